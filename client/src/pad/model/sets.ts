/** Sets of numbers. */

export function rising(numbers: Iterable<number>): number[] {
  return [...new Set(numbers)].sort((a, b) => a - b);
}

/** What up to `most` times each `price` can add up to. */
export function sums(parts: Iterable<readonly [price: number, most: number]>): Set<number> {
  let found = new Set([0]);
  for (const [price, most] of parts) {
    const more = new Set<number>();
    for (const total of found) for (let times = 0; times <= most; times++) more.add(total + price * times);
    found = more;
  }
  return found;
}

export function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, place) => from + place);
}

/** The member closest to `value`; the smaller of two. */
export function nearest(value: number, among: Iterable<number>): number {
  const sorted = rising(among);
  const far = (each: number): number => Math.abs(each - value);
  return sorted.reduce((best, each) => (far(each) < far(best) ? each : best), sorted[0] ?? 0);
}
