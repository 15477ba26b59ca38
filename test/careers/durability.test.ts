import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmod,
  copyFile,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  truncate,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Worker } from "node:worker_threads";
import Libsql from "libsql";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LIFETIME } from "../../src/careers/context";
import { environmentSecrets } from "../../src/careers/secrets/environment";
import { withNewSecret } from "../../src/careers/secrets/secrets";
import { environmentSigner } from "../../src/careers/signing/environment";
import { environmentStore } from "../../src/careers/store/environment";
import { pack, unpack } from "../../src/careers/store/pack";
import { closeSqlite, SqliteStore } from "../../src/careers/store/sqlite";
import { checkDatabase } from "../../src/careers/store/sqlite-check";
import { SqliteThread } from "../../src/careers/store/sqlite-client";
import { StoreUnavailable } from "../../src/careers/store/store";
import { backupCareers } from "../../src/local/backup";
import { careersService } from "../../src/local/services";
import { type Database, startSqlite } from "./databases";
import { contextOf, fireAt, newDrill, RINGS, type Service, serviceOn } from "./service";

const AWAY = ["UNAVAILABLE", "STORE_AWAY"];

let folder: string;
let rings: { readonly keys: string; readonly secrets: string };
let database: Database;
let file: string;
let service: Service;

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "durability-")), "careers");
  rings = { keys: `${folder}.keys.json`, secrets: `${folder}.secrets.json` };
  for (const name of ["keys", "secrets"] as const)
    await writeFile(rings[name], JSON.stringify(RINGS[name]), { mode: 0o600 });
  const sqlite = await startSqlite(folder);
  [database, file] = [sqlite, sqlite.file];
  service = serviceOn(database, contextOf(database.openStore));
});

afterEach(async () => {
  vi.useRealTimers();
  await database.stop();
  await rm(join(folder, ".."), { recursive: true, force: true });
});

/** Runs SQL on a separate connection, as another process would. */
function onOther<T>(act: (other: Libsql.Database) => T): T {
  const other = new Libsql(file, { timeout: 5_000 });
  try {
    return act(other);
  } finally {
    other.close();
  }
}

/** Overwrites a part of a file. */
async function garble(path: string, position: number, length = 64): Promise<void> {
  const handle = await open(path, "r+");
  await handle.write(Buffer.alloc(length, 0xa5), 0, length, position);
  await handle.close();
}

/**
 * Starts a process that plays a career in the file. Kills it once it has acknowledged a version. Returns the last
 * acknowledged version.
 */
async function crashAfter(acknowledged: number) {
  const child = spawn(process.execPath, ["--import", "tsx", "test/careers/writer.ts", file], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, SIGNING_KEYS_FILE: rings.keys, SERVER_SECRETS_FILE: rings.secrets },
  });
  let last = { career: "", token: "", version: -1 };
  for await (const line of createInterface({ input: child.stdout })) {
    last = JSON.parse(line);
    if (last.version === acknowledged) child.kill("SIGKILL");
  }
  expect(last.version).toBeGreaterThanOrEqual(acknowledged);
  return last;
}

/** Creates a career and plays steps in it. Returns its id and token. */
async function playedCareer(steps: number) {
  const { career, owner } = await newDrill(service);
  for (let version = 0; version < steps; version += 1) await service.ask("playStep", fireAt(career, version), owner);
  return { career, owner, whole: { verified: true, steps: steps + 1 } };
}

/** Starts a server's store on the folder. Returns its reports and a service that uses it. */
async function startStore() {
  const env: Record<string, string> = {};
  const reports: string[] = [];
  const store = careersService(folder, env, (text) => reports.push(text));
  await store.start();
  const more = { openSigner: environmentSigner(env), openSecrets: environmentSecrets(env) };
  return { store, reports, served: serviceOn(database, contextOf(environmentStore(env), undefined, more)) };
}

