import { austroHungarianShipOf, germanShipOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { FIRING, TargetClass } from "../../charts/shapes";
import type { Snapshot } from "../../snapshot";
import type { GermanShipId } from "../../vocabulary";
import { isGerman } from "../shared/game";
import type { Battle, Combatant } from "./state";

/** 14.11 A row of the targeting priority. */
export type FiringClass = (typeof FIRING)[number];

/** 14.7, 14.13 True for a ship of the battle that is neither sunk nor withdrawn. */
export function isFighting({ sunk, withdrawn }: Combatant): boolean {
  return !sunk && !withdrawn;
}

/** 14.2 The friendly ships still in a battle: German, then Austro-Hungarian. */
export function friendlyFighting({ ships }: Snapshot, battle: Battle): string[] {
  const german = battle.german.filter((id) => ships[id].status === "in_play");
  return [...german, ...battle.austroHungarian.filter(isFighting).map(({ id }) => id)];
}

/** The target of a hit: a German ship by its id, or an Allied or Austro-Hungarian ship of the battle. */
export type HitTarget = GermanShipId | Combatant;

/** The ship of a battle by its id, as a hit finds it. */
export function targetOf(battle: Battle, id: string): HitTarget {
  if (isGerman(id)) return id;
  const ship = [...battle.allied, ...battle.austroHungarian].find((each) => each.id === id);
  if (ship === undefined) throw new Error(`Ship ${id} does not take part in the battle.`);
  return ship;
}

/** 14.11 The friendly ships that a class prefers to all others still in the battle. */
export function preferredTargets(state: Snapshot, charts: Charts, battle: Battle, firing: FiringClass): string[] {
  const ships = friendlyFighting(state, battle);
  for (const candidate of charts.TARGETING_PRIORITY.facts.targets[firing]) {
    const best = ships.filter((id) => targetClass(charts, id) === candidate);
    if (best.length > 0) return best;
  }
  return ships;
}

function targetClass(charts: Charts, id: string): TargetClass {
  return isGerman(id) ? germanShipOf(charts, id).class : austroHungarianShipOf(charts, id).class;
}
