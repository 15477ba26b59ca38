import type { Snapshot } from "../../../../src/rulesets/goeben/snapshot";
import { battle } from "../kit/combat";
import { sunk } from "../kit/losses";
import { snapshots as combat } from "./combat";
import { snapshots as scenarios } from "./scenarios";

/** The snapshots that vectors of edges start from, by name. */
export const snapshots: Readonly<Record<string, () => Snapshot>> = {
  "last-german-ship": lastGermanShip,
  "campaign-last-ship": campaignLastShip,
};

/** Goeben was sunk in the battle in the Adriatic; Breslau, Viribus Unitis and Novara fight on. */
function lastGermanShip(): Snapshot {
  const state = combat["consorts-contact"]!();
  sunk("goeben")(state);
  battle({ lost: 40, anyFire: true })(state);
  return { ...state, vp: -40 };
}

/** Breslau alone is left of a campaign's first scenario, with one Hull box, after its order was fulfilled. */
function campaignLastShip(): Snapshot {
  const state = scenarios["breslau-alone"]!();
  const { options, campaign } = scenarios["campaign-objective"]!();
  state.ships.breslau.hull = 1;
  return { ...state, options, campaign, orderAchieved: true };
}
