import {
  ended,
  fight,
  type Json,
  malformed,
  merged,
  type Roll,
  refused,
  resolves,
  systems,
  two,
  type Vector,
} from "./kit/combat";
import { approach, e2, e3, e4, one } from "./kit/rolls";

const evade = (face: number): Roll => one("evasion", "EVASION", face);

const minor = (count: number): Roll[] => Array.from({ length: count }, () => e4(32));

/** An evasion named before depth charges of a printed result. */
function evasionByNumber(plan: {
  readonly id: string;
  readonly title: string;
  readonly citation?: string;
  readonly patch?: Json;
  readonly number: number;
  readonly face: number;
  readonly natural: number;
  readonly drms?: readonly string[];
  readonly guessed: string;
  readonly hits: number | null;
}): Vector {
  const { id, title, citation = "14.8.1", patch, number, face, natural, drms, guessed, hits } = plan;
  const sunk = hits === null;
  return resolves({
    id: `evasion-${id}`,
    title,
    citation,
    operation: "resolveEvasion",
    base: "viib-evasion",
    patch,
    input: { number },
    rolls: [evade(face), e3(two(natural), drms), ...minor(hits ?? 0)],
    outcome: {
      guessed,
      hits,
      damage: minor(hits ?? 0).map(() => "minor_damage"),
      phase: sunk ? "over" : "detection",
      fate: sunk ? "sunk_attack" : null,
    },
    snapshot: sunk
      ? ended("sunk_attack")
      : { phase: "detection", engagement: { cycle: { round: 1, previouslyDetected: true } } },
  });
}

/** The direction of every number. */
const DIRECTIONS = ["left", "left", "right", "right", "straight", "straight"];

function guesses(): Vector[] {
  return [1, 2, 3, 4, 5, 6].flatMap((number) =>
    [1, 2, 3, 4, 5, 6].map((face) => {
      const guessed =
        face === number ? "number" : DIRECTIONS[face - 1] === DIRECTIONS[number - 1] ? "direction" : "nothing";
      const hits = { number: 4, direction: 2, nothing: 0 }[guessed];
      return evasionByNumber({
        id: `${number}-against-${face}`,
        title: `14.8.1 Evasion ${number} (${DIRECTIONS[number - 1]}) against ${face}: ${guessed} guessed`,
        number,
        face,
        natural: 5,
        guessed,
        hits,
      });
    }),
  );
}

function limits(): Vector[] {
  const battery = systems({ batteries: "damaged" });
  const graded = (level: string): Json =>
    merged({ options: { variableEscortQuality: true } }, fight({ escortQuality: level }));
  return [
    evasionByNumber({
      id: "never-below-none",
      title: "14.8.1 Evasion never makes less than no hits",
      citation: "14.8.1",
      number: 1,
      face: 6,
      natural: 2,
      guessed: "nothing",
      hits: 0,
    }),
    evasionByNumber({
      id: "on-an-ineffective-attack",
      title: "14.8.1 Evasion works on an ineffective attack too",
      citation: "14.8.1",
      number: 1,
      face: 1,
      natural: 3,
      guessed: "number",
      hits: 3,
    }),
    evasionByNumber({
      id: "above-five-second",
      title: "14.8.2 Eight hits are all rolled (second printing)",
      citation: "14.8.2",
      number: 1,
      face: 1,
      natural: 12,
      guessed: "number",
      hits: 8,
    }),
    evasionByNumber({
      id: "above-five-first",
      title: "14.8.2 More than five hits sink the boat (first printing)",
      citation: "14.8.2",
      patch: { edition: "first" },
      number: 1,
      face: 1,
      natural: 10,
      guessed: "number",
      hits: null,
    }),
    evasionByNumber({
      id: "six-first",
      title: "14.8.2 Six hits sink the boat (first printing)",
      citation: "14.8.2",
      patch: { edition: "first" },
      number: 1,
      face: 2,
      natural: 12,
      guessed: "direction",
      hits: null,
    }),
    evasionByNumber({
      id: "five-first",
      title: "14.8.2 Five hits are rolled (first printing)",
      citation: "14.8.2",
      patch: { edition: "first" },
      number: 1,
      face: 2,
      natural: 11,
      guessed: "direction",
      hits: 5,
    }),
    evasionByNumber({
      id: "sunk-stays-sunk",
      title: "14.8.1 Evasion does not save a boat sunk outright",
      citation: "14.8.1",
      patch: battery,
      number: 1,
      face: 6,
      natural: 12,
      drms: ["E3_BATTERIES"],
      guessed: "nothing",
      hits: null,
    }),
    evasionByNumber({
      id: "green-sunk",
      title: "14.6.3 A Green escort's sunk is 5 hits, and evasion is added",
      citation: "14.6.3",
      patch: merged(graded("green"), battery),
      number: 1,
      face: 6,
      natural: 12,
      drms: ["E3_BATTERIES"],
      guessed: "nothing",
      hits: 4,
    }),
    evasionByNumber({
      id: "veteran-then-evasion",
      title: "14.8.1 Quality first, then evasion",
      citation: "14.8.1",
      patch: graded("veteran"),
      number: 3,
      face: 6,
      natural: 2,
      guessed: "nothing",
      hits: 0,
    }),
    evasionByNumber({
      id: "green-then-evasion",
      title: "14.8.1 A Green escort's miss stays no hits before evasion",
      citation: "14.8.1",
      patch: graded("green"),
      number: 3,
      face: 4,
      natural: 3,
      guessed: "direction",
      hits: 1,
    }),
  ];
}

