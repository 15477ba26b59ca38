import { execFile } from "node:child_process";
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { DynamoDBClient, ScanCommand } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient, PutCommand } from "@aws-sdk/lib-dynamodb";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { derivedSecret } from "../../src/careers/randomness";
import { environmentSecrets } from "../../src/careers/secrets/environment";
import { secretsOf, withNewSecret } from "../../src/careers/secrets/secrets";
import { stepItem } from "../../src/careers/store/items";
import { pack, unpack } from "../../src/careers/store/pack";
import { privateFile } from "../../src/local/private-file";
import { careersService } from "../../src/local/services";
import type { CareerFile } from "../../src/proof/career-file";
import { drill } from "../fixtures/drill";
import { startDynamo, TABLE } from "./databases";
import { contextOf, fireAt, newDrill, type Service, serviceOn } from "./service";

let service: Service;
let client: DynamoDBClient;
let folder: string;

beforeAll(async () => {
  const database = await startDynamo();
  service = serviceOn(database, contextOf(database.openStore));
  const credentials = { accessKeyId: "local", secretAccessKey: "local" };
  client = new DynamoDBClient({ endpoint: database.endpoint, region: "local", credentials });
  folder = await mkdtemp(join(tmpdir(), "secrets-"));
});

afterAll(async () => {
  client.destroy();
  await service.database.stop();
  await rm(folder, { recursive: true });
});

const RING = withNewSecret(undefined);

/** Returns a service on the same store with another ring of secrets. */
const servedWith = (ring: Parameters<typeof secretsOf>[0]): Service => {
  const openSecrets = async () => secretsOf(ring);
  return serviceOn(service.database, contextOf(service.context.openStore, [drill], { openSecrets }));
};

/** Returns the ids in a ring of secrets or keys. */
const idsIn = (ring: Record<string, readonly { readonly id: string }[]>) => Object.values(ring)[0]!.map(({ id }) => id);

const GUESSED = "pq17-club-evening-2026-11-26-game-0042";

const MISSING = ["UNAVAILABLE", "SECRET_MISSING"];

describe("guessed idempotency key", () => {
  const begin = { ruleset: "drill", seed: "drill", idempotencyKey: GUESSED };

  test("of createCareer: reveals neither id nor tokens without the server's secret", async () => {
    const made = await servedWith(RING).ask("createCareer", begin);
    const derived = (purpose: string) => derivedSecret(`create\n${GUESSED}`, purpose);
    expect(made.career.career).not.toBe(derived("career").slice(0, 22));
    const tokens = made.tokens.map(({ token }: { token: string }) => token);
    expect(tokens).not.toContain(`nut_${derived("token/OWNER/")}`);
    const elsewhere = await servedWith(withNewSecret(undefined)).ask("createCareer", begin);
    expect(elsewhere.career.career).not.toBe(made.career.career);
    for (const { token } of elsewhere.tokens) expect(tokens).not.toContain(token);
    const again = await servedWith(RING).ask("createCareer", begin);
    expect([again.career.career, again.tokens]).toEqual([made.career.career, made.tokens]);
  });

  test("of a deleted career: reveals no token that opens another career of its owner", async () => {
    const own = servedWith(RING);
    const first = { ruleset: "drill", seed: "first", idempotencyKey: `${GUESSED}-deleted` };
    const made = await own.ask("createCareer", first);
    expect((await own.ask("createCareer", first)).tokens).toEqual(made.tokens);
    const owner: string = made.tokens[0].token;
    const { career } = (await own.ask("createCareer", { ruleset: "drill", seed: "second" }, owner)).career;
    expect(await own.ask("career", { career }, owner)).toMatchObject({ role: "OWNER" });
    await own.ask("deleteCareer", { career: made.career.career }, owner);
    const again = await own.ask("createCareer", { ...first, seed: "any" });
    expect(again.career.career).toBe(made.career.career);
    for (const { token } of again.tokens) {
      expect(await own.fail("career", { career }, token)).toEqual(["UNKNOWN", "CAREER_UNKNOWN"]);
    }
  });

  test.each([
    ["issueToken", (career: string) => ({ career, role: "SPECTATOR" })],
    ["rotateToken", (career: string, id: string) => ({ career, tokenId: id })],
    ["forkCareer", (career: string) => ({ career })],
    ["importCareer", (_: string, __: string, file: CareerFile) => file],
  ] as const)("of %s: reveals no token without the server's secret", async (operation, inputOf) => {
    const own = servedWith(RING);
    const { career, owner, made } = await newDrill(own);
    const id = made.tokens.find(({ role }: { role: string }) => role === "SPECTATOR").id;
    const file = await own.ask("exportCareer", { career }, owner);
    const input = { ...inputOf(career, id, file), idempotencyKey: GUESSED };
    const tokensIn = (answer: { token?: string; tokens?: readonly { token: string }[] }) =>
      answer.tokens?.map(({ token }) => token) ?? [answer.token];
    const first = tokensIn(await own.ask(operation, input, owner));
    expect(first.length).toBeGreaterThan(0);
    expect(tokensIn(await own.ask(operation, input, owner))).toEqual(first);
    const other = tokensIn(await servedWith(withNewSecret(undefined)).ask(operation, input, owner));
    for (const token of other) expect(first).not.toContain(token);
  });
});

