import { opponentOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import { type Disclosure, REPORT_CATEGORIES, type ReportCategory, type ShipGroup, type Side } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";
import type { Context } from "../shared/context";
import { convoyShips, countersOf, isScattered, shipsIn, totalCs, typeOf } from "../shared/units";
import type { Report } from "./state";

const GROUPS: Readonly<Record<ReportCategory, ShipGroup>> = {
  capital_ships: "capital",
  carriers: "carrier",
  cruisers: "cruiser",
  light_ships: "light",
  submarines: "submarine",
};

/** 6.2.1 The report of a force at an ID level. */
export function reportOf(charts: Charts, force: Force, level: number, turn: number): Report {
  const warships = shipsIn(charts, force, "warship");
  const counters = warships.reduce((sum, ship) => sum + countersOf(charts, ship), 0);
  const ships = force.kind === "convoy" ? convoyShips(charts, force) : null;
  const large = charts.LIMITS.facts.largeConvoyShips;
  const tells = disclosures(charts, level);
  return {
    turn,
    block: force.block ?? 1,
    hex: force.at,
    kind: force.kind,
    number: force.number,
    scattered: isScattered(force),
    level,
    warships: tells.includes("warship_count")
      ? { least: counters, most: counters }
      : tells.includes("warship_range")
        ? { least: Math.ceil(counters / 2), most: Math.floor((3 * counters) / 2) }
        : null,
    size: tells.includes("size_class") && ships !== null ? (ships >= large ? "large" : "small") : null,
    heavy: tells.includes("heavy_count") ? shipsIn(charts, force, "heavy").length : null,
    carrier: tells.includes("carrier_present") ? shipsIn(charts, force, "carrier").length > 0 : null,
    convoyShips: tells.includes("convoy_ships") ? ships : null,
    categories: tells.includes("category_counts")
      ? REPORT_CATEGORIES.map((category) => categoryOf(charts, force, category))
      : [],
  };
}

/** 6.2.1 The members of a report at an ID level, by chart ID_LEVELS. */
function disclosures({ ID_LEVELS }: Charts, level: number): readonly Disclosure[] {
  return ID_LEVELS.facts.levels.find((each) => each.level === level)?.tells ?? [];
}

function categoryOf(charts: Charts, force: Force, category: ReportCategory): Report["categories"][number] {
  const ships = shipsIn(charts, force, GROUPS[category]);
  return { category, counters: ships.reduce((sum, ship) => sum + countersOf(charts, ship), 0), cs: totalCs(ships) };
}

/** Most reports that a side keeps; older ones are forgotten. */
const MAX_REPORTS = 300;

/** 6.2.1 Reports a force to the other side at its ID level. */
export function reportForce(ctx: Context, side: Side, force: Force, section: string): void {
  const { state, charts } = ctx;
  const observer = state.sides[opponentOf(side)];
  if (observer.reports.length >= MAX_REPORTS)
    ctx.set(observer, "reports", observer.reports.slice(-MAX_REPORTS / 2), "REPORTS_OLD", section);
  if (force.idLevel >= 2) noteCarriers(ctx, side, force, section);
  ctx.push(observer.reports, reportOf(charts, force, force.idLevel, state.turn), "REPORTED", section);
}

/** D-36 Notes that the other side knows of the fleet carriers of a force: by a report, a photograph or a denial. */
export function noteCarriers(ctx: Context, side: Side, force: Force, section: string): void {
  const { state, charts } = ctx;
  const own = state.sides[side];
  const { carrier } = charts.MAP_AREAS.facts.heldInPort;
  for (const { unit } of force.units.filter((ship) => typeOf(charts, ship) === carrier)) {
    if (!own.located.includes(unit)) ctx.push(own.located, unit, "CARRIER_LOCATED", section);
  }
}
