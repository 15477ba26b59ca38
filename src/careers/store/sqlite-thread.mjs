// @ts-check
// Owns one connection to a SQLite file in a thread of its own: a slow or hanging disk then delays no request that needs no store.
import { statSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import Database from "libsql";

/** Milliseconds that a statement waits for a lock of another process. After that, the caller retries. */
const BUSY_MS = 250;

/** Version of the table, kept in the header of the file. */
const SHAPE = 1;

const TABLE = `
  CREATE TABLE IF NOT EXISTS items (
    pk TEXT NOT NULL, sk TEXT NOT NULL, body BLOB, nonce TEXT, key TEXT, payload TEXT, revision INTEGER,
    expiresAt INTEGER NOT NULL, PRIMARY KEY (pk, sk)
  );
  CREATE INDEX IF NOT EXISTS idempotency ON items (pk, key) WHERE key IS NOT NULL;
  PRAGMA user_version = ${SHAPE};`;

/** Bytes of the log at which it is moved into the file. */
const LOG_BYTES = 4 * 1024 * 1024;

/** @type {{ file: string }} */
const { file } = workerData;

/** The thread's end of its channel. */
const port = /** @type {import("node:worker_threads").MessagePort} */ (parentPort);

/**
 * @typedef {import("./sqlite-client").Statement} Statement
 * @typedef {{ database: Database.Database, inode: number, statements: Map<string, Database.Statement>, logLimit: number }} Connection
 */

/** The open database, the inode of its file, and its prepared statements by their text. */
/** @type {Connection | undefined} */
let connection;

const work = {
  /**
   * Runs statements, several of them as one transaction. Returns the rows of each, or the number of rows it changed.
   * @param {{ statements: readonly Statement[] }} given
   */
  RUN: ({ statements }) => {
    const open = connect();
    const { database } = open;
    const run = (/** @type {Statement} */ statement) => runOn(open, statement);
    if (statements.length === 1) return statements.map(run);
    database.exec("BEGIN IMMEDIATE");
    try {
      const results = statements.map(run);
      database.exec("COMMIT");
      return results;
    } catch (error) {
      if (database.inTransaction) database.exec("ROLLBACK");
      throw error;
    }
  },
  /**
   * Copies the database into an empty file, while others use it.
   * @param {{ target: string }} given
   */
  BACKUP: ({ target }) => void connect().database.prepare("VACUUM INTO ?").run([target]),
  /** Moves the log into the file and closes both. */
  CLOSE: () => {
    connection?.database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").all();
    disconnect();
  },
};

/** @returns {Connection} */
function connect() {
  const status = statSync(file, { throwIfNoEntry: false });
  // SQLite would keep writing to a file that was deleted or replaced.
  if (connection !== undefined && connection.inode !== status?.ino) disconnect();
  if (status === undefined) throw Object.assign(new Error("The file does not exist."), { code: "ENOENT" });
  connection ??= openDatabase(status.ino);
  return connection;
}

/**
 * @param {number} inode
 * @returns {Connection}
 */
function openDatabase(inode) {
  const database = new Database(file, { timeout: BUSY_MS });
  try {
    database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA fullfsync = ON;");
    database.exec("PRAGMA wal_autocheckpoint = 0;");
    const [[shape]] = /** @type {[[number]]} */ (database.prepare("PRAGMA user_version").raw().all());
    if (shape > SHAPE) throw new Error("A later version of the service wrote this file.");
    if (shape < SHAPE) database.exec(`BEGIN IMMEDIATE; ${TABLE} COMMIT;`);
    return { database, inode, statements: new Map(), logLimit: LOG_BYTES };
  } catch (error) {
    database.close();
    throw error;
  }
}

function disconnect() {
  const { database } = connection ?? {};
  connection = undefined;
  database?.close();
}

/**
 * Moves the log into the file once it is long. TRUNCATE blocks other writers meanwhile: SQLite before 3.51.3 can damage
 * a file if another connection writes during a checkpoint. A log that is still being read is moved after it has grown
 * further.
 */
function moveLongLog() {
  if (connection === undefined) return;
  const size = sizeOfLog();
  if (size < connection.logLimit) return;
  connection.database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").all();
  connection.logLimit = sizeOfLog() + LOG_BYTES;
}

function sizeOfLog() {
  return statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
}

/**
 * @param {Connection} open
 * @param {Statement} statement
 */
function runOn({ database, statements }, { sql, values }) {
  let statement = statements.get(sql);
  if (statement === undefined) {
    statement = database.prepare(sql);
    statements.set(sql, statement);
  }
  return statement.reader ? statement.all(values) : statement.run(values).changes;
}

port.on(
  "message",
  (
    /** @type {{ id: number, kind: keyof typeof work } & Parameters<typeof work.RUN>[0] & Parameters<typeof work.BACKUP>[0]} */ {
      id,
      kind,
      ...payload
    },
  ) => {
    try {
      port.postMessage({ id, result: work[kind](payload) });
    } catch (error) {
      const { message, code = "ERROR" } = /** @type {Error & { code?: string }} */ (error);
      port.postMessage({ id, error: { message, code } });
      // After any failure but a lock, a new connection reads the current state of the disk.
      if (!code.startsWith("SQLITE_BUSY")) disconnect();
    }
    try {
      moveLongLog();
    } catch {
      disconnect();
    }
  },
);
