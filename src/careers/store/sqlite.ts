import { randomUUID } from "node:crypto";
import type { StoredNote } from "../note";
import type { HookBook } from "../webhooks/hook";
import { assertFit, COPY_LIMIT, hasRoom, ROOM_LIMIT } from "./fit";
import {
  assertConsecutive,
  entryItem,
  HOOKS,
  hooksItem,
  type Item,
  LAST_NOTE,
  MARK,
  markBody,
  NOTE,
  noteItem,
  noteKey,
  OUTBOX,
  OUTBOX_LIFETIME,
  parseEntryItem,
  parseHooksItem,
  parseNewestStep,
  parseNoteItem,
  parseOutboxItem,
  parseStepItem,
  parseTip,
  partition,
  stepItem,
  stepKey,
  tokenPartition,
} from "./items";
import { AttemptFailed, PATIENCE_AT_HAND, withRetries } from "./retry";
import { type Row, SqliteError, SqliteThread, type Statement } from "./sqlite-client";
import {
  type CareerKey,
  type CareerPage,
  type CareerStore,
  type ChainTip,
  type DueChain,
  type Entry,
  type OpenStore,
  orDamaged,
  type StoredStep,
  StoreUnavailable,
} from "./store";

/** Steps per transaction. Other requests get their turn between transactions. */
const BATCH = 100;

/** The columns of the table: the attributes of the items that DynamoDB stores too. */
const COLUMNS = ["pk", "sk", "body", "nonce", "key", "payload", "revision", "expiresAt"] as const;

const INSERT = `INSERT INTO items (${COLUMNS.join(", ")}) VALUES (${COLUMNS.map(() => "?").join(", ")})`;
const REPLACE = INSERT.replace("INSERT", "INSERT OR REPLACE");
/** Texts are read as bytes: if a text in a damaged file is not UTF-8, the engine's binding ends the process. */
const SELECT = `SELECT ${COLUMNS.map((column) => (isText(column) ? `CAST(${column} AS BLOB) AS ${column}` : column)).join(", ")} FROM items WHERE pk = ?`;
const UPDATE_ENTRY =
  "UPDATE items SET body = ?, revision = ?, expiresAt = ? WHERE pk = ? AND sk = 'entry' AND revision = ?";
/** The sort keys of steps, from `step#` to the mark of their chain. */
const IS_STEP = `sk >= 'step#' AND sk < '${MARK}'`;
const IS_STEP_OR_MARK = `sk >= 'step#' AND sk <= '${MARK}'`;
const IS_NOTE = `sk >= '${NOTE}' AND sk <= '${LAST_NOTE}'`;
const RAISE_MARK = `INSERT INTO items (pk, sk, revision, expiresAt, body) VALUES (?, '${MARK}', ?, ?, ?)
  ON CONFLICT DO UPDATE SET body = iif(excluded.revision > revision, excluded.body, body),
    revision = max(revision, excluded.revision), expiresAt = excluded.expiresAt`;
/** Reads the mark of a chain and the key of its newest step, without the bytes of the step. */
const SELECT_TIP = `SELECT CAST(sk AS BLOB) AS sk, revision, iif(sk = '${MARK}', body, NULL) AS body FROM items
  WHERE pk = ? AND ${IS_STEP_OR_MARK} ORDER BY sk DESC LIMIT 2`;

const UPDATE_HOOKS = UPDATE_ENTRY.replace("'entry'", `'${HOOKS}'`);
/** Schedules the webhooks of a chain, if it has any. */
const POST_CHAIN = `INSERT INTO items (pk, sk, nonce, revision, expiresAt)
  SELECT '${OUTBOX}', pk, ?, ?, ? FROM items WHERE pk = ? AND sk = '${HOOKS}'
  ON CONFLICT DO UPDATE SET nonce = excluded.nonce, revision = excluded.revision, expiresAt = excluded.expiresAt`;
