import { CAREER_FIELD_CODES } from "../../careers/index";
import careerWords from "../../careers/words/en.json";
import { type AnalysisName, HEADINGS } from "../../core/analysis/headings";
import { analysisCallOf } from "../../core/analysis/index";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { FIELD_FAULT_CODES } from "../../core/request/fault-codes";
import { codeOfMessage } from "../../core/text/message";
import { KERNEL_TEMPLATES } from "../../core/text/phrase-book";
import { GRAPHQL_FIELD_CODES } from "../graphql/request";
import apiWords from "../words/en.json";
import { ENGINE_MESSAGES } from "./engine";
import { kindsOf, PROBLEM_TYPES, type ProblemName } from "./kinds";

/** Codes of faults whose message is always a general one, such as "Required: a list." */
const GENERAL_CODES = ["CHART_MALFORMED", "SNAPSHOT_MALFORMED"] as const;

/** The codes of faults and problems that any request can have, sorted. */
export function requestCodes(): readonly string[] {
  return sorted([
    ...codesIn({ ...KERNEL_TEMPLATES.faults, ...apiWords, ...careerWords }),
    ...FIELD_FAULT_CODES,
    ...Object.values(CAREER_FIELD_CODES),
    ...Object.values(GRAPHQL_FIELD_CODES),
    ...(Object.keys(HEADINGS) as AnalysisName[]).flatMap((name) => Object.values(analysisCallOf(name).codes ?? {})),
    ...Object.keys(ENGINE_MESSAGES),
    ...GENERAL_CODES,
  ]);
}

/** The codes of refusals in a ruleset, sorted. */
export function refusalCodes({ templates }: AnyRuleset): readonly string[] {
  return codesIn(templates.refusals);
}

/** The codes of faults that only snapshots and input of a ruleset can have, sorted. */
export function rulesetFaultCodes({ templates }: AnyRuleset): readonly string[] {
  const common = new Set(requestCodes());
  return codesIn(templates.faults).filter((code) => !common.has(code));
}

/** Returns the codes of each kind of problem that requests to these rulesets can have. */
export function codesByKind(rulesets: readonly AnyRuleset[]): Readonly<Record<ProblemName, readonly string[]>> {
  const codes = requestCodes().map((code) => ({ code, kinds: kindsOf(code) }));
  const names = Object.keys(PROBLEM_TYPES) as ProblemName[];
  const own = names.map((name) => [name, codes.filter(({ kinds }) => kinds.includes(name)).map(({ code }) => code)]);
  const byKind: Record<ProblemName, readonly string[]> = Object.fromEntries(own);
  return {
    ...byKind,
    refusal: sorted(rulesets.flatMap(refusalCodes)),
    malformed: sorted([...byKind.malformed, ...rulesets.flatMap(rulesetFaultCodes)]),
  };
}

/** Returns a list of codes for a description in Markdown. */
export function listedCodes(codes: readonly string[]): string {
  return codes.map((code) => `\`${code}\``).join(", ");
}

/** Returns the codes among the ids of messages, sorted. Ids in lower case are parts of messages. */
function codesIn(templates: Readonly<Record<string, string>>): readonly string[] {
  return sorted(
    Object.keys(templates)
      .map(codeOfMessage)
      .filter((code) => /^[A-Z]/.test(code)),
  );
}

function sorted(codes: readonly string[]): readonly string[] {
  return [...new Set(codes)].sort();
}
