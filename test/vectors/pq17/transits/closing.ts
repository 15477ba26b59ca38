import { all, type Change, type Json, refused, resolves, type Vector } from "../kit";
import { force, fresh, known, laden, phase, turn } from "../kit/changes";
import { of, pack } from "../kit/forces";

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

/** 4.3, 5.1.5, 6.6, 11.1.3 Vectors for the costs of the end of a movement segment. */
export function closing(): Vector[] {
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
        each.convoy = laden(5, { visited: ["0511"], closest: 8 });
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
        each.convoy = laden(5, { visited: ["0511"], closest: 8, scattered: true });
      },
      rolls: [],
      outcome: { phase: "air_move" },
    }),
    resolves({
      id: "stand-up",
      title: "6.6 A force at ID0 becomes unidentified when its movement segment begins",
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
      title: "6.6 A shadowed force at ID0 does not become unidentified",
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
        of("allied", ["liverpool", 4], ["trinidad", 4], ["nigeria", 4]),
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