describe("an acknowledged step", () => {
  test("is on disk before the response: every transaction syncs the log", async () => {
    const thread = new SqliteThread(file);
    const pragmas = ["synchronous", "journal_mode", "fullfsync"].map((name) => ({ sql: `PRAGMA ${name}`, values: [] }));
    const results = [];
    for (const pragma of pragmas) results.push(...(await thread.run([pragma])));
    await thread.close();
    expect(results).toEqual([[{ synchronous: 2 }], [{ journal_mode: "wal" }], [{ fullfsync: 1 }]]);
  });

  test("checkpoint: moved from the log into the file under a lock, and not lost", async () => {
    const thread = new SqliteThread(file);
    const sql = "INSERT INTO items (pk, sk, body, expiresAt) VALUES ('long', ?, ?, 1)";
    const body = Buffer.alloc(300_000, "x");
    const sizes: number[] = [];
    for (let index = 0; index < 40; index += 1) {
      await thread.run([{ sql, values: [`${index}`, body] }]);
      sizes.push((await stat(`${file}-wal`)).size);
    }
    // Automatic checkpoints of the engine are off, because they let other connections write meanwhile.
    expect(await thread.run([{ sql: "PRAGMA wal_autocheckpoint", values: [] }])).toEqual([[{ wal_autocheckpoint: 0 }]]);
    expect(Math.max(...sizes)).toBeLessThan(6_000_000);
    expect(sizes.filter((size, index) => size < (sizes[index - 1] ?? 0)).length).toBeGreaterThan(0);
    const reader = new Libsql(file);
    reader.exec("BEGIN");
    reader.prepare("SELECT count(*) FROM items").get([]);
    for (let index = 40; index < 60; index += 1) await thread.run([{ sql, values: [`${index}`, body] }]);
    reader.exec("COMMIT");
    reader.close();
    const rows = await thread.run([{ sql: "SELECT count(*) AS count FROM items WHERE pk = 'long'", values: [] }]);
    expect(rows).toEqual([[{ count: 60 }]]);
    await thread.close();
  });

  test("survives kill -9 of the server between any two writes", async () => {
    for (const acknowledged of [1, 7, 23]) {
      const { career, token, version } = await crashAfter(acknowledged);
      const verdict = await service.ask("verifyCareer", { career }, token);
      expect(verdict.verified).toBe(true);
      // The store may contain one more step whose response was lost.
      expect([version, version + 1]).toContain(verdict.steps - 1);
    }
  }, 60_000);
});

describe("a full disk", () => {
  test("STORE_AWAY, no acknowledged step lost, and no restart needed once space is free", async () => {
    const { career, owner, whole } = await playedCareer(3);
    const store = (await database.openStore(Date.now() + 1_000)) as unknown as {
      run: (statements: object[]) => Promise<unknown>;
    };
    const limit = (pages: number) => store.run([{ sql: `PRAGMA max_page_count = ${pages}`, values: [] }]);
    // For the engine, a file at its page limit is the same as a full disk: SQLITE_FULL.
    await limit(1);
    const failures = [];
    for (let count = 0; count < 200 && failures.length < 3; count += 1) {
      const answer = await service.call("createCareer", { ruleset: "drill", seed: "drill" });
      if (!answer.ok) failures.push(answer.problem);
      // After a failure the connection is reopened without the limit.
      if (!answer.ok) await limit(1);
    }
    expect(failures.map(({ kind, code }) => [kind, code])).toEqual([AWAY, AWAY, AWAY]);
    expect(failures[0]!.cause).toMatchObject({ code: "SQLITE_FULL" });
    expect(await service.ask("verifyCareer", { career }, owner)).toMatchObject(whole);
    await limit(1_000_000);
    expect(await service.ask("playStep", fireAt(career, 3), owner)).toMatchObject({ version: 4 });
  });
});

