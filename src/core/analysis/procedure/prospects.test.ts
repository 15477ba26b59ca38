import { describe, expect, it } from "vitest";
import { blank, drill } from "../../../../test/fixtures/drill";
import { every, oneOf } from "../../choice/values";
import { type AnyOperation, defineOperation } from "../../contract/operation";
import type { AnyRuleset } from "../../contract/ruleset";
import { enumerate } from "../../dice/enumerating";
import { add, minus, multiply, ONE, type Rational, rational, ZERO } from "../../dice/rational";
import { apply, seededPick } from "../../engine/apply";
import { chooseMove, moveChances } from "../../engine/policy";
import { analyse, type Given } from "../call";
import { oddsOf } from "../odds/compute";
import type { Prospects } from "./answer";
import { prospects } from "./prospects";

const ask = (request: Given, ruleset: AnyRuleset = drill, spent?: () => number) =>
  analyse(ruleset, prospects, request, spent);

function told(request: Given, ruleset: AnyRuleset = drill, spent?: () => number): Prospects {
  const answer = ask(request, ruleset, spent);
  if (answer.kind !== "PROSPECTS") throw new Error(JSON.stringify(answer));
  return answer as Prospects;
}

type Fraction = { readonly numerator: string; readonly denominator: string };

const exact = ({ numerator, denominator }: Fraction): Rational => rational(BigInt(numerator), BigInt(denominator));

const plain = ({ numerator, denominator }: Rational): string => `${numerator}/${denominator}`;

/** The least chance of each way to end, by its name and values, as a fraction. */
function shares({ groups }: Prospects): Record<string, string> {
  return Object.fromEntries(
    groups.map(({ end, until, values, probability }) => [
      [end, until ?? "", ...Object.values(values)].join(" ").trim().replace("  ", " "),
      plain(exact(probability)),
    ]),
  );
}

const shot = { target: 0, gun: "bow_gun", note: null };

/** Fires one shot at the raft again and again; a shot hits with 7 in 12 (2d6, up to 7). */
const firing = { snapshot: blank(), choices: [{ operation: "resolveFire", input: { shots: [shot] } }], trials: 0 };

const DAMAGE = "/snapshot/targets/0/damage";

/** Buoys that the current carries round: a die moves the raft on, sinks it, or does nothing. */
function drifting(sides: string): AnyRuleset {
  const drift = defineOperation({
    ...(drill.operations[1] as AnyOperation),
    name: "drift",
    legality: () => ({ legal: true, input: every({}) }),
    resolve(ctx) {
      const { total } = ctx.rollPlain({ label: "drift", section: "1", dice: sides, say: String });
      const raft = ctx.state.targets[0];
      if (total === 1) ctx.set(ctx.state, "done", true, "SUNK", "1");
      else if (total === 2) ctx.set(raft, "damage", (raft.damage + 1) % 3, "MOVED", "1");
      return { done: true };
    },
  });
  return { ...drill, operations: [drift] };
}

/** Buoys that never sink: a face of 2 moves the raft on, one of 3 does nothing. */
function endless(faces: readonly number[]): AnyRuleset {
  const drift = drifting("1d6");
  const operation = drift.operations[0] as AnyOperation;
  return {
    ...drift,
    operations: [
      {
        ...operation,
        resolve(ctx) {
          const { total } = ctx.rollPlain({ label: "drift", section: "1", dice: "1d6", say: String });
          const raft = ctx.state.targets[0];
          if (faces[total % faces.length] === 2) ctx.set(raft, "damage", (raft.damage + 1) % 3, "MOVED", "1");
          return { done: true };
        },
      } as AnyOperation,
    ],
  };
}

