import type { Decisions } from "../../src/core/contract/answer";
import type { Picker } from "../../src/core/contract/choice";
import type { AnyReport } from "../../src/core/contract/operation";
import type { AnyRuleset } from "../../src/core/contract/ruleset";
import type { SnapshotBase } from "../../src/core/contract/snapshot";
import { adjudicate, listDecisions } from "../../src/core/engine/adjudicate";
import { seededPick } from "../../src/core/engine/apply";
import { drawMap } from "../../src/core/engine/map";
import { evaluateReport } from "../../src/core/engine/report";
import { decisionsForSide } from "../../src/core/engine/views";
import { ONLOOKER, viewersOf } from "../../src/core/request/fields";
import { isMalformed } from "../../src/core/request/result";
import { parseSnapshot } from "../../src/core/request/snapshot";
import { drawMove } from "../fixtures/draw-move";
import { examplesOf } from "../fixtures/examples";
import { type Corpus, pickOf } from "./corpus";
import { idsIn, mutateSnapshot } from "./mutations";
import { weigh } from "./play";
import { faultsOf } from "./sound";

/** Result of an attack: rejected as malformed or impossible, played on without faults, or broken. */
export type Verdict = "malformed" | "impossible" | "sound" | `broken: ${string}`;

/** Effort for one changed snapshot: whether to draw it, and how many operations to play. */
export interface Trial {
  readonly map: boolean;
  readonly moves: number;
}

/** Returns a snapshot with one to three places changed. */
export function mutant(ruleset: AnyRuleset, snapshot: SnapshotBase, pick: Picker): unknown {
  const ids = idsIn(ruleset, snapshot);
  let state: unknown = mutateSnapshot(ruleset, snapshot, pick, ids);
  for (let more = [0, 0, 1, 2][pick(4)]!; more > 0; more -= 1) state = mutateSnapshot(ruleset, state, pick, ids);
  return state;
}

/** Mutations per law. The environment can set more. */
const MUTATIONS = Number(process.env.MUTATIONS ?? 2000);

const FROM = Number(process.env.MUTATIONS_FROM ?? 0);

/** Time limit in milliseconds for all mutations. */

/** Attacks changed snapshots of a corpus and counts the verdicts. Throws at the first broken one. */
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

/** Drawing and playing cost more than reading, so that only some mutations get them. */
function trialOf(index: number): Trial {
  return { map: index % 20 === 0, moves: index % 64 === 1 ? 10 : Number(index % 4 === 0) };
}

/** Sends a changed snapshot to every reader, and plays on. */
export async function attack(
  ruleset: AnyRuleset,
  snapshot: unknown,
  pick: Picker,
  seed: string,
  trial: Trial,
): Promise<Verdict> {
  try {
    const parsed = parseSnapshot(ruleset, snapshot, undefined);
    if (isMalformed(parsed)) return parsed.faults[0]?.code === "SNAPSHOT_MALFORMED" ? "malformed" : "impossible";
    const fault =
      (await checkReads(ruleset, parsed.state, pick)) ??
      (trial.map ? await checkMap(ruleset, snapshot, pick) : undefined) ??
      playOn(ruleset, parsed.state, pick, seed, trial.moves);
    return fault === undefined ? "sound" : `broken: ${fault}`;
  } catch (error) {
    const where = error instanceof Error ? (error.stack ?? "").split("\n").slice(1, 5).join(" ") : "";
    return `broken: ${String(error)} ${where}`;
  }
}

/** Requests decisions, views and one report. Returns the first fault, if any. */
async function checkReads(ruleset: AnyRuleset, state: SnapshotBase, pick: Picker): Promise<string | undefined> {
  const answerToDecide = listDecisions(ruleset, { snapshot: state });
  if (answerToDecide.kind !== "DECISIONS") return JSON.stringify(answerToDecide);
  if (!ruleset.over(state) && answerToDecide.decisions.every(({ legal }) => !legal)) return "dead end";
  for (const viewer of viewersOf(ruleset)) see(ruleset, state, viewer, answerToDecide);
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

/** Returns a report's example with its snapshots replaced, for a random viewer and piece. */
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

async function checkMap(ruleset: AnyRuleset, snapshot: unknown, pick: Picker): Promise<string | undefined> {
  if (ruleset.map === undefined) return undefined;
  const viewers = [undefined, ...viewersOf(ruleset)];
  const answer = await drawMap(ruleset, ruleset.map, { snapshot, viewer: viewers[pick(viewers.length)] });
  return answer.kind === "MAP" ? undefined : JSON.stringify(answer);
}

/** Plays up to `moves` random open operations. Returns the first fault, if any. */
function playOn(
  ruleset: AnyRuleset,
  from: SnapshotBase,
  pick: Picker,
  seed: string,
  moves: number,
): string | undefined {
  const charts = ruleset.pack.charts;
  let state = from;
  for (let move = 0; move < moves && !ruleset.over(state); move += 1) {
    const drawnMove = drawMove(ruleset, state, charts, pick, weigh);
    if (drawnMove === undefined) return `dead end at ${JSON.stringify(state).slice(0, 300)}`;
    const { operation, input } = drawnMove;
    const moveText = `${operation.name} ${JSON.stringify(input)}`;
    const answer = adjudicate(ruleset, { operation: operation.name, snapshot: state, input, seed });
    if (answer.kind !== "RESOLUTION") return `${moveText} ${JSON.stringify(answer).slice(0, 300)}`;
    const faults = faultsOf(ruleset, answer.snapshot);
    if (faults.length > 0) return `${moveText} leads to ${JSON.stringify(faults[0])}`;
    if (!operation.outcome.safeParse(answer.outcome).success) return `outcome of ${moveText}`;
    const isDeadEnd = !ruleset.over(answer.snapshot) && answer.decisions.every(({ legal }) => !legal);
    if (isDeadEnd) return `${moveText} leads to a dead end`;
    state = answer.snapshot;
  }
  return undefined;
}
