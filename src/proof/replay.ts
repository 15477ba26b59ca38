import type { Answer } from "../core/contract/answer";
import type { Phrases } from "../core/contract/phrases";
import type { DecisionScope, StoredPart } from "../core/contract/request";
import type { AnyRuleset } from "../core/contract/ruleset";
import { adjudicate } from "../core/engine/adjudicate";
import type { ChainStep, RandomnessKind } from "./record";

/** The source of a step's dice: a seed of the caller or the server, or a tape. */
export type DiceSource =
  | { readonly kind: Exclude<RandomnessKind, "TAPE">; readonly seed: string; readonly entropy?: string | undefined }
  | { readonly kind: "TAPE"; readonly dice: readonly number[] };

/** An operation with its input and dice, as a career stores it. */
export interface CareerMove {
  readonly operation: string;
  readonly input: unknown;
  readonly rerolls: readonly number[];
  readonly dice: DiceSource;
}

/** The language of the answer, and which decisions it lists. */
interface MoveOptions {
  /** The part of the move that was stored. Its texts are not normalized. */
  readonly storedPart?: StoredPart | undefined;
  readonly phrases?: Phrases | undefined;
  readonly decisions?: DecisionScope | undefined;
}

/** Resolves a move on a snapshot, with a full audit. A new game has no snapshot. */
export function resolveMove(
  ruleset: AnyRuleset,
  snapshot: unknown,
  charts: unknown,
  move: CareerMove,
  { phrases, decisions, storedPart }: MoveOptions = {},
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

/** Returns the move that a step recorded. Undefined for a step without an operation or without its dice. */
export function moveOf({ operation, input, rerolls, randomness, seed, rolls }: ChainStep): CareerMove | undefined {
  if (operation === null || randomness === null) return undefined;
  if (randomness === "TAPE") {
    return { operation, input, rerolls, dice: { kind: "TAPE", dice: rolls.flatMap(({ faces }) => faces) } };
  }
  return seed === null ? undefined : { operation, input, rerolls, dice: { kind: randomness, seed } };
}
