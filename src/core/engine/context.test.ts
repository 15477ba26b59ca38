import { describe, expect, it } from "vitest";
import type { ChartView } from "../contract/chart";
import type { Dice } from "../dice/dice";
import { enumerate } from "../dice/enumerating";
import { SeededDice } from "../dice/seeded";
import { TapeDice } from "../dice/tape";
import { NeedsRollSignal, OperationContext } from "./context";

const state = () => ({ ruleset: "toy", edition: "first", step: 0 });

const contextFor = (faces: readonly number[]) => {
  const dice = new TapeDice(faces);
  return { dice, ctx: new OperationContext(state(), {}, dice, "FULL") };
};

const FIRING: ChartView<{ min: number; max: number; result: string }> = {
  chart: "FIRING",
  column: null,
  dice: "1d6",
  rows: [
    { min: 1, max: 4, result: "miss" },
    { min: 5, max: 6, result: "hit" },
  ],
};

const term = (code: string, value: number) => ({ code, value, rule: "1", when: "" });

const salvo = (...terms: readonly number[]) => ({
  label: "fire",
  section: "14.5",
  view: FIRING,
  terms: terms.map((value, index) => term(`TERM_${index}`, value)),
  counting: ["hit"],
});

describe("adjustments in the audit trail", () => {
  const fire = {
    label: "fire",
    section: "14.5",
    view: FIRING,
    adjust: (row: { result: string }) =>
      row.result === "hit" ? [{ code: "NETS", value: null, result: "miss", rule: "13.1", about: { ship: "a" } }] : [],
  };

  it("an adjustment has its code and citation, and is missing if the result is unchanged", () => {
    const { ctx } = contextFor([6, 1]);
    ctx.roll(fire);
    ctx.roll(fire);
    const [hit, miss] = ctx.audit;
    const citation = { ruleset: "toy", edition: "first", section: "13.1" };
    const adjustments = [{ code: "NETS", value: null, result: "miss", about: { ship: "a" }, citation }];
    expect(hit).toMatchObject({ result: "hit", adjustments });
    expect(miss).not.toHaveProperty("adjustments");
  });

  it("NEEDS_ROLL has the adjustments of every possible total", () => {
    const { ctx } = contextFor([]);
    const results = signalOf(() => ctx.roll(fire)).totals.map(({ adjustments }) => adjustments?.[0]?.result);
    expect(results).toEqual([undefined, undefined, undefined, undefined, "miss", "miss"]);
    const drawSpec = { label: "pool", section: "13.0", pool: ["a", "b"], resultName: (item: string) => item };
    const again = (item: string) => (item === "a" ? [{ code: "MET", value: null, result: "again", rule: "13.0" }] : []);
    const totals = signalOf(() => ctx.draw({ ...drawSpec, adjust: again })).totals;
    expect(totals.map(({ adjustments }) => adjustments?.length)).toEqual([1, undefined]);
  });

  it("the meanings of totals are recorded if no chart has them, unless each total is its own result", () => {
    const { ctx } = contextFor([3, 4]);
    const dice = "1d6";
    const modifiers = [term("NIGHT", -1)];
    ctx.rollPlain({
      label: "bomb",
      section: "7.2",
      dice,
      modifiers,
      resultName: (total) => (total >= 3 ? "hit" : "miss"),
    });
    ctx.rollPlain({ label: "coal", section: "7.3", dice, resultName: (total) => `${total} points` });
    const reads = [
      { min: null, max: 2, result: "miss" },
      { min: 3, max: null, result: "hit" },
    ];
    expect(ctx.audit[0]).toMatchObject({ modified: 2, result: "miss", reads });
    expect(ctx.audit[1]).not.toHaveProperty("reads");
  });
});

/** Returns the NeedsRollSignal that `roll` throws. */
function signalOf(roll: () => unknown): NeedsRollSignal {
  try {
    roll();
  } catch (error) {
    if (error instanceof NeedsRollSignal) return error;
  }
  throw new Error("The tape did not run out.");
}

