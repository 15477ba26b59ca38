import { describe, expect, it } from "vitest";
import { chit, endTurn, hand, scores, special } from "../../../../../test/fixtures/pq17/conditions-kit";
import { force, only, play, refused, ship, table, withForce, withOwn } from "../../../../../test/fixtures/pq17/table";
import { cloneJson } from "../../../../core/audit/canonical";
import { adjudicate } from "../../../../core/engine/adjudicate";
import { pack } from "../../charts/pack";
import { pq17 } from "../../index";
import type { Snapshot } from "../../snapshot";
import type { Force } from "../1-2-forces/state";

describe("12 chits", () => {
  it("12 each side draws one, Allied first, from one bag", () => {
    const { snapshot, rolls } = play("new", undefined, { scenario: "pq_17" }, [26, 25]);
    expect(rolls.map(({ label, dice }) => [label, dice])).toEqual([
      ["special-chit", "1d26"],
      ["special-chit", "1d25"],
    ]);
    expect(snapshot.bag).toHaveLength(24);
    expect(hand(snapshot, "allied")).toEqual({ letter: "Z", condition: "none", revealed: false, fulfilled: false });
  });

  it("12.6 a Ground Offensive is shown at once, and another chit is drawn", () => {
    const { snapshot, rolls } = play("new", undefined, { scenario: "pq_17" }, [4, 25, 24]);
    expect(rolls).toHaveLength(3);
    expect(snapshot.sides.allied.chits).toMatchObject([
      { letter: "D", condition: "ground_offensive", revealed: true },
      { letter: "Z", condition: "none", revealed: false },
    ]);
  });

  it("12 the letter is read in the period of the fortnight", () => {
    const late = play("new", undefined, { scenario: "jw_51b" }, [1, 25]).snapshot;
    expect(hand(late, "allied")).toMatchObject({ letter: "A", condition: "title" });
    const early = play("new", undefined, { scenario: "pq_12" }, [1, 25]).snapshot;
    expect(hand(early, "allied")).toMatchObject({ letter: "A", condition: "archery" });
  });

  it("12.13 Reinforcements bring the first group at once", () => {
    const { snapshot } = play("new", undefined, { scenario: "pq_17" }, [1, 25]);
    expect(hand(snapshot, "allied")).toMatchObject({ condition: "reinforcements", fulfilled: true, revealed: false });
    const fresh = snapshot.sides.allied.forces.find(({ units }) => units.some(({ unit }) => unit === "anson"));
    expect(fresh).toMatchObject({ station: "in_port", at: "scapa_flow", kind: "task_force" });
    expect(snapshot.sides.allied.reinforcements.map(({ placed }) => placed)).toEqual([true, false]);
  });

  it("12.13 without a group they bring the first arrival of the campaign's list (E-73)", () => {
    const scenarios = cloneJson(pack.charts.SCENARIOS);
    for (const each of scenarios.facts.scenarios) each.reinforcements.allied = [];
    const request = { operation: "new", input: { scenario: "jw_51b" }, dice: [3, 25] };
    const answer = adjudicate(pq17, { ...request, charts: { SCENARIOS: scenarios } });
    if (answer.kind !== "RESOLUTION") throw new Error(JSON.stringify(answer).slice(0, 500));
    const { allied } = (answer.snapshot as Snapshot).sides;
    expect(allied.chits).toMatchObject([{ condition: "reinforcements" }]);
    expect(answer.audit).toContainEqual(expect.objectContaining({ ruling: "E-73" }));
  });
});

