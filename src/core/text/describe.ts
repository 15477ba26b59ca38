import type { Decision } from "../contract/answer";
import type { AnyChart } from "../contract/chart";
import type { ClosedValue, JsonSchema } from "../contract/choice";
import { resolved, shared } from "../contract/definitions";
import type { ValueFacts } from "../contract/operation";
import type { Phrases } from "../contract/phrases";
import type { AnyRuleset } from "../contract/ruleset";
import { knownWord } from "./patterns";
import { wordFor } from "./sentence";
import { fill } from "./template";

/** What an operation or a report is called in a language, and what it does. */
export interface OperationWords {
  readonly title: string;
  readonly description: string;
}

/** An operation or a report in words: as its declaration says in English, as the catalogue says in other languages. */
export function operationWords(ruleset: AnyRuleset, name: string, phrases: Phrases): OperationWords {
  const own = phrases.operations[name];
  if (own !== undefined) return { title: own.title, description: own.doc };
  const { start, operations, reports } = ruleset;
  const declared = [start, ...operations, ...reports].find((each) => each.name === name);
  return declared === undefined
    ? { title: name, description: "" }
    : { title: declared.title, description: declared.doc };
}

/** What a game is called: its printed title, or the catalogue's. */
export function rulesetTitle({ title }: AnyRuleset, phrases: Phrases): string {
  return phrases.title ?? title;
}

/** A chart as the pack holds it, with its name and the occasions of its modifiers in the words of a language. */
export function wordedChart<C extends AnyChart>(chart: C, { charts, when }: Phrases): C {
  const { id, name, modifiers } = chart;
  return {
    ...chart,
    name: charts[id] ?? name,
    ...(modifiers && { modifiers: modifiers.map((each) => ({ ...each, when: when[each.code] ?? each.when })) }),
  };
}

/** What a member of an input is called, `within` another where the catalogue has a name of its own for it there. */
export function memberTitle(name: string, phrases: Phrases, within = ""): string {
  const { members } = phrases;
  for (const key of [`${within}.${name}`, name]) if (Object.hasOwn(members, key)) return members[key]!;
  return knownWord(name, phrases) ?? wordFor(name, phrases);
}

/** What a field of an operation's input means: `within` another field, else in this operation, else wherever it stands. */
function fieldMeaning(operation: string, within: string, name: string, { fields }: Phrases): string | undefined {
  const keys = [`${within}.${name}`, `${operation}.${name}`, `${within}.*`, name];
  const known = keys.find((key) => Object.hasOwn(fields, key));
  return known === undefined ? undefined : fields[known];
}

/** What a value of a member is called. */
function valueTitle(value: unknown, member: string, phrases: Phrases): string {
  // Within a sentence nothing may be said of a null; by itself it has a word.
  return wordFor(value, phrases, member, member.toUpperCase()) || wordFor(value, phrases);
}

/**
 * Decisions with words: each with what its operation is called and does, every field of its input with a title and what it means, every
 * listed value as `oneOf` of `const` and `title` in place of `enum` or `const` unless all are called what they are, as hexes are, and every
 * closed value with a title. All are copies.
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
      telling(phrases, decision.input, isStart ? undefined : operation),
    );
    return {
      ...decision,
      ...words,
      input: isStart ? explained(described, "", ruleset, phrases) : shared(described),
      closed: closed.map((each) => ({ ...each, title: closedTitle(each, phrases) })),
    };
  });
}

/**
 * The input of a new game with what its members and listed values mean, as `description`: in the words of the catalogue, in English else
 * those of the declaration.
 */
function explained(schema: JsonSchema, member: string, ruleset: AnyRuleset, phrases: Phrases): JsonSchema {
  const { description, properties, items, oneOf, ...rest } = schema;
  const declared = phrases.language === ruleset.languages[0] ? description : undefined;
  const meaning = phrases.settings[member] ?? declared;
  const facts = rest["x-values"] as ValueFacts[string] | undefined;
  const each = items as JsonSchema | undefined;
  const members = Object.entries((properties ?? {}) as Readonly<Record<string, JsonSchema>>);
  return {
    ...rest,
    ...(meaning !== undefined && { description: meaning }),
    ...(oneOf !== undefined && { oneOf: valuesExplained(oneOf, member, facts, phrases) }),
    ...(each !== undefined && {
      items: {
        ...each,
        ...(each.oneOf !== undefined && { oneOf: valuesExplained(each.oneOf, member, facts, phrases) }),
      },
    }),
    ...(properties !== undefined && {
      properties: Object.fromEntries(members.map(([name, of]) => [name, explained(of, name, ruleset, phrases)])),
    }),
  };
}

/**
 * The schema of what a person tells at a place, in words: titles and listed values as decisions have them, and what it means, as the
 * catalogue says it of the place with dots between its names, or else of its last name.
 */
