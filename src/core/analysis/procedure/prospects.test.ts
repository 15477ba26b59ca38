import { describe, expect, it } from "vitest";
import { blank, drill } from "../../../../test/fixtures/drill";
import { every, oneOf } from "../../choice/values";
import { type AnyOperation, defineOperation } from "../../contract/operation";
import type { AnyRuleset } from "../../contract/ruleset";
import { enumerate } from "../../dice/enumerating";
import { add, multiply, ONE, type Rational, rational, subtract, ZERO } from "../../dice/rational";
import { apply, seededPick } from "../../engine/apply";
import { chooseMove, moveChances } from "../../engine/policy";
import { analyse, type RequestFields } from "../call";
import { oddsOf } from "../odds/compute";
import type { Prospects } from "./answer";
import { prospects } from "./prospects";

const ask = (request: RequestFields, ruleset: AnyRuleset = drill, timeUsed?: () => number) =>
  analyse(ruleset, prospects, request, timeUsed);

function prospectsFor(request: RequestFields, ruleset: AnyRuleset = drill, timeUsed?: () => number): Prospects {
  const answer = ask(request, ruleset, timeUsed);
  if (answer.kind !== "PROSPECTS") throw new Error(JSON.stringify(answer));
  return answer as Prospects;
}

type Fraction = { readonly numerator: string; readonly denominator: string };

const exact = ({ numerator, denominator }: Fraction): Rational => rational(BigInt(numerator), BigInt(denominator));

const plain = ({ numerator, denominator }: Rational): string => `${numerator}/${denominator}`;

/** The lower bound of each ending's probability as a fraction, by name and values. */
function shares({ groups }: Prospects): Record<string, string> {
  return Object.fromEntries(
    groups.map(({ end, until, values, probability }) => [
      [end, until ?? "", ...Object.values(values)].join(" ").trim().replace("  ", " "),
      plain(exact(probability)),
    ]),
  );
}

const shot = { target: 0, gun: "bow_gun", note: null };

/** Fires one shot at the raft, repeatedly. A shot hits with probability 7/12 (2d6, 7 or less). */
const firing = { snapshot: blank(), choices: [{ operation: "resolveFire", input: { shots: [shot] } }], trials: 0 };

const DAMAGE = "/snapshot/targets/0/damage";

/** Drifting buoys: a die moves the raft on, sinks it, or does nothing. */
function drifting(sides: string): AnyRuleset {
  const drift = defineOperation({
    ...(drill.operations[1] as AnyOperation),
    name: "drift",
    legality: () => ({ legal: true, input: every({}) }),
    resolve(ctx) {
      const { total } = ctx.rollPlain({ label: "drift", section: "1", dice: sides, resultName: String });
      const raft = ctx.state.targets[0];
      if (total === 1) ctx.set(ctx.state, "done", true, "SUNK", "1");
      else if (total === 2) ctx.set(raft, "damage", (raft.damage + 1) % 3, "MOVED", "1");
      return { done: true };
    },
  });
  return { ...drill, operations: [drift] };
}

/** Buoys that never sink: a face of 2 moves the raft on, a face of 3 does nothing. */
function endless(faces: readonly number[]): AnyRuleset {
  const drift = drifting("1d6");
  const operation = drift.operations[0] as AnyOperation;
  return {
    ...drift,
    operations: [
      {
        ...operation,
        resolve(ctx) {
          const { total } = ctx.rollPlain({ label: "drift", section: "1", dice: "1d6", resultName: String });
          const raft = ctx.state.targets[0];
          if (faces[total % faces.length] === 2) ctx.set(raft, "damage", (raft.damage + 1) % 3, "MOVED", "1");
          return { done: true };
        },
      } as AnyOperation,
    ],
  };
}

/** Enumerates a whole procedure at once, without merging or solving anything. */
function unmerged(shots: readonly number[]): Map<string, Rational> {
  const operation = drill.operations[0] as AnyOperation;
  const { outcomes } = enumerate(
    (dice) => {
      const state = blank();
      for (const target of shots) {
        apply(operation, state, drill.pack.charts, { shots: [{ ...shot, target }] }, dice);
      }
      return state.targets.map(({ damage }) => damage);
    },
    { bound: 100_000, keyOf: JSON.stringify },
  );
  return new Map(outcomes.map(({ value, ...chance }) => [value.join(" "), chance]));
}

