import {
  type Drm,
  fight,
  inMonth,
  type Json,
  logged,
  logRow,
  merged,
  type Roll,
  refused,
  resolves,
  roll,
  ships,
  type Vector,
} from "../kit/combat";
import { another, bombs, dive, e4, flak, nobody } from "../kit/rolls";
import { arrival, otherEscorts } from "./arrivals";

/** A round in which the gun has fired and the large freighter is damaged. */
const FOUGHT = fight({ fought: true, targets: ships({ 1: 0, 2: 1 }), round: { mode: "surface", gunFired: true } });

/** A round in which that alone was fired. */
function used(weapons: Json): Json {
  return fight({ round: { gunFired: false, ...weapons } });
}

function additional(): Vector[] {
  const check = (plan: {
    readonly id: string;
    readonly title: string;
    readonly citation?: string;
    readonly patch?: Json;
    readonly rolls: readonly Roll[];
    readonly outcome: Json;
    readonly snapshot: Json;
  }): Vector => {
    const { id, title, citation = "9.4.3", patch, rolls, outcome, snapshot } = plan;
    return resolves({
      id: `additional-round-${id}`,
      title,
      citation,
      operation: "resolveAdditionalRound",
      base: "viib-round",
      patch: merged(FOUGHT, patch),
      rolls,
      outcome,
      snapshot,
    });
  };
  const again = {
    phase: "attack",
    engagement: {
      round: null,
      escorted: false,
      fought: true,
      dayNight: "night",
      targets: [{ damage: 0 }, { damage: 1 }],
    },
  };
  const escort = {
    phase: "detection",
    engagement: {
      escorted: true,
      round: null,
      attack: null,
      cycle: { cause: "arrival", round: 0, previouslyDetected: false, twelve: false },
    },
  };
  const none = (
    id: string,
    title: string,
    faces: readonly number[],
    drms: readonly Drm[] = [],
    patch: Json = {},
  ): Vector =>
    check({
      id,
      title,
      patch,
      rolls: [another(faces, drms)],
      outcome: { result: "none", air: null, phase: "attack" },
      snapshot: again,
    });
  const comes = (
    id: string,
    title: string,
    faces: readonly number[],
    drms: readonly Drm[] = [],
    patch: Json = {},
  ): Vector =>
    check({
      id,
      title,
      patch,
      rolls: [another(faces, drms)],
      outcome: { result: "escort", air: null, phase: "detection" },
      snapshot: escort,
    });
  const plane = (id: string, title: string, faces: readonly number[]): Vector =>
    check({
      id,
      title,
      rolls: [another(faces), dive([3, 3])],
      outcome: {
        result: "aircraft",
        air: { crashDive: true, attacks: 0, hits: 0, damage: [], flak: null },
        phase: "at_sea",
      },
      snapshot: { phase: "at_sea", engagement: null, patrol: { checksDone: 3 }, log: [{ ships: [logged(2, false)] }] },
    });
  return [
    none("6", "9.4.3 Another round, 6: nobody comes", [5, 1]),
    none("12", "9.4.3 Another round, 12: nobody comes, and no random event", [6, 6]),
    none("after-bow-tubes", "9.4.3 Another round after the bow tubes alone", [4, 4], [], used({ fwdFired: true })),
    none("after-stern-tubes", "9.4.3 Another round after the stern tubes alone", [4, 4], [], used({ aftFired: true })),
    plane("5", "9.4.3 Another round, 5: an aircraft, and the targets escape", [2, 3]),
    plane("4", "9.4.3 Another round, 4: an aircraft, and the targets escape", [1, 3]),
    comes("3", "9.4.3 Another round, 3: an escort", [1, 2]),
    comes("2", "9.4.3 Another round, 2: an escort", [1, 1]),
    comes("1942", "9.8.6 Another round -1 in 1942", [2, 2], ["E1_ADDL_1942"], inMonth("1942-11")),
    comes("1943", "9.8.6 Another round -2 in 1943", [4, 1], ["E1_ADDL_1943"], inMonth("1943-03")),
    none("1941", "9.8.6 Another round without modifier before 1942", [4, 2], [], inMonth("1941-12")),
    comes("gibraltar", "9.8.6 Another round -2 off Gibraltar on the passage", [2, 3], ["E1_ADDL_GIBRALTAR"], {
      patrol: { area: "mediterranean", track: "mediterranean", firstMediterranean: true, box: 2, checksDone: 1 },
      log: [logRow("1940-10", { area: "mediterranean" })],
    }),
    none("past-gibraltar", "9.8.6 No -2 past Gibraltar", [3, 3], [], {
      patrol: { area: "mediterranean", track: "mediterranean", firstMediterranean: true },
      boat: { mediterraneanPassed: true },
      log: [logRow("1940-10", { area: "mediterranean" })],
    }),
    check({
      id: "escort-quality",
      title: "14.6.1 The quality of an escort that arrives is rolled at once",
      citation: "9.4.3",
      patch: { options: { variableEscortQuality: true } },
      rolls: [another([2, 1]), roll("escort-quality", "ESCORT_QUALITY", "1939-1941", [1])],
      outcome: { result: "escort", phase: "detection" },
      snapshot: { engagement: { escortQuality: "green" } },
    }),
    check({
      id: "aircraft-attack",
      title: "9.4.3 The aircraft of an Additional Round is fought as any other",
      citation: "9.8.1",
      rolls: [another([2, 3]), dive([2, 2]), bombs([1, 1]), e4(33), nobody(), flak([4, 2]), another([1, 2])],
      outcome: {
        result: "aircraft",
        air: { crashDive: false, attacks: 1, hits: 1, damage: ["hull"], flak: "miss" },
        phase: "detection",
      },
      snapshot: {
        boat: { hull: 1 },
        engagement: {
          kind: "aircraft",
          targets: [],
          escorted: true,
          fought: false,
          cycle: { cause: "air", previouslyDetected: true },
        },
        log: [{ ships: [logged(2, false)] }],
      },
    }),
    refused({
      id: "additional-round-unfought",
      title:
        "9.1.2 Who does not attack has ended the encounter: a round is fought before another is checked for (E-85)",
      citation: "9.1.2",
      operation: "resolveAdditionalRound",
      base: "viib-round",
      code: "ROUND_UNFOUGHT",
      section: "9.1.2",
    }),
    refused({
      id: "additional-round-with-escort",
      title: "9.4.4 No Additional Round once an escort has appeared",
      citation: "9.4.4",
      operation: "resolveAdditionalRound",
      base: "viib-arrived",
      code: "OUT_OF_TURN",
      section: "9.4.3",
    }),
  ];
}

/** Additional Rounds and the escorts they bring. */
export const additionalRounds = (): Vector[] => [...additional(), ...arrival(), ...otherEscorts()];
