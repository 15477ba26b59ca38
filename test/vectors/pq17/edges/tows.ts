import type { Ship } from "../../../../src/rulesets/pq17/chapters/1-2-forces/state";
import { all, type Case, type Change, type Json, refused, resolves, type Vector } from "../kit";
import { chit, dummy, force, fresh, phase } from "../kit/changes";
import { being, COVER, convoy, inHex, inPort, of, pack, second } from "../kit/forces";
import { off } from "./both-ports";
import { goes, stays, without } from "./moves";

const ships = (...units: Ship[]): Change =>
  being("allied", (each) => {
    each.units = units;
  });

const plain = (unit: string, cs: number, more: Partial<Ship> = {}): Ship => ({ ...fresh(unit, cs), ...more });

/** Norfolk is adrift, and so is London; Kent tows Sussex, and Devonshire is free. */
const ADRIFT = [
  plain("norfolk", 0),
  plain("london", 0),
  plain("sussex", 0, { tow: "kent" }),
  plain("kent", 3, { tow: "sussex" }),
  plain("devonshire", 3),
];

/** 5.1.1 Vectors for the ships that tow and are towed, and the state after a tow is dropped. */
export function tows(): Vector[] {
  const at = (operation: string, of: "combine" | "move_detach"): Omit<Case, "id" | "title"> => ({
    citation: "5.1.1",
    operation,
    base: "lone-allied",
    change: phase(of, "allied"),
  });
  const take = at("takeTow", "combine");
  const drop = at("dropTow", "move_detach");
  const no = (
    plan: Omit<Case, "id" | "title">,
    id: string,
    title: string,
    change: Change,
    input: Json,
    pointer: string,
  ) =>
    refused({
      ...plan,
      id: `towing-${id}`,
      title: `5.1.1 ${title}`,
      change: all(plan.change, change),
      input: { force: COVER, ...input },
      code: pointer === "/input/force" || pointer === "" ? "NOTHING_TO_TOW" : "VALUE_NOT_LISTED",
      section: "5.1.1",
      pointer,
    });
  const yes = (
    plan: Omit<Case, "id" | "title">,
    id: string,
    title: string,
    change: Change,
    input: Json,
    snapshot: Json,
  ) =>
    resolves({
      ...plan,
      id: `towing-${id}`,
      title: `5.1.1 ${title}`,
      change: all(plan.change, change),
      input: { force: COVER, ...input },
      rolls: [],
      snapshot,
    });
  const units = (...list: Json[]): Json => ({ sides: { allied: { forces: [{ units: list }] } } });
  const marks: Ship["marks"][] = [
    ["crippled", "inoperative"],
    ["inoperative", "crippled"],
  ];
  return [
    no(
      take,
      "by-adrift",
      "A ship adrift tows no other",
      ships(...ADRIFT),
      { ship: "norfolk", by: "london" },
      "/input/by",
    ),
    no(take, "by-tower", "A ship tows one other", ships(...ADRIFT), { ship: "norfolk", by: "kent" }, "/input/by"),
    no(
      take,
      "in-port",
      "Nothing is taken in tow in port",
      all(inPort("allied", "reykjavik"), second("allied", "tf_second", "0708"), (state) => {
        const at = force(state, "allied", "tf_second");
        Object.assign(at, { station: "at_sea", block: 2, units: [plain("norfolk", 0), plain("kent", 3)] });
        at.fuel = { state: "full", marker: 20, refuelled: false };
        force(state, "allied").units = [plain("london", 0), plain("devonshire", 3)];
      }),
      { ship: "london", by: "devonshire" },
      "/input/force",
    ),
    no(
      drop,
      "drop-adrift",
      "A ship that nobody tows is not dropped",
      ships(...ADRIFT),
      { ship: "norfolk" },
      "/input/ship",
    ),
    yes(
      drop,
      "gathers",
      "The CS that towed joins the others of its class, and CS of the same marks are one entry",
      ships(
        plain("norfolk", 0, { tow: "dd_ai" }),
        plain("dd_ai", 1, { tow: "norfolk", torpedoesSpent: 1 }),
        plain("dd_ai", 3, { torpedoesSpent: 2 }),
        ...marks.map((each) => plain("dd_jr", 1, { marks: each })),
      ),
      { ship: "norfolk" },
      units(
        { unit: "norfolk", tow: null },
        { unit: "dd_ai", cs: 4, torpedoesSpent: 3, tow: null },
        { unit: "dd_jr", cs: 2 },
      ),
    ),
    yes(
      drop,
      "gathers-one",
      "One torpedo attack of the CS that towed counts with the others",
      ships(
        plain("norfolk", 0, { tow: "dd_ai" }),
        plain("dd_ai", 3, { torpedoesSpent: 2 }),
        plain("dd_ai", 1, { tow: "norfolk", torpedoesSpent: 1 }),
      ),
      { ship: "norfolk" },
      units({ unit: "norfolk", tow: null }, { unit: "dd_ai", cs: 4, torpedoesSpent: 3 }),
    ),
    yes(
      drop,
      "gathers-unspent",
      "CS that have spent nothing add no torpedo attack",
      ships(
        plain("norfolk", 0, { tow: "dd_ai" }),
        plain("dd_ai", 1, { tow: "norfolk" }),
        plain("dd_ai", 3, { torpedoesSpent: 2 }),
      ),
      { ship: "norfolk" },
      units({ unit: "norfolk", tow: null }, { unit: "dd_ai", cs: 4, torpedoesSpent: 2 }),
    ),
    yes(
      drop,
      "gathers-oil",
      "Tankers of one state have one stock of oil",
      all(
        convoy("0708", 9),
        ships(
          plain("dd_jr", 1, { marks: ["diw"], tow: "dd_ai" }),
          plain("dd_ai", 1, { tow: "dd_jr" }),
          plain("mo", 1, { marks: ["crippled"], oil: 5 }),
          plain("mo", 2, { marks: ["crippled"], oil: 7 }),
        ),
      ),
      { ship: "dd_jr" },
      units({ unit: "dd_jr", tow: null }, { unit: "dd_ai", tow: null }, { unit: "mo", cs: 3, oil: 12 }),
    ),
    yes(
      take,
      "apart",
      "Of a class one CS is towed and one tows, with its share of oil and torpedoes",
      all(
        convoy("0708", 9),
        ships(plain("mo", 3, { marks: ["diw"], oil: 25 }), plain("dd_ai", 3, { torpedoesSpent: 4 }), plain("mv", 5)),
      ),
      { ship: "mo", by: "dd_ai" },
      units(
        { unit: "mo", cs: 2, oil: 17, tow: null },
        { unit: "dd_ai", cs: 2, torpedoesSpent: 3, tow: null },
        { unit: "mv" },
        { unit: "mo", cs: 1, oil: 8, tow: "dd_ai" },
        { unit: "dd_ai", cs: 1, torpedoesSpent: 1, tow: "mo" },
      ),
    ),
    yes(
      take,
      "apart-unspent",
      "CS that have spent nothing share nothing",
      ships(plain("dd_jr", 2, { marks: ["diw"] }), plain("dd_ai", 3, { torpedoesSpent: 2 })),
      { ship: "dd_jr", by: "dd_ai" },
      units(
        { unit: "dd_jr", cs: 1, tow: null },
        { unit: "dd_ai", cs: 2, torpedoesSpent: 2 },
        { unit: "dd_jr", cs: 1, tow: "dd_ai" },
        { unit: "dd_ai", cs: 1, torpedoesSpent: 0, tow: "dd_jr" },
      ),
    ),
    yes(
      at("scuttleShip", "combine"),
      "scuttle-class",
      "Of a class one CS is scuttled",
      ships(plain("dd_ai", 2, { marks: ["diw"] }), plain("kent", 3)),
      { ship: "dd_ai" },
      { sides: { allied: { forces: [{ units: [{ unit: "dd_ai", cs: 1 }, { unit: "kent" }] }], sunk: [{ cs: 1 }] } } },
    ),
    resolves({
      citation: "5.1.1",
      operation: "endPhase",
      base: "lone-allied",
      id: "towing-scuttled",
      title: "5.1.1 At the end of the combine segment ships without a tow sink, and ships that tow nothing are free",
      change: all(
        phase("combine", "allied"),
        ships(
          plain("norfolk", 0, { tow: "kent" }),
          plain("kent", 3, { tow: "norfolk" }),
          plain("devonshire", 0, { tow: "sussex" }),
          plain("sussex", 3, { tow: "suffolk" }),
          plain("dd_ai", 2, { marks: ["diw"] }),
          plain("london", 0),
        ),
      ),
      input: {},
      rolls: [],
      snapshot: {
        sides: {
          allied: {
            forces: [
              {
                units: [
                  { unit: "norfolk", tow: "kent" },
                  { unit: "kent", tow: "norfolk" },
                  { unit: "sussex", tow: null },
                ],
              },
            ],
          },
        },
      },
    }),
  ];
}

