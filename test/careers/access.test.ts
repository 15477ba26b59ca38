import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bearerToken, hashOf, makeToken, slotOf } from "../../src/careers/tokens";
import type { AnyRuleset } from "../../src/core/contract/ruleset";
import { drill } from "../fixtures/drill";
import { duel } from "../fixtures/duel";
import { fireAt, newDrill, openService, type Service } from "./service";

let open: Service;

let hidden: Service;

beforeAll(async () => {
  [open, hidden] = await Promise.all([openService(), openService([duel])]);
});

afterAll(() => Promise.all([open.database.stop(), hidden.database.stop()]));

const UNKNOWN = ["UNKNOWN", "CAREER_UNKNOWN"];

describe("token", () => {
  test("makeToken: a token has 256 random bits, and only its hash matches its slot", () => {
    const token = makeToken();
    expect(Buffer.from(token.slice(4), "base64url")).toHaveLength(32);
    expect(makeToken()).not.toBe(token);
    const slot = { id: "a", role: "OWNER" as const, side: null, hash: hashOf(token) };
    expect(slotOf([slot], token)).toBe(slot);
    expect(slotOf([slot], `${token.slice(0, -1)}_`)).toBeUndefined();
    expect(slotOf([{ ...slot, hash: "" }], token)).toBeUndefined();
  });

  test.each([
    ["Bearer nut_", undefined],
    [undefined, undefined],
    ["", undefined],
    ["Basic abc", undefined],
    [`nut_${"a".repeat(43)}`, undefined],
    [`bearer  nut_${"a".repeat(43)} `, `nut_${"a".repeat(43)}`],
    [`Bearer nut_${"a".repeat(44)}`, undefined],
  ])("bearerToken: reads or rejects the header %j", (header, token) => expect(bearerToken(header)).toBe(token));

  test("createCareer: the store contains only the hash of the token", async () => {
    const { career, owner } = await newDrill(open);
    const store = await open.context.openStore(Date.now() + 1_000);
    const entry = await store.readEntry(career);
    const head = await store.readHead(entry!.chain);
    expect(head?.step.version).toBe(0);
    expect(JSON.stringify([entry, head])).not.toContain(owner.slice(4));
    expect(entry!.tokens[0]!.hash).toBe(hashOf(owner));
  });
});

describe("an unauthorized caller cannot probe for careers", () => {
  test("unknown career, and missing, wrong, foreign or revoked token: the same CAREER_UNKNOWN", async () => {
    const { career, owner, spectator } = await newDrill(open);
    const other = await newDrill(open);
    const { tokens } = await open.ask("career", { career }, owner);
    const { id } = tokens.find(({ role }: { role: string }) => role === "SPECTATOR");
    await open.ask("revokeToken", { career, tokenId: id }, owner);
    const answers = [
      await open.call("career", { career: "x".repeat(22) }, owner),
      await open.call("career", { career: "x" }, owner),
      await open.call("career", { career }),
      await open.call("career", { career }, makeToken()),
      await open.call("career", { career }, other.owner),
      await open.call("career", { career }, spectator),
    ];
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ ok: false, problem: { kind: "UNKNOWN", code: "CAREER_UNKNOWN" } });
  });

  test.each([
    "careerSteps",
    "playStep",
    "forkCareer",
    "verifyCareer",
    "exportCareer",
    "deleteCareer",
    "issueToken",
    "rotateToken",
    "revokeToken",
  ])("%s: a token of another career, or none, is CAREER_UNKNOWN", async (operation) => {
    const [{ career }, { owner }] = [await newDrill(open), await newDrill(open)];
    const input = {
      playStep: fireAt(career, 0),
      issueToken: { career, role: "OWNER" },
      rotateToken: { career, tokenId: "a".repeat(10) },
      revokeToken: { career, tokenId: "a".repeat(10) },
    }[operation] ?? { career };
    expect(await open.fail(operation, input, owner)).toEqual(UNKNOWN);
    expect(await open.fail(operation, input)).toEqual(UNKNOWN);
  });

  test("expired career: CAREER_UNKNOWN, even before the store drops it", async () => {
    const service = await openService([drill], { lifetime: -1 });
    const { career, owner } = await newDrill(service);
    expect(await service.fail("career", { career }, owner)).toEqual(UNKNOWN);
    expect((await service.ask("careers", {}, owner)).careers).toEqual([]);
    await service.database.stop();
  });
});

