// A batch: how large it may be, and its sharing out among threads.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <exception>
#include <initializer_list>
#include <mutex>
#include <stdexcept>
#include <thread>
#include <vector>

#include "caller.h"

namespace kingclub {

// How many numbers an array of these lengths holds. Throws std::invalid_argument where a batch would not
// fit into the memory of a large machine.
inline std::size_t batch_size(std::initializer_list<std::int64_t> lengths) {
  constexpr std::int64_t kMost = std::int64_t{1} << 30;
  std::int64_t numbers = 1;
  for (const std::int64_t length : lengths)
    if (length < 0 || __builtin_mul_overflow(numbers, length, &numbers) || numbers > kMost)
      throw std::invalid_argument("a batch of more than 2^30 numbers, four or eight bytes each: ask for less at a time");
  return static_cast<std::size_t>(numbers);
}

// How many threads are still at work, for the one that waits for them.
class AtWork {
public:
  void begin() {
    const std::lock_guard locked(mutex_);
    ++threads_;
  }
  void end() {
    const std::lock_guard locked(mutex_);
    if (--threads_ == 0) none_left_.notify_one();
  }
  // True when all have ended, false when some have not after a while.
  bool wait() {
    constexpr auto kWhile = std::chrono::milliseconds(50);
    std::unique_lock locked(mutex_);
    return none_left_.wait_for(locked, kWhile, [this] { return threads_ == 0; });
  }

private:
  std::mutex mutex_;
  std::condition_variable none_left_;
  int threads_ = 0;
};

// Calls work(begin, end) on contiguous pieces of [0, items), a share of them in each thread; the caller's
// thread takes one share, and he is asked after each piece and while the others are waited for. Where one piece
// throws, no other is begun.
template <class Work> void share_out(std::int64_t items, int threads, Work work) {
  const std::int64_t shares = std::clamp<std::int64_t>(threads, 1, std::max<std::int64_t>(items, 1));
  std::atomic<bool> stopped = false;
  const auto piece_by_piece = [&](std::int64_t begin, std::int64_t end) {
    constexpr std::int64_t kPiece = 256; // playouts: a tenth of a millisecond
    for (; begin < end && !stopped.load(std::memory_order_relaxed); begin += kPiece) {
      work(begin, std::min(begin + kPiece, end));
      let_caller_stop();
    }
  };
  if (shares == 1) return piece_by_piece(0, items);
  std::vector<std::exception_ptr> failures(static_cast<std::size_t>(shares));
  std::vector<std::thread> workers;
  workers.reserve(static_cast<std::size_t>(shares));
  const auto try_to = [&](std::int64_t share, const auto &some_work) {
    try {
      some_work();
    } catch (...) {
      stopped = true;
      failures[static_cast<std::size_t>(share)] = std::current_exception();
    }
  };
  const auto run = [&](std::int64_t share) {
    try_to(share, [&] { piece_by_piece(items * share / shares, items * (share + 1) / shares); });
  };
  AtWork at_work;
  const auto run_beside = [&](std::int64_t share) {
    stop_asked = &stopped;
    run(share);
    at_work.end();
  };
  std::int64_t share = 1;
  for (; share < shares; ++share) {
    at_work.begin();
    try {
      workers.emplace_back(run_beside, share);
    } catch (const std::exception &) {
      at_work.end();
      break; // there are no more threads to be had: the caller's takes the shares that are left
    }
  }
  run(0);
  for (; share < shares; ++share) run(share);
  while (!at_work.wait()) try_to(0, let_caller_stop);
  for (std::thread &worker : workers) worker.join();
  for (const std::exception_ptr &failure : failures)
    if (failure) std::rethrow_exception(failure);
}

} // namespace kingclub
