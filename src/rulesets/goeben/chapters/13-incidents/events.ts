import { chartView } from "../../../../core/charts/look-up";
import type { ChartView } from "../../../../core/contract/chart";
import { changeAlert } from "../5-alert-level/alert";
import { loseHull, lowerIndex } from "../6-indexes/indexes";
import { holderAt, isAlliedSpace } from "../9-ports/sites";
import { changeVp } from "../17-victory/points";
import { damageAustroHungarian } from "../20-austro-hungarian-ships/austro-hungarian";
import { type Context, enterPhase } from "../shared/context";
import { friendlyAt, isGerman } from "../shared/game";
import { eventOf, type IncidentEvent } from "./outcome";
import { loseCollier, sortieAustroHungarian, sortieCentralPowers, sortieFrench } from "./sorties";
import type { Marker } from "./state";
import { meetSubmarine } from "./submarine";

/** 13.1 Resolves an incident of a space; it waits when the player has to choose first. */
export function resolveEvent(ctx: Context, marker: Marker, space: string): { event: IncidentEvent; waits: boolean } {
  if (marker.kind === "allied_submarine") return meetSubmarine(ctx, marker, space);
  if (marker.kind === "intelligence_from_berlin") {
    ctx.set(ctx.state, "intelligence", { offers: ["IB", "JE"], space }, "INTELLIGENCE_OFFERED", "13.1");
    enterPhase(ctx, "intelligence_choice", "13.1");
    return { event: eventOf(marker, "intelligence"), waits: true };
  }
  return { event: resolveAtOnce(ctx, marker, space), waits: false };
}

function resolveAtOnce(ctx: Context, marker: Marker, space: string): IncidentEvent {
  const { state, charts } = ctx;
  const { patrol, conflicting, pursue } = charts.ALERT_CHANGES.facts;
  switch (marker.kind) {
    case "allied_patrol":
      return isAlliedSpace(state, charts, space) ? alert(ctx, marker, patrol) : eventOf(marker, "no_effect");
    case "royal_navy_conflicting_orders":
      return alert(ctx, marker, conflicting);
    case "royal_navy_pursue_orders":
      return alert(ctx, marker, pursue);
    case "austro_hungarian_fleet_sorties":
      return sortieAustroHungarian(ctx, marker, space);
    case "central_powers_fleet_sortie":
      return sortieCentralPowers(ctx, marker, space);
    case "french_navy_sortie":
      return sortieFrench(ctx, marker, space);
    case "collier_attacked":
      return attackColliers(ctx, marker);
    case "friendly_ship":
      ctx.ruling("D-65", "13.1");
      return eventOf(marker, "friendly_ship");
    case "limited_visibility":
      return limitVisibility(ctx, marker, space);
    case "mechanical_breakdown":
      return breakDown(ctx, marker, space);
    case "minefield":
      return strikeMinefield(ctx, marker, space);
    case "morale_check":
      return checkMorale(ctx, marker);
    case "storm":
      return weatherStorm(ctx, marker, space);
    default:
      return eventOf(marker, "no_effect");
  }
}

function alert(ctx: Context, marker: Marker, delta: number): IncidentEvent {
  const before = ctx.state.alert;
  changeAlert(ctx, delta, "13.1");
  return eventOf(marker, ctx.state.alert === before ? "no_effect" : "alert_changed");
}

/** 13.1 Collier Attacked: a die for each collier on the map. */
function attackColliers(ctx: Context, marker: Marker): IncidentEvent {
  let colliers = 0;
  for (const collier of ctx.state.colliers) {
    if (collier.space === null) continue;
    const { row } = ctx.roll({
      label: "collier-attacked",
      about: { space: collier.space },
      section: "13.1",
      view: chartView(ctx.charts.COLLIER_ATTACKED),
    });
    if (row.result !== "removed") continue;
    loseCollier(ctx, collier);
    changeVp(ctx, ctx.charts.VICTORY_POINTS.facts.collierAttacked, "VP_COLLIER_ATTACKED", "17.1");
    colliers += 1;
  }
  return eventOf(marker, "colliers_attacked", { colliers });
}

