import { describe, expect, it } from "vitest";
import {
  force,
  inWeather,
  only,
  play,
  refused,
  table,
  withForce,
  withOwn,
} from "../../../../../test/fixtures/pq17/table";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";

const at = (side: Side = "allied"): Snapshot => table("random_event", side);

/** The dice that sum to a row of the Random Events Table. */
const row = (total: number): number[] => [Math.min(9, total), Math.max(0, total - 9)];

const roll = (state: Snapshot, total: number, more: readonly number[] = []) =>
  play("resolveRandomEvent", state, {}, [...row(total), ...more]);

describe("13 random events", () => {
  it("two dice, the row of the phasing side; the segment ends with it and not before", () => {
    const { rolls, outcome, snapshot } = roll(at(), 10);
    expect(rolls).toMatchObject([{ label: "random-event", chart: "RANDOM_EVENTS", column: "allied", dice: "2d0-9" }]);
    expect(outcome).toMatchObject({ event: "no_event", region: null, applied: true, phase: "photo" });
    expect(snapshot.events).toEqual([]);
    expect(refused("endPhase", at(), {})).toMatchObject({ code: "EVENT_LEFT", citation: { section: "13" } });
  });

  it("13.5 a minefield strikes a force in a coastal hex; without one it is void", () => {
    const away = only(at(), "allied", "tf_home_fleet");
    expect(roll(away, 0).outcome).toMatchObject({ event: "minefield", applied: false });
    const near = withForce(away, "allied", "tf_home_fleet", { at: "1206" });
    const { outcome, rolls } = roll(near, 0, [1, 0, 2, 0, 3, 0]);
    expect(outcome).toMatchObject({ event: "minefield", applied: true });
    expect(rolls.map(({ label }) => label)).toEqual([
      "random-event",
      ...["mine-target", "torpedo-attack", "mine-target", "torpedo-attack", "mine-target", "torpedo-attack"],
    ]);
    expect(rolls[2]?.about).toEqual({ side: "allied", force: "tf_home_fleet", concealed: "mined" });
  });

  it("15.5.3 in a collision a light ship leaves play and a heavy ship takes a hit, without VP", () => {
    const state = only(at(), "allied", "tf_cruiser_cover");
    // London, Norfolk, Tuscaloosa, Wichita, then the destroyers: the first, then the fourth of those left.
    const { snapshot, outcome } = roll(state, 1, [1, 4]);
    expect(outcome).toMatchObject({ event: "collision", applied: true });
    const { units } = force(snapshot, "allied", "tf_cruiser_cover");
    expect(units.find(({ unit }) => unit === "london")).toMatchObject({ cs: 2 });
    expect(units.filter(({ unit }) => unit === "dd_tribal")).toEqual([]);
    expect(snapshot.sides.allied.removed).toMatchObject([{ unit: "dd_tribal", cs: 1, why: "collision" }]);
    expect(snapshot.vp.total).toBe(0);
  });

  it("a force of one ship collides with nobody", () => {
    expect(roll(only(at(), "allied", "tf_patrol_white"), 1).outcome).toMatchObject({ applied: false });
  });

  it("15.5.3 a ship of a force off the coast runs aground and leaves play with a hit", () => {
    const alone = withForce(only(at(), "allied", "tf_patrol_white"), "allied", "tf_patrol_white", { at: "0504" });
    const { snapshot, outcome } = roll(alone, 2);
    expect(outcome).toMatchObject({ event: "grounding", applied: true });
    expect(snapshot.sides.allied.removed).toMatchObject([{ unit: "kent", cs: 2, why: "grounding" }]);
    expect(snapshot.sides.allied.forces).toEqual([]);
    expect(roll(only(at(), "allied", "tf_home_fleet"), 2).outcome).toMatchObject({ applied: false });
  });

  it("5.1.3 a ship in port breaks down and stays there; the others may leave it", () => {
    const state = only(at("axis"), "axis", "narvik_group");
    const { snapshot, outcome } = roll(state, 3, [1]);
    expect(outcome).toMatchObject({ event: "breakdown", applied: true });
    const group = force(snapshot, "axis", "narvik_group");
    expect(group.units.find(({ unit }) => unit === "admiral_scheer")?.marks).toEqual(["inoperative"]);
    const moving = { ...snapshot, phase: "move_blocks" } as const;
    const go = { piece: "narvik_group", speed: "slow", path: ["0813"], cross: "clear" };
    expect(refused("moveForce", moving, go).code).toBe("NOTHING_CAN_MOVE");
    const split = play(
      "detachForce",
      { ...snapshot, phase: "move_detach" },
      {
        force: "narvik_group",
        units: [{ unit: "lutzow", cs: 4 }],
      },
    );
    expect(split.outcome).toMatchObject({ kind: "task_force" });
  });

  it("E-36 a merchant that breaks down leaves its convoy, and is not missed", () => {
    const convoy = withForce(only(at(), "allied", "convoy_qp_13"), "allied", "convoy_qp_13", {
      station: "in_port",
      at: "murmansk",
      block: null,
      units: [{ unit: "mv", cs: 3, rotated: false, marks: [], tow: null, torpedoesSpent: 0, oil: null }],
    });
    const { snapshot, rulings } = roll(convoy, 3, [2]);
    expect(rulings).toContain("E-36");
    expect(force(snapshot, "allied", "convoy_qp_13")).toMatchObject({ units: [{ cs: 2 }], convoy: { excused: 1 } });
  });

  it("13.2 weather damage is checked in a Gale or Storm, and void in other weather", () => {
    expect(roll(at(), 4).outcome).toMatchObject({ event: "weather_damage", applied: false });
    const alone = only(only(inWeather(at(), "gale"), "allied", "tf_patrol_white"), "axis");
    const { rolls, outcome } = roll(alone, 4, [1]);
    expect(outcome).toMatchObject({ applied: true });
    expect(rolls[1]).toMatchObject({ label: "weather-damage-card" });
  });

  it("9.5 Local Weather holds this turn; that of the Axis through the next Allied player phase too", () => {
    const allied = roll(at(), 5);
    expect(allied.outcome).toMatchObject({ event: "local_weather", region: "iceland" });
    expect(allied.snapshot.weather.local).toEqual([{ region: "iceland", turn: 9, after: "axis" }]);
    expect(roll(at("axis"), 5).snapshot.weather.local).toEqual([{ region: "north_norway", turn: 10, after: "allied" }]);
    expect(roll(at(), 6).outcome).toMatchObject({ region: "north_russia" });
    expect(roll(at(), 14).outcome).toMatchObject({ region: "britain" });
    expect(roll(at("axis"), 13).outcome).toMatchObject({ region: "south_norway" });
    const combining = { ...allied.snapshot, phase: "combine", phasing: "allied" } as const;
    expect(play("endPhase", combining, {}).snapshot.weather.local).toHaveLength(1);
  });

  it("signals show a convoy or TF of the enemy at ID1, or 1 higher when it is known", () => {
    const state = only(at("axis"), "allied", "tf_home_fleet", "wolf_pack_british_1");
    const { snapshot, outcome } = roll(state, 7);
    expect(outcome).toMatchObject({ event: "signals", applied: true });
    expect(force(snapshot, "allied", "tf_home_fleet")).toMatchObject({ identified: true, idLevel: 1 });
    expect(snapshot.sides.axis.reports).toHaveLength(1);
    const known = withForce(state, "allied", "tf_home_fleet", { identified: true, idLevel: 2 });
    expect(force(roll(known, 7).snapshot, "allied", "tf_home_fleet").idLevel).toBe(3);
    expect(roll(only(state, "allied", "wolf_pack_british_1"), 7).outcome).toMatchObject({ applied: false });
  });

  it("13.6 reinforcements: the lowest group without a turn comes as a new force, until none is left", () => {
    const first = roll(at(), 12).snapshot;
    const fresh = first.sides.allied.forces.find(({ units }) => units.some(({ unit }) => unit === "anson"));
    expect(fresh).toMatchObject({ at: "scapa_flow", station: "in_port", kind: "task_force" });
    const again = { ...first, phase: "random_event" } as const;
    const second = roll(again, 12).snapshot;
    const third = roll({ ...second, phase: "random_event" }, 12);
    expect(third.outcome).toMatchObject({ event: "reinforcements", applied: false });
  });

  it("13.6 a group with a turn comes in that turn by itself", () => {
    const { reinforcements } = at().sides.allied;
    const timed = reinforcements.map((group) => ({ ...group, turn: group.group === 2 ? 9 : null }));
    const state = withOwn({ ...table("turn_weather", null) }, "allied", { reinforcements: timed });
    const { snapshot } = play("resolveWeather", state, {}, [4, 4]);
    expect(snapshot.sides.allied.reinforcements.map(({ placed }) => placed)).toEqual([false, true]);
  });

  it("13.1, 13.3, 7.1.3, 5.3 running events stand in the snapshot with their side and end", () => {
    expect(roll(at(), 13).snapshot.events).toEqual([
      { event: "elusive_target", side: "allied", until: 9, after: "axis" },
    ]);
    expect(roll(at("axis"), 6).snapshot.events).toEqual([
      { event: "superior_warning", side: "axis", until: 9, after: "axis" },
    ]);
    for (const side of ["allied", "axis"] as const) {
      expect(roll(at(side), 15).snapshot.events).toEqual([{ event: "airbase_strike", side, until: 9, after: side }]);
      expect(roll(at(side), 17).snapshot.events).toEqual([{ event: "port_strike", side, until: 9, after: side }]);
    }
    expect(roll(at("axis"), 14).snapshot.events).toMatchObject([{ event: "night_flying", side: "axis" }]);
  });

  it("a permission ends with the player phase, and Elusive Target with the turn", () => {
    const strike = roll(at(), 15).snapshot;
    expect(play("endPhase", { ...strike, phase: "combine" }, {}).snapshot.events).toEqual([]);
    const elusive = roll(at(), 13).snapshot;
    expect(play("endPhase", { ...elusive, phase: "combine" }, {}).snapshot.events).toHaveLength(1);
  });

  it("4.3 command points: Severnyy Flot for the Allies, Gruppe Nord for the Axis", () => {
    const pool = (state: Snapshot, side: Side, id: string) =>
      state.sides[side].command.find((each) => each.pool === id)?.available;
    expect(pool(roll(at(), 18).snapshot, "allied", "severnyy_flot")).toBe(3);
    expect(pool(roll(at("axis"), 18).snapshot, "axis", "gruppe_nord")).toBe(9);
  });
});

describe("13.4 the weather of an event", () => {
  it("13.4 an event means the weather of its own turn, not of the turn before", () => {
    const empty = only(only(table("turn_weather", null), "axis"), "allied");
    const event = (before: "fair" | "gale", dice: readonly number[]) => {
      const { snapshot } = play("resolveWeather", inWeather(empty, before), {}, dice);
      return play("resolveRandomEvent", { ...snapshot, phase: "random_event", phasing: "allied" }, {}, [4, 0]).outcome;
    };
    expect(event("gale", [0, 0])).toMatchObject({ event: "weather_damage", applied: false });
    expect(event("fair", [9, 9])).toMatchObject({ event: "weather_damage", applied: true });
  });
});
