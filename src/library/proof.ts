import type { CareerFile, CareerVerdict, SigningKey } from "../client/generated/schemas";
import type { Malformed } from "../core/contract/answer";
import { issueFaults } from "../core/request/fault";
import { malformed } from "../core/request/read";
import { formatAnswer } from "../core/text/message";
import { KERNEL_TEMPLATES } from "../core/text/phrase-book";
import { fileSchema, joinPages, proveFile } from "../proof/career-file";
import { rulesOf } from "../proof/rules";
import type * as engine from "../proof/verify";
import { loadRuleset, noRuleset } from "../rulesets/registry";

export type { CareerDifference, CareerFile, CareerStep, CareerVerdict, SigningKey } from "../client/generated/schemas";
export type { Malformed } from "../core/contract/answer";
export type { LocalizedFault as Fault } from "../core/contract/request";

/** The rules of a game in one revision. They come from this package alone, of whatever version: how they play is within. */
export interface Rules {
  readonly ruleset: string;
  readonly revision: number;
}

/** What a career is proven with besides the rules in force. */
export interface Means {
  /** Told the version of each step before it is proven; what it throws ends the proof. */
  readonly onStep?: (version: number) => void;
  /** Rules of older revisions, as older versions of this package give them, for what was played under them. */
  readonly rules?: readonly Rules[];
  /** The keys that the service publishes at /.well-known/naval-umpire-keys.json: without them no dice are known to be its own. */
  readonly keys?: readonly SigningKey[];
}

/**
 * Proves an exported career by playing it again, with nobody to be trusted but the rules: every link, promised seed, roll and
 * snapshot. It takes the file, or all the pages of one in order.
 */
export async function proveCareer(
  file: CareerFile | readonly CareerFile[],
  means: Means = {},
): Promise<CareerVerdict | Malformed> {
  const pages = (Array.isArray(file) ? file : [file]) as readonly Parameters<typeof joinPages>[0][number][];
  const joined = joinPages(pages);
  if (joined === undefined) {
    const message = "These are not all the pages of one career in order.";
    return malformed([{ code: "PAGES_MISSING", pointer: "/next", message }]);
  }
  const read = fileSchema.safeParse(joined);
  if (!read.success) return formatAnswer(malformed(issueFaults(read.error, "", "CAREER_MALFORMED")), KERNEL_TEMPLATES);
  const ruleset = await loadRuleset(read.data.ruleset);
  if (ruleset === undefined) return unknown(read.data.ruleset);
  return formatAnswer(proveFile(ruleset, read.data, means as engine.ProofOptions), ruleset.templates);
}

/** The rules of a game as this version of the package has them, for a later one to prove with what was played under them. */
export async function loadRules(id: string): Promise<Rules | Malformed> {
  const ruleset = await loadRuleset(id);
  return ruleset === undefined ? unknown(id) : rulesOf(ruleset);
}

function unknown(id: string): Malformed {
  return malformed([{ code: "RULESET_UNKNOWN", pointer: "/ruleset", message: noRuleset(id) }]);
}
