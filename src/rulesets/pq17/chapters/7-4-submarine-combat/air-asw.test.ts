import { describe, expect, it } from "vitest";
import { blockOf, plane, unitOf } from "../../../../../test/fixtures/pq17/air-kit";
import { force, play, refused, ship, table, withForce, withOwn } from "../../../../../test/fixtures/pq17/table";
import { pack } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";

const { charts } = pack;

describe("7.4.2 airborne ASW", () => {
  const hunt = (aircraft = [plane("catalina", "catalina", 2, { base: "reykjavik_air" })]): Snapshot => {
    const base = withForce(table("air_combat", "allied"), "axis", "wolf_pack_eisteufel_1", {
      identified: true,
      idLevel: 0,
      units: [ship("ss_german", 1)],
    });
    const { at } = force(base, "axis", "wolf_pack_eisteufel_1");
    const out = aircraft.map((unit) => ({ ...unit, mission: "asw" as const, hex: at }));
    const deck = [charts.DECKS.facts.allied.find(({ day }) => day.air.startsWith("U") && !day.submarine)?.no ?? 0];
    return withOwn(base, "allied", { aircraft: out, deck });
  };
  const input = (state: Snapshot, ...aircraft: string[]) => ({
    block: blockOf(state, "wolf_pack_eisteufel_1", "axis"),
    aircraft,
  });

  it("G.20 a die for each CS with -1, no reply, and the ID of an air attack", () => {
    const state = hunt();
    const { outcome, rolls, snapshot } = play("resolveAirborneAsw", state, input(state, "catalina"), [1, 5, 0]);
    expect(rolls.slice(1)).toMatchObject([
      { label: "asw", modified: 4, modifiers: [{ code: "OFFENSIVE_ASW" }] },
      { label: "asw", modified: -1 },
    ]);
    expect(outcome).toMatchObject({ located: { found: true }, results: ["none", "none"] });
    expect(force(snapshot, "axis", "wolf_pack_eisteufel_1").idLevel).toBe(2);
    expect(unitOf(snapshot, "allied", "catalina").mission).toBe("flown");
  });

  it("D-14 at most two dice for each submarine; a success sinks or damages", () => {
    const two = [
      plane("a", "catalina", 2, { base: "reykjavik_air" }),
      plane("b", "hudson", 2, { base: "reykjavik_air" }),
    ];
    const state = hunt(two);
    const { outcome, snapshot } = play("resolveAirborneAsw", state, input(state, "a", "b"), [1, 9, 7, 0]);
    expect(outcome.results).toEqual(["sunk", "none"]);
    expect(snapshot.sides.axis.forces.some(({ id }) => id === "wolf_pack_eisteufel_1")).toBe(false);
  });

  it("7.1 once in a segment", () => {
    const two = [
      plane("a", "catalina", 1, { base: "reykjavik_air" }),
      plane("b", "hudson", 1, { base: "reykjavik_air" }),
    ];
    const state = hunt(two);
    const { snapshot } = play("resolveAirborneAsw", state, input(state, "a"), [1, 0]);
    expect(refused("resolveAirborneAsw", snapshot, input(state, "b")).code).toBe("NO_QUARRY");
  });
});
