// The caller of long work may want to stop it: he is asked now and then.
#pragma once

#include <atomic>
#include <exception>

namespace kingclub {

// Set by who calls, for his own thread only; throws to stop the work.
using AskCaller = void (*)();
inline constinit thread_local AskCaller ask_caller = nullptr;

// Set in a thread that works beside the caller's: where the caller stops the work, it ends too.
inline constinit thread_local const std::atomic<bool> *stop_asked = nullptr;

class Stopped : public std::exception {};

inline void let_caller_stop() {
  if (ask_caller) ask_caller();
  if (stop_asked && stop_asked->load(std::memory_order_relaxed)) throw Stopped();
}

} // namespace kingclub
