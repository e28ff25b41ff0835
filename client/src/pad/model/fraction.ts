/** Exact parts: money is not counted in floating point. */

export class Fraction {
  readonly over: bigint;
  readonly under: bigint;

  constructor(over: bigint, under = 1n) {
    const sign = under < 0n ? -1n : 1n;
    const shared = gcd(over < 0n ? -over : over, under * sign) || 1n;
    this.over = (sign * over) / shared;
    this.under = (sign * under) / shared;
  }

  /** A decimal number as people write it, with a point or a comma; undefined where it is none. */
  static parse(text: string): Fraction | undefined {
    const found = /^\s*([-−]?)(\d*)(?:[.,](\d*))?\s*$/.exec(text);
    const [, sign = "", whole = "", part = ""] = found ?? [];
    if (found === null || whole + part === "") return undefined;
    return new Fraction(BigInt(whole + part) * (sign ? -1n : 1n), 10n ** BigInt(part.length));
  }

  /** Of a number of whole or half points. */
  static ofPoints(points: number): Fraction {
    return new Fraction(BigInt(Math.round(points * 2)), 2n);
  }

  times(other: Fraction): Fraction {
    return new Fraction(this.over * other.over, this.under * other.under);
  }

  dividedBy(other: Fraction): Fraction {
    return new Fraction(this.over * other.under, this.under * other.over);
  }

  minus(other: Fraction): Fraction {
    return new Fraction(this.over * other.under - other.over * this.under, this.under * other.under);
  }

  get floor(): bigint {
    const down = this.over / this.under;
    return this.over % this.under < 0n ? down - 1n : down;
  }

  get isZero(): boolean {
    return this.over === 0n;
  }

  get isPositive(): boolean {
    return this.over > 0n;
  }

  get negative(): Fraction {
    return new Fraction(-this.over, this.under);
  }

  isLess(other: Fraction): boolean {
    return this.over * other.under < other.over * this.under;
  }

  /** A decimal where it ends as one, else a fraction. */
  toString(): string {
    let rest = this.under;
    let places = 0;
    for (const prime of [2n, 5n])
      for (let times = 1; rest % prime === 0n; times++, rest /= prime) places = Math.max(places, times);
    if (rest !== 1n) return `${this.over}/${this.under}`;
    const digits = String(((this.over < 0n ? -this.over : this.over) * 10n ** BigInt(places)) / this.under);
    const padded = digits.padStart(places + 1, "0");
    const whole = padded.slice(0, padded.length - places);
    const sign = this.over < 0n ? "-" : "";
    return sign + (places === 0 ? whole : `${whole}.${padded.slice(-places)}`);
  }
}

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b);
}
