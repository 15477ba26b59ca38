import { choicesOf } from "../../client/decisions";
import type { JsonSchema } from "../../core/contract/choice";
import { inlineDefinitions } from "../../core/contract/definitions";
import { readJson } from "../../core/request/json";
import type { Terminal } from "../terminal";
import type { Words } from "../words";

/** Nobody is left to answer, or the player leaves. */
export class Left extends Error {}

/** The player wants another operation than the one whose input is asked for. */
export class Back extends Error {}

/** Asks for a line; throws Left when there is nobody to answer or the player quits. */
export async function askLine(terminal: Terminal, question: string): Promise<string> {
  const line = await terminal.ask(question);
  if (line === undefined || line.trim() === "q") throw new Left();
  return line.trim();
}

/** What a player answers in place of a value: anything legal will do. */
export const ANYTHING = Symbol("anything");

/** Asks for a line of an input; throws Back when the player answers `b`, and Left as `askLine` does. */
export async function askAnswer(terminal: Terminal, question: string): Promise<string> {
  const line = await askLine(terminal, question);
  if (line === "b") throw new Back();
  return line;
}

/** What is asked: by whom, for which operation, and for which member of its input. */
interface Asking {
  readonly terminal: Terminal;
  readonly words: Words;
  readonly operation: string;
  readonly path: readonly string[];
}

/**
 * Asks for an input that the described schema of a decision allows, member by member; ANYTHING when the player answers `r`. What
 * has only one value is not asked for. The rules check the answer afterwards. Throws Back and Left.
 */
export function askInput(terminal: Terminal, words: Words, operation: string, schema: JsonSchema): Promise<unknown> {
  return askValue({ terminal, words, operation, path: [] }, inlineDefinitions(schema));
}

async function askValue(asking: Asking, schema: JsonSchema): Promise<unknown> {
  const listed = listedIn(schema);
  if (listed !== undefined) return listed.length === 1 ? listed[0] : askOne(asking, listed);
  if (Array.isArray(schema.anyOf)) return askCase(asking, schema.anyOf as readonly JsonSchema[]);
  if (schema.type === "boolean") return askOne(asking, [true, false]);
  if (schema.type === "integer") return askNumber(asking, schema);
  if (schema.type === "object" && schema.properties !== undefined) return askObject(asking, schema);
  if (schema.type === "array") return askList(asking, schema);
  if (schema.type === "string") return askText(asking);
  return askJson(asking, schema);
}

/** The values that a schema lists; undefined where it lists none. */
function listedIn(schema: JsonSchema): readonly unknown[] | undefined {
  return choicesOf(schema)?.map(({ value }) => value);
}

/** True where there is nothing to choose. */
function isFixed(schema: JsonSchema): boolean {
  return listedIn(schema)?.length === 1;
}

/** Says what is asked for, as the rules put it where they do, and gives what stands before the player's answer. */
function question({ terminal, words, operation, path }: Asking, how: string): string {
  const meaning = words.meaning(operation, path);
  if (meaning !== undefined && meaning.toLowerCase() !== words.member(path).toLowerCase())
    terminal.say(`  ${meaning}.`);
  return `  ${words.line("asked", { member: words.member(path), how })}`;
}

/** So many choices are listed at once. */
const LISTED = 30;

/** So long a line may be. */
const WIDE = 100;

/** A value by its number in a list, or as it is written; numbers stand for themselves. */
async function askOne(asking: Asking, values: readonly unknown[]): Promise<unknown> {
  const { terminal } = asking;
  const list = new Choices(values, asking.words);
  const asked = question(asking, list.show(terminal));
  for (;;) {
    const line = await askAnswer(terminal, asked);
    if (line === "r") return ANYTHING;
    if (line === "?") list.showAll(terminal);
    else {
      const found = list.find(line);
      if (found !== undefined) return found.value;
      terminal.say(`  ${list.hint()}`);
    }
  }
}

/** Values that one is chosen of. */
class Choices {
  private readonly told: readonly string[];
  private readonly areNumbers: boolean;

  constructor(
    private readonly values: readonly unknown[],
    private readonly words: Words,
  ) {
    this.told = values.map((value) => words.value(value));
    // Numbers, and places that are named by numbers, are typed as they stand.
    const isNumber = (value: unknown): boolean => value === null || /^-?\d+$/.test(String(value));
    this.areNumbers = values.every(isNumber) || values.some((value) => /^\d{3,}$/.test(String(value)));
  }

