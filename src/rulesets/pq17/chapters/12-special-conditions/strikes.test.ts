import { describe, expect, it } from "vitest";
import { chit, endTurn, hand, moved, scores, special } from "../../../../../test/fixtures/pq17/conditions-kit";
import {
  asked,
  force,
  inWeather,
  only,
  play,
  refused,
  ship,
  table,
  withForce,
  withOwn,
  withRulings,
} from "../../../../../test/fixtures/pq17/table";
import type { Snapshot } from "../../snapshot";
import type { ConditionPlan } from "./state";

const gift = (from: string, unit: string, cs: number) => ({ force: from, unit, cs });

describe("12.5 Carrier Strike", () => {
  const planned = (): Snapshot => {
    const state = chit(table("prep_plan", "axis"), "allied", "M", "carrier_strike");
    return withForce(state, "allied", "tf_home_fleet", { station: "in_port", at: "scapa_flow", block: null });
  };

  it("12.5 every CV that begins at Scapa Flow is noted", () => {
    const { snapshot } = play("endPhase", planned(), {});
    expect(snapshot.sides.allied.special.carriers).toEqual([{ unit: "victorious", struck: false }]);
    const atSea = play("endPhase", chit(table("prep_plan", "axis"), "allied", "M", "carrier_strike"), {}).snapshot;
    expect(atSea.sides.allied.special.carriers).toEqual([]);
  });

  it("12.5 each that did not strike costs 5 VP", () => {
    const over = { ...table("combine", "axis"), turn: 30 };
    const quiet = withOwn(withOwn(over, "allied", { forces: [] }), "axis", { forces: [] });
    const idle = special(quiet, "allied", { carriers: [{ unit: "victorious", struck: false }] });
    expect(scores(endTurn(idle))).toEqual([["COND_CARRIER_STRIKE", -5]]);
    const done = special(quiet, "allied", { carriers: [{ unit: "victorious", struck: true }] });
    expect(scores(endTurn(done))).toEqual([]);
  });
});

