import {
  type GraphQLObjectType,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from "graphql";
import type { LambdaHandler } from "../../src/api/edge/edge";
import { auditEntryTypeName, memberTypeName, type UnionMember } from "../../src/api/graphql/type-names";
import type { Answer } from "../../src/core/contract/answer";
import { ask, post } from "../http/client";
import { fullDocument } from "./full-document";
import type { VectorRequest } from "./vectors";

/** A JSON object of any shape. */
type Json = Readonly<Record<string, unknown>>;

/** A request to an operation or a report. */
type Body = VectorRequest | Json;

/** Sends a request to REST and returns its answer in the kernel's form. */
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
  const { type: _type, title: _title, status: _status, ...refusal } = json;
  return refusal;
}

/** Queries all fields through GraphQL and returns the answer. */
export async function askGraphql(
  handler: LambdaHandler,
  schema: GraphQLSchema,
  ruleset: string,
  operation: string,
  request: Body,
): Promise<{ readonly answer: Json | undefined; readonly faults: Extract<Answer, { kind: "MALFORMED" }>["faults"] }> {
  const { variables } = fullDocument(schema, ruleset, operation);
  // GraphQL omits the input of an operation without input; REST accepts an empty one.
  const input = Object.fromEntries(
    Object.entries(request).filter(([name, value]) => variables.includes(name) || !isEmpty(value)),
  );
  const extra = Object.keys(input).filter((name) => !variables.includes(name));
  const { text } = fullDocument(schema, ruleset, operation, { extra });
  const { status, json } = await ask(handler, text, input);
  if (status !== 200) throw new Error(`GraphQL answered ${status}: ${JSON.stringify(json)}`);
  const faults = (json.errors ?? []).flatMap((error: Json) => {
    const faults = (error.extensions as Json).faults;
    if (faults === undefined) throw new Error(`An error without faults: ${JSON.stringify(error)}`);
    return faults;
  });
  return { answer: json.data?.[ruleset]?.[operation] ?? undefined, faults };
}

/**
 * Converts a kernel answer to its GraphQL form: null for omitted members, `__typename`, and `state` and the JSON
 * outcome as extra fields. Throws for a member that the GraphQL type lacks, because GraphQL would drop it.
 */
export function asGraphql(schema: GraphQLSchema, typeName: string, answer: Answer): unknown {
  const withState =
    answer.kind === "RESOLUTION" ? { ...answer, state: answer.snapshot, outcomeJson: answer.outcome } : answer;
  return project(schema, schema.getType(typeName) as GraphQLType, withState, typeName);
}

/** Converts the output of a report to its GraphQL form. */
export function reportAsGraphql(schema: GraphQLSchema, ruleset: string, report: string, output: unknown): unknown {
  const space = getNamedType(schema.getQueryType()!.getFields()[ruleset]!.type) as GraphQLObjectType;
  return project(schema, space.getFields()[report]!.type, output, report);
}

function project(schema: GraphQLSchema, declaredType: GraphQLType, value: unknown, path: string): unknown {
  return projected(schema, shapeOf(declaredType), value, path);
}

/** The structure of a type: for lists that of their items, for objects their fields. */
interface Shape {
  readonly name: string;
  readonly items: Shape | undefined;
  /** Undefined if the type is not an object. */
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

function makeShape(declaredType: GraphQLType): Shape {
  const type = isNonNullType(declaredType) ? declaredType.ofType : declaredType;
  const namedType = getNamedType(type);
  let fields: ReadonlyMap<string, Shape> | undefined;
  const readFields = (): ReadonlyMap<string, Shape> | undefined => {
    if (fields === undefined && isObjectType(namedType))
      fields = new Map(Object.values(namedType.getFields()).map(({ name, type: of }) => [name, shapeOf(of)]));
    return fields;
  };
  return { name: namedType.name, items: isListType(type) ? shapeOf(type.ofType) : undefined, fields: readFields };
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
  if (isUnionType(schema.getType(name))) {
    const member = memberTypeName(name, value as UnionMember);
    return { __typename: member, ...(project(schema, schema.getType(member) as GraphQLType, value, path) as object) };
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
  const projection: Record<string, unknown> = {};
  for (const [name, of] of fields) projection[name] = projected(schema, of, value[name], `${path}/${name}`);
  return projection;
}

/** Returns true for an object without members, which has no GraphQL type. */
function isEmpty(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;
}