/** 5, 5.1.4, 5.2.1 Hexes that are open to one piece and closed to another. */
export function openings(): Vector[] {
  const escorted: Change = (state) => {
    const lastForce = state.sides.allied.forces.at(-1)!;
    Object.assign(lastForce, { kind: "convoy", units: [fresh("dd_ai", 1), fresh("mv", 10)] });
    lastForce.convoy = { ...LADEN, visited: [lastForce.at] };
  };
  const barentsburg: Change = chit("axis", "I", "sizilien");
  return [
    goes(
      {
        id: "to-convoy",
        title: "5.2.1 A TF enters the hex of a convoy",
        change: all(second("allied", "tf_second", "0709"), escorted),
        path: ["0709"],
      },
      { sides: { allied: { forces: [{ at: "0709" }, {}] } } },
    ),
    goes(
      {
        id: "pack-to-convoy",
        title: "5.2.1 A German Wolf Pack enters the hex of an Allied convoy",
        side: "axis",
        change: all(pack("axis", "0513"), (state) => {
          state.sides.allied.forces = [
            { ...structuredClone(force(state, "axis")), id: "convoy_1", at: "0512", kind: "convoy", fuel: FULL },
          ];
          escorted(state);
        }),
        speed: "slow",
        path: ["0512"],
      },
      { sides: { axis: { forces: [{ at: "0512" }] } } },
    ),
    stays(
      {
        id: "soviet-unpaid",
        title: "4.3.2 Without a command point Soviet ships enter no hex far from Russia",
        change: all(of("allied", ["dd_type7", 2]), inHex("allied", "0717"), (state) => {
          state.sides.allied.command.find(({ pool }) => pool === "severnyy_flot")!.available = 0;
        }),
        path: ["0716"],
      },
      "COMMAND_POINTS_SHORT",
      "4.3.2",
      "/input/path/0",
    ),
    stays(
      {
        id: "pack-off-reykjavik",
        title: "5.1.4 German Wolf Packs raid Murmansk alone",
        side: "axis",
        change: pack("axis", "0603"),
        speed: "slow",
        path: ["0504"],
      },
      "ENEMY_PORT",
      "5.1.4",
      "/input/path/0",
    ),
    stays(
      {
        id: "tf-off-altafjord",
        title: "5.1.4 The hex that a rule names for Wolf Packs is closed to a TF",
        change: inHex("allied", "0615"),
        path: ["0715"],
      },
      "ENEMY_PORT",
      "5.1.4",
      "/input/path/0",
    ),
    stays(
      {
        id: "pack-off-tromso",
        title: "5.1.4 An Allied Wolf Pack does not enter the hex of another German port",
        change: pack("allied", "0714"),
        speed: "slow",
        path: ["0814"],
      },
      "ENEMY_PORT",
      "5.1.4",
      "/input/path/0",
    ),
    goes(
      {
        id: "dummy-off-barentsburg",
        title: "12.11 Under SIZILIEN a German dummy enters the hex of Barentsburg",
        side: "axis",
        piece: "dummy_2",
        change: all(barentsburg, (state) => {
          state.sides.axis.dummies = [dummy(2, "0314")];
        }),
        path: ["0214"],
      },
      { sides: { axis: { dummies: [{ at: "0214" }] } } },
    ),
    stays(
      {
        id: "dummy-far",
        title: "5.1 A dummy has two hexes at Moderate speed",
        piece: "dummy_2",
        change: (state) => {
          state.sides.allied.dummies = [dummy(2, "0708")];
        },
        path: ["0709", "0710", "0711"],
      },
      "PATH_LENGTH",
      "5.1",
      "/input/path/2",
    ),
  ];
}

