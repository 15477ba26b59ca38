import { describe, expect, test } from "vitest";
import { exampleDayAttack, exampleDetection, examplePenetration } from "../../../../../test/fixtures/hunters/positions";
import { aboard, engaged, modifiers, play, refused, sectionsOf } from "../../../../../test/fixtures/hunters/table";
import type { Snapshot } from "../../snapshot";

const search = (state: Snapshot, dice: number[], exceedTestDepth = false) =>
  play("resolveDepthCharge", state, { exceedTestDepth }, dice);

// 1941 and the G7a fired by day add 2 to every search of the example; a roll of 9 finds the boat without the 12.
const FOUND = [5, 4];

const blind = (state: Snapshot, periscope: "damaged" | "inoperable" = "damaged"): Snapshot =>
  aboard(state, { systems: { ...state.boat.systems, periscope } });

describe("worked examples: damage", () => {
  const search = { exceedTestDepth: false };

  test("10.0 damaged dive planes make the very next detection easier", () => {
    const hit = play("resolveDepthCharge", exampleDetection(), search, [4, 5, 2, 2, 1, 5]);
    expect(hit.outcome).toMatchObject({ detected: true, hits: 1, damage: ["dive_planes"] });
    const next = play("resolveDepthCharge", hit.snapshot, search, [1, 1, 2]);
    expect(modifiers(next.rolls[0]!)).toMatchObject({ E2_DIVE_PLANES: 1 });
  });

  test("10.0 a seriously wounded Kommandant makes the very next detection easier", () => {
    const hit = play("resolveDepthCharge", exampleDetection(), search, [4, 5, 2, 2, 1, 3, 1, 1, 4]);
    expect(hit.snapshot.crew.wounds.kmdt).toBe("SW");
    const next = play("resolveDepthCharge", hit.snapshot, search, [1, 1]);
    expect(modifiers(next.rolls[0]!)).toMatchObject({ E2_KMDT_SW: 1 });
  });

  test("10.7.6 fuel tanks that fail their repair send the boat home", () => {
    const state = exampleDetection();
    const systems = { ...state.boat.systems, fuel_tanks: "damaged" } as const;
    const home = play("resolveDepthCharge", { ...state, boat: { ...state.boat, systems } }, search, [1, 1, 3]);
    const { snapshot } = home;
    expect(snapshot.boat.systems.fuel_tanks).toBe("inoperable");
    expect(snapshot.patrol).toMatchObject({ abort: { reason: "fuel_tanks" }, direction: "backward", jumpTo: 2 });
    expect(sectionsOf(home, "PATROL_ABORTED")).toEqual(["10.4.2"]);
  });

  test("10.9.1 the last flooding box forces the boat to the surface, where it is scuttled", () => {
    const state = exampleDetection();
    const flooded = { ...state, boat: { ...state.boat, flooding: 7 } };
    const lost = play("resolveDepthCharge", flooded, search, [4, 5, 2, 2, 1, 2, 5, 6]);
    expect(lost.rolls.at(-1)).toMatchObject({ label: "scuttle", total: 11, result: "scuttled" });
    expect(lost.snapshot).toMatchObject({ phase: "over", end: { fate: "scuttled_pow" } });
  });
});

describe("10.1, 10.3 boxes of flooding and hull", () => {
  test("10.1.1 each flooding result takes a box, a double one two", () => {
    // Three hits: two single results and a double one; no further flooding.
    const { snapshot } = search(exampleDetection(), [...FOUND, 4, 5, 1, 2, 2, 1, 5, 4, 1]);
    expect(snapshot.boat).toMatchObject({ flooding: 4, hull: 0 });
    expect(search(exampleDetection(), [...FOUND, 1, 3, 1, 2, 1]).snapshot.boat.flooding).toBe(1);
  });

  test("10.3.1 each hull result takes a box, a double one two", () => {
    const { snapshot } = search(exampleDetection(), [...FOUND, 3, 4, 3, 3, 6, 5]);
    expect(snapshot.boat).toMatchObject({ hull: 3, flooding: 0 });
    expect(search(exampleDetection(), [...FOUND, 1, 3, 4, 1]).snapshot.boat.hull).toBe(1);
  });

  test("10.3.4 going below test depth takes a hull box and asks for a roll above the damage", () => {
    const hurt = aboard(exampleDetection(), { hull: 2 });
    const deep = search(hurt, [1, 3, 4, 3], true);
    expect(deep.outcome).toMatchObject({ exceeded: true, detected: false });
    expect(deep.snapshot.boat.hull).toBe(3);
    expect(search(hurt, [1, 1], true).outcome).toMatchObject({ phase: "over", fate: "sunk_depth" });
  });

  test("10.6.1 what one round does comes on top of what the last one did", () => {
    const hurt = aboard(exampleDetection(), { hull: 2, flooding: 1 });
    const first = search(hurt, [...FOUND, 3, 4, 3, 3, 1, 2, 1]).snapshot;
    expect(first.boat).toMatchObject({ hull: 3, flooding: 2 });
    expect(search(first, [5, 3, 3, 4, 3, 3, 1, 2, 1]).snapshot.boat).toMatchObject({ hull: 4, flooding: 3 });
  });
});

describe("10.0 no way to attack, and why", () => {
  const input = { mode: "submerged", range: "medium", firstEnd: "fwd", tubes: { fwd1: 1 } };
  const periscope = "You cannot make a submerged attack: the periscope is inoperable (E-33).";

  test("10.0 by day the refusal names the periscope and the ruling, as by night", () => {
    const byDay = refused("resolveAttack", blind(exampleDayAttack()), input);
    expect([byDay.code, byDay.citation.section]).toEqual(["NO_WAY_TO_ATTACK", "9.2"]);
    expect(byDay.message).toContain(periscope);
    expect(byDay.message).toContain("You cannot make a night surface attack: it is not night.");
    const night = engaged(blind(exampleDayAttack(), "inoperable"), { dayNight: "night" });
    expect(refused("resolveAttack", night, input).message).toBe(periscope);
  });

  test("10.0 an approach into a convoy by day is refused with the same cause", () => {
    const shut = refused("resolveCloseApproach", blind(examplePenetration()), { mode: "submerged" });
    expect(shut.code).toBe("NO_WAY_TO_ATTACK");
    expect(shut.message).toContain(periscope);
  });

  test("9.4.3 the refusal before an escort that has arrived says that the boat is submerged", () => {
    const state = { ...engaged(blind(exampleDayAttack()), { dayNight: "night" }), phase: "escort_arrived" as const };
    const shut = refused("resolveAttack", state, input);
    expect(shut.code).toBe("NO_WAY_TO_ATTACK");
    expect(shut.message).toContain(periscope);
    expect(shut.message).toContain(
      "You cannot attack on the surface: an escort has appeared, and the boat is submerged.",
    );
  });
});