const SELECT_DUE = `${SELECT} AND revision <= ? ORDER BY revision LIMIT ?`;
/** Changes with every write: the first number with those of other connections, the second with those of this one. */
const SELECT_STAMP = "SELECT (SELECT data_version FROM pragma_data_version) || ' ' || total_changes() AS stamp";
const SELECT_REVISIONS = `SELECT CAST(pk AS BLOB) AS pk, CAST(sk AS BLOB) AS sk, revision FROM items
  WHERE pk IN (SELECT value FROM json_each(?)) AND sk IN ('entry', '${MARK}')`;

/** The threads of this process, by the file that they are connected to. */
const threads = new Map<string, SqliteThread>();

/** Returns a store in a SQLite file. All stores of one file in a process share a connection. */
export function sqliteStore(
  file: string,
  limits: { readonly copyLimit?: number; readonly roomLimit?: number } = {},
): OpenStore {
  return async (deadline) => {
    const thread = threads.get(file) ?? new SqliteThread(file);
    threads.set(file, thread);
    return new SqliteStore(thread, deadline, limits.copyLimit, limits.roomLimit);
  };
}

/** Closes the connection to a file, which removes its log. The next request opens it again. */
export async function closeSqlite(file: string): Promise<void> {
  const thread = threads.get(file);
  threads.delete(file);
  await thread?.close();
}

/** The careers in a SQLite file, for one request. */
export class SqliteStore implements CareerStore {
  constructor(
    private readonly thread: SqliteThread,
    private readonly deadline: number,
    private readonly copyLimit = COPY_LIMIT,
    private readonly roomLimit = ROOM_LIMIT,
  ) {}

  async readEntry(career: string): Promise<Entry | undefined> {
    const [entry] = await this.read(`${SELECT} AND sk = 'entry'`, [partition(career)], parseEntryItem);
    return entry;
  }

  async writeEntry(entry: Entry): Promise<boolean> {
    const item = entryItem(entry);
    if (entry.revision === 0) return this.insert(item);
    const { body, revision, expiresAt, pk } = item;
    return (await this.change(UPDATE_ENTRY, [body, revision, expiresAt, pk, entry.revision - 1])) > 0;
  }

  async removeEntry(career: string): Promise<void> {
    await this.change("DELETE FROM items WHERE pk = ? AND sk = 'entry'", [partition(career)]);
  }

  async readHead(chain: string): Promise<StoredStep | undefined> {
    const sql = `${SELECT} AND ${IS_STEP_OR_MARK} ORDER BY sk DESC LIMIT 2`;
    return parseNewestStep(await this.read(sql, [partition(chain)], (item) => item));
  }

  async readTip(chain: string): Promise<ChainTip | undefined> {
    return parseTip(await this.read(SELECT_TIP, [partition(chain)], (item) => item));
  }

  async readStamp(): Promise<string> {
    const [stamp] = await this.read(SELECT_STAMP, [], (row) => String(row.stamp));
    return stamp!;
  }

  async readRevisions(careers: readonly CareerKey[]): Promise<readonly string[]> {
    const partitions = careers.flatMap(({ career, chain }) => [partition(career), partition(chain)]);
    const items = await this.read(SELECT_REVISIONS, [JSON.stringify(partitions)], (item) => item);
    const revisions = new Map(items.map(({ pk, sk, revision }) => [`${pk} ${sk}`, revision]));
    return careers.map(({ career, chain }) => {
      return `${revisions.get(`${partition(career)} entry`)} ${revisions.get(`${partition(chain)} ${MARK}`)}`;
    });
  }

  async readStep(chain: string, version: number): Promise<StoredStep | undefined> {
    const [step] = await this.read(`${SELECT} AND sk = ?`, [partition(chain), stepKey(version)], parseStepItem);
    return step;
  }

  async readSteps(chain: string, from: number, limit: number): Promise<readonly StoredStep[]> {
    const sql = `${SELECT} AND ${IS_STEP} AND sk >= ? ORDER BY sk LIMIT ?`;
    return assertConsecutive(await this.read(sql, [partition(chain), stepKey(from), limit], parseStepItem), from);
  }

  async findKey(chain: string, key: string): Promise<StoredStep | undefined> {
    const [step] = await this.read(`${SELECT} AND key = ? LIMIT 1`, [partition(chain), key], parseStepItem);
    return step;
  }

