import * as z from "zod";
import type { ApiMessage } from "../../api/edge/sayings";
import { type AnyAnalysisCall, analyse, type RequestFields } from "../../core/analysis/call";
import { againstSchema, compare } from "../../core/analysis/compare/compare";
import { explain } from "../../core/analysis/explain/explain";
import type { AnalysisName } from "../../core/analysis/headings";
import { analysisCallOf } from "../../core/analysis/index";
import { type TakeOverAnswer, takeOver } from "../../core/analysis/take-over/take-over";
import type { Malformed, Refusal } from "../../core/contract/answer";
import type { AuditEntry } from "../../core/contract/audit";
import type { InvalidRequest } from "../../core/contract/request";
import type { AnyRuleset } from "../../core/contract/ruleset";
import type { SnapshotBase } from "../../core/contract/snapshot";
import { refusalSchema } from "../../core/engine/answer-schema";
import { isMalformed, malformed } from "../../core/request/read";
import { requestedPhrases } from "../../core/text/localize";
import { faultAt } from "../../core/text/message";
import { proveFile } from "../../proof/career-file";
import { moveOf, resolveMove } from "../../proof/replay";
import { loadRuleset } from "../../rulesets/registry";
import { begunInfo, tellingInfo } from "../answers";
import { careerOf, type Position } from "../games";
import { provenSchema, takenOverSchema, toldSchema } from "../schemas";
import { type AnyTool, defineTool } from "../tool";
import { at, faultsIn, input, language, noRuleset, phrasesOf, physical, position, rulesetId } from "./request";

/** How long an analysis may take, in milliseconds. */
const ANALYSIS_MS = 10_000;

/** The tool of an analysis, from its declaration. An analysis of a snapshot takes a position, any other takes a game. */
export function analysisTool(name: AnalysisName, inputDoc = "Its input."): AnyTool {
  const call = analysisCallOf(name);
  const isAtPosition = call.shared.includes("snapshot");
  // Dice are rolled here, so no tool takes a seed.
  const { seed: _, ...own } = (call.own as z.ZodObject).shape;
  const fields = {
    ...own,
    ...(isAtPosition ? { position } : { ruleset: rulesetId }),
    ...(call.shared.includes("input") ? { input: input.describe(inputDoc) } : {}),
  };
  return defineTool({
    name,
    title: call.title,
    description: call.doc,
    plays: false,
    input: z.strictObject(fields) as z.ZodType<Asked>,
    output: call.refuses ? z.union([call.answer, refusalSchema]) : call.answer,
    answer: async ({ position: digest, ruleset: id = "", ...asked }, games) => {
      const { language } = asked;
      if (digest !== undefined) {
        return at(games, { position: digest, language }, ({ game: { ruleset }, stored }) =>
          analyseIn(ruleset, call, { ...asked, snapshot: stored.snapshot }),
        );
      }
      const ruleset = await loadRuleset(id);
      if (ruleset === undefined) return noRuleset(id);
      return faultsIn(language, ruleset, await analyseIn(ruleset, call, asked));
    },
  });
}

/** What the tool of any analysis takes: a position or a game, and fields of its own. */
interface Asked extends RequestFields {
  readonly position?: string;
  readonly ruleset?: string;
  readonly language?: string;
}

/** Begins a game with a position that was begun on paper. */
export const takeOverTool = defineTool({
  name: "takeOver",
  title: takeOver.title,
  description:
    "Begins a game here with the position of one that was begun on paper, or asks in words for what is missing. What nothing bears out is told as taken.",
  plays: true,
  input: z.strictObject({
    ruleset: rulesetId,
    input: input.describe("How the game was begun, as `new` takes it."),
    known: z.record(z.string(), z.unknown()).optional().describe("What is known of it; leave it out to be asked."),
    physical,
    language,
  }),
  output: takenOverSchema,
  answer: async ({ ruleset: id, physical = false, ...asked }, games) => {
    const ruleset = await loadRuleset(id);
    if (ruleset === undefined) return noRuleset(id);
    const answer = (await analyseIn(ruleset, takeOver, asked)) as TakeOverAnswer | Refusal | Malformed;
    if (answer.kind !== "TAKE_OVER" || answer.position === null) return faultsIn(asked.language, ruleset, answer);
    const { decisions } = answer.position;
    const snapshot = answer.position.snapshot as unknown as SnapshotBase;
    const phrases = await ruleset.phrasesOf(answer.language);
    return { ...answer, position: begunInfo(games.goOn(ruleset, physical, snapshot), phrases, decisions) };
  },
});