/** D-28 Limited Visibility: its one die is rolled at the first battle of the space this turn. */
function limitVisibility(ctx: Context, marker: Marker, space: string): IncidentEvent {
  const { visibility } = ctx.state;
  if (!visibility.some((each) => each.space === space)) {
    ctx.push(visibility, { space, rolled: null }, "VISIBILITY_LIMITED", "13.1");
  }
  return eventOf(marker, "limited_visibility");
}

/** D-46 Morale Check: nothing in turn 1; later German fire gains or loses dice for the rest of the turn. */
function checkMorale(ctx: Context, marker: Marker): IncidentEvent {
  const { state, charts } = ctx;
  if (state.turn === 1) return eventOf(marker, "no_effect");
  const { moralePerTurn, moraleDice } = charts.LIMITS.facts;
  const raised = state.turn * moralePerTurn >= state.vp;
  ctx.ruling("D-46", "13.1");
  ctx.set(state, "morale", raised ? moraleDice : -moraleDice, "MORALE", "13.1");
  return eventOf(marker, raised ? "morale_raised" : "morale_lowered");
}

/** 13.1 The losses of a ship by a die, as negative numbers; each box is one damage to an Austro-Hungarian ship. */
interface Cost {
  readonly hull?: number;
  readonly engines?: number;
}

interface HarmRow extends Cost {
  readonly min: number | null;
  readonly max: number | null;
  readonly result: "none" | "damage";
}

/** 13.1 Mechanical Breakdown: a die for every friendly warship in the space. */
export function breakDown(ctx: Context, marker: Marker, space: string): IncidentEvent {
  const ships = harmEach(ctx, space, "mechanical-breakdown", chartView(ctx.charts.MECHANICAL_BREAKDOWN));
  return eventOf(marker, "breakdown", { ships });
}

/** 13.1 Minefield: in an Allied port or base, a die for every friendly warship in the space. */
export function strikeMinefield(ctx: Context, marker: Marker, space: string): IncidentEvent {
  const { state, charts } = ctx;
  if (holderAt(state, charts, space) !== "allied") return eventOf(marker, "no_effect");
  return eventOf(marker, "minefield", { ships: harmEach(ctx, space, "minefield", chartView(charts.MINEFIELD)) });
}

/** 13.1, D-47 Storm: a die for every friendly warship in the space; no battle is fought there this turn. */
export function weatherStorm(ctx: Context, marker: Marker, space: string): IncidentEvent {
  const { state, charts } = ctx;
  ctx.ruling("D-47", "13.1");
  if (!state.storms.includes(space)) ctx.push(state.storms, space, "STORM_SPACE", "13.1");
  return eventOf(marker, "storm", { ships: harmEach(ctx, space, "storm", chartView(charts.STORM)) });
}

/** Rolls a die for every friendly warship in a space and harms those it falls on; gives them. */
function harmEach(ctx: Context, space: string, label: string, view: ChartView<HarmRow>): string[] {
  const struck: string[] = [];
  for (const ship of friendlyAt(ctx.state, space)) {
    const { row } = ctx.roll({ label, about: { ship }, section: "13.1", view });
    if (row.result !== "damage") continue;
    struck.push(ship);
    harm(ctx, ship, row);
  }
  return struck;
}

function harm(ctx: Context, id: string, { hull = 0, engines = 0 }: Cost): void {
  const how = { section: "13.1", byAllies: false };
  if (isGerman(id)) {
    loseHull(ctx, id, -hull, how);
    if (ctx.state.ships[id].status === "in_play") lowerIndex(ctx, id, "engines", -engines, how);
    return;
  }
  const ship = ctx.state.austroHungarian.find((each) => each.id === id);
  if (ship !== undefined) damageAustroHungarian(ctx, ship, -hull - engines, "13.1");
}
