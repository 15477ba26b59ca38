import type { Force } from "../../../../src/rulesets/pq17/chapters/1-2-forces/state";
import type { Side, Speed } from "../../../../src/rulesets/pq17/vocabulary";
import { all, type Case, type Change, type Json, type Roll, refused, resolves, type Vector } from "../kit";
import { chit, dummy, force, fresh, keep, phase, turn } from "../kit/changes";
import { being, COVER, convoy, inHex, inPort, of, pack } from "../kit/forces";
import { card } from "../kit/pieces";

/** The force that moves for each side. */
const PIECE = { allied: COVER, axis: "narvik_group" } as const;

interface Plan extends Pick<Case, "id" | "title"> {
  readonly side?: Side;
  readonly change?: Change;
  readonly speed?: Speed;
  readonly path: readonly string[];
  readonly piece?: string;
}

/** No ice anywhere. */
const THAWED: Change = (state) => {
  for (const zone of Object.values(state.ice)) Object.assign(zone, { expected: "clear", fixed: true });
};

/** A side has no force on the map. */
export const without =
  (side: Side): Change =>
  (state) =>
    keep(state, side);

function request({ id, title, side = "allied", change, speed = "moderate", path, piece = PIECE[side] }: Plan): Case {
  return {
    id: `sail-${id}`,
    title,
    citation: title.split(" ")[0]!.replace(",", ""),
    operation: "moveForce",
    base: `lone-${side}`,
    change: all(phase("move_blocks", side), THAWED, without(side === "allied" ? "axis" : "allied"), change),
    input: { piece, speed, path, cross: "clear" },
  };
}

/** A move that the rules let a piece make. */
export const goes = (plan: Plan, members: Json, rolls: readonly Roll[] = [], end = "arrived"): Vector =>
  resolves({ ...request(plan), rolls, outcome: { end }, snapshot: members });

/** A move that a rule forbids, while a dummy could move. */
export const stays = (plan: Plan, code: string, section: string, pointer: string): Vector => {
  const side = plan.side ?? "allied";
  const spare: Change = (state) => {
    state.sides[side].dummies.push(dummy(9, side === "allied" ? "0403" : "0713"));
  };
  return refused({ ...request({ ...plan, change: all(plan.change, spare) }), code, section, pointer });
};

const allied = (members: Json, more: Json = {}): Json => ({ sides: { allied: { forces: [members], ...more } } });
const axis = (members: Json, more: Json = {}): Json => ({ sides: { axis: { forces: [members], ...more } } });

/** The move of a force that has entered one hex at Moderate speed. */
const MOVING: Force["moved"] = { hexes: 1, speed: "moderate", entered: ["0708"], done: false };

const beginMove = (side: Side, moved: Force["moved"] = MOVING): Change =>
  being(side, (each, state) => {
    each.moved = structuredClone(moved);
    state.moving = each.id;
  });

