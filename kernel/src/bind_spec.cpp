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
  spec.def(nb::init<>())
      .def_rw("seats", &Spec::seats)
      .def_rw("pack", &Spec::pack)
      .def_rw("king_price", &Spec::king_price)
      .def_rw("trick_price", &Spec::trick_price)
      .def_rw("last_tricks", &Spec::last_tricks)
      .def_rw("last_price", &Spec::last_price)
      .def_rw("trump", &Spec::trump)
      .def_rw("reversed", &Spec::reversed)
      .def_rw("heart_lead", &Spec::heart_lead)
      .def_rw("king_duty", &Spec::king_duty)
      .def_rw("king_under_ace", &Spec::king_under_ace)
      .def_rw("must_trump", &Spec::must_trump)
      .def_rw("joker_any_time", &Spec::joker_any_time)
      .def_rw("joker_loses_to_high_heart", &Spec::joker_loses_to_high_heart)
      .def_rw("early_end", &Spec::early_end)
      .def_rw("declarer", &Spec::declarer)
      .def_rw("owed_tricks", &Spec::owed_tricks)
      .def_rw("seller", &Spec::seller)
      .def_rw("aside_to_first_trick", &Spec::aside_to_first_trick);
  def_numbers(spec, "card_price", &Spec::card_price);
  def_numbers(spec, "card_kind", &Spec::card_kind);
  def_numbers(spec, "settled_points", &Spec::settled_points);
  nb::class_<Rules>(m, "Rules", "A checked Spec, ready to play by.")
      .def(nb::init<const Spec &>(), "spec"_a)
      .def_prop_ro("spec", [](const Rules &rules) { return rules.spec; }, "A copy: to change it is to make other rules.");
}

Card card_of(const Plain &plain, const Position &position) {
  if (position.is_over()) throw std::invalid_argument("the deal is over");
  return plain_card(plain, position.seats(), look_at(position.rules(), position.table()), position.legal_cards());
}

} // namespace

void bind_spec(nb::module_ &m) {
  bind_rules(m);
  nb::class_<Plain> plain(m, "Plain", "The policy of the bot `plain`, as numbers.");
  plain.def(nb::init<>())
      .def_rw("take", &Plain::take)
      .def_rw("last_tricks", &Plain::last_tricks)
      .def_rw("cards_only", &Plain::cards_only)
      .def_rw("priced", &Plain::priced)
      .def("card", &card_of, "position"_a, "The card that `plain` plays here.");
  def_numbers(plain, "rank", &Plain::rank);
  def_numbers(plain, "danger", &Plain::danger);
}

} // namespace kingclub
