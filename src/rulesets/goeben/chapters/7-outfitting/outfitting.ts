import { reason } from "../../../../core/choice/legality";
import type { Reason } from "../../../../core/contract/choice";
import { terrainOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Label } from "../../labels";
import type { Snapshot } from "../../snapshot";
import type { CoalSource, GermanShipId } from "../../vocabulary";
import { isCaptured, terrainAt } from "../9-ports/sites";
import { barredFromOutfitting, outfittersAt } from "../9-ports/visits";
import { moveMarker } from "../13-incidents/markers";
import { friendlyShipAt } from "../13-incidents/pool";
import { type Context, enterPhase } from "../shared/context";
import { germanAt } from "../shared/game";
import { roomFor, type Shares, type Sharing, storesOf } from "./sharing";

/** 7.3, 7.4, 13.0 The dice of a source of coal in a space, or null where it has none. */
function coalDice(state: Snapshot, charts: Charts, space: string, source: CoalSource): string | null {
  const { capturedCoal, collierCoal, friendlyShipCoal } = charts.TERRAIN_EFFECTS.facts;
  if (source === "collier") return freshCollierAt(state, space) === undefined ? null : collierCoal;
  if (source === "friendly_ship") return friendlyShipAt(state, space) ? friendlyShipCoal : null;
  return isCaptured(state, space) ? capturedCoal : terrainOf(charts, terrainAt(state, charts, space)).coal;
}

/** 7.4 A collier in a space that has not given its coal yet. */
function freshCollierAt({ colliers }: Snapshot, space: string): Snapshot["colliers"][number] | undefined {
  return colliers.find((collier) => collier.space === space && !collier.used);
}

/** 7.3, 7.4 The reason why no coal can be taken from a source in a space now; undefined when it can. */
export function noCoal(state: Snapshot, charts: Charts, space: string, source: CoalSource): Reason | undefined {
  const section = SECTIONS[source];
  if (coalDice(state, charts, space, source) === null) {
    return reason("NO_COAL_HERE", section, { source, space });
  }
  const kind = KINDS[source];
  if (kind !== null && isRolled(state, space, kind)) return rolledAlready(space);
  return noTaker(state, charts, space, "coal");
}

/** 7.1 The reason why ships in a space cannot rearm now; undefined when they can. */
export function noAmmunition(state: Snapshot, charts: Charts, space: string): Reason | undefined {
  if (isCaptured(state, space)) return reason("CAPTURED_PORT", "9.2", { space });
  if (ammunitionDice(state, charts, space) === null) {
    return reason("NO_AMMUNITION_HERE", "7.1", { space });
  }
  if (isRolled(state, space, "ammunition")) return rolledAlready(space);
  return noTaker(state, charts, space, "ammunition");
}

/** 7.1 The dice for ammunition of a space, or null where it has none. */
function ammunitionDice(state: Snapshot, charts: Charts, space: string): string | null {
  return terrainOf(charts, terrainAt(state, charts, space)).ammunition;
}

const SECTIONS = { site: "7.3", collier: "7.4", friendly_ship: "13.1" } as const;

const LABELS = { site: "site-coal", collier: "collier-coal", friendly_ship: "friendly-ship-coal" } as const;

/** 7.3 The record of a roll made once a turn in a space; a collier has its own. */
const KINDS = { site: "coal", collier: null, friendly_ship: "friendly_ship" } as const;

function isRolled({ stores }: Snapshot, space: string, source: Snapshot["stores"][number]["source"]): boolean {
  return stores.some((each) => each.space === space && each.source === source);
}

function rolledAlready(space: string): Reason {
  return reason("STORES_ROLLED", "7.0", { space });
}

/** 9.1, D-06 The reason why no ship of a space can take points of a store; undefined when one can. */
function noTaker(state: Snapshot, charts: Charts, space: string, stores: "coal" | "ammunition"): Reason | undefined {
  const takers = outfittersAt(state, space);
  const [first] = germanAt(state, space);
  if (takers.length === 0) {
    const barred = first && barredFromOutfitting(state, first);
    return barred ?? reason("NO_SHIP_HERE", "7.0", { space });
  }
  const room = takers.some((ship) => storesOf(stores).some((store) => roomFor(state, charts, ship, store) > 0));
  return room ? undefined : reason("STORES_FULL", "7.0", { space });
}

/** 7.3, 7.4 Rolls for coal from a source that has some; gives the points, which are now to be shared out. */
export function rollCoal(ctx: Context, space: string, source: CoalSource): number {
  const { state, charts } = ctx;
  const section = SECTIONS[source];
  if (source === "site" && isCaptured(state, space)) ctx.ruling("D-13", "9.2");
  if (source === "friendly_ship") ctx.ruling("D-65", "13.1");
  const points = rollPoints(ctx, LABELS[source], space, section, coalDice(state, charts, space, source)!);
  const kind = KINDS[source];
  if (kind !== null) ctx.push(state.stores, { space, source: kind }, "STORES_ROLLED", section);
  const collier = source === "collier" ? freshCollierAt(state, space) : undefined;
  if (collier !== undefined) ctx.set(collier, "used", true, "COLLIER_USED", "7.4");
  openSharing(ctx, { space, stores: "coal", points }, section);
  return points;
}

/** 7.1, D-04 Rolls for ammunition and torpedoes where there are some; gives the points, which are now to be shared out. */
export function rollAmmunition(ctx: Context, space: string): number {
  const { state, charts } = ctx;
  ctx.ruling("D-04", "7.1");
  const points = rollPoints(ctx, "ammunition", space, "7.1", ammunitionDice(state, charts, space)!);
  ctx.push(state.stores, { space, source: "ammunition" }, "STORES_ROLLED", "7.1");
  openSharing(ctx, { space, stores: "ammunition", points }, "7.1");
  return points;
}

function rollPoints(ctx: Context, label: Label, space: string, section: string, dice: string): number {
  return ctx.rollPlain({ label, about: { space }, section, dice, resultName: (total) => `${total} points` }).total;
}

function openSharing(ctx: Context, sharing: NonNullable<Snapshot["sharing"]>, section: string): void {
  ctx.set(ctx.state, "sharing", sharing, "SHARING", section);
  enterPhase(ctx, "sharing", section);
}

/** 7.1, 7.3, D-05, D-06 Gives each ship its share; returns the points not taken, which are lost. */
export function shareOut(ctx: Context, { space, stores, points }: Sharing, shares: Shares): number {
  const { state } = ctx;
  const section = stores === "coal" ? "7.3" : "7.1";
  let left = points;
  for (const ship of outfittersAt(state, space)) {
    for (const store of storesOf(stores)) {
      const taken = shares[ship]?.[store] ?? 0;
      if (taken === 0) continue;
      if (store === "torpedoes") ctx.ruling("D-05", "7.1");
      ctx.set(state.ships[ship], store, state.ships[ship][store] + taken, "STORES_TAKEN", section);
      markOutfitted(ctx, ship);
      left -= taken;
    }
  }
  if (left > 0) ctx.ruling("D-06", section);
  ctx.set(state, "sharing", null, "SHARING_OVER", section);
  enterPhase(ctx, "outfitting", section);
  return left;
}

/** 7.0, D-03 Records that a ship has outfitted: it does not move this turn. */
export function markOutfitted(ctx: Context, ship: GermanShipId): void {
  const record = ctx.state.ships[ship];
  if (record.outfitted) return;
  if (record.mustLeave) ctx.ruling("D-09", "9.1");
  ctx.ruling("D-03", "7.0");
  ctx.set(record, "outfitted", true, "SHIP_OUTFITTED", "7.0");
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
