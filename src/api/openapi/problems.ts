import type { JsonSchema } from "../../core/contract/choice";
import {
  conflictProblemSchema,
  malformedProblemSchema,
  problemSchema,
  refusalProblemSchema,
} from "../answers/problems";
import { sentenceIn } from "../edge/messages";
import { PROBLEM_TYPES } from "../rest/problem";
import type { Components } from "./components";
import { addAnswer } from "./shared";

/** Adds the schemas of the problems and returns the responses that operations share, by the problem's name. */
export function addProblems(components: Components): Readonly<Record<string, JsonSchema>> {
  const bodies: Record<string, JsonSchema> = {
    refusal: addAnswer(components, refusalProblemSchema),
    malformed: addAnswer(components, malformedProblemSchema),
    conflict: addAnswer(components, conflictProblemSchema),
  };
  const other = addAnswer(components, problemSchema);
  return Object.fromEntries(
    Object.keys(PROBLEM_TYPES).map((name) => [
      name,
      {
        description: sentenceIn(`${name}/doc`),
        ...(name in HEADERS ? { headers: HEADERS[name] } : {}),
        content: { "application/problem+json": { schema: bodies[name] ?? other } },
      },
    ]),
  );
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

/** The name of a kind of problem. */
export type ProblemName = keyof typeof PROBLEM_TYPES;

/** Returns references to shared responses by their problems' names, keyed by status. */
export function problemResponses(...names: readonly ProblemName[]): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(
    names.map((name) => [String(PROBLEM_TYPES[name]), { $ref: `#/components/responses/${name}` }]),
  );
}