/** 5.1.2 Vectors for forces that enter a port. */
export function portEntries(): Vector[] {
  const enter = (id: string, title: string, change: Change, members: Json, speed: Speed = "moderate"): Vector =>
    goes(
      { id: `into-${id}`, title, change: all(inHex("allied", "0504"), change), speed, path: ["reykjavik"] },
      allied({ station: "in_port", at: "reykjavik", block: null, ...members }),
    );
  const dummies =
    (...blocks: number[]): Change =>
    (state) => {
      state.sides.allied.dummies = blocks.map((block) => dummy(block, "0403"));
    };
  return [
    enter(
      "refuelling",
      "11.1, 11.3.1 A force that refueled at sea stops in port and may refuel again",
      being("allied", (each) => {
        Object.assign(each, { refuelling: true, fuel: { state: "full", marker: 20, refuelled: true } });
      }),
      { refuelling: false, dummyDue: true, fuel: { refuelled: false } },
      "slow",
    ),
    enter(
      "towing",
      "5.1.1, 5.1.2 A force drops its tow in port",
      all(
        turn(10),
        being("allied", (each) => {
          each.units = [
            { ...fresh("norfolk", 0), tow: "kent" },
            { ...fresh("kent", 3), tow: "norfolk" },
          ];
        }),
      ),
      {
        units: [
          { unit: "norfolk", tow: null },
          { unit: "kent", tow: null },
        ],
      },
      "dead_slow",
    ),
    enter("no-dummy", "1.3 A side with all its dummies on the map places none in port", dummies(2, 3, 4), {
      dummyDue: false,
    }),
    enter(
      "other-port",
      "1.3 A dummy placed in another port this turn does not count",
      (state) => {
        state.sides.allied.portDummies = ["akureyri"];
      },
      { dummyDue: true },
    ),
    enter(
      "this-port",
      "1.3 A port takes one dummy in a turn",
      (state) => {
        state.sides.allied.portDummies = ["reykjavik"];
      },
      { dummyDue: false },
    ),
    goes(
      {
        id: "into-dispersed",
        title: "5.6, 2.1 Dispersed merchants of a convoy come into port with it and score",
        change: all(
          convoy("0817", 0),
          being("allied", (each) => {
            each.units = [fresh("dd_ai", 1), fresh("mv", 8)];
            each.convoy!.dispersed = [{ unit: "mv", cs: 2 }];
          }),
        ),
        speed: "slow",
        path: ["murmansk"],
      },
      {
        vp: { total: 10 },
        ...allied({ units: [{ unit: "dd_ai" }, { unit: "mv", cs: 10 }], convoy: { dispersed: [], arrived: true } }),
      },
    ),
    goes(
      {
        id: "dummy-into-port",
        title: "5.1.2 A dummy enters a port, loses its block and moves no farther",
        piece: "dummy_2",
        change: (state) => {
          state.sides.allied.dummies = [dummy(2, "1207")];
        },
        path: ["lerwick"],
      },
      { sides: { allied: { dummies: [{ station: "in_port", at: "lerwick", block: null, moved: { done: true } }] } } },
    ),
    goes(
      {
        id: "dummy-from-port",
        title: "5.1.3 A dummy leaves a port and has a block at sea",
        piece: "dummy_2",
        change: (state) => {
          state.sides.allied.dummies = [{ ...dummy(2, "reykjavik"), station: "in_port", block: null }];
        },
        path: ["0504"],
      },
      { leftPort: "reykjavik", sides: { allied: { dummies: [{ station: "at_sea", at: "0504", block: 2 }] } } },
    ),
    goes(
      {
        id: "dummy-into-box",
        title: "5.7 A dummy that enters a box is removed",
        piece: "dummy_2",
        change: (state) => {
          state.sides.allied.dummies = [dummy(2, "1706")];
        },
        path: ["english_channel"],
      },
      { sides: { allied: { dummies: [] } } },
      [],
      "removed",
    ),
    stays(
      {
        id: "enemy-port",
        title: "5.1.4 A German Wolf Pack off Murmansk does not enter the port",
        side: "axis",
        change: pack("axis", "0817"),
        path: ["murmansk"],
      },
      "ENEMY_PORT",
      "5.1.4",
      "/input/path/0",
    ),
  ];
}

