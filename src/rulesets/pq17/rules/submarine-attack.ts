import type { About } from "../../../core/contract/audit";
import type { Charts } from "../charts/schema";
import type { Force, Ship } from "../snapshot-forces";
import type { Side, TargetCategory } from "../vocabulary";
import type { Harm } from "./damage";
import type { Context } from "./game";
import { pickShip } from "./picks";
import { torpedoAttack } from "./torpedoes";
import { candidates, inGroup, typeOf } from "./units";

/** 7.4.3 What the attack of one submarine CS came to; whether its category is absent is told, what it aimed at is not. */
export interface SubmarineAttack {
  readonly category: TargetCategory;
  readonly result: "absent" | "miss" | "hit";
  readonly harms: readonly Harm[];
}

/** D-18 The ships of a force that belong to a category. */
export function shipsOfCategory(charts: Charts, force: Force, category: TargetCategory): Ship[] {
  return force.units.filter((ship) => categoryOf(charts, ship) === category);
}

function categoryOf(charts: Charts, ship: Ship): TargetCategory | null {
  if (inGroup(charts, ship, "heavy")) return "heavy_ship";
  switch (typeOf(charts, ship)) {
    case "DD":
    case "TB":
      return "light_ship";
    case "ES":
      return "escort";
    case "AX":
      return "auxiliary";
    case "MX":
      return "merchant";
    default:
      return null;
  }
}

/** 7.4.3 One submarine CS attacks a ship of a category, picked at random; an absent category fails without a roll. */
export function attackCategory(ctx: Context, side: Side, force: Force, category: TargetCategory): SubmarineAttack {
  const { state, charts } = ctx;
  ctx.ruling("D-18", "7.4.3");
  const ships = state.sides[side].forces.includes(force) ? shipsOfCategory(charts, force, category) : [];
  const pick = { label: "sub-target", side, force: force.id, section: "7.4.3" } as const;
  const ship = pickShip(ctx, candidates(charts, ships), pick);
  if (ship === undefined) return { category, result: "absent", harms: [] };
  const { success, harms } = torpedoAttack(
    ctx,
    {
      about: concealed(side, force, category),
      target: { side, force, ship },
      by: "submarine",
      others: () => shipsOfCategory(charts, force, category),
    },
    "7.4.3",
  );
  return { category, result: success ? "hit" : "miss", harms };
}

/**
 * 7.4.3 Whom dice are about that strike ships which stay hidden: everyone reads them, but of what they were read on no more
 * than the category tells that was named.
 */
export function concealed(side: Side, force: Force, category: TargetCategory | "mined"): About {
  return { side, force: force.id, concealed: category };
}

/** What the category that was named tells of a torpedo attack. */
interface Told {
  /** Modifiers that it or the weather brings whatever ship it is. */
  readonly modifiers: readonly string[];
  /** Whether all its ships are read on one column of damage. */
  readonly column: boolean;
}

const LIGHT_SHIP: Told = { modifiers: ["TARGET_LIGHT", "GALE"], column: true };

const CONVOY_SHIP: Told = { modifiers: ["TARGET_CONVOY_SHIP", "GALE"], column: true };

const TOLD: Readonly<Record<TargetCategory | "mined", Told>> = {
  heavy_ship: { modifiers: ["GALE"], column: false },
  light_ship: LIGHT_SHIP,
  escort: LIGHT_SHIP,
  auxiliary: CONVOY_SHIP,
  merchant: CONVOY_SHIP,
  mined: { modifiers: [], column: false },
};

/** E-115 What is told of a torpedo attack on ships that stay hidden, by what `concealed` says of it. */
export function toldOf(category: string): Told {
  return TOLD[category as TargetCategory] ?? TOLD.mined;
}
