import { createHmac } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createServer, request as requestHttp, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { webhooksHandler } from "../../src/api/careers/webhooks";
import { sendDue } from "../../src/careers/webhooks/dispatch";
import { hookTransport } from "../../src/careers/webhooks/transport";
import { DATABASES, type SqliteDatabase, startSqlite } from "./databases";
import { contextOf, fireAt, newDrill, type Service, serviceOn } from "./service";

/** A message as the receiver got it. */
interface Received {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into data of every shape
  readonly json: any;
}

const received: Received[] = [];

let status = 204;

let receiver: Server;

let address = "";

/** A transport that may send to this machine. */
const LOCAL = hookTransport({
  parseUrl: (text) => (text.startsWith("http://127.0.0.1:") ? new URL(text) : undefined),
  isAllowed: () => true,
  request: requestHttp as never,
  attemptMs: 1_000,
});

beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      received.push({
        path: request.url!,
        headers: request.headers as Record<string, string>,
        body,
        json: JSON.parse(body),
      });
      if (request.url === "/silent") return;
      if (request.url === "/moved") response.setHeader("location", `${address}/elsewhere`);
      const statuses: Record<string, number> = { "/moved": 302, "/endless": 200 };
      response.writeHead(statuses[request.url!] ?? status);
      if (request.url === "/endless") setInterval(() => response.write("x".repeat(1_000)), 1).unref();
      else response.end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
});

afterAll(() => {
  receiver.closeAllConnections();
  receiver.close();
});

beforeEach(() => {
  received.length = 0;
  status = 204;
});

afterEach(() => void vi.useRealTimers());

/** Moves the clock without touching timers. */
function pass(ms: number): void {
  const now = Date.now();
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(now + ms);
}

const HOUR = 3_600_000;