describe("12.10 GEARBOX", () => {
  const setUp = (): Snapshot => chit(table("prep_setup_2"), "allied", "F", "gearbox");
  const ships = [
    gift("tf_cruiser_cover", "norfolk", 3),
    gift("tf_home_fleet", "nigeria", 4),
    gift("scapa_reserve", "dd_ai", 1),
  ];
  const plan = { condition: "gearbox", from: "reykjavik", ships };

  it("12.10 its ships come from forces in play and begin at Reykjavik or Scapa Flow", () => {
    const { snapshot, outcome } = play("planCondition", setUp(), plan);
    const formed = force(snapshot, "allied", String(outcome.force));
    expect(formed).toMatchObject({ station: "in_port", at: "reykjavik", kind: "task_force" });
    expect(formed.units.map(({ unit, cs }) => [unit, cs])).toEqual([
      ["norfolk", 3],
      ["nigeria", 4],
      ["dd_ai", 1],
    ]);
    expect(force(snapshot, "allied", "scapa_reserve").units).toMatchObject([
      { unit: "renown" },
      { unit: "dd_ai", cs: 1 },
    ]);
    expect(snapshot.sides.allied.special.plan).toMatchObject({ condition: "gearbox", force: outcome.force });
    expect(refused("planCondition", snapshot, plan)).toMatchObject({ code: "ALREADY_PLANNED" });
  });

  it("12.10 by letter: CA 1, CL 1 and DD 1, or CL 1 and DD 1", () => {
    const [, cruiser, destroyer] = ships;
    expect(refused("planCondition", setUp(), { ...plan, ships: [cruiser, destroyer] })).toMatchObject({
      code: "NOT_THE_FORCE",
    });
    const small = chit(table("prep_setup_2"), "allied", "H", "gearbox");
    expect(
      play("planCondition", small, { ...plan, from: "scapa_flow", ships: [cruiser, destroyer] }).outcome,
    ).toMatchObject({
      condition: "gearbox",
    });
    expect(refused("planCondition", small, plan)).toMatchObject({ code: "VALUE_NOT_LISTED" });
    expect(refused("planCondition", small, { ...plan, from: "loch_ewe" })).toMatchObject({ code: "VALUE_NOT_LISTED" });
    const soviet = [cruiser, gift("severnyy_flot", "dd_type7", 1)];
    expect(refused("planCondition", small, { ...plan, ships: soviet })).toMatchObject({ code: "VALUE_NOT_LISTED" });
  });

  const inPack = (state: Snapshot, expected: "thin_pack" | "solid_pack"): Snapshot => {
    return { ...state, ice: { ...state.ice, west_iv: { expected, fixed: false } } };
  };

  it("12.10, E-128 in pack ice the mission is planned, and costs VP if it is never carried out", () => {
    for (const ice of ["thin_pack", "solid_pack"] as const) {
      const planned = play("planCondition", inPack(setUp(), ice), plan);
      expect(planned.rulings).toContain("E-128");
      expect(planned.snapshot.sides.allied.special.plan).toMatchObject({ condition: "gearbox" });
      const over = { ...chit(table("combine", "axis"), "allied", "F", "gearbox"), turn: 30 };
      const quiet = inPack(withOwn(withOwn(over, "allied", { forces: [] }), "axis", { forces: [] }), ice);
      const missed = endTurn(quiet);
      expect(scores(missed)).toEqual([["COND_GEARBOX", -2.5]]);
      expect(missed.rulings).toContain("E-128");
    }
  });

  it("12.10, E-128 by ruling pack ice in West IV leaves no mission, and no VP are lost", () => {
    const state = withRulings(inPack(setUp(), "thin_pack"), "gearboxVoidInPack");
    expect(refused("planCondition", state, plan)).toMatchObject({ code: "ICE", citation: { section: "12.10" } });
    const over = { ...chit(table("combine", "axis"), "allied", "F", "gearbox"), turn: 30 };
    const quiet = withRulings(
      withOwn(withOwn(over, "allied", { forces: [] }), "axis", { forces: [] }),
      "gearboxVoidInPack",
    );
    const missed = endTurn(inPack(quiet, "thin_pack"));
    expect(scores(missed)).toEqual([]);
    expect(missed.rulings).toContain("E-128");
    expect(scores(endTurn(quiet))).toEqual([["COND_GEARBOX", -2.5]]);
  });

  it("12.10, E-128 the TF of GEARBOX crosses the pack ice of West IV as if there were none, and no other force does", () => {
    const written = play("planCondition", inPack(setUp(), "solid_pack"), plan);
    const id = String(written.outcome.force);
    const there = withForce(written.snapshot, "allied", id, { station: "at_sea", at: "0315", block: 1, sailed: true });
    const state = inWeather({ ...only(there, "allied", id), phase: "move_blocks", turn: 9, begun: true }, "fair");
    const enter = { piece: id, speed: "moderate", path: ["0214"], cross: "clear" };
    const { outcome, rolls, rulings } = play("moveForce", state, enter);
    expect([outcome.end, rolls]).toEqual(["arrived", []]);
    expect(rulings).toContain("E-128");
    const other = special(state, "allied", { plan: null });
    expect(asked("moveForce", other, enter)).toMatchObject({ label: "ice-condition" });
    expect(asked("moveForce", withRulings(state, "gearboxVoidInPack"), enter)).toMatchObject({
      label: "ice-condition",
    });
  });

  it("12.10 in port at Barentsburg it scores 1 per cruiser and 1/2 per DD, once", () => {
    const written = play("planCondition", setUp(), plan);
    const id = String(written.outcome.force);
    const there = withForce(written.snapshot, "allied", id, { at: "barentsburg" });
    const base = { ...there, phase: "combine", phasing: "axis", turn: 9, begun: true } as const;
    const state = inWeather(only(withOwn(base, "axis", { forces: [] }), "allied", id, "convoy_pq_17"), "fair");
    const first = endTurn(withOwn(state, "axis", { dummies: [] }));
    expect(scores(first)).toEqual([["COND_GEARBOX", 2.5]]);
    expect(first.rulings).toContain("E-64");
    expect(hand(first.snapshot, "allied")).toMatchObject({ fulfilled: true, revealed: true });
    expect(scores(endTurn(withForce(state, "allied", id, { at: "reykjavik" })))).toEqual([]);
    const lost = withForce(state, "allied", id, { units: [ship("nigeria", 2), ship("dd_ai", 1)] });
    expect(scores(endTurn(lost))).toEqual([["COND_GEARBOX", 1.5]]);
  });
});

