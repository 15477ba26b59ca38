import { modifierOf } from "../../../core/charts/look-up";
import { galeDispersal, weatherOf } from "../charts/pack";
import { SIDES, type Weather } from "../vocabulary";
import { drawCard, restoreDeck } from "./cards";
import { atSea, type Context, forcesOf } from "./game";

/** The modifier that the weather of the turn before brings. */
const PREVIOUS: Partial<Record<Weather, string>> = {
  fair: "PREVIOUS_FAIR",
  storm: "PREVIOUS_STORM",
  gale: "PREVIOUS_GALE",
};

/** G.4 Rolls the weather of the turn; both decks are whole again first (D-02), and a Gale draws its convoy cards (D-04). */
export function rollWeather(ctx: Context): Weather {
  const { state, charts } = ctx;
  for (const side of SIDES) restoreDeck(ctx, side, "1.7");
  const code = state.weather.prevailing === null ? undefined : PREVIOUS[state.weather.prevailing];
  const { row, modified } = ctx.roll({
    label: "weather",
    section: "9.1",
    view: weatherOf(charts, state.season),
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

/** 9.2.5, D-04 In a Gale, which lets convoys move by card alone, draws one for every convoy at sea, and one for its dispersed part. */
export function drawConvoyCards(ctx: Context): void {
  const { state, charts } = ctx;
  const { prevailing } = state.weather;
  if (prevailing === null || charts.WEATHER_EFFECTS.facts.conditions[prevailing].convoysMove !== "card") return;
  ctx.ruling("D-04", "9.2.5");
  for (const side of SIDES) {
    for (const force of forcesOf(state, side)) {
      if (force.convoy === null || !atSea(force)) continue;
      for (const dispersed of force.convoy.dispersed.length > 0 ? [false, true] : [false]) {
        const card = drawCard(ctx, side, "convoy-move", "9.2.5");
        ctx.push(
          state.sides[side].convoyCards,
          { force: force.id, dispersed, card: card.no, moves: !card.stop, disperses: card.disperse && !dispersed },
          "CONVOY_CARD",
          "9.2.5",
        );
      }
    }
  }
}
