import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { holderAt } from "../9-ports/sites";
import { faceDownCoastalAt, revealCoastal } from "../13-incidents/pool";
import { visibilityAt } from "../14-naval-combat/visibility";
import { type Context, occupiedSpaces } from "../shared/game";

/** 16.0 True while a coastal defence unit, face up or face down, stands in a space. */
export function isDefended(state: Snapshot, space: string): boolean {
  if (state.coastal.some((unit) => unit.space === space && !unit.destroyed)) return true;
  return state.unseen.faceDownCoastal.some((each) => each.space === space && each.count > 0);
}

/** 16.0 Face-up coastal defence units that stand in a space, in the order of the charts. */
export function unitsStanding(state: Snapshot, charts: Charts, space: string): string[] {
  const standing = state.coastal.filter((unit) => unit.space === space && !unit.destroyed).map(({ id }) => id);
  return charts.COASTAL_DEFENCE.facts.units.map(({ id }) => id).filter((id) => standing.includes(id));
}

/** 16.0, D-49 Spaces whose coastal defences are still to be fought; none in a storm or in poor visibility. */
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

/** D-49b Turns the coastal defence units of a space face up. */
export function showUnits(ctx: Context, space: string): void {
  ctx.ruling("D-49b", "16.0");
  while (faceDownCoastalAt(ctx.state, space) > 0) revealCoastal(ctx, space, "16.0");
}
