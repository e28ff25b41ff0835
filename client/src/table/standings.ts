import type { SeatView, TableView } from "../messages.generated";
import { formatPoints, signedPoints } from "../texts/points";

/** The seats of a finished game, the winners first: by falling totals, or rising where the lowest wins. */
export function standings(view: TableView): SeatView[] {
  const points = view.totals.all.points;
  const of = (seat: number): number => points[seat - 1] ?? 0;
  const sign = view.lowestWins ? -1 : 1;
  return view.seats.toSorted((one, other) => sign * (of(other.seat) - of(one.seat)));
}

/** Points as this game tells them: where they are penalties, without a plus. */
export function pointsText(view: TableView, points: number): string {
  return view.lowestWins ? formatPoints(points) : signedPoints(points);
}
