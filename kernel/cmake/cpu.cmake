# KINGCLUB_CPU_FLAGS: pdep finds the n-th card of a set in one instruction, so take x86-64-v3 where the
# building machine runs it. What travels to other machines is built with -DKINGCLUB_CPU=x86-64-v2.
include(CheckCXXSourceRuns)

set(KINGCLUB_CPU_FLAGS "")
if(KINGCLUB_CPU STREQUAL "auto")
  if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64" AND NOT CMAKE_CROSSCOMPILING)
    check_cxx_source_runs("int main() { return __builtin_cpu_supports(\"bmi2\") && __builtin_cpu_supports(\"avx2\") ? 0 : 1; }"
      KINGCLUB_CPU_IS_V3)
    if(KINGCLUB_CPU_IS_V3)
      set(KINGCLUB_CPU_FLAGS -mbmi2 -mbmi -mlzcnt -mpopcnt -mavx2 -mfma)
    endif()
  endif()
elseif(KINGCLUB_CPU)
  set(KINGCLUB_CPU_FLAGS -march=${KINGCLUB_CPU})
endif()
