import { strikeAircraft } from "../7-2-air-attack/air-combat";
import { strength } from "../7-2-air-attack/flying";
import type { Harm, Target } from "../7-9-damage/harm";
import type { Context } from "../shared/context";

/** 7.8 The aircraft that a carrier loses with its CS: steps picked at random, and all of them when it sinks. */
export function carrierLosses(ctx: Context, { side, ship }: Target, harm: Harm, section: string): void {
  const { state, charts } = ctx;
  const sunk = harm.sunk > 0;
  const steps = sunk ? Number.POSITIVE_INFINITY : harm.lost * charts.LIMITS.facts.carrierStepsPerCs;
  if (sunk) ctx.ruling("E-101", section);
  for (let step = 0; step < steps; step += 1) {
    const aboard = state.sides[side].aircraft.filter(({ carrier, cs }) => carrier === ship.unit && cs > 0);
    const pool = aboard.flatMap((unit) => Array.from({ length: unit.cs }, () => unit));
    const [first] = pool;
    if (first === undefined) return;
    const certain = sunk || pool.length === 1;
    const unit = certain
      ? first
      : ctx.draw({
          label: "carrier-air",
          about: { side, ship: ship.unit },
          section: "7.8",
          pool,
          resultName: ({ id }) => id,
        });
    strikeAircraft(ctx, side, unit, "hit", "7.8");
    if (strength(unit) === 0 && unit.mission !== "none") ctx.set(unit, "hex", null, "AIRCRAFT_GONE", "7.8");
  }
}