describe("a procedure with fixed choices", () => {
  it("equals a calculation by hand: hits of three shots are binomial", () => {
    const answer = prospectsFor({ ...firing, until: [{ operations: 3 }], project: [DAMAGE] });
    expect(answer.exact).toMatchObject({ complete: true, stopped: null, covered: { decimal: "1.000000000" } });
    expect(shares(answer)).toEqual({
      "UNTIL 0 0": "125/1728",
      "UNTIL 0 1": "175/576",
      "UNTIL 0 2": "245/576",
      "UNTIL 0 3": "343/1728",
    });
  });

  it("sums endless repetition exactly: the target is hit in the end", () => {
    const answer = prospectsFor({ ...firing, until: [{ pointer: DAMAGE, atLeast: 2 }] });
    expect(answer.exact).toMatchObject({ complete: true, stopped: null, states: 2 });
    expect(shares(answer)).toEqual({ "UNTIL 0": "1/1" });
  });

  it("weighs an ending against endless repetition: two holes before a salvo of two misses", () => {
    const both = { shots: [shot, { ...shot, target: 1 }] };
    const answer = prospectsFor({
      ...firing,
      choices: [{ operation: "resolveFire", input: both }],
      until: [
        { pointer: DAMAGE, atLeast: 1 },
        { pointer: "/snapshot/targets/1/damage", atLeast: 1 },
      ],
    });
    // The first shot hits, or it misses and the second hits; if both miss it starts again.
    expect(shares(answer)).toEqual({ "UNTIL 0": "12/17", "UNTIL 1": "5/17" });
  });

  it("follows a cycle of several states until almost nothing is left", () => {
    const answer = prospectsFor({ snapshot: blank(), until: [{ over: true }], trials: 0 }, drifting("1d6"));
    expect(answer.exact).toMatchObject({ complete: false, stopped: "DEPTH", states: 3 });
    expect(shares(answer)).toHaveProperty("UNTIL 0");
    expect(Number(answer.groups[0]!.probability.decimal)).toBeGreaterThan(0.999999998);
    const { numerator, denominator } = subtract(ONE, exact(answer.exact.covered));
    expect(numerator > 0n && numerator * 10n ** 11n < denominator).toBe(true);
  });

  it("ends if only a cycle is left", () => {
    // A buoy that stays in place, one that drifts, and one where the dice decide.
    for (const faces of [[3], [2], [2, 3]]) {
      const answer = prospectsFor({ snapshot: blank(), until: [{ over: true }], trials: 0 }, endless(faces));
      expect(answer.exact).toMatchObject({ complete: false, stopped: "DEPTH", covered: { decimal: "0.000000000" } });
      expect(answer.groups).toEqual([]);
    }
  });

  it("is cut by the time within a cycle", () => {
    let clockReads = 0;
    const late = () => Number(++clockReads > 20) * 2;
    const request = { snapshot: blank(), until: [{ over: true }], trials: 0 };
    expect(prospectsFor(request, endless([2, 3]), late).exact).toMatchObject({
      complete: false,
      covered: { numerator: "0" },
    });
  });

  it("distinguishes states by their step if a projected place contains it", () => {
    const hit = { ...firing, until: [{ pointer: DAMAGE, atLeast: 1 }], bound: 100 };
    for (const place of ["/snapshot/step", "/snapshot"]) {
      const [first, second] = prospectsFor({ ...hit, project: [place] }).groups;
      // It hits at once with probability 7/12, and else with the same probability the next time.
      expect(first).toMatchObject({ probability: { numerator: "7", denominator: "12" } });
      expect(second).toMatchObject({ probability: { numerator: "35", denominator: "144" } });
    }
    // After two misses comes the third shot, which always ends it.
    const until = [{ pointer: "/snapshot/step", atLeast: 3 }, hit.until[0]];
    expect(shares(prospectsFor({ ...hit, until }))).toEqual({ "UNTIL 0": "25/144", "UNTIL 1": "119/144" });
  });

  it("merges equal states, with the same odds", () => {
    const shots = [0, 1, 0, 1, 0, 1, 1, 0];
    const choices = [{ operation: "resolveFire", input: { shots: [shot] } }];
    const turns = { ...drill, operations: [alternating(shots)] };
    const answer = prospectsFor(
      { snapshot: blank(), choices, until: [{ operations: 8 }], project: ["/snapshot/targets/*/damage"], trials: 0 },
      turns,
    );
    const whole = unmerged(shots);
    expect(answer.exact.complete).toBe(true);
    expect(answer.groups).toHaveLength(25);
    for (const { values, probability } of answer.groups) {
      const key = (values["/snapshot/targets/*/damage"] as number[]).join(" ");
      expect(plain(exact(probability))).toBe(plain(whole.get(key)!));
    }
    // Not the 255 nodes of a tree: after n shots the hits on each target determine everything.
    expect(answer.exact.states).toBe(70);
    expect(answer.exact.branches).toBeLessThan(200);
  });

  it("equals the odds of the operation if it ends after one operation", () => {
    const snapshot = blank();
    const input = { shots: [shot, { ...shot, target: 1 }] };
    const one = oddsOf(drill, { operation: "resolveFire", snapshot, input, project: [DAMAGE] });
    const answer = prospectsFor({
      operation: "resolveFire",
      snapshot,
      input,
      until: [{ operations: 1 }],
      project: [DAMAGE],
    });
    if (one.kind !== "ODDS") throw new Error(JSON.stringify(one));
    expect(answer.groups.map(({ values, probability }) => ({ values, probability }))).toEqual(
      one.groups.map(({ values, probability }) => ({ values, probability })),
    );
    expect(answer.opening).toBe("resolveFire");
  });
});

