import type { JsonSchema } from "../../core/operation/choice";
import type { Terminal } from "../terminal";

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
async function askAnswer(terminal: Terminal, question: string): Promise<string> {
  const line = await askLine(terminal, question);
  if (line === "b") throw new Back();
  return line;
}

/**
 * Asks for a value that a narrowed schema of a decision allows, member by member; ANYTHING when the player answers `r`. What
 * has only one value is not asked for. The rules check the answer afterwards. Throws Back and Left.
 */
export async function askValue(terminal: Terminal, name: string, schema: JsonSchema): Promise<unknown> {
  if ("const" in schema) return schema.const;
  if (Array.isArray(schema.enum)) return askOne(terminal, name, schema.enum);
  if (schema.type === "boolean") return askOne(terminal, name, [true, false]);
  if (schema.type === "integer") return askNumber(terminal, name, schema);
  if (schema.type === "object" && isPlainObject(schema)) return askObject(terminal, name, schema);
  if (schema.type === "string") return askText(terminal, name);
  return askJson(terminal, name, schema);
}

async function askOne(terminal: Terminal, name: string, values: readonly unknown[]): Promise<unknown> {
  const listed = values.map((value, index) => `${index + 1} ${String(value)}`).join(", ");
  for (;;) {
    const line = await askAnswer(terminal, `  ${name} (${listed}; r for any, b back): `);
    if (line === "r") return ANYTHING;
    const value = values[Number(line) - 1] ?? values.find((each) => String(each) === line);
    if (value !== undefined) return value;
    if (line === "null" && values.includes(null)) return null;
    terminal.say(`  Choose 1 to ${values.length}.`);
  }
}

async function askNumber(terminal: Terminal, name: string, { minimum, maximum }: JsonSchema): Promise<unknown> {
  for (;;) {
    const line = await askAnswer(terminal, `  ${name} (${minimum ?? ""} to ${maximum ?? ""}; r for any, b back): `);
    if (line === "r") return ANYTHING;
    if (/^-?\d+$/.test(line)) return Number(line);
    terminal.say("  A whole number, please.");
  }
}

async function askText(terminal: Terminal, name: string): Promise<unknown> {
  const line = await askAnswer(terminal, `  ${name} (text; r for any, b back): `);
  return line === "r" ? ANYTHING : line;
}

/** Every member of an object without optional ones has to be chosen. */
function isPlainObject({ properties, required, anyOf }: JsonSchema): boolean {
  const members = Object.keys((properties ?? {}) as object);
  return anyOf === undefined && members.every((member) => ((required ?? []) as readonly string[]).includes(member));
}

async function askObject(terminal: Terminal, name: string, schema: JsonSchema): Promise<unknown> {
  const members = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  const value: Record<string, unknown> = {};
  for (const [member, own] of members) {
    const chosen = await askValue(terminal, name === "" ? member : `${name}.${member}`, own);
    if (chosen === ANYTHING) return ANYTHING;
    value[member] = chosen;
  }
  return value;
}

async function askJson(terminal: Terminal, name: string, schema: JsonSchema): Promise<unknown> {
  terminal.say(`  ${JSON.stringify(schema)}`);
  for (;;) {
    const line = await askAnswer(terminal, `  ${name || "input"} (JSON; r for any, b back): `);
    if (line === "r") return ANYTHING;
    try {
      return JSON.parse(line);
    } catch {
      terminal.say("  That is not JSON.");
    }
  }
}