describe("new secret added to the old one", () => {
  test("repeated requests give the same responses, and seeds promised with the old secret stay usable", async () => {
    const [own, later] = [servedWith(RING), servedWith(withNewSecret(RING))];
    const key = { idempotencyKey: "5e2a7d1c-90b4-4f3e-8c6d-1a2b3c4d5e6f" };
    const begin = { ruleset: "drill", seed: "again", ...key };
    const made = await own.ask("createCareer", begin);
    expect((await later.ask("createCareer", begin)).tokens).toEqual(made.tokens);
    const { career } = made.career;
    const [owner, spectator] = made.tokens;
    const issue = { career, role: "SPECTATOR", ...key };
    const issued = await own.ask("issueToken", issue, owner.token);
    expect(await later.ask("issueToken", issue, owner.token)).toEqual(issued);
    const rotate = { career, tokenId: owner.id, ...key };
    const rotated = await own.ask("rotateToken", rotate, owner.token);
    expect(await later.ask("rotateToken", rotate, owner.token)).toEqual(rotated);
    expect(rotated.token).not.toBe(owner.token);
    expect(spectator.role).toBe("SPECTATOR");
    const shot = { server: true, entropy: "coin" };
    await later.ask("playStep", fireAt(career, 0, shot), rotated.token);
    await later.ask("playStep", fireAt(career, 1, shot), rotated.token);
    expect(await later.ask("verifyCareer", { career }, rotated.token)).toMatchObject({ verified: true, steps: 3 });
    const [old, current] = secretsOf(withNewSecret(RING))
      .all.map(({ id }) => id)
      .reverse();
    expect([old, current]).toEqual([RING.secrets[0]!.id, expect.not.stringMatching(`^${old}$`)]);
  });

  test("an instance that still has the old secrets reads the new one at once", async () => {
    const { career, owner } = await newDrill(servedWith(withNewSecret(RING)));
    const ring = withNewSecret(RING);
    const started = await newDrill(servedWith(ring));
    const requests: unknown[] = [];
    const openSecrets = async (how?: { readonly isFresh?: boolean }) => {
      requests.push(how?.isFresh);
      return secretsOf(how?.isFresh ? ring : RING);
    };
    const stale = serviceOn(service.database, contextOf(service.context.openStore, [drill], { openSecrets }));
    await stale.ask("playStep", fireAt(started.career, 0, { server: true }), started.owner);
    expect(requests).toEqual([undefined, true]);
    expect(await stale.fail("playStep", fireAt(career, 0, { server: true }), owner)).toEqual(MISSING);
  });
});

