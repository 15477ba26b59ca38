import type { Snapshot } from "../../../src/rulesets/pq17/snapshot";
import type { Force } from "../../../src/rulesets/pq17/snapshot-forces";
import type { FuelState, Side, Speed, Weather } from "../../../src/rulesets/pq17/vocabulary";
import { at, dummy, force, fresh, keep, known, turn, weather } from "./changes";
import { all, type Case, type Change, type Json, type Roll, refused, resolves, type Vector } from "./kit";

const PIECE = { allied: "tf_home_fleet", axis: "trondheim_group" } as const;

/** The only force at sea of a side has these ships. */
export function of(side: Side, ...units: [string, number][]): Change {
  return (state) => {
    force(state, side).units = units.map(([unit, cs]) => fresh(unit, cs));
  };
}

/** The first force of a side, changed. */
export function being(side: Side, changes: (force: Force, state: Snapshot) => void): Change {
  return (state) => changes(force(state, side), state);
}

/** The first force of a side is a Wolf Pack. */
export function pack(side: Side, hex: string, unit = side === "allied" ? "ss_british" : "ss_german"): Change {
  return being(side, (each) => {
    Object.assign(each, { kind: "wolf_pack", units: [fresh(unit, 3)] });
    each.fuel.marker = null;
    at(each, hex);
  });
}

/** The first force of a side lies in a port. */
export function inPort(side: Side, port: string): Change {
  return being(side, (each) => {
    Object.assign(each, { station: "in_port", at: port, block: null, sailed: false });
    each.fuel = { state: "full", marker: null, refuelled: true };
  });
}

/** The first Allied force is a convoy bound for Murmansk. */
export function convoy(hex: string, closest: number, ...visited: string[]): Change {
  return being("allied", (each) => {
    Object.assign(each, { kind: "convoy", units: [fresh("dd_ai", 1), fresh("mv", 10)] });
    each.convoy = {
      loaded: true,
      destinations: ["murmansk"],
      merchants: 10,
      excused: 0,
      visited: [...visited, hex],
      closest,
      scattered: false,
      dispersed: [],
      arrived: false,
    };
    at(each, hex);
  });
}

export interface Move extends Pick<Case, "id" | "title"> {
  readonly side?: Side;
  readonly citation?: string;
  readonly change?: Change;
  readonly speed?: Speed;
  readonly path: readonly string[];
  readonly piece?: string;
}

function request(plan: Move): Case {
  const { id, title, side = "allied", citation = "5.1", change, speed = "moderate", path, piece = PIECE[side] } = plan;
  const input = { piece, speed, path, cross: "clear" };
  return { id: `move-${id}`, title, citation, operation: "moveForce", base: `ice-${side}`, change, input };
}

/** A move that comes to its end. */
export function moves(
  plan: Move & {
    readonly rolls?: readonly Roll[];
    readonly end?: string;
    readonly after?: Change;
    readonly snapshot?: Json;
    readonly rulings?: readonly string[];
    readonly outcome?: Json;
  },
): Vector {
  const { rolls = [], end = "arrived", after, snapshot, rulings, outcome } = plan;
  return resolves({
    ...request(plan),
    rolls,
    outcome: { end, ...outcome },
    ...(after && { after }),
    ...(snapshot && { snapshot }),
    ...(rulings && { rulings }),
  });
}

/** A dummy that can move, so that the side has something to move. */
function other(side: Side): Change {
  return (state) => {
    state.sides[side].dummies.push(dummy(9, side === "allied" ? "0606" : "0713"));
  };
}

/** A move that a rule does not let begin. */
export function stays(
  plan: Move & { readonly code: string; readonly section: string; readonly pointer?: string },
): Vector {
  const { side = "allied", change, code, section, pointer = "/input/piece" } = plan;
  const ready = pointer === "/input/piece" ? all(change, other(side)) : change;
  return refused({ ...request({ ...plan, ...(ready && { change: ready }) }), code, section, pointer });
}

