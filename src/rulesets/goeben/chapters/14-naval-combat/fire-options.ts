import { reason } from "../../../../core/choice/legality";
import type { Reason } from "../../../../core/contract/choice";
import { alliedShipOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { GermanShipId } from "../../vocabulary";
import { battleOf, isGerman } from "../shared/game";
import { diceOf, type GunAim, gunneryTerms, gunPower, printedGunneryTerms, type Shot } from "./gunnery";
import { gunsOf, weaponsOf } from "./rounds";
import type { Battle, Combatant } from "./state";
import { isFighting } from "./targets";
import { printedTorpedoTerms, torpedoTerms } from "./torpedoes";

/** 14.8, 14.9 The fire that a German ship's ammunition allows now. */
export interface Supply {
  readonly usual: boolean;
  readonly maximum: boolean;
  /** The reason why maximum fire cannot be declared; undefined when it can. */
  readonly noMaximum: Reason | undefined;
}

/** 14.8, 14.9, D-34, D-35 The fire that a German ship's ammunition allows: it pays once a battle, and declares maximum fire then. */
export function supplyOf({ ships }: Snapshot, charts: Charts, battle: Battle, ship: GermanShipId): Supply {
  const { ammunitionNormal, ammunitionMaximumFire } = charts.LIMITS.facts;
  const { ammunition } = ships[ship];
  const paid = battle.paid.includes(ship);
  const maximum = !paid && ammunition >= ammunitionMaximumFire;
  const code = paid ? "MAXIMUM_FIRE_TOO_LATE" : "AMMUNITION_SHORT";
  return {
    usual: paid || (ammunition >= ammunitionNormal && ammunition > 0),
    maximum,
    noMaximum: maximum ? undefined : reason(code, "14.9"),
  };
}

/** 14.11, 14.12 The shots of an Allied or Austro-Hungarian ship in the present round. */
export function printedShots(state: Snapshot, charts: Charts, battle: Battle, ship: Combatant): Shot[] {
  return weaponsOf(battle)
    .map((weapon): Shot => {
      if (weapon === "torpedo") return { weapon, terms: printedTorpedoTerms(charts, ship) };
      return { weapon, terms: printedGunneryTerms(state, charts, ship, weapon, battle) };
    })
    .filter(({ terms }) => terms.length > 0);
}

/** 14.5 The aim of a German ship at a target in a battle. */
export function aimAt(battle: Battle, ship: GermanShipId, armor: number, maximumFire: boolean): GunAim {
  return { armor, maximumFire: maximumFire || battle.maximumFire.includes(ship), night: battle.night };
}

/** 14.5 The shots of a German ship's guns of the present round at a target; weapons without dice are left out (D-33). */
export function gunShots(state: Snapshot, charts: Charts, ship: GermanShipId, aim: GunAim): Shot[] {
  return gunsOf(battleOf(state))
    .map((weapon): Shot => ({ weapon, terms: gunneryTerms(state, charts, ship, weapon, aim) }))
    .filter(({ terms }) => diceOf(terms) > 0);
}

/** 14.5 The ways open to a friendly ship of firing its guns at one target. */
export interface GunOption {
  readonly target: string;
  readonly usual: boolean;
  readonly maximum: boolean;
}

/** 14.5 The ways open to a friendly ship of firing its guns at each Allied ship of a naval battle in the present round. */
export function gunOptions(state: Snapshot, charts: Charts, ship: string): GunOption[] {
  const battle = battleOf(state);
  const targets = battle.allied.filter(isFighting).map(({ id }) => id);
  const austrian = battle.austroHungarian.find(({ id }) => id === ship);
  if (austrian !== undefined) {
    const fires = printedShots(state, charts, battle, austrian).length > 0;
    return targets.map((target) => ({ target, usual: fires, maximum: false }));
  }
  if (!isGerman(ship)) return [];
  const { usual, maximum } = supplyOf(state, charts, battle, ship);
  const power = (hard: boolean): number => {
    return gunPower(state, charts, ship, gunsOf(battle), aimAt(battle, ship, 0, hard));
  };
  const usualPower = usual ? power(false) : Number.NEGATIVE_INFINITY;
  const maximumPower = maximum ? power(true) : Number.NEGATIVE_INFINITY;
  return targets.map((target) => {
    const { armor } = alliedShipOf(charts, target);
    return { target, usual: usualPower > armor, maximum: maximumPower > armor };
  });
}

/** 14.6, 14.10, D-42 The least and the most torpedoes that a friendly ship may fire at one target; Austro-Hungarian ships use none up. */
export interface TorpedoOption {
  readonly target: string;
  readonly least: number;
  readonly most: number;
}

/** 14.6 The numbers of torpedoes that a friendly ship may fire at each Allied ship. */
export function torpedoOptions(state: Snapshot, charts: Charts, ship: string): TorpedoOption[] {
  const battle = battleOf(state);
  const targets = battle.allied.filter(isFighting).map(({ id }) => id);
  const austrian = battle.austroHungarian.find(({ id }) => id === ship);
  if (austrian !== undefined) {
    const fires = printedShots(state, charts, battle, austrian).length > 0;
    return fires ? targets.map((target) => ({ target, least: 0, most: 0 })) : [];
  }
  if (!isGerman(ship)) return [];
  const { torpedoes: most } = state.ships[ship];
  return targets.flatMap((target): TorpedoOption[] => {
    const { armor } = alliedShipOf(charts, target);
    for (let least = 1; least <= most; least += 1) {
      if (diceOf(torpedoTerms(state, charts, ship, least, armor)) > 0) return [{ target, least, most }];
    }
    return [];
  });
}
