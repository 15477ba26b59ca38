import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { careersHandler } from "../../src/api/careers/index";
import type { LambdaHandler } from "../../src/api/edge/edge";
import { graphqlSchema } from "../../src/api/graphql/declared/schema";
import { seededPick } from "../../src/core/engine/apply";
import { legalityOf } from "../../src/core/engine/legality";
import { drawMap } from "../../src/core/engine/map";
import { decider } from "../../src/rulesets/pq17/chapters/shared/game";
import { pack } from "../../src/rulesets/pq17/charts/pack";
import { pq17 } from "../../src/rulesets/pq17/index";
import type { Snapshot } from "../../src/rulesets/pq17/snapshot";
import { SIDES, type Side } from "../../src/rulesets/pq17/vocabulary";
import { type Database, startDynamo } from "../careers/databases";
import { MORE } from "../careers/service";
import { wholeSelection } from "../conformance/full-document";
import { exampleOf } from "../fixtures/examples";
import { table } from "../fixtures/pq17/table";
import { ask, post, type Reply, send } from "./client";
import { toyGraphqlHandler } from "./toy-graphql";

let database: Database;

let careers: LambdaHandler;

beforeAll(async () => {
  database = await startDynamo();
  careers = careersHandler([pq17], database.openStore, MORE);
});

afterAll(() => database.stop());

