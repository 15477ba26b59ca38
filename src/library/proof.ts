import type { CareerFile, CareerVerdict } from "../client/generated/schemas";
import type { Malformed } from "../core/contract/answer";
import { faultsOf } from "../core/request/fault";
import { malformed } from "../core/request/read";
import { fileSchema, joinPages, proveFile } from "../proof/career-file";
import { loadRuleset, noRuleset } from "../rulesets/registry";

export type { CareerDifference, CareerFile, CareerStep, CareerVerdict } from "../client/generated/schemas";
export type { Malformed } from "../core/contract/answer";
export type { Fault } from "../core/contract/request";

/**
 * Proves an exported career by playing it again, with nobody to be trusted but the rules: every link, promised seed, roll and
 * snapshot. It takes the file, or all the pages of one in order. `onStep` is told the number of each step before it is
 * played; what it throws ends the proof.
 */
export async function proveCareer(
  file: CareerFile | readonly CareerFile[],
  onStep: (version: number) => void = () => {},
): Promise<CareerVerdict | Malformed> {
  const pages = (Array.isArray(file) ? file : [file]) as readonly Parameters<typeof joinPages>[0][number][];
  const joined = joinPages(pages);
  if (joined === undefined) {
    const message = "These are not all the pages of one career in order.";
    return malformed([{ code: "PAGES_MISSING", pointer: "/next", message }]);
  }
  const read = fileSchema.safeParse(joined);
  if (!read.success) return malformed(faultsOf(read.error, "", "CAREER_MALFORMED"));
  const ruleset = await loadRuleset(read.data.ruleset);
  if (ruleset !== undefined) return proveFile(ruleset, read.data, onStep);
  return malformed([{ code: "RULESET_UNKNOWN", pointer: "/ruleset", message: noRuleset(read.data.ruleset) }]);
}
