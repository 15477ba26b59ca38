import { mkdtempSync, rmSync } from "node:fs";
import { cp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Cause } from "../../src/cli/conformance/causes";
import type { CheckedCase } from "../../src/cli/conformance/check";
import type { Vector } from "../../src/cli/conformance/vectors";
import { EXIT } from "../../src/cli/exit";
import { VERSION } from "../../src/version";
import { revisionOf } from "../vectors/kit/files";
import { type Corruption, corruptingHandler, listening, type TestServer } from "./corrupting-server";
import { umpire } from "./terminal";

const VECTORS = fileURLToPath(new URL("../vectors", import.meta.url));
const KIT = ["conformance", "--vectors", VECTORS, "--ruleset", "hunters"];
const FEW = ["--operation", "abortPatrol", "resolveFollow"];

const right: Corruption = (_, answer) => answer;
/** Refuses with another code. */
const misrefusing: Corruption = (operation, answer) =>
  operation === "resolveFollow" && answer.kind === "REFUSAL" ? { ...answer, code: "LUCK" } : answer;
/** Does not support an operation. */
const partial: Corruption = (operation, answer) =>
  operation === "resolveFollow" ? ({ kind: "UNSUPPORTED" } as never) : answer;

describe("the conformance kit", () => {
  let spoil = right;
  let server: TestServer;
  beforeAll(async () => {
    server = await listening(corruptingHandler((operation, answer) => spoil(operation, answer)));
  });
  beforeEach(() => {
    spoil = right;
  });
  afterAll(() => server.close());

  const check = (args: readonly string[], files: Readonly<Record<string, unknown>> = {}) =>
    umpire([...KIT, "--endpoint", server.url, ...args], { files });

  test("skips and counts unsupported operations", async () => {
    spoil = partial;
    const { code, json } = await check([...FEW, "--report", "json"]);
    const skipped = json.rules.reduce((sum: number, { unsupported }: { unsupported: number }) => sum + unsupported, 0);
    expect(json).toMatchObject({ failed: 0, notAsked: 0, unsupported: skipped, reached: "state" });
    expect(json.unsupportedOperations).toEqual({ "hunters resolveFollow": skipped });
    expect({ code, sum: json.right + skipped }).toEqual({ code: EXIT.DONE, sum: json.cases });
    const { code: none, out } = await check(["--operation", "resolveFollow"]);
    expect(none, "an engine without a right answer").toBe(EXIT.NO);
    expect(out).toContain(`UNSUPPORTED hunters resolveFollow (${skipped})`);
    expect(out).toContain("Level reached: none");
  });

  test("treats HTTP status 501 as UNSUPPORTED", async () => {
    const bare = await listening((_, response) => void response.writeHead(501).end());
    const { json } = await umpire([...KIT, "--endpoint", bare.url, ...FEW, "--report", "json"]);
    bare.close();
    expect(json).toMatchObject({ failed: 0, unsupported: json.cases });
  });

  test("selects by rule with its subsections, by id, and by both", async () => {
    const { json } = await umpire([...KIT, "--rule", "9.7", "--report", "json"]);
    const rules: string[] = json.rules.map(({ rule }: { rule: string }) => rule);
    expect(rules.length).toBeGreaterThan(2);
    expect(rules.filter((rule) => rule !== "9.7" && !rule.startsWith("9.7."))).toEqual([]);
    const one = await umpire([...KIT, "--id", "follow-damaged-1", "load-empty-tube", "--report", "json"]);
    expect(one.json).toMatchObject({ cases: 2, right: 2 });
    const both = await umpire([...KIT, "--id", "follow-damaged-1", "--rule", "4.5"]);
    expect({ code: both.code, err: both.err }).toEqual({
      code: EXIT.UNREADABLE,
      err: "No vector matches all of --operation, --rule and --id.",
    });
  });

  test.each<[args: string[], hint: string]>([
    [["--operation", "resolveFolow"], "No vector has the operation resolveFolow; did you mean resolveFollow?"],
    [["--operation", "abortPatrol", "resolvFollow"], "did you mean resolveFollow?"],
    [["--rule", "9.77"], "No vector has the rule 9.77; "],
    [["--rule", "9."], "No vector has the rule 9.; "],
    [["--id", "follow-damaged1"], "No vector has the vector follow-damaged1; did you mean follow-damaged-1?"],
    [["--level", "outcome"], "--level must be one of outcomes, rolls, audit, state; did you mean outcomes?"],
    [["--report", "jsn"], "--report must be one of text, json, junit; did you mean json?"],
    [["--ruleset", "hunter"], "did you mean hunters?"],
    [["--opertion", "resolveFollow"], "Did you mean --operation?"],
    [["--update-baseline"], "--update-baseline needs --baseline <file>."],
    [["--baseline", "nowhere.json"], "The file nowhere.json does not exist; --update-baseline writes it."],
  ])("%j is a fault with a suggestion", async (args, hint) => {
    const { code, err } = await umpire([...KIT, ...args]);
    expect(code).toBe(EXIT.UNREADABLE);
    expect(err).toContain(hint);
  });

  test("with a baseline fails only for new failures, and lists the fixed ones", async () => {
    spoil = misrefusing;
    const result = await check([...FEW, "--baseline", "known.json", "--update-baseline"]);
    expect(result.code).toBe(EXIT.DONE);
    const baseline = JSON.parse(result.files.get("known.json")!);
    expect(baseline).toMatchObject({ kind: "CONFORMANCE_BASELINE", kit: VERSION, level: "state" });
    const { hunters: known } = baseline.failing as { hunters: string[] };
    expect(known.length).toBeGreaterThan(2);
    const files = { "known.json": baseline };
    expect((await check([...FEW, "--baseline", "known.json"], files)).code).toBe(EXIT.DONE);
    const fewer = { ...baseline, failing: { hunters: known.slice(1) } };
    const fresh = await check([...FEW, "--baseline", "known.json", "--report", "json"], { "known.json": fewer });
    expect(fresh.code).toBe(EXIT.NO);
    expect(fresh.json.baseline.fresh).toEqual([`hunters ${known[0]}`]);
    const junit = await check([...FEW, "--baseline", "known.json", "--report", "junit"], { "known.json": fewer });
    expect(junit.out.match(/<failure /g)).toHaveLength(1);
    expect(junit.out.match(/known failure: /g)).toHaveLength(known.length - 1);

    spoil = right;
    const fixed = await check([...FEW, "--baseline", "known.json"], files);
    expect(fixed.code).toBe(EXIT.DONE);
    for (const id of known) expect(fixed.out).toContain(`FIXED hunters ${id}: `);
    expect(fixed.out).not.toContain("another corpus");
    const other = { ...baseline, corpus: "sha256:other" };
    const outdated = await check([...FEW, "--baseline", "known.json"], { "known.json": other });
    expect(outdated.out).toContain("another corpus");
    const after = await check(["--id", known[0]!, "--baseline", "known.json", "--update-baseline"], files);
    expect(JSON.parse(after.files.get("known.json")!).failing).toEqual({ hunters: known.slice(1) });
  });

  test("a file that is not a baseline is a fault", async () => {
    const { code, err } = await check([...FEW, "--baseline", "known.json"], { "known.json": { failing: ["one"] } });
    expect({ code, err }).toEqual({
      code: EXIT.UNREADABLE,
      err: "known.json is not a baseline; --update-baseline writes one.",
    });
  });

  test("prints each cause once, with its number of cases and an example command", async () => {
    spoil = (_, answer) =>
      answer.kind === "RESOLUTION" ? { ...answer, dice: answer.dice.map((face) => face + 1) } : answer;
    const { json } = await check(["--operation", "resolveFollow", "--report", "json"]);
    const causes: Cause[] = json.causes.filter(({ check: failed }: Cause) => failed === "dice");
    expect(causes).toHaveLength(1);
    const sum = Object.values(causes[0]!.rules).reduce((all, cases) => all + cases, 0);
    const wrong = json.wrong.filter((each: CheckedCase) => each.shortcomings.some((one) => one.check === "dice"));
    expect(wrong.length).toBeGreaterThan(20);
    expect([causes[0]!.cases, sum]).toEqual([wrong.length, wrong.length]);
    const { out } = await check(["--operation", "resolveFollow"]);
    expect(out.match(/dice: \/dice: expected the faces/g)).toHaveLength(1);
    const alone = await check(["--id", causes[0]!.example.id, "--report", "json"]);
    expect(alone.json.wrong.map(({ id }: CheckedCase) => id)).toEqual([causes[0]!.example.id]);
  });

  test("every report contains kit, revision and corpus, for any selection", async () => {
    const { json } = await umpire([...KIT, "--rule", "4.5", "--report", "json"]);
    expect(json).toMatchObject({ kit: VERSION, revisions: { hunters: revisionOf("hunters") } });
    expect(json.corpus).toMatch(/^sha256:[0-9a-f]{64}$/);
    for (const kind of ["text", "junit"]) {
      const { out } = await umpire([...KIT, "--rule", "9.7", "--report", kind]);
      for (const part of [VERSION, json.corpus]) expect(out).toContain(part);
    }
    const goeben = await umpire([
      "conformance",
      "--vectors",
      VECTORS,
      "--ruleset",
      "goeben",
      "--rule",
      "23",
      "--report",
      "json",
    ]);
    expect(goeben.json.corpus).not.toBe(json.corpus);
  });
});

