import * as z from "zod";
import type { AnyRuleset } from "../../core/operation/contract";
import { readSnapshot } from "../../core/operation/reading";
import type { CareerContext } from "../context";
import { defineCareerOperation } from "../declaration";
import { type Founding, foundingOf } from "../founding";
import { rulesetOf, storeFor } from "../gate";
import { CareerProblem, keyReused, malformed } from "../problem";
import { randomSecret } from "../randomness";
import { moveOf, resolveMove } from "../replay";
import { type DiceFields, diceOf, markOf, payloadOf } from "../request";
import { auditField, chartsField, createdSchema, diceFields, idempotencyKey, languageField } from "../shapes";
import { readable, showCareer, type Telling, type ToldAnswer, toldAnswer } from "../showing";
import { firstStep } from "../steps";
import type { StoredStep } from "../store/store";
import { phrasesFor } from "../wording";

const inputSchema = z.strictObject({
  ruleset: z.string().max(100).describe("Id of the ruleset."),
  name: z.string().max(100).optional().describe("A name for the career."),
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
  path: "/v1/careers",
  token: "OPTIONAL",
  input: inputSchema,
  output: createdSchema,
  async call(context, caller, input) {
    const ruleset = await rulesetOf(context, input.ruleset);
    const telling = { audit: input.audit, phrases: phrasesFor(ruleset, input.language, caller) };
    const store = await storeFor(context);
    const founding = await foundingOf(store, ruleset, caller, input.idempotencyKey, "create");
    const there = founding.repeatable ? await store.readStep(founding.career, 0) : undefined;
    if (there !== undefined) return finish(context, ruleset, founding, input, there, telling);
    const begun = input.snapshot === undefined ? begin(ruleset, input) : takeOver(ruleset, input, input.snapshot);
    if ("answer" in begun) {
      return { kind: begun.answer.kind, career: null, tokens: [], answer: toldAnswer(begun.answer, telling) };
    }
    const written = await store.append(founding.career, begun.step, founding.stepsExpireAt(context));
    const first = written ? begun.step : await store.readStep(founding.career, 0);
    if (first === undefined) throw new CareerProblem("CONFLICT", "CAREER_GONE", "The career was deleted meanwhile.");
    return finish(context, ruleset, founding, input, first, telling);
  },
});

type NotBegun = { readonly answer: Exclude<ToldAnswer, { kind: "RESOLUTION" }> };

function begin(ruleset: AnyRuleset, input: Input): { readonly step: StoredStep } | NotBegun {
  const dice = diceOf(input as DiceFields, randomSecret);
  const move = { operation: ruleset.start.name, input: input.input ?? {}, rerolls: [], dice };
  const charts = input.charts ?? null;
  const answer = readable(resolveMove(ruleset, undefined, charts, move));
  if (answer.kind !== "RESOLUTION") return { answer };
  return { step: firstStep(ruleset.id, charts, { move, resolution: answer }, markOf(input)) };
}

function takeOver(ruleset: AnyRuleset, input: Input, snapshot: unknown): { readonly step: StoredStep } {
  const { seed, dice, server } = input;
  if (input.input !== undefined || seed !== undefined || dice !== undefined || server !== undefined) {
    const message = "A career begins with a snapshot, or with input and dice, and not with both.";
    throw malformed([{ code: "SNAPSHOT_UNWANTED", pointer: "/snapshot", message }]);
  }
  const charts = input.charts ?? null;
  const read = readSnapshot(ruleset, snapshot, charts);
  if (!read.ok) throw malformed(read.faults);
  return { step: firstStep(ruleset.id, charts, { snapshot: read.state }, markOf(input)) };
}

/** Opens the career to its tokens, unless an earlier request with the same key has done so, and tells of it. */
async function finish(
  context: CareerContext,
  ruleset: AnyRuleset,
  founding: Founding,
  input: Input,
  first: StoredStep,
  telling: Telling,
) {
  const payload = payloadOf(input);
  if (first.payload !== null && first.payload !== payload) throw keyReused();
  const { name = null, charts = null } = input;
  const entry = await founding.register(context, { ruleset: ruleset.id, name, charts, origin: null, payload });
  const slot = entry.tokens.find(({ role }) => role === "OWNER")!;
  const career = showCareer({ entry, slot, ruleset }, first);
  return {
    kind: "RESOLUTION" as const,
    career,
    tokens: [...founding.issued],
    answer: firstAnswer(ruleset, first, charts, telling),
  };
}

function firstAnswer(ruleset: AnyRuleset, { step }: StoredStep, charts: unknown, telling: Telling): unknown {
  const move = moveOf(step);
  return move === undefined ? null : toldAnswer(readable(resolveMove(ruleset, undefined, charts, move)), telling);
}
