import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newDrill, openService, type Service } from "./service";

let service: Service;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.database.stop());

const KEY = "5e2a7d1c-90b4-4f3e-8c6d-1a2b3c4d5e6f";
const OTHER_KEY = "c7b1f0a9-3d52-4e86-b0f4-9e8d7c6b5a40";
const TOKEN_GONE = ["CONFLICT", "TOKEN_GONE"];
const UNKNOWN = ["UNKNOWN", "CAREER_UNKNOWN"];

/** Returns the id of the career's only token with this role. */
async function idOf(career: string, owner: string, role: string): Promise<string> {
  const { tokens } = await service.ask("career", { career }, owner);
  return tokens.find((each: { role: string }) => each.role === role).id;
}

test("career, `tokenId` and `tokens`: the owner sees the id of its own token; other roles see no tokens", async () => {
  const { career, owner, spectator } = await newDrill(service);
  const { tokenId, tokens } = await service.ask("career", { career }, owner);
  expect(tokens).toContainEqual({ id: tokenId, role: "OWNER", side: null });
  const second = await service.ask("issueToken", { career, role: "OWNER" }, owner);
  expect((await service.ask("career", { career }, second.token)).tokenId).toBe(second.id);
  expect(await service.ask("career", { career }, spectator)).toMatchObject({ tokenId: null, tokens: [] });
});

describe("idempotency key", () => {
  test("issueToken, identical requests at once: one token", async () => {
    const { career, owner } = await newDrill(service);
    const issue = { career, role: "SPECTATOR", idempotencyKey: KEY };
    const made = await Promise.all(Array.from({ length: 10 }, () => service.ask("issueToken", issue, owner)));
    expect(new Set(made.map((each) => each.token)).size).toBe(1);
    expect((await service.ask("career", { career }, owner)).tokens).toHaveLength(3);
  });

  test("rotateToken, identical requests at once: one rotation", async () => {
    const { career, owner, spectator } = await newDrill(service);
    const rotate = { career, tokenId: await idOf(career, owner, "SPECTATOR"), idempotencyKey: KEY };
    const made = await Promise.all(Array.from({ length: 10 }, () => service.ask("rotateToken", rotate, owner)));
    expect(new Set(made.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(await service.fail("career", { career }, spectator)).toEqual(UNKNOWN);
    expect(await service.ask("career", { career }, made[0].token)).toMatchObject({ role: "SPECTATOR" });
    expect(await service.ask("rotateToken", rotate, owner)).toEqual(made[0]);
  });

  test("rotateToken, repeated with the replaced token: the owner gets its new token again", async () => {
    const { career, owner } = await newDrill(service);
    const rotate = { career, tokenId: await idOf(career, owner, "OWNER"), idempotencyKey: KEY };
    const made = await Promise.all(Array.from({ length: 5 }, () => service.ask("rotateToken", rotate, owner)));
    expect(new Set(made.map((each) => each.token)).size).toBe(1);
    expect(await service.fail("career", { career }, owner)).toEqual(UNKNOWN);
    expect(await service.ask("rotateToken", rotate, owner)).toEqual(made[0]);
    expect(await service.ask("career", { career }, made[0].token)).toMatchObject({ role: "OWNER" });
    expect(await service.fail("rotateToken", { ...rotate, idempotencyKey: OTHER_KEY }, owner)).toEqual(UNKNOWN);
    expect(await service.fail("rotateToken", { career, tokenId: rotate.tokenId }, owner)).toEqual(UNKNOWN);
  });

  test("replaced or revoked tokens: a repeated request does not restore them", async () => {
    const { career, owner } = await newDrill(service);
    const issue = { career, role: "SPECTATOR", idempotencyKey: KEY };
    const { id } = await service.ask("issueToken", issue, owner);
    const rotate = { career, tokenId: id, idempotencyKey: KEY };
    await service.ask("rotateToken", rotate, owner);
    expect(await service.fail("issueToken", issue, owner)).toEqual(TOKEN_GONE);
    const second = await service.ask("rotateToken", { ...rotate, idempotencyKey: OTHER_KEY }, owner);
    expect(await service.fail("rotateToken", rotate, owner)).toEqual(TOKEN_GONE);
    expect(await service.ask("career", { career }, second.token)).toMatchObject({ role: "SPECTATOR" });
    await service.ask("revokeToken", { career, tokenId: id }, owner);
    expect(await service.fail("issueToken", issue, owner)).toEqual(TOKEN_GONE);
    expect((await service.ask("career", { career }, owner)).tokens).toHaveLength(2);
  });

  test("a guessable key: no token is issued", async () => {
    const { career, owner } = await newDrill(service);
    const weak = { career, idempotencyKey: "1" };
    const tokenId = await idOf(career, owner, "OWNER");
    for (const [operation, input] of [
      ["issueToken", { ...weak, role: "OWNER" }],
      ["rotateToken", { ...weak, tokenId }],
    ] as const) {
      expect(await service.fail(operation, input, owner)).toEqual(["MALFORMED", "IDEMPOTENCY_KEY_WEAK"]);
    }
    expect(await service.ask("career", { career }, owner)).toMatchObject({ role: "OWNER" });
  });

  test("the key of another owner or a spectator: a different token, or none", async () => {
    const { career, owner, spectator } = await newDrill(service);
    const issue = { career, role: "SPECTATOR", idempotencyKey: KEY };
    const one = await service.ask("issueToken", issue, owner);
    const second = await service.ask("issueToken", { career, role: "OWNER" }, owner);
    expect((await service.ask("issueToken", issue, second.token)).token).not.toBe(one.token);
    expect(await service.fail("issueToken", issue, spectator)).toEqual(["FORBIDDEN", "ROLE_FORBIDDEN"]);
    const rotate = { career, tokenId: one.id, idempotencyKey: KEY };
    expect(await service.fail("rotateToken", rotate, spectator)).toEqual(["FORBIDDEN", "ROLE_FORBIDDEN"]);
  });
});
