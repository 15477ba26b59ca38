import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { EXIT } from "../../src/cli/exit";
import { revisionOf } from "../../src/core/request/revision";
import { proveCareer } from "../../src/library/proof";
import { type ChainStep, sealStep } from "../../src/proof/record";
import { hunters } from "../../src/rulesets/hunters/index";
import { openService, type Service } from "../careers/service";
import { exampleOf } from "../fixtures/examples";
import { umpire } from "./terminal";

let service: Service;
let files: Record<string, Record<string, unknown>>;

beforeAll(async () => {
  service = await openService([hunters]);
  const { input, seed } = exampleOf(hunters, "new");
  const created = await service.ask("createCareer", { ruleset: "hunters", input, seed });
  const { career } = created.career;
  const [{ token }] = created.tokens;
  const loading = {
    tubes: { fwd1: "G7a", fwd2: "G7a", fwd3: "G7e", fwd4: "G7e", aft1: "G7a" },
    fwdReloads: { G7a: 4, G7e: 4 },
    aftReloads: { G7a: 1, G7e: 0 },
  };
  await service.ask(
    "playStep",
    { career, expectedVersion: 0, operation: "loadTorpedoes", input: loading, seed },
    token,
  );
  const one = await service.ask("exportCareer", { career, limit: 1 }, token);
  const two = await service.ask("exportCareer", { career, after: one.next }, token);
  const whole = await service.ask("exportCareer", { career }, token);
  files = { "one.json": one, "two.json": two, "whole.json": whole, "other.json": { ...whole, last: one.last } };
});
afterAll(() => service.database.stop());

test("prove: an exported career, whole or joined from its pages", async () => {
  for (const names of [["whole.json"], ["one.json", "two.json"]]) {
    const { code, json } = await umpire(["prove", ...names], { files });
    expect([code, json]).toMatchObject([EXIT.DONE, { verified: true, steps: 2, difference: null }]);
  }
  const { code, out } = await umpire(["prove", "other.json"], { files, isPeople: true });
  expect([code, out]).toEqual([EXIT.NO, expect.stringContaining("step 1, SNAPSHOT_DIFFERS")]);
});

test.each([["one.json"], ["two.json", "one.json"], ["one.json", "one.json"]])(
  "prove: incomplete or unordered pages are not a career: %s %s",
  async (...names) => {
    const { code, err } = await umpire(["prove", ...names.filter((name) => name !== undefined)], { files });
    expect([code, err.length > 10]).toEqual([EXIT.UNREADABLE, true]);
  },
);

test.each(["1e400", '"\\ud800"', '{"\\udc00":1}'])(
  "proveCareer and prove: a file with %s in it is not a career",
  async (strange) => {
    for (const change of [{ last: "strange" }, { first: "strange" }, { name: null, charts: { G1: "strange" } }]) {
      const text = JSON.stringify({ ...files["whole.json"], ...change }).replace('"strange"', () => strange);
      const { code, err } = await umpire(["prove", "odd.json"], { files: { "odd.json": text } });
      const why = strange === "1e400" ? "not an exported career" : "this string contains half of a surrogate pair";
      expect([code, err]).toEqual([EXIT.UNREADABLE, expect.stringContaining(why)]);
      const proven = await proveCareer(JSON.parse(text));
      expect(proven).toMatchObject({ kind: "MALFORMED", faults: [{ code: "CAREER_MALFORMED", pointer: "" }] });
    }
  },
);

test("proveCareer and prove: a too deeply nested file is not a career", async () => {
  const deep = `${"[".repeat(20_000)}${"]".repeat(20_000)}`;
  const { steps, ...whole } = files["whole.json"] as { steps: ChainStep[] };
  for (const marked of [
    { ...whole, steps: steps.map((step) => ({ ...step, input: "deep" })) },
    { ...whole, steps, last: "deep" },
  ]) {
    const text = JSON.stringify(marked).replaceAll('"deep"', deep);
    const { code, err } = await umpire(["prove", "deep.json"], { files: { "deep.json": text } });
    expect([code, err]).toEqual([EXIT.UNREADABLE, expect.stringContaining("it nests deeper than 64 levels")]);
    const proven = await proveCareer(JSON.parse(text));
    expect(proven).toMatchObject({ kind: "MALFORMED", faults: [{ code: "CAREER_MALFORMED", pointer: "" }] });
  }
});

test("prove --rules: the package of an older revision proves its career", async () => {
  const folder = await mkdtemp(join(tmpdir(), "rules-"));
  const other = revisionOf(hunters) + 1;
  const [first, second] = (files["whole.json"] as { steps: ChainStep[] }).steps.map(
    ({ digest: _, signature: __, ...step }) => step,
  );
  const last = { ...(files["whole.json"]!.last as object), log: "as another revision kept it" };
  const { digestOf } = await import("../../src/core/json/canonical");
  const start = sealStep(first!);
  const loaded = sealStep({ ...second!, revision: other, snapshot: digestOf(last), previous: start.digest });
  const career = { ...files["whole.json"], steps: [start, loaded], last };
  const module = `export const loadRules = async (ruleset) => ({ ruleset, revision: ${other}, replay: () => ({ snapshot: ${JSON.stringify(last)} }) });`;
  await writeFile(join(folder, "proof.js"), module);
  const exports = { "./proof": { types: "./proof.d.ts", default: "./proof.js" } };
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module", exports }));
  const brought = { files: { "career.json": career } };
  const alone = await umpire(["prove", "career.json"], brought);
  expect([alone.code, alone.json]).toMatchObject([
    EXIT.NO,
    {
      verified: null,
      rules: { played: other, current: revisionOf(hunters), changes: [] },
      difference: { version: 1, code: "RULES_DIFFER" },
    },
  ]);
  const result = await umpire(["prove", "career.json"], { ...brought, isPeople: true });
  expect(result.out).toContain(`revision ${other}`);
  const { code, json } = await umpire(["prove", "career.json", "--rules", folder], brought);
  expect([code, json]).toMatchObject([EXIT.DONE, { verified: true, steps: 2, rules: null }]);
  const nowhere = await umpire(["prove", "career.json", "--rules", join(folder, "none")], brought);
  expect([nowhere.code, nowhere.err]).toEqual([EXIT.UNREADABLE, expect.stringContaining("does not contain a package")]);
  await rm(folder, { recursive: true });
});

test("prove --language: localizes the verdict, with what the dice of each origin prove", async () => {
  const french = await umpire(["prove", "whole.json", "--language", "fr"], { files, isPeople: true });
  expect(french.out).toMatch(/^Prouvé\u00a0: \d+ étapes\.\n.*\n {2}\d+ SEED\u00a0: Dés d’une graine/);
  const japanese = await umpire(["prove", "whole.json", "--language", "ja"], { files, isPeople: true });
  expect(japanese.out.replaceAll(/[A-Z]+/g, "")).not.toMatch(/[a-z]{3}/);
});
