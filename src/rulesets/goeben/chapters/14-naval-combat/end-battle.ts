import { alliedShipOf } from "../../charts/pack";
import { changeAlert } from "../5-alert-level/alert";
import { carries } from "../8-cargo/hull-boxes";
import { moveMarker } from "../13-incidents/markers";
import { alliedAt, markerOf } from "../13-incidents/pool";
import { changeVp, scoreDamaged } from "../17-victory/points";
import { sinkAustroHungarian, withdrawAustroHungarian } from "../20-austro-hungarian-ships/austro-hungarian";
import { type Context, enterPhase, markDone } from "../shared/context";
import { battleOf, friendlyAt } from "../shared/game";
import type { BattleEnd, Ending, Fate } from "./outcomes";
import type { Battle, Combatant } from "./state";

/** 14.13, 14.14, D-50 Ends a battle that was fought: what became of whom, VP, Leadership and the alert level. */
export function endBattle(ctx: Context): BattleEnd {
  const battle = battleOf(ctx.state);
  const fates = {
    allied: battle.allied.map((ship) => settleAllied(ctx, ship)),
    austroHungarian: battle.austroHungarian.map((ship) => settleAustroHungarian(ctx, ship)),
  };
  const cameraCrew = filmSinking(ctx, battle);
  const leadership = battle.kind === "naval" ? changeLeadership(ctx, battle) : 0;
  if (battle.anyFire) {
    ctx.ruling("D-50", "5.1");
    const { navalBattle, bombardment } = ctx.charts.ALERT_CHANGES.facts;
    changeAlert(ctx, battle.kind === "naval" ? navalBattle : bombardment, "5.1");
  }
  const { space, gained, lost } = battle;
  if (fates.allied.some(({ fate }) => fate !== "sunk")) threaten(ctx, space);
  leaveBattle(ctx, battle);
  return { space, ended: "fought", gained, lost, ...fates, cameraCrew, leadership };
}

/** 14.3, 14.4, D-31 Ends a battle that was not fought: the Allied ships go back to the pool. */
export function callOff(ctx: Context, ended: Exclude<Ending, "fought">): BattleEnd {
  const { state, charts } = ctx;
  const battle = battleOf(state);
  const section = ended === "no_contact" ? "14.3" : "14.4";
  if (battle.kind === "naval") {
    sendAway(ctx, alliedAt(state, charts, battle.space), section);
    threaten(ctx, battle.space);
  }
  leaveBattle(ctx, battle);
  const { space, gained, lost, allied, austroHungarian } = battle;
  const fates = { allied: allied.map(unharmed), austroHungarian: austroHungarian.map(unharmed) };
  return { space, ended, gained, lost, ...fates, cameraCrew: null, leadership: 0 };
}

function unharmed({ id }: Combatant): { ship: string; fate: Fate } {
  return { ship: id, fate: "unharmed" };
}

/** Sends Allied ships back to the pool. */
export function sendAway(ctx: Context, ships: ReturnType<typeof alliedAt>, section: string): void {
  for (const ship of ships) moveMarker(ctx, ship, "pool", null, section);
}

function leaveBattle(ctx: Context, { kind, space }: Battle): void {
  ctx.set(ctx.state, "battle", null, "BATTLE_OVER", "14.14");
  markDone(ctx, space, kind === "naval" ? "14.14" : "16.0");
  enterPhase(ctx, kind === "naval" ? "naval_combat" : "bombardment", "4.0");
}

/** D-63 Remembers that Allied warships survived a contact here. */
function threaten(ctx: Context, space: string): void {
  const { threatened } = ctx.state;
  if (!threatened.includes(space)) ctx.push(threatened, space, "SPACE_THREATENED", "7.5");
}

/** 14.13 The fate of a ship; sunk beats withdrawn, withdrawn beats damaged (D-38). */
function fateOf({ sunk, withdrawn, damage }: Combatant): Fate {
  if (sunk) return "sunk";
  if (withdrawn) return "withdrawn";
  return damage > 0 ? "damaged" : "unharmed";
}

