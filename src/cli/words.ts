import * as z from "zod";
import { choicesOf as listedIn } from "../client/decisions";
import type { Decision, NeedsRoll, Refusal } from "../core/contract/answer";
import type { JsonSchema } from "../core/contract/choice";
import type { Phrases } from "../core/contract/phrases";
import { type AnyRuleset, findOperationOrStart } from "../core/contract/ruleset";
import { inlineDefinitions, propertiesOf, resolveRef } from "../core/json/schema";
import { memberTitle, operationWords } from "../core/text/describe";
import { localizeNextRoll, purposeOf } from "../core/text/localize";
import { knownWord } from "../core/text/patterns";
import { wordFor } from "../core/text/sentence";
import { fill } from "../core/text/template";
import { type CliLine, lineIn } from "./lines";

/** Formats the codes and names of a ruleset as words of one language. */
export class RulesetWords {
  private readonly inputSchemas = new Map<string, JsonSchema>();
  private printed: ReadonlyMap<string, string> | undefined;

  constructor(
    private readonly ruleset: AnyRuleset,
    readonly phrases: Phrases,
  ) {}

  /** Formats a value of an input. */
  value(value: unknown): string {
    const isCode = typeof value === "string" && /[a-z]/.test(value) && knownWord(value, this.phrases) === undefined;
    return (isCode ? this.name(value) : undefined) ?? wordFor(value, this.phrases);
  }

  /** The title of an operation. */
  operation(name: string): string {
    return operationWords(this.ruleset, name, this.phrases).title;
  }

  /** The title of a member of an operation's input, given its path. */
  member(path: readonly string[]): string {
    const memberName = path.filter((name) => !/^\d+$/.test(name)).at(-1) ?? "input";
    return memberTitle(memberName, this.phrases);
  }

  /** Formats a line of the command line's catalogue. */
  line(line: CliLine, values?: Readonly<Record<string, string | number>>): string {
    return lineIn(this.phrases.language, line, values);
  }

  /** Joins texts in the language's form for lists. */
  list(texts: readonly string[]): string {
    return texts.join(this.phrases.forms.separator);
  }

  /** Adds a note to a text in the language's brackets. */
  withNote(value: string, name: string): string {
    return fill(this.phrases.forms.modifier, { value, name });
  }

  /** The English description of a member in its declaration. Undefined in other languages or without one. */
  meaning(operation: string, path: readonly string[]): string | undefined {
    if (this.phrases.language !== this.ruleset.languages[0]) return undefined;
    const root = this.declaredInput(operation);
    let schema: JsonSchema | undefined = root;
    let description: unknown;
    for (const name of path) {
      schema = membersOf(schema, root)?.[name] ?? itemsOf(schema, root);
      if (schema === undefined) return undefined;
      description = schema.description ?? description;
      schema = resolveRef(schema, root);
    }
    const text = schema?.description ?? description;
    const sentence = typeof description === "string" ? description : text;
    // A single word adds nothing to the member's name.
    return typeof sentence === "string" && sentence.includes(" ") ? withoutRule(sentence) : undefined;
  }

  /** The requested dice: their purpose, chart and modifiers, and the meaning of each total. */
  roll(next: NeedsRoll["next"]) {
    return localizeNextRoll(this.ruleset, next, (text) => text(this.phrases));
  }

  /** The purpose of a roll, by its label. */
  purpose(label: string): string {
    return purposeOf(label, this.phrases);
  }

  /** Formats a refusal. */
  refusal({ message, citation }: Pick<Refusal, "message" | "citation">): string {
    return this.line("cited", { text: message, section: citation.section });
  }

  /** The name that the charts give to an id. */
  private name(id: string): string | undefined {
    this.printed ??= new Map(namesIn(this.ruleset.pack));
    return this.printed.get(id);
  }

  private declaredInput(operation: string): JsonSchema {
    let schema = this.inputSchemas.get(operation);
    if (schema === undefined) {
      const declaration = findOperationOrStart(this.ruleset, operation);
      schema =
        declaration === undefined ? {} : z.toJSONSchema(declaration.input, { io: "input", unrepresentable: "any" });
      this.inputSchemas.set(operation, schema);
    }
    return schema;
  }
}

