import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { FOLDER, GAMES, snapshotFiles, vectorFile, writersOf } from "./kit/files";

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

const DRIFT = "regenerate with npm run vectors, and change the .ts file rather than the .json";

describe.each(GAMES)("vectors of %s", (game) => {
  test("snapshots stand as their makers make them", async () => {
    const made = await snapshotFiles(game);
    for (const { path, text } of made) expect(onDisk(path) === text, `${path}: ${DRIFT}`).toBe(true);
    const written = made.map(({ path }) => basename(path, ".json")).sort();
    expect(SNAPSHOTS_BY_HAND.includes(game) ? [] : jsonIn(`${game}/snapshots`)).toEqual(written);
  });

  test("every file of vectors has a writer of its name or is listed as written by hand", () => {
    expect(jsonIn(game)).toEqual([...writersOf(game), ...BY_HAND[game]!].sort());
  });

  test.each(writersOf(game))("%s stands as it is written", async (name) => {
    const { path, text } = await vectorFile(game, name);
    expect(onDisk(path) === text, `${path}: ${DRIFT}`).toBe(true);
  });
});

function onDisk(path: string): string {
  return readFileSync(join(FOLDER, path), "utf8");
}

/** The names of the JSON files of a folder, without their ending. */
function jsonIn(folder: string): string[] {
  const names = readdirSync(join(FOLDER, folder)).filter((name) => name.endsWith(".json"));
  return names.map((name) => basename(name, ".json")).sort();
}
