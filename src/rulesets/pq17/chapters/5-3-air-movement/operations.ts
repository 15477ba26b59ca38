import * as z from "zod";
import { caseOf } from "../../../../core/choice/cases";
import { byCase, illegal, legal, reason } from "../../../../core/choice/legality";
import { every, listOf, oneOf } from "../../../../core/choice/values";
import type { Choice, Reason } from "../../../../core/contract/choice";
import type { Charts } from "../../charts/schema";
import { hexSchema, idSchema } from "../../charts/shapes";
import { named, pieceSchema } from "../../schemas";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import type { Aircraft } from "../1-2-forces/state";
import { findAircraft } from "../7-2-air-attack/flying";
import { groundOffensive, isNavalAir, isTorpedoBomber } from "../12-special-conditions/ground-offensive";
import type { Context } from "../shared/context";
import { forceOf, phasingOf } from "../shared/game";
import { definePq17 } from "../shared/operation";
import { attackShut, FLIGHTS, type Flight, radiusCarriers, type Sortie, sorties } from "./missions";

const flightSchema = named(z.enum(FLIGHTS), "Flight", "5.3 The mission that an air unit flies.");

const hexes = z.array(hexSchema).min(1).max(12);

const sendAircraftInput = z.strictObject({
  aircraft: idSchema.describe("5.3 An air unit of this side."),
  mission: flightSchema,
  hexes: hexes.describe("5.3 Its destination: one hex, or for an Air Radius at most one for each step."),
});

type Input = z.infer<typeof sendAircraftInput>;

function flights(state: Snapshot, charts: Charts, side: Side, unit: Aircraft): Choice<Input> | Reason {
  const options = sorties(state, charts, side, unit);
  if ("code" in options) return options;
  const cases: Record<string, Choice<Input>> = {};
  for (const mission of FLIGHTS) {
    const sortie = options[mission];
    if (sortie !== undefined) cases[mission] = flightTo(unit, mission, sortie);
  }
  const closed = attackShut(state, side, unit);
  return caseOf<Input>("mission", cases, closed === undefined ? {} : { attack: closed });
}

function flightTo({ id }: Aircraft, mission: Flight, sortie: Sortie): Choice<Input> {
  return every<Input>({
    aircraft: oneOf([id]),
    mission: oneOf([mission]),
    hexes: listOf(oneOf(sortie.hexes), 1, sortie.most, { distinct: true }),
  });
}

/** 5.3 Sends an air unit out. */
export const sendAircraft = definePq17<
  Input,
  { aircraft: typeof idSchema; mission: typeof flightSchema; hexes: typeof hexes }
>({
  name: "sendAircraft",
  title: "Send aircraft out",
  doc: "Sends one air unit within its range. It searches a hex, attacks there, hunts submarines there, or forms an Air Radius of one hex for each step. The radius lasts to the end of the next enemy submarine segment.",
  rules: ["5.3", "5.3.1", "6.2", "6.4.1", "7.8", "9.2", "9.5", "11.3.2", "12.6"],
  phases: { of: ["air_move"], section: "5.3" },
  input: sendAircraftInput,
  outcome: { aircraft: idSchema, mission: flightSchema, hexes },
  example: "flight-search",
  legality(state, charts) {
    const side = state.phasing;
    if (side === null) return illegal("OUT_OF_TURN/flying", "5.3");
    return byCase<Input, Aircraft>(
      "aircraft",
      state.sides[side].aircraft,
      ({ id }) => id,
      (unit) => flights(state, charts, side, unit),
      reason("NO_AIRCRAFT", "5.3"),
    );
  },
  resolve(ctx, { aircraft, mission, hexes: to }) {
    const unit = findAircraft(ctx.state, phasingOf(ctx.state), aircraft);
    if (unit !== undefined) {
      citeTorpedoBomber(ctx, unit);
      ctx.set(unit, "mission", mission, "MISSION", "5.3");
      ctx.set(unit, "hex", to[0] ?? null, "AIRCRAFT_HEX", "5.3");
      if (mission === "radius") ctx.set(unit, "radius", [...to], "RADIUS", "5.3.1");
    }
    return { aircraft, mission, hexes: to };
  },
});

const declareCarrierRadiusInput = z.strictObject({
  force: pieceSchema.describe("5.3.1 A force of your own at sea with a carrier."),
});

/** 5.3.1 Declares the Air Radius of a carrier. */
export const declareCarrierRadius = definePq17<z.infer<typeof declareCarrierRadiusInput>, { hex: typeof hexSchema }>({
  name: "declareCarrierRadius",
  title: "Declare a carrier's Air Radius",
  doc: "A carrier at sea forms an Air Radius over its hex, until the next enemy submarine segment ends. It cannot in Fog, Storm or Gale, or while Crippled or Dead in the Water. A German carrier can only by day.",
  rules: ["5.3.1", "6.4.1", "7.8", "9.2.3"],
  phases: { of: ["air_move"], section: "5.3.1" },
  input: declareCarrierRadiusInput,
  outcome: { hex: hexSchema.describe("The hex of the radius. The other side sees it.") },
  example: "air-carrier-radius",
  legality(state, charts) {
    if (state.phasing === null) return illegal("OUT_OF_TURN/flying", "5.3.1");
    const forces = radiusCarriers(state, charts, state.phasing).map(({ id }) => id);
    return forces.length === 0 ? illegal("NO_CARRIER", "5.3.1") : legal(every({ force: oneOf(forces) }));
  },
  resolve(ctx, { force }) {
    const side = phasingOf(ctx.state);
    ctx.ruling("E-108", "5.3.1");
    ctx.push(ctx.state.sides[side].carrierRadii, force, "CARRIER_RADIUS", "5.3.1");
    return { hex: forceOf(ctx.state, side, force).at };
  },
});

/** 12.6, E-132 Cites the ruling if an air unit may fly in a Ground Offensive only as a torpedo bomber. */
function citeTorpedoBomber(ctx: Context, unit: Aircraft): void {
  const { state, charts } = ctx;
  if (!groundOffensive(state) || isNavalAir(charts, unit)) return;
  if (isTorpedoBomber(state, charts, unit)) ctx.ruling("E-132", "12.6");
}
