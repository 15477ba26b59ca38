import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { duel, turns } from "../fixtures/duel";
import { contextOf, fireAt, openService, type Service, serviceOn } from "./service";

/** A service for a game that its sides play. */
let service: Service;
beforeAll(async () => {
  service = await openService([turns]);
});
afterAll(() => service.database.stop());

async function newGame(on = service, fields: object = {}) {
  const made = await on.ask("createCareer", { ruleset: "drill", seed: "duel", ...fields });
  const tokenOf = (role: string, side: string | null = null): string =>
    made.tokens.find((each: { role: string; side: string | null }) => each.role === role && each.side === side).token;
  const [red, blue] = [tokenOf("SIDE", "red"), tokenOf("SIDE", "blue")];
  return {
    career: made.career.career as string,
    red,
    blue,
    referee: tokenOf("REFEREE"),
    onlooker: tokenOf("SPECTATOR"),
  };
}

const SERVER = { server: true };
const names = (decisions: readonly { operation: string }[]) => decisions.map(({ operation }) => operation);

describe("SIDE token in a game that its sides play", () => {
  test("playStep in its turn: the response contains only its view", async () => {
    const { career, red, blue, referee } = await newGame();
    const played = await service.ask("playStep", fireAt(career, 0, SERVER), red);
    const { operation, input } = fireAt(career, 0, SERVER);
    const own = { operation, input, seed: null, rolls: [], revealed: null, snapshot: null };
    expect(played).toMatchObject({ kind: "RESOLUTION", version: 1, answer: null, step: own });
    expect(played.view).toEqual({ ruleset: "drill", step: null, own: { name: "Raft", damage: expect.any(Number) } });
    expect(played.audit.map(({ kind }: { kind: string }) => kind)).toEqual(["roll"]);
    expect(JSON.stringify(played)).not.toContain("Hulk");
    expect(await service.ask("playStep", fireAt(career, 1, SERVER), blue)).toMatchObject({ version: 2 });
    expect((await service.ask("career", { career }, referee)).snapshot.step).toBe(3);
    expect(await service.ask("verifyCareer", { career }, red)).toMatchObject({ verified: true, steps: 3 });
    const { steps } = await service.ask("careerSteps", { career }, red);
    expect(steps.map(({ snapshot }: { snapshot: unknown }) => snapshot)).toEqual([null, null, null]);
  });

  test("careerSteps: operation and input of its own steps, and null for all others", async () => {
    const { career, red, blue, referee, onlooker } = await newGame();
    const { operation, input } = fireAt(career, 0, SERVER);
    await service.ask("playStep", fireAt(career, 0, SERVER), red);
    await service.ask("playStep", fireAt(career, 1, SERVER), blue);
    await service.ask("playStep", fireAt(career, 2, SERVER), referee);
    const movesFor = async (token: string) => {
      const { steps } = await service.ask("careerSteps", { career }, token);
      return steps.map((step: { operation: unknown; input: unknown }) => [step.operation, step.input]);
    };
    const auditedFor = async (token: string) => {
      const read = [1, 2, 3].map((version) => service.ask("careerAudit", { career, version }, token));
      return (await Promise.all(read)).map((each) => each.operation);
    };
    const [own, none] = [
      [operation, input],
      [null, null],
    ];
    expect(await movesFor(red)).toEqual([none, own, none, none]);
    expect(await movesFor(blue)).toEqual([none, none, own, none]);
    expect(await movesFor(onlooker)).toEqual([none, none, none, none]);
    expect(await auditedFor(red)).toEqual([operation, null, null]);
    expect(await auditedFor(blue)).toEqual([null, operation, null]);
    expect(await auditedFor(onlooker)).toEqual([null, null, null]);
  });

  test("playStep: returns its own decisions, in the requested scope", async () => {
    const operations = turns.operations.map((each) =>
      each.name === "resolveFire" ? { ...each, by: ({ step }: { step: number }) => (step < 3 ? "red" : "blue") } : each,
    );
    const rules = serviceOn(service.database, contextOf(service.context.openStore, [{ ...turns, operations }]));
    const { career, red } = await newGame(rules);
    const first = await rules.ask("playStep", { ...fireAt(career, 0, SERVER), idempotencyKey: "first" }, red);
    expect(names(first.decisions)).toEqual(["resolveFire"]);
    expect(first.decisions).toEqual((await rules.ask("career", { career }, red)).decisions);
    const again = await rules.ask("playStep", { ...fireAt(career, 0, SERVER), idempotencyKey: "first" }, red);
    expect(again.decisions).toEqual(first.decisions);
    const second = await rules.ask("playStep", { ...fireAt(career, 1, SERVER), decisions: "ALL" }, red);
    expect([second.kind, second.decisions]).toEqual(["RESOLUTION", []]);
  });

  test("playStep out of turn, or an operation that is not its own: SIDE_FORBIDDEN", async () => {
    const { career, red, blue, referee, onlooker } = await newGame();
    const forbidden = ["FORBIDDEN", "SIDE_FORBIDDEN"];
    expect(await service.fail("playStep", fireAt(career, 0, SERVER), blue)).toEqual(forbidden);
    const end = { career, expectedVersion: 0, operation: "endDrill", server: true };
    expect(await service.fail("playStep", end, red)).toEqual(forbidden);
    for (const operation of ["new", "surrender", "__proto__", "constructor"]) {
      expect(await service.fail("playStep", { ...end, operation }, red)).toEqual(["MALFORMED", "OPERATION_UNKNOWN"]);
    }
    expect(await service.fail("playStep", fireAt(career, 0, SERVER), onlooker)).toEqual([
      "FORBIDDEN",
      "ROLE_FORBIDDEN",
    ]);
    expect(await service.ask("playStep", end, referee)).toMatchObject({ version: 1 });
  });

  test("playStep with dice or a seed: DICE_FORBIDDEN", async () => {
    const { career, red } = await newGame();
    for (const more of [{ seed: "mine" }, { dice: [1, 1] }, { ...SERVER, dice: [1] }]) {
      expect(await service.fail("playStep", fireAt(career, 0, more), red)).toEqual(["FORBIDDEN", "DICE_FORBIDDEN"]);
    }
    expect(await service.fail("playStep", fireAt(career, 0, {}), red)).toEqual(["MALFORMED", "SEED_OR_DICE"]);
  });

  test("playStep with dice in a career with sideDice: its own dice, and no hidden facts while dice are missing", async () => {
    const { career, red, blue } = await newGame(service, { sideDice: true });
    const needs = await service.ask("playStep", fireAt(career, 0, { dice: [1] }), red);
    expect(needs).toMatchObject({ kind: "NEEDS_ROLL", version: 0, step: null });
    expect(needs.answer).toMatchObject({ audit: [], dice: [1], next: { label: "gunnery", held: [1], totals: [] } });
    expect(await service.ask("playStep", fireAt(career, 0, { dice: [3, 4] }), red)).toMatchObject({ version: 1 });
    expect(await service.fail("playStep", fireAt(career, 1, { seed: "mine" }), blue)).toEqual([
      "FORBIDDEN",
      "DICE_FORBIDDEN",
    ]);
    expect(await service.ask("playStep", fireAt(career, 1, SERVER), blue)).toMatchObject({ version: 2 });
    expect(await service.ask("career", { career }, blue)).toMatchObject({ sideDice: true });
  });

  test("career: returns its own decisions", async () => {
    const { career, red, blue, referee, onlooker } = await newGame();
    const shown = async (token: string) => (await service.ask("career", { career }, token)).decisions;
    expect(names(await shown(referee))).toEqual(["resolveFire", "endDrill"]);
    expect(names(await shown(red))).toEqual(["resolveFire"]);
    expect(await shown(blue)).toEqual([]);
    expect(await shown(onlooker)).toBeNull();
  });

  test("careerAudit: returns the audit entries it may see, for every step", async () => {
    const { career, red, blue, referee, onlooker } = await newGame();
    await service.ask("playStep", fireAt(career, 0, SERVER), red);
    const read = (token: string, version: number) => service.ask("careerAudit", { career, version }, token);
    const whole = await read(referee, 1);
    expect([whole.operation, whole.audit.length > 1]).toEqual(["resolveFire", true]);
    for (const token of [red, blue, onlooker]) {
      const expected = {
        version: 1,
        operation: token === red ? "resolveFire" : null,
        audit: whole.audit.filter(({ kind }: { kind: string }) => kind === "roll").slice(0, 1),
      };
      expect(await read(token, 1)).toEqual(expected);
    }
    expect(await service.fail("careerAudit", { career, version: 2 }, red)).toEqual(["MALFORMED", "VERSION_UNKNOWN"]);
  });

  test("careerMap, a game without a map: svg is null, and `viewer` names the side", async () => {
    const { career, red, referee, onlooker } = await newGame();
    const drawn = (token: string) => service.ask("careerMap", { career }, token);
    expect(await drawn(red)).toEqual({ version: 0, viewer: "red", svg: null });
    expect(await drawn(onlooker)).toEqual({ version: 0, viewer: "onlooker", svg: null });
    expect(await drawn(referee)).toEqual({ version: 0, viewer: null, svg: null });
  });

  test("playStep, repeated with its key: the same response", async () => {
    const { career, red, referee } = await newGame();
    const move = fireAt(career, 0, { ...SERVER, idempotencyKey: "mine" });
    const first = await service.ask("playStep", move, red);
    expect(await service.ask("playStep", move, red)).toEqual(first);
    expect((await service.ask("career", { career }, referee)).version).toBe(1);
  });

  test("playStep with another player's idempotency key: VERSION_CONFLICT, whether or not the move is the same", async () => {
    const { career, red, blue, referee } = await newGame();
    const move = fireAt(career, 0, { ...SERVER, idempotencyKey: "turn-1" });
    await service.ask("playStep", move, red);
    const guesses = [move, { ...move, input: { shots: [] } }, { ...move, idempotencyKey: "turn-2" }];
    for (const token of [blue, referee]) {
      for (const guess of guesses) {
        expect(await service.fail("playStep", guess, token)).toEqual(["CONFLICT", "VERSION_CONFLICT"]);
      }
    }
    await service.ask("playStep", { ...fireAt(career, 1, SERVER), idempotencyKey: "turn-1" }, blue);
    expect(await service.ask("playStep", move, red)).toMatchObject({ version: 1 });
  });

  test("playStep, refused by a rule: the response gives the reason", async () => {
    const { career, red } = await newGame();
    const input = { shots: [{ target: 3, gun: "bow_gun", note: null }] };
    const refused = await service.ask("playStep", { ...fireAt(career, 0, SERVER), input }, red);
    expect(refused).toMatchObject({ kind: "REFUSAL", step: null, view: null, answer: { code: "NO_TARGET" } });
    expect(refused.answer).not.toHaveProperty("snapshot");
  });
});

