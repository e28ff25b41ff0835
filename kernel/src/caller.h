// The caller of long work may want to stop it: he is asked now and then.
#pragma once

namespace kingclub {

// Set by who calls, for his own thread only; throws to stop the work.
using AskCaller = void (*)();
inline constinit thread_local AskCaller ask_caller = nullptr;

inline void let_caller_stop() {
  if (ask_caller) ask_caller();
}

} // namespace kingclub
