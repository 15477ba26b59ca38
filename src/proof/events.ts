import * as z from "zod";
import type { AnyRuleset } from "../core/contract/ruleset";
import { digestOf } from "../core/json/canonical";
import { mergePatch, overlay } from "../core/json/merge";
import { isMalformed } from "../core/request/result";
import { parseSnapshot } from "../core/request/snapshot";
import { authorSchema, isAuthor } from "./author";
import { type StepDifference, stepDifference } from "./difference";
import type { ChainStep } from "./record";

const holder = authorSchema.refine(isAuthor);

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