/** Everything a procedure comes to, by one enumeration of it whole: nothing is merged, nothing is solved. */
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
  it("comes to what a hand computes: three shots hit as a binomial has it", () => {
    const answer = told({ ...firing, until: [{ operations: 3 }], project: [DAMAGE] });
    expect(answer.exact).toMatchObject({ complete: true, stopped: null, covered: { decimal: "1.000000000" } });
    expect(shares(answer)).toEqual({
      "UNTIL 0 0": "125/1728",
      "UNTIL 0 1": "175/576",
      "UNTIL 0 2": "245/576",
      "UNTIL 0 3": "343/1728",
    });
  });

  it("sums what may be repeated without end: a target is hit in the end, and it is told exactly", () => {
    const answer = told({ ...firing, until: [{ pointer: DAMAGE, atLeast: 2 }] });
    expect(answer.exact).toMatchObject({ complete: true, stopped: null, states: 2 });
    expect(shares(answer)).toEqual({ "UNTIL 0": "1/1" });
  });

  it("weighs what ends it against what goes on for ever: two holes before a salvo of two misses", () => {
    const both = { shots: [shot, { ...shot, target: 1 }] };
    const answer = told({
      ...firing,
      choices: [{ operation: "resolveFire", input: both }],
      until: [
        { pointer: DAMAGE, atLeast: 1 },
        { pointer: "/snapshot/targets/1/damage", atLeast: 1 },
      ],
    });
    // The first hits, or the first misses and the second hits, before both miss and it begins again.
    expect(shares(answer)).toEqual({ "UNTIL 0": "12/17", "UNTIL 1": "5/17" });
  });

  it("follows what goes round through several places until next to nothing is left", () => {
    const answer = told({ snapshot: blank(), until: [{ over: true }], trials: 0 }, drifting("1d6"));
    expect(answer.exact).toMatchObject({ complete: false, stopped: "DEPTH", states: 3 });
    expect(shares(answer)).toHaveProperty("UNTIL 0");
    expect(Number(answer.groups[0]!.probability.decimal)).toBeGreaterThan(0.999999998);
    const { numerator, denominator } = minus(ONE, exact(answer.exact.covered));
    expect(numerator > 0n && numerator * 10n ** 11n < denominator).toBe(true);
  });

  it("ends where it goes round for ever and nothing is left to follow", () => {
    // A buoy that stays where it is, one that is carried round, and one of which the dice decide that.
    for (const faces of [[3], [2], [2, 3]]) {
      const answer = told({ snapshot: blank(), until: [{ over: true }], trials: 0 }, endless(faces));
      expect(answer.exact).toMatchObject({ complete: false, stopped: "DEPTH", covered: { decimal: "0.000000000" } });
      expect(answer.groups).toEqual([]);
    }
  });

  it("is cut by the time while it goes round", () => {
    let asked = 0;
    const late = () => Number(++asked > 20) * 2;
    const request = { snapshot: blank(), until: [{ over: true }], trials: 0 };
    expect(told(request, endless([2, 3]), late).exact).toMatchObject({ complete: false, covered: { numerator: "0" } });
  });

  it("tells states apart by their step where that is asked for", () => {
    const hit = { ...firing, until: [{ pointer: DAMAGE, atLeast: 1 }], bound: 100 };
    for (const place of ["/snapshot/step", "/snapshot"]) {
      const [first, second] = told({ ...hit, project: [place] }).groups;
      // It hits with 7 in 12 at once, and else as often the next time.
      expect(first).toMatchObject({ probability: { numerator: "7", denominator: "12" } });
      expect(second).toMatchObject({ probability: { numerator: "35", denominator: "144" } });
    }
    // Two misses come to the third shot, which ends it whatever it does.
    const until = [{ pointer: "/snapshot/step", atLeast: 3 }, hit.until[0]];
    expect(shares(told({ ...hit, until }))).toEqual({ "UNTIL 0": "25/144", "UNTIL 1": "119/144" });
  });

  it("comes to equal states by several ways and goes on from there once, with the same odds", () => {
    const shots = [0, 1, 0, 1, 0, 1, 1, 0];
    const choices = [{ operation: "resolveFire", input: { shots: [shot] } }];
    const turns = { ...drill, operations: [alternating(shots)] };
    const answer = told(
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
    // Not the 255 of a tree: after n shots the hits on each target tell everything.
    expect(answer.exact.states).toBe(70);
    expect(answer.exact.branches).toBeLessThan(200);
  });

  it("is, until one operation, what the odds of that operation are", () => {
    const snapshot = blank();
    const input = { shots: [shot, { ...shot, target: 1 }] };
    const one = oddsOf(drill, { operation: "resolveFire", snapshot, input, project: [DAMAGE] });
    const answer = told({ operation: "resolveFire", snapshot, input, until: [{ operations: 1 }], project: [DAMAGE] });
    if (one.kind !== "ODDS") throw new Error(JSON.stringify(one));
    expect(answer.groups.map(({ values, probability }) => ({ values, probability }))).toEqual(
      one.groups.map(({ values, probability }) => ({ values, probability })),
    );
    expect(answer.opening).toBe("resolveFire");
  });
});

