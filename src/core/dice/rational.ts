/** An exact fraction in lowest terms: the denominator is positive and zero is 0/1. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** The rational 0. */
export const ZERO: Rational = { numerator: 0n, denominator: 1n };

/** The rational 1. */
export const ONE: Rational = { numerator: 1n, denominator: 1n };

/** Returns the fraction in lowest terms; throws a RangeError for a denominator of 0. */
export function rational(numerator: bigint, denominator: bigint): Rational {
  if (denominator === 0n) throw new RangeError("A fraction cannot have the denominator 0.");
  const divisor = denominator < 0n ? -commonDivisor(numerator, denominator) : commonDivisor(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** The sum a + b. */
export function add(a: Rational, b: Rational): Rational {
  if (a.denominator === b.denominator) return rational(a.numerator + b.numerator, a.denominator);
  return rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

/** The difference a - b. */
export function subtract(a: Rational, b: Rational): Rational {
  return add(a, { numerator: -b.numerator, denominator: b.denominator });
}

/** The inverse 1 / a; throws a RangeError for 0. */
export function invert({ numerator, denominator }: Rational): Rational {
  return rational(denominator, numerator);
}

/** The product a x b. */
export function multiply(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** Returns a negative number if a < b, 0 if equal, a positive number if a > b. */
export function compareRationals(a: Rational, b: Rational): number {
  const left = a.numerator * b.denominator;
  const right = b.numerator * a.denominator;
  return left < right ? -1 : left > right ? 1 : 0;
}

/**
 * Formats the value with exactly `digits` decimals, halves rounded away from 0. A value closer to 0 than 1 is never
 * rounded up to 1: it ends in nines, so that an uncertain event is not printed as certain. Throws a RangeError unless
 * digits are 0 to 1000.
 */
export function toDecimal(value: Rational, digits: number): string {
  if (!Number.isInteger(digits) || digits < 0 || digits > 1000) {
    throw new RangeError(`${digits} decimals cannot be written.`);
  }
  const size = value.numerator < 0n ? -value.numerator : value.numerator;
  const one = 10n ** BigInt(digits);
  let scaled = (2n * size * one + value.denominator) / (2n * value.denominator);
  if (size < value.denominator && scaled === one) scaled -= 1n;
  const text = scaled.toString().padStart(digits + 1, "0");
  const sign = value.numerator < 0n && scaled !== 0n ? "-" : "";
  if (digits === 0) return sign + text;
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

function commonDivisor(a: bigint, b: bigint): bigint {
  let x = a < 0n ? -a : a;
  let y = b < 0n ? -b : b;
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}
