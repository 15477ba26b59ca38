import { writeFileSync } from "node:fs";
import { BASES } from "./goeben/bases";
import { campaigns } from "./goeben/campaigns";
import { cargo } from "./goeben/cargo";
import { COMBAT_FILES } from "./goeben/combat";
import { COMBAT_BASES } from "./goeben/combat/bases";
import { incidents } from "./goeben/incidents";
import { intelligence } from "./goeben/intelligence";
import type { Vector } from "./goeben/kit";
import { movement } from "./goeben/movement";
import { phases } from "./goeben/phases";
import { repairing } from "./goeben/repairs";
import { settingUp } from "./goeben/setting-up";
import { sorties } from "./goeben/sorties";
import { stores } from "./goeben/stores";
import { submarines } from "./goeben/submarines";
import { printJson } from "./print";

const FOLDER = new URL("../../test/vectors/goeben/", import.meta.url);

/** The files of vectors: every part of the game has its own. */
const FILES: Readonly<Record<string, () => Vector[]>> = {
  ...COMBAT_FILES,
  campaigns,
  cargo,
  incidents,
  intelligence,
  movement,
  phases,
  repairs: repairing,
  "setting-up": settingUp,
  sorties,
  stores,
  submarines,
};

for (const [name, make] of Object.entries({ ...BASES, ...COMBAT_BASES })) {
  writeFileSync(new URL(`snapshots/${name}.json`, FOLDER), `${printJson(make())}\n`);
}
const wanted = process.argv.slice(2);
for (const [name, make] of Object.entries(FILES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const vectors = make().sort((a, b) => (a.id < b.id ? -1 : 1));
  writeFileSync(new URL(`${name}.json`, FOLDER), `${printJson({ $schema: "../vector.schema.json", vectors })}\n`);
  console.log(`${name}.json: ${vectors.length} vectors`);
}
