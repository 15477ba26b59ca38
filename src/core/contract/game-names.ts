import * as z from "zod";
import type { GameView } from "./answer";
import { publishSchema, text } from "./schema";

/**
 * The schemas of names and values that differ between games. Documents of one or several games replace them: with the
 * names that these games have, and with the views of these games.
 */

/** The id of a ruleset. */
export const rulesetIdSchema = publishSchema("RulesetId", "Id of a ruleset.", z.string());

/** The name of an operation. */
export const operationNameSchema = publishSchema("OperationName", "Name of an operation of a game.", z.string());

/** A side of a game. */
export const sideSchema = publishSchema("Side", "A side of a game with hidden information.", z.string());

/** A viewer of a game. */
export const viewerSchema = publishSchema(
  "Viewer",
  "A viewer of a game with hidden information: a side, or an onlooker.",
  z.string(),
);

/** A game as one side or an onlooker sees it. */
export const gameViewSchema: z.ZodType<GameView> = publishSchema(
  "GameView",
  "A game as one side or an onlooker sees it. `ruleset` identifies its game.",
  z.looseObject({ ruleset: text("Id of the ruleset.") }),
);
