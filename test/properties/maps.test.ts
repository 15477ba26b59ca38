import { describe, expect, it } from "vitest";
import type { SnapshotBase } from "../../src/core/contract/snapshot";
import { goeben } from "../../src/rulesets/goeben/index";
import { hunters } from "../../src/rulesets/hunters/index";
import { pq17 } from "../../src/rulesets/pq17/index";
import { playGoeben } from "./goeben-play";
import { career } from "./hunters-play";
import { LONG } from "./long";
import { drawingOf, expectPathsOn, expectSameShapes, expectSound } from "./maps";
import { playAtRandom } from "./play";
import { playPq17 } from "./pq17-play";

/** One position in so many is looked at. */
const LOOKS = 25;

const playHunters = (look: (state: SnapshotBase) => void) => {
  for (const index of [0, 1, 6, 7]) {
    const { input, seed } = career(index);
    playAtRandom(hunters, input, seed, look);
  }
};

describe.each([
  { ruleset: hunters, play: playHunters, viewers: [undefined] },
  { ruleset: goeben, play: (look: (state: SnapshotBase) => void) => playGoeben(2, false, look), viewers: [undefined] },
  {
    ruleset: pq17,
    play: (look: (state: SnapshotBase) => void) => playPq17(1, look),
    viewers: [undefined, "allied", "axis", "onlooker"],
  },
])("14(20) the map of $ruleset.id in random play", ({ ruleset, play, viewers }) => {
  it(
    "has one shape for each space and piece, in the drawing and in the geometry, and every path lies on it",
    async () => {
      const languages = await Promise.all(ruleset.languages.map((language) => drawingOf(ruleset, language)));
      let [seen, paths, pieces] = [0, 0, 0];
      play((state) => {
        seen += 1;
        if (seen % LOOKS !== 1) return;
        const viewer = viewers[Math.floor(seen / LOOKS) % viewers.length];
        const drawn = languages[seen % languages.length]!(state, viewer);
        expectSameShapes(drawn);
        expectSound(drawn.geometry);
        paths += expectPathsOn(drawn.geometry, ruleset, state);
        pieces += drawn.geometry.pieces.length;
      });
      expect(paths > 0).toBe(ruleset !== hunters);
      expect(pieces).toBeGreaterThan(50);
    },
    LONG,
  );

  it("is whole without a snapshot, in every language", async () => {
    for (const language of ruleset.languages) {
      const drawn = (await drawingOf(ruleset, language))();
      expectSameShapes(drawn);
      expectSound(drawn.geometry);
      expect(drawn.geometry.pieces).toEqual([]);
      if (ruleset !== hunters) expect(drawn.svg).not.toContain("data-piece=");
    }
  });
});
