import type { Ship } from "../../../src/rulesets/pq17/chapters/1-2-forces/state";
import { exampleOfPack } from "../../../src/rulesets/pq17/chapters/shared/examples-combat";
import { freshShip } from "../../../src/rulesets/pq17/chapters/shared/units";
import { pack } from "../../../src/rulesets/pq17/charts/pack";
import type { Snapshot } from "../../../src/rulesets/pq17/snapshot";
import type { Side } from "../../../src/rulesets/pq17/vocabulary";
import { type Dice, force, withDeck, withForce } from "./table";

/** The Wolf Pack that attacks. */
export const PACK = "wolf_pack_eisteufel_1";

/** The convoy it attacks. */
export const CONVOY = "convoy_pq_17";

/** Cards of the Axis deck whose row of a force is U in every weather, by day and by night. */
export const found = { day: 33, night: 3 };

/** A ship, or CS of a class, with marks. */
export const ship = (unit: string, cs: number, marks: Ship["marks"] = []): Ship =>
  freshShip(pack.charts, unit, cs, marks);

/** The modifiers of a roll. */
export const modifiersOf = (roll: Dice | undefined) =>
  roll !== undefined && "modifiers" in roll ? roll.modifiers : [];

/** The number of a force's block. */
export const numberOf = (state: Snapshot, side: Side, id: string): number => force(state, side, id).block ?? 0;

/** The attack of a Wolf Pack on the convoy. */
export const attack = (state: Snapshot, id = PACK) => ({ force: id, block: numberOf(state, "allied", CONVOY) });

/** A Wolf Pack of some CS over the convoy, with a card that finds it. */
export function over(boats: number, changes: Partial<Snapshot> = {}): Snapshot {
  const state = withForce(exampleOfPack(), "axis", PACK, { units: [ship("ss_german", boats)] });
  return { ...withDeck(state, "axis", found.day), ...changes };
}
