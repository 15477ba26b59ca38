import type { GraphQLSchema } from "graphql";
import type { JsonSchema } from "../../core/contract/choice";
import { PROBLEM_TYPES, type ProblemType } from "../rest/problem";
import type { Components } from "./components";
import { answerSchema } from "./shared";

const FAULT: JsonSchema = {
  type: "object",
  description: "What is wrong with a request.",
  properties: {
    code: { type: "string", description: "Stable code of the fault." },
    pointer: { type: "string", description: "JSON pointer (RFC 6901) into the request." },
    message: { type: "string", description: "What is wrong, and what to do." },
  },
  required: ["code", "pointer", "message"],
  additionalProperties: false,
};

const MEMBERS: Readonly<Record<string, JsonSchema>> = {
  type: { type: "string", format: "uri-reference", description: "The kind of problem, as a path that explains it." },
  title: { type: "string", description: "The kind of problem in words." },
  status: { type: "integer", description: "The HTTP status." },
  detail: { type: "string", description: "What is wrong, and what to do." },
  code: { type: "string", description: "Stable code of the problem." },
};

/** Adds the schemas of the problems and gives the responses that every operation shares, by the problem's name. */
export function addProblems(components: Components, schema: GraphQLSchema): Readonly<Record<string, JsonSchema>> {
  const fault = components.add("Fault", FAULT);
  const faults = { type: "array", items: fault, description: "Everything that is wrong with the request." };
  const pointer = { type: "string", description: "JSON pointer to the first fault." };
  const { properties, required } = answerSchema(schema, components, "Refusal", {
    kind: constant("REFUSAL"),
    message: undefined,
  });
  const refusal = problem(PROBLEM_TYPES.refusal, properties as object, required as string[]);
  const malformed = problem(PROBLEM_TYPES.malformed, { kind: constant("MALFORMED"), pointer, faults }, ["kind"]);
  const currentVersion = { type: "integer", description: "The version the stored game has now." };
  const conflict = problem(PROBLEM_TYPES.conflict, { currentVersion }, []);
  const plain = problem(
    { ...PROBLEM_TYPES["not-found"], doc: "A request that was turned away before any rule was asked." },
    {},
    [],
  );
  const bodies: Record<string, JsonSchema> = {
    refusal: components.add("RefusalProblem", refusal),
    malformed: components.add("MalformedProblem", malformed),
    conflict: components.add("ConflictProblem", conflict),
  };
  const other = components.add("Problem", plain);
  return Object.fromEntries(
    Object.entries(PROBLEM_TYPES).map(([name, { doc }]) => [
      name,
      { description: doc, content: { "application/problem+json": { schema: bodies[name] ?? other } } },
    ]),
  );
}

/** A string that is always the same. */
export function constant(value: string): JsonSchema {
  return { type: "string", const: value, description: `Always ${value}.` };
}

/** References to shared responses by their problems' names, keyed by status. */
export function problemResponses(
  ...names: readonly (keyof typeof PROBLEM_TYPES)[]
): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(
    names.map((name) => [String(PROBLEM_TYPES[name].status), { $ref: `#/components/responses/${name}` }]),
  );
}

function problem({ doc }: ProblemType, own: object, required: readonly string[]): JsonSchema {
  return {
    type: "object",
    description: doc,
    properties: { ...MEMBERS, ...own },
    required: [...new Set([...Object.keys(MEMBERS), ...required])],
    additionalProperties: false,
  };
}
