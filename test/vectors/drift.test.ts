import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import type { VectorFile } from "../../src/cli/conformance/vectors";
import { withoutPins } from "../conformance/pins";
import { FOLDER, GAMES, printed, snapshotFiles, vectorFile, writersOf } from "./kit/files";

/** Files of vectors that were written by hand, case by case out of the rulebook: what stands in them is their source. */
const BY_HAND: Readonly<Record<string, readonly string[]>> = {
  goeben: [],
  hunters: [
    "editions",
    "options-areas",
    "options-convoy",
    "options-others",
    "options-resupply",
    "patrol-abort",
    "patrol-events",
    "patrol-missions",
    "patrol-travel",
    "port-assignment",
    "port-boats",
    "port-impossible",
    "port-loading",
    "port-new-game",
    "port-refit",
    "rerolls",
    "rulings",
  ],
  pq17: [],
};

/** The same of the snapshots that vectors start from: every one of The Hunters is a hand-written career. */
const SNAPSHOTS_BY_HAND: readonly string[] = ["hunters"];

/** What writers import that is more than a type: of `src`, and what lets a script end its work when its reader has gone. */
const IMPORTED = ["../../scripts/unread-output.mjs", "rulesets/goeben/vocabulary", "rulesets/hunters/text/en.json"];

const DRIFT = "regenerate with npm run vectors, and change the .ts file rather than the .json";

describe.each(GAMES)("vectors of %s", (game) => {
  test("snapshots stand as their makers make them", async () => {
    const made = await snapshotFiles(game);
    for (const { path, text } of made) expect(onDisk(path) === text, `${path}: ${DRIFT}`).toBe(true);
    const written = made.map(({ path }) => basename(path, ".json")).sort();
    expect(SNAPSHOTS_BY_HAND.includes(game) ? [] : jsonIn(`${game}/snapshots`)).toEqual(written);
  });

  test("every snapshot is the base of a vector", () => {
    const files = jsonIn(game).map((name) => JSON.parse(onDisk(`${game}/${name}.json`)) as VectorFile["content"]);
    const bases = new Set(files.flatMap(({ vectors }) => vectors.map(({ base }) => base)));
    expect(jsonIn(`${game}/snapshots`).filter((name) => !bases.has(name))).toEqual([]);
  });

  test("every file of vectors has a writer of its name or is listed as written by hand", () => {
    expect(jsonIn(game)).toEqual([...writersOf(game), ...BY_HAND[game]!].sort());
  });

  test.each(writersOf(game))("%s stands as it is written", async (name) => {
    const file = await vectorFile(game, name);
    const { revision, vectors } = JSON.parse(onDisk(file.path)) as VectorFile["content"];
    const named = printed({ ...file, revision: revision!, vectors: vectors.map(withoutPins) });
    expect(named.text === printed(file).text, `${file.path}: ${DRIFT}`).toBe(true);
  });
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
  const found = [
    ...source.matchAll(/^(?:import|export) (?!type )[^;]*?from "([^"]+)"|^import "([^"]+)"|import\("([^"]+)"\)/gm),
  ];
  return found.map(([, from, alone, later]) => (from ?? alone ?? later)!);
}

function onDisk(path: string): string {
  return readFileSync(join(FOLDER, path), "utf8");
}

/** The names of the JSON files of a folder, without their ending. */
function jsonIn(folder: string): string[] {
  const names = readdirSync(join(FOLDER, folder)).filter((name) => name.endsWith(".json"));
  return names.map((name) => basename(name, ".json")).sort();
}