describe("a damaged file", () => {
  test("with a garbled log after a crash: reported at the start, not opened", async () => {
    const { career, token, version } = await crashAfter(12);
    const log = `${file}-wal`;
    const whole = [await readFile(file), await readFile(log)] as const;
    for (const position of [4, 40, 40 + Math.floor((whole[1].length - 32) / 2)]) {
      await garble(log, position);
      const { reports, served, store } = await startStore();
      expect(reports).toEqual([
        expect.stringMatching(
          /^The careers in \S+ cannot be opened: \S+ is damaged \(.* log .*\); restore it from a backup\.$/,
        ),
      ]);
      expect(await served.fail("career", { career }, token)).toEqual(AWAY);
      await store.stop();
      await writeFile(file, whole[0]);
      await writeFile(log, whole[1]);
      await rm(`${file}-shm`, { force: true });
    }
    const { reports, served, store } = await startStore();
    expect(reports).toEqual([]);
    expect((await served.ask("career", { career }, token)).newest).toBeGreaterThanOrEqual(version);
    await store.stop();
  }, 60_000);

  test("deleted or emptied while the log of a crash exists: reported at the start, and the log stays", async () => {
    const { career, token, version } = await crashAfter(12);
    const [whole, log] = [await readFile(file), await readFile(`${file}-wal`)];
    for (const spoil of [() => rm(file), () => truncate(file, 0)]) {
      await spoil();
      const { reports, served, store } = await startStore();
      expect(reports).toEqual([expect.stringMatching(/ is damaged \(it is empty, and its log is not\); restore it/)]);
      expect(await served.fail("career", { career }, token)).toEqual(AWAY);
      await store.stop();
      expect(await readFile(`${file}-wal`)).toEqual(log);
      await writeFile(file, whole);
    }
    const { reports, served, store } = await startStore();
    expect(reports).toEqual([]);
    expect((await served.ask("career", { career }, token)).newest).toBeGreaterThanOrEqual(version);
    await store.stop();
  }, 60_000);

  test("with a log that ends in a half-written transaction after a power loss: intact", async () => {
    const { career, token, version } = await crashAfter(12);
    const log = `${file}-wal`;
    await truncate(log, (await stat(log)).size - 20);
    const { structure, damaged } = await checkDatabase(file);
    expect(structure).toBeUndefined();
    await damaged;
    const { newest } = await service.ask("career", { career }, token);
    expect([version - 1, version]).toContain(newest);
    expect(await service.ask("verifyCareer", { career }, token)).toMatchObject({ verified: true, steps: newest + 1 });
  }, 60_000);

  test("with a garbled structure: reported at the start, and opened only after it is restored", async () => {
    const { career, owner, whole } = await playedCareer(3);
    await closeSqlite(file);
    const before = await readFile(file);
    // Page 2 is the root page of the table.
    for (const [position, length] of [
      [0, 64],
      [4096, 64],
    ] as const) {
      await garble(file, position, length);
      const { reports, served, store } = await startStore();
      expect(reports).toEqual([expect.stringMatching(/is damaged \(.+\); restore it from a backup\.$/)]);
      expect(await served.fail("career", { career }, owner)).toEqual(AWAY);
      await writeFile(file, before);
      vi.spyOn(performance, "now").mockReturnValue(performance.now() + 10_000);
      await store.start();
      vi.restoreAllMocks();
      expect(await served.ask("verifyCareer", { career }, owner)).toMatchObject(whole);
      await store.stop();
    }
  });

  test("with one garbled record: reported at the start, and only its career answers 503", async () => {
    const [one, other] = [await playedCareer(3), await playedCareer(3)];
    const { chain } = (await (await database.openStore(Date.now() + 1_000)).readEntry(one.career))!;
    const spoilt =
      "UPDATE items SET body = CAST(substr(body, 1, 60) || x'00ff00ff' || substr(body, 65) AS BLOB) WHERE pk = ? AND sk = ?";
    onOther((sql) => sql.prepare(spoilt).run([`career#${chain}`, "step#00000002"]));
    await closeSqlite(file);
    const { reports, served, store } = await startStore();
    await expect
      .poll(() => reports)
      .toEqual([`${file} is damaged: restore it from a backup, or lose these careers: ${one.career}.`]);
    expect(await served.fail("verifyCareer", { career: one.career }, one.owner)).toEqual(["DAMAGED", "STORE_DAMAGED"]);
    expect(await served.ask("verifyCareer", { career: other.career }, other.owner)).toMatchObject(other.whole);
    await store.stop();
  });

  test("with a missing step, the newest or another: reported at the start", async () => {
    const [one, other, third] = [await playedCareer(3), await playedCareer(3), await playedCareer(3)];
    const store = await database.openStore(Date.now() + 1_000);
    const chains = await Promise.all([one, other].map(async ({ career }) => (await store.readEntry(career))!.chain));
    const lost = "UPDATE items SET sk = 'lost' WHERE pk = ? AND sk = ?";
    onOther((sql) => {
      sql.prepare(lost).run([`career#${chains[0]}`, "step#00000003"]);
      sql.prepare(lost).run([`career#${chains[1]}`, "step#00000001"]);
    });
    await closeSqlite(file);
    const { reports, served, store: started } = await startStore();
    await expect.poll(() => reports).toHaveLength(1);
    expect(reports[0]).toMatch(/is damaged: restore it from a backup, or lose these careers: \S+, \S+\.$/);
    for (const { career, owner } of [one, other]) {
      expect(reports[0]).toContain(career);
      expect(await served.fail("verifyCareer", { career }, owner)).toEqual(["DAMAGED", "STORE_DAMAGED"]);
    }
    expect(await served.ask("verifyCareer", { career: third.career }, third.owner)).toMatchObject(third.whole);
    await started.stop();
  });

  test("without the nonce of its newest step: play is refused, and the chain stays verified", async () => {
    const { career, owner, whole } = await playedCareer(1);
    onOther((sql) => sql.exec("UPDATE items SET nonce = 'another' WHERE sk = 'step#00000001'"));
    for (const dice of [{ server: true, entropy: "coin" }, { seed: "mine" }, { dice: [6, 6] }])
      expect(await service.fail("playStep", fireAt(career, 1, dice), owner)).toEqual(["DAMAGED", "STORE_DAMAGED"]);
    expect(await service.ask("verifyCareer", { career }, owner)).toMatchObject(whole);
  });

  test("with text that is not UTF-8: the career is damaged, and the process keeps running", async () => {
    const { career, owner } = await playedCareer(1);
    onOther((sql) => sql.exec("UPDATE items SET nonce = CAST(x'ff80ff' AS TEXT), key = CAST(x'fe' AS TEXT)"));
    expect(await service.ask("verifyCareer", { career }, owner)).toMatchObject({ verified: true, steps: 2 });
    onOther((sql) => sql.exec("UPDATE items SET sk = CAST(x'73746570ff' AS TEXT) WHERE sk = 'step#00000001'"));
    expect(await service.fail("verifyCareer", { career }, owner)).toEqual(["DAMAGED", "STORE_DAMAGED"]);
    await closeSqlite(file);
    const { structure, damaged } = await checkDatabase(file);
    expect(structure).toBeUndefined();
    // Wait for the check of the records, which keeps files open.
    await damaged;
  });

  test("deleted or replaced while the server runs: not written to", async () => {
    const { career, owner } = await playedCareer(1);
    await closeSqlite(file);
    const backup = await readFile(file);
    await service.ask("playStep", fireAt(career, 1), owner);
    for (const each of [file, `${file}-wal`, `${file}-shm`]) await rm(each, { force: true });
    expect(await service.fail("playStep", fireAt(career, 2), owner)).toEqual(AWAY);
    await writeFile(file, backup);
    expect(await service.ask("playStep", fireAt(career, 1), owner)).toMatchObject({ version: 2 });
    for (const each of [`${file}-wal`, `${file}-shm`]) await rm(each);
    await writeFile(`${file}.new`, backup);
    await rename(`${file}.new`, file);
    expect(await service.ask("career", { career }, owner)).toMatchObject({ newest: 1 });
  });
});

