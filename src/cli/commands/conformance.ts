import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Command } from "commander";
import { nearestNameHint } from "../../core/text/did-you-mean";
import { formatMessage } from "../../core/text/message";
import { KERNEL_TEMPLATES } from "../../core/text/phrase-book";
import { registry } from "../../rulesets/registry";
import { type CliCommand, example } from "../command";
import { adapter } from "../conformance/adapter";
import { type Baseline, baselineOf, compareWith, isBaseline } from "../conformance/baseline";
import { type Case, type CheckedCase, casesOf, checkCases, isInSection, selectCases } from "../conformance/check";
import { diffCorpora, diffText } from "../conformance/diff";
import { identityOf } from "../conformance/identity";
import { isGood, jsonReport, junitReport, type Run, textReport } from "../conformance/report";
import { LEVELS, type Level } from "../conformance/shortcoming";
import { endpoint, ownKernel, type Target } from "../conformance/targets";
import { EXIT, type ExitCode, unreadable } from "../exit";
import { ownFile } from "../own-file";
import { numberIn, readFileValue } from "../request";
import type { Terminal } from "../terminal";

/** Options of the conformance command. */
export interface ConformanceOptions {
  readonly endpoint?: string;
  readonly adapter?: string;
  readonly vectors?: string;
  readonly ruleset?: readonly string[];
  readonly operation?: readonly string[];
  readonly rule?: readonly string[];
  readonly id?: readonly string[];
  readonly level: string;
  readonly baseline?: string;
  readonly updateBaseline?: boolean;
  readonly timeout: string;
  readonly parallel: string;
  readonly report: string;
  readonly out?: string;
}

/** Compares the vectors of two folders or packages. */
const conformanceDiffCommand: CliCommand = {
  usage: "diff <old> <new>",
  declare: (command) =>
    command
      .description("List the vectors that were added, changed or removed between two folders or packages, by rule.")
      .addHelpText("after", example("umpire conformance diff node_modules/old-umpire node_modules/naval-umpire")),
  run: (terminal, before: string, after: string, _options: unknown, command: Command) =>
    // Options before and after the subcommand count: the conformance command parses them.
    runDiff(terminal, before, after, command.optsWithGlobals()),
};

/** Runs the conformance vectors against an engine. */
export const conformanceCommand: CliCommand = {
  usage: "conformance",
  declare: (command) =>
    command
      .description(
        "Run the conformance vectors against an engine and report by cause and rule. Ctrl+C stops the run and prints the results so far.",
      )
      .option("--endpoint <url>", "Check the REST server at this URL. Default: the built-in engine.")
      .option("--adapter <command>", "Check a program that answers every line of JSON with a line of JSON.")
      .option("--vectors <folder>", "Read the vectors in this folder. Default: the vectors in this package.")
      .option("--ruleset <id...>", "Check only these rulesets.")
      .option("--operation <name...>", "Check only the cases of these operations.")
      .option("--rule <section...>", "Check only the cases of these rules; 9.6 includes 9.6.7.")
      .option("--id <id...>", "Check only these vectors.")
      .option("--level <level>", "Check up to this level: outcomes, rolls, audit or state.", "state")
      .option("--baseline <file>", "Read known failures from this file; only new ones fail the run.")
      .option("--update-baseline", "Write the failures of this run to the baseline.")
      .option("--timeout <seconds>", "Wait at most this long for one case.", "10")
      .option("--parallel <n>", "Send this many cases to an endpoint at once.", "8")
      .option("--report <kind>", "Report as text, json or junit.", "text")
      .option("--out <file>", "Write the report to a file.")
      .addHelpText(
        "after",
        example(
          "umpire conformance --endpoint http://127.0.0.1:4000 --report junit --out report.xml",
          'umpire conformance --adapter "python3 engine.py" --ruleset hunters',
          'umpire conformance --adapter "python3 engine.py" --rule 9.6 --level rolls --baseline known.json',
        ),
      )
      .addHelpText("after", PROTOCOL),
  run: runConformance,
  subcommands: [conformanceDiffCommand],
};

