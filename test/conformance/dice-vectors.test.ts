import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { philox4x32 } from "../../src/core/dice/philox";
import { ALGORITHM, SeededDice } from "../../src/core/dice/seeded";
import { TapeDice } from "../../src/core/dice/tape";

interface Vectors {
  algorithm: string;
  philox: { answers: { counter: string[]; key: string[]; output: string[] }[] };
  cases: {
    name: string;
    seed: string;
    ruleset: string;
    operation: string;
    step: number;
    rolls: { label: string; sides: number; count: number; faces: number[] }[];
  }[];
}

const pathOf = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const readJson = (relative: string): unknown => JSON.parse(readFileSync(pathOf(relative), "utf8"));

const vectors = readJson("../vectors/dice.json") as Vectors;

const words = (texts: readonly string[]) => texts.map((text) => Number.parseInt(text, 16));

describe("published dice vectors", () => {
  test("the file matches its schema", () => {
    const validate = new Ajv2020({ allErrors: true }).compile(readJson("../vectors/dice.schema.json") as object);
    validate(vectors);
    expect(validate.errors).toBeNull();
  });

  test("the algorithm is the one that resolutions name", () => {
    expect(vectors.algorithm).toBe(ALGORITHM);
  });

  test.each(vectors.philox.answers)("known answer for counter $counter", ({ counter, key, output }) => {
    const [c0 = 0, c1 = 0, c2 = 0, c3 = 0] = words(counter);
    const [k0 = 0, k1 = 0] = words(key);
    const out = new Uint32Array(4);
    philox4x32(out, c0, c1, c2, c3, k0, k1);
    expect([...out]).toEqual(words(output));
  });

  test.each(vectors.cases)("$name", ({ seed, ruleset, operation, step, rolls }) => {
    const dice = new SeededDice(seed, { ruleset, operation, step });
    const tape = new TapeDice(rolls.flatMap(({ faces }) => faces));
    for (const { label, sides, count, faces } of rolls) {
      expect(dice.roll({ label, sides, count, read: "sum" })).toEqual(faces);
      expect(tape.roll({ label, sides, count, read: "sum" })).toEqual(faces);
    }
    expect(tape.remaining).toBe(0);
  });
});

const withoutPython = spawnSync("python3", ["--version"]).status !== 0;

describe.skipIf(withoutPython)("the Python reference (skipped where python3 is missing)", () => {
  const check = (...files: string[]) =>
    spawnSync("python3", [pathOf("philox_reference.py"), ...files], {
      encoding: "utf8",
      env: { ...process.env, PYTHONIOENCODING: "utf-8" },
    });

  test("it reproduces every published vector", () => {
    const run = check();
    expect(run.stderr).toBe("");
    expect(run.status).toBe(0);
    const rolls = vectors.cases.reduce((sum, { rolls }) => sum + rolls.length, 0);
    expect(run.stdout.trim()).toBe(`${vectors.philox.answers.length} known answers and ${rolls} rolls agree`);
  });

  test("it reports the first difference", () => {
    const folder = mkdtempSync(join(tmpdir(), "dice-vectors-"));
    try {
      const changed = structuredClone(vectors);
      const roll = changed.cases[3]?.rolls[1];
      if (roll === undefined) throw new Error("no such roll");
      roll.faces[0] = ((roll.faces[0] ?? 0) % 6) + 1;
      writeFileSync(join(folder, "dice.json"), JSON.stringify(changed));
      const run = check(join(folder, "dice.json"));
      expect(run.status).toBe(1);
      expect(run.stderr).toContain("cases[3] (a repeated label, others between), rolls[1] (torpedo-hit)");
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
