import * as z from "zod";
import type { Resolution } from "../../core/contract/answer";
import type { Fault, LocalizedFault } from "../../core/contract/request";
import type { AnyRuleset } from "../../core/contract/ruleset";
import type { SnapshotBase } from "../../core/contract/snapshot";
import { decide } from "../../core/engine/adjudicate";
import { callFaults } from "../../core/engine/legality";
import { mergeRun } from "../../core/engine/run-on";
import { mergeFaults } from "../../core/request/fault";
import { requestedPhrases } from "../../core/text/localize";
import { faultAt, formatFault } from "../../core/text/message";
import { sharedSeed } from "../../proof/promise";
import { type DiceSource, moveOf, resolveMove } from "../../proof/replay";
import type { Caller } from "../context";
import { stepsExpireAt } from "../context";
import { defineCareerOperation, type Given } from "../declaration";
import { assertStands, headOf, type Opened, open, stepAt } from "../gate";
import { assertMayPlay, assertPlays } from "../playing";
import {
  type CareerMessage,
  keyReused,
  malformedInput,
  snapshotTooLarge,
  unknownCareer,
  versionConflict,
} from "../problem";
import { prolongWhenDue } from "../prolonging";
import { isKnownToOthers, type SeedOf, secretsFor, seedsOf } from "../promises";
import { answerAgain, rulesDiffer } from "../replaying";
import { type DiceFields, diceFaults, diceOf, markOf } from "../request";
import { type Played, playedOn, playOn } from "../running-on";
import {
  auditField,
  careerId,
  decisionsField,
  diceFields,
  entropyField,
  idempotencyKey,
  languageField,
  playedSchema,
} from "../shapes";
import {
  askedBy,
  auditTold,
  decisionsOf,
  hiddenStep,
  readable,
  seesAll,
  type Telling,
  toldAnswer,
  viewOf,
} from "../showing";
import { type Mark, playedStep, renewedStep } from "../steps";
import type { StoredStep } from "../store/store";
import { authorOf } from "../tokens";
import { languageFaults, tellingOf } from "../wording";

const inputSchema = z.strictObject({
  career: careerId,
  expectedVersion: z.int32().min(0).describe("The version the caller has seen; a newer one answers a conflict."),
  operation: z.string().max(100).describe("Name of an operation of the ruleset."),
  input: z.record(z.string(), z.unknown()).optional().describe("The operation's input."),
  ...diceFields,
  entropy: entropyField,
  rerolls: z
    .array(z.int32().min(0))
    .max(100)
    .optional()
    .describe(
      "Rolls of your own dice to be made again where the game allows it: their ordinals in the audit, counted from 0.",
    ),
  runOn: z
    .boolean()
    .optional()
    .describe(
      "True: plays on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input; each is a step of its own.",
    ),
  audit: auditField,
  decisions: decisionsField,
  language: languageField,
  idempotencyKey,
});

type Input = z.infer<typeof inputSchema>;

