import * as z from "zod";
import { digestOf } from "../core/audit/canonical";
import type { AnyRuleset } from "../core/contract/ruleset";
import { mergePatch, overlay } from "../core/request/charts";
import { isMalformed, readSnapshot } from "../core/request/read";
import { authorSchema, isAuthor } from "./author";
import { differs, type Found } from "./difference";
import type { Step } from "./record";

const holder = authorSchema.refine(isAuthor);

/** What the input of each kind of step says that resolves no operation, and that only steps of form 3 can be. */
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

/** True for a kind of step that resolves no operation and follows the promise of the step before. */
export function isEvent(kind: Step["kind"]): kind is Event {
  return Object.hasOwn(EVENTS, kind);
}

/** True for a step whose input is what its kind of event says; and for every step that is no event. */
export function hasEventInput({ kind, input }: Pick<Step, "kind" | "input">): boolean {
  return !isEvent(kind) || EVENTS[kind].safeParse(input ?? null).success;
}

/** The version of the step to whose snapshot a step goes back; undefined for a step that takes nothing back. */
export function targetOf({ kind, input }: Pick<Step, "kind" | "input">): number | undefined {
  return kind === "TAKE_BACK" ? EVENTS.TAKE_BACK.safeParse(input).data?.to : undefined;
}

/** The snapshot that an event leads to; `target` is the snapshot of the step that it takes back to. */
export function eventSnapshot(
  ruleset: AnyRuleset,
  step: Step,
  { before, target, charts }: { readonly before: unknown; readonly target: unknown; readonly charts: unknown },
): Found | { readonly snapshot: unknown } {
  if (step.kind === "TAKE_BACK") return sameSnapshot(step, target ?? null);
  if (step.kind !== "CORRECTION") return sameSnapshot(step, before);
  const { patch, nulls } = EVENTS.CORRECTION.parse(step.input);
  const corrected = nulls === "REMOVE" ? mergePatch(before, patch) : overlay(before, patch);
  const read = readSnapshot(ruleset, corrected, charts, "ALL");
  return isMalformed(read) ? differs("REFUSED", null, read.faults[0]!.code) : sameSnapshot(step, corrected);
}

/** The snapshot after a step that says its digest, or how the digest differs. */
export function sameSnapshot(step: Step, snapshot: unknown): Found | { readonly snapshot: unknown } {
  const digest = digestOf(snapshot);
  return digest === step.snapshot ? { snapshot } : differs("SNAPSHOT_DIFFERS", digest, step.snapshot);
}
