import { findAirUnit, isClass, unitOf } from "../../charts/pack";
import type { Arrival, Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { SideCampaign } from "../../snapshot-campaign";
import { SIDES, type Side } from "../../vocabulary";
import type { Table } from "../game";
import { freshShip, inGroup } from "../units";
import { berth, berthListed } from "./berth";
import { campaignOf, factsOf, numberOf, ownCampaign } from "./campaign";
import { isGone, isPresent } from "./withdrawals";

type Unit = Arrival["units"][number];

/** 15.3 The units that a row of the order of battle still brings: none that came early, and no ship that is in play or gone. */
function stillToCome(desk: Table, row: Arrival): Unit[] {
  const { charts, state } = desk;
  const early = ownCampaign(state, row.side).early.map((each) => ({ ...each }));
  return row.units.flatMap((unit) => {
    const came = early.find((each) => each.unit === unit.unit && each.cs > 0);
    const cs = unit.cs - Math.min(unit.cs, came?.cs ?? 0);
    if (came !== undefined) came.cs -= unit.cs - cs;
    if (cs === 0) return [];
    if (findAirUnit(charts, unit.unit) !== undefined || isClass(charts, unitOf(charts, unit.unit)))
      return [{ ...unit, cs }];
    return isPresent(desk, unit.unit) || isGone(desk, row.side, unit.unit) ? [] : [unit];
  });
}

/** 15.3 The rows of the order of battle that arrive in a fortnight, without those that wait for EV or for an emergency. */
function arrivalsIn(charts: Charts, side: Side, fortnight: string): Arrival[] {
  return factsOf(charts).orderOfBattle.filter(
    (row) =>
      row.side === side &&
      row.kind === "arrive" &&
      row.fortnight === fortnight &&
      !row.tags.some((tag) => tag === "ev" || tag === "emergency_green"),
  );
}

/** 15.3 Places what arrives in this fortnight's order-of-battle phase. */
export function reinforce(desk: Table): void {
  const { state, charts } = desk;
  const freight = { left: campaignOf(state).unloaded };
  for (const side of SIDES) {
    bringLate(desk, side, freight);
    for (const row of arrivalsIn(charts, side, state.fortnight)) {
      const { at } = row;
      if (at === null) continue;
      const units = stillToCome(desk, row);
      if (!row.tags.includes("lend_lease")) berthListed(desk, side, at, units, "15.3");
      else for (const unit of units) bringLent(desk, side, { ...unit, at }, freight);
    }
  }
  bringEv(desk);
  bringMerchants(desk);
}

/** 15.3.3 CAM and MV CS unloaded that have brought no unit yet. */
interface Freight {
  left: number;
}

/** 15.3.3 Brings units that have waited for their freight, as far as there is enough now. */
function bringLate(desk: Table, side: Side, freight: Freight): void {
  const own = ownCampaign(desk.state, side);
  if (own.late.length === 0) return;
  const waiting = [...own.late];
  desk.set(own, "late", [], "REINFORCEMENTS", "15.3.3");
  for (const unit of waiting) bringLent(desk, side, unit, freight);
}

/** 15.3.3, E-98 Brings a unit whose freight has been unloaded; another waits for it. */
function bringLent(desk: Table, side: Side, unit: Unit & { readonly at: string }, freight: Freight): void {
  const { arrivalCs } = factsOf(desk.charts).lendLease;
  const { unit: id, cs, at } = unit;
  desk.ruling("E-98", "15.3.3");
  if (freight.left < arrivalCs * cs) {
    desk.push(ownCampaign(desk.state, side).late, { unit: id, cs, at }, "FREIGHT_AWAITED", "15.3.3");
    return;
  }
  freight.left -= arrivalCs * cs;
  berthListed(desk, side, at, [{ unit: id, cs }], "15.3.3");
}

/** 15.8.3 The reinforcements of EV come once its aircraft may go. */
function bringEv(desk: Table): void {
  const { state, charts } = desk;
  const { ev } = campaignOf(state);
  if (ev.stage === "none" || !ev.moved || ev.gathered) return;
  desk.ruling("E-90", "15.8.3");
  desk.set(ev, "gathered", true, "EV_REINFORCEMENTS", "15.8.3");
  for (const row of factsOf(charts).orderOfBattle) {
    if (row.kind === "arrive" && row.tags.includes("ev") && row.at !== null) {
      berthListed(desk, row.side, row.at, row.units, "15.8.3");
    }
  }
}

/** 15.3.1 Loaded merchants: at Reykjavik until EV begins, none until it is over, then at Loch Ewe. */
function bringMerchants(desk: Table): void {
  const { state, charts } = desk;
  const { stage } = campaignOf(state).ev;
  const { at, afterEv, cs } = factsOf(charts).loadedMv;
  if (stage !== "none" && stage !== "completed") return;
  const merchant = charts.LIGHT_UNITS.facts.units.find(({ subtype }) => subtype === "MV");
  if (merchant === undefined) return;
  berth(desk, "allied", stage === "none" ? at : afterEv, [freshShip(charts, merchant.id, cs)], true, "15.3.1");
}

/** 15.3.2 A unit that the condition Reinforcements may bring, with what it counts and, for one that comes back, its absence. */
interface Claimable {
  readonly at: string;
  readonly unit: Unit;
  readonly counts: number;
  readonly back: SideCampaign["returns"][number] | null;
}

/** 15.3.2 What the condition Reinforcements may bring at once: a unit of this fortnight's list, or a ship whose repair ends in it. */
export function claimable(state: Snapshot, charts: Charts, side: Side): Claimable[] {
  const { claims, early, returns } = ownCampaign(state, side);
  if (claims === 0) return [];
  const listed = arrivalsIn(charts, side, state.fortnight).flatMap(({ at, units }) =>
    at === null
      ? []
      : units
          .filter((unit) => !early.some((each) => each.unit === unit.unit) && !isTaken(state, charts, side, unit))
          .map((unit) => ({ at, unit, counts: claimCost(charts, unit), back: null })),
  );
  const repaired = returns
    .filter(({ due, loaded }) => due === campaignOf(state).number && loaded === null)
    .map((back) => ({ at: back.at, unit: { unit: back.unit, cs: back.cs }, counts: factsOf(charts).claims, back }));
  return [...listed, ...repaired].filter(({ counts }) => counts <= claims);
}

/** 15.3 True for a named ship that is in play already, or gone. */
function isTaken(state: Snapshot, charts: Charts, side: Side, { unit }: Unit): boolean {
  if (findAirUnit(charts, unit) !== undefined || isClass(charts, unitOf(charts, unit))) return false;
  return isPresent({ state }, unit) || isGone({ state }, side, unit);
}

/** 15.3.2 What a unit counts of the two that the condition brings: an air unit or a submarine CS 1, any other ship both. */
function claimCost(charts: Charts, unit: Unit): number {
  if (findAirUnit(charts, unit.unit) !== undefined) return 1;
  return inGroup(charts, unit, "submarine") ? unit.cs : factsOf(charts).claims;
}

/** 15.3.2 Places a unit of this fortnight's list before its time. */
export function claim(desk: Table, side: Side, name: string): { at: string; cs: number } | undefined {
  const found = claimable(desk.state, desk.charts, side).find(({ unit }) => unit.unit === name);
  if (found === undefined) return undefined;
  const own = ownCampaign(desk.state, side);
  const { at, unit, counts, back } = found;
  berthListed(desk, side, at, [unit], "15.3.2");
  if (back === null) desk.push(own.early, { unit: unit.unit, cs: unit.cs }, "REINFORCEMENTS", "15.3.2");
  else {
    desk.set(
      own,
      "returns",
      own.returns.filter((each) => each !== back),
      "REPAIRED",
      "15.3.2",
    );
  }
  desk.set(own, "claims", own.claims - counts, "REINFORCEMENTS", "15.3.2");
  return { at, cs: unit.cs };
}

/** 15.4.3 A New unit that may come before its time, or an Emergency Green Unit of a fortnight. */
interface NewUnit {
  readonly at: string;
  readonly unit: Unit;
  readonly scheduled: number;
  /** It leaves again at the end of the fortnight. */
  readonly leaves: boolean;
}

/** 15.4.3 The New units of a side and its Emergency Green Units that may come now with a Green Crew. */
export function greenUnits(desk: { state: Snapshot; charts: Charts }, side: Side): NewUnit[] {
  const { state, charts } = desk;
  const { number } = campaignOf(state);
  const { early } = ownCampaign(state, side);
  return factsOf(charts).orderOfBattle.flatMap(({ at, tags, kind, units, fortnight, side: owner }) => {
    const scheduled = numberOf(charts, fortnight);
    const near = scheduled >= number && scheduled - number <= factsOf(charts).greenFortnights;
    const leaves = tags.includes("emergency_green");
    const comes = leaves ? scheduled === number : tags.includes("new") && near;
    if (at === null || kind !== "arrive" || owner !== side || !comes) return [];
    return units
      .filter(({ unit }) => findAirUnit(charts, unit) === undefined && !early.some((each) => each.unit === unit))
      .filter((unit) => !leaves || !isTaken(state, charts, side, unit))
      .map((unit) => ({ at, unit, scheduled, leaves }));
  });
}

/** 15.4.3 Brings a New unit before its time, or an Emergency Green Unit, with a Green Crew. */
export function takeGreen(desk: Table, side: Side, { at, unit, scheduled, leaves }: NewUnit): void {
  const own = ownCampaign(desk.state, side);
  desk.ruling("E-87", "15.4.3");
  berthListed(desk, side, at, [unit], "15.4.3", ["green_crew"]);
  desk.push(own.early, { unit: unit.unit, cs: unit.cs }, "GREEN_CREW", "15.4.3");
  const crew = { unit: unit.unit, cs: unit.cs, scheduled, operations: 0, ...(leaves && { leaves }) };
  desk.push(own.crews, crew, "GREEN_CREW", "15.4.3");
}