describe("a store that cannot be opened", () => {
  test("because its folder is a file: reported once, answers 503, and opens once the folder is right", async () => {
    await database.stop();
    await rm(folder, { recursive: true });
    await writeFile(folder, "in the way");
    const { reports, served, store } = await startStore();
    await store.start();
    expect(reports).toEqual([expect.stringMatching(/^The careers in \S+ cannot be opened: /)]);
    expect(await served.fail("createCareer", { ruleset: "drill", seed: "drill" })).toEqual(AWAY);
    await rm(folder);
    vi.spyOn(performance, "now").mockReturnValue(performance.now() + 10_000);
    await store.start();
    vi.restoreAllMocks();
    expect(await newDrill(served)).toHaveProperty("career");
    await store.stop();
  });

  test("because an earlier version wrote its folder: the report says what to do, and the folder stays unchanged", async () => {
    await database.stop();
    await rm(folder, { recursive: true });
    await mkdir(folder);
    for (const name of ["CURRENT", "LOCK", "MANIFEST-000002"]) await writeFile(join(folder, name), name);
    const { reports, served } = await startStore();
    expect(reports).toEqual([expect.stringContaining("Export its games with that version")]);
    expect(await served.fail("createCareer", { ruleset: "drill", seed: "drill" })).toEqual(AWAY);
    expect(await readdir(folder)).toEqual(["CURRENT", "LOCK", "MANIFEST-000002"]);
  });

  test("because its keys file is garbled: reported at the start, and requests answer 503", async () => {
    await writeFile(`${folder}.keys.json`, '{"keys":[');
    const { reports, served } = await startStore();
    expect(reports).toEqual([expect.stringContaining(`${folder}.keys.json does not contain signing keys`)]);
    expect(await served.fail("createCareer", { ruleset: "drill", seed: "drill" })).toEqual(AWAY);
  });

  test.each([
    [
      "keys",
      '{"keys":[],"keys":[]}',
      'signing keys (the member "keys" appears twice, the second time at line 1, column 12)',
    ],
    ["secrets", '{"secrets":[],"secrets":[]}', 'server secrets (the member "secrets" appears twice'],
    ["secrets", '{"secrets":[{"id":"a","value":"hush"}]}', "server secrets (invalid value at /secrets/0/value)"],
  ] as const)(
    "because its %s file has a duplicate or invalid member: the report names the member and no secret",
    async (name, text, why) => {
      await writeFile(rings[name], text);
      const { reports, served } = await startStore();
      expect(reports).toEqual([expect.stringContaining(`${rings[name]} does not contain ${why}`)]);
      expect(reports.join()).not.toContain("hush");
      expect(await served.fail("createCareer", { ruleset: "drill", seed: "drill" })).toEqual(AWAY);
      expect(await readFile(rings[name], "utf8")).toBe(text);
    },
  );

  test("because its thread ended: the request answers 503, and the next one starts a new thread", async () => {
    const thread = new SqliteThread(file);
    const store = new SqliteStore(thread, Date.now() + 5_000);
    expect(await store.readEntry("none")).toBeUndefined();
    const { worker } = thread as unknown as { worker: Worker };
    const ended = once(worker, "exit");
    void worker.terminate();
    const lost = store.removeEntry("none").catch((error: unknown) => error);
    await ended;
    expect(await lost).toBeInstanceOf(StoreUnavailable);
    expect(await store.readEntry("none")).toBeUndefined();
    await thread.close();
  });
});