const OPTION = { options: { evasiveManeuvers: true } };

function moments(): Vector[] {
  return [
    resolves({
      id: "evasion-is-asked-for",
      title: "14.8 The boat found names an evasion before the charges fall",
      citation: "14.8",
      operation: "resolveDepthCharge",
      base: "viib-detection",
      patch: OPTION,
      input: { exceedTestDepth: false },
      rolls: [e2([6, 6])],
      outcome: { detected: true, hits: null, damage: [], phase: "evasion" },
      snapshot: { phase: "evasion", engagement: { cycle: { round: 0, previouslyDetected: true, twelve: true } } },
    }),
    resolves({
      id: "evasion-keeps-the-twelve",
      title: "9.6.7 Detection with 12 still adds 1 after the evasion",
      citation: "9.6.7",
      operation: "resolveEvasion",
      base: "viib-evasion",
      patch: fight({ cycle: { twelve: true } }),
      input: { number: 6 },
      rolls: [evade(1), e3([3, 3], ["E3_DETECT_12"]), ...minor(1)],
      outcome: { guessed: "nothing", hits: 1 },
    }),
    resolves({
      id: "evasion-night-surface-first-round",
      title: "9.5.1 The +1 of a night surface attack counts after the evasion too",
      citation: "9.5.1",
      operation: "resolveEvasion",
      base: "viib-evasion",
      patch: fight({ attack: { mode: "night_surface" } }),
      input: { number: 6 },
      rolls: [evade(2), e3([3, 3], ["E3_NIGHT_SURFACE"]), ...minor(1)],
      outcome: { guessed: "nothing", hits: 1 },
    }),
    resolves({
      id: "evasion-close-approach",
      title: "14.8 An approach found out may be evaded",
      citation: "14.8",
      operation: "resolveAttack",
      base: "viib-attack",
      patch: OPTION,
      input: { mode: "submerged", range: "close", firstEnd: "fwd", tubes: { fwd1: 1 } },
      rolls: [approach([5, 5])],
      outcome: { closeApproach: "detected", shots: [], hits: null, phase: "evasion" },
      snapshot: {
        boat: { tubes: { fwd1: "G7a" } },
        engagement: { attack: { fired: false }, cycle: { round: 0, previouslyDetected: true } },
      },
    }),
    resolves({
      id: "evasion-needs-hydrophones",
      title: "14.8.4 No evasion with damaged hydrophones",
      citation: "14.8.4",
      operation: "resolveDepthCharge",
      base: "viib-detection",
      patch: merged(OPTION, systems({ hydrophones: "damaged" })),
      input: { exceedTestDepth: false },
      rolls: [e2([6, 4]), e3([1, 1], ["E3_HYDROPHONES"])],
      outcome: { detected: true, hits: 0, phase: "detection" },
    }),
    refused({
      id: "evasion-without-the-option",
      title: "14.8 Without the option there is no evasion",
      citation: "14.8",
      operation: "resolveEvasion",
      base: "viib-detection",
      input: { number: 1 },
      code: "OUT_OF_TURN",
      section: "14.8",
    }),
    malformed({
      id: "evasion-seven",
      title: "14.8 Evasion numbers go from 1 to 6",
      citation: "14.8",
      operation: "resolveEvasion",
      base: "viib-evasion",
      input: { number: 7 },
      code: "INPUT_MALFORMED",
      pointer: "/input/number",
    }),
  ];
}

/** Evasion. */
export const vectors = (): Vector[] => [...guesses(), ...limits(), ...moments()];
