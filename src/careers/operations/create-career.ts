import * as z from "zod";
import type { Fault } from "../../core/contract/request";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { callFaults } from "../../core/engine/legality";
import { mergeFaults } from "../../core/request/fault";
import { callWithCharts, isMalformed, malformedFaults, readSnapshot } from "../../core/request/read";
import { faultAt } from "../../core/text/message";
import { TYPED_TEXT_CODE, typedTextSchema } from "../../core/text/typed-text";
import { resolveMove } from "../../proof/replay";
import { defineCareerOperation, type Given } from "../declaration";
import { assertSame, type Founding, foundingOf } from "../founding";
import { type Opened, rulesetOf, storeFor, unknownRuleset } from "../gate";
import { type CareerMessage, CareerProblem, malformedInput } from "../problem";
import { randomSecret } from "../randomness";
import { answerAgain } from "../replaying";
import { type DiceFields, diceFaults, diceOf, markOf, payloadOf, weakKeyFaults } from "../request";
import {
  auditField,
  chartsField,
  createdSchema,
  decisionsField,
  diceFields,
  idempotencyKey,
  languageField,
  type ToldAnswer,
} from "../shapes";
import { readable, showCareer, type Telling, toldAnswer } from "../showing";
import { firstStep, type Making } from "../steps";
import type { CareerStore, Entry, StoredStep } from "../store/store";
import { languageFaults, tellingOf } from "../wording";

const inputSchema = z.strictObject({
  ruleset: z.string().max(100).describe("Id of the ruleset."),
  name: typedTextSchema(100, TYPED_TEXT_CODE).optional().describe("A name for the career."),
  input: z
    .record(z.string(), z.unknown())
    .optional()
    .describe("The input of the ruleset's operation `new`, which begins the game."),
  snapshot: z
    .record(z.string(), z.unknown())
    .optional()
    .describe("In place of `input` and dice: the snapshot of a game that goes on as a career."),
  ...diceFields,
  charts: chartsField,
  audit: auditField,
  decisions: decisionsField,
  language: languageField,
  idempotencyKey,
});

type Input = z.infer<typeof inputSchema>;

/** Makes a career: begins a game, or takes one over from a snapshot, and issues its tokens. */
export const createCareer = defineCareerOperation({
  name: "createCareer",
  title: "Create a career",
  doc: "Begins a game, or takes one over from a snapshot, stores it as a career and tells its tokens, this once. With the token of an owner the career is added to what that token owns.",
  method: "POST",
  writes: true,
  path: "/v1/careers",
  token: "OPTIONAL",
  creates: "WHEN_RESOLVED",
  input: inputSchema,
  output: createdSchema,
  async faults(context, _caller, given) {
    if (typeof given.ruleset !== "string") return [];
    const ruleset = await context.rulesets.find(given.ruleset);
    if (ruleset === undefined) return [unknownRuleset(context, given.ruleset)];
    return mergeFaults(envelopeFaults(ruleset, given), contentFaults(ruleset, given));
  },
  async call(context, caller, input) {
    const ruleset = await rulesetOf(context, input.ruleset);
    const envelope = envelopeFaults(ruleset, input);
    if (envelope.length > 0) throw malformedInput(mergeFaults(envelope, contentFaults(ruleset, input)));
    const telling = await tellingOf(ruleset, input, caller);
    const store = await storeFor(context);
    const { founding, there } = await foundingOf(context, store, ruleset, caller, input.idempotencyKey, "create");
    if (there !== undefined) return made(store, ruleset, founding, assertSame(there, payloadOf(input)), telling);
    const making = { ...founding.makingOf(input.name ?? null), signer: await context.openSigner() };
    const begun =
      input.snapshot === undefined
        ? begin(ruleset, input, telling, making)
        : takeOver(ruleset, input, input.snapshot, making);
    if ("answer" in begun) {
      const answer = toldAnswer(ruleset, begun.answer, telling);
      return { kind: begun.answer.kind, career: null, tokens: [], answer, importing: null };
    }
    await founding.copy(context, [begun.step]);
    const { name = null, charts = null } = input;
    const particulars = { ruleset: ruleset.id, name, charts, origin: null, payload: payloadOf(input) };
    return made(store, ruleset, founding, await founding.register(context, particulars), telling);
  },
});

/** The faults of what stands around that with which a career begins. */
function envelopeFaults(ruleset: AnyRuleset, given: Given): Fault[] {
  const { snapshot = null, input = null, seed = null, dice = null, server = null, language, idempotencyKey } = given;
  const isBoth = [input, seed, dice, server].some((each) => each !== null);
  const unwanted = isBoth ? [faultAt<CareerMessage>("SNAPSHOT_UNWANTED", "/snapshot")] : [];
  return [
    ...languageFaults(ruleset, language),
    ...(typeof idempotencyKey === "string" ? weakKeyFaults(idempotencyKey) : []),
    ...(snapshot === null ? diceFaults(given) : unwanted),
  ];
}

/** The faults of that with which a career begins: a snapshot, or the input of a new game. */
function contentFaults(ruleset: AnyRuleset, { snapshot = null, input, charts }: Given): readonly Fault[] {
  if (snapshot === null) return callFaults(ruleset, { operation: ruleset.start.name, input, charts });
  return malformedFaults(callWithCharts(charts, () => readSnapshot(ruleset, snapshot, charts)));
}

type NotBegun = { readonly answer: Exclude<ToldAnswer, { kind: "RESOLUTION" }> };

function begin(
  ruleset: AnyRuleset,
  input: Input,
  telling: Telling,
  making: Making,
): { readonly step: StoredStep } | NotBegun {
  const dice = diceOf(input as DiceFields, randomSecret);
  const move = { operation: ruleset.start.name, input: input.input ?? {}, rerolls: [], dice };
  const charts = input.charts ?? null;
  const answer = readable(resolveMove(ruleset, undefined, charts, { ...move, input: input.input }, telling));
  if (answer.kind !== "RESOLUTION") return { answer };
  return { step: firstStep(ruleset, charts, { move, resolution: answer }, markOf(input), making) };
}

function takeOver(ruleset: AnyRuleset, input: Input, snapshot: unknown, making: Making): { readonly step: StoredStep } {
  const charts = input.charts ?? null;
  const read = readSnapshot(ruleset, snapshot, charts);
  if (isMalformed(read)) throw malformedInput(read.faults);
  return { step: firstStep(ruleset, charts, { snapshot: read.state }, markOf(input), making) };
}

/** Tells of the career that stands there, whichever of the requests with one key has made it. */
async function made(
  store: CareerStore,
  ruleset: AnyRuleset,
  founding: Founding,
  entry: Entry,
  telling: Telling,
): Promise<z.infer<typeof createdSchema>> {
  const first = await store.readStep(entry.chain, 0);
  if (first === undefined) throw new CareerProblem("CONFLICT", "CAREER_GONE");
  const slot = entry.tokens.find(({ role }) => role === "OWNER")!;
  return {
    kind: "RESOLUTION",
    career: showCareer({ entry, slot, ruleset }, first, telling),
    tokens: founding.issuedFor(entry),
    answer: firstAnswer({ entry, ruleset }, first, telling),
    importing: null,
  };
}

function firstAnswer(
  opened: Pick<Opened, "entry" | "ruleset">,
  first: StoredStep,
  telling: Telling,
): ToldAnswer | null {
  const answer = answerAgain(opened, undefined, first, telling);
  return answer === undefined ? null : toldAnswer(opened.ruleset, answer, telling);
}
