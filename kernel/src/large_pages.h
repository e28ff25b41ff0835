// Memory for tables that are read at random: in pages as large as the system has, where it gives them.
#pragma once

#include <cstddef>
#include <new>

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace kingclub {

// With pages of four kilobytes nearly every read of a large table also looks for its page.
template <class T> struct LargePages {
  using value_type = T;

  LargePages() = default;
  template <class U> LargePages(const LargePages<U> &) {}

  T *allocate(std::size_t n) {
    void *memory = ::operator new(n * sizeof(T), std::align_val_t{alignment(n)});
#if defined(__linux__)
    if (alignment(n) == kLarge) madvise(memory, n * sizeof(T), MADV_HUGEPAGE); // a wish: no harm where refused
#endif
    return static_cast<T *>(memory);
  }

  void deallocate(T *memory, std::size_t n) { ::operator delete(memory, std::align_val_t{alignment(n)}); }

  bool operator==(const LargePages &) const = default;

private:
  static constexpr std::size_t kLarge = std::size_t{2} << 20;
  static constexpr std::size_t alignment(std::size_t n) { return n * sizeof(T) >= kLarge ? kLarge : alignof(T); }
};

} // namespace kingclub
