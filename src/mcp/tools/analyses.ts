import * as z from "zod";
import { timeUsedSince } from "../../api/analysis/time";
import type { ApiMessage } from "../../api/edge/messages";
import { type AnyAnalysisCall, analyse, type RequestFields } from "../../core/analysis/call";
import { againstSchema, compare } from "../../core/analysis/compare/compare";
import { explain } from "../../core/analysis/explain/explain";
import type { AnalysisName } from "../../core/analysis/headings";
import { analysisCallOf } from "../../core/analysis/index";
import { questionsField } from "../../core/analysis/odds/fields";
import { type TakeOverAnswer, takeOver } from "../../core/analysis/take-over/take-over";
import type { Refusal } from "../../core/contract/answer";
import type { AuditEntry } from "../../core/contract/audit";
import type { InvalidRequest, Malformed } from "../../core/contract/request";
import type { AnyRuleset } from "../../core/contract/ruleset";
import type { SnapshotBase } from "../../core/contract/snapshot";
import { refusalSchema } from "../../core/engine/answer-schema";
import { isMalformed, malformed } from "../../core/request/result";
import { requestedPhrases } from "../../core/text/localize";
import { faultAt } from "../../core/text/message";
import { proveFile } from "../../proof/career-file";
import { moveOf, resolveMove } from "../../proof/replay";
import { loadRuleset } from "../../rulesets/registry";
import { narrationInfo, startInfo } from "../answers";
import { careerOf, type GamePosition } from "../games";
import { gameVerdictSchema, narrationSchema, takeOverGameSchema } from "../schemas";
import { type AnyTool, defineTool } from "../tool";
import {
  answerLanguageField,
  atPosition,
  inputField,
  localizeFaults,
  phrasesOf,
  physicalField,
  positionField,
  rulesetIdField,
  unknownRulesetFault,
} from "./request";

/** Time limit of an analysis, in milliseconds. */
const ANALYSIS_MS = 10_000;

/**
 * Creates the tool of an analysis from its declaration. An analysis of a snapshot accepts a position; all others accept
 * a game.
 */
export function analysisTool(name: AnalysisName, inputDoc = "Input of the operation."): AnyTool {
  const call = analysisCallOf(name);
  const isAtPosition = call.shared.includes("snapshot");
  // The server rolls the dice, so tools accept no seed.
  const { seed: _, ...ownFields } = (call.own as z.ZodObject).shape;
  const fields = {
    ...ownFields,
    ...(isAtPosition ? { position: positionField } : { ruleset: rulesetIdField }),
    ...(call.shared.includes("input") ? { input: inputField.describe(inputDoc) } : {}),
  };
  return defineTool({
    name,
    title: call.title,
    description: call.doc,
    plays: false,
    input: z.strictObject(fields) as z.ZodType<AnalysisToolInput>,
    output: call.refuses ? z.union([call.answer, refusalSchema]) : call.answer,
    answer: async ({ position: digest, ruleset: id = "", ...request }, games) => {
      const { language } = request;
      if (digest !== undefined) {
        return atPosition(games, { position: digest, language }, ({ game: { ruleset }, stored }) =>
          analyseIn(ruleset, call, { ...request, snapshot: stored.snapshot }),
        );
      }
      const ruleset = await loadRuleset(id);
      if (ruleset === undefined) return unknownRulesetFault(id);
      return localizeFaults(language, ruleset, await analyseIn(ruleset, call, request));
    },
  });
}

/** The input of any analysis tool: a position or a game, and the fields of the analysis. */
interface AnalysisToolInput extends RequestFields {
  readonly position?: string;
  readonly ruleset?: string;
  readonly language?: string;
}

/** Begins a game from a position that was begun on paper. */
export const takeOverTool = defineTool({
  name: "takeOver",
  title: takeOver.title,
  description:
    "Starts a game from a position of a paper game, or lists the missing facts as questions. It also lists the facts that the position cannot confirm.",
  plays: true,
  input: z.strictObject({
    ruleset: rulesetIdField,
    input: inputField.describe("How the game started, as input of `new`."),
    known: z
      .record(z.string(), z.unknown())
      .optional()
      .describe("The known facts of the game. Omit it to get the list of missing facts."),
    physical: physicalField,
    language: answerLanguageField,
  }),
  output: takeOverGameSchema,
  answer: async ({ ruleset: id, physical = false, ...request }, games) => {
    const ruleset = await loadRuleset(id);
    if (ruleset === undefined) return unknownRulesetFault(id);
    const answer = (await analyseIn(ruleset, takeOver, request)) as TakeOverAnswer | Refusal | Malformed;
    if (answer.kind !== "TAKE_OVER" || answer.position === null)
      return localizeFaults(request.language, ruleset, answer);
    const { decisions } = answer.position;
    const snapshot = answer.position.snapshot as unknown as SnapshotBase;
    const phrases = await ruleset.phrasesOf(answer.language);
    return { ...answer, position: startInfo(games.beginAt(ruleset, physical, snapshot), phrases, decisions) };
  },
});

