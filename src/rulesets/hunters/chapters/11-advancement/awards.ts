import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { AWARDS, type Award } from "../../vocabulary";
import { tonsSunk } from "../5-victory/victory";
import { isOut } from "../10-damage/crew";
import type { Context } from "../shared/game";
import { knownShips, logRow } from "../shared/log";

/** 11.3 Gives the decorations earned, first by tonnage and then for each starred capital ship of the patrol (E-25). */
export function giveAwards(ctx: Context): Award[] {
  const { state, charts } = ctx;
  const { kommandant } = state;
  const given: Award[] = [];
  const tons = tonsSunk(state);
  const give = (award: Award | undefined): void => {
    if (award === undefined) return;
    ctx.set(kommandant, "award", award, "DECORATED", "11.3");
    ctx.set(kommandant, "tonsAtAward", tons, "DECORATED", "11.3");
    ctx.set(kommandant, "periodAwards", kommandant.periodAwards + 1, "PERIOD_AWARDS", "11.2.3");
    given.push(award);
  };
  while (earnedByTons(charts, kommandant, tons)) give(nextAward(charts, kommandant.award)?.id);
  for (let ships = starredShips(ctx); ships > 0; ships -= 1) give(nextAward(charts, kommandant.award)?.id);
  if (given.length > 0) countRequest(ctx, given.length);
  return given;
}

/** 11.3.1-11.3.4 Whether the next decoration is earned: by career tonnage or by tonnage since the last one. */
function earnedByTons(
  charts: Charts,
  { award, tonsAtAward }: { award: Award; tonsAtAward: number },
  tons: number,
): boolean {
  const next = nextAward(charts, award);
  if (next === undefined) return false;
  const since = next.tonsSincePrevious ?? Number.POSITIVE_INFINITY;
  return tons >= next.careerTons || tons - tonsAtAward >= since;
}

function nextAward({ AWARDS }: Charts, held: Award) {
  const { awards } = AWARDS.facts;
  const order = awards.find(({ id }) => id === held)?.order ?? 0;
  return awards.find((each) => each.order === order + 1);
}

/** 11.3.1, T5 The number of capital ships sunk on this patrol that earn a decoration by themselves. */
function starredShips({ state, charts }: Context): number {
  const starred = (ship: string | null) =>
    charts.T5.rows.some(({ knightsCross, name }) => knightsCross && name === ship);
  return logRow(state).ships.filter(({ type, name, sunk }) => sunk && type === "capital_ship" && starred(name)).length;
}

/** 11.3.5, 11.4.3 Counts one request for a newer boat for a refit with a decoration (E-26). */
function countRequest(ctx: Context, levels: number): void {
  const { state } = ctx;
  const { kommandant } = state;
  if (knownShips(state).some(({ type, sunk }) => sunk && type === "capital_ship")) ctx.ruling("E-24", "11.3");
  if (levels > 1) {
    ctx.ruling("E-25", "11.3");
    ctx.ruling("E-26", "11.4.3");
  }
  ctx.set(kommandant, "boatRequests", kommandant.boatRequests + 1, "BOAT_REQUEST_EARNED", "11.3.5");
}

/** 11.3.6 Whether the Kommandant holds that decoration or a higher one and is not out (E-63). */
export function usesAward(state: Snapshot, award: Award): boolean {
  return holdsAward(state, award) && !isOut(state, "kmdt");
}

/** 11.3.6 Whether that decoration rests: he holds it or a higher one but is out (E-63). */
export function restingAward(state: Snapshot, award: Award): boolean {
  return holdsAward(state, award) && isOut(state, "kmdt");
}

/** 11.3 Whether the Kommandant holds that decoration or a higher one. */
export function holdsAward(state: Snapshot, award: Award): boolean {
  return AWARDS.indexOf(state.kommandant.award) >= AWARDS.indexOf(award);
}
