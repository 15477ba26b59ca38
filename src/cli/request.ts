import type { AnyRuleset } from "../core/contract/ruleset";
import { isObject } from "../core/json/objects";
import { readJson } from "../core/request/json";
import { formatMessage } from "../core/text/message";
import { KERNEL_TEMPLATES } from "../core/text/phrase-book";
import { loadRuleset, noRuleset } from "../rulesets/registry";
import { unreadable } from "./exit";
import type { Terminal } from "./terminal";

/** The options that describe a request. */
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

/** The options that describe a procedure and its end. */
export interface ProcedureOptions {
  readonly policy?: string;
  readonly choices?: string;
  readonly until?: string;
}

/** A JSON object. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Loads the ruleset with that id. Ends the command if it does not exist. */
export async function requireRuleset(id: string): Promise<AnyRuleset> {
  const ruleset = await loadRuleset(id);
  if (ruleset === undefined) throw unreadable(noRuleset(id));
  return ruleset;
}

/** Builds a request from a file or standard input, overridden by the other options. */
export async function gatherRequest(terminal: Terminal, options: RequestOptions): Promise<JsonObject> {
  const whole = options.request === undefined ? {} : await readObject(terminal, options.request, "--request");
  const snapshot =
    options.snapshot === undefined ? undefined : await readObject(terminal, options.snapshot, "--snapshot");
  const fields = {
    // A resolution is accepted in place of a snapshot.
    snapshot: snapshot === undefined ? undefined : (snapshot.snapshot ?? snapshot),
    input: options.input === undefined ? undefined : await readValue(terminal, options.input, "--input"),
    charts: options.charts === undefined ? undefined : await readValue(terminal, options.charts, "--charts"),
    seed: options.seed,
    dice: options.dice === undefined ? undefined : numbersIn(options.dice, "--dice"),
    rerolls: options.rerolls === undefined ? undefined : numbersIn(options.rerolls, "--rerolls"),
    decisions: options.decisions,
    runOn: options.runOn,
  };
  const presentFields = Object.entries(fields).filter(([, value]) => value !== undefined);
  return { ...whole, ...Object.fromEntries(presentFields) };
}

/** Builds the fields of a procedure from the options. */
export async function gatherProcedure(
  terminal: Terminal,
  { policy, choices, until }: ProcedureOptions,
): Promise<JsonObject> {
  return {
    ...(policy === undefined ? {} : { policy }),
    ...(choices === undefined ? {} : { choices: await readValue(terminal, choices, "--choices") }),
    ...(until === undefined ? {} : { until: await readValue(terminal, until, "--until") }),
  };
}

/** Reads a JSON object from a file, or from standard input for `-`. Ends the command if it is not one. */
export async function readObject(terminal: Terminal, path: string, what: string): Promise<JsonObject> {
  const value = await readFileValue(terminal, path, what);
  if (isObject(value)) return value;
  throw unreadable(`${what} must be a JSON object.`);
}

/** Reads JSON from a file, or from standard input for `-`. Ends the command if it is not valid. */
export async function readFileValue(terminal: Terminal, path: string, what: string): Promise<unknown> {
  return parse(path === "-" ? await terminal.readAll() : await contentOf(terminal, path), what);
}

/** Parses JSON from the argument, or from a file for `@file`. Ends the command if it is not valid. */
export async function readValue(terminal: Terminal, text: string, what: string): Promise<unknown> {
  return parse(text.startsWith("@") ? await contentOf(terminal, text.slice(1)) : text, what);
}

/** Parses whole numbers separated by commas or spaces. Ends the command if one is not valid. */
export function numbersIn(text: string, what: string): number[] {
  const parts = text.split(/[\s,]+/).filter((part) => part !== "");
  const numbers = parts.map(Number);
  if (numbers.every(Number.isInteger)) return numbers;
  throw unreadable(`${what} must be whole numbers, separated by commas.`);
}

/** Parses a whole number. Ends the command if it is not valid. */
export function numberIn(text: string, what: string): number {
  const [number] = numbersIn(text, what);
  if (number === undefined) throw unreadable(`${what} must be a whole number.`);
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
  const parsed = readJson(text);
  if (parsed.ok) return parsed.value;
  throw unreadable(`${what} cannot be read as JSON: ${formatMessage(parsed.why, KERNEL_TEMPLATES)}.`);
}
