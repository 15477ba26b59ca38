import { conditionFacts, isClass, unitOf } from "../charts/pack";
import type { Charts } from "../charts/schema";
import type { Snapshot } from "../snapshot";
import type { Force, Ship } from "../snapshot-forces";
import { type Gift, type PlanInput, sharesOf } from "./conditions-plan";
import { type Context, forceOf } from "./game";
import { dropCs } from "./losses";
import { addForce } from "./reinforcements";
import { freshShip, nationOf } from "./units";

/** 4.2, 12 Writes down a plan; a mission's ships gather in its port as a TF of their own. Gives the id of that force, or null. */
export function writePlan(ctx: Context, side: "allied" | "axis", plan: PlanInput): string | null {
  const { charts, state } = ctx;
  const { special } = state.sides[side];
  if (plan.condition === "minelaying" || plan.condition === "title") {
    const kept =
      plan.condition === "title"
        ? { condition: plan.condition, port: plan.port, turn: plan.turn, declared: false }
        : { condition: plan.condition, hex: plan.hex };
    ctx.set(special, "plan", kept, "CONDITION_PLANNED", "4.2");
    return null;
  }
  if (plan.condition === "gearbox") {
    const force = gather(ctx, plan.ships, plan.from, [], "GEARBOX", "12.10");
    ctx.set(
      special,
      "plan",
      { condition: "gearbox", force: force.id, ships: sharesOf(plan.ships) },
      "CONDITION_PLANNED",
      "12.10",
    );
    return force.id;
  }
  const { from } = conditionFacts(charts, "archery");
  const force = gather(ctx, plan.ships, from, landingForce(state, charts), "ARCHERY", "12.14.1");
  const { hex, turn } = plan;
  const kept = { condition: plan.condition, force: force.id, ships: sharesOf(plan.ships), hex, turn, declared: false };
  ctx.set(special, "plan", kept, "CONDITION_PLANNED", "12.14.1");
  return force.id;
}

/** 12.10, 12.14.1 Takes ships out of forces in play; they begin the operation in a port, with others that the condition adds. */
function gather(
  ctx: Context,
  given: readonly Gift[],
  port: string,
  added: readonly Ship[],
  name: string,
  section: string,
): Force {
  const { charts, state } = ctx;
  const units: Ship[] = [];
  for (const { force: id, unit, cs } of given) {
    const force = forceOf(state, "allied", id);
    const ship = force.units.find((each) => each.unit === unit && each.marks.length === 0);
    if (ship === undefined) continue;
    const same = units.find((each) => each.unit === unit);
    if (same === undefined) units.push({ ...ship, marks: [], cs });
    else same.cs += cs;
    dropCs(ctx, "allied", force, ship, isClass(charts, unitOf(charts, unit)) ? cs : ship.cs, section);
  }
  return addForce(ctx, "allied", [...units, ...added], port, name, section);
}

/** 12.14.1 The escorts, landing ships and oiler of ARCHERY, which come from outside play. */
function landingForce(state: Snapshot, charts: Charts): Ship[] {
  const { force } = conditionFacts(charts, "archery");
  const taken = state.sides.allied.forces.flatMap(({ units }) => units.map(({ unit }) => unit));
  const escort = charts.LIGHT_UNITS.facts.units.find(({ type, nation }) => type === "ES" && nation === "british");
  const ships = escort === undefined ? [] : [freshShip(charts, escort.id, force.escorts)];
  for (const [subtype, cs] of Object.entries(force.auxiliaries)) {
    let wanted = cs;
    for (const each of charts.SHIPS.facts.ships) {
      if (wanted <= 0) break;
      if (each.subtype !== subtype || nationOf(charts, { unit: each.id }) !== "british" || taken.includes(each.id))
        continue;
      ships.push(freshShip(charts, each.id, Math.min(each.cs, wanted)));
      wanted -= each.cs;
    }
  }
  return ships;
}
