import type { Snapshot } from "../../../../src/rulesets/goeben/snapshot";
import { battle } from "../kit/combat";
import { sunk } from "../kit/losses";
import { snapshots as combat } from "./combat";

/** The snapshots that vectors of edges start from, by name. */
export const snapshots: Readonly<Record<string, () => Snapshot>> = {
  "last-german-ship": lastGermanShip,
};

/** Goeben was sunk in the battle in the Adriatic; Breslau, Viribus Unitis and Novara fight on. */
function lastGermanShip(): Snapshot {
  const state = combat["consorts-contact"]!();
  sunk("goeben")(state);
  battle({ lost: 40, anyFire: true })(state);
  return { ...state, vp: -40 };
}