/** Resolves an operation on a career's newest snapshot and appends it as a step. */
export const playStep = defineCareerOperation({
  name: "playStep",
  title: "Play a step",
  doc: "Resolves an operation on the newest snapshot and appends it as the next step, if the version is still the one expected. A refusal and a tape that is too short change nothing. A side plays where its game lets it, with the server's dice. The response contains its view and its decisions in place of the state.",
  method: "POST",
  writes: true,
  path: "/v1/careers/:career/steps",
  token: "REQUIRED",
  input: inputSchema,
  output: playedSchema,
  async faults(context, caller, given) {
    if (typeof given.career !== "string") return [];
    const opened = await open(context, caller, given.career);
    assertPlays(opened, {});
    return mergeFaults<Fault | LocalizedFault>(
      envelopeFaults(opened.ruleset, given),
      await contentFaults(opened, given, caller),
    );
  },
  async call(context, caller, input) {
    const opened = await open(context, caller, input.career);
    assertPlays(opened, input);
    const envelope = envelopeFaults(opened.ruleset, input);
    if (envelope.length > 0)
      throw malformedInput(mergeFaults<Fault | LocalizedFault>(envelope, await contentFaults(opened, input, caller)));
    const { store, entry, ruleset } = opened;
    const telling = await tellingOf(ruleset, input, caller);
    const mark = markOf(input, opened.slot.side);
    if (mark.key !== null) {
      const earlier = await store.findKey(entry.chain, mark.key);
      if (earlier !== undefined) return repeated(opened, earlier, mark.payload, telling, input.runOn);
    }
    const head = await headOf(opened);
    const { version } = head.step;
    if (version !== input.expectedVersion) return beaten(opened, input.expectedVersion + 1, mark, telling, input.runOn);
    const secrets = await secretsFor(context, head);
    const seedOf = seedsOf(secrets, entry.chain);
    const move = moveWith(input, head, seedOf);
    assertMayPlay(opened, head.snapshot, move.operation);
    if (!store.hasRoom(head)) throw snapshotTooLarge();
    const making = {
      chain: entry.chain,
      secret: secrets.current,
      signer: await context.openSigner(),
      name: entry.name,
      author: authorOf(opened.slot),
    };
    if (input.server === true && isKnownToOthers(head, secrets)) {
      const renewed = renewedStep(head, ruleset, { ...making, revealed: seedOf(head) });
      await store.append(entry.chain, renewed, stepsExpireAt(context, entry.expiresAt));
      return beaten(opened, version + 1, mark, telling, input.runOn);
    }
    const asked = askedBy(opened, head.snapshot, telling);
    const answer = readable(
      resolveMove(
        ruleset,
        head.snapshot,
        entry.charts,
        { ...move, input: input.input },
        {
          ...asked,
          storedPart: "SNAPSHOT",
        },
      ),
    );
    if (answer.kind !== "RESOLUTION") {
      const told = toldAnswer(ruleset, answer, telling);
      return {
        kind: answer.kind,
        career: input.career,
        version,
        step: null,
        answer: told,
        view: null,
        decisions: null,
        audit: null,
      };
    }
    const next = playedStep(ruleset, head, move, answer, mark, { ...making, revealed: seedOf(head) });
    const expiresAt = stepsExpireAt(context, entry.expiresAt);
    if (!(await store.append(entry.chain, next, expiresAt)))
      return beaten(opened, version + 1, mark, telling, input.runOn);
    const first = { before: head.snapshot, stored: next, answer };
    const playing = { diceAfter: diceAfter(input, seedOf), telling: asked, expiresAt, making, seedOf };
    const run = input.runOn === true ? await playOn(opened, first, playing) : undefined;
    await assertStands(opened);
    await prolongWhenDue(context, store, entry, version + 1 + (run?.length ?? 1));
    return played(opened, first, telling, run);
  },
});

/** The faults of what stands around a step's input. */
function envelopeFaults(ruleset: AnyRuleset, given: Given): Fault[] {
  const begun =
    given.operation === ruleset.start.name ? [faultAt<CareerMessage>("OPERATION_UNKNOWN", "/operation")] : [];
  return [...languageFaults(ruleset, given.language), ...begun, ...diceFaults(given)];
}

/** The faults of a step's input on the newest snapshot, in the words of its game. */
async function contentFaults(
  opened: Opened,
  { operation, input, language }: Given,
  caller: Caller,
): Promise<readonly LocalizedFault[]> {
  const { entry, ruleset } = opened;
  if (typeof operation !== "string" || operation === ruleset.start.name) return [];
  const head = await headOf(opened);
  assertMayPlay(opened, head.snapshot, operation);
  const call = { operation, snapshot: head.snapshot, input, charts: entry.charts, storedPart: "SNAPSHOT" } as const;
  const faults = callFaults(ruleset, call);
  const sayings = (await requestedPhrases(ruleset, language, caller.acceptLanguage)) ?? ruleset.templates;
  return faults.map((fault) => formatFault(fault, sayings));
}

