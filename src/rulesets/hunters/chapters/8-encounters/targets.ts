import { ChartError, columnOf, viewOf } from "../../../../core/charts/look-up";
import type { ChartRow, ChartView } from "../../../../core/contract/chart";
import type { ResultChange } from "../../../../core/contract/context";
import type { EncounterResult } from "../../charts/results";
import type { Charts } from "../../charts/schema";
import type { Engagement, Snapshot, Target } from "../../snapshot";
import type { EngagementKind, ShipType } from "../../vocabulary";
import { othersDamage } from "../13-5-wolfpacks/wolfpack";
import { type Context, change, Drms, engagementOf, patrolOf } from "../shared/game";
import { logRow, sunkBefore } from "../shared/log";

type Ship = ChartRow & { name: string; tons: number; result: string };

/** 9.2.5 Whether a target is sunk: its damage has reached its points. */
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

/** 8.1.3, 8.2, 14.2 Number, sizes and identities of the targets, larger from `inside` a convoy; undefined for a capital ship already sunk. */
export function generateTargets(ctx: Context, result: EncounterResult, inside = false): Target[] | undefined {
  const { options } = ctx.state;
  const facts = ctx.charts.E1_RESULTS.facts.results.find((each) => each.id === result);
  if (facts === undefined) throw new ChartError(`E1 results hold no ${result}.`);
  const { fixedSize } = facts;
  if (fixedSize === "capital_ship") {
    const target = capitalShip(ctx);
    return target === undefined ? undefined : [target];
  }
  const number = options.reducedConvoyTargets ? facts.reducedTargets : facts.targets;
  const sizes: ShipType[] = [];
  for (let slot = 1; slot <= number; slot += 1) sizes.push(fixedSize ?? shipSize(ctx, inside));
  const met: Target[] = [];
  for (const type of sizes) met.push(identify(ctx, type, met));
  return met;
}

function shipSize(ctx: Context, inside: boolean): ShipType {
  const chart = ctx.charts.SHIP_SIZE;
  const modifiers = new Drms(chart).when(inside, "SIZE_CONVOY_PENETRATION").list;
  return ctx.roll({ label: "ship-size", section: "8.2.1", view: viewOf(chart), modifiers }).row.result;
}

/** 8.2.2, 14.1.2 The capital ship met, by its name under every option; undefined when it was sunk before. */
function capitalShip(ctx: Context): Target | undefined {
  const { row } = ctx.roll({
    label: "capital-ship",
    section: "8.2.2",
    view: viewOf(ctx.charts.T5),
    kind: "draw",
    adjust: ({ name }) => (sunkBefore(ctx.state, name) ? [change("ALREADY_SUNK", "8.2.2", "no_encounter")] : []),
  });
  if (sunkBefore(ctx.state, row.name)) return undefined;
  const points = ctx.charts.POINTS_TO_SINK.facts.capitalShip;
  return { slot: 1, type: "capital_ship", name: row.name, tons: row.tons, points, damage: 0 };
}

/** 8.2.2, 14.1.1, 14.3.2 The next target after those already met, by name or with the standard tonnage. */
function identify(ctx: Context, type: ShipType, met: readonly Target[]): Target {
  const { charts, state } = ctx;
  const slot = met.length + 1;
  if (state.options.standardTonnage) {
    const tons = charts.STANDARD_TONNAGE.facts[type as Exclude<ShipType, "capital_ship">];
    return { slot, type, name: null, tons, points: pointsToSink(charts, tons), damage: 0 };
  }
  const view = roster(ctx, type);
  const here = (ship: Ship): boolean => met.some(({ name }) => name === ship.name);
  const again = (ship: Ship): boolean =>
    state.options.historicalTargets && (sunkBefore(state, ship.name) || here(ship));
  // 14.3.2 A roster whose every ship has been sunk gives its names again.
  const exhausted = view.rows.every(again);
  const adjust = (ship: Ship): readonly ResultChange[] => {
    if (exhausted || !again(ship)) return [];
    return [change(here(ship) ? "ALREADY_MET" : "ALREADY_SUNK", "14.3.2", "drawn_again")];
  };
  const draw = (): Ship => ctx.roll({ label: "ship-identity", section: "8.2.2", view, kind: "draw", adjust }).row;
  let row = draw();
  while (!exhausted && again(row)) {
    if (here(row)) ctx.ruling("E-100", "14.3.2");
    row = draw();
  }
  return { slot, type, name: row.name, tons: row.tons, points: pointsToSink(charts, row.tons), damage: 0 };
}

