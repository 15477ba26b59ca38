import type { ChartView } from "../../../core/charts/chart";
import { viewOf } from "../../../core/charts/look-up";
import type { Marker } from "../snapshot";
import { damageAustroHungarian } from "./austro-hungarian";
import { friendlyAt, isGerman, type Table } from "./game";
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
export function breakDown(desk: Table, marker: Marker, space: string): IncidentEvent {
  const ships = harmEach(desk, space, "mechanical-breakdown", viewOf(desk.charts.MECHANICAL_BREAKDOWN));
  return eventOf(marker, "breakdown", { ships });
}

/** 13.1 Minefield: in an Allied port or base, a die for every friendly warship in the space. */
export function strikeMinefield(desk: Table, marker: Marker, space: string): IncidentEvent {
  const { state, charts } = desk;
  if (holderAt(state, charts, space) !== "allied") return eventOf(marker, "no_effect");
  return eventOf(marker, "minefield", { ships: harmEach(desk, space, "minefield", viewOf(charts.MINEFIELD)) });
}

/** 13.1, D-47 Storm: a die for every friendly warship in the space; no battle is fought there this turn. */
export function weatherStorm(desk: Table, marker: Marker, space: string): IncidentEvent {
  const { state, charts } = desk;
  desk.ruling("D-47", "13.1");
  if (!state.storms.includes(space)) desk.push(state.storms, space, "STORM_SPACE", "13.1");
  return eventOf(marker, "storm", { ships: harmEach(desk, space, "storm", viewOf(charts.STORM)) });
}

/** Rolls a die for every friendly warship in a space and harms those it falls on; gives them. */
function harmEach(desk: Table, space: string, label: string, view: ChartView<HarmRow>): string[] {
  const struck: string[] = [];
  for (const ship of friendlyAt(desk.state, space)) {
    const { row } = desk.roll({ label, about: { ship }, section: "13.1", view });
    if (row.result !== "damage") continue;
    struck.push(ship);
    harm(desk, ship, row);
  }
  return struck;
}

function harm(desk: Table, id: string, { hull = 0, engines = 0 }: Cost): void {
  const how = { section: "13.1", byAllies: false };
  if (isGerman(id)) {
    loseHull(desk, id, -hull, how);
    if (desk.state.ships[id].status === "in_play") lowerIndex(desk, id, "engines", -engines, how);
    return;
  }
  const ship = desk.state.austroHungarian.find((each) => each.id === id);
  if (ship !== undefined) damageAustroHungarian(desk, ship, -hull - engines, "13.1");
}
