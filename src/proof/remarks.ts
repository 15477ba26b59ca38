import * as z from "zod";
import { codes } from "../core/contract/schema";
import type { ChainStep } from "./record";
import words from "./words/en.json";

/** Remarks of a proof: oddities that do not make a step wrong. */
const REMARKS = words.remarks;

/** The code of a remark. */
export type Remark = keyof typeof REMARKS;

const NAMES = Object.keys(REMARKS) as readonly Remark[];

/** Schema of a proof's remarks: times and signatures that a person should look at. */
export const remarksSchema = z
  .array(
    z
      .strictObject({
        code: codes("CareerRemarkCode", "Kind of remark about steps that are not wrong.", REMARKS).describe(
          "Kind of remark.",
        ),
        steps: z.int32().min(1).describe("Number of steps with this remark."),
        first: z.int32().min(0).describe("Version of the first of these steps."),
        says: z.string().describe("The remark, in English."),
      })
      .meta({ id: "CareerRemark", description: "A remark about steps that are not wrong." }),
  )
  .describe("Remarks about steps that are not wrong: incorrect clocks, unknown keys and missing signatures.");

/** Counts remarks by their code. */
export class Remarks {
  /**
   * True once a key or a signature shows that the service signs steps. Only then does a missing signature deserve a
   * remark.
   */
  expectsSignatures = false;
  private readonly counts = new Map<Remark, { steps: number; readonly first: number }>();

  add(remark: Remark, { version }: Pick<ChainStep, "version">): void {
    const count = this.counts.get(remark) ?? { steps: 0, first: version };
    count.steps += 1;
    this.counts.set(remark, count);
  }

  /** The remarks, in the order of their codes. */
  get all(): z.infer<typeof remarksSchema> {
    return NAMES.flatMap((code) => {
      const count = this.counts.get(code);
      const isExpected = code !== "UNSIGNED" || this.expectsSignatures;
      return count === undefined || !isExpected ? [] : [{ code, ...count, says: REMARKS[code] }];
    });
  }
}

/** True if a UTC time is before another one. Their seconds can have any number of digits. */
export function isEarlier(time: string, other: string): boolean {
  return time.slice(0, -1) < other.slice(0, -1);
}