describe("12.14.1 ARCHERY", () => {
  const setUp = (): Snapshot => chit(table("prep_setup_2"), "allied", "A", "archery");
  const ships = [
    gift("tf_cruiser_cover", "norfolk", 3),
    gift("tf_home_fleet", "dd_ai", 3),
    gift("convoy_pq_17", "tb_old", 2),
  ];
  const plan = { condition: "archery", ships, hex: "1110", turn: 12 };

  it("12.14.1 a TF at Scapa Flow; ES and AX come besides, the rest from play", () => {
    const { snapshot, outcome } = play("planCondition", setUp(), plan);
    const formed = force(snapshot, "allied", String(outcome.force));
    expect(formed).toMatchObject({ at: "scapa_flow", station: "in_port" });
    expect(formed.units.map(({ unit, cs }) => [unit, cs])).toEqual([
      ["norfolk", 3],
      ["dd_ai", 3],
      ["tb_old", 2],
      ["es_british", 1],
      ["lsi", 2],
      ["black_ranger", 1],
    ]);
    expect(snapshot.sides.allied.special.plan).toMatchObject({
      condition: "archery",
      hex: "1110",
      turn: 12,
      declared: false,
    });
  });

  it("12.14.1 at least a CA or CL and 4 DD or TB, against a hex of the Norwegian coast", () => {
    expect(refused("planCondition", setUp(), { ...plan, ships: ships.slice(1) })).toMatchObject({
      code: "NOT_THE_FORCE",
    });
    expect(refused("planCondition", setUp(), { ...plan, ships: ships.slice(0, 2) })).toMatchObject({
      code: "NOT_THE_FORCE",
    });
    expect(refused("planCondition", setUp(), { ...plan, hex: "0504" })).toMatchObject({ code: "VALUE_NOT_LISTED" });
    expect(refused("planCondition", chit(table("prep_plan"), "allied", "A", "archery"), plan)).toMatchObject({
      code: "NOT_NOW",
    });
  });

  /** The Axis combine segment of the turn of the strike, with the landing ships in a hex. */
  const striking = (changes: Partial<Extract<ConditionPlan, { condition: "archery" }>> = {}, hexes = 1): Snapshot => {
    const base = only(chit(table("combine", "axis"), "allied", "A", "archery"), "allied", "tf_oiler", "convoy_pq_17");
    const there = withForce(base, "allied", "tf_oiler", {
      at: "1110",
      units: [ship("lsi", 1)],
      moved: moved(hexes, "1110"),
    });
    const { turn } = there;
    const kept = {
      condition: "archery",
      force: "tf_oiler",
      ships: [] as { unit: string; cs: number }[],
      hex: "1110",
      turn,
      declared: true,
      ...changes,
    } as const;
    return withOwn(special(there, "allied", { plan: kept }), "axis", { forces: [] });
  };

  it("12.14.1 a CS of LSI in the hex scores 5 VP", () => {
    expect(scores(endTurn(striking()))).toEqual([["COND_ARCHERY", 5]]);
  });

  it("12.14.1, E-127 its TF moves less than two hexes; by ruling two", () => {
    const landing = (hexes: number): Snapshot => striking({}, hexes);
    const landed = [["COND_ARCHERY", 5]];
    expect([0, 1, 2, 3].map((hexes) => scores(endTurn(landing(hexes))))).toEqual([landed, landed, [], []]);
    const ruled = [1, 2, 3].map((hexes) => scores(endTurn(withRulings(landing(hexes), "archeryAfterTwoHexes"))));
    expect(ruled).toEqual([landed, landed, []]);
    expect(endTurn(landing(2)).rulings).toContain("E-127");
  });

  it("12.14 fails in Storm or Gale, undeclared, in another turn or elsewhere", () => {
    const none: [string, number][] = [];
    expect(scores(endTurn(inWeather(striking(), "storm")))).toEqual(none);
    expect(scores(endTurn(inWeather(striking(), "gale")))).toEqual(none);
    expect(scores(endTurn(striking({ declared: false })))).toEqual(none);
    expect(scores(endTurn(striking({ turn: 8 })))).toEqual(none);
    expect(scores(endTurn(striking({ hex: "1011" })))).toEqual(none);
  });

  it("12.14 is declared in the special phase before its turn, which waits for it", () => {
    const state = striking({ declared: false, turn: 10 });
    const waiting = endTurn(state).snapshot;
    expect(waiting).toMatchObject({ phase: "turn_special", phasing: "allied", turn: 9 });
    const { snapshot, outcome, rulings } = play("declareStrike", waiting, {});
    expect(outcome).toMatchObject({ condition: "archery", strikes: 10 });
    expect(rulings).toContain("E-65");
    expect(hand(snapshot, "allied")).toMatchObject({ revealed: true });
    expect(endTurn(snapshot).snapshot).toMatchObject({ phase: "turn_weather", turn: 10 });
    expect(refused("declareStrike", snapshot, {})).toMatchObject({ code: "STRIKE_DECLARED" });
  });

  it("12.14 without a declaration the turn goes on, and the strike does not take place (E-65)", () => {
    const waiting = endTurn(striking({ declared: false, turn: 10 })).snapshot;
    const on = endTurn(waiting).snapshot;
    expect(on).toMatchObject({ phase: "turn_weather", turn: 10 });
    expect(endTurn(striking({ declared: false, turn: 11 })).snapshot.phase).toBe("turn_weather");
  });
});

