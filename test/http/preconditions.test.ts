import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { careersHandler } from "../../src/api/careers/index";
import type { LambdaHandler } from "../../src/api/edge/edge";
import { restHandler } from "../../src/api/rest/index";
import { StoreUnavailable } from "../../src/careers/store/store";
import { type Database, startSqlite } from "../careers/databases";
import { MORE, SHOT } from "../careers/service";
import { blank, drill } from "../fixtures/drill";
import { post, type Reply, send } from "./client";

let database: Database;
let careers: LambdaHandler;

beforeAll(async () => {
  database = await startSqlite();
  careers = careersHandler([drill], database.openStore, MORE);
});
afterAll(() => database.stop());

/** Creates a career. Returns its path and functions that send requests as its owner. */
async function newCareer() {
  const made = await post(careers, "/v1/careers", { ruleset: "drill", seed: "drill" });
  const path = `/v1/careers/${made.json.career.career}`;
  const own = { authorization: `Bearer ${made.json.tokens[0].token}` };
  const call = (method: string, headers: object = {}, at = path): Promise<Reply> =>
    send(careers, { method, path: at, headers: { ...own, ...headers } });
  const fire = (more: object = {}) => {
    const body = { expectedVersion: 0, operation: "resolveFire", input: SHOT, seed: "fire" };
    return post(careers, `${path}/steps`, body, { ...own, ...more });
  };
  return { path, own, call, fire };
}

test("If-Match, DELETE of a career that has moved on: 412, and the career stays", async () => {
  const { call, fire } = await newCareer();
  const { etag } = (await call("GET")).headers;
  expect((await fire()).status).toBe(200);
  const refused = await call("DELETE", { "if-match": etag, "accept-language": "en" });
  expect(refused).toMatchObject({
    status: 412,
    json: {
      code: "PRECONDITION_FAILED",
      type: "/problems/PRECONDITION_FAILED",
      title: "Changed since you read it",
    },
  });
  const now = await call("GET");
  expect([now.status, now.json.version]).toEqual([200, 1]);
  const list = { "if-match": `"other" , ${now.headers.etag}` };
  expect(await call("DELETE", list)).toMatchObject({ status: 200, json: { deleted: true } });
  expect((await call("GET")).status).toBe(404);
});

test("If-Match, any method: compared with the ETag of a GET of the same address", async () => {
  const { path, call, fire } = await newCareer();
  const steps = await call("GET", {}, `${path}/steps`);
  expect((await fire({ "if-match": '"stale"' })).status).toBe(412);
  expect((await call("GET")).json.version).toBe(0);
  expect((await fire({ "if-match": steps.headers.etag! })).status).toBe(200);
  expect((await fire({ "if-match": steps.headers.etag! })).status).toBe(412);
  expect((await call("GET", { "if-match": '"stale"' })).status).toBe(412);
  expect((await call("GET", { "if-match": (await call("GET")).headers.etag! })).status).toBe(200);
  expect((await call("DELETE", { "if-match": "*" })).status).toBe(200);
});

test("If-Match, no read access or no GET at the address: the same response as without If-Match", async () => {
  const { path, call } = await newCareer();
  const stranger = { authorization: `Bearer nut_${"a".repeat(43)}`, "if-match": '"x"' };
  expect((await call("DELETE", stranger)).status).toBe(404);
  expect((await call("DELETE", { "if-match": '"x"' }, `${path}/nope`)).status).toBe(404);
  // A path without a GET issues no ETag.
  const rest = restHandler([drill]);
  expect((await post(rest, "/v1/drill/decisions", { snapshot: blank() }, { "if-match": '"x"' })).status).toBe(200);
});

test("If-Match, a store that is unavailable for the check: 503, and nothing is deleted", async () => {
  const { path, own } = await newCareer();
  const deleted: string[] = [];
  const away = careersHandler(
    [drill],
    async (deadline) => {
      const store = await database.openStore(deadline);
      const readHead = () => Promise.reject(new StoreUnavailable("away"));
      const removeEntry = async (id: string) => void deleted.push(id);
      return Object.assign(Object.create(store), { readHead, removeEntry });
    },
    MORE,
  );
  const spy = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const reply = await send(away, { method: "DELETE", path, headers: { ...own, "if-match": "*" } });
  spy.mockRestore();
  expect([reply.status, deleted]).toEqual([503, []]);
});
