import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { GOLDEN, type GoldenGame, goldenOpening } from "./games";

describe("golden games: recorded answers never change", () => {
  for (const [game, { games, sample }] of Object.entries(GOLDEN)) {
    const frozen = JSON.parse(
      readFileSync(new URL(`./${game}.json`, import.meta.url), "utf8"),
    ) as readonly GoldenGame[];

    it(`${game}: ${games} distinct games are recorded`, () => {
      expect(frozen).toHaveLength(games);
      expect(new Set(frozen.map(({ audit }) => audit)).size).toBe(games);
    });

    it(`${game}: the openings of ${sample} games match`, () => {
      const indices = Array.from({ length: sample }, (_, index) => Math.floor((index * games) / sample));
      expect(indices.map((index) => goldenOpening(game, index))).toEqual(
        indices.map((index) => frozen[index]!.opening),
      );
    });
  }
});
