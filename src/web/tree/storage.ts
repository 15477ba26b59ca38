import { blank, type Game, type Step } from "./game";

/** What is listed of a game kept in this browser. */
export type GameHead = Omit<Game, "steps">;

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
  const steps = await within<Step[]>("readonly", (_, all) => all.getAll(stepsOf(id)));
  // Those kept by an older page lack what games have gained since.
  return { ...blank(head), ...head, steps: steps.sort((one, other) => one.n - other.n) };
}

/** Keeps a game, and of its steps those from a number on. */
export async function keepGame({ steps, ...head }: Game, from: number): Promise<void> {
  await within("readwrite", (games, all) => {
    for (const step of steps.slice(from)) all.put({ ...step, game: head.id });
    return games.put(head);
  });
}

/** Forgets a game. */
export async function forgetGame(id: string): Promise<void> {
  await within("readwrite", (games, steps) => {
    steps.delete(stepsOf(id));
    return games.delete(id);
  });
}
