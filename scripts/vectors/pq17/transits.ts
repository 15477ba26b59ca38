import { at, dummy, force, fresh, keep, known, light, phase, turn, weather } from "./changes";
import { second, ships } from "./events";
import { all, type Case, type Change, type Json, needs, type Roll, refused, resolves, roll, type Vector } from "./kit";
import { being, moves, pack } from "./moves";
import { cardRoll } from "./searches";

/** Norfolk enters and leaves the hex of Lutzow. */
const MOVING: Change = all(phase("move_blocks", "allied"), (state) => at(force(state, "allied"), "0608"));
const THROUGH = ["0708", "0808"];
/** Axis cards of the row Force by day in Fair weather: one that fails, one that succeeds. */
const FAILS = 1;
const FINDS = 33;

/** 6.6, 6.6.1, 7.4.5 Transit, patrols of Air Radii, and what moving costs of ID and fuel. */
export function transits(): Vector[] {
  return [...checks(), ...reactions(), ...patrols(), ...closing()];
}

interface Transit extends Pick<Case, "id" | "title"> {
  readonly change?: Change;
  readonly input?: Json;
}

function request({ id, title, change, input }: Transit): Case {
  return {
    id: `transit-${id}`,
    title,
    citation: "6.6.1",
    operation: "moveForce",
    base: "lone-allied",
    change: all(MOVING, change),
    input: { piece: "tf_cruiser_cover", speed: "moderate", path: THROUGH, cross: "clear", ...input },
  };
}

function passes(plan: Transit, ...rolls: Roll[]): Vector {
  return resolves({ ...request(plan), rolls, outcome: { end: "arrived" }, snapshot: { pending: null } });
}

const PENDING = {
  decision: "transit_react",
  side: "axis",
  movement: { piece: "tf_cruiser_cover", speed: "moderate", path: ["0808"], cross: 0 },
} as const;

function checks(): Vector[] {
  const card = (no: number): Roll => cardRoll("transit-card", no);
  return [
    passes({ id: "fails", title: "6.6.1 A transit check that fails lets the force go on" }, card(FAILS)),
    resolves({
      ...request({
        id: "succeeds",
        title: "6.6.1 A transit check that succeeds raises the ID and waits for the other side",
      }),
      rolls: [card(FINDS)],
      outcome: { end: "caught" },
      snapshot: { pending: PENDING },
      after: (state) => {
        const norfolk = force(state, "allied");
        Object.assign(norfolk, { at: "0708", identified: true, idLevel: 1 });
        norfolk.moved = { hexes: 1, speed: "moderate", entered: ["0708"], done: false };
      },
      rulings: ["D-20"],
    }),
    passes({
      id: "slow",
      title: "6.6.1 A force at Slow speed is not caught",
      input: { speed: "slow", path: ["0708"] },
    }),
    passes({
      id: "starts-there",
      title: "6.6.1 A force that began its move in the hex is not caught as it leaves",
      change: (state) => at(force(state, "allied"), "0708"),
      input: { path: ["0808"] },
    }),
    passes({
      id: "stops-there",
      title: "6.6.1 A force that stays in the hex is not caught",
      input: { path: ["0708"] },
    }),
    passes({
      id: "empty-hex",
      title: "6.6.1 Without an enemy force in the hex there is no check",
      change: (state) => at(force(state, "axis"), "0712"),
    }),
    passes({
      id: "shadower",
      title: "6.6.1 A force that shadows another does not catch it",
      change: (state) => {
        second("axis", "other", "0712", ["admiral_scheer", 4])(state);
        second("allied", "seen", "0712", ["kent", 3])(state);
        known("allied", "seen", 1)(state);
        Object.assign(force(state, "axis"), { kind: "wolf_pack", units: [fresh("ss_german", 2)] });
        Object.assign(force(state, "allied", "seen"), {
          kind: "convoy",
          units: [fresh("dd_ai", 1), fresh("mv", 5)],
          convoy: {
            loaded: true,
            destinations: ["murmansk"],
            merchants: 5,
            excused: 0,
            visited: ["0712"],
            closest: null,
            scattered: false,
            dispersed: [],
            arrived: false,
          },
        });
        at(force(state, "axis"), "0712");
        force(state, "axis").fuel.marker = null;
        state.sides.axis.shadowing = [{ target: 2, by: "force", id: "narvik_group" }];
      },
    }),
    resolves({
      ...request({
        id: "one-card",
        title: "6.6.1 One card is drawn, however many forces lie in the hex",
        change: second("axis", "other", "0708", ["admiral_scheer", 4]),
      }),
      rolls: [card(FAILS)],
      outcome: { end: "arrived" },
    }),
    resolves({
      ...request({
        id: "by-dummy",
        title: "6.6.1 A dummy that would catch a force is shown and removed (D-09)",
        change: (state) => {
          keep(state, "axis");
          state.sides.axis.dummies = [dummy(1, "0708")];
        },
      }),
      rolls: [card(FINDS)],
      outcome: { end: "arrived" },
      after: (state) => {
        state.sides.axis.dummies = [];
        const norfolk = force(state, "allied");
        norfolk.at = "0808";
        norfolk.moved = { hexes: 2, speed: "moderate", entered: THROUGH, done: true };
      },
      rulings: ["D-09"],
    }),
    resolves({
      ...request({
        id: "of-dummy",
        title: "6.6.1 A dummy that is caught in transit is removed",
        change: (state) => {
          keep(state, "allied");
          state.sides.allied.dummies = [dummy(1, "0608")];
        },
        input: { piece: "dummy_1" },
      }),
      rolls: [card(FINDS)],
      outcome: { end: "removed" },
      snapshot: { sides: { allied: { dummies: [] } }, pending: null },
    }),
    resolves({
      ...request({
        id: "of-pack",
        title: "6.2.2 In transit no Wolf Pack is denied",
        change: (state) => {
          Object.assign(state, { phase: "move_blocks", phasing: "axis" });
          pack("axis", "0608")(state);
          at(force(state, "allied"), "0708");
        },
        input: { piece: "narvik_group" },
      }),
      rolls: [card(34)],
      outcome: { end: "caught" },
    }),
    needs({
      ...request({ id: "asks", title: "6.6.1 A transit check asks for its card" }),
      next: { label: "transit-card" },
    }),
  ];
}

