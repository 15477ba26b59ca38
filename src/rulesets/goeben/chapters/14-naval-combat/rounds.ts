import { GUNS, type Gun, ROUNDS, type Round } from "../../vocabulary";
import type { Battle } from "./state";

/** 14.2, D-28 The rounds of a battle, each with the weapons fired in it: merged up to the round that visibility names; a bombardment has no torpedo round. */
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
