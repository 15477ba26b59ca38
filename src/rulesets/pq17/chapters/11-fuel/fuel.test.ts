import { describe, expect, it } from "vitest";
import { force, only, play, refused, table, withForce, withOwn } from "../../../../../test/fixtures/pq17/table";
import { pack } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";
import type { Option, Phase, Side } from "../../vocabulary";
import type { Force, Ship } from "../1-2-forces/state";
import { freshGame } from "../4-1-setup/setup";

const entry = (unit: string, cs: number, oil: number | null = null): Ship => {
  return { unit, cs, rotated: false, marks: [], tow: null, torpedoesSpent: 0, oil };
};

const full = (marker: number): Force["fuel"] => ({ state: "full", marker, refuelled: false });

const fuelOf = (state: Snapshot, id: string, side: Side = "allied") => force(state, side, id).fuel;

/** A turn ends from the Axis combine segment. */
const endTurn = (state: Snapshot): Snapshot =>
  play("endPhase", { ...state, phase: "combine", phasing: "axis" }, {}).snapshot;

describe("11.1.1 combining, splitting and exchanging", () => {
  /** Two forces of the Allies in one hex in the combine segment. */
  const together = (first: Partial<Force>, second: Partial<Force>): Snapshot => {
    const state = only(table("combine"), "allied", "tf_home_fleet", "convoy_pq_17");
    const one = withForce(state, "allied", "tf_home_fleet", { at: "0410", ...first });
    return withForce(one, "allied", "convoy_pq_17", { at: "0410", ...second });
  };

  it("the example of 11.1.1: all destroyers and torpedo boats change, and the markers with them (E-32)", () => {
    const state = together(
      { units: [entry("dd_ai", 2), entry("tb_op", 1)], fuel: full(17) },
      { units: [entry("mv", 20), entry("es_british", 2), entry("dd_us", 1), entry("tb_old", 2)], fuel: full(13) },
    );
    const { snapshot, rulings } = play("exchangeShips", state, {
      force: "tf_home_fleet",
      to: "convoy_pq_17",
      units: [
        { unit: "dd_ai", cs: 2 },
        { unit: "tb_op", cs: 1 },
      ],
      back: [
        { unit: "dd_us", cs: 1 },
        { unit: "tb_old", cs: 2 },
      ],
    });
    expect(rulings).toContain("E-32");
    expect(fuelOf(snapshot, "convoy_pq_17").marker).toBe(17);
    expect(fuelOf(snapshot, "tf_home_fleet").marker).toBe(13);
    expect(force(snapshot, "allied", "tf_home_fleet").units.map(({ unit }) => unit)).toEqual(["dd_us", "tb_old"]);
  });

  it("where ships of both markers come together the earlier one holds", () => {
    const state = together(
      { units: [entry("norfolk", 3), entry("dd_ai", 2)], fuel: full(17) },
      { units: [entry("mv", 20), entry("dd_us", 1)], fuel: full(13) },
    );
    const { snapshot } = play("exchangeShips", state, {
      force: "tf_home_fleet",
      to: "convoy_pq_17",
      units: [{ unit: "dd_ai", cs: 1 }],
      back: [],
    });
    expect(fuelOf(snapshot, "convoy_pq_17").marker).toBe(13);
    expect(fuelOf(snapshot, "tf_home_fleet").marker).toBe(17);
  });

  it("1.2.5 each force keeps a ship", () => {
    const state = together({ units: [entry("dd_ai", 2)] }, { units: [entry("mv", 20), entry("dd_us", 1)] });
    const input = { force: "tf_home_fleet", to: "convoy_pq_17", units: [{ unit: "dd_ai", cs: 2 }], back: [] };
    expect(refused("exchangeShips", state, input).code).toBe("SHIPS_FIT_NOWHERE");
  });

  it("combined forces take the most advanced state and the earliest marker; MX, AX and ES bring none (E-37)", () => {
    const state = together(
      { units: [entry("dd_ai", 2)], fuel: full(17) },
      { units: [entry("mv", 20), entry("es_british", 1)], fuel: { state: "low", marker: 11, refuelled: false } },
    );
    const { snapshot } = play("combineForces", state, { force: "convoy_pq_17", joining: "tf_home_fleet" });
    expect(fuelOf(snapshot, "convoy_pq_17")).toMatchObject({ state: "full", marker: 17 });
    const low = together(
      { units: [entry("dd_ai", 2)], fuel: { state: "low", marker: 12, refuelled: false } },
      { units: [entry("mv", 20), entry("dd_us", 1)], fuel: full(11) },
    );
    const joined = play("combineForces", low, { force: "convoy_pq_17", joining: "tf_home_fleet" }).snapshot;
    expect(fuelOf(joined, "convoy_pq_17")).toMatchObject({ state: "low", marker: 12 });
  });
});

