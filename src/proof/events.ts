import * as z from "zod";
import type { AnyRuleset } from "../core/contract/ruleset";
import { codes } from "../core/contract/schema";
import { digestOf } from "../core/json/canonical";
import { mergePatch, overlay } from "../core/json/merge";
import { isMalformed } from "../core/request/result";
import { parseSnapshot } from "../core/request/snapshot";
import { authorSchema, isAuthor } from "./author";
import { type StepDifference, stepDifference } from "./difference";
import type { ChainStep } from "./record";

const holder = authorSchema.refine(isAuthor);

/** Ways in which players end a game that its rules do not end. */
const ENDINGS = {
  RESIGNATION: "The side resigned.",
  FORFEIT: "The side stayed away longer than the deadline, and another side declared its forfeit.",
  ABANDONED: "All sides that could move stayed away longer than the deadline, and one of them said so.",
};

/** Schema of the end of a game: the input of a step END. */
export const endSchema = z.strictObject({
  by: codes("CareerEnding", "How players ended a game.", ENDINGS).describe("How the game ended."),
  side: z.string().max(100).nullable().describe("The side that resigned or forfeited. Null for an abandoned game."),
  deadlineHours: z.int32().min(1).nullable().describe("The deadline for a move, in hours. Null for a resignation."),
  since: z.iso.datetime().nullable().describe("Start of the wait for the move. Null for a resignation."),
});

/** Schemas of the input of events: steps of format 3 that resolve no operation. */
const EVENTS = {
  TAKE_BACK: z.strictObject({ to: z.int32().min(0), consents: z.array(holder).max(20) }),
  CORRECTION: z.strictObject({
    patch: z.record(z.string(), z.unknown()),
    nulls: z.enum(["REMOVE", "STAY"]),
    reason: z.string().min(1).max(500),
  }),
  NOTE: z.strictObject({
    hash: z.string().regex(/^sha256:[0-9a-f]{64}$/, "form/hash"),
  }),
  CLAIM: z.strictObject({ holder }),
  END: endSchema,
  PROMISE: z.null(),
};

type Event = keyof typeof EVENTS;

/** True for a step that resolves no operation and reveals the promised seed of the step before. */
export function isEvent(kind: ChainStep["kind"]): kind is Event {
  return Object.hasOwn(EVENTS, kind);
}

/** True if the input of an event matches its schema. Also true for every other kind of step. */
export function hasEventInput({ kind, input }: Pick<ChainStep, "kind" | "input">): boolean {
  return !isEvent(kind) || EVENTS[kind].safeParse(input ?? null).success;
}

/** Returns how players ended the game with a step. Undefined for other kinds of steps. */
export function endOf({ kind, input }: Pick<ChainStep, "kind" | "input">): z.infer<typeof endSchema> | undefined {
  return kind === "END" ? EVENTS.END.safeParse(input).data : undefined;
}

/**
 * True if one person alone could have taken moves back, and so could try again for better dice. The founder may hold
 * every token that no player has claimed. False for other kinds of steps.
 */
export function isTakenBackAlone(
  { kind, input }: Pick<ChainStep, "kind" | "input">,
  claimedTokens: ReadonlySet<string>,
): boolean {
  if (kind !== "TAKE_BACK") return false;
  const { data } = EVENTS.TAKE_BACK.safeParse(input);
  const founder = null;
  const holders = data?.consents.map(({ token, policy }) =>
    token !== null && claimedTokens.has(token) ? token : (policy ?? founder),
  );
  return new Set(holders).size < 2;
}

/** Returns the token that a step CLAIM gives to a player. Undefined for other kinds of steps, and for a policy. */
export function claimedToken({ kind, input }: Pick<ChainStep, "kind" | "input">): string | undefined {
  return kind === "CLAIM" ? (EVENTS.CLAIM.safeParse(input).data?.holder.token ?? undefined) : undefined;
}

/** Returns the version that a step takes the game back to. Undefined for other kinds of steps. */
export function targetOf({ kind, input }: Pick<ChainStep, "kind" | "input">): number | undefined {
  return kind === "TAKE_BACK" ? EVENTS.TAKE_BACK.safeParse(input).data?.to : undefined;
}

/** Returns the snapshot after an event. `target` is the snapshot that a TAKE_BACK returns to. */
export function eventSnapshot(
  ruleset: AnyRuleset,
  step: ChainStep,
  { before, target, charts }: { readonly before: unknown; readonly target: unknown; readonly charts: unknown },
): StepDifference | { readonly snapshot: unknown } {
  if (step.kind === "TAKE_BACK") return checkSnapshot(step, target ?? null);
  if (step.kind !== "CORRECTION") return checkSnapshot(step, before);
  const { patch, nulls } = EVENTS.CORRECTION.parse(step.input);
  const corrected = nulls === "REMOVE" ? mergePatch(before, patch) : overlay(before, patch);
  const parsed = parseSnapshot(ruleset, corrected, charts, "ALL");
  return isMalformed(parsed) ? stepDifference("REFUSED", null, parsed.faults[0]!.code) : checkSnapshot(step, corrected);
}

/** Returns the snapshot if its digest is that of the step, or else the difference. */
export function checkSnapshot(step: ChainStep, snapshot: unknown): StepDifference | { readonly snapshot: unknown } {
  const digest = digestOf(snapshot);
  return digest === step.snapshot ? { snapshot } : stepDifference("SNAPSHOT_DIFFERS", digest, step.snapshot);
}
