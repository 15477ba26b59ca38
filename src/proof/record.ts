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
  START: "The game starts with this step.",
  SNAPSHOT: "The career starts from a snapshot.",
  PLAY: "An operation was resolved.",
  FORK: "The career was forked from another one.",
  IMPORT: "Earlier steps are stored elsewhere.",
  TAKE_BACK: "The game returned to the position after an earlier step.",
  CORRECTION: "A referee corrected the position.",
  NOTE: "The hash of a note was recorded.",
  CLAIM: "A player took a seat.",
  END: "A player ended the game.",
  PROMISE: "The service promised another seed.",
};

/** Sources of a step's dice. */
const RANDOMNESS = {
  SEED: "A seed that the caller sent.",
  TAPE: "Dice that the caller rolled.",
  SERVER: "A seed that the server had promised.",
};

/** The name of a source of dice. */
export type RandomnessKind = keyof typeof RANDOMNESS;

const roll = z
  .strictObject({
    label: z.string().max(200).describe("Label of the roll: the purpose of the dice."),
    sides: z.int32().min(1).describe("Sides of each die."),
    low: z.int32().min(0).max(1).optional().describe("Lowest face of each die. Default: 1."),
    faces: z.array(z.int32().min(0)).max(10_000).describe("The dice rolled, in order."),
  })
  .meta({ id: "CareerRoll", description: "One roll of dice in a step." });

/** Schema of a step in a career's chain. The digest covers every other member except the signature. */
export const stepSchema = z
  .strictObject({
    format: z
      .exactOptional(z.literal(CHAIN_FORMAT))
      .describe("Format of the step, as its file names it. Omitted in steps of older formats."),
    version: z
      .int32()
      .min(0)
      .describe("Place of the step in the chain, from 0. Equal to the career's version while the step is the newest."),
    kind: codes("CareerStepKind", "Kind of step.", STEP_KINDS).describe("Kind of step."),
    ruleset: z.string().max(100).describe("Id of the ruleset."),
    revision: z
      .exactOptional(z.int32().min(1))
      .describe("The revision of the rules at the time of the step. Omitted in steps from before the first revision."),
    name: z
      .exactOptional(z.string().max(100).nullable())
      .describe("Name of the career. Null without a name. Omitted in steps of older formats."),
    author: z
      .exactOptional(authorSchema.nullable())
      .describe("The author of the step. Null in a game without tokens. Omitted in steps of older formats."),
    charts: digest.nullable().describe("Digest of the career's changes to charts. Null without changes."),
    operation: z.string().max(100).nullable().describe("The operation of the step. Null without an operation."),
    input: z
      .unknown()
      .nullable()
      .describe("Input of the operation. In a step without an operation, the data of its kind."),
    rerolls: z.array(z.int32().min(0)).max(100).describe("Ordinals of the repeated rolls."),
    randomness: codes("CareerRandomness", "Source of the dice.", RANDOMNESS)
      .nullable()
      .describe("Source of the dice: the caller's seed, the caller's dice, or the seed that the server had promised."),
    seed: z.string().max(128).nullable().describe("Seed of the dice. Null if the caller rolled them."),
    entropy: z
      .exactOptional(z.string().max(128).nullable())
      .describe(
        "The caller's text, which the service combines with the revealed seed. Null without a text. Omitted in steps of the first format.",
      ),
    ranOn: z
      .exactOptional(z.boolean())
      .describe(
        "True if a run added the step: the seed of the server's dice derives from that of the previous step. Omitted in steps of the first format.",
      ),
    algorithm: z.string().max(100).nullable().describe("Name of the dice generator."),
    diceStep: z
      .int32()
      .min(0)
      .nullable()
      .describe("`step` of the snapshot before this step. Seeded dice depend on it."),
    rolls: z.array(roll).max(10_000).describe("Every roll, in order. Together they are the dice of the step."),
    snapshot: digest.describe("Digest of the snapshot after the step."),
    revealed: z
      .string()
      .max(128)
      .nullable()
      .describe("The seed that the previous step promised. Null if it promised none for this step."),
    commitment: digest.describe("Hash of the seed for the server's dice of the next step."),
    salt: z
      .exactOptional(z.string().max(64))
      .describe(
        "A random text. It prevents anyone from guessing hidden content from the digest. Omitted in steps of the first format.",
      ),
    at: z.iso.datetime().describe("Time of the step."),
    previous: digest.nullable().describe("Digest of the previous step. Null for the first step."),
    digest: digest.describe("`sha256:` and the hash of the canonical JSON of all other members except `signature`."),
    signature: z
      .exactOptional(signatureSchema.nullable())
      .describe(
        "The service's signature of the digest. Null if the service does not sign. Omitted in steps of the first format.",
      ),
  })
  .meta({ id: "CareerStep", description: "A step of a career. Its digest covers the digest of the previous step." });

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
        "Digest of the snapshot after the step. Null in a view, because it would make hidden content easy to guess.",
      ),
    digest: digest
      .nullable()
      .describe(
        "Digest of the step, as in the chain. In a view, null for a step without a salt, so that guesses cannot be tested.",
      ),
  })
  .meta({ id: "CareerStepTold", description: "A step of a career, as the token may see it." });

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
