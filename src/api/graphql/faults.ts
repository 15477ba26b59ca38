import {
  type ASTNode,
  coerceInputValue,
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  typeFromAST,
  type VariableDefinitionNode,
  visit,
} from "graphql";
import { pointerTo } from "../../core/audit/pointer";
import type { LocalizedFault } from "../../core/contract/request";
import { FAULT_LIMIT } from "../../core/request/fault";
import { faultCodeOf } from "../request";
import { abridged } from "./abridged";

type Path = readonly (string | number)[];

type Variables = Readonly<Record<string, unknown>>;

/** The fault behind a validation error that concerns a value of an argument, with the same pointer as on REST. */
export function faultOfValidation(document: DocumentNode, error: GraphQLError): LocalizedFault | undefined {
  const node = error.nodes?.[0];
  if (node === undefined) return undefined;
  const missing = /^Argument "(\w+)" of required type|argument "(\w+)" of type .* is required/.exec(error.message);
  if (node.kind === Kind.FIELD && missing) return fault([missing[1] ?? missing[2]!], error.message);
  const path = pathOf(document, node);
  if (path === undefined) return undefined;
  if (node.kind === Kind.ARGUMENT && error.message.startsWith("Unknown argument")) {
    return { ...fault(path, error.message), code: path[0] === "snapshot" ? "SNAPSHOT_UNWANTED" : "FIELD_UNKNOWN" };
  }
  return fault(path, error.message);
}

/** The first faults behind failed variables, in the order in which the engine reports them. */
export function faultsOfVariables(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): LocalizedFault[] {
  const faults: LocalizedFault[] = [];
  for (const definition of operation.variableDefinitions ?? []) {
    const found = wrongsOf(schema, definition, variables, FAULT_LIMIT - faults.length);
    if (found.length === 0) continue;
    const place = placeOf(document, definition);
    for (const { path, message } of found) faults.push(fault([...place, ...path], message));
    if (faults.length >= FAULT_LIMIT) break;
  }
  return faults;
}

/** What is wrong in the value of a variable, and where in it. */
interface Wrong {
  readonly path: Path;
  readonly message: string;
}

/** Thrown to end the reading of a value in which enough is wrong. */
const ENOUGH = new Error("Enough is wrong.");

/** What is wrong in the value of a variable, at most so many times. */
function wrongsOf(
  schema: GraphQLSchema,
  definition: VariableDefinitionNode,
  variables: Variables,
  most: number,
): Wrong[] {
  const name = definition.variable.name.value;
  const type = typeFromAST(schema, definition.type as never);
  if (type === undefined) return [];
  const given = Object.hasOwn(variables, name) ? variables[name] : undefined;
  if (given === undefined || given === null) {
    const isMissing = definition.type.kind === Kind.NON_NULL_TYPE && definition.defaultValue === undefined;
    return isMissing ? [{ path: [], message: `Variable "$${name}" is required.` }] : [];
  }
  const found: Wrong[] = [];
  try {
    coerceInputValue(given, type as never, (path, _value, { message }) => {
      found.push({ path, message });
      if (found.length >= most) throw ENOUGH;
    });
  } catch (error) {
    if (error !== ENOUGH) throw error;
  }
  return found;
}

function fault(path: Path, message: string): LocalizedFault {
  const missing = /^Field "(?:\w+\.)?(\w+)" of required type/.exec(message)?.[1];
  const full = missing === undefined ? path : [...path, missing];
  const unknown = /^Field "[^"]*" is not defined by type/.test(message);
  const last = /^Field "([^"]*)" is not defined/.exec(message)?.[1];
  const end = unknown && last !== undefined && full.at(-1) !== last ? [...full, last] : full;
  const code = unknown ? "FIELD_UNKNOWN" : codeAt(full);
  return { code, pointer: pointerTo("", end), message: abridged(message) };
}

/** A snapshot is missing wherever one stands, an entry of a list of careers included. */
function codeAt(path: Path): string {
  return path.at(-1) === "snapshot" ? faultCodeOf("snapshot") : faultCodeOf(String(path[0]), path.length > 1);
}

/** Where a variable is first used, as a path that begins with an argument's name. */
function placeOf(document: DocumentNode, definition: VariableDefinitionNode): Path {
  const name = definition.variable.name.value;
  let place: Path | undefined;
  visit(document, {
    Variable(node, _key, parent, _path, ancestors) {
      if (node.name.value === name) place ??= pathThrough([...ancestors, parent, node]);
    },
  });
  return place ?? [name];
}

/** The path of a node within the argument it stands in; undefined outside arguments, and in those of the language itself. */
function pathOf(document: DocumentNode, wanted: ASTNode): Path | undefined {
  let path: Path | undefined;
  visit(document, {
    enter(node, _key, parent, _path, ancestors) {
      if (node !== wanted) return;
      const chain = [...ancestors, parent, node];
      if (!chain.some(isOfLanguage)) path = pathThrough(chain);
    },
  });
  return path;
}

/** True for a directive and for a field that asks for the schema. */
function isOfLanguage(node: ASTNode | readonly ASTNode[] | undefined): boolean {
  if (node === undefined || !("kind" in node)) return false;
  return node.kind === Kind.DIRECTIVE || (node.kind === Kind.FIELD && node.name.value.startsWith("__"));
}

/** The path that a chain of nodes and lists, from the document down, takes from its argument on. */
function pathThrough(chain: readonly (ASTNode | readonly ASTNode[] | undefined)[]): Path | undefined {
  let path: (string | number)[] | undefined;
  for (const [index, node] of chain.entries()) {
    if (node === undefined || !("kind" in node)) continue;
    if (node.kind === Kind.ARGUMENT) path = [node.name.value];
    else if (node.kind === Kind.OBJECT_FIELD) path?.push(node.name.value);
    else if (node.kind === Kind.LIST) {
      const position = node.values.findIndex((value) => chain[index + 2] === value);
      if (position >= 0) path?.push(position);
    }
  }
  return path;
}