describe("umpire conformance diff", () => {
  let folder = "";
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "naval-umpire-diff-"));
    await cp(join(VECTORS, "hunters"), join(folder, "test/vectors/hunters"), { recursive: true });
    const path = join(folder, "test/vectors/hunters/port-loading.json");
    const file: { vectors: Vector[] } = JSON.parse(await readFile(path, "utf8"));
    const [first, second, third, ...others] = file.vectors;
    const changed = [
      { ...first!, id: "brand-new" },
      { ...second!, dice: [6, 6] },
      { ...third!, expect: { ...third!.expect, code: "LUCK" } },
      ...others.slice(1),
    ];
    await writeFile(path, JSON.stringify({ ...file, vectors: changed }));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test("lists added, changed and removed vectors by rule, between folders and packages", async () => {
    const { code, out, json } = await umpire([
      "conformance",
      "diff",
      VECTORS,
      folder,
      "--ruleset",
      "hunters",
      "--report",
      "json",
    ]);
    expect({ code, out: out.length > 0 }).toEqual({ code: EXIT.DONE, out: true });
    const changes = json.differences.map(({ change, parts }: { change: string; parts: string[] }) =>
      [change, ...parts].join(" "),
    );
    expect(changes.sort()).toEqual(["added", "changed expectation", "changed request", "removed", "removed"]);
    const text = (await umpire(["conformance", "diff", VECTORS, folder, "--ruleset", "hunters"])).out.split("\n");
    expect(text).toContain("hunters 4.5");
    expect(text.filter((line) => line.startsWith("  added   brand-new: 4.5 "))).toHaveLength(1);
    expect(text.at(-1)).toBe(`1 added, 2 changed, 2 removed, ${json.same} the same`);
    expect((await umpire(["conformance", "diff", VECTORS, VECTORS])).out).toMatch(
      /^0 added, 0 changed, 0 removed, \d{4} the same$/,
    );
  });

  test("a folder without vectors is a fault", async () => {
    const { code, err } = await umpire(["conformance", "diff", VECTORS, "/nowhere"]);
    expect({ code, err }).toEqual({ code: EXIT.UNREADABLE, err: "The folder /nowhere does not contain vectors." });
  });
});
