import * as z from "zod";
import { codes } from "../../contract/schema";
import type { Enumeration } from "../../dice/enumerating";
import { canonicalJson } from "../../json/canonical";
import {
  listGroups,
  type OddsGroup,
  type Probability,
  probabilityOf,
  type QuestionAnswer,
  type Sample,
  type SampledValue,
  type SampledValues,
} from "../odds/answer";
import { probabilitySchema, questionAnswersField, sampleSchema, shareSchema, unlistedSchema } from "../odds/schema";
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
  readonly questions: readonly QuestionAnswer[];
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
  answer: (
    exact: Pick<Enumeration<Ending>, "outcomes" | "covered">,
    sample?: SampledValues<Ending>,
  ) => QuestionAnswer[],
): Prospects {
  const { bound, seed, ...terms } = request;
  const { endings, covered, complete, stopped, branches, states } = walked;
  const outcomes = endings
    .filter(({ numerator }) => numerator > 0n)
    .map(({ ending, numerator, denominator }) => ({ value: ending, numerator, denominator }));
  const values = sample && { counts: sample.counts, trials: sample.made };
  const { groups, unlisted } = listGroups({ outcomes, covered }, values, withoutFigures);
  return {
    kind: "PROSPECTS",
    ...terms,
    exact: { complete, stopped, bound, branches, states, covered: probabilityOf(covered) },
    sample: sample === undefined ? null : { sampled: true, trials: sample.made, seed, confidence: 95 },
    groups: groups.map(({ value, ...odds }) => ({ ...value, ...odds })),
    unlisted,
    questions: answer({ outcomes, covered }, values),
  };
}

function withoutFigures({ end, until, values }: Ending): Omit<Ending, "figures"> {
  return { end, until, values };
}

/** Adds one to the count of an ending. */
export function countEnding(counts: Map<string, SampledValue<Ending>>, value: Ending): void {
  const key = canonicalJson(value);
  counts.set(key, { value, count: (counts.get(key)?.count ?? 0) + 1 });
}

/** Why play ended, as published on REST and GraphQL. */
export const endSchema = codes<(typeof ENDS)[number]>("ProcedureEnd", "Reason why play ended.", {
  UNTIL: "A condition of `until` was true.",
  OVER: "The game was over.",
  STUCK: "No fixed choice was legal, and the request has no policy.",
  MOVES: "The play reached the maximum number of operations.",
});

const count = (description: string) => z.int32().min(0).describe(description);

/** The condition that ended play, as published on REST and GraphQL. */
export const untilIndexSchema = z
  .int32()
  .min(0)
  .nullable()
  .describe("Index of the condition that ended play. Null for any other end.");

const exactSchema = z
  .strictObject({
    complete: z
      .boolean()
      .describe("True if the service followed everything to its end, so every probability is exact."),
    stopped: codes("ProspectsStop", "Reason why the service did not follow everything.", {
      BOUND: "The number of branches reached `bound`.",
      TIME: "The time or memory limit of the request was reached.",
      DEPTH: "The remaining probability was negligible.",
    })
      .nullable()
      .describe("Reason why the service did not follow everything. Null if it did."),
    bound: count("Maximum branches."),
    branches: count("Number of branches followed."),
    states: count("Number of different states between operations. The service follows equal states only once."),
    covered: probabilitySchema.describe("Total probability followed to its end. 1 if complete."),
  })
  .meta({
    id: "ProspectsExact",
    description: "Extent of the exact computation.",
  }) satisfies z.ZodType<ProspectsExtent>;

const groupSchema = z
  .strictObject({
    end: endSchema.describe("Reason why play ended."),
    until: untilIndexSchema,
    values: z.record(z.string(), z.unknown()).describe("Value of each measure or JSON pointer in `project`."),
    probability: probabilitySchema.describe("Exact probability if complete, otherwise the minimum."),
    most: probabilitySchema.describe("Maximum probability, which includes everything not followed."),
    sampled: shareSchema.nullable().describe("Frequency in the sample. Null without a sample."),
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
    opening: z.string().nullable().describe("The operation resolved first. Null if play starts from the snapshot."),
    policy: z.string().nullable().describe("The policy that decides. Null without a policy."),
    project: z.array(z.string()).describe("The measures and JSON pointers that define the groups."),
    exact: exactSchema.describe("Extent of the exact computation."),
    sample: sampleSchema
      .nullable()
      .describe("The sample. Null if the exact part is complete, `trials` is 0, or time or memory ran out."),
    groups: z
      .array(groupSchema)
      .describe("The groups, likeliest first: at most 1,000, with at most a million characters of values."),
    unlisted: unlistedSchema.nullable().describe("Groups beyond the limit of the list. Null if all are listed."),
    questions: questionAnswersField,
  })
  .meta({
    id: "Prospects",
    description: "Exact distribution of a procedure's ends, with a sample if the exact part is incomplete.",
  }) satisfies z.ZodType<Prospects>;