/** Shoots at targets in turn, by the number of steps hidden in the flagship. */
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

describe("where a procedure ends", () => {
  const finish = { operation: "endDrill" };

  it("is the first of its conditions that holds, and always the end of the game", () => {
    const until = [{ pointer: DAMAGE, equals: 5 }, { operations: 4 }];
    expect(shares(told({ ...firing, choices: [finish], until }))).toEqual({ OVER: "1/1" });
    expect(shares(told({ ...firing, choices: [finish], until: [...until, { phase: ["over"] }] }))).toEqual({
      "UNTIL 2": "1/1",
    });
    expect(shares(told({ ...firing, choices: [finish], until: [{ left: ["firing"] }] }))).toEqual({ "UNTIL 0": "1/1" });
  });

  it("is where it began, when a condition holds there; but an operation named is resolved first", () => {
    const until = [{ phase: ["firing"] }];
    expect(told({ ...firing, until }).exact).toMatchObject({ complete: true, branches: 0 });
    const opened = told({ ...firing, operation: "endDrill", until });
    expect(shares(opened)).toEqual({ OVER: "1/1" });
  });

  it("tells with what chance nobody had said what to do", () => {
    const wide = { operation: "resolveFire", input: { shots: [{ ...shot, target: 3 }] } };
    expect(shares(told({ ...firing, choices: [wide], until: [{ operations: 2 }] }))).toEqual({ STUCK: "1/1" });
    const once = { operation: "resolveFire", input: { shots: [shot] } };
    const stuck = told({ ...firing, choices: [once, finish], until: [{ operations: 9 }] }, untilHit());
    expect(shares(stuck)).toEqual({ STUCK: "429591071/429981696", "UNTIL 0": "390625/429981696" });
  });

  it.each([
    [{ pointer: DAMAGE, in: [1, 2] }, "7/12"],
    [{ pointer: DAMAGE, atMost: 0 }, "5/12"],
    [{ pointer: DAMAGE, changed: true }, "7/12"],
    [{ pointer: DAMAGE, equals: 1 }, "7/12"],
    [{ pointer: "/snapshot/flagship", equals: null }, "1/1"],
    [{ pointer: "/snapshot/targets/3", equals: null }, "1/1"],
  ])("holds by a value: %j", (condition, share) => {
    const answer = told({
      ...firing,
      operation: "resolveFire",
      input: { shots: [shot] },
      until: [condition, { operations: 1 }],
    });
    expect(shares(answer)["UNTIL 0"]).toBe(share);
  });
});

/** A drill whose guns may fire until the raft is hit, after which nothing may be done. */
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

