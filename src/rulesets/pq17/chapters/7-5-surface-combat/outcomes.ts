import * as z from "zod";
import { count, named, sideSchema } from "../../schemas";
import type { Snapshot } from "../../snapshot";
import { battleIn, csOfUnit, isFaceDown } from "./battle";
import { battleAreaSchema, displayNumberSchema } from "./state";

/** 7.5.2(iii) The fire of the guns of one unit at one target. */
export interface Salvo {
  readonly unit: number;
  readonly target: number;
  readonly dice: number;
  readonly hits: number;
}

/** 7.5.2(iv) The result of the torpedoes of a unit. */
export interface Volley {
  readonly unit: number;
  readonly target: number;
  readonly attacks: number;
  readonly successes: number;
}

/** 7.5 The events of a battle until the next decision. */
export interface News {
  readonly salvos: Salvo[];
  readonly volleys: Volley[];
  /** Units that left the display. */
  readonly withdrawn: number[];
}

/** 7.5 The events of a battle before any. */
export function noNews(): News {
  return { salvos: [], volleys: [], withdrawn: [] };
}

const salvoSchema = named(
  () =>
    z.strictObject({
      unit: displayNumberSchema.describe("The unit that fired."),
      target: displayNumberSchema.describe("The unit fired at."),
      dice: count(60, "Dice rolled."),
      hits: count(60, "Hits."),
    }),
  "Salvo",
  "7.5.2(iii) The gunfire of one unit at one target.",
);

const volleySchema = named(
  () =>
    z.strictObject({
      unit: displayNumberSchema.describe("The unit that attacked."),
      target: displayNumberSchema.describe("The unit attacked."),
      attacks: count(120, "Torpedo attacks made."),
      successes: count(120, "Attacks that succeeded."),
    }),
  "Volley",
  "7.5.2(iv) The torpedoes of one unit at one target.",
);

const standingUnitSchema = named(
  () =>
    z.strictObject({
      no: displayNumberSchema,
      side: sideSchema,
      area: battleAreaSchema,
      cs: count(60, "CS left.").nullable().describe("7.5.9 Null for a face-down counter."),
    }),
  "StandingUnit",
  "7.5.2 A unit that is on the Battle Display.",
);

/** 7.5 The members of the outcome of every operation of a surface battle. */
export const battleOutcome = {
  salvos: z.array(salvoSchema).max(400).describe("7.5.2(iii) Gunfire resolved."),
  volleys: z.array(volleySchema).max(400).describe("7.5.2(iv) Torpedoes resolved."),
  round: count(99, "7.5.2 The round in progress.").nullable().describe("Null once the battle is over."),
  display: z.array(standingUnitSchema).max(200).describe("7.5.2 Units that are on the display now."),
};

/** 7.5 The part that a battle has in the outcome of an operation. */
export function battleOutcomeOf(state: Snapshot, { salvos, volleys }: News) {
  const battle = battleIn(state);
  const units = battle?.units.filter(({ withdrawn, parts }) => !withdrawn && parts.length > 0) ?? [];
  return {
    salvos,
    volleys,
    round: battle?.round ?? null,
    display: units.map((unit) => {
      const { no, side, area, hit } = unit;
      return { no, side, area, cs: isFaceDown(state) && !hit ? null : csOfUnit(unit) };
    }),
  };
}