describe("11.1.2 heavy ships", () => {
  const split = (state: Snapshot, id: string, units: object[]) => play("detachForce", state, { force: id, units }, []);

  it("those that part from light ones gain 8 turns, on whichever side of the split they are (E-44)", () => {
    const state = only(table("move_detach"), "allied", "tf_cruiser_cover");
    const away = split(state, "tf_cruiser_cover", [
      { unit: "dd_tribal", cs: 1 },
      { unit: "dd_us", cs: 2 },
    ]);
    expect(away.rulings).toContain("E-44");
    expect(fuelOf(away.snapshot, "tf_cruiser_cover").marker).toBe(20 + 8);
    expect(fuelOf(away.snapshot, String(away.outcome.detached)).marker).toBe(20);
  });

  it("heavy ships that were alone gain nothing by a split", () => {
    const units = [entry("london", 3), entry("norfolk", 3)];
    const state = withForce(only(table("move_detach"), "allied", "tf_cruiser_cover"), "allied", "tf_cruiser_cover", {
      units,
    });
    const { snapshot } = split(state, "tf_cruiser_cover", [{ unit: "london", cs: 3 }]);
    expect(fuelOf(snapshot, "tf_cruiser_cover").marker).toBe(20);
  });

  it("11.4 German ones only out of Germany or Kiel, or in a breakout", () => {
    const units = [entry("lutzow", 4), entry("dd_z36a", 2)];
    const state = withForce(only(table("move_detach", "axis"), "axis", "narvik_group"), "axis", "narvik_group", {
      station: "at_sea",
      at: "0713",
      block: 9,
      fuel: full(15),
      units,
    });
    const part = [{ unit: "dd_z36a", cs: 2 }];
    expect(fuelOf(split(state, "narvik_group", part).snapshot, "narvik_group", "axis").marker).toBe(15);
    const far = withForce(state, "axis", "narvik_group", { fromGermany: true });
    expect(fuelOf(split(far, "narvik_group", part).snapshot, "narvik_group", "axis").marker).toBe(23);
    const chit = { letter: "A", condition: "atlantic_breakout", revealed: false, fulfilled: false } as const;
    const breakout = withOwn(state, "axis", { chits: [chit] });
    expect(fuelOf(split(breakout, "narvik_group", part).snapshot, "narvik_group", "axis").marker).toBe(23);
  });

  it("heavy ships alone leave port with 20 turns, others with 12", () => {
    const state = only(table("move_blocks"), "allied", "scapa_reserve");
    const go = { piece: "scapa_reserve", speed: "moderate", path: ["1206"], cross: "clear" };
    expect(fuelOf(play("moveForce", state, go).snapshot, "scapa_reserve").marker).toBe(9 + 12);
    const alone = withForce(state, "allied", "scapa_reserve", { units: [entry("renown", 3)] });
    expect(fuelOf(play("moveForce", alone, go).snapshot, "scapa_reserve").marker).toBe(9 + 20);
  });
});