function reactions(): Vector[] {
  const plain = {
    citation: "6.6.1",
    operation: "reactToTransit",
    base: "transit-caught",
    input: { shadower: null, fight: [] },
  } as const;
  return [
    resolves({
      ...plain,
      id: "react-pass",
      title: "6.6.1 The other side lets the force pass: its move goes on",
      outcome: { fought: false, shadower: null },
      snapshot: { moving: "tf_cruiser_cover" },
      after: (state) => {
        const norfolk = force(state, "allied");
        norfolk.at = "0808";
        norfolk.moved = { hexes: 2, speed: "moderate", entered: THROUGH, done: true };
      },
    }),
    resolves({
      ...plain,
      id: "react-fight-in-vain",
      title: "6.6.1 A fight in transit needs location: a card that fails lets the force go on",
      input: { shadower: null, fight: ["narvik_group"] },
      rolls: [cardRoll("locate-card", FAILS)],
      rulings: ["E-58"],
      outcome: { fought: false },
      after: (state) => {
        const norfolk = force(state, "allied");
        norfolk.at = "0808";
        norfolk.moved = { hexes: 2, speed: "moderate", entered: THROUGH, done: true };
      },
    }),
    refused({
      ...plain,
      id: "react-shadow-axis",
      title: "6.3.3 Axis TFs shadow nobody",
      citation: "6.3.3",
      input: { shadower: "narvik_group", fight: [] },
      code: "VALUE_NOT_LISTED",
      section: "6.6.1",
      pointer: "/input/shadower",
    }),
    needs({
      ...plain,
      id: "react-asks",
      title: "7.1.1 A fight in transit asks for its location card",
      input: { shadower: null, fight: ["narvik_group"] },
      next: { label: "locate-card" },
    }),
    refused({
      ...plain,
      id: "react-comes-first",
      title: "6.6.1 Nothing else is done while the other side decides",
      operation: "moveForce",
      input: { piece: "tf_cruiser_cover", speed: "moderate", path: ["0808"], cross: "clear" },
      code: "DECISION_PENDING",
      section: "5",
    }),
    refused({
      ...plain,
      base: "lone-allied",
      change: phase("move_blocks", "allied"),
      id: "react-nothing",
      title: "6.6.1 Nobody was caught",
      code: "NOTHING_PENDING",
      section: "6.6.1",
    }),
  ];
}

function asw(face: number, modifiers: Readonly<Record<string, number>> = {}): Roll {
  return roll("asw-patrol", "ASW", [face], null, modifiers);
}

function success(face: number): Roll {
  return roll("asw-success", "ASW_SUCCESS", [face]);
}

const boats = (cs: number): Change =>
  being("axis", (each) => {
    each.units = [fresh("ss_german", cs)];
  });