describe.each(DATABASES)("webhooks in %s", (name, start) => {
  let service: Service;

  beforeAll(async () => {
    const database = await start();
    service = serviceOn(database, contextOf(database.openStore, undefined, { hookTransport: LOCAL }));
  });

  afterAll(() => service.database.stop());

  const items = async (...keys: readonly string[]) =>
    (await service.database.items()).filter(({ pk, sk }) => keys.includes(pk) || keys.includes(sk));

  /** Sends what a step causes: from the outbox of SQLite, or from the stream of the table. */
  const send = async () => {
    const handler = webhooksHandler(service.context);
    if (name === "SQLite") return handler({});
    const marks = await items("step$");
    const Records = marks.map(({ pk, sk }) => ({
      eventName: "MODIFY" as const,
      dynamodb: { Keys: { pk: { S: pk }, sk: { S: sk } } },
    }));
    await handler({ Records });
  };

  /** Makes a career with a webhook of the spectator. */
  const newHook = async (path = "/hook") => {
    const drill = await newDrill(service);
    const { career, spectator } = drill;
    const hook = await service.ask("createWebhook", { career, url: address + path }, spectator);
    return { ...drill, hook };
  };

  const fire = (career: string, version: number, token: string) =>
    service.ask("playStep", fireAt(career, version), token);

  const listed = async (career: string, token: string) =>
    (await service.ask("careerWebhooks", { career }, token)).webhooks;

  test("a step: one signed message with ids, version and awaited seats", async () => {
    const { career, owner, hook } = await newHook();
    await send();
    expect(received).toEqual([]);
    await fire(career, 0, owner);
    await send();
    await send();
    expect(received).toHaveLength(1);
    const [{ headers, body, json }] = received as [Received];
    const { awaited } = await service.ask("careerVersion", { career }, owner);
    expect(json).toEqual({
      type: "career.step",
      timestamp: expect.any(String),
      data: { career, version: 1, awaited },
    });
    expect(() => new Webhook(hook.secret).verify(body, headers)).not.toThrow();
    const { "webhook-id": id, "webhook-timestamp": at, "webhook-signature": signature } = headers;
    const key = Buffer.from(hook.secret.replace(/^whsec_/, ""), "base64");
    expect([key.length, id]).toEqual([32, `msg_${hook.id}_1`]);
    expect(signature).toBe(`v1,${createHmac("sha256", key).update(`${id}.${at}.${body}`).digest("base64")}`);
  });

  test("several steps at once: one message with the newest", async () => {
    const { career, owner } = await newHook();
    for (const version of [0, 1, 2]) await fire(career, version, owner);
    await send();
    expect(received.map(({ json }) => json.data.version)).toEqual([3]);
  });

  test("create, list, test, delete: by the token that made it, and its secret appears once", async () => {
    const { career, owner, spectator, hook } = await newHook();
    expect(hook).toMatchObject({ url: `${address}/hook`, role: "SPECTATOR", secret: expect.stringMatching(/^whsec_/) });
    const { secret: _, url, ...shown } = hook;
    expect(await listed(career, spectator)).toEqual([{ ...shown, url }]);
    expect(await listed(career, owner)).toEqual([{ ...shown, url: null }]);
    const tested = await service.ask("testWebhook", { career, webhook: hook.id }, spectator);
    expect(tested).toEqual({ webhook: hook.id, confirmed: true, status: 204 });
    expect(received[0]!.json).toMatchObject({ type: "webhook.test", data: { career, version: 0 } });
    const unknown = ["MALFORMED", "WEBHOOK_UNKNOWN"];
    expect(await service.fail("testWebhook", { career, webhook: hook.id }, owner)).toEqual(unknown);
    const other = await service.ask("issueToken", { career, role: "SPECTATOR" }, owner);
    expect(await listed(career, other.token)).toEqual([]);
    expect(await service.fail("deleteWebhook", { career, webhook: hook.id }, other.token)).toEqual(unknown);
    const again = await service.ask("createWebhook", { career, url: `${address}/again` }, spectator);
    await service.ask("deleteWebhook", { career, webhook: hook.id }, owner);
    await service.ask("deleteWebhook", { career, webhook: again.id }, spectator);
    expect(await listed(career, owner)).toEqual([]);
    await fire(career, 0, owner);
    await send();
    expect(received).toHaveLength(1);
  });

  test("more than two of a token or five of a career, also at the same time: WEBHOOK_LIMIT", async () => {
    const { career, owner, spectator } = await newDrill(service);
    const { token: other } = await service.ask("issueToken", { career, role: "SPECTATOR" }, owner);
    const make = (token: string) => service.call("createWebhook", { career, url: `${address}/five` }, token);
    const limit = ["TOO_LARGE", "WEBHOOK_LIMIT"];
    await Promise.all([owner, spectator, other].flatMap((token) => [make(token), make(token), make(token)]));
    for (const token of [owner, spectator, other]) while ((await make(token)).ok);
    const hooks = await listed(career, owner);
    expect(hooks).toHaveLength(5);
    const own = { career, url: `${address}/six` };
    for (const token of [owner, spectator, other])
      expect(await service.fail("createWebhook", own, token)).toEqual(limit);
    const { career: roomy, owner: player } = await newDrill(service);
    for (let made = 0; made < 2; made += 1) await service.ask("createWebhook", { ...own, career: roomy }, player);
    expect(await service.fail("createWebhook", { ...own, career: roomy }, player)).toEqual(limit);
  });

  test("an address that the transport does not allow: WEBHOOK_URL_FORBIDDEN", async () => {
    const { career, owner } = await newDrill(service);
    const url = "http://169.254.169.254/latest";
    expect(await service.fail("createWebhook", { career, url }, owner)).toEqual(["MALFORMED", "WEBHOOK_URL_FORBIDDEN"]);
  });

  test("failures: waits before each new attempt, and gives up after a day", async () => {
    const { career, owner, spectator, hook } = await newHook();
    status = 500;
    await fire(career, 0, owner);
    await send();
    await send();
    expect(received).toHaveLength(1);
    pass(7_000);
    await sendDue(service.context);
    expect(received).toHaveLength(2);
    expect(received[1]!.headers["webhook-id"]).toBe(received[0]!.headers["webhook-id"]);
    let attempts = 2;
    for (let hours = 0; hours < 30; hours += 1) {
      pass(1.3 * HOUR);
      await sendDue(service.context);
      attempts = received.length;
    }
    expect(attempts).toBeGreaterThan(15);
    expect(attempts).toBeLessThan(25);
    expect(await listed(career, spectator)).toMatchObject([
      { failingSince: expect.any(String), disabledAt: expect.any(String) },
    ]);
    await fire(career, 1, owner);
    await send();
    expect(received).toHaveLength(attempts);
    expect(await items("outbox")).toEqual([]);
    status = 200;
    expect(await service.ask("testWebhook", { career, webhook: hook.id }, spectator)).toMatchObject({
      confirmed: true,
    });
    expect(await listed(career, spectator)).toMatchObject([{ failingSince: null, disabledAt: null }]);
    await fire(career, 2, owner);
    await send();
    expect(received.at(-1)!.json.data.version).toBe(3);
  });

  test("a success after failures: sends the newest step, and counts failures from zero", async () => {
    const { career, owner, spectator } = await newHook();
    status = 503;
    await fire(career, 0, owner);
    await send();
    await fire(career, 1, owner);
    status = 200;
    pass(7_000);
    await sendDue(service.context);
    expect(received.map(({ json }) => json.data.version)).toEqual([1, 2]);
    expect(await listed(career, spectator)).toMatchObject([{ failingSince: null }]);
    expect(await items("outbox")).toEqual([]);
  });

  test("410: gives up at once", async () => {
    const { career, owner, spectator } = await newHook();
    status = 410;
    await fire(career, 0, owner);
    await send();
    expect(await listed(career, spectator)).toMatchObject([{ disabledAt: expect.any(String) }]);
  });

  test.each(["/moved", "/silent", "/endless"])(
    "a receiver that answers %s: follows and waits for nothing",
    async (path) => {
      const { career, owner, spectator, hook } = await newHook(path);
      const tested = await service.ask("testWebhook", { career, webhook: hook.id }, spectator);
      const confirmed = path === "/endless";
      expect(tested).toMatchObject({ confirmed, status: confirmed ? 200 : path === "/moved" ? 302 : null });
      await fire(career, 0, owner);
      await send();
      expect(received.map((each) => each.path)).toEqual([path, path]);
    },
  );

  test("a revoked or rotated token and a deleted career: no message, and nothing stays in the store", async () => {
    const { career, owner, made, hook } = await newHook();
    const { id } = made.tokens.find(({ role }: { role: string }) => role === "SPECTATOR");
    const rotated = await service.ask("rotateToken", { career, tokenId: id }, owner);
    expect(await listed(career, rotated.token)).toEqual([]);
    const next = await service.ask("createWebhook", { career, url: `${address}/next` }, rotated.token);
    expect(next.id).not.toBe(hook.id);
    await service.ask("revokeToken", { career, tokenId: id }, owner);
    await fire(career, 0, owner);
    await send();
    await service.ask("createWebhook", { career, url: `${address}/own` }, owner);
    await fire(career, 1, owner);
    await service.ask("deleteCareer", { career }, owner);
    await send();
    expect(received.filter(({ json }) => json.data.career === career)).toEqual([]);
    const left = await items("hooks", "outbox");
    expect(left.filter(({ pk, sk }) => `${pk} ${sk}`.includes(career))).toEqual([]);
  });

  test("a token that was revoked before its webhooks were removed: no message", async () => {
    const { career, owner } = await newHook("/crashed");
    const store = await service.context.openStore(Date.now() + 5_000);
    const entry = (await store.readEntry(career))!;
    const tokens = entry.tokens.filter(({ role }) => role !== "SPECTATOR");
    expect(await store.writeEntry({ ...entry, revision: entry.revision + 1, tokens })).toBe(true);
    await fire(career, 0, owner);
    await send();
    expect(received.filter(({ path }) => path === "/crashed")).toEqual([]);
  });

  test("an expiring career: its webhooks live as long as its steps", async () => {
    const { career } = await newHook();
    const [hooks] = (await items("hooks")).slice(-1);
    const entry = (await items(`career#${career}`)).find(({ sk }) => sk === "entry")!;
    expect(hooks!.expiresAt).toBeGreaterThanOrEqual(entry.expiresAt - 60);
  });
});

