import { choicesOf } from "../../client/decisions";
import type { JsonSchema } from "../../core/contract/choice";
import { inlineDefinitions } from "../../core/json/schema";
import { readJson } from "../../core/request/json";
import type { Terminal } from "../terminal";
import type { RulesetWords } from "../words";

/** Thrown if the input has ended or the player quits. */
export class PlayerQuit extends Error {}

/** Thrown if the player wants to choose another operation. */
export class PlayerBack extends Error {}

/** Asks for a line. Throws PlayerQuit if the input has ended or the player quits. */
export async function askLine(terminal: Terminal, question: string): Promise<string> {
  const line = await terminal.ask(question);
  if (line === undefined || line.trim() === "q") throw new PlayerQuit();
  return line.trim();
}

/** Returned instead of a value: the player accepts any legal value. */
export const ANYTHING = Symbol("anything");

/** Asks for a line of an input. Throws PlayerBack if the player answers `b`, and PlayerQuit as `askLine` does. */
export async function askAnswer(terminal: Terminal, question: string): Promise<string> {
  const line = await askLine(terminal, question);
  if (line === "b") throw new PlayerBack();
  return line;
}

/** The context of a question: the terminal, the operation, and the path in its input. */
interface Prompt {
  readonly terminal: Terminal;
  readonly words: RulesetWords;
  readonly operation: string;
  readonly path: readonly string[];
}

/**
 * Asks for an input that the schema of a decision allows, member by member. Returns ANYTHING if the player answers `r`.
 * Members with only one value are not asked for. The rules check the input afterwards. Throws PlayerBack and
 * PlayerQuit.
 */
export function askInput(
  terminal: Terminal,
  words: RulesetWords,
  operation: string,
  schema: JsonSchema,
): Promise<unknown> {
  return askValue({ terminal, words, operation, path: [] }, inlineDefinitions(schema));
}

async function askValue(prompt: Prompt, schema: JsonSchema): Promise<unknown> {
  const values = listedIn(schema);
  if (values !== undefined) return values.length === 1 ? values[0] : askOne(prompt, values);
  if (Array.isArray(schema.anyOf)) return askCase(prompt, schema.anyOf as readonly JsonSchema[]);
  if (schema.type === "boolean") return askOne(prompt, [true, false]);
  if (schema.type === "integer") return askNumber(prompt, schema);
  if (schema.type === "object" && schema.properties !== undefined) return askObject(prompt, schema);
  if (schema.type === "array") return askList(prompt, schema);
  if (schema.type === "string") return askText(prompt);
  return askJson(prompt, schema);
}

/** The values that a schema lists. Undefined if it lists none. */
function listedIn(schema: JsonSchema): readonly unknown[] | undefined {
  return choicesOf(schema)?.map(({ value }) => value);
}

/** True if only one value is possible. */
function isFixed(schema: JsonSchema): boolean {
  return listedIn(schema)?.length === 1;
}

/** Prints the description of the member, if any. Returns the prompt for the answer. */
function question({ terminal, words, operation, path }: Prompt, how: string): string {
  const meaning = words.meaning(operation, path);
  if (meaning !== undefined && meaning.toLowerCase() !== words.member(path).toLowerCase())
    terminal.say(`  ${meaning}.`);
  return `  ${words.line("asked", { member: words.member(path), how })}`;
}

/** Maximum number of choices to list. */
const MAX_LISTED = 30;

/** Maximum length of a line. */
const MAX_WIDTH = 100;

/** Asks for one value by its number in a list or by its text. In a list of numbers, an answer is the number itself. */
async function askOne(prompt: Prompt, values: readonly unknown[]): Promise<unknown> {
  const { terminal } = prompt;
  const list = new Choices(values, prompt.words);
  const promptText = question(prompt, list.show(terminal));
  for (;;) {
    const line = await askAnswer(terminal, promptText);
    if (line === "r") return ANYTHING;
    if (line === "?") list.showAll(terminal);
    else {
      const match = list.find(line);
      if (match !== undefined) return match.value;
      terminal.say(`  ${list.hint()}`);
    }
  }
}

/** A list of values to choose from. */
class Choices {
  private readonly titles: readonly string[];
  private readonly areNumbers: boolean;

  constructor(
    private readonly values: readonly unknown[],
    private readonly words: RulesetWords,
  ) {
    this.titles = values.map((value) => words.value(value));
    // Numbers, and places with numeric names, are typed literally.
    const isNumber = (value: unknown): boolean => value === null || /^-?\d+$/.test(String(value));
    this.areNumbers = values.every(isNumber) || values.some((value) => /^\d{3,}$/.test(String(value)));
  }