/** 5.1.3, 5.7 Vectors for forces that leave a port or a box, and places closed to them. */
export function departures(): Vector[] {
  return [
    goes(
      {
        id: "from-port",
        title: "1.3, 5.1.3 A force that sails places no dummy in the port any more",
        change: all(
          inPort("allied", "reykjavik"),
          being("allied", (each) => {
            each.dummyDue = true;
          }),
        ),
        path: ["0504"],
      },
      { leftPort: "reykjavik", ...allied({ at: "0504", dummyDue: false, sailed: true }) },
    ),
    stays(
      {
        id: "back-to-port",
        title: "5.1.3 A force that sails does not come back on the same path",
        change: inPort("allied", "reykjavik"),
        path: ["0504", "reykjavik"],
      },
      "NO_RETURN",
      "5.1.3",
      "/input/path/1",
    ),
    goes(
      {
        id: "back-to-hex",
        title: "5 A force at sea may come back to the hex from which it started",
        path: ["0709", "0708"],
      },
      allied({ at: "0708", moved: { entered: ["0709", "0708"] } }),
    ),
    goes(
      {
        id: "port-of-another",
        title: "5.1.3 A force enters the port that another piece has left this turn",
        change: all(inHex("allied", "0504"), (state) => {
          state.sides.allied.dummies = [
            { ...dummy(2, "0404"), moved: { hexes: 1, speed: "moderate", entered: ["0404"], done: false } },
          ];
          Object.assign(state, { moving: "dummy_2", leftPort: "reykjavik" });
        }),
        path: ["reykjavik"],
      },
      { leftPort: null, sides: { allied: { forces: [{ at: "reykjavik" }], dummies: [{ moved: { done: true } }] } } },
    ),
    goes(
      {
        id: "from-germany",
        title: "4.3.3, 11.4 A force that leaves Germany has sailed, with the fuel of one from there",
        side: "axis",
        change: all(
          chit("axis", "I", "sizilien"),
          being("axis", (each) => {
            Object.assign(each, { station: "box", at: "germany", block: null, sailed: false });
            each.fuel = { state: "full", marker: null, refuelled: false };
          }),
        ),
        path: ["1707"],
      },
      axis({ at: "1707", station: "at_sea", sailed: true, fromGermany: true, block: 1 }),
    ),
    goes(
      {
        id: "shadowed-to-germany",
        title: "5.4 A force that enters a box is shadowed no longer",
        side: "axis",
        change: all(inHex("axis", "1707"), (state) => {
          Object.assign(force(state, "axis"), { identified: true, idLevel: 2 });
          state.sides.allied.shadowing = [{ target: 1, by: "sector", id: "british" }];
        }),
        path: ["germany"],
      },
      { sides: { allied: { shadowing: [] }, axis: { forces: [{ station: "box", identified: false, block: null }] } } },
    ),
    goes(
      {
        id: "shadowed-to-atlantic",
        title: "5.4, 12.2 A force that breaks out is shadowed no longer",
        side: "axis",
        change: all(inHex("axis", "0301"), chit("axis", "A", "atlantic_breakout"), (state) => {
          Object.assign(force(state, "axis"), { identified: true, idLevel: 2 });
          state.sides.allied.shadowing = [{ target: 1, by: "sector", id: "british" }];
        }),
        path: ["atlantic"],
      },
      { sides: { allied: { shadowing: [] }, axis: { forces: [] } } },
      [],
      "removed",
    ),
    stays(
      {
        id: "convoy-to-box",
        title: "5.7 A convoy does not enter a box",
        change: convoy("1706", 30),
        speed: "slow",
        path: ["english_channel"],
      },
      "BOX_CLOSED",
      "5.7",
      "/input/path/0",
    ),
    goes(
      {
        id: "pack-off-altafjord",
        title: "15.8.2 The hex that a rule names for Allied Wolf Packs is open to German ones by no ruling",
        side: "axis",
        change: pack("axis", "0714"),
        speed: "slow",
        path: ["0715"],
      },
      axis({ at: "0715" }),
    ),
    stays(
      {
        id: "before-reports",
        title: "11.4 From January I 1942 a German TF waits for an enemy that is identified",
        side: "axis",
        change: all(inPort("axis", "trondheim"), (state) => {
          state.fortnight = "1942-01-I";
        }),
        path: ["1111"],
      },
      "NO_TARGET_IDENTIFIED",
      "11.4",
      "/input/piece",
    ),
    stays(
      {
        id: "tirpitz-held",
        title: "5.1.8 The loss of another ship does not let Tirpitz sail",
        side: "axis",
        change: all(inPort("axis", "trondheim"), of("axis", ["tirpitz", 5]), (state) => {
          state.sides.allied.sunk = [{ unit: "london", cs: 3, turn: 8, loaded: false }];
        }),
        path: ["1111"],
      },
      "CARRIERS_NOT_LOCATED",
      "5.1.8",
      "/input/piece",
    ),
  ];
}

