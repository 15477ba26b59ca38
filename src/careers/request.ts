import { createHash } from "node:crypto";
import { digestOf } from "../core/audit/canonical";
import type { AuditLevel } from "../core/contract/audit";
import type { DecisionScope, Fault } from "../core/contract/request";
import { faultAt } from "../core/text/message";
import type { DiceSource } from "../proof/replay";
import { type CareerMessage, malformedInput } from "./problem";
import type { Mark } from "./steps";

/** The dice fields of an input, of which exactly one is sent. */
export interface DiceFields {
  readonly seed?: string | undefined;
  readonly dice?: readonly number[] | undefined;
  readonly server?: boolean | undefined;
  readonly entropy?: string | undefined;
}

/**
 * The faults of the dice fields as they came: exactly one of them is sent, entropy for the server's dice alone, and rerolls for all
 * others: whether a roll can be made again tells of dice that nobody has paid for with a step.
 */
export function diceFaults({
  seed = null,
  dice = null,
  server,
  entropy = null,
  rerolls,
}: { readonly [K in keyof DiceFields | "rerolls"]?: unknown }): Fault[] {
  const sent = [seed !== null, dice !== null, server === true].filter(Boolean).length;
  const isUnseen = server === true && Array.isArray(rerolls) && rerolls.length > 0;
  return [
    ...(sent === 1 ? [] : [SEED_OR_DICE]),
    ...(entropy !== null && server !== true ? [ENTROPY_UNWANTED] : []),
    ...(isUnseen ? [REROLLS_UNSEEN] : []),
  ];
}

/** The dice a request asks for, which has no fault; `promised` gives the server's seed when it is to roll. */
export function diceOf({ seed, dice, entropy }: DiceFields, promised: () => string): DiceSource {
  if (seed !== undefined) return { kind: "SEED", seed };
  if (dice !== undefined) return { kind: "TAPE", dice };
  return { kind: "SERVER", seed: promised(), entropy };
}

const SEED_OR_DICE = faultAt<CareerMessage>("SEED_OR_DICE/server", "/seed");

const ENTROPY_UNWANTED = faultAt<CareerMessage>("ENTROPY_UNWANTED", "/entropy");

const REROLLS_UNSEEN = faultAt<CareerMessage>("REROLLS_UNSEEN", "/rerolls");

/** What a repeated request may say otherwise: its key is how it is known, and how it is told of changes nothing. */
interface Keyed {
  readonly audit?: AuditLevel | undefined;
  readonly decisions?: DecisionScope | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly language?: string | undefined;
}

/** The hash of a request without its idempotency key and how it is told of, by which a repetition is known. */
export function payloadOf({ idempotencyKey: _, language: __, audit: ___, decisions: ____, ...input }: Keyed): string {
  return digestOf(input);
}

/** The mark that a request with an idempotency key leaves on what it writes; the keys of a side are its own, and no other's tell of them. */
export function markOf(input: Keyed, side: string | null = null): Mark {
  const { idempotencyKey } = input;
  if (idempotencyKey === undefined) return { key: null, payload: null };
  const own = side === null ? idempotencyKey : `${side}\n${idempotencyKey}`;
  const key = createHash("sha256").update(own, "utf8").digest("base64url");
  return { key, payload: payloadOf(input) };
}

const STRONG_LENGTH = 32;

const STRONG_VARIETY = 8;

/**
 * Refuses a key that others might hit upon: it leads to the tokens that a request made, together with the caller's own,
 * which may have leaked, or all alone where there was none.
 */
export function assertStrong(key: string): void {
  const faults = weakKeyFaults(key);
  if (faults.length > 0) throw malformedInput(faults);
}

/** The fault of a key that `assertStrong` refuses. */
export function weakKeyFaults(key: string | undefined): Fault[] {
  if (key === undefined || (key.length >= STRONG_LENGTH && new Set(key).size >= STRONG_VARIETY)) return [];
  return [faultAt<CareerMessage>("IDEMPOTENCY_KEY_WEAK", "/idempotencyKey", { length: STRONG_LENGTH })];
}
