import { findUnit, isClass, unitOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import { opensMonth } from "../8-time/fortnights";
import { campaignFacts, ownCampaign } from "../15-campaign/campaign";
import type { Context } from "../shared/context";
import { totalCs } from "../shared/units";

/** Ships of a kind that are to be replaced. */
export interface Replaced {
  readonly unit: string;
  readonly cs: number;
}

/** 15.6.1 CAM ships and oilers that the Allies have lost in this fortnight. */
export function lostMerchants(state: Snapshot, charts: Charts): Replaced[] {
  const subtypes = ["MC", "MO", "AO"];
  return state.sides.allied.sunk
    .filter(({ unit }) => subtypes.includes(findUnit(charts, unit)?.subtype ?? ""))
    .map(({ unit, cs }) => ({ unit, cs }));
}

/** 15.6.2 Submarines of a side that the enemy has sunk in this fortnight. */
export function sunkBoats(state: Snapshot, charts: Charts, side: Side): Replaced[] {
  return state.sides[side].sunk.filter(({ unit }) => findUnit(charts, unit)?.type === "SS");
}

/** The class of German submarines; undefined if the charts of a caller have none. */
export function germanBoat(charts: Charts) {
  return charts.LIGHT_UNITS.facts.units.find(({ type, nation }) => type === "SS" && nation === "german");
}

/** 15.6.2 CS of German submarines that arrive in this fortnight as replacements; at most `sunk`. */
export function boatsDue(state: Snapshot, charts: Charts, sunk: number): number {
  const row = campaignFacts(charts).replacements.find(({ fortnight }) => fortnight === state.fortnight);
  return Math.min(row?.axis.submarines ?? 0, sunk);
}

/** 15.6.1, 15.6.2 Ships of a side that come back in this fortnight and whose port it may still name, with the ports. */
export function placeable(
  state: Snapshot,
  charts: Charts,
  side: Side,
): { unit: string; cs: number; whole: boolean; ports: readonly string[] }[] {
  const { replaced } = campaignFacts(charts).places;
  const own = ownCampaign(state, side);
  const ports = (side === "allied" ? replaced?.merchants : replaced?.submarines.german) ?? [];
  if (ports.length < 2) return [];
  const due = side === "allied" ? merchantsDue(state, charts) : germanBoats(state, charts);
  const units = [...new Set(due.map(({ unit }) => unit))];
  return units.flatMap((unit) => {
    const of = (list: readonly Replaced[]): number =>
      list.filter((each) => each.unit === unit).reduce((sum, { cs }) => sum + cs, 0);
    const cs = Math.min(60, of(due) - of(own.placements ?? []));
    return cs > 0 ? [{ unit, cs, whole: !isClass(charts, unitOf(charts, unit)), ports }] : [];
  });
}

function merchantsDue(state: Snapshot, charts: Charts): Replaced[] {
  if (opensMonth(state.fortnight)) return [];
  return [...ownCampaign(state, "allied").monthLosses, ...lostMerchants(state, charts)];
}

function germanBoats(state: Snapshot, charts: Charts): Replaced[] {
  const boat = germanBoat(charts);
  if (boat === undefined) return [];
  const fresh = totalCs(sunkBoats(state, charts, "axis"));
  const cs = boatsDue(state, charts, ownCampaign(state, "axis").boats.sunk + fresh);
  return cs > 0 ? [{ unit: boat.id, cs }] : [];
}

/** 15.6.1, 15.6.2 A side names the port of ships that come back. */
export function place(ctx: Context, side: Side, unit: string, cs: number, at: string): void {
  const own = ownCampaign(ctx.state, side);
  ctx.ruling("E-123", side === "allied" ? "15.6.1" : "15.6.2");
  ctx.set(own, "placements", [...(own.placements ?? []), { unit, cs, at }], "REPLACEMENT_PLACED", "15.6");
}

/** E-123 Ships that come back, divided among the ports named for them; what was not named goes to the usual one. */
export function portsFor(
  { state }: Pick<Context, "state">,
  side: Side,
  { unit, cs }: Replaced,
  usual: string,
): { at: string; cs: number }[] {
  const placements = (ownCampaign(state, side).placements ?? []).filter((each) => each.unit === unit);
  let left = cs;
  const parts = placements.flatMap((each) => {
    const taken = Math.min(left, each.cs);
    left -= taken;
    return taken > 0 ? [{ at: each.at, cs: taken }] : [];
  });
  return left > 0 ? [...parts, { at: usual, cs: left }] : parts;
}
