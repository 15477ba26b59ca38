import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { GermanShipId } from "../../vocabulary";
import { landingShips } from "../9-ports/capture";
import { holderAt } from "../9-ports/sites";
import { faceDownCoastalAt, revealCoastal } from "../13-incidents/pool";
import { visibilityAt } from "../14-naval-combat/battle";
import { isDefended } from "../17-victory/ending";
import { type Context, occupiedSpaces } from "../shared/game";

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

/** 9.2, D-81 Ports where a Seebataillon may be landed now. */
export function landingsOpen(state: Snapshot, charts: Charts): readonly string[] {
  return [...new Set(landingShips(state, charts).map((ship: GermanShipId) => state.ships[ship].space!))];
}

/** D-49b Turns the coastal defence units of a space face up. */
export function showUnits(ctx: Context, space: string): void {
  ctx.ruling("D-49b", "16.0");
  while (faceDownCoastalAt(ctx.state, space) > 0) revealCoastal(ctx, space, "16.0");
}
