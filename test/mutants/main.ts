// Counts the mutants of a game's chapters that its vectors kill: `npm run mutants -- <game> [--seed 1] [--count 300]
// [--in 9-6]`. Results are cached in .data/mutants.

import { createHash } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { vectorFiles } from "../../src/cli/conformance/vectors";
import { bundleWith, type LocatedMutant, mutantsOf, ROOT } from "./bundle";
import { equivalentsOf, isSame } from "./equivalents";
import type { MutantResult, MutantTask, ReachedMutants, Start } from "./worker";

const VECTORS = join(ROOT, "test/vectors");

/** Milliseconds without an answer after which a mutant counts as killed by an endless loop. */
const PATIENCE = 30_000;

/** Milliseconds in which a worker must play all vectors once, even on a busy machine. */
const PATIENCE_AT_START = 300_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: "string", default: "1" },
    count: { type: "string", default: "300" },
    all: { type: "boolean", default: false },
    in: { type: "string", default: "" },
  },
});
const [game] = positionals;
if (game === undefined) throw new Error("Name a game: npm run mutants -- hunters");

const every = await mutantsOf(game);
const within = every.filter(({ path }) => path.includes(values.in));
const selectedMutants = values.all ? within : draw(within, Number(values.count), values.seed);
const folder = join(ROOT, ".data/mutants", game);
mkdirSync(folder, { recursive: true });
await bundleWith("test/mutants/worker.ts", selectedMutants, folder);
const bundle = join(folder, "worker.mjs");
const corpus = JSON.stringify(vectorFiles(game, VECTORS));
const record = join(folder, `${digestOf(readFileSync(bundle, "utf8") + corpus)}.jsonl`);

const start = async (active: number, isKnown = false): Promise<{ worker: Worker; reached: ReachedMutants }> => {
  const workerData: Start = { game, vectors: VECTORS, active, isKnown };
  const worker = new Worker(bundle, { workerData });
  const reached = await firstOf<ReachedMutants>(worker, active < 0 ? PATIENCE_AT_START : PATIENCE);
  if (reached === undefined) await worker.terminate();
  return { worker, reached: reached ?? { atLoad: [], byVector: [], ids: [], wrong: [] } };
};

const known = new Map(
  (existsSync(record) ? readFileSync(record, "utf8").split("\n").filter(Boolean) : []).map(
    (line): [number, MutantResult] => {
      const result = JSON.parse(line) as MutantResult;
      return [result.mutant, result];
    },
  ),
);

let { worker, reached } = await start(-1);
if (reached.ids.length === 0 || reached.wrong.length > 0) {
  const wrong = reached.wrong.slice(0, 7).join(", ");
  throw new Error(`The vectors do not fit the rules as they are (${wrong}). Run npm run vectors.`);
}
const placesOf = new Map<number, number[]>();
for (const [place, ids] of reached.byVector.entries()) {
  for (const id of ids) placesOf.set(id, [...(placesOf.get(id) ?? []), place]);
}
const all = reached.ids.map((_, place) => place);
const atLoad = new Set(reached.atLoad);

for (const mutant of selectedMutants) {
  if (known.has(mutant.id)) continue;
  const result = atLoad.has(mutant.id)
    ? await playFromLoad(mutant.id)
    : await play(mutant.id, placesOf.get(mutant.id) ?? []);
  known.set(mutant.id, result);
  appendFileSync(record, `${JSON.stringify(result)}\n`);
}
await worker.terminate();
report();

async function play(mutant: number, vectors: readonly number[]): Promise<MutantResult> {
  const result = await answerOf(worker, { mutant, vectors });
  if (result !== undefined) return result;
  await worker.terminate();
  ({ worker } = await start(-1, true));
  return { mutant, killer: { id: "", check: "no answer" } };
}

async function playFromLoad(mutant: number): Promise<MutantResult> {
  const fresh = await start(mutant, true);
  const result = fresh.reached.ids.length === 0 ? undefined : await answerOf(fresh.worker, { mutant, vectors: all });
  await fresh.worker.terminate();
  return result ?? { mutant, killer: { id: "", check: "no answer" } };
}

function answerOf(worker: Worker, request: MutantTask): Promise<MutantResult | undefined> {
  const answer = firstOf<MutantResult>(worker);
  worker.postMessage(request);
  return answer;
}

/** Returns the next message of a worker; undefined if it fails or sends nothing before the timeout. */
function firstOf<T>(worker: Worker, patience = PATIENCE): Promise<T | undefined> {
  return new Promise((resolve) => {
    const settle = (message?: T) => {
      clearTimeout(timer);
      worker.off("message", settle);
      worker.off("error", fail);
      resolve(message);
    };
    const fail = () => settle();
    const timer = setTimeout(settle, patience);
    worker.on("message", settle);
    worker.on("error", fail);
  });
}

function report(): void {
  const equivalents = equivalentsOf(game!);
  const surviving = selectedMutants.filter(({ id }) => known.get(id)?.killer === undefined);
  const survivors = surviving.filter((mutant) => !equivalents.some((each) => isSame(each, mutant)));
  for (const { id, path, line, kind, replacement, before } of survivors) {
    const isReached = placesOf.has(id) || atLoad.has(id);
    console.log(`${path}:${line} ${isReached ? "survives" : "is not reached"}: ${kind}, ${replacement || "left out"}`);
    console.log(`    ${before}`);
  }
  const counted = selectedMutants.length - (surviving.length - survivors.length);
  const killed = counted - survivors.length;
  const share = `${((100 * killed) / counted).toFixed(1)} %`;
  const equivalentsNote = `${surviving.length - survivors.length} more are listed as equivalent`;
  console.log(
    `${game}: ${killed} of ${counted} mutants killed (${share}); ${equivalentsNote}. Seed ${values.seed}, of ${within.length}.`,
  );
}

/** Draws a seeded sample: the mutants with the lowest hashes. */
function draw(mutants: readonly LocatedMutant[], count: number, seed: string): LocatedMutant[] {
  const rank = ({ path, start, replacement, kind }: LocatedMutant) =>
    digestOf([seed, path, start, replacement, kind].join("|"));
  const ranked = mutants.map((mutant) => ({ mutant, rank: rank(mutant) }));
  const chosen = ranked.sort((one, other) => (one.rank < other.rank ? -1 : 1)).slice(0, count);
  return chosen.map(({ mutant }) => mutant).sort((one, other) => one.id - other.id);
}

function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
