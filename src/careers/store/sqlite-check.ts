import { Worker } from "node:worker_threads";

/**
 * The requirements of a career's newest step: the secret behind its promise, and the key that signed it. Null for none.
 */
export interface CareerHead {
  readonly career: string;
  readonly secret: string | null;
  readonly key: string | null;
}

/** The result of a database check. */
export interface DatabaseCheck {
  /** The structural damage, in the engine's words. If there is any, the database must not be opened. */
  readonly structure: string | undefined;
  /** Resolves to the newest steps of all careers that can be read. */
  readonly heads: Promise<readonly CareerHead[]>;
  /** Resolves to the careers with records that are missing or cannot be read, once every record was read. */
  readonly damaged: Promise<readonly string[]>;
}

/**
 * Checks a database in its own thread. The structure comes first, because it decides whether the database may be
 * opened.
 */
export function checkDatabase(file: string): Promise<DatabaseCheck> {
  const worker = new Worker(new URL("./sqlite-check-thread.mjs", import.meta.url), { workerData: { file } });
  // If the thread ends without a report, its promise resolves to the empty value.
  const reported = <K extends string, T>(name: K, nothing: T) =>
    new Promise<T>((resolve) => {
      worker.on("message", (report: Partial<Record<K, T>>) => name in report && resolve(report[name] as T));
      worker.on("exit", () => resolve(nothing));
    });
  const heads = reported<"heads", readonly CareerHead[]>("heads", []);
  const damaged = reported<"damaged", readonly string[]>("damaged", []);
  return new Promise((resolve, reject) => {
    worker.on("message", (report: Partial<Pick<DatabaseCheck, "structure">>) => {
      if ("structure" in report) resolve({ structure: report.structure, heads, damaged });
    });
    worker.on("error", reject);
  });
}