/** Compares the move that led to a position with the same move under other rules. */
export const compareTool = defineTool({
  name: "compare",
  title: compare.title,
  description:
    "Resolves the operation that led to a position again with the same dice, under other options, rulings or charts. Returns the differences. The game does not change.",
  plays: false,
  input: z.strictObject({
    position: positionField,
    against: againstSchema,
    questions: questionsField("Default: none."),
    language: answerLanguageField,
  }),
  output: compare.answer,
  answer: ({ against, questions, ...fields }, games) =>
    atPosition(games, fields, (gamePosition) => {
      const { language } = fields;
      const before = moveBefore(gamePosition);
      if (isMalformed(before)) return before;
      const { move, snapshot } = before;
      if (move === undefined) {
        return malformed([faultAt<ApiMessage>("POSITION_UNKNOWN/first", "/position")]);
      }
      const { dice, operation, input, rerolls } = move;
      const diceFields = dice.kind === "TAPE" ? { dice: dice.dice } : { seed: dice.seed };
      const request = { operation, input, ...diceFields, ...(rerolls.length > 0 && { rerolls }) };
      const on = snapshot === undefined ? {} : { snapshot };
      return analyseIn(gamePosition.game.ruleset, compare, { ...request, ...on, against, questions, language });
    }),
});

/** Explains a line of the audit trail that led to a position. */
export const explainTool = defineTool({
  name: "explain",
  title: explain.title,
  description:
    "Explains an audit line of a position: the rule, the chart, every modifier, and the meaning of other totals.",
  plays: false,
  input: z.strictObject({
    position: positionField,
    index: z.int32().min(0).describe("Number of the line in the position's audit trail, from 0."),
    language: answerLanguageField,
  }),
  output: explain.answer,
  answer: (request, games) =>
    atPosition(games, request, async (gamePosition) => {
      const lines = auditOf(gamePosition);
      if (isMalformed(lines)) return lines;
      const entry = lines[request.index];
      if (entry === undefined) {
        return malformed([faultAt("INDEX_MALFORMED", "/index", { lines: lines.length })]);
      }
      const { language } = request;
      return analyseIn(gamePosition.game.ruleset, explain, { entry, language });
    }),
});

/** Retells the move that led to a position. */
export const tellTool = defineTool({
  name: "tell",
  title: "Retell an operation",
  description:
    "Returns the audit trail of the operation that led to a position, as sentences in a language. The game does not change.",
  plays: false,
  input: z.strictObject({ position: positionField, language: answerLanguageField }),
  output: narrationSchema,
  answer: (request, games) =>
    atPosition(games, request, async (gamePosition) => {
      const phrases = await phrasesOf(gamePosition.game.ruleset, request.language);
      const audit = auditOf(gamePosition);
      if (isMalformed(phrases)) return phrases;
      return isMalformed(audit) ? audit : narrationInfo(gamePosition, audit, phrases);
    }),
});

/** Proves a game up to a position. */
export const verifyTool = defineTool({
  name: "verify",
  title: "Verify a game",
  description:
    "Replays a game from its first step to a position, and compares every promised seed, roll, link and snapshot.",
  plays: false,
  input: z.strictObject({ position: positionField, language: answerLanguageField }),
  output: gameVerdictSchema,
  answer: (request, games) =>
    atPosition(games, request, (gamePosition) => {
      const verdict = proveFile(gamePosition.game.ruleset, careerOf(gamePosition));
      return isMalformed(verdict) ? verdict : { kind: "VERDICT", ...verdict };
    }),
});

/** Runs an analysis in the language of its request. */
async function analyseIn(
  ruleset: AnyRuleset,
  call: AnyAnalysisCall,
  { language, ...fields }: RequestFields,
): Promise<object> {
  const phrases = await requestedPhrases(ruleset, language, undefined);
  const request = language === undefined ? fields : { ...fields, language };
  return analyse(ruleset, call, request, timeUsedSince(performance.now(), ANALYSIS_MS), phrases);
}

/**
 * The move that led to a position, and the snapshot before it. Both are undefined for a position that no move led to.
 */
function moveBefore({ game: { recentSteps }, stored }: GamePosition) {
  const before = recentSteps[recentSteps.indexOf(stored) - 1];
  if (before === undefined && stored.step.version > 0) {
    return malformed([faultAt<ApiMessage>("POSITION_UNKNOWN/before", "/position")]);
  }
  return { move: moveOf(stored.step), snapshot: before?.snapshot };
}

/** The audit trail of the move that led to a position. Empty if no move did. */
function auditOf(gamePosition: GamePosition): readonly AuditEntry[] | InvalidRequest {
  const before = moveBefore(gamePosition);
  if (isMalformed(before)) return before;
  const { move, snapshot } = before;
  const answer =
    move && resolveMove(gamePosition.game.ruleset, snapshot, null, move, { decisions: "NONE", storedPart: "ALL" });
  return answer?.kind === "RESOLUTION" ? answer.audit : [];
}
