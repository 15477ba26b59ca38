import type { Resolution } from "../service/service";
import { blank, type Game, type Step } from "./game";
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
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}

const stepsOf = (id: string) => IDBKeyRange.bound([id], [id, []]);

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

/** Keeps a game, and of its steps those from a number on: whole at once, so that nothing is lost, and small soon after. */
export async function keepGame({ steps, ...head }: Game, from: number): Promise<void> {
  await within("readwrite", (games, all) => {
    for (const step of steps.slice(from)) all.put({ ...step, game: head.id });
    return games.put(head);
  });
  // A step that cannot be made small is kept as it is.
  packSteps(head.id, steps.slice(from)).catch(() => {});
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
