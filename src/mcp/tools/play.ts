import * as z from "zod";
import type { Answer } from "../../core/contract/answer";
import type { Phrases } from "../../core/contract/phrases";
import type { InvalidRequest } from "../../core/contract/request";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { isMalformed, malformed, unknownOperationFault } from "../../core/request/read";
import { loadRuleset, registry } from "../../rulesets/registry";
import { decisionsInfo, otherInfo, playedInfo, positionInfo } from "../answers";
import type { Games, Played } from "../games";
import { gamesSchema, moveSchema, openSchema } from "../schemas";
import { defineTool } from "../tool";
import { at, dice, faultsIn, input, language, noRuleset, phrasesOf, physical, position, rulesetId } from "./request";

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
    const told = rulesets.map(({ id, title, editions, languages }) => ({ id, title, editions, languages }));
    return { kind: "GAMES", rulesets: told, games: games.newest().map(positionInfo) };
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
    ruleset: rulesetId,
    input: input.describe("How the game starts."),
    physical,
    dice,
    language,
  }),
  output: moveSchema,
  answer: async (asked, games) => {
    const { ruleset: id, physical = false, dice, language } = asked;
    const ruleset = await loadRuleset(id);
    if (ruleset === undefined) return noRuleset(id);
    const start = { input: asked.input ?? ruleset.start.standard(), dice };
    const play = (phrases: Phrases) => games.begin(ruleset, physical, start, phrases);
    return faultsIn(language, ruleset, await told(ruleset, language, play));
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
    position,
    operation: z.string().max(100).optional().describe("The only operation to look at; all unless told."),
    language,
  }),
  output: openSchema,
  answer: ({ operation, ...asked }, games) =>
    at(games, asked, async (found) => {
      const { ruleset } = found.game;
      const phrases = await phrasesOf(ruleset, asked.language);
      if (isMalformed(phrases)) return phrases;
      const isKnown = operation === undefined || ruleset.operations.some(({ name }) => name === operation);
      if (!isKnown) return malformed([unknownOperationFault(ruleset, operation)]);
      return decisionsInfo(found, phrases, operation);
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
  answer: (asked, games) =>
    at(games, asked, (found) => {
      const { operation, input = {}, dice, runOn } = asked;
      const play = (phrases: Phrases) => games.play(found, { operation, input, dice }, phrases);
      return told(found.game.ruleset, asked.language, play, runOn === true ? games : undefined);
    }),
});

/** What came of a move, in the words of a language; nothing is played where it is not spoken. With `running` it is played on. */
async function told(
  ruleset: AnyRuleset,
  language: string | undefined,
  play: (phrases: Phrases) => Played | Answer | InvalidRequest,
  running?: Games,
): Promise<object> {
  const phrases = await phrasesOf(ruleset, language);
  if (isMalformed(phrases)) return phrases;
  const played = play(phrases);
  if ("position" in played) return playedInfo(played, phrases, running?.playOn(played, phrases));
  if (played.kind === "RESOLUTION") throw new Error("A resolution is a step of a game.");
  return otherInfo(ruleset, played, phrases);
}
