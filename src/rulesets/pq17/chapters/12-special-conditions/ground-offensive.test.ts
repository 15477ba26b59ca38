import { describe, expect, it } from "vitest";
import { overConvoy, plane, striking } from "../../../../../test/fixtures/pq17/air-kit";
import { ship, withOwn } from "../../../../../test/fixtures/pq17/table";
import { pack } from "../../charts/pack";
import type { Side } from "../../vocabulary";
import { scrambleOf } from "../7-2-air-attack/scramble";

const { charts } = pack;

describe("12.6 in a Ground Offensive", () => {
  it("no German Interceptor rises, and a British one does", () => {
    const chits = [{ letter: "H" as const, condition: "ground_offensive" as const, revealed: true, fulfilled: false }];
    const rising = (side: Side, base: string, unit: string): readonly string[] => {
      const attack: Side = side === "axis" ? "allied" : "axis";
      const state = overConvoy([ship("mv", 1)], [plane("he111_1", "he111h6", 2)]);
      const based = plane("guard", unit, 2, { base, interceptor: true });
      const hex = charts.AIRBASES.facts.bases.find(({ id }) => id === base)?.hex ?? "";
      const held = withOwn(withOwn(state, side, { aircraft: [based] }), "axis", {
        chits,
        aircraft: side === "axis" ? [based] : [],
      });
      const strike = {
        side: attack,
        against: "airbase" as const,
        block: null,
        place: base,
        hex,
        aircraft: [],
      };
      const { pending } = striking(held, "air_scramble", side, strike);
      if (pending?.decision !== "air_scramble") throw new Error(`It waits for ${pending?.decision}.`);
      return scrambleOf(held, charts, pending.strike).here;
    };
    expect(rising("axis", "banak", "bf109")).toEqual([]);
    expect(rising("allied", "sumburgh", "hurricane_raf")).toEqual(["guard"]);
  });
});
