import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dynamoStore } from "../../src/careers/store/dynamo";
import { type DynamoDatabase, startDynamo, TABLE } from "./databases";
import { contextOf, fireAt, newDrill, type Service, serviceOn } from "./service";

/** The fault injected into one request to the database. */
type Trouble = "NONE" | "CUT" | "CUT_AFTER" | "SLOW" | "GARBAGE" | "EMPTY" | "THROTTLED" | "FAILS";

/** The database behind a proxy that injects faults. */
let database: DynamoDatabase;

let line: Server;

let trouble: (target: string) => Trouble = () => "NONE";

let service: Service;

/** The same service with a short time budget. */
let hasty: Service;

const PATIENCE = { attemptMs: 250, firstWaitMs: 5, longestWaitMs: 40 };

beforeAll(async () => {
  database = await startDynamo();
  line = createServer((incoming, answer) => {
    const chunks: Buffer[] = [];
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
    incoming.on("end", () => {
      const target = String(incoming.headers["x-amz-target"]).split(".")[1]!;
      const kind = trouble(target);
      const error = (status: number, name: string) => {
        answer.writeHead(status, { "content-type": "application/x-amz-json-1.0" });
        answer.end(JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${name}`, message: name }));
      };
      if (kind === "CUT") return void incoming.socket.destroy();
      if (kind === "SLOW") return undefined;
      if (kind === "GARBAGE") return void answer.writeHead(200, { "content-type": "text/html" }).end("<html>come in");
      if (kind === "EMPTY")
        return void answer.writeHead(200, { "content-type": "application/x-amz-json-1.0" }).end("{}");
      if (kind === "THROTTLED") return error(400, "ProvisionedThroughputExceededException");
      if (kind === "FAILS") return error(500, "InternalServerError");
      const passed = request(`${database.endpoint}/`, { method: "POST", headers: incoming.headers }, (upstream) => {
        if (kind === "CUT_AFTER") {
          upstream.resume();
          upstream.on("end", () => incoming.socket.destroy());
          return;
        }
        answer.writeHead(upstream.statusCode ?? 500, upstream.headers);
        upstream.pipe(answer);
      });
      passed.end(Buffer.concat(chunks));
      return undefined;
    });
  });
  await new Promise<void>((resolve) => line.listen(0, "127.0.0.1", resolve));
  const endpoint = `http://127.0.0.1:${(line.address() as AddressInfo).port}`;
  const openStore = dynamoStore({ table: TABLE, endpoint, patience: PATIENCE });
  service = serviceOn(database, contextOf(openStore));
  hasty = serviceOn(database, contextOf(openStore, undefined, { budgetMs: 300 }));
});

afterAll(async () => {
  line.closeAllConnections();
  await new Promise((resolve) => line.close(resolve));
  await database.stop();
});

/** Injects a fault into the first `times` requests, optionally only those with the given target. */
function first(times: number, kind: Trouble, target?: string): void {
  let remaining = times;
  trouble = (incoming) => {
    if ((target !== undefined && incoming !== target) || remaining === 0) return "NONE";
    remaining -= 1;
    return kind;
  };
}

const AWAY = ["UNAVAILABLE", "STORE_AWAY"];

describe("transient database fault: retried until the request succeeds", () => {
  test.each<Trouble>(["CUT", "GARBAGE", "EMPTY", "THROTTLED", "FAILS", "SLOW"])("%s", async (kind) => {
    trouble = () => "NONE";
    const { career, owner } = await newDrill(service);
    first(kind === "SLOW" ? 1 : 3, kind);
    expect(await service.ask("playStep", fireAt(career, 0), owner)).toMatchObject({ version: 1 });
    first(kind === "SLOW" ? 1 : 2, kind, "PutItem");
    expect(await service.ask("playStep", fireAt(career, 1), owner)).toMatchObject({ version: 2 });
    trouble = () => "NONE";
    expect(await service.ask("verifyCareer", { career }, owner)).toMatchObject({ verified: true, steps: 3 });
  });
});

test("write whose response was lost: recognized on retry and not repeated", async () => {
  trouble = () => "NONE";
  const { career, owner } = await newDrill(service);
  first(1, "CUT_AFTER", "PutItem");
  expect(await service.ask("playStep", fireAt(career, 0, { server: true }), owner)).toMatchObject({ version: 1 });
  expect((await service.ask("career", { career }, owner)).newest).toBe(1);
});

describe("permanent database fault", () => {
  test.each<Trouble>(["CUT", "GARBAGE", "EMPTY", "THROTTLED", "FAILS", "SLOW"])(
    "%s: STORE_AWAY within the time limit, and the career stays intact",
    async (kind) => {
      trouble = () => "NONE";
      const { career, owner } = await newDrill(service);
      const request = fireAt(career, 0, { server: true, idempotencyKey: "again" });
      for (const target of [undefined, "PutItem"]) {
        first(Number.POSITIVE_INFINITY, kind, target);
        expect(await hasty.fail("playStep", request, owner)).toEqual(AWAY);
      }
      trouble = () => "NONE";
      // An abandoned write may still arrive. The repeated request recognizes it by its key.
      expect(await service.ask("playStep", request, owner)).toMatchObject({ version: 1 });
      expect(await service.ask("verifyCareer", { career }, owner)).toMatchObject({ verified: true, steps: 2 });
    },
  );

  test("missing table: thrown after a single request, not STORE_AWAY", async () => {
    let requestCount = 0;
    trouble = () => {
      requestCount += 1;
      return "NONE";
    };
    const endpoint = `http://127.0.0.1:${(line.address() as AddressInfo).port}`;
    const nowhere = serviceOn(database, contextOf(dynamoStore({ table: "no-such-table", endpoint })));
    const made = nowhere.call("createCareer", { ruleset: "drill", seed: "a" });
    await expect(made).rejects.toMatchObject({ name: "ResourceNotFoundException" });
    expect(requestCount).toBe(1);
  });
});

describe("crash between two writes", () => {
  /** Lets the first `writes` writes pass, then cuts every request. Returns true if the operation still succeeded. */
  async function crashAfter(writes: number, act: () => Promise<{ ok: boolean }>): Promise<boolean> {
    let remaining = writes;
    trouble = (target) => {
      if (target !== "Query" && remaining > 0) {
        remaining -= 1;
        return "NONE";
      }
      return target === "Query" && remaining > 0 ? "NONE" : "CUT";
    };
    const { ok } = await act();
    trouble = () => "NONE";
    return ok;
  }

  test("of createCareer: repeating the request completes the career", async () => {
    for (let writes = 0; ; writes += 1) {
      const input = { ruleset: "drill", server: true, idempotencyKey: `crash-${writes}-0123456789abcdefghijklmnop` };
      const done = await crashAfter(writes, () => hasty.call("createCareer", input));
      const made = await service.ask("createCareer", input);
      const token = made.tokens[0].token;
      expect(await service.ask("verifyCareer", { career: made.career.career }, token)).toMatchObject({
        verified: true,
        steps: 1,
      });
      if (done) break;
    }
  });

  test("of forkCareer: the source stays intact, and repeating the request completes the copy", async () => {
    const { career, owner } = await newDrill(service);
    for (let version = 0; version < 3; version += 1) await service.ask("playStep", fireAt(career, version), owner);
    for (let writes = 0; ; writes += 1) {
      const input = { career, version: 2, idempotencyKey: `crash-${writes}-0123456789abcdefghijklmnop` };
      const done = await crashAfter(writes, () => hasty.call("forkCareer", input, owner));
      expect(await service.ask("verifyCareer", { career }, owner)).toMatchObject({ verified: true, steps: 4 });
      const made = await service.ask("forkCareer", input, owner);
      expect(await service.ask("verifyCareer", { career: made.career.career }, owner)).toMatchObject({
        verified: true,
        steps: 4,
      });
      if (done) break;
    }
  });

  test("of deleteCareer: the whole career remains, or nothing", async () => {
    for (let writes = 0; ; writes += 1) {
      const { career, owner } = await newDrill(service);
      await service.ask("playStep", fireAt(career, 0), owner);
      const done = await crashAfter(writes, () => hasty.call("deleteCareer", { career }, owner));
      const there = await service.call("verifyCareer", { career }, owner);
      expect(there).toMatchObject(
        writes === 0
          ? { ok: true, output: { verified: true, steps: 2 } }
          : { ok: false, problem: { code: "CAREER_UNKNOWN" } },
      );
      if (done) break;
    }
  });
});

/** Returns a service with a time budget for many concurrent writers on a busy machine. */
function crowdedDesk(): Service {
  const patience = { ...PATIENCE, attemptMs: 15_000 };
  const openStore = dynamoStore({ table: TABLE, endpoint: database.endpoint, patience });
  return serviceOn(database, contextOf(openStore, undefined, { budgetMs: 60_000 }));
}

describe("concurrent writers", () => {
  test("200 at once on one career: one winner per version, and no step is lost", async () => {
    trouble = () => "NONE";
    const crowd = crowdedDesk();
    const { career, owner } = await newDrill(crowd);
    const won: number[] = [];
    const writers = Array.from({ length: 200 }, async (_, writer) => {
      const answer = await crowd.call("playStep", fireAt(career, writer % 4, { seed: `writer ${writer}` }), owner);
      if (answer.ok) won.push((answer.output as { version: number }).version);
      else expect(answer.problem.code).toBe("VERSION_CONFLICT");
    });
    await Promise.all(writers);
    expect([...won].sort()).toEqual([...new Set(won)].sort());
    const { newest } = await crowd.ask("career", { career }, owner);
    expect(won).toHaveLength(newest);
    expect(newest).toBeGreaterThan(0);
    expect(await crowd.ask("verifyCareer", { career }, owner)).toMatchObject({ verified: true, steps: newest + 1 });
  });

  test("12 writers that retry after a conflict: every writer's steps are stored", async () => {
    trouble = () => "NONE";
    const crowd = crowdedDesk();
    const { career, owner } = await newDrill(crowd);
    const play = async (writer: number): Promise<void> => {
      for (let version = 0; ; ) {
        const answer = await crowd.call(
          "playStep",
          fireAt(career, version, { seed: `${writer}`, audit: "NONE" }),
          owner,
        );
        if (answer.ok) return;
        version = answer.problem.currentVersion ?? Number.NaN;
      }
    };
    await Promise.all(Array.from({ length: 12 }, (_, writer) => play(writer)));
    const { steps } = await crowd.ask("careerSteps", { career }, owner);
    const seeds = steps.slice(1).map(({ seed }: { seed: string }) => Number(seed));
    expect(seeds.sort((a: number, b: number) => a - b)).toEqual(Array.from({ length: 12 }, (_, writer) => writer));
  });
});