  async append(chain: string, step: StoredStep, expiresAt: number): Promise<boolean> {
    const item = stepItem(chain, step, expiresAt);
    const mark = markStatement(chain, step, expiresAt);
    const [changes] = await this.run([insertStatement(item), mark, postStatement(chain, Date.now())]);
    if ((changes as number) > 0) return true;
    // An earlier attempt may have written it and timed out.
    const there = await this.readStep(chain, step.step.version);
    return there?.nonce === step.nonce;
  }

  assertFit(steps: readonly StoredStep[]): void {
    assertFit(steps, this.deadline, this.copyLimit);
  }

  hasRoom(head: StoredStep): boolean {
    return hasRoom(head, this.roomLimit);
  }

  async copy(chain: string, steps: readonly StoredStep[], expiresAt: number): Promise<void> {
    for (let first = 0; first < steps.length; first += BATCH) {
      const items = steps.slice(first, first + BATCH).map((step) => stepItem(chain, step, expiresAt));
      const mark = markStatement(chain, steps[Math.min(first + BATCH, steps.length) - 1]!, expiresAt);
      await this.run([...items.map((item) => ({ sql: REPLACE, values: valuesOf(item) })), mark]);
    }
  }

  async prolong(chain: string, versions: number, expiresAt: number): Promise<void> {
    const sql = `UPDATE items SET expiresAt = ? WHERE pk = ? AND (sk BETWEEN ? AND ? OR sk IN ('${MARK}', '${HOOKS}') OR ${IS_NOTE})`;
    await this.change(sql, [expiresAt, partition(chain), stepKey(0), stepKey(versions - 1)]);
  }

  async removeSteps(chain: string): Promise<void> {
    await this.change(`DELETE FROM items WHERE pk = ? AND (${IS_STEP_OR_MARK} OR ${IS_NOTE})`, [partition(chain)]);
  }

  async writeNote(chain: string, note: StoredNote, expiresAt: number): Promise<void> {
    await this.change(REPLACE, valuesOf(noteItem(chain, note, expiresAt)));
  }

  async readNotes(chain: string, from: number, limit: number): Promise<readonly StoredNote[]> {
    const sql = `${SELECT} AND ${IS_NOTE} AND sk >= ? ORDER BY sk LIMIT ?`;
    return this.read(sql, [partition(chain), noteKey(from), limit], parseNoteItem);
  }

  async link(hash: string, career: string, expiresAt: number): Promise<void> {
    await this.change(REPLACE, valuesOf({ pk: tokenPartition(hash), sk: partition(career), expiresAt }));
  }

  async unlink(hash: string, career: string): Promise<void> {
    await this.change("DELETE FROM items WHERE pk = ? AND sk = ?", [tokenPartition(hash), partition(career)]);
  }

  async readHooks(chain: string): Promise<HookBook | undefined> {
    const [book] = await this.read(`${SELECT} AND sk = '${HOOKS}'`, [partition(chain)], parseHooksItem);
    return book;
  }

  async writeHooks(chain: string, book: HookBook, expiresAt: number): Promise<boolean> {
    const item = hooksItem(chain, book, expiresAt);
    if (book.revision === 0) return this.insert(item);
    const { body, revision, pk } = item;
    return (await this.change(UPDATE_HOOKS, [body, revision, expiresAt, pk, book.revision - 1])) > 0;
  }

  async removeHooks(chain: string): Promise<void> {
    const keys = [partition(chain), OUTBOX, partition(chain)];
    await this.change(`DELETE FROM items WHERE (pk = ? AND sk = '${HOOKS}') OR (pk = ? AND sk = ?)`, keys);
  }

  async dueChains(now: number, limit: number): Promise<readonly DueChain[]> {
    return this.read(SELECT_DUE, [OUTBOX, now, limit], parseOutboxItem);
  }

