import type { Snapshot } from "../../../src/rulesets/goeben/snapshot";
import { defineBase } from "./kit";
import { freshGame, gameAt } from "./setup";

/** The snapshots that vectors start from, by name. */
export const BASES: Readonly<Record<string, () => Snapshot>> = {
  setup: () => freshGame(),
  "messina-outfitting": () => gameAt("messina", "outfitting"),
  "at-sea": () => gameAt("central_ionian", "incidents", 2),
  "breslau-alone": breslauAlone,
  "intelligence-choice": () => ({
    ...gameAt("messina", "intelligence_choice", 2),
    alert: 3,
    intelligenceUsed: true,
    intelligence: { offers: ["IR"], space: null },
  }),
  "campaign-between": between,
  "campaign-setup": () => ({ ...freshGame(), options: { ...freshGame().options, campaign: true }, campaign: campaign() }),
};

/** Goeben has been sunk; Breslau is in the Central Ionian Sea. */
function breslauAlone(): Snapshot {
  const state = gameAt("central_ionian", "incidents", 2);
  Object.assign(state.ships.goeben, { status: "sunk", space: null, hull: 0 });
  return { ...state, vp: -40 };
}

/** The first scenario of a campaign, the Ottoman Alliance, has been won at Constantinople. */
function between(): Snapshot {
  const state = gameAt("constantinople", "between_scenarios", 5);
  const options = { ...state.options, campaign: true };
  return { ...state, options, vp: 80, orderAchieved: true, result: "victory", endReason: "order_fulfilled", campaign: campaign() };
}

function campaign(): NonNullable<Snapshot["campaign"]> {
  return {
    scenario: 1,
    ordersLeft: [
      "atlantic_breakout",
      "austro_hungarian_naval_pact",
      "raid_french_african_convoys",
      "italian_alliance",
      "suez_canal_operation",
    ],
    achieved: [],
    failed: [],
    sunkForGood: [],
    alliances: [],
    highSeas: [],
    startSpaces: [],
    atlanticBonus: null,
    austroHungarianGained: false,
    result: null,
  };
}

for (const [name, make] of Object.entries(BASES)) defineBase(name, make());
