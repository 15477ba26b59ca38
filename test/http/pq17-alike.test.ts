import { readFileSync } from "node:fs";
import { buildSchema } from "graphql";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { careersHandler } from "../../src/api/careers/index";
import type { LambdaHandler } from "../../src/api/edge/edge";
import { adjudicate } from "../../src/core/engine/adjudicate";
import { seededPick } from "../../src/core/engine/apply";
import { legalityOf } from "../../src/core/engine/legality";
import { canSidePlay, sideViewOf } from "../../src/core/engine/views";
import { ONLOOKER } from "../../src/core/request/fields";
import { isMalformed } from "../../src/core/request/result";
import { parseSnapshot } from "../../src/core/request/snapshot";
import { opponentOf, pack } from "../../src/rulesets/pq17/charts/pack";
import { pq17 } from "../../src/rulesets/pq17/index";
import type { Snapshot } from "../../src/rulesets/pq17/snapshot";
import { SIDES, type Side } from "../../src/rulesets/pq17/vocabulary";
import { MORE, openService, type Service } from "../careers/service";
import { wholeSelection } from "../conformance/full-document";
import { openMoves } from "../fixtures/draw-move";
import { exampleOf } from "../fixtures/examples";
import { SECRETS } from "../fixtures/pq17/secrets";
import { ask, post, send } from "./client";
import { toyGraphqlHandler } from "./toy-graphql";

let service: Service;

beforeAll(async () => {
  service = await openService([pq17]);
  // Headers show the remaining rate. With the time frozen it only counts requests.
  vi.stubEnv("CALLER_RATE", "1/100000");
  vi.useFakeTimers({ toFake: ["performance"] });
});

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  return service.database.stop();
});

/** REST and GraphQL handlers that have received no request yet. */
interface Wires {
  readonly rest: LambdaHandler;
  readonly graphql: LambdaHandler;
}

function freshWires(): Wires {
  const { openStore } = service.context;
  const rest = careersHandler([pq17], openStore, MORE);
  return { rest, graphql: toyGraphqlHandler([pq17], { openStore, careers: MORE }) };
}

/** Changes as many facts hidden by a side as possible, while play can still reach the position. */
function lookAlike(snapshot: Snapshot, hidden: Side): { other: Snapshot; changed: readonly string[] } {
  const changed: string[] = [];
  let other = snapshot;
  for (const [secret, change] of Object.entries(SECRETS)) {
    const tried = structuredClone(other);
    change(tried, hidden);
    if (JSON.stringify(tried) === JSON.stringify(other) || isMalformed(parseSnapshot(pq17, tried, undefined))) continue;
    other = tried;
    changed.push(secret);
  }
  return { other, changed };
}

async function newGame(snapshot: Snapshot, side: Side) {
  const made = await service.ask("createCareer", { ruleset: "pq17", snapshot, name: "alike" });
  const tokenOf = (role: string, of: string | null): string =>
    made.tokens.find((each: { role: string; side: string | null }) => each.role === role && each.side === of).token;
  const tokens = [tokenOf("SIDE", side), tokenOf("SPECTATOR", null)];
  return { career: made.career.career as string, tokens, owner: tokenOf("OWNER", null), wires: freshWires() };
}

type Game = Awaited<ReturnType<typeof newGame>>;

/** Forks a game at a step. Returns it with the tokens of its side and its onlooker. */
async function forkOf({ career, owner, wires }: Game, version: number, side: Side): Promise<Game> {
  const made = await service.ask("forkCareer", { career, version }, owner);
  const tokens = made.tokens
    .filter(({ role, side: of }: { role: string; side: string | null }) => role === "SPECTATOR" || of === side)
    .sort((one: { role: string }, other: { role: string }) => one.role.localeCompare(other.role))
    .map(({ token }: { token: string }) => token);
  return { career: made.career.career, tokens, owner, wires };
}

/** Replaces the tokens of a side and its onlooker. Returns the new tokens followed by the revoked ones. */
async function handedOver({ career, tokens, owner, wires }: Game, side: Side): Promise<Game> {
  const bearers = [{ role: "SIDE", side }, { role: "SPECTATOR" }];
  const issued = await Promise.all(bearers.map((each) => service.ask("issueToken", { career, ...each }, owner)));
  const { tokens: slots } = await service.ask("career", { career }, owner);
  for (const { id, role, side: of } of slots) {
    const isOld = (role === "SPECTATOR" || of === side) && !issued.some((each) => each.id === id);
    if (isOld) await service.ask("revokeToken", { career, tokenId: id }, owner);
  }
  return { career, tokens: [...issued.map(({ token }) => token), ...tokens], owner, wires };
}

