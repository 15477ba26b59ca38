import type { Snapshot } from "../../snapshot";
import type { GermanShipId } from "../../vocabulary";
import { barredFromOutfitting } from "../9-ports/visits";
import { moveMarker } from "../13-incidents/pool";
import { type Context, germanAt, germanInPlay } from "../shared/game";

/** 7.0 The German ships of a space that may outfit, in the precedence of 25.2. */
export function outfittersAt(state: Snapshot, space: string): GermanShipId[] {
  return germanAt(state, space).filter((ship) => barredFromOutfitting(state, ship) === undefined);
}

/** 7.0 The spaces with German ships, in the order of the first ship of each. */
export function germanSpaces(state: Snapshot): string[] {
  const spaces = germanInPlay(state).map((ship) => state.ships[ship].space);
  return [...new Set(spaces)].filter((space) => space !== null);
}

/** 7.0, D-03 Records that a ship has outfitted: it does not move this turn. */
export function markOutfitted(ctx: Context, ship: GermanShipId): void {
  const record = ctx.state.ships[ship];
  if (record.outfitted) return;
  if (record.mustLeave) ctx.ruling("D-09", "9.1");
  ctx.ruling("D-03", "7.0");
  ctx.set(record, "outfitted", true, "SHIP_OUTFITTED", "7.0");
}

/** D-65 True where a Friendly Ship drawn last turn waits. */
export function friendlyShipAt({ markers }: Snapshot, space: string): boolean {
  return markers.some(
    ({ kind, place, space: at }) => kind === "friendly_ship" && place === "set_aside" && at === space,
  );
}

/** 7.4, D-65 Ends the Outfitting phase: used colliers leave the map and Friendly Ship markers go back to the pool. */
export function closeOutfitting(ctx: Context): void {
  const { state } = ctx;
  for (const collier of state.colliers) {
    if (!collier.used || collier.space === null) continue;
    ctx.set(collier, "space", null, "COLLIER_SPACE", "7.4");
    ctx.set(collier, "lost", true, "COLLIER_LEAVES", "7.4");
  }
  const friends = state.markers.filter(({ kind, place }) => kind === "friendly_ship" && place === "set_aside");
  if (friends.length > 0) ctx.ruling("D-65", "13.1");
  for (const marker of friends) moveMarker(ctx, marker, "pool", null, "13.1");
}
