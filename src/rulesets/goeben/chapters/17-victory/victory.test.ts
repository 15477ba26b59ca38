import { describe, expect, it } from "vitest";
import { atSpace, play, refused, table } from "../../../../../test/fixtures/goeben/table";
import type { Snapshot } from "../../snapshot";

describe("17.0, D-67 an order fulfilled in a campaign and played on", () => {
  const fulfilled = (changes: Partial<Snapshot> = {}): Snapshot => ({
    ...atSpace(table("raiding", {}, { options: { campaign: true } }), "pola"),
    turn: 4,
    orderAchieved: true,
    ...changes,
  });

  it("victory may be declared at any later Objective phase, wherever the ships are and whatever the victory points", () => {
    const { snapshot } = play("endPhase", fulfilled({ vp: 10 }), {});
    expect(snapshot).toMatchObject({ phase: "objective", turn: 4, result: null });
    const declared = play("declareVictory", snapshot, {});
    expect(declared.snapshot).toMatchObject({ phase: "between_scenarios", result: "victory", turn: 4 });
  });

  it("play may go on again and again, to the turn limit, where the scenario is won", () => {
    const { snapshot } = play("endPhase", fulfilled(), {});
    const on = play("endPhase", snapshot, {});
    expect(on.snapshot).toMatchObject({ phase: "outfitting", turn: 5, orderAchieved: true });
    expect(on.rulings).toContain("D-67");
    const last = play("endPhase", fulfilled({ turn: 8 }), {});
    expect(last.snapshot).toMatchObject({ phase: "between_scenarios", result: "victory", turn: 8 });
    expect(last.rulings).toContain("D-67");
  });

  it("D-66 an order fulfilled in the last turn is won at once, since nothing is left to play on for", () => {
    const state = { ...atSpace(fulfilled({ orderAchieved: false, turn: 8, vp: 75 }), "constantinople") };
    const { snapshot, rulings } = play("endPhase", state, {});
    expect(snapshot).toMatchObject({ phase: "between_scenarios", result: "victory", orderAchieved: true });
    expect(rulings).toEqual(expect.arrayContaining(["D-66", "D-67"]));
  });

  it("an order fulfilled outside a campaign ends the game at once", () => {
    const state = { ...atSpace(table("raiding"), "constantinople"), vp: 75 };
    const { snapshot, rulings } = play("endPhase", state, {});
    expect(snapshot).toMatchObject({ phase: "over", result: "victory" });
    expect(rulings).toEqual(expect.arrayContaining(["D-66", "D-67"]));
  });

  it("victory cannot be declared before the order is fulfilled", () => {
    const { snapshot } = play("endPhase", fulfilled({ orderAchieved: false }), {});
    expect(snapshot).toMatchObject({ phase: "outfitting", turn: 5 });
    expect(refused("declareVictory", snapshot, {})).toMatchObject({ code: "OUT_OF_TURN" });
  });
});

describe("17.0 the objective phase of a campaign", () => {
  const reached = (campaign: boolean): Snapshot => ({
    ...atSpace(table("bombardment", {}, { options: { campaign } }), "constantinople"),
    vp: 75,
  });

  it("D-67 outside a campaign a fulfilled order ends the game at once", () => {
    const { snapshot } = play("endPhase", reached(false), {});
    expect(snapshot).toMatchObject({ phase: "over", result: "victory", endReason: "order_fulfilled" });
  });

  it("D-67 in a campaign the player declares victory, or plays on and the order stays achieved", () => {
    const open = play("endPhase", reached(true), {}).snapshot;
    expect(open).toMatchObject({ phase: "objective", orderAchieved: true, result: null });
    const declared = play("declareVictory", open, {});
    expect(declared.outcome).toMatchObject({
      order: "ottoman_alliance",
      phase: "between_scenarios",
      result: "victory",
    });
    expect(declared.rulings).toContain("D-67");
    expect(play("endPhase", open, {}).snapshot).toMatchObject({ phase: "outfitting", turn: 2, orderAchieved: true });
  });

  it("17.0 without the victory points, or elsewhere, play goes on", () => {
    expect(play("endPhase", { ...reached(true), vp: 74 }, {}).snapshot).toMatchObject({ phase: "outfitting", turn: 2 });
    expect(play("endPhase", atSpace(reached(true), "dardanelles"), {}).snapshot.turn).toBe(2);
    expect(refused("declareVictory", reached(true), {})).toMatchObject({ code: "OUT_OF_TURN" });
  });
});
