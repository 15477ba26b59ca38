import { viewOf } from "../../../core/charts/look-up";
import type { DestroyerFate } from "../vocabulary";
import { cripple, type Harm, isAlive, makeDiw, sinkTarget, type Target, unharmed } from "./damage";
import type { Table } from "./game";
import { removeShip } from "./losses";

/** 7.9 Rolls the fate of a destroyer that has been hit. */
export function rollFate(desk: Table, { side, force }: Pick<Target, "side" | "force">): DestroyerFate {
  const about = { side, force: force.id };
  return desk.roll({ label: "destroyer-fate", about, section: "7.9", view: viewOf(desk.charts.DESTROYER_FATE) }).row
    .result;
}

/** 7.9 Carries out the fate of one CS of destroyers: damaged ones leave without VP, sunk ones with them. */
export function meetFate(desk: Table, target: Target, fate: DestroyerFate): Harm {
  const { side, force, ship } = target;
  const none = unharmed(ship.unit);
  if (!isAlive(desk.state, target)) return none;
  switch (fate) {
    case "sunk":
      return sinkTarget(desk, target, 1, "7.9");
    case "damaged":
      removeShip(desk, side, force, ship, "destroyer_damage", "7.9");
      return { ...none, lost: 1 };
    case "crippled":
      return cripple(desk, target, "7.9");
    case "diw":
      return makeDiw(desk, target, 1, "7.9");
  }
}
