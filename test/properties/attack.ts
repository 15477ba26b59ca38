import type { Decisions } from "../../src/core/contract/answer";
import type { Picker } from "../../src/core/contract/choice";
import type { AnyReport } from "../../src/core/contract/operation";
import type { AnyRuleset } from "../../src/core/contract/ruleset";
import type { SnapshotBase } from "../../src/core/contract/snapshot";
import { adjudicate, decide } from "../../src/core/engine/adjudicate";
import { seededPick } from "../../src/core/engine/apply";
import { drawMap } from "../../src/core/engine/map";
import { evaluateReport } from "../../src/core/engine/report";
import { decisionsForSide } from "../../src/core/engine/views";
import { ONLOOKER, viewersOf } from "../../src/core/request/fields";
import { isMalformed, readSnapshot } from "../../src/core/request/read";
import { drawMove } from "../fixtures/draw-move";
import { examplesOf } from "../fixtures/examples";
import { type Corpus, pickOf } from "./corpus";
import { idsIn, mutated } from "./mutations";
import { weigh } from "./play";
import { faultsOf } from "./sound";

/** What became of a changed snapshot: refused at the door, read and played on soundly, or a way it broke. */
export type Verdict = "malformed" | "impossible" | "sound" | `broken: ${string}`;

/** How hard a changed snapshot is tried: whether it is drawn, and for how many operations play goes on. */
export interface Trial {
  readonly map: boolean;
  readonly moves: number;
}

/** A snapshot with one place changed, or two or three. */
export function mutant(ruleset: AnyRuleset, snapshot: SnapshotBase, pick: Picker): unknown {
  const ids = idsIn(ruleset, snapshot);
  let state: unknown = mutated(ruleset, snapshot, pick, ids);
  for (let more = [0, 0, 1, 2][pick(4)]!; more > 0; more -= 1) state = mutated(ruleset, state, pick, ids);
  return state;
}

/** By how many mutations a law is tried; whoever has time names more in the environment. */
const MUTATIONS = Number(process.env.MUTATIONS ?? 2000);

const FROM = Number(process.env.MUTATIONS_FROM ?? 0);

/** Milliseconds that so many may take. */

/** Changes snapshots of a corpus and tries each; throws at the first that breaks, and gives how many came to what. */
export async function attackAll(ruleset: AnyRuleset, corpus: Corpus): Promise<Record<string, number>> {
  const verdicts: Record<string, number> = {};
  for (let index = FROM; index < FROM + MUTATIONS; index += 1) {
    const seed = `attack-${index}`;
    const pick = seededPick(seed);
    const snapshot = pickOf(corpus, pick);
    const verdict = await attack(ruleset, mutant(ruleset, snapshot, pick), pick, seed, trialOf(index));
    if (verdict.startsWith("broken")) throw new Error(`Mutation ${index} of ${ruleset.id}: ${verdict}`);
    verdicts[verdict] = (verdicts[verdict] ?? 0) + 1;
  }
  return verdicts;
}

/** Drawing and playing cost more than reading: not every mutation is tried so hard. */
function trialOf(index: number): Trial {
  return { map: index % 20 === 0, moves: index % 64 === 1 ? 10 : Number(index % 4 === 0) };
}

/** Sends a changed snapshot wherever one can be sent, and plays on. */
export async function attack(
  ruleset: AnyRuleset,
  snapshot: unknown,
  pick: Picker,
  seed: string,
  trial: Trial,
): Promise<Verdict> {
  try {
    const read = readSnapshot(ruleset, snapshot, undefined);
    if (isMalformed(read)) return read.faults[0]?.code === "SNAPSHOT_MALFORMED" ? "malformed" : "impossible";
    const fault =
      (await looked(ruleset, read.state, pick)) ??
      (trial.map ? await drawn(ruleset, snapshot, pick) : undefined) ??
      played(ruleset, read.state, pick, seed, trial.moves);
    return fault === undefined ? "sound" : `broken: ${fault}`;
  } catch (error) {
    const where = error instanceof Error ? (error.stack ?? "").split("\n").slice(1, 5).join(" ") : "";
    return `broken: ${String(error)} ${where}`;
  }
}

