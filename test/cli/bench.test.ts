import { describe, expect, it } from "vitest";
import { EXIT } from "../../src/cli/exit";
import { analyse } from "../../src/core/analysis/call";
import { odds } from "../../src/core/analysis/odds/odds";
import { simulate } from "../../src/core/analysis/simulation/simulate";
import type { AuditEntry } from "../../src/core/contract/audit";
import { adjudicate } from "../../src/core/engine/adjudicate";
import { renderSentence } from "../../src/core/text/sentence";
import { hunters } from "../../src/rulesets/hunters/index";
import { exampleDetection } from "../fixtures/hunters/positions";
import { umpire } from "./terminal";

const START = JSON.stringify({ boat: "VIIC", number: 96, name: "Lehmann" });

const example = { snapshot: exampleDetection(), input: { exceedTestDepth: false }, seed: "gruss-an-kiel" };

const { seed, ...attack } = example;

const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

const files = { "attack.json": attack };

const ODDS = ["odds", "hunters", "resolveDepthCharge", "--request", "attack.json"];

describe("odds on the command line", () => {
  it("9.6.8 equal those of the kernel", async () => {
    const { code, json } = await umpire([...ODDS, "--project", "/outcome/hits"], { files });
    expect(code).toBe(EXIT.DONE);
    expect(json).toEqual(
      plain(analyse(hunters, odds, { operation: "resolveDepthCharge", ...attack, project: ["/outcome/hits"] })),
    );
  });

  it("9.6.8 are drawn as text and as SVG", async () => {
    const { out, files: writtenFiles } = await umpire([...ODDS, "--project", "/outcome/hits", "--svg", "hits.svg"], {
      files,
      isPeople: true,
    });
    expect(out).toContain("= 91/216");
    expect(out).toContain("Exact:");
    expect(writtenFiles.get("hits.svg")).toContain("<svg");
  });

  it("are marked as sampled if they are", async () => {
    const { out } = await umpire([...ODDS, "--bound", "5", "--trials", "20"], { files, isPeople: true });
    expect(out).toContain("stopped by the bound");
    expect(out).toContain("Sample: 20 trials");
  });

  it("end with 2 for an invalid bound, and with 1 for a refusal", async () => {
    expect((await umpire([...ODDS, "--bound", "0"], { files })).code).toBe(EXIT.UNREADABLE);
    expect((await umpire([...ODDS, "--bound", "many"], { files })).code).toBe(EXIT.UNREADABLE);
    const no = await umpire(["odds", "hunters", "computeRefit", "--request", "attack.json", "--input", "{}"], {
      files,
    });
    expect(no).toMatchObject({ code: EXIT.NO, json: { kind: "REFUSAL" } });
  });
});

describe("simulations on the command line", () => {
  const SIMULATE = ["simulate", "hunters", "--input", START, "--policy", "random", "--seed", "s"];

  it("are equal in this process, in a pool of workers, and in the kernel", async () => {
    const request = { operation: "new", input: JSON.parse(START), policy: "random", seed: "s", runs: 12, first: 3 };
    const kernel = plain(analyse(hunters, simulate, request));
    const here = await umpire([...SIMULATE, "--runs", "12", "--first", "3", "--workers", "0"]);
    const pooled = await umpire([...SIMULATE, "--runs", "12", "--first", "3", "--workers", "2"]);
    expect(here).toMatchObject({ code: EXIT.DONE, json: kernel });
    expect(pooled).toMatchObject({ code: EXIT.DONE, json: kernel });
  });

  it("stop on Ctrl+C with partial results and a note", async () => {
    const { json, code } = await umpire([...SIMULATE, "--runs", "50", "--workers", "0"], {
      signal: AbortSignal.abort(),
    });
    expect(code).toBe(EXIT.DONE);
    expect(json).toMatchObject({ runs: 0, asked: 50, stopped: "CANCELLED", moves: null });
  });

  it("stop when the time is over", async () => {
    const { json } = await umpire([...SIMULATE, "--runs", "100000", "--seconds", "1", "--workers", "0"]);
    expect(json.stopped).toBe("TIME");
    expect(json.runs).toBeGreaterThan(0);
    expect(json.runs).toBeLessThan(100_000);
  });

  it("report their progress and draw the results", async () => {
    const {
      out,
      err,
      files: writtenFiles,
    } = await umpire([...SIMULATE, "--runs", "20", "--workers", "0", "--measure", "tons", "fate", "--svg", "t.svg"], {
      isPeople: true,
    });
    expect(err).toContain("10 of 20 runs");
    expect(out).toContain("20 runs, 20 to the end of the game");
    expect(out).toContain("█");
    expect(writtenFiles.get("t.svg")).toContain("tons");
  });

  it("end with 2 for an unknown policy or measure", async () => {
    expect((await umpire(["simulate", "hunters", "--input", START, "--policy", "bold"])).code).toBe(EXIT.UNREADABLE);
    expect((await umpire([...SIMULATE, "--measure", "luck"])).code).toBe(EXIT.UNREADABLE);
    expect((await umpire([...SIMULATE, "--runs", "0"])).code).toBe(EXIT.UNREADABLE);
  });
});

