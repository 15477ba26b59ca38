import type { Answer, Resolution } from "../core/contract/answer";
import type { AuditEntry } from "../core/contract/audit";
import type { Phrases } from "../core/contract/phrases";
import type { DecisionScope } from "../core/contract/request";
import type { AnyRuleset } from "../core/contract/ruleset";
import { notationOf } from "../core/dice/notation";
import { adjudicate } from "../core/engine/adjudicate";
import type { RandomnessKind, Step } from "./record";

/** Where the dice of a step come from: a seed, the caller's or the server's, or a tape. */
export type DiceSource =
  | { readonly kind: Exclude<RandomnessKind, "TAPE">; readonly seed: string; readonly entropy?: string | undefined }
  | { readonly kind: "TAPE"; readonly dice: readonly number[] };

/** An operation as a career resolves it. */
export interface Move {
  readonly operation: string;
  readonly input: unknown;
  readonly rerolls: readonly number[];
  readonly dice: DiceSource;
}

/** In which words a move is told, and which operations are listed after it. */
interface Asked {
  readonly phrases?: Phrases | undefined;
  readonly decisions?: DecisionScope | undefined;
}

/** Resolves a move on a snapshot, with its full audit; a new game has no snapshot. */
export function resolveMove(
  ruleset: AnyRuleset,
  snapshot: unknown,
  charts: unknown,
  move: Move,
  { phrases, decisions }: Asked = {},
): Answer {
  const { operation, input, rerolls, dice } = move;
  const request = {
    operation,
    input,
    charts,
    decisions,
    ...(snapshot === undefined ? {} : { snapshot }),
    ...(dice.kind === "TAPE" ? { dice: dice.dice } : { seed: dice.seed }),
    ...(rerolls.length === 0 ? {} : { rerolls }),
  };
  return adjudicate(ruleset, request, [], phrases);
}

/** The move that a step of a chain recorded; undefined for a step without an operation or without the dice it should have. */
export function moveOf({ operation, input, rerolls, randomness, seed, rolls }: Step): Move | undefined {
  if (operation === null || randomness === null) return undefined;
  if (randomness === "TAPE") {
    return { operation, input, rerolls, dice: { kind: "TAPE", dice: rolls.flatMap(({ faces }) => faces) } };
  }
  return seed === null ? undefined : { operation, input, rerolls, dice: { kind: randomness, seed } };
}

/** What a resolution adds to the record of its move: every roll with its dice, in order. */
export function rollsOf({ audit }: Pick<Resolution, "audit">): Step["rolls"] {
  return audit.flatMap((entry) =>
    isRoll(entry) ? [{ label: entry.label, ...dieOf(entry), faces: [...entry.faces] }] : [],
  );
}

type Rolled = Extract<AuditEntry, { faces: readonly number[] }>;

function isRoll(entry: AuditEntry): entry is Rolled {
  return "faces" in entry;
}

/** What a die of a line is, as a step records it: its sides, and where it counts from when that is not 1. */
function dieOf(entry: Rolled): { sides: number; low?: number } {
  const { sides, low } = notationOf(entry)!;
  return low === 1 ? { sides } : { sides, low };
}
