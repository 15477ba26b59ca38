import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eventsHandler } from "../../src/api/careers/events";
import { streamQuotaOf } from "../../src/api/careers/streams";
import { closeSqlite, sqliteStore } from "../../src/careers/store/sqlite";
import type { AnyRuleset } from "../../src/core/contract/ruleset";
import { listen, serverFor, stop } from "../../src/local/server";
import { blank, drill } from "../fixtures/drill";
import { turns } from "../fixtures/duel";
import { DATABASES, type Database, type SqliteDatabase, startSqlite } from "./databases";
import { newDuel, tokenOf } from "./seats";
import { contextOf, fireAt, MORE, newDrill, type Service, serviceOn } from "./service";

/** An event as a client received it. */
interface Received {
  readonly event: string;
  readonly id: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into data of every shape
  readonly data: any;
}

/** A client that reads a stream. */
class Client {
  readonly events: Received[] = [];
  readonly headers = new Map<string, unknown>();
  status = 0;
  body = "";
  isEnded = false;
  private readonly request;

  constructor(url: string, token: string | undefined, lastEventId?: string) {
    const headers = {
      accept: "text/event-stream",
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(lastEventId !== undefined && { "last-event-id": lastEventId }),
    };
    this.request = request(url, { headers, agent: false }, (response) => {
      this.status = response.statusCode!;
      for (const [name, value] of Object.entries(response.headers)) this.headers.set(name, value);
      response.setEncoding("utf8");
      response.on("data", (text: string) => {
        this.body += text;
        this.events.splice(0, Number.POSITIVE_INFINITY, ...eventsIn(this.body));
      });
      response.on("end", () => {
        this.isEnded = true;
      });
      response.on("error", () => {});
    });
    this.request.on("error", () => {});
    this.request.end();
  }

  versions(): unknown[] {
    return this.events.filter(({ event }) => event === "step").map(({ data }) => data.version);
  }

  close(): void {
    this.request.destroy();
  }
}

function eventsIn(text: string): Received[] {
  return text.split("\n\n").flatMap((block) => {
    const fields = new Map(block.split("\n").map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]));
    const [event, id, data] = [fields.get("event"), fields.get("id"), fields.get("data")];
    return event === undefined ? [] : [{ event, id, data: JSON.parse(data!) }];
  });
}

/** Waits until something holds. */
function until(holds: () => unknown): Promise<void> {
  return expect.poll(() => Boolean(holds()), { timeout: 20_000, interval: 20 }).toBe(true);
}

const noFunction = async () => ({ statusCode: 500 });

/** Serves the streams of a store over HTTP. */
async function serveStreams(openStore: Database["openStore"], quota = "10/50/5000", ruleset: AnyRuleset = drill) {
  const streams = eventsHandler([ruleset], openStore, MORE, {
    quota: streamQuotaOf({ STREAMS_AT_ONCE: quota }),
  });
  const logged: string[] = [];
  const functions = { graphql: noFunction, rest: noFunction, careers: noFunction, events: streams.handler };
  const server = serverFor(functions, (text) => logged.push(text));
  const port = await listen(server, 0, "127.0.0.1");
  return {
    follow: (career: string, token?: string, lastEventId?: string, query = "") =>
      new Client(`http://127.0.0.1:${port}/v1/careers/${career}/events${query}`, token, lastEventId),
    logged,
    stop: async () => {
      streams.close();
      await stop(server, 100);
    },
  };
}