describe("missing secret", () => {
  test("no secret at all: every write is SECRET_MISSING, and reads still work", async () => {
    const own = servedWith(RING);
    const { career, owner, made } = await newDrill(own);
    const file = await own.ask("exportCareer", { career }, owner);
    const openSecrets = environmentSecrets({});
    const bare = serviceOn(service.database, contextOf(service.context.openStore, [drill], { openSecrets }));
    const before = (await itemsIn()).length;
    for (const [operation, input] of [
      ["createCareer", { ruleset: "drill", seed: "drill" }],
      ["importCareer", file],
      ["forkCareer", { career }],
      ["playStep", fireAt(career, 0, { server: true })],
      ["playStep", fireAt(career, 0)],
      ["issueToken", { career, role: "SPECTATOR" }],
      ["rotateToken", { career, tokenId: made.tokens[1].id }],
    ] as const) {
      expect([operation, await bare.fail(operation, input, owner)]).toEqual([operation, MISSING]);
    }
    expect((await itemsIn()).length).toBe(before);
    expect(await bare.ask("career", { career }, owner)).toMatchObject({ version: 0 });
    expect(await bare.ask("verifyCareer", { career }, owner)).toMatchObject({ verified: true, steps: 1 });
  });

  test("the secret of a game's promise: that game cannot be played on", async () => {
    const { career, owner } = await newDrill(servedWith(RING));
    const other = servedWith(withNewSecret(undefined));
    for (const dice of [{ server: true }, { seed: "mine" }, { dice: [6, 6] }])
      expect(await other.fail("playStep", fireAt(career, 0, dice), owner)).toEqual(MISSING);
    expect(await servedWith(RING).ask("playStep", fireAt(career, 0), owner)).toMatchObject({ version: 1 });
  });
});

/** Returns all items of the table. */
async function itemsIn() {
  const { Items = [] } = await client.send(new ScanCommand({ TableName: TABLE }));
  return Items;
}

describe("read access to the store", () => {
  test("reveals no seed that is promised but not yet used", async () => {
    const own = servedWith(RING);
    const { career, owner } = await newDrill(own);
    await own.ask("playStep", fireAt(career, 0, { server: true, entropy: "aaaa" }), owner);
    const items = (await itemsIn()).filter(({ pk }) => pk?.S?.startsWith(`career#${career}`));
    const bodies = items.flatMap(({ body }) => (body?.B === undefined ? [] : [unpack(body.B)]));
    const read = JSON.stringify([items, bodies]);
    const { step } = await own.ask("playStep", fireAt(career, 1, { server: true }), owner);
    expect(bodies.length).toBe(4);
    expect(step.revealed).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(read).not.toContain(step.revealed);
    expect(read).not.toContain(RING.secrets[0]!.value);
  });

  test("a fork does not contain the seed promised by its source", async () => {
    const own = servedWith(RING);
    const { career, owner } = await newDrill(own);
    const forked = await own.ask("forkCareer", { career }, owner);
    const store = await service.context.openStore(Date.now() + 5_000);
    const copied = await store.readStep((await store.readEntry(forked.career.career))!.chain, 0);
    expect(copied!.promise).toBeNull();
  });

  test("rewriting a step at the same version: another seed is promised each time", async () => {
    const own = servedWith(RING);
    const { career, owner } = await newDrill(own);
    const store = await service.context.openStore(Date.now() + 5_000);
    const { chain, expiresAt } = (await store.readEntry(career))!;
    const first = (await store.readStep(chain, 0))!;
    const commitments = new Set<string>();
    for (let tries = 0; tries < 3; tries += 1) {
      const { step } = await own.ask("playStep", fireAt(career, 0, { dice: [6, 6] }), owner);
      commitments.add(step.commitment);
      await store.removeSteps(chain);
      await store.copy(chain, [first], expiresAt);
    }
    expect(commitments.size).toBe(3);
  });
});

