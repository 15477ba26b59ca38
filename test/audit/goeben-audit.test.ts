import { describe, expect, it } from "vitest";
import type { Snapshot } from "../../src/rulesets/goeben/snapshot";
import { meeting, resolve, SEA } from "../fixtures/goeben/pool-kit";
import { atSpace, play, refused, table, withShip } from "../fixtures/goeben/table";

describe("17.0, D-67 an order fulfilled in a campaign and played on", () => {
  const fulfilled = (changes: Partial<Snapshot> = {}): Snapshot => ({
    ...atSpace(table("raiding", {}, { options: { campaign: true } }), "pola"),
    turn: 4,
    orderAchieved: true,
    ...changes,
  });

  it("may be declared at any later Objective phase, wherever the ships are and whatever the victory points", () => {
    const { snapshot } = play("endPhase", fulfilled({ vp: 10 }), {});
    expect(snapshot).toMatchObject({ phase: "objective", turn: 4, result: null });
    const declared = play("declareVictory", snapshot, {});
    expect(declared.snapshot).toMatchObject({ phase: "between_scenarios", result: "victory", turn: 4 });
  });

  it("may be played on again and again, to the turn limit, where the scenario is won", () => {
    const { snapshot } = play("endPhase", fulfilled(), {});
    const on = play("endPhase", snapshot, {});
    expect(on.snapshot).toMatchObject({ phase: "outfitting", turn: 5, orderAchieved: true });
    expect(on.rulings).toContain("D-67");
    const last = play("endPhase", fulfilled({ turn: 8 }), {});
    expect(last.snapshot).toMatchObject({ phase: "between_scenarios", result: "victory", turn: 8 });
    expect(last.rulings).toContain("D-67");
  });

  it("D-66 fulfilled in the last turn it is won at once, since nothing is left to play on for", () => {
    const state = { ...atSpace(fulfilled({ orderAchieved: false, turn: 8, vp: 75 }), "constantinople") };
    const { snapshot, rulings } = play("endPhase", state, {});
    expect(snapshot).toMatchObject({ phase: "between_scenarios", result: "victory", orderAchieved: true });
    expect(rulings).toEqual(expect.arrayContaining(["D-66", "D-67"]));
  });

  it("outside a campaign ends the game at once", () => {
    const state = { ...atSpace(table("raiding"), "constantinople"), vp: 75 };
    const { snapshot, rulings } = play("endPhase", state, {});
    expect(snapshot).toMatchObject({ phase: "over", result: "victory" });
    expect(rulings).toEqual(expect.arrayContaining(["D-66", "D-67"]));
  });

  it("cannot be declared before it is fulfilled", () => {
    const { snapshot } = play("endPhase", fulfilled({ orderAchieved: false }), {});
    expect(snapshot).toMatchObject({ phase: "outfitting", turn: 5 });
    expect(refused("declareVictory", snapshot, {})).toMatchObject({ code: "OUT_OF_TURN" });
  });
});

describe("13.1 incidents of a space that lost its last ship", () => {
  it("no ship is left to ram a submarine, so that none is sunk and nothing is scored", () => {
    const drawn = meeting(SEA, 0, "storm_1", "allied_submarine_1");
    const state = withShip(withShip(drawn, "breslau", { hull: 1 }), "goeben", { space: "pola" });
    const { snapshot, outcome } = resolve(state, SEA, [2, 1, 6, 6]);
    expect(snapshot.ships.breslau.status).toBe("sunk");
    expect(outcome.events).toMatchObject([
      { kind: "storm", ships: ["breslau"] },
      { kind: "allied_submarine", result: "no_effect", ships: [] },
    ]);
    expect(snapshot.vp).toBe(-10);
  });
});

describe("19.0, D-64 further German ships", () => {
  it.each([
    ["moltke_for_goeben", -5],
    ["add_stralsund", -10],
    ["moltke_for_goeben_and_stralsund", -15],
    ["all_four", -50],
  ])("%s begins with %i victory points, by the ruling", (germanExtras, vp) => {
    const { snapshot, rulings } = play("new", undefined, { options: { germanExtras } }, [1]);
    expect(snapshot.vp).toBe(vp);
    expect(rulings).toContain("D-64");
  });

  it("the usual two cost nothing, and no ruling is asked", () => {
    const { snapshot, rulings } = play("new", undefined, {}, [1]);
    expect(snapshot.vp).toBe(0);
    expect(rulings).toEqual([]);
  });
});
