import * as z from "zod";
import { rulesetIdSchema } from "../../core/contract/game-names";
import type { Fault } from "../../core/contract/request";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { callFaults } from "../../core/engine/legality";
import { isPlayedBySides } from "../../core/engine/views";
import { callWithCharts } from "../../core/request/charts";
import { mergeFaults } from "../../core/request/fault";
import { isMalformed, malformedFaults } from "../../core/request/result";
import { parseSnapshot } from "../../core/request/snapshot";
import { faultAt } from "../../core/text/message";
import { TYPED_TEXT_CODE, typedTextSchema } from "../../core/text/typed-text";
import { sharedSeed } from "../../proof/promise";
import { resolveMove } from "../../proof/replay";
import { boardOf } from "../board";
import { assertSame, type Creation, creationOf, founderOf } from "../creation";
import { defineCareerOperation, type InputFields } from "../declaration";
import { type OpenedCareer, requireRuleset, storeFor, unknownRuleset } from "../gate";
import { type CareerMessage, CareerProblem, malformedInput } from "../problem";
import { randomSecret } from "../randomness";
import { recomputeAnswer } from "../replaying";
import { type DiceFields, diceFaults, diceOf, languageFaults, markOf, payloadOf, weakKeyFaults } from "../request";
import { foundingFaults, foundingFields, foundingOf } from "../seats";
import {
  auditField,
  careerLanguageField,
  chartsField,
  createdSchema,
  decisionsField,
  diceFields,
  entropyField,
  idempotencyKey,
  isBoardWanted,
  type RulesAnswer,
} from "../shapes";
import { firstStep, type StepContext } from "../steps";
import type { CareerStore, Entry, StoredStep } from "../store/store";
import {
  type AnswerOptions,
  answerOptionsOf,
  presentAnswer,
  rejectMalformed,
  seesAll,
  showCareer,
} from "../visibility";

const inputSchema = z.strictObject({
  ruleset: rulesetIdSchema.describe("Id of the ruleset."),
  name: typedTextSchema(100, TYPED_TEXT_CODE).optional().describe("Name of the career."),
  input: z
    .record(z.string(), z.unknown())
    .optional()
    .describe("Input of the ruleset's operation `new`, which starts the game."),
  snapshot: z
    .record(z.string(), z.unknown())
    .optional()
    .describe("Snapshot of a game to continue as a career. Replaces `input` and the dice."),
  ...diceFields,
  entropy: entropyField,
  ...foundingFields,
  charts: chartsField,
  sideDice: z
    .boolean()
    .optional()
    .describe(
      "True: SIDE tokens may roll their own dice, for players who trust each other. A side could try several rolls before it plays. Default: false.",
    ),
  audit: auditField,
  decisions: decisionsField,
  board: isBoardWanted,
  language: careerLanguageField,
  idempotencyKey,
});

type Input = z.infer<typeof inputSchema>;

/** Creates a career from a new game or a snapshot, and issues its tokens. */
export const createCareer = defineCareerOperation({
  name: "createCareer",
  title: "Create a career",
  doc: "Starts a game, or continues one from a snapshot, and stores it as a career. Only this response contains the tokens. With an owner's token, the career joins the careers of that token. With `seats`, other players claim their sides, and without a referee no one sees hidden information of others.",
  method: "POST",
  isMutation: true,
  path: "/v1/careers",
  token: "OPTIONAL",
  creates: "WHEN_RESOLVED",
  input: inputSchema,
  output: createdSchema,
  async faults(context, _caller, fields) {
    if (typeof fields.ruleset !== "string") return [];
    const ruleset = await context.rulesets.find(fields.ruleset);
    if (ruleset === undefined) return [unknownRuleset(context, fields.ruleset)];
    return mergeFaults(envelopeFaults(ruleset, fields), contentFaults(ruleset, fields));
  },
  async call(context, caller, input) {
    const ruleset = await requireRuleset(context, input.ruleset);
    const envelope = envelopeFaults(ruleset, input);
    if (envelope.length > 0) throw malformedInput(mergeFaults(envelope, contentFaults(ruleset, input)));
    const options = { ...(await answerOptionsOf(ruleset, input, caller)), board: input.board === true };
    const store = await storeFor(context);
    const { creation, existing: there } = await creationOf(
      context,
      store,
      ruleset,
      caller,
      input.idempotencyKey,
      "create",
      foundingOf(input),
    );
    if (there !== undefined)
      return createdResponse(store, ruleset, creation, assertSame(there, payloadOf(input)), options);
    const stepContext = { ...creation.stepContextOf(input.name ?? null), signer: await context.openSigner() };
    const outcome =
      input.snapshot === undefined
        ? startGame(ruleset, input, options, stepContext)
        : takeOver(ruleset, input, input.snapshot, stepContext);
    if ("answer" in outcome) {
      const answer = presentAnswer(ruleset, outcome.answer, options);
      return { kind: outcome.answer.kind, career: null, tokens: [], claims: [], answer, importing: null };
    }
    await creation.copy(context, [outcome.step]);
    const { name = null, charts = null, sideDice } = input;
    const own = { ruleset: ruleset.id, name, charts, ...(sideDice === true && { sideDice }) };
    const particulars = { ...own, origin: null, payload: payloadOf(input) };
    return createdResponse(store, ruleset, creation, await creation.register(context, particulars), options);
  },
});