const FULL = { state: "full" as const, marker: 20, refuelled: false };

const LADEN = {
  loaded: true,
  destinations: ["murmansk" as const],
  merchants: 10,
  excused: 0,
  visited: [] as string[],
  closest: 9,
  scattered: false,
  dispersed: [],
  arrived: false,
};

/** 5.1.2 Vectors for the ships that count against the capacity of a port. */
export function capacities(): Vector[] {
  const enters = (id: string, title: string, change: Change, speed: "moderate" | "slow" = "moderate"): Vector =>
    goes(
      {
        id: `capacity-${id}`,
        title: `5.1.2 ${title}`,
        change: all(inHex("allied", "0817"), change, (state) => {
          state.fortnight = "1942-11-I";
        }),
        speed,
        path: ["murmansk"],
      },
      { sides: { allied: { forces: [{ at: "murmansk" }] } } },
    );
  return [
    enters(
      "crippled",
      "Crippled CS of a class do not count",
      ships(plain("dd_ai", 3, { marks: ["crippled"] }), plain("dd_jr", 5)),
      "slow",
    ),
    enters(
      "again",
      "A cruiser that has been counted counts no more",
      all(of("allied", ["norfolk", 3]), (state) => {
        state.capacityUsed = ["norfolk"];
      }),
    ),
    enters(
      "filled",
      "Every CS of destroyers counts once",
      all(of("allied", ["dd_ai", 2]), (state) => {
        state.capacityUsed = ["dd_ai", "dd_ai", "dd_ai"];
      }),
    ),
  ];
}

