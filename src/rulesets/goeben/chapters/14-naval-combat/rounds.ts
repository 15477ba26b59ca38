import type { Snapshot } from "../../snapshot";
import { GUNS, type Gun, ROUNDS, type Round, type VISIBILITIES } from "../../vocabulary";
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

/**
 * 14.2, D-28 The rounds of a battle, each with its weapons. Rounds up to the one named by visibility are merged. A
 * bombardment has no torpedo round.
 */
export function roundsOf({ kind, visibility }: Pick<Battle, "kind" | "visibility">): readonly (readonly Round[])[] {
  const merged = mergedRounds(visibility);
  const weapons = kind === "naval" ? ROUNDS : GUNS;
  return [weapons.slice(0, merged), ...weapons.slice(merged).map((weapon) => [weapon])];
}

function mergedRounds(visibility: Battle["visibility"]): number {
  return Math.max(1, (ROUNDS as readonly string[]).indexOf(visibility) + 1);
}

/** 14.2 The weapons of the present round. */
export function weaponsOf(battle: Battle): readonly Round[] {
  return roundsOf(battle)[battle.round] ?? [];
}

/** 14.2 The guns of the present round; none in the torpedo round. */
export function gunsOf(battle: Battle): readonly Gun[] {
  const weapons = weaponsOf(battle);
  return GUNS.filter((gun) => weapons.includes(gun));
}