describe("12.1 Agent Cobweb", () => {
  const inPort = (): Snapshot => {
    const state = only(table("move_blocks"), "allied", "convoy_pq_17");
    const convoy = force(state, "allied", "convoy_pq_17").convoy;
    const there = withForce(state, "allied", "convoy_pq_17", {
      station: "in_port",
      at: "reykjavik",
      block: null,
      convoy: convoy && { ...convoy, visited: [], closest: null },
    });
    return special(chit(there, "axis", "R", "agent_cobweb"), "axis", { cobweb: 2 });
  };
  const sail = { piece: "convoy_pq_17", speed: "slow", path: ["0504"], cross: "clear" };

  it("12.1 the chit lets the agent report two convoys", () => {
    const { snapshot, rulings } = play("new", undefined, { scenario: "pq_17" }, [26, 18]);
    expect(hand(snapshot, "axis")).toMatchObject({ condition: "agent_cobweb" });
    expect(snapshot.sides.axis.special.cobweb).toBe(2);
    expect(rulings).toContain("E-61");
  });

  it("12.1 a convoy that leaves Reykjavik is ID2 when its move is over", () => {
    const out = play("moveForce", inPort(), sail).snapshot;
    const { snapshot } = play("endPhase", out, {});
    expect(force(snapshot, "allied", "convoy_pq_17")).toMatchObject({ identified: true, idLevel: 2 });
    expect(snapshot.sides.axis.special.cobweb).toBe(1);
    expect(snapshot.sides.axis.reports.at(-1)).toMatchObject({ level: 2, kind: "convoy" });
    expect(hand(snapshot, "axis")).toMatchObject({ revealed: true });
  });

  it("12.1 a convoy that is at sea already, or when both are reported, sails unseen", () => {
    const spent = play("moveForce", special(inPort(), "axis", { cobweb: 0 }), sail).snapshot;
    expect(force(play("endPhase", spent, {}).snapshot, "allied", "convoy_pq_17").identified).toBe(false);
    const atSea = special(only(table("move_blocks"), "allied", "convoy_pq_17"), "axis", { cobweb: 2 });
    const on = play("moveForce", atSea, { ...sail, path: ["0411"] }).snapshot;
    expect(force(play("endPhase", on, {}).snapshot, "allied", "convoy_pq_17").identified).toBe(false);
  });
});

