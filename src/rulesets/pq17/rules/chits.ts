import type { Chit, Side } from "../vocabulary";
import type { Context } from "./game";

/** 12 Draws a chit of special conditions for a side and takes it out of the bag, which is not empty. */
export function takeChit(ctx: Context, side: Side, section: string): Chit {
  const { state } = ctx;
  const letter = ctx.draw<Chit>({
    label: "special-chit",
    about: { side },
    section,
    pool: state.bag,
    say: (each) => each,
  });
  const left = state.bag.filter((each) => each !== letter);
  ctx.set(state, "bag", left, "CHIT_DRAWN", section);
  return letter;
}