/** 5.1, 6.6.1 A move that is made in several calls. */
export function legs(): Vector[] {
  return [
    goes(
      {
        id: "goes-on",
        title: "5.1 A force continues at the speed it has declared",
        change: beginMove("allied"),
        path: ["0709"],
      },
      allied({ at: "0709", moved: { hexes: 2, done: true } }),
    ),
    stays(
      {
        id: "goes-on-faster",
        title: "5.1 A force does not change its speed while it moves",
        change: beginMove("allied"),
        speed: "high",
        path: ["0709"],
      },
      "VALUE_NOT_LISTED",
      "5",
      "/input/speed",
    ),
    stays(
      {
        id: "goes-on-too-far",
        title: "5.1 The hexes of an earlier call count",
        change: beginMove("allied"),
        path: ["0709", "0710"],
      },
      "PATH_LENGTH",
      "5.1",
      "/input/path/1",
    ),
    stays(
      {
        id: "spent",
        title: "5.1 A force that has used its hexes moves no farther",
        change: beginMove("allied", { hexes: 2, speed: "moderate", entered: ["0707", "0708"], done: false }),
        path: ["0709"],
      },
      "NOWHERE_TO_GO",
      "5",
      "/input/piece",
    ),
    stays(
      { id: "jump", title: "5 Each hex of a path is next to the one before", path: ["0707", "0709"] },
      "NOT_ADJACENT",
      "5",
      "/input/path/1",
    ),
    goes(
      {
        id: "goes-on-watched",
        title: "6.6.1 A force that continues is checked in the hex that it entered before",
        change: all(beginMove("allied"), (state) => {
          state.sides.axis.forces = [enemy("narvik_group", "0708")];
        }),
        path: ["0709"],
      },
      allied({ at: "0709" }),
      [card("transit-card", 36)],
    ),
    resolves({
      id: "transit-passed-on",
      title: "6.6.1 After the enemy has let a force pass, it is checked in the next hex",
      citation: "6.6.1",
      operation: "reactToTransit",
      base: "transit-caught",
      change: (state) => {
        force(state, "allied").moved.speed = "high";
        state.pending = {
          decision: "transit_react",
          side: "axis",
          movement: { piece: COVER, speed: "high", path: ["0808", "0908"], cross: 0 },
        };
        state.sides.axis.forces.push({ ...enemy("second_group", "0808"), block: 2 });
      },
      input: { shadower: null, fight: [] },
      rolls: [card("transit-card", 36)],
      snapshot: allied({ at: "0908" }),
    }),
  ];
}

/** A German TF of destroyers at sea. */
function enemy(id: string, at: string): Force {
  return {
    id,
    station: "at_sea",
    at,
    block: 1,
    moved: { hexes: 0, speed: null, entered: [], done: false },
    kind: "task_force",
    number: 1,
    name: id,
    identified: false,
    idLevel: 0,
    dummyDue: false,
    sailed: true,
    fuel: { state: "full", marker: 20, refuelled: false },
    refuelling: false,
    reloading: false,
    training: null,
    fromGermany: false,
    plan: null,
    convoy: null,
    units: [fresh("dd_z34_36", 2)],
  };
}

/** 4.3.2 Soviet ships far from Russia. */
export function farFromRussia(): Vector[] {
  const soviet = (available: number): Change =>
    all(of("allied", ["dd_type7", 2]), inHex("allied", "0717"), (state) => {
      state.sides.allied.command.find(({ pool }) => pool === "severnyy_flot")!.available = available;
    });
  const left = (available: number): Json => ({ command: [{}, { available }] });
  return [
    goes(
      {
        id: "soviet-there",
        title: "4.3.2 Two hexes far from Russia cost two command points",
        change: soviet(2),
        path: ["0716", "0615"],
      },
      allied({ at: "0615" }, left(0)),
    ),
    goes(
      {
        id: "soviet-and-back",
        title: "4.3.2 The hexes near Russia cost none",
        change: soviet(1),
        path: ["0716", "0717"],
      },
      allied({ at: "0717" }, left(0)),
    ),
    stays(
      {
        id: "soviet-short",
        title: "4.3.2 A path with more hexes far from Russia than points is closed",
        change: soviet(1),
        path: ["0716", "0615"],
      },
      "COMMAND_POINTS_SHORT",
      "4.3.2",
      "/input/path",
    ),
  ];
}

