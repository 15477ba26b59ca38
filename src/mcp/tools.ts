import type { McpServer } from "@modelcontextprotocol/server";
import * as z from "zod";
import { withWireSentences } from "../api/edge/wording";
import { type AnyAnalysisCall, analyse, type Given } from "../core/analysis/call";
import { againstSchema, compare } from "../core/analysis/compare/compare";
import { explain } from "../core/analysis/explain/explain";
import { odds, oddsFields } from "../core/analysis/odds/odds";
import { prospects, prospectsFields } from "../core/analysis/procedure/prospects";
import { type TakeOverAnswer, takeOver } from "../core/analysis/take-over/take-over";
import type { Answer, Malformed, Refusal } from "../core/contract/answer";
import type { AuditEntry } from "../core/contract/audit";
import type { Phrases } from "../core/contract/phrases";
import type { AnyRuleset } from "../core/contract/ruleset";
import type { SnapshotBase } from "../core/contract/snapshot";
import { isMalformed, malformed, unknownOperationFault } from "../core/request/read";
import { languageFault, phrasesAsked, spokenLanguage } from "../core/text/localize";
import { faultAt, inWords } from "../core/text/worded-fault";
import { proveFile } from "../proof/career-file";
import { moveOf, resolveMove } from "../proof/replay";
import { loadRuleset, registry } from "../rulesets/registry";
import { begunInfo, decisionsInfo, otherInfo, playedInfo, positionInfo, tellingInfo } from "./answers";
import { careerOf, type Games, type Played, type Position } from "./games";
import {
  comparisonSchema,
  explanationSchema,
  gamesSchema,
  moveSchema,
  oddsSchema,
  openSchema,
  prospectsSchema,
  provenSchema,
  takenOverSchema,
  toldSchema,
} from "./schemas";
import { addTool } from "./tool";

const position = z
  .string()
  .max(100)
  .describe("The name of a position: the digest that the last answer gave as `position`.");

const language = z
  .string()
  .max(35)
  .optional()
  .describe("Language of the sentences, such as `fr` or `fr-CA`. Default: English.");

const input = z.record(z.string(), z.unknown()).optional();

const dice = z
  .array(z.int32().min(0))
  .max(10_000)
  .optional()
  .describe(
    "Only in a game of physical dice: the faces that people rolled, in order; leave it out to be asked for them.",
  );

const rulesetId = z
  .string()
  .max(100)
  .describe(`Id of the game: ${registry.map(({ id }) => id).join(", ")}.`);

const physical = z
  .boolean()
  .optional()
  .describe("True when people roll the dice on a desk and have them typed in; for the whole game.");

