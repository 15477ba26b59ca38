import type { DrawSpec } from "../../../../core/contract/context";
import type { Label } from "../../labels";
import type { Side } from "../../vocabulary";
import type { Piece, Ship } from "../1-2-forces/state";
import type { Context } from "./context";
import { entryName } from "./units";

/** One of a pool at random: one alone needs no die, and none gives none. */
export function pickOne<T>(ctx: Context, spec: DrawSpec<T>): T | undefined {
  return spec.pool.length <= 1 ? spec.pool[0] : ctx.draw(spec);
}

/** The purpose of a pick: its label, the owner of the ships, and the section that requires it. */
export interface PickSpec {
  readonly label: Label;
  readonly side: Side;
  readonly force: string;
  readonly section: string;
}

/**
 * Picks one of some candidates; a candidate may occur several times. A single one needs no die; an empty pool gives
 * undefined.
 */
export function pickShip(ctx: Context, pool: readonly Ship[], spec: PickSpec): Ship | undefined {
  const { label, side, force, section } = spec;
  return pickOne(ctx, { label, about: { side, force }, section, pool, resultName: entryName });
}

/** Picks one of some pieces of a side; one alone needs no die, and none gives none (D-42). */
export function pickPiece<P extends Piece>(
  ctx: Context,
  side: Side,
  pieces: readonly P[],
  label: Label,
  section: string,
): P | undefined {
  if (pieces.length > 0) ctx.ruling("D-42", section);
  return pickOne(ctx, { label, about: { side }, section, pool: pieces, resultName: ({ id }) => id });
}
