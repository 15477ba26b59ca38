import { expect } from "vitest";
import type { AnyRuleset } from "../../../src/core/contract/ruleset";
import { drawingOf, expectPathsOn, expectSameShapes, expectSound } from "../maps";
import type { Law, MoveContext } from "./law";

/** One in this many positions is checked. */
const LOOKS = 25;

/** Checks the maps of positions, in every language and for these viewers. */
export async function mapsLaw(
  ruleset: AnyRuleset,
  fits: (at: MoveContext) => boolean,
  viewers: readonly (string | undefined)[] = [undefined],
): Promise<Law> {
  const languages = await Promise.all(ruleset.languages.map((language) => drawingOf(ruleset, language)));
  let [positionCount, paths, pieces] = [0, 0, 0];
  return {
    title: "14(20) a map has one shape for each space and piece, in drawing and geometry, and every path lies on it",
    look(state, _, at) {
      if (!fits(at)) return;
      positionCount += 1;
      if (positionCount % LOOKS !== 1) return;
      const viewer = viewers[Math.floor(positionCount / LOOKS) % viewers.length];
      const map = languages[positionCount % languages.length]!(state, viewer);
      expectSameShapes(map);
      expectSound(map.geometry);
      paths += expectPathsOn(map.geometry, ruleset, state);
      pieces += map.geometry.pieces.length;
    },
    judge() {
      expect(paths > 0).toBe(ruleset.id !== "hunters");
      expect(pieces).toBeGreaterThan(50);
    },
  };
}
