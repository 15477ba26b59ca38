import * as z from "zod";
import type { Resolution } from "../../core/contract/answer";
import { operationNameSchema } from "../../core/contract/game-names";
import type { Fault, LocalizedFault } from "../../core/contract/request";
import { RUN_THROUGH_LIMIT } from "../../core/contract/request";
import type { SnapshotBase } from "../../core/contract/snapshot";
import { listDecisions } from "../../core/engine/adjudicate";
import { callFaults } from "../../core/engine/legality";
import { mergeRun } from "../../core/engine/run-on";
import { mergeFaults } from "../../core/request/fault";
import { runThroughFaults } from "../../core/request/fields";
import { REQUEST_FIELDS } from "../../core/request/request-fields";
import { requestedPhrases } from "../../core/text/localize";
import { faultAt, formatFault } from "../../core/text/message";
import { sharedSeed } from "../../proof/promise";
import { type DiceSource, moveOf, resolveMove } from "../../proof/replay";
import { prolongWhenDue } from "../appending";
import { boardOf } from "../board";
import { type Caller, type CareerContext, stepsExpireAt } from "../context";
import { defineCareerOperation, type InputFields } from "../declaration";
import { assertNotEnded } from "../ending";
import { assertNotDeleted, type OpenedCareer, openCareer, readNewestStep, stepAt } from "../gate";
import { noteField } from "../note";
import { addNote, noteFaults } from "../notes";
import { assertMayPlay, assertPlays } from "../playing";
import {
  type CareerMessage,
  keyReused,
  malformedInput,
  snapshotTooLarge,
  unknownCareer,
  versionConflict,
} from "../problem";
import { isKnownToOthers, type SeedOf, secretsFor, seedsOf } from "../promises";
import { recomputeAnswer, rulesDifferProblem } from "../replaying";
import { type DiceFields, diceFaults, diceOf, languageFaults, markOf } from "../request";
import { playRun, readStoredRun, type StepResult } from "../running-on";
import { assertSeatsTaken, awaitedIn, isBlind } from "../seats";
import {
  auditField,
  careerId,
  careerLanguageField,
  decisionsField,
  diceFields,
  entropyField,
  idempotencyKey,
  isBoardWanted,
  playedSchema,
} from "../shapes";
import { type Mark, playedStep, renewedStep } from "../steps";
import type { StoredStep } from "../store/store";
import { authorOf } from "../tokens";
import {
  type AnswerOptions,
  answerOptionsOf,
  bearerView,
  presentAnswer,
  redactStep,
  rejectMalformed,
  seesAll,
  visibleAnswer,
  visibleAudit,
  visibleDecisions,
  withoutHiddenDecisions,
} from "../visibility";

const inputSchema = z.strictObject({
  career: careerId,
  expectedVersion: z
    .int32()
    .min(0)
    .describe("The version that the caller last read. If a newer version exists, the response is a conflict."),
  operation: operationNameSchema.describe("Name of an operation of the ruleset."),
  input: z.record(z.string(), z.unknown()).optional().describe("Input of the operation."),
  ...diceFields,
  entropy: entropyField,
  rerolls: z
    .array(z.int32().min(0))
    .max(100)
    .optional()
    .describe("Rolls of your own dice to repeat where the game allows it, as ordinals in the audit trail, from 0."),
  runOn: z
    .boolean()
    .optional()
    .describe(
      "True: continues automatically while the only open operation ends something and takes no input. Standing permissions do not count. Each operation becomes its own step.",
    ),
  runThrough: z.array(operationNameSchema).max(RUN_THROUGH_LIMIT).optional().describe(REQUEST_FIELDS.runThrough.doc),
  note: noteField,
  audit: auditField,
  decisions: decisionsField,
  board: isBoardWanted,
  language: careerLanguageField,
  idempotencyKey,
});

type Input = z.infer<typeof inputSchema>;