describe("12.2 Atlantic Breakout", () => {
  const raider = (
    marker: number,
    units: readonly (readonly [string, number])[] = [["lutzow", 4]],
    fuel = "full" as Force["fuel"]["state"],
  ): Snapshot => {
    const state = only(table("move_blocks", "axis"), "axis", "narvik_group");
    const out = withForce(state, "axis", "narvik_group", {
      station: "at_sea",
      at: "0401",
      block: 1,
      sailed: true,
      units: units.map(([unit, cs]) => ship(unit, cs)),
      fuel: { state: fuel, marker, refuelled: false },
    });
    return chit(out, "axis", "A", "atlantic_breakout");
  };
  const leave = { piece: "narvik_group", speed: "moderate", path: ["atlantic"], cross: "clear" };

  it("12.2 a cruiser that leaves with 7 turns to its Fuel Warning scores 5 for the Axis", () => {
    const state = raider(table("move_blocks").turn + 7);
    const played = play("moveForce", state, leave);
    expect(scores(played)).toEqual([["COND_ATLANTIC_BREAKOUT", -5]]);
    expect(played.snapshot.sides.axis.forces).toEqual([]);
    expect(played.snapshot.sides.axis.removed).toMatchObject([{ unit: "lutzow", cs: 4, why: "breakout" }]);
    expect(played.rulings).toContain("E-69");
    expect(hand(played.snapshot, "axis")).toMatchObject({ revealed: true });
  });

  it("12.2 with fewer turns, or low fuel, it leaves without points", () => {
    expect(scores(play("moveForce", raider(table("move_blocks").turn + 6), leave))).toEqual([]);
    expect(scores(play("moveForce", raider(40, [["lutzow", 4]], "low"), leave))).toEqual([]);
  });

  it("12.2 a capital ship scores 12", () => {
    const state = raider(40, [["scharnhorst", 3]]);
    expect(scores(play("moveForce", state, leave))).toEqual([["COND_ATLANTIC_BREAKOUT", -12]]);
  });

  it("12.2, 6.6.1 one that was caught in transit on its way out leaves when it is let pass", () => {
    const movement = { piece: "narvik_group", speed: "moderate" as const, path: ["atlantic"], cross: 0 };
    const pending = { decision: "transit_react" as const, side: "allied" as const, movement };
    const caught: Snapshot = { ...raider(40), moving: "narvik_group", pending };
    const input = play("reactToTransit", caught, { shadower: null, fight: [] });
    expect(scores(input)).toEqual([["COND_ATLANTIC_BREAKOUT", -5]]);
    expect(input.snapshot.pending).toBeNull();
  });

  it("12.2 light cruisers, destroyers, and anyone without the chit stay on the map", () => {
    expect(refused("moveForce", raider(40, [["koln", 2]]), leave)).toMatchObject({ code: "NOT_HEAVY_SHIPS" });
    expect(refused("moveForce", raider(40, [["dd_z34_36", 2]]), leave)).toMatchObject({ code: "NOT_HEAVY_SHIPS" });
    const bare = withOwn(raider(40), "axis", { chits: [] });
    expect(refused("moveForce", bare, leave)).toMatchObject({ code: "NO_BREAKOUT", citation: { section: "12.2" } });
  });

  it("12.2.1 ships come back to the map's edge with a dummy, their blocks mixed", () => {
    const state = only(table("random_event", "axis"), "axis");
    const returning = { ships: [{ unit: "lutzow", cs: 4 }], turn: state.turn - 1, fuelWarning: 16, shown: true };
    const ready = special(state, "axis", { returning });
    expect(refused("endPhase", ready, {})).toMatchObject({ code: "SHIPS_RETURN" });
    const { snapshot, outcome, rolls } = play("returnShips", ready, { hex: "0401", dummy: "0701" }, [2]);
    expect(rolls).toMatchObject([{ label: "block-order" }]);
    const back = force(snapshot, "axis", String(outcome.force));
    expect(back).toMatchObject({ station: "at_sea", at: "0401", block: 2, fuel: { state: "full", marker: 16 } });
    expect(snapshot.sides.axis.dummies).toMatchObject([{ at: "0701", block: 1 }]);
    expect(snapshot.sides.axis.special.returning).toBeNull();
  });

  it("12.2.1 their chit is shown in the special phase of its turn", () => {
    const state = only(table("combine", "axis"), "axis");
    const returning = { ships: [{ unit: "lutzow", cs: 4 }], turn: state.turn, fuelWarning: 16, shown: false };
    const { snapshot } = endTurn(special(state, "axis", { returning }));
    expect(snapshot.sides.axis.special.returning).toMatchObject({ shown: true });
    const later = endTurn(special(state, "axis", { returning: { ...returning, turn: state.turn + 1 } }));
    expect(later.snapshot.sides.axis.special.returning).toMatchObject({ shown: false });
  });
});

describe("12.3 Axis Convoy", () => {
  const drawn = (): Snapshot => play("new", undefined, { scenario: "pq_12" }, [26, 20]).snapshot;
  const convoy = (state: Snapshot): Force => force(state, "axis", "axis_convoy_1");
  /** The Axis combine segment of a turn, with the convoy as it is changed. */
  const atTurn = (turn: number, changes: Partial<Force>): Snapshot => {
    const state = drawn();
    const base = { ...table("combine", "axis"), turn, scenario: "pq_12", fortnight: state.fortnight };
    const there = { ...convoy(state), ...changes };
    return chit(withOwn(base, "axis", { forces: [there] }), "axis", "T", "axis_convoy");
  };

  it("12.3 lies at Tromsø as its letter says, with no dummy there", () => {
    const state = drawn();
    expect(hand(state, "axis")).toMatchObject({ letter: "T", condition: "axis_convoy" });
    expect(convoy(state)).toMatchObject({
      kind: "convoy",
      at: "tromso",
      convoy: { loaded: true, destinations: ["kirkenes"] },
    });
    expect(convoy(state).units).toMatchObject([
      { unit: "es_german", cs: 2 },
      { unit: "mv", cs: 3 },
    ]);
    expect(state.sides.axis.dummies.map(({ at }) => at)).not.toContain("tromso");
  });

  it("12.3 does not sail before the start turn", () => {
    const early = { ...table("move_blocks", "axis"), turn: 5, startTurn: 9 };
    const packs = early.sides.axis.forces.filter(({ kind }) => kind === "wolf_pack");
    const state = withOwn(early, "axis", { forces: [convoy(drawn()), ...packs] });
    const input = { piece: "axis_convoy_1", speed: "slow", path: ["0814"], cross: "clear" };
    expect(refused("moveForce", state, input)).toMatchObject({
      code: "BEFORE_THE_START",
      citation: { section: "12.3" },
    });
    expect(play("moveForce", { ...state, turn: 9 }, input).outcome).toMatchObject({});
  });

  it("12.3 gives its points to the Allies when it is not in before day 12", () => {
    expect(scores(endTurn(atTurn(21, {})))).toEqual([]);
    const late = endTurn(atTurn(22, {}));
    expect(scores(late)).toEqual([["COND_AXIS_CONVOY", 3]]);
    expect(hand(late.snapshot, "axis")).toMatchObject({ revealed: true, fulfilled: true });
    expect(late.rulings).toContain("E-62");
  });

  it("12.3 each MV in Kirkenes at the confirmation scores 1 for the Axis", () => {
    const { convoy: record } = convoy(drawn());
    const arrived = atTurn(30, { at: "kirkenes", convoy: record && { ...record, arrived: true } });
    const played = endTurn(withOwn(arrived, "allied", { forces: [] }));
    expect(played.snapshot.phase).toBe("end");
    expect(scores(played)).toEqual([["COND_AXIS_CONVOY", -3]]);
  });

  it("12.3 a convoy of which nothing is left is late too", () => {
    const gone = withOwn(atTurn(22, {}), "axis", { forces: [] });
    expect(scores(endTurn(gone))).toEqual([["COND_AXIS_CONVOY", 3]]);
  });
});