/** Compares what led to a position with the same under other rules. */
export const compareTool = defineTool({
  name: "compare",
  title: compare.title,
  description:
    "What if we had ruled otherwise? Resolves the operation that led to a position once more with the dice that fell, under other options, rulings or charts, and tells where the two part. Nothing is carried out.",
  plays: false,
  input: z.strictObject({ position, against: againstSchema, language }),
  output: compare.answer,
  answer: ({ against, ...asked }, games) =>
    at(games, asked, (found) => {
      const { language } = asked;
      const before = playedBefore(found);
      if (isMalformed(before)) return before;
      const { move, snapshot } = before;
      if (move === undefined) {
        return malformed([faultAt<ApiMessage>("POSITION_UNKNOWN/first", "/position")]);
      }
      const { dice, operation, input, rerolls } = move;
      const rolled = dice.kind === "TAPE" ? { dice: dice.dice } : { seed: dice.seed };
      const request = { operation, input, ...rolled, ...(rerolls.length > 0 && { rerolls }) };
      const on = snapshot === undefined ? {} : { snapshot };
      return analyseIn(found.game.ruleset, compare, { ...request, ...on, against, language });
    }),
});

/** Explains a line of the audit trail that led to a position. */
export const explainTool = defineTool({
  name: "explain",
  title: explain.title,
  description:
    "Says why a line of the audit trail that led to a position says what it says: the rule, the chart, every modifier, and what other totals would have meant.",
  plays: false,
  input: z.strictObject({
    position,
    index: z.int32().min(0).describe("Which line of that audit, from 0."),
    language,
  }),
  output: explain.answer,
  answer: (asked, games) =>
    at(games, asked, async (found) => {
      const lines = auditOf(found);
      if (isMalformed(lines)) return lines;
      const entry = lines[asked.index];
      if (entry === undefined) {
        return malformed([faultAt("INDEX_MALFORMED", "/index", { lines: lines.length })]);
      }
      const { language } = asked;
      return analyseIn(found.game.ruleset, explain, { entry, language });
    }),
});

/** Tells what led to a position. */
export const tellTool = defineTool({
  name: "tell",
  title: "Tell what happened",
  description:
    "Tells the story of the operation that led to a position once more, in a language. Nothing is carried out.",
  plays: false,
  input: z.strictObject({ position, language }),
  output: toldSchema,
  answer: (asked, games) =>
    at(games, asked, async (found) => {
      const phrases = await phrasesOf(found.game.ruleset, asked.language);
      const audit = auditOf(found);
      if (isMalformed(phrases)) return phrases;
      return isMalformed(audit) ? audit : tellingInfo(found, audit, phrases);
    }),
});

/** Proves a game up to a position. */
export const verifyTool = defineTool({
  name: "verify",
  title: "Prove a game",
  description:
    "Plays a game again from its first step to a position and compares every promised seed, roll, link and snapshot.",
  plays: false,
  input: z.strictObject({ position, language }),
  output: provenSchema,
  answer: (asked, games) =>
    at(games, asked, (found) => {
      const verdict = proveFile(found.game.ruleset, careerOf(found));
      return isMalformed(verdict) ? verdict : { kind: "VERDICT", ...verdict };
    }),
});

/** Answers an analysis in the language that its request names. */
async function analyseIn(
  ruleset: AnyRuleset,
  call: AnyAnalysisCall,
  { language, ...asked }: RequestFields,
): Promise<object> {
  const phrases = await requestedPhrases(ruleset, language, undefined);
  const request = language === undefined ? asked : { ...asked, language };
  return analyse(ruleset, call, request, within(ANALYSIS_MS), [], phrases);
}

function within(milliseconds: number): () => number {
  const began = performance.now();
  return () => (performance.now() - began) / milliseconds;
}

/** The move that led to a position, where it was one, and the snapshot it was made on; a new game has none. */
function playedBefore({ game: { kept }, stored }: Position) {
  const before = kept[kept.indexOf(stored) - 1];
  if (before === undefined && stored.step.version > 0) {
    return malformed([faultAt<ApiMessage>("POSITION_UNKNOWN/before", "/position")]);
  }
  return { move: moveOf(stored.step), snapshot: before?.snapshot };
}

/** The audit trail of the step that led to a position; none where it was no play. */
function auditOf(found: Position): readonly AuditEntry[] | InvalidRequest {
  const before = playedBefore(found);
  if (isMalformed(before)) return before;
  const { move, snapshot } = before;
  const answer =
    move && resolveMove(found.game.ruleset, snapshot, null, move, { decisions: "NONE", storedPart: "ALL" });
  return answer?.kind === "RESOLUTION" ? answer.audit : [];
}
