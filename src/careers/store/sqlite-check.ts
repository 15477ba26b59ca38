import { Worker } from "node:worker_threads";

/** What the newest step of a career needs: the secret behind its promise, and the key that signed it; null for none. */
export interface Head {
  readonly career: string;
  readonly secret: string | null;
  readonly key: string | null;
}

/** What a check of a database finds. */
export interface Check {
  /** What is wrong with its structure, in the engine's words. The database must not be opened then. */
  readonly structure: string | undefined;
  /** Resolves to the newest steps of all careers that can be read. */
  readonly heads: Promise<readonly Head[]>;
  /** Resolves to the careers with records that are missing or cannot be read, once every record was read. */
  readonly damaged: Promise<readonly string[]>;
}

/** Checks a database in a thread of its own. The structure comes first, since it decides whether the database may be opened. */
export function checkDatabase(file: string): Promise<Check> {
  const worker = new Worker(new URL("./sqlite-check-thread.mjs", import.meta.url), { workerData: { file } });
  // The promise of a report that the thread ends without is resolved with nothing.
  const reported = <K extends string, T>(name: K, nothing: T) =>
    new Promise<T>((resolve) => {
      worker.on("message", (report: Partial<Record<K, T>>) => name in report && resolve(report[name] as T));
      worker.on("exit", () => resolve(nothing));
    });
  const heads = reported<"heads", readonly Head[]>("heads", []);
  const damaged = reported<"damaged", readonly string[]>("damaged", []);
  return new Promise((resolve, reject) => {
    worker.on("message", (report: Partial<Pick<Check, "structure">>) => {
      if ("structure" in report) resolve({ structure: report.structure, heads, damaged });
    });
    worker.on("error", reject);
  });
}
