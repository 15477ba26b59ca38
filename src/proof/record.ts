import * as z from "zod";
import { codes } from "../core/contract/schema";
import { digestOf } from "../core/json/canonical";
import { authorSchema } from "./author";
import { signatureSchema } from "./signature";

/** Names of the chain formats. Each format adds members to steps. Chains of older formats can still be proven. */
export const FORMAT = /^naval-umpire-career\/[123]$/;

/** The format of new chains. */
export const CHAIN_FORMAT = "naval-umpire-career/3";

/** The format of chains whose newest step is older than format 3. */
export const OLDER_FORMAT = "naval-umpire-career/2";

const DIGEST = /^sha256:[0-9a-f]{64}$/;

const digest = z.string().regex(DIGEST, "form/hash");

/**
 * Kinds of steps: a new game, a given snapshot, an operation, a continued copy of a chain, or an event without a move.
 */
const STEP_KINDS = {
  START: "The game began with it.",
  SNAPSHOT: "A snapshot was taken as the beginning.",
  PLAY: "An operation was resolved.",
  FORK: "The career was forked from another here.",
  IMPORT: "What comes before it was kept elsewhere.",
  TAKE_BACK: "The game went back to the position after an earlier step.",
  CORRECTION: "A referee corrected the position.",
  NOTE: "The hash of a note was recorded.",
  CLAIM: "Somebody took a seat.",
  PROMISE: "The service promised another seed.",
};

/** Sources of a step's dice. */
const RANDOMNESS = {
  SEED: "The seed that the caller sent.",
  TAPE: "Dice that the caller rolled.",
  SERVER: "A seed of the server's, which was promised before.",
};

/** The name of a source of dice. */
export type RandomnessKind = keyof typeof RANDOMNESS;

const roll = z
  .strictObject({
    label: z.string().max(200).describe("What the dice were for."),
    sides: z.int32().min(1).describe("Sides of each die."),
    low: z.int32().min(0).max(1).optional().describe("The lowest face; 1 where it is left out."),
    faces: z.array(z.int32().min(0)).max(10_000).describe("The faces, in order."),
  })
  .meta({ id: "CareerRoll", description: "One roll of dice in a step." });

/** Schema of a step in a career's chain. The digest covers every other member except the signature. */
export const stepSchema = z
  .strictObject({
    format: z
      .exactOptional(z.literal(CHAIN_FORMAT))
      .describe("Format of the step, as its file names it. Left out in steps of older formats."),
    version: z.int32().min(0).describe("Its place in the chain, from 0; the career's version once it is the newest."),
    kind: codes("CareerStepKind", "How a step came about.", STEP_KINDS).describe("How it came about."),
    ruleset: z.string().max(100).describe("Id of the ruleset."),
    revision: z
      .exactOptional(z.int32().min(1))
      .describe("The revision of the rules in force when it was stored; left out in steps older than revisions are."),
    name: z
      .exactOptional(z.string().max(100).nullable())
      .describe("The career's name; null without one. Left out in steps of older formats."),
    author: z
      .exactOptional(authorSchema.nullable())
      .describe("Who made the step; null for a game without tokens. Left out in steps of older formats."),
    charts: digest.nullable().describe("Digest of the career's own charts; null when it is played on the ruleset's."),
    operation: z.string().max(100).nullable().describe("The operation; null where none was resolved."),
    input: z.unknown().nullable().describe("The operation's input; of a step without one, what its kind says."),
    rerolls: z.array(z.int32().min(0)).max(100).describe("Ordinals of the rolls that were made again."),
    randomness: codes("CareerRandomness", "Where dice came from.", RANDOMNESS)
      .nullable()
      .describe("Where the dice came from: the caller's seed, a tape, or the seed the server had promised."),
    seed: z.string().max(128).nullable().describe("The seed of the dice; null for a tape."),
    entropy: z
      .exactOptional(z.string().max(128).nullable())
      .describe(
        "What the caller gave towards the seed of the server's dice, which is made of it and of the seed revealed; null where it gave nothing. Left out in steps of the first format.",
      ),
    ranOn: z
      .exactOptional(z.boolean())
      .describe(
        "True for a step that a run went on with by itself: the seed of the server's dice is made of that of the step before. Left out in steps of the first format.",
      ),
    algorithm: z.string().max(100).nullable().describe("How the dice were made."),
    diceStep: z.int32().min(0).nullable().describe("The `step` of the snapshot before, which seeded dice depend on."),
    rolls: z.array(roll).max(10_000).describe("Every roll, in order; their faces are the tape."),
    snapshot: digest.describe("Digest of the snapshot after the step."),
    revealed: z
      .string()
      .max(128)
      .nullable()
      .describe("The seed that the step before promised; null where it promised none here."),
    commitment: digest.describe("Hash of the seed the server will use for the next step when asked to."),
    salt: z
      .exactOptional(z.string().max(64))
      .describe(
        "A random text by which the digest tells nothing of what it covers to who may not see it. Left out in steps of the first format.",
      ),
    at: z.iso.datetime().describe("When the step was stored."),
    previous: digest.nullable().describe("Digest of the step before; null for the first."),
    digest: digest.describe("sha256: and the hash of the canonical JSON of every other member but `signature`."),
    signature: z
      .exactOptional(signatureSchema.nullable())
      .describe(
        "The service's signature of the digest; null where it signs nothing. Left out in steps of the first format.",
      ),
  })
  .meta({ id: "CareerStep", description: "One step of a career, chained to the step before by its digest." });

/** One step of a career. */
export type ChainStep = z.infer<typeof stepSchema>;

/**
 * Members that older formats lack, keyed by a member that every newer step has: `format` since format 3, `salt` since
 * format 2.
 */
export const NEWER_MEMBERS = {
  format: ["format", "name", "author"],
  salt: ["revision", "entropy", "ranOn", "salt", "signature"],
} as const;

/** One step of a career as the bearer of a token may see it. */
export const visibleStepSchema = stepSchema
  .extend({
    snapshot: digest
      .nullable()
      .describe(
        "Digest of the snapshot after the step; null beside a view, which hides what could be guessed from it.",
      ),
    digest: digest
      .nullable()
      .describe("As in the chain; null beside a view for a step without a salt, by which guesses could be tried."),
  })
  .meta({ id: "CareerStepTold", description: "One step of a career, as the bearer of the token may see it." });

/** One step of a career as the bearer of a token may see it. */
export type VisibleStep = z.infer<typeof visibleStepSchema>;

/** Adds the digest of all other members to a step. */
export function sealStep(step: Omit<ChainStep, "digest" | "signature">): ChainStep {
  return { ...step, digest: digestOf(step) };
}

/** Returns the digest that a step must have. */
export function digestOfStep({ digest: _, signature: __, ...step }: ChainStep): string {
  return digestOf(step);
}
