import { expect } from "vitest";
import type { AnyRuleset } from "../../../src/core/contract/ruleset";
import { drawingOf, expectPathsOn, expectSameShapes, expectSound } from "../maps";
import type { At, Law } from "./law";

/** One position in so many is looked at. */
const LOOKS = 25;

/** The maps of positions, in every language and for these viewers. */
export async function maps(
  ruleset: AnyRuleset,
  fits: (at: At) => boolean,
  viewers: readonly (string | undefined)[] = [undefined],
): Promise<Law> {
  const languages = await Promise.all(ruleset.languages.map((language) => drawingOf(ruleset, language)));
  let [seen, paths, pieces] = [0, 0, 0];
  return {
    title: "14(20) a map has one shape for each space and piece, in drawing and geometry, and every path lies on it",
    look(state, _, at) {
      if (!fits(at)) return;
      seen += 1;
      if (seen % LOOKS !== 1) return;
      const viewer = viewers[Math.floor(seen / LOOKS) % viewers.length];
      const drawn = languages[seen % languages.length]!(state, viewer);
      expectSameShapes(drawn);
      expectSound(drawn.geometry);
      paths += expectPathsOn(drawn.geometry, ruleset, state);
      pieces += drawn.geometry.pieces.length;
    },
    judge() {
      expect(paths > 0).toBe(ruleset.id !== "hunters");
      expect(pieces).toBeGreaterThan(50);
    },
  };
}
