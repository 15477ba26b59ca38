import * as z from "zod";
import { type ApiMessage, withApiTemplates } from "../../api/edge/messages";
import type { InvalidRequest } from "../../core/contract/request";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { isMalformed, malformed } from "../../core/request/result";
import { languageFault, requestedPhrases, supportedLanguage } from "../../core/text/localize";
import { faultAt, formatAnswer } from "../../core/text/message";
import { registry } from "../../rulesets/registry";
import type { GamePosition, Games } from "../games";

/** The field that names a position. */
export const positionField = z.string().max(100).describe("Name of a position, as `position` in the last response.");

/** The field that names the language of an answer. */
export const answerLanguageField = z
  .string()
  .max(35)
  .optional()
  .describe("Language of the sentences, such as `fr` or `fr-CA`. Default: English.");

/** The field for the input of an operation. */
export const inputField = z.record(z.string(), z.unknown()).optional();

/** The field for the faces of physical dice. */
export const diceField = z
  .array(z.int32().min(0))
  .max(10_000)
  .optional()
  .describe(
    "Only in a game with physical dice: the dice that players rolled, in order. Omit it to learn which dice to roll.",
  );

/** The field that names a game. */
export const rulesetIdField = z
  .string()
  .max(100)
  .describe(`Id of the ruleset: ${registry.map(({ id }) => id).join(", ")}.`);

/** The field that chooses physical dice for a new game. */
export const physicalField = z
  .boolean()
  .optional()
  .describe("True if players roll real dice and send the results. It applies to the whole game. Default: false.");

/** The position and the language in the input of a tool. */
interface PositionFields {
  readonly position: string;
  readonly language?: string | undefined;
}

/** Answers about the named position. Returns faults for an unknown position or language. */
export async function atPosition(
  games: Games,
  { position, language }: PositionFields,
  then: (gamePosition: GamePosition) => object | Promise<object>,
): Promise<object> {
  const gamePosition = games.find(position);
  if (isMalformed(gamePosition)) return gamePosition;
  const { ruleset } = gamePosition.game;
  const isUnknown = language !== undefined && supportedLanguage(ruleset, language) === undefined;
  return isUnknown ? malformed([languageFault(ruleset)]) : localizeFaults(language, ruleset, await then(gamePosition));
}

/** Localizes the faults in an answer, if the game supports the language. */
export async function localizeFaults(
  language: string | undefined,
  ruleset: AnyRuleset,
  answer: object,
): Promise<object> {
  const phrases = await requestedPhrases(ruleset, language, undefined);
  return formatAnswer(answer, withApiTemplates(phrases ?? ruleset.templates));
}

/** Loads the words of a language. Default: the first language of the game. Returns a fault for an unknown language. */
export async function phrasesOf(ruleset: AnyRuleset, language = ruleset.languages[0]) {
  const spoken = supportedLanguage(ruleset, language);
  return spoken === undefined ? malformed([languageFault(ruleset)]) : ruleset.phrasesOf(spoken);
}

/** The fault of an unknown game. */
export function unknownRulesetFault(id: string): InvalidRequest {
  const ids = registry.map((entry) => entry.id);
  return malformed([faultAt<ApiMessage>("RULESET_UNKNOWN", "/ruleset", { id, ids })]);
}
