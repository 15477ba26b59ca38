import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { careersHandler } from "../../src/api/careers/index";
import type { LambdaHandler } from "../../src/api/edge/edge";
import { type CareerFile, proveFile } from "../../src/proof/career-file";
import { pq17 } from "../../src/rulesets/pq17/index";
import { type Database, startSqlite } from "../careers/databases";
import { MORE, SIGNER } from "../careers/service";
import { hasPython, judgedByPython } from "../careers/stand-alone";
import { ask, post, send } from "./client";
import { toyGraphqlHandler } from "./toy-graphql";

let database: Database;

let careers: LambdaHandler;

beforeAll(async () => {
  database = await startSqlite();
  careers = careersHandler([pq17], database.openStore, MORE);
});

afterAll(() => database.stop());

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

const KEY = "5f0c2c0e-7d0f-4a55-9a51-2f9b8b0e6d11";

const DICE = { server: true, entropy: "coin" };

async function newGame() {
  const { status, json } = await post(careers, "/v1/careers", {
    ruleset: "pq17",
    input: { scenario: "jw_51b" },
    seats: [
      { side: "axis", by: "MINE", name: "Anna" },
      { side: "allied", by: "CLAIM" },
    ],
    deadlineHours: 72,
    ...DICE,
  });
  expect(status).toBe(201);
  const tokenOf = (role: string): string => json.tokens.find((each: { role: string }) => each.role === role).token;
  const path = `/v1/careers/${json.career.career}`;
  return { json, path, claim: json.claims[0].claim as string, host: tokenOf("HOST"), axis: tokenOf("SIDE") };
}

describe("PQ-17 founded with seats and without a referee", () => {
  test("REST: claim, moves, take-back and resignation; everything is hidden before the end and proven after it", async () => {
    const { json, path, claim, host, axis } = await newGame();
    expect(json).toMatchObject({
      answer: null,
      career: { snapshot: null, complete: false, view: { ruleset: "pq17" } },
    });
    const get = await send(careers, { path: `${path}/claims`, query: `claim=${claim}` });
    expect(get.status).toBe(405);
    const terms = await post(careers, `${path}/claims/terms`, { claim });
    expect(terms.json).toMatchObject({ side: "allied", deadlineHours: 72, input: { scenario: "jw_51b" } });
    const claimed = await post(careers, `${path}/claims`, { claim, name: "Bo" }, { "idempotency-key": KEY });
    expect(claimed.status, claimed.text).toBe(200);
    const again = await post(careers, `${path}/claims`, { claim, name: "Bo" }, { "idempotency-key": KEY });
    expect(again.text).toBe(claimed.text);
    expect((await post(careers, `${path}/claims`, { claim })).status).toBe(404);
    const allied = claimed.json.token.token as string;
    const tokens: Readonly<Record<string, string>> = { axis, allied };
    for (let version = 1; version < 5; version += 1) {
      const seen = (await send(careers, { path, headers: bearer(host) })).json;
      expect(seen).toMatchObject({ complete: false, snapshot: null, version });
      const { side } = seen.awaited[0];
      const own = (await send(careers, { path, query: "decisions=OPEN", headers: bearer(tokens[side]!) })).json;
      const { operation } =
        own.decisions.find((each: { operation: string }) => each.operation === "endPhase") ?? own.decisions[0];
      const move = { expectedVersion: version, operation, input: {}, ...DICE };
      const played = await post(careers, `${path}/steps`, move, bearer(tokens[side]!));
      if (played.status !== 200) break;
    }
    const { version } = (await send(careers, { path: `${path}/version`, headers: bearer(axis) })).json;
    const proposed = await post(careers, `${path}/takebacks`, { expectedVersion: version, to: 0 }, bearer(axis));
    const answer = { answer: "ACCEPT" };
    const back = await post(careers, `${path}/takebacks/${proposed.json.takeback.id}`, answer, bearer(allied));
    expect(back.json, back.text).toMatchObject({ version: version + 1, takeback: null, side: "allied" });
    expect((await send(careers, { path: `${path}/export`, headers: bearer(axis) })).status).toBe(403);
    const ended = await post(careers, `${path}/resignation`, {}, bearer(allied));
    expect(ended.json).toMatchObject({ complete: true, ended: { by: "RESIGNATION", side: "allied" } });
    const file = (await send(careers, { path: `${path}/export`, headers: bearer(host) })).json as CareerFile;
    expect(proveFile(pq17, file, { keys: SIGNER.keys })).toMatchObject({ verified: true });
    if (hasPython) expect(judgedByPython([JSON.stringify(file)])[0]).toMatchObject({ code: 0 });
  });

  test("GraphQL: claims a seat, reads the seats and resigns", async () => {
    const wire = toyGraphqlHandler([pq17], { openStore: database.openStore, careers: MORE });
    const { json, claim } = await newGame();
    const { career } = json.career;
    const claiming = `mutation ($career: String!, $claim: String!) {
      claimSeat(career: $career, claim: $claim) { token { token role side } seats { side name taken } } }`;
    const claimed = await ask(wire, claiming, { career, claim });
    expect(claimed.json.errors).toBeUndefined();
    const { token, seats } = claimed.json.data.claimSeat;
    expect([token.side, seats]).toEqual([
      "allied",
      [
        { side: "axis", name: "Anna", taken: true },
        { side: "allied", name: null, taken: true },
      ],
    ]);
    const resigning = "mutation ($career: String!) { resign(career: $career) { complete ended { by side version } } }";
    const resigned = await ask(wire, resigning, { career }, bearer(token.token));
    expect(resigned.json.data.resign).toEqual({
      complete: true,
      ended: { by: "RESIGNATION", side: "allied", version: 2 },
    });
    const lost = await ask(wire, claiming, { career, claim });
    expect(lost.json.errors[0].extensions.code).toBe("CLAIM_UNKNOWN");
  });
});
