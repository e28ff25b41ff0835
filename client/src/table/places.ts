export type Place = "bottom" | "left" | "top" | "right";

const PLACES: Record<number, readonly Place[]> = {
  2: ["bottom", "top"],
  3: ["bottom", "left", "right"],
};
const FOUR: readonly Place[] = ["bottom", "left", "top", "right"];

/** Where a seat sits on the screen: the viewer at the bottom, the next one clockwise on the left. */
export function placeOf(seat: number, you: number | null, seats: number): Place {
  const step = (seat - (you ?? 1) + seats) % seats;
  return PLACES[seats]?.[step] ?? FOUR[step] ?? "top";
}

/** From the middle of the table towards a place, in widths and heights of a card: no card hides the corner of another. */
export const TOWARDS: Record<Place, { x: number; y: number; turn: number }> = {
  bottom: { x: 0, y: 0.52, turn: -1.5 },
  left: { x: -1.02, y: 0, turn: -5 },
  top: { x: 0, y: -0.52, turn: 2 },
  right: { x: 1.02, y: 0, turn: 4 },
};
