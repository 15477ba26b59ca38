import { alliedShipOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { GermanShipId } from "../../vocabulary";
import { seesAtNight } from "../22-night/night";
import { battleOf, type Context, isGerman } from "../shared/game";
import { printedShots } from "./allied-fire";
import { openFire, supplyOf } from "./ammunition";
import { diceOf, type GunAim, gunneryTerms, gunPower } from "./gunnery";
import { gunsOf } from "./rounds";
import { FRIENDLY_FIRE, fireSalvo, type Salvo, type Shot } from "./salvo";
import type { Battle } from "./state";
import { isFighting } from "./targets";
import { torpedoTerms } from "./torpedoes";

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
  const own = battle.austroHungarian.find(({ id }) => id === ship);
  if (own !== undefined) {
    const fires = printedShots(state, charts, battle, own).length > 0;
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
  const own = battle.austroHungarian.find(({ id }) => id === ship);
  if (own !== undefined) {
    const fires = printedShots(state, charts, battle, own).length > 0;
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

/** 14.5, 14.8, 14.9 A friendly ship fires its guns of the present round at one Allied ship. */
export function fireGuns(ctx: Context, ship: string, target: string, maximumFire: boolean): Salvo {
  const { state, charts } = ctx;
  const battle = battleOf(state);
  if (isGerman(ship)) {
    openFire(ctx, ship, maximumFire);
    citeGunnery(ctx, ship);
    const { armor } = alliedShipOf(charts, target);
    const shots = gunShots(state, charts, ship, aimAt(battle, ship, armor, maximumFire));
    return fireSalvo(ctx, ship, target, shots, FRIENDLY_FIRE);
  }
  return firePrinted(ctx, ship, target);
}

/** 14.6, 14.10 A friendly ship fires torpedoes at one Allied ship. */
export function fireTorpedoes(ctx: Context, ship: string, target: string, torpedoes: number): Salvo {
  const { state, charts } = ctx;
  if (!isGerman(ship)) return firePrinted(ctx, ship, target);
  ctx.ruling("D-42", "14.6");
  ctx.set(state.ships[ship], "torpedoes", state.ships[ship].torpedoes - torpedoes, "TORPEDOES_FIRED", "14.8");
  const { armor } = alliedShipOf(charts, target);
  const terms = torpedoTerms(state, charts, ship, torpedoes, armor);
  return fireSalvo(ctx, ship, target, [{ weapon: "torpedo", terms }], FRIENDLY_FIRE);
}

/** 20.0, D-51 An Austro-Hungarian ship fires as printed. */
function firePrinted(ctx: Context, ship: string, target: string): Salvo {
  const { state, charts } = ctx;
  const battle = battleOf(state);
  const own = battle.austroHungarian.find(({ id }) => id === ship)!;
  ctx.ruling("D-51", "20.0");
  return fireSalvo(ctx, ship, target, printedShots(state, charts, battle, own), FRIENDLY_FIRE);
}

/** Cites the rulings that decide how many dice a German ship's guns have. */
export function citeGunnery(ctx: Context, ship: GermanShipId): void {
  const { state } = ctx;
  const battle = battleOf(state);
  if (battle.maximumFire.includes(ship)) ctx.ruling("D-34", "14.9");
  if (battle.night && !seesAtNight(state.ships[ship])) ctx.ruling("D-53", "22.0");
}