/** 14.13, 14.14, D-39 Scores an Allied ship once, and moves it to where it belongs. */
function settleAllied(ctx: Context, ship: Combatant): { ship: string; fate: Fate } {
  const { state, charts } = ctx;
  const fate = fateOf(ship);
  const marker = markerOf(state, ship.id);
  if (fate === "unharmed") {
    moveMarker(ctx, marker, "pool", null, "14.14");
    return { ship: ship.id, fate };
  }
  ctx.ruling("D-39", "17.1");
  if (fate === "sunk") {
    changeVp(ctx, charts.VICTORY_POINTS.facts.sunk[alliedShipOf(charts, ship.id).class], "VP_ALLIED_SUNK", "17.1");
  } else scoreDamaged(ctx, ship.id, "17.1");
  moveMarker(ctx, marker, fate === "sunk" ? "sunk" : "out", null, "14.13");
  return { ship: ship.id, fate };
}

/** 20.0, D-39 Scores an Austro-Hungarian ship once; one that was hurt leaves. */
function settleAustroHungarian(ctx: Context, ship: Combatant): { ship: string; fate: Fate } {
  const fate = fateOf(ship);
  if (fate !== "unharmed") ctx.ruling("D-39", "17.1");
  if (fate === "sunk") sinkAustroHungarian(ctx, ship.id, "20.0");
  else if (fate !== "unharmed") withdrawAustroHungarian(ctx, ship.id, "20.0");
  return { ship: ship.id, fate };
}

/** D-72 A Camera Crew that took part and survives films a sinking, once a battle. */
function filmSinking(ctx: Context, battle: Battle): number | null {
  const { state, charts } = ctx;
  const films = battle.german.some(
    (id) => state.ships[id].status === "in_play" && carries(state.ships[id], "camera_crew"),
  );
  if (!films || !battle.allied.some(({ sunk }) => sunk)) return null;
  ctx.ruling("D-72", "14.13");
  const dice = charts.VICTORY_POINTS.facts.cameraCrew;
  const { total } = ctx.rollPlain({ label: "camera-crew", section: "17.1", dice, resultName: String });
  changeVp(ctx, total, "VP_CAMERA_CREW", "17.1");
  return total;
}

/** 14.14, D-44, D-45 A critical win or loss changes the Leadership of every German ship that took part and survives. */
function changeLeadership(ctx: Context, battle: Battle): number {
  const { state, charts } = ctx;
  const { criticalWin, criticalLoss, leadershipMin, leadershipMax } = charts.LIMITS.facts;
  const gross = state.rulings.criticalBattleMeasure === "gross";
  const net = battle.gained - battle.lost;
  const won = (gross ? battle.gained : net) >= criticalWin;
  const lost = (gross ? -battle.lost : net) <= criticalLoss;
  if (!won && !lost) return 0;
  ctx.ruling("D-44", "14.14");
  const changes = charts.LEADERSHIP_CHANGES.facts;
  const change = (won ? changes.criticalWin : 0) + (lost ? changes.criticalLoss : 0);
  for (const id of battle.german) {
    const ship = state.ships[id];
    if (ship.status !== "in_play") continue;
    const newLeadership = ship.leadership + change;
    const leadership = Math.min(leadershipMax, Math.max(leadershipMin, newLeadership));
    if (leadership !== newLeadership) ctx.ruling("D-45", "6.3");
    ctx.set(ship, "leadership", leadership, "LEADERSHIP", "14.14");
  }
  return change;
}

/** D-63 Ends the Naval Combat phase: colliers left alone where Allied warships survived a contact are lost. */
export function closeBattles(ctx: Context): void {
  const { state } = ctx;
  for (const collier of state.colliers) {
    const { space } = collier;
    if (space === null || !state.threatened.includes(space) || friendlyAt(state, space).length > 0) continue;
    ctx.ruling("D-63", "7.5");
    ctx.set(collier, "space", null, "COLLIER_SPACE", "7.5");
    ctx.set(collier, "lost", true, "COLLIER_LOST", "7.5");
  }
  if (state.threatened.length > 0) ctx.set(state, "threatened", [], "PHASE_FRESH", "4.0");
}
