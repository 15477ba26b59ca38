import {
  type GraphQLObjectType,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";
import type { LambdaHandler } from "../../src/api/edge/edge";
import { auditEntryTypeName } from "../../src/api/graphql/type-names";
import type { Answer } from "../../src/core/contract/answer";
import { ask, post } from "../http/client";
import { fullDocument } from "./full-document";
import type { VectorRequest } from "./vectors";

/** A JSON object of whatever shape. */
type Json = Readonly<Record<string, unknown>>;

/** A request to an operation or a report. */
type Body = VectorRequest | Json;

/** Asks the REST wire and reads its answer as the kernel words it. */
export async function askRest(
  handler: LambdaHandler,
  ruleset: string,
  operation: string,
  request: Body,
): Promise<Answer> {
  const { status, json } = await post(handler, `/v1/${ruleset}/${operation}`, request);
  if (status === 200) return json;
  if (status === 400) return { kind: "MALFORMED", faults: json.faults };
  if (status !== 422) throw new Error(`REST answered ${status}: ${JSON.stringify(json)}`);
  const { type: _type, title: _title, status: _status, detail: _detail, ...refusal } = json;
  return refusal;
}

/** Asks the GraphQL wire for everything there is, and gives what it returned. */
export async function askGraphql(
  handler: LambdaHandler,
  schema: GraphQLSchema,
  ruleset: string,
  operation: string,
  request: Body,
): Promise<{ readonly answer: Json | undefined; readonly faults: Extract<Answer, { kind: "MALFORMED" }>["faults"] }> {
  const { variables } = fullDocument(schema, ruleset, operation);
  // An operation that asks for nothing takes no input on GraphQL, where REST takes an empty one.
  const given = Object.fromEntries(
    Object.entries(request).filter(([name, value]) => variables.includes(name) || !isEmpty(value)),
  );
  const extra = Object.keys(given).filter((name) => !variables.includes(name));
  const { text } = fullDocument(schema, ruleset, operation, { extra });
  const { status, json } = await ask(handler, text, given);
  if (status !== 200) throw new Error(`GraphQL answered ${status}: ${JSON.stringify(json)}`);
  const faults = (json.errors ?? []).flatMap((error: Json) => {
    const found = (error.extensions as Json).faults;
    if (found === undefined) throw new Error(`An error without faults: ${JSON.stringify(error)}`);
    return found;
  });
  return { answer: json.data?.[ruleset]?.[operation] ?? undefined, faults };
}

/**
 * A kernel's answer as GraphQL must return it: the same, with null for members the kernel left out, its `__typename`s,
 * the state beside the snapshot and the outcome as JSON beside the outcome. Throws for a member that the type does not have, which GraphQL would lose.
 */
export function asGraphql(schema: GraphQLSchema, typeName: string, answer: Answer): unknown {
  const withState =
    answer.kind === "RESOLUTION" ? { ...answer, state: answer.snapshot, outcomeJson: answer.outcome } : answer;
  return project(schema, schema.getType(typeName) as GraphQLType, withState, typeName);
}

/** What a report says as GraphQL must return it. */
export function reportAsGraphql(schema: GraphQLSchema, ruleset: string, report: string, output: unknown): unknown {
  const space = getNamedType(schema.getQueryType()!.getFields()[ruleset]!.type) as GraphQLObjectType;
  return project(schema, space.getFields()[report]!.type, output, report);
}

function project(schema: GraphQLSchema, given: GraphQLType, value: unknown, path: string): unknown {
  return projected(schema, shapeOf(given), value, path);
}

/** What a type comes to: lists are told by their items, and of objects their fields. */
interface Shape {
  readonly name: string;
  readonly items: Shape | undefined;
  /** None for what is no object. */
  readonly fields: () => ReadonlyMap<string, Shape> | undefined;
}

const shapes = new WeakMap<GraphQLType, Shape>();

function shapeOf(type: GraphQLType): Shape {
  let shape = shapes.get(type);
  if (shape === undefined) {
    shape = makeShape(type);
    shapes.set(type, shape);
  }
  return shape;
}

function makeShape(given: GraphQLType): Shape {
  const type = isNonNullType(given) ? given.ofType : given;
  const named = getNamedType(type);
  let fields: ReadonlyMap<string, Shape> | undefined;
  const read = (): ReadonlyMap<string, Shape> | undefined => {
    if (fields === undefined && isObjectType(named))
      fields = new Map(Object.values(named.getFields()).map(({ name, type: of }) => [name, shapeOf(of)]));
    return fields;
  };
  return { name: named.name, items: isListType(type) ? shapeOf(type.ofType) : undefined, fields: read };
}

function projected(schema: GraphQLSchema, shape: Shape, value: unknown, path: string): unknown {
  if (value === null || value === undefined) return null;
  const { items, name } = shape;
  if (items !== undefined)
    return (value as unknown[]).map((item, index) => projected(schema, items, item, `${path}/${index}`));
  if (name === "AuditEntry") {
    const kind = auditEntryTypeName(value as { kind: string });
    const entry = project(schema, schema.getType(kind) as GraphQLType, value, path);
    return { __typename: kind, ...(entry as object) };
  }
  const fields = shape.fields();
  return fields === undefined ? value : projectObject(schema, name, fields, value as Json, path);
}

function projectObject(
  schema: GraphQLSchema,
  type: string,
  fields: ReadonlyMap<string, Shape>,
  value: Json,
  path: string,
): unknown {
  for (const key in value) {
    if (!fields.has(key) && !isEmpty(value[key])) throw new Error(`${path}: ${type} has no field ${key}`);
  }
  const made: Record<string, unknown> = {};
  for (const [name, of] of fields) made[name] = projected(schema, of, value[name], `${path}/${name}`);
  return made;
}

/** An object without members, which GraphQL has no type for. */
function isEmpty(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;
}
