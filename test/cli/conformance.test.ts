import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { adapter } from "../../src/cli/conformance/adapter";
import type { CheckedCase } from "../../src/cli/conformance/check";
import { NoAnswer } from "../../src/cli/conformance/no-answer";
import { byRule, junitReport, type Run, textReport } from "../../src/cli/conformance/report";
import { type ConformanceCheck, shortcoming } from "../../src/cli/conformance/shortcoming";
import { paperGames } from "../../src/cli/conformance/take-over";
import { vectorFiles } from "../../src/cli/conformance/vectors";
import { EXIT } from "../../src/cli/exit";
import type { AppliedModifier, RollEntry } from "../../src/core/contract/audit";
import { type Corruption, corruptingHandler, listening, type TestServer } from "./corrupting-server";
import { umpire } from "./terminal";

const VECTORS = fileURLToPath(new URL("../vectors", import.meta.url));

const LONG = 300_000;

let spoil: Corruption = (_, answer) => answer;

let server: TestServer;

let url = "";

beforeAll(async () => {
  server = await listening(corruptingHandler((operation, answer) => spoil(operation, answer)));
  url = server.url;
});

afterAll(() => server.close());

/** A few operations for the wrong engines, so that not every vector is sent over HTTP repeatedly. */
const FEW = [
  "--ruleset",
  "hunters",
  "--operation",
  "abortPatrol",
  "resolveFollow",
  "resolveNightWait",
  "resolveFlakStay",
];

/** Corrupts every roll of a resolution's audit trail. */
function corruptRolls(act: (roll: RollEntry) => RollEntry): Corruption {
  return (_, answer) => {
    if (answer.kind !== "RESOLUTION") return answer;
    return { ...answer, audit: answer.audit.map((entry) => (entry.kind === "roll" ? act(entry) : entry)) };
  };
}

/** The corrupted answer to a game begun on paper. */
interface Paper {
  readonly position?: object | null;
}

function citeOtherRule(modifier: AppliedModifier): AppliedModifier {
  return { ...modifier, citation: { ...modifier.citation, section: "9.9" } };
}

const check = (...more: readonly string[]) => umpire(["conformance", "--vectors", VECTORS, ...more]);

