import { describe, expect, test } from "vitest";
import type { Answer } from "../../core/contract/answer";
import { shortcomings } from "./expectations";
import { judge, oneLine, REQUIRED_OF_SERVERS } from "./judge";
import { junitReport } from "./report";

describe("sections of modifiers", () => {
  test("a modifier that cites another section than the vector is a shortcoming", () => {
    const roll = {
      kind: "roll",
      label: "contact",
      faces: [4],
      modifiers: [{ code: "SPEED", value: 4, citation: { section: "14.3" } }],
    };
    const answer = { kind: "RESOLUTION", audit: [roll] } as unknown as Answer;
    const shortcomingsFor = (section: string) =>
      shortcomings({ kind: "RESOLUTION", rolls: [{ label: "contact", rules: { SPEED: section } }] }, answer);
    expect(shortcomingsFor("14.3")).toEqual([]);
    expect(shortcomingsFor("14.4").map(({ check }) => check)).toEqual(["rolls"]);
  });
});

describe("messages about an engine's answer", () => {
  const call = { ruleset: "hunters", operation: "new", request: { input: {}, dice: [1] } };
  const messagesFor = (answer: object): string[] =>
    judge({ kind: "RESOLUTION" }, call, answer as Answer, REQUIRED_OF_SERVERS).shortcomings.map(
      ({ message }) => message,
    );

  test("are short, even for a long answer", () => {
    const long = "x".repeat(1_000_000);
    const refused = messagesFor({ kind: "REFUSAL", code: long, message: long });
    const resolved = messagesFor({
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

  test("are one line without control characters or split surrogates", () => {
    const [message] = messagesFor({
      kind: "REFUSAL",
      code: "X",
      message: "\u001b[2J\nhunters: 9 of 9 cases right\u009b1m",
    });
    expect(message).toContain("X \\u001b[2J\\u000ahunters: 9 of 9 cases right\\u009b1m");
    expect(oneLine(`${"x".repeat(999)}😀`).isWellFormed()).toBe(true);
  });

  test("are found in linear time for a huge list of decisions", () => {
    const decisions = Array.from({ length: 300_000 }, (_, at) => ({ operation: `a${at}` }));
    const began = performance.now();
    expect(messagesFor({ kind: "RESOLUTION", decisions }).join()).toContain(
      "a0 must be legal with an input, or closed",
    );
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(messagesFor({ kind: "RESOLUTION", decisions: [...decisions, decisions[7]] }).join()).toContain(
      "a7 is listed twice",
    );
  });

  test("contain no character that XML forbids", () => {
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
