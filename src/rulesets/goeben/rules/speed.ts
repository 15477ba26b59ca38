import { germanShipOf } from "../charts/pack";
import type { Charts } from "../charts/schema";
import type { Snapshot } from "../snapshot";
import type { GermanShipId } from "../vocabulary";

/** 12.1-12.3 Bands of speed, slow before fast. */
export const SPEED_BANDS = ["cruise", "maximum", "emergency"] as const;
/** A band of speed. */
export type SpeedBand = (typeof SPEED_BANDS)[number];

/** 12.4 Spaces a German ship can move at each speed; a band no faster than the one below it adds nothing. */
export type Speeds = Readonly<Record<SpeedBand, number>>;

/** 12.4 The speeds of a German ship with its Engines as they are: no band is faster than the Engines. */
export function usableSpeeds({ ships }: Pick<Snapshot, "ships">, charts: Charts, ship: GermanShipId): Speeds {
  const { bands } = germanShipOf(charts, ship);
  const { engines } = ships[ship];
  const usable = (band: SpeedBand): number => Math.min(bands[band], engines);
  return { cruise: usable("cruise"), maximum: usable("maximum"), emergency: usable("emergency") };
}

/** D-18 The speed that a path of so many spaces uses. */
export function bandFor({ cruise, maximum }: Speeds, spaces: number): SpeedBand {
  if (spaces <= cruise) return "cruise";
  return spaces <= maximum ? "maximum" : "emergency";
}

/** 12.1-12.3 The coal that a move at a speed costs in all. */
export function coalFor(charts: Charts, band: SpeedBand): number {
  const { coalMaximum, coalEmergency } = charts.LIMITS.facts;
  return { cruise: 0, maximum: coalMaximum, emergency: coalEmergency }[band];
}

/** 12.2, 12.3 The most spaces a German ship can move with its Engines and its coal. */
export function reachOf(state: Pick<Snapshot, "ships">, charts: Charts, ship: GermanShipId): number {
  const speeds = usableSpeeds(state, charts, ship);
  const { coal } = state.ships[ship];
  let reach = speeds.cruise;
  for (const band of ["maximum", "emergency"] as const) {
    if (speeds[band] === reach) continue;
    if (coal < coalFor(charts, band)) break;
    reach = speeds[band];
  }
  return reach;
}
