import * as z from "zod";
import { takeOverSchema } from "../core/analysis/take-over/take-over";
import { citationSchema } from "../core/audit/entry-schema";
import { natural, text } from "../core/contract/schema";
import { needsRollSchema, refusalSchema } from "../core/engine/answer-schema";
import { openDecisionSchema } from "../core/engine/decision-schema";
import { verdictSchema } from "../proof/career-file";

const sentences = (description: string) => z.array(z.string()).describe(description);

const positionShape = {
  position: text("Name of the position. Send it with the next call."),
  ruleset: text("Id of the ruleset."),
  step: natural("Number of operations that led to the position, including the one that started the game."),
  over: z.boolean().describe("Whether the game is over."),
  physical: z.boolean().describe("True if players roll real dice, false if the server rolls from promised seeds."),
  commitment: text("Hash of the seed for the next step, if the server rolls."),
};

const brief = sentences("Summary of the position, in a few lines.");

const story = sentences("Every roll, chart, change and ruling as a sentence, in order.");

const storyShape = {
  operation: text("Name of the operation."),
  outcome: z.unknown().describe("Outcome of the operation."),
  story,
  dice: z.array(z.int32()).describe("All dice in the order rolled."),
  revealed: z
    .string()
    .nullable()
    .describe("The seed that the previous position had promised. Null for the first step."),
};

const runStepSchema = z
  .strictObject({ position: positionShape.position, ...storyShape })
  .meta({ id: "PlayedStep", description: "One step of a run: its position and its audit trail in sentences." });

/** The schema of a move that was played. */
export const playedMoveSchema = z
  .strictObject({
    kind: z.literal("RESOLUTION").describe("Always RESOLUTION."),
    ...positionShape,
    ...storyShape,
    brief,
    open: sentences("The operations that you can call next."),
    steps: z
      .exactOptional(z.array(runStepSchema))
      .describe(
        "With `runOn`, every step in order, the requested operation first. Otherwise omitted. `position`, `brief` and `open` then show the state after the last step.",
      ),
  })
  .meta({
    id: "Played",
    description: "The operation was resolved: the new position, and the audit trail in sentences.",
  });

const diceWantedSchema = needsRollSchema
  .omit({ ruleset: true, audit: true })
  .extend({ story: sentences("The audit trail so far, in sentences.") })
  .meta({
    id: "DiceWanted",
    description:
      "More dice are needed. Ask the players to roll them, then send all dice so far together with the new ones.",
  });

/** The answer of `games`. */
export const gamesSchema = z.strictObject({
  kind: z.literal("GAMES").describe("Always GAMES."),
  rulesets: z
    .array(
      z.strictObject({
        id: text("Id of the ruleset."),
        title: text("Title of the game."),
        editions: sentences("Editions of the rules."),
        languages: sentences("Languages of the sentences."),
      }),
    )
    .describe("The rulesets that you can play."),
  games: z
    .array(z.strictObject(positionShape))
    .describe("The newest position of each game that was started here, the last played game at the end."),
});

/** The answer of `new` and `resolve`: the move, a refusal, or a request for dice. */
export const moveSchema = z.discriminatedUnion("kind", [playedMoveSchema, refusalSchema, diceWantedSchema]);

/** The answer of `decisions`. */
export const openDecisionsSchema = z.strictObject({
  kind: z.literal("DECISIONS").describe("Always DECISIONS."),
  ...positionShape,
  brief,
  open: z
    .array(openDecisionSchema.omit({ legal: true, refusal: true }))
    .describe("The legal operations with their legal input."),
  closed: z
    .array(
      z.strictObject({
        operation: text("Name of the operation."),
        code: text("Stable code of the reason."),
        section: citationSchema.shape.section,
        message: text("The reason as a sentence."),
      }),
    )
    .describe("The closed operations, and the rule that closes each."),
});

/** The answer of `tell`. */
export const narrationSchema = z.strictObject({
  kind: z.literal("TELLING").describe("Always TELLING."),
  ...positionShape,
  language: text("Language of the sentences."),
  story,
});

/** The answer of `takeOver`: the first position of the game, the missing facts, or a refusal. */
export const takeOverGameSchema = z.union([
  takeOverSchema.extend({
    position: z
      .strictObject({ ...positionShape, brief, open: sentences("The operations that you can call next.") })
      .nullable()
      .describe("The first position of the game. Null while a needed fact is missing."),
  }),
  refusalSchema,
]);

/** The answer of `verify`. */
export const gameVerdictSchema = z.strictObject({
  kind: z.literal("VERDICT").describe("Always VERDICT."),
  ...verdictSchema.shape,
});