/** Fires at targets in turn, by the step number hidden in the flagship. */
function alternating(shots: readonly number[]): AnyOperation {
  const fire = drill.operations[0] as AnyOperation;
  return {
    ...fire,
    resolve(ctx, input) {
      const turn = ctx.state.flagship?.damage ?? 0;
      const target = shots[turn] ?? 0;
      const answer = fire.resolve(ctx, { shots: [{ ...input.shots[0], target }] });
      ctx.set(ctx.state, "flagship", { name: "Turn", damage: turn + 1 }, "TURN", "1");
      return answer;
    },
  };
}

describe("the end of a procedure", () => {
  const finish = { operation: "endDrill" };

  it("is at the first condition that holds, and always at the end of the game", () => {
    const until = [{ pointer: DAMAGE, equals: 5 }, { operations: 4 }];
    expect(shares(prospectsFor({ ...firing, choices: [finish], until }))).toEqual({ OVER: "1/1" });
    expect(shares(prospectsFor({ ...firing, choices: [finish], until: [...until, { phase: ["over"] }] }))).toEqual({
      "UNTIL 2": "1/1",
    });
    expect(shares(prospectsFor({ ...firing, choices: [finish], until: [{ left: ["firing"] }] }))).toEqual({
      "UNTIL 0": "1/1",
    });
  });

  it("is at the start if a condition holds there, but a named operation is resolved first", () => {
    const until = [{ phase: ["firing"] }];
    expect(prospectsFor({ ...firing, until }).exact).toMatchObject({ complete: true, branches: 0 });
    const afterOpening = prospectsFor({ ...firing, operation: "endDrill", until });
    expect(shares(afterOpening)).toEqual({ OVER: "1/1" });
  });

  it("includes the probability of STUCK, without a choice or policy", () => {
    const wide = { operation: "resolveFire", input: { shots: [{ ...shot, target: 3 }] } };
    expect(shares(prospectsFor({ ...firing, choices: [wide], until: [{ operations: 2 }] }))).toEqual({ STUCK: "1/1" });
    const once = { operation: "resolveFire", input: { shots: [shot] } };
    const stuck = prospectsFor({ ...firing, choices: [once, finish], until: [{ operations: 9 }] }, untilHit());
    expect(shares(stuck)).toEqual({ STUCK: "429591071/429981696", "UNTIL 0": "390625/429981696" });
  });

  it.each([
    [{ pointer: DAMAGE, in: [1, 2] }, "7/12"],
    [{ pointer: DAMAGE, atMost: 0 }, "5/12"],
    [{ pointer: DAMAGE, changed: true }, "7/12"],
    [{ pointer: DAMAGE, equals: 1 }, "7/12"],
    [{ pointer: "/snapshot/flagship", equals: null }, "1/1"],
    [{ pointer: "/snapshot/targets/3", equals: null }, "1/1"],
  ])("depends on a value: %j", (condition, share) => {
    const answer = prospectsFor({
      ...firing,
      operation: "resolveFire",
      input: { shots: [shot] },
      until: [condition, { operations: 1 }],
    });
    expect(shares(answer)["UNTIL 0"]).toBe(share);
  });
});

