#include "position_text.h"

#include <algorithm>
#include <charconv>
#include <sstream>
#include <stdexcept>
#include <utility>
#include <vector>

namespace kingclub {
namespace {

constexpr std::string_view kBetweenParts = " | ";

std::array<std::string, kCards> make_names() {
  static constexpr const char *ranks[] = {"2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"};
  static constexpr const char *suits[] = {"♠", "♣", "♦", "♥"};
  std::array<std::string, kCards> names;
  for (Card card = 0; card < kFirstJoker; ++card)
    names[card] = std::string(ranks[card % kRanks]) + suits[card / kRanks];
  names[kFirstJoker] = "Jo1";
  names[kFirstJoker + 1] = "Jo2";
  return names;
}

const std::array<std::string, kCards> &names() {
  static const std::array<std::string, kCards> all = make_names();
  return all;
}

[[noreturn]] void refuse(const char *reason, std::string_view where) {
  throw std::invalid_argument("text: " + std::string(reason) + ": '" + std::string(where) + "'");
}

using Words = std::vector<std::string_view>;

Words split(std::string_view text, std::string_view between) {
  Words words;
  for (;;) {
    const std::size_t end = text.find(between);
    words.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return words;
    text.remove_prefix(end + between.size());
  }
}

Card card_of(std::string_view word) {
  const auto found = std::find(names().begin(), names().end(), word);
  if (found == names().end()) refuse("no such card", word);
  return static_cast<Card>(found - names().begin());
}

int number_of(std::string_view word) {
  int number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (error != std::errc{} || end != word.data() + word.size()) refuse("no number", word);
  return number;
}

// Part by part into the setup of a position.
class Reader {
public:
  explicit Reader(int seats) : seats_(seats) {
    setup_.owed = 0; // what a text does not name is not there
    setup_.bonus = 0;
  }

  void read(std::string_view part) {
    const Words words = split(part, " ");
    const std::string_view head = words.front();
    if (std::find(heads_.begin(), heads_.end(), head) != heads_.end()) refuse("twice", head);
    heads_.push_back(head);
    if (head.ends_with(':')) return read_hand(words);
    if (head == "table" && words.size() > 1) return read_trick(words);
    if (head == "points") return read_points(words);
    if (part == "hearts broken") return void(setup_.hearts_broken = true);
    if (part == "king held back") return void(setup_.king_held_back = true);
    if (words.size() != 2) refuse("no such part", part);
    if (head == "turn" || head == "over") return read_turn(words);
    if (head == "owed") return void(setup_.owed = number_of(words[1]));
    if (head == "bonus") return void(setup_.bonus = number_of(words[1]));
    refuse("no such part", part);
  }

  Position position(std::shared_ptr<const Rules> rules) && {
    if (turn_ < 0) throw std::invalid_argument("text: whose turn is it?");
    if (setup_.trick.empty()) setup_.leader = turn_;
    setup_.begins = !over_; // where nothing is left to win, it is somebody's turn in the first trick only
    Position found(std::move(rules), setup_);
    if (found.table().turn != turn_) throw std::invalid_argument("text: not the turn that the table says");
    if (found.is_over() != over_)
      throw std::invalid_argument(over_ ? "text: it is not over" : "text: it is over, and nobody's turn");
    return found;
  }

private:
  Seat seat_of(std::string_view word) const {
    const int seat = number_of(word);
    if (seat < 1 || seat > seats_ || word.front() == '0') refuse("no such seat", word);
    return seat - 1;
  }

  Seat seat_before_colon(std::string_view word) const {
    if (!word.ends_with(':')) refuse("no colon after the seat", word);
    return seat_of(word.substr(0, word.size() - 1));
  }

  void read_turn(const Words &words) {
    if (turn_ >= 0) refuse("twice", words[0]);
    turn_ = seat_of(words[1]);
    over_ = words[0] == "over";
  }

  void read_hand(const Words &words) {
    CardSet &hand = setup_.hands[seat_before_colon(words[0])];
    for (std::size_t i = 1; i < words.size(); ++i) {
      const CardSet card = bit(card_of(words[i]));
      if (hand & card) refuse("twice", words[i]);
      hand |= card;
    }
  }

  void read_trick(const Words &words) {
    if (words.size() == 2) refuse("no card lies there", words[1]);
    setup_.leader = seat_before_colon(words[1]);
    for (std::size_t i = 2; i < words.size(); ++i) setup_.trick.push_back(card_of(words[i]));
  }

  void read_points(const Words &words) {
    if (words.size() == 1) refuse("no numbers", words[0]);
    for (std::size_t i = 1; i < words.size(); ++i) setup_.points.push_back(number_of(words[i]));
  }

  int seats_;
  Setup setup_;
  Seat turn_ = -1;
  bool over_ = false;
  Words heads_;
};

} // namespace

std::string card_text(Card card) { return names()[card]; }

std::string text_of(const Position &position) {
  const Table &table = position.table();
  std::ostringstream text;
  text << (table.over ? "over " : "turn ") << table.turn + 1;
  for (Seat seat = 0; seat < position.seats(); ++seat) {
    text << kBetweenParts << seat + 1 << ':';
    each_card(table.hands[seat], [&](Card card) { text << ' ' << card_text(card); });
  }
  if (table.trick.size > 0) {
    text << kBetweenParts << "table " << table.trick.leader + 1 << ':';
    for (int place = 0; place < table.trick.size; ++place) text << ' ' << card_text(table.trick.cards[place]);
  }
  text << kBetweenParts << "points";
  for (Seat seat = 0; seat < position.seats(); ++seat) text << ' ' << table.points[seat];
  if (table.owed) text << kBetweenParts << "owed " << static_cast<int>(table.owed);
  if (table.bonus) text << kBetweenParts << "bonus " << table.bonus;
  if (table.hearts_broken) text << kBetweenParts << "hearts broken";
  if (table.king_held_back) text << kBetweenParts << "king held back";
  return text.str();
}

Position position_of_text(std::shared_ptr<const Rules> rules, std::string_view text) {
  Reader reader(rules->spec.seats);
  for (const std::string_view part : split(text, kBetweenParts)) reader.read(part);
  return std::move(reader).position(std::move(rules));
}

} // namespace kingclub
