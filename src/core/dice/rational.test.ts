import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { add, compareRationals, multiply, ONE, rational, toDecimal, ZERO } from "./rational";

const fractions = fc
  .tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.bigInt({ min: 1n, max: 10n ** 30n }))
  .map(([numerator, denominator]) => rational(numerator, denominator));

describe("exact rational weights", () => {
  test("a fraction is in lowest terms with a positive denominator", () => {
    expect(rational(6n, 36n)).toEqual({ numerator: 1n, denominator: 6n });
    expect(rational(3n, -6n)).toEqual({ numerator: -1n, denominator: 2n });
    expect(rational(0n, -5n)).toEqual(ZERO);
    expect(rational(5n, 5n)).toEqual(ONE);
    expect(() => rational(1n, 0n)).toThrow(RangeError);
  });

  test("sums and products are exact", () => {
    expect(add(rational(1n, 6n), rational(1n, 3n))).toEqual(rational(1n, 2n));
    expect(multiply(rational(2n, 3n), rational(3n, 4n))).toEqual(rational(1n, 2n));
    fc.assert(
      fc.property(fractions, fractions, fractions, (a, b, c) => {
        expect(add(a, b)).toEqual(add(b, a));
        expect(multiply(a, add(b, c))).toEqual(add(multiply(a, b), multiply(a, c)));
        expect(add(a, multiply(a, rational(-1n, 1n)))).toEqual(ZERO);
      }),
    );
  });

  test("fractions are ordered by value", () => {
    expect(compareRationals(rational(1n, 3n), rational(1n, 2n))).toBeLessThan(0);
    expect(compareRationals(rational(-1n, 3n), rational(-1n, 2n))).toBeGreaterThan(0);
    expect(compareRationals(rational(2n, 4n), rational(1n, 2n))).toBe(0);
  });
});

describe("decimals of exact odds", () => {
  test.each([
    [1n, 36n, 4, "0.0278"],
    [1n, 2n, 0, "0"],
    [3n, 2n, 0, "2"],
    [1n, 8n, 2, "0.13"],
    [-1n, 8n, 2, "-0.13"],
    [1n, 1n, 3, "1.000"],
    [0n, 1n, 2, "0.00"],
    [-1n, 1000n, 2, "0.00"],
    [22n, 7n, 10, "3.1428571429"],
    [1999n, 1000n, 2, "2.00"],
  ])("%d/%d with %d decimals", (numerator, denominator, digits, text) => {
    expect(toDecimal(rational(numerator, denominator), digits)).toBe(text);
  });

  test("a value below 1 is never rounded up to 1", () => {
    expect(toDecimal(rational(999999n, 1000000n), 3)).toBe("0.999");
    expect(toDecimal(rational(-999999n, 1000000n), 3)).toBe("-0.999");
    expect(toDecimal(rational(2n, 3n), 0)).toBe("0");
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 40n }), fc.integer({ min: 0, max: 30 }), (denominator, digits) => {
        expect(toDecimal(rational(denominator - 1n, denominator), digits)).toMatch(/^0/);
      }),
    );
  });

  test("decimals are within half a unit of the last place, or truncated below 1", () => {
    fc.assert(
      fc.property(fractions, fc.integer({ min: 0, max: 40 }), (value, digits) => {
        const text = toDecimal(value, digits);
        const one = 10n ** BigInt(digits);
        const printed = rational(BigInt(text.replace(".", "")), one);
        const error = add(value, multiply(printed, rational(-1n, 1n)));
        const size = error.numerator < 0n ? rational(-error.numerator, error.denominator) : error;
        const cut = /^-?0(\.9+)?$/.test(text);
        expect(compareRationals(size, rational(1n, cut ? one : 2n * one))).toBeLessThanOrEqual(0);
      }),
    );
  });

  test("an invalid number of decimals throws", () => {
    expect(() => toDecimal(ONE, -1)).toThrow(RangeError);
    expect(() => toDecimal(ONE, 1.5)).toThrow(RangeError);
    expect(() => toDecimal(ONE, 1001)).toThrow(RangeError);
  });
});
