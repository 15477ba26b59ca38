import type { AnyRuleset } from "../core/contract/ruleset";
import { readJson } from "../core/request/json";
import { formatMessage } from "../core/text/message";
import { KERNEL_TEMPLATES } from "../core/text/phrase-book";
import { loadRuleset, noRuleset } from "../rulesets/registry";
import { unreadable } from "./exit";
import type { Terminal } from "./terminal";

/** The options that make a request, as the commands that send one take them. */
export interface RequestOptions {
  readonly request?: string;
  readonly snapshot?: string;
  readonly input?: string;
  readonly seed?: string;
  readonly dice?: string;
  readonly charts?: string;
  readonly rerolls?: string;
  readonly decisions?: string;
  readonly runOn?: boolean;
}

/** The options that say how play goes on, and to where. */
export interface ProcedureOptions {
  readonly policy?: string;
  readonly choices?: string;
  readonly until?: string;
}

/** A request as JSON, by field. */
export type Fields = Readonly<Record<string, unknown>>;

/** The ruleset of that id; ends the command when there is none. */
export async function rulesetOf(id: string): Promise<AnyRuleset> {
  const ruleset = await loadRuleset(id);
  if (ruleset === undefined) throw unreadable(noRuleset(id));
  return ruleset;
}

/** Gathers a request: a whole one from a file or standard input, and what the other options lay over it. */
export async function gather(terminal: Terminal, options: RequestOptions): Promise<Fields> {
  const whole = options.request === undefined ? {} : await readObject(terminal, options.request, "--request");
  const snapshot =
    options.snapshot === undefined ? undefined : await readObject(terminal, options.snapshot, "--snapshot");
  const fields = {
    // What a resolution was written to can be handed on as it is.
    snapshot: snapshot === undefined ? undefined : (snapshot.snapshot ?? snapshot),
    input: options.input === undefined ? undefined : await readValue(terminal, options.input, "--input"),
    charts: options.charts === undefined ? undefined : await readValue(terminal, options.charts, "--charts"),
    seed: options.seed,
    dice: options.dice === undefined ? undefined : numbersIn(options.dice, "--dice"),
    rerolls: options.rerolls === undefined ? undefined : numbersIn(options.rerolls, "--rerolls"),
    decisions: options.decisions,
    runOn: options.runOn,
  };
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return { ...whole, ...Object.fromEntries(given) };
}

/** Gathers how play goes on, and to where, of the options alone. */
export async function gatherProcedure(
  terminal: Terminal,
  { policy, choices, until }: ProcedureOptions,
): Promise<Fields> {
  return {
    ...(policy === undefined ? {} : { policy }),
    ...(choices === undefined ? {} : { choices: await readValue(terminal, choices, "--choices") }),
    ...(until === undefined ? {} : { until: await readValue(terminal, until, "--until") }),
  };
}

/** Reads a JSON object from a file, or from standard input for `-`; ends the command when it is none. */
export async function readObject(terminal: Terminal, path: string, what: string): Promise<Fields> {
  const value = await readFileValue(terminal, path, what);
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Fields;
  throw unreadable(`${what} is not a JSON object.`);
}

/** Reads JSON from a file, or from standard input for `-`; ends the command when it is none. */
export async function readFileValue(terminal: Terminal, path: string, what: string): Promise<unknown> {
  return parse(path === "-" ? await terminal.readAll() : await contentOf(terminal, path), what);
}

/** Reads JSON written out, or from a file for `@file`; ends the command when it is none. */
export async function readValue(terminal: Terminal, text: string, what: string): Promise<unknown> {
  return parse(text.startsWith("@") ? await contentOf(terminal, text.slice(1)) : text, what);
}

/** Whole numbers separated by commas or spaces; ends the command when one is none. */
export function numbersIn(text: string, what: string): number[] {
  const parts = text.split(/[\s,]+/).filter((part) => part !== "");
  const numbers = parts.map(Number);
  if (numbers.every(Number.isInteger)) return numbers;
  throw unreadable(`${what} takes whole numbers separated by commas.`);
}

/** A whole number; ends the command when it is none. */
export function numberIn(text: string, what: string): number {
  const [number] = numbersIn(text, what);
  if (number === undefined) throw unreadable(`${what} takes a whole number.`);
  return number;
}

async function contentOf(terminal: Terminal, path: string): Promise<string> {
  try {
    return await terminal.readFile(path);
  } catch {
    throw unreadable(`The file ${path} cannot be read.`);
  }
}

function parse(text: string, what: string): unknown {
  const read = readJson(text);
  if (read.ok) return read.value;
  throw unreadable(`${what} cannot be read as JSON: ${formatMessage(read.why, KERNEL_TEMPLATES)}.`);
}
