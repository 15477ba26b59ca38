import * as z from "zod";
import { digestOf, isCanonical } from "../core/audit/canonical";
import type { Malformed } from "../core/contract/answer";
import type { Result, Unread } from "../core/contract/request";
import { rulesDifferenceSchema } from "../core/contract/revision";
import type { AnyRuleset } from "../core/contract/ruleset";
import { isDeeper, NESTING_LIMIT } from "../core/request/nesting";
import { isMalformed, malformed, readCharts } from "../core/request/read";
import { differenceSchema, differs, type Found } from "./difference";
import { diceSchema } from "./origins";
import { CHAIN_FORMAT, FORMAT, type Step, stepSchema } from "./record";
import { remarksSchema } from "./remarks";
import { type Chain, ChainProof, type Means, type Snapshots } from "./verify";

/** The most steps of one file. */
export const STEPS_OF_FILE = 20_000;

/** A whole career as one file. */
export const fileFields = {
  format: z
    .string()
    .regex(FORMAT, "form/career-format")
    .describe("Name of the file's format: naval-umpire-career/3, or /2 or /1 for a file of an older version."),
  ruleset: z.string().max(100).describe("Id of the ruleset."),
  name: z.string().max(100).nullable().describe("The career's name."),
  charts: z.record(z.string(), z.unknown()).nullable().describe("The career's own charts; null without."),
  first: z
    .unknown()
    .nullable()
    .describe("The snapshot of a career that began with one; null for one that began as a new game."),
  steps: z.array(stepSchema).min(1).max(STEPS_OF_FILE).describe("Every step, in order."),
  last: z.unknown().describe("The snapshot after the last step."),
  next: z
    .string()
    .regex(/^\d{1,7}$/, "form/next-page")
    .nullable()
    .optional()
    .describe(
      "Of a page of a long career: send it as `after` for the next page; null at the end, and for a whole file.",
    ),
};

/** The schema of a whole career as one file. */
export const fileSchema = z
  .strictObject(fileFields)
  .refine((file) => !isDeeper(file, NESTING_LIMIT), {
    message: `A career nests no deeper than ${NESTING_LIMIT} levels.`,
    abort: true,
  })
  .refine(isCanonical, { message: "A career holds finite numbers and whole Unicode characters." })
  .meta({ id: "CareerFile", description: "A whole career as one file, from which it can be proven and gone on with." });

/** A whole career as one file. */
export type CareerFile = z.infer<typeof fileSchema>;

/** The whole file of all its pages in order; undefined where a page is missing or stands at another place. */
export function joinPages(pages: readonly CareerFile[]): CareerFile | undefined {
  const follows = ({ next }: CareerFile, { steps }: CareerFile) => next === String(Number(steps?.[0]?.version) - 1);
  const [first, last] = [pages[0], pages.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  if (pages.slice(1).some((page, index) => !follows(pages[index]!, page))) return undefined;
  const steps = pages.flatMap((page) => page.steps);
  // The career may have been played on, in a newer format, while its pages were exported.
  return { ...first, format: last.format, steps, last: last.last, next: last.next ?? null };
}

/** True for a whole file and for the last page of one. */
export function isLast({ next }: Pick<CareerFile, "next">): boolean {
  return (next ?? null) === null;
}

/** Whether a career is proven: every link, seed, roll and snapshot. */
export const verdictSchema = z
  .strictObject({
    verified: z
      .boolean()
      .nullable()
      .describe(
        "True when every step is proven, false when one is wrong; null when all that differs is what the rules made of a step under another revision.",
      ),
    steps: z.int32().describe("How many steps the career has."),
    digest: z.string().nullable().describe("Digest of the newest step; null when the chain cannot be proven."),
    difference: differenceSchema.nullable().describe("The first step that differs, and how; null when none does."),
    rules: rulesDifferenceSchema
      .nullable()
      .describe("Of a step that differs by the rules: from which revision to which, and what changed; null otherwise."),
    dice: diceSchema,
    remarks: remarksSchema,
  })
  .meta({ id: "CareerVerdict", description: "Whether a career is proven: every link, seed, roll and snapshot." });

/** Whether a career is proven. */
export type Verdict = z.infer<typeof verdictSchema>;

/** Proves a whole file by playing it again; malformed for a page of a longer one, and where its charts cannot be read. */
export function proveFile(ruleset: AnyRuleset, file: CareerFile, means?: Means): Verdict | Malformed | Unread {
  if (!isLast(file)) return malformed([PAGES_MISSING]);
  const proof = provePage(ruleset, file, means);
  return isMalformed(proof) ? proof : verdictOf(proof, file.steps.length, file.steps.at(-1)!.digest);
}

/** The verdict on a chain of so many steps whose newest has this digest. */
export function verdictOf({ difference, rules, dice, remarks }: Proved, steps: number, digest: string): Verdict {
  return {
    verified: rules === null ? difference === null : null,
    steps,
    digest: difference === null ? digest : null,
    difference,
    rules,
    dice: dice.told,
    remarks: remarks.all,
  };
}

/** The results of a proof: the first difference, the origins of the dice, and the remarks. */
export type Proved = Pick<ChainProof, "difference" | "rules" | "dice" | "remarks">;

/** What came of the proof of a page: what differs, and the snapshot after each step that could be played again. */
export interface PageProof extends Proved {
  readonly snapshots: readonly unknown[];
}

/**
 * Proves a file, or a page that follows a step: its charts can be read, its chain holds, and its last snapshot is where the
 * chain leads.
 */
export function provePage(
  ruleset: AnyRuleset,
  page: CareerFile,
  means?: Means,
  after?: Chain["after"],
  earlier?: Snapshots,
): Result<PageProof> {
  const { steps, charts, first, last } = page;
  const read = readCharts(ruleset, charts);
  if (isMalformed(read)) return read;
  const proof = new ChainProof(ruleset, { charts, first, after }, means);
  const snapshots = proof.add(steps, earlier);
  const { difference, rules, dice, remarks } = proof;
  const proved = { dice, remarks, snapshots };
  if (proof.isOver) return { difference, rules, ...proved };
  const { snapshot: found, version }: Step = steps.at(-1)!;
  const heading = isLast(page) ? headingDifference(page) : undefined;
  if (heading !== undefined) return { difference: { version, ...heading }, rules: null, ...proved };
  const expected = digestOf(last);
  if (found === expected) return { difference, rules, ...proved };
  return { difference: { version, code: "SNAPSHOT_DIFFERS", expected, found }, rules: null, ...proved };
}

/** What is wrong with the format and the name of a file: its newest step says both, from format 3 on. */
function headingDifference({ format, name, steps }: CareerFile): Found | undefined {
  const step = steps.at(-1)!;
  if ((step.format !== undefined) !== (format === CHAIN_FORMAT)) {
    return differs("FORM_DIFFERS", step.format ?? null, format);
  }
  if (step.name === undefined || step.name === name) return undefined;
  return differs("NAME_DIFFERS", step.name, name);
}

const PAGES_MISSING = {
  code: "PAGES_MISSING",
  pointer: "/next",
  message: "This is a page of a longer career; join the steps of all its pages, with the last page's `last`.",
} as const;