describe("what is chosen", () => {
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

  it("is the input given, a patch on the first legal one, or the only one there is", () => {
    const by = (choice: object) => shares(told({ ...request, choices: [{ operation: "aim", ...choice }] }, aiming));
    expect(by({ input: { at: 2 } })).toEqual({ "UNTIL 0 2": "1/1" });
    expect(by({ patch: { at: 3 } })).toEqual({ "UNTIL 0 3": "1/1" });
    expect(by({ patch: {} })).toEqual({ "UNTIL 0 1": "1/1" });
    expect(by({ input: { at: 7 } })).toEqual({ "STUCK 0": "1/1" });
    expect(by({ patch: { at: null } })).toEqual({ "STUCK 0": "1/1" });
    expect(by({})).toEqual({ "STUCK 0": "1/1" });
  });

  it("is nothing where there is but one thing to do", () => {
    const only: AnyRuleset = { ...drill, operations: [drill.operations[1]!] };
    expect(shares(told({ snapshot: blank(), until: [{ over: true }] }, only))).toEqual({ "UNTIL 0": "1/1" });
    expect(shares(told({ ...request, choices: [] }, aiming))).toEqual({ "STUCK 0": "1/1" });
  });

  it("is what a policy would choose, as often as it would", () => {
    const liking = {
      doc: "Likes the middle.",
      lots: {},
      like: (_: unknown, __: string, { at }: Record<string, unknown>) => (at === 2 ? 1 : 0),
    };
    const charts = drill.pack.charts;
    const chances = moveChances(aiming, liking, blank(), charts, 100);
    const share = (at: number) => chances.find(({ move }) => (move.input as { at: number }).at === at)!;
    // Eight draws miss the middle with two thirds each; what is left falls to the others alike.
    const missed = rational(2n ** 8n, 3n ** 8n);
    expect(plain(share(2))).toBe(plain(minus(ONE, missed)));
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

  it("is a policy's where no fixed choice is legal", () => {
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
    const answer = told(
      { ...request, policy: "cautious", project: ["hurt"], choices: [{ operation: "aim", input: { at: 9 } }] },
      ruled,
    );
    expect(shares(answer)).toEqual({ "UNTIL 0 1": "1/3", "UNTIL 0 2": "1/3", "UNTIL 0 3": "1/3" });
    expect(answer.policy).toBe("cautious");
  });
});

describe("a procedure that is cut", () => {
  const long = { ...firing, until: [{ operations: 9 }], project: [DAMAGE] };
  const whole = told(long);

  it.each([1, 2, 3, 5, 8, 13, 21])("holds the truth between its bounds: %i branches", (bound) => {
    const cut = told({ ...long, bound });
    const truth = new Map(whole.groups.map((group) => [JSON.stringify(group.values), exact(group.probability)]));
    for (const { values, probability, most } of cut.groups) {
      const { numerator, denominator } = minus(truth.get(JSON.stringify(values))!, exact(probability));
      expect(numerator >= 0n && denominator > 0n).toBe(true);
      expect(minus(exact(most), truth.get(JSON.stringify(values))!).numerator >= 0n).toBe(true);
    }
    const sum = cut.groups.reduce<Rational>((total, group) => add(total, exact(group.probability)), ZERO);
    expect(plain(sum)).toBe(plain(exact(cut.exact.covered)));
    expect(cut.exact).toMatchObject({ complete: false, stopped: "BOUND", bound });
    expect(cut.exact.branches).toBeLessThanOrEqual(bound);
  });

  it("covers no less the further it goes, and all in the end", () => {
    const covered = [1, 5, 10, 15, 20, 1000].map((bound) => exact(told({ ...long, bound }).exact.covered));
    for (const [index, each] of covered.slice(1).entries())
      expect(minus(each, covered[index]!).numerator >= 0n).toBe(true);
    expect(plain(covered.at(-1)!)).toBe("1/1");
  });

  it("has a sample beside it that is within its bounds, and none where nothing was cut", () => {
    const cut = told({ ...long, bound: 5, trials: 2000, seed: "s" });
    expect(cut.sample).toMatchObject({ sampled: true, trials: 2000, seed: "s" });
    const truth = new Map(whole.groups.map((group) => [JSON.stringify(group.values), exact(group.probability)]));
    for (const { values, sampled } of cut.groups) {
      const { numerator, denominator } = truth.get(JSON.stringify(values))!;
      const share = Number(numerator) / Number(denominator);
      expect(Math.abs(sampled!.count / 2000 - share)).toBeLessThan(4 * Math.sqrt((share * (1 - share)) / 2000) + 0.001);
    }
    expect(told({ ...long, trials: 2000 }).sample).toBeNull();
  });

  it("is cut by the time as well, after the first place", () => {
    let asked = 0;
    const cut = told(long, drill, () => (asked++ > 2 ? 1 : 0));
    expect(cut.exact).toMatchObject({ complete: false, stopped: "TIME" });
    expect(cut.sample).toBeNull();
  });
});

describe("a request that cannot be read", () => {
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
  ])("has a code and a pointer: %j", (given, code, pointer) => {
    const answer = ask({ ...firing, until: [{ operations: 1 }], ...given });
    expect(answer).toMatchObject({ kind: "MALFORMED" });
    const { faults } = answer as unknown as { faults: { code: string; pointer: string; message: string }[] };
    expect(faults.map((fault) => [fault.code, fault.pointer])).toEqual(expect.arrayContaining([[code, pointer]]));
    for (const { message } of faults) expect(message).toMatch(/^[A-Z].*[.]$/);
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
