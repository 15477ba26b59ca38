import { ChartError } from "../../../../core/charts/look-up";
import type { Charts } from "../../charts/schema";
import type { Engagement, Snapshot, Target } from "../../snapshot";
import type { EngagementKind, ShipType } from "../../vocabulary";
import { othersDamage } from "../13-5-wolfpacks/wolfpack";

/** 9.2.5 True if a target is sunk: its damage has reached its points. */
export function sunk(target: Target): boolean {
  return target.damage >= target.points;
}

/** 9.2.5 The targets still afloat. */
export function afloat(engagement: Engagement): Target[] {
  return engagement.targets.filter((target) => !sunk(target));
}

/** 9.7.6 The targets this boat has damaged that are still afloat; those that only others have are not its own (E-93). */
export function damagedAfloat(engagement: Engagement): Target[] {
  return afloat(engagement).filter(({ slot, damage }) => damage > othersDamage(engagement, slot));
}

/** An engagement in which nothing has happened yet. */
export function blankEngagement(kind: EngagementKind): Engagement {
  return {
    kind,
    targets: [],
    escorted: false,
    escortQuality: null,
    aircraftQuality: null,
    dayNight: null,
    waited: false,
    wolfpack: null,
    following: null,
    pack: null,
    fought: false,
    attack: null,
    round: null,
    cycle: null,
    penetration: "none",
  };
}

/** 8.2 The id of a target, by which the mat and the audit trail call it. */
export function shipId({ slot }: Pick<Target, "slot">): string {
  return `ship-${slot}`;
}

/** 8.2.5 The damage that sinks a ship of that tonnage. */
export function pointsToSink(charts: Charts, tons: number): number {
  const { byTons } = charts.POINTS_TO_SINK.facts;
  const row = byTons.find((each) => each.minTons <= tons && tons <= (each.maxTons ?? tons));
  if (row === undefined) throw new ChartError(`POINTS_TO_SINK has no row for ${tons} t.`);
  return row.points;
}

/** 8.2 True if a roster lists a ship of that name and tonnage. */
export function knownShip(charts: Charts, type: ShipType, name: string, tons: number): boolean {
  const holds = (rows: readonly { name: string; tons: number }[]): boolean =>
    rows.some((row) => row.name === name && row.tons === tons);
  if (type === "capital_ship") return holds(charts.T5.rows);
  const american = charts.T4.columns.find((column) => column.id === type)?.rows ?? [];
  if (type === "tanker") return holds(charts.T3.rows) || holds(american);
  const rosters = type === "small_freighter" ? [charts.T1, charts.T6] : [charts.T2, charts.T7];
  return rosters.some((roster) => holds(roster.rows)) || holds(american);
}

/**
 * 8.2, 14.1 True if a career under these options can meet a ship. The ship is on a roster by name, or is nameless with
 * the standard tonnage.
 */
export function shipExists(
  { options }: Snapshot,
  charts: Charts,
  type: ShipType,
  name: string | null,
  tons: number,
): boolean {
  if (name !== null) return !options.standardTonnage && knownShip(charts, type, name, tons);
  return options.standardTonnage && type !== "capital_ship" && charts.STANDARD_TONNAGE.facts[type] === tons;
}
