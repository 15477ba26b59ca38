import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Decision } from "../../src/core/contract/answer";
import { DECISION_SCOPES, type DecisionScope } from "../../src/core/contract/request";
import { decide } from "../../src/core/engine/adjudicate";
import { pq17 } from "../../src/rulesets/pq17/index";
import { exampleOf } from "../fixtures/examples";
import { openService, type Service } from "./service";

let service: Service;
beforeAll(async () => {
  service = await openService([pq17]);
});
afterAll(() => service.database.stop());

const { snapshot, input } = exampleOf(pq17, "scatterConvoy");

/** What the kernel lists of a snapshot, as JSON. */
function listed(of: unknown, decisions: DecisionScope): readonly Decision[] {
  const answer = decide(pq17, { snapshot: of, decisions });
  if (answer.kind !== "DECISIONS") throw new Error(JSON.stringify(answer));
  return JSON.parse(JSON.stringify(answer.decisions));
}

async function newGame(decisions?: DecisionScope) {
  const made = await service.ask("createCareer", { ruleset: "pq17", snapshot, decisions });
  const tokens: readonly { role: string; side: string | null; token: string }[] = made.tokens;
  const career: string = made.career.career;
  const scatter = { career, expectedVersion: 0, operation: "scatterConvoy", input, server: true };
  const tokenOf = (role: string, side: string | null = null) =>
    tokens.find((each) => each.role === role && each.side === side)!.token;
  return { made, career, scatter, owner: tokenOf("OWNER"), allied: tokenOf("SIDE", "allied") };
}

describe.each(DECISION_SCOPES)("a stored game lists %s of the decisions", (decisions) => {
  test("where it is made, read and played, as the kernel lists them", async () => {
    const { made, career, scatter, owner } = await newGame(decisions);
    expect(made.career.decisions).toEqual(listed(snapshot, decisions));
    const read = await service.ask("career", { career, decisions }, owner);
    expect(read.decisions).toEqual(listed(snapshot, decisions));
    const { answer } = await service.ask("playStep", { ...scatter, decisions }, owner);
    expect(answer.decisions).toEqual(listed(answer.snapshot, decisions));
  });

  test("and runs on as far, whatever it lists", async () => {
    const { scatter, owner } = await newGame();
    const played = await service.ask("playStep", { ...scatter, decisions, runOn: true }, owner);
    expect([played.version, played.answer.steps.length]).toEqual([3, 3]);
    expect(played.answer.decisions).toEqual(listed(played.answer.snapshot, decisions));
  });
});

test("lists differ in length, so that none of them can stand for another", () => {
  const lengths = DECISION_SCOPES.map((scope) => listed(snapshot, scope).length);
  expect(new Set(lengths).size).toBe(DECISION_SCOPES.length);
});

test("a side is listed its own among those asked for", async () => {
  const { career, allied } = await newGame();
  const { snapshot: hidden, decisions } = await service.ask("career", { career, decisions: "ALL" }, allied);
  expect([hidden, decisions.length > 0]).toEqual([null, true]);
  const open = await service.ask("career", { career, decisions: "OPEN" }, allied);
  expect(open.decisions).toEqual(decisions.filter(({ legal }: Decision) => legal));
});

test("a step sent again with its key may ask for other decisions, and stores nothing twice", async () => {
  const { career, scatter, owner } = await newGame();
  const keyed = { ...scatter, idempotencyKey: "scatter-1" };
  await service.ask("playStep", { ...keyed, decisions: "ALL" }, owner);
  const again = await service.ask("playStep", { ...keyed, decisions: "NONE" }, owner);
  expect([again.version, again.answer.decisions]).toEqual([1, []]);
  expect(await service.ask("career", { career }, owner)).toMatchObject({ newest: 1 });
});

test("a scope that there is none of is a fault", async () => {
  const { career, owner } = await newGame();
  const asked = await service.call("career", { career, decisions: "SOME" }, owner);
  expect(asked).toMatchObject({
    ok: false,
    problem: { faults: [{ code: "DECISIONS_UNKNOWN", pointer: "/decisions" }] },
  });
});