describe("draws from a pool", () => {
  const draw = (pool: readonly string[]) => ({
    label: "pool",
    section: "13.0",
    pool,
    resultName: (item: string) => item,
  });

  it("a draw is recorded as a roll of a die with the pool's size", () => {
    const { ctx, dice } = contextFor([3]);
    expect(ctx.draw(draw(["a", "b", "c"]))).toBe("c");
    expect(dice.remaining).toBe(0);
    expect(ctx.audit).toMatchObject([{ kind: "draw", dice: "1d3", faces: [3], total: 3, result: "c", chart: null }]);
  });

  it("a pool of one is drawn from too", () => {
    const { ctx, dice } = contextFor([1]);
    expect(ctx.draw(draw(["only"]))).toBe("only");
    expect(dice.remaining).toBe(0);
  });

  it("NEEDS_ROLL lists the item of every draw", () => {
    const { ctx } = contextFor([]);
    expect(() => ctx.draw(draw(["a", "b"]))).toThrow(NeedsRollSignal);
    try {
      ctx.draw(draw(["a", "b"]));
    } catch (error) {
      expect((error as NeedsRollSignal).totals.map(({ result }) => result)).toEqual(["a", "b"]);
    }
  });

  it("an enumerating source merges equal items", () => {
    let alike: readonly number[] | undefined;
    const dice = {
      roll: (request: { outcomeClasses?: () => readonly number[] }) => {
        alike = request.outcomeClasses?.();
        return [1];
      },
    };
    new OperationContext(state(), {}, dice, "NONE").draw(draw(["a", "b", "a"]));
    expect(alike).toEqual([0, 1, 0]);
  });
});

describe("`about` of an audit line", () => {
  it("is recorded for rolls, draws and handfuls, and missing if not named", () => {
    const { ctx } = contextFor([5, 2, 1]);
    ctx.throwEach({ ...salvo(1), about: { ship: "goeben", target: "dublin" } });
    ctx.draw({
      label: "pool",
      about: { space: "malta" },
      section: "13.0",
      pool: ["a", "b"],
      resultName: (item) => item,
    });
    ctx.throwEach(salvo(1));
    expect(ctx.audit.map((entry) => (entry.kind === "ruling" ? null : entry.about))).toEqual([
      { ship: "goeben", target: "dublin" },
      { space: "malta" },
      undefined,
    ]);
    expect(ctx.audit[2]).not.toHaveProperty("about");
  });

  it("is the id of the changed record", () => {
    const draft = { ...state(), marks: [{ id: "dublin", damage: 0 }], count: 0 };
    const ctx = new OperationContext(draft, {}, new TapeDice([]), "FULL");
    ctx.set(draft.marks[0]!, "damage", 1, "DAMAGE", "14.13");
    ctx.set(draft, "count", 1, "COUNT", "14.13");
    expect(ctx.audit[0]).toMatchObject({ pointer: "/marks/0/damage", about: { of: "dublin" } });
    expect(ctx.audit[1]).not.toHaveProperty("about");
  });

  it("is the record around the change: its id, its unit or its number", () => {
    const unit = { no: 4, parts: [{ unit: "dd", cs: 3 }], screens: [1] };
    const draft = { ...state(), forces: [{ id: "tf_1", fuel: { marker: 17 } }], units: [unit] };
    const ctx = new OperationContext(draft, {}, new TapeDice([]), "FULL");
    ctx.set(draft.forces[0]!.fuel, "marker", 14, "FUEL_MARKER", "11.1.3");
    ctx.set(unit.parts[0]!, "cs", 2, "CS", "7");
    ctx.push(unit.screens, 2, "SCREEN", "7.5.4");
    expect(ctx.audit.map((entry) => entry.kind === "effect" && entry.about?.of)).toEqual(["tf_1", "dd", "4"]);
  });
});

