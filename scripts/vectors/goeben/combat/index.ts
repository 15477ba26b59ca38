import type { Vector } from "../kit";
import "./bases";
import { beginning } from "./beginning";
import { contacts } from "./contact";
import { refusingBattle } from "./refusing";

/** The files of vectors about battles, raids and bombardments. */
export const COMBAT_FILES: Readonly<Record<string, () => Vector[]>> = {
  "combat-beginning": beginning,
  "combat-contact": contacts,
  "combat-refusing": refusingBattle,
};