interface Game {
  readonly path: string;
  readonly referee: string;
  readonly side: Readonly<Record<Side, string>>;
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function newGame(): Promise<Game> {
  const { json } = await post(careers, "/v1/careers", {
    ruleset: "pq17",
    input: { scenario: "jw_51b" },
    seed: "barents",
  });
  const tokenOf = (role: string, side: string | null = null): string =>
    json.tokens.find((each: { role: string; side: string | null }) => each.role === role && each.side === side).token;
  return {
    path: `/v1/careers/${json.career.career}`,
    referee: tokenOf("REFEREE"),
    side: { allied: tokenOf("SIDE", "allied"), axis: tokenOf("SIDE", "axis") },
  };
}

const get = (path: string, token: string, query = "") => send(careers, { path, query, headers: bearer(token) });

const play = (game: Game, token: string, expectedVersion: number, operation: string, input: unknown): Promise<Reply> =>
  post(careers, `${game.path}/steps`, { expectedVersion, operation, input, server: true }, bearer(token));

test("POST /v1/careers, fighting force with a ship missing from the charts: UNIT_UNKNOWN with its pointer", async () => {
  const { snapshot } = exampleOf(pq17, "targetGuns");
  const spoilt = structuredClone(snapshot) as Snapshot;
  const fights = spoilt.sides.allied.forces.findIndex(({ id }) => JSON.stringify(spoilt.pending).includes(`"${id}"`));
  spoilt.sides.allied.forces[fights]!.units[0]!.unit = "no_such_ship";
  const { status, json } = await post(careers, "/v1/careers", { ruleset: "pq17", snapshot: spoilt });
  expect(status).toBe(400);
  const pointer = `/snapshot/sides/allied/forces/${fights}/units/0/unit`;
  expect(json.faults).toContainEqual(expect.objectContaining({ code: "UNIT_UNKNOWN", pointer }));
});

test("GraphQL, view of a stored game: every typed field has the value of REST", { timeout: 60_000 }, async () => {
  const schema = await graphqlSchema([pq17]);
  const wire = toyGraphqlHandler([pq17], { openStore: database.openStore, careers: MORE });
  const game = await newGame();
  const view = wholeSelection(schema, "pq17", "GameView");
  const query = `query ($career: String!) { career(career: $career) { side view ${view} } }`;
  for (const side of SIDES) {
    const { json: rest } = await get(game.path, game.side[side]);
    const career = game.path.split("/").at(-1);
    const { json } = await ask(wire, query, { career }, bearer(game.side[side]));
    expect(json.errors).toBeUndefined();
    expect(json.data.career.side).toBe(side);
    expect(withoutNulls(json.data.career.view)).toEqual(withoutNulls({ __typename: "Pq17View", ...rest.view }));
  }
});

/** Returns a value without nulls and type names: GraphQL returns null for members that REST omits. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).filter(([name, member]) => member !== null && name !== "__typename");
  return Object.fromEntries(members.map(([name, member]) => [name, withoutNulls(member)]));
}

const legal = ({ json }: Reply): string[] =>
  json.decisions.filter((each: { legal: boolean }) => each.legal).map((each: { operation: string }) => each.operation);

/** Returns an open operation with a legal input. `endPhase` has a higher weight, so play advances. */
function moveOf(state: Snapshot, pick: (size: number) => number) {
  const moves = pq17.operations.flatMap((operation) => {
    const legality = legalityOf(pq17, operation, state, pack.charts);
    const lots = operation.name === "endPhase" ? 4 : operation.name === "declareDenial" ? 0 : 1;
    return legality.legal ? Array.from({ length: lots }, () => ({ operation: operation.name, legality })) : [];
  });
  const { operation, legality } = moves[pick(moves.length)]!;
  return { operation, input: legality.legal ? legality.input.draw(pick) : {} };
}

describe("part of JW 51B, played by both sides with the server's dice", () => {
  test("each side sees only its own decisions and view, and either side may play steps without a decision", async () => {
    const game = await newGame();
    const pick = seededPick("barents-sides");
    const undecided: Side[] = [];
    for (let version = 0; version < 32 || undecided.length < 2; version += 1) {
      const { snapshot } = (await get(game.path, game.referee)).json as { snapshot: Snapshot };
      const who = decider(snapshot);
      const move = moveOf(snapshot, pick);
      const player = who ?? SIDES[undecided.length % 2]!;
      if (who === null) undecided.push(player);
      for (const side of SIDES) {
        const visible = await get(game.path, game.side[side]);
        expect(legal(visible).includes(move.operation)).toBe(who === null || who === side);
        expect(visible.json).toMatchObject({ complete: false, snapshot: null, side, view: { side } });
        if (who === null || who === side) continue;
        expect(legal(visible)).toEqual([]);
        const refused = await play(game, game.side[side], version, move.operation, move.input);
        expect([refused.status, refused.json.code]).toEqual([403, "SIDE_FORBIDDEN"]);
      }
      const played = await play(game, game.side[player], version, move.operation, move.input);
      expect([played.status, played.json.kind], played.text).toEqual([200, "RESOLUTION"]);
      const step = { operation: move.operation, author: { role: "SIDE", side: player }, rolls: [] };
      expect(played.json).toMatchObject({ answer: null, view: { side: player }, step });
      const { decisions } = (await get(game.path, game.side[player])).json;
      expect(played.json.decisions).toEqual(decisions);
    }
    expect(new Set(undecided)).toEqual(new Set(SIDES));
    const steps = await get(`${game.path}/steps`, game.side.axis, "limit=100");
    for (const { author, operation, input } of steps.json.steps) {
      expect([operation === null, input === null]).toEqual(author?.side === "axis" ? [false, false] : [true, true]);
    }
    expect((await get(`${game.path}/verification`, game.side.axis)).json).toMatchObject({ verified: true });
    expect((await get(`${game.path}/export`, game.side.axis)).status).toBe(403);
  }, 120_000);

  test("GET /v1/careers/{career}/map: each side's view at any step, and everything for the referee", async () => {
    const game = await newGame();
    const { snapshot } = (await get(game.path, game.referee, "version=0")).json;
    const drawn = async (viewer?: string) => {
      const answer = await drawMap(pq17, pq17.map!, { snapshot, ...(viewer !== undefined && { viewer }) });
      return answer.kind === "MAP" ? answer.svg : "";
    };
    const map = (token: string, query: string) => get(`${game.path}/map`, token, query);
    for (const side of SIDES) {
      const { json, headers } = await map(game.side[side], "version=0");
      expect([json.version, json.viewer]).toEqual([0, side]);
      expect(json.svg === (await drawn(side))).toBe(true);
      expect(headers["cache-control"]).toContain("private");
    }
    const whole = await map(game.referee, "version=0");
    expect([whole.json.viewer, whole.json.svg === (await drawn())]).toEqual([null, true]);
    expect(new Set([await drawn(), await drawn("allied"), await drawn("axis")]).size).toBe(3);
    expect((await map(game.referee, "version=0&language=ja")).json.svg).toMatch(/[ぁ-ん]/);
    const beyond = await map(game.side.axis, "version=99");
    expect([beyond.status, beyond.json.code]).toEqual([400, "VERSION_UNKNOWN"]);
    expect((await map("nut_".padEnd(47, "x"), "")).status).toBe(404);
  });

  test("careerPieces and `board`: the pieces of each side's view, also with a step and a repeated one", async () => {
    const game = await newGame();
    const { snapshot } = (await get(game.path, game.referee, "version=0")).json;
    const drawn = async (viewer?: string) => {
      const answer = await drawMap(pq17, pq17.map!, { snapshot, ...(viewer !== undefined && { viewer }) });
      return answer.kind === "MAP" ? answer.geometry.pieces.map(({ hit: _, ...piece }) => piece) : [];
    };
    for (const side of SIDES) {
      const { json, headers } = await get(`${game.path}/pieces`, game.side[side], "version=0");
      expect([json.version, json.viewer]).toEqual([0, side]);
      expect(json.board.pieces).toEqual(await drawn(side));
      expect(headers["cache-control"]).toContain("private");
      expect((await get(game.path, game.side[side], "board=true")).json.board).toEqual(json.board);
    }
    const whole = await get(`${game.path}/pieces`, game.referee);
    expect([whole.json.viewer, whole.json.board.pieces]).toEqual([null, await drawn()]);
    const { operation, input } = moveOf(snapshot, seededPick("pieces"));
    const who = decider(snapshot) ?? "axis";
    const step = (more: object, token = game.side[who]) => {
      const body = { expectedVersion: 0, operation, input, server: true, ...more };
      return post(careers, `${game.path}/steps`, body, { ...bearer(token), "idempotency-key": "pieces" });
    };
    expect((await step({})).json).not.toHaveProperty("board");
    const { board } = (await step({ board: true })).json;
    expect(board).toEqual((await get(`${game.path}/pieces`, game.side[who])).json.board);
    expect((await get(game.path, game.side[who], "board=yes")).json.code).toBe("BOARD_MALFORMED");
  });

  test("the referee may send dice numbered from 0", async () => {
    const { json } = await post(careers, "/v1/careers", {
      ruleset: "pq17",
      snapshot: table("turn_weather", null),
    });
    const path = `/v1/careers/${json.career.career}/steps`;
    const owner = json.tokens.find(({ role }: { role: string }) => role === "OWNER").token;
    const step = { expectedVersion: 0, operation: "resolveWeather", input: {}, dice: [0, 9] };
    const { status, json: played } = await post(careers, path, step, bearer(owner));
    expect([status, played.step.rolls[0]]).toEqual([200, { label: "weather", low: 0, sides: 10, faces: [0, 9] }]);
  });
});
