import { reason } from "../../../../core/choice/legality";
import { pairs } from "../../../../core/choice/limits";
import { every, listOf, oneOf, within } from "../../../../core/choice/values";
import type { Choice, Picker } from "../../../../core/contract/choice";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { noMaximum, shipByShip } from "../14-naval-combat/choices";
import { battleOf } from "../shared/game";
import { bombardmentOption, unitsStanding } from "./coastal-defences";

/** 16.0 One ship's part in a round of a bombardment. */
export type BombardmentInput = { ship: string; fire: boolean; maximumFire: boolean; remove: string[] };

/** 16.0 The acts open to one friendly ship in a round of a bombardment. */
export function bombardmentChoice(state: Snapshot, charts: Charts): Choice<BombardmentInput> {
  const units = unitsStanding(state, charts, battleOf(state).space);
  return shipByShip(state, charts, (ship) => {
    const { usual, maximum } = bombardmentOption(state, charts, ship);
    const ways = [
      { fire: false, maximumFire: false },
      ...(usual ? [{ fire: true, maximumFire: false }] : []),
      ...(maximum ? [{ fire: true, maximumFire: true }] : []),
    ];
    const remove = listOf(oneOf(units), 0, units.length, { distinct: true });
    const choice = every<BombardmentInput>({
      ship: oneOf([ship]),
      fire: oneOf([false, true]),
      maximumFire: oneOf([...new Set(ways.map(({ maximumFire }) => maximumFire))], noMaximum(state, charts, ship)),
      remove,
    });
    const limit = reason("MAXIMUM_FIRE_MISMATCH/bombardment", "14.9");
    const allowed = ways.map(({ fire, maximumFire }) => [fire, maximumFire]);
    const draw = (pick: Picker): BombardmentInput => ({
      ship,
      ...ways[pick(ways.length)]!,
      remove: remove.draw(pick),
    });
    return within(choice, pairs(limit, ["/fire", "/maximumFire"], { allowed }), { pointer: "/maximumFire", draw });
  });
}
