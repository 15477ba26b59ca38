import { existsSync } from "node:fs";
import { join } from "node:path";
import { registry } from "../../rulesets/registry";
import { type Checked, checkVectors } from "../conformance/check";
import { jsonReport, junitReport, textReport } from "../conformance/report";
import { adapter, endpoint, ownKernel, type Target } from "../conformance/targets";
import { EXIT, type ExitCode, unreadable } from "../exit";
import type { Terminal } from "../terminal";

/** What the conformance command takes. */
export interface ConformanceOptions {
  readonly endpoint?: string;
  readonly adapter?: string;
  readonly vectors: string;
  readonly ruleset?: readonly string[];
  readonly operation?: readonly string[];
  readonly report: string;
  readonly out?: string;
}

const REPORTS: Readonly<Record<string, (target: string, checked: readonly Checked[]) => string>> = {
  text: textReport,
  json: jsonReport,
  junit: junitReport,
};

/** Runs the conformance vectors against an engine and reports by rule. */
export async function conformanceCommand(terminal: Terminal, options: ConformanceOptions): Promise<ExitCode> {
  const { vectors, ruleset: rulesets = registry.map(({ id }) => id), report, out } = options;
  const write = Object.hasOwn(REPORTS, report) ? REPORTS[report] : undefined;
  if (write === undefined) throw unreadable(`A report is one of ${Object.keys(REPORTS).join(", ")}.`);
  if (options.endpoint !== undefined && options.adapter !== undefined)
    throw unreadable("Give an endpoint or an adapter, not both.");
  const missing = rulesets.find((id) => !existsSync(join(vectors, id)));
  if (options.ruleset !== undefined && missing !== undefined)
    throw unreadable(`There are no vectors in ${join(vectors, missing)}.`);
  const target = targetOf(options);
  const checked: Checked[] = [];
  try {
    for (const id of rulesets) checked.push(...(await checkVectors(target, id, vectors, options.operation)));
  } finally {
    await target.stop();
  }
  if (checked.length === 0) throw unreadable(`There are no vectors in ${vectors}.`);
  const text = write(target.name, checked);
  if (out === undefined) terminal.say(text);
  else await terminal.writeFile(out, `${text}\n`);
  return checked.every(({ shortcomings }) => shortcomings.length === 0) ? EXIT.DONE : EXIT.NO;
}

function targetOf({ endpoint: url, adapter: command }: ConformanceOptions): Target {
  if (url !== undefined) return endpoint(url);
  return command === undefined ? ownKernel : adapter(command);
}
