import type { Answer } from "../core/contract/answer";
import type { Phrases } from "../core/contract/phrases";
import type { DecisionScope, StoredPart } from "../core/contract/request";
import type { AnyRuleset } from "../core/contract/ruleset";
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
  /** The part of the move that was stored: its texts are read as they are. */
  readonly storedPart?: StoredPart | undefined;
  readonly phrases?: Phrases | undefined;
  readonly decisions?: DecisionScope | undefined;
}

/** Resolves a move on a snapshot, with its full audit; a new game has no snapshot. */
export function resolveMove(
  ruleset: AnyRuleset,
  snapshot: unknown,
  charts: unknown,
  move: Move,
  { phrases, decisions, storedPart }: Asked = {},
): Answer {
  const { operation, input, rerolls, dice } = move;
  const request = {
    operation,
    input,
    charts,
    decisions,
    storedPart,
    ...(snapshot === undefined ? {} : { snapshot }),
    ...(dice.kind === "TAPE" ? { dice: dice.dice } : { seed: dice.seed }),
    ...(rerolls.length === 0 ? {} : { rerolls }),
  };
  return adjudicate(ruleset, request, { phrases });
}

/** The move that a step of a chain recorded; undefined for a step without an operation or without the dice it should have. */
export function moveOf({ operation, input, rerolls, randomness, seed, rolls }: Step): Move | undefined {
  if (operation === null || randomness === null) return undefined;
  if (randomness === "TAPE") {
    return { operation, input, rerolls, dice: { kind: "TAPE", dice: rolls.flatMap(({ faces }) => faces) } };
  }
  return seed === null ? undefined : { operation, input, rerolls, dice: { kind: randomness, seed } };
}
