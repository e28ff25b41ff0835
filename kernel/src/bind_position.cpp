// Position: legal cards, make and undo, points, counts.
#include "bind.h"

#include <algorithm>

#include "counts.h"
#include "position_text.h"

namespace kingclub {
namespace {

Position make_position(std::shared_ptr<const Rules> rules, const Given<std::vector<CardSet>, "hands"> &hands,
                       Given<Seat, "leader"> leader, Given<std::vector<Card>, "trick"> trick, bool hearts_broken,
                       bool king_held_back, Given<std::optional<int>, "bonus"> bonus,
                       Given<std::optional<int>, "owed"> owed, Given<std::vector<int>, "points"> points,
                       bool begins) {
  if (static_cast<int>(hands.value.size()) != rules->spec.seats) throw std::invalid_argument("hands: one for each seat");
  Setup setup;
  std::copy(hands.value.begin(), hands.value.end(), setup.hands.begin());
  setup.leader = leader;
  setup.trick = std::move(trick.value);
  setup.hearts_broken = hearts_broken;
  setup.king_held_back = king_held_back;
  setup.bonus = bonus;
  setup.owed = owed;
  setup.points = std::move(points.value);
  setup.begins = begins;
  return Position(std::move(rules), setup);
}

void play_checked(Position &position, Given<Card, "card"> card) {
  if (card < 0 || card >= kCards || !(position.legal_cards() & bit(card)))
    throw std::invalid_argument("play: not a legal card");
  position.play(card);
}

std::vector<int> points_of(const Position &position) {
  const Points &points = position.table().points;
  return {points.begin(), points.begin() + position.seats()};
}

std::vector<CardSet> hands_of(const Position &position) {
  const Hands &hands = position.table().hands;
  return {hands.begin(), hands.begin() + position.seats()};
}

std::vector<Card> trick_of(const Position &position) {
  const Trick &trick = position.table().trick;
  return {trick.cards.begin(), trick.cards.begin() + trick.size};
}

std::uint64_t count_plays_of(const Position &position, Given<int, "depth"> depth, Watch *watch) {
  const Position as_it_is = position; // another thread may play on
  const Released released;
  return count_plays(as_it_is, depth, watch);
}

// What two equal positions have in common: what was played before is no part of it.
std::pair<const Spec &, const Table &> content_of(const Position &position) {
  return {position.rules().spec, position.table()};
}

// A field of the table as a plain number or truth.
template <class T, class Field> auto field(Field Table::*member) {
  return [member](const Position &position) { return static_cast<T>(position.table().*member); };
}

} // namespace

void bind_position(nb::module_ &m) {
  nb::class_<Position> position(m, "Position", "A deal in play with all cards open.");
  position
      .def("__init__", init_by(&make_position), "rules"_a, "hands"_a, "leader"_a = 0, "trick"_a = std::vector<Card>{},
           nb::kw_only(), "hearts_broken"_a = false, "king_held_back"_a = false, "bonus"_a = nb::none(),
           "owed"_a = nb::none(), "points"_a = std::vector<int>{}, "begins"_a = false)
      .def_prop_ro("rules", [](const Position &p) { return Rules(p.rules()); })
      .def_prop_ro("seats", &Position::seats)
      .def_prop_ro("turn", field<int>(&Table::turn))
      .def_prop_ro("leader", [](const Position &p) { return static_cast<int>(p.table().trick.leader); })
      .def_prop_ro("winner", [](const Position &p) { return static_cast<int>(p.table().trick.taker.seat); },
                   "Who wins the trick as it lies; before the lead the leader.")
      .def_prop_ro("hands", &hands_of)
      .def_prop_ro("trick", &trick_of)
      .def_prop_ro("points", &points_of, "Half points of each seat so far.")
      .def_prop_ro("tricks_left", field<int>(&Table::tricks_left))
      .def_prop_ro("owed", field<int>(&Table::owed), "Tricks that the declarer still owes.")
      .def_prop_ro("bonus", field<int>(&Table::bonus), "What the trick on the table brings besides its cards.")
      .def_prop_ro("hearts_broken", field<bool>(&Table::hearts_broken))
      .def_prop_ro("king_held_back", field<bool>(&Table::king_held_back))
      .def_prop_ro("is_over", &Position::is_over)
      .def_prop_ro("legal_cards", [](const Position &p) { return p.legal_cards(); })
      .def_prop_ro("plays", &Position::plays, "How many plays can be undone.")
      .def("play", &play_checked, "card"_a)
      .def("undo", &Position::undo)
      .def("copy", [](const Position &p) { return Position(p); })
      .def("__copy__", [](const Position &p) { return Position(p); })
      .def("__deepcopy__", [](const Position &p, const nb::dict &) { return Position(p); }, "memo"_a)
      .def("count_plays", &count_plays_of, "depth"_a, nb::arg("watch").none() = nb::none(),
           "Legal sequences of `depth` plays, or shorter ones that end the deal; raises Cancelled.")
      .def_static("of_text", &position_of_text, "rules"_a, "text"_a,
                  "What `str` says of a position, read back.")
      .def("__str__", &text_of);
  def_equal(position, &content_of);
}

} // namespace kingclub
