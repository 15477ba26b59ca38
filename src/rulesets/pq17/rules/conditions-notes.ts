import { conditionFacts, portOf } from "../charts/pack";
import type { Charts } from "../charts/schema";
import type { Force } from "../snapshot-forces";
import type { Side } from "../vocabulary";
import { reveal, stillOpen } from "./conditions";
import type { Context } from "./game";
import { raiseTo } from "./identity";

/** 12.5 Notes that carriers have struck a Norwegian port or airbase from the air; those that need not are passed over. */
export function noteCarrierStrike(ctx: Context, units: readonly string[], section = "12.5"): void {
  for (const carrier of ctx.state.sides.allied.special.carriers) {
    if (!units.includes(carrier.unit) || carrier.struck) continue;
    ctx.set(carrier, "struck", true, "CARRIER_STRUCK", section);
    reveal(ctx, "allied", "carrier_strike", section);
  }
}

/** 12.5, D-58 True for a hex of Norway, Kirkenes included. */
export function isNorwegian(charts: Charts, hex: string): boolean {
  const { northNorway, southNorway } = charts.MAP_AREAS.facts;
  return [...northNorway.hexes, ...northNorway.alsoForRaidsAndRepair, ...southNorway.hexes].includes(hex);
}

/** 12.11 Notes that a force was attacked in this turn by air, submarines or ships; it matters at Barentsburg alone. */
export function noteAttacked(ctx: Context, side: Side, force: Force): void {
  const { state, charts } = ctx;
  const { attacked } = state.sides[side].special;
  if (side !== "axis" || force.at !== conditionFacts(charts, "sizilien").hex || attacked.includes(force.id)) return;
  if (stillOpen(state, "axis", "sizilien")) ctx.push(attacked, force.id, "ATTACKED", "12.11");
}

/** 2.4, 12.4, 12.14.2 Notes CS that a capital ship has lost for which 2.4 gives no points. */
export function noteUncounted(ctx: Context, side: Side, unit: string, cs: number, section: string): void {
  if (cs <= 0) return;
  const { tally } = ctx.state.sides[side];
  const entry = tally.uncounted.find((each) => each.unit === unit);
  if (entry === undefined) ctx.push(tally.uncounted, { unit, cs }, "DAMAGE_UNCOUNTED", section);
  else ctx.set(entry, "cs", entry.cs + cs, "DAMAGE_UNCOUNTED", section);
}

/** 12.1 When the move with which a convoy leaves the agent's port is over, the enemy knows it. */
export function cobwebReports(ctx: Context, side: Side, force: Force): void {
  const { state, charts } = ctx;
  const { special } = state.sides.axis;
  const { convoy, moved } = force;
  if (side !== "allied" || special.cobweb === 0 || convoy === null || moved.entered.length === 0) return;
  const { port, idLevel } = conditionFacts(charts, "agent_cobweb");
  const sailedNow = convoy.visited.length === moved.entered.length && convoy.visited[0] === portOf(charts, port).at;
  if (!sailedNow) return;
  ctx.set(special, "cobweb", special.cobweb - 1, "COBWEB", "12.1");
  raiseTo(ctx, "allied", force, idLevel, "12.1");
  reveal(ctx, "axis", "agent_cobweb", "12.1");
}
