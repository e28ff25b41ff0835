// Spec, Rules, Plain: what a deal is played by.
#include "bind.h"

#include "plain.h"
#include "position.h"

namespace kingclub {
namespace {

void bind_rules(nb::module_ &m) {
  nb::enum_<HeartLead>(m, "HeartLead")
      .value("FREE", HeartLead::free)
      .value("AFTER_BROKEN", HeartLead::after_broken)
      .value("BANNED", HeartLead::banned);
  nb::enum_<KingDuty>(m, "KingDuty")
      .value("FREE", KingDuty::free)
      .value("FORCED", KingDuty::forced)
      .value("PENALTY", KingDuty::penalty);
  nb::class_<Spec> spec(m, "Spec", "What a deal pays and forbids; points are half points.");
  spec.def(nb::init<>());
  def_equal(spec, [](const Spec &spec) -> const Spec & { return spec; });
  def_field(spec, "seats", &Spec::seats);
  def_field(spec, "pack", &Spec::pack);
  def_field(spec, "king_price", &Spec::king_price);
  def_field(spec, "trick_price", &Spec::trick_price);
  def_field(spec, "last_tricks", &Spec::last_tricks);
  def_field(spec, "last_price", &Spec::last_price);
  def_field(spec, "trump", &Spec::trump);
  def_field(spec, "reversed", &Spec::reversed);
  def_field(spec, "heart_lead", &Spec::heart_lead);
  def_field(spec, "king_duty", &Spec::king_duty);
  def_field(spec, "king_under_ace", &Spec::king_under_ace);
  def_field(spec, "must_trump", &Spec::must_trump);
  def_field(spec, "joker_any_time", &Spec::joker_any_time);
  def_field(spec, "joker_loses_to_high_heart", &Spec::joker_loses_to_high_heart);
  def_field(spec, "early_end", &Spec::early_end);
  def_field(spec, "declarer", &Spec::declarer);
  def_field(spec, "owed_tricks", &Spec::owed_tricks);
  def_field(spec, "seller", &Spec::seller);
  def_field(spec, "aside_to_first_trick", &Spec::aside_to_first_trick);
  def_numbers(spec, "card_price", &Spec::card_price);
  def_numbers(spec, "card_kind", &Spec::card_kind);
  def_numbers(spec, "settled_points", &Spec::settled_points);
  nb::class_<Rules> rules(m, "Rules", "A checked Spec, ready to play by.");
  rules.def(nb::init<const Spec &>(), "spec"_a)
      .def_prop_ro("spec", [](const Rules &rules) { return rules.spec; }, "A copy: to change it is to make other rules.");
  def_equal(rules, [](const Rules &rules) -> const Spec & { return rules.spec; });
}

Card card_of(const Plain &plain, const Position &position) {
  if (position.is_over()) throw std::invalid_argument("the deal is over");
  return plain_card(plain, position.seats(), look_at(position.rules(), position.table()), position.legal_cards());
}

} // namespace

void bind_spec(nb::module_ &m) {
  bind_rules(m);
  nb::class_<Plain> plain(m, "Plain", "The policy of the bot `plain`, as numbers.");
  plain.def(nb::init<>()).def("card", &card_of, "position"_a, "The card that `plain` plays here.");
  def_equal(plain, [](const Plain &plain) -> const Plain & { return plain; });
  def_field(plain, "take", &Plain::take);
  def_field(plain, "last_tricks", &Plain::last_tricks);
  def_field(plain, "cards_only", &Plain::cards_only);
  def_field(plain, "priced", &Plain::priced);
  def_numbers(plain, "rank", &Plain::rank);
  def_numbers(plain, "danger", &Plain::danger);
}

} // namespace kingclub
