import { z } from "zod";
import type { AuditLevel } from "../../core/audit/entry";
import type { AnyRuleset } from "../../core/operation/contract";
import { stepsExpireAt } from "../context";
import { defineCareerOperation } from "../declaration";
import { allow, open } from "../gate";
import { keyReused, malformed, unknownCareer, versionConflict } from "../problem";
import { prolongWhenDue } from "../prolonging";
import { moveOf, resolveMove } from "../replay";
import { type DiceFields, diceOf, markOf } from "../request";
import { auditField, careerId, diceFields, idempotencyKey, playedSchema } from "../shapes";
import { toldAnswer } from "../showing";
import { playedStep } from "../steps";
import type { CareerStore, Entry, StoredStep } from "../store/store";

const inputSchema = z.strictObject({
  career: careerId,
  expectedVersion: z.int32().min(0).describe("The version the caller has seen; a newer one answers a conflict."),
  operation: z.string().max(100).describe("Name of an operation of the ruleset."),
  input: z.record(z.string(), z.unknown()).optional().describe("The operation's input."),
  ...diceFields,
  rerolls: z
    .array(z.int32().min(0))
    .max(100)
    .optional()
    .describe("Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0."),
  audit: auditField,
  idempotencyKey,
});
type Input = z.infer<typeof inputSchema>;

/** Resolves an operation on a career's newest snapshot and appends it as a step. */
export const playStep = defineCareerOperation({
  name: "playStep",
  title: "Play a step",
  doc: "Resolves an operation on the newest snapshot and appends it as the next step, if the version is still the one expected. A refusal and a tape that is too short change nothing.",
  method: "POST",
  path: "/v1/careers/:career/steps",
  token: "REQUIRED",
  input: inputSchema,
  output: playedSchema,
  async call(context, caller, input) {
    const opened = await open(context, caller, input.career);
    allow(opened, ["OWNER", "REFEREE"], "play");
    const { store, entry, ruleset } = opened;
    const mark = markOf(input);
    if (mark.key !== null) {
      const earlier = await store.findKey(input.career, mark.key);
      if (earlier !== undefined) return repeated(store, entry, ruleset, earlier, mark.payload, input.audit);
    }
    const head = await store.readHead(input.career);
    if (head === undefined) throw unknownCareer();
    const { version } = head.step;
    if (version !== input.expectedVersion) {
      return beaten(store, entry, ruleset, input.expectedVersion + 1, mark, input.audit);
    }
    const move = moveWith(ruleset, input, head);
    const answer = toldAnswer(resolveMove(ruleset, head.snapshot, entry.charts, move));
    if (answer.kind !== "RESOLUTION") return { kind: answer.kind, career: input.career, version, step: null, answer };
    const next = playedStep(head, move, answer, mark);
    if (!(await store.append(input.career, next, stepsExpireAt(context, entry.expiresAt)))) {
      return beaten(store, entry, ruleset, version + 1, mark, input.audit);
    }
    await prolongWhenDue(context, store, entry, version + 2);
    return told(entry, next, toldAnswer(answer, input.audit));
  },
});

function moveWith(ruleset: AnyRuleset, input: Input, head: StoredStep) {
  const { operation, rerolls = [] } = input;
  if (operation === ruleset.start.name) {
    const message = "A career has begun already; create another one to begin anew.";
    throw malformed([{ code: "OPERATION_UNKNOWN", pointer: "/operation", message }]);
  }
  return { operation, input: input.input ?? {}, rerolls, dice: diceOf(input as DiceFields, () => head.nextSeed) };
}

/** The same request came before: the same answer, made again from what was stored. */
async function repeated(
  store: CareerStore,
  entry: Entry,
  ruleset: AnyRuleset,
  earlier: StoredStep,
  payload: string | null,
  audit: AuditLevel | undefined,
) {
  if (earlier.payload !== payload) throw keyReused();
  const before = await store.readStep(entry.career, earlier.step.version - 1);
  const move = moveOf(earlier.step);
  if (before === undefined || move === undefined) throw unknownCareer();
  return told(entry, earlier, toldAnswer(resolveMove(ruleset, before.snapshot, entry.charts, move), audit));
}

/** Another writer was first; when it carried the same request, its answer is this one's too. */
async function beaten(
  store: CareerStore,
  entry: Entry,
  ruleset: AnyRuleset,
  version: number,
  { key, payload }: Pick<StoredStep, "key" | "payload">,
  audit: AuditLevel | undefined,
) {
  const winner = key === null ? undefined : await store.readStep(entry.career, version);
  if (winner !== undefined && winner.key === key) return repeated(store, entry, ruleset, winner, payload, audit);
  const head = await store.readHead(entry.career);
  throw versionConflict(head?.step.version ?? version);
}

function told({ career }: Entry, { step }: StoredStep, answer: ReturnType<typeof toldAnswer>) {
  return { kind: answer.kind, career, version: step.version, step, answer };
}