describe("missing secrets", () => {
  const MISSING = ["UNAVAILABLE", "SECRET_MISSING"];

  test("reported at the start, not replaced, and SECRET_MISSING until they are restored", async () => {
    const { career, owner, whole } = await playedCareer(1);
    const text = await readFile(rings.secrets);
    await rm(rings.secrets);
    const { reports, served, store } = await startStore();
    await expect
      .poll(() => reports)
      .toEqual([
        `${rings.secrets} does not exist: restore it from a backup. Without it, you cannot continue these careers: ` +
          `${career}. To start new games without it, run: npm run secrets ${rings.secrets}`,
      ]);
    expect(await served.ask("verifyCareer", { career }, owner)).toMatchObject(whole);
    const server = { server: true, entropy: "coin" };
    expect(await served.fail("playStep", fireAt(career, 1, server), owner)).toEqual(MISSING);
    expect(await served.fail("createCareer", { ruleset: "drill", seed: "drill" })).toEqual(MISSING);
    await expect(stat(rings.secrets)).rejects.toMatchObject({ code: "ENOENT" });
    await writeFile(rings.secrets, text);
    expect(await served.ask("playStep", fireAt(career, 1, server), owner)).toMatchObject({ version: 2 });
    await store.stop();
  });

  test("replaced by other secrets: reported at the start, and not used for dice of old games", async () => {
    const { career, owner } = await playedCareer(1);
    await writeFile(rings.secrets, JSON.stringify(withNewSecret(undefined)));
    const { reports, served, store } = await startStore();
    await expect
      .poll(() => reports)
      .toEqual([expect.stringMatching(/secrets\.json does not contain the secrets of some careers: restore it/)]);
    expect(reports[0]).toContain(career);
    expect(await served.fail("playStep", fireAt(career, 1, { server: true }), owner)).toEqual(MISSING);
    expect(await newDrill(served)).toHaveProperty("career");
    await store.stop();
  });

  test("are created without a report if only games of versions without secrets are stored", async () => {
    const { career, owner } = await playedCareer(1);
    onOther((sql) => {
      for (const { pk, sk, body } of sql.prepare("SELECT pk, sk, body FROM items WHERE sk LIKE 'step#%'").all() as {
        pk: string;
        sk: string;
        body: ArrayBuffer;
      }[]) {
        const { promise: _, awaited: __, ...rest } = unpack(new Uint8Array(body)) as Record<string, unknown>;
        const older = pack({ ...rest, nextSeed: "known to the store" });
        sql.prepare("UPDATE items SET body = ? WHERE pk = ? AND sk = ?").run([older, pk, sk]);
      }
    });
    await rm(rings.secrets);
    const { reports, served, store } = await startStore();
    expect(await newDrill(served)).toHaveProperty("career");
    expect(await served.ask("career", { career }, owner)).toMatchObject({ newest: 1 });
    await store.stop();
    expect(reports).toEqual([]);
    expect((await stat(rings.secrets)).mode & 0o077).toBe(0);
  });
});