describe("odds and simulations in the requested language", () => {
  const odds = [...ODDS, "--project", "/outcome/hits", "--language"];
  const runs = ["simulate", "hunters", "--input", START, "--policy", "random", "--seed", "7", "--workers", "0"];

  it.each([
    ["fr", "Exact : ", "arrêt : la borne", "parties"],
    ["ja", "正確な値：", "分岐数の上限により停止", "試行"],
  ])("are localized in %s, faults included", async (language, exact, stop, run) => {
    const result = await umpire([...odds, language], { files, isPeople: true });
    expect(result.out).toContain(exact);
    const bounded = await umpire([...ODDS, "--bound", "5", "--trials", "20", "--language", language], {
      files,
      isPeople: true,
    });
    expect(bounded.out).toContain(stop);
    const runResult = await umpire([...runs, "--runs", "10", "--measure", "fate", "tons", "--language", language], {
      isPeople: true,
    });
    expect(runResult.out).toContain(run);
    expect(runResult.err).toContain("10");
    for (const text of [result.out, runResult.out, runResult.err])
      expect(text).not.toMatch(/\b(?:runs|run|mean|to|of|lost)\b/);
    const wrong = await umpire([...ODDS, "--bound", "0", "--language", language], { files, isPeople: true });
    const english = await umpire([...ODDS, "--bound", "0", "--language", "en"], { files, isPeople: true });
    expect(wrong.err).not.toBe(english.err);
  });
});

describe("proofs on the command line", () => {
  const request = { operation: "resolveDepthCharge", ...example };
  const answer = plain(adjudicate(hunters, request));
  const VERIFY = ["verify", "hunters", "--request", "q.json", "--answer", "a.json"];

  it("end with 0 for a right answer", async () => {
    const result = await umpire(VERIFY, { files: { "q.json": request, "a.json": answer }, isPeople: true });
    expect(result).toMatchObject({ code: EXIT.DONE, out: expect.stringContaining("Correct") });
    expect(seed).toBe(example.seed);
  });

  it("are printed in the requested language", async () => {
    const inputFiles = { "q.json": request, "a.json": answer };
    const french = await umpire([...VERIFY, "--language", "fr"], { files: inputFiles, isPeople: true });
    expect(french.out).toMatch(/^Correct\u00a0: /);
    const wrong = { ...inputFiles, "a.json": { ...answer, dice: [] } };
    const japanese = await umpire([...VERIFY, "--language", "ja"], { files: wrong, isPeople: true });
    expect(japanese.out).toMatch(/^誤り：/);
  });

  it("end with 1 for a wrong answer, and name the first difference", async () => {
    const wrong = { ...answer, outcome: { ...answer.outcome, hits: 99 } };
    const result = await umpire(VERIFY, { files: { "q.json": request, "a.json": wrong }, isPeople: true });
    expect(result).toMatchObject({ code: EXIT.NO, out: expect.stringContaining("OUTCOME_DIFFERS at /outcome/hits") });
  });

  it("explain an audit entry", async () => {
    const index = answer.audit.findIndex((entry: { label?: string }) => entry.label === "escort-detection");
    const whole = await umpire(["explain", "hunters", "--request", "q.json", "--index", String(index)], {
      files: { "q.json": request },
      isPeople: true,
    });
    expect(whole.out).toContain("→");
    expect(whole.out).not.toContain("Read off the chart alone");
    const alone = await umpire(["explain", "hunters", "--entry", "-", "--language", "fr"], {
      stdin: answer.audit[index],
      isPeople: true,
    });
    expect(alone.out).toContain("Lu sur la table seule");
    expect((await umpire(["explain", "hunters"])).code).toBe(EXIT.UNREADABLE);
  });

  it("localize an audit trail, alone or in its answer", async () => {
    const { phrasesOf } = hunters;
    const french = await phrasesOf("fr");
    const sentences = answer.audit.map((entry: AuditEntry) => renderSentence(entry, french));
    const TELL = ["tell", "hunters", "--audit", "-", "--language", "fr"];
    for (const stdin of [answer, answer.audit]) {
      const { code, out } = await umpire(TELL, { stdin, isPeople: true });
      expect([code, out.trimEnd()]).toEqual([EXIT.DONE, sentences.join("\n")]);
    }
    const { out } = await umpire(TELL, { stdin: answer });
    expect(JSON.parse(out)).toMatchObject({ kind: "TELLING", language: "fr", audit: answer.audit });
    const no = await umpire(TELL, { stdin: [{ kind: "roll" }], isPeople: true });
    expect([no.code, no.err]).toEqual([EXIT.UNREADABLE, expect.stringContaining("/audit/0")]);
  });
});
