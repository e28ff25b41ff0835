// The Python module.
#include "bind.h"

#include <chrono>

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

Released::Released() {
  if (PyThread_get_thread_ident() == main_thread) ask_caller = &look_for_signals;
}

} // namespace kingclub

NB_MODULE(_ext, m) {
#if defined(__BMI2__) && !defined(__clang__) // clang's own runtime may lack the question
  // A build that came from another machine would die at its first instruction this one does not know.
  if (!__builtin_cpu_supports("bmi2") || !__builtin_cpu_supports("avx2"))
    throw nanobind::import_error("this build of the kernel is for a newer processor");
#endif
  m.doc() = "Legality, playouts, exact solvers and belief for trick-taking deals.";
  kingclub::main_thread =
      nanobind::cast<unsigned long>(nanobind::module_::import_("threading").attr("main_thread")().attr("ident"));
  kingclub::bind_spec(m);
  kingclub::bind_position(m);
  kingclub::bind_playouts(m);
  kingclub::bind_solvers(m);
  kingclub::bind_belief(m);
}
