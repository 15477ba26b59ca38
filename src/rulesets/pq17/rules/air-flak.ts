import { modifierOf } from "../../../core/charts/look-up";
import type { About } from "../../../core/contract/audit";
import { aaDefense } from "../charts/pack";
import { AA_COLUMNS, type AaColumn } from "../charts/shapes-dice";
import type { Aircraft } from "../snapshot-forces";
import type { Side } from "../vocabulary";
import type { AirTold } from "./air-strike";
import { strength, strikeAircraft } from "./air-units";
import type { Context } from "./game";

/** 7.2.5 One die of AA fire at an air unit. */
export interface FlakShot {
  /** The side that fires. */
  readonly side: Side;
  readonly value: number | "*";
  readonly aircraft: Aircraft;
  readonly torpedoRun: boolean;
  /** 1.4.3 CAMs used on this die. */
  readonly cams: number;
  readonly stack: number | null;
  /** Where what fires stands on its display, for the audit; nothing off a display. */
  readonly at: About;
}

/** 7.2.5 The column of the AA Defense Table for a value; sums beyond the last read the last. */
export function flakColumn(value: number | "*"): AaColumn {
  const last = AA_COLUMNS.at(-1) ?? "*";
  return AA_COLUMNS.find((each) => each === String(value)) ?? last;
}

/** 7.2.5 Rolls and applies one die of AA fire. */
export function fireFlak(ctx: Context, shot: FlakShot, told: AirTold): void {
  const { charts } = ctx;
  const { side, value, aircraft, torpedoRun, cams, stack, at } = shot;
  if (strength(aircraft) === 0) return;
  const cam = modifierOf(charts.AA_DEFENSE, "CAM");
  const { row } = ctx.roll({
    label: "aa",
    about: { side, aircraft: aircraft.id, ...at },
    section: "7.2.5",
    view: aaDefense(charts, flakColumn(value)),
    modifiers: [
      ...(torpedoRun ? [modifierOf(charts.AA_DEFENSE, "TORPEDO_RUN")] : []),
      ...(cams > 0 ? [{ ...cam, value: cam.value * cams }] : []),
    ],
    say: ({ result, steps }) => (steps > 1 ? `${result}, ${steps} steps` : result),
  });
  const enemy = side === "allied" ? "axis" : "allied";
  for (let step = 0; step < row.steps; step += 1) strikeAircraft(ctx, enemy, aircraft, row.result, "7.2.5");
  told.flak.push({ stack, aircraft: aircraft.id, result: row.result });
}
