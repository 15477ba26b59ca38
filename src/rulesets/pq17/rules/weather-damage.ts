import { hexOf } from "../charts/map";
import type { Card, Charts } from "../charts/schema";
import type { Force, Ship } from "../snapshot-forces";
import type { Side } from "../vocabulary";
import { drawCard } from "./cards";
import { damagePicked, leavesDamaged } from "./damage-picks";
import { atSea, type Context, forcesOf, sidesFrom } from "./game";
import { candidates, convoyShips, csOf, nationOf, shipsIn, typeOf } from "./units";

const PICK = { label: "weather-damage-ship", why: "weather", section: "9.3.1" } as const;

/** G.7 The damage that a Gale or a Storm does to TFs and convoys at sea, phasing side first; gives how many ships left. */
export function weatherDamage(ctx: Context, phasing: Side): number {
  const { prevailing } = ctx.state.weather;
  if (prevailing !== "gale" && prevailing !== "storm") return 0;
  let gone = 0;
  for (const side of sidesFrom(phasing)) {
    for (const force of forcesOf(ctx.state, side)) {
      if (!atSea(force) || force.kind === "wolf_pack") continue;
      gone += prevailing === "gale" ? galeDamage(ctx, side, force) : stormDamage(ctx, side, force);
    }
  }
  return gone;
}

function galeDamage(ctx: Context, side: Side, force: Force): number {
  const { charts } = ctx;
  const ships = shipsIn(charts, force, "heavy").length + convoyShips(charts, force) + csOf(charts, force, ["DD", "TB"]);
  const cards = Math.ceil(ships / charts.LIMITS.facts.shipsPerWeatherCard);
  const drawn: Card[] = [];
  for (let card = 0; card < cards; card += 1) drawn.push(drawCard(ctx, side, "weather-damage-card", "9.3.1"));
  const hits = drawn.reduce((sum, { damage }) => sum + damage, 0);
  return damagePicked(ctx, side, force, hits, () => true, PICK).length;
}

/** 9.3.1 One card for every German CL and TB and every Soviet DD and TB outside coastal hexes, which counts for that ship alone. */
function stormDamage(ctx: Context, side: Side, force: Force): number {
  const { charts } = ctx;
  if (hexOf(charts, force.at).terrain === "coast") return 0;
  const weakest = candidates(
    charts,
    force.units.filter((ship) => weak(charts, ship)),
  );
  const damaged = weakest.filter((ship) => {
    const about = { force: force.id, ship: ship.unit };
    const { storm } = drawCard(ctx, side, "weather-damage-card", "9.3.1", undefined, about);
    return storm === "all" || (storm !== null && (storm === "cl") === (typeOf(charts, ship) === "CL"));
  });
  for (const ship of damaged) leavesDamaged(ctx, side, force, ship, PICK);
  return damaged.length;
}

function weak(charts: Charts, ship: Ship): boolean {
  const type = typeOf(charts, ship);
  const nation = nationOf(charts, ship);
  return (
    (nation === "german" && (type === "CL" || type === "TB")) ||
    (nation === "soviet" && (type === "DD" || type === "TB"))
  );
}
