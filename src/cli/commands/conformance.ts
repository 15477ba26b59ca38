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
      .description("Name the vectors that were added, changed or removed between two folders or packages, by rule.")
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
        "Run the conformance vectors against an engine and report by cause and rule. Ctrl+C ends it with what there is.",
      )
      .option("--endpoint <url>", "a server that speaks the REST wire. Default: the own kernel")
      .option("--adapter <command>", "a program that answers a JSON line with a JSON line")
      .option("--vectors <folder>", "the folder of the vectors. Default: the vectors in this package")
      .option("--ruleset <id...>", "only these rulesets")
      .option("--operation <name...>", "only the cases of these operations")
      .option("--rule <section...>", "only the cases of these rules; 9.6 includes 9.6.7")
      .option("--id <id...>", "only these vectors")
      .option("--level <level>", "the highest level to check: outcomes, rolls, audit or state", "state")
      .option("--baseline <file>", "known failures: only new ones fail the run")
      .option("--update-baseline", "write the failures of this run to the baseline")
      .option("--timeout <seconds>", "how long the engine may take for one case", "10")
      .option("--parallel <n>", "how many cases an endpoint is asked at once", "8")
      .option("--report <kind>", "text, json or junit", "text")
      .option("--out <file>", "write the report to a file")
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
The adapter's protocol: the program reads a line of JSON for every case on its standard input, one at a time,
  {"id": 1, "ruleset": "hunters", "operation": "resolveEncounter", "request": {"snapshot": ..., "input": ..., "dice": [3, 4]}}
where the request is the body of POST /v1/{ruleset}/{operation}, and writes one line for it to its standard output,
  {"id": 1, "answer": {"kind": "RESOLUTION", "snapshot": ..., "outcome": ..., "audit": [...], "dice": [...]}}
where kind is RESOLUTION, NEEDS_ROLL (with "next"), REFUSAL or MALFORMED (with "faults"); a REFUSAL has "code", "citation" and
"pointer". A case that the engine does not support is answered with {"kind": "UNSUPPORTED"}. Nothing else may stand on standard output: what the program has to say goes to standard error. It is asked until
its input ends.`;

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
    throw unreadable("Give an endpoint or an adapter, not both.");
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
  if (corpus === undefined) throw unreadable(`There are no vectors in ${path}.`);
  return corpus;
}

/** The rulesets to check. Default: all that have vectors in the folder. */
function rulesetsIn(root: string, chosen: readonly string[] | undefined): readonly string[] {
  const known = registry.map(({ id }) => id);
  const present = known.filter((id) => existsSync(join(root, id)));
  if (present.length === 0 && chosen === undefined) throw unreadable(`There are no vectors in ${root}.`);
  for (const id of chosen ?? []) {
    if (existsSync(join(root, id))) continue;
    throw unreadable(`There are no vectors in ${join(root, id)}; ${hintOf(id, present)}`);
  }
  return chosen ?? present;
}

/** The cases that the options select. If a name selects none, ends the command and suggests a similar name. */
function casesIn(
  cases: readonly Case[],
  root: string,
  { operation: operations, rule: rules, id: ids }: ConformanceOptions,
): Case[] {
  if (cases.length === 0) throw unreadable(`There are no vectors in ${root}.`);
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
  if (matches.length === 0) throw unreadable("No vector fits all of --operation, --rule and --id.");
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
  if (!isThere) throw unreadable(`There is no file ${path}; --update-baseline writes it.`);
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
  throw unreadable(`--timeout takes a number of seconds above 0, at most ${MAX_SECONDS}.`);
}

/** Only an endpoint gets parallel requests: elsewhere, requests would wait for each other within their own timeout. */
function parallelIn({ endpoint: url, parallel }: ConformanceOptions): number {
  const number = numberIn(parallel, "--parallel");
  if (number < 1 || number > MAX_PARALLEL)
    throw unreadable(`--parallel takes a whole number from 1 to ${MAX_PARALLEL}.`);
  return url === undefined ? 1 : number;
}
