import type { JsonSchema } from "../../../core/contract/choice";
import { takesCollier } from "../chapters/3-setup/setup";
import { terrainAt } from "../chapters/9-ports/sites";
import { collierCounts } from "../chapters/12-movement/invariants";
import { countersOf } from "../chapters/13-incidents/counters";
import { germanShipOf, terrainOf } from "../charts/pack";
import type { Charts } from "../charts/schema";
import { FLEETS, GERMAN_SHIPS, type GermanShipId, INDEXES } from "../vocabulary";
import type { KnownGame } from "./facts";

/**
 * 4.0 Schema limits for a game on paper: the spaces of its map, the ships and markers of its charts, room as printed.
 */
export function narrowed({ start, charts }: KnownGame): Readonly<Record<string, JsonSchema>> {
  const { MAP, ALLIED_SETUP, COASTAL_DEFENCE } = charts;
  const spaces = MAP.facts.spaces.map(({ id }) => id);
  const openSpaces = spaces.filter((id) => !terrainOf(charts, terrainAt(start, charts, id)).closed);
  const startPiles = FLEETS.flatMap((fleet) => ALLIED_SETUP.facts[fleet].faceDown);
  const fortified = COASTAL_DEFENCE.facts.deployment.map(({ space }) => space);
  const colliers = collierCounts(start, charts);
  return {
    "/ships/*/space": { type: "string", enum: openSpaces },
    "/ships/*/startSpace": { enum: openSpaces },
    ...Object.fromEntries(GERMAN_SHIPS.flatMap((id) => displayOf(charts, id))),
    "/colliers": { minItems: Math.min(...colliers), maxItems: Math.max(...colliers) },
    "/colliers/*": { enum: spaces.filter((id) => takesCollier(start, charts, id)) },
    "/markers/*/id": { enum: [...countersOf(charts).keys()] },
    "/markers/*/space": { enum: spaces },
    "/faceDown/*/space": { enum: [...new Set(startPiles.map(({ space }) => space))] },
    "/faceDown/*/count": { maximum: Math.max(0, ...startPiles.map(({ count }) => count)) },
    "/coastal/*/id": { enum: COASTAL_DEFENCE.facts.units.map(({ id }) => id) },
    "/coastal/*/space": { enum: fortified },
    "/austroHungarian/*/id": { enum: start.austroHungarian.map(({ id }) => id) },
    "/austroHungarian/*/space": { enum: openSpaces },
    ...Object.fromEntries(["mines", "landed", "visited"].map((name) => [`/${name}`, { uniqueItems: true }])),
    ...Object.fromEntries(["mines", "landed", "visited"].map((name) => [`/${name}/*`, { enum: spaces }])),
  };
}

/**
 * 2.1 The limits of a ship's display. No index is above its start, each hull point has one box, and a ship afloat has
 * at least one hull point left.
 */
function displayOf(charts: Charts, id: GermanShipId): [path: string, over: JsonSchema][] {
  const { start } = germanShipOf(charts, id);
  const most = (index: (typeof INDEXES)[number]): number =>
    index === "leadership" ? charts.LIMITS.facts.leadershipMax : start[index];
  return [
    ...INDEXES.map((index): [string, JsonSchema] => [
      `/ships/${id}/${index}`,
      { minimum: index === "hull" ? 1 : 0, maximum: most(index) },
    ]),
    [`/ships/${id}/boxes`, { minItems: start.hull, maxItems: start.hull }],
  ];
}