describe("11.1.4 Soviet endurance", () => {
  const at = (options: Option[]): Snapshot => {
    const state = only(table("move_detach", "allied", options), "allied", "convoy_qp_13");
    const units = [entry("mv", 35), entry("dd_ai", 1), entry("dd_type7", 2)];
    return withForce(state, "allied", "convoy_qp_13", { units });
  };
  const leave = (state: Snapshot) =>
    play("detachForce", state, { force: "convoy_qp_13", units: [{ unit: "dd_type7", cs: 2 }] }).snapshot;

  it("a ballast convoy whose Soviet ships leave gains 6 turns, with the option", () => {
    expect(fuelOf(leave(at(["soviet_endurance"])), "convoy_qp_13").marker).toBe(13 + 6);
    expect(fuelOf(leave(at([])), "convoy_qp_13").marker).toBe(13);
  });

  it("a force with Soviet ships leaves port with 6 turns, with the option", () => {
    const state = only(table("move_blocks", "allied", ["soviet_endurance"]), "allied", "severnyy_flot");
    const go = { piece: "severnyy_flot", speed: "moderate", path: ["0817"], cross: "clear" };
    expect(fuelOf(play("moveForce", state, go).snapshot, "severnyy_flot").marker).toBe(9 + 6);
  });
});

describe("11.3.2 refuelling at sea", () => {
  it("the example of 11.3.2: Aldersdale serves a convoy and a TF, and is then empty", () => {
    const convoy = [entry("mv", 29), entry("aldersdale", 2, 20), entry("dd_ai", 4), entry("es_british", 3)];
    const start = { ...only(table("move_refuel"), "allied", "convoy_pq_17"), turn: 10 };
    const first = withForce(start, "allied", "convoy_pq_17", { units: convoy, fuel: full(13) });
    const asked = play("refuelForce", first, { force: "convoy_pq_17" }).snapshot;
    const done = endTurn(asked);
    expect(fuelOf(done, "convoy_pq_17")).toMatchObject({ state: "full", marker: 22 });
    const oiler = force(done, "allied", "convoy_pq_17").units.find(({ unit }) => unit === "aldersdale");
    expect(oiler?.oil).toBe(15);
    // An air attack takes one CS, and with it all fuel above 10; 1 CA and 4 DD of 7 CS then refuel on day 7 AM.
    const group = [entry("norfolk", 3), entry("dd_ai", 4), entry("aldersdale", 1, 10)];
    const second = withForce(
      { ...only(table("move_refuel"), "allied", "tf_cruiser_cover", "convoy_qp_13"), turn: 13 },
      "allied",
      "tf_cruiser_cover",
      {
        units: group,
        fuel: full(14),
      },
    );
    const over = endTurn(play("refuelForce", second, { force: "tf_cruiser_cover" }).snapshot);
    expect(fuelOf(over, "tf_cruiser_cover")).toMatchObject({ state: "full", marker: 25 });
    const empty = force(over, "allied", "tf_cruiser_cover").units.find(({ unit }) => unit === "aldersdale");
    expect(empty).toMatchObject({ oil: 0, marks: ["oiler_exhausted"] });
    const again = { ...over, phase: "move_refuel", phasing: "allied", pending: null } as const;
    expect(refused("refuelForce", again, { force: "tf_cruiser_cover" }).code).toBe("OILERS_SHORT");
  });

  it("no more than 10 CS for each AO or MO", () => {
    const units = [entry("aldersdale", 2, 20), entry("washington", 5), entry("dd_ai", 6)];
    const state = withForce(only(table("move_refuel"), "allied", "tf_cruiser_cover"), "allied", "tf_cruiser_cover", {
      units,
    });
    expect(refused("refuelForce", state, { force: "tf_cruiser_cover" })).toMatchObject({
      code: "OILERS_SHORT",
      citation: { section: "11.3.2" },
    });
  });

  it("a refuelling force moves at Slow speed, and in port not at all", () => {
    const state = withForce(only(table("move_blocks"), "allied", "tf_oiler"), "allied", "tf_oiler", {
      refuelling: true,
    });
    const go = { piece: "tf_oiler", speed: "moderate", path: ["0508"], cross: "clear" };
    expect(refused("moveForce", state, go).code).toBe("VALUE_NOT_LISTED");
    const lying = withForce(only(table("move_blocks"), "allied", "scapa_reserve"), "allied", "scapa_reserve", {
      refuelling: true,
    });
    const out = { piece: "scapa_reserve", speed: "moderate", path: ["1206"], cross: "clear" };
    expect(refused("moveForce", lying, out).code).toBe("NOTHING_CAN_MOVE");
  });
});

