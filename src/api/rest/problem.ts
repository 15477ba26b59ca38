import type { Malformed, Refusal } from "../../core/contract/answer";
import type { ApiError } from "../edge/api-error";
import type { ApiAnswer } from "../edge/message";
import { type Asking, sentenceIn, tellError } from "../edge/wording";
import { inLanguage } from "./documents";

/** A kind of problem: the last part of its `type`, the title, and what it means. */
export interface ProblemType {
  readonly status: number;
  readonly title: string;
  readonly doc: string;
}

/** Every kind of problem the service reports, by the last part of its `type`. */
export const PROBLEM_TYPES = {
  refusal: {
    status: 422,
    title: "A rule says no",
    doc: "The request was understood, and the rule in `citation` forbids it. Nothing was rolled and nothing changed.",
  },
  malformed: {
    status: 400,
    title: "The request cannot be read",
    doc: "`faults` points at everything that is wrong with the request. Nothing was rolled and nothing changed.",
  },
  forbidden: {
    status: 403,
    title: "Not with this token",
    doc: "The token opens the stored game, but its role may not do this.",
  },
  closed: {
    status: 403,
    title: "This address is closed",
    doc: "The service has a public address, and answers only what comes through it.",
  },
  "not-found": {
    status: 404,
    title: "There is nothing here",
    doc: "No such route, ruleset, operation or chart; or no stored game that this token opens.",
  },
  "method-not-allowed": { status: 405, title: "Not with this method", doc: "`Allow` lists the methods of this route." },
  "not-acceptable": {
    status: 406,
    title: "Nothing here is what you accept",
    doc: "`Accept` takes none of the types that this route answers with; `message` names them.",
  },
  "precondition-failed": {
    status: 412,
    title: "It has changed since you read it",
    doc: "`If-Match` does not name the current ETag. Nothing was changed. Read it again, then decide.",
  },
  "body-too-large": {
    status: 413,
    title: "The body is too large",
    doc: "The body was not parsed; send a smaller one. Or the answer would be too large, which is a problem of its own.",
  },
  "answer-too-large": {
    status: 413,
    title: "The answer would be too large",
    doc: "No answer is larger than the platform returns; `message` says what to ask less of.",
  },
  "analysis-too-large": {
    status: 413,
    title: "The analysis is too large",
    doc: "The server has too little memory for the analysis. Lower `bound`, `runs` or `trials`.",
  },
  "content-type": { status: 415, title: "The body is of another type", doc: "Bodies are application/json in UTF-8." },
  conflict: {
    status: 409,
    title: "Something came between",
    doc: "The stored game has moved on: `currentVersion` is its version now; or the Idempotency-Key came with another request.",
  },
  "too-many-requests": { status: 429, title: "Too many requests", doc: "`Retry-After` says when to try again." },
  unavailable: {
    status: 503,
    title: "The store is away",
    doc: "Stored games cannot be reached; `Retry-After` says when to try again. Whatever keeps nothing goes on.",
  },
  internal: { status: 500, title: "Something went wrong here", doc: "Quote the `x-request-id` of the answer." },
} as const satisfies Record<string, ProblemType>;

const CONTENT_TYPE = "application/problem+json; charset=utf-8";

/** The problem of a rule that says no, whose sentence is in this language. */
export function refusalProblem(refusal: Refusal, language: string | undefined): ApiAnswer {
  return problem("refusal", 422, { ...refusal }, language);
}

/** The problem of a request the kernel cannot read, whose sentences are in this language. */
export function malformedProblem({ kind, faults }: Malformed, language: string | undefined): ApiAnswer {
  const { code, message, pointer } = faults[0]!;
  return problem("malformed", 400, { message, kind, code, pointer, faults }, language);
}

/** The problem of a request that never reached the kernel, in the language of that request. */
export function errorProblem(error: ApiError, request: Asking): ApiAnswer {
  const { status, code, headers, members } = error;
  const { message, faults, language } = tellError(error, request);
  const type = typeOf(error);
  const pointer = faults[0]?.pointer;
  const malformed = type === "malformed" ? { kind: "MALFORMED" } : {};
  const where = pointer === undefined ? {} : { pointer, faults };
  const answer = problem(type, status, { message, ...malformed, code, ...where, ...members }, language);
  return { ...answer, headers: { ...answer.headers, ...headers } };
}

function problem(
  type: keyof typeof PROBLEM_TYPES,
  status: number,
  { message, ...members }: { readonly message: string; readonly [member: string]: unknown },
  language: string | undefined,
): ApiAnswer {
  const title = sentenceIn(PROBLEM_TYPES[type].title, language);
  const body = JSON.stringify({ type: `/problems/${type}`, title, status, message, detail: message, ...members });
  return inLanguage({ status, headers: { "content-type": CONTENT_TYPE }, body }, language);
}

function typeOf({ status, code }: ApiError): keyof typeof PROBLEM_TYPES {
  if (code === "ANSWER_TOO_LARGE") return "answer-too-large";
  if (code === "FRONT_REQUIRED") return "closed";
  if (code === "ANALYSIS_TOO_LARGE") return "analysis-too-large";
  const found = Object.entries(PROBLEM_TYPES).find(([, type]) => type.status === status);
  return (found?.[0] ?? "malformed") as keyof typeof PROBLEM_TYPES;
}
