import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import type { Decision } from "../../src/core/contract/answer";
import type { AnyRuleset } from "../../src/core/contract/ruleset";
import { adjudicate, listDecisions } from "../../src/core/engine/adjudicate";
import { renderSentence } from "../../src/core/text/sentence";
import { blank } from "../fixtures/drill";
import { harbour } from "../fixtures/harbour/index";

/** Ignored by git, and inside the project, so that copied files find the packages. */
const FOLDER = resolve(".data/adding");

const TOY = join(FOLDER, "rulesets/harbour");

/** A step of the document: a file of the ruleset, and its new content or change. */
interface Step {
  readonly file: string;
  readonly language: string;
  readonly text: string;
}

const STEP = /^`([^`\n]+)`(?:, new)?:\n\n```(\w+)\n([\s\S]*?)^```$/gm;

const steps: Step[] = [...readFileSync("docs/adding.md", "utf8").matchAll(STEP)].map(([, file, language, text]) => ({
  file: file!,
  language: language!,
  text: text!,
}));

/** Applies a step: a new file, or a change whose old lines must occur exactly once. */
function carryOut({ file, language, text }: Step): void {
  const path = join(TOY, file);
  if (language !== "diff") {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text, { flag: "wx" });
    return;
  }
  const lines = text.trimEnd().split("\n");
  const without = (mark: string) => lines.filter((line) => !line.startsWith(mark)).map((line) => line.slice(1));
  const before = readFileSync(path, "utf8");
  const pieces = before.split(without("+").join("\n"));
  expect({ file, found: pieces.length - 1 }).toEqual({ file, found: 1 });
  writeFileSync(path, pieces.join(without("-").join("\n")));
}

describe("the worked example of docs/adding.md", () => {
  let game: AnyRuleset;
  let words: typeof import("../fixtures/harbour/index").words;

  beforeAll(async () => {
    rmSync(FOLDER, { recursive: true, force: true });
    cpSync("test/fixtures/harbour", TOY, { recursive: true });
    writeFileSync(join(FOLDER, "rulesets/drill.ts"), 'export * from "../../../test/fixtures/drill";\n');
    symlinkSync(resolve("src/core"), join(FOLDER, "core"), "junction");
    for (const step of steps) carryOut(step);
    const module = await import(/* @vite-ignore */ join(TOY, "index.ts"));
    game = module.harbour;
    words = module.words;
  });

  it("touches six files", () => {
    expect(new Set(steps.map(({ file }) => file)).size).toBe(6);
  });

  it("adds an operation, which is listed first among the decisions", () => {
    expect(namesFor(harbour)).not.toContain("drawFlagship");
    expect(namesFor(game)).toEqual(["drawFlagship", ...namesFor(harbour)]);
    expect(decisionsOf(game)[0]).toMatchObject({ operation: "drawFlagship", legal: true, closed: [] });
  });

  it("resolves its vector, which is its example", () => {
    const { vectors } = JSON.parse(readFileSync(join(TOY, "vectors/2-1-flagship.json"), "utf8"));
    for (const { operation, input, dice, expect: expected } of vectors) {
      expect(adjudicate(game, { operation, snapshot: blank(), input, dice })).toMatchObject(expected);
    }
    const ids = vectors.map(({ id }: { id: string }) => id);
    expect(ids).toContain(game.operations.find(({ name }) => name === "drawFlagship")!.example);
  });

  it("asks for its die, and is closed by its rule once the flagship is known", () => {
    const answer = adjudicate(game, { operation: "drawFlagship", snapshot: blank(), input: {}, dice: [] });
    expect(answer).toMatchObject({ kind: "NEEDS_ROLL", next: { label: "flagship-lot" } });
    const known = { ...blank(), flagship: blank().targets[0]! };
    expect(adjudicate(game, { operation: "drawFlagship", snapshot: known, input: {}, dice: [] })).toMatchObject({
      kind: "REFUSAL",
      code: "FLAGSHIP_DRAWN",
      citation: { section: "2.1" },
    });
  });

  it.each([
    ["en", /^You cannot [^:]+: [^:]+\.$/],
    ["fr", /^Vous ne pouvez [^:]+\u00a0: [^:]+\.$/],
    ["ja", /^[^。]*ない。[^。]+。$/],
  ] as const)("localizes each refusal in %s: what you cannot do, and why", (language, form) => {
    const { FLAGSHIP_DRAWN, DRILL_OVER, NO_TARGET } = words[language].refusals as Record<string, string>;
    for (const refusal of [FLAGSHIP_DRAWN, DRILL_OVER, NO_TARGET]) expect(refusal).toMatch(form);
  });

  it("is localized in three languages", () => {
    const answer = adjudicate(game, { operation: "drawFlagship", snapshot: blank(), input: {}, dice: [2] });
    const audit = answer.kind === "RESOLUTION" ? answer.audit : [];
    const sentences = Object.values(words).map((phrases) => audit.map((entry) => renderSentence(entry, phrases)));
    expect(sentences).toEqual([
      ["The flagship, 2: Hulk. [2.1]", "The flagship is known. [2.1]"],
      ["Le navire amiral, 2 : Hulk. [2.1]", "Le navire amiral est connu. [2.1]"],
      ["旗艦、2：Hulk。 [2.1]", "旗艦が判明。 [2.1]"],
    ]);
  });
});

function decisionsOf(ruleset: AnyRuleset): readonly Decision[] {
  const answer = listDecisions(ruleset, { snapshot: blank() });
  return answer.kind === "DECISIONS" ? answer.decisions : [];
}

function namesFor(ruleset: AnyRuleset): string[] {
  return decisionsOf(ruleset).map(({ operation }) => operation);
}
