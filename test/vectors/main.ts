// Builds the snapshots and vectors of every game, or only the files named: `npm run vectors`, `npm run vectors pq17/ice`.
// `npm run vectors -- --changed` builds only the games whose sources have changed.

import { argv } from "node:process";
import "../../scripts/unread-output.mjs";
import { buildChangedVectors, buildVectors, type Unpinned } from "./build";
import { GAMES } from "./kit/files";

const games = argv.slice(2);

const unpinned: Unpinned[] = [];
if (games[0] === "--changed") unpinned.push(...(await buildChangedVectors()));
else if (games.length === 0)
  for (const game of GAMES) unpinned.push(...(await buildVectors(game, undefined, console.log)));
else
  for (const game of GAMES) {
    const names = games.filter((each) => each.startsWith(`${game}/`)).map((each) => each.slice(game.length + 1));
    if (names.length > 0) unpinned.push(...(await buildVectors(game, names, console.log)));
  }
for (const { path, id, shortcomings } of unpinned)
  console.error(`${path}: ${id} has no digest, because the kernel's answer falls short: ${shortcomings.join("; ")}`);
// A broken rule does not stop the tests that show it.
if (games[0] !== "--changed" && unpinned.length > 0) process.exitCode = 1;