  /** Returns the choices for the prompt. Prints them above it if they do not fit. */
  show(terminal: Terminal): string {
    const lines = this.lines();
    const short = this.words.list(lines);
    if (short.length <= MAX_WIDTH) return short;
    if (lines.length > MAX_LISTED)
      return this.words.line("oneOf", { count: lines.length, some: this.words.list(lines.slice(0, 5)) });
    for (const line of lines) terminal.say(`    ${line}`);
    return this.words.line("range", { least: 1, most: lines.length });
  }

  /** Prints every value, as many per line as fit. */
  showAll(terminal: Terminal): void {
    let line = "";
    for (const each of this.lines()) {
      if (line !== "" && line.length + each.length + 2 > MAX_WIDTH) {
        terminal.say(`    ${line}`);
        line = "";
      }
      line += line === "" ? each : `  ${each}`;
    }
    if (line !== "") terminal.say(`    ${line}`);
  }

  /** Finds the value for a line of input. */
  find(line: string): { readonly value: unknown } | undefined {
    const same = (text: string): boolean => text.toLowerCase() === line.toLowerCase();
    const byText = this.values.findIndex((value, index) => same(String(value)) || same(this.titles[index]!));
    const counted = this.areNumbers || !/^[1-9]\d*$/.test(line) ? -1 : Number(line) - 1;
    const index = byText >= 0 ? byText : counted;
    return index >= 0 && index < this.values.length ? { value: this.values[index] } : undefined;
  }

  hint(): string {
    return this.words.line(this.areNumbers ? "chooseNamed" : "chooseListed", { count: this.values.length });
  }

  private lines(): readonly string[] {
    return this.areNumbers ? this.titles : this.titles.map((title, index) => `${index + 1} ${title}`);
  }
}

async function askNumber(prompt: Prompt, { minimum, maximum }: JsonSchema): Promise<unknown> {
  const promptText = question(
    prompt,
    prompt.words.line("range", { least: `${minimum ?? ""}`, most: `${maximum ?? ""}` }),
  );
  for (;;) {
    const line = await askAnswer(prompt.terminal, promptText);
    if (line === "r") return ANYTHING;
    if (/^-?\d+$/.test(line)) return Number(line);
    prompt.terminal.say(`  ${prompt.words.line("whole")}`);
  }
}

async function askText(prompt: Prompt): Promise<unknown> {
  const line = await askAnswer(prompt.terminal, question(prompt, prompt.words.line("anyText")));
  return line === "r" ? ANYTHING : line;
}

/** Asks for the required members, and for optional ones if the player wants them. */
async function askObject(prompt: Prompt, schema: JsonSchema): Promise<unknown> {
  const { terminal, words, operation, path } = prompt;
  const members = Object.entries(schema.properties as Record<string, JsonSchema>);
  const meaning = path.length === 0 ? undefined : words.meaning(operation, path);
  if (meaning !== undefined && members.length > 0) terminal.say(`  ${meaning}:`);
  const required = (schema.required ?? []) as readonly string[];
  const value: Record<string, unknown> = {};
  for (const [name, memberSchema] of members) {
    const memberPrompt = { ...prompt, path: [...prompt.path, name] };
    if (!required.includes(name)) {
      const isWanted = await askWhetherWanted(memberPrompt);
      if (isWanted === ANYTHING) return ANYTHING;
      if (!isWanted) continue;
    }
    const chosen = await askValue(memberPrompt, memberSchema);
    if (chosen === ANYTHING) return ANYTHING;
    value[name] = chosen;
  }
  return value;
}

async function askWhetherWanted({ terminal, words, path }: Prompt): Promise<boolean | typeof ANYTHING> {
  for (;;) {
    const line = await askAnswer(terminal, `  ${words.line("wanted", { member: words.member(path) })}`);
    if (line === "r") return ANYTHING;
    if (isAnswer(words, "yes", line)) return true;
    if (isAnswer(words, "no", line) || line === "") return false;
  }
}

/** True if a line is one of the answers that mean yes or no in the player's language. */
function isAnswer(words: RulesetWords, meaning: "yes" | "no", line: string): boolean {
  return words.line(meaning).split(" ").includes(line.toLowerCase());
}

