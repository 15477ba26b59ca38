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

interface PendingRequest {
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
}

type ThreadReply = { readonly id: number } & (
  | { readonly result: never }
  | { readonly error: { message: string; code: string } }
);

/**
 * Sends requests to the thread that owns the connection to a file. The first request starts the thread, also after it
 * died.
 */
export class SqliteThread {
  private worker: Worker | undefined;
  private readonly pending = new Map<number, PendingRequest>();
  private last = 0;

  constructor(private readonly file: string) {}

  /** Runs statements, several of them as one transaction. Returns the rows of each, or the number of changed rows. */
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

  private send<T>(kind: string, payload: object): Promise<T> {
    this.worker ??= this.begin();
    const { worker } = this;
    this.last += 1;
    const id = this.last;
    return new Promise<T>((resolve, reject) => {
      this.pending.set(id, { resolve, reject });
      // Keeps the process alive until the thread has finished its requests.
      worker.ref();
      worker.postMessage({ id, kind, ...payload });
    });
  }

  private begin(): Worker {
    const worker = new Worker(new URL("./sqlite-thread.mjs", import.meta.url), { workerData: { file: this.file } });
    const onEnd = (error: Error) => {
      if (this.worker !== worker) return;
      this.worker = undefined;
      const abandoned = [...this.pending.values()];
      this.pending.clear();
      for (const { reject } of abandoned) reject(error);
    };
    worker.on("message", (reply: ThreadReply) => {
      const { resolve, reject } = this.pending.get(reply.id)!;
      this.pending.delete(reply.id);
      if (this.pending.size === 0) worker.unref();
      if ("error" in reply) reject(new SqliteError(reply.error.message, reply.error.code));
      else resolve(reply.result);
    });
    worker.on("error", onEnd);
    worker.on("exit", () => onEnd(new Error("The thread of the store ended.")));
    return worker;
  }
}
