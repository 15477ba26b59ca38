import type { GraphQLSchema } from "graphql";
import type { LambdaHandler } from "../../src/api/edge/edge";
import { operationTypeName } from "../../src/api/names";
import { canonicalJson } from "../../src/core/audit/canonical";
import type { Answer, Malformed } from "../../src/core/contract/answer";
import type { AnyReport } from "../../src/core/contract/operation";
import type { AnyRuleset } from "../../src/core/contract/ruleset";
import { adjudicate } from "../../src/core/engine/adjudicate";
import { compute } from "../../src/core/engine/report";
import { localize } from "../../src/core/text/localize";
import { judge, OWED_ON_THE_WIRE } from "./expectations";
import { requestOf, type Vector, type VectorRequest } from "./vectors";
import { asGraphql, askGraphql, askRest, reportAsGraphql } from "./wires";

/** The two wires, called in process. */
export interface Wires {
  readonly rest: LambdaHandler;
  readonly graphql: LambdaHandler;
  readonly schema: GraphQLSchema;
}

/** Runs one vector through the kernel and says where its answer falls short. */
export function runOnKernel(ruleset: AnyRuleset, vector: Vector, root?: string): string[] {
  const request = requestOf(ruleset.id, vector, root);
  const { operation, expect } = vector;
  const answer = adjudicate(ruleset, { operation, ...request });
  const { shortcomings } = judge(expect, { ruleset: ruleset.id, operation, request }, answer, OWED_ON_THE_WIRE);
  return shortcomings.map(({ check, message }) => `${check}: ${message}`);
}

/**
 * Sends one request to kernel, REST and GraphQL and says where their answers differ. With several things `broken` at
 * once GraphQL, which checks its types first, may name another of them than the kernel does.
 */
export async function disagreements(
  wires: Wires,
  ruleset: AnyRuleset,
  operation: string,
  request: VectorRequest,
  broken: "one" | "several" = "one",
): Promise<string[]> {
  const before = canonicalJson(request);
  const kernel = adjudicate(ruleset, { operation, ...request });
  if (canonicalJson(request) !== before) return ["The kernel changed its input."];
  const rest = await askRest(wires.rest, ruleset.id, operation, request);
  const graphql = await askGraphql(wires.graphql, wires.schema, ruleset.id, operation, request);
  return [
    ...compare("REST", canonicalJson(kernel), canonicalJson(rest)),
    ...(await compareGraphql(wires, ruleset, operation, kernel, graphql, broken)),
  ];
}

/** Asks kernel, REST and GraphQL for one report and says where they differ. */
export async function reportDisagreements(
  wires: Wires,
  ruleset: AnyRuleset,
  report: AnyReport,
  request: Readonly<Record<string, unknown>>,
): Promise<string[]> {
  const before = canonicalJson(request);
  const kernel = await compute(ruleset, report, request);
  if (canonicalJson(request) !== before) return ["The kernel changed its input."];
  const rest = await askRest(wires.rest, ruleset.id, report.name, request);
  const graphql = await askGraphql(wires.graphql, wires.schema, ruleset.id, report.name, request);
  const onRest = compare("REST", canonicalJson(kernel), canonicalJson(rest));
  if (kernel.kind === "MALFORMED") return [...onRest, ...compareFaults(kernel, graphql.faults, "one")];
  const expected = reportAsGraphql(wires.schema, ruleset.id, report.name, kernel.output);
  return [...onRest, ...compare("GraphQL", canonicalJson(expected), canonicalJson(graphql.answer ?? graphql.faults))];
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
  const told = localize(kernel, (text) => text(english));
  const expected = { __typename: typeName, ...(asGraphql(schema, typeName, told) as object) };
  return compare("GraphQL", canonicalJson(expected), canonicalJson(answer));
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

function compare(wire: string, expected: string, actual: string): string[] {
  if (expected === actual) return [];
  const at = [...expected].findIndex((character, index) => actual[index] !== character);
  const from = Math.max(0, at - 80);
  return [
    `${wire} differs at ${at}: expected ...${expected.slice(from, at + 80)}, got ...${actual.slice(from, at + 80)}`,
  ];
}
