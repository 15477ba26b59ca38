import * as z from "zod";
import type { Result } from "../core/contract/request";
import { rulesDifferenceSchema } from "../core/contract/revision";
import type { AnyRuleset } from "../core/contract/ruleset";
import { digestOf, isCanonical } from "../core/json/canonical";
import { isDeeper, NESTING_LIMIT } from "../core/json/nesting";
import { parseCharts } from "../core/request/charts";
import { isMalformed, malformed } from "../core/request/result";
import { faultAt } from "../core/text/message";
import type { StepDifference } from "./difference";
import { differenceSchema, stepDifference } from "./difference";
import { diceSchema } from "./origins";
import type { ChainStep } from "./record";
import { CHAIN_FORMAT, FORMAT, stepSchema } from "./record";
import { remarksSchema } from "./remarks";
import { takenBackSchema } from "./taken-back";
import type { Chain, ProofOptions, Snapshots } from "./verify";
import { ChainProof } from "./verify";

/** Maximum number of steps in one file. */
export const MAX_FILE_STEPS = 20_000;

/** A whole career as one file. */
export const fileFields = {
  format: z
    .string()
    .regex(FORMAT, "form/career-format")
    .describe("Format of the file: naval-umpire-career/3, or /2 or /1 in older files."),
  ruleset: z.string().max(100).describe("Id of the ruleset."),
  name: z.string().max(100).nullable().describe("Name of the career."),
  charts: z
    .record(z.string(), z.unknown())
    .nullable()
    .describe("The career's changes to charts. Null without changes."),
  first: z
    .unknown()
    .nullable()
    .describe("The snapshot that the career started from. Null if it started as a new game."),
  steps: z.array(stepSchema).min(1).max(MAX_FILE_STEPS).describe("Every step, in order."),
  last: z.unknown().describe("The snapshot after the last step."),
  next: z
    .string()
    .regex(/^\d{1,7}$/, "form/next-page")
    .nullable()
    .optional()
    .describe(
      "In a page of a long career: send it as `after` for the next page. Null on the last page, and in a complete file.",
    ),
};

/** Checks of a file as a whole: it is not nested too deeply, and canonical JSON can contain its values. */
export const fileChecks = [
  z.refine((file: unknown) => !isDeeper(file, NESTING_LIMIT), {
    message: "form/career-depth",
    params: { values: { limit: NESTING_LIMIT } },
    abort: true,
  }),
  z.refine(isCanonical, "form/career-values"),
] as const;

/** The schema of a whole career as one file. */
export const fileSchema = z
  .strictObject(fileFields)
  .check(...fileChecks)
  .meta({ id: "CareerFile", description: "A complete career as one file. Anyone can verify it and continue it." });

/** A whole career as one file. */
export type CareerFile = z.infer<typeof fileSchema>;

