import type { Decision } from "../contract/answer";
import type { AnyChart } from "../contract/chart";
import type { ClosedValue, JsonSchema } from "../contract/choice";
import type { ValueFacts } from "../contract/operation";
import type { Phrases } from "../contract/phrases";
import { type AnyRuleset, findOperationOrStart, findReport } from "../contract/ruleset";
import { mapSubschemas, propertiesOf, resolveRef, shareDefinitions } from "../json/schema";
import { knownWord } from "./patterns";
import { wordFor } from "./sentence";
import { fill } from "./template";

/** Title and description of an operation or a report in one language. */
export interface OperationWords {
  readonly title: string;
  readonly description: string;
}

/**
 * Returns title and description of an operation or a report: from the catalogue, or else from its declaration in
 * English.
 */
export function operationWords(ruleset: AnyRuleset, name: string, phrases: Phrases): OperationWords {
  const localized = phrases.operations[name];
  if (localized !== undefined) return { title: localized.title, description: localized.doc };
  const declared = findOperationOrStart(ruleset, name) ?? findReport(ruleset, name);
  return declared === undefined
    ? { title: name, description: "" }
    : { title: declared.title, description: declared.doc };
}

/** Returns the title of a game: from the catalogue, or else the printed one. */
export function rulesetTitle({ title }: AnyRuleset, phrases: Phrases): string {
  return phrases.title ?? title;
}

/** Returns a chart with its name and the conditions of its modifiers in the language of the phrases. */
export function localizeChart<C extends AnyChart>(chart: C, { charts, when }: Phrases): C {
  const { id, name, modifiers } = chart;
  return {
    ...chart,
    name: charts[id] ?? name,
    ...(modifiers && { modifiers: modifiers.map((each) => ({ ...each, when: when[each.code] ?? each.when })) }),
  };
}

/** Returns the title of an input member. A title for this member `within` another one takes precedence. */
export function memberTitle(name: string, phrases: Phrases, within = ""): string {
  const { members } = phrases;
  for (const key of [`${within}.${name}`, name]) if (Object.hasOwn(members, key)) return members[key]!;
  return knownWord(name, phrases) ?? wordFor(name, phrases);
}

/** Returns the description of an input field: `within` another field, or else in this operation, or else anywhere. */
function fieldMeaning(operation: string, within: string, name: string, { fields }: Phrases): string | undefined {
  const keys = [`${within}.${name}`, `${operation}.${name}`, `${within}.*`, name];
  const known = keys.find((key) => Object.hasOwn(fields, key));
  return known === undefined ? undefined : fields[known];
}

/** Returns the title of a member's value. */
function valueTitle(value: unknown, member: string, phrases: Phrases): string {
  // In a sentence, null may have an empty word. By itself it always has one.
  return wordFor(value, phrases, member, member.toUpperCase()) || wordFor(value, phrases);
}

/**
 * Returns copies of decisions with texts in the language of the phrases. Each has title and description, and every
 * input field has them too. Closed values have a title. Listed values become `oneOf` of `const` and `title`, unless
 * every title equals its value, as for hexes.
 */
export function describeDecisions(ruleset: AnyRuleset, decisions: readonly Decision[], phrases: Phrases): Decision[] {
  return decisions.map((decision) => {
    const { operation, closed } = decision;
    const words = operationWords(ruleset, operation, phrases);
    if (!decision.legal) return { ...decision, ...words };
    const isStart = operation === ruleset.start.name;
    const described = describeSchema(
      decision.input,
      "",
      describeContext(phrases, decision.input, isStart ? undefined : operation),
    );
    return {
      ...decision,
      ...words,
      input: isStart ? explainSchema(described, "", ruleset, phrases) : shareDefinitions(described),
      closed: closed.map((each) => ({ ...each, title: closedTitle(each, phrases) })),
    };
  });
}

/**
 * Returns a new game's input schema with descriptions of its members and listed values. They come from the catalogue,
 * or in English from the declaration.
 */
function explainSchema(schema: JsonSchema, member: string, ruleset: AnyRuleset, phrases: Phrases): JsonSchema {
  const { description, properties, items, oneOf, ...rest } = schema;
  const declared = phrases.language === ruleset.languages[0] ? description : undefined;
  const meaning = phrases.settings[member] ?? declared;
  const facts = rest["x-values"] as ValueFacts[string] | undefined;
  const each = items as JsonSchema | undefined;
  const members = Object.entries(propertiesOf(schema));
  return {
    ...rest,
    ...(meaning !== undefined && { description: meaning }),
    ...(oneOf !== undefined && { oneOf: explainValues(oneOf, member, facts, phrases) }),
    ...(each !== undefined && {
      items: {
        ...each,
        ...(each.oneOf !== undefined && { oneOf: explainValues(each.oneOf, member, facts, phrases) }),
      },
    }),
    ...(properties !== undefined && {
      properties: Object.fromEntries(members.map(([name, of]) => [name, explainSchema(of, name, ruleset, phrases)])),
    }),
  };
}

/**
 * Returns the schema of a take-over fact with titles, listed values and a description. The catalogue describes the
 * whole place, joined with dots, or else its last name.
 */
