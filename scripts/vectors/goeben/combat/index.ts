import type { Vector } from "../kit";
import "./bases";
import { alliedFire } from "./allied-fire";
import { beginning } from "./beginning";
import { bombardments } from "./bombardment";
import { consorts } from "./consorts";
import { contacts } from "./contact";
import { endings } from "./ending";
import { gunnery } from "./gunnery";
import { hits } from "./hits";
import { raidsAndLandings } from "./raids";
import { refusingBattle } from "./refusing";
import { requests } from "./tapes";
import { torpedoes } from "./torpedoes";

/** The files of vectors about battles, raids and bombardments. */
export const COMBAT_FILES: Readonly<Record<string, () => Vector[]>> = {
  "combat-allied-fire": alliedFire,
  "combat-beginning": beginning,
  "combat-bombardment": bombardments,
  "combat-consorts": consorts,
  "combat-contact": contacts,
  "combat-ending": endings,
  "combat-gunnery": gunnery,
  "combat-hits": hits,
  "combat-raids": raidsAndLandings,
  "combat-refusing": refusingBattle,
  "combat-requests": requests,
  "combat-torpedoes": torpedoes,
};
