import * as z from "zod";
import type { Decision, NeedsRoll, Refusal } from "../core/contract/answer";
import type { JsonSchema } from "../core/contract/choice";
import { inlined } from "../core/contract/definitions";
import type { Phrases } from "../core/contract/phrases";
import type { AnyRuleset } from "../core/contract/ruleset";
import { operationWords } from "../core/text/describe";
import { tellNext } from "../core/text/localize";
import { knownWord } from "../core/text/patterns";
import { wordFor } from "../core/text/sentence";

/** What people read in place of a ruleset's codes, in the language of its phrases. */
export class Words {
  private readonly asked = new Map<string, JsonSchema>();
  private printed: ReadonlyMap<string, string> | undefined;

  constructor(
    private readonly ruleset: AnyRuleset,
    readonly phrases: Phrases,
  ) {}

  /** A value of an input. */
  value(value: unknown): string {
    if (value === null) return "none";
    if (typeof value === "boolean") return value ? "yes" : "no";
    const isCode = typeof value === "string" && /[a-z]/.test(value) && knownWord(value, this.phrases) === undefined;
    return (isCode ? this.name(value) : undefined) ?? wordFor(value, this.phrases);
  }

  /** The name of an operation. */
  operation(name: string): string {
    return operationWords(this.ruleset, name, this.phrases).title;
  }

  /** A member of an operation's input, by the names that lead to it: what it is called. */
  member(path: readonly string[]): string {
    const own = path.filter((name) => !/^\d+$/.test(name)).at(-1) ?? "input";
    const word = knownWord(own, this.phrases);
    return (
      word ?? own.replaceAll("_", " ").replaceAll(/([a-z])([A-Z])/g, (_, low, high) => `${low} ${high.toLowerCase()}`)
    );
  }

  /** What is said of a member of an operation's input, where anything is. */
  meaning(operation: string, path: readonly string[]): string | undefined {
    const root = this.inputOf(operation);
    let schema: JsonSchema | undefined = root;
    let told: unknown;
    for (const name of path) {
      schema = membersOf(schema, root)?.[name] ?? itemsOf(schema, root);
      if (schema === undefined) return undefined;
      told = schema.description ?? told;
      schema = resolved(schema, root);
    }
    const text = schema?.description ?? told;
    const found = typeof told === "string" ? told : text;
    // A word alone says no more than the member's name.
    return typeof found === "string" && found.includes(" ") ? withoutRule(found) : undefined;
  }

  /** What a roll is for. */
  purpose(label: string): string {
    const told = this.phrases.labels[label];
    return told === undefined ? label.replaceAll("-", " ") : withoutRule(told).replace(/^The /, "the ");
  }

  /** The dice asked for: what for, on which chart, with which modifiers, and what each total would mean. */
  roll(next: NeedsRoll["next"]) {
    return tellNext(this.ruleset, next, (text) => text(this.phrases));
  }

  /** A refusal as people read it. */
  refusal({ message, citation }: Pick<Refusal, "message" | "citation">): string {
    return `${message} (${citation.section})`;
  }

  /** What the charts call the thing of that id. */
  private name(id: string): string | undefined {
    this.printed ??= new Map(namesIn(this.ruleset.pack));
    return this.printed.get(id);
  }

  private inputOf(operation: string): JsonSchema {
    let schema = this.asked.get(operation);
    if (schema === undefined) {
      const { start, operations } = this.ruleset;
      const found = [start, ...operations].find(({ name }) => name === operation);
      schema = found === undefined ? {} : z.toJSONSchema(found.input, { io: "input", unrepresentable: "any" });
      this.asked.set(operation, schema);
    }
    return schema;
  }
}

/** What of a decision's input has to be chosen, a line for every member; none where nothing has. */
export function choicesOf({ operation, input, limits }: Decision, words: Words): readonly string[] {
  return [...membersIn(operation, inlined(input ?? {}), [], words), ...new Set(limits.map(({ text }) => text))];
}

function membersIn(operation: string, schema: JsonSchema, path: readonly string[], words: Words): readonly string[] {
  const branches = schema.anyOf as readonly JsonSchema[] | undefined;
  if (branches !== undefined) {
    const told = branches.map((each) => membersIn(operation, each, path, words).join("; ") || "nothing more");
    return told.map((text, index) => (index === 0 ? `Either: ${text}` : `or: ${text}`));
  }
  const members = Object.entries((schema.properties ?? {}) as Readonly<Record<string, JsonSchema>>);
  return members.flatMap(([name, own]) => {
    const at = [...path, name];
    if (own.type === "object" && own.properties !== undefined) return membersIn(operation, own, at, words);
    const called =
      path.length === 0 || path[0] === "tubes" ? words.member(at) : `${words.member(path)}, ${words.member(at)}`;
    return "const" in own ? [] : [`${called}: ${valuesOf(own, words)}`];
  });
}

const SHOWN = 12;

/** What may be chosen for a value, in words. */
export function valuesOf(schema: JsonSchema, words: Words): string {
  if ("const" in schema) return words.value(schema.const);
  if (schema.type === "boolean") return "yes or no";
  if (Array.isArray(schema.enum)) {
    const told = schema.enum.map((value) => words.value(value));
    const [first, last] = [told.slice(0, SHOWN), told.length - SHOWN];
    return last > 0 ? `${first.join(", ")} and ${last} more` : told.join(", ");
  }
  if (schema.type === "integer") return rangeOf(schema.minimum, schema.maximum);
  if (schema.type === "array") {
    const { minItems = 0, maxItems } = schema;
    return `${rangeOf(minItems, maxItems)} of ${valuesOf((schema.items ?? {}) as JsonSchema, words)}`;
  }
  return schema.type === "string" ? "a text" : "as its rule says";
}

function rangeOf(least: unknown, most: unknown): string {
  return least === most ? `${least}` : most === undefined ? `${least ?? 0} or more` : `${least ?? 0} to ${most}`;
}

/** A text without the sections that stand before it and the full stop after it. */
export function withoutRule(text: string): string {
  return text
    .replace(/^(?:[A-Z]-\d+[a-z]?|[A-Z]\.?\d+(?:\.\d+)*|[DEF]|\d[\w.()-]*)(?:, \d[\w.()]*)* /, "")
    .replace(/\.$/, "");
}

/** The names of all things in a value that have an id and a name. */
function namesIn(value: unknown): readonly (readonly [id: string, name: string])[] {
  if (typeof value !== "object" || value === null) return [];
  const { id, name } = value as { readonly id?: unknown; readonly name?: unknown };
  const own = typeof id === "string" && typeof name === "string" ? [[id, name] as const] : [];
  return [...own, ...Object.values(value).flatMap(namesIn)];
}

function resolved(schema: JsonSchema, root: JsonSchema): JsonSchema {
  const name = typeof schema.$ref === "string" ? schema.$ref.split("/").at(-1)! : undefined;
  const defs = root.$defs as Readonly<Record<string, JsonSchema>> | undefined;
  const found = name === undefined ? schema : (defs?.[name] ?? {});
  const branches = found.anyOf as readonly JsonSchema[] | undefined;
  return branches === undefined ? found : resolved(branches[0] ?? {}, root);
}

function membersOf(schema: JsonSchema | undefined, root: JsonSchema) {
  if (schema === undefined) return undefined;
  return resolved(schema, root).properties as Readonly<Record<string, JsonSchema>> | undefined;
}

function itemsOf(schema: JsonSchema | undefined, root: JsonSchema): JsonSchema | undefined {
  return schema === undefined ? undefined : (resolved(schema, root).items as JsonSchema | undefined);
}