function moveWith(input: Input, head: StoredStep, seedOf: SeedOf) {
  const { operation, rerolls = [], entropy } = input;
  const promised = () => {
    return entropy === undefined ? seedOf(head) : sharedSeed(seedOf(head), head.step.version + 1, entropy);
  };
  return { operation, input: input.input ?? {}, rerolls, dice: diceOf(input as DiceFields, promised) };
}

/**
 * The dice of the steps that follow by themselves: the same seed, or the server's. What the server promises during a run it
 * promises knowing the caller's entropy: with it every seed of a run follows from the first. On a tape there is none left.
 */
function diceAfter({ seed, dice, entropy }: Input, seedOf: SeedOf): (head: StoredStep) => DiceSource {
  const left = dice === undefined ? { seed, entropy } : { dice: [] };
  return (head) => {
    return diceOf(left, () =>
      entropy === undefined ? seedOf(head) : sharedSeed(head.step.seed!, head.step.version + 1, entropy),
    );
  };
}

/** The same request came before: the same answer, made again from what was stored. */
async function repeated(
  opened: Opened,
  earlier: StoredStep,
  payload: string | null,
  telling: Telling,
  runOn: boolean | undefined,
) {
  if (earlier.payload !== payload) throw keyReused();
  const before = await stepAt(opened, earlier.step.version - 1);
  const move = moveOf(earlier.step);
  if (move === undefined) throw unknownCareer();
  assertMayPlay(opened, before.snapshot, move.operation);
  const asked = askedBy(opened, before.snapshot, telling);
  const again = answerAgain(opened, before.snapshot, earlier, asked);
  if (again === undefined) throw rulesDiffer(earlier);
  const first = { before: before.snapshot, stored: earlier, answer: again };
  return played(opened, first, telling, runOn === true ? await playedOn(opened, first, asked) : undefined);
}

/** Another writer was first; when it carried the same request, its answer is this one's too. */
async function beaten(
  opened: Opened,
  version: number,
  { key, payload }: Mark,
  telling: Telling,
  runOn: boolean | undefined,
) {
  const { store, entry } = opened;
  const winner = key === null ? undefined : await store.readStep(entry.chain, version);
  if (winner !== undefined && winner.key === key) return repeated(opened, winner, payload, telling, runOn);
  const head = await headOf(opened);
  throw versionConflict(head.step.version);
}

/** A step that was played, and the run that followed from it, as the bearer of the token may see it. */
function played(opened: Opened, first: Played, telling: Telling, run?: readonly Played[]) {
  const { ruleset, entry } = opened;
  const { step, snapshot } = (run?.at(-1) ?? first).stored;
  const complete = seesAll(opened, snapshot);
  const stepOf = (each: Played) => (complete ? each.stored.step : hiddenStep(opened, each.stored.step));
  const auditOf = ({ before, answer }: Played) => (complete ? null : auditTold(opened, before, answer, telling));
  const { answer } = first;
  const whole = run === undefined ? answer : mergeRun(run.map((each) => ({ ...each, input: each.stored.step.input })));
  return {
    kind: answer.kind,
    career: entry.career,
    version: step.version,
    step: stepOf(first),
    ...(run && { steps: run.map((each) => ({ step: stepOf(each), audit: auditOf(each) })) }),
    answer: complete ? toldAnswer(ruleset, decisionsListed(opened, first.before, whole, telling), telling) : null,
    view: complete ? null : viewOf(opened, snapshot),
    decisions: complete ? null : decisionsOf(opened, snapshot, complete, telling),
    audit: auditOf(first),
  };
}

/** An answer with its decisions: those of a game that ended with it for a side were not listed when it was resolved. */
function decisionsListed(
  opened: Opened,
  before: SnapshotBase,
  answer: Resolution,
  { decisions: scope, phrases }: Telling,
): Resolution {
  if (seesAll(opened, before)) return answer;
  const { ruleset, entry } = opened;
  const request = {
    snapshot: answer.snapshot,
    charts: entry.charts,
    decisions: scope,
    storedPart: "SNAPSHOT",
  } as const;
  const listed = decide(ruleset, request, { phrases });
  return listed.kind === "DECISIONS" ? { ...answer, decisions: listed.decisions } : answer;
}