/** A drill whose guns may fire until the raft is hit. Nothing is legal after that. */
function untilHit(): AnyRuleset {
  const [fire] = drill.operations as unknown as readonly [AnyOperation];
  const closed = { legal: false, reason: { code: "DRILL_OVER", section: "1.9" } } as const;
  const legality: AnyOperation["legality"] = (state, charts) =>
    state.targets[0].damage > 0 ? closed : fire.legality(state, charts);
  return {
    ...drill,
    operations: [
      { ...fire, legality },
      { ...drill.operations[1]!, legality: () => closed },
    ],
  };
}

describe("the move chosen", () => {
  const aim = defineOperation({
    ...(drill.operations[1] as AnyOperation),
    name: "aim",
    legality: () => ({ legal: true, input: every({ at: oneOf([1, 2, 3]) }) }),
    input: drill.operations[1]!.input,
    resolve(ctx, { at }) {
      ctx.set(ctx.state.targets[0], "damage", at, "AIMED", "1");
      return { done: true };
    },
  });
  const passing = { safeParse: (value: unknown) => ({ success: true, data: value }) } as never;
  const aiming: AnyRuleset = { ...drill, operations: [{ ...aim, input: passing }] };
  const request = { snapshot: blank(), until: [{ operations: 1 }], project: [DAMAGE], trials: 0 };

  it("is the given input, a patch of the first legal input, or the only one", () => {
    const by = (choice: object) =>
      shares(prospectsFor({ ...request, choices: [{ operation: "aim", ...choice }] }, aiming));
    expect(by({ input: { at: 2 } })).toEqual({ "UNTIL 0 2": "1/1" });
    expect(by({ patch: { at: 3 } })).toEqual({ "UNTIL 0 3": "1/1" });
    expect(by({ patch: {} })).toEqual({ "UNTIL 0 1": "1/1" });
    expect(by({ input: { at: 7 } })).toEqual({ "STUCK 0": "1/1" });
    expect(by({ patch: { at: null } })).toEqual({ "STUCK 0": "1/1" });
    expect(by({})).toEqual({ "STUCK 0": "1/1" });
  });

  it("needs no choice where there is only one move", () => {
    const only: AnyRuleset = { ...drill, operations: [drill.operations[1]!] };
    expect(shares(prospectsFor({ snapshot: blank(), until: [{ over: true }] }, only))).toEqual({ "UNTIL 0": "1/1" });
    expect(shares(prospectsFor({ ...request, choices: [] }, aiming))).toEqual({ "STUCK 0": "1/1" });
  });

  it("has the distribution of the policy", () => {
    const liking = {
      doc: "Likes the middle.",
      lots: {},
      score: (_: unknown, __: string, { at }: Record<string, unknown>) => (at === 2 ? 1 : 0),
    };
    const charts = drill.pack.charts;
    const chances = moveChances(aiming, liking, blank(), charts, 100);
    const share = (at: number) => chances.find(({ move }) => (move.input as { at: number }).at === at)!;
    // Eight draws all miss the middle with probability (2/3)^8; the rest is shared equally by the others.
    const missed = rational(2n ** 8n, 3n ** 8n);
    expect(plain(share(2))).toBe(plain(subtract(ONE, missed)));
    expect(plain(share(1))).toBe(plain(multiply(missed, rational(1n, 2n))));
    expect(plain(chances.reduce<Rational>(add, ZERO))).toBe("1/1");
    const pick = seededPick("policy");
    const drawn = Array.from(
      { length: 4000 },
      () => chooseMove(aiming, liking, blank(), charts, pick)!.input as { at: number },
    );
    const middle = drawn.filter(({ at }) => at === 2).length / drawn.length;
    expect(Math.abs(middle - Number(share(2).numerator) / Number(share(2).denominator))).toBeLessThan(0.015);
  });

  it("is the policy's where no fixed choice is legal", () => {
    const policies = { cautious: { doc: "Aims.", lots: {} } };
    const analysis = {
      odds: { operation: "aim", project: [] },
      projections: {},
      unmoved: {},
      policies,
      measures: {
        hurt: { doc: "1 Damage.", of: (state: { targets: { damage: number }[] }) => state.targets[0]!.damage },
      },
    };
    const ruled = { ...aiming, analysis };
    const answer = prospectsFor(
      { ...request, policy: "cautious", project: ["hurt"], choices: [{ operation: "aim", input: { at: 9 } }] },
      ruled,
    );
    expect(shares(answer)).toEqual({ "UNTIL 0 1": "1/3", "UNTIL 0 2": "1/3", "UNTIL 0 3": "1/3" });
    expect(answer.policy).toBe("cautious");
  });
});

