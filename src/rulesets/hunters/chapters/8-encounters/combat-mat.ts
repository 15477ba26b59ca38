import { ChartError, chartView, columnOf } from "../../../../core/charts/look-up";
import type { ChartRow, ChartView } from "../../../../core/contract/chart";
import type { ResultChange } from "../../../../core/contract/context";
import type { EncounterResult } from "../../charts/results";
import type { Target } from "../../snapshot";
import type { ShipType } from "../../vocabulary";
import { othersDamage } from "../13-5-wolfpacks/wolfpack";
import type { Context } from "../shared/context";
import { change, Drms, engagementOf, patrolOf } from "../shared/game";
import { logRow, sunkBefore } from "../shared/log";
import { pointsToSink, sunk } from "./targets";

type Ship = ChartRow & { name: string; tons: number; result: string };

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
  const targets: Target[] = [];
  for (const type of sizes) targets.push(identify(ctx, type, targets));
  return targets;
}

function shipSize(ctx: Context, inside: boolean): ShipType {
  const chart = ctx.charts.SHIP_SIZE;
  const modifiers = new Drms(chart).when(inside, "SIZE_CONVOY_PENETRATION").list;
  return ctx.roll({ label: "ship-size", section: "8.2.1", view: chartView(chart), modifiers }).row.result;
}

/** 8.2.2, 14.1.2 The capital ship met, by its name under every option; undefined when it was sunk before. */
function capitalShip(ctx: Context): Target | undefined {
  const { row } = ctx.roll({
    label: "capital-ship",
    section: "8.2.2",
    view: chartView(ctx.charts.T5),
    kind: "draw",
    adjust: ({ name }) => (sunkBefore(ctx.state, name) ? [change("ALREADY_SUNK", "8.2.2", "no_encounter")] : []),
  });
  if (sunkBefore(ctx.state, row.name)) return undefined;
  const points = ctx.charts.POINTS_TO_SINK.facts.capitalShip;
  return { slot: 1, type: "capital_ship", name: row.name, tons: row.tons, points, damage: 0 };
}

/** 8.2.2, 14.1.1, 14.3.2 The next target after those already met, by name or with the standard tonnage. */
function identify(ctx: Context, type: ShipType, targets: readonly Target[]): Target {
  const { charts, state } = ctx;
  const slot = targets.length + 1;
  if (state.options.standardTonnage) {
    const tons = charts.STANDARD_TONNAGE.facts[type as Exclude<ShipType, "capital_ship">];
    return { slot, type, name: null, tons, points: pointsToSink(charts, tons), damage: 0 };
  }
  const view = roster(ctx, type);
  const here = (ship: Ship): boolean => targets.some(({ name }) => name === ship.name);
  const again = (ship: Ship): boolean =>
    state.options.historicalTargets && (sunkBefore(state, ship.name) || here(ship));
  // 14.3.2 A roster whose ships have all been sunk gives its names again.
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
  if (type === "tanker") return chartView<Ship>(charts.T3);
  const [main, extra] = type === "small_freighter" ? [charts.T1, charts.T6] : [charts.T2, charts.T7];
  if (!state.options.extraTargetRosters) return chartView<Ship>(main);
  ctx.ruling("D8", "14.3.3");
  const choice = ctx.roll({ label: "roster-choice", section: "14.3.3", view: chartView(charts.ROSTER_CHOICE) });
  return chartView<Ship>(choice.row.result === "main" ? main : extra);
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
