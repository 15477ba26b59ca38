import { Worker } from "node:worker_threads";

/** A statement of SQL and the values of its parameters. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** A row that a statement returns: values by column. Bytes arrive as an ArrayBuffer. */
export type Row = Readonly<Record<string, unknown>>;

/** An error that the engine reported, with its code, such as SQLITE_FULL. */
export class SqliteError extends Error {
  constructor(
    message: string,
    readonly code: string,
  ) {
    super(message);
  }
}

interface Waiting {
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
}

type Reply = { readonly id: number } & (
  | { readonly result: never }
  | { readonly error: { message: string; code: string } }
);

/** Sends work to the thread that owns the connection to a file. The thread starts with the first request, and again after it died. */
export class SqliteThread {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;

  constructor(private readonly file: string) {}

  /** Runs statements, several of them as one transaction. Returns the rows of each, or the number of rows it changed. */
  run(statements: readonly Statement[]): Promise<readonly (readonly Row[] | number)[]> {
    return this.send("RUN", { statements });
  }

  /** Copies the database into an empty file, while others use it. */
  backup(target: string): Promise<void> {
    return this.send("BACKUP", { target });
  }

  /** Moves the log into the file, closes both and ends the thread. */
  async close(): Promise<void> {
    const { worker } = this;
    if (worker === undefined) return;
    await this.send("CLOSE", {}).catch(() => {});
    await worker.terminate();
  }

  private send<T>(kind: string, given: object): Promise<T> {
    this.worker ??= this.begin();
    const { worker } = this;
    this.last += 1;
    const id = this.last;
    return new Promise<T>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      // A process may end while its thread waits for work, and not before the work is done.
      worker.ref();
      worker.postMessage({ id, kind, ...given });
    });
  }

  private begin(): Worker {
    const worker = new Worker(new URL("./sqlite-thread.mjs", import.meta.url), { workerData: { file: this.file } });
    const onEnd = (error: Error) => {
      if (this.worker !== worker) return;
      this.worker = undefined;
      const lost = [...this.waiting.values()];
      this.waiting.clear();
      for (const { reject } of lost) reject(error);
    };
    worker.on("message", (reply: Reply) => {
      const { resolve, reject } = this.waiting.get(reply.id)!;
      this.waiting.delete(reply.id);
      if (this.waiting.size === 0) worker.unref();
      if ("error" in reply) reject(new SqliteError(reply.error.message, reply.error.code));
      else resolve(reply.result);
    });
    worker.on("error", onEnd);
    worker.on("exit", () => onEnd(new Error("The thread of the store ended.")));
    return worker;
  }
}
