import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { NATIONS, type Nation } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";
import { isHelpless, isOutOfCombat, nationOf, totalCs, typeOf } from "../shared/units";

/** 7.4.1 The units that throw an ASW die. */
export const ASW_DICE_FROM = ["ships", "escorts", "aircraft", "submarine"] as const;

/** 7.4.1 One ASW die: whose it is, and what throws it. */
export interface AswDie {
  readonly nation: Nation;
  readonly from: (typeof ASW_DICE_FROM)[number];
}

/** D-14 The ASW dice of a force before they are limited, in their order: ships by nation, then escorts by nation. */
export function aswDiceOf(state: Snapshot, charts: Charts, force: Force): AswDie[] {
  const able = force.units.filter((ship) => !isHelpless(ship) && !isOutOfCombat(state, charts, ship));
  const csOf = (nation: Nation, types: readonly string[]): number =>
    totalCs(
      able.filter((ship) => types.includes(typeOf(charts, ship)) && (nationOf(charts, ship) ?? NATIONS[0]) === nation),
    );
  const ships = shareDice(
    NATIONS.map((nation) => csOf(nation, ["DD", "TB"])),
    charts.LIMITS.facts.lightCsPerAswDie,
  );
  return [
    ...NATIONS.flatMap((nation, index) => diceOf(nation, "ships", ships[index] ?? 0)),
    ...NATIONS.flatMap((nation) => diceOf(nation, "escorts", csOf(nation, ["ES"]))),
  ];
}

/** 7.4.2 The ASW dice of aircraft: one for each CS. */
export function airborneAswDice(aircraft: readonly { readonly nation: Nation; readonly cs: number }[]): AswDie[] {
  return aircraft.flatMap(({ nation, cs }) => diceOf(nation, "aircraft", cs));
}

function diceOf(nation: Nation, from: AswDie["from"], count: number): AswDie[] {
  return Array.from({ length: count }, () => ({ nation, from }));
}

/** D-14 Dice go to nations by whole shares, those left over to the largest remainder, of equal ones to the first. */
function shareDice(cs: readonly number[], perDie: number): number[] {
  const total = Math.ceil(cs.reduce((sum, each) => sum + each, 0) / perDie);
  const dice = cs.map((each) => Math.floor(each / perDie));
  const byRemainder = cs
    .map((_, index) => index)
    .sort((a, b) => ((cs[b] ?? 0) % perDie) - ((cs[a] ?? 0) % perDie) || a - b);
  let left = total - dice.reduce((sum, each) => sum + each, 0);
  for (const index of byRemainder) {
    if (left <= 0) break;
    dice[index] = (dice[index] ?? 0) + 1;
    left -= 1;
  }
  return dice;
}
