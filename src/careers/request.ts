import { createHash } from "node:crypto";
import type { AuditLevel } from "../core/contract/audit";
import type { MessageTemplates } from "../core/contract/phrases";
import type { DecisionScope, Fault } from "../core/contract/request";
import type { AnyRuleset } from "../core/contract/ruleset";
import { digestOf } from "../core/json/canonical";
import { languageFault, requestedPhrases, supportedLanguage } from "../core/text/localize";
import { faultAt } from "../core/text/message";
import type { DiceSource } from "../proof/replay";
import type { Caller, CareerContext } from "./context";
import type { InputFields } from "./declaration";
import type { CareerMessage } from "./problem";
import { CAREER_TEMPLATES, malformedInput, withCareerTemplates } from "./problem";
import type { Mark } from "./steps";

/** The dice fields of an input. A request has exactly one of `seed`, `dice` and `server`. */
export interface DiceFields {
  readonly seed?: string | undefined;
  readonly dice?: readonly number[] | undefined;
  readonly server?: boolean | undefined;
  readonly entropy?: string | undefined;
}

/**
 * Returns the faults of the unvalidated dice fields. A request has exactly one source of dice. Entropy requires the
 * server's dice, and rerolls exclude them: whether a reroll is possible would reveal dice before the step is stored.
 */
export function diceFaults({
  seed = null,
  dice = null,
  server,
  entropy = null,
  rerolls,
}: { readonly [K in keyof DiceFields | "rerolls"]?: unknown }): Fault[] {
  const sourceCount = [seed !== null, dice !== null, server === true].filter(Boolean).length;
  const hasUnseenRerolls = server === true && Array.isArray(rerolls) && rerolls.length > 0;
  return [
    ...(sourceCount === 1 ? [] : [SEED_OR_DICE]),
    ...(entropy !== null && server !== true ? [ENTROPY_UNWANTED] : []),
    ...(hasUnseenRerolls ? [REROLLS_UNSEEN] : []),
  ];
}

/** Returns the fault of a language that the ruleset does not support. */
export function languageFaults(ruleset: AnyRuleset, language: unknown): Fault[] {
  if (language === undefined || language === null) return [];
  return supportedLanguage(ruleset, language) === undefined ? [languageFault(ruleset)] : [];
}

/**
 * Returns the messages for the problems of a request, in the language of the request or its headers. They belong to the
 * request's game. If it names none, any game's messages serve: no fault is then specific to a game.
 */
export async function problemMessages(
  { rulesets }: Pick<CareerContext, "rulesets">,
  { ruleset: id, language }: InputFields,
  { acceptLanguage }: Caller,
): Promise<MessageTemplates> {
  const requestedId = typeof id === "string" && rulesets.ids.includes(id) ? id : undefined;
  const isEnglish = language === undefined && acceptLanguage === undefined;
  const rulesetId = requestedId ?? (isEnglish ? undefined : rulesets.ids[0]);
  const ruleset = rulesetId === undefined ? undefined : await rulesets.find(rulesetId);
  if (ruleset === undefined) return CAREER_TEMPLATES;
  const phrases = isEnglish ? undefined : await requestedPhrases(ruleset, language, acceptLanguage);
  return withCareerTemplates(phrases ?? ruleset.templates);
}

/** Returns the dice of a valid request. `promised` returns the server's seed. */
export function diceOf({ seed, dice, entropy }: DiceFields, promised: () => string): DiceSource {
  if (seed !== undefined) return { kind: "SEED", seed };
  if (dice !== undefined) return { kind: "TAPE", dice };
  return { kind: "SERVER", seed: promised(), entropy };
}

const SEED_OR_DICE = faultAt<CareerMessage>("SEED_OR_DICE/server", "/seed");

const ENTROPY_UNWANTED = faultAt<CareerMessage>("ENTROPY_UNWANTED", "/entropy");

const REROLLS_UNSEEN = faultAt<CareerMessage>("REROLLS_UNSEEN", "/rerolls");

/** The fields that may differ in a repeated request: the key itself, and the format of the response. */
interface RepeatableRequest {
  readonly audit?: AuditLevel | undefined;
  readonly board?: boolean | undefined;
  readonly decisions?: DecisionScope | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly language?: string | undefined;
}

/** Hashes a request without its idempotency key and format fields, to recognize a repetition. */
export function payloadOf({
  idempotencyKey: _,
  language: __,
  audit: ___,
  decisions: ____,
  board: _____,
  ...input
}: RepeatableRequest): string {
  return digestOf(input);
}

/**
 * Returns the mark that a request with an idempotency key leaves on its step. Keys are scoped to a side, so that none
 * reveals another side's keys.
 */
export function markOf(input: RepeatableRequest, side: string | null = null): Mark {
  const { idempotencyKey } = input;
  if (idempotencyKey === undefined) return { key: null, payload: null };
  const scopedKey = side === null ? idempotencyKey : `${side}\n${idempotencyKey}`;
  const key = createHash("sha256").update(scopedKey, "utf8").digest("base64url");
  return { key, payload: payloadOf(input) };
}

const STRONG_LENGTH = 32;

const STRONG_VARIETY = 8;

/**
 * Throws a CareerProblem for a guessable key. A key gives access to the tokens that its request made: with the caller's
 * own token, which may have leaked, or alone if there was none.
 */
export function assertStrongKey(key: string): void {
  const faults = weakKeyFaults(key);
  if (faults.length > 0) throw malformedInput(faults);
}

/** The fault of a key that `assertStrongKey` rejects. */
export function weakKeyFaults(key: string | undefined): Fault[] {
  if (key === undefined || (key.length >= STRONG_LENGTH && new Set(key).size >= STRONG_VARIETY)) return [];
  return [faultAt<CareerMessage>("IDEMPOTENCY_KEY_WEAK", "/idempotencyKey", { length: STRONG_LENGTH })];
}
