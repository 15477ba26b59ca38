import { type Json, merged, type Roll, resolves, type Vector } from "./combat";
import { aircraft, another } from "./rolls";

/** An aircraft met in a Transit box and fought to the end of the operation. */
export interface Air {
  readonly id: string;
  readonly title: string;
  readonly citation: string;
  readonly base?: string;
  readonly patch?: Json;
  readonly rolls: readonly Roll[];
  readonly air: Json;
  readonly phase?: string;
  readonly fate?: string;
  readonly snapshot?: Json;
}

/** At sea again when the encounter is over. */
export const BACK_AT_SEA = { phase: "at_sea", engagement: null, patrol: { checksDone: 2, checksDoneInBox: 1 } };

/** An aircraft that meets the boat, and what comes of it. */
export function meets({
  id,
  title,
  citation,
  base = "viib-sea",
  patch,
  rolls,
  air,
  phase = "at_sea",
  fate,
  snapshot,
}: Air): Vector {
  return resolves({
    id,
    title,
    citation,
    operation: "resolveEncounter",
    base,
    patch,
    rolls: [aircraft(), ...rolls],
    outcome: { column: "transit", result: "aircraft", event: null, air, phase, fate: fate ?? null },
    snapshot: merged(phase === "at_sea" ? BACK_AT_SEA : { phase }, snapshot),
  });
}

/** The outcome of a crash dive that succeeds. */
export const escaped = { crashDive: true, attacks: 0, hits: 0, damage: [], flak: null };

/** The outcome of a crash dive that fails. */
export const attacked = (
  attacks: number,
  hits: number,
  flakResult: string | null,
  damage: readonly string[] = [],
): Json => ({
  crashDive: false,
  attacks,
  hits,
  damage,
  flak: flakResult,
});

/** Faces of a total of 2. */
export const NOTHING = [1, 1];

/** A check for another round in which no aircraft comes. */
export const CALM = another([4, 4]);
