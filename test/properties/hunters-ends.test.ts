import { describe, expect, it } from "vitest";
import { hunters } from "../../src/rulesets/hunters/index";
import { career } from "./hunters-play";
import { LONG } from "./long";
import { playAtRandom } from "./play";

describe("7 laws of The Hunters", () => {
  it(
    "10,000 careers of random legal play end without crash or dead end",
    () => {
      const fates = new Set<string>();
      for (let index = 0; index < 10_000; index += 1) {
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
