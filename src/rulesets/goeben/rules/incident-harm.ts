import { viewOf } from "../../../core/charts/look-up";
import type { ChartView } from "../../../core/contract/chart";
import type { Marker } from "../snapshot";
import { damageAustroHungarian } from "./austro-hungarian";
import { type Context, friendlyAt, isGerman } from "./game";
import { eventOf, type IncidentEvent } from "./incident-story";
import { loseHull, lowerIndex } from "./losses";
import { holderAt } from "./sites";

/** What a die costs a ship, as negative numbers; each box is one damage to an Austro-Hungarian ship. */
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
  const ships = harmEach(ctx, space, "mechanical-breakdown", viewOf(ctx.charts.MECHANICAL_BREAKDOWN));
  return eventOf(marker, "breakdown", { ships });
}

/** 13.1 Minefield: in an Allied port or base, a die for every friendly warship in the space. */
export function strikeMinefield(ctx: Context, marker: Marker, space: string): IncidentEvent {
  const { state, charts } = ctx;
  if (holderAt(state, charts, space) !== "allied") return eventOf(marker, "no_effect");
  return eventOf(marker, "minefield", { ships: harmEach(ctx, space, "minefield", viewOf(charts.MINEFIELD)) });
}

/** 13.1, D-47 Storm: a die for every friendly warship in the space; no battle is fought there this turn. */
export function weatherStorm(ctx: Context, marker: Marker, space: string): IncidentEvent {
  const { state, charts } = ctx;
  ctx.ruling("D-47", "13.1");
  if (!state.storms.includes(space)) ctx.push(state.storms, space, "STORM_SPACE", "13.1");
  return eventOf(marker, "storm", { ships: harmEach(ctx, space, "storm", viewOf(charts.STORM)) });
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
