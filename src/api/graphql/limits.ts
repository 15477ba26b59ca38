import { type DocumentNode, type FieldNode, type FragmentDefinitionNode, Kind, type SelectionSetNode } from "graphql";
import { slowCareerOperations } from "../../careers/slow";
import { ANALYSIS_NAMES, headingOf, SLOW_ANALYSES } from "../../core/analysis/headings";
import type { Message } from "../../core/contract/request";

/** The limits of one document, counted with every fragment expanded. The largest legal document stays below them. */
export const DOCUMENT_LIMITS = {
  /** Operations and fragments. */
  definitions: 100,
  depth: 24,
  fields: 6_000,
  aliases: 100,
  directives: 100,
  calls: 20,
  /** Calls that may each take a request's whole time or fill a response, and requests for the schema. */
  analyses: 4,
  /** Pairs of fields with the same name in the same place, such as those of several fragments. Validation compares each pair. */
  pairs: 10_000,
  /** Selections of all operations and fragments together. */
  selections: 18_000,
} as const;

/** The calls that count as analyses: in a ruleset's field, and for stored games at the root. */
const ANALYSES: Readonly<Record<CallPosition, ReadonlySet<string>>> = {
  root: slowCareerOperations,
  namespace: new Set<string>(ANALYSIS_NAMES.filter((name) => headingOf(name).effort !== undefined)),
};

/** The calls that may take a request's whole time, by position. */
const SLOW_CALLS: Readonly<Record<CallPosition, ReadonlySet<string>>> = {
  root: slowCareerOperations,
  namespace: SLOW_ANALYSES,
};

/** Maximum lexical tokens of a document, including a snapshot written as a literal. */
export const TOKEN_LIMIT = 15_000;

/** The positions of fields that resolve operations: at the root, and in a ruleset's field. */
type CallPosition = "root" | "namespace";

/**
 * The position of a field: of a call, in an answer, or in introspection. Clients query the schema without aliases,
 * because each alias there repeats everything below it.
 */
type FieldPosition = CallPosition | "answer" | "schema";

/** The context for weighing a document. */
interface WeighingContext {
  readonly definitions: ReadonlyMap<string, FragmentDefinitionNode>;
  /** The query fields of the rulesets, which contain calls. */
  readonly namespaces: readonly string[];
  /** The weights of fragments, by position and name. */
  readonly fragments: Map<string, DocumentWeight>;
}

interface DocumentWeight {
  readonly depth: number;
  readonly fields: number;
  readonly aliases: number;
  readonly directives: number;
  readonly calls: number;
  readonly analyses: number;
  /** Calls that may take a request's whole time. */
  readonly slow: number;
}

const ZERO_WEIGHT: DocumentWeight = { depth: 0, fields: 0, aliases: 0, directives: 0, calls: 0, analyses: 0, slow: 0 };

/**
 * Returns a message for the limit that a document exceeds, given the rulesets' ids, or undefined. The cost is linear in
 * the text, and that of validation is quadratic: check the limits first.
 */
export function exceededLimit(document: DocumentNode, namespaces: readonly string[]): Message | undefined {
  const { definitions } = document;
  if (definitions.length > DOCUMENT_LIMITS.definitions) return tooMany("definitions", definitions.length);
  const context = weighingContextFor(document, namespaces);
  for (const definition of definitions) {
    if (!("selectionSet" in definition)) continue;
    const isOperation = definition.kind === Kind.OPERATION_DEFINITION;
    const weight = weigh(definition.selectionSet, isOperation ? "root" : "answer", context, []);
    for (const what of ["depth", "fields", "aliases", "directives", "calls", "analyses"] as const) {
      if (weight[what] > DOCUMENT_LIMITS[what]) return tooMany(what, weight[what]);
    }
  }
  const sets = definitions.flatMap((each) => ("selectionSet" in each ? [each.selectionSet] : []));
  const pairs = countPairs(sets, context.definitions, DOCUMENT_LIMITS.selections);
  if (pairs === undefined) return tooMany("selections", DOCUMENT_LIMITS.selections);
  return pairs > DOCUMENT_LIMITS.pairs ? tooMany("pairs", pairs) : undefined;
}

/** True for a document with a call that may take a request's whole time, given the rulesets' ids. */
export function hasSlowCall(document: DocumentNode, namespaces: readonly string[]): boolean {
  const context = weighingContextFor(document, namespaces);
  return document.definitions.some(
    (each) => each.kind === Kind.OPERATION_DEFINITION && weigh(each.selectionSet, "root", context, []).slow > 0,
  );
}

function weighingContextFor(document: DocumentNode, namespaces: readonly string[]): WeighingContext {
  const fragments = document.definitions.flatMap((each) =>
    each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [],
  );
  return { definitions: new Map(fragments), namespaces, fragments: new Map() };
}

function tooMany(what: keyof typeof DOCUMENT_LIMITS, count: number): Message {
  const values = { count: Math.min(count, Number.MAX_SAFE_INTEGER), limit: DOCUMENT_LIMITS[what] };
  return { id: `DOCUMENT_TOO_LARGE/${what}`, values };
}