test("missing keys: recreated with a report at the start, and old signatures are KEY_UNKNOWN", async () => {
  const { career, owner } = await playedCareer(1);
  await rm(rings.keys);
  const { reports, served, store } = await startStore();
  await expect
    .poll(() => reports)
    .toEqual([
      `${rings.keys} did not exist, and now contains a new key: restore it from a backup. ` +
        `Until then, verification reports unknown signatures for these careers: ${career}.`,
    ]);
  const { verified, remarks } = await served.ask("verifyCareer", { career }, owner);
  expect([verified, remarks]).toMatchObject([true, [{ code: "KEY_UNKNOWN", steps: 2 }]]);
  await store.stop();
});

describe("several servers on one file", () => {
  test("concurrent appends: one step per version, and none is lost", async () => {
    const { career, owner } = await newDrill(service);
    const store = await database.openStore(Date.now() + 60_000);
    const { chain } = (await store.readEntry(career))!;
    const first = (await store.readStep(chain, 0))!;
    const threads = [new SqliteThread(file), new SqliteThread(file), new SqliteThread(file)];
    const won = await Promise.all(
      threads.map(async (thread, writer) => {
        let wins = 0;
        const own = new SqliteStore(thread, Date.now() + 60_000);
        for (let version = 1; version <= 40; version += 1) {
          const step = { ...first, nonce: `${writer}-${version}`, step: { ...first.step, version } };
          if (await own.append(chain, step, first.step.version + 1_000)) wins += 1;
        }
        return wins;
      }),
    );
    expect(won.reduce((sum, wins) => sum + wins, 0)).toBe(40);
    expect((await store.readSteps(chain, 0, 100)).map(({ step }) => step.version)).toEqual([...Array(41).keys()]);
    expect(await service.ask("career", { career }, owner)).toMatchObject({ newest: 40 });
    await Promise.all(threads.map((thread) => thread.close()));
  });

  test("a lock of another server: waits for it, and answers 503 at the time limit", async () => {
    const { career, owner } = await newDrill(service);
    const other = new Libsql(file);
    other.exec("BEGIN IMMEDIATE");
    // The step starts while the lock is held, and succeeds after its release.
    setTimeout(() => other.exec("COMMIT"), 700);
    expect(await service.ask("playStep", fireAt(career, 0), owner)).toMatchObject({ version: 1 });
    other.exec("BEGIN IMMEDIATE");
    const hasty = serviceOn(database, contextOf(database.openStore, undefined, { budgetMs: 400 }));
    expect(await hasty.fail("playStep", fireAt(career, 1), owner)).toEqual(AWAY);
    // Readers never wait.
    expect(await hasty.ask("career", { career }, owner)).toMatchObject({ newest: 1 });
    other.exec("ROLLBACK");
    other.close();
    expect(await service.ask("playStep", fireAt(career, 1), owner)).toMatchObject({ version: 2 });
  });
});