describe("webhooks in a SQLite file", () => {
  let database: SqliteDatabase;
  let service: Service;

  beforeAll(async () => {
    database = await startSqlite();
    service = serviceOn(database, contextOf(database.openStore, undefined, { hookTransport: LOCAL }));
  });

  afterAll(() => database.stop());

  test("several servers: one of them sends each message, and a step is due even after a crash", async () => {
    const { career, owner } = await newDrill(service);
    await service.ask("createWebhook", { career, url: `${address}/shared` }, owner);
    await service.ask("playStep", fireAt(career, 0), owner);
    await Promise.all(Array.from({ length: 5 }, () => sendDue(service.context)));
    expect(received).toHaveLength(1);
  });

  test("a step during a delivery: sent after it", async () => {
    const { career, owner } = await newDrill(service);
    await service.ask("createWebhook", { career, url: `${address}/late` }, owner);
    await service.ask("playStep", fireAt(career, 0), owner);
    const slow = {
      ...LOCAL,
      send: async (...args: Parameters<typeof LOCAL.send>) => {
        if (received.length === 0) await service.ask("playStep", fireAt(career, 1), owner);
        return LOCAL.send(...args);
      },
    };
    await sendDue({ ...service.context, hookTransport: slow });
    await sendDue(service.context);
    expect(received.map(({ json }) => json.data.version)).toEqual([1, 2]);
  });

  test("neither the file, nor an export, nor a step contains the address or the secret", async () => {
    const { career, owner, spectator } = await newDrill(service);
    const url = `${address}/very-secret-path`;
    const { secret } = await service.ask("createWebhook", { career, url }, owner);
    await service.ask("playStep", fireAt(career, 0), owner);
    await sendDue(service.context);
    expect(received).toHaveLength(1);
    const answers = await Promise.all([
      service.ask("exportCareer", { career }, owner),
      service.ask("careerSteps", { career }, owner),
      service.ask("career", { career }, spectator),
      service.ask("careerWebhooks", { career }, spectator),
    ]);
    const log = await readFile(`${database.file}-wal`);
    const texts = [JSON.stringify(answers), log.toString("latin1"), (await readFile(database.file)).toString("latin1")];
    for (const text of texts) for (const part of ["very-secret-path", secret]) expect(text).not.toContain(part);
    expect(JSON.stringify(await service.ask("careerWebhooks", { career }, owner))).not.toContain(secret);
  });
});