describe("exposed promised seed", () => {
  const shot = { server: true, entropy: "coin" };

  test("stored in plain text by an older version: revealed unused, and the server rolls with a new seed", async () => {
    const own = servedWith(RING);
    const { career, owner } = await newDrill(own);
    const store = await service.context.openStore(Date.now() + 5_000);
    const { chain, expiresAt } = (await store.readEntry(career))!;
    const stored = (await store.readStep(chain, 0))!;
    const nextSeed = (await own.ask("playStep", fireAt(career, 0, shot), owner)).step.revealed;
    const write = async () => {
      await store.removeSteps(chain);
      const body = pack({ step: stored.step, snapshot: stored.snapshot, nextSeed });
      const Item = { ...stepItem(chain, stored, expiresAt), body };
      await DynamoDBDocumentClient.from(client).send(new PutCommand({ TableName: TABLE, Item }));
      expect((await store.readStep(chain, 0))!.promise).toEqual({ seed: nextSeed });
    };
    await write();
    const request = { ...shot, idempotencyKey: "once" };
    expect(await own.fail("playStep", fireAt(career, 0, request), owner)).toEqual(["CONFLICT", "VERSION_CONFLICT"]);
    const { step } = await own.ask("playStep", fireAt(career, 1, request), owner);
    expect(step.revealed).not.toBe(nextSeed);
    const file: CareerFile = await own.ask("exportCareer", { career }, owner);
    expect(file.steps[1]).toMatchObject({
      kind: "PROMISE",
      revealed: nextSeed,
      author: { role: "SERVICE", token: null },
    });
    expect(await own.ask("verifyCareer", { career }, owner)).toMatchObject({ verified: true, steps: 3 });
    await write();
    expect(await own.ask("playStep", fireAt(career, 0, { seed: "mine" }), owner)).toMatchObject({ version: 1 });
    expect((await store.readHead(chain))!.promise).toEqual({ secret: RING.secrets[0]!.id });
  });

  test("its secret leaked: revealed unused as well", async () => {
    const { career, owner } = await newDrill(servedWith(RING));
    const leaked = { secrets: RING.secrets.map((each) => ({ ...each, leaked: true })) };
    const later = servedWith(withNewSecret(leaked));
    expect(await later.fail("playStep", fireAt(career, 0, shot), owner)).toEqual(["CONFLICT", "VERSION_CONFLICT"]);
    await later.ask("playStep", fireAt(career, 1, shot), owner);
    const { steps } = await later.ask("careerSteps", { career }, owner);
    expect(steps.map(({ kind }: { kind: string }) => kind)).toEqual(["START", "PROMISE", "PLAY"]);
    expect(await later.ask("verifyCareer", { career }, owner)).toMatchObject({ verified: true });
  });
});

