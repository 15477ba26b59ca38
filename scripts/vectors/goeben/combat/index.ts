import type { Vector } from "../kit";
import "./bases";
import { alliedFire } from "./allied-fire";
import { alliedRounds } from "./allied-rounds";
import { beginning } from "./beginning";
import { bombardments } from "./bombardment";
import { bombardmentBeginnings } from "./bombardment-beginning";
import { bombardmentDoors } from "./bombardment-doors";
import { consorts } from "./consorts";
import { contacts } from "./contact";
import { contactDoors } from "./contact-doors";
import { endings } from "./ending";
import { gunnery } from "./gunnery";
import { hits } from "./hits";
import { phaseEnds } from "./phase-ends";
import { raidsAndLandings } from "./raids";
import { refusingBattle } from "./refusing";
import { requests } from "./tapes";
import { torpedoes } from "./torpedoes";

/** The files of vectors about battles, raids and bombardments. */
export const COMBAT_FILES: Readonly<Record<string, () => Vector[]>> = {
  "combat-allied-fire": () => [...alliedFire(), ...alliedRounds()],
  "combat-beginning": beginning,
  "combat-bombardment": () => [...bombardmentBeginnings(), ...bombardments(), ...bombardmentDoors()],
  "combat-consorts": consorts,
  "combat-contact": () => [...contacts(), ...contactDoors()],
  "combat-ending": () => [...endings(), ...phaseEnds()],
  "combat-gunnery": gunnery,
  "combat-hits": hits,
  "combat-raids": raidsAndLandings,
  "combat-refusing": refusingBattle,
  "combat-requests": requests,
  "combat-torpedoes": torpedoes,
};