describe("12.4 Bomber Command", () => {
  const night = (): Snapshot => {
    const state = chit(table("random_event"), "allied", "K", "bomber_command");
    const photos = [{ turn: 3, port: "trondheim", heavy: ["tirpitz"], types: [] }];
    return withOwn({ ...state, light: { am: "night", pm: "night" } }, "allied", { photos });
  };

  it("12.4 comes with 6 CS to Wick at the start of a night phase", () => {
    const { snapshot, outcome } = play("callBombers", night(), {});
    expect(outcome.aircraft).toEqual(["halifax_1", "halifax_2", "halifax_3"]);
    const called = snapshot.sides.allied.aircraft.filter(({ unit }) => unit === "halifax");
    expect(called.map(({ cs, base }) => [cs, base])).toEqual([
      [2, "wick"],
      [2, "wick"],
      [2, "wick"],
    ]);
    expect(hand(snapshot, "allied")).toMatchObject({ revealed: true, fulfilled: true });
    expect(refused("callBombers", snapshot, {})).toMatchObject({ code: "NO_BOMBER_COMMAND" });
  });

  it("12.4 not by day, and not before a capital ship is identified in port", () => {
    expect(refused("callBombers", { ...night(), light: { am: "day", pm: "day" } }, {})).toMatchObject({
      code: "NOT_AT_NIGHT",
    });
    expect(refused("callBombers", withOwn(night(), "allied", { photos: [] }), {})).toMatchObject({
      code: "NO_CAPITAL_SHIP_SEEN",
    });
    const cruisers = [{ turn: 3, port: "narvik", heavy: ["lutzow"], types: [] }];
    expect(refused("callBombers", withOwn(night(), "allied", { photos: cruisers }), {})).toMatchObject({
      code: "NO_CAPITAL_SHIP_SEEN",
    });
  });

  it("12.4 is removed after it has flown; what has not flown waits (E-71)", () => {
    const called = play("callBombers", night(), {}).snapshot;
    const aircraft = called.sides.allied.aircraft.map((unit) =>
      unit.id === "halifax_1" ? { ...unit, mission: "flown" as const } : unit,
    );
    const over = withOwn({ ...called, phase: "combine" }, "allied", { aircraft });
    const { snapshot } = play("endPhase", over, {});
    const left = snapshot.sides.allied.aircraft.filter(({ unit }) => unit === "halifax").map(({ id }) => id);
    expect(left).toEqual(["halifax_2", "halifax_3"]);
    expect(snapshot.sides.allied.special.bombers).toEqual(["halifax_2", "halifax_3"]);
  });
});