const PAGES = [
  ["", "decisions=ALL", "decisions=ALL&language=ja", "since=0&board=true&decisions=NONE"],
  ["/version", ""],
  ["/pieces", ""],
  ["/steps", ""],
  ["/steps/1/audit", "language=fr"],
  ["/verification", ""],
  ["/export", ""],
  ["/map", ""],
] as const;

/** Returns moves that a side may try: a legal input for each of its operations in one of the games. */
function tries(state: Snapshot, side: Side): readonly { operation: string; input: unknown }[] {
  const pick = seededPick("tries");
  const all = pq17.operations.map((operation) => {
    const bare = { operation: operation.name, input: {} };
    if (!canSidePlay(pq17, state, side, operation.name)) return { bare, legal: [] };
    const legality = legalityOf(pq17, operation, state, pack.charts);
    return { bare, legal: legality.legal ? [{ operation: operation.name, input: legality.input.draw(pick) }] : [] };
  });
  const open = all.filter(({ legal }) => legal.length > 0);
  // Three are enough: the decisions read by the test contain the refusals of the rest.
  const closed = all.filter(({ legal }) => legal.length === 0).slice(0, 3);
  return [...open, ...closed].flatMap(({ bare, legal }) => [bare, ...legal]);
}

const WHOLE_VIEW = wholeSelection(
  buildSchema(readFileSync(new URL("../../schema/schema.graphql", import.meta.url), "utf8")),
  "pq17",
  "GameView",
);

/** Returns everything that a token can read, and the responses to all its attempts, over REST and GraphQL. */
async function responsesTo(
  { career, wires: { rest, graphql } }: Game,
  token: string,
  attempts: ReturnType<typeof tries>,
): Promise<readonly string[]> {
  const path = `/v1/careers/${career}`;
  const headers = { authorization: `Bearer ${token}` };
  const all: string[] = [];
  const tell = (
    what: string,
    { status, text, headers: sent }: { status: number; text: string; headers: Record<string, unknown> },
  ) => {
    const lines = Object.entries(sent).map(([name, value]) => `${name}: ${name === "etag" ? "digest" : value}`);
    all.push(`${what} ${status} ${plain(lines.sort().join(", "), career)} ${plain(text, career)}`);
  };
  for (const [below, ...queries] of PAGES) {
    for (const query of queries) {
      const read = await send(rest, { path: path + below, query, headers });
      tell(`${below}?${query}`, read);
      const again = { ...headers, "if-none-match": read.headers.etag as string };
      if (below === "") tell("known", await send(rest, { path: path + below, query, headers: again }));
    }
  }
  for (const [below, body] of [
    ["/fork", {}],
    ["/fork", { version: 0 }],
    ["/tokens", { role: "SPECTATOR" }],
    ["/steps", { expectedVersion: 0, operation: "new", input: {}, seed: "a" }],
  ] as const)
    tell(below, await post(rest, path + below, body, headers));
  for (const { operation, input } of attempts) {
    const body = { expectedVersion: 0, operation, input };
    tell(operation, await post(rest, `${path}/steps`, { ...body, dice: [99] }, headers));
    if (Object.keys(input as object).length === 0) continue;
    tell(`${operation} again`, await post(rest, `${path}/steps`, { ...body, server: true, rerolls: [0] }, headers));
    const keyed = { ...headers, "idempotency-key": "guess" };
    tell(`${operation} late`, await post(rest, `${path}/steps`, { ...body, expectedVersion: 7, dice: [1] }, keyed));
  }
  const guesses = [0, 1, 2, 3].map(
    (index) =>
      `g${index}: career(career: $career, decisions: ALL) { decisions { operation legal input refusal { code message } } view ${WHOLE_VIEW} }`,
  );
  for (const query of [
    `query($career: String!) { ${guesses.join(" ")} }`,
    "query($career: String!) { careerSteps(career: $career) { steps { digest previous snapshot salt rolls { faces } } } verifyCareer(career: $career) { verified dice { origin } } }",
    "query($career: String!) { first: careerAudit(career: $career, version: 0) { ...lines } last: careerAudit(career: $career, version: 1) { ...lines } } fragment lines on CareerAudit { operation audit { __typename } }",
  ]) {
    const { status, json, headers: sent } = await ask(graphql, query, { career }, headers);
    tell(query.slice(0, 60), { status, text: JSON.stringify(json), headers: sent as Record<string, unknown> });
  }
  return all;
}

