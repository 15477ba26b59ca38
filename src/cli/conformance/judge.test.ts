import { describe, expect, test } from "vitest";
import type { Answer } from "../../core/contract/answer";
import { shortcomings } from "./expectations";
import { judge, OWED_ON_THE_WIRE } from "./judge";
import { oneLine } from "./one-line";
import { junitReport } from "./report";

describe("rules of modifiers", () => {
  test("a modifier, cites the section that the vector names or falls short", () => {
    const roll = {
      kind: "roll",
      label: "contact",
      faces: [4],
      modifiers: [{ code: "SPEED", value: 4, citation: { section: "14.3" } }],
    };
    const answer = { kind: "RESOLUTION", audit: [roll] } as unknown as Answer;
    const found = (section: string) =>
      shortcomings({ kind: "RESOLUTION", rolls: [{ label: "contact", rules: { SPEED: section } }] }, answer);
    expect(found("14.3")).toEqual([]);
    expect(found("14.4").map(({ check }) => check)).toEqual(["rolls"]);
  });
});

describe("what is said of a stranger's answer", () => {
  const asked = { ruleset: "hunters", operation: "new", request: { input: {}, dice: [1] } };
  const said = (answer: object): string[] =>
    judge({ kind: "RESOLUTION" }, asked, answer as Answer, OWED_ON_THE_WIRE).shortcomings.map(({ message }) => message);

  test("is short, however long the answer", () => {
    const long = "x".repeat(1_000_000);
    const refused = said({ kind: "REFUSAL", code: long, message: long });
    const resolved = said({
      kind: "RESOLUTION",
      operation: long,
      ruleset: long,
      digest: long,
      snapshot: { step: long },
      dice: Array(100_000).fill(1),
    });
    expect(resolved.length).toBeGreaterThan(4);
    for (const message of [...refused, ...resolved]) expect(message.length).toBeLessThan(1_100);
  });

  test("is one line that moves no cursor, and no half character", () => {
    const [message] = said({ kind: "REFUSAL", code: "X", message: "\u001b[2J\nhunters: 9 of 9 cases right\u009b1m" });
    expect(message).toContain("X \\u001b[2J\\u000ahunters: 9 of 9 cases right\\u009b1m");
    expect(oneLine(`${"x".repeat(999)}😀`).isWellFormed()).toBe(true);
  });

  test("of a list of decisions without an end takes no longer than to read it", () => {
    const decisions = Array.from({ length: 300_000 }, (_, at) => ({ operation: `a${at}` }));
    const began = performance.now();
    expect(said({ kind: "RESOLUTION", decisions }).join()).toContain("a0 is neither open with an input nor closed");
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(said({ kind: "RESOLUTION", decisions: [...decisions, decisions[7]] }).join()).toContain(
      "a7 stands there twice",
    );
  });

  test("holds nothing that XML forbids", () => {
    const one = {
      ruleset: "hunters",
      file: "f",
      id: "i",
      title: "t\ufffe\uffff",
      rule: "7",
      operation: "new",
      asked: true,
      unsupported: false,
    };
    const checked = [{ ...one, shortcomings: [], unchecked: [] }];
    const identity = { kit: "1", revisions: {}, corpus: "c" };
    const report = junitReport({ target: "x", identity, level: "state", checked });
    expect(report).toContain("<testcase ");
    expect(report).not.toMatch(/[\ufffe\uffff]/);
  });
});