const OPEN_SEA = ["0510", "0509", "0508", "0507"];
const HEAVY = of("allied", ["washington", 5], ["norfolk", 3]);
const MIXED = of("allied", ["washington", 5], ["dd_ai", 3]);

function fuel(state: FuelState, marker: number | null): Change {
  return being("allied", (each) => {
    each.fuel = { state, marker, refuelled: false };
  });
}

function marked(...marks: ("crippled" | "diw")[]): Change {
  return being("allied", (each) => {
    each.units[1]!.marks = marks;
  });
}

const TOWED: Change = (state) => {
  const [norfolk, kent] = [fresh("norfolk", 0), fresh("kent", 3)];
  norfolk.tow = "kent";
  kent.tow = "norfolk";
  force(state, "allied").units = [norfolk, kent];
};

/** 5.1 The speeds, and what each allows. */
export function speeds(): Vector[] {
  const goes = (id: string, title: string, change: Change, speed: Speed, hexes: number, citation = "5.1"): Vector =>
    moves({
      id: `${id}-${speed.replace("_", "-")}`,
      title,
      citation,
      change,
      speed,
      path: OPEN_SEA.slice(0, hexes),
      after: (state) => {
        const moving = force(state, "allied");
        moving.at = OPEN_SEA[hexes - 1]!;
        moving.moved = { hexes, speed, entered: OPEN_SEA.slice(0, hexes), done: true };
      },
    });
  const tooFast = (id: string, title: string, change: Change, speed: Speed, section: string): Vector =>
    stays({
      id,
      title,
      citation: section,
      change,
      speed,
      path: ["0510"],
      code: "VALUE_NOT_LISTED",
      section: "5",
      pointer: "/input/speed",
    });
  const tooFar = (id: string, title: string, change: Change, speed: Speed, hexes: number): Vector =>
    stays({
      id,
      title,
      change,
      speed,
      path: OPEN_SEA.slice(0, hexes),
      code: "PATH_LENGTH",
      section: "5.1",
      pointer: `/input/path/${hexes - 1}`,
    });
  const inWeather = (is: Weather): Change => weather(is);
  return [
    goes("fast", "5.1 High: 3 hexes", MIXED, "high", 3),
    goes("fast", "5.1 Moderate: 2 hexes", MIXED, "moderate", 2),
    goes("fast", "5.1 Slow: 1 hex", MIXED, "slow", 1),
    tooFar("high-4", "5.1 High: no fourth hex", MIXED, "high", 4),
    tooFar("moderate-3", "5.1 Moderate: no third hex", MIXED, "moderate", 3),
    tooFar("slow-2", "5.1 Slow: no second hex", MIXED, "slow", 2),
    goes(
      "storm-heavy",
      "9.2.4 In a Storm heavy ships alone move at High speed",
      all(HEAVY, inWeather("storm")),
      "high",
      3,
      "9.2.4",
    ),
    tooFast(
      "storm-light-high",
      "9.2.4 In a Storm light ships do not move at High speed",
      all(MIXED, inWeather("storm")),
      "high",
      "9.2.4",
    ),
    goes(
      "storm-light",
      "9.2.4 In a Storm light ships move at Moderate speed",
      all(MIXED, inWeather("storm")),
      "moderate",
      2,
      "9.2.4",
    ),
    tooFast("gale-high", "9.2.5 In a Gale nobody moves at High speed", all(HEAVY, inWeather("gale")), "high", "9.2.5"),
    goes(
      "gale",
      "9.2.5 In a Gale warships move at Moderate speed",
      all(HEAVY, inWeather("gale")),
      "moderate",
      2,
      "9.2.5",
    ),
    tooFast("low-high", "11.2.2 Low Fuel: no High speed", all(HEAVY, fuel("low", 11)), "high", "11.2.2"),
    goes("low", "11.2.2 Low Fuel: Moderate speed", all(HEAVY, fuel("low", 11)), "moderate", 2, "11.2.2"),
    tooFast("training-high", "11.2.2 Training Fuel: no High speed", all(HEAVY, fuel("training", 11)), "high", "11.2.2"),
    tooFast(
      "critical-moderate",
      "11.2.3 Critical Fuel: Slow only",
      all(HEAVY, fuel("critical", null)),
      "moderate",
      "11.2.3",
    ),
    goes("critical", "11.2.3 Critical Fuel: Slow", all(HEAVY, fuel("critical", null)), "slow", 1, "11.2.3"),
    tooFast(
      "crippled-moderate",
      "7.3.1 A Crippled ship makes its force Slow",
      all(HEAVY, marked("crippled")),
      "moderate",
      "7.3.1",
    ),
    goes("crippled", "7.3.1 A Crippled ship is Slow", all(HEAVY, marked("crippled")), "slow", 1, "7.3.1"),
    tooFast("convoy-moderate", "5.1 A convoy is Slow", convoy("0511", 7), "moderate", "5.1"),
    tooFast("escort-high", "1.4 Escorts move at Moderate speed", of("allied", ["es_british", 2]), "high", "1.4"),
    goes(
      "escort",
      "1.4 Escorts move at Moderate speed, 2 hexes",
      of("allied", ["es_british", 2]),
      "moderate",
      2,
      "1.4",
    ),
    tooFast(
      "refuelling-moderate",
      "11.3.2 A force that refuels at sea is Slow",
      all(
        of("allied", ["gray_ranger", 1], ["dd_ai", 2]),
        being("allied", (each) => {
          each.refuelling = true;
          each.units[0]!.oil = 10;
        }),
      ),
      "moderate",
      "11.3.2",
    ),
    stays({
      id: "diw",
      title: "5.1.1 A ship Dead in the Water holds its force",
      citation: "5.1.1",
      change: all(
        HEAVY,
        being("allied", (each) => {
          each.units[1]!.cs = 0;
        }),
      ),
      speed: "slow",
      path: ["0510"],
      code: "CANNOT_MOVE",
      section: "5.1.1",
    }),
    stays({
      id: "towed-am",
      title: "5.1.1 Towed ships do not move in AM turns",
      citation: "5.1.1",
      change: TOWED,
      speed: "dead_slow",
      path: ["0510"],
      code: "CANNOT_MOVE",
      section: "5.1.1",
    }),
    goes(
      "towed",
      "5.1.1 Towed ships and their towers move 1 hex in PM turns (D-33)",
      all(TOWED, turn(10)),
      "dead_slow",
      1,
      "5.1.1",
    ),
    moves({
      id: "dummy",
      title: "5 A dummy moves up to 3 hexes",
      citation: "5",
      change: (state) => {
        keep(state, "allied");
        state.sides.allied.dummies = [dummy(1, "0511")];
      },
      piece: "dummy_1",
      speed: "high",
      path: OPEN_SEA.slice(0, 3),
    }),
    goes("pack", "5.1 A Wolf Pack moves 2 hexes", pack("allied", "0511"), "moderate", 2),
    tooFast("pack-high", "5.1 A Wolf Pack has no High speed", pack("allied", "0511"), "high", "5.1"),
    tooFast(
      "pack-gale",
      "9.2.5 In a Gale submarines are Slow",
      all(pack("allied", "0511"), inWeather("gale")),
      "moderate",
      "9.2.5",
    ),
    stays({
      id: "moved",
      title: "5 A force moves once in a segment",
      citation: "5",
      change: being("allied", (each) => {
        each.moved = { hexes: 1, speed: "slow", entered: ["0511"], done: true };
      }),
      path: ["0510"],
      code: "ALREADY_MOVED",
      section: "5",
    }),
    stays({
      id: "left",
      title: "5 A force that was left cannot be moved again (G.36)",
      citation: "5",
      change: being("allied", (each) => {
        each.moved = { hexes: 1, speed: "moderate", entered: ["0511"], done: false };
      }),
      path: ["0510"],
      code: "ALREADY_MOVED",
      section: "G.36",
    }),
    moves({
      id: "continued",
      title: "5 A force whose move is not closed may be moved on",
      citation: "5",
      change: being("allied", (each, state) => {
        each.moved = { hexes: 1, speed: "high", entered: ["0511"], done: false };
        state.moving = each.id;
      }),
      speed: "high",
      path: ["0510", "0509"],
      after: being("allied", (each) => {
        each.at = "0509";
        each.moved = { hexes: 3, speed: "high", entered: ["0511", "0510", "0509"], done: true };
      }),
    }),
    stays({
      id: "not-adjacent",
      title: "5 Each hex of a path lies next to the one before it",
      citation: "5",
      path: ["0509"],
      code: "NOT_ADJACENT",
      section: "5",
      pointer: "/input/path/0",
    }),
  ];
}