test("disk that hangs: requests without the store are still answered", async () => {
  const { career, owner } = await newDrill(service);
  const other = new Libsql(file);
  other.exec("BEGIN IMMEDIATE");
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 5);
  const hasty = serviceOn(database, contextOf(database.openStore, undefined, { budgetMs: 600 }));
  expect(await hasty.fail("playStep", fireAt(career, 0), owner)).toEqual(AWAY);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(30);
  other.exec("ROLLBACK");
  other.close();
});

test("clock jump: careers can be hidden while the clock is wrong, and no data is deleted", async () => {
  const { career, owner, whole } = await playedCareer(2);
  const now = Date.now();
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(now + (LIFETIME + 10) * 1_000);
  expect(await service.fail("career", { career }, owner)).toEqual(["UNKNOWN", "CAREER_UNKNOWN"]);
  await newDrill(service);
  await closeSqlite(file);
  vi.setSystemTime(0);
  expect(await service.fail("playStep", fireAt(career, 2), owner)).toEqual(["UNAVAILABLE", "CLOCK_WRONG"]);
  vi.setSystemTime(now);
  expect(await service.ask("playStep", fireAt(career, 2), owner)).toMatchObject({ version: 3 });
  expect(await service.ask("verifyCareer", { career }, owner)).toMatchObject({ ...whole, steps: whole.steps + 1 });
});

test.skipIf(process.platform === "win32")(
  "the database, its log, its keys and its secrets are accessible only to their owner",
  async () => {
    await database.stop();
    for (const path of [folder, rings.keys, rings.secrets]) await rm(path, { recursive: true });
    const { served, store } = await startStore();
    await newDrill(served);
    const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
    expect(await modeOf(folder)).toBe("700");
    for (const path of [file, `${file}-wal`, `${file}-shm`, `${folder}.keys.json`, `${folder}.secrets.json`])
      expect(await modeOf(path)).toBe("600");
    await store.stop();
    await chmod(file, 0o644);
    await (await startStore()).store.stop();
    expect(await modeOf(file)).toBe("600");
  },
);

