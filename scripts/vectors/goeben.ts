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
import { defineBase, type Vector } from "./goeben/kit";
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
import { writeVectors } from "./kit/write";

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

writeVectors({ game: "goeben", bases: [BASES, COMBAT_BASES], files: FILES, onBase: defineBase });