function patrols(): Vector[] {
  const into = (
    id: string,
    title: string,
    change: Change | undefined,
    rolls: Roll[],
    end: string,
    after?: Change,
    speed: "moderate" | "slow" = "moderate",
    path: string[] = ["1008"],
  ): Vector =>
    moves({
      id: `patrol-${id}`,
      title,
      side: "axis",
      citation: "7.4.5",
      change: all(pack("axis", "0908"), change),
      speed,
      path,
      rolls,
      end,
      ...(after && { after }),
    });
  const kept = (level = 1): Change =>
    being("axis", (each) => {
      Object.assign(each, { identified: true, idLevel: level });
      each.moved = { hexes: 1, speed: "moderate", entered: [], done: false };
    });
  const through: Change = being("axis", (each) => {
    each.at = "1008";
    each.moved = { hexes: 1, speed: "moderate", entered: ["1008"], done: false };
  });
  return [
    ...[0, 4].map((face) =>
      into(
        `none-${face}`,
        `7.4.5 ASW ${face}: the Wolf Pack crosses the hexside unseen`,
        undefined,
        [asw(face)],
        "arrived",
        through,
      ),
    ),
    ...[5, 7].map((face) =>
      into(
        `held-${face}`,
        `7.4.5 ASW ${face}: Held Down, the Wolf Pack becomes ID1 and loses the hex`,
        undefined,
        [asw(face)],
        "patrolled",
        kept(),
      ),
    ),
    ...[8, 9].flatMap((face) =>
      [0, 6].map((fate) =>
        into(
          `damaged-${face}-${fate}`,
          `7.4.5 ASW ${face}, ASW_SUCCESS ${fate}: a boat is damaged and goes home without VP`,
          undefined,
          [asw(face), success(fate)],
          "patrolled",
          all(kept(), boats(2), (state) => {
            state.sides.axis.removed = [{ unit: "ss_german", cs: 1, turn: 9, why: "asw_damage" }];
          }),
        ),
      ),
    ),
    ...[7, 9].map((fate) =>
      into(
        `sunk-${fate}`,
        `7.4.5 ASW_SUCCESS ${fate}: a boat is sunk`,
        undefined,
        [asw(8), success(fate)],
        "patrolled",
        all(kept(), boats(2), (state) => {
          state.sides.axis.sunk = [{ unit: "ss_german", cs: 1, turn: 9, loaded: false }];
        }),
      ),
    ),
    into(
      "last-boat",
      "7.4.5 A Wolf Pack that loses its last boat is gone",
      boats(1),
      [asw(8), success(9)],
      "removed",
      (state) => {
        keep(state, "axis");
        state.sides.axis.sunk = [{ unit: "ss_german", cs: 1, turn: 9, loaded: false }];
      },
    ),
    into(
      "id0",
      "7.4.5 At ID0 a Wolf Pack that is held becomes ID1",
      known("axis", undefined, 0),
      [asw(5)],
      "patrolled",
      kept(),
    ),
    into("id2", "7.4.5 A higher ID stays as it is", known("axis", undefined, 2), [asw(5)], "patrolled", kept(2)),
    into(
      "slow",
      "7.4.5 An unidentified Wolf Pack that moves one hex is not hunted",
      undefined,
      [],
      "arrived",
      undefined,
      "slow",
    ),
    into(
      "slow-identified",
      "7.4.5 One identified by day is hunted at any speed",
      known("axis", undefined, 1),
      [asw(4)],
      "arrived",
      undefined,
      "slow",
    ),
    into(
      "slow-night",
      "7.4.5 One identified by night is not hunted when it moves one hex",
      all(known("axis", undefined, 1), light("night")),
      [],
      "arrived",
      undefined,
      "slow",
    ),
    into(
      "two-hexsides",
      "7.4.5 One die for each hexside",
      undefined,
      [asw(0), asw(4)],
      "arrived",
      undefined,
      "moderate",
      ["1008", "1108"],
    ),
    into(
      "leaving",
      "7.4.5 A Wolf Pack that leaves an Air Radius is hunted too",
      being("axis", (each) => at(each, "1008")),
      [asw(4)],
      "arrived",
      undefined,
      "moderate",
      ["0908"],
    ),
    into(
      "again",
      "7.4.5 It may try again with the movement that is left",
      being("axis", (each, state) => {
        Object.assign(each, { identified: true, idLevel: 1 });
        each.moved = { hexes: 1, speed: "moderate", entered: [], done: false };
        state.moving = each.id;
      }),
      [asw(4)],
      "arrived",
    ),
    into(
      "soviet",
      "7.4.5 ASW Soviet Air Radius: -1",
      being("axis", (each) => at(each, "0618")),
      [asw(5, { SOVIET: -1 })],
      "arrived",
      undefined,
      "moderate",
      ["0718"],
    ),
    into("storm", "9.2.4 ASW in a Storm: -1", weather("storm"), [asw(5, { STORM: -1 })], "arrived"),
    into(
      "gale",
      "9.2.5 In a Gale no Air Radius hunts",
      all(weather("gale"), known("axis", undefined, 1)),
      [],
      "arrived",
      undefined,
      "slow",
    ),
    into(
      "gale-local",
      "9.5 Local Weather lets an Air Radius hunt in a Gale: -2",
      all(weather("gale"), known("axis", undefined, 1), (state) => {
        state.weather.local = [{ region: "britain", turn: 9, after: "axis" }];
      }),
      [asw(6, { GALE: -2 })],
      "arrived",
      undefined,
      "slow",
    ),
    into("fog", "9.2.3 In Fog fixed Air Radii hunt", weather("fog"), [asw(4)], "arrived"),
    moves({
      id: "patrol-allied",
      title: "7.4.5 German Air Radii hunt British Wolf Packs",
      citation: "7.4.5",
      change: pack("allied", "0812"),
      path: ["0712"],
      rolls: [asw(4)],
    }),
    moves({
      id: "patrol-tf",
      title: "7.4.5 TFs are not hunted",
      citation: "7.4.5",
      side: "axis",
      change: being("axis", (each) => at(each, "0908")),
      path: ["1008"],
    }),
  ];
}