describe.each(DATABASES)("events of a career in %s", (_name, start) => {
  let service: Service;
  let served: Awaited<ReturnType<typeof serveStreams>>;

  beforeAll(async () => {
    const database = await start();
    service = serviceOn(database, contextOf(database.openStore));
    served = await serveStreams(database.openStore);
  });

  afterAll(async () => {
    await served.stop();
    await service.database.stop();
  });

  test("a stream starts with the newest step, and sends every later one to all tokens alike", async () => {
    const { career, owner, spectator } = await newDrill(service);
    const clients = [owner, spectator].map((token) => served.follow(career, token));
    await until(() => clients.every(({ events }) => events.length === 1));
    expect(clients[0]!.headers.get("content-type")).toBe("text/event-stream");
    await service.ask("playStep", fireAt(career, 0), owner);
    await service.ask("playStep", fireAt(career, 1), owner);
    await until(() => clients.every(({ events }) => events.length === 3));
    const [one, other] = clients;
    expect(one!.versions()).toEqual([0, 1, 2]);
    expect(other!.events).toEqual(one!.events);
    const { awaited } = await service.ask("careerVersion", { career }, spectator);
    expect(one!.events[2]).toEqual({ event: "step", id: "2", data: { career, version: 2, kind: "PLAY", awaited } });
    for (const client of clients) client.close();
  });

  test("Last-Event-ID resumes after that version; an unknown one starts with the newest step", async () => {
    const { career, owner } = await newDrill(service);
    for (const version of [0, 1, 2]) await service.ask("playStep", fireAt(career, version), owner);
    const clients = ["1", "3", "99", "abc", ""].map((id) => served.follow(career, owner, id));
    await until(() => [2, 0, 1, 1, 1].every((count, at) => clients[at]!.events.length === count));
    await service.ask("playStep", fireAt(career, 3), owner);
    await until(() => clients.every((client) => client.versions().at(-1) === 4));
    expect(clients.map((client) => client.versions())).toEqual([[2, 3, 4], [4], [3, 4], [3, 4], [3, 4]]);
    for (const client of clients) client.close();
  });

  test("a game that is over: reveal, also for a client that knows its last step", async () => {
    const made = await service.ask("createCareer", { ruleset: "drill", snapshot: { ...blank(), done: true } });
    const [{ token }] = made.tokens;
    const { career } = made.career;
    const clients = [undefined, "0"].map((id) => served.follow(career, token, id));
    await until(() => clients.every(({ events }) => events.at(-1)?.event === "reveal"));
    expect(clients.map(({ events }) => events.map(({ event }) => event))).toEqual([["step", "reveal"], ["reveal"]]);
    for (const client of clients) client.close();
  });

  test("a revoked or rotated token and a deleted career: the stream ends", async () => {
    const { career, owner, spectator, made } = await newDrill(service);
    const idOf = (role: string) => made.tokens.find((each: { role: string }) => each.role === role).id;
    const another = await service.ask("issueToken", { career, role: "SPECTATOR" }, owner);
    const [revoked, rotated, deleted] = [spectator, another.token, owner].map((token) => served.follow(career, token));
    await until(() => [revoked, rotated, deleted].every((client) => client!.events.length === 1));
    await service.ask("revokeToken", { career, tokenId: idOf("SPECTATOR") }, owner);
    await until(() => revoked!.isEnded);
    await service.ask("rotateToken", { career, tokenId: another.id }, owner);
    await until(() => rotated!.isEnded);
    await service.ask("playStep", fireAt(career, 0), owner);
    await until(() => deleted!.events.length === 2);
    expect([revoked!.events.length, rotated!.events.length]).toEqual([1, 1]);
    await service.ask("deleteCareer", { career }, owner);
    await until(() => deleted!.isEnded);
  });

  test("no token, a token in the query, a token of another career: an error without a stream", async () => {
    const { career, owner } = await newDrill(service);
    const other = await newDrill(service, { seed: "other" });
    const clients = [
      served.follow(career),
      served.follow(career, undefined, undefined, `?token=${owner}`),
      served.follow(career, other.owner),
      served.follow("short", owner),
    ];
    await until(() => clients.every(({ isEnded }) => isEnded));
    expect(clients.map(({ status, body }) => [status, JSON.parse(body).code])).toEqual([
      [404, "CAREER_UNKNOWN"],
      [400, "FIELD_UNKNOWN"],
      [404, "CAREER_UNKNOWN"],
      [404, "CAREER_UNKNOWN"],
    ]);
    expect(served.logged.join("")).not.toContain("nut_");
  });
});

