import { writeFileSync } from "node:fs";
import { revelations } from "./goeben/applications";
import { BASES } from "./goeben/bases";
import { brindisi } from "./goeben/brindisi";
import { nextScenarios } from "./goeben/campaign-next";
import { campaigns } from "./goeben/campaigns";
import { cargo } from "./goeben/cargo";
import { COMBAT_FILES } from "./goeben/combat";
import { COMBAT_BASES } from "./goeben/combat/bases";
import { consortMoves } from "./goeben/consort-moves";
import { deployments } from "./goeben/deploying";
import { incidentDraws } from "./goeben/incident-draws";
import { incidentHarm } from "./goeben/incident-harm";
import { incidents } from "./goeben/incidents";
import { intelligence } from "./goeben/intelligence";
import type { Vector } from "./goeben/kit";
import { mineLaying } from "./goeben/mines";
import { movement } from "./goeben/movement";
import { objectives } from "./goeben/objectives";
import { outfittingShips } from "./goeben/outfitting";
import { phases } from "./goeben/phases";
import { placeholders } from "./goeben/placeholders";
import { repairing } from "./goeben/repairs";
import { settingUp } from "./goeben/setting-up";
import { sharingStores } from "./goeben/sharing";
import { sorties } from "./goeben/sorties";
import { speed } from "./goeben/speeds";
import { stores } from "./goeben/stores";
import { submarines } from "./goeben/submarines";
import { transfers } from "./goeben/transfers";
import { printJson } from "./print";

const FOLDER = new URL("../../test/vectors/goeben/", import.meta.url);

/** The files of vectors: every part of the game has its own. */
const FILES: Readonly<Record<string, () => Vector[]>> = {
  ...COMBAT_FILES,
  campaigns: () => [...campaigns(), ...nextScenarios(), ...placeholders()],
  cargo: () => [...cargo(), ...transfers()],
  incidents: () => [...incidents(), ...incidentDraws(), ...incidentHarm()],
  intelligence: () => [...intelligence(), ...revelations()],
  movement: () => [...movement(), ...consortMoves(), ...speed(), ...mineLaying()],
  objectives,
  phases: () => [...phases(), ...brindisi()],
  repairs: repairing,
  "setting-up": () => [...settingUp(), ...outfittingShips(), ...deployments()],
  sorties,
  stores: () => [...stores(), ...sharingStores()],
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
