// Random numbers that are the same on every machine: no library engine or distribution.
#pragma once

#include <bit>
#include <cstdint>

#include "card.h"

#if defined(__BMI2__)
#include <immintrin.h>
#endif

namespace kingclub {

// Multipliers that mix well: 2^64 over the golden ratio, and one with a good spectrum (Steele, Vigna 2021).
inline constexpr std::uint64_t kGoldenRatio = 0x9e3779b97f4a7c15ULL;
inline constexpr std::uint64_t kSpectral = 0xd1342543de82ef95ULL;

// The finaliser of SplitMix64 (Steele, Lea, Flood 2014).
constexpr std::uint64_t mix(std::uint64_t x) {
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ULL;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebULL;
  return x ^ (x >> 31);
}

// A stream of its own for item `index` of a batch: results do not depend on who computes which item.
constexpr std::uint64_t stream(std::uint64_t seed, std::uint64_t index) {
  return mix(mix(seed + kGoldenRatio) ^ (index * kSpectral + 1));
}

// SplitMix64. A counter with a mixer: successive draws do not wait for one another.
class Random {
public:
  explicit constexpr Random(std::uint64_t seed) : state_(seed) {}

  constexpr std::uint64_t next() { return mix(state_ += kGoldenRatio); }

  // Uniform in [0, n), exactly (Lemire's multiplication with rejection).
  constexpr std::uint64_t below(std::uint64_t n) {
    unsigned __int128 product = static_cast<unsigned __int128>(next()) * n;
    if (static_cast<std::uint64_t>(product) < n) {
      const std::uint64_t threshold = -n % n;
      while (static_cast<std::uint64_t>(product) < threshold)
        product = static_cast<unsigned __int128>(next()) * n;
    }
    return static_cast<std::uint64_t>(product >> 64);
  }

  // The same for numbers of more than 64 bits: draws as many bits as n has until they are below n.
  constexpr unsigned __int128 below_wide(unsigned __int128 n) {
    const auto high = static_cast<std::uint64_t>((n - 1) >> 64);
    const std::uint64_t mask = high ? ~std::uint64_t{0} >> std::countl_zero(high) : 0;
    for (;;) {
      const std::uint64_t upper = next() & mask;
      const unsigned __int128 drawn = static_cast<unsigned __int128>(upper) << 64 | next();
      if (drawn < n) return drawn;
    }
  }

private:
  std::uint64_t state_;
};

// Serves each draw of 64 bits in two halves.
class HalfDraws {
public:
  explicit constexpr HalfDraws(Random &random) : random_(random) {}

  constexpr std::uint32_t next() {
    if (full_) {
      full_ = false;
      return static_cast<std::uint32_t>(kept_ >> 32);
    }
    full_ = true;
    return static_cast<std::uint32_t>(kept_ = random_.next());
  }

  // Uniform in [0, n), exactly.
  constexpr std::uint32_t below(std::uint32_t n) {
    std::uint64_t product = static_cast<std::uint64_t>(next()) * n;
    if (static_cast<std::uint32_t>(product) < n) {
      const std::uint32_t threshold = -n % n;
      while (static_cast<std::uint32_t>(product) < threshold) product = static_cast<std::uint64_t>(next()) * n;
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

private:
  Random &random_;
  std::uint64_t kept_ = 0;
  bool full_ = false;
};

// Scales 32 random bits to [0, n). For the small n of one hand no outcome is favoured by more than
// n / 2^32, far below what any number of playouts can show.
constexpr std::uint32_t scale(std::uint32_t bits, std::uint32_t n) {
  return static_cast<std::uint32_t>((static_cast<std::uint64_t>(bits) * n) >> 32);
}

// The n-th lowest card of the set, n from 0.
inline Card nth_card(CardSet set, unsigned n) {
#if defined(__BMI2__)
  return lowest(_pdep_u64(std::uint64_t{1} << n, set));
#else
  for (; n; --n) set &= set - 1;
  return lowest(set);
#endif
}

inline Card random_card(CardSet set, std::uint32_t bits) {
  return nth_card(set, scale(bits, static_cast<std::uint32_t>(count(set))));
}

} // namespace kingclub
