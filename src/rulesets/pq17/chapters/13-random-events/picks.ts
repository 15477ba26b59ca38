import { hexOf } from "../../charts/map";
import type { Label } from "../../labels";
import type { Side } from "../../vocabulary";
import type { Piece } from "../1-2-forces/state";
import { atSea, type Context } from "../shared/game";
import { pickOne } from "../shared/picks";

/** True for a piece at sea in a hex that holds coast. */
export function offTheCoast(ctx: Pick<Context, "charts">, piece: Piece): boolean {
  return atSea(piece) && hexOf(ctx.charts, piece.at).terrain === "coast";
}

/** C.4 Picks one of some pieces of a side; one alone needs no die, and none gives none (D-42). */
export function pickPiece<P extends Piece>(
  ctx: Context,
  side: Side,
  pieces: readonly P[],
  label: Label,
  section: string,
): P | undefined {
  if (pieces.length > 0) ctx.ruling("D-42", section);
  return pickOne(ctx, { label, about: { side }, section, pool: pieces, say: ({ id }) => id });
}