describe("11.3.1 refuelling in port", () => {
  it("takes the whole turn; markers go, and oilers are full again in permanent ports alone", () => {
    const units = [entry("gray_ranger", 1, 0), entry("tb_old", 1)];
    const lying = (at: string): Snapshot =>
      withForce(only(table("move_refuel"), "allied", "tf_oiler"), "allied", "tf_oiler", {
        station: "in_port",
        at,
        block: null,
        units,
        fuel: { state: "low", marker: 11, refuelled: false },
      });
    const done = endTurn(play("refuelForce", lying("reykjavik"), { force: "tf_oiler" }).snapshot);
    expect(fuelOf(done, "tf_oiler")).toEqual({ state: "full", marker: null, refuelled: true });
    expect(force(done, "allied", "tf_oiler").units[0]?.oil).toBe(10);
    const temporary = endTurn(play("refuelForce", lying("seidisfjord"), { force: "tf_oiler" }).snapshot);
    expect(force(temporary, "allied", "tf_oiler").units[0]?.oil).toBe(0);
    expect(refused("refuelForce", lying("barentsburg"), { force: "tf_oiler" }).citation?.section).toBe("11.3.1");
  });

  it("G.42 a force that sails without having refuelled resumes its state and marker", () => {
    const state = withForce(only(table("move_blocks"), "allied", "scapa_reserve"), "allied", "scapa_reserve", {
      fuel: { state: "low", marker: 10, refuelled: false },
    });
    const go = { piece: "scapa_reserve", speed: "moderate", path: ["1206"], cross: "clear" };
    expect(fuelOf(play("moveForce", state, go).snapshot, "scapa_reserve")).toMatchObject({ state: "low", marker: 10 });
  });
});

describe("7.3.2 reloading torpedoes", () => {
  const lying = (at: string): Snapshot =>
    withForce(only(table("move_refuel", "axis"), "axis", "wolf_pack_eisteufel_1"), "axis", "wolf_pack_eisteufel_1", {
      station: "in_port",
      at,
      block: null,
      units: [{ ...entry("ss_german", 2), marks: ["torps_expended"] }],
    });

  it("takes a full turn in Bergen, Trondheim, Narvik, Scapa Flow or Lerwick", () => {
    const there = pack.charts.PORTS.facts.ports.filter(({ reloads }) => reloads).map(({ id }) => id);
    expect(there.sort()).toEqual(["bergen", "lerwick", "narvik", "scapa_flow", "trondheim"]);
    const state = play("reloadTorpedoes", lying("narvik"), { force: "wolf_pack_eisteufel_1" }).snapshot;
    const go = { piece: "wolf_pack_eisteufel_1", speed: "slow", path: ["0813"], cross: "clear" };
    expect(refused("moveForce", { ...state, phase: "move_blocks" }, go).code).toBe("NOTHING_CAN_MOVE");
    expect(force(endTurn(state), "axis", "wolf_pack_eisteufel_1").units).toMatchObject([{ marks: [] }]);
    expect(refused("reloadTorpedoes", lying("tromso"), { force: "wolf_pack_eisteufel_1" }).code).toBe(
      "NO_TORPEDOES_HERE",
    );
  });

  it("nothing is reloaded where nothing was spent", () => {
    const state = withForce(lying("narvik"), "axis", "wolf_pack_eisteufel_1", { units: [entry("ss_german", 2)] });
    expect(refused("reloadTorpedoes", state, { force: "wolf_pack_eisteufel_1" }).code).toBe("NOTHING_SPENT");
  });
});

/** A scenario in a phase of the Allies of its starting turn. */
function scenario(id: string, phase: Phase): Snapshot {
  const state = freshGame(pack.charts, { scenario: id });
  for (const side of ["allied", "axis"] as const) {
    let block = 1;
    for (const each of state.sides[side].forces) if (each.station === "at_sea") each.block = block++;
  }
  const weather = { ...state.weather, prevailing: "fair" } as const;
  return { ...state, phase, phasing: "allied", turn: state.startTurn, begun: true, weather };
}

