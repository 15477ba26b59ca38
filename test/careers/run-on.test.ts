import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pq17 } from "../../src/rulesets/pq17/index";
import { exampleOf } from "../fixtures/examples";
import { openService, type Service } from "./service";

let service: Service;
beforeAll(async () => {
  service = await openService([pq17]);
});
afterAll(() => service.database.stop());

const { snapshot, input } = exampleOf(pq17, "scatterConvoy");

async function newGame() {
  const made = await service.ask("createCareer", { ruleset: "pq17", snapshot });
  const tokenOf = (role: string, side: string | null = null): string =>
    made.tokens.find((each: { role: string; side: string | null }) => each.role === role && each.side === side).token;
  const career: string = made.career.career;
  const scatter = { career, expectedVersion: 0, operation: "scatterConvoy", input, server: true };
  return { career, owner: tokenOf("OWNER"), allied: tokenOf("SIDE", "allied"), scatter };
}

// biome-ignore lint/suspicious/noExplicitAny: an answer of any shape
const stepsOf = (answer: any) => answer.steps.map(({ step }: any) => step);

test("createCareer with `board`: the pieces that the token sees, as a read of the career returns them", async () => {
  const made = await service.ask("createCareer", { ruleset: "pq17", snapshot, board: true });
  const [{ token }] = made.tokens;
  const { board } = await service.ask("career", { career: made.career.career, board: true }, token);
  expect(board.pieces.length).toBeGreaterThan(10);
  expect(made.career.board).toEqual(board);
  expect((await service.ask("createCareer", { ruleset: "pq17", snapshot })).career).not.toHaveProperty("board");
});

describe("career, runOn", () => {
  test("stores each step with its own promised seed, and is verified like single steps", async () => {
    const { career, owner, scatter } = await newGame();
    const played = await service.ask("playStep", { ...scatter, runOn: true, audit: "SUMMARY" }, owner);
    expect(played.version).toBe(3);
    const steps = stepsOf(played);
    expect(played.step).toEqual(steps[0]);
    expect((await service.ask("careerSteps", { career }, owner)).steps.slice(1)).toEqual(steps);
    expect(new Set(steps.map(({ seed }: { seed: string }) => seed)).size).toBe(3);
    expect(steps.map(({ previous }: { previous: string }) => previous).slice(1)).toEqual([
      steps[0].digest,
      steps[1].digest,
    ]);
    expect(played.answer.steps.map(({ digest }: { digest: string }) => digest)).toEqual(
      steps.map((step: { snapshot: string }) => step.snapshot),
    );
    expect(played.answer.digest).toBe(steps[2].snapshot);
    expect(JSON.stringify(played.answer.steps)).not.toContain('"kind":"effect"');
    expect(await service.ask("verifyCareer", { career }, owner)).toMatchObject({ verified: true, steps: 4 });
  });

  test("runs through an option of the bearer's side, and rejects an operation that the game lacks", async () => {
    const { allied, scatter } = await newGame();
    const played = await service.ask("playStep", { ...scatter, runOn: true, decisions: "OPEN" }, allied);
    const open = played.decisions.filter(({ kind }: { kind: string }) => kind === "MAY");
    const runThrough = open.map(({ operation }: { operation: string }) => operation);
    expect(runThrough).not.toEqual([]);
    const again = await newGame();
    const longer = await service.ask("playStep", { ...again.scatter, runOn: true, runThrough }, again.allied);
    expect(longer.version).toBeGreaterThan(played.version);
    const wrong = {
      ...again.scatter,
      expectedVersion: longer.version,
      runOn: true,
      runThrough: ["resolveWeather", "sail"],
    };
    expect(await service.fail("playStep", wrong, again.owner)).toEqual(["MALFORMED", "RUN_THROUGH_UNKNOWN"]);
  });

  test("gives the same steps as single calls with a caller's seed or tape", async () => {
    const digestsOf = async (dice: object, runOn: boolean) => {
      const { career, owner, scatter } = await newGame();
      const { server: _, ...move } = { ...scatter, ...dice };
      let answer = await service.ask("playStep", { ...move, runOn }, owner);
      for (const version of runOn ? [] : [1, 2]) {
        const end = { career, expectedVersion: version, operation: "endPhase", ...dice };
        answer = await service.ask("playStep", end, owner);
      }
      return [answer.version, answer.answer.digest];
    };
    expect(await digestsOf({ seed: "run" }, true)).toEqual(await digestsOf({ seed: "run" }, false));
    expect(await digestsOf({ dice: [] }, true)).toEqual(await digestsOf({ dice: [] }, false));
  });

  test("repeated with its key: stores nothing twice and gives the same response", async () => {
    const { career, owner, scatter } = await newGame();
    const request = { ...scatter, runOn: true, idempotencyKey: "scatter-1" };
    const played = await service.ask("playStep", request, owner);
    await service.ask("playStep", { ...scatter, expectedVersion: 3, operation: "endPhase", input: {} }, owner);
    expect(JSON.stringify(await service.ask("playStep", request, owner))).toBe(JSON.stringify(played));
    expect(await service.ask("career", { career }, owner)).toMatchObject({ newest: 4 });
    expect(await service.fail("playStep", { ...request, runOn: false }, owner)).toEqual([
      "KEY_REUSED",
      "IDEMPOTENCY_KEY_REUSED",
    ]);
  });

  test("shows a side only what it may see, step by step", async () => {
    const { allied, scatter } = await newGame();
    const played = await service.ask("playStep", { ...scatter, runOn: true }, allied);
    expect(played).toMatchObject({ version: 3, answer: null, view: expect.any(Object) });
    expect(played.steps).toHaveLength(3);
    for (const { step, audit } of played.steps) {
      expect(step).toMatchObject({ operation: expect.any(String), input: {}, seed: null, snapshot: null });
      expect(audit).toEqual(expect.any(Array));
    }
    expect(played.steps[0].audit).toEqual(played.audit);
  });
});
