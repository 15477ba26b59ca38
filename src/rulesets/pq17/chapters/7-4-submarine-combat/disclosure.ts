import type { About } from "../../../../core/contract/audit";
import { opponentOf } from "../../charts/pack";
import type { Side, TargetCategory } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";

/**
 * 7.4.3 What the audit names for dice against hidden ships: the side that attacks, and the force of the ships. Everyone sees the
 * dice. Of the chart's column and modifiers the attacker sees only what follows from the category that he named.
 */
export function concealed(side: Side, force: Force, category: TargetCategory): About {
  return { side, force: force.id, concealed: category };
}

/** 13.5 What the audit names for the dice of a mine: the force that strikes it, whose ships stay hidden. */
export function mined(side: Side, force: Force): About {
  return { side, force: force.id, concealed: MINED };
}

const MINED = "mined";

/** 7.4.3, 13.5 The side that owns the hidden ships which dice strike: the enemy of the attacker, or the side that strikes a mine. */
export function ownerOfHidden(side: Side, concealed: string): Side {
  return concealed === MINED ? side : opponentOf(side);
}

/** 7.4.3 The part of a torpedo attack that follows from the category named. */
interface Disclosure {
  /** Modifiers that it or the weather brings whatever ship it is. */
  readonly modifiers: readonly string[];
  /** Whether all its ships are read on one column of damage. */
  readonly column: boolean;
}

const LIGHT_SHIP: Disclosure = { modifiers: ["TARGET_LIGHT", "GALE"], column: true };

const CONVOY_SHIP: Disclosure = { modifiers: ["TARGET_CONVOY_SHIP", "GALE"], column: true };

const DISCLOSURES: Readonly<Record<TargetCategory | typeof MINED, Disclosure>> = {
  heavy_ship: { modifiers: ["GALE"], column: false },
  light_ship: LIGHT_SHIP,
  escort: LIGHT_SHIP,
  auxiliary: CONVOY_SHIP,
  merchant: CONVOY_SHIP,
  [MINED]: { modifiers: [], column: false },
};

/** E-115 The public part of a torpedo attack on ships that stay hidden, by what `concealed` says of it. */
export function disclosureOf(category: string): Disclosure {
  return DISCLOSURES[category as TargetCategory] ?? DISCLOSURES[MINED];
}
