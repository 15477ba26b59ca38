import * as z from "zod";
import type { Answer } from "../../core/contract/answer";
import type { Phrases } from "../../core/contract/phrases";
import type { InvalidRequest } from "../../core/contract/request";
import { type AnyRuleset, findOperation } from "../../core/contract/ruleset";
import { unknownOperationFault } from "../../core/request/call";
import { isMalformed, malformed } from "../../core/request/result";
import { loadRuleset, registry } from "../../rulesets/registry";
import { decisionsInfo, moveInfo, otherInfo, positionInfo } from "../answers";
import type { Games, PlayedMove } from "../games";
import { gamesSchema, moveSchema, openDecisionsSchema } from "../schemas";
import { defineTool } from "../tool";
import {
  answerLanguageField,
  atPosition,
  diceField,
  inputField,
  localizeFaults,
  phrasesOf,
  physicalField,
  positionField,
  rulesetIdField,
  unknownRulesetFault,
} from "./request";

/** Lists the games. */
export const gamesTool = defineTool({
  name: "games",
  title: "The games",
  description: "The games there are, with their editions and languages; and where each game begun here stands.",
  plays: false,
  input: z.strictObject({}),
  output: gamesSchema,
  answer: async (_asked, games) => {
    const rulesets = await Promise.all(registry.map(({ load }) => load()));
    const listing = rulesets.map(({ id, title, editions, languages }) => ({ id, title, editions, languages }));
    return { kind: "GAMES", rulesets: listing, games: games.newest().map(positionInfo) };
  },
});

/** Begins a game. */
export const newTool = defineTool({
  name: "new",
  title: "Begin a game",
  description:
    "Begins a game, the standard one unless `input` says otherwise; the resource umpire://{ruleset}/new describes it.",
  plays: true,
  input: z.strictObject({
    ruleset: rulesetIdField,
    input: inputField.describe("How the game starts."),
    physical: physicalField,
    dice: diceField,
    language: answerLanguageField,
  }),
  output: moveSchema,
  answer: async (request, games) => {
    const { ruleset: id, physical = false, dice, language } = request;
    const ruleset = await loadRuleset(id);
    if (ruleset === undefined) return unknownRulesetFault(id);
    const start = { input: request.input ?? ruleset.start.standard(), dice };
    const play = (phrases: Phrases) => games.begin(ruleset, physical, start, phrases);
    return localizeFaults(language, ruleset, await playInLanguage(ruleset, language, play));
  },
});

/** Lists the decisions of a position. */
export const decisionsTool = defineTool({
  name: "decisions",
  title: "What may be done",
  description:
    "Every operation that is open at a position, with its legal input as a JSON Schema, and the rule that closes others. Input that keeps schema and limits is refused by a limit of rule `other` alone.",
  plays: false,
  input: z.strictObject({
    position: positionField,
    operation: z.string().max(100).optional().describe("The only operation to look at; all unless told."),
    language: answerLanguageField,
  }),
  output: openDecisionsSchema,
  answer: ({ operation, ...request }, games) =>
    atPosition(games, request, async (gamePosition) => {
      const { ruleset } = gamePosition.game;
      const phrases = await phrasesOf(ruleset, request.language);
      if (isMalformed(phrases)) return phrases;
      const isKnown = operation === undefined || findOperation(ruleset, operation) !== undefined;
      if (!isKnown) return malformed([unknownOperationFault(ruleset, operation)]);
      return decisionsInfo(gamePosition, phrases, operation);
    }),
});

/** Resolves an operation. */
export const resolveTool = defineTool({
  name: "resolve",
  title: "Resolve an operation",
  description:
    "Carries an operation out by the rules at the newest position of a game, with dice that nobody chose, and names the new position. No step is taken back.",
  plays: true,
  input: z.strictObject({
    position: positionField,
    operation: z.string().max(100).describe("Name of an operation that is open."),
    input: inputField.describe("Its input, as `decisions` allows it."),
    dice: diceField,
    runOn: z
      .boolean()
      .optional()
      .describe(
        "True: plays on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input; each is a step of its own.",
      ),
    language: answerLanguageField,
  }),
  output: moveSchema,
  answer: (request, games) =>
    atPosition(games, request, (gamePosition) => {
      const { operation, input = {}, dice, runOn } = request;
      const play = (phrases: Phrases) => games.play(gamePosition, { operation, input, dice }, phrases);
      return playInLanguage(gamePosition.game.ruleset, request.language, play, runOn === true ? games : undefined);
    }),
});

/**
 * Plays a move in a language. Plays nothing if the language is not supported. With `running`, continues as `runOn`
 * does.
 */
async function playInLanguage(
  ruleset: AnyRuleset,
  language: string | undefined,
  play: (phrases: Phrases) => PlayedMove | Answer | InvalidRequest,
  running?: Games,
): Promise<object> {
  const phrases = await phrasesOf(ruleset, language);
  if (isMalformed(phrases)) return phrases;
  const move = play(phrases);
  if ("position" in move) return moveInfo(move, phrases, running?.playOn(move, phrases));
  if (move.kind === "RESOLUTION") throw new Error("A resolution is a step of a game.");
  return otherInfo(ruleset, move, phrases);
}
