import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getArgumentValues,
  isAbstractType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from "graphql";
import { isShared } from "../../core/operation/decisions";

/** Thrown where a plan does not reach: something unusual in the document, or a value that cannot be served. */
export class OffPlan extends Error {}

/** Thrown for a value that is only promised. */
export class Late extends OffPlan {}

/** What one execution has besides its plan. */
export interface Run {
  /** The coerced values of the document's variables. */
  readonly variables: Readonly<Record<string, unknown>>;
  readonly context: unknown;
}

/** Fills an object with the selected fields of a source. */
type Fields = (source: unknown, run: Run) => Readonly<Record<string, unknown>>;
/** Makes what is served of a field's value. */
type Complete = (value: unknown, run: Run) => unknown;
/** A resolver, as far as those of this service go: none looks at how far the engine has come. */
type Resolve = (source: unknown, given: unknown, context: unknown) => unknown;

interface Step {
  readonly key: string;
  readonly value: (source: unknown, run: Run) => unknown;
}

/**
 * Turns a validated document's selections into functions that answer them, once for all requests with that document.
 * Every type is looked at here, so that nothing is left to find out for each of a hundred decisions.
 */
export class Planner {
  /** How many fields met so far are not told by their source alone. */
  private dependent = 0;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  ) {}

  /** What is selected of an object; throws OffPlan for directives and for what introspection alone knows. */
  fieldsOf(type: GraphQLObjectType, sets: readonly SelectionSetNode[]): Fields {
    const groups = new Map<string, FieldNode[]>();
    const spread = new Set<string>();
    for (const set of sets) this.collect(type, set, groups, spread);
    const before = this.dependent;
    const steps = [...groups].map(([key, nodes]) => this.step(type, key, nodes));
    const isTold = this.dependent === before;
    // A copy of what has every key already is faster to fill, and to serialise, than an object that grows.
    const blank: Readonly<Record<string, unknown>> = Object.fromEntries(steps.map(({ key }) => [key, null]));
    const fill: Fields = (source, run) => {
      const fields = { ...blank };
      for (const { key, value } of steps) fields[key] = value(source, run);
      return fields;
    };
    return isTold ? rememberingShared(fill) : fill;
  }

  private collect(
    type: GraphQLObjectType,
    set: SelectionSetNode,
    groups: Map<string, FieldNode[]>,
    spread: Set<string>,
  ): void {
    for (const selection of set.selections) {
      if (selection.directives !== undefined && selection.directives.length > 0) throw new OffPlan();
      if (selection.kind === Kind.FIELD) {
        const key = (selection.alias ?? selection.name).value;
        groups.set(key, [...(groups.get(key) ?? []), selection]);
        continue;
      }
      const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : this.spread(selection.name.value, spread);
      if (fragment === undefined || !this.applies(fragment.typeCondition?.name.value, type)) continue;
      this.collect(type, fragment.selectionSet, groups, spread);
    }
  }

  /** A named fragment that has not been spread here before. */
  private spread(name: string, spread: Set<string>): FragmentDefinitionNode | undefined {
    if (spread.has(name)) return undefined;
    spread.add(name);
    return this.fragments.get(name);
  }

  private applies(condition: string | undefined, type: GraphQLObjectType): boolean {
    if (condition === undefined || condition === type.name) return true;
    const wider = this.schema.getType(condition);
    return isAbstractType(wider) && this.schema.isSubType(wider, type);
  }

  private step(type: GraphQLObjectType, key: string, nodes: readonly FieldNode[]): Step {
    const node = nodes[0]!;
    const name = node.name.value;
    if (name === "__typename" && key !== "__proto__") return { key, value: () => type.name };
    const field = type.getFields()[name];
    if (field === undefined || key === "__proto__") throw new OffPlan();
    const complete = this.completion(field.type, nodes);
    const given = argumentsOf(field, node);
    const resolve = field.resolve as Resolve | undefined;
    if (resolve !== undefined) {
      this.dependent += 1;
      return { key, value: (source, run) => complete(atOnce(resolve(source, given(run), run.context)), run) };
    }
    const value = (source: unknown, run: Run): unknown => {
      const property = (source as Readonly<Record<string, unknown>>)[name];
      if (typeof property !== "function") return complete(property, run);
      return complete(atOnce(property.call(source, given(run), run.context)), run);
    };
    return { key, value };
  }

  private completion(type: GraphQLOutputType, nodes: readonly FieldNode[]): Complete {
    if (!isNonNullType(type)) {
      const complete = this.presence(type, nodes);
      return (value, run) => (value === undefined || value === null ? null : complete(value, run));
    }
    const complete = this.presence(type.ofType, nodes);
    return (value, run) => complete(present(value), run);
  }

  /** How a value is completed that is there. */
  private presence(type: GraphQLOutputType, nodes: readonly FieldNode[]): Complete {
    if (isNonNullType(type)) throw new OffPlan();
    if (isListType(type)) {
      const complete = this.completion(type.ofType, nodes);
      return (value, run) => {
        if (!Array.isArray(value)) throw new OffPlan();
        return value.map((item: unknown) => complete(item, run));
      };
    }
    const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    if (isObjectType(type)) return this.fieldsOf(type, sets);
    if (!isAbstractType(type)) return (value) => present(type.serialize(value));
    this.dependent += 1;
    const plans = new Map<unknown, Fields>();
    const nameOf = type.resolveType as ((value: unknown) => unknown) | null | undefined;
    return (value, run) => {
      const name = nameOf?.(value);
      let fields = plans.get(name);
      if (fields === undefined) {
        const concrete = typeof name === "string" ? this.schema.getType(name) : undefined;
        if (!isObjectType(concrete) || !this.schema.isSubType(type, concrete)) throw new OffPlan();
        fields = this.fieldsOf(concrete, sets);
        plans.set(name, fields);
      }
      return fields(value, run);
    };
  }
}

/** Fills once what a decision tells that answers share. */
function rememberingShared(fill: Fields): Fields {
  const filled = new WeakMap<object, ReturnType<Fields>>();
  return (source, run) => {
    if (!isShared(source)) return fill(source, run);
    let fields = filled.get(source);
    if (fields === undefined) {
      fields = fill(source, run);
      filled.set(source, fields);
    }
    return fields;
  };
}

/** What gives a field its arguments: made once where the document writes none. */
function argumentsOf(field: GraphQLField<unknown, unknown>, node: FieldNode): (run: Run) => unknown {
  if (node.arguments !== undefined && node.arguments.length > 0) {
    return ({ variables }) => getArgumentValues(field, node, variables);
  }
  const values = getArgumentValues(field, node);
  return () => values;
}

function present<T>(value: T): NonNullable<T> {
  if (value === undefined || value === null) throw new OffPlan();
  return value;
}

/** A value that is here already; a promise is left to itself, since whoever asks again gets another. */
function atOnce(value: unknown): unknown {
  if (!(value instanceof Promise)) return value;
  value.catch(() => {});
  throw new Late();
}
