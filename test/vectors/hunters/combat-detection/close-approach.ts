import {
  award,
  capital,
  type Drm,
  fight,
  inMonth,
  type Json,
  merged,
  resolves,
  type Vector,
  wounds,
} from "../kit/combat";
import { approach, e3, u1, u2, u3 } from "../kit/rolls";

interface Approach {
  readonly id: string;
  readonly title: string;
  readonly patch?: Json;
  readonly faces: readonly number[];
  readonly drms?: readonly Drm[];
  readonly detected: boolean;
  readonly twelve?: boolean;
  readonly charges?: readonly Drm[];
  readonly mode?: string;
  /** Modifiers of the torpedo that follows. */
  readonly shot?: readonly Drm[];
}

/** One approach to close range by the convoy; an attack that misses follows, or depth charges that miss. */
function close({
  id,
  title,
  patch,
  faces,
  drms,
  detected,
  twelve = false,
  charges = [],
  mode = "submerged",
  shot = [],
}: Approach): Vector {
  const drmsOnE3: readonly Drm[] = twelve ? [...charges, "E3_DETECT_12"] : charges;
  const shots = detected ? [] : [{ tube: "fwd3", torpedo: "G7e", slot: 1, result: "missed", damage: 0 }];
  const surface = mode === "night_surface" ? ["U1_SURFACE_UZO"] : [];
  const cycle = { cause: "attack", round: detected ? 1 : 0, previouslyDetected: detected, twelve: detected && twelve };
  return resolves({
    id: `close-approach-${id}`,
    title: `E2 close approach: ${title}`,
    citation: "9.2.2",
    operation: "resolveAttack",
    base: "viib-attack",
    patch: merged(mode === "night_surface" ? fight({ dayNight: "night" }) : {}, patch),
    input: { mode, range: "close", firstEnd: "fwd", tubes: { fwd3: 1 } },
    rolls: [approach(faces, drms), detected ? e3([1, 1], drmsOnE3) : u1("close", [6, 6], [...surface, ...shot])],
    outcome: {
      closeApproach: detected ? "detected" : "undetected",
      shots,
      hits: detected ? 0 : null,
      damage: [],
      phase: "detection",
    },
    snapshot: {
      boat: { tubes: { fwd3: detected ? "G7e" : "empty" } },
      engagement: {
        fought: true,
        attack: { mode, range: "close", fired: !detected, bothEnds: false, g7aByDay: false },
        cycle,
      },
    },
  });
}

const APPROACHES: readonly Approach[] = [
  { id: "2", title: "2 undetected", faces: [1, 1], detected: false },
  { id: "9", title: "9 undetected", faces: [6, 3], detected: false },
  { id: "10", title: "10 detected, nothing is fired", faces: [6, 4], detected: true },
  { id: "11", title: "11 detected", faces: [6, 5], detected: true },
  { id: "12", title: "12 detected, +1 on E3", faces: [6, 6], detected: true, twelve: true },
  { id: "1941", title: "+1 in 1941", patch: inMonth("1941-12"), faces: [6, 3], drms: ["E2_1941"], detected: true },
  { id: "1942", title: "+2 in 1942", patch: inMonth("1942-01"), faces: [6, 2], drms: ["E2_1942"], detected: true },
  {
    id: "1943",
    title: "+3 in 1943",
    patch: inMonth("1943-01"),
    faces: [6, 1],
    drms: ["E2_1943"],
    detected: true,
    charges: ["E3_1943"],
  },
  {
    id: "natural-2-in-1943",
    title: "a natural 2 is safe",
    patch: inMonth("1943-01"),
    faces: [1, 1],
    drms: ["E2_1943"],
    detected: false,
  },
  {
    id: "swords",
    title: "Swords -1",
    patch: award("KCOS"),
    faces: [6, 4],
    drms: ["E2_KCOS"],
    shot: ["U1_KC_OAKLEAVES"],
    detected: false,
  },
  { id: "oakleaves", title: "Oakleaves change nothing here", patch: award("KCO"), faces: [6, 4], detected: true },
  {
    id: "swords-kmdt-sw",
    title: "no Swords and no penalty while the Kommandant is out",
    patch: merged(award("KCOS"), wounds({ kmdt: "SW" })),
    faces: [6, 4],
    detected: true,
  },
  {
    id: "no-other-modifiers",
    title: "damage and capital ships do not count",
    patch: merged(
      { boat: { systems: { dive_planes: "damaged" } } },
      fight({ kind: "capital_ship", targets: capital() }),
    ),
    faces: [6, 4],
    detected: true,
  },
  {
    id: "night-surface-detected",
    title: "a night surface approach found out: +1 on E3",
    faces: [6, 4],
    mode: "night_surface",
    detected: true,
    charges: ["E3_NIGHT_SURFACE"],
  },
  {
    id: "night-surface-1941",
    title: "no +1 for a night surface approach",
    patch: inMonth("1941-01"),
    faces: [6, 2],
    drms: ["E2_1941"],
    mode: "night_surface",
    detected: false,
  },
];

/** A close approach that is not found out is checked again after firing. */
function afterFiring(): Vector[] {
  return [
    resolves({
      id: "close-approach-fired-and-hit",
      title: "9.2.2 An approach not found out fires at close range",
      citation: "9.2.2",
      operation: "resolveAttack",
      base: "viib-attack",
      input: { mode: "submerged", range: "close", firstEnd: "fwd", tubes: { fwd1: 1, fwd2: 4 } },
      rolls: [approach([4, 5]), u1("close", [4, 4]), u2(6), u3(3), u1("close", [5, 4])],
      outcome: {
        closeApproach: "undetected",
        shots: [
          { tube: "fwd1", torpedo: "G7a", slot: 1, result: "sunk", damage: 2 },
          { tube: "fwd2", torpedo: "G7a", slot: 4, result: "missed", damage: 0 },
        ],
        hits: null,
        phase: "detection",
      },
      snapshot: {
        engagement: {
          attack: { fired: true, g7aByDay: true, range: "close" },
          cycle: { round: 0, previouslyDetected: false },
        },
      },
    }),
  ];
}

/** Close approaches, checked before firing. */
export const closeApproach = (): Vector[] => [...APPROACHES.map(close), ...afterFiring()];