/** Asks for several values, one after the other or in one line. An empty line ends them. */
async function askList(prompt: Prompt, schema: JsonSchema): Promise<unknown> {
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
  const count = minItems === maxItems ? `${minItems}` : prompt.words.line("range", { least: minItems, most: maxItems });
  const values = listedIn(items);
  if (values === undefined) return askItems(prompt, items, minItems, maxItems, count);
  const single = new Choices(values, prompt.words);
  const promptText = question(prompt, prompt.words.line("inOrder", { count, values: single.show(prompt.terminal) }));
  for (;;) {
    const line = await askAnswer(prompt.terminal, promptText);
    if (line === "r") return ANYTHING;
    if (line === "?") {
      single.showAll(prompt.terminal);
      continue;
    }
    const matches = line
      .split(/\s*,\s*/)
      .filter((part) => part !== "")
      .map((part) => single.find(part));
    if (matches.every((each) => each !== undefined) && matches.length >= minItems && matches.length <= maxItems)
      return matches.map(({ value }) => value);
    prompt.terminal.say(`  ${prompt.words.line("chooseSome", { count, hint: single.hint() })}`);
  }
}

async function askItems(prompt: Prompt, items: JsonSchema, least: number, most: number, count: string) {
  const meaning = prompt.words.meaning(prompt.operation, prompt.path);
  if (meaning !== undefined) prompt.terminal.say(`  ${meaning}.`);
  const list: unknown[] = [];
  while (list.length < most) {
    const name = prompt.words.member(prompt.path);
    if (list.length >= least) {
      const line = await askAnswer(
        prompt.terminal,
        `  ${prompt.words.line("oneMore", { member: name, done: list.length, count })}`,
      );
      if (line === "r") return ANYTHING;
      if (!isAnswer(prompt.words, "yes", line)) break;
    }
    const chosen = await askValue({ ...prompt, path: [...prompt.path, String(list.length)] }, items);
    if (chosen === ANYTHING) return ANYTHING;
    list.push(chosen);
  }
  return list;
}

/** Asks for one of several schemas, labelled by their fixed values. */
async function askCase(prompt: Prompt, cases: readonly JsonSchema[]): Promise<unknown> {
  const labels = cases.map((each, index) => `${index + 1} ${caseOf(each, prompt.words)}`);
  for (const line of labels) prompt.terminal.say(`    ${line}`);
  for (;;) {
    const how = prompt.words.line("range", { least: 1, most: cases.length });
    const line = await askAnswer(
      prompt.terminal,
      `  ${prompt.words.line("asked", { member: keyOf(cases, prompt.words), how })}`,
    );
    if (line === "r") return ANYTHING;
    const chosen = /^[1-9]\d*$/.test(line) ? cases[Number(line) - 1] : undefined;
    if (chosen !== undefined) return askValue(prompt, chosen);
    prompt.terminal.say(`  ${prompt.words.line("chooseNumber", { count: cases.length })}`);
  }
}

/** The name of the member that distinguishes the cases. */
function keyOf(cases: readonly JsonSchema[], words: RulesetWords): string {
  const fixed = cases.map(({ properties }) =>
    Object.entries((properties ?? {}) as Record<string, JsonSchema>).flatMap(([name, memberSchema]) =>
      isFixed(memberSchema) ? [name] : [],
    ),
  );
  const key = fixed[0]?.find((name) => fixed.every((names) => names.includes(name)));
  return key === undefined ? words.line("which") : words.member([key]);
}

function caseOf(schema: JsonSchema, words: RulesetWords): string {
  if (isFixed(schema)) return words.value(listedIn(schema)![0] ?? null);
  const members = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  const fixed = members.flatMap(([, memberSchema]) =>
    listedIn(memberSchema)?.length === 1 ? listedIn(memberSchema)!.map((value) => words.value(value)) : [],
  );
  const openMembers = members.flatMap(([name, memberSchema]) => (isFixed(memberSchema) ? [] : [words.member([name])]));
  const name = fixed.join(" ");
  if (openMembers.length === 0) return name || words.value(schema.type ?? null);
  return words.withNote(name, words.list(openMembers)).trimStart();
}

async function askJson(prompt: Prompt, schema: JsonSchema): Promise<unknown> {
  prompt.terminal.say(`  ${prompt.words.line("jsonFits", { schema: JSON.stringify(schema) })}`);
  const promptText = question(prompt, "JSON");
  for (;;) {
    const line = await askAnswer(prompt.terminal, promptText);
    if (line === "r") return ANYTHING;
    const parsed = readJson(line);
    if (parsed.ok) return parsed.value;
    prompt.terminal.say(`  ${prompt.words.line("notJson")}`);
  }
}
