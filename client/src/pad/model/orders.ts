/** Who may order a deal. */

import type { Pad } from "./pad";
import { nextSeat, seats, type Seat } from "./row";

/** The seats that may order deal `number`: the first hand alone where nobody may pass; none where nothing is
 * ordered. */
export function orderersOf(pad: Pad, number: number): Seat[] {
  const { rules } = pad;
  if (rules.order_list.length === 0) return [];
  if (!rules.calls.passes) return [nextSeat(rules, pad.dealerOf(number))];
  return seats(rules).filter((seat) => pad.ordersLeft(seat, number).length > 0);
}

/** Who orders deal `number` where it can be but one. */
export function onlyOrderer(pad: Pad, number: number): Seat | undefined {
  const [first, ...others] = orderersOf(pad, number);
  return others.length === 0 ? first : undefined;
}