const PROTOCOL = `
Protocol of an adapter. For every case, the program reads one line of JSON from standard input:
  {"id": 1, "ruleset": "hunters", "operation": "resolveEncounter", "request": {"snapshot": ..., "input": ..., "dice": [3, 4]}}
The request is the body of POST /v1/{ruleset}/{operation}. The program writes one line of JSON to standard output:
  {"id": 1, "answer": {"kind": "RESOLUTION", "snapshot": ..., "outcome": ..., "audit": [...], "dice": [...]}}
The kind is RESOLUTION, NEEDS_ROLL (with "next"), REFUSAL (with "code", "citation" and "pointer") or MALFORMED (with "faults").
For a case that the engine does not support, write {"kind": "UNSUPPORTED"}. Write everything else to standard error.
Read cases until the input ends.`;

const REPORTS: Readonly<Record<string, (run: Run) => string>> = {
  text: textReport,
  json: jsonReport,
  junit: junitReport,
};

/** Maximum timeout of a vector, in seconds. Node's timers overflow after 24 days. */
const MAX_SECONDS = 86_400;
/** Maximum number of parallel requests. */
const MAX_PARALLEL = 1_000;
/** Maximum number of names in a fault. */
const MAX_NAMES = 7;

/** Runs the conformance vectors against an engine and reports by cause and by rule. */
async function runConformance(terminal: Terminal, options: ConformanceOptions): Promise<ExitCode> {
  const { vectors: root = ownVectors(), out, baseline: path } = options;
  const write = REPORTS[oneOf(options.report, Object.keys(REPORTS), "--report")]!;
  const level = oneOf(options.level, LEVELS, "--level") as Level;
  if (options.endpoint !== undefined && options.adapter !== undefined)
    throw unreadable("Use either --endpoint or --adapter, not both.");
  if (options.updateBaseline && path === undefined) throw unreadable("--update-baseline needs --baseline <file>.");
  const rulesets = rulesetsIn(root, options.ruleset);
  const [seconds, parallel] = [secondsIn(options.timeout), parallelIn(options)];
  const cases = casesIn(casesOf(rulesets, root), root, options);
  const old = path === undefined ? undefined : await baselineIn(terminal, path, options.updateBaseline === true);
  const target = targetOf(options, seconds);
  let checked: CheckedCase[];
  try {
    checked = await checkCases(target, cases, { root, level, parallel, signal: terminal.signal });
  } finally {
    await target.stop();
  }
  const identity = identityOf(rulesets, root);
  let known = old;
  if (path !== undefined && options.updateBaseline) {
    known = baselineOf(identity, level, checked, old);
    await terminal.writeFile(path, `${JSON.stringify(known, null, 2)}\n`);
  }
  const comparison = known && compareWith(known, path!, identity.corpus, checked);
  const run: Run = { target: target.name, identity, level, checked, comparison };
  const text = write(run);
  if (out === undefined) terminal.say(text);
  else await terminal.writeFile(out, `${text}\n`);
  return isGood(run) ? EXIT.DONE : EXIT.NO;
}

/** Compares the vectors of two folders or two installed packages. Lists those that differ, by rule. */
async function runDiff(
  terminal: Terminal,
  before: string,
  after: string,
  { report, ruleset }: Pick<ConformanceOptions, "report" | "ruleset">,
): Promise<ExitCode> {
  const kind = oneOf(report, ["text", "json"], "--report");
  const [old, now] = [before, after].map(corpusFolder) as [string, string];
  const known = registry.map(({ id }) => id).filter((id) => existsSync(join(old, id)) || existsSync(join(now, id)));
  const diff = diffCorpora(
    ruleset === undefined ? known : ruleset.map((id) => oneOf(id, known, "--ruleset")),
    old,
    now,
  );
  terminal.say(kind === "text" ? diffText(diff) : JSON.stringify({ kind: "CONFORMANCE_DIFF", ...diff }, null, 2));
  return EXIT.DONE;
}

/** The folder of the vectors in a package. */
const VECTORS = "test/vectors";

function ownVectors(): string {
  return ownFile(VECTORS) ?? VECTORS;
}

/** The folder of vectors at a path, or in the package there. */
function corpusFolder(path: string): string {
  const corpus = [path, join(path, VECTORS)].find((folder) => registry.some(({ id }) => existsSync(join(folder, id))));
  if (corpus === undefined) throw unreadable(`The folder ${path} does not contain vectors.`);
  return corpus;
}

