import { modifierOf } from "../../../../core/charts/look-up";
import { hexOf } from "../../charts/map";
import { galeDispersal, opponentOf, weatherTable } from "../../charts/pack";
import type { Card, Charts } from "../../charts/schema";
import { type Region, SIDES, type Side, type Weather } from "../../vocabulary";
import type { Force, Ship } from "../1-2-forces/state";
import { describeDamage, drawCard, restoreDeck } from "../6-2-search/cards";
import { damagePicked, leavesDamaged } from "../7-9-damage/damage-picks";
import type { Context } from "../shared/context";
import { atSea, forcesOf, sidesFrom } from "../shared/game";
import { candidates, convoyShips, csOf, nationOf, shipsIn, typeOf } from "../shared/units";

/** 9.2.1, 9.2.4, 9.2.5 The modifier that the weather of the turn before brings. */
const PREVIOUS: Partial<Record<Weather, string>> = {
  fair: "PREVIOUS_FAIR",
  storm: "PREVIOUS_STORM",
  gale: "PREVIOUS_GALE",
};

/** 9.1 Rolls the weather of the turn; both decks are whole again first (D-02), and a Gale draws its convoy cards (D-04). */
export function rollWeather(ctx: Context): Weather {
  const { state, charts } = ctx;
  for (const side of SIDES) restoreDeck(ctx, side, "1.7");
  const code = state.weather.prevailing === null ? undefined : PREVIOUS[state.weather.prevailing];
  const { row, modified } = ctx.roll({
    label: "weather",
    section: "9.1",
    view: weatherTable(charts, state.season),
    modifiers: code === undefined ? [] : [modifierOf(charts.WEATHER, code)],
  });
  ctx.set(state.weather, "prevailing", row.result, "WEATHER", "9.1");
  const gale = row.result === "gale";
  ctx.set(state.weather, "dispersalDrm", gale ? galeDispersal(charts, modified) : 0, "DISPERSAL_DRM", "9.3.2");
  for (const side of SIDES) {
    const own = state.sides[side];
    if (own.convoyCards.length > 0) ctx.set(own, "convoyCards", [], "CONVOY_CARDS", "9.2.5");
  }
  return row.result;
}

/**
 * 9.2.5, D-04 In a Gale, convoys move by card alone. Draws one card for every convoy at sea, and one for its dispersed
 * part.
 */
export function drawConvoyCards(ctx: Context): void {
  const { state, charts } = ctx;
  const { prevailing } = state.weather;
  if (prevailing === null || charts.WEATHER_EFFECTS.facts.conditions[prevailing].convoysMove !== "card") return;
  ctx.ruling("D-04", "9.2.5");
  for (const side of SIDES) {
    for (const force of forcesOf(state, side)) {
      if (force.convoy === null || !atSea(force)) continue;
      for (const dispersed of force.convoy.dispersed.length > 0 ? [false, true] : [false]) {
        const describeCard = (card: Card): string => describeMove(card, dispersed);
        const card = drawCard(ctx, side, "convoy-move", "9.2.5", describeCard, { force: force.id });
        ctx.push(
          state.sides[side].convoyCards,
          { force: force.id, dispersed, card: card.no, ...effectOf(card, dispersed) },
          "CONVOY_CARD",
          "9.2.5",
        );
      }
    }
  }
}

/** 9.2.5 The effect of a card in a Gale on a convoy, or on the dispersed part of one. */
function effectOf({ stop, disperse }: Card, dispersed: boolean) {
  return { moves: !stop, disperses: disperse && !dispersed };
}

function describeMove(card: Card, dispersed: boolean): string {
  const { moves, disperses } = effectOf(card, dispersed);
  const who = dispersed ? "dispersed_part" : "convoy";
  const what = `${moves ? "moves" : "stays"}${disperses ? "_and_disperses" : ""}`;
  return `${who}_${what} with card ${card.no}`;
}

const PICK = { label: "weather-damage-ship", why: "weather", section: "9.3.1" } as const;

/** 9.2.4, 9.2.5, 9.3.1 The damage that a Gale or a Storm does to TFs and convoys at sea, phasing side first; gives how many ships left. */
export function weatherDamage(ctx: Context, phasing: Side): number {
  const { prevailing } = ctx.state.weather;
  if (prevailing !== "gale" && prevailing !== "storm") return 0;
  let removed = 0;
  for (const side of sidesFrom(phasing)) {
    for (const force of forcesOf(ctx.state, side)) {
      if (!atSea(force) || force.kind === "wolf_pack") continue;
      removed += prevailing === "gale" ? galeDamage(ctx, side, force) : stormDamage(ctx, side, force);
    }
  }
  return removed;
}

function galeDamage(ctx: Context, side: Side, force: Force): number {
  const { charts } = ctx;
  const ships = shipsIn(charts, force, "heavy").length + convoyShips(charts, force) + csOf(charts, force, ["DD", "TB"]);
  const cards = Math.ceil(ships / charts.LIMITS.facts.shipsPerWeatherCard);
  const about = { force: force.id };
  const drawnCards: Card[] = [];
  for (let card = 0; card < cards; card += 1) {
    const describeCard = (each: Card): string => describeDamage(each, each.damage);
    drawnCards.push(drawCard(ctx, side, "weather-damage-card", "9.3.1", describeCard, about));
  }
  const hits = drawnCards.reduce((sum, { damage }) => sum + damage, 0);
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
    const isDamaged = ({ storm }: Card): boolean =>
      storm === "all" || (storm !== null && (storm === "cl") === (typeOf(charts, ship) === "CL"));
    const describeCard = (each: Card): string => describeDamage(each, Number(isDamaged(each)));
    return isDamaged(drawCard(ctx, side, "weather-damage-card", "9.3.1", describeCard, about));
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

/** 9.5 Aircraft, radii and sectors of a region work in Fog and Gale this turn; an Axis event helps the next Allied phase too. */
export function localWeather(ctx: Context, side: Side, region: Region): boolean {
  const { weather, turn } = ctx.state;
  const until = side === "axis" ? turn + 1 : turn;
  const local = { region, turn: until, after: opponentOf(side) };
  ctx.push(weather.local, local, "LOCAL_WEATHER", "9.5");
  return true;
}
