/** Waiting times before the next try to connect: short at first, never long, and spread by chance. */

const FIRST_MS = 100;
const GROWTH = 1.7;
const LONGEST_MS = 15_000;

/** The wait before try number `attempt` (0, 1, 2 …); `random` is in 0..1. */
export function backoff(attempt: number, random: number): number {
  const full = Math.min(LONGEST_MS, FIRST_MS * GROWTH ** attempt);
  return Math.round(full * (0.5 + random / 2));
}
