import type {
  ASTNode,
  DocumentNode,
  GraphQLError,
  GraphQLSchema,
  OperationDefinitionNode,
  VariableDefinitionNode,
} from "graphql";
import { coerceInputValue, Kind, typeFromAST, visit } from "graphql";
import { headingOf, isAnalysisName } from "../../core/analysis/headings";
import type { LocalizedFault } from "../../core/contract/request";
import { pointerTo } from "../../core/json/pointer";
import { FAULT_LIMIT } from "../../core/request/fault";
import { faultCodesWith } from "../../core/request/fault-codes";
import { abridge } from "./abridged";

type ValuePath = readonly (string | number)[];

/** A path that starts with the name of an argument, and the field with this argument. */
interface ArgumentPath {
  readonly field: string | undefined;
  readonly path: ValuePath;
}

type VariableValues = Readonly<Record<string, unknown>>;

/** Returns the fault behind a validation error in the value of an argument, with the same pointer as on REST. */
export function faultOfValidation(document: DocumentNode, error: GraphQLError): LocalizedFault | undefined {
  const node = error.nodes?.[0];
  if (node === undefined) return undefined;
  const missing = /^Argument "(\w+)" of required type|argument "(\w+)" of type .* is required/.exec(error.message);
  if (node.kind === Kind.FIELD && missing) {
    return fault({ field: node.name.value, path: [missing[1] ?? missing[2]!] }, error.message);
  }
  const at = pathOf(document, node);
  if (at === undefined) return undefined;
  if (node.kind === Kind.ARGUMENT && error.message.startsWith("Unknown argument")) {
    return { ...fault(at, error.message), code: at.path[0] === "snapshot" ? "SNAPSHOT_UNWANTED" : "FIELD_UNKNOWN" };
  }
  return fault(at, error.message);
}

/** Returns the first faults behind malformed variables, in the order in which the engine reports them. */
export function faultsOfVariables(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: VariableValues,
): LocalizedFault[] {
  const faults: LocalizedFault[] = [];
  for (const definition of operation.variableDefinitions ?? []) {
    const faultsInValue = valueFaultsOf(schema, definition, variables, FAULT_LIMIT - faults.length);
    if (faultsInValue.length === 0) continue;
    const place = usagePathOf(document, definition);
    for (const { path, message } of faultsInValue)
      faults.push(fault({ ...place, path: [...place.path, ...path] }, message));
    if (faults.length >= FAULT_LIMIT) break;
  }
  return faults;
}

/** A fault in the value of a variable, and its path. */
interface ValueFault {
  readonly path: ValuePath;
  readonly message: string;
}

/** Thrown to stop validation of a value once there are enough faults. */
const FAULT_LIMIT_REACHED = new Error("Too many faults. The rest is omitted.");

/** Returns the faults in the value of a variable, at most `most`. */
function valueFaultsOf(
  schema: GraphQLSchema,
  definition: VariableDefinitionNode,
  variables: VariableValues,
  most: number,
): ValueFault[] {
  const name = definition.variable.name.value;
  const type = typeFromAST(schema, definition.type as never);
  if (type === undefined) return [];
  const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
  if (value === undefined || value === null) {
    const isMissing = definition.type.kind === Kind.NON_NULL_TYPE && definition.defaultValue === undefined;
    return isMissing ? [{ path: [], message: `Variable "$${name}" is required.` }] : [];
  }
  const faultsInValue: ValueFault[] = [];
  try {
    coerceInputValue(value, type as never, (path, _value, { message }) => {
      faultsInValue.push({ path, message });
      if (faultsInValue.length >= most) throw FAULT_LIMIT_REACHED;
    });
  } catch (error) {
    if (error !== FAULT_LIMIT_REACHED) throw error;
  }
  return faultsInValue;
}

function fault({ field, path }: ArgumentPath, message: string): LocalizedFault {
  const missing = /^Field "(?:\w+\.)?(\w+)" of required type/.exec(message)?.[1];
  const full = missing === undefined ? path : [...path, missing];
  const unknown = /^Field "[^"]*" is not defined by type/.test(message);
  const last = /^Field "([^"]*)" is not defined/.exec(message)?.[1];
  const end = unknown && last !== undefined && full.at(-1) !== last ? [...full, last] : full;
  const code = unknown ? "FIELD_UNKNOWN" : codeAt(field, full);
  return { code, pointer: pointerTo("", end), message: abridge(message) };
}

/** Returns the code of a fault in an argument. A snapshot is missing at any depth, such as in a list of careers. */
function codeAt(field: string | undefined, path: ValuePath): string {
  const own = field !== undefined && isAnalysisName(field) ? headingOf(field).codes : undefined;
  return faultCodesWith(own ?? {})(path.at(-1) === "snapshot" ? "/snapshot" : pointerTo("", path));
}

/** Returns the path of a variable's first use. */
function usagePathOf(document: DocumentNode, definition: VariableDefinitionNode): ArgumentPath {
  const name = definition.variable.name.value;
  let place: ArgumentPath | undefined;
  visit(document, {
    Variable(node, _key, parent, _path, ancestors) {
      if (node.name.value === name) place ??= pathThrough([...ancestors, parent, node]);
    },
  });
  return place ?? { field: undefined, path: [name] };
}

/**
 * Returns the path of a node within its argument. Undefined outside arguments, and in those of directives and
 * introspection.
 */
function pathOf(document: DocumentNode, target: ASTNode): ArgumentPath | undefined {
  let path: ArgumentPath | undefined;
  visit(document, {
    enter(node, _key, parent, _path, ancestors) {
      if (node !== target) return;
      const chain = [...ancestors, parent, node];
      if (!chain.some(isDirectiveOrIntrospection)) path = pathThrough(chain);
    },
  });
  return path;
}

/** True for a directive and for an introspection field. */
function isDirectiveOrIntrospection(node: ASTNode | readonly ASTNode[] | undefined): boolean {
  if (node === undefined || !("kind" in node)) return false;
  return node.kind === Kind.DIRECTIVE || (node.kind === Kind.FIELD && node.name.value.startsWith("__"));
}

/** Returns the path from the argument to the end of a chain of nodes and lists, which starts at the document. */
function pathThrough(chain: readonly (ASTNode | readonly ASTNode[] | undefined)[]): ArgumentPath | undefined {
  let field: string | undefined;
  let path: (string | number)[] | undefined;
  for (const [index, node] of chain.entries()) {
    if (node === undefined || !("kind" in node)) continue;
    if (node.kind === Kind.FIELD) field = node.name.value;
    else if (node.kind === Kind.ARGUMENT) path = [node.name.value];
    else if (node.kind === Kind.OBJECT_FIELD) path?.push(node.name.value);
    else if (node.kind === Kind.LIST) {
      const position = node.values.findIndex((value) => chain[index + 2] === value);
      if (position >= 0) path?.push(position);
    }
  }
  return path && { field, path };
}