  async schedule(chain: string, due: number, before?: string): Promise<string | undefined> {
    if (before === undefined) {
      const statement = postStatement(chain, due);
      await this.run([statement]);
      return String(statement.values[0]);
    }
    const lease = randomUUID();
    const sql = "UPDATE items SET nonce = ?, revision = ? WHERE pk = ? AND sk = ? AND nonce = ?";
    const isOwn = (await this.change(sql, [lease, due, OUTBOX, partition(chain), before])) > 0;
    return isOwn ? lease : undefined;
  }

  async unschedule(chain: string, lease: string): Promise<void> {
    await this.change("DELETE FROM items WHERE pk = ? AND sk = ? AND nonce = ?", [OUTBOX, partition(chain), lease]);
  }

  async careersOf(hash: string, after: string | null, limit: number): Promise<CareerPage> {
    const values = [tokenPartition(hash), partition(after ?? ""), limit + 1];
    const ids = await this.read(`${SELECT} AND sk > ? ORDER BY sk LIMIT ?`, values, ({ sk }) =>
      String(sk).slice(partition("").length),
    );
    const careers = ids.slice(0, limit);
    return { careers, next: ids.length > limit ? careers.at(-1)! : null };
  }

  private async insert(item: Item): Promise<boolean> {
    const { sql, values } = insertStatement(item);
    return (await this.change(sql, values)) > 0;
  }

  private async change(sql: string, values: Statement["values"]): Promise<number> {
    const [changes] = await this.run([{ sql, values }]);
    return changes as number;
  }

  private async read<T>(sql: string, values: Statement["values"], of: (item: Item) => T): Promise<T[]> {
    const [rows] = await this.run([{ sql, values }]);
    return (rows as readonly Row[]).map((row) => orDamaged(() => of(itemOf(row))));
  }

  /**
   * Runs statements. Retries while another process has the lock. Throws StoreUnavailable for errors of the engine or the disk.
   */
  private run(statements: readonly Statement[]): Promise<readonly unknown[]> {
    return withRetries(() => this.thread.run(statements).catch(rethrow), this.deadline, PATIENCE_AT_HAND);
  }
}

/** Returns a statement that inserts an item unless its keys exist. */
function insertStatement(item: Item): Statement {
  return { sql: `${INSERT} ON CONFLICT DO NOTHING`, values: valuesOf(item) };
}

/** Returns a statement that marks a chain as written up to a step, unless it is longer. */
function markStatement(chain: string, stored: StoredStep, expiresAt: number): Statement {
  const values = [partition(chain), stored.step.version, expiresAt, markBody(stored) ?? null];
  return { sql: RAISE_MARK, values };
}

/** Returns a statement that schedules the webhooks of a chain, if it has any. */
function postStatement(chain: string, due: number): Statement {
  const expiresAt = Math.ceil(due / 1000) + OUTBOX_LIFETIME;
  return { sql: POST_CHAIN, values: [randomUUID(), due, expiresAt, partition(chain)] };
}

/** Returns the values of an item in the order of the columns. Throws for an attribute without a column. */
function valuesOf(item: Item): Statement["values"] {
  const strange = Object.keys(item).find((name) => !COLUMNS.some((column) => column === name));
  if (strange !== undefined) throw new TypeError(`The table has no column ${strange}.`);
  return COLUMNS.map((column) => item[column] ?? null);
}

function isText(column: string): boolean {
  return column !== "body" && column !== "revision" && column !== "expiresAt";
}

function itemOf(row: Row): Item {
  const stored = Object.entries(row).filter(([, value]) => value !== null);
  return Object.fromEntries(stored.map(([name, value]) => [name, columnValue(name, value)]));
}

function columnValue(name: string, value: unknown): unknown {
  if (!(value instanceof ArrayBuffer)) return value;
  return isText(name) ? Buffer.from(value).toString("utf8") : new Uint8Array(value);
}

/** Throws AttemptFailed for a lock of another process, which is transient, and StoreUnavailable for everything else. */
function rethrow(error: unknown): never {
  const isLocked = error instanceof SqliteError && /^SQLITE_(?:BUSY|LOCKED)/.test(error.code);
  if (isLocked) throw new AttemptFailed("Another process has the lock.", { cause: error });
  throw new StoreUnavailable("The store failed.", { cause: error });
}
