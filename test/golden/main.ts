// Plays the golden games. `compare` (default) compares with the files in this folder, `write` rewrites them. Further
// arguments select games; default: all.

import { readFile, writeFile } from "node:fs/promises";
import { argv, exit } from "node:process";
import { GOLDEN, type GoldenGame, goldenGame } from "./games";
import "../../scripts/unread-output.mjs";

const write = argv[2] === "write";

const selectedGames = argv.slice(2).filter((each) => each in GOLDEN);

let different = 0;

for (const [game, { games }] of Object.entries(GOLDEN)) {
  if (selectedGames.length > 0 && !selectedGames.includes(game)) continue;
  const file = new URL(`./${game}.json`, import.meta.url);
  const results = Array.from({ length: games }, (_, index) => goldenGame(game, index));
  if (write) {
    await writeFile(file, `[\n${results.map((each) => `  ${JSON.stringify(each)}`).join(",\n")}\n]\n`);
  } else {
    const frozen = JSON.parse(await readFile(file, "utf8")) as readonly GoldenGame[];
    for (const [index, each] of results.entries()) {
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