describe("events of a game with seats", () => {
  test("no seat awaited before all are taken, then the first player, and reveal when a player resigns", async () => {
    const database = await startSqlite();
    const service = serviceOn(database, contextOf(database.openStore, [turns]));
    const served = await serveStreams(database.openStore, undefined, turns);
    const { career, made, claim } = await newDuel(service);
    const red = served.follow(career, tokenOf(made, "SIDE", "red"));
    await until(() => red.events.length === 1);
    expect(red.events[0]!.data).toMatchObject({ version: 0, kind: "START", awaited: [] });
    const { token } = await service.ask("claimSeat", { career, claim });
    await until(() => red.events.at(-1)!.data.awaited.length > 0);
    expect(red.events.at(-1)!.data).toMatchObject({ version: 1, kind: "CLAIM" });
    const blue = served.follow(career, token.token);
    await until(() => blue.events.length === 1);
    expect(blue.events[0]).toEqual(red.events.at(-1));
    await service.ask("resign", { career }, token.token);
    await until(() => [red, blue].every(({ events }) => events.at(-1)!.event === "reveal"));
    expect(red.events.at(-2)!.data).toMatchObject({ version: 2, kind: "END", awaited: [] });
    await served.stop();
    await database.stop();
  });
});

describe("event streams of a server", () => {
  let database: SqliteDatabase;
  let service: Service;

  beforeAll(async () => {
    database = await startSqlite();
    service = serviceOn(database, contextOf(database.openStore));
  });

  afterAll(() => database.stop());

  test.each([
    ["2/50/50", 2],
    ["50/3/50", 3],
    ["50/50/4", 4],
  ])("limits %s: 429 for one stream more, until another one closes", async (quota, most) => {
    const served = await serveStreams(database.openStore, quota);
    const { career, owner } = await newDrill(service);
    const clients = Array.from({ length: most }, () => served.follow(career, owner));
    await until(() => clients.every(({ events }) => events.length === 1));
    const rejected = served.follow(career, owner);
    await until(() => rejected.isEnded);
    expect([rejected.status, JSON.parse(rejected.body).code]).toEqual([429, "TOO_MANY_STREAMS"]);
    expect(rejected.headers.get("retry-after")).toBe("30");
    clients[0]!.close();
    let last: Client | undefined;
    await until(async () => {
      last?.close();
      last = served.follow(career, owner);
      await new Promise((resolve) => setTimeout(resolve, 50));
      return last.status === 200;
    });
    await served.stop();
  });

  test("two servers on one file: each sends the steps and revocations of the other", async () => {
    const served = await serveStreams(database.openStore);
    const { career, owner, spectator, made } = await newDrill(service);
    const client = served.follow(career, spectator);
    await until(() => client.events.length === 1);
    // The same file under another name has a connection of its own, as a second process has.
    const alias = database.file.replace(/careers\.sqlite$/, "./careers.sqlite");
    const other = serviceOn(database, contextOf(sqliteStore(alias)));
    await other.ask("playStep", fireAt(career, 0), owner);
    await until(() => client.events.length === 2);
    await other.ask("revokeToken", { career, tokenId: made.tokens[1].id }, owner);
    await until(() => client.isEnded);
    await closeSqlite(alias);
    await served.stop();
  });

  test("a server that stops: ends its streams at once", async () => {
    const served = await serveStreams(database.openStore);
    const { career, owner } = await newDrill(service);
    const client = served.follow(career, owner);
    await until(() => client.events.length === 1);
    await served.stop();
    await until(() => client.isEnded);
  });

  test.each(["", "5", "1/2", "0/1/1", "a/b/c"])("STREAMS_AT_ONCE of %j: the default, or an error", (text) => {
    if (text === "") expect(streamQuotaOf({ STREAMS_AT_ONCE: text }).take("a", "1.2.3.4")).toBeTypeOf("function");
    else expect(() => streamQuotaOf({ STREAMS_AT_ONCE: text })).toThrow("three whole numbers");
  });
});
