import type { About } from "../../../../core/contract/audit";
import { opponentOf } from "../../charts/pack";
import type { Side, TargetCategory } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";

/**
 * 7.4.3 The audit subject of dice against hidden ships: the attacking side and the force of the ships. Everyone sees
 * the dice. Of the chart's column and modifiers, the attacker sees only those that follow from the category that he
 * named.
 */
export function concealed(side: Side, force: Force, category: TargetCategory): About {
  return { side, force: force.id, concealed: category };
}

/** 13.5 The audit subject of the dice of a mine: the force that strikes it, whose ships stay hidden. */
export function mined(side: Side, force: Force): About {
  return { side, force: force.id, concealed: MINED };
}

const MINED = "mined";

/** 7.4.3, 13.5 The side that owns the hidden ships which dice strike: the enemy of the attacker, or the side that strikes a mine. */
export function ownerOfHidden(side: Side, concealed: string): Side {
  return concealed === MINED ? side : opponentOf(side);
}

/** 7.4.3 The part of a torpedo attack that follows from the category named. */
interface TargetDisclosure {
  /** Modifiers that come from the category or the weather for every ship. */
  readonly modifiers: readonly string[];
  /** True if all its ships use one column of damage. */
  readonly column: boolean;
}

const LIGHT_SHIP: TargetDisclosure = { modifiers: ["TARGET_LIGHT", "GALE"], column: true };

const CONVOY_SHIP: TargetDisclosure = { modifiers: ["TARGET_CONVOY_SHIP", "GALE"], column: true };

const DISCLOSURES: Readonly<Record<TargetCategory | typeof MINED, TargetDisclosure>> = {
  heavy_ship: { modifiers: ["GALE"], column: false },
  light_ship: LIGHT_SHIP,
  escort: LIGHT_SHIP,
  auxiliary: CONVOY_SHIP,
  merchant: CONVOY_SHIP,
  [MINED]: { modifiers: [], column: false },
};

/** E-115 The public part of a torpedo attack on ships that stay hidden, for the category named in `concealed`. */
export function disclosureOf(category: string): TargetDisclosure {
  return DISCLOSURES[category as TargetCategory] ?? DISCLOSURES[MINED];
}