describe("the conformance kit", () => {
  it(
    "the own kernel is right in every vector and paper game of a ruleset",
    async () => {
      const { code, json } = await check("--ruleset", "goeben", "--report", "json");
      expect(json.wrong).toEqual([]);
      expect(code).toBe(EXIT.DONE);
      const vectors = vectorFiles("goeben", VECTORS).flatMap(({ content }) => content.vectors);
      const papers = paperGames(VECTORS).filter(({ ruleset }) => ruleset === "goeben");
      expect(json.cases).toBe(vectors.length + papers.length);
      expect(new Set(json.rules.map(({ ruleset }: { ruleset: string }) => ruleset))).toEqual(new Set(["goeben"]));
    },
    LONG,
  );

  it(
    "takes over games begun on paper, and finds each fault in them",
    async () => {
      const paper = ["--ruleset", "hunters", "--operation", "takeOver", "--endpoint", `${url}/`];
      spoil = (_, answer) => answer;
      expect((await check(...paper, "--report", "json")).json).toMatchObject({
        cases: paperGames(VECTORS).filter(({ ruleset }) => ruleset === "hunters").length,
        failed: 0,
        notAsked: 0,
      });
      const spoils: readonly [ConformanceCheck, (answer: Paper) => object][] = [
        ["kind", (answer) => ({ ...answer, kind: "RESOLUTION" })],
        ["shape", () => ({ kind: "TAKE_OVER" })],
        ["needed", (answer) => ({ ...answer, asked: [] })],
        ["snapshot", (answer) => ({ ...answer, position: null })],
        ["open", (answer) => ({ ...answer, position: answer.position && { ...answer.position, decisions: [] } })],
        ["faults", (answer) => ({ ...answer, faults: [] })],
        ["code", (answer) => ({ ...answer, code: "LUCK" })],
        ["pointer", (answer) => ({ ...answer, pointer: "/luck" })],
      ];
      for (const [expectedCheck, act] of spoils) {
        spoil = (_, answer) => act(answer as never) as never;
        const { code, json } = await check(...paper, "--report", "json");
        const failedChecks = json.wrong.flatMap((each: CheckedCase) => each.shortcomings.map((one) => one.check));
        expect(failedChecks, expectedCheck).toContain(expectedCheck);
        expect(code).toBe(EXIT.NO);
      }
      spoil = (_, answer) => answer;
    },
    LONG,
  );

  it(
    "a server with the REST API is right",
    async () => {
      const { code, out } = await check("--endpoint", `${url}/`, ...FEW);
      expect(out).toContain(`${url}: `);
      expect(code).toBe(EXIT.DONE);
    },
    LONG,
  );

  it(
    "a wrong engine fails exactly the rules that it breaks",
    async () => {
      const wrongs: readonly (readonly [operation: string, check: ConformanceCheck, spoil: Corruption])[] = [
        [
          "resolveNightWait",
          "faces",
          (_, answer) => (answer.kind === "RESOLUTION" ? { ...answer, audit: answer.audit.slice(1) } : answer),
        ],
        [
          "abortPatrol",
          "snapshot",
          (_, answer) =>
            answer.kind === "RESOLUTION" ? { ...answer, snapshot: { ...answer.snapshot, patrol: null } } : answer,
        ],
        ["resolveFollow", "code", (_, answer) => (answer.kind === "REFUSAL" ? { ...answer, code: "LUCK" } : answer)],
        [
          "resolveFollow",
          "place",
          corruptRolls((roll) => ({ ...roll, citation: { ...roll.citation, section: "9.7.5" } })),
        ],
        ["resolveFlakStay", "place", corruptRolls((roll) => ({ ...roll, label: `${roll.label}-again` }))],
        ["resolveFlakStay", "row", corruptRolls((roll) => ({ ...roll, row: (roll.row ?? 0) + 1 }))],
        [
          "resolveFlakStay",
          "modifier",
          corruptRolls((roll) => ({ ...roll, modifiers: roll.modifiers.map(citeOtherRule) })),
        ],
      ];
      for (const [wrong, failing, act] of wrongs) {
        spoil = (operation, answer) => (operation === wrong ? act(operation, answer) : answer);
        const { code, json } = await check("--endpoint", url, ...FEW, "--report", "json");
        expect(code, wrong).toBe(EXIT.NO);
        expect(new Set(json.wrong.map(({ operation }: CheckedCase) => operation))).toEqual(new Set([wrong]));
        const failed = json.rules.filter(({ failed }: { failed: number }) => failed > 0);
        const ruleNames = failed.map(({ rule }: { rule: string }) => rule);
        expect(ruleNames).toEqual(expect.arrayContaining(json.wrong.map(({ rule }: CheckedCase) => rule)));
        expect(failed.flatMap(({ checks }: { checks: ConformanceCheck[] }) => checks)).toContain(failing);
      }
      spoil = (_, answer) => answer;
    },
    LONG,
  );

  it(
    "checks a program in any language over its standard input and output",
    async () => {
      const engine = fileURLToPath(new URL("wrong-engine.mjs", import.meta.url));
      process.env.WRONG = "resolveFollow";
      const { code, out } = await check(
        "--adapter",
        `${process.execPath} ${engine}`,
        "--ruleset",
        "hunters",
        "--timeout",
        "60",
      );
      delete process.env.WRONG;
      expect(code).toBe(EXIT.NO);
      expect(out).toContain("FAILED hunters 9.7");
      expect(out).toContain('got "LUCK"');
    },
    LONG,
  );

  it(
    "reports a missing or exited engine as giving no answer",
    async () => {
      const endedAdapter = adapter("exit 3", 10);
      const call = { ruleset: "hunters", operation: "new", request: { input: {}, seed: "x" } };
      await expect(endedAdapter.answer(call)).rejects.toThrow(NoAnswer);
      await endedAdapter.stop();
      const { code, out } = await check("--endpoint", "http://127.0.0.1:9", ...FEW);
      expect(code).toBe(EXIT.NO);
      expect(out).toContain("cannot be reached");
    },
    LONG,
  );

  it("prints the program protocol in --help", async () => {
    const { out } = await umpire(["conformance", "--help"]);
    for (const part of ['{"id": 1, "ruleset":', '"request":', '{"id": 1, "answer":', "standard output"])
      expect(out).toContain(part);
  });

  it.each([
    ["no JSON", "'Engine 1.0 ready'"],
    ["no answer", "'{}'"],
    ["an answer without a kind", "JSON.stringify({ id: 1, answer: {} })"],
    ["an answer to what was not asked", "JSON.stringify({ id: 9999, answer: { kind: 'REFUSAL' } })"],
  ])("reports a program that writes %s at once", async (_title, text) => {
    const engine = `process.stdin.on('data', () => console.log(${text}))`;
    const { code, out } = await check(
      "--adapter",
      `${process.execPath} -e "${engine.replaceAll('"', '\\"')}"`,
      ...FEW,
      "--timeout",
      "60",
    );
    expect(code).toBe(EXIT.NO);
    expect(out).toContain("which does not answer a pending case");
    expect(out).toContain("standard output");
    expect(out).toContain("cases: the engine stopped answering");
  });

  it("ends with 2 for an unknown report, ruleset or folder", async () => {
    expect((await check("--report", "html")).code).toBe(EXIT.UNREADABLE);
    expect((await check("--ruleset", "chess")).code).toBe(EXIT.UNREADABLE);
    expect((await umpire(["conformance", "--vectors", "/nowhere"])).code).toBe(EXIT.UNREADABLE);
    expect((await check("--endpoint", url, "--adapter", "true")).code).toBe(EXIT.UNREADABLE);
  });

  it("reports by cause, by rule and by level, with the identity of the run, as text and as JUnit", () => {
    const one = (rule: string, more: Partial<CheckedCase>): CheckedCase => ({
      ruleset: "x",
      file: "f",
      id: `case-${rule}`,
      title: `${rule} a <b>`,
      rule,
      operation: "o",
      asked: true,
      unsupported: false,
      shortcomings: [],
      unchecked: [],
      ...more,
    });
    const wrong = (check: "dice" | "effects", message: string) => ({ shortcomings: [shortcoming(check, message)] });
    const checked = [
      one("9.10", { unchecked: ["digest"] }),
      one("9.2", wrong("dice", '/dice/1: expected "2", got "3"')),
      one("9.10", wrong("effects", "/snapshot/boats/3/hits: expected 1, got 2")),
      one("9.10", { id: "second", ...wrong("effects", "/snapshot/boats/7/hits: expected 4, got 9") }),
      one("9.11", { asked: false }),
      one("9.12", { unsupported: true, operation: "turn" }),
    ];
    const rule = { ruleset: "x", passed: 0, failed: 0, unsupported: 0, notAsked: 0, checks: [] };
    expect(byRule(checked)).toEqual([
      { ...rule, rule: "9.2", failed: 1, checks: ["dice"] },
      { ...rule, rule: "9.10", passed: 1, failed: 2, checks: ["effects"] },
      { ...rule, rule: "9.11", notAsked: 1 },
      { ...rule, rule: "9.12", unsupported: 1 },
    ]);
    const identity = { kit: "1.2.3", revisions: { x: 4 }, corpus: "sha256:abc" };
    const run: Run = { target: "an engine", identity, level: "state", checked };
    const xml = junitReport(run);
    expect(xml).toContain('<testsuites name="an engine" tests="6" failures="3">');
    expect(xml).toContain('<failure type="dice" message="/dice/1: expected &quot;2&quot;, got &quot;3&quot;">');
    expect(xml).toContain("9.2 a &lt;b&gt;");
    expect(xml).toContain('<testsuite name="x 9.11" tests="1" failures="0" skipped="1">');
    expect(xml).toContain('<skipped message="unsupported"/>');
    expect(xml).toContain('<property name="revision.x" value="4"/>');
    expect(textReport(run).split("\n")).toEqual([
      "an engine, checked at level state by kit 1.2.3",
      "Vectors: x revision 4; corpus sha256:abc",
      "",
      "Failures by cause",
      "  2 cases fail effects: /snapshot/boats/3/hits: expected 1, got 2",
      "      rules: x 9.10 (2)",
      "      example: --ruleset x --id case-9.10 (o) 9.10 a <b>",
      '  1 case fails dice: /dice/1: expected "2", got "3"',
      "      rules: x 9.2 (1)",
      "      example: --ruleset x --id case-9.2 (o) 9.2 a <b>",
      "",
      "Failures by rule",
      "  FAILED x 9.2: 1 of 1 cases (dice)",
      "  FAILED x 9.10: 2 of 3 cases (effects)",
      "",
      "Not checked",
      "  UNSUPPORTED x turn (1)",
      "  NOT CHECKED digest: 1 answer without the members that this check reads",
      "  NOT SENT 1 case: the engine stopped answering, or the run was stopped",
      "",
      "Passed at each level: outcomes 3 of 4, rolls 3 of 4, audit 1 of 4, state 1 of 4",
      "Level reached: none (requested: state)",
      "an engine: 1 of 6 cases passed, 3 failed, 1 unsupported, 1 not sent; 0 of 4 rules passed",
    ]);
  });
});
