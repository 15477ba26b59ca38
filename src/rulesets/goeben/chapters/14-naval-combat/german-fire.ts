import { alliedShipOf } from "../../charts/pack";
import type { GermanShipId } from "../../vocabulary";
import { seesAtNight } from "../22-night/searchlights";
import type { Context } from "../shared/context";
import { battleOf, isGerman } from "../shared/game";
import { payForFire } from "./ammunition";
import { aimAt, gunShots, printedShots } from "./fire-options";
import type { Salvo } from "./outcomes";
import { FRIENDLY_FIRE, fireSalvo } from "./salvo";
import { torpedoTerms } from "./torpedoes";

/** 14.5, 14.8, 14.9 A friendly ship fires its guns of the present round at one Allied ship. */
export function fireGuns(ctx: Context, ship: string, target: string, maximumFire: boolean): Salvo {
  const { state, charts } = ctx;
  const battle = battleOf(state);
  if (isGerman(ship)) {
    payForFire(ctx, ship, maximumFire);
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
  const austrian = battle.austroHungarian.find(({ id }) => id === ship)!;
  ctx.ruling("D-51", "20.0");
  return fireSalvo(ctx, ship, target, printedShots(state, charts, battle, austrian), FRIENDLY_FIRE);
}

/** Cites the rulings that decide how many dice a German ship's guns have. */
export function citeGunnery(ctx: Context, ship: GermanShipId): void {
  const { state } = ctx;
  const battle = battleOf(state);
  if (battle.maximumFire.includes(ship)) ctx.ruling("D-34", "14.9");
  if (battle.night && !seesAtNight(state.ships[ship])) ctx.ruling("D-53", "22.0");
}