export function describeTold(
  schema: JsonSchema,
  place: readonly string[],
  ruleset: AnyRuleset,
  phrases: Phrases,
): JsonSchema {
  const member = place.at(-1)!;
  const declared = phrases.language === ruleset.languages[0] ? schema : undescribed(schema);
  const told = explained(describeSchema(declared, member, telling(phrases, declared)), member, ruleset, phrases);
  const meaning = phrases.settings[place.join(".")];
  return meaning === undefined ? told : { ...told, description: meaning };
}

/** A schema without what its declaration says of anything in it, which is English. */
function undescribed({ description: _, ...schema }: JsonSchema): JsonSchema {
  const { properties, items, anyOf } = schema;
  const members = Object.entries((properties ?? {}) as Readonly<Record<string, JsonSchema>>);
  return {
    ...schema,
    ...(properties !== undefined && {
      properties: Object.fromEntries(members.map(([name, each]) => [name, undescribed(each)])),
    }),
    ...(items !== undefined && { items: undescribed(items as JsonSchema) }),
    ...(Array.isArray(anyOf) && { anyOf: (anyOf as JsonSchema[]).map(undescribed) }),
  };
}

/** The listed values of a member, each with what it means where the catalogue says it. */
function valuesExplained(values: unknown, member: string, facts: ValueFacts[string] = {}, phrases: Phrases) {
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

/** The value that is closed, or the member where every value is. */
function closedTitle({ pointer, value }: ClosedValue, phrases: Phrases): string {
  const member = pointer.split("/").findLast((token) => token !== "" && token !== "*") ?? "";
  return value === null ? memberTitle(member, phrases) : valueTitle(value, member, phrases);
}

/** What a schema is told with. */
interface Telling {
  readonly phrases: Phrases;
  /** The operation whose input it is, if an operation's. */
  readonly operation: string | undefined;
  /** The schema that holds the definitions. */
  readonly root: JsonSchema;
  /** Definitions that were told, by where they were referred to. */
  readonly told: Map<string, JsonSchema>;
}

function telling(phrases: Phrases, root: JsonSchema, operation?: string): Telling {
  return { phrases, operation, root, told: new Map() };
}

/** A schema of a choice in words, with its definitions put in: `member` is the name that its values stand under. */
function describeSchema(schema: JsonSchema, member: string, told: Telling): JsonSchema {
  const { $ref } = schema;
  if (typeof $ref !== "string") return describeWhole(schema, member, told);
  const key = `${$ref} ${member}`;
  const known = told.told.get(key) ?? describeWhole(resolved(schema, told.root), member, told);
  told.told.set(key, known);
  return known;
}

function describeWhole(schema: JsonSchema, member: string, told: Telling): JsonSchema {
  const { const: only, enum: listed, properties, items, anyOf, "x-path": path, $defs: _, ...rest } = schema;
  const { phrases, operation } = told;
  const values = listed ?? ("const" in schema ? [only] : undefined);
  const under = (each: unknown): JsonSchema => describeSchema(each as JsonSchema, member, told);
  const named = (record: unknown): Readonly<Record<string, JsonSchema>> =>
    Object.fromEntries(
      Object.entries(record as Readonly<Record<string, JsonSchema>>).map(([name, each]) => {
        const own = describeSchema(each, isPlace(name) ? member : name, told);
        const description = operation === undefined ? undefined : fieldMeaning(operation, member, name, phrases);
        const meaning = description === undefined ? {} : { description };
        return [name, { title: memberTitle(name, phrases, member), ...meaning, ...own }];
      }),
    );
  return {
    ...rest,
    ...(values !== undefined && listedValues(values as readonly unknown[], member, told)),
    ...(properties !== undefined && { properties: named(properties) }),
    ...(items !== undefined && { items: under(items) }),
    ...(anyOf !== undefined && { anyOf: (anyOf as unknown[]).map(under) }),
    ...(path !== undefined && { "x-path": describePath(path as JsonSchema, phrases) }),
  };
}

/** Values with what each is called; of an operation's input those that are all called what they are, as hexes are, stand alone. */
function listedValues(values: readonly unknown[], member: string, { phrases, operation }: Telling): JsonSchema {
  const titled = values.map((value) => ({ const: value, title: valueTitle(value, member, phrases) }));
  const isPlain = operation !== undefined && titled.every(({ const: value, title }) => value === title);
  return isPlain ? { enum: values } : { oneOf: titled };
}

/** A path whose costs are called by their speed. */
function describePath(path: JsonSchema, phrases: Phrases): JsonSchema {
  if (path.costs === undefined) return path;
  const costs = path.costs as readonly JsonSchema[];
  return { ...path, costs: costs.map((cost) => ({ ...cost, title: valueTitle(cost.speed, "speed", phrases) })) };
}

/** True for a member that is known by its number alone. */
function isPlace(name: string): boolean {
  return /^\d+$/.test(name);
}