/** A selection set, and the fragments that contain it. */
interface SelectionScope {
  readonly set: SelectionSetNode;
  readonly path: readonly string[];
}

/** The fields of one name in one place: their number, and their selections. */
interface SameNameFields {
  count: number;
  readonly inside: SelectionScope[];
}

/**
 * Counts the pairs of fields with the same name in the same place, with the selections of equal names merged. Undefined
 * for more than `most` selections. Skips a fragment inside itself, which validation reports.
 */
function countPairs(
  sets: readonly SelectionSetNode[],
  definitions: WeighingContext["definitions"],
  most: number,
): number | undefined {
  let pairs = 0;
  let remaining = most;
  const collect = ({ set, path }: SelectionScope, below: Map<string, SameNameFields>, spread: Set<string>): void => {
    for (const selection of set.selections) {
      remaining -= 1;
      if (remaining < 0) return;
      if (selection.kind === Kind.FIELD) {
        const { name, alias, selectionSet } = selection;
        const key = (alias ?? name).value;
        const same = below.get(key) ?? { count: 0, inside: [] };
        below.set(key, same);
        pairs += same.count;
        same.count += 1;
        if (selectionSet !== undefined) same.inside.push({ set: selectionSet, path });
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        collect({ set: selection.selectionSet, path }, below, spread);
      } else {
        const name = selection.name.value;
        const fragment = definitions.get(name);
        if (fragment === undefined || spread.has(name) || path.includes(name)) continue;
        spread.add(name);
        collect({ set: fragment.selectionSet, path: [...path, name] }, below, spread);
      }
    }
  };
  const count = (merged: readonly SelectionScope[]): void => {
    const below = new Map<string, SameNameFields>();
    const spread = new Set<string>();
    for (const each of merged) collect(each, below, spread);
    for (const { inside } of below.values()) if (remaining >= 0 && inside.length > 0) count(inside);
  };
  for (const set of sets) count([{ set, path: [] }]);
  return remaining < 0 ? undefined : pairs;
}

/** Weighs each fragment once per position, so that a bomb of spreads costs no more than its text. */
function weigh(
  set: SelectionSetNode,
  place: FieldPosition,
  context: WeighingContext,
  path: readonly string[],
): DocumentWeight {
  let sum = ZERO_WEIGHT;
  for (const selection of set.selections) {
    const directives = { ...ZERO_WEIGHT, directives: selection.directives?.length ?? 0 };
    sum = addWeights(sum, directives);
    if (selection.kind === Kind.FIELD) {
      sum = addWeights(sum, weighField(selection, place, context, path));
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      sum = addWeights(sum, weigh(selection.selectionSet, place, context, path));
    } else {
      sum = addWeights(sum, weighFragment(context.definitions.get(selection.name.value), place, context, path));
    }
  }
  return sum;
}

function weighField(
  { name, alias, selectionSet }: FieldNode,
  place: FieldPosition,
  context: WeighingContext,
  path: readonly string[],
): DocumentWeight {
  const isIntrospection = place === "schema" || name.value.startsWith("__");
  const inside = isIntrospection ? "schema" : positionBelow(place, name.value, context);
  const below = selectionSet === undefined ? ZERO_WEIGHT : weigh(selectionSet, inside, context, path);
  if (isIntrospection) {
    const asksAgain = selectionSet !== undefined && (place !== "schema" || alias !== undefined);
    return addWeights(below, { ...ZERO_WEIGHT, analyses: asksAgain ? 1 : 0 });
  }
  const isCall = place === "root" || place === "namespace";
  const ownWeight = {
    depth: 1,
    fields: 1,
    aliases: alias ? 1 : 0,
    directives: 0,
    calls: isCall ? 1 : 0,
    analyses: isCall && ANALYSES[place].has(name.value) ? 1 : 0,
    slow: isCall && SLOW_CALLS[place].has(name.value) ? 1 : 0,
  };
  return { ...addWeights(ownWeight, below), depth: 1 + below.depth };
}

function positionBelow(place: FieldPosition, name: string, { namespaces }: WeighingContext): FieldPosition {
  return place === "root" && namespaces.includes(name) ? "namespace" : "answer";
}

function weighFragment(
  fragment: FragmentDefinitionNode | undefined,
  place: FieldPosition,
  context: WeighingContext,
  path: readonly string[],
): DocumentWeight {
  if (!fragment || path.includes(fragment.name.value)) return ZERO_WEIGHT;
  const key = `${place} ${fragment.name.value}`;
  let weight = context.fragments.get(key);
  if (weight === undefined) {
    weight = weigh(fragment.selectionSet, place, context, [...path, fragment.name.value]);
    context.fragments.set(key, weight);
  }
  return weight;
}

function addWeights(a: DocumentWeight, b: DocumentWeight): DocumentWeight {
  return {
    depth: Math.max(a.depth, b.depth),
    fields: a.fields + b.fields,
    aliases: a.aliases + b.aliases,
    directives: a.directives + b.directives,
    calls: a.calls + b.calls,
    analyses: a.analyses + b.analyses,
    slow: a.slow + b.slow,
  };
}
