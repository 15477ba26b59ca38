/**
 * Philox4x32-10, the counter-based generator of Salmon, Moraes, Dror and Shaw, "Parallel Random Numbers: As Easy as
 * 1, 2, 3" (2011). Four counter words and two key words give four output words; there is no state to carry.
 */

const ROUNDS = 10;
const MULTIPLIER_0 = 0xd2511f53 | 0;
const MULTIPLIER_0_LOW = 0x1f53;
const MULTIPLIER_0_HIGH = 0xd251;
const MULTIPLIER_1 = 0xcd9e8d57 | 0;
const MULTIPLIER_1_LOW = 0x8d57;
const MULTIPLIER_1_HIGH = 0xcd9e;
const KEY_STEP_0 = 0x9e3779b9 | 0;
const KEY_STEP_1 = 0xbb67ae85 | 0;

/**
 * Writes the block of counter (c0, c1, c2, c3) under key (k0, k1) into the first four words of `out`. Arguments are
 * 32-bit words, signed or unsigned.
 */
export function philox4x32(
  out: Uint32Array,
  c0: number,
  c1: number,
  c2: number,
  c3: number,
  k0: number,
  k1: number,
): void {
  let x0 = c0 | 0;
  let x1 = c1 | 0;
  let x2 = c2 | 0;
  let x3 = c3 | 0;
  let key0 = k0 | 0;
  let key1 = k1 | 0;
  for (let round = 0; round < ROUNDS; round++) {
    // The upper halves of the two 64-bit products, each from four 16-bit products.
    const low0 = x0 & 0xffff;
    const high0 = x0 >>> 16;
    const lowHigh0 = Math.imul(low0, MULTIPLIER_0_HIGH);
    const highLow0 = Math.imul(high0, MULTIPLIER_0_LOW);
    const carry0 = (Math.imul(low0, MULTIPLIER_0_LOW) >>> 16) + (lowHigh0 & 0xffff) + (highLow0 & 0xffff);
    const upper0 = (Math.imul(high0, MULTIPLIER_0_HIGH) + (lowHigh0 >>> 16) + (highLow0 >>> 16) + (carry0 >>> 16)) | 0;

    const low1 = x2 & 0xffff;
    const high1 = x2 >>> 16;
    const lowHigh1 = Math.imul(low1, MULTIPLIER_1_HIGH);
    const highLow1 = Math.imul(high1, MULTIPLIER_1_LOW);
    const carry1 = (Math.imul(low1, MULTIPLIER_1_LOW) >>> 16) + (lowHigh1 & 0xffff) + (highLow1 & 0xffff);
    const upper1 = (Math.imul(high1, MULTIPLIER_1_HIGH) + (lowHigh1 >>> 16) + (highLow1 >>> 16) + (carry1 >>> 16)) | 0;

    const lower0 = Math.imul(x0, MULTIPLIER_0);
    const lower1 = Math.imul(x2, MULTIPLIER_1);
    x0 = upper1 ^ x1 ^ key0;
    x1 = lower1;
    x2 = upper0 ^ x3 ^ key1;
    x3 = lower0;
    key0 = (key0 + KEY_STEP_0) | 0;
    key1 = (key1 + KEY_STEP_1) | 0;
  }
  out[0] = x0;
  out[1] = x1;
  out[2] = x2;
  out[3] = x3;
}
