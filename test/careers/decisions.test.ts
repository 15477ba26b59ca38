import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Decision } from "../../src/core/contract/answer";
import { DECISION_SCOPES, type DecisionScope } from "../../src/core/contract/request";
import { listDecisions } from "../../src/core/engine/adjudicate";
import { pq17 } from "../../src/rulesets/pq17/index";
import { exampleOf } from "../fixtures/examples";
import { openService, type Service } from "./service";

let service: Service;
beforeAll(async () => {
  service = await openService([pq17]);
});
afterAll(() => service.database.stop());

const { snapshot, input } = exampleOf(pq17, "scatterConvoy");

/** Returns the kernel's decisions for a snapshot, as JSON. */
function listed(of: unknown, decisions: DecisionScope): readonly Decision[] {
  const answer = listDecisions(pq17, { snapshot: of, decisions });
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

describe.each(DECISION_SCOPES)("stored game, decisions: %s", (decisions) => {
  test("createCareer, career and playStep: the same decisions as the kernel", async () => {
    const { made, career, scatter, owner } = await newGame(decisions);
    expect(made.career.decisions).toEqual(listed(snapshot, decisions));
    const read = await service.ask("career", { career, decisions }, owner);
    expect(read.decisions).toEqual(listed(snapshot, decisions));
    const { answer } = await service.ask("playStep", { ...scatter, decisions }, owner);
    expect(answer.decisions).toEqual(listed(answer.snapshot, decisions));
  });

  test("playStep with runOn: the same number of steps for every scope", async () => {
    const { scatter, owner } = await newGame();
    const played = await service.ask("playStep", { ...scatter, decisions, runOn: true }, owner);
    expect([played.version, played.answer.steps.length]).toEqual([3, 3]);
    expect(played.answer.decisions).toEqual(listed(played.answer.snapshot, decisions));
  });
});

test("decision scopes: their lists differ, so a mix-up is detected", () => {
  const lists = DECISION_SCOPES.map((scope) => JSON.stringify(listed(snapshot, scope)));
  expect(new Set(lists).size).toBe(DECISION_SCOPES.length);
});

test("career, SIDE token: only that side's decisions, filtered by scope", async () => {
  const { career, allied } = await newGame();
  const { snapshot: hidden, decisions } = await service.ask("career", { career, decisions: "ALL" }, allied);
  expect([hidden, decisions.length > 0]).toEqual([null, true]);
  const open = await service.ask("career", { career, decisions: "OPEN" }, allied);
  expect(open.decisions).toEqual(decisions.filter(({ legal }: Decision) => legal));
});

test("playStep, repeated with its key and another scope: the new scope applies and nothing is stored twice", async () => {
  const { career, scatter, owner } = await newGame();
  const keyed = { ...scatter, idempotencyKey: "scatter-1" };
  await service.ask("playStep", { ...keyed, decisions: "ALL" }, owner);
  const again = await service.ask("playStep", { ...keyed, decisions: "NONE" }, owner);
  expect([again.version, again.answer.decisions]).toEqual([1, []]);
  expect(await service.ask("career", { career }, owner)).toMatchObject({ newest: 1 });
});

test("career, unknown decision scope: DECISIONS_UNKNOWN", async () => {
  const { career, owner } = await newGame();
  const response = await service.call("career", { career, decisions: "SOME" }, owner);
  expect(response).toMatchObject({
    ok: false,
    problem: { faults: [{ code: "DECISIONS_UNKNOWN", pointer: "/decisions" }] },
  });
});
