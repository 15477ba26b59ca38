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

// biome-ignore lint/suspicious/noExplicitAny: the outputs of operations have every shape
type Json = any;

/** The store's share of a call. Long: a build on a busy machine must not fail. */
const PATIENCE_MS = 600_000;

/**
 * Stores a game of two steps and calls every operation on stored games, in a database of its own. Returns each request
 * body and its response, by the name of the operation.
 */
export async function recordCareers(
  ruleset: AnyRuleset,
  steps: readonly PatrolStep[],
): Promise<ReadonlyMap<string, CareerExample>> {
  const folder = await mkdtemp(join(tmpdir(), "career-examples-"));
  const file = await prepareDatabase(folder);
  const secrets = secretsOf(withNewSecret(undefined));
  const signer = signerOf(rotated(undefined));
  const context = careerContext(new Registry([ruleset]), sqliteStore(file), {
    openSecrets: async () => secrets,
    openSigner: async () => signer,
    budgetMs: PATIENCE_MS,
  });
  const routes = careersRoutes(context);
  const answer = routerOf(routes);
  const recorded = new Map<string, CareerExample>();
  const call = async (name: string, values: Readonly<Record<string, string>>, token: string, body?: Json) => {
    const { method, path } = routes.find((each) => each.name === name)!;
    const response = await answer({
      id: "example",
      platformId: "example",
      method,
      address: "",
      path: path.replace(/:(\w+)/g, (_, key: string) => values[key]!),
      search: "",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json", "accept-language": "en" },
      body: body === undefined ? undefined : JSON.stringify(body),
      base64: false,
    });
    const output = JSON.parse(String(response.body)) as Json;
    recorded.set(name, { request: body, response: output });
    return output;
  };
  try {
    const [{ input, seed }, move] = steps as readonly [PatrolStep, PatrolStep];
    const start = { ruleset: ruleset.id, name: "First patrol", input, seed };
    const made = await call("createCareer", {}, "", start);
    const { career } = made.career;
    const [{ token }] = made.tokens;
    const own = { career };
    const { operation } = move;
    await call("playStep", own, token, { expectedVersion: 0, operation, input: move.input, seed: move.seed });
    for (const name of ["career", "careerVersion", "careerSteps", "careerMap", "careerPieces", "verifyCareer"])
      await call(name, own, token);
    await call("careerAudit", { career, version: "1" }, token);
    await call("careers", {}, token);
    await call("signingKeys", {}, token);
    const exported = await call("exportCareer", own, token);
    await call("verifyCareerFile", {}, "", exported);
    await call("importCareer", {}, "", exported);
    await call("forkCareer", own, token, { version: 0 });
    const issued = await call("issueToken", own, token, { role: "SPECTATOR" });
    const one = { career, tokenId: issued.id };
    await call("rotateToken", one, token, {});
    await call("revokeToken", one, token);
    await call("deleteCareer", own, token);
    return recorded;
  } finally {
    await closeSqlite(file);
    await rm(folder, { recursive: true, force: true });
  }
}
