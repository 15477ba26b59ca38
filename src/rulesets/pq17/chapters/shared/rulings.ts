import type { Rulings } from "../../snapshot";

/** The readings that a game plays unless it chooses others: the letter of every rule. */
export const DEFAULT_RULINGS: Rulings = {
  minesWithinTwoHexes: false,
  archeryAfterTwoHexes: false,
  gearboxVoidInPack: false,
  bomberCommandDamageScores: false,
  offensiveSparesTypeTb: false,
  offensiveWithoutDie: false,
  torpedoAreaWithoutSurprise: false,
  fuelKeptWithoutRefueling: false,
  convoyFuelKeptInBattle: false,
};

/** The rulings that a game chooses; the others stay at their defaults. */
export type ChosenRulings = { readonly [K in keyof Rulings]?: boolean | undefined };

/** All rulings of a game, those it did not choose at their defaults. */
export function chosenRulings(chosen: ChosenRulings = {}): Rulings {
  const all = { ...DEFAULT_RULINGS };
  for (const key in chosen) all[key as keyof Rulings] = chosen[key as keyof Rulings] ?? false;
  return all;
}
