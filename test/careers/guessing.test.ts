import { afterAll, beforeAll, expect, test } from "vitest";
import { careersHandler } from "../../src/api/careers/index";
import { digestOf } from "../../src/core/json/canonical";
import type { CareerFile } from "../../src/proof/career-file";
import type { ChainStep } from "../../src/proof/record";
import { blank } from "../fixtures/drill";
import { turns } from "../fixtures/duel";
import { ask, post, send } from "../http/client";
import { toyGraphqlHandler } from "../http/toy-graphql";
import { contextOf, fireAt, MORE, openService, type Service, serviceOn } from "./service";

let service: Service;

beforeAll(async () => {
  service = await openService([turns]);
});

afterAll(() => service.database.stop());

/** The candidates for the fact that blue hides from red, the name of its target. Few enough to try them all. */
const NAMES = Array.from({ length: 500 }, (_, number) => `Hull ${number}`);

const startOf = (name: string) => ({ ...blank(), step: 1, targets: [blank().targets[0]!, { name, damage: 0 }] });

async function newGame(name: string) {
  const made = await service.ask("createCareer", { ruleset: "drill", snapshot: startOf(name), name: "duel" });
  const tokenOf = (role: string, side: string | null = null): string =>
    made.tokens.find((each: { role: string; side: string | null }) => each.role === role && each.side === side).token;
  const career: string = made.career.career;
  return { career, owner: tokenOf("OWNER"), red: tokenOf("SIDE", "red"), onlooker: tokenOf("SPECTATOR") };
}

/** Returns everything that a token can read of a career over REST and GraphQL. */
async function everything(career: string, token: string): Promise<readonly string[]> {
  const { openStore } = service.context;
  const rest = careersHandler([turns], openStore, MORE);
  const wire = toyGraphqlHandler([turns], { openStore, careers: MORE });
  const headers = { authorization: `Bearer ${token}` };
  const path = `/v1/careers/${career}`;
  const texts: string[] = [];
  for (const below of ["", "/steps", "/steps/0/audit", "/steps/1/audit", "/map", "/verification", "/export"]) {
    const { status, json, headers: sent } = await send(rest, { path: path + below, headers });
    texts.push(`${below} ${status} ${sent.etag ?? ""} ${JSON.stringify(json)}`);
  }
  const step = { expectedVersion: 0, operation: "resolveFire", input: {} };
  for (const query of [
    step,
    { ...step, seed: "x" },
    { ...step, operation: "endDrill", server: true },
    { operation: 7 },
  ]) {
    const { status, json } = await post(rest, `${path}/steps`, query, headers);
    texts.push(`${JSON.stringify(query)} ${status} ${JSON.stringify(json)}`);
  }
  for (const [below, query] of [
    ["/fork", {}],
    ["/tokens", { role: "OWNER" }],
  ] as const) {
    const { status, json } = await post(rest, path + below, query, headers);
    texts.push(`${below} ${status} ${JSON.stringify(json)}`);
  }
  for (const query of [
    "query($career: String!) { career(career: $career) { digest commitment version view { __typename } origin { digest } } }",
    "query($career: String!) { careerSteps(career: $career) { steps { digest previous snapshot salt seed revealed entropy commitment } } }",
    "query($career: String!) { verifyCareer(career: $career) { verified steps digest dice { origin } } }",
    "query($career: String!) { exportCareer(career: $career) { steps { salt } } }",
  ]) {
    const { json } = await ask(wire, query, { career }, headers);
    texts.push(`${query} ${JSON.stringify(json)}`);
  }
  return texts;
}

/** Returns the names confirmed by a digest in the texts. Tries the snapshot, and the first step with each salt. */
function guessed(
  texts: readonly string[],
  first: ChainStep,
  salts: readonly (string | undefined)[],
): readonly string[] {
  const read = new Set(texts.join("\n").match(/sha256:[0-9a-f]{64}/g));
  const { digest: _, signature: __, salt: ___, ...open } = first;
  return NAMES.filter((name) => {
    const snapshot = digestOf(startOf(name));
    const steps = salts.map((salt) => digestOf({ ...open, snapshot, ...(salt !== undefined && { salt }) }));
    return [snapshot, ...steps].some((digest) => read.has(digest));
  });
}

