// The Python module.
#include "bind.h"

NB_MODULE(_ext, m) {
#if defined(__BMI2__) && !defined(__clang__) // clang's own runtime may lack the question
  // A build that came from another machine would die at its first instruction this one does not know.
  if (!__builtin_cpu_supports("bmi2") || !__builtin_cpu_supports("avx2"))
    throw nanobind::import_error("this build of the kernel is for a newer processor");
#endif
  m.doc() = "Legality, playouts, exact solvers and belief for trick-taking deals.";
  kingclub::bind_spec(m);
  kingclub::bind_position(m);
  kingclub::bind_playouts(m);
  kingclub::bind_solvers(m);
  kingclub::bind_belief(m);
}
