import { expect } from "vitest";
import { hunters } from "../../src/rulesets/hunters/index";
import { career } from "./hunters-play";
import { playAtRandom } from "./play";

/** Plays careers at random: each ends without crash or dead end, and together they meet many fates. */
export function checkCareers(from: number, to: number): void {
  const fates = new Set<string>();
  for (let index = from; index < to; index += 1) {
    const { input, seed } = career(index);
    const played = playAtRandom(hunters, input, seed);
    expect(played.over).toBe(true);
    fates.add((played.state as unknown as { end: { fate: string } }).end.fate);
  }
  expect(fates.size).toBeGreaterThan(5);
}