const UNREFUELLED = { state: "full", marker: 21, refuelled: false } as const;

/** 5.1.2-5.1.9, 5.2, 5.7 Ports, hexes and boxes. */
export function places(): Vector[] {
  const near = (hex: string): Change => being("allied", (each) => at(each, hex));
  const axisAt = (hex: string): Change => being("axis", (each) => at(each, hex));
  return [
    moves({
      id: "enter-port",
      title: "5.1.2 A force enters port from its hex for 1 hex, and its ID is gone",
      citation: "5.1.2",
      change: all(near("1206"), known("allied", undefined, 2)),
      path: ["scapa_flow"],
      after: being("allied", (each) => {
        Object.assign(each, {
          station: "in_port",
          at: "scapa_flow",
          block: null,
          identified: false,
          idLevel: 0,
          dummyDue: true,
        });
        each.moved = { hexes: 1, speed: "moderate", entered: [], done: true };
      }),
      snapshot: { moving: "tf_home_fleet" },
    }),
    stays({
      id: "enter-port-high",
      title: "5.1.2 No force enters port at High speed",
      change: near("1206"),
      speed: "high",
      path: ["scapa_flow"],
      citation: "5.1.2",
      code: "PORT_AT_HIGH_SPEED",
      section: "5.1.2",
      pointer: "/input/path/0",
    }),
    stays({
      id: "leave-port-high",
      title: "5.1.3 No force leaves port at High speed",
      citation: "5.1.3",
      change: all(HEAVY, inPort("allied", "scapa_flow")),
      speed: "high",
      path: ["1206"],
      code: "VALUE_NOT_LISTED",
      section: "5",
      pointer: "/input/speed",
    }),
    moves({
      id: "leave-port",
      title: "5.1.3 Leaving port costs 1 hex; two cruisers cost 1 CP, and a heavy force has 20 turns of fuel",
      citation: "5.1.3",
      change: all(of("allied", ["norfolk", 3], ["kent", 3]), inPort("allied", "scapa_flow")),
      path: ["1206", "1106"],
      after: all(
        being("allied", (each) => {
          Object.assign(each, { station: "at_sea", at: "1106", block: 1, sailed: true });
          each.fuel = { state: "full", marker: 29, refuelled: false };
          each.moved = { hexes: 2, speed: "moderate", entered: ["1206", "1106"], done: true };
        }),
        (state) => {
          Object.assign(state.sides.allied.command[0]!, { available: 7, spent: 1 });
        },
      ),
    }),
    moves({
      id: "leave-port-light",
      title: "11.1 With light ships a force has 12 turns of fuel",
      citation: "11.1",
      change: all(MIXED, inPort("allied", "scapa_flow")),
      path: ["1206"],
      after: all(
        being("allied", (each) => {
          Object.assign(each, { station: "at_sea", at: "1206", block: 1, sailed: true });
          each.fuel = { ...UNREFUELLED };
          each.moved = { hexes: 1, speed: "moderate", entered: ["1206"], done: false };
        }),
        (state) => {
          Object.assign(state.sides.allied.command[0]!, { available: 7, spent: 1 });
        },
      ),
    }),
    moves({
      id: "leave-port-unrefuelled",
      title: "11.1 A force that has not refuelled in port sails with its marker as it was (G.42)",
      citation: "11.1",
      change: all(of("allied", ["dd_ai", 2]), inPort("allied", "scapa_flow"), fuel("low", 11)),
      path: ["1206"],
      after: being("allied", (each) => {
        Object.assign(each, { station: "at_sea", at: "1206", block: 1, sailed: true });
        each.moved = { hexes: 1, speed: "moderate", entered: ["1206"], done: false };
      }),
    }),
    moves({
      id: "destroyers-free",
      title: "4.3 Destroyers leave port without CP",
      citation: "4.3",
      change: all(of("allied", ["dd_ai", 2]), inPort("allied", "scapa_flow")),
      path: ["1206"],
      after: being("allied", (each) => {
        Object.assign(each, { station: "at_sea", at: "1206", block: 1, sailed: true });
        each.fuel = { ...UNREFUELLED };
        each.moved = { hexes: 1, speed: "moderate", entered: ["1206"], done: false };
      }),
    }),
    moves({
      id: "one-cruiser",
      title: "4.3.2 One cruiser costs 1 CP; half of it stays for the next turn (D-34)",
      citation: "4.3.2",
      change: all(of("allied", ["norfolk", 3]), inPort("allied", "scapa_flow")),
      path: ["1206"],
      snapshot: {
        sides: {
          allied: {
            command: [
              { pool: "home_fleet", available: 7, spent: 1, credit: 1, creditUntil: 10 },
              { pool: "severnyy_flot", available: 2, spent: 0, credit: 0, creditUntil: null },
            ],
          },
        },
      },
    }),
    moves({
      id: "cruiser-on-credit",
      title: "4.3.2 The half CP that is left lets a cruiser sail in the next turn",
      citation: "4.3.2",
      change: all(of("allied", ["norfolk", 3]), inPort("allied", "scapa_flow"), (state) => {
        Object.assign(state.sides.allied.command[0]!, { available: 6, spent: 2, credit: 1, creditUntil: 9 });
      }),
      path: ["1206"],
      snapshot: {
        sides: {
          allied: {
            command: [
              { pool: "home_fleet", available: 6, spent: 2, credit: 0, creditUntil: null },
              { pool: "severnyy_flot", available: 2, spent: 0, credit: 0, creditUntil: null },
            ],
          },
        },
      },
    }),
    stays({
      id: "no-command",
      title: "4.3 Without CP heavy ships stay in port",
      citation: "4.3",
      change: all(HEAVY, inPort("allied", "scapa_flow"), (state) => {
        state.sides.allied.command[0]!.available = 0;
      }),
      path: ["1206"],
      code: "COMMAND_POINTS_SHORT",
      section: "4.3",
    }),
    stays({
      id: "inoperative",
      title: "5.1.3 An inoperative ship stays in port",
      citation: "5.1.3",
      change: all(
        HEAVY,
        inPort("allied", "scapa_flow"),
        being("allied", (each) => {
          each.units[1]!.marks = ["inoperative"];
        }),
      ),
      path: ["1206"],
      code: "INOPERATIVE",
      section: "5.1.3",
    }),
    stays({
      id: "refuels",
      title: "11.3.1 A force that refuels in port stays there for the turn",
      citation: "11.3.1",
      change: all(
        HEAVY,
        inPort("allied", "scapa_flow"),
        being("allied", (each) => {
          each.refuelling = true;
        }),
      ),
      path: ["1206"],
      code: "REFUELLING",
      section: "11.3.1",
    }),
    stays({
      id: "no-return",
      title: "5.1.3 A force does not come back to the port it has left this turn",
      citation: "5.1.3",
      change: being("allied", (each, state) => {
        at(each, "1206");
        each.moved = { hexes: 1, speed: "moderate", entered: ["1206"], done: false };
        Object.assign(state, { moving: each.id, leftPort: "scapa_flow" });
      }),
      path: ["scapa_flow"],
      code: "NO_RETURN",
      section: "5.1.3",
      pointer: "/input/path/0",
    }),
    stays({
      id: "enemy-port",
      title: "5.1.4 No force enters the hex of an enemy port",
      citation: "5.1.4",
      change: near("0812"),
      path: ["0813"],
      code: "ENEMY_PORT",
      section: "5.1.4",
      pointer: "/input/path/0",
    }),
    moves({
      id: "murmansk-pack",
      title: "5.1.4 German Wolf Packs enter the hex of Murmansk",
      citation: "5.1.4",
      side: "axis",
      change: all(pack("axis", "0818"), weather("gale")),
      speed: "slow",
      path: ["0817"],
    }),
    stays({
      id: "submarines-only",
      title: "1.1.1 Lerwick takes submarines alone",
      citation: "1.1.1",
      change: near("1207"),
      path: ["lerwick"],
      code: "SUBMARINES_ONLY",
      section: "1.1.1",
      pointer: "/input/path/0",
    }),
    moves({
      id: "pack-lerwick",
      title: "1.1.1 An Allied Wolf Pack enters Lerwick",
      citation: "1.1.1",
      change: pack("allied", "1207"),
      path: ["lerwick"],
      outcome: { piece: "tf_home_fleet" },
    }),
    stays({
      id: "temporary-port",
      title: "1.1.1 A temporary port that the scenario does not name is no port",
      citation: "1.1.1",
      change: all(near("0606"), (state) => {
        state.temporaryPorts = [];
      }),
      path: ["seidisfjord"],
      code: "NOT_ADJACENT",
      section: "5",
      pointer: "/input/path/0",
    }),
    moves({
      id: "temporary-port-named",
      title: "1.1.1 A temporary port that the scenario names is entered",
      citation: "1.1.1",
      change: near("0606"),
      path: ["seidisfjord"],
    }),
    stays({
      id: "inner-leads",
      title: "5.1.6 No High speed in the Inner Leads",
      citation: "5.1.6",
      side: "axis",
      change: axisAt("1010"),
      speed: "high",
      path: ["1110"],
      code: "INNER_LEADS",
      section: "5.1.6",
      pointer: "/input/path/0",
    }),
    moves({
      id: "inner-leads-moderate",
      title: "5.1.6 The Inner Leads at Moderate speed",
      citation: "5.1.6",
      side: "axis",
      change: axisAt("1010"),
      path: ["1110"],
    }),
    stays({
      id: "convoy-back",
      title: "5.1.5 A convoy never comes back to a hex",
      citation: "5.1.5",
      change: convoy("0511", 8, "0510"),
      speed: "slow",
      path: ["0510"],
      code: "CONVOY_ASTRAY",
      section: "5.1.5",
      pointer: "/input/path/0",
    }),
    stays({
      id: "convoy-astray",
      title: "5.1.5 A convoy goes no more than one hex beyond its closest (D-32)",
      citation: "5.1.5",
      change: convoy("0511", 7),
      speed: "slow",
      path: ["0510"],
      code: "CONVOY_ASTRAY",
      section: "5.1.5",
      pointer: "/input/path/0",
    }),
    moves({
      id: "convoy-detour",
      title: "5.1.5 A convoy may stand one hex beyond its closest (D-32)",
      citation: "5.1.5",
      change: convoy("0511", 8),
      speed: "slow",
      path: ["0510"],
    }),
    moves({
      id: "convoy-onward",
      title: "5.1.5 A convoy comes closer to its destination",
      citation: "5.1.5",
      change: convoy("0511", 8),
      speed: "slow",
      path: ["0512"],
      after: being("allied", (each) => {
        each.at = "0512";
        each.moved = { hexes: 1, speed: "slow", entered: ["0512"], done: true };
        each.convoy!.visited = ["0511", "0512"];
        each.convoy!.closest = 7;
      }),
    }),
    stays({
      id: "convoy-other-port",
      title: "4.2 A convoy enters its destination alone",
      citation: "4.2",
      change: convoy("1206", 12),
      speed: "slow",
      path: ["scapa_flow"],
      code: "NOT_THE_DESTINATION",
      section: "4.2",
      pointer: "/input/path/0",
    }),
    moves({
      id: "convoy-arrives",
      title: "2.1.1 Loaded merchants that arrive score +1 each",
      citation: "2.1.1",
      change: all(convoy("0817", 0), of("allied", ["mv", 10])),
      speed: "slow",
      path: ["murmansk"],
      outcome: { vp: 10 },
    }),
    moves({
      id: "ballast-arrives",
      title: "2.1.1 Merchants in ballast score nothing",
      citation: "2.1.1",
      change: all(
        convoy("0817", 0),
        of("allied", ["mv", 10]),
        being("allied", (each) => {
          each.convoy!.loaded = false;
        }),
      ),
      speed: "slow",
      path: ["murmansk"],
      outcome: { vp: 0 },
    }),
    stays({
      id: "gale-holds",
      title: "9.2.5 A convoy that its card stops does not move",
      citation: "9.2.5",
      change: all(convoy("0511", 7), weather("gale"), (state) => {
        state.sides.allied.convoyCards = [
          { force: "tf_home_fleet", dispersed: false, card: 1, moves: false, disperses: false },
        ];
      }),
      speed: "slow",
      path: ["0512"],
      code: "HELD_BY_GALE",
      section: "9.2.5",
    }),
    moves({
      id: "gale-lets-go",
      title: "9.2.5 A convoy that its card lets go moves in a Gale",
      citation: "9.2.5",
      change: all(convoy("0511", 7), weather("gale"), (state) => {
        state.sides.allied.convoyCards = [
          { force: "tf_home_fleet", dispersed: false, card: 4, moves: true, disperses: false },
        ];
      }),
      speed: "slow",
      path: ["0512"],
    }),
    stays({
      id: "soviet-pack",
      title: "5.2.1 Soviet Wolf Packs stay in their patrol area",
      citation: "5.2.1",
      change: pack("allied", "0516", "ss_soviet"),
      path: ["0515"],
      code: "OUTSIDE_PATROL_AREA",
      section: "5.2.1",
      pointer: "/input/path/0",
    }),
    moves({
      id: "soviet-pack-in-area",
      title: "5.2.1 Soviet Wolf Packs move in their patrol area",
      citation: "5.2.1",
      change: all(pack("allied", "0716", "ss_soviet"), weather("gale")),
      speed: "slow",
      path: ["0717"],
    }),
    stays({
      id: "british-pack-convoy",
      title: "5.2.1 British Wolf Packs share no hex with an Allied convoy",
      citation: "5.2.1",
      change: (state) => {
        const other = structuredClone(force(state, "allied"));
        convoy("0510", 8)(state);
        Object.assign(other, { id: "pack", kind: "wolf_pack", units: [fresh("ss_british", 3)], block: 2 });
        other.fuel.marker = null;
        state.sides.allied.forces.push(other);
      },
      piece: "pack",
      path: ["0510"],
      code: "SHARED_HEX",
      section: "5.2.1",
      pointer: "/input/path/0",
    }),
    moves({
      id: "germany",
      title: "5.7.1 A German force enters the Germany box through 1707",
      citation: "5.7.1",
      side: "axis",
      change: axisAt("1707"),
      path: ["germany"],
      after: being("axis", (each) => {
        Object.assign(each, { station: "box", at: "germany", block: null });
        each.moved = { hexes: 1, speed: "moderate", entered: [], done: true };
      }),
    }),
    stays({
      id: "germany-high",
      title: "5.7.1 The Germany box is entered at Moderate speed",
      citation: "5.7.1",
      side: "axis",
      change: axisAt("1707"),
      speed: "high",
      path: ["germany"],
      code: "BOX_AT_HIGH_SPEED",
      section: "5.7",
      pointer: "/input/path/0",
    }),
    stays({
      id: "germany-allied",
      title: "5.7.1 The Germany box is closed to the Allies",
      citation: "5.7.1",
      change: near("1707"),
      path: ["germany"],
      code: "BOX_CLOSED",
      section: "5.7",
      pointer: "/input/path/0",
    }),
    moves({
      id: "channel",
      title: "5.7.3 An Allied force that enters the Channel is out of the operation without VP",
      citation: "5.7.3",
      change: all(near("1706"), of("allied", ["norfolk", 3])),
      path: ["english_channel"],
      end: "removed",
      outcome: { vp: 0 },
      snapshot: { sides: { allied: { forces: [], removed: [{ unit: "norfolk", cs: 3, turn: 9, why: "box" }] } } },
    }),
    moves({
      id: "kara",
      title: "5.7.2 The Kara Sea is open when zone East III is Clear",
      citation: "5.7.2",
      change: all(near("0622"), (state) => {
        state.ice.east_iii = { expected: "clear", fixed: true };
      }),
      path: ["kara_sea"],
    }),
    moves({
      id: "kara-light",
      title: "5.7.2 The Kara Sea is open when zone East III is Light Drift",
      citation: "5.7.2",
      change: all(near("0622"), (state) => {
        state.ice.east_iii = { expected: "light_drift", fixed: false };
      }),
      path: ["kara_sea"],
    }),
    stays({
      id: "kara-frozen",
      title: "5.7.2 The Kara Sea is closed by Heavy Drift",
      citation: "5.7.2",
      change: all(near("0622"), (state) => {
        state.ice.east_iii = { expected: "heavy_drift", fixed: false };
      }),
      path: ["kara_sea"],
      code: "BOX_FROZEN",
      section: "5.7.2",
      pointer: "/input/path/0",
    }),
    stays({
      id: "kara-axis",
      title: "5.7.2 Axis forces enter the Kara Sea under WUNDERLAND alone",
      citation: "5.7.2",
      side: "axis",
      change: all(axisAt("0622"), (state) => {
        state.ice.east_iii = { expected: "clear", fixed: true };
      }),
      path: ["kara_sea"],
      code: "BOX_CLOSED",
      section: "5.7.2",
      pointer: "/input/path/0",
    }),
    stays({
      id: "no-target",
      title: "11.4 German TFs do not sail before an enemy is identified at sea",
      citation: "11.4",
      side: "axis",
      change: all(of("axis", ["admiral_hipper", 4]), inPort("axis", "trondheim")),
      path: ["1111"],
      code: "NO_TARGET_IDENTIFIED",
      section: "11.4",
    }),
    stays({
      id: "tirpitz",
      title: "5.1.8 Tirpitz does not sail before every Allied CV is located",
      citation: "5.1.8",
      side: "axis",
      change: inPort("axis", "trondheim"),
      path: ["1111"],
      code: "CARRIERS_NOT_LOCATED",
      section: "5.1.8",
    }),
    stays({
      id: "tirpitz-no-target",
      title: "5.1.8 With every CV located Tirpitz still waits for an enemy at sea",
      citation: "11.4",
      side: "axis",
      change: all(inPort("axis", "trondheim"), (state) => {
        state.sides.allied.located = ["victorious"];
      }),
      path: ["1111"],
      code: "NO_TARGET_IDENTIFIED",
      section: "11.4",
    }),
  ];
}
