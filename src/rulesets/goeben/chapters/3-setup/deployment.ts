import { viewOf } from "../../../../core/charts/look-up";
import { siteOf } from "../../charts/map";
import { terrainOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { GERMAN_SHIPS, type GermanShipId } from "../../vocabulary";
import { openPhase } from "../4-sequence-of-play/flow";
import { terrainAt } from "../9-ports/sites";
import { type Context, enterPhase, germanInPlay } from "../shared/game";

/** Where each ship begins; a ship that is not named begins at Pola. */
export type Starts = { readonly [S in GermanShipId]?: string | undefined };

/** 24.2 The spaces where German ships may begin; undefined where no choice is given (3.0, 18.0). */
export function startSpaces({ campaign }: Snapshot, charts: Charts): string[] | undefined {
  if (campaign === null || campaign.scenario === 1) return undefined;
  return [...new Set([charts.GERMAN_SETUP.facts.campaignStart, ...campaign.startSpaces])];
}

/** 8.1 The cargo points of a ship before the first turn. */
export function outfitPoints(state: Snapshot, charts: Charts, ship: GermanShipId): number {
  return state.ships[ship].leadership * charts.LIMITS.facts.outfitPointsPerLeadership;
}

/** 3.0(7) Records that a ship is outfitted; when all are, the task force is deployed. */
export function endOutfit(ctx: Context, ship: GermanShipId): void {
  const { state } = ctx;
  ctx.set(state.ships[ship], "loaded", true, "SHIP_LOADED", "8.1");
  if (germanInPlay(state).every((id) => state.ships[id].loaded)) enterPhase(ctx, "deploy_setup", "3.0");
}

/** 3.0(8), 18.0, 24.2 Puts the German ships on the map; then the colliers follow. */
export function deploy(ctx: Context, starts: Starts): void {
  const { state, charts } = ctx;
  const choice = startSpaces(state, charts);
  const fixed = choice === undefined ? rollStart(ctx) : charts.GERMAN_SETUP.facts.campaignStart;
  const section = choice === undefined ? "3.0" : "24.2";
  for (const ship of germanInPlay(state)) {
    const space = starts[ship] ?? fixed;
    ctx.set(state.ships[ship], "space", space, "SHIP_SPACE", section);
    ctx.set(state.ships[ship], "startSpace", space, "SHIP_START", section);
  }
  enterPhase(ctx, "collier_setup", "3.0");
  if (colliersToPlace(state) === 0) beginFirstTurn(ctx);
}

/** 18.0 Where the task force starts: as a die says, or where it always does. */
function rollStart(ctx: Context): string {
  const { state, charts } = ctx;
  if (!state.options.variableDeployment) return charts.GERMAN_SETUP.facts.start;
  const view = viewOf(charts.VARIABLE_DEPLOYMENT);
  return ctx.roll({ label: "variable-deployment", section: "18.0", view, say: ({ space }) => space }).row.space;
}

/** 3.0(9) How many colliers are still to be placed. */
export function colliersToPlace({ colliers }: Snapshot): number {
  return colliers.filter(({ space, lost }) => space === null && !lost).length;
}

/** 3.0(9) True for a space that is no port or base and not in the Black Sea. */
export function takesCollier(state: Snapshot, charts: Charts, space: string): boolean {
  const terrain = terrainAt(state, charts, space);
  return siteOf(terrain) === null && !terrainOf(charts, terrain).closed;
}

/** 3.0(9) Places the next collier; after the last one the first turn begins. */
export function place(ctx: Context, space: string): void {
  const { state } = ctx;
  const collier = state.colliers.find((each) => each.space === null && !each.lost);
  if (collier !== undefined) ctx.set(collier, "space", space, "COLLIER_SPACE", "3.0");
  if (colliersToPlace(state) === 0) beginFirstTurn(ctx);
}

/** 3.0(10) Begins turn 1. */
function beginFirstTurn(ctx: Context): void {
  for (const id of GERMAN_SHIPS) ctx.set(ctx.state.ships[id], "loaded", false, "SHIP_FRESH", "3.0");
  openPhase(ctx, "outfitting");
}
