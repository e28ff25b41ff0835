import type { Lang } from "./bundles";

const MINUS = "−";

/** Points as on a sheet: 7½, −16, −½, 0. */
export function formatPoints(points: number): string {
  const whole = Math.floor(Math.abs(points));
  const half = Math.abs(points) !== whole ? "½" : "";
  return `${points < 0 ? MINUS : ""}${whole || !half ? whole : ""}${half}`;
}

/** The mean of `count` numbers that sum to `points`: to a tenth, the middle away from zero. */
export function formatMean(points: number, count: number, lang: Lang): string {
  const tenths = Math.floor((Math.abs(points) * 20 + count) / (2 * count));
  const [whole, part] = [Math.floor(tenths / 10), tenths % 10];
  const number = part === 0 ? String(whole) : `${whole}${lang === "ru" ? "," : "."}${part}`;
  return (points < 0 && tenths > 0 ? MINUS : "") + number;
}

/** The same with a plus before what was won. */
export function signedPoints(points: number): string {
  return points > 0 ? `+${formatPoints(points)}` : formatPoints(points);
}