describe("token roles", () => {
  test("SPECTATOR: can read, cannot play or manage", async () => {
    const { career, spectator } = await newDrill(open);
    expect(await open.ask("career", { career }, spectator)).toMatchObject({
      role: "SPECTATOR",
      complete: true,
      tokens: [],
    });
    const forbidden = ["FORBIDDEN", "ROLE_FORBIDDEN"];
    expect(await open.fail("playStep", fireAt(career, 0), spectator)).toEqual(forbidden);
    expect(await open.fail("deleteCareer", { career }, spectator)).toEqual(forbidden);
    expect(await open.fail("issueToken", { career, role: "OWNER" }, spectator)).toEqual(forbidden);
  });

  test("SIDE: sees only its own view until the game is over", async () => {
    const made = await hidden.ask("createCareer", { ruleset: "drill", seed: "duel" });
    const tokenOf = (role: string, side: string | null = null): string =>
      made.tokens.find((each: { role: string; side: string | null }) => each.role === role && each.side === side).token;
    expect(made.tokens).toHaveLength(5);
    const { career } = made.career;
    const [red, onlooker, referee] = [tokenOf("SIDE", "red"), tokenOf("SPECTATOR"), tokenOf("REFEREE")];
    await hidden.ask("playStep", fireAt(career, 0, { dice: [1, 1] }), referee);
    expect(await hidden.ask("career", { career }, red)).toMatchObject({
      role: "SIDE",
      side: "red",
      complete: false,
      snapshot: null,
      decisions: null,
      view: { own: { name: "Raft", damage: 1 } },
    });
    expect(await hidden.ask("career", { career }, tokenOf("SIDE", "blue"))).toMatchObject({
      view: { own: { name: "Hulk" } },
    });
    expect(await hidden.ask("career", { career }, onlooker)).toMatchObject({ view: { step: 2 } });
    expect(await hidden.ask("career", { career }, referee)).toMatchObject({ complete: true, snapshot: { step: 2 } });
    const { steps } = await hidden.ask("careerSteps", { career }, red);
    expect(steps[1]).toMatchObject({ operation: null, input: null, seed: null, rolls: [], revealed: null });
    expect(await hidden.fail("exportCareer", { career }, red)).toEqual(["FORBIDDEN", "ROLE_FORBIDDEN"]);
    expect(await hidden.fail("forkCareer", { career }, onlooker)).toEqual(["FORBIDDEN", "ROLE_FORBIDDEN"]);
    expect(await hidden.ask("verifyCareer", { career }, red)).toMatchObject({ verified: true });
    await hidden.ask("playStep", { career, expectedVersion: 1, operation: "endDrill", seed: "end" }, referee);
    const over: AnyRuleset = { ...duel, over: () => true };
    const after = { ...hidden.context, rulesets: { ids: ["drill"], find: () => over } };
    const { serviceOn } = await import("./service");
    expect(await serviceOn(hidden.database, after).ask("career", { career }, red)).toMatchObject({
      complete: true,
      view: null,
    });
  });

  test("OWNER: issues, rotates and revokes tokens", async () => {
    const { career, owner } = await newDrill(open);
    const issued = await open.ask("issueToken", { career, role: "SPECTATOR" }, owner);
    expect((await open.ask("career", { career }, owner)).tokens).toHaveLength(3);
    const rotated = await open.ask("rotateToken", { career, tokenId: issued.id }, owner);
    expect(await open.fail("career", { career }, issued.token)).toEqual(UNKNOWN);
    expect((await open.ask("careers", {}, issued.token)).careers).toEqual([]);
    expect((await open.ask("careers", {}, rotated.token)).careers).toHaveLength(1);
    await open.ask("revokeToken", { career, tokenId: issued.id }, owner);
    expect(await open.fail("career", { career }, rotated.token)).toEqual(UNKNOWN);
    const { tokens } = await open.ask("career", { career }, owner);
    const own = tokens.find(({ role }: { role: string }) => role === "OWNER").id;
    expect(await open.fail("revokeToken", { career, tokenId: own }, owner)).toEqual(["MALFORMED", "TOKEN_IN_USE"]);
    const fresh = await open.ask("rotateToken", { career, tokenId: own }, owner);
    expect(await open.fail("career", { career }, owner)).toEqual(UNKNOWN);
    expect(await open.ask("career", { career }, fresh.token)).toMatchObject({ role: "OWNER" });
    expect(await open.fail("issueToken", { career, role: "SIDE", side: "red" }, fresh.token)).toEqual([
      "MALFORMED",
      "SIDE_UNKNOWN",
    ]);
  });

  test("issueToken: three concurrent calls store three tokens", async () => {
    const { career, owner } = await newDrill(open);
    const issue = () => open.call("issueToken", { career, role: "SPECTATOR" }, owner);
    const answers = await Promise.all([issue(), issue(), issue()]);
    const issued = answers.filter(({ ok }) => ok);
    expect((await open.ask("career", { career }, owner)).tokens).toHaveLength(2 + issued.length);
    expect(issued).toHaveLength(3);
  });
});