describe("backup", () => {
  test("made while the server plays on: can be restored by copying its files back", async () => {
    const { served, store } = await startStore();
    const { career, owner } = await newDrill(served);
    await served.ask("playStep", fireAt(career, 0), owner);
    const target = join(folder, "../monday.sqlite");
    const [, written] = await Promise.all([
      served.ask("playStep", fireAt(career, 1), owner),
      backupCareers(folder, target),
    ]);
    expect(written).toEqual([target, `${target}.keys.json`, `${target}.secrets.json`]);
    for (const path of written) expect((await stat(path)).mode & 0o077).toBe(0);
    await store.stop();
    await rm(folder, { recursive: true });
    await rm(`${folder}.keys.json`);
    await rm(`${folder}.secrets.json`);
    await mkdir(folder);
    await copyFile(target, file);
    await copyFile(`${target}.keys.json`, `${folder}.keys.json`);
    await copyFile(`${target}.secrets.json`, `${folder}.secrets.json`);
    const restored = await startStore();
    expect(restored.reports).toEqual([]);
    const { newest } = await restored.served.ask("career", { career }, owner);
    expect([1, 2]).toContain(newest);
    const verdict = await restored.served.ask("verifyCareer", { career }, owner);
    expect(verdict).toMatchObject({ verified: true, steps: newest + 1 });
    await restored.served.ask("playStep", fireAt(career, newest), owner);
    await restored.store.stop();
  });

  test("existing target file, or damaged careers: no backup is made", async () => {
    const { store } = await startStore();
    const { career } = await playedCareer(0);
    const target = join(folder, "../monday.sqlite");
    await writeFile(target, "precious");
    await expect(backupCareers(folder, target)).rejects.toThrow("monday.sqlite exists already");
    expect(await readFile(target, "utf8")).toBe("precious");
    await rm(target);
    for (const beside of [`${target}.keys.json`, `${target}.secrets.json`]) {
      await writeFile(beside, "precious");
      await expect(backupCareers(folder, target)).rejects.toThrow(`${beside} exists already`);
      expect(await readFile(beside, "utf8")).toBe("precious");
      await expect(stat(target)).rejects.toMatchObject({ code: "ENOENT" });
      await rm(beside);
    }
    onOther((sql) => sql.prepare("UPDATE items SET body = x'00' WHERE pk = ?").run([`career#${career}`]));
    const other = join(folder, "../tuesday.sqlite");
    await expect(backupCareers(folder, other)).rejects.toThrow(`is damaged in these careers: ${career}`);
    await expect(stat(other)).rejects.toMatchObject({ code: "ENOENT" });
    await store.stop();
  });

  test("copies the keys and secrets named in the environment, and checks everything before it writes", async () => {
    const other = join(folder, "../elsewhere");
    await mkdir(other);
    const env = { SIGNING_KEYS_FILE: join(other, "k.json"), SERVER_SECRETS_FILE: join(other, "s.json") };
    await rename(rings.keys, env.SIGNING_KEYS_FILE);
    await rename(rings.secrets, env.SERVER_SECRETS_FILE);
    await playedCareer(1);
    const target = join(folder, "../monday.sqlite");
    const files = async () => (await readdir(join(folder, ".."))).filter((name) => name.startsWith("monday"));
    for (const [named, why] of [
      [{}, `${rings.keys} does not exist`],
      [{ ...env, SERVER_SECRETS_FILE: join(other, "none.json") }, "none.json does not exist"],
      [{ CAREERS_TABLE: "table" }, "only a local database can be copied"],
    ] as const)
      await expect(backupCareers(folder, target, named)).rejects.toThrow(why);
    await expect(backupCareers(folder, join(folder, "none/monday.sqlite"), env)).rejects.toThrow("none does not exist");
    expect(await files()).toEqual([]);
    // A folder exists, but cannot be copied as a file.
    const late = { ...env, SERVER_SECRETS_FILE: other };
    await expect(backupCareers(folder, target, late)).rejects.toThrow();
    expect(await files()).toEqual([]);
    const written = await backupCareers(folder, target, env);
    expect(written).toEqual([target, `${target}.keys.json`, `${target}.secrets.json`]);
    expect(JSON.parse(await readFile(written[2]!, "utf8"))).toEqual(RINGS.secrets);
  });

  test("garbled log after a crash: no backup is made, and the log stays unchanged", async () => {
    await crashAfter(12);
    const log = `${file}-wal`;
    await garble(log, 40);
    const before = await readFile(log);
    const target = join(folder, "../monday.sqlite");
    await expect(backupCareers(folder, target)).rejects.toThrow("its log is damaged before the last");
    await expect(stat(target)).rejects.toMatchObject({ code: "ENOENT" });
    expect(before.equals(await readFile(log))).toBe(true);
  });
});

test("docs/careers.md names a test in this file for every promise", async () => {
  const [page, own] = await Promise.all(
    ["docs/careers.md", "test/careers/durability.test.ts"].map((path) => readFile(path, "utf8")),
  );
  const rows = page!
    .slice(page!.indexOf("### Promises"))
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .slice(2);
  expect(rows.length).toBeGreaterThan(8);
  for (const row of rows) {
    const names = [
      ...row
        .split("|")
        .at(-2)!
        .matchAll(/`([^`]+)`/g),
    ].map(([, name]) => name!);
    expect(names).not.toEqual([]);
    for (const name of names) expect(own).toContain(`test("${name}"`);
  }
});

test("libsql is a development dependency, not a dependency of the published package", async () => {
  const { dependencies, devDependencies } = JSON.parse(await readFile("package.json", "utf8"));
  expect(Object.keys(dependencies)).not.toContain("libsql");
  expect(devDependencies.libsql).toMatch(/^\d+\.\d+\.\d+$/);
});
