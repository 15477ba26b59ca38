import type { CareerFile, CareerVerdict, SigningKey } from "../client/generated/schemas";
import type { Malformed } from "../core/contract/request";
import { issueFaults } from "../core/request/fault";
import { malformed } from "../core/request/result";
import { faultAt, formatAnswer } from "../core/text/message";
import { KERNEL_TEMPLATES } from "../core/text/phrase-book";
import { fileSchema, joinPages, proveFile } from "../proof/career-file";
import { rulesOf } from "../proof/rules";
import type * as engine from "../proof/verify";
import { loadRuleset, noRuleset } from "../rulesets/registry";

export type { CareerDifference, CareerFile, CareerStep, CareerVerdict, SigningKey } from "../client/generated/schemas";
export type { LocalizedFault as Fault, Malformed } from "../core/contract/request";

/**
 * The rules of a game in one revision. Only this package, in any version, creates them. Their implementation is
 * internal.
 */
export interface Rules {
  readonly ruleset: string;
  readonly revision: number;
}

/** Optional data for proving a career. */
export interface Means {
  /** Called with the version of each step before it is proven. An exception from it ends the proof. */
  readonly onStep?: (version: number) => void;
  /** Rules of older revisions, from older versions of this package, for the steps played under them. */
  readonly rules?: readonly Rules[];
  /**
   * The keys that the service publishes at /.well-known/naval-umpire-keys.json. Without them, no dice count as rolled
   * by the service.
   */
  readonly keys?: readonly SigningKey[];
}

/**
 * Proves an exported career by replaying it: every link, promised seed, roll and snapshot. Trusts only the rules.
 * Accepts the file, or all its pages in order.
 */
export async function proveCareer(
  file: CareerFile | readonly CareerFile[],
  means: Means = {},
): Promise<CareerVerdict | Malformed> {
  const pages = (Array.isArray(file) ? file : [file]) as readonly Parameters<typeof joinPages>[0][number][];
  const joined = joinPages(pages);
  if (joined === undefined)
    return formatAnswer(malformed([faultAt("PAGES_MISSING/unordered", "/next")]), KERNEL_TEMPLATES);
  const parsed = fileSchema.safeParse(joined);
  if (!parsed.success)
    return formatAnswer(malformed(issueFaults(parsed.error, "", "CAREER_MALFORMED")), KERNEL_TEMPLATES);
  const ruleset = await loadRuleset(parsed.data.ruleset);
  if (ruleset === undefined) return unknownGame(parsed.data.ruleset);
  return formatAnswer(proveFile(ruleset, parsed.data, means as engine.ProofOptions), ruleset.templates);
}

/**
 * Loads the rules of a game in this version of the package. A later version uses them to prove steps played under them.
 */
export async function loadRules(id: string): Promise<Rules | Malformed> {
  const ruleset = await loadRuleset(id);
  return ruleset === undefined ? unknownGame(id) : rulesOf(ruleset);
}

function unknownGame(id: string): Malformed {
  return malformed([{ code: "RULESET_UNKNOWN", pointer: "/ruleset", message: noRuleset(id) }]);
}
