import { existsSync } from "node:fs";
import { join } from "node:path";
import { registry } from "../../rulesets/registry";
import { adapter } from "../conformance/adapter";
import { type Checked, casesOf, checkCases } from "../conformance/check";
import { isRight, jsonReport, junitReport, textReport } from "../conformance/report";
import { endpoint, ownKernel, type Target } from "../conformance/targets";
import { EXIT, type ExitCode, unreadable } from "../exit";
import { ownFile } from "../own-file";
import { numberIn } from "../request";
import type { Terminal } from "../terminal";

/** What the conformance command takes. */
export interface ConformanceOptions {
  readonly endpoint?: string;
  readonly adapter?: string;
  readonly vectors?: string;
  readonly ruleset?: readonly string[];
  readonly operation?: readonly string[];
  readonly timeout: string;
  readonly parallel: string;
  readonly report: string;
  readonly out?: string;
}

const REPORTS: Readonly<Record<string, (target: string, checked: readonly Checked[]) => string>> = {
  text: textReport,
  json: jsonReport,
  junit: junitReport,
};

/** The most seconds that a vector may be given; timers know no more than some weeks. */
const MOST_SECONDS = 86_400;
/** The most answers that are waited for at once. */
const MOST_AT_ONCE = 1_000;

/** Runs the conformance vectors against an engine and reports by rule. */
export async function conformanceCommand(terminal: Terminal, options: ConformanceOptions): Promise<ExitCode> {
  const {
    vectors = ownFile("test/vectors") ?? "test/vectors",
    ruleset: rulesets = registry.map(({ id }) => id),
    report,
    out,
  } = options;
  const write = Object.hasOwn(REPORTS, report) ? REPORTS[report] : undefined;
  if (write === undefined) throw unreadable(`A report is one of ${Object.keys(REPORTS).join(", ")}.`);
  if (options.endpoint !== undefined && options.adapter !== undefined)
    throw unreadable("Give an endpoint or an adapter, not both.");
  const missing = rulesets.find((id) => !existsSync(join(vectors, id)));
  if (options.ruleset !== undefined && missing !== undefined)
    throw unreadable(`There are no vectors in ${join(vectors, missing)}.`);
  const [seconds, parallel] = [secondsIn(options.timeout), parallelIn(options)];
  const cases = casesOf(rulesets, vectors, options.operation);
  if (cases.length === 0) throw unreadable(`There are no vectors in ${vectors}.`);
  const target = targetOf(options, seconds);
  let checked: Checked[];
  try {
    checked = await checkCases(target, cases, { root: vectors, parallel, signal: terminal.signal });
  } finally {
    await target.stop();
  }
  const text = write(target.name, checked);
  if (out === undefined) terminal.say(text);
  else await terminal.writeFile(out, `${text}\n`);
  return checked.every(isRight) ? EXIT.DONE : EXIT.NO;
}

function targetOf({ endpoint: url, adapter: command }: ConformanceOptions, seconds: number): Target {
  if (url !== undefined) return endpoint(url, seconds);
  return command === undefined ? ownKernel : adapter(command, seconds);
}

function secondsIn(text: string): number {
  const seconds = Number(text);
  if (seconds >= 0.001 && seconds <= MOST_SECONDS) return seconds;
  throw unreadable(`--timeout takes a number of seconds above 0, at most ${MOST_SECONDS}.`);
}

/** Only an endpoint is asked several cases at once: elsewhere one would wait for the other within its own time. */
function parallelIn({ endpoint: url, parallel }: ConformanceOptions): number {
  const number = numberIn(parallel, "--parallel");
  if (number < 1 || number > MOST_AT_ONCE)
    throw unreadable(`--parallel takes a whole number from 1 to ${MOST_AT_ONCE}.`);
  return url === undefined ? 1 : number;
}
