import type { Charts } from "../../charts/schema";
import type { LoggedShip, Snapshot } from "../../snapshot";
import { AWARDS, type Award } from "../../vocabulary";
import { isOut } from "../10-damage/crew";
import type { Context } from "../shared/context";
import { isRuled } from "../shared/game";
import { logRow, tonsOf, tonsSunk } from "../shared/log";

/** 11.3 Gives the decorations earned, first by tonnage and then for each starred capital ship of the patrol (E-25). */
export function giveAwards(ctx: Context): Award[] {
  const { state, charts } = ctx;
  const { kommandant } = state;
  const awards: Award[] = [];
  const tons = tonsSunk(state);
  const levels = levelsByTons(ctx) + starredShips(ctx);
  for (let level = 0; level < levels; level += 1) {
    const award = nextAward(charts, kommandant.award);
    if (award === undefined) break;
    ctx.set(kommandant, "award", award.id, "DECORATED", "11.3");
    ctx.set(kommandant, "tonsAtAward", tons, "DECORATED", "11.3");
    ctx.set(kommandant, "periodAwards", kommandant.periodAwards + 1, "PERIOD_AWARDS", "11.2.3");
    awards.push(award.id);
  }
  if (awards.length > 0) countRequest(ctx, awards.length);
  return awards;
}

/** 11.3.1-11.3.4 The decorations earned by tonnage; cites E-24 where the other reading of it gives another number. */
function levelsByTons(ctx: Context): number {
  const { state, charts } = ctx;
  const withCapitalShips = levelsFor(charts, state.kommandant.award, countedTons(state, true));
  const byMerchants = levelsFor(charts, state.kommandant.award, countedTons(state, false));
  if (withCapitalShips !== byMerchants) ctx.ruling("E-24", "11.3");
  return isRuled(state, "awardsCountCapitalShips") ? withCapitalShips : byMerchants;
}

/** 11.3.1-11.3.4 Tonnage that counts for decorations. */
interface CountedTons {
  readonly career: number;
  readonly sinceLast: number;
}

/**
 * E-24 The tonnage that counts, with or without capital ships. `tonsAtAward` is tonnage of every kind, so it shows
 * which patrols came before the last decoration. If it falls within a patrol, the capital ships of that patrol count as
 * sunk before it.
 */
function countedTons(state: Snapshot, withCapitalShips: boolean): CountedTons {
  const { takenOver, log, kommandant } = state;
  const before = takenOver === undefined ? [] : [{ tons: takenOver.tons, capital: capitalTons(takenOver.sunk) }];
  const patrols = log.map((row) => ({ tons: tonsOf(row), capital: capitalTons(row.ships.filter(({ sunk }) => sunk)) }));
  let reached = 0;
  let career = 0;
  let sinceLast = 0;
  for (const { tons, capital } of [...before, ...patrols]) {
    const counted = withCapitalShips ? tons : tons - capital;
    reached += tons;
    career += counted;
    sinceLast += Math.min(counted, Math.max(0, reached - kommandant.tonsAtAward));
  }
  return { career, sinceLast };
}

/** E-24 The tonnage of the capital ships among these ships. */
function capitalTons(ships: readonly Pick<LoggedShip, "type" | "tons">[]): number {
  return ships.reduce((sum, { type, tons }) => sum + (type === "capital_ship" ? tons : 0), 0);
}

/** 11.3.1-11.3.4 Counts the decorations that a tonnage earns. The tonnage since the last one counts for the first level only (E-25). */
function levelsFor(charts: Charts, award: Award, { career, sinceLast }: CountedTons): number {
  const next = nextAward(charts, award);
  if (next === undefined) return 0;
  const isEarned = career >= next.careerTons || sinceLast >= (next.tonsSincePrevious ?? Number.POSITIVE_INFINITY);
  return isEarned ? 1 + levelsFor(charts, next.id, { career, sinceLast: 0 }) : 0;
}

function nextAward({ AWARDS }: Charts, current: Award) {
  const { awards } = AWARDS.facts;
  const order = awards.find(({ id }) => id === current)?.order ?? 0;
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
  if (levels > 1) {
    ctx.ruling("E-25", "11.3");
    ctx.ruling("E-26", "11.4.3");
  }
  ctx.set(kommandant, "boatRequests", kommandant.boatRequests + 1, "BOAT_REQUEST_EARNED", "11.3.5");
}

/** 11.3.6 True if the Kommandant holds that decoration or a higher one and is not out (E-63). */
export function usesAward(state: Snapshot, award: Award): boolean {
  return holdsAward(state, award) && !isOut(state, "kmdt");
}

/** 11.3.6 True if that decoration rests: the Kommandant holds it or a higher one but is out (E-63). */
export function restingAward(state: Snapshot, award: Award): boolean {
  return holdsAward(state, award) && isOut(state, "kmdt");
}

/** 11.3 True if the Kommandant holds that decoration or a higher one. */
export function holdsAward(state: Snapshot, award: Award): boolean {
  return AWARDS.indexOf(state.kommandant.award) >= AWARDS.indexOf(award);
}
