// Writes the snapshots and vectors of every game, or only the files named: `npm run vectors`, `npm run vectors pq17/ice`.
// Each vector gets its pins (test/conformance/pins.ts) once the kernel's answer holds everything that the vector names.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { argv } from "node:process";
import { pinsOf } from "../conformance/pins";
import {
  FOLDER,
  GAMES,
  handWrittenFiles,
  printed,
  snapshotFiles,
  type VectorsWritten,
  vectorFile,
  type Written,
  writersOf,
} from "./kit/files";
import "../../scripts/unread-output.mjs";

/** Files that are made of the vectors of other files, and so written after them. */
const LAST = ["citations", "reroll-kinds"];

const wanted = argv.slice(2);

for (const game of GAMES) {
  // Vectors read their snapshots from disk.
  for (const file of await snapshotFiles(game)) write(file);
  const pin = await pinsOf(game);
  if (wanted.length === 0) for (const file of handWrittenFiles(game)) writePinned(file, pin);
  const names = writersOf(game).filter((name) => wanted.length === 0 || wanted.includes(`${game}/${name}`));
  for (const name of [
    ...names.filter((each) => !LAST.includes(each)),
    ...names.filter((each) => LAST.includes(each)),
  ]) {
    writePinned(await vectorFile(game, name), pin);
  }
}

function writePinned(file: VectorsWritten, pin: Awaited<ReturnType<typeof pinsOf>>): void {
  const pinned = file.vectors.map(pin);
  write(printed({ ...file, vectors: pinned.map(({ vector }) => vector) }));
  console.log(file.path);
  for (const { vector, shortcomings } of pinned.filter((each) => each.shortcomings.length > 0)) {
    console.error(`  ${vector.id} has no digest, because the kernel's answer falls short: ${shortcomings.join("; ")}`);
    process.exitCode = 1;
  }
}

function write({ path, text }: Written): void {
  writeFileSync(join(FOLDER, path), text);
}
