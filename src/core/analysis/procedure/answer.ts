import * as z from "zod";
import { codes } from "../../contract/schema";
import { canonicalJson } from "../../json/canonical";
import {
  listGroups,
  type OddsGroup,
  type Probability,
  probabilityOf,
  type Sample,
  type SampledValue,
} from "../odds/answer";
import { probabilitySchema, sampleSchema, shareSchema, unlistedSchema } from "../odds/schema";
import type { Ending } from "./expand";
import type { ENDS, End } from "./procedure";
import type { WalkResult } from "./walk";

/** The odds of a procedure, as JSON. */
export interface Prospects {
  readonly kind: "PROSPECTS";
  readonly ruleset: string;
  /** The operation resolved first; null when play went on from the snapshot. */
  readonly opening: string | null;
  readonly policy: string | null;
  readonly project: readonly string[];
  readonly exact: ProspectsExtent;
  readonly sample: Sample | null;
  readonly groups: readonly ProspectsGroup[];
  readonly unlisted: { readonly groups: number; readonly probability: Probability } | null;
}

/** How far a procedure was followed. */
interface ProspectsExtent {
  readonly complete: boolean;
  readonly stopped: WalkResult["stopped"];
  readonly bound: number;
  readonly branches: number;
  readonly states: number;
  readonly covered: Probability;
}

/** One ending, with the values of the projected places. */
interface ProspectsGroup extends End, OddsGroup {}

/** Count of each ending in the trials. */
export interface EndingTrials {
  readonly counts: ReadonlyMap<string, SampledValue<Ending>>;
  readonly made: number;
}

/** The terms of the request, repeated in the answer. */
export interface EchoedProspectsTerms {
  readonly ruleset: string;
  readonly opening: string | null;
  readonly policy: string | null;
  readonly project: readonly string[];
  readonly bound: number;
  readonly seed: string;
}

/** Builds the answer from a walk and, if any, a sample. */
export function prospectsAnswer(
  request: EchoedProspectsTerms,
  walked: WalkResult,
  sample: EndingTrials | undefined,
): Prospects {
  const { bound, seed, ...terms } = request;
  const { endings, covered, complete, stopped, branches, states } = walked;
  const outcomes = endings
    .filter(({ numerator }) => numerator > 0n)
    .map(({ ending, numerator, denominator }) => ({ value: ending, numerator, denominator }));
  const values = sample && { counts: sample.counts, trials: sample.made };
  const { groups, unlisted } = listGroups({ outcomes, covered }, values);
  return {
    kind: "PROSPECTS",
    ...terms,
    exact: { complete, stopped, bound, branches, states, covered: probabilityOf(covered) },
    sample: sample === undefined ? null : { sampled: true, trials: sample.made, seed, confidence: 95 },
    groups: groups.map(({ value, ...odds }) => ({ ...value, ...odds })),
    unlisted,
  };
}

/** Adds one to the count of an ending. */
export function countEnding(counts: Map<string, SampledValue<Ending>>, value: Ending): void {
  const key = canonicalJson(value);
  counts.set(key, { value, count: (counts.get(key)?.count ?? 0) + 1 });
}

/** Why play ended, as published on REST and GraphQL. */
export const endSchema = codes<(typeof ENDS)[number]>("ProcedureEnd", "Why play ended.", {
  UNTIL: "One of the conditions held.",
  OVER: "The game was over.",
  STUCK: "No choice and no policy said what to do.",
  MOVES: "It had gone on too long.",
});

const count = (description: string) => z.int32().min(0).describe(description);

/** The condition that ended play, as published on REST and GraphQL. */
export const untilIndexSchema = z
  .int32()
  .min(0)
  .nullable()
  .describe("Index of the condition that held; null for another end.");

const exactSchema = z
  .strictObject({
    complete: z.boolean().describe("Everything was followed to its end, and every probability is exact."),
    stopped: codes("ProspectsStop", "What kept play from being followed.", {
      BOUND: "As many branches were followed as the bound allows.",
      TIME: "The time or the memory that a request may take was used up.",
      DEPTH: "Next to nothing was left, however deep it goes on.",
    })
      .nullable()
      .describe("What kept play from being followed; null when nothing was left."),
    bound: count("The most branches that might be followed."),
    branches: count("Branches followed."),
    states: count("Different states met between two operations; equal ones were followed once."),
    covered: probabilitySchema.describe("What was followed to its end; 1 when complete."),
  })
  .meta({
    id: "ProspectsExact",
    description: "How far a procedure was followed.",
  }) satisfies z.ZodType<ProspectsExtent>;

const groupSchema = z
  .strictObject({
    end: endSchema.describe("Why play ended."),
    until: untilIndexSchema,
    values: z.record(z.string(), z.unknown()).describe("What stands at each place told apart, by its pointer or name."),
    probability: probabilitySchema.describe("Exact when complete, else the least it can be."),
    most: probabilitySchema.describe("The most it can be, all that was not followed included."),
    sampled: shareSchema.nullable().describe("Its share of the sample; null without one."),
  })
  .meta({
    id: "ProspectsGroup",
    description: "One way in which a procedure ends.",
  }) satisfies z.ZodType<ProspectsGroup>;

/** The odds of a procedure, as published on REST and GraphQL. */
export const prospectsSchema = z
  .strictObject({
    kind: z.literal("PROSPECTS").describe("Always PROSPECTS."),
    ruleset: z.string().describe("Id of the ruleset."),
    opening: z.string().nullable().describe("The operation resolved first; null when play went on from the snapshot."),
    policy: z.string().nullable().describe("The policy that decided; null when none did."),
    project: z.array(z.string()).describe("The places told apart."),
    exact: exactSchema.describe("How far it was followed."),
    sample: sampleSchema
      .nullable()
      .describe(
        "How the rest was sampled; null when all was followed, no trials were asked for or there was no time or memory for one.",
      ),
    groups: z
      .array(groupSchema)
      .describe("The likeliest first, at most 1,000, and no more than a million characters of values."),
    unlisted: unlistedSchema.nullable().describe("Groups beyond those listed; null when all are."),
  })
  .meta({
    id: "Prospects",
    description:
      "The exact distribution of what a procedure comes to, and a sampled one beside it where some was left.",
  }) satisfies z.ZodType<Prospects>;
