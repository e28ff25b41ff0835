// What a search remembers of positions, by exact key, within a bound of memory.
#pragma once

#include <cstdint>
#include <cstddef>
#include <vector>

#include "random.h"

namespace kingclub {

// `Value` is small and trivially copied. A full bucket gives up the entry with the fewest tricks left,
// the cheapest to find again.
template <class Value> class Transposition {
public:
  explicit Transposition(std::size_t most_bytes) {
    while (most_entries_ * 2 * sizeof(Entry) <= most_bytes) most_entries_ *= 2;
    entries_.resize(std::min(most_entries_, kFirstEntries));
  }

  // Forgets everything; costs nothing.
  void clear() {
    used_ = 0;
    if (++generation_ != 0) return;
    generation_ = 1; // the counter went round: wipe, or old entries would come back
    for (Entry &entry : entries_) entry = Entry{};
  }

  const Value *find(std::uint64_t key) const {
    const Entry *bucket = &entries_[bucket_of(key)];
    for (int i = 0; i < kBucket; ++i)
      if (bucket[i].key == key && bucket[i].generation == generation_) return &bucket[i].value;
    return nullptr;
  }

  void store(std::uint64_t key, int tricks, const Value &value) {
    if (used_ * 4 > entries_.size() * 3 && entries_.size() < most_entries_) grow();
    Entry *bucket = &entries_[bucket_of(key)];
    Entry *place = nullptr;
    for (int i = 0; i < kBucket; ++i) {
      Entry &entry = bucket[i];
      if (entry.generation != generation_) {
        if (!place || place->generation == generation_) place = &entry;
      } else if (entry.key == key) {
        place = &entry;
        break;
      } else if (!place || (place->generation == generation_ && entry.tricks < place->tricks)) {
        place = &entry;
      }
    }
    used_ += place->generation != generation_;
    *place = {key, value, generation_, static_cast<std::uint8_t>(tricks)};
  }

  std::size_t bytes() const { return entries_.size() * sizeof(Entry); }

private:
  struct Entry {
    std::uint64_t key = 0;
    Value value{};
    std::uint16_t generation = 0;
    std::uint8_t tricks = 0;
  };
  static constexpr int kBucket = 4;
  static constexpr std::size_t kFirstEntries = 1 << 12;

  std::size_t bucket_of(std::uint64_t key) const { return mix(key) & (entries_.size() - kBucket); }

  void grow() {
    std::vector<Entry> old(entries_.size() * 2);
    old.swap(entries_);
    used_ = 0;
    for (const Entry &entry : old)
      if (entry.generation == generation_) store(entry.key, entry.tricks, entry.value);
  }

  std::vector<Entry> entries_;
  std::size_t most_entries_ = kFirstEntries;
  std::size_t used_ = 0;
  std::uint16_t generation_ = 1;
};

} // namespace kingclub