  /** How a value is chosen, in brackets; what does not fit there is listed above. */
  show(terminal: Terminal): string {
    const listed = this.lines();
    const short = listed.join(", ");
    if (short.length <= WIDE) return short;
    if (listed.length > LISTED)
      return this.words.line("oneOf", { count: listed.length, some: listed.slice(0, 5).join(", ") });
    for (const line of listed) terminal.say(`    ${line}`);
    return this.words.line("range", { least: 1, most: listed.length });
  }

  /** Lists every value, as many as fit in a line. */
  showAll(terminal: Terminal): void {
    let line = "";
    for (const each of this.lines()) {
      if (line !== "" && line.length + each.length + 2 > WIDE) {
        terminal.say(`    ${line}`);
        line = "";
      }
      line += line === "" ? each : `  ${each}`;
    }
    if (line !== "") terminal.say(`    ${line}`);
  }

  /** The value that a line means. */
  find(line: string): { readonly value: unknown } | undefined {
    const same = (text: string): boolean => text.toLowerCase() === line.toLowerCase();
    const written = this.values.findIndex((value, index) => same(String(value)) || same(this.told[index]!));
    const counted = this.areNumbers || !/^[1-9]\d*$/.test(line) ? -1 : Number(line) - 1;
    const index = written >= 0 ? written : counted;
    return index >= 0 && index < this.values.length ? { value: this.values[index] } : undefined;
  }

  hint(): string {
    return this.words.line(this.areNumbers ? "chooseNamed" : "chooseListed", { count: this.values.length });
  }

  private lines(): readonly string[] {
    return this.areNumbers ? this.told : this.told.map((told, index) => `${index + 1} ${told}`);
  }
}

async function askNumber(asking: Asking, { minimum, maximum }: JsonSchema): Promise<unknown> {
  const asked = question(asking, asking.words.line("range", { least: `${minimum ?? ""}`, most: `${maximum ?? ""}` }));
  for (;;) {
    const line = await askAnswer(asking.terminal, asked);
    if (line === "r") return ANYTHING;
    if (/^-?\d+$/.test(line)) return Number(line);
    asking.terminal.say(`  ${asking.words.line("whole")}`);
  }
}

async function askText(asking: Asking): Promise<unknown> {
  const line = await askAnswer(asking.terminal, question(asking, asking.words.line("anyText")));
  return line === "r" ? ANYTHING : line;
}

/** The members that have to be chosen, and those that may be left out when the player wants them. */
async function askObject(asking: Asking, schema: JsonSchema): Promise<unknown> {
  const { terminal, words, operation, path } = asking;
  const members = Object.entries(schema.properties as Record<string, JsonSchema>);
  const meaning = path.length === 0 ? undefined : words.meaning(operation, path);
  if (meaning !== undefined && members.length > 0) terminal.say(`  ${meaning}:`);
  const required = (schema.required ?? []) as readonly string[];
  const value: Record<string, unknown> = {};
  for (const [name, own] of members) {
    const asked = { ...asking, path: [...asking.path, name] };
    if (!required.includes(name)) {
      const wanted = await askWanted(asked);
      if (wanted === ANYTHING) return ANYTHING;
      if (!wanted) continue;
    }
    const chosen = await askValue(asked, own);
    if (chosen === ANYTHING) return ANYTHING;
    value[name] = chosen;
  }
  return value;
}

async function askWanted({ terminal, words, path }: Asking): Promise<boolean | typeof ANYTHING> {
  for (;;) {
    const line = await askAnswer(terminal, `  ${words.line("wanted", { member: words.member(path) })}`);
    if (line === "r") return ANYTHING;
    if (line === "y" || line === "yes") return true;
    if (line === "n" || line === "no" || line === "") return false;
  }
}