/** Joins the pages of a file. Undefined if a page is missing or out of order. */
export function joinPages(pages: readonly CareerFile[]): CareerFile | undefined {
  const follows = ({ next }: CareerFile, { steps }: CareerFile) => next === String(Number(steps?.[0]?.version) - 1);
  const [first, last] = [pages[0], pages.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  if (pages.slice(1).some((page, index) => !follows(pages[index]!, page))) return undefined;
  const steps = pages.flatMap((page) => page.steps);
  // The career may have been continued in a newer format while its pages were exported.
  return { ...first, format: last.format, steps, last: last.last, next: last.next ?? null };
}

/** True for a whole file and for its last page. */
export function isLast({ next }: Pick<CareerFile, "next">): boolean {
  return (next ?? null) === null;
}

/** Schema of a verdict: whether every link, seed, roll and snapshot of a career is proven. */
export const verdictSchema = z
  .strictObject({
    verified: z
      .boolean()
      .nullable()
      .describe(
        "True if every step is correct, false if a step is wrong. Null if the only differences come from another revision of the rules.",
      ),
    steps: z.int32().describe("Number of steps in the career."),
    digest: z.string().nullable().describe("Digest of the newest step. Null if the chain is not valid."),
    difference: differenceSchema
      .nullable()
      .describe("The first step that differs, and the difference. Null if no step differs."),
    rules: rulesDifferenceSchema
      .nullable()
      .describe("The revisions that resolve a step differently, and their changes. Otherwise null."),
    dice: diceSchema,
    takenBack: takenBackSchema
      .nullable()
      .describe("The moves that players took back. Null if the token may not know it."),
    remarks: remarksSchema,
  })
  .meta({ id: "CareerVerdict", description: "Result of verifying a career: every link, seed, roll and snapshot." });

/** The verdict on a career. */
export type Verdict = z.infer<typeof verdictSchema>;

/**
 * Proves a whole file by replaying it. Malformed for a single page of a longer file, or if its charts are malformed.
 */
export function proveFile(ruleset: AnyRuleset, file: CareerFile, means?: ProofOptions): Result<Verdict> {
  if (!isLast(file)) return malformed([faultAt("PAGES_MISSING", "/next")]);
  const proof = provePage(ruleset, file, means);
  return isMalformed(proof) ? proof : verdictOf(proof, file.steps.length, file.steps.at(-1)!.digest);
}

/** Returns the verdict on a chain with this number of steps. `digest` is that of the newest one. */
export function verdictOf(
  { difference, rules, dice, takenBack, remarks }: ProofResult,
  steps: number,
  digest: string,
): Verdict {
  return {
    verified: rules === null ? difference === null : null,
    steps,
    digest: difference === null ? digest : null,
    difference,
    rules,
    dice: dice.summary,
    takenBack: takenBack.summary,
    remarks: remarks.all,
  };
}

/** The result of a proof: the first difference, the origins of the dice, and the remarks. */
export type ProofResult = Pick<ChainProof, "difference" | "rules" | "dice" | "takenBack" | "remarks">;

/** The result of a page's proof, with the snapshot after each step that could be replayed. */
export interface PageProof extends ProofResult {
  readonly snapshots: readonly unknown[];
}

/**
 * Proves a file, or a page that follows a step. Its charts must be valid, its chain must hold, and its last snapshot
 * must be the one the chain leads to.
 */
export function provePage(
  ruleset: AnyRuleset,
  page: CareerFile,
  means?: ProofOptions,
  after?: Chain["after"],
  earlier?: Snapshots,
): Result<PageProof> {
  const { steps, charts, first, last } = page;
  const parsed = parseCharts(ruleset, charts);
  if (isMalformed(parsed)) return parsed;
  const proof = new ChainProof(ruleset, { charts, first, after }, means);
  const snapshots = proof.add(steps, earlier);
  const { difference, rules, dice, takenBack, remarks } = proof;
  const proved = { dice, takenBack, remarks, snapshots };
  if (proof.isOver) return { difference, rules, ...proved };
  const { snapshot: finalDigest, version }: ChainStep = steps.at(-1)!;
  const heading = isLast(page) ? headingDifference(page) : undefined;
  if (heading !== undefined) return { difference: { version, ...heading }, rules: null, ...proved };
  const expected = digestOf(last);
  if (finalDigest === expected) return { difference, rules, ...proved };
  return { difference: { version, code: "SNAPSHOT_DIFFERS", expected, found: finalDigest }, rules: null, ...proved };
}

/** Returns how format or name of a file differ from its newest step, which states both from format 3 on. */
function headingDifference({ format, name, steps }: CareerFile): StepDifference | undefined {
  const step = steps.at(-1)!;
  if ((step.format !== undefined) !== (format === CHAIN_FORMAT)) {
    return stepDifference("FORM_DIFFERS", step.format ?? null, format);
  }
  if (step.name === undefined || step.name === name) return undefined;
  return stepDifference("NAME_DIFFERS", step.name, name);
}
