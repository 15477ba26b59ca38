import type { Resolution } from "../service/service";
import { blank, type Game, renumbered, type Step } from "./game";
import { packed, unpacked } from "./packing";

/** What is listed of a game kept in this browser. */
export type GameHead = Omit<Game, "steps">;

/** A step as it is kept: whole, as every step is at first and older pages left it, or with its answer packed. */
type KeptStep = Step | (Omit<Step, "answer"> & { readonly packed: ArrayBuffer });

let opening: Promise<IDBDatabase> | undefined;

/** The database of this browser: games by id, and their steps by game and number. */
function database(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open("naval-umpire", 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("games", { keyPath: "id" });
      request.result.createObjectStore("steps", { keyPath: ["game", "n"] });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opening;
}

/** Does something with the stores in one transaction, and gives what its last request gave. */
async function within<T>(
  mode: IDBTransactionMode,
  act: (games: IDBObjectStore, steps: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const transaction = (await database()).transaction(["games", "steps"], mode);
  const request = act(transaction.objectStore("games"), transaction.objectStore("steps"));
  await ended(transaction);
  return request.result;
}

/** Waits until a transaction is complete; throws where it failed. */
function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}

const stepsOf = (id: string, from = 0) => IDBKeyRange.bound([id, from], [id, []]);

/** The games kept here, the last played first. */
export async function listGames(): Promise<readonly GameHead[]> {
  const games = await within<GameHead[]>("readonly", (heads) => heads.getAll());
  return games.sort((one, other) => other.updated - one.updated);
}

/** A game with all its steps; undefined when it is not kept here. */
export async function loadGame(id: string): Promise<Game | undefined> {
  const head = await within<GameHead | undefined>("readonly", (games) => games.get(id));
  if (head === undefined) return undefined;
  const kept = await within<KeptStep[]>("readonly", (_, all) => all.getAll(stepsOf(id)));
  const steps = await Promise.all(kept.map(wholeStep));
  // Those kept by an older page lack what games have gained since.
  return { ...blank(head), ...head, steps: steps.sort((one, other) => one.n - other.n) };
}

async function wholeStep(kept: KeptStep): Promise<Step> {
  if ("answer" in kept) return kept;
  const { packed: bytes, ...step } = kept;
  return { ...step, answer: (await unpacked(bytes)) as Resolution };
}

let channel: BroadcastChannel | undefined;

/** What tells the other tabs of this browser which game has new steps. */
function tabs(): BroadcastChannel {
  channel ??= new BroadcastChannel("naval-umpire-games");
  return channel;
}

/** Calls back with the id of a game whenever another tab adds steps to it. */
export function onStepsElsewhere(act: (id: string) => void): void {
  tabs().onmessage = ({ data }) => act(String(data));
}

/** The steps of a game that are kept here from a number on. */
export async function stepsFrom(id: string, from: number): Promise<readonly Step[]> {
  const kept = await within<KeptStep[]>("readonly", (_, all) => all.getAll(stepsOf(id, from)));
  return Promise.all(kept.map(wholeStep));
}

/**
 * Keeps a game, and those of its steps from a number on, which are not kept yet: whole at once, and packed soon after. One transaction
 * counts the steps and adds to them. Where another tab has added steps meanwhile, these get the next numbers, so that a step never
 * replaces another one. Gives the game as it is then, with the steps of the other tab.
 */
export async function keepGame(game: Game, from: number): Promise<Game> {
  const transaction = (await database()).transaction(["games", "steps"], "readwrite");
  const [heads, all] = [transaction.objectStore("games"), transaction.objectStore("steps")];
  let first = from;
  let others: readonly KeptStep[] = [];
  const counting = all.count(stepsOf(game.id));
  counting.onsuccess = () => {
    // A game that another tab has deleted is kept again, whole.
    first = Math.min(from, counting.result);
    const reading = all.getAll(stepsOf(game.id, first));
    reading.onsuccess = () => {
      others = reading.result as KeptStep[];
      const { steps, ...head } = renumbered(game, first, others as Step[]);
      try {
        for (const step of steps.slice(first + others.length)) all.put({ ...step, game: head.id });
        heads.put(head);
      } catch {
        transaction.abort();
      }
    };
  };
  await ended(transaction);
  const kept = renumbered(game, first, await Promise.all(others.map(wholeStep)));
  const added = kept.steps.slice(first + others.length);
  if (added.length > 0) tabs().postMessage(game.id);
  // A step that cannot be made small is kept as it is.
  packSteps(game.id, added).catch(() => {});
  return kept;
}

/** Puts steps with their answers packed in the place of whole ones, unless the game was forgotten meanwhile. */
async function packSteps(id: string, steps: readonly Step[]): Promise<void> {
  for (const { answer, ...step } of steps) {
    const small = { ...step, game: id, packed: await packed(answer) };
    await within("readwrite", (_, all) => {
      const asked = all.getKey([id, step.n]);
      asked.onsuccess = () => asked.result !== undefined && all.put(small);
      return asked;
    });
  }
}

/** Forgets a game. */
export async function forgetGame(id: string): Promise<void> {
  await within("readwrite", (games, steps) => {
    steps.delete(stepsOf(id));
    return games.delete(id);
  });
}