/** Gives a server the tools of a referee. Positions are named, never sent; seeds are made here and promised before. */
export function addTools(server: McpServer, games: Games): void {
  addTool(server, {
    name: "games",
    title: "The games",
    description: "The games there are, with their editions and languages; and where each game begun here stands.",
    plays: false,
    input: z.strictObject({}),
    output: gamesSchema,
    answer: async () => {
      const rulesets = await Promise.all(registry.map(({ load }) => load()));
      const told = rulesets.map(({ id, title, editions, languages }) => ({ id, title, editions, languages }));
      return { kind: "GAMES", rulesets: told, games: games.newest().map(positionInfo) };
    },
  });
  addTool(server, {
    name: "new",
    title: "Begin a game",
    description:
      "Begins a game, the standard one unless `input` says otherwise; the resource umpire://{ruleset}/new describes it.",
    plays: true,
    input: z.strictObject({
      ruleset: rulesetId,
      input: input.describe("How the game starts."),
      physical,
      dice,
      language,
    }),
    output: moveSchema,
    answer: async (asked) => {
      const { ruleset: id, physical = false, dice, language } = asked;
      const ruleset = await loadRuleset(id);
      if (ruleset === undefined) return noRuleset(id);
      const start = { input: asked.input ?? ruleset.start.standard(), dice };
      const play = (phrases: Phrases) => games.begin(ruleset, physical, start, phrases);
      return faultsIn(language, ruleset, await told(ruleset, language, play));
    },
  });
  addTool(server, {
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
    answer: async ({ ruleset: id, physical = false, ...asked }) => {
      const ruleset = await loadRuleset(id);
      if (ruleset === undefined) return noRuleset(id);
      const answer = (await analyse(ruleset, takeOver, asked)) as TakeOverAnswer | Refusal | Malformed;
      if (answer.kind !== "TAKE_OVER" || answer.position === null) return faultsIn(asked.language, ruleset, answer);
      const { decisions } = answer.position;
      const snapshot = answer.position.snapshot as unknown as SnapshotBase;
      const phrases = await ruleset.phrasesOf(answer.language);
      return { ...answer, position: begunInfo(games.goOn(ruleset, physical, snapshot), phrases, decisions) };
    },
  });
  addTool(server, {
    name: "decisions",
    title: "What may be done",
    description:
      "Every operation that is open at a position, with its legal input as a JSON Schema, and the rule that closes others. Input that keeps schema and limits is refused by a limit of rule `other` alone.",
    plays: false,
    input: z.strictObject({
      position,
      operation: z.string().max(100).optional().describe("The only operation to look at; all unless told."),
      language,
    }),
    output: openSchema,
    answer: ({ operation, ...asked }) =>
      at(games, asked, async (found) => {
        const { ruleset } = found.game;
        const phrases = await phrasesOf(ruleset, asked.language);
        if (isMalformed(phrases)) return phrases;
        const isKnown = operation === undefined || ruleset.operations.some(({ name }) => name === operation);
        if (!isKnown) return malformed([unknownOperationFault(ruleset, operation)]);
        return decisionsInfo(found, phrases, operation);
      }),
  });
  addTool(server, {
    name: "resolve",
    title: "Resolve an operation",
    description:
      "Carries an operation out by the rules at the newest position of a game, with dice that nobody chose, and names the new position. No step is taken back.",
    plays: true,
    input: z.strictObject({
      position,
      operation: z.string().max(100).describe("Name of an operation that is open."),
      input: input.describe("Its input, as `decisions` allows it."),
      dice,
      runOn: z
        .boolean()
        .optional()
        .describe(
          "True: plays on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input; each is a step of its own.",
        ),
      language,
    }),
    output: moveSchema,
    answer: (asked) =>
      at(games, asked, (found) => {
        const { operation, input = {}, dice, runOn } = asked;
        const play = (phrases: Phrases) => games.play(found, { operation, input, dice }, phrases);
        return told(found.game.ruleset, asked.language, play, runOn === true ? games : undefined);
      }),
  });
  addTool(server, {
    name: "odds",
    title: odds.title,
    description: odds.doc,
    plays: false,
    input: oddsFields.omit({ seed: true }).extend({ position, input: input.describe("Its input.") }),
    output: oddsSchema,
    answer: ({ position: digest, ...asked }) =>
      at(games, { position: digest, language: asked.language }, (found) => analyseAt(found, odds, asked)),
  });
  addTool(server, {
    name: "prospects",
    title: prospects.title,
    description: prospects.doc,
    plays: false,
    input: prospectsFields
      .omit({ seed: true })
      .extend({ position, input: input.describe("The input of the operation resolved first.") }),
    output: prospectsSchema,
    answer: ({ position: digest, ...asked }) =>
      at(games, { position: digest, language: asked.language }, (found) => analyseAt(found, prospects, asked)),
  });
  addTool(server, {
    name: "compare",
    title: compare.title,
    description:
      "What if we had ruled otherwise? Resolves the operation that led to a position once more with the dice that fell, under other options, rulings or charts, and tells where the two part. Nothing is carried out.",
    plays: false,
    input: z.strictObject({ position, against: againstSchema, language }),
    output: comparisonSchema,
    answer: ({ against, ...asked }) =>
      at(games, asked, (found) => {
        const { language } = asked;
        const before = playedBefore(found);
        if (isMalformed(before)) return before;
        const { move, snapshot } = before;
        if (move === undefined) {
          const sentence = "No operation led to this position.";
          return malformed([faultAt("POSITION_UNKNOWN", "/position", sentence)]);
        }
        const { dice, operation, input, rerolls } = move;
        const rolled = dice.kind === "TAPE" ? { dice: dice.dice } : { seed: dice.seed };
        const request = { operation, input, ...rolled, ...(rerolls.length > 0 && { rerolls }) };
        const on = snapshot === undefined ? {} : { snapshot };
        return analyse(
          found.game.ruleset,
          compare,
          { ...request, ...on, against, ...(language !== undefined && { language }) },
          within(ANALYSIS_MS),
        );
      }),
  });
  addTool(server, {
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
    output: explanationSchema,
    answer: (asked) =>
      at(games, asked, async (found) => {
        const lines = auditOf(found);
        if (isMalformed(lines)) return lines;
        const entry = lines[asked.index];
        if (entry === undefined) {
          const sentence = "The audit trail has {lines} lines, counted from 0.";
          return malformed([faultAt("INDEX_MALFORMED", "/index", sentence, { lines: lines.length })]);
        }
        const { language } = asked;
        return analyse(found.game.ruleset, explain, { entry, ...(language !== undefined && { language }) });
      }),
  });
  addTool(server, {
    name: "tell",
    title: "Tell what happened",
    description:
      "Tells the story of the operation that led to a position once more, in a language. Nothing is carried out.",
    plays: false,
    input: z.strictObject({ position, language }),
    output: toldSchema,
    answer: (asked) =>
      at(games, asked, async (found) => {
        const phrases = await phrasesOf(found.game.ruleset, asked.language);
        const audit = auditOf(found);
        if (isMalformed(phrases)) return phrases;
        return isMalformed(audit) ? audit : tellingInfo(found, audit, phrases);
      }),
  });
  addTool(server, {
    name: "verify",
    title: "Prove a game",
    description:
      "Plays a game again from its first step to a position and compares every promised seed, roll, link and snapshot.",
    plays: false,
    input: z.strictObject({ position, language }),
    output: provenSchema,
    answer: (asked) =>
      at(games, asked, (found) => {
        const verdict = proveFile(found.game.ruleset, careerOf(found));
        return isMalformed(verdict) ? verdict : { kind: "VERDICT", ...verdict };
      }),
  });
}

