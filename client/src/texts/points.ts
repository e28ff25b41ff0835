const MINUS = "−";

/** Points as on a sheet: 7½, −16, −½, 0. */
export function formatPoints(points: number): string {
  const whole = Math.floor(Math.abs(points));
  const half = Math.abs(points) !== whole ? "½" : "";
  return `${points < 0 ? MINUS : ""}${whole || !half ? whole : ""}${half}`;
}

/** The same with a plus before what was won. */
export function signedPoints(points: number): string {
  return points > 0 ? `+${formatPoints(points)}` : formatPoints(points);
}
