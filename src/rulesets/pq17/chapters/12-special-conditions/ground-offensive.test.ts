import { describe, expect, it } from "vitest";
import { overConvoy, plane, striking, unitOf } from "../../../../../test/fixtures/pq17/air-kit";
import { endOfFortnight } from "../../../../../test/fixtures/pq17/campaign-kit";
import { withOwnCampaign } from "../../../../../test/fixtures/pq17/campaign-positions";
import { play, refused, ship, table, withOwn, withRulings } from "../../../../../test/fixtures/pq17/table";
import { pack } from "../../charts/pack";
import type { Side } from "../../vocabulary";
import { grounded } from "../7-2-air-attack/flying";
import { scrambleOf } from "../7-2-air-attack/scramble";

const { charts } = pack;

describe("12.6 a Ground Offensive", () => {
  it("12.6 no German Interceptor rises in it, and a British one does", () => {
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

  it("12.6 only aircraft of the war at sea fly in it", () => {
    const state = withOwn(table("air_move", "axis"), "axis", {
      chits: [{ letter: "A", condition: "ground_offensive", revealed: true, fulfilled: false }],
    });
    expect(grounded(state, charts, "axis", unitOf(state, "axis", "ju88a4_1"))).toBe("offensive");
    expect(grounded(state, charts, "axis", unitOf(state, "axis", "fw200_1"))).toBeUndefined();
    expect(grounded(state, charts, "axis", unitOf(state, "axis", "he111h6_1"))).toBeUndefined();
    expect(grounded(state, charts, "allied", unitOf(state, "allied", "hudson_1"))).toBeUndefined();
    expect(grounded(state, charts, "allied", unitOf(state, "allied", "pe2_1"))).toBeUndefined();
  });

  it("12.6, E-132 torpedo bombers are aircraft with torpedoes; by ruling those of type TB alone", () => {
    const state = withOwn(table("air_move", "axis"), "axis", {
      chits: [{ letter: "A", condition: "ground_offensive", revealed: true, fulfilled: false }],
    });
    const heinkel = unitOf(state, "axis", "he111h6_1");
    const ruled = withRulings(state, "offensiveSparesTypeTb");
    expect(grounded(state, charts, "axis", heinkel)).toBeUndefined();
    expect(grounded(ruled, charts, "axis", heinkel)).toBe("offensive");
    const biplane = { ...heinkel, unit: "fi167" };
    expect(grounded(ruled, charts, "axis", biplane)).toBeUndefined();
    const flight = { aircraft: "he111h6_1", mission: "attack", hexes: ["0614"] };
    expect(play("sendAircraft", state, flight).rulings).toContain("E-132");
    expect(refused("sendAircraft", ruled, flight)).toMatchObject({ citation: { section: "12.6" } });
  });

  it("12.6.1, E-133 it costs a third of the German and a half of the Soviet air CS, and each player rolls a die", () => {
    const base = endOfFortnight(10);
    const few = (side: Side, units: readonly string[]) =>
      base.sides[side].aircraft.filter(({ unit, interceptor }) => !interceptor && units.includes(unit)).slice(0, 1);
    const chits = [{ letter: "J" as const, condition: "ground_offensive" as const, revealed: true, fulfilled: false }];
    const german = few("axis", ["ju88a4"]);
    const soviet = few("allied", ["pe2", "sb2", "db3f", "hurricane_vvs", "mbr2"]);
    const state = withOwn(withOwn(base, "axis", { aircraft: german, chits }), "allied", { aircraft: soviet });
    expect([german[0]?.cs, soviet[0]?.cs]).toEqual([2, 2]);
    const { snapshot, rolls, rulings } = play("endPhase", state, {}, [7, 1, 0, 1]);
    expect(rolls.map((roll) => [roll.label, "result" in roll ? roll.result : null])).toEqual([
      ["offensive-die", "no_effect"],
      ["offensive-loss", german[0]?.id],
      ["offensive-die", "no_effect"],
      ["offensive-loss", soviet[0]?.id],
    ]);
    expect(rulings).toContain("E-133");
    const ruled = play("endPhase", withRulings(state, "offensiveWithoutDie"), {}, [1, 1]);
    expect(ruled.rolls.map(({ label }) => label)).toEqual(["offensive-loss", "offensive-loss"]);
    expect(ruled.snapshot.sides).toEqual(snapshot.sides);
    expect(ruled.rulings).toContain("E-133");
    const left = (side: Side, id = ""): number => snapshot.sides[side].aircraft.find((each) => each.id === id)?.cs ?? 0;
    expect(left("axis", german[0]?.id)).toBe((german[0]?.cs ?? 0) - 1);
    expect(left("allied", soviet[0]?.id)).toBe((soviet[0]?.cs ?? 0) - 1);
  });

  it("12.6.1, 15.6.3 an air unit that loses its last CS stays without CS until a replacement brings it back", () => {
    const base = endOfFortnight(10);
    const chits = [{ letter: "J" as const, condition: "ground_offensive" as const, revealed: true, fulfilled: false }];
    const bomber = plane("bomber", "ju88a4", 1, { base: "banak" });
    const state = withOwn(withOwn(base, "axis", { aircraft: [bomber], chits }), "allied", { aircraft: [] });
    const { snapshot } = play("endPhase", state, {}, [7, 0]);
    expect(snapshot.sides.axis.aircraft.filter(({ id }) => id === "bomber")).toMatchObject([
      { base: "banak", cs: 0, lost: 0 },
    ]);
    const replaced = (replacements: { units: string[]; cs: number }[]): unknown =>
      play(
        "endPhase",
        withOwnCampaign(withOwn(base, "axis", { aircraft: [{ ...bomber, cs: 0 }] }), "axis", { replacements }),
        {},
      ).snapshot.sides.axis.aircraft.find(({ id }) => id === "bomber")?.cs;
    expect(replaced([])).toBe(0);
    expect(replaced([{ units: ["ju88a4"], cs: 1 }])).toBe(1);
  });
});