/** Resolves an operation on a career's newest snapshot and appends it as a step. */
export const playStep = defineCareerOperation({
  name: "playStep",
  title: "Play a step",
  doc: "Resolves an operation on the newest snapshot and appends it as the next step, if the version is still `expectedVersion`. A refusal, or too few dice, changes nothing. A side plays only its own operations, with the server's dice unless the career has `sideDice`. Its response contains its view and its decisions instead of the state.",
  method: "POST",
  isMutation: true,
  path: "/v1/careers/:career/steps",
  token: "REQUIRED",
  input: inputSchema,
  output: playedSchema,
  async faults(context, caller, fields) {
    if (typeof fields.career !== "string") return [];
    const opened = await openCareer(context, caller, fields.career);
    assertPlays(opened, {});
    return mergeFaults<Fault | LocalizedFault>(
      envelopeFaults(opened, fields),
      await contentFaults(opened, fields, caller),
    );
  },
  async call(context, caller, input) {
    const opened = await openCareer(context, caller, input.career);
    assertPlays(opened, input);
    const envelope = envelopeFaults(opened, input);
    if (envelope.length > 0)
      throw malformedInput(mergeFaults<Fault | LocalizedFault>(envelope, await contentFaults(opened, input, caller)));
    const { store, entry, ruleset } = opened;
    const options = { ...(await answerOptionsOf(ruleset, input, caller)), board: input.board === true };
    const mark = markOf(input, opened.slot.side);
    if (mark.key !== null) {
      const earlier = await store.findKey(entry.chain, mark.key);
      if (earlier !== undefined) return repeatedResponse(context, opened, earlier, mark, options, input);
    }
    const head = await readNewestStep(opened);
    const { version } = head.step;
    assertSeatsTaken(entry);
    assertNotEnded(head.step);
    if (version !== input.expectedVersion)
      return resolveConflict(context, opened, input.expectedVersion + 1, mark, options, input);
    const secrets = await secretsFor(context, head);
    const seedOf = seedsOf(secrets, entry.chain);
    const move = moveOfRequest(input, head, seedOf);
    assertMayPlay(opened, head.snapshot, move.operation);
    if (!store.hasRoom(head)) throw snapshotTooLarge();
    const stepContext = {
      chain: entry.chain,
      secret: secrets.current,
      signer: await context.openSigner(),
      name: entry.name,
      author: authorOf(opened.slot),
    };
    if (input.server === true && isKnownToOthers(head, secrets)) {
      const renewed = renewedStep(head, ruleset, { ...stepContext, revealed: seedOf(head) });
      await store.append(entry.chain, renewed, stepsExpireAt(context, entry.expiresAt));
      return resolveConflict(context, opened, version + 1, mark, options, input);
    }
    const visibleOptions = withoutHiddenDecisions(opened, head.snapshot, options);
    const answer = rejectMalformed(
      resolveMove(
        ruleset,
        head.snapshot,
        entry.charts,
        { ...move, input: input.input },
        {
          ...visibleOptions,
          storedPart: "SNAPSHOT",
        },
      ),
    );
    if (answer.kind !== "RESOLUTION") {
      const formatted = presentAnswer(ruleset, visibleAnswer(opened, head.snapshot, answer), options);
      return {
        kind: answer.kind,
        career: input.career,
        version,
        awaited: [...awaitedIn(opened, head)],
        step: null,
        answer: formatted,
        view: null,
        decisions: null,
        audit: null,
      };
    }
    const next = playedStep(ruleset, head, move, answer, mark, { ...stepContext, revealed: seedOf(head) });
    const expiresAt = stepsExpireAt(context, entry.expiresAt);
    if (!(await store.append(entry.chain, next, expiresAt)))
      return resolveConflict(context, opened, version + 1, mark, options, input);
    const first = { before: head.snapshot, stored: next, answer };
    const runContext = {
      runThrough: input.runThrough ?? [],
      diceAfter: diceOfRun(input, seedOf),
      options: visibleOptions,
      expiresAt,
      stepContext,
      seedOf,
    };
    const run = input.runOn === true ? await playRun(opened, first, runContext) : undefined;
    await assertNotDeleted(opened);
    await prolongWhenDue(context, store, entry, version + 1 + (run?.length ?? 1));
    const note = await noteOf(context, opened, next, mark, input);
    return stepResponse(opened, first, options, { run, note });
  },
});

/** Returns the faults of all fields but the input. */
function envelopeFaults(opened: OpenedCareer, fields: InputFields): Fault[] {
  const { ruleset, entry } = opened;
  const startFaults =
    fields.operation === ruleset.start.name ? [faultAt<CareerMessage>("OPERATION_UNKNOWN/begun", "/operation")] : [];
  const isEntropyMissing = isBlind(entry) && (fields.entropy ?? null) === null;
  return [
    ...languageFaults(ruleset, fields.language),
    ...startFaults,
    ...diceFaults(fields),
    ...runThroughFaults(ruleset, fields.runThrough),
    ...noteFaults(opened, fields.note),
    ...(isEntropyMissing ? [faultAt<CareerMessage>("ENTROPY_REQUIRED", "/entropy")] : []),
  ];
}

/** Returns the faults of a step's input on the newest snapshot, localized by its game. */
async function contentFaults(
  opened: OpenedCareer,
  { operation, input, language }: InputFields,
  caller: Caller,
): Promise<readonly LocalizedFault[]> {
  const { entry, ruleset } = opened;
  if (typeof operation !== "string" || operation === ruleset.start.name) return [];
  const head = await readNewestStep(opened);
  assertMayPlay(opened, head.snapshot, operation);
  const call = { operation, snapshot: head.snapshot, input, charts: entry.charts, storedPart: "SNAPSHOT" } as const;
  const faults = callFaults(ruleset, call);
  const templates = (await requestedPhrases(ruleset, language, caller.acceptLanguage)) ?? ruleset.templates;
  return faults.map((fault) => formatFault(fault, templates));
}

function moveOfRequest(input: Input, head: StoredStep, seedOf: SeedOf) {
  const { operation, rerolls = [], entropy } = input;
  const promised = () => {
    return entropy === undefined ? seedOf(head) : sharedSeed(seedOf(head), head.step.version + 1, entropy);
  };
  return { operation, input: input.input ?? {}, rerolls, dice: diceOf(input as DiceFields, promised) };
}