/** 5.1.9 Cruisers of Patrol White. */
export function patrolWhite(): Vector[] {
  const on = (hex: string): Change => all(of("allied", ["kent", 3]), inHex("allied", hex));
  const cruisers = (...left: boolean[]): Json => ({ patrolWhite: left.map((each) => ({ left: each })) });
  return [
    goes(
      {
        id: "patrol-next",
        title: "5.1.9 A cruiser next to the Denmark Strait is on its station",
        change: on("0305"),
        path: ["0304"],
      },
      allied({ at: "0304" }, cruisers(false, false)),
    ),
    goes(
      {
        id: "patrol-alone",
        title: "5.1.9 The only cruiser of Patrol White leaves its station",
        change: all(on("0304"), (state) => {
          state.sides.allied.patrolWhite = [{ unit: "kent", left: false }];
        }),
        path: ["0303"],
      },
      allied({ at: "0303" }, cruisers(true)),
    ),
    goes(
      {
        id: "patrol-not-waived",
        title: "5.1.9 A German TF that is not identified, or outside the British Air Radius, is not a reason to leave",
        change: all(on("0304"), (state) => {
          state.sides.axis.forces = [
            { ...enemy("far", "0717"), identified: true, idLevel: 1 },
            { ...enemy("unknown", "1008"), block: 2, number: 2 },
            { ...enemy("port", "trondheim"), block: null, number: 3, station: "in_port" },
          ];
          const tirpitz = state.sides.axis.forces[2]!;
          Object.assign(tirpitz, { units: [fresh("tirpitz", 5)], fuel: { ...tirpitz.fuel, marker: null } });
        }),
        path: ["0303"],
      },
      allied({ at: "0303" }, cruisers(true, false)),
    ),
  ];
}

/** 5.1.1 When nothing is towed, dropped or scuttled. */
export function idleTows(): Vector[] {
  const operations: [string, string, Json][] = [
    ["takeTow", "combine", { ship: "norfolk", by: "kent" }],
    ["dropTow", "move_detach", { ship: "norfolk" }],
    ["scuttleShip", "combine", { ship: "norfolk" }],
  ];
  const no = (operation: string, id: string, title: string, change: Change, ship: Json, code: string): Vector =>
    refused({
      id: `tow-${id}-${operation.replace(/(?=[A-Z])/g, "-").toLowerCase()}`,
      title: `5.1.1 ${title}`,
      citation: "5.1.1",
      operation,
      base: "lone-allied",
      change,
      input: { force: COVER, ...ship },
      code,
      section: "5.1.1",
    });
  return operations.flatMap(([operation, of, ship]) => [
    no(
      operation,
      "no-force",
      "A side without forces has no ship to tow, drop or scuttle",
      all(phase(of as "combine", "allied"), without("allied")),
      ship,
      "NO_FORCE",
    ),
    no(
      operation,
      "late",
      "Tows are taken and dropped in other segments",
      phase("recon", "allied"),
      ship,
      "OUT_OF_TURN",
    ),
  ]);
}

/** 5, 5.1.3, 5.7, 12.2 The ways out of ports, boxes and hexes, with charts that a caller sends. */
export function charted(): Vector[] {
  const ways: readonly (readonly [Side, string, Change, string, string])[] = [
    ["allied", "port", inPort("allied", "reykjavik"), "0504", "0504"],
    ["allied", "hex", inHex("allied", "0504"), "reykjavik", "reykjavik"],
    ["allied", "sea", inHex("allied", "0708"), "0709", "0709"],
    ["axis", "germany", inHex("axis", "1707"), "germany", "germany"],
    [
      "axis",
      "box",
      all(
        chit("axis", "I", "sizilien"),
        being("axis", (each) => {
          Object.assign(each, { station: "box", at: "germany", block: null, sailed: false });
          each.fuel = { state: "full", marker: null, refuelled: false };
        }),
      ),
      "1708",
      "1708",
    ],
  ];
  const charts = { SPEEDS: { facts: { dummy: 3 } } };
  const title = "5 The ways that the charts of the caller open";
  const closed = (id: string, change: Change | undefined, to: string): Vector => ({
    ...stays(
      { id: `charted-${id}`, title, ...(change && { change }), path: [to] },
      "NOT_ADJACENT",
      "5",
      "/input/path/0",
    ),
    charts,
  });
  const broken: Plan = {
    id: "charted-atlantic",
    title,
    side: "axis",
    change: all(inHex("axis", "0301"), chit("axis", "A", "atlantic_breakout")),
    path: ["atlantic"],
  };
  return [
    ...ways.map(([side, id, change, to, at]) => ({
      ...goes({ id: `charted-${id}`, title, side, change, path: [to] }, { sides: { [side]: { forces: [{ at }] } } }),
      charts,
    })),
    { ...goes(broken, { sides: { axis: { forces: [] } } }, [], "removed"), charts },
    closed("no-box", undefined, "english_channel"),
    closed("no-atlantic", undefined, "atlantic"),
  ];
}
