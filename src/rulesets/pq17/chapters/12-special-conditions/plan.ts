import { caseOf } from "../../../../core/choice/cases";
import { reason } from "../../../../core/choice/legality";
import { type CheckedLimit, countOf, distinct, limitSum } from "../../../../core/choice/limits";
import { every, listOf, oneOf, wholeNumber, within } from "../../../../core/choice/values";
import type { Choice, Picker, Reason } from "../../../../core/contract/choice";
import { navigable } from "../../charts/map";
import { byLetter, conditionFacts, isClass, unitOf } from "../../charts/pack";
import type { Charts, ConditionFacts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Chit, ConditionId, ShipType, Side } from "../../vocabulary";
import type { Force, Ship } from "../1-2-forces/state";
import { dropCs } from "../7-9-damage/losses";
import { addForce } from "../13-random-events/reinforcements";
import type { Context } from "../shared/context";
import { forceOf, forcesOf } from "../shared/game";
import { freshShip, inGroup, nationOf, totalCs, typeOf } from "../shared/units";
import { chitOf, holdsCondition } from "./chits";
import { isGearboxInPack, isGearboxOrdered } from "./gearbox";
import type { ConditionPlan } from "./state";
import { southernPorts } from "./strikes";

/** 12.10, 12.14.1 Ships of one unit that a force in play gives to a mission. */
export interface Gift {
  readonly force: string;
  readonly unit: string;
  readonly cs: number;
}

/** 4.2 A plan as its owner declares it: what each condition needs. */
export type PlanInput =
  | { readonly condition: "minelaying"; readonly hex: string }
  | { readonly condition: "gearbox"; readonly from: string; readonly ships: readonly Gift[] }
  | { readonly condition: "archery"; readonly ships: readonly Gift[]; readonly hex: string; readonly turn: number }
  | { readonly condition: "title"; readonly port: string; readonly turn: number };

/** 12 Conditions that are planned, and whose ships gather while their side sets up. */
export const PLANNED = ["minelaying", "gearbox", "archery", "title"] as const satisfies readonly ConditionId[];

const GATHERING_CONDITIONS: readonly ConditionId[] = ["gearbox", "archery"];

/** 4.2, 12 Returns the plans that a side can make now for a condition that it holds, or the reason against any. */
export function planChoice(
  state: Snapshot,
  charts: Charts,
  side: Side,
  condition: ConditionPlan["condition"],
): Choice<PlanInput> | Reason {
  const setsUp = state.phase.startsWith("prep_setup");
  const gathers = GATHERING_CONDITIONS.includes(condition);
  if (gathers !== setsUp) {
    return reason(gathers ? "NOT_NOW/gathers" : "NOT_NOW", "4.2");
  }
  if (gathers && state.sides[side].special.plan !== null) {
    return reason("ALREADY_PLANNED", "4.2");
  }
  switch (condition) {
    case "minelaying":
      return minePlan(state, charts);
    case "title":
      return every({
        condition: oneOf(["title"]),
        port: oneOf(southernPorts(charts)),
        turn: strikeTurns(state, charts),
      });
    case "gearbox":
      return gearboxPlan(state, charts);
    case "archery":
      return archeryPlan(state, charts);
  }
}

/** 12 The conditions with a plan that a side holds. */
export function planned(state: Snapshot, side: Side): ConditionPlan["condition"][] {
  return PLANNED.filter((each) => holdsCondition(state, side, each));
}

/** 12.14 Turns that have a special phase before them. */
function strikeTurns(state: Snapshot, charts: Charts): Choice<number> {
  return wholeNumber(Math.min(state.startTurn, 2 * charts.LIMITS.facts.days - 1) + 1, 2 * charts.LIMITS.facts.days);
}

/** 12.8 Hexes of the zones named that the ice leaves open. */
function minePlan(state: Snapshot, charts: Charts): Choice<PlanInput> | Reason {
  const { zones, ice } = conditionFacts(charts, "minelaying");
  const openZones = zones.filter((zone) => ice.includes(state.ice[zone].expected));
  const hexes = charts.MAP.facts.hexes.filter((hex) => navigable(hex) && openZones.some((zone) => zone === hex.ice));
  if (hexes.length === 0) return reason("ICE", "12.8");
  return every({
    condition: oneOf(["minelaying"]),
    hex: oneOf(hexes.map(({ id }) => id)),
  });
}

/** 12.10 The force that a chit's letter orders; undefined for a letter that orders none. */
function gearboxForce(charts: Charts, letter: Chit): ConditionFacts["gearbox"]["forces"][number] | undefined {
  return byLetter(conditionFacts(charts, "gearbox").forces, letter);
}

interface ShipRequirement {
  readonly types: readonly ShipType[];
  readonly least: number;
  readonly most: number;
}