/**
 * Returns the dice of the steps that follow automatically: the same seed, or those of the server. With the caller's
 * entropy, every seed of a run derives from the first one: the server makes the later promises knowing that entropy.
 * Typed dice are used up by the first step.
 */
function diceOfRun({ seed, dice, entropy }: Input, seedOf: SeedOf): (head: StoredStep) => DiceSource {
  const rest = dice === undefined ? { seed, entropy } : { dice: [] };
  return (head) => {
    return diceOf(rest, () =>
      entropy === undefined ? seedOf(head) : sharedSeed(head.step.seed!, head.step.version + 1, entropy),
    );
  };
}

/** The format of the response to a step, and whether it contains the pieces on the map. */
interface PlayOptions extends AnswerOptions {
  readonly board: boolean;
}

/** Adds the note of a request to its step, unless it was added before. Returns the step that contains its hash. */
async function noteOf(
  context: CareerContext,
  opened: OpenedCareer,
  { step: { version } }: StoredStep,
  mark: Mark,
  { note }: Input,
): Promise<StoredStep | undefined> {
  return note && addNote(context, opened, version, note, mark);
}

/** Recomputes the response of an earlier request with the same key from the stored step. */
async function repeatedResponse(
  context: CareerContext,
  opened: OpenedCareer,
  earlier: StoredStep,
  mark: Mark,
  options: PlayOptions,
  input: Input,
) {
  if (earlier.payload !== mark.payload) throw keyReused();
  const before = await stepAt(opened, earlier.step.version - 1);
  const move = moveOf(earlier.step);
  if (move === undefined) throw unknownCareer();
  assertMayPlay(opened, before.snapshot, move.operation);
  const visibleOptions = withoutHiddenDecisions(opened, before.snapshot, options);
  const again = recomputeAnswer(opened, before.snapshot, earlier, visibleOptions);
  if (again === undefined) throw rulesDifferProblem(earlier);
  const first = { before: before.snapshot, stored: earlier, answer: again };
  const run = input.runOn === true ? await readStoredRun(opened, first, visibleOptions) : undefined;
  const note = await noteOf(context, opened, earlier, mark, input);
  return stepResponse(opened, first, options, { run, note });
}

/** Handles the case that another writer was first. If it carried the same request, its response applies here too. */
async function resolveConflict(
  context: CareerContext,
  opened: OpenedCareer,
  version: number,
  mark: Mark,
  options: PlayOptions,
  input: Input,
) {
  const { store, entry } = opened;
  const winner = mark.key === null ? undefined : await store.readStep(entry.chain, version);
  if (winner !== undefined && winner.key === mark.key)
    return repeatedResponse(context, opened, winner, mark, options, input);
  const head = await readNewestStep(opened);
  throw versionConflict(head.step.version);
}

/** Returns a played step, the run that followed and the version of its note, as far as the token may see them. */
async function stepResponse(
  opened: OpenedCareer,
  first: StepResult,
  options: PlayOptions,
  { run, note }: { readonly run: readonly StepResult[] | undefined; readonly note: StoredStep | undefined },
) {
  const { ruleset, entry } = opened;
  const newest = (run?.at(-1) ?? first).stored;
  const { step, snapshot } = newest;
  const complete = seesAll(opened, newest);
  const stepOf = (each: StepResult) => (complete ? each.stored.step : redactStep(opened, each.stored.step));
  const auditOf = ({ before, answer }: StepResult) => (complete ? null : visibleAudit(opened, before, answer, options));
  const { answer } = first;
  const whole = run === undefined ? answer : mergeRun(run.map((each) => ({ ...each, input: each.stored.step.input })));
  return {
    kind: answer.kind,
    career: entry.career,
    version: note?.step.version ?? step.version,
    awaited: [...awaitedIn(opened, newest)],
    step: stepOf(first),
    ...(run && { steps: run.map((each) => ({ step: stepOf(each), audit: auditOf(each) })) }),
    answer: complete ? presentAnswer(ruleset, withDecisions(opened, first.before, whole, options), options) : null,
    view: complete ? null : bearerView(opened, snapshot),
    decisions: complete ? null : visibleDecisions(opened, snapshot, complete, options),
    audit: auditOf(first),
    ...(options.board && {
      board: await boardOf({ opened, newest, phrases: options.phrases }, snapshot),
    }),
  };
}

/**
 * Returns an answer with its decisions. If the step ended the game, a side may see more than when the step was
 * resolved.
 */
function withDecisions(
  opened: OpenedCareer,
  before: SnapshotBase,
  answer: Resolution,
  { decisions: scope, phrases }: AnswerOptions,
): Resolution {
  if (seesAll(opened, { snapshot: before })) return answer;
  const { ruleset, entry } = opened;
  const request = {
    snapshot: answer.snapshot,
    charts: entry.charts,
    decisions: scope,
    storedPart: "SNAPSHOT",
  } as const;
  const listing = listDecisions(ruleset, request, { phrases });
  return listing.kind === "DECISIONS" ? { ...answer, decisions: listing.decisions } : answer;
}
