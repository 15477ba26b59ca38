import { chartView } from "../../../../core/charts/look-up";
import { reason } from "../../../../core/choice/legality";
import { every, listOf, oneOf } from "../../../../core/choice/values";
import type { ChartModifier } from "../../../../core/contract/chart";
import type { Choice, Reason } from "../../../../core/contract/choice";
import type { Legality } from "../../../../core/contract/operation";
import { cargoOf, germanShipOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { CARGO, type GermanShipId, type Terrain, TRACKS, type Track } from "../../vocabulary";
import { markOutfitted } from "../7-outfitting/outfitting";
import { aboard, carries } from "../8-cargo/hull-boxes";
import { isCaptured, terrainAt } from "../9-ports/sites";
import { barredFromOutfitting } from "../9-ports/visits";
import { friendlyShipAt } from "../13-incidents/pool";
import type { Context } from "../shared/context";
import { byShip, term } from "../shared/game";

/** A ship's attempt at repairs: the track that each die is for, in the order they are rolled. */
export type Repair = { readonly ship: GermanShipId; readonly dice: Track[] };

/** 10.1 The outcome of the dice of one track. */
export interface TrackRepair {
  readonly track: Track;
  readonly dice: number;
  readonly successes: number;
  readonly before: number;
  readonly after: number;
}

/** 10.0 The tracks of a ship below their starting values. */
function damagedTracks(state: Snapshot, charts: Charts, ship: GermanShipId): Track[] {
  const { start } = germanShipOf(charts, ship);
  return TRACKS.filter((track) => state.ships[ship][track] < start[track]);
}

/** 10.1, D-14 The terms of a ship's number of repair dice: its Leadership, its cargo, where it is, and a Friendly Ship. */
export function repairTerms(state: Snapshot, charts: Charts, ship: GermanShipId): ChartModifier[] {
  const record = state.ships[ship];
  const crews = CARGO.filter((cargo) => carries(record, cargo)).map((cargo) =>
    term(cargo.toUpperCase(), aboard(record, charts, cargo) * cargoOf(charts, cargo).repairDice, "10.1"),
  );
  const { space } = record;
  const there = space === null ? [] : [siteTerm(state, charts, space), friendTerm(state, charts, space)];
  const terms = [...crews, ...there].filter(({ value }) => value !== 0);
  return [term("LEADERSHIP", record.leadership, "10.1"), ...terms];
}

/** 10.1 The number of a ship's repair dice; none when a term takes away all of them. */
export function repairDice(state: Snapshot, charts: Charts, ship: GermanShipId): number {
  return Math.max(
    0,
    repairTerms(state, charts, ship).reduce((sum, { value }) => sum + value, 0),
  );
}

function siteTerm(state: Snapshot, charts: Charts, space: string): ChartModifier {
  const facts = charts.REPAIR_DICE.facts;
  if (isCaptured(state, space)) return term("CAPTURED_PORT", facts.capturedPort, "10.1");
  const atSea = state.rulings.repairAtSeaMinus2 ? facts.atSeaAsPrinted : facts.atSea;
  const terms: Partial<Record<Terrain, ChartModifier>> = {
    neutral_port: term("NEUTRAL_PORT", facts.neutralPort, "10.1"),
    neutral_naval_base: term("NEUTRAL_NAVAL_BASE", facts.neutralNavalBase, "10.1"),
    central_powers_naval_base: term("CENTRAL_POWERS_NAVAL_BASE", facts.centralPowersNavalBase, "10.1"),
    central_powers_port: term("CENTRAL_POWERS_PORT", facts.centralPowersPort, "10.1"),
  };
  return terms[terrainAt(state, charts, space)] ?? term("AT_SEA", atSea, "10.1");
}

function friendTerm(state: Snapshot, charts: Charts, space: string): ChartModifier {
  return term("FRIENDLY_SHIP", friendlyShipAt(state, space) ? charts.REPAIR_DICE.facts.friendlyShip : 0, "13.1");
}

/** 10.1 The reason why a German ship cannot try repairs now; undefined when it can. */
export function noRepair(state: Snapshot, charts: Charts, ship: GermanShipId): Reason | undefined {
  const barred = barredFromOutfitting(state, ship);
  if (barred !== undefined) return barred;
  if (state.ships[ship].repaired) return reason("ALREADY_REPAIRED", "10.1", { ship });
  if (damagedTracks(state, charts, ship).length === 0) {
    return reason("NOTHING_DAMAGED", "10.0", { ship });
  }
  if (repairDice(state, charts, ship) === 0) return reason("NO_REPAIR_DICE", "10.1", { ship });
  return undefined;
}

/** 10.1, D-15 The repairs that may be tried now: every die of a ship is given to a damaged track. */
export function repairs(state: Snapshot, charts: Charts): Legality<Repair> {
  const none = reason("NOTHING_DAMAGED/any", "10.0");
  return byShip(
    state,
    (ship) => noRepair(state, charts, ship),
    (ship) => every<Repair>({ ship: oneOf([ship]), dice: allocationOf(state, charts, ship) }),
    none,
  );
}

function allocationOf(state: Snapshot, charts: Charts, ship: GermanShipId): Choice<Track[]> {
  const damaged = damagedTracks(state, charts, ship);
  const sound = TRACKS.filter((track) => !damaged.includes(track)).map((value) => {
    return { value, reason: reason("TRACK_UNDAMAGED", "10.0", { value, ship }) };
  });
  const dice = repairDice(state, charts, ship);
  return listOf<Track>(oneOf(damaged, sound), dice, dice);
}

/** 10.1 Rolls all dice of a ship at once and restores one box of its track for every success, never above its start. */
export function tryRepairs(ctx: Context, { ship, dice }: Repair): TrackRepair[] {
  const { state, charts } = ctx;
  const record = state.ships[ship];
  const terms = repairTerms(state, charts, ship);
  const view = chartView(charts.REPAIR);
  citeRepairs(ctx, ship, terms);
  markOutfitted(ctx, ship);
  ctx.set(record, "repaired", true, "SHIP_REPAIRED", "10.1");
  const { groups: restored = {} } = ctx.throwEach({
    label: "repair",
    about: { ship },
    section: "10.1",
    view,
    terms,
    counting: ["restored"],
    groups: dice,
  });
  const { start } = germanShipOf(charts, ship);
  return TRACKS.filter((track) => dice.includes(track)).map((track) => {
    const before = record[track];
    const successes = restored[track] ?? 0;
    ctx.set(record, track, Math.min(start[track], before + successes), "INDEX_RESTORED", "10.1");
    const diceHere = dice.filter((each) => each === track).length;
    return { track, dice: diceHere, successes, before, after: record[track] };
  });
}

function citeRepairs(ctx: Context, ship: GermanShipId, terms: readonly ChartModifier[]): void {
  const record = ctx.state.ships[ship];
  const has = (code: string): boolean => terms.some((each) => each.code === code);
  const several = CARGO.some((cargo) => has(cargo.toUpperCase()) && aboard(record, ctx.charts, cargo) > 1);
  ctx.ruling("D-14", "10.1");
  ctx.ruling("D-15", "10.1");
  if (several) ctx.ruling("D-57", "10.1");
  if (record.leadership === 0) ctx.ruling("D-74", "10.1");
  if (has("CAPTURED_PORT")) ctx.ruling("D-13", "9.2");
  if (has("FRIENDLY_SHIP")) ctx.ruling("D-65", "13.1");
}
