import { viewOf } from "../../../../core/charts/look-up";
import type { Snapshot } from "../../snapshot";
import type { VISIBILITIES } from "../../vocabulary";
import type { Context } from "../shared/game";
import type { Battle } from "./state";

/** 13.1 The visibility of a space by the Limited Visibility die; `normal` where the marker is not in force. */
export type Visibility = (typeof VISIBILITIES)[number];

/** D-28 The visibility of a space this turn as far as it is known: null while the die is still to be rolled. */
export function visibilityAt({ visibility }: Snapshot, space: string): Visibility | null {
  const entry = visibility.find((each) => each.space === space);
  return entry === undefined ? "normal" : entry.rolled;
}

/** D-28 The visibility of a space, rolled at the first battle or bombardment attempted there in a turn. */
export function seeIn(ctx: Context, space: string): Visibility {
  const known = visibilityAt(ctx.state, space);
  if (known !== null) return known;
  const entry = ctx.state.visibility.find((each) => each.space === space)!;
  ctx.ruling("D-28", "14.3");
  const { row } = ctx.roll({
    label: "limited-visibility",
    about: { space },
    section: "13.1",
    view: viewOf(ctx.charts.LIMITED_VISIBILITY),
  });
  ctx.set(entry, "rolled", row.result, "VISIBILITY", "13.1");
  return row.result;
}

/** 14.3 True while contact is unclear: at night, or with Limited Visibility in force. */
export function isUnclear({ night, visibility }: Pick<Battle, "night" | "visibility">): boolean {
  return night || visibility !== "normal";
}