function gearboxPlan(state: Snapshot, charts: Charts): Choice<PlanInput> | Reason {
  if (!isGearboxOrdered(state, charts)) return reason("ICE", "12.10");
  const chit = chitOf(state, "allied", "gearbox");
  const orderedForce = chit && gearboxForce(charts, chit.letter);
  if (orderedForce === undefined) return reason("NO_MISSION", "12.10");
  const exactly = (types: readonly ShipType[], number: number): ShipRequirement => ({
    types,
    least: number,
    most: number,
  });
  const ships = gifts(state, charts, [
    exactly(["CA"], orderedForce.ca),
    exactly(["CL"], orderedForce.cl),
    exactly(["DD"], orderedForce.dd),
  ]);
  if ("code" in ships) return ships;
  return every({
    condition: oneOf(["gearbox"]),
    from: oneOf(conditionFacts(charts, "gearbox").from),
    ships: ships as Choice<readonly Gift[]>,
  });
}

function archeryPlan(state: Snapshot, charts: Charts): Choice<PlanInput> | Reason {
  const { force } = conditionFacts(charts, "archery");
  const ships = gifts(state, charts, [
    { types: ["CA", "CL"], least: force.cruisers, most: 99 },
    { types: ["DD", "TB"], least: force.destroyers, most: 99 },
  ]);
  if ("code" in ships) return ships;
  const coast = charts.MAP.facts.hexes.filter((hex) => navigable(hex) && hex.coast.includes("norway"));
  return every({
    condition: oneOf(["archery"]),
    ships: ships as Choice<readonly Gift[]>,
    hex: oneOf(coast.map(({ id }) => id)),
    turn: strikeTurns(state, charts),
  });
}

/** 12.10 Ships in play that may be given to a mission: out of tow, unmarked, and not Soviet. */
function givers(state: Snapshot, charts: Charts): { readonly force: Force; readonly ship: Ship }[] {
  return forcesOf(state, "allied").flatMap((force) =>
    force.units
      .filter(
        (ship) => nationOf(charts, ship) !== "soviet" && ship.marks.length === 0 && ship.tow === null && ship.cs > 0,
      )
      .map((ship) => ({ force, ship })),
  );
}

/**
 * 12.10, 12.14.1 The ships of forces in play that make up a mission, by types and numbers. A cruiser counts one; a
 * class counts its CS.
 */
function gifts(state: Snapshot, charts: Charts, requirements: readonly ShipRequirement[]): Choice<Gift[]> | Reason {
  const there = givers(state, charts).filter(({ ship }) =>
    requirements.some(({ types, most }) => most > 0 && types.includes(typeOf(charts, ship))),
  );
  const worth = ({ unit, cs }: { readonly unit: string; readonly cs: number }): number =>
    inGroup(charts, { unit }, "heavy") ? 1 : cs;
  const worthOf = (among: readonly { unit: string; cs: number }[], { types }: ShipRequirement): number =>
    among.filter((each) => types.includes(typeOf(charts, each))).reduce((sum, each) => sum + worth(each), 0);
  if (
    requirements.some(
      (each) =>
        worthOf(
          there.map(({ ship }) => ship),
          each,
        ) < each.least,
    )
  ) {
    return reason("NO_SHIPS", "12");
  }
  const giftOf = ({ force, ship }: (typeof there)[number]): Choice<Gift> => {
    const least = isClass(charts, unitOf(charts, ship.unit)) ? 1 : ship.cs;
    return every<Gift>({
      force: oneOf([force.id]),
      unit: oneOf([ship.unit]),
      cs: wholeNumber(least, ship.cs),
    });
  };
  const forces = [...new Set(there.map(({ force }) => force.id))];
  const cases = forces.map((id): [string, Choice<Gift>] => {
    const units = there
      .filter(({ force }) => force.id === id)
      .map((each): [string, Choice<Gift>] => [each.ship.unit, giftOf(each)]);
    return [id, caseOf("unit", Object.fromEntries(units))];
  });
  const limit = reason("NOT_THE_FORCE", "12");
  const shipCountRule = (each: ShipRequirement): CheckedLimit<unknown> => {
    const units = there.map(({ ship }) => ship).filter((ship) => each.types.includes(typeOf(charts, ship)));
    const values = [...new Set(units.map(({ unit }) => unit))];
    const bounds = { min: each.least, max: each.most };
    // A cruiser counts one regardless of its CS, so it counts by its name. No mission counts cruisers and destroyers
    // together.
    return units.every((ship) => inGroup(charts, ship, "heavy"))
      ? countOf(limit, { pointers: ["/*/unit"], values }, bounds)
      : limitSum(limit, { pointers: ["/*/cs"], where: { pointer: "/*/unit", values } }, bounds);
  };
  const drawGifts = (pick: Picker): Gift[] => {
    const gifts: Gift[] = [];
    for (const each of requirements) {
      const pool = there.filter(({ ship }) => each.types.includes(typeOf(charts, ship)));
      while (worthOf(gifts, each) < each.least) {
        const [next] = pool.splice(pick(pool.length), 1);
        if (next === undefined) break;
        const { force, ship } = next;
        const cs = worth(ship) === 1 ? ship.cs : Math.min(ship.cs, each.least - worthOf(gifts, each));
        gifts.push({ force: force.id, unit: ship.unit, cs });
      }
    }
    return gifts;
  };
  const list = listOf(caseOf<Gift>("force", Object.fromEntries(cases)), 1, 30);
  return within(list, [distinct(limit, ["/*/force", "/*/unit"]), ...requirements.map(shipCountRule)], {
    draw: drawGifts,
  });
}

