import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { FriendlyNation } from "../../vocabulary";
import { bombardmentOption } from "../16-bombardment/coastal-defences";
import { battleOf, isGerman } from "../shared/game";
import { gunOptions, torpedoOptions } from "./fire-options";
import { gunsOf } from "./rounds";
import type { Battle } from "./state";
import { friendlyFighting } from "./targets";

/** The nation of a friendly warship. */
export function nationOfShip(ship: string): FriendlyNation {
  return isGerman(ship) ? "german" : "austro_hungarian";
}

/**
 * 14.2, 20.0 The friendly ships that may act now: able to fire, not yet done in this step, and of the nation to act.
 */
export function shipsToAct(state: Snapshot, charts: Charts): string[] {
  const battle = battleOf(state);
  const remaining = shipsLeft(state, charts, battle);
  const first = remaining.filter((ship) => nationOfShip(ship) === battle.firstNation);
  return first.length > 0 ? first : remaining;
}

/** 14.2 The friendly ships that can still fire in the present step, whichever nation's turn it is. */
export function shipsLeft(state: Snapshot, charts: Charts, battle: Battle): string[] {
  return friendlyFighting(state, battle).filter((ship) => isLeft(state, charts, battle, ship));
}

/** 14.2 True for a friendly ship that has not acted in the present step and can fire. */
export function isLeft(state: Snapshot, charts: Charts, battle: Battle, ship: string): boolean {
  return !battle.fired.includes(ship) && canFire(state, charts, ship);
}

/** 14.2 True for a friendly ship with something to fire in the present round, and somebody to fire at. */
export function canFire(state: Snapshot, charts: Charts, ship: string): boolean {
  const battle = battleOf(state);
  if (battle.kind === "bombardment") {
    const { usual, maximum } = bombardmentOption(state, charts, ship);
    return usual || maximum;
  }
  if (gunsOf(battle).length === 0) return torpedoOptions(state, charts, ship).length > 0;
  return gunOptions(state, charts, ship).some(({ usual, maximum }) => usual || maximum);
}
