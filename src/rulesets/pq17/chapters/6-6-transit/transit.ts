import { opponentOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Side, Speed } from "../../vocabulary";
import type { Piece } from "../1-2-forces/state";
import { type SearchReport, tryCard } from "../6-2-search/search";
import { type Asset, assetsIn, navalAssets } from "../6-2-search/searchers";
import { navalShadowers } from "../6-3-shadowing/shadowing";
import type { Shadow } from "../6-3-shadowing/state";
import type { Context } from "../shared/context";
import { atSea, isForce } from "../shared/game";

/**
 * 6.6.1 The watchers that catch a piece as it leaves a hex that it entered this turn. None at Slow speed, and none for
 * a convoy.
 */
export function watchers(state: Snapshot, charts: Charts, side: Side, piece: Piece, speed: Speed): Asset[] {
  if (!atSea(piece) || !piece.moved.entered.includes(piece.at)) return [];
  if (speed !== "high" && speed !== "moderate") return [];
  if (isForce(piece) && piece.kind === "convoy") return [];
  const enemy = opponentOf(side);
  return navalAssets(state, charts, enemy, piece.at).length === 0 ? [] : assetsIn(state, charts, enemy, piece.at);
}

/** 6.6.1 The other side's card against a piece in transit. */
export function checkTransit(ctx: Context, side: Side, piece: Piece, assets: readonly Asset[]): SearchReport {
  ctx.ruling("D-20", "6.6.1");
  return tryCard(ctx, opponentOf(side), piece, assets, "transit-card", "6.6.1");
}

/** 6.3.3 The shadowers that the other side may set on a force that it has just caught in transit. */
export function transitShadowers(state: Snapshot, charts: Charts, side: Side, piece: Piece): Shadow[] {
  const { block } = piece;
  if (!isForce(piece) || block === null || piece.kind === "wolf_pack") return [];
  return navalShadowers(state, charts, opponentOf(side), piece).map((each) => ({ target: block, ...each }));
}