describe("4.3.2 command points", () => {
  it("the example of 4.3.2: 2 points for three cruisers at sea, 2 more for the Home Fleet next turn, 2 VP in all", () => {
    const pool = (state: Snapshot) => state.sides.allied.command.find((each) => each.pool === "home_fleet");
    const first = play("endPhase", scenario("pq_12", "photo"), {}).snapshot;
    expect(pool(first)).toMatchObject({ available: 6, spent: 2, credit: 1, creditUntil: 10 });
    const next = { ...only(first, "allied", "home_fleet"), phase: "move_blocks", turn: 10 } as const;
    const go = { piece: "home_fleet", speed: "moderate", path: ["1206"], cross: "clear" };
    const sailed = play("moveForce", next, go).snapshot;
    expect(pool(sailed)).toMatchObject({ available: 4, spent: 4, credit: 0 });
    const over = { ...only(sailed, "axis"), turn: 30, phase: "combine", phasing: "axis", moving: null } as const;
    const ended = play("endPhase", withForce(over, "allied", "home_fleet", { fuel: full(40) }), {}).snapshot;
    expect(ended.vp.log.filter(({ code }) => code === "CP_SPENT")).toContainEqual(
      expect.objectContaining({ amount: -2, unit: "home_fleet" }),
    );
  });

  it("4.3.3 ships out of Kiel need none", () => {
    const group = force(table("move_blocks", "axis"), "axis", "narvik_group");
    const kiel = { ...group, at: "kiel", units: [entry("lutzow", 4), entry("dd_z36a", 5)] };
    const found = withOwn(table("move_blocks", "axis"), "axis", {
      forces: [kiel],
      chits: [{ letter: "A", condition: "minelaying", revealed: false, fulfilled: false }],
    });
    const go = { piece: "narvik_group", speed: "moderate", path: ["germany", "1707"], cross: "clear" };
    const { snapshot } = play("moveForce", found, go);
    expect(snapshot.sides.axis.command).toMatchObject([{ spent: 0 }]);
    expect(force(snapshot, "axis", "narvik_group")).toMatchObject({ at: "1707", fromGermany: true });
  });

  it("one point of Severnyy Flot lets any number of Soviet ships leave port, in this turn or the next", () => {
    const state = only(table("move_blocks"), "allied", "severnyy_flot");
    const half = play(
      "detachForce",
      { ...state, phase: "move_detach" },
      {
        force: "severnyy_flot",
        units: [{ unit: "dd_type7", cs: 2 }],
      },
    );
    const moving = { ...half.snapshot, phase: "move_blocks" } as const;
    const go = (piece: string) => ({ piece, speed: "moderate", path: ["0817"], cross: "clear" });
    const one = play("moveForce", moving, go("severnyy_flot")).snapshot;
    const two = play("moveForce", one, go(String(half.outcome.detached))).snapshot;
    expect(two.sides.allied.command.find(({ pool }) => pool === "severnyy_flot")).toMatchObject({ spent: 1 });
  });

  it("4.3 the side with the initiative must spend a point in its first movement segment (E-34)", () => {
    const state = only(table("move_blocks"), "allied", "tf_home_fleet");
    const { snapshot, rulings } = play("endPhase", state, {});
    expect(rulings).toContain("E-34");
    expect(snapshot.sides.allied).toMatchObject({ obliged: false });
    expect(snapshot.sides.allied.command[0]).toMatchObject({ spent: 1, credit: 2, creditUntil: 10 });
    const later = play("endPhase", { ...snapshot, phase: "move_blocks" }, {});
    expect(later.snapshot.sides.allied.command[0]).toMatchObject({ spent: 1 });
    const paid = withOwn(state, "allied", {
      command: state.sides.allied.command.map((each) => ({ ...each, spent: 1 })),
    });
    expect(play("endPhase", paid, {}).rulings).not.toContain("E-34");
    const other = play("endPhase", only(table("move_blocks", "axis"), "axis", "narvik_group"), {});
    expect(other.snapshot.sides.axis.command).toMatchObject([{ spent: 0 }]);
  });
});