/** Returns the faults of all fields but the snapshot and the input of the game. */
function envelopeFaults(ruleset: AnyRuleset, fields: InputFields): Fault[] {
  const { snapshot = null, input = null, seed = null, dice = null, server = null } = fields;
  const { language, idempotencyKey, sideDice } = fields;
  const isBoth = [input, seed, dice, server].some((each) => each !== null);
  const unwanted = isBoth ? [faultAt<CareerMessage>("SNAPSHOT_UNWANTED/input", "/snapshot")] : [];
  return [
    ...languageFaults(ruleset, language),
    ...(sideDice === true && !isPlayedBySides(ruleset)
      ? [faultAt<CareerMessage>("SIDE_DICE_UNWANTED", "/sideDice")]
      : []),
    ...(typeof idempotencyKey === "string" ? weakKeyFaults(idempotencyKey) : []),
    ...(snapshot === null ? diceFaults(fields) : unwanted),
    ...foundingFaults(ruleset, fields),
  ];
}

/** Returns the faults of the snapshot, or of the input of a new game. */
function contentFaults(ruleset: AnyRuleset, { snapshot = null, input, charts }: InputFields): readonly Fault[] {
  if (snapshot === null) return callFaults(ruleset, { operation: ruleset.start.name, input, charts });
  return malformedFaults(callWithCharts(charts, () => parseSnapshot(ruleset, snapshot, charts)));
}

type UnresolvedStart = { readonly answer: Exclude<RulesAnswer, { kind: "RESOLUTION" }> };

function startGame(
  ruleset: AnyRuleset,
  input: Input,
  options: AnswerOptions,
  stepContext: StepContext,
): { readonly step: StoredStep } | UnresolvedStart {
  const { entropy } = input;
  const dice = diceOf(input as DiceFields, () =>
    entropy === undefined ? randomSecret() : sharedSeed(randomSecret(), 0, entropy),
  );
  const move = { operation: ruleset.start.name, input: input.input ?? {}, rerolls: [], dice };
  const charts = input.charts ?? null;
  const answer = rejectMalformed(resolveMove(ruleset, undefined, charts, { ...move, input: input.input }, options));
  if (answer.kind !== "RESOLUTION") return { answer };
  return { step: firstStep(ruleset, charts, { move, resolution: answer }, markOf(input), stepContext) };
}

function takeOver(
  ruleset: AnyRuleset,
  input: Input,
  snapshot: unknown,
  stepContext: StepContext,
): { readonly step: StoredStep } {
  const charts = input.charts ?? null;
  const parsed = parseSnapshot(ruleset, snapshot, charts);
  if (isMalformed(parsed)) throw malformedInput(parsed.faults);
  return { step: firstStep(ruleset, charts, { snapshot: parsed.state }, markOf(input), stepContext) };
}

/** Returns the response for the stored career, whichever request with the same key created it. */
async function createdResponse(
  store: CareerStore,
  ruleset: AnyRuleset,
  creation: Creation,
  entry: Entry,
  options: AnswerOptions & { readonly board: boolean },
): Promise<z.infer<typeof createdSchema>> {
  const first = await store.readStep(entry.chain, 0);
  if (first === undefined) throw new CareerProblem("CAREER_GONE");
  const opened = { entry, slot: founderOf(entry.tokens), ruleset };
  const { snapshot } = first;
  const board = options.board && {
    board: await boardOf({ opened, newest: first, phrases: options.phrases }, snapshot),
  };
  return {
    kind: "RESOLUTION",
    career: { ...showCareer(opened, first, options), ...board },
    tokens: creation.issuedFor(entry),
    claims: [...creation.claimsFor(entry)],
    answer: seesAll(opened, first) ? firstAnswer(opened, first, options) : null,
    importing: null,
  };
}

function firstAnswer(
  opened: Pick<OpenedCareer, "entry" | "ruleset">,
  first: StoredStep,
  options: AnswerOptions,
): RulesAnswer | null {
  const answer = recomputeAnswer(opened, undefined, first, options);
  return answer === undefined ? null : presentAnswer(opened.ruleset, answer, options);
}
