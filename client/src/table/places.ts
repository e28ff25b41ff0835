export type Place = "bottom" | "left" | "top" | "right";

/** The sides in the order in which play goes round, seen from below. */
export const SIDES = ["left", "top", "right"] as const;

/** More seats than this stand close, and their cards in a ring. */
const ROOMY = 4;

export function isCrowded(seats: number): boolean {
  return seats > ROOMY;
}

/** How many places clockwise from the viewer. */
function stepTo(seat: number, you: number | null, seats: number): number {
  return (seat - (you ?? 1) + seats) % seats;
}

/** Where a seat sits on the screen: the viewer at the bottom, the next ones clockwise on the left. */
export function placeOf(seat: number, you: number | null, seats: number): Place {
  const step = stepTo(seat, you, seats);
  const atEachSide = Math.round((seats - 1) / 3);
  if (step === 0) return "bottom";
  if (step <= atEachSide) return "left";
  return step < seats - atEachSide ? "top" : "right";
}

interface Way {
  x: number;
  y: number;
  turn: number;
}

const WAYS: Record<Place, Way> = {
  bottom: { x: 0, y: 0.52, turn: -1.5 },
  left: { x: -1.02, y: 0, turn: -5 },
  top: { x: 0, y: -0.52, turn: 2 },
  right: { x: 1.02, y: 0, turn: 4 },
};
const RING = { x: 1.62, y: 1.2 };

/** From the middle of the table towards a seat, in widths and heights of a card: no card hides the corner of another. */
export function wayTo(seat: number, you: number | null, seats: number): Way {
  if (!isCrowded(seats)) return WAYS[placeOf(seat, you, seats)];
  const angle = (2 * Math.PI * stepTo(seat, you, seats)) / seats;
  return { x: -RING.x * Math.sin(angle), y: RING.y * Math.cos(angle), turn: 0 };
}