describe("secrets of the server", () => {
  test("local service: created once, next to the games, readable only by the owner, and never overwritten", async () => {
    const file = join(folder, "careers.secrets.json");
    const started = async () => {
      const env: Record<string, string | undefined> = {};
      const warned: string[] = [];
      const store = careersService(join(folder, "careers"), env, (text) => warned.push(text));
      await store.start();
      await store.stop();
      expect([env.SERVER_SECRETS_FILE, warned]).toEqual([file, []]);
      return (await environmentSecrets(env)()).current.id;
    };
    const first = await started();
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const text = await readFile(file, "utf8");
    expect(await started()).toBe(first);
    expect(await readFile(file, "utf8")).toBe(text);
    expect((await readdir(folder)).filter((name) => name.includes("secrets.json"))).toEqual(["careers.secrets.json"]);
  });

  test("created by 20 processes at once: one file", async () => {
    const path = join(folder, "raced.json");
    let made = 0;
    const make = () => {
      made += 1;
      return { made };
    };
    await Promise.all(Array.from({ length: 20 }, () => privateFile(path, make)));
    const text = await readFile(path, "utf8");
    expect(JSON.parse(text)).toEqual({ made: expect.any(Number) });
    await privateFile(path, make);
    expect(await readFile(path, "utf8")).toBe(text);
  });

  test.skipIf(process.platform === "win32")("readable by others: closed to them when the server starts", async () => {
    const path = join(folder, "open.json");
    await writeFile(path, "{}");
    await chmod(path, 0o664);
    expect(await privateFile(path, () => "new")).toBe(path);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await readFile(path, "utf8")).toBe("{}");
  });

  test("unreadable file: STORE_AWAY; missing file: SECRET_MISSING", async () => {
    const path = join(folder, "garbled.json");
    await writeFile(path, '{"secrets":[]}');
    for (const [file, code] of [
      [path, "STORE_AWAY"],
      [join(folder, "none.json"), "SECRET_MISSING"],
    ] as const) {
      const openSecrets = environmentSecrets({ SERVER_SECRETS_FILE: file });
      const own = serviceOn(service.database, contextOf(service.context.openStore, [drill], { openSecrets }));
      const failed = await own.fail("createCareer", { ruleset: "drill", seed: "drill" });
      expect(failed).toEqual(["UNAVAILABLE", code]);
    }
  });

  test.each([
    ["rotate-secrets", '{"secrets":[],"secrets":[]}', 'the member "secrets" appears twice'],
    ["rotate-keys", '{"keys":[{"id":"a","id":"b"}]}', 'the member "id" appears twice'],
    ["rotate-keys", "{", "line 1, column 2"],
    ["rotate-secrets", '{"secrets":[]}', "invalid value at /secrets"],
  ])(
    "unreadable ring of secrets or keys: %s leaves it unchanged and names the cause (%j)",
    async (script, text, why) => {
      const path = join(folder, `strange-${script}.json`);
      await writeFile(path, text);
      const run = promisify(execFile)(process.execPath, ["--import", "tsx", `scripts/${script}.ts`, path]);
      const stderr = await run.then(
        () => "",
        (error: { readonly stderr: string }) => error.stderr,
      );
      expect(stderr).toMatch(new RegExp(`^${path} cannot be read: .+ The file was not changed\\.\n$`));
      expect(stderr).toContain(why);
      expect(await readFile(path, "utf8")).toBe(text);
    },
  );

  test.skipIf(process.platform === "win32").each(["rotate-secrets", "rotate-keys"])(
    "full disk: %s leaves the ring of secrets or keys unchanged",
    async (script) => {
      const path = join(folder, `${script}.json`);
      const run = (limit: string) =>
        promisify(execFile)("bash", ["-c", `${limit} exec node --import tsx scripts/${script}.ts ${path}`]);
      await run("");
      const text = await readFile(path, "utf8");
      await expect(run("trap '' XFSZ; ulimit -f 0;")).rejects.toThrow("EFBIG");
      expect(await readFile(path, "utf8")).toBe(text);
      expect((await readdir(folder)).filter((name) => name.startsWith(script))).toEqual([`${script}.json`]);
      await run("");
      const [before, after] = [text, await readFile(path, "utf8")].map((each) => idsIn(JSON.parse(each)));
      expect(after).toEqual([...before!, expect.any(String)]);
    },
    30_000,
  );

  test("leaked: never used for anything new", () => {
    const [leaked] = RING.secrets;
    const ring = withNewSecret({ secrets: [{ ...leaked!, leaked: true }] });
    const secrets = secretsOf(ring);
    expect([secrets.current.id, secrets.isLeaked(leaked!.id)]).toEqual([ring.secrets[1]!.id, true]);
    expect(secrets.find(leaked!.id)).toBeDefined();
    expect(() => secretsOf({ secrets: [{ ...leaked!, leaked: true }] })).toThrow("leaked");
  });
});