/** The choices in a decision's input, one line per member. Empty if there is nothing to choose. */
export function choiceLines(decision: Decision, words: RulesetWords): readonly string[] {
  const limits = new Set(decision.limits.map(({ message }) => message));
  return [...membersIn(inlineDefinitions(decision.input ?? {}), [], words), ...limits];
}

/** The lines of a schema's members. `above` has the titles of the parent members. */
function membersIn(schema: JsonSchema, above: readonly string[], words: RulesetWords): readonly string[] {
  const branches = schema.anyOf as readonly JsonSchema[] | undefined;
  if (branches !== undefined) {
    const branchLines = branches.map((each) => membersIn(each, above, words).join("; ") || words.line("nothingMore"));
    return branchLines.map((text, index) => words.line(index === 0 ? "either" : "or", { text }));
  }
  const members = Object.values(propertiesOf(schema));
  return members.flatMap((member) => {
    const at = [...above, String(member.title)];
    if (member.type === "object" && member.properties !== undefined) return membersIn(member, at, words);
    return isFixed(member) ? [] : [words.line("labeled", { name: words.list(at), text: valuesOf(member, words) })];
  });
}

/** True if only one value is possible. */
function isFixed(schema: JsonSchema): boolean {
  return listedIn(schema)?.length === 1;
}

const MAX_SHOWN = 12;

/** Formats the values that a schema allows. */
function valuesOf(schema: JsonSchema, words: RulesetWords): string {
  const { type } = schema;
  const titles = listedIn(schema)?.map(({ title }) => title);
  if (titles !== undefined) {
    const shownTitles = words.list(titles.slice(0, MAX_SHOWN));
    return titles.length > MAX_SHOWN
      ? words.line("more", { listed: shownTitles, count: titles.length - MAX_SHOWN })
      : shownTitles;
  }
  if (type === "boolean") return words.list([true, false].map((value) => words.value(value)));
  if (type === "integer") return rangeOf(schema.minimum, schema.maximum, words);
  if (type === "array") {
    const { minItems = 0, maxItems } = schema;
    const values = valuesOf((schema.items ?? {}) as JsonSchema, words);
    return words.line("of", { count: rangeOf(minItems, maxItems, words), values });
  }
  return words.line(type === "string" ? "text" : "asRule");
}

function rangeOf(least: unknown, most: unknown, words: RulesetWords): string {
  if (least === most) return `${least}`;
  if (most === undefined) return words.line("orMore", { least: `${least ?? 0}` });
  return words.line("range", { least: `${least ?? 0}`, most: `${most}` });
}

/** Removes the leading section numbers and the final full stop of a text. */
export function withoutRule(text: string): string {
  return text
    .replace(/^(?:[A-Z]-\d+[a-z]?|[A-Z]\.?\d+(?:\.\d+)*|[DEF]|\d[\w.()-]*)(?:, \d[\w.()]*)* /, "")
    .replace(/\.$/, "");
}

/** All pairs of `id` and `name` in a value. */
function namesIn(value: unknown): readonly (readonly [id: string, name: string])[] {
  if (typeof value !== "object" || value === null) return [];
  const { id, name } = value as { readonly id?: unknown; readonly name?: unknown };
  const entry = typeof id === "string" && typeof name === "string" ? [[id, name] as const] : [];
  return [...entry, ...Object.values(value).flatMap(namesIn)];
}

/** Resolves a reference. For a choice, returns its first branch. */
function firstOf(schema: JsonSchema, root: JsonSchema): JsonSchema {
  const target = resolveRef(schema, root);
  const branches = target.anyOf as readonly JsonSchema[] | undefined;
  return branches === undefined ? target : firstOf(branches[0] ?? {}, root);
}

function membersOf(schema: JsonSchema | undefined, root: JsonSchema) {
  if (schema === undefined) return undefined;
  return firstOf(schema, root).properties as Readonly<Record<string, JsonSchema>> | undefined;
}

function itemsOf(schema: JsonSchema | undefined, root: JsonSchema): JsonSchema | undefined {
  return schema === undefined ? undefined : (firstOf(schema, root).items as JsonSchema | undefined);
}
