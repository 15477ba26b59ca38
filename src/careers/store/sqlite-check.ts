import { Worker } from "node:worker_threads";

/** What a check of a database finds. */
export interface Damage {
  /** What is wrong with its structure, in the engine's words. The database must not be opened then. */
  readonly structure: string | undefined;
  /** Resolves to the careers with records that cannot be read, once every record was read. */
  readonly careers: Promise<readonly string[]>;
}

type Report = Partial<Pick<Damage, "structure">> & { readonly damaged?: readonly string[] };

/** Checks a database in a thread of its own. The structure comes first, since it decides whether the database may be opened. */
export function checkDatabase(file: string): Promise<Damage> {
  const worker = new Worker(new URL("./sqlite-check-thread.mjs", import.meta.url), { workerData: { file } });
  return new Promise((resolve, reject) => {
    const careers = new Promise<readonly string[]>((resolveCareers) => {
      worker.on("message", ({ structure, damaged }: Report) => {
        if (damaged === undefined) resolve({ structure, careers });
        else resolveCareers(damaged);
      });
      worker.on("exit", () => resolveCareers([]));
    });
    worker.on("error", reject);
  });
}
