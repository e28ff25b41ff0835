// A test program: CHECK what must hold; the first failure ends it.
#pragma once

#include <cstdio>
#include <cstdlib>

#define CHECK(condition)                                                                  \
  do {                                                                                    \
    if (!(condition)) {                                                                   \
      std::fprintf(stderr, "%s:%d: CHECK(%s) failed\n", __FILE__, __LINE__, #condition);  \
      std::exit(1);                                                                       \
    }                                                                                     \
  } while (false)

#define CHECK_THROWS(expression)                                                          \
  do {                                                                                    \
    bool thrown = false;                                                                  \
    try {                                                                                 \
      (void)(expression);                                                                 \
    } catch (const std::exception &) {                                                    \
      thrown = true;                                                                      \
    }                                                                                     \
    CHECK(thrown && #expression);                                                         \
  } while (false)