/** Computes odds on the snapshot of a position, with refusals in the language asked for. */
async function analyseAt(
  { game: { ruleset }, stored }: Position,
  call: AnyAnalysisCall,
  asked: Given,
): Promise<object> {
  const phrases = await phrasesAsked(ruleset, asked.language, undefined);
  return analyse(ruleset, call, { ...asked, snapshot: stored.snapshot }, within(ANALYSIS_MS), [], phrases);
}

/** How long the odds of an operation or a procedure may take. */
const ANALYSIS_MS = 10_000;

function within(milliseconds: number): () => number {
  const began = performance.now();
  return () => (performance.now() - began) / milliseconds;
}

/** The move that led to a position, where it was one, and the snapshot it was made on; a new game has none. */
function playedBefore({ game: { kept }, stored }: Position) {
  const before = kept[kept.indexOf(stored) - 1];
  if (before === undefined && stored.step.version > 0) {
    const sentence = "The position before this one is not kept any more.";
    return malformed([faultAt("POSITION_UNKNOWN", "/position", sentence)]);
  }
  return { move: moveOf(stored.step), snapshot: before?.snapshot };
}

/** The audit trail of the step that led to a position; none where it was no play. */
function auditOf(found: Position): readonly AuditEntry[] | Malformed {
  const before = playedBefore(found);
  if (isMalformed(before)) return before;
  const { move, snapshot } = before;
  const answer =
    move && resolveMove(found.game.ruleset, snapshot, null, move, { decisions: "NONE", storedPart: "ALL" });
  return answer?.kind === "RESOLUTION" ? answer.audit : [];
}

/** What a position and the language of an answer are called in what a tool takes. */
interface Asked {
  readonly position: string;
  readonly language?: string | undefined;
}

async function at(
  games: Games,
  { position, language }: Asked,
  then: (found: Position) => object | Promise<object>,
): Promise<object> {
  const found = games.find(position);
  if (isMalformed(found)) return found;
  const { ruleset } = found.game;
  const isUnknown = language !== undefined && spokenLanguage(ruleset, language) === undefined;
  return isUnknown ? malformed([languageFault(ruleset)]) : faultsIn(language, ruleset, await then(found));
}

/** An answer about a game whose faults are said in a language, where the game speaks it. */
async function faultsIn(language: string | undefined, ruleset: AnyRuleset, answer: object): Promise<object> {
  const phrases = await phrasesAsked(ruleset, language, undefined);
  return inWords(answer, phrases && withWireSentences(phrases));
}

/** What came of a move, in the words of a language; nothing is played where it is not spoken. With `running` it is played on. */
async function told(
  ruleset: AnyRuleset,
  language: string | undefined,
  play: (phrases: Phrases) => Played | Answer,
  running?: Games,
): Promise<object> {
  const phrases = await phrasesOf(ruleset, language);
  if (isMalformed(phrases)) return phrases;
  const played = play(phrases);
  if ("position" in played) return playedInfo(played, phrases, running?.playOn(played, phrases));
  if (played.kind === "RESOLUTION") throw new Error("A resolution is a step of a game.");
  return otherInfo(ruleset, played, phrases);
}

async function phrasesOf(ruleset: AnyRuleset, language = ruleset.languages[0]!) {
  const spoken = spokenLanguage(ruleset, language);
  return spoken === undefined ? malformed([languageFault(ruleset)]) : ruleset.phrasesOf(spoken);
}

function noRuleset(id: string): Malformed {
  const sentence = "There is no ruleset {id}; there are {ids}.";
  const ids = registry.map((entry) => entry.id);
  return malformed([faultAt("RULESET_UNKNOWN", "/ruleset", sentence, { id, ids })]);
}
