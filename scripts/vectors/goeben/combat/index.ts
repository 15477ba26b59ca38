import type { Vector } from "../kit";
import "./bases";
import { beginning } from "./beginning";
import { contacts } from "./contact";

/** The files of vectors about battles, raids and bombardments. */
export const COMBAT_FILES: Readonly<Record<string, () => Vector[]>> = {
  "combat-beginning": beginning,
  "combat-contact": contacts,
};
