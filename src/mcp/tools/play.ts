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
  title: "List games",
  description:
    "Lists the rulesets with their editions and languages, and the newest position of each game that was started here.",
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
  title: "Start a game",
  description: "Starts a game. Default: the standard game. The resource umpire://{ruleset}/new describes `input`.",
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
  title: "Legal operations",
  description:
    "Returns each open operation with a JSON Schema of its legal input, and the rule that closes each other one. Only a limit with rule `other` can still refuse an input that meets schema and limits.",
  plays: false,
  input: z.strictObject({
    position: positionField,
    operation: z.string().max(100).optional().describe("Name of the only operation to list. Default: all."),
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
    "Resolves an operation at the newest position of a game, with dice from a promised seed or with players' dice. Returns the new position. No step can be undone.",
  plays: true,
  input: z.strictObject({
    position: positionField,
    operation: z.string().max(100).describe("Name of an open operation."),
    input: inputField.describe("Input of the operation, as `decisions` allows it."),
    dice: diceField,
    runOn: z
      .boolean()
      .optional()
      .describe(
        "True: continues automatically while the only open operation ends something and takes no input. Standing permissions do not count. Each operation becomes its own step.",
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
  if (move.kind === "RESOLUTION") throw new Error("A game must store a resolution as a step.");
  return otherInfo(ruleset, move, phrases);
}
