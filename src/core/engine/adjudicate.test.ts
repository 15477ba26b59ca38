import { describe, expect, it } from "vitest";
import { blank, drill } from "../../../test/fixtures/drill";
import { adjudicate, listDecisions } from "./adjudicate";

const shot = { target: 0, gun: "bow_gun", note: null };

const fire = (fields: object) =>
  adjudicate(drill, {
    operation: "resolveFire",
    snapshot: blank(),
    input: { shots: [shot] },
    seed: "drill",
    ...fields,
  });

const tape = (dice: number[], fields: object = {}) => fire({ seed: undefined, dice, ...fields });

describe("a resolution", () => {
  it("contains rolls, look-ups and changes, and the tape that replays it", () => {
    const answer = tape([3, 4]);
    expect(answer).toMatchObject({
      kind: "RESOLUTION",
      outcome: { hits: ["bow_gun"] },
      dice: [3, 4],
      algorithm: "tape/1",
      snapshot: { step: 1, targets: [{ damage: 1 }, { damage: 0 }] },
      audit: [
        { kind: "roll", code: "GUNNERY", faces: [3, 4], chart: "G1", row: 0, total: 7, modified: 7, result: "hit" },
        { kind: "effect", code: "TARGET_HIT", pointer: "/targets/0/damage", before: 0, after: 1 },
        { kind: "ruling", ruling: "D-1", citation: { ruleset: "drill", edition: "only", section: "1.5" } },
      ],
    });
  });

  it("is the same for the same seed, and its tape replays it", () => {
    const answer = fire({});
    expect(fire({})).toEqual(answer);
    if (answer.kind !== "RESOLUTION") throw new Error("The drill did not resolve.");
    expect(tape([...answer.dice])).toEqual({ ...answer, algorithm: "tape/1" });
  });

  it("does not change the snapshot", () => {
    const snapshot = blank();
    const before = JSON.stringify(snapshot);
    expect(fire({ snapshot }).kind).toBe("RESOLUTION");
    expect(JSON.stringify(snapshot)).toBe(before);
  });

  it("contains only rolls in a summary, and no lines with audit NONE", () => {
    expect(tape([3, 4], { audit: "SUMMARY" })).toMatchObject({ audit: [{ kind: "roll" }, { kind: "ruling" }] });
    expect(tape([3, 4], { audit: "NONE" })).toMatchObject({ audit: [], snapshot: { step: 1 } });
  });
});

describe("a tape", () => {
  it("too short: NEEDS_ROLL with the chart, the modifiers and the meaning of each total", () => {
    const night = { shots: [{ ...shot, night: true }] };
    const answer = tape([5], { input: night });
    expect(answer).toMatchObject({
      kind: "NEEDS_ROLL",
      dice: [5],
      next: {
        label: "gunnery",
        dice: "2d6",
        count: 2,
        sides: 6,
        held: [5],
        chart: "G1",
        modifiers: [{ code: "NIGHT", value: 1 }],
      },
    });
    if (answer.kind !== "NEEDS_ROLL") throw new Error("The tape sufficed.");
    expect(answer.next.totals).toHaveLength(11);
    expect(answer.next.totals[4]).toEqual({ total: 6, modified: 7, result: "hit" });
    expect(answer.next.totals[5]).toEqual({ total: 7, modified: 8, result: "miss" });
  });

  it("too short: NEEDS_ROLL lists the rolls that follow whatever the faces are", () => {
    const torpedo = { target: 1, gun: "stern_gun", note: null };
    const two = { input: { shots: [shot, torpedo] } };
    const gunnery = { label: "gunnery", dice: "2d6", count: 2, sides: 6, low: 1, high: 6 };
    expect(tape([], two)).toMatchObject({ following: [gunnery] });
    expect(tape([5], two)).toMatchObject({ next: { held: [5] }, following: [gunnery] });
    expect(tape([5, 6], two)).toMatchObject({ following: [] });
    expect(tape([])).toMatchObject({ following: [] });
  });

  it("with an unused face is malformed, with its position", () => {
    expect(tape([3, 4, 5])).toMatchObject({
      kind: "MALFORMED",
      faults: [{ code: "TAPE_LEFT_OVER", pointer: "/dice/2" }],
    });
  });

  it.each([
    [[7, 1], 0],
    [[1, 7], 1],
    [[0, 1], 0],
    [[1.5, 1], 0],
  ])("with a wrong face, %j, is malformed, with its position", (dice, at) => {
    expect(tape(dice)).toMatchObject({
      kind: "MALFORMED",
      faults: [{ code: "TAPE_FACE_WRONG", pointer: `/dice/${at}` }],
    });
  });

  it("together with a seed, or neither, is malformed", () => {
    expect(fire({ dice: [1, 2] })).toMatchObject({ faults: [{ code: "SEED_OR_DICE" }] });
    expect(fire({ seed: undefined })).toMatchObject({ faults: [{ code: "SEED_OR_DICE" }] });
  });
});

