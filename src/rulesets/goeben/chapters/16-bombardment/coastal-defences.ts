import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { holderAt } from "../9-ports/sites";
import { aimAt, gunShots, printedShots, supplyOf } from "../14-naval-combat/fire-options";
import type { Shot } from "../14-naval-combat/gunnery";
import { visibilityAt } from "../14-naval-combat/rounds";
import { battleOf, isGerman, occupiedSpaces } from "../shared/game";

/** 16.0 True while a space has a coastal defence unit, face up or face down. */
export function isDefended(state: Snapshot, space: string): boolean {
  if (state.coastal.some((unit) => unit.space === space && !unit.destroyed)) return true;
  return state.unseen.faceDownCoastal.some((each) => each.space === space && each.count > 0);
}

/** 16.0 The face-up coastal defence units of a space, in the order of the charts. */
export function unitsStanding(state: Snapshot, charts: Charts, space: string): string[] {
  const unitIds = state.coastal.filter((unit) => unit.space === space && !unit.destroyed).map(({ id }) => id);
  return charts.COASTAL_DEFENCE.facts.units.map(({ id }) => id).filter((id) => unitIds.includes(id));
}

/** 16.0, D-49 Spaces with coastal defences that remain to be fought; none in a storm or in poor visibility. */
export function bombardmentsLeft(state: Snapshot, charts: Charts): readonly string[] {
  return occupiedSpaces(state).filter(
    (space) =>
      holderAt(state, charts, space) === "allied" &&
      isDefended(state, space) &&
      !state.done.includes(space) &&
      !state.storms.includes(space) &&
      visibilityAt(state, space) !== "poor",
  );
}

/** 16.0, D-75 The ways open to a friendly ship of firing at coastal defences in the present round: as usual, and on maximum fire. */
export function bombardmentOption(
  state: Snapshot,
  charts: Charts,
  ship: string,
): { readonly usual: boolean; readonly maximum: boolean } {
  const battle = battleOf(state);
  if (!isGerman(ship)) return { usual: shoreShots(state, charts, ship, false).length > 0, maximum: false };
  const { usual, maximum } = supplyOf(state, charts, battle, ship);
  return {
    usual: usual && shoreShots(state, charts, ship, false).length > 0,
    maximum: maximum && shoreShots(state, charts, ship, true).length > 0,
  };
}

/** 16.0 The shots of a friendly ship at coastal defences in the present round: no armor is subtracted. */
export function shoreShots(state: Snapshot, charts: Charts, ship: string, maximumFire: boolean): Shot[] {
  const battle = battleOf(state);
  if (isGerman(ship)) return gunShots(state, charts, ship, aimAt(battle, ship, 0, maximumFire));
  const austrian = battle.austroHungarian.find(({ id }) => id === ship);
  return austrian === undefined ? [] : printedShots(state, charts, battle, austrian);
}
