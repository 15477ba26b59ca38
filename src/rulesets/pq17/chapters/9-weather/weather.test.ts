import { describe, expect, it } from "vitest";
import {
  force,
  inWeather,
  only,
  play,
  refused,
  table,
  withDeck,
  withForce,
  withOwn,
} from "../../../../../test/fixtures/pq17/table";
import { cloneJson } from "../../../../core/audit/canonical";
import { TapeDice } from "../../../../core/dice/tape";
import { OperationContext } from "../../../../core/engine/context";
import { pack } from "../../charts/pack";
import { arriveInPort } from "../5-1-movement/arrival";
import { weatherDamage } from "./weather";

describe("9.1 weather", () => {
  it("has no modifier on the first roll", () => {
    const { outcome, rolls, snapshot } = play("resolveWeather", table("turn_weather", null), {}, [3, 3]);
    expect(outcome).toMatchObject({ weather: "fair", phase: "random_event", phasing: "allied" });
    expect(rolls[0]).toMatchObject({ modified: 6 });
    expect(snapshot.begun).toBe(true);
  });

  it("9.2.1 is milder after Fair weather", () => {
    const state = inWeather(table("turn_weather", null), "fair");
    const { rolls } = play("resolveWeather", state, {}, [4, 4]);
    expect(rolls[0]).toMatchObject({ modified: 6, modifiers: [{ code: "PREVIOUS_FAIR", value: -2 }] });
  });

  it("8.3 before the start turn only moves the turn on", () => {
    const state = { ...table("turn_weather", null), begun: false, turn: 3 };
    const { snapshot } = play("resolveWeather", state, {}, [3, 3]);
    expect(snapshot).toMatchObject({ turn: 4, phase: "turn_weather", begun: false });
  });

  it("8.3 a Gale begins the player phases before the start turn, and draws a card for each convoy (D-04)", () => {
    const state = { ...table("turn_weather", null), begun: false, turn: 3 };
    const { snapshot, rulings } = play("resolveWeather", state, {}, [9, 9, 1, 1]);
    expect(snapshot).toMatchObject({
      turn: 3,
      phase: "random_event",
      weather: { prevailing: "gale", dispersalDrm: -3 },
    });
    expect(snapshot.sides.allied.convoyCards.map(({ force: id, card }) => [id, card])).toEqual([
      ["convoy_pq_17", 1],
      ["convoy_qp_13", 2],
    ]);
    expect(rulings).toContain("D-04");
  });

  it("D-02 makes both decks whole before the roll", () => {
    const state = withDeck(table("turn_weather", null), "allied", 7);
    expect(play("resolveWeather", state, {}, [3, 3]).snapshot.sides.allied.deck).toHaveLength(40);
  });
});

describe("9.3 dispersal and damage", () => {
  const gale = () =>
    withOwn(inWeather(table("move_detach"), "gale", -3), "allied", {
      convoyCards: [{ force: "convoy_pq_17", dispersed: false, card: 2, moves: false, disperses: true }],
    });

  it("9.3.2 rolls a die for every 11 undispersed MX CS, each with the modifier of the Gale and never below 0", () => {
    const { outcome, rolls, snapshot } = play("resolveDispersal", gale(), { convoy: "convoy_pq_17" }, [
      4,
      2,
      4,
      1,
      33 - 1,
    ]);
    expect(rolls.filter(({ label }) => label === "dispersal")).toHaveLength(3);
    expect(outcome).toMatchObject({ dispersed: 2 });
    expect(force(snapshot, "allied", "convoy_pq_17").convoy?.dispersed).toEqual([
      { unit: "mc", cs: 1 },
      { unit: "mv", cs: 1 },
    ]);
  });

  it("9.3.2 must be rolled before the segment ends", () => {
    expect(refused("endPhase", gale(), {})).toMatchObject({ code: "DISPERSAL_LEFT", citation: { section: "9.3.2" } });
  });

  it("9.3.3 none rejoins in a Storm", () => {
    const state = inWeather(table("combine"), "storm");
    expect(refused("resolveRejoining", state, { convoy: "convoy_pq_17" })).toMatchObject({ code: "WEATHER_TOO_BAD" });
  });

  it("9.3.3 half of them rejoin, fractions up, and only one roll is made in a turn", () => {
    const base = force(table("combine"), "allied", "convoy_pq_17");
    const convoy = { ...base.convoy!, dispersed: [{ unit: "mv", cs: 5 }] };
    const state = inWeather(withForce(table("combine"), "allied", "convoy_pq_17", { convoy }), "reduced_visibility");
    const { outcome, snapshot } = play("resolveRejoining", state, { convoy: "convoy_pq_17" }, [6]);
    expect(outcome).toMatchObject({ rejoined: 3 });
    expect(refused("resolveRejoining", snapshot, { convoy: "convoy_pq_17" })).toMatchObject({ code: "NOBODY_ASTRAY" });
  });

  it("5.6 in port they are with the others of their class again, as one entry", () => {
    const base = force(table("move_blocks"), "allied", "convoy_pq_17");
    const convoy = { ...base.convoy!, dispersed: [{ unit: "mv", cs: 5 }] };
    const state = cloneJson(withForce(table("move_blocks"), "allied", "convoy_pq_17", { convoy }));
    const ctx = new OperationContext(state, pack.charts, new TapeDice([]), "FULL");
    const merchants = (each: typeof base) => each.units.filter(({ unit }) => unit === "mv").map(({ cs }) => cs);
    arriveInPort(ctx, "allied", force(state, "allied", "convoy_pq_17"), convoy.destinations[0]!);
    const there = force(state, "allied", "convoy_pq_17");
    expect(there.convoy).toMatchObject({ arrived: true, dispersed: [] });
    expect(merchants(there)).toEqual([merchants(base)[0]! + 5]);
  });

  it("9.3.1 a Gale draws a card for every 20 ships, and those hit leave without VP", () => {
    const alone = only(only(inWeather(table("random_event"), "gale"), "allied", "tf_patrol_white"), "axis");
    const state = cloneJson(withDeck(alone, "allied", 1));
    const dice = new TapeDice([1]);
    const ctx = new OperationContext(state, pack.charts, dice, "FULL");
    expect(weatherDamage(ctx, "allied")).toBe(1);
    expect(dice.left).toBe(0);
    expect(state.sides.allied.forces).toEqual([]);
    expect(state.sides.allied.removed).toMatchObject([{ unit: "kent", cs: 2, why: "weather" }]);
    expect(state.vp.total).toBe(0);
  });
});
