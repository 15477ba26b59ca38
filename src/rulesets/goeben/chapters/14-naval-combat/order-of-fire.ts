import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Phase } from "../../vocabulary";
import { revealCoastal } from "../13-incidents/markers";
import { faceDownCoastalAt } from "../13-incidents/pool";
import { type Context, enterPhase } from "../shared/context";
import { battleOf, germanInPlay } from "../shared/game";
import { alliedStep, enemyFighting } from "./allied-fire";
import { endBattle } from "./end-battle";
import type { Sequel } from "./outcomes";
import { gunsOf, roundsOf } from "./rounds";
import { isLeft, nationOfShip, shipsLeft } from "./ships-to-act";
import type { Battle } from "./state";
import { friendlyFighting } from "./targets";

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

/** D-49b Turns the coastal defence units of a space face up. */
function showUnits(ctx: Context, space: string): void {
  ctx.ruling("D-49b", "16.0");
  while (faceDownCoastalAt(ctx.state, space) > 0) revealCoastal(ctx, space, "16.0");
}
