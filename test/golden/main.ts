// Plays the golden games: `compare` (the default) against the files beside this one, `write` to make those anew;
// of the games named after it, or of all.

import { readFile, writeFile } from "node:fs/promises";
import { argv, exit } from "node:process";
import { GOLDEN, type GoldenGame, goldenGame } from "./games";
import "../../scripts/unread-output.mjs";

const write = argv[2] === "write";

const wanted = argv.slice(2).filter((each) => each in GOLDEN);

let different = 0;

for (const [game, { games }] of Object.entries(GOLDEN)) {
  if (wanted.length > 0 && !wanted.includes(game)) continue;
  const file = new URL(`./${game}.json`, import.meta.url);
  const played = Array.from({ length: games }, (_, index) => goldenGame(game, index));
  if (write) {
    await writeFile(file, `[\n${played.map((each) => `  ${JSON.stringify(each)}`).join(",\n")}\n]\n`);
  } else {
    const frozen = JSON.parse(await readFile(file, "utf8")) as readonly GoldenGame[];
    for (const [index, each] of played.entries()) {
      const parts = (["moves", "snapshots", "decisions", "audit"] as const).filter(
        (part) => each[part] !== frozen[index]?.[part],
      );
      if (parts.length === 0) continue;
      different += 1;
      console.log(`${game} ${index}: ${parts.join(", ")}`);
    }
  }
  console.log(`${game}: ${games} games ${write ? "written" : "compared"}`);
}

exit(different === 0 ? 0 : 1);
