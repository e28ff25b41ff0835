// A batch shared out among threads.
#pragma once

#include <algorithm>
#include <cstdint>
#include <exception>
#include <thread>
#include <vector>

namespace kingclub {

// Calls work(begin, end) on contiguous shares of [0, items); the caller's thread takes one share.
template <class Work> void share_out(std::int64_t items, int threads, Work work) {
  const std::int64_t shares = std::clamp<std::int64_t>(threads, 1, std::max<std::int64_t>(items, 1));
  if (shares == 1) return work(std::int64_t{0}, items);
  std::vector<std::exception_ptr> failures(static_cast<std::size_t>(shares));
  std::vector<std::thread> workers;
  const auto run = [&](std::int64_t share) {
    try {
      work(items * share / shares, items * (share + 1) / shares);
    } catch (...) {
      failures[static_cast<std::size_t>(share)] = std::current_exception();
    }
  };
  for (std::int64_t share = 1; share < shares; ++share) workers.emplace_back(run, share);
  run(0);
  for (std::thread &worker : workers) worker.join();
  for (const std::exception_ptr &failure : failures)
    if (failure) std::rethrow_exception(failure);
}

} // namespace kingclub
