import * as z from "zod";
import { idSchema } from "../../charts/shapes";
import { count, decisionSchema, named, unitSchema } from "../../schemas";
import type { Snapshot } from "../../snapshot";
import { AIR_RESULTS, type AirResult, type Ordnance } from "../../vocabulary";
import type { Harm } from "../7-9-damage/harm";
import { ordnanceSchema, stackSchema } from "./state";

/** 7.2.3 The fire of one air unit in air combat. */
export interface Dogfire {
  readonly firer: string;
  readonly target: string;
  readonly results: readonly AirResult[];
}

/** 7.2.5 One die of AA fire; a stack of the line, or null for the port or base. */
export interface Flak {
  readonly stack: number | null;
  readonly aircraft: string;
  readonly result: AirResult;
}

/** 7.2.6, 7.3 The attack of one air unit. */
export interface Drop {
  readonly aircraft: string;
  readonly stack: number | null;
  readonly ordnance: Ordnance;
  readonly dice: number;
  readonly hits: number;
  readonly harms: readonly Harm[];
}

/** 7.2 The events of an air attack in one operation, gathered as it goes. */
export interface AirNews {
  readonly groups: { readonly aircraft: readonly string[]; readonly located: boolean }[];
  readonly dogfires: Dogfire[];
  readonly flak: Flak[];
  readonly drops: Drop[];
}

/** 7.2 The events of an air attack before any. */
export function noAirNews(): AirNews {
  return { groups: [], dogfires: [], flak: [], drops: [] };
}

const resultSchema = named(z.enum(AIR_RESULTS), "AirResult", "7.2.3, 7.2.5 The effect of a die on an air unit.");

const few = (what: string) => count(400, what);

/** 7 The harm of an attack to one unit. */
export const harmSchema = named(
  () =>
    z.strictObject({
      unit: unitSchema,
      lost: few("CS lost, those of sunk ships included."),
      sunk: few("Ships, or CS of a class, sunk."),
      diw: few("Ships, or CS of a class, made Dead in the Water."),
      crippled: few("Ships, or CS of a class, crippled."),
    }),
  "AirHarm",
  "7 The effect of an air attack on one unit.",
);

/** 7.2 The outcome of every operation of an air attack: its events in order, and what is decided next. */
export const airOutcome = {
  groups: z
    .array(
      named(
        () =>
          z.strictObject({
            aircraft: z.array(idSchema).max(60),
            located: z.boolean().describe("7.1.1 It found the target."),
          }),
        "AirGroup",
        "7.1.1, 7.1.2 A group of aircraft, and whether it found its target.",
      ),
    )
    .max(60)
    .describe("7.1.1 Groups that looked for their target."),
  airCombat: z
    .array(
      named(
        () => z.strictObject({ firer: idSchema, target: idSchema, results: z.array(resultSchema).max(20) }),
        "AirCombatFire",
        "7.2.3 The fire of one air unit, a result for each die.",
      ),
    )
    .max(400),
  flak: z
    .array(
      named(
        () =>
          z.strictObject({
            stack: stackSchema
              .nullable()
              .describe("The stack that fired. Null for a port, an airbase or a stray merchant."),
            aircraft: idSchema,
            result: resultSchema,
          }),
        "FlakResult",
        "7.2.5 A die of AA fire.",
      ),
    )
    .max(400),
  attacks: z
    .array(
      named(
        () =>
          z.strictObject({
            aircraft: idSchema,
            stack: stackSchema.nullable(),
            ordnance: ordnanceSchema,
            dice: few("Dice rolled."),
            hits: few("Dice that hit."),
            harms: z.array(harmSchema).max(400),
          }),
        "AirAttackResult",
        "7.2.6, 7.3 The attack of one air unit.",
      ),
    )
    .max(400),
  next: decisionSchema.nullable().describe("The decision that the attack waits for. Null if it is over."),
};

/** 7.2 The outcome of an operation of an air attack. */
export function airOutcomeOf(news: AirNews, { pending }: Snapshot): z.infer<z.ZodObject<typeof airOutcome>> {
  return {
    groups: news.groups.map(({ aircraft, located }) => ({ aircraft: [...aircraft], located })),
    airCombat: news.dogfires.map(({ firer, target, results }) => ({ firer, target, results: [...results] })),
    flak: news.flak.map((each) => ({ ...each })),
    attacks: news.drops.map((drop) => ({ ...drop, harms: drop.harms.map((harm) => ({ ...harm })) })),
    next: pending?.decision ?? null,
  };
}

/** 7.2 The phases in which an air attack goes on: its segment, a surface battle (7.5.6), or confirmation (12.7). */
export const AIR_PHASES = ["air_combat", "admin_confirm"] as const;
