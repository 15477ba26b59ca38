import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { careersRoutes } from "../src/api/careers/rest";
import type { CareerExample } from "../src/api/openapi/examples";
import { Registry } from "../src/api/registry";
import { routerOf } from "../src/api/rest/router";
import { careerContext } from "../src/careers/context";
import { secretsOf, withNewSecret } from "../src/careers/secrets/secrets";
import { rotated, signerOf } from "../src/careers/signing/signer";
import { closeSqlite, sqliteStore } from "../src/careers/store/sqlite";
import type { PatrolStep } from "../src/console/patrol";
import type { AnyRuleset } from "../src/core/contract/ruleset";
import { prepareDatabase } from "../src/local/careers-folder";
import { type Call, recordSeats } from "./seat-examples";

/** The store's share of a call. Long: a build on a busy machine must not fail. */
const PATIENCE_MS = 600_000;

/** The games of the examples: one of The Hunters with its first moves, and the start of a game with two sides. */
export interface ExampleGames {
  readonly hunters: AnyRuleset;
  readonly steps: readonly PatrolStep[];
  readonly pq17: AnyRuleset;
  readonly start: unknown;
}

/**
 * Stores games and calls every operation on stored games, in a database of its own. Returns each request body and its
 * response, by the name of the operation.
 */
export async function recordCareers({
  hunters,
  steps,
  pq17,
  start,
}: ExampleGames): Promise<ReadonlyMap<string, CareerExample>> {
  const folder = await mkdtemp(join(tmpdir(), "career-examples-"));
  const file = await prepareDatabase(folder);
  const secrets = secretsOf(withNewSecret(undefined));
  const signer = signerOf(rotated(undefined));
  const context = careerContext(new Registry([hunters, pq17]), sqliteStore(file), {
    openSecrets: async () => secrets,
    openSigner: async () => signer,
    budgetMs: PATIENCE_MS,
    hookTransport: { accepts: () => true, send: async () => 204 },
  });
  const routes = careersRoutes(context);
  const answer = routerOf(routes);
  const recorded = new Map<string, CareerExample>();
  const call: Call = async (name, { path: values = {}, search = "", token = "", body, key }) => {
    const { method, path } = routes.find((each) => each.name === name)!;
    const response = await answer({
      id: "example",
      platformId: "example",
      method,
      address: "",
      path: path.replace(/:(\w+)/g, (_, key: string) => values[key]!),
      search,
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        "accept-language": "en",
        ...(key !== undefined && { "idempotency-key": key }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      base64: false,
    });
    const text = String(response.body);
    const output = /json/.test(response.headers?.["content-type"] ?? "") ? JSON.parse(text) : text;
    if (response.status >= 400) throw new Error(`${name}: ${text.slice(0, 2000)}`);
    if (!recorded.has(name)) recorded.set(name, { request: body, response: output });
    return output;
  };
  try {
    await recordSolitaire(call, hunters, steps);
    await recordSeats(call, pq17, start);
    return recorded;
  } finally {
    await closeSqlite(file);
    await rm(folder, { recursive: true, force: true });
  }
}

/** Stores a game of two steps and calls every operation on stored games of one player. */
async function recordSolitaire(call: Call, ruleset: AnyRuleset, steps: readonly PatrolStep[]): Promise<void> {
  const [{ input, seed }, { operation, ...move }] = steps as readonly [PatrolStep, PatrolStep];
  const made = await call("createCareer", { body: { ruleset: ruleset.id, name: "First patrol", input, seed } });
  const { career } = made.career;
  const [{ token }] = made.tokens;
  const path = { career };
  const own = { path, token };
  await call("playStep", { ...own, body: { expectedVersion: 0, operation, input: move.input, seed: move.seed } });
  for (const name of [
    "career",
    "careerVersion",
    "careerSteps",
    "careerMap",
    "careerPieces",
    "careerEvents",
    "verifyCareer",
  ])
    await call(name, own);
  await call("careerAudit", { path: { career, version: "1" }, token });
  await call("careers", { token });
  await call("signingKeys", { token });
  const exported = await call("exportCareer", own);
  await call("verifyCareerFile", { body: exported });
  await call("importCareer", { body: exported });
  await call("forkCareer", { ...own, body: { version: 0 } });
  const issued = await call("issueToken", { ...own, body: { role: "SPECTATOR" } });
  const one = { path: { career, tokenId: issued.id }, token };
  await call("rotateToken", { ...one, body: {} });
  await call("revokeToken", one);
  const hook = await call("createWebhook", { ...own, body: { url: "https://receiver.example.org/umpire" } });
  const receiver = { path: { career, webhook: hook.id }, token };
  await call("careerWebhooks", own);
  await call("testWebhook", { ...receiver, body: {} });
  await call("deleteWebhook", receiver);
  await call("deleteCareer", own);
}
