import * as z from "zod";
import { choicesOf as listedIn } from "../client/decisions";
import type { Decision, NeedsRoll, Refusal } from "../core/contract/answer";
import type { JsonSchema } from "../core/contract/choice";
import { inlineDefinitions, resolveRef } from "../core/contract/definitions";
import type { Phrases } from "../core/contract/phrases";
import type { AnyRuleset } from "../core/contract/ruleset";
import { memberTitle, operationWords } from "../core/text/describe";
import { localizeNextRoll } from "../core/text/localize";
import { knownWord } from "../core/text/patterns";
import { wordFor } from "../core/text/sentence";
import { type Line, lineIn } from "./lines";

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
    return memberTitle(own, this.phrases);
  }

  /** A line of the command line itself. */
  line(line: Line, values?: Readonly<Record<string, string | number>>): string {
    return lineIn(this.phrases.language, line, values);
  }

  /** What its declaration, which is English, says of a member of an operation's input, where anything is. */
  meaning(operation: string, path: readonly string[]): string | undefined {
    if (this.phrases.language !== this.ruleset.languages[0]) return undefined;
    const root = this.declaredInput(operation);
    let schema: JsonSchema | undefined = root;
    let told: unknown;
    for (const name of path) {
      schema = membersOf(schema, root)?.[name] ?? itemsOf(schema, root);
      if (schema === undefined) return undefined;
      told = schema.description ?? told;
      schema = resolveRef(schema, root);
    }
    const text = schema?.description ?? told;
    const found = typeof told === "string" ? told : text;
    // A word alone says no more than the member's name.
    return typeof found === "string" && found.includes(" ") ? withoutRule(found) : undefined;
  }

  /** The dice asked for: what for, on which chart, with which modifiers, and what each total would mean. */
  roll(next: NeedsRoll["next"]) {
    return localizeNextRoll(this.ruleset, next, (text) => text(this.phrases));
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

  private declaredInput(operation: string): JsonSchema {
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
export function choicesOf(decision: Decision, words: Words): readonly string[] {
  const limits = new Set(decision.limits.map(({ message }) => message));
  return [...membersIn(inlineDefinitions(decision.input ?? {}), [], words), ...limits];
}

/** The lines of the members below those of these titles. */
function membersIn(schema: JsonSchema, above: readonly string[], words: Words): readonly string[] {
  const branches = schema.anyOf as readonly JsonSchema[] | undefined;
  if (branches !== undefined) {
    const told = branches.map((each) => membersIn(each, above, words).join("; ") || words.line("nothingMore"));
    return told.map((text, index) => words.line(index === 0 ? "either" : "or", { text }));
  }
  const members = Object.values((schema.properties ?? {}) as Readonly<Record<string, JsonSchema>>);
  return members.flatMap((own) => {
    const at = [...above, String(own.title)];
    if (own.type === "object" && own.properties !== undefined) return membersIn(own, at, words);
    return isFixed(own) ? [] : [`${at.join(", ")}: ${valuesOf(own, words)}`];
  });
}

/** True where there is nothing to choose: one value, or none at all. */
function isFixed(schema: JsonSchema): boolean {
  return listedIn(schema)?.length === 1;
}

const SHOWN = 12;

/** What may be chosen for a value of a described schema, in words. */
function valuesOf(schema: JsonSchema, words: Words): string {
  const { type } = schema;
  const told = listedIn(schema)?.map(({ title }) => title);
  if (told !== undefined) {
    const listed = told.slice(0, SHOWN).join(", ");
    return told.length > SHOWN ? words.line("more", { listed, count: told.length - SHOWN }) : listed;
  }
  if (type === "boolean") return [true, false].map((value) => words.value(value)).join(", ");
  if (type === "integer") return rangeOf(schema.minimum, schema.maximum, words);
  if (type === "array") {
    const { minItems = 0, maxItems } = schema;
    const values = valuesOf((schema.items ?? {}) as JsonSchema, words);
    return words.line("of", { count: rangeOf(minItems, maxItems, words), values });
  }
  return words.line(type === "string" ? "text" : "asRule");
}

function rangeOf(least: unknown, most: unknown, words: Words): string {
  if (least === most) return `${least}`;
  if (most === undefined) return words.line("orMore", { least: `${least ?? 0}` });
  return words.line("range", { least: `${least ?? 0}`, most: `${most}` });
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

/** A schema as it stands where it is referred to, of a choice the first branch. */
function firstOf(schema: JsonSchema, root: JsonSchema): JsonSchema {
  const found = resolveRef(schema, root);
  const branches = found.anyOf as readonly JsonSchema[] | undefined;
  return branches === undefined ? found : firstOf(branches[0] ?? {}, root);
}

function membersOf(schema: JsonSchema | undefined, root: JsonSchema) {
  if (schema === undefined) return undefined;
  return firstOf(schema, root).properties as Readonly<Record<string, JsonSchema>> | undefined;
}

function itemsOf(schema: JsonSchema | undefined, root: JsonSchema): JsonSchema | undefined {
  return schema === undefined ? undefined : (firstOf(schema, root).items as JsonSchema | undefined);
}
