import {
  type ASTVisitor,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from "graphql";
import { slowCareerOperations } from "../../careers/slow";
import type { AnalysisName } from "../../core/analysis/headings";

/** What one document may ask for, counted with every fragment spread out. The fullest legal document stays below. */
export const DOCUMENT_LIMITS = {
  depth: 24,
  fields: 6_000,
  aliases: 100,
  directives: 100,
  calls: 20,
  /** Calls that each may take a request's whole time or fill an answer, and times the schema is asked for. */
  analyses: 4,
} as const;

/** The calls that count as analyses: of a ruleset, below its field, and of stored games, at the root. */
const ANALYSES: Readonly<Record<CallPlace, ReadonlySet<string>>> = {
  root: slowCareerOperations,
  namespace: new Set<string>(["odds", "prospects", "simulate", "compare"] satisfies AnalysisName[]),
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
  readonly context: ValidationContext;
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
}

const NOTHING: Weight = { depth: 0, fields: 0, aliases: 0, directives: 0, calls: 0, analyses: 0 };

/** A validation rule that bounds a document's depth, fields, aliases, directives, calls and analyses, given the rulesets' ids. */
export function documentLimits(namespaces: readonly string[]): (context: ValidationContext) => ASTVisitor {
  return (context) => limitsOf({ context, namespaces, fragments: new Map() });
}

function limitsOf(scales: Scales): ASTVisitor {
  const { context } = scales;
  return {
    OperationDefinition(operation) {
      const weight = weigh(operation.selectionSet, "root", scales, []);
      for (const [what, limit] of Object.entries(DOCUMENT_LIMITS)) {
        const found = weight[what as keyof Weight];
        if (found <= limit) continue;
        const message = `The document has ${found} ${what}; at most ${limit} are allowed.${WORDS[what] ?? ""}`;
        context.reportError(
          new GraphQLError(message, { nodes: operation, extensions: { limit: "DOCUMENT_TOO_LARGE" } }),
        );
      }
    },
  };
}

const WORDS: Readonly<Record<string, string>> = {
  analyses:
    " Each odds, simulation or comparison, or each proof, copy and file of a stored game, is one, and each time the schema is asked for, below it under aliases too; send several documents.",
};

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
      sum = plus(sum, weighFragment(scales.context.getFragment(selection.name.value), place, scales, path));
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
  };
  return { ...plus(own, below), depth: 1 + below.depth };
}

function placeBelow(place: Place, name: string, { namespaces }: Scales): Place {
  return place === "root" && namespaces.includes(name) ? "namespace" : "answer";
}

function weighFragment(
  fragment: FragmentDefinitionNode | null | undefined,
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
  };
}
