import { type DocumentNode, type FieldNode, type FragmentDefinitionNode, Kind, type SelectionSetNode } from "graphql";
import { slowCareerOperations } from "../../careers/slow";
import { ANALYSIS_NAMES, headingOf, SLOW_ANALYSES } from "../../core/analysis/headings";
import type { Message } from "../../core/contract/request";

/** What one document may ask for, counted with every fragment spread out. The fullest legal document stays below. */
export const DOCUMENT_LIMITS = {
  /** Operations and fragments. */
  definitions: 100,
  depth: 24,
  fields: 6_000,
  aliases: 100,
  directives: 100,
  calls: 20,
  /** Calls that each may take a request's whole time or fill an answer, and times the schema is asked for. */
  analyses: 4,
  /** Pairs of fields with the same name in the same place, such as those of several fragments. Validation compares each pair. */
  pairs: 10_000,
  /** Selections of all operations and fragments together. */
  selections: 18_000,
} as const;

/** The calls that count as analyses: of a ruleset, below its field, and of stored games, at the root. */
const ANALYSES: Readonly<Record<CallPlace, ReadonlySet<string>>> = {
  root: slowCareerOperations,
  namespace: new Set<string>(ANALYSIS_NAMES.filter((name) => headingOf(name).effort !== undefined)),
};

/** The calls that may take a request's whole time, by their place. */
const SLOW_CALLS: Readonly<Record<CallPlace, ReadonlySet<string>>> = {
  root: slowCareerOperations,
  namespace: SLOW_ANALYSES,
};

/** The most lexical tokens of a document, a snapshot written out as a literal included. */
export const TOKEN_LIMIT = 15_000;

/** Where fields stand that resolve operations: at the root, and below a ruleset's field there. */
type CallPlace = "root" | "namespace";

/**
 * Where fields stand: there, in an answer, or below a field of introspection. Clients ask for the schema without aliases; each
 * one there tells all that stands below it once more.
 */
type Place = CallPlace | "answer" | "schema";

/** What a document is weighed with. */
interface Scales {
  readonly definitions: ReadonlyMap<string, FragmentDefinitionNode>;
  /** The fields of the query that have a ruleset's calls below them. */
  readonly namespaces: readonly string[];
  /** What fragments weigh, by where they are spread, and by name. */
  readonly fragments: Map<string, Weight>;
}

interface Weight {
  readonly depth: number;
  readonly fields: number;
  readonly aliases: number;
  readonly directives: number;
  readonly calls: number;
  readonly analyses: number;
  /** Calls that may take a request's whole time. */
  readonly slow: number;
}

const NOTHING: Weight = { depth: 0, fields: 0, aliases: 0, directives: 0, calls: 0, analyses: 0, slow: 0 };

/**
 * Says which limit a document exceeds, given the rulesets' ids; undefined if it exceeds none. Its cost grows with the text, and
 * that of validation with the square of it: check the limits first.
 */
export function exceededLimit(document: DocumentNode, namespaces: readonly string[]): Message | undefined {
  const { definitions } = document;
  if (definitions.length > DOCUMENT_LIMITS.definitions) return tooMany("definitions", definitions.length);
  const scales = scalesFor(document, namespaces);
  for (const definition of definitions) {
    if (!("selectionSet" in definition)) continue;
    const isOperation = definition.kind === Kind.OPERATION_DEFINITION;
    const weight = weigh(definition.selectionSet, isOperation ? "root" : "answer", scales, []);
    for (const what of ["depth", "fields", "aliases", "directives", "calls", "analyses"] as const) {
      if (weight[what] > DOCUMENT_LIMITS[what]) return tooMany(what, weight[what]);
    }
  }
  const sets = definitions.flatMap((each) => ("selectionSet" in each ? [each.selectionSet] : []));
  const pairs = countPairs(sets, scales.definitions, DOCUMENT_LIMITS.selections);
  if (pairs === undefined) return tooMany("selections", DOCUMENT_LIMITS.selections);
  return pairs > DOCUMENT_LIMITS.pairs ? tooMany("pairs", pairs) : undefined;
}

/** True for a document with a call that may take a request's whole time, given the rulesets' ids. */
export function hasSlowCall(document: DocumentNode, namespaces: readonly string[]): boolean {
  const scales = scalesFor(document, namespaces);
  return document.definitions.some(
    (each) => each.kind === Kind.OPERATION_DEFINITION && weigh(each.selectionSet, "root", scales, []).slow > 0,
  );
}