export function describeFact(
  schema: JsonSchema,
  place: readonly string[],
  ruleset: AnyRuleset,
  phrases: Phrases,
): JsonSchema {
  const member = place.at(-1)!;
  const declared = phrases.language === ruleset.languages[0] ? schema : stripDescriptions(schema);
  const described = explainSchema(
    describeSchema(declared, member, describeContext(phrases, declared)),
    member,
    ruleset,
    phrases,
  );
  const meaning = phrases.settings[place.join(".")];
  return meaning === undefined ? described : { ...described, description: meaning };
}

/** Returns a schema without the English descriptions of its declaration. */
function stripDescriptions({ description: _, ...schema }: JsonSchema): JsonSchema {
  return mapSubschemas(schema, stripDescriptions);
}

/** Returns the listed values of a member with the descriptions from the catalogue. */
function explainValues(values: unknown, member: string, facts: ValueFacts[string] = {}, phrases: Phrases) {
  const { settings } = phrases;
  return (values as readonly JsonSchema[]).map((value) => {
    const code = String(value.const);
    const text = settings[`${member}.${code}`] ?? settings[`${member}.*`];
    if (text === undefined) return value;
    const words = Object.entries(facts[code] ?? {}).map(
      ([name, fact]) => [name, wordFor(fact, phrases, name)] as const,
    );
    return { ...value, description: fill(text, Object.fromEntries(words)) };
  });
}

/** Returns the title of a closed value, or of its member if every value is closed. */
function closedTitle({ pointer, value }: ClosedValue, phrases: Phrases): string {
  const member = pointer.split("/").findLast((token) => token !== "" && token !== "*") ?? "";
  return value === null ? memberTitle(member, phrases) : valueTitle(value, member, phrases);
}

/** The context of a schema's description. */
interface DescribeContext {
  readonly phrases: Phrases;
  /** The operation whose input is described. Undefined for other schemas. */
  readonly operation: string | undefined;
  /** The schema that contains `$defs`. */
  readonly root: JsonSchema;
  /** Definitions already described, by `$ref` and member. */
  readonly describedRefs: Map<string, JsonSchema>;
}

function describeContext(phrases: Phrases, root: JsonSchema, operation?: string): DescribeContext {
  return { phrases, operation, root, describedRefs: new Map() };
}

/** Returns a choice's schema with texts and inlined definitions. `member` is the name of the member it belongs to. */
function describeSchema(schema: JsonSchema, member: string, context: DescribeContext): JsonSchema {
  const { $ref } = schema;
  if (typeof $ref !== "string") return describeInlined(schema, member, context);
  const key = `${$ref} ${member}`;
  const known = context.describedRefs.get(key) ?? describeInlined(resolveRef(schema, context.root), member, context);
  context.describedRefs.set(key, known);
  return known;
}

function describeInlined(schema: JsonSchema, member: string, context: DescribeContext): JsonSchema {
  const { const: only, enum: enumerated, properties, items, anyOf, "x-path": path, $defs: _, ...rest } = schema;
  const { phrases, operation } = context;
  const values = enumerated ?? ("const" in schema ? [only] : undefined);
  const under = (each: unknown): JsonSchema => describeSchema(each as JsonSchema, member, context);
  const describeMembers = (record: unknown): Readonly<Record<string, JsonSchema>> =>
    Object.fromEntries(
      Object.entries(record as Readonly<Record<string, JsonSchema>>).map(([name, each]) => {
        const described = describeSchema(each, isIndex(name) ? member : name, context);
        const description = operation === undefined ? undefined : fieldMeaning(operation, member, name, phrases);
        const meaning = description === undefined ? {} : { description };
        return [name, { title: memberTitle(name, phrases, member), ...meaning, ...described }];
      }),
    );
  return {
    ...rest,
    ...(values !== undefined && listedValues(values as readonly unknown[], member, context)),
    ...(properties !== undefined && { properties: describeMembers(properties) }),
    ...(items !== undefined && { items: under(items) }),
    ...(anyOf !== undefined && { anyOf: (anyOf as unknown[]).map(under) }),
    ...(path !== undefined && { "x-path": describePath(path as JsonSchema, phrases) }),
  };
}

/**
 * Returns listed values with titles. For an operation's input, values whose titles all equal them, such as hexes, stay
 * an `enum`.
 */
function listedValues(values: readonly unknown[], member: string, { phrases, operation }: DescribeContext): JsonSchema {
  const titled = values.map((value) => ({ const: value, title: valueTitle(value, member, phrases) }));
  const isPlain = operation !== undefined && titled.every(({ const: value, title }) => value === title);
  return isPlain ? { enum: values } : { oneOf: titled };
}

/** Returns a path whose costs have the title of their speed. */
function describePath(path: JsonSchema, phrases: Phrases): JsonSchema {
  if (path.costs === undefined) return path;
  const costs = path.costs as readonly JsonSchema[];
  return { ...path, costs: costs.map((cost) => ({ ...cost, title: valueTitle(cost.speed, "speed", phrases) })) };
}

/** True for a member whose name is a number. */
function isIndex(name: string): boolean {
  return /^\d+$/.test(name);
}
