import {
  type ASTVisitor,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from "graphql";

/** What one document may ask for, counted with every fragment spread out. The fullest legal document stays below. */
export const DOCUMENT_LIMITS = { depth: 24, fields: 6_000, aliases: 100, directives: 100, calls: 20 } as const;

/** The most lexical tokens of a document, a snapshot written out as a literal included. */
export const TOKEN_LIMIT = 15_000;

/** Fields this near the root are the ones that resolve operations: a ruleset's and what stands directly below it. */
const CALL_DEPTH = 2;

/** What a document is weighed with. */
interface Scales {
  readonly context: ValidationContext;
  readonly callDepth: number;
  /** What fragments weigh, by how near the root they are spread, and by name. */
  readonly fragments: Map<string, Weight>;
}

interface Weight {
  readonly depth: number;
  readonly fields: number;
  readonly aliases: number;
  readonly directives: number;
  readonly calls: number;
}

const NOTHING: Weight = { depth: 0, fields: 0, aliases: 0, directives: 0, calls: 0 };

/** Clients ask for the schema without aliases; each one would ask for all that stands below it once more. */
const INTROSPECTION_ALIASES = 10;

/** A validation rule that bounds a document's depth, fields, aliases, directives and calls; introspection only in its aliases. */
export function documentLimits(context: ValidationContext): ASTVisitor {
  return limitsOf({ context, callDepth: CALL_DEPTH, fragments: new Map() });
}

/** The same where the fields at the root are the ones that resolve operations. */
export function rootCallLimits(context: ValidationContext): ASTVisitor {
  return limitsOf({ context, callDepth: 1, fragments: new Map() });
}

function limitsOf(scales: Scales): ASTVisitor {
  const { context } = scales;
  let renamed = 0;
  return {
    Field({ alias, name, selectionSet }) {
      if (!alias || !selectionSet) return;
      if (name.value.startsWith("__") || context.getParentType()?.name.startsWith("__")) renamed += 1;
      if (renamed !== INTROSPECTION_ALIASES + 1) return;
      const message = `The document asks for the schema under more than ${INTROSPECTION_ALIASES} aliases.`;
      context.reportError(new GraphQLError(message, { nodes: alias, extensions: { limit: "DOCUMENT_TOO_LARGE" } }));
    },
    OperationDefinition(operation) {
      const weight = weigh(operation.selectionSet, 1, scales, []);
      for (const [what, limit] of Object.entries(DOCUMENT_LIMITS)) {
        const found = weight[what as keyof Weight];
        if (found <= limit) continue;
        const message = `The document has ${found === Number.POSITIVE_INFINITY ? "endless" : found} ${what}; at most ${limit} are allowed.`;
        context.reportError(
          new GraphQLError(message, { nodes: operation, extensions: { limit: "DOCUMENT_TOO_LARGE" } }),
        );
      }
    },
  };
}

/** Fragments are weighed once per depth at which they are spread, so that a bomb of spreads costs no more than its text. */
function weigh(set: SelectionSetNode, level: number, scales: Scales, path: readonly string[]): Weight {
  let sum = NOTHING;
  for (const selection of set.selections) {
    const directives = { ...NOTHING, directives: selection.directives?.length ?? 0 };
    sum = plus(sum, directives);
    if (selection.kind === Kind.FIELD) {
      if (selection.name.value.startsWith("__")) continue;
      const own = {
        depth: 1,
        fields: 1,
        aliases: selection.alias ? 1 : 0,
        directives: 0,
        calls: level <= scales.callDepth ? 1 : 0,
      };
      const below = selection.selectionSet ? weigh(selection.selectionSet, level + 1, scales, path) : NOTHING;
      sum = plus(sum, { ...plus(own, below), depth: 1 + below.depth });
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      sum = plus(sum, weigh(selection.selectionSet, level, scales, path));
    } else {
      sum = plus(sum, weighFragment(scales.context.getFragment(selection.name.value), level, scales, path));
    }
  }
  return sum;
}

function weighFragment(
  fragment: FragmentDefinitionNode | null | undefined,
  level: number,
  scales: Scales,
  path: readonly string[],
): Weight {
  if (!fragment || path.includes(fragment.name.value)) return NOTHING;
  const near = Math.min(level, scales.callDepth + 1);
  const key = `${near} ${fragment.name.value}`;
  let weight = scales.fragments.get(key);
  if (weight === undefined) {
    weight = weigh(fragment.selectionSet, near, scales, [...path, fragment.name.value]);
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
  };
}
