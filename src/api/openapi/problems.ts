import type { JsonSchema } from "../../core/contract/choice";
import type { AnyRuleset } from "../../core/contract/ruleset";
import {
  conflictProblemSchema,
  malformedProblemSchema,
  problemSchema,
  refusalProblemSchema,
} from "../answers/problems";
import { sentenceIn } from "../edge/messages";
import { codesByKind, listedCodes } from "../problems/codes";
import { PROBLEM_TYPES, type ProblemName } from "../problems/kinds";
import type { Components } from "./components";
import { addAnswer } from "./shared";

/** Adds the schemas of the problems and returns the responses that operations share, by the problem's name. */
export function addProblems(
  components: Components,
  rulesets: readonly AnyRuleset[],
): Readonly<Record<string, JsonSchema>> {
  const codes = codesByKind(rulesets);
  const bodies: Record<string, JsonSchema> = {
    refusal: addAnswer(components, refusalProblemSchema),
    malformed: addAnswer(components, malformedProblemSchema),
    conflict: addAnswer(components, conflictProblemSchema),
  };
  const other = addAnswer(components, problemSchema);
  const names = Object.keys(PROBLEM_TYPES) as ProblemName[];
  // An operation refers to one response per status, so each response lists the codes of all kinds with its status.
  const codesWith = (status: number) =>
    names.filter((each) => PROBLEM_TYPES[each] === status).flatMap((each) => codes[each]);
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        description: [sentenceIn(`${name}/doc`), ...codesOf(codesWith(PROBLEM_TYPES[name]))].join("\n\n"),
        ...(name in HEADERS ? { headers: HEADERS[name] } : {}),
        content: { "application/problem+json": { schema: bodies[name] ?? other } },
      },
    ]),
  );
}

/** Lists the codes of a problem. */
function codesOf(codes: readonly string[]): readonly string[] {
  return codes.length === 0 ? [] : [`Codes: ${listedCodes(codes)}. \`GET /problems/{code}\` explains each code.`];
}

const RETRY_AFTER = { "retry-after": { $ref: "#/components/headers/RetryAfter" } };

/** The headers of a problem, by its name. */
const HEADERS: Readonly<Record<string, JsonSchema>> = {
  "too-many-requests": {
    ...RETRY_AFTER,
    ratelimit: { $ref: "#/components/headers/RateLimit" },
    "ratelimit-policy": { $ref: "#/components/headers/RateLimitPolicy" },
  },
  unavailable: RETRY_AFTER,
  "content-type": { "accept-encoding": { $ref: "#/components/headers/AcceptEncoding" } },
};

/** Returns references to shared responses by their problems' names, keyed by status. */
export function problemResponses(...names: readonly ProblemName[]): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(
    names.map((name) => [String(PROBLEM_TYPES[name]), { $ref: `#/components/responses/${name}` }]),
  );
}
