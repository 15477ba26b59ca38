// Writes the snapshots and vectors of every game, or only the files named: `npm run vectors`, `npm run vectors pq17/ice`.
// Hand-written files keep their vectors; without names, they get the number of the revision in force.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { argv } from "node:process";
import { FOLDER, GAMES, handWrittenFiles, snapshotFiles, vectorFile, type Written, writersOf } from "./kit/files";
import "../../scripts/unread-output.mjs";

/** Files that are made of the vectors of other files, and so written after them. */
const LAST = ["citations", "reroll-kinds"];

const wanted = argv.slice(2);

for (const game of GAMES) {
  // Vectors read their snapshots from disk.
  for (const file of await snapshotFiles(game)) write(file);
  if (wanted.length === 0) for (const file of handWrittenFiles(game)) write(file);
  const names = writersOf(game).filter((name) => wanted.length === 0 || wanted.includes(`${game}/${name}`));
  for (const name of [
    ...names.filter((each) => !LAST.includes(each)),
    ...names.filter((each) => LAST.includes(each)),
  ]) {
    const file = await vectorFile(game, name);
    write(file);
    console.log(file.path);
  }
}

function write({ path, text }: Written): void {
  writeFileSync(join(FOLDER, path), text);
}