/** Asks for decisions, views and one of the reports; gives what is wrong with them. */
async function looked(ruleset: AnyRuleset, state: SnapshotBase, pick: Picker): Promise<string | undefined> {
  const listed = decide(ruleset, { snapshot: state });
  if (listed.kind !== "DECISIONS") return JSON.stringify(listed);
  if (!ruleset.over(state) && listed.decisions.every(({ legal }) => !legal)) return "dead end";
  for (const viewer of viewersOf(ruleset)) see(ruleset, state, viewer, listed);
  const report = ruleset.reports[pick(ruleset.reports.length)]!;
  const answer = await evaluateReport(ruleset, report, requestOf(ruleset, report, state, pick));
  if (answer.kind !== "REPORT") return `${report.name} ${JSON.stringify(answer)}`;
  const { error } = report.output.safeParse(answer.output);
  return error === undefined ? undefined : `${report.name} answers ${JSON.stringify(error.issues[0])}`;
}

function see(ruleset: AnyRuleset, state: SnapshotBase, viewer: string, { decisions }: Decisions): void {
  ruleset.views?.of(state, viewer === ONLOOKER ? null : viewer);
  if (viewer !== ONLOOKER) decisionsForSide(ruleset, state, viewer, decisions);
}

/** The example of a report with another snapshot wherever it has one, for some viewer and some piece. */
function requestOf(
  ruleset: AnyRuleset,
  report: AnyReport,
  snapshot: SnapshotBase,
  pick: Picker,
): Record<string, unknown> {
  const request: Record<string, unknown> = { ...examplesOf(ruleset).reports[report.name] };
  for (const pattern of report.snapshots) {
    const [list, item] = pattern.slice(1).split("/*/");
    if (item === undefined) request[list!] = snapshot;
    else request[list!] = (request[list!] as object[]).map((each) => ({ ...each, [item]: snapshot }));
  }
  if ("viewer" in request) request.viewer = viewersOf(ruleset)[pick(viewersOf(ruleset).length)];
  const pieces = "piece" in request ? (idsIn(ruleset, snapshot).byKey.get("id") ?? []) : [];
  if (pieces.length > 0) request.piece = pieces[pick(pieces.length)];
  return request;
}

async function drawn(ruleset: AnyRuleset, snapshot: unknown, pick: Picker): Promise<string | undefined> {
  if (ruleset.map === undefined) return undefined;
  const viewers = [undefined, ...viewersOf(ruleset)];
  const answer = await drawMap(ruleset, ruleset.map, { snapshot, viewer: viewers[pick(viewers.length)] });
  return answer.kind === "MAP" ? undefined : JSON.stringify(answer);
}

/** Plays on for so many operations, any that is open; gives how one of them broke. */
function played(
  ruleset: AnyRuleset,
  from: SnapshotBase,
  pick: Picker,
  seed: string,
  moves: number,
): string | undefined {
  const charts = ruleset.pack.charts;
  let state = from;
  for (let move = 0; move < moves && !ruleset.over(state); move += 1) {
    const drawn = drawMove(ruleset, state, charts, pick, weigh);
    if (drawn === undefined) return `dead end at ${JSON.stringify(state).slice(0, 300)}`;
    const { operation, input } = drawn;
    const told = `${operation.name} ${JSON.stringify(input)}`;
    const answer = adjudicate(ruleset, { operation: operation.name, snapshot: state, input, seed });
    if (answer.kind !== "RESOLUTION") return `${told} ${JSON.stringify(answer).slice(0, 300)}`;
    const faults = faultsOf(ruleset, answer.snapshot);
    if (faults.length > 0) return `${told} leads to ${JSON.stringify(faults[0])}`;
    if (!operation.outcome.safeParse(answer.outcome).success) return `outcome of ${told}`;
    const deaf = !ruleset.over(answer.snapshot) && answer.decisions.every(({ legal }) => !legal);
    if (deaf) return `${told} leads to a dead end`;
    state = answer.snapshot;
  }
  return undefined;
}