function ends(id: string, title: string, citation: string, change: Change, after: Change, rest: Json = {}): Vector {
  return resolves({
    id: `close-${id}`,
    title,
    citation,
    operation: "endPhase",
    base: "lone-allied",
    change: all(phase("move_blocks", "allied"), change),
    rolls: [],
    outcome: { ended: "move_blocks", phase: "air_move" },
    after,
    ...rest,
  });
}

function moved(speed: "high" | "moderate" | "slow", ...entered: string[]): Change {
  return (state) => {
    const norfolk = force(state, "allied");
    norfolk.moved = { hexes: entered.length, speed, entered, done: false };
    state.moving = norfolk.id;
  };
}

const DONE: Change = (state) => {
  force(state, "allied").moved.done = true;
};

function marker(value: number): Change {
  return (state) => {
    force(state, "allied").fuel.marker = value;
  };
}

function closing(): Vector[] {
  const shadowed: Change = (state) => {
    state.sides.axis.shadowing = [{ target: 1, by: "sector", id: "trondheim" }];
  };
  return [
    ends(
      "id-lost",
      "6.6 A force that moved loses 1 ID",
      "6.6",
      all(known("allied", undefined, 2), moved("slow", "0708")),
      all(known("allied", undefined, 1), DONE),
    ),
    ends(
      "unidentified",
      "6.6 At ID0 a force that moved becomes unidentified and may place a dummy",
      "6.6",
      all(known("allied", undefined, 0), moved("slow", "0708")),
      all(known("allied", undefined, null), DONE, (state) => {
        force(state, "allied").dummyDue = true;
      }),
    ),
    ends(
      "shadowed",
      "6.6 A shadowed force keeps its ID",
      "6.6",
      all(known("allied", undefined, 2), moved("slow", "0708"), shadowed),
      DONE,
    ),
    ends(
      "not-moved-am",
      "6.6 In an AM turn a force that does not move keeps its ID",
      "6.6",
      known("allied", undefined, 2),
      DONE,
    ),
    ends(
      "not-moved-pm",
      "6.6 In a PM turn a force that does not move loses 1 ID",
      "6.6",
      all(turn(10), known("allied", undefined, 2)),
      all(known("allied", undefined, 1), DONE),
    ),
    ends(
      "not-moved-pm-shadowed",
      "6.6 In a PM turn a shadowed force keeps its ID",
      "6.6",
      all(turn(10), known("allied", undefined, 2), shadowed),
      DONE,
    ),
    ends(
      "high-speed",
      "11.1.3 High speed sets the fuel marker back by 3 turns",
      "11.1.3",
      all(marker(20), moved("high", "0707", "0708")),
      all(marker(17), DONE),
    ),
    ends(
      "moderate-speed",
      "11.1.3 Moderate speed does not",
      "11.1.3",
      all(marker(20), moved("moderate", "0707", "0708")),
      DONE,
    ),
    ends(
      "kept-pack",
      "7.4.5 A Wolf Pack kept in its first hex loses no ID",
      "7.4.5",
      all(pack("allied", "0708"), known("allied", undefined, 2), (state) => {
        force(state, "allied").moved = { hexes: 1, speed: "moderate", entered: [], done: false };
        state.moving = "tf_cruiser_cover";
      }),
      DONE,
    ),
    refused({
      id: "close-convoy",
      title: "5.1.5 The segment does not end before every convoy at sea has moved",
      citation: "5.1.5",
      operation: "endPhase",
      base: "ice-allied",
      change: (state) => {
        const each = force(state, "allied");
        Object.assign(each, { kind: "convoy", units: [fresh("dd_ai", 1), fresh("mv", 5)] });
        each.convoy = {
          loaded: true,
          destinations: ["murmansk"],
          merchants: 5,
          excused: 0,
          visited: ["0511"],
          closest: 8,
          scattered: false,
          dispersed: [],
          arrived: false,
        };
      },
      code: "CONVOY_MUST_MOVE",
      section: "5.1.5",
    }),
    resolves({
      id: "close-scattered",
      title: "5.1.5 A scattered convoy need not move",
      citation: "5.1.5",
      operation: "endPhase",
      base: "ice-allied",
      change: (state) => {
        const each = force(state, "allied");
        Object.assign(each, { kind: "convoy", units: [fresh("mv", 5)], identified: true, idLevel: 3 });
        each.fuel.marker = null;
        each.convoy = {
          loaded: true,
          destinations: ["murmansk"],
          merchants: 5,
          excused: 0,
          visited: ["0511"],
          closest: 8,
          scattered: true,
          dispersed: [],
          arrived: false,
        };
      },
      rolls: [],
      outcome: { phase: "air_move" },
    }),
    resolves({
      id: "stand-up",
      title: "6.6 A force at ID0 stands up when its movement segment begins",
      citation: "6.6",
      operation: "endPhase",
      base: "lone-allied",
      change: all(phase("photo", "allied"), known("allied", undefined, 0)),
      rolls: [],
      outcome: { ended: "photo", phase: "move_stand_up" },
      after: all(known("allied", undefined, null), (state) => {
        force(state, "allied").dummyDue = true;
      }),
    }),
    resolves({
      id: "stand-up-shadowed",
      title: "6.6 A shadowed force at ID0 does not stand up",
      citation: "6.6",
      operation: "endPhase",
      base: "lone-allied",
      change: all(phase("photo", "allied"), known("allied", undefined, 0), shadowed),
      rolls: [],
      outcome: { phase: "move_stand_up" },
      after: () => undefined,
    }),
    resolves({
      id: "command-at-sea",
      title:
        "4.3.2 The example of PQ-12: three cruisers at sea from the start cost 2 CP, and half a point is left (D-59)",
      citation: "4.3.2",
      operation: "endPhase",
      base: "lone-allied",
      change: all(
        phase("photo", "allied"),
        ships("allied", ["liverpool", 4], ["trinidad", 4], ["nigeria", 4]),
        (state) => {
          force(state, "allied").sailed = false;
        },
      ),
      rolls: [],
      outcome: { phase: "move_stand_up" },
      after: (state) => {
        force(state, "allied").sailed = true;
        Object.assign(state.sides.allied.command[0]!, { available: 6, spent: 2, credit: 1, creditUntil: 10 });
      },
      rulings: ["D-59"],
    }),
    resolves({
      id: "movement-skipped",
      title: "4.1 With the initiative of the Axis the Allies do not move on day 1 AM",
      citation: "4.1",
      operation: "endPhase",
      base: "lone-allied",
      change: all(phase("photo", "allied"), turn(1), (state) => {
        Object.assign(state, { initiative: "axis", startTurn: 1 });
      }),
      rolls: [],
      outcome: { phase: "air_move" },
    }),
    resolves({
      id: "obligation",
      title:
        "4.3 The side with the initiative that spends no CP in its first movement segment loses one at its end (E-34)",
      citation: "4.3",
      operation: "endPhase",
      base: "lone-allied",
      change: phase("move_blocks", "allied"),
      rolls: [],
      outcome: { phase: "air_move" },
      snapshot: {
        sides: {
          allied: {
            obliged: false,
            command: [
              { pool: "home_fleet", available: 7, spent: 1, credit: 2, creditUntil: 10 },
              { pool: "severnyy_flot", available: 2, spent: 0, credit: 0, creditUntil: null },
            ],
          },
        },
      },
      rulings: ["E-34"],
    }),
  ];
}