/** 12 The CS of gifts by unit. */
export function giftShares(gifts: readonly Gift[]): { unit: string; cs: number }[] {
  return [...new Set(gifts.map(({ unit }) => unit))].map((unit) => ({
    unit,
    cs: totalCs(gifts.filter((each) => each.unit === unit)),
  }));
}

/** 4.2, 12 Writes down a plan; a mission's ships gather in its port as a TF of their own. Gives the id of that force, or null. */
export function writePlan(ctx: Context, side: Side, plan: PlanInput): string | null {
  const { charts, state } = ctx;
  const { special } = state.sides[side];
  if (plan.condition === "minelaying" || plan.condition === "title") {
    const remaining =
      plan.condition === "title"
        ? { condition: plan.condition, port: plan.port, turn: plan.turn, declared: false }
        : { condition: plan.condition, hex: plan.hex };
    ctx.set(special, "plan", remaining, "CONDITION_PLANNED", "4.2");
    return null;
  }
  if (plan.condition === "gearbox") {
    if (isGearboxInPack(state, charts)) ctx.ruling("E-128", "12.10");
    const force = gather(ctx, plan.ships, plan.from, [], "GEARBOX", "12.10");
    ctx.set(
      special,
      "plan",
      { condition: "gearbox", force: force.id, ships: giftShares(plan.ships) },
      "CONDITION_PLANNED",
      "12.10",
    );
    return force.id;
  }
  const { from } = conditionFacts(charts, "archery");
  const force = gather(ctx, plan.ships, from, landingForce(state, charts), "ARCHERY", "12.14.1");
  const { hex, turn } = plan;
  const record = {
    condition: plan.condition,
    force: force.id,
    ships: giftShares(plan.ships),
    hex,
    turn,
    declared: false,
  };
  ctx.set(special, "plan", record, "CONDITION_PLANNED", "12.14.1");
  return force.id;
}

/** 12.10, 12.14.1 Takes ships out of forces in play; they begin the operation in a port, with others that the condition adds. */
function gather(
  ctx: Context,
  gifts: readonly Gift[],
  port: string,
  added: readonly Ship[],
  name: string,
  section: string,
): Force {
  const { state } = ctx;
  const units: Ship[] = [];
  for (const { force: id, unit, cs } of gifts) {
    const force = forceOf(state, "allied", id);
    const ship = force.units.find((each) => each.unit === unit && each.marks.length === 0);
    if (ship === undefined) continue;
    const same = units.find((each) => each.unit === unit);
    if (same === undefined) units.push({ ...ship, marks: [], cs });
    else same.cs += cs;
    dropCs(ctx, "allied", force, ship, cs, section);
  }
  return addForce(ctx, "allied", [...units, ...added], port, name, section);
}

/** 12.14.1 The escorts, landing ships and oiler of ARCHERY, which come from outside play. */
function landingForce(state: Snapshot, charts: Charts): Ship[] {
  const { force } = conditionFacts(charts, "archery");
  const unitsInPlay = state.sides.allied.forces.flatMap(({ units }) => units.map(({ unit }) => unit));
  const escort = charts.LIGHT_UNITS.facts.units.find(({ type, nation }) => type === "ES" && nation === "british");
  const ships = escort === undefined ? [] : [freshShip(charts, escort.id, force.escorts)];
  for (const [subtype, cs] of Object.entries(force.auxiliaries)) {
    let remainingCs = cs;
    for (const each of charts.SHIPS.facts.ships) {
      if (remainingCs <= 0) break;
      if (
        each.subtype !== subtype ||
        nationOf(charts, { unit: each.id }) !== "british" ||
        unitsInPlay.includes(each.id)
      )
        continue;
      ships.push(freshShip(charts, each.id, Math.min(each.cs, remainingCs)));
      remainingCs -= each.cs;
    }
  }
  return ships;
}
