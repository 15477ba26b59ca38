import { describe, expect, it } from "vitest";
import { hunters } from "../../src/rulesets/hunters/index";
import { career } from "./hunters-play";
import { LONG } from "./long";
import { playAtRandom } from "./play";

/** How many are played; whoever has time names more in the environment. */
const CAREERS = Number(process.env.CAREERS ?? 10_000);

describe("laws of The Hunters", () => {
  it(
    `${CAREERS} careers of random legal play end without crash or dead end`,
    () => {
      const fates = new Set<string>();
      for (let index = 0; index < CAREERS; index += 1) {
        const { input, seed } = career(index);
        const played = playAtRandom(hunters, input, seed);
        expect(played.over).toBe(true);
        fates.add((played.state as unknown as { end: { fate: string } }).end.fate);
      }
      expect(fates.size).toBeGreaterThan(5);
    },
    LONG,
  );
});
