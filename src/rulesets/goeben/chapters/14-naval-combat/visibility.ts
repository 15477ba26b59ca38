import type { Snapshot } from "../../snapshot";
import type { VISIBILITIES } from "../../vocabulary";
import type { Battle } from "./state";

/** 13.1 The visibility of a space by the Limited Visibility die; `normal` where the marker is not in force. */
export type Visibility = (typeof VISIBILITIES)[number];

/** D-28 The visibility of a space this turn as far as it is known: null while the die is still to be rolled. */
export function visibilityAt({ visibility }: Snapshot, space: string): Visibility | null {
  const entry = visibility.find((each) => each.space === space);
  return entry === undefined ? "normal" : entry.rolled;
}

/** 14.3 True while contact is unclear: at night, or with Limited Visibility in force. */
export function isUnclear({ night, visibility }: Pick<Battle, "night" | "visibility">): boolean {
  return night || visibility !== "normal";
}