/** 5.1.5, E-33 Convoys that must still move. */
export function waiting(): Vector[] {
  const plan: Omit<Case, "id" | "title"> = { citation: "5.1.5", operation: "endPhase", base: "lone-allied", input: {} };
  const step = all(phase("move_blocks", "allied"), without("axis"));
  const must = (id: string, title: string, change: Change): Vector =>
    refused({
      ...plan,
      id: `waiting-${id}`,
      title: `5.1.5 ${title}`,
      change: all(step, change),
      code: "CONVOY_MUST_MOVE",
      section: "5.1.5",
    });
  const may = (id: string, title: string, change: Change): Vector =>
    resolves({
      ...plan,
      id: `waiting-${id}`,
      title: `E-33 ${title}`,
      change: all(step, change),
      rolls: [],
      snapshot: { phase: "air_move" },
    });
  const destroyers = (cs: number): Change => ships(plain("dd_ai", cs), plain("mv", 10));
  const both: Change = being("allied", (each) => {
    each.convoy!.destinations = ["murmansk", "arkhangelsk"];
  });
  return [
    must("at-sea", "A convoy with one way closed still has to move", convoy("0708", 9, "0707")),
    must("off-port", "A convoy off a port that takes its escort has to move", all(convoy("0817", 0), destroyers(2))),
    must(
      "elsewhere",
      "A convoy elsewhere has to move, though no port takes its escort",
      all(convoy("0708", 9), destroyers(9)),
    ),
    may("full", "A convoy waits off a port that does not take its escort", all(convoy("0817", 0), destroyers(9))),
    may("full-of-two", "One of two ports is enough", all(convoy("0817", 0), destroyers(9), both)),
    stays(
      {
        id: "convoy-fast",
        title: "5.1 A convoy of destroyers is slow",
        change: all(
          convoy("0708", 9),
          ships(plain("dd_ai", 2)),
          being("allied", (each) => {
            each.convoy!.dispersed = [{ unit: "mv", cs: 2 }];
          }),
        ),
        path: ["0709"],
      },
      "VALUE_NOT_LISTED",
      "5",
      "/input/speed",
    ),
    stays(
      {
        id: "convoy-empty",
        title: "5.6 A convoy whose ships are all dispersed does not move",
        change: all(
          convoy("0708", 9),
          ships(),
          being("allied", (each) => {
            each.convoy!.dispersed = [{ unit: "mv", cs: 2 }];
          }),
        ),
        speed: "slow",
        path: ["0709"],
      },
      "NO_SHIPS",
      "5.6",
      "/input/piece",
    ),
    goes(
      {
        id: "fuelless",
        title: "11.2.1 Escorts burn no fuel, whatever the fuel of the force that they have left",
        change: all(
          of("allied", ["es_british", 2]),
          being("allied", (each) => {
            each.fuel = { state: "critical", marker: null, refuelled: false };
          }),
        ),
        path: ["0709", "0710"],
      },
      { sides: { allied: { forces: [{ at: "0710" }] } } },
    ),
    goes(
      {
        id: "beside-shadower",
        title: "5.4 A force moves while another shadows",
        change: all(second("allied", "tf_second", "0610", ["kent", 3]), (state) => {
          const copy = structuredClone(force(state, "allied"));
          state.sides.axis.forces = [
            { ...copy, id: "narvik_group", units: [fresh("lutzow", 4)], at: "0610", identified: true, idLevel: 1 },
          ];
          state.sides.allied.shadowing = [{ target: 1, by: "force", id: "tf_second" }];
        }),
        path: ["0709"],
      },
      { sides: { allied: { shadowing: [{ id: "tf_second" }] } } },
    ),
    stays(
      {
        id: "boxed-without-target",
        title: "11.4 A German TF in Germany waits for an enemy that is identified",
        side: "axis",
        change: being("axis", (each) => {
          Object.assign(each, { station: "box", at: "germany", block: null, sailed: false });
          each.fuel = { state: "full", marker: null, refuelled: false };
        }),
        path: ["1707"],
      },
      "NO_TARGET_IDENTIFIED",
      "11.4",
      "/input/piece",
    ),
  ];
}