/** The rulesets to check. Default: all that have vectors in the folder. */
function rulesetsIn(root: string, chosen: readonly string[] | undefined): readonly string[] {
  const known = registry.map(({ id }) => id);
  const present = known.filter((id) => existsSync(join(root, id)));
  if (present.length === 0 && chosen === undefined) throw unreadable(`The folder ${root} does not contain vectors.`);
  for (const id of chosen ?? []) {
    if (existsSync(join(root, id))) continue;
    throw unreadable(`The folder ${join(root, id)} does not contain vectors; ${hintOf(id, present)}`);
  }
  return chosen ?? present;
}

/** The cases that the options select. If a name selects none, ends the command and suggests a similar name. */
function casesIn(
  cases: readonly Case[],
  root: string,
  { operation: operations, rule: rules, id: ids }: ConformanceOptions,
): Case[] {
  if (cases.length === 0) throw unreadable(`The folder ${root} does not contain vectors.`);
  const names = (nameOf: (each: Case) => string): readonly string[] => [...new Set(cases.map(nameOf))];
  const known = {
    operation: names((each) => each.operation),
    rule: names((each) => each.rule),
    id: names((each) => each.id),
  };
  for (const name of operations ?? []) requireName("operation", name, known.operation, known.operation.includes(name));
  for (const name of ids ?? []) requireName("vector", name, known.id, known.id.includes(name));
  for (const name of rules ?? [])
    requireName(
      "rule",
      name,
      known.rule,
      known.rule.some((section) => isInSection(section, name)),
    );
  const matches = selectCases(cases, { operations, rules, ids });
  if (matches.length === 0) throw unreadable("No vector matches all of --operation, --rule and --id.");
  return matches;
}

function requireName(what: string, name: string, names: readonly string[], isKnown: boolean): void {
  if (!isKnown) throw unreadable(`No vector has the ${what} ${name}; ${hintOf(name, names)}`);
}

function oneOf(value: string, values: readonly string[], option: string): string {
  if (values.includes(value)) return value;
  throw unreadable(`${option} must be one of ${values.join(", ")}; ${hintOf(value, values)}`);
}

/** The end of the fault for an unknown name: a suggestion, or the known names. */
function hintOf(name: string, names: readonly string[]): string {
  const more = names.length - MAX_NAMES;
  const some = `${names.slice(0, MAX_NAMES).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
  return formatMessage(nearestNameHint(name, names, { id: "hint/names", values: { names: some } }), KERNEL_TEMPLATES);
}

/** The baseline in a file. Undefined if `--update-baseline` is to create the file. */
async function baselineIn(terminal: Terminal, path: string, isWritten: boolean): Promise<Baseline | undefined> {
  const isThere = await terminal.readFile(path).then(
    () => true,
    () => false,
  );
  if (!isThere && isWritten) return undefined;
  if (!isThere) throw unreadable(`The file ${path} does not exist; --update-baseline writes it.`);
  const value = await readFileValue(terminal, path, "--baseline");
  if (isBaseline(value)) return value;
  throw unreadable(`${path} is not a baseline; --update-baseline writes one.`);
}

function targetOf({ endpoint: url, adapter: command }: ConformanceOptions, seconds: number): Target {
  if (url !== undefined) return endpoint(url, seconds);
  return command === undefined ? ownKernel : adapter(command, seconds);
}

function secondsIn(text: string): number {
  const seconds = Number(text);
  if (seconds >= 0.001 && seconds <= MAX_SECONDS) return seconds;
  throw unreadable(`--timeout must be a number of seconds above 0, at most ${MAX_SECONDS}.`);
}

/** Only an endpoint gets parallel requests: elsewhere, requests would wait for each other within their own timeout. */
function parallelIn({ endpoint: url, parallel }: ConformanceOptions): number {
  const number = numberIn(parallel, "--parallel");
  if (number < 1 || number > MAX_PARALLEL)
    throw unreadable(`--parallel must be a whole number from 1 to ${MAX_PARALLEL}.`);
  return url === undefined ? 1 : number;
}