/** Several values, one after the other or in one line; an empty line ends them. */
async function askList(asking: Asking, schema: JsonSchema): Promise<unknown> {
  const {
    minItems = 0,
    maxItems = Number.POSITIVE_INFINITY,
    items = {},
  } = schema as {
    readonly minItems?: number;
    readonly maxItems?: number;
    readonly items?: JsonSchema;
  };
  if (maxItems === 0) return [];
  const count = minItems === maxItems ? `${minItems}` : asking.words.line("range", { least: minItems, most: maxItems });
  const listed = listedIn(items);
  if (listed === undefined) return askItems(asking, items, minItems, maxItems, count);
  const single = new Choices(listed, asking.words);
  const asked = question(asking, asking.words.line("inOrder", { count, values: single.show(asking.terminal) }));
  for (;;) {
    const line = await askAnswer(asking.terminal, asked);
    if (line === "r") return ANYTHING;
    if (line === "?") {
      single.showAll(asking.terminal);
      continue;
    }
    const found = line
      .split(/\s*,\s*/)
      .filter((part) => part !== "")
      .map((part) => single.find(part));
    if (found.every((each) => each !== undefined) && found.length >= minItems && found.length <= maxItems)
      return found.map(({ value }) => value);
    asking.terminal.say(`  ${asking.words.line("chooseSome", { count, hint: single.hint() })}`);
  }
}

async function askItems(asking: Asking, items: JsonSchema, least: number, most: number, count: string) {
  const meaning = asking.words.meaning(asking.operation, asking.path);
  if (meaning !== undefined) asking.terminal.say(`  ${meaning}.`);
  const list: unknown[] = [];
  while (list.length < most) {
    const name = asking.words.member(asking.path);
    if (list.length >= least) {
      const line = await askAnswer(
        asking.terminal,
        `  ${asking.words.line("oneMore", { member: name, done: list.length, count })}`,
      );
      if (line === "r") return ANYTHING;
      if (line !== "y" && line !== "yes") break;
    }
    const chosen = await askValue({ ...asking, path: [...asking.path, String(list.length)] }, items);
    if (chosen === ANYTHING) return ANYTHING;
    list.push(chosen);
  }
  return list;
}

/** One of several ways to write an input, told apart by what is the same in each. */
async function askCase(asking: Asking, cases: readonly JsonSchema[]): Promise<unknown> {
  const told = cases.map((each, index) => `${index + 1} ${caseOf(each, asking.words)}`);
  for (const line of told) asking.terminal.say(`    ${line}`);
  for (;;) {
    const how = asking.words.line("range", { least: 1, most: cases.length });
    const line = await askAnswer(
      asking.terminal,
      `  ${asking.words.line("asked", { member: keyOf(cases, asking.words), how })}`,
    );
    if (line === "r") return ANYTHING;
    const chosen = /^[1-9]\d*$/.test(line) ? cases[Number(line) - 1] : undefined;
    if (chosen !== undefined) return askValue(asking, chosen);
    asking.terminal.say(`  ${asking.words.line("chooseNumber", { count: cases.length })}`);
  }
}

/** What the member is called that tells the cases apart. */
function keyOf(cases: readonly JsonSchema[], words: Words): string {
  const fixed = cases.map(({ properties }) =>
    Object.entries((properties ?? {}) as Record<string, JsonSchema>).flatMap(([name, own]) =>
      isFixed(own) ? [name] : [],
    ),
  );
  const key = fixed[0]?.find((name) => fixed.every((names) => names.includes(name)));
  return key === undefined ? words.line("which") : words.member([key]);
}

function caseOf(schema: JsonSchema, words: Words): string {
  if (isFixed(schema)) return words.value(listedIn(schema)![0] ?? null);
  const members = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  const fixed = members.flatMap(([, own]) =>
    listedIn(own)?.length === 1 ? listedIn(own)!.map((value) => words.value(value)) : [],
  );
  const open = members.flatMap(([name, own]) => (isFixed(own) ? [] : [words.member([name])]));
  return [...fixed, ...(open.length > 0 ? [`(${open.join(", ")})`] : [])].join(" ") || words.value(schema.type ?? null);
}

async function askJson(asking: Asking, schema: JsonSchema): Promise<unknown> {
  asking.terminal.say(`  ${asking.words.line("jsonFits", { schema: JSON.stringify(schema) })}`);
  const asked = question(asking, "JSON");
  for (;;) {
    const line = await askAnswer(asking.terminal, asked);
    if (line === "r") return ANYTHING;
    const read = readJson(line);
    if (read.ok) return read.value;
    asking.terminal.say(`  ${asking.words.line("notJson")}`);
  }
}
