import { opponentOf } from "../../charts/pack";
import type { Card, Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import type { Force, Piece } from "../1-2-forces/state";
import { raiseTo } from "../6-1-identification/identity";
import { endShadowingOf } from "../6-3-shadowing/shadowing";
import { type Context, removeDummy } from "../shared/context";
import { atSea, findPiece, isForce, piecesOf } from "../shared/game";
import { drawCard } from "./cards";
import { noteCarriers } from "./reports";
import { type Asset, allSoviet, assetsIn, rowOf, watches } from "./searchers";
import { camOf, type Denial, describeExposure, describeVerdict, judge, sought, type Verdict } from "./verdicts";

/** The result of a search. */
export interface SearchReport {
  readonly success: boolean;
  /** The target turned out to be a dummy, which has left the map. */
  readonly dummy: boolean;
  /** D-09 The searcher turned out to be a dummy, which has left the map. */
  readonly exposed: boolean;
  readonly denied: Denial | null;
  /** The ID of the target afterwards; null for one that was not found. */
  readonly idLevel: number | null;
}

/** 6.2 The searchers that a side has now against a block: what lies over its hex, and its own shadowers. */
export function assetsAgainst(state: Snapshot, charts: Charts, side: Side, target: Piece): Asset[] {
  const shadowers = state.sides[side].shadowing.filter((each) => each.target === target.block);
  const shadowAssets = shadowers.map(({ by, id }): Asset => {
    return { kind: by, id, soviet: false };
  });
  return [...assetsIn(state, charts, side, target.at), ...shadowAssets];
}

/** 6.2 The numbers of the enemy blocks that a side must still search in this segment, ascending. */
export function blocksToSearch(state: Snapshot, charts: Charts, side: Side): number[] {
  return notSearched(state, side)
    .filter((piece) => isWatched(state, charts, side, piece))
    .flatMap(({ block }) => (block === null ? [] : [block]))
    .sort((a, b) => a - b);
}

/** 6.2 The first of the enemy blocks that a side must still search in this segment; undefined without one. */
export function firstUnsearched(state: Snapshot, charts: Charts, side: Side): Piece | undefined {
  return notSearched(state, side).find((piece) => isWatched(state, charts, side, piece));
}

function notSearched(state: Snapshot, side: Side): Piece[] {
  const { searched } = state.sides[side];
  return piecesOf(
    state,
    opponentOf(side),
    (piece) => atSea(piece) && piece.block !== null && !searched.includes(piece.block),
  );
}

/** 6.2 True when a side has something with which to search a block. */
function isWatched(state: Snapshot, charts: Charts, side: Side, { block, at }: Piece): boolean {
  return state.sides[side].shadowing.some(({ target }) => target === block) || watches(state, charts, side, at);
}

/** 6.2 Searches one enemy block in the recon segment; a failed search ends the shadowing of it (6.3.5). */
export function search(ctx: Context, side: Side, target: Piece): SearchReport {
  const { state, charts } = ctx;
  const own = state.sides[side];
  const { block } = target;
  if (block !== null) ctx.push(own.searched, block, "SEARCHED", "6.2");
  const attempt = tryCard(ctx, side, target, assetsAgainst(state, charts, side, target), "search-card", "6.2");
  if (attempt.success || !isForce(target)) return attempt;
  if (block !== null && target.identified) ctx.set(own, "missed", [...(own.missed ?? []), block], "MISSED", "6.3");
  endShadowingOf(ctx, side, target, "6.3.5");
  return attempt;
}

/** 6.2 Draws one card against a piece for some searchers and carries out its verdict: a search or a transit check. */
export function tryCard(
  ctx: Context,
  side: Side,
  target: Piece,
  assets: readonly Asset[],
  label: "search-card" | "transit-card",
  section: string,
): SearchReport {
  const { state, charts } = ctx;
  const transit = label === "transit-card";
  const dummies = assets.filter(({ kind }) => kind === "dummy");
  const bluff = dummies.length > 0 && assets.every(({ kind }) => kind !== "force");
  const trusted = bluff ? assets.filter(({ kind }) => kind !== "dummy") : assets;
  const verdictFor = (card: Card, by: readonly Asset[]): Verdict => {
    const row = rowOf(by);
    if (row === null) return { success: false, gain: 0, denied: null };
    return judge(state, charts, card, { side, row, soviet: allSoviet(by), target, transit });
  };
  const exposes = (each: Card): boolean =>
    bluff && !verdictFor(each, trusted).success && verdictFor(each, assets).success;
  const say = (each: Card): string =>
    exposes(each) ? describeExposure(each) : describeVerdict(each, verdictFor(each, trusted));
  const card = drawCard(ctx, side, label, section, say, sought(target));
  const verdict = verdictFor(card, trusted);
  const exposed = exposes(card);
  if (exposed) exposeDummy(ctx, side, dummies);
  if (verdict.denied === "cam" && isForce(target)) spendCam(ctx, target);
  if (verdict.denied === "carrier" && isForce(target)) noteCarriers(ctx, opponentOf(side), target, "6.2.2");
  if (!verdict.success) return { success: false, dummy: false, exposed, denied: verdict.denied, idLevel: null };
  const owner = opponentOf(side);
  if (!isForce(target)) {
    removeDummy(ctx, owner, target, "6.2.1");
    return { success: true, dummy: true, exposed, denied: null, idLevel: null };
  }
  raiseTo(ctx, owner, target, (target.identified ? target.idLevel : 0) + verdict.gain, section);
  return { success: true, dummy: false, exposed, denied: null, idLevel: target.idLevel };
}

/** D-09 A dummy whose search would have succeeded is shown and removed. */
function exposeDummy(ctx: Context, side: Side, dummies: readonly Asset[]): void {
  ctx.ruling("D-09", "6.5");
  const [first] = dummies;
  const piece = first && findPiece(ctx.state, side, first.id);
  if (piece !== undefined && !isForce(piece)) removeDummy(ctx, side, piece, "6.5");
}

/** 6.2.2 Marks a CAM that denied as used, in an entry separate from the unused ones of its class. */
export function spendCam(ctx: Context, force: Force): void {
  const ship = camOf(force, ctx.charts);
  if (ship === undefined) return;
  if (ship.cs <= 1) {
    ctx.set(ship, "marks", [...ship.marks, "cam_used"], "CAM_USED", "6.2.2");
    return;
  }
  ctx.set(ship, "cs", ship.cs - 1, "SHIP_CS", "6.2.2");
  ctx.push(force.units, { ...ship, cs: 1, marks: [...ship.marks, "cam_used"] }, "CAM_USED", "6.2.2");
}
