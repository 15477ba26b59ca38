import type { AnyResolution } from "../service/service";
import { type GameStep, newGame, renumberSteps, type TableGame } from "./game";
import { gunzipJson, gzipJson } from "./packing";

/** A stored game without its steps. */
export type GameHead = Omit<TableGame, "steps">;

/** A stored step: with its answer as an object, as first written and in older versions, or compressed. */
type StepRecord = GameStep | (Omit<GameStep, "answer"> & { readonly packed: ArrayBuffer });

let databaseRequest: Promise<IDBDatabase> | undefined;

/** Opens this browser's database: games by id, and steps by game and number. */
function database(): Promise<IDBDatabase> {
  databaseRequest ??= new Promise((resolve, reject) => {
    const request = indexedDB.open("naval-umpire", 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("games", { keyPath: "id" });
      request.result.createObjectStore("steps", { keyPath: ["game", "n"] });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return databaseRequest;
}

/** Runs requests in one transaction and returns the result of the last one. */
async function inTransaction<T>(
  mode: IDBTransactionMode,
  act: (games: IDBObjectStore, steps: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const transaction = (await database()).transaction(["games", "steps"], mode);
  const request = act(transaction.objectStore("games"), transaction.objectStore("steps"));
  await completed(transaction);
  return request.result;
}

/** Waits for a transaction to complete; throws if it fails. */
function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}

const stepRange = (id: string, from = 0) => IDBKeyRange.bound([id, from], [id, []]);

/** Returns the games stored in this browser, the last played first. */
export async function listGames(): Promise<readonly GameHead[]> {
  const games = await inTransaction<GameHead[]>("readonly", (heads) => heads.getAll());
  return games.sort((one, other) => other.updated - one.updated);
}

/** Returns a game with all its steps; undefined if it is not stored here. */
export async function loadStoredGame(id: string): Promise<TableGame | undefined> {
  const head = await inTransaction<GameHead | undefined>("readonly", (games) => games.get(id));
  if (head === undefined) return undefined;
  const records = await inTransaction<StepRecord[]>("readonly", (_, all) => all.getAll(stepRange(id)));
  const steps = await Promise.all(records.map(wholeStep));
  // Games stored by older versions lack newer fields.
  return { ...newGame(head), ...head, steps: steps.sort((one, other) => one.n - other.n) };
}

async function wholeStep(record: StepRecord): Promise<GameStep> {
  if ("answer" in record) return record;
  const { packed: bytes, ...step } = record;
  return { ...step, answer: (await gunzipJson(bytes)) as AnyResolution };
}

let channel: BroadcastChannel | undefined;

/** The channel that notifies other tabs of new steps. */
function tabs(): BroadcastChannel {
  channel ??= new BroadcastChannel("naval-umpire-games");
  return channel;
}

/** Calls back with a game's id whenever another tab adds steps to it. */
export function onStepsElsewhere(act: (id: string) => void): void {
  tabs().onmessage = ({ data }) => act(String(data));
}

/** Returns the stored steps of a game from a number on. */
export async function stepsFrom(id: string, from: number): Promise<readonly GameStep[]> {
  const records = await inTransaction<StepRecord[]>("readonly", (_, all) => all.getAll(stepRange(id, from)));
  return Promise.all(records.map(wholeStep));
}

/**
 * Saves a game and its steps from a number on, which are not stored yet; their answers are compressed soon after. One
 * transaction counts the steps and adds to them. If another tab has added steps, the new steps get the next numbers, so
 * that a step never overwrites another one. Returns the game with the other tab's steps.
 */
export async function saveGame(game: TableGame, from: number): Promise<TableGame> {
  const transaction = (await database()).transaction(["games", "steps"], "readwrite");
  const [heads, all] = [transaction.objectStore("games"), transaction.objectStore("steps")];
  let first = from;
  let others: readonly StepRecord[] = [];
  const countRequest = all.count(stepRange(game.id));
  countRequest.onsuccess = () => {
    // A game that another tab has deleted is saved again in full.
    first = Math.min(from, countRequest.result);
    const stepsRequest = all.getAll(stepRange(game.id, first));
    stepsRequest.onsuccess = () => {
      others = stepsRequest.result as StepRecord[];
      const { steps, ...head } = renumberSteps(game, first, others as GameStep[]);
      try {
        for (const step of steps.slice(first + others.length)) all.put({ ...step, game: head.id });
        heads.put(head);
      } catch {
        transaction.abort();
      }
    };
  };
  await completed(transaction);
  const merged = renumberSteps(game, first, await Promise.all(others.map(wholeStep)));
  const added = merged.steps.slice(first + others.length);
  if (added.length > 0) tabs().postMessage(game.id);
  // A step that cannot be compressed stays as it is.
  packSteps(game.id, added).catch(() => {});
  return merged;
}

/** Replaces stored steps with compressed ones, unless the game was deleted meanwhile. */
async function packSteps(id: string, steps: readonly GameStep[]): Promise<void> {
  for (const { answer, ...step } of steps) {
    const record = { ...step, game: id, packed: await gzipJson(answer) };
    await inTransaction("readwrite", (_, all) => {
      const existing = all.getKey([id, step.n]);
      existing.onsuccess = () => existing.result !== undefined && all.put(record);
      return existing;
    });
  }
}

/** Deletes a game. */
export async function forgetGame(id: string): Promise<void> {
  await inTransaction("readwrite", (games, steps) => {
    steps.delete(stepRange(id));
    return games.delete(id);
  });
}