describe("C.1 dice that count from 0", () => {
  const WEATHER: ChartView<{ min: number; max: number; result: string }> = {
    chart: "WEATHER",
    column: null,
    dice: "2d0-9",
    rows: [
      { min: 0, max: 9, result: "fair" },
      { min: 10, max: 18, result: "poor" },
    ],
  };
  const weather = { label: "weather", section: "9.1", view: WEATHER };

  it("tape and audit trail have the faces as printed", () => {
    const { ctx, dice } = contextFor([0, 9]);
    expect(ctx.roll(weather)).toMatchObject({ faces: [0, 9], total: 9, row: { result: "fair" } });
    expect(dice.remaining).toBe(0);
    expect(ctx.tape).toEqual([0, 9]);
    expect(ctx.audit).toMatchObject([{ dice: "2d0-9", faces: [0, 9], total: 9, modified: 9, result: "fair" }]);
  });

  it("10 is not a face of such a die, and 0 is not a face of any other", () => {
    expect(() => contextFor([1, 10]).ctx.roll(weather)).toThrow("Face 10");
    expect(() => contextFor([0]).ctx.throwEach(salvo(1))).toThrow("Face 0");
  });

  it("seeded dice return every face from 0 to 9", () => {
    const faces = new Set<number>();
    for (let step = 0; step < 60; step += 1) {
      const dice = new SeededDice("zero", { ruleset: "toy", operation: "roll", step });
      for (const face of new OperationContext(state(), {}, dice, "NONE").roll(weather).faces) faces.add(face);
    }
    expect([...faces].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it("all totals from 0 to 18 are enumerated with their odds", () => {
    const run = (dice: Dice) => new OperationContext(state(), {}, dice, "NONE").roll(weather).row.result;
    const { outcomes, complete } = enumerate(run, { bound: 1000, keyOf: String });
    expect(complete).toBe(true);
    const fair = outcomes.find(({ value }) => value === "fair");
    expect(fair).toMatchObject({ numerator: 11n, denominator: 20n });
  });
});

describe("a handful of dice", () => {
  it("the terms determine the number of dice, and each is read by itself", () => {
    const { ctx, dice } = contextFor([6, 1, 5, 4]);
    expect(ctx.throwEach(salvo(5, -1))).toEqual({ faces: [6, 1, 5, 4], counted: 2 });
    expect(dice.remaining).toBe(0);
    expect(ctx.audit).toMatchObject([
      { kind: "throw", code: "FIRE", dice: "4x1d6", rows: [1, 0, 1, 0], counting: ["hit"], counted: 2 },
    ]);
  });

  it("grouped dice are counted per group, in the order of the tape", () => {
    const { ctx } = contextFor([6, 1, 5, 4, 6]);
    const thrown = ctx.throwEach({ ...salvo(5), groups: ["a", "b", "b", "a", "a"] });
    expect(thrown).toEqual({ faces: [6, 1, 5, 4, 6], counted: 3, groups: { a: 2, b: 1 } });
    expect(ctx.tape).toEqual([6, 1, 5, 4, 6]);
    expect(ctx.audit).toHaveLength(1);
  });

  it("dice of a group are merged: eight in two groups branch like two handfuls", () => {
    const groups = ["a", "b", "b", "a", "a", "b", "a", "b"];
    const run = (dice: Dice) =>
      new OperationContext(state(), {}, dice, "NONE").throwEach({ ...salvo(8), groups }).groups!;
    const { outcomes, branches, complete } = enumerate(run, { bound: 1000, keyOf: JSON.stringify });
    expect({ branches, complete }).toEqual({ branches: 25, complete: true });
    expect(outcomes.find(({ value }) => value.a === 4 && value.b === 0)).toMatchObject({
      numerator: 16n,
      denominator: 6561n,
    });
  });

  it("reading the faces of grouped dice splits all of them", () => {
    const groups = ["a", "b", "a"];
    const run = (dice: Dice) => {
      const thrown = new OperationContext(state(), {}, dice, "NONE").throwEach({ ...salvo(3), groups });
      return thrown.faces.join("");
    };
    const { outcomes, complete } = enumerate(run, { bound: 1000, keyOf: String });
    expect(complete).toBe(true);
    expect(outcomes).toHaveLength(216);
    expect(new Set(outcomes.map(({ numerator, denominator }) => `${numerator}/${denominator}`))).toEqual(
      new Set(["1/216"]),
    );
  });

  it("fewer than one die is neither rolled nor recorded", () => {
    const { ctx } = contextFor([]);
    expect(ctx.throwEach(salvo(1, -3))).toEqual({ faces: [], counted: 0 });
    expect(ctx.audit).toEqual([]);
  });

  it("NEEDS_ROLL has the meaning of each face", () => {
    const { ctx } = contextFor([2]);
    try {
      ctx.throwEach(salvo(3));
      expect.unreachable();
    } catch (error) {
      const { totals, held, notation } = error as NeedsRollSignal;
      expect(totals.map(({ result }) => result)).toEqual(["miss", "miss", "miss", "miss", "hit", "hit"]);
      expect(held).toEqual([2]);
      expect(notation.count).toBe(3);
    }
  });
});
