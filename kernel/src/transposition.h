// What a search remembers of positions, by exact key, within a bound of memory.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <new>
#include <vector>

#include "large_pages.h"
#include "random.h"

namespace kingclub {

// A position at the start of a trick, exactly.
struct StateKey {
  std::uint64_t cards = 0; // the live ones, the leader, and whether the king is held back
  std::uint8_t owed = 0;   // tricks that the declarer still owes
};

// `Value` is small and trivially copied. Entries live in buckets of one or two cache lines; a full bucket
// gives up the entry with the fewest tricks left, the cheapest to find again.
template <class Value> class Transposition {
public:
  explicit Transposition(std::size_t most_bytes) {
    while (most_buckets_ * 2 * sizeof(Bucket) <= most_bytes) most_buckets_ *= 2;
    buckets_.resize(std::min(most_buckets_, kFirstBuckets));
  }

  // Forgets everything; costs nothing.
  void clear() {
    used_ = 0;
    if (++generation_ != 0) return;
    generation_ = 1; // the counter went round: wipe, or old entries would come back
    for (Bucket &bucket : buckets_) bucket = Bucket{};
  }

  // Forgets everything, and gives back what it has grown by.
  void release() {
    if (const std::size_t first = std::min(most_buckets_, kFirstBuckets); buckets_.size() > first)
      Buckets(first).swap(buckets_);
    clear();
  }

  void prefetch(const StateKey &key) const { __builtin_prefetch(&buckets_[bucket_of(key)]); }

  const Value *find(const StateKey &key) const {
    for (const Entry &entry : buckets_[bucket_of(key)].entries)
      if (entry.is_of(key) && entry.generation == generation_) return &entry.value;
    return nullptr;
  }

  void store(const StateKey &key, int tricks, const Value &value) {
    Entry *place = place_for(key);
    if (place->generation == generation_ && !place->is_of(key) && grow()) place = place_for(key);
    used_ += place->generation != generation_;
    place->cards = key.cards;
    place->owed = key.owed;
    place->value = value;
    place->generation = generation_;
    place->tricks = static_cast<std::uint8_t>(tricks);
  }

  std::size_t bytes() const { return buckets_.size() * sizeof(Bucket); }

private:
  struct Entry { // the key in two parts: as one member it would make the entry longer
    std::uint64_t cards = 0;
    std::uint16_t generation = 0;
    std::uint8_t tricks = 0;
    std::uint8_t owed = 0;
    Value value{};

    StateKey key() const { return {cards, owed}; }
    bool is_of(const StateKey &wanted) const { return cards == wanted.cards && owed == wanted.owed; }
  };
  static constexpr std::size_t kLine = 64;
  static constexpr std::size_t kPerBucket = sizeof(Entry) <= kLine / 2 ? kLine / sizeof(Entry) : 2;
  struct alignas(kLine) Bucket {
    std::array<Entry, kPerBucket> entries{};
  };
  using Buckets = std::vector<Bucket, LargePages<Bucket>>;
  static constexpr std::size_t kFirstBuckets = 1 << 10; // 64 or 128 kilobytes: a small search stays in the cache

  std::size_t bucket_of(const StateKey &key) const {
    const std::uint64_t mixed = (key.cards + key.owed) * kGoldenRatio ^ key.cards >> 32;
    return mixed * kSpectral >> 20 & (buckets_.size() - 1);
  }

  // The entry of this key, or else a free one, or else the cheapest.
  Entry *place_for(const StateKey &key) {
    Entry *place = nullptr;
    for (Entry &entry : buckets_[bucket_of(key)].entries) {
      const bool current = entry.generation == generation_;
      if (current && entry.is_of(key)) return &entry;
      if (!place || (place->generation == generation_ && (!current || entry.tricks < place->tricks)))
        place = &entry;
    }
    return place;
  }

  // Rather than lose an entry, unless the table is large and nearly empty or as large as it may be.
  bool grow() {
    constexpr std::size_t kWorthGrowing = 4; // a quarter full
    if (buckets_.size() == most_buckets_ || used_ * kWorthGrowing < buckets_.size() * kPerBucket) return false;
    Buckets old;
    try {
      old = Buckets(buckets_.size() * 2);
    } catch (const std::bad_alloc &) {
      most_buckets_ = buckets_.size(); // no more memory is to be had: from here on entries are given up
      return false;
    }
    old.swap(buckets_);
    used_ = 0;
    for (const Bucket &bucket : old)
      for (const Entry &entry : bucket.entries)
        if (entry.generation == generation_) {
          Entry *place = place_for(entry.key());
          used_ += place->generation != generation_;
          *place = entry;
        }
    return true;
  }

  Buckets buckets_;
  std::size_t most_buckets_ = kFirstBuckets;
  std::size_t used_ = 0;
  std::uint16_t generation_ = 1;
};

} // namespace kingclub
