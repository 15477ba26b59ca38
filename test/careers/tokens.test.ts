import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Desk, newDrill, openDesk } from "./desk";

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.database.stop());

const KEY = "5e2a7d1c-90b4-4f3e-8c6d-1a2b3c4d5e6f";
const OTHER_KEY = "c7b1f0a9-3d52-4e86-b0f4-9e8d7c6b5a40";
const GONE = ["CONFLICT", "TOKEN_GONE"];
const UNKNOWN = ["UNKNOWN", "CAREER_UNKNOWN"];

/** The id of a career's only token of this role. */
async function idOf(career: string, owner: string, role: string): Promise<string> {
  const { tokens } = await desk.ask("career", { career }, owner);
  return tokens.find((each: { role: string }) => each.role === role).id;
}

describe("an idempotency key", () => {
  test("issues one token, however often it is sent at once", async () => {
    const { career, owner } = await newDrill(desk);
    const issue = { career, role: "SPECTATOR", idempotencyKey: KEY };
    const made = await Promise.all(Array.from({ length: 10 }, () => desk.ask("issueToken", issue, owner)));
    expect(new Set(made.map((each) => each.token)).size).toBe(1);
    expect((await desk.ask("career", { career }, owner)).tokens).toHaveLength(3);
  });

  test("rotates a token once, however often it is sent at once", async () => {
    const { career, owner, spectator } = await newDrill(desk);
    const rotate = { career, tokenId: await idOf(career, owner, "SPECTATOR"), idempotencyKey: KEY };
    const made = await Promise.all(Array.from({ length: 10 }, () => desk.ask("rotateToken", rotate, owner)));
    expect(new Set(made.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(await desk.fail("career", { career }, spectator)).toEqual(UNKNOWN);
    expect(await desk.ask("career", { career }, made[0].token)).toMatchObject({ role: "SPECTATOR" });
    expect(await desk.ask("rotateToken", rotate, owner)).toEqual(made[0]);
  });

  test("gives an owner its new token again although the old one opens nothing any more", async () => {
    const { career, owner } = await newDrill(desk);
    const rotate = { career, tokenId: await idOf(career, owner, "OWNER"), idempotencyKey: KEY };
    const made = await Promise.all(Array.from({ length: 5 }, () => desk.ask("rotateToken", rotate, owner)));
    expect(new Set(made.map((each) => each.token)).size).toBe(1);
    expect(await desk.fail("career", { career }, owner)).toEqual(UNKNOWN);
    expect(await desk.ask("rotateToken", rotate, owner)).toEqual(made[0]);
    expect(await desk.ask("career", { career }, made[0].token)).toMatchObject({ role: "OWNER" });
    expect(await desk.fail("rotateToken", { ...rotate, idempotencyKey: OTHER_KEY }, owner)).toEqual(UNKNOWN);
    expect(await desk.fail("rotateToken", { career, tokenId: rotate.tokenId }, owner)).toEqual(UNKNOWN);
  });

  test("brings back no token that was replaced or revoked since", async () => {
    const { career, owner } = await newDrill(desk);
    const issue = { career, role: "SPECTATOR", idempotencyKey: KEY };
    const { id } = await desk.ask("issueToken", issue, owner);
    const rotate = { career, tokenId: id, idempotencyKey: KEY };
    await desk.ask("rotateToken", rotate, owner);
    expect(await desk.fail("issueToken", issue, owner)).toEqual(GONE);
    const second = await desk.ask("rotateToken", { ...rotate, idempotencyKey: OTHER_KEY }, owner);
    expect(await desk.fail("rotateToken", rotate, owner)).toEqual(GONE);
    expect(await desk.ask("career", { career }, second.token)).toMatchObject({ role: "SPECTATOR" });
    await desk.ask("revokeToken", { career, tokenId: id }, owner);
    expect(await desk.fail("issueToken", issue, owner)).toEqual(GONE);
    expect((await desk.ask("career", { career }, owner)).tokens).toHaveLength(2);
  });

  test("that others might hit upon makes no token", async () => {
    const { career, owner } = await newDrill(desk);
    const weak = { career, idempotencyKey: "1" };
    const tokenId = await idOf(career, owner, "OWNER");
    for (const [operation, input] of [
      ["issueToken", { ...weak, role: "OWNER" }],
      ["rotateToken", { ...weak, tokenId }],
    ] as const) {
      expect(await desk.fail(operation, input, owner)).toEqual(["MALFORMED", "IDEMPOTENCY_KEY_WEAK"]);
    }
    expect(await desk.ask("career", { career }, owner)).toMatchObject({ role: "OWNER" });
  });

  test("of another owner, or of an onlooker, makes another token or none", async () => {
    const { career, owner, spectator } = await newDrill(desk);
    const issue = { career, role: "SPECTATOR", idempotencyKey: KEY };
    const one = await desk.ask("issueToken", issue, owner);
    const second = await desk.ask("issueToken", { career, role: "OWNER" }, owner);
    expect((await desk.ask("issueToken", issue, second.token)).token).not.toBe(one.token);
    expect(await desk.fail("issueToken", issue, spectator)).toEqual(["FORBIDDEN", "ROLE_FORBIDDEN"]);
    const rotate = { career, tokenId: one.id, idempotencyKey: KEY };
    expect(await desk.fail("rotateToken", rotate, spectator)).toEqual(["FORBIDDEN", "ROLE_FORBIDDEN"]);
  });
});
