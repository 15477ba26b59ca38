import { type Json, logRow, merged, type Roll, roll, type Vector } from "./kit/combat";
import { onBase, plays, refuses } from "./kit/pack";
import { aircraft, dive } from "./kit/rolls";

const check = (column: string, faces: readonly number[]): Roll => roll("encounter-check", "E1", column, faces);

/** The place of a boat that finished its last box and has entered none since. */
const after = (box: number, checksDone = box, checks = 1): Json => {
  return { box, checksDone, checksDoneInBox: box === 0 ? 0 : checks, checksRequired: box === 0 ? 0 : checks };
};

function before(): Vector[] {
  return [
    onBase(
      "port-viia",
      plays({
        id: "patrol-starts-before-box-1",
        title: "7.1.2 The patrol starts before the first box of the track",
        citation: "7.1.2",
        operation: "resolveAssignment",
        base: "none",
        input: { request: false },
        rolls: [roll("patrol-assignment", "P1", "1939-09_1940-03", [6, 1])],
        outcome: { area: "british_isles", track: "british_isles", phase: "at_sea" },
        snapshot: {
          patrol: {
            ...after(0),
            direction: "outbound",
            jumpTo: null,
            abort: null,
            eventUsed: false,
            superiorTorpedoes: false,
            resupplied: false,
          },
        },
      }),
    ),
    onBase(
      "port-viic-back",
      refuses({
        id: "refit-comes-before-orders",
        title: "7.5.1 A boat back in port is refitted before its next orders",
        citation: "7.5.1",
        operation: "resolveAssignment",
        base: "none",
        input: { request: false },
        code: "OUT_OF_TURN",
        section: "7.1",
      }),
    ),
  ];
}

function tracks(): Vector[] {
  const america = { patrol: { area: "north_america", track: "north_america", ...after(5) } };
  return [
    onBase(
      "patrol-viib-mediterranean",
      plays({
        id: "gibraltar-first-box-biscay",
        title: "7.3.3 The first box of the first Mediterranean patrol is the Bay of Biscay: 4 is an aircraft",
        citation: "7.3.3",
        operation: "resolveEncounter",
        base: "none",
        rolls: [check("bay_of_biscay_special_mission", [1, 3]), dive([6, 6])],
        outcome: { box: 1, column: "bay_of_biscay_special_mission", result: "aircraft", phase: "at_sea" },
      }),
    ),
    onBase(
      "patrol-ixc",
      plays({
        id: "america-shares-the-track",
        title: "7.3.7 Off North America box 6 of a IXC requires two checks, as in the Caribbean",
        citation: "7.3.7",
        operation: "resolveEncounter",
        base: "none",
        patch: merged({ log: [logRow("1942-03", { boat: "IXC", area: "north_america" })] }, america),
        rolls: [check("north_america", [3, 4])],
        outcome: { box: 6, column: "north_america", result: "none", phase: "at_sea" },
        snapshot: { patrol: { box: 6, checksDone: 6, checksDoneInBox: 1, checksRequired: 2 } },
      }),
    ),
    onBase(
      "patrol-viic",
      plays({
        id: "supply-not-tried",
        title: "14.9.5 A boat may leave the last area box without trying for supplies",
        citation: "14.9.5",
        operation: "resolveEncounter",
        base: "none",
        patch: { options: { resupplyAtSea: true }, patrol: after(6) },
        rolls: [check("transit", [2, 2])],
        outcome: { box: 7, column: "transit", result: "none", phase: "at_sea" },
        snapshot: { patrol: { box: 7, resupplied: false, resupplyTried: false } },
      }),
    ),
  ];
}

function missions(): Vector[] {
  return [
    onBase(
      "patrol-viib-mines",
      plays({
        id: "mission-patrol-dive-elsewhere",
        title: "7.4.3 Outside the Mission box a patrol with a mission dives as any other",
        citation: "7.4.3",
        operation: "resolveEncounter",
        base: "none",
        patch: { patrol: after(0) },
        rolls: [aircraft(), dive([3, 2], ["A1_1939"])],
        outcome: { box: 1, column: "transit", result: "aircraft", air: { crashDive: true, attacks: 0 } },
      }),
    ),
    onBase(
      "patrol-viib-mines",
      plays({
        id: "event-on-a-mission-patrol",
        title: "7.4.5 A natural 12 in another box of a patrol with a mission brings an event",
        citation: "7.4.5",
        operation: "resolveEncounter",
        base: "none",
        patch: { patrol: after(0) },
        rolls: [{ ...check("transit", [6, 6]), result: "random_event" }, roll("random-event", "R1", null, [1, 4])],
        outcome: { box: 1, event: "superior_torpedoes", eventIgnored: false, missionDone: false },
        snapshot: { patrol: { eventUsed: true, superiorTorpedoes: true, missionState: "pending" } },
      }),
    ),
  ];
}

function declining(): Vector[] {
  const africa = { area: "west_african_coast", track: "west_african_coast" };
  return [
    onBase(
      "combat-ixa-round",
      plays({
        id: "decline-in-an-x2-box",
        title: "8.2.6 Ships declined in an x2 box leave its second check to be made",
        citation: "8.2.6",
        operation: "breakOff",
        base: "none",
        patch: {
          log: [logRow("1940-10", { boat: "IXA", area: "west_african_coast" })],
          patrol: { ...africa, box: 5, checksDone: 4, checksDoneInBox: 0, checksRequired: 2 },
        },
        rolls: [],
        outcome: { ended: "declined", phase: "at_sea" },
        snapshot: { engagement: null, patrol: { box: 5, checksDone: 5, checksDoneInBox: 1, checksRequired: 2 } },
      }),
    ),
    onBase(
      "combat-flak-stay",
      refuses({
        id: "aircraft-cannot-be-declined",
        title: "8.1.5 An encounter with an aircraft cannot be broken off",
        citation: "8.1.5",
        operation: "breakOff",
        base: "none",
        code: "OUT_OF_TURN",
        section: "8.1.4",
      }),
    ),
  ];
}

/** Vectors for the start boxes of patrols, the requirements of their boxes, and the optional actions there. */
export const vectors = (): Vector[] => [...before(), ...tracks(), ...missions(), ...declining()];