/** 8.2.2, 8.2.3, 14.3.3 The roster that names a target: T4 off America, else T1-T3, or T6 and T7 by a roll (D8). */
function roster(ctx: Context, type: ShipType): ChartView<Ship> {
  const { charts, state } = ctx;
  const { area } = patrolOf(state);
  if (area === "north_america" || area === "caribbean") return columnOf<Ship>(charts.T4, type);
  if (type === "tanker") return viewOf<Ship>(charts.T3);
  const [main, extra] = type === "small_freighter" ? [charts.T1, charts.T6] : [charts.T2, charts.T7];
  if (!state.options.extraTargetRosters) return viewOf<Ship>(main);
  ctx.ruling("D8", "14.3.3");
  const choice = ctx.roll({ label: "roster-choice", section: "14.3.3", view: viewOf(charts.ROSTER_CHOICE) });
  return viewOf<Ship>(choice.row.result === "main" ? main : extra);
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

/** 9.2.5, 9.2.6 Damages a target; a sunk one is logged at once. */
export function damageTarget(ctx: Context, target: Target, damage: number): void {
  ctx.set(target, "damage", target.damage + damage, "SHIP_DAMAGED", "9.2.5", { target: shipId(target) });
  if (!sunk(target)) return;
  const { type, name, tons } = target;
  ctx.push(logRow(ctx.state).ships, { type, name, tons, sunk: true }, "SHIP_SUNK", "9.2.5");
}

/** 9.2.6 Logs the ships this boat has damaged that leave the combat mat afloat. */
export function logDamaged(ctx: Context, targets: readonly Target[]): void {
  const engagement = engagementOf(ctx.state);
  for (const target of targets) {
    const others = othersDamage(engagement, target.slot);
    if (target.damage === others || sunk(target)) continue;
    const { type, name, tons } = target;
    ctx.push(logRow(ctx.state).ships, { type, name, tons, sunk: false }, "SHIP_LOGGED_DAMAGED", "9.2.6");
  }
}

/** 8.1, 9.2.6 Clears the combat mat at the end of an encounter; damaged ships are logged. */
export function clearMat(ctx: Context, section: string): void {
  const { state } = ctx;
  if (state.engagement === null) return;
  logDamaged(ctx, state.engagement.targets);
  ctx.set(state, "engagement", null, "ENCOUNTER_OVER", section);
}

/** 8.2 Whether a roster holds a ship of that name and tonnage. */
export function knownShip(charts: Charts, type: ShipType, name: string, tons: number): boolean {
  const holds = (rows: readonly { name: string; tons: number }[]): boolean =>
    rows.some((row) => row.name === name && row.tons === tons);
  if (type === "capital_ship") return holds(charts.T5.rows);
  const american = charts.T4.columns.find((column) => column.id === type)?.rows ?? [];
  if (type === "tanker") return holds(charts.T3.rows) || holds(american);
  const rosters = type === "small_freighter" ? [charts.T1, charts.T6] : [charts.T2, charts.T7];
  return rosters.some((roster) => holds(roster.rows)) || holds(american);
}

/** 8.2, 14.1 Whether a career under these options can meet a ship: by its name on a roster, or nameless with the standard tonnage. */
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
