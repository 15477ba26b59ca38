import { every, listOf, oneOf, within } from "../../../../core/choice/values";
import type { Choice, Limit, Picker } from "../../../../core/contract/choice";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { noMaximum, shipByShip } from "../14-naval-combat/choices";
import { battleOf } from "../shared/game";
import { unitsStanding } from "./coastal-defences";
import { bombardmentOption } from "./shore-fire";

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
    const remove = listOf(oneOf(units), 0, units.length, true);
    const choice = every<BombardmentInput>({
      ship: oneOf([ship]),
      fire: oneOf([false, true]),
      maximumFire: oneOf([...new Set(ways.map(({ maximumFire }) => maximumFire))], noMaximum(state, charts, ship)),
      remove,
    });
    const text = "Maximum fire is for a ship that fires.";
    const limit: Limit = { code: "MAXIMUM_FIRE_MISMATCH", section: "14.9", text };
    const legal = (input: BombardmentInput): boolean => {
      return ways.some(({ fire, maximumFire }) => fire === input.fire && maximumFire === input.maximumFire);
    };
    const draw = (pick: Picker): BombardmentInput => ({
      ship,
      ...ways[pick(ways.length)]!,
      remove: remove.draw(pick),
    });
    return within(choice, limit, legal, "/maximumFire", draw);
  });
}