/** Returns a response text without values that are random in every game. */
function plain(text: string, career: string): string {
  return text
    .replaceAll(career, "career")
    .replace(/"career":"[\w-]{22}"/g, '"career":"origin"')
    .replace(/(?:sha256:)?[0-9a-f]{64}/g, "digest")
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "time")
    .replace(/"value":"[^"]*"/g, '"value":"signature"')
    .replace(/"token":"[\w-]{10}"/g, '"token":"id"')
    .replace(/"(?:requestId|instance)":"[^"]*"/g, '"id":"request"');
}

/** Positions to compare: at a move, and during a surface battle, shadowing and plans. */
const POSITIONS: Readonly<Record<string, Snapshot>> = {
  "a move": exampleOf(pq17, "moveForce").snapshot as Snapshot,
  ...Object.fromEntries(
    Object.entries({
      "a surface battle": "surface-battle",
      "a question to its shadowers": "shadow-asked",
      "the plans of a campaign": "campaign-planning",
    }).map(([name, file]) => [name, snapshotIn(`../vectors/pq17/snapshots/${file}.json`)]),
  ),
};

function snapshotIn(path: string): Snapshot {
  return JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
}

/** Returns a legal move, by either side, after which both games still look the same to the side. */
function alikeMove(states: readonly [Snapshot, Snapshot], side: Side): object {
  const pick = seededPick("alike");
  for (const { operation, choice } of openMoves(pq17, states[0], pack.charts).open) {
    const move = { operation: operation.name, input: choice.draw(pick), seed: "alike" };
    const [one, two] = states.map((snapshot) => {
      const answer = adjudicate(pq17, { ...move, snapshot: structuredClone(snapshot) });
      if (answer.kind !== "RESOLUTION") return answer.kind;
      return [side, ONLOOKER].map((viewer) => {
        return sideViewOf(pq17, viewer, snapshot, answer.snapshot as Snapshot, answer.audit, []);
      });
    });
    if (typeof one === "object" && JSON.stringify(one) === JSON.stringify(two)) return move;
  }
  throw new Error("Every move tells the games apart.");
}

/** The first position is compared for both sides, the others only for the side that knows less, to save time. */
const CASES = Object.entries(POSITIONS).flatMap(([where, snapshot], index) => {
  const sides = index === 0 ? SIDES : [opponentOf(snapshot.pending?.side ?? "allied")];
  return sides.map((side) => ({ where, snapshot, side }));
});

describe("two games of PQ-17 that look the same to a side", () => {
  test.each(CASES)(
    "$where: responses to $side and to an onlooker are the same for both games",
    async ({ where, snapshot, side }) => {
      const { other, changed } = lookAlike(snapshot, opponentOf(side));
      expect(changed.length).toBeGreaterThan(2);
      const attempts = tries(snapshot, side).slice(0, where === "a move" ? undefined : 4);
      const [one, two] = [await newGame(snapshot, side), await newGame(other, side)];
      const bothTold = async (what: typeof attempts, games: readonly [Game, Game] = [one, two]) => {
        for (const index of games[0].tokens.keys()) {
          const [first, second] = [
            await responsesTo(games[0], games[0].tokens[index]!, what),
            await responsesTo(games[1], games[1].tokens[index]!, what),
          ];
          // Revoked tokens are refused.
          expect(first[0]).toMatch(index < 2 ? / 200 / : / 404 /);
          expect(first[0]).toMatch(/ratelimit: "caller";r=99\d+;t=\d+/);
          expect(second).toEqual(first);
        }
      };
      await bothTold(attempts);
      const move = alikeMove([snapshot, other], side);
      for (const { career, owner } of [one, two]) {
        expect(await service.ask("playStep", { career, expectedVersion: 0, ...move }, owner)).toMatchObject({
          version: 1,
        });
      }
      await bothTold([]);
      if (where !== "a surface battle") return;
      await bothTold([], [await forkOf(one, 0, side), await forkOf(two, 0, side)]);
      await bothTold([], [await handedOver(one, side), await handedOver(two, side)]);
    },
  );
});
