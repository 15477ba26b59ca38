import * as z from "zod";
import { takeOverSchema } from "../core/analysis/take-over/take-over";
import { citationSchema } from "../core/audit/entry-schema";
import { index, text } from "../core/contract/schema";
import { needsRollSchema, refusalSchema } from "../core/engine/answer-schema";
import { openDecisionSchema } from "../core/engine/decision-schema";
import { verdictSchema } from "../proof/career-file";

const sentences = (description: string) => z.array(z.string()).describe(description);

const positionShape = {
  position: text("The name of the position: what the next call names."),
  ruleset: text("Id of the game."),
  step: index("The `step` of its snapshot: how many operations led to it, the one that began the game included."),
  over: z.boolean().describe("Whether the game is over."),
  physical: z.boolean().describe("True where people roll on a desk; false where the server does, by promised seeds."),
  commitment: text("Hash of the seed that the next step is rolled with, where the server rolls."),
};

const brief = sentences("Where the game stands, in a few lines.");

const story = sentences("Every die, chart, change and ruling as a sentence: the lines of the audit, in order.");

const storyShape = {
  operation: text("Name of the operation."),
  outcome: z.unknown().describe("What happened."),
  story,
  dice: z.array(z.int32()).describe("Every face in the order rolled."),
  revealed: z.string().nullable().describe("The seed that the position before had promised; null for a first step."),
};

const runStepSchema = z
  .strictObject({ position: positionShape.position, ...storyShape })
  .meta({ id: "PlayedStep", description: "One step of a run: the position it led to, and its story." });

/** The schema of a move that was played. */
export const playedMoveSchema = z
  .strictObject({
    kind: z.literal("RESOLUTION").describe("Always RESOLUTION."),
    ...positionShape,
    ...storyShape,
    brief,
    open: sentences("The operations that may be called next."),
    steps: z
      .exactOptional(z.array(runStepSchema))
      .describe(
        "Of a call with `runOn`, every step in order, the operation asked for first; left out otherwise. Position, brief and open are then those after the last step.",
      ),
  })
  .meta({ id: "Played", description: "The operation was carried out: where it led, and the story of it." });

const diceWantedSchema = needsRollSchema
  .omit({ ruleset: true, audit: true })
  .extend({ story: sentences("What happened so far, as sentences.") })
  .meta({ id: "DiceWanted", description: "Dice are needed: have them rolled and send all faces so far with them." });

/** The answer of `games`. */
export const gamesSchema = z.strictObject({
  kind: z.literal("GAMES").describe("Always GAMES."),
  rulesets: z
    .array(
      z.strictObject({
        id: text("Id of the game."),
        title: text("Its title."),
        editions: sentences("Its editions."),
        languages: sentences("The languages it is told in."),
      }),
    )
    .describe("The games there are."),
  games: z
    .array(z.strictObject(positionShape))
    .describe("Where each game begun here stands, the one played last at the end."),
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
    .describe("What may be done, with its legal input."),
  closed: z
    .array(
      z.strictObject({
        operation: text("Name of the operation."),
        code: text("Stable code of the reason."),
        section: citationSchema.shape.section,
        message: text("The reason in a sentence."),
      }),
    )
    .describe("What is closed here, and the rule that closes it."),
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
      .strictObject({ ...positionShape, brief, open: sentences("The operations that may be called next.") })
      .nullable()
      .describe("The position of the game that begins; null while anything is asked for that is needed."),
  }),
  refusalSchema,
]);

/** The answer of `verify`. */
export const gameVerdictSchema = z.strictObject({
  kind: z.literal("VERDICT").describe("Always VERDICT."),
  ...verdictSchema.shape,
});
