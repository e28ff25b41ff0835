// Playouts: batches in, NumPy arrays out.
#include "bind.h"

#include "playout.h"

namespace kingclub {
namespace {

using Rows = nb::ndarray<nb::numpy, std::int32_t>;
using Repeats = Given<int, "repeats">;
using Noise = Given<double, "noise">;
using Seed = Given<std::uint64_t, "seed">;
using Threads = Given<int, "threads">;
using Worlds = nb::ndarray<const std::uint64_t, nb::ndim<2>, nb::c_contig, nb::device::cpu>;

void check_batch(int repeats, int threads, double noise) {
  if (repeats < 1) throw std::invalid_argument("repeats: at least one");
  if (threads < 1) throw std::invalid_argument("threads: at least one");
  if (!(noise >= 0 && noise <= 1)) throw std::invalid_argument("noise: from 0 to 1");
}

// Positions that Python gives, kept alive: a sequence may make them as it is read.
class Positions {
public:
  explicit Positions(const nb::sequence &given) {
    for (const nb::handle each : given) {
      kept_.push_back(nb::borrow(each));
      if (!nb::isinstance<Position>(each))
        throw nb::type_error((std::string("positions: no position: ") + nb::inst_name(each).c_str()).c_str());
      all_.push_back(nb::inst_ptr<Position>(each));
      if (all_.back()->seats() != all_.front()->seats())
        throw std::invalid_argument("positions: all with as many seats");
    }
  }

  const std::vector<const Position *> &all() const { return all_; }

private:
  std::vector<nb::object> kept_;
  std::vector<const Position *> all_;
};

Rows bind_play_out(const nb::typed<nb::sequence, Position> &given, Repeats repeats, const Plain *plain, Noise noise,
                   Seed seed, Threads threads) {
  check_batch(repeats, threads, noise);
  const Positions kept(given);
  const std::vector<const Position *> &positions = kept.all();
  const int seats = positions.empty() ? 0 : positions.front()->seats();
  std::vector<std::int32_t> rows;
  {
    const Released released;
    rows = play_out(positions, repeats, {plain, noise}, seed, threads);
  }
  return array_of(std::move(rows), positions.size(), repeats.value, seats);
}

Rows bind_play_deals(const Rules &rules, Given<std::int64_t, "deals"> deals, const Plain *plain, Noise noise,
                     Seed seed, Threads threads) {
  check_batch(1, threads, noise);
  if (deals < 0) throw std::invalid_argument("deals: not negative");
  std::vector<std::int32_t> rows;
  {
    const Released released;
    rows = play_deals(rules, deals, {plain, noise}, seed, threads);
  }
  return array_of(std::move(rows), deals.value, rules.spec.seats);
}

void check_world(const Position &position, const CardSet *hands, const std::vector<Card> &cards) {
  const Table &table = position.table();
  CardSet seen = table.trick.set;
  for (Seat seat = 0; seat < position.seats(); ++seat) {
    if (hands[seat] & seen || count(hands[seat]) != count(table.hands[seat]))
      throw std::invalid_argument("worlds: hands that are not those of the position in number");
    seen |= hands[seat];
  }
  if (seen & ~position.rules().spec.pack) throw std::invalid_argument("worlds: a card not in the pack");
  const CardSet legal = legal_cards(position.rules(), table, hands[table.turn]);
  for (const Card card : cards)
    if (card < 0 || card >= kCards || !(legal & bit(card)))
      throw std::invalid_argument("cards: not legal in every world");
}

Rows bind_play_worlds(const Position &position, const Worlds &worlds,
                      const Given<std::vector<Card>, "cards"> &cards, Repeats repeats, const Plain *plain,
                      Noise noise, Given<unsigned, "evaded"> evaded, Seed seed, Threads threads) {
  check_batch(repeats, threads, noise);
  if (position.is_over()) throw std::invalid_argument("position: the deal is over");
  if (evaded && !position.rules().duties.penalty_void)
    throw std::invalid_argument("evaded: nobody can, where K♥ may be held back for nothing");
  if (evaded >> position.seats()) throw std::invalid_argument("evaded: a bit for no seat");
  if (static_cast<int>(worlds.shape(1)) != position.seats())
    throw std::invalid_argument("worlds: one hand for each seat");
  std::vector<std::int32_t> rows;
  {
    const Released released;
    for (std::size_t world = 0; world < worlds.shape(0); ++world)
      check_world(position, worlds.data() + world * worlds.shape(1), cards);
    rows = play_worlds(position, {worlds.data(), worlds.size()}, cards.value, repeats, {plain, noise}, evaded, seed,
                       threads);
  }
  return array_of(std::move(rows), worlds.shape(0), cards.value.size(), repeats.value, position.seats());
}

} // namespace

void bind_playouts(nb::module_ &m) {
  const auto plain = nb::arg("plain").none() = nb::none();
  m.def("play_out", &bind_play_out, "positions"_a, "repeats"_a = 1, plain, "noise"_a = 0.0, "seed"_a = 0,
        "threads"_a = 1, "Points by (position, repeat, seat) after playing to the end.");
  m.def("play_deals", &bind_play_deals, "rules"_a, "deals"_a, plain, "noise"_a = 0.0, "seed"_a = 0,
        "threads"_a = 1, "Points by (deal, seat) of whole random deals; seat 0 leads.");
  m.def("play_worlds", &bind_play_worlds, "position"_a, "worlds"_a, "cards"_a, "repeats"_a = 1, plain,
        "noise"_a = 0.0, "evaded"_a = 0, "seed"_a = 0, "threads"_a = 1,
        "Points by (world, card, repeat, seat): each card played in each world, then to the end.");
}

} // namespace kingclub