describe("12.14.2 TITLE", () => {
  const title = { condition: "title", port: "trondheim", turn: 9, declared: true } as const;
  const striking = (cs = 5): Snapshot => {
    const state = only(chit(table("combine", "axis"), "allied", "A", "title"), "axis", "trondheim_group");
    const units = force(state, "axis", "trondheim_group").units.map((each) =>
      each.unit === "tirpitz" ? { ...each, cs } : each,
    );
    return special(withForce(state, "axis", "trondheim_group", { units }), "allied", { plan: title });
  };
  const tirpitz = (state: Snapshot) =>
    force(state, "axis", "trondheim_group").units.find(({ unit }) => unit === "tirpitz");

  it("4.2, 12.14 its port in southern Norway and its turn are planned", () => {
    const state = chit(table("prep_plan"), "allied", "A", "title");
    const { snapshot } = play("planCondition", state, { condition: "title", port: "trondheim", turn: 12 });
    expect(snapshot.sides.allied.special.plan).toEqual({ ...title, turn: 12, declared: false });
    expect(refused("planCondition", state, { condition: "title", port: "narvik", turn: 12 })).toMatchObject({
      code: "VALUE_NOT_LISTED",
    });
    expect(refused("planCondition", state, { condition: "title", port: "trondheim", turn: 9 })).toMatchObject({
      code: "VALUE_NOT_LISTED",
    });
  });

  it("12.14.2 a die of 1 to 5 hits Tirpitz with as many hits", () => {
    const played = play("endPhase", striking(), {}, [3]);
    expect(played.rolls).toMatchObject([{ label: "title-attack", result: "3 hits" }]);
    expect(played.rulings).toContain("E-134");
    expect(tirpitz(played.snapshot)).toMatchObject({ cs: 2 });
    expect(scores(played)).toEqual([]);
    expect(played.snapshot.sides.axis.tally.uncounted).toEqual([{ unit: "tirpitz", cs: 3 }]);
  });

  it("12.14.2 any other die misses", () => {
    for (const die of [0, 6, 9]) {
      expect(tirpitz(play("endPhase", striking(), {}, [die]).snapshot)).toMatchObject({ cs: 5 });
    }
  });

  it("12.14.2, 2.4 its hits score nothing at the end; ones before it do", () => {
    const over = (state: Snapshot): Snapshot => withOwn({ ...state, turn: 30 }, "allied", { forces: [] });
    const late = special(over(striking(4)), "allied", { plan: { ...title, turn: 30 } });
    const played = play("endPhase", late, {}, [2]);
    expect(scores(played)).toEqual([["CAPITAL_DAMAGE", 10]]);
  });

  it("D-60 a hit after 0 CS sinks her, with VP", () => {
    const played = play("endPhase", striking(3), {}, [4]);
    expect(scores(played)).toEqual([["SHIP_SUNK", 50]]);
  });

  it("12.14.2 no die when she is not in the port, or in a Storm", () => {
    expect(endTurn(inWeather(striking(), "storm")).rolls).toEqual([]);
    const gone = withForce(striking(), "axis", "trondheim_group", { at: "bergen" });
    expect(endTurn(gone).rolls).toEqual([]);
  });
});

describe("12.10 GEARBOX by type", () => {
  it("takes light cruisers, and no anti-aircraft cruiser in their place", () => {
    const chits = [{ letter: "H" as const, condition: "gearbox" as const, revealed: false, fulfilled: false }];
    const state = withOwn(table("prep_setup_1"), "allied", { chits });
    const units = [ship("scylla", 2), ship("nigeria", 4), ship("dd_ai", 2)];
    const open = withForce(only(state, "allied", "scapa_reserve"), "allied", "scapa_reserve", { units });
    const gift = (unit: string, cs: number) => ({ force: "scapa_reserve", unit, cs });
    const plan = (cruiser: string, cs: number) => ({
      condition: "gearbox",
      from: "scapa_flow",
      ships: [gift(cruiser, cs), gift("dd_ai", 1)],
    });
    expect(play("planCondition", open, plan("nigeria", 4)).outcome).toMatchObject({ condition: "gearbox" });
    expect(refused("planCondition", open, plan("scylla", 2)).code).toBe("VALUE_NOT_LISTED");
  });
});
