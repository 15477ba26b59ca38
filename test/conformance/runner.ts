import type { GraphQLSchema } from "graphql";
import type { LambdaHandler } from "../../src/api/edge/edge";
import { operationTypeName } from "../../src/api/names";
import type { Reference } from "../../src/cli/conformance/reference";
import type { Answer } from "../../src/core/contract/answer";
import type { AnyReport } from "../../src/core/contract/operation";
import type { Malformed } from "../../src/core/contract/request";
import type { AnyRuleset } from "../../src/core/contract/ruleset";
import { adjudicate } from "../../src/core/engine/adjudicate";
import { evaluateReport } from "../../src/core/engine/report";
import { canonicalJson } from "../../src/core/json/canonical";
import { localize } from "../../src/core/text/localize";
import { isSameJson } from "../fixtures/same-json";
import { judge, REQUIRED_OF_SERVERS } from "./expectations";
import { asGraphql, askGraphql, askRest, reportAsGraphql } from "./transports";
import type { Vector, VectorRequest } from "./vectors";

/** REST and GraphQL handlers, called in process. */
export interface Transports {
  readonly rest: LambdaHandler;
  readonly graphql: LambdaHandler;
  readonly schema: GraphQLSchema;
}

/** Returns the kernel's answer to a request. Throws if the kernel changes the request. */
export function answerOf(ruleset: AnyRuleset, operation: string, request: VectorRequest): Answer {
  const before = JSON.stringify(request);
  const answer = adjudicate(ruleset, { operation, ...request });
  if (JSON.stringify(request) !== before) throw new Error("The kernel changed its input.");
  return answer;
}

/**
 * Lists violations in the kernel's answer to a vector: of its expectation, of the laws of every answer, and of
 * published facts.
 */
export function findShortcomings(
  ruleset: AnyRuleset,
  vector: Vector,
  request: VectorRequest,
  answer: Answer,
  reference: Reference,
): string[] {
  const call = { ruleset: ruleset.id, operation: vector.operation, request };
  const { shortcomings } = judge(vector.expect, call, answer, REQUIRED_OF_SERVERS, reference);
  return shortcomings.map(({ check, message }) => `${check}: ${message}`);
}

/**
 * Sends one request to REST and GraphQL and lists differences from the kernel's answer, which is computed if not
 * passed. GraphQL checks types first. If several things are `broken`, it may report another one than the kernel.
 */
export async function findDisagreements(
  transports: Transports,
  ruleset: AnyRuleset,
  operation: string,
  request: VectorRequest,
  { broken = "one", kernel = answerOf(ruleset, operation, request) }: ComparisonOptions = {},
): Promise<string[]> {
  const rest = await askRest(transports.rest, ruleset.id, operation, request);
  const graphql = await askGraphql(transports.graphql, transports.schema, ruleset.id, operation, request);
  return [
    ...compare("REST", kernel, rest),
    ...(await compareGraphql(transports, ruleset, operation, kernel, graphql, broken)),
  ];
}

/** Options of a comparison. */
export interface ComparisonOptions {
  readonly broken?: "one" | "several";
  /** The kernel's answer, if already computed. */
  readonly kernel?: Answer;
}

/** Sends one report request to kernel, REST and GraphQL and lists the differences. */
export async function findReportDisagreements(
  transports: Transports,
  ruleset: AnyRuleset,
  report: AnyReport,
  request: Readonly<Record<string, unknown>>,
): Promise<string[]> {
  const before = JSON.stringify(request);
  const kernel = await evaluateReport(ruleset, report, request);
  if (JSON.stringify(request) !== before) return ["The kernel changed its input."];
  const rest = await askRest(transports.rest, ruleset.id, report.name, request);
  const graphql = await askGraphql(transports.graphql, transports.schema, ruleset.id, report.name, request);
  const onRest = compare("REST", kernel, rest);
  if (kernel.kind === "MALFORMED") return [...onRest, ...compareFaults(kernel, graphql.faults, "one")];
  const expected = reportAsGraphql(transports.schema, ruleset.id, report.name, kernel.output);
  return [...onRest, ...compare("GraphQL", expected, graphql.answer ?? graphql.faults)];
}

async function compareGraphql(
  { schema }: Transports,
  ruleset: AnyRuleset,
  operation: string,
  kernel: Answer,
  { answer, faults }: Awaited<ReturnType<typeof askGraphql>>,
  broken: "one" | "several",
): Promise<string[]> {
  if (kernel.kind === "MALFORMED") return compareFaults(kernel, faults, broken);
  if (answer === undefined) return [`GraphQL: expected ${kernel.kind}, got ${JSON.stringify(faults)}`];
  const name = operationTypeName(ruleset, { name: operation });
  const typeName = { RESOLUTION: `${name}Resolution`, REFUSAL: "Refusal", NEEDS_ROLL: "NeedsRoll" }[kernel.kind];
  const english = await ruleset.phrasesOf("en");
  const localized = localize(ruleset, kernel, (text) => text(english));
  const expected = { __typename: typeName, ...(asGraphql(schema, typeName, localized) as object) };
  return compare("GraphQL", expected, answer);
}

/** GraphQL's own type errors never reach the kernel. The sentence may differ, but not code and pointer. */
function compareFaults(kernel: Malformed, faults: Malformed["faults"], broken: "one" | "several"): string[] {
  const { code, pointer } = kernel.faults[0]!;
  const same = faults.some(
    (fault) => broken === "several" || (fault.code === code && (fault.pointer === pointer || isWhole(fault, pointer))),
  );
  return same ? [] : [`GraphQL: expected ${code} at ${pointer}, got ${JSON.stringify(faults)}`];
}

/** Returns true for a field of an empty input. GraphQL has no such argument and points at the whole request. */
function isWhole({ code, pointer }: { readonly code: string; readonly pointer: string }, inside: string): boolean {
  return code === "FIELD_UNKNOWN" && pointer === "/input" && inside.startsWith("/input/");
}

/** Lists the first difference between two values as JSON, which ignores undefined members. */
function compare(transport: string, expected: unknown, actual: unknown): string[] {
  if (isSameJson(expected, actual)) return [];
  const [expectedText, actualText] = [canonicalJson(expected), canonicalJson(actual)];
  const at = [...expectedText].findIndex((character, index) => actualText[index] !== character);
  const from = Math.max(0, at - 80);
  return [
    `${transport} differs at ${at}: expected ...${expectedText.slice(from, at + 80)}, got ...${actualText.slice(from, at + 80)}`,
  ];
}
