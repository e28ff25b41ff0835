// The Python module.
#include "bind.h"

#include <chrono>
#include <thread>

namespace kingclub {
namespace {

unsigned long main_thread = 0;

void look_for_signals() {
  using Clock = std::chrono::steady_clock;
  // To wait for the lock where other threads are busy takes five milliseconds.
  constexpr auto kPause = std::chrono::milliseconds(100);
  static Clock::time_point next = Clock::now() + kPause;
  if (Clock::now() < next) return;
  const nb::gil_scoped_acquire locked;
  if (PyErr_CheckSignals() != 0) throw nb::python_error();
  next = Clock::now() + kPause;
}

} // namespace

Released::Released() : thread_(PyEval_SaveThread()) {
  if (PyThread_get_thread_ident() == main_thread) ask_caller = &look_for_signals;
}

Released::~Released() {
  ask_caller = asked_before_;
  try {
    PyEval_RestoreThread(thread_);
  } catch (...) {
    // The interpreter has come to its end and ends this thread by unwinding it. Nothing above expects that, so the
    // thread waits here for the end of the process, as Python itself lets it from 3.14 on.
    for (;;) std::this_thread::sleep_for(std::chrono::hours(1));
  }
}

} // namespace kingclub

NB_MODULE(_ext, m) {
#if defined(__BMI2__) && !defined(__clang__) // clang's own runtime may lack the question
  // A build that came from another machine would die at its first instruction this one does not know.
  if (!__builtin_cpu_supports("bmi2") || !__builtin_cpu_supports("avx2"))
    throw nanobind::import_error("this build of the kernel is for a newer processor");
#endif
  // A program may end while one of its threads still holds positions: that is no leak to tell a person of.
  nanobind::set_leak_warnings(false);
  m.doc() = "Legality, playouts, exact solvers and belief for trick-taking deals.";
  kingclub::main_thread =
      nanobind::cast<unsigned long>(nanobind::module_::import_("threading").attr("main_thread")().attr("ident"));
  kingclub::bind_spec(m);
  kingclub::bind_position(m);
  kingclub::bind_playouts(m);
  kingclub::bind_solvers(m);
  kingclub::bind_belief(m);
}