function scalesFor(document: DocumentNode, namespaces: readonly string[]): Scales {
  const named = document.definitions.flatMap((each) =>
    each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [],
  );
  return { definitions: new Map(named), namespaces, fragments: new Map() };
}

function tooMany(what: keyof typeof DOCUMENT_LIMITS, count: number): Message {
  const values = { count: Math.min(count, Number.MAX_SAFE_INTEGER), limit: DOCUMENT_LIMITS[what] };
  return { id: `DOCUMENT_TOO_LARGE/${what}`, values };
}

/** A selection set, and the fragments around it. */
interface Inside {
  readonly set: SelectionSetNode;
  readonly path: readonly string[];
}

/** The fields of one name in one place: how many, and their selections. */
interface Same {
  count: number;
  readonly inside: Inside[];
}

/**
 * Counts the pairs of fields with the same name in the same place, with the selections of equal names put together. Undefined if
 * there are more than `most` selections. Skips a fragment inside itself: validation reports it.
 */
function countPairs(
  sets: readonly SelectionSetNode[],
  definitions: Scales["definitions"],
  most: number,
): number | undefined {
  let pairs = 0;
  let left = most;
  const collect = ({ set, path }: Inside, below: Map<string, Same>, spread: Set<string>): void => {
    for (const selection of set.selections) {
      left -= 1;
      if (left < 0) return;
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
  const count = (merged: readonly Inside[]): void => {
    const below = new Map<string, Same>();
    const spread = new Set<string>();
    for (const each of merged) collect(each, below, spread);
    for (const { inside } of below.values()) if (left >= 0 && inside.length > 0) count(inside);
  };
  for (const set of sets) count([{ set, path: [] }]);
  return left < 0 ? undefined : pairs;
}

/** Fragments are weighed once for each place where they are spread, so that a bomb of spreads costs no more than its text. */
function weigh(set: SelectionSetNode, place: Place, scales: Scales, path: readonly string[]): Weight {
  let sum = NOTHING;
  for (const selection of set.selections) {
    const directives = { ...NOTHING, directives: selection.directives?.length ?? 0 };
    sum = plus(sum, directives);
    if (selection.kind === Kind.FIELD) {
      sum = plus(sum, weighField(selection, place, scales, path));
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      sum = plus(sum, weigh(selection.selectionSet, place, scales, path));
    } else {
      sum = plus(sum, weighFragment(scales.definitions.get(selection.name.value), place, scales, path));
    }
  }
  return sum;
}

function weighField(
  { name, alias, selectionSet }: FieldNode,
  place: Place,
  scales: Scales,
  path: readonly string[],
): Weight {
  const isIntrospection = place === "schema" || name.value.startsWith("__");
  const inside = isIntrospection ? "schema" : placeBelow(place, name.value, scales);
  const below = selectionSet === undefined ? NOTHING : weigh(selectionSet, inside, scales, path);
  if (isIntrospection) {
    const asksAgain = selectionSet !== undefined && (place !== "schema" || alias !== undefined);
    return plus(below, { ...NOTHING, analyses: asksAgain ? 1 : 0 });
  }
  const isCall = place === "root" || place === "namespace";
  const own = {
    depth: 1,
    fields: 1,
    aliases: alias ? 1 : 0,
    directives: 0,
    calls: isCall ? 1 : 0,
    analyses: isCall && ANALYSES[place].has(name.value) ? 1 : 0,
    slow: isCall && SLOW_CALLS[place].has(name.value) ? 1 : 0,
  };
  return { ...plus(own, below), depth: 1 + below.depth };
}

function placeBelow(place: Place, name: string, { namespaces }: Scales): Place {
  return place === "root" && namespaces.includes(name) ? "namespace" : "answer";
}

function weighFragment(
  fragment: FragmentDefinitionNode | undefined,
  place: Place,
  scales: Scales,
  path: readonly string[],
): Weight {
  if (!fragment || path.includes(fragment.name.value)) return NOTHING;
  const key = `${place} ${fragment.name.value}`;
  let weight = scales.fragments.get(key);
  if (weight === undefined) {
    weight = weigh(fragment.selectionSet, place, scales, [...path, fragment.name.value]);
    scales.fragments.set(key, weight);
  }
  return weight;
}

function plus(a: Weight, b: Weight): Weight {
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
