import type { Label } from "../labels";
import type { Ship } from "../snapshot-forces";
import type { Side } from "../vocabulary";
import { entryName } from "./damage";
import type { Context } from "./game";
import { pickOne } from "./pick-one";

/** What a pick is for: its label, whose ships they are, and the section that asks for it. */
export interface PickSpec {
  readonly label: Label;
  readonly side: Side;
  readonly force: string;
  readonly section: string;
}

/** C.4 Picks one of some candidates, each of which may stand there several times; one alone needs no die, and none gives none. */
export function pickShip(ctx: Context, pool: readonly Ship[], spec: PickSpec): Ship | undefined {
  const { label, side, force, section } = spec;
  return pickOne(ctx, { label, about: { side, force }, section, pool, say: entryName });
}