describe("a procedure that is cut", () => {
  const long = { ...firing, until: [{ operations: 9 }], project: [DAMAGE] };
  const whole = prospectsFor(long);

  it.each([1, 2, 3, 5, 8, 13, 21])("has the true odds within its bounds: %i branches", (bound) => {
    const cut = prospectsFor({ ...long, bound });
    const truth = new Map(whole.groups.map((group) => [JSON.stringify(group.values), exact(group.probability)]));
    for (const { values, probability, most } of cut.groups) {
      const { numerator, denominator } = subtract(truth.get(JSON.stringify(values))!, exact(probability));
      expect(numerator >= 0n && denominator > 0n).toBe(true);
      expect(subtract(exact(most), truth.get(JSON.stringify(values))!).numerator >= 0n).toBe(true);
    }
    const sum = cut.groups.reduce<Rational>((total, group) => add(total, exact(group.probability)), ZERO);
    expect(plain(sum)).toBe(plain(exact(cut.exact.covered)));
    expect(cut.exact).toMatchObject({ complete: false, stopped: "BOUND", bound });
    expect(cut.exact.branches).toBeLessThanOrEqual(bound);
  });

  it("covers more with a larger bound, and everything in the end", () => {
    const covered = [1, 5, 10, 15, 20, 1000].map((bound) => exact(prospectsFor({ ...long, bound }).exact.covered));
    for (const [index, each] of covered.slice(1).entries())
      expect(subtract(each, covered[index]!).numerator >= 0n).toBe(true);
    expect(plain(covered.at(-1)!)).toBe("1/1");
  });

  it("has a sample within its bounds; a complete one has none", () => {
    const cut = prospectsFor({ ...long, bound: 5, trials: 2000, seed: "s" });
    expect(cut.sample).toMatchObject({ sampled: true, trials: 2000, seed: "s" });
    const truth = new Map(whole.groups.map((group) => [JSON.stringify(group.values), exact(group.probability)]));
    for (const { values, sampled } of cut.groups) {
      const { numerator, denominator } = truth.get(JSON.stringify(values))!;
      const share = Number(numerator) / Number(denominator);
      expect(Math.abs(sampled!.count / 2000 - share)).toBeLessThan(4 * Math.sqrt((share * (1 - share)) / 2000) + 0.001);
    }
    expect(prospectsFor({ ...long, trials: 2000 }).sample).toBeNull();
  });

  it("is cut by the time too, after the first state", () => {
    let clockReads = 0;
    const cut = prospectsFor(long, drill, () => (clockReads++ > 2 ? 1 : 0));
    expect(cut.exact).toMatchObject({ complete: false, stopped: "TIME" });
    expect(cut.sample).toBeNull();
  });
});