test("hidden start, brute force: no digest that a side or an onlooker can read confirms a guess", async () => {
  const secret = NAMES[321]!;
  const { career, owner, red, onlooker } = await newGame(secret);
  await service.ask("playStep", fireAt(career, 0, { server: true }), red);
  const file: CareerFile = await service.ask("exportCareer", { career }, owner);
  const [first] = file.steps as [ChainStep];
  for (const token of [red, onlooker]) {
    const texts = await everything(career, token);
    expect(texts.join("\n")).toContain(career);
    expect(guessed(texts, first, [undefined, ""])).toEqual([]);
    for (const hidden of [secret, first.salt!, ...file.steps.flatMap(({ revealed, seed }) => [revealed, seed])]) {
      if (hidden !== null) expect(texts.join("\n")).not.toContain(hidden);
    }
  }
  // With the salt, which the owner can read, the same attack succeeds.
  expect(guessed(await everything(career, owner), first, [first.salt])).toEqual([secret]);
});

test("hidden start without a salt: its digest is not shown, not even in an imported career", async () => {
  const secret = NAMES[77]!;
  const { career, owner } = await newGame(secret);
  const file: CareerFile = await service.ask("exportCareer", { career }, owner);
  const {
    salt: _,
    entropy: __,
    ranOn: ___,
    revision: ____,
    signature: _____,
    digest: ______,
    ...some
  } = file.steps[0]!;
  const { format: _______, name: ________, author: _________, ...old } = some;
  const step = { ...old, digest: digestOf(old) } as ChainStep;
  const made = await service.ask("importCareer", { ...file, format: "naval-umpire-career/1", steps: [step] });
  const red = made.tokens.find((each: { side: string | null }) => each.side === "red").token;
  expect(guessed(await everything(made.career.career, red), step, [undefined])).toEqual([]);
  expect(guessed(await everything(made.career.career, made.tokens[0].token), step, [undefined])).toEqual([secret]);
});

test("games that differ only in hidden facts: responses to a side have the same text and length", async () => {
  const [one, other] = [await newGame("Hull 1"), await newGame("Hull 2")];
  const plain = (text: string, { career }: { readonly career: string }) =>
    text
      .replaceAll(career, "career")
      .replace(/(?:sha256:)?[0-9a-f]{64}/g, "digest")
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "time")
      .replace(/W\/"[^"]*"/g, "tag")
      .replace(/"value":"[^"]*"/g, "signature")
      .replace(/"token":"[\w-]{10}"/g, '"token":"id"')
      .replace(/"requestId":"[^"]*"/g, "request");
  for (const role of ["red", "onlooker"] as const) {
    const [texts, same] = await Promise.all([one, other].map((game) => everything(game.career, game[role])));
    expect(same!.map((text) => plain(text, other))).toEqual(texts!.map((text) => plain(text, one)));
    expect(same!.map(({ length }) => length)).toEqual(texts!.map(({ length }) => length));
  }
});

test("legality of operations hidden from a side: never computed for it, so timing reveals nothing", async () => {
  let listings = 0;
  const operations = turns.operations.map((each) => {
    if (each.name !== "endDrill") return each;
    // This test does not play the operation, so a call means that decisions were computed.
    const legality: typeof each.legality = (state, charts) => {
      listings += 1;
      return each.legality(state, charts);
    };
    return { ...each, legality };
  });
  const counted = serviceOn(service.database, contextOf(service.context.openStore, [{ ...turns, operations }]));
  const made = await counted.ask("createCareer", { ruleset: "drill", seed: "duel" });
  const { career } = made.career;
  const tokenOf = (side: string | null): string =>
    made.tokens.find((each: { side: string }) => each.side === side).token;
  const [red, blue, owner] = [tokenOf("red"), tokenOf("blue"), tokenOf(null)];
  const listed = async (name: string, input: object, token: string) => {
    listings = 0;
    await counted.ask(name, { career, ...input }, token);
    return listings;
  };
  const move = { ...fireAt(career, 0, { server: true }), idempotencyKey: "mine", runOn: true };
  expect(await listed("career", { decisions: "ALL" }, blue)).toBe(0);
  expect(await listed("career", { decisions: "ALL" }, red)).toBe(1);
  for (const _ of ["played", "sent again"]) expect(await listed("playStep", move, red)).toBe(0);
  expect(await listed("careerAudit", { version: 1 }, blue)).toBe(0);
  expect(await listed("verifyCareer", {}, blue)).toBe(0);
  expect(await listed("playStep", fireAt(career, 1, { server: true }), owner)).toBe(1);
});

test("after the game: a side reads the salts and can verify the digests it was shown", async () => {
  const { career, owner, red } = await newGame("Hull 5");
  const before = await service.ask("careerSteps", { career }, red);
  const end = { career, expectedVersion: 0, operation: "endDrill", server: true };
  await service.ask("playStep", end, owner);
  const file: CareerFile = await service.ask("exportCareer", { career }, red);
  expect(file.steps[0]!.digest).toBe(before.steps[0].digest);
  expect(await service.ask("verifyCareerFile", file)).toMatchObject({ verified: true, steps: 2 });
});
