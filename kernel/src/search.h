// What all solvers share: being watched and stopped, and the shape of an answer.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <stdexcept>
#include <vector>

#include "caller.h"
#include "card.h"

namespace kingclub {

class Cancelled : public std::runtime_error {
public:
  Cancelled() : std::runtime_error("the search was cancelled") {}
};

// Seen by the thread that searches and by the one that waits.
class Watch {
public:
  void cancel() { cancelled_.store(true, std::memory_order_relaxed); }
  bool is_cancelled() const { return cancelled_.load(std::memory_order_relaxed); }
  std::uint64_t nodes() const { return nodes_.load(std::memory_order_relaxed); }
  int cards_done() const { return cards_done_.load(std::memory_order_relaxed); }
  int cards() const { return cards_.load(std::memory_order_relaxed); }

  // A search begins, of so many first cards.
  void expect(int cards) {
    cards_done_.store(0, std::memory_order_relaxed);
    cards_.store(cards, std::memory_order_relaxed);
  }
  void card_done() { cards_done_.fetch_add(1, std::memory_order_relaxed); }

  // Throws Cancelled.
  void report(std::uint64_t nodes) {
    nodes_.fetch_add(nodes, std::memory_order_relaxed);
    if (is_cancelled()) throw Cancelled();
  }

private:
  std::atomic<bool> cancelled_{false};
  std::atomic<std::uint64_t> nodes_{0};
  std::atomic<int> cards_{0}, cards_done_{0};
};

// Counts nodes; looks at the watch first and now and then, and asks the caller. Throws Cancelled.
class NodeCounter {
public:
  explicit NodeCounter(Watch *watch) : watch_(watch) {
    if (watch_) watch_->report(0);
  }

  void count() {
    ++nodes_;
    if ((nodes_ & (kInterval - 1)) == 0) [[unlikely]] look_up();
  }
  std::uint64_t nodes() const { return nodes_; }

private:
  [[gnu::cold]] void look_up() const { // out of the way of the search
    let_caller_stop();
    if (watch_) watch_->report(kInterval);
  }

  static constexpr std::uint64_t kInterval = 4096; // one or two milliseconds of a solver
  Watch *watch_;
  std::uint64_t nodes_ = 0;
};

// One legal card and its value to the seat to play: half points still to come, in fixed point where
// the solver says so.
struct CardValue {
  Card card;
  std::int32_t value;
};

struct Answer {
  std::vector<CardValue> cards; // every legal card, lowest index first
  std::uint64_t nodes = 0;
};

} // namespace kingclub