describe("a malformed request", () => {
  it.each([
    [{ until: undefined }, "UNTIL_MALFORMED", "/until"],
    [{ until: [] }, "UNTIL_MALFORMED", "/until"],
    [{ until: [{}] }, "UNTIL_MALFORMED", "/until/0"],
    [{ until: [{ over: true, operations: 2 }] }, "UNTIL_MALFORMED", "/until/0"],
    [{ until: [{ pointer: "/snapshot/done" }] }, "UNTIL_MALFORMED", "/until/0"],
    [{ until: [{ operations: 2, equals: 1 }] }, "UNTIL_MALFORMED", "/until/0"],
    [{ until: [{ pointer: "/outcome", equals: 1 }] }, "UNTIL_MALFORMED", "/until/0/pointer"],
    [{ until: [{ pointer: "done", equals: 1 }] }, "UNTIL_MALFORMED", "/until/0/pointer"],
    [{ until: [{ pointer: "/snapshot/nothing", equals: 1 }] }, "UNTIL_MALFORMED", "/until/0/pointer"],
    [{ until: [{ operations: 0 }] }, "UNTIL_MALFORMED", "/until/0/operations"],
    [{ until: [{ after: 1 }] }, "FIELD_UNKNOWN", "/until/0/after"],
    [{ policy: "brave" }, "POLICY_UNKNOWN", "/policy"],
    [{ choices: [{ operation: "dance" }] }, "OPERATION_UNKNOWN", "/choices/0/operation"],
    [{ choices: [{ operation: "resolveFire", input: {} }] }, "INPUT_MALFORMED", "/choices/0/input/shots"],
    [{ choices: [{ operation: "endDrill", input: {}, patch: {} }] }, "CHOICES_MALFORMED", "/choices/0"],
    [{ choices: 7 }, "CHOICES_MALFORMED", "/choices"],
    [{ project: ["/outcome/hits"] }, "PROJECTION_MALFORMED", "/project/0"],
    [{ project: ["tons"] }, "PROJECTION_MALFORMED", "/project/0"],
    [{ project: [DAMAGE, DAMAGE] }, "PROJECTION_MALFORMED", "/project/1"],
    [{ project: ["/snapshot/nothing"] }, "PROJECTION_UNKNOWN", "/project/0"],
    [{ bound: 0 }, "BOUND_MALFORMED", "/bound"],
    [{ trials: -1 }, "TRIALS_MALFORMED", "/trials"],
    [{ seed: "" }, "SEED_MALFORMED", "/seed"],
    [{ operation: "dance" }, "OPERATION_UNKNOWN", "/operation"],
    [{ snapshot: undefined }, "SNAPSHOT_MISSING", "/snapshot"],
    [{ unit: 1 }, "FIELD_UNKNOWN", "/unit"],
  ])("has a code and a pointer: %j", (fields, code, pointer) => {
    const answer = ask({ ...firing, until: [{ operations: 1 }], ...fields });
    expect(answer).toMatchObject({ kind: "MALFORMED" });
    const { faults } = answer as unknown as { faults: { code: string; pointer: string; message: string }[] };
    expect(faults.map((fault) => [fault.code, fault.pointer])).toEqual(expect.arrayContaining([[code, pointer]]));
    for (const { message } of faults) expect(message).toMatch(/^[`A-Z].*[.]$/);
  });

  it("names the policies of the game, or says that it has none", () => {
    const answerOf = (ruleset: AnyRuleset): unknown =>
      ask({ ...firing, until: [{ operations: 1 }], policy: "brave" }, ruleset);
    const withPolicy = { ...drill, analysis: { ...drill.analysis!, policies: { cautious: {} as never } } };
    expect(answerOf(withPolicy)).toMatchObject({ faults: [{ message: "`policy` must be one of cautious." }] });
    const { analysis: _, ...withoutAnalysis } = drill;
    const message = "Leave out `policy`: this game has no policies.";
    expect(answerOf(withoutAnalysis)).toMatchObject({ faults: [{ message }] });
  });

  it("is refused where its first operation would be", () => {
    const snapshot = { ...blank(), done: true };
    const answer = ask({
      ...firing,
      operation: "resolveFire",
      snapshot,
      input: { shots: [shot] },
      until: [{ operations: 1 }],
    });
    expect(answer).toMatchObject({ kind: "REFUSAL", code: "DRILL_OVER" });
  });
});