describe("malformed requests", () => {
  it.each([
    ["no snapshot", { snapshot: undefined }, "SNAPSHOT_MISSING", "/snapshot"],
    [
      "a snapshot of another ruleset",
      { snapshot: { ...blank(), ruleset: "chess" } },
      "RULESET_MISMATCH",
      "/snapshot/ruleset",
    ],
    ["an unknown edition", { snapshot: { ...blank(), edition: "ninth" } }, "EDITION_UNKNOWN", "/snapshot/edition"],
    ["a wrong type", { snapshot: { ...blank(), step: "one" } }, "SNAPSHOT_MALFORMED", "/snapshot/step"],
    ["an unknown field", { snapshot: { ...blank(), colour: "red" } }, "FIELD_UNKNOWN", "/snapshot/colour"],
    ["an input of the wrong shape", { input: { shots: 3 } }, "INPUT_MALFORMED", "/input/shots"],
    ["an unknown operation", { operation: "resolveRam" }, "OPERATION_UNKNOWN", "/operation"],
    ["an empty seed", { seed: "" }, "SEED_MALFORMED", "/seed"],
    ["a seed that is not well formed", { seed: "\ud800" }, "SEED_MALFORMED", "/seed"],
    ["an unknown chart", { charts: { G9: {} } }, "CHART_UNKNOWN", "/charts/G9"],
  ])("%s", (_, fields, code, pointer) => {
    expect(fire(fields)).toMatchObject({ kind: "MALFORMED", faults: [{ code, pointer }] });
  });

  it("a snapshot for a new game", () => {
    const answer = adjudicate(drill, { operation: "new", snapshot: blank(), input: {}, seed: "drill" });
    expect(answer).toMatchObject({ faults: [{ code: "SNAPSHOT_UNWANTED" }] });
  });
});

describe("caller's charts that cannot be played", () => {
  it("are a fault of the charts if a look-up finds nothing", () => {
    const message = "These charts make the game unplayable. Chart G1 lists no modifier NIGHT.";
    const shots = [{ ...shot, night: true }];
    expect(fire({ input: { shots } })).toMatchObject({ kind: "RESOLUTION" });
    expect(fire({ input: { shots }, charts: { G1: { modifiers: [] } } })).toEqual({
      kind: "MALFORMED",
      faults: [{ code: "CHARTS_UNPLAYABLE", pointer: "/charts", message }],
    });
  });

  it("do not hide exceptions of another kind", () => {
    const snapshot = { ...blank(), targets: [{ name: "Iceberg", damage: 0 }] };
    const request = { operation: "endDrill", snapshot, input: {}, seed: "drill" };
    expect(() => adjudicate(drill, request)).toThrow("Struck an iceberg");
    expect(() => adjudicate(drill, { ...request, charts: { G1: { name: "Mine" } } })).toThrow("Struck an iceberg");
  });
});

describe("a refusal", () => {
  it("of an illegal operation cites the rule that closes it", () => {
    const snapshot = { ...blank(), done: true };
    expect(fire({ snapshot })).toMatchObject({
      kind: "REFUSAL",
      code: "DRILL_OVER",
      citation: { ruleset: "drill", edition: "only", section: "1.9" },
      pointer: "",
    });
  });

  it("of an input points into it", () => {
    const answer = fire({ input: { shots: [{ ...shot, target: 3 }] } });
    expect(answer).toMatchObject({ kind: "REFUSAL", code: "NO_TARGET", pointer: "/input/shots/0/target" });
  });
});

describe("decisions", () => {
  it("list every operation, open with its input or closed with its rule", () => {
    const closed = listDecisions(drill, { snapshot: { ...blank(), done: true } });
    expect(closed).toMatchObject({
      decisions: [
        {
          operation: "resolveFire",
          legal: false,
          input: null,
          refusal: { code: "DRILL_OVER", citation: { section: "1.9" } },
        },
        { operation: "endDrill", legal: true, refusal: null },
      ],
    });
  });

  it("of a malformed snapshot: its faults", () => {
    expect(listDecisions(drill, { snapshot: 3 })).toMatchObject({
      kind: "MALFORMED",
      faults: [{ code: "SNAPSHOT_MISSING" }],
    });
  });
});
