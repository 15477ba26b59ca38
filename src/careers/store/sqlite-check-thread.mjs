// @ts-check
// Checks a SQLite file in a thread of its own: first its structure, which decides whether it may be opened, then every record.
import { closeSync, openSync, readSync, statSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { inflateSync } from "node:zlib";
import Database from "libsql";

/** @type {{ file: string }} */
const { file } = workerData;

/** The thread's end of its channel. */
const port = /** @type {import("node:worker_threads").MessagePort} */ (parentPort);

/**
 * @typedef {import("./sqlite-check").CareerHead} Head
 * @typedef {[number, number]} Sums The two words of a checksum.
 */

/** The sort keys of steps. */
const IS_STEP = "sk >= 'step#' AND sk < 'step$'";

/** Records per query. */
const BATCH = 50;

/** Milliseconds that a statement waits for a lock of another process. */
const BUSY_MS = 5_000;

const WAL_HEADER = 32;
const FRAME_HEADER = 24;

/** The magic number of a log, without the bit for the byte order of its checksums. */
const WAL_MAGIC = 0x377f0682 >>> 1;

/** Returns the engine's message about a damaged file. Undefined if the file is intact. */
function brokenFile() {
  try {
    return withDatabase((database) => {
      const rows = /** @type {string[]} */ (database.prepare("PRAGMA integrity_check(1)").raw().all().flat());
      return rows.find((row) => row !== "ok")?.replaceAll(/\s+/g, " ");
    });
  } catch (error) {
    return /** @type {Error} */ (error).message;
  }
}

/**
 * Reads every entry, and the newest step of its chain: which secret its promise needs and which key signed it. Returns the careers
 * that can be read, and the ids of those with an entry or a newest step that cannot, or with a step that is missing.
 * @param {Database.Database} database
 */
function careersIn(database) {
  const entries = database.prepare("SELECT CAST(pk AS BLOB) AS pk, body FROM items WHERE sk = 'entry'");
  const stepsOf = database.prepare(
    `SELECT count(*) AS steps, CAST(max(sk) AS BLOB) AS newest FROM items WHERE pk = ? AND ${IS_STEP}`,
  );
  const bodyOf = database.prepare("SELECT body FROM items WHERE pk = ? AND sk = ?");
  const lastOf = database.prepare("SELECT revision FROM items WHERE pk = ? AND sk = 'step$'");
  /** @type {Head[]} */
  const heads = [];
  /** @type {Set<string>} */
  const damaged = new Set();
  for (const { pk, body } of /** @type {{ pk: ArrayBuffer, body: ArrayBuffer }[]} */ (entries.all())) {
    const career = careerOf(textOf(pk));
    try {
      const { chain = career, importing = null } = unpacked(body);
      const counted = stepsOf.get([`career#${chain}`]);
      const { steps, newest } = /** @type {{ steps: number, newest: ArrayBuffer }} */ (counted);
      const headRow = bodyOf.get([`career#${chain}`, textOf(newest)]);
      const head = unpacked(/** @type {{ body: ArrayBuffer }} */ (headRow).body);
      const { version, signature } = head.step;
      heads.push({ career, secret: head.promise?.secret ?? null, key: signature?.key ?? null });
      const mark = /** @type {{ revision: number } | undefined} */ (lastOf.get([`career#${chain}`]));
      const last = mark?.revision ?? version;
      // The pages of an incomplete import are written concurrently.
      if (importing === null && (steps !== version + 1 || last > version)) damaged.add(career);
    } catch {
      damaged.add(career);
    }
  }
  return { heads, damaged };
}

/**
 * Adds the ids of careers with a record that cannot be read.
 * @param {Database.Database} database
 * @param {Set<string>} damaged
 */
function addUnreadable(database, damaged) {
  const next = database.prepare(
    `SELECT rowid AS id, CAST(pk AS BLOB) AS pk, body FROM items WHERE rowid > ? ORDER BY rowid LIMIT ${BATCH}`,
  );
  const after = (/** @type {number} */ id) =>
    /** @type {{ id: number, pk: ArrayBuffer, body: ArrayBuffer | null }[]} */ (next.all([id]));
  for (let rows = after(0); rows.length > 0; rows = after(/** @type {{ id: number }} */ (rows.at(-1)).id)) {
    for (const { pk, body } of rows) if (body !== null && !isReadable(body)) damaged.add(careerOf(textOf(pk)));
  }
}

/** Posts the secrets and keys that the newest steps need, and then the ids of damaged careers. */
function postCareers() {
  withDatabase((database) => {
    const [table] = database.prepare("SELECT name FROM sqlite_schema WHERE name = 'items'").all();
    const { heads, damaged } = table === undefined ? { heads: [], damaged: new Set() } : careersIn(database);
    port.postMessage({ heads });
    if (table !== undefined) addUnreadable(database, damaged);
    port.postMessage({ damaged: [...damaged] });
  });
}

/**
 * The career in the partition key of an entry or of a step.
 * @param {string} pk
 */
function careerOf(pk) {
  return /^career#([^.]*)/.exec(pk)?.[1] ?? pk;
}

/** @param {ArrayBuffer} bytes */
function textOf(bytes) {
  return Buffer.from(bytes).toString("utf8");
}

/** @param {ArrayBuffer} body */
function unpacked(body) {
  return JSON.parse(inflateSync(body).toString("utf8"));
}

/**
 * @template T
 * @param {(database: Database.Database) => T} act
 * @returns {T}
 */
function withDatabase(act) {
  const database = new Database(file, { timeout: BUSY_MS });
  try {
    return act(database);
  } finally {
    database.close();
  }
}

/**
 * Bodies end with a checksum of their content.
 * @param {ArrayBuffer} body
 */
function isReadable(body) {
  try {
    inflateSync(body);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the damage of the log before its end. The engine reads a log up to the first frame with a wrong checksum and
 * drops the rest. After a power loss, the rest is at most one transaction, which was never acknowledged. Two complete
 * transactions behind a wrong frame were acknowledged, so the frame is damaged.
 * @param {string} path
 */
function brokenLog(path) {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= WAL_HEADER) return undefined;
  const log = openSync(path, "r");
  try {
    const header = readAt(log, 0, WAL_HEADER);
    const fault = header.every((byte) => byte === 0) ? undefined : brokenFrames(log, size, header);
    // Another server restarted the log meanwhile, so it is in use and intact.
    return readAt(log, 0, WAL_HEADER).equals(header) ? fault : undefined;
  } finally {
    closeSync(log);
  }
}

/**
 * @param {number} log
 * @param {number} size
 * @param {Buffer} header
 */
function brokenFrames(log, size, header) {
  const add = (/** @type {Sums} */ sums, /** @type {Buffer} */ bytes) =>
    checksum(sums, bytes, (header.readUInt32BE(0) & 1) === 1);
  let before = sumsAt(header, 24);
  if (header.readUInt32BE(0) >>> 1 !== WAL_MAGIC || !isSame(add([0, 0], header.subarray(0, 24)), before)) {
    return "the header of its log is damaged";
  }
  const length = FRAME_HEADER + header.readUInt32BE(8);
  let isBroken = false;
  let commits = 0;
  for (let at = WAL_HEADER; at + length <= size; at += length) {
    const frame = readAt(log, at, length);
    const sums = sumsAt(frame, 16);
    // Frames of an earlier round of the log, which may follow the last one of this round, have another salt.
    const isOfThisRound = frame.subarray(8, 16).equals(header.subarray(16, 24));
    const computed = add(add(before, frame.subarray(0, 8)), frame.subarray(FRAME_HEADER));
    if (!isOfThisRound || !isSame(computed, sums)) isBroken = true;
    else if (isBroken && frame.readUInt32BE(4) !== 0) commits += 1;
    before = sums;
  }
  return commits > 1 ? `its log is damaged before the last ${commits} transactions` : undefined;
}

/**
 * The checksum of the log's format, over words in either order of bytes.
 * @param {Sums} before
 * @param {Buffer} bytes
 * @param {boolean} isBig
 * @returns {Sums}
 */
function checksum([first, second], bytes, isBig) {
  let [one, other] = [first, second];
  for (let at = 0; at < bytes.length; at += 8) {
    const [a, b] = isBig
      ? [bytes.readUInt32BE(at), bytes.readUInt32BE(at + 4)]
      : [bytes.readUInt32LE(at), bytes.readUInt32LE(at + 4)];
    one = (one + a + other) >>> 0;
    other = (other + b + one) >>> 0;
  }
  return [one, other];
}

/** @type {(bytes: Buffer, at: number) => Sums} */
const sumsAt = (bytes, at) => [bytes.readUInt32BE(at), bytes.readUInt32BE(at + 4)];

/** @type {(sums: Sums, others: Sums) => boolean} */
const isSame = (sums, others) => sums[0] === others[0] && sums[1] === others[1];

/**
 * @param {number} log
 * @param {number} position
 * @param {number} length
 */
function readAt(log, position, length) {
  const bytes = Buffer.alloc(length);
  readSync(log, bytes, 0, length, position);
  return bytes;
}

/** Returns the fault of an empty file whose log is not empty. The engine would delete the log and its content. */
function lostFile() {
  // The log first: another server that begins a new file writes the file before its log.
  const sizeOf = (/** @type {string} */ path) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  const [logSize, size] = [sizeOf(`${file}-wal`), sizeOf(file)];
  return size === 0 && logSize > WAL_HEADER ? "it is empty, and its log is not" : undefined;
}

const structure = lostFile() ?? brokenLog(`${file}-wal`) ?? brokenFile();
port.postMessage({ structure });
if (structure === undefined) postCareers();
