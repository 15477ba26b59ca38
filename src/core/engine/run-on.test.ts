import { describe, expect, it } from "vitest";
import type { Adjudicated, ClosedDecision, Decision, NeedsRoll, OpenDecision, Resolution } from "../contract/answer";
import { type Request, type Result, RUN_LIMIT } from "../contract/request";
import { automaticOperation, runToNextDecision } from "./run-on";

const open = (operation: string, overrides: Partial<OpenDecision> = {}): Decision => {
  const input = { type: "object", properties: {}, additionalProperties: false };
  return { operation, legal: true, kind: "END", input, limits: [], closed: [], refusal: null, ...overrides };
};

const CLOSED: Pick<ClosedDecision, "legal" | "kind" | "input" | "refusal"> = {
  legal: false,
  kind: null,
  input: null,
  refusal: { code: "CLOSED", citation: { ruleset: "drill", edition: "1", section: "1" }, message: "Closed." },
};

const permission = open("declareDenial", { kind: "STANDING", input: { properties: { force: {} } } });

const resolution = (step: number): Resolution => ({
  kind: "RESOLUTION",
  ruleset: "drill",
  revision: 1,
  operation: step === 0 ? "moveForce" : "endPhase",
  snapshot: { step } as Resolution["snapshot"],
  outcome: { step },
  audit: [],
  dice: [step],
  decisions: [permission, open("endPhase")],
  digest: `sha256:${step}`,
  algorithm: "drill/1",
});

const request: Request = { operation: "moveForce", snapshot: {}, input: { path: [] }, seed: "drill", rerolls: [0] };

/** Runs over prepared answers; also returns the requests made. */
function run(overrides: Partial<Request>, answers: readonly Result<Adjudicated>[]) {
  const requests: Request[] = [];
  const resolve = (next: Request): Result<Adjudicated> =>
    answers[requests.push(next) - 1] ?? resolution(requests.length);
  const openAfter = ({ decisions }: Resolution) => decisions;
  return {
    answer: runToNextDecision({ ...request, ...overrides }, resolution(0), { resolve, openAfter }),
    asked: requests,
  };
}

describe("the operation a run continues with", () => {
  it("is the only open one that ends something and takes no input, ignoring permissions", () => {
    const closed = { ...open("moveForce"), ...CLOSED };
    expect(automaticOperation([closed, permission, open("endPhase")])).toBe("endPhase");
  });

  it("is none if there is anything to choose", () => {
    expect(automaticOperation([])).toBeUndefined();
    expect(automaticOperation([permission])).toBeUndefined();
    expect(automaticOperation([open("endPhase"), open("moveForce", { kind: "MAY" })])).toBeUndefined();
    expect(automaticOperation([open("resolveSearch", { kind: "MUST" })])).toBeUndefined();
    expect(automaticOperation([open("endPhase", { input: { properties: { side: {} } } })])).toBeUndefined();
  });

  it("ignores an option that is run through", () => {
    const isRunThrough = (operation: string) => operation !== "endPhase";
    expect(automaticOperation([open("withdrawDummy", { kind: "MAY" }), open("endPhase")], isRunThrough)).toBe(
      "endPhase",
    );
  });

  it("is a roll that is run through if nothing else is open", () => {
    const isRunThrough = (operation: string) => operation === "resolveWeather";
    const roll = open("resolveWeather", { kind: "MUST" });
    expect(automaticOperation([roll, permission], isRunThrough)).toBe("resolveWeather");
    expect(automaticOperation([roll, open("moveForce", { kind: "MUST" })], isRunThrough)).toBeUndefined();
    const choice = open("resolveWeather", { kind: "MUST", input: { properties: { block: {} } } });
    expect(automaticOperation([choice], isRunThrough)).toBeUndefined();
  });
});

describe("a run", () => {
  it("contains every step, and the snapshot, decisions and digest after the last", () => {
    const last = { ...resolution(2), decisions: [] };
    const { answer, asked: requests } = run({}, [resolution(1), last]);
    const { steps, ...whole } = answer;
    expect(whole).toEqual({ ...resolution(0), snapshot: { step: 2 }, decisions: [], digest: "sha256:2" });
    expect(steps).toMatchObject([
      { operation: "moveForce", input: { path: [] }, outcome: { step: 0 }, dice: [0], digest: "sha256:0" },
      { operation: "endPhase", input: {}, outcome: { step: 1 }, dice: [1], digest: "sha256:1" },
      { operation: "endPhase", input: {}, outcome: { step: 2 }, dice: [2], digest: "sha256:2" },
    ]);
    const next = { operation: "endPhase", snapshot: { step: 0 }, input: {}, seed: "drill" };
    expect(requests).toEqual([next, { ...next, snapshot: { step: 1 } }]);
  });

  it("on a tape ends before a step that needs a die", () => {
    const needs = { kind: "NEEDS_ROLL" } as NeedsRoll;
    const { answer, asked: requests } = run({ seed: undefined, dice: [6] }, [resolution(1), needs]);
    expect(requests.map(({ dice }) => dice)).toEqual([[], []]);
    expect(answer.steps).toHaveLength(2);
    expect(answer.snapshot.step).toBe(1);
  });

  it("has at most RUN_LIMIT steps", () => {
    const { answer } = run({}, []);
    expect(answer.steps).toHaveLength(RUN_LIMIT);
    expect(answer.snapshot.step).toBe(RUN_LIMIT - 1);
  });
});