describe("4.3.4, 11.4.1 training", () => {
  const at = (phase: Phase): Snapshot => only(table(phase, "axis", ["training"]), "axis", "narvik_group");
  const sail = (state: Snapshot) =>
    play(
      "moveForce",
      { ...state, phase: "move_blocks" },
      {
        piece: "narvik_group",
        speed: "slow",
        path: ["0813"],
        cross: "clear",
      },
    ).snapshot;

  it("one TF sails without command points though no enemy was found, with Danger 3 turns ahead and no High speed", () => {
    const declared = play("declareTraining", at("move_refuel"), { force: "narvik_group" }).snapshot;
    const out = sail(declared);
    expect(fuelOf(out, "narvik_group", "axis")).toEqual({ state: "training", marker: 12, refuelled: false });
    expect(out.sides.axis.command).toMatchObject([{ spent: 0 }]);
    expect(
      refused(
        "declareTraining",
        { ...out, phase: "move_refuel", moving: null, leftPort: null },
        { force: "narvik_group" },
      ).code,
    ).toBe("NO_TRAINING");
    const next = withForce({ ...out, phase: "move_blocks", moving: null, leftPort: null }, "axis", "narvik_group", {
      moved: { hexes: 0, speed: null, entered: [], done: false },
    });
    expect(
      refused("moveForce", next, { piece: "narvik_group", speed: "high", path: ["0713"], cross: "clear" }).code,
    ).toBe("VALUE_NOT_LISTED");
  });

  it("it comes back to its own port alone, E-43 and pays if it does not", () => {
    const out = sail(play("declareTraining", at("move_refuel"), { force: "narvik_group" }).snapshot);
    const tromso = withForce({ ...out, moving: null, leftPort: null }, "axis", "narvik_group", {
      at: "0814",
      units: [entry("lutzow", 4), entry("dd_z36a", 5)],
      moved: { hexes: 0, speed: null, entered: [], done: false },
    });
    const go = (path: string[]) => ({ piece: "narvik_group", speed: "moderate", path, cross: "clear" });
    expect(refused("moveForce", tromso, go(["tromso"])).code).toBe("MUST_RETURN");
    const home = play("moveForce", tromso, go(["0813", "narvik"])).snapshot;
    expect(force(home, "axis", "narvik_group")).toMatchObject({ station: "in_port", training: null });
    const over = {
      ...only(out, "allied"),
      turn: 30,
      phase: "combine",
      phasing: "axis",
      moving: null,
      leftPort: null,
    } as const;
    const ended = play("endPhase", over, {}).snapshot;
    expect(ended.vp.log.find(({ code }) => code === "CP_SPENT")).toMatchObject({ amount: 0.5, unit: "gruppe_nord" });
  });

  it("4.3.2 what is paid at the end of the last turn lends no credit beyond it", () => {
    const out = sail(play("declareTraining", at("move_refuel"), { force: "narvik_group" }).snapshot);
    const cruiser = withForce(out, "axis", "narvik_group", { units: [entry("nurnberg", 2)] });
    const over = {
      ...only(cruiser, "allied"),
      turn: 59,
      phase: "combine",
      phasing: "axis",
      moving: null,
      leftPort: null,
    } as const;
    expect(play("endPhase", over, {}).snapshot).toMatchObject({
      turn: 60,
      sides: { axis: { command: [{ creditUntil: 60 }] } },
    });
  });

  it("a TF that does not sail in its segment has not trained; without the option nobody trains", () => {
    const declared = play("declareTraining", at("move_refuel"), { force: "narvik_group" }).snapshot;
    const over = play("endPhase", { ...declared, phase: "move_blocks" }, {}).snapshot;
    expect(over.sides.axis.trained).toBe(false);
    expect(refused("declareTraining", table("move_refuel", "axis"), { force: "narvik_group" }).code).toBe(
      "NO_TRAINING",
    );
  });
});