test("SIDE token in a game that only the referee plays: read access only", async () => {
  const watched = serviceOn(service.database, contextOf(service.context.openStore, [duel]));
  const { career, red } = await newGame(watched);
  expect(await watched.fail("playStep", fireAt(career, 0, SERVER), red)).toEqual(["FORBIDDEN", "ROLE_FORBIDDEN"]);
  expect((await watched.ask("career", { career }, red)).decisions).toBeNull();
  const made = { ruleset: "drill", seed: "duel", sideDice: true };
  expect(await watched.fail("createCareer", made)).toEqual(["MALFORMED", "SIDE_DICE_UNWANTED"]);
});

test("playStep that ends the game: the whole answer, with the requested decisions", async () => {
  const ended = turns.operations.map((each) => (each.name === "endDrill" ? { ...each, by: () => "red" } : each));
  const rules = { ...turns, operations: ended };
  const ending = serviceOn(service.database, contextOf(service.context.openStore, [rules]));
  const { career, red, referee } = await newGame(ending);
  const move = { career, expectedVersion: 0, operation: "endDrill", ...SERVER, idempotencyKey: "the-end" };
  for (const _ of ["played", "sent again"]) {
    const { answer, view } = await ending.ask("playStep", { ...move, decisions: "ALL" }, red);
    expect([names(answer.decisions), view]).toEqual([["resolveFire", "endDrill"], null]);
  }
  const { answer } = await ending.ask("playStep", { ...move, decisions: "NONE" }, red);
  expect(answer.decisions).toEqual([]);
  expect((await ending.ask("career", { career, decisions: "ALL" }, referee)).over).toBe(true);
});

test("finished game: a side sees every version in full", async () => {
  const { career, red, referee } = await newGame();
  await service.ask("playStep", { career, expectedVersion: 0, operation: "endDrill", server: true }, referee);
  for (const version of [0, 1]) {
    expect(await service.ask("career", { career, version }, red)).toMatchObject({ complete: true, version });
  }
});
