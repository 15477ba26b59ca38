import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { FriendlyNation, Phase } from "../../vocabulary";
import { showUnits } from "../16-bombardment/coastal-defences";
import { bombardmentOption } from "../16-bombardment/shore-fire";
import { battleOf, type Context, enterPhase, germanInPlay, isGerman } from "../shared/game";
import { alliedStep, enemyFighting } from "./allied-fire";
import { type BattleEnd, endBattle } from "./end-battle";
import { gunOptions, torpedoOptions } from "./german-fire";
import { gunsOf, roundsOf } from "./rounds";
import type { Salvo } from "./salvo";
import type { Battle } from "./state";
import { friendlyFighting } from "./targets";

/** 14.2 The sequel of a friendly ship's action: the other side's fire, and the end of the battle when it is over. */
export interface Sequel {
  readonly salvos: Salvo[];
  end: BattleEnd | null;
}

/** The nation of a friendly warship. */
export function nationOfShip(ship: string): FriendlyNation {
  return isGerman(ship) ? "german" : "austro_hungarian";
}

/** 14.2, 20.0 The friendly ships that may act now: able to fire, not yet done in this step, and of the nation whose turn it is. */
export function shipsToAct(state: Snapshot, charts: Charts): string[] {
  const battle = battleOf(state);
  const left = shipsLeft(state, charts, battle);
  const first = left.filter((ship) => nationOfShip(ship) === battle.firstNation);
  return first.length > 0 ? first : left;
}

/** 14.2 The friendly ships that can still fire in the present step, whichever nation's turn it is. */
function shipsLeft(state: Snapshot, charts: Charts, battle: Battle): string[] {
  return friendlyFighting(state, battle).filter((ship) => isLeft(state, charts, battle, ship));
}

function isLeft(state: Snapshot, charts: Charts, battle: Battle, ship: string): boolean {
  return !battle.fired.includes(ship) && canFire(state, charts, ship);
}

/** 14.2 True for a friendly ship with something to fire in the present round, and somebody to fire at. */
export function canFire(state: Snapshot, charts: Charts, ship: string): boolean {
  const battle = battleOf(state);
  if (battle.kind === "bombardment") {
    const { usual, maximum } = bombardmentOption(state, charts, ship);
    return usual || maximum;
  }
  if (gunsOf(battle).length === 0) return torpedoOptions(state, charts, ship).length > 0;
  return gunOptions(state, charts, ship).some(({ usual, maximum }) => usual || maximum);
}

/**
 * 14.2, 20.0 Marks a friendly ship's turn, in which it fires or holds its fire. If both nations can fire, the first ship to act
 * settles their order.
 */
export function takeTurn(ctx: Context, ship: string, fires: boolean): void {
  const { state, charts } = ctx;
  const battle = battleOf(state);
  if (battle.firstNation === null && battle.austroHungarian.length > 0) {
    const nations = new Set(shipsLeft(state, charts, battle).map(nationOfShip));
    if (nations.size > 1) ctx.set(battle, "firstNation", nationOfShip(ship), "FIRST_NATION", "20.0");
  }
  ctx.push(battle.fired, ship, fires ? "SHIP_FIRED" : "FIRE_HELD", "14.2");
}

/** 14.2, D-28 Opens fire: the Allied step of the first round when the Allies have First Salvo, and on to the first friendly decision. */
function openBattle(ctx: Context): Sequel {
  const battle = battleOf(ctx.state);
  if (battle.visibility !== "normal") ctx.ruling("D-28", "14.2");
  const sequel: Sequel = { salvos: [], end: null };
  if (battle.first === "allied") sequel.salvos.push(...alliedStep(ctx));
  return playOn(ctx, sequel);
}

/** 14.2 Plays on to the next friendly decision, or to the end of the battle. */
export function playOn(ctx: Context, sequel: Sequel = { salvos: [], end: null }): Sequel {
  const { state, charts } = ctx;
  const battle = battleOf(state);
  const waits = (): boolean => friendlyFighting(state, battle).some((ship) => isLeft(state, charts, battle, ship));
  while (isOn(state, charts, battle) && !waits()) {
    if (battle.first === "friendly") {
      sequel.salvos.push(...alliedStep(ctx));
      if (!isOn(state, charts, battle)) break;
    }
    if (battle.round + 1 >= roundsOf(battle).length) {
      sequel.end = endBattle(ctx);
      return sequel;
    }
    ctx.set(battle, "round", battle.round + 1, "ROUND", "14.2");
    if (battle.fired.length > 0) ctx.set(battle, "fired", [], "ROUND_FRESH", "14.2");
    if (battle.first === "allied") sequel.salvos.push(...alliedStep(ctx));
  }
  if (isOn(state, charts, battle)) enterPhase(ctx, phaseOf(battle), "14.2");
  else sequel.end = endBattle(ctx);
  return sequel;
}

/** 14.2 True while both sides have somebody in the battle, and a German ship is left in play (D-71). */
function isOn(state: Snapshot, charts: Charts, battle: Battle): boolean {
  return (
    germanInPlay(state).length > 0 && friendlyFighting(state, battle).length > 0 && enemyFighting(state, charts, battle)
  );
}

function phaseOf(battle: Battle): Phase {
  if (battle.kind === "bombardment") return "bombarding";
  return gunsOf(battle).length > 0 ? "gunnery" : "torpedoes";
}

/** 14.2 Opens fire after contact; coastal defence units show themselves first (D-49b). */
export function fight(ctx: Context): Sequel {
  const battle = battleOf(ctx.state);
  if (battle.kind === "bombardment") showUnits(ctx, battle.space);
  return openBattle(ctx);
}
