import type { Vector } from "../kit";
import "./bases";
import { alliedFire } from "./allied-fire";
import { alliedRounds } from "./allied-rounds";
import { beginning } from "./beginning";
import { bombardments } from "./bombardment";
import { bombardmentBeginnings } from "./bombardment-beginning";
import { consorts } from "./consorts";
import { contacts } from "./contact";
import { contactDoors } from "./contact-doors";
import { endings } from "./ending";
import { gunnery } from "./gunnery";
import { hits } from "./hits";
import { raidsAndLandings } from "./raids";
import { refusingBattle } from "./refusing";
import { requests } from "./tapes";
import { torpedoes } from "./torpedoes";

/** The files of vectors about battles, raids and bombardments. */
export const COMBAT_FILES: Readonly<Record<string, () => Vector[]>> = {
  "combat-allied-fire": () => [...alliedFire(), ...alliedRounds()],
  "combat-beginning": beginning,
  "combat-bombardment": () => [...bombardmentBeginnings(), ...bombardments()],
  "combat-consorts": consorts,
  "combat-contact": () => [...contacts(), ...contactDoors()],
  "combat-ending": endings,
  "combat-gunnery": gunnery,
  "combat-hits": hits,
  "combat-raids": raidsAndLandings,
  "combat-refusing": refusingBattle,
  "combat-requests": requests,
  "combat-torpedoes": torpedoes,
};
