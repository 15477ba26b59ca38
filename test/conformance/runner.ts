import type { GraphQLSchema } from "graphql";
import type { LambdaHandler } from "../../src/api/edge/edge";
import { operationTypeName } from "../../src/api/names";
import type { Reference } from "../../src/cli/conformance/reference";
import { canonicalJson } from "../../src/core/audit/canonical";
import type { Answer, Malformed } from "../../src/core/contract/answer";
import type { AnyReport } from "../../src/core/contract/operation";
import type { AnyRuleset } from "../../src/core/contract/ruleset";
import { adjudicate } from "../../src/core/engine/adjudicate";
import { evaluateReport } from "../../src/core/engine/report";
import { localize } from "../../src/core/text/localize";
import { isSameJson } from "../fixtures/same-json";
import { judge, REQUIRED_OF_SERVERS } from "./expectations";
import type { Vector, VectorRequest } from "./vectors";
import { asGraphql, askGraphql, askRest, reportAsGraphql } from "./wires";

/** The two wires, called in process. */
export interface Wires {
  readonly rest: LambdaHandler;
  readonly graphql: LambdaHandler;
  readonly schema: GraphQLSchema;
}

/** The kernel's answer to a request, which it must not change. */
export function answerOf(ruleset: AnyRuleset, operation: string, request: VectorRequest): Answer {
  const before = JSON.stringify(request);
  const answer = adjudicate(ruleset, { operation, ...request });
  if (JSON.stringify(request) !== before) throw new Error("The kernel changed its input.");
  return answer;
}

/** Says where the kernel's answer to a vector falls short of what the vector expects, of the laws of every answer and of what is published. */
export function shortcomingsOf(
  ruleset: AnyRuleset,
  vector: Vector,
  request: VectorRequest,
  answer: Answer,
  reference: Reference,
): string[] {
  const asked = { ruleset: ruleset.id, operation: vector.operation, request };
  const { shortcomings } = judge(vector.expect, asked, answer, REQUIRED_OF_SERVERS, reference);
  return shortcomings.map(({ check, message }) => `${check}: ${message}`);
}

/**
 * Sends one request to REST and GraphQL and says where their answers differ from the kernel's, which is asked too unless
 * its answer is known. With several things `broken` at once GraphQL, which checks its types first, may name another of them
 * than the kernel does.
 */
export async function disagreements(
  wires: Wires,
  ruleset: AnyRuleset,
  operation: string,
  request: VectorRequest,
  { broken = "one", kernel = answerOf(ruleset, operation, request) }: Compared = {},
): Promise<string[]> {
  const rest = await askRest(wires.rest, ruleset.id, operation, request);
  const graphql = await askGraphql(wires.graphql, wires.schema, ruleset.id, operation, request);
  return [
    ...compare("REST", kernel, rest),
    ...(await compareGraphql(wires, ruleset, operation, kernel, graphql, broken)),
  ];
}

/** How answers are compared. */
export interface Compared {
  readonly broken?: "one" | "several";
  /** The kernel's answer, where it is known. */
  readonly kernel?: Answer;
}

/** Asks kernel, REST and GraphQL for one report and says where they differ. */
export async function reportDisagreements(
  wires: Wires,
  ruleset: AnyRuleset,
  report: AnyReport,
  request: Readonly<Record<string, unknown>>,
): Promise<string[]> {
  const before = JSON.stringify(request);
  const kernel = await evaluateReport(ruleset, report, request);
  if (JSON.stringify(request) !== before) return ["The kernel changed its input."];
  const rest = await askRest(wires.rest, ruleset.id, report.name, request);
  const graphql = await askGraphql(wires.graphql, wires.schema, ruleset.id, report.name, request);
  const onRest = compare("REST", kernel, rest);
  if (kernel.kind === "MALFORMED") return [...onRest, ...compareFaults(kernel, graphql.faults, "one")];
  const expected = reportAsGraphql(wires.schema, ruleset.id, report.name, kernel.output);
  return [...onRest, ...compare("GraphQL", expected, graphql.answer ?? graphql.faults)];
}

async function compareGraphql(
  { schema }: Wires,
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
  const told = localize(ruleset, kernel, (text) => text(english));
  const expected = { __typename: typeName, ...(asGraphql(schema, typeName, told) as object) };
  return compare("GraphQL", expected, answer);
}

/** What GraphQL's own types reject never reaches the kernel: its sentence may differ, code and pointer may not. */
function compareFaults(kernel: Malformed, faults: Malformed["faults"], broken: "one" | "several"): string[] {
  const { code, pointer } = kernel.faults[0]!;
  const same = faults.some(
    (fault) => broken === "several" || (fault.code === code && (fault.pointer === pointer || isWhole(fault, pointer))),
  );
  return same ? [] : [`GraphQL: expected ${code} at ${pointer}, got ${JSON.stringify(faults)}`];
}

/** A field of an input that asks for nothing: GraphQL has no such argument at all, and points at the whole. */
function isWhole({ code, pointer }: { readonly code: string; readonly pointer: string }, inside: string): boolean {
  return code === "FIELD_UNKNOWN" && pointer === "/input" && inside.startsWith("/input/");
}

/** Where two values differ as JSON: a member that is undefined is none. */
function compare(wire: string, expected: unknown, actual: unknown): string[] {
  if (isSameJson(expected, actual)) return [];
  const [wanted, found] = [canonicalJson(expected), canonicalJson(actual)];
  const at = [...wanted].findIndex((character, index) => found[index] !== character);
  const from = Math.max(0, at - 80);
  return [`${wire} differs at ${at}: expected ...${wanted.slice(from, at + 80)}, got ...${found.slice(from, at + 80)}`];
}
