import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import type { VectorFile } from "../../src/cli/conformance/vectors";
import { buildChangedVectors, isBuilt } from "./build";
import { FOLDER, GAMES, snapshotFiles, writersOf } from "./kit/files";

/**
 * Imports of writers that are more than types. They are from `src`, or let a script finish after its reader has closed
 * the output.
 */
const IMPORTED = ["../../scripts/unread-output.mjs", "rulesets/goeben/vocabulary", "rulesets/hunters/text/en.json"];

describe.each(GAMES)("vectors of %s", (game) => {
  test("vectors: built from their current sources", () => {
    expect(isBuilt(game), "npm run vectors").toBe(true);
  });

  test("have a writer or a hand-written file for each file, and a file for each of those", () => {
    const byHand = existsSync(join(FOLDER, "by-hand", game)) ? jsonIn(`by-hand/${game}`) : [];
    expect(jsonIn(game)).toEqual([...writersOf(game), ...byHand].sort());
  });

  test("snapshots: each has a vector, and each equals what its maker writes", async () => {
    const files = jsonIn(game).map((name) => JSON.parse(onDisk(`${game}/${name}.json`)) as VectorFile["content"]);
    const bases = new Set(files.flatMap(({ vectors }) => vectors.map(({ base }) => base)));
    expect(jsonIn(`${game}/snapshots`).filter((name) => !bases.has(name))).toEqual([]);
    for (const { path, text } of await snapshotFiles(game)) expect(onDisk(path) === text, path).toBe(true);
  });

  test("are not built again if nothing has changed", async () => {
    const dates = () => jsonIn(game).map((name) => statSync(join(FOLDER, game, `${name}.json`)).mtimeMs);
    const before = dates();
    expect(await buildChangedVectors()).toEqual([]);
    expect(dates()).toEqual(before);
  });
});

test("git tracks no vector that is built", async () => {
  const { stdout, status } = spawnSync("git", ["ls-files", "test/vectors"], { encoding: "utf8" });
  const tracked = stdout.split("\n").filter((path) => path.endsWith(".json"));
  // A copy of the sources without git tracks nothing.
  if (status !== 0 || tracked.length === 0) return;
  const built = GAMES.flatMap((game) => jsonIn(game).map((name) => `test/vectors/${game}/${name}.json`));
  expect(tracked.filter((path) => built.includes(path))).toEqual([]);
});

describe("writers", () => {
  test("import no code under test: of src only vocabularies, the questions of rulings, and types", () => {
    const files = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter((file) =>
      /(?<!\.test)\.ts$/.test(file),
    );
    expect(files.length).toBeGreaterThan(200);
    const imports = files.flatMap((file) => valuesImported(readFileSync(join(FOLDER, file), "utf8")));
    const foreign = imports.filter((path) => /\/(src|fixtures|scripts)\//.test(path));
    expect([...new Set(foreign.map((path) => path.replace(/^.*\/src\//, "")))].sort()).toEqual(IMPORTED);
  });

  test("the check finds an import of values, over several lines too, and leaves types alone", () => {
    const source = `import type { A } from "../src/a";\nimport {\n  type B,\n  c,\n} from "../src/c";\nawait import("../src/d");\n`;
    expect(valuesImported(source)).toEqual(["../src/c", "../src/d"]);
  });
});

/** All that is imported of a source text but types. */
function valuesImported(source: string): string[] {
  const files = [
    ...source.matchAll(/^(?:import|export) (?!type )[^;]*?from "([^"]+)"|^import "([^"]+)"|import\("([^"]+)"\)/gm),
  ];
  return files.map(([, from, alone, later]) => (from ?? alone ?? later)!);
}

function onDisk(path: string): string {
  return readFileSync(join(FOLDER, path), "utf8");
}

/** The names of the JSON files of a folder, without their ending. */
function jsonIn(folder: string): string[] {
  const names = readdirSync(join(FOLDER, folder)).filter((name) => name.endsWith(".json"));
  return names.map((name) => basename(name, ".json")).sort();
}
