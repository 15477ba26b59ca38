import * as z from "zod";
import type { Fault } from "../../core/contract/request";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { callFaults } from "../../core/engine/legality";
import { gathered } from "../../core/request/fault";
import { stepsExpireAt } from "../context";
import { defineCareerOperation, type Given } from "../declaration";
import { assertStands, type Opened, open } from "../gate";
import { assertMayPlay, assertPlays } from "../playing";
import { keyReused, malformed, unknownCareer, versionConflict } from "../problem";
import { prolongWhenDue } from "../prolonging";
import { moveOf, resolveMove } from "../replay";
import { type DiceFields, diceFaults, diceOf, markOf } from "../request";
import { auditField, careerId, diceFields, idempotencyKey, languageField, playedSchema } from "../shapes";
import {
  auditTold,
  hiddenStep,
  readable,
  seesAll,
  type Telling,
  type ToldAnswer,
  toldAnswer,
  viewOf,
} from "../showing";
import { type Mark, playedStep } from "../steps";
import type { StoredStep } from "../store/store";
import { languageFaults, phrasesFor } from "../wording";

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
  language: languageField,
  idempotencyKey,
});

type Input = z.infer<typeof inputSchema>;

/** Resolves an operation on a career's newest snapshot and appends it as a step. */
export const playStep = defineCareerOperation({
  name: "playStep",
  title: "Play a step",
  doc: "Resolves an operation on the newest snapshot and appends it as the next step, if the version is still the one expected. A refusal and a tape that is too short change nothing. A side plays where its game lets it, with the server's dice, and is answered with its view.",
  method: "POST",
  writes: true,
  path: "/v1/careers/:career/steps",
  token: "REQUIRED",
  input: inputSchema,
  output: playedSchema,
  async faults(context, caller, given) {
    if (typeof given.career !== "string") return [];
    const opened = await open(context, caller, given.career);
    return gathered(envelopeFaults(opened.ruleset, given), await contentFaults(opened, given));
  },
  async call(context, caller, input) {
    const opened = await open(context, caller, input.career);
    assertPlays(opened, input);
    const envelope = envelopeFaults(opened.ruleset, input);
    if (envelope.length > 0) throw malformed(gathered(envelope, await contentFaults(opened, input)));
    const { store, entry, ruleset } = opened;
    const telling = { audit: input.audit, phrases: await phrasesFor(ruleset, input.language, caller) };
    const mark = markOf(input);
    if (mark.key !== null) {
      const earlier = await store.findKey(entry.chain, mark.key);
      if (earlier !== undefined) return repeated(opened, earlier, mark.payload, telling);
    }
    const head = await store.readHead(entry.chain);
    if (head === undefined) throw unknownCareer();
    const { version } = head.step;
    if (version !== input.expectedVersion) return beaten(opened, input.expectedVersion + 1, mark, telling);
    const move = moveWith(input, head);
    assertMayPlay(opened, head.snapshot, move.operation);
    const answer = readable(resolveMove(ruleset, head.snapshot, entry.charts, { ...move, input: input.input }));
    if (answer.kind !== "RESOLUTION") {
      const told = toldAnswer(answer, telling);
      return { kind: answer.kind, career: input.career, version, step: null, answer: told, view: null, audit: null };
    }
    const next = playedStep(head, move, answer, mark);
    if (!(await store.append(entry.chain, next, stepsExpireAt(context, entry.expiresAt)))) {
      return beaten(opened, version + 1, mark, telling);
    }
    await assertStands(opened);
    await prolongWhenDue(context, store, entry, version + 2);
    return played(opened, head.snapshot, next, answer, telling);
  },
});

/** The faults of what stands around a step's input. */
function envelopeFaults(ruleset: AnyRuleset, given: Given): Fault[] {
  const message = "A career has begun already; create another one to begin anew.";
  const begun =
    given.operation === ruleset.start.name ? [{ code: "OPERATION_UNKNOWN", pointer: "/operation", message }] : [];
  return [...languageFaults(ruleset, given.language), ...begun, ...diceFaults(given)];
}

/** The faults of a step's input, on the newest snapshot. */
async function contentFaults(
  { store, entry, ruleset }: Opened,
  { operation, input }: Given,
): Promise<readonly Fault[]> {
  if (typeof operation !== "string" || operation === ruleset.start.name) return [];
  const head = await store.readHead(entry.chain);
  if (head === undefined) throw unknownCareer();
  return callFaults(ruleset, { operation, snapshot: head.snapshot, input, charts: entry.charts });
}

function moveWith(input: Input, head: StoredStep) {
  const { operation, rerolls = [] } = input;
  return { operation, input: input.input ?? {}, rerolls, dice: diceOf(input as DiceFields, () => head.nextSeed) };
}

/** The same request came before: the same answer, made again from what was stored. */
async function repeated(opened: Opened, earlier: StoredStep, payload: string | null, telling: Telling) {
  const { store, entry, ruleset } = opened;
  if (earlier.payload !== payload) throw keyReused();
  const before = await store.readStep(entry.chain, earlier.step.version - 1);
  const move = moveOf(earlier.step);
  if (before === undefined || move === undefined) throw unknownCareer();
  assertMayPlay(opened, before.snapshot, move.operation);
  const again = readable(resolveMove(ruleset, before.snapshot, entry.charts, move));
  return played(opened, before.snapshot, earlier, again, telling);
}

/** Another writer was first; when it carried the same request, its answer is this one's too. */
async function beaten(opened: Opened, version: number, { key, payload }: Mark, telling: Telling) {
  const { store, entry } = opened;
  const winner = key === null ? undefined : await store.readStep(entry.chain, version);
  if (winner !== undefined && winner.key === key) return repeated(opened, winner, payload, telling);
  const head = await store.readHead(entry.chain);
  if (head === undefined) throw unknownCareer();
  throw versionConflict(head.step.version);
}

/** A step that was played, as the bearer of the token may see it; `before` is the snapshot it was played on. */
function played(opened: Opened, before: unknown, { step, snapshot }: StoredStep, answer: ToldAnswer, telling: Telling) {
  const common = { kind: answer.kind, career: opened.entry.career, version: step.version };
  if (seesAll(opened, snapshot)) {
    return { ...common, step, answer: toldAnswer(answer, telling), view: null, audit: null };
  }
  const audit = auditTold(opened, before, answer, telling);
  return { ...common, step: hiddenStep(step), answer: null, view: viewOf(opened, snapshot), audit };
}