/** 12.3 Convoys of the Axis before the operation begins. */
export function starts(): Vector[] {
  const late: Change = (state) => {
    state.startTurn = 11;
  };
  return [
    goes(
      {
        id: "before-start",
        title: "12.3 An Allied force moves before the turn in which player phases begin",
        change: late,
        path: ["0709"],
      },
      { sides: { allied: { forces: [{ at: "0709" }] } } },
    ),
    goes(
      {
        id: "before-start-axis",
        title: "12.3 A German TF sails before the turn in which player phases begin",
        side: "axis",
        change: all(inPort("axis", "trondheim"), chit("axis", "I", "sizilien"), late),
        path: ["1111"],
      },
      { sides: { axis: { forces: [{ at: "1111" }] } } },
    ),
    goes(
      {
        id: "at-start-convoy",
        title: "12.3 A German convoy sails in the turn in which player phases begin",
        side: "axis",
        change: all(
          inPort("axis", "trondheim"),
          being("axis", (each) => {
            Object.assign(each, { kind: "convoy", units: [fresh("es_german", 1), fresh("mv", 3)] });
            each.convoy = { ...LADEN, destinations: ["kirkenes"], merchants: 3, closest: null };
          }),
        ),
        speed: "slow",
        path: ["1111"],
      },
      { sides: { axis: { forces: [{ at: "1111" }] } } },
    ),
  ];
}

/** 15.2.1 A convoy bound for both ports. */
export function bothPorts(): Vector[] {
  return [
    resolves({
      id: "sail-both-ports",
      title: "15.2.1 A convoy bound for two ports decides in the first one which merchants land",
      citation: "15.2.1",
      operation: "moveForce",
      base: "campaign-sailing",
      change: off,
      input: { piece: "convoy_waiting", speed: "slow", path: ["murmansk"], cross: "clear" },
      rolls: [],
      snapshot: {
        pending: { decision: "convoy_lands", side: "allied", convoy: "convoy_waiting" },
        sides: { allied: { forces: [{ at: "murmansk", convoy: { arrived: false } }] } },
      },
    }),
  ];
}
