import * as z from "zod";
import { every } from "../../../../core/choice/values";
import type { Choice } from "../../../../core/contract/choice";
import { DAMAGE_RESULTS, RANDOM_EVENTS } from "../../charts/results";
import { areaSchema, missionSchema, monthSchema, torpedoSchema } from "../../schemas";
import { TUBES, type Tube } from "../../vocabulary";
import { SHOT_RESULTS, type Shot } from "../9-2-escorted-attack/torpedo-fire";
import type { AirReport } from "../9-8-aircraft/air-attack";
import { CREW } from "../10-10-refit/recovery";

const count = (max: number) => z.int32().min(0).max(max);

/** An operation of no choice takes an empty input. */
export const noInput = z.strictObject({});

/** The input of an operation of no choice. */
export const noChoice: Choice<z.infer<typeof noInput>> = every<Record<string, never>>({});

/** 9.6.9 Results of E4 in the order rolled. */
export const damageSchema = z
  .array(z.enum(DAMAGE_RESULTS).meta({ id: "HuntersDamage", description: "9.6.9 A result of E4." }))
  .describe("9.6.9 Results of E4 in the order rolled.");

/** 12.1 A random event by its name on R1. */
export const eventSchema = z
  .enum(RANDOM_EVENTS)
  .meta({ id: "HuntersRandomEvent", description: "12.1 A random event." });

/** 4.5 The name of a torpedo tube. */
export const tubeSchema = z.enum(TUBES).meta({ id: "HuntersTube", description: "4.5 A torpedo tube." });

/** 9.8 What aircraft did to the boat. */
export const airSchema = z
  .strictObject({
    crashDive: z.boolean().describe("9.8.1 The boat dived in time."),
    attacks: count(1000).describe("Air attacks suffered."),
    hits: count(10000).describe("Hits taken from them."),
    damage: damageSchema,
    flak: z
      .enum(["shot_down", "damaged", "miss"])
      .meta({ id: "HuntersFlakResult", description: "9.8.3 What flak achieved." })
      .nullable()
      .describe("9.8.3 What flak achieved; null when there was none."),
  })
  .meta({ id: "HuntersAirReport", description: "9.8 What aircraft did to the boat." });

/** The typed form of an air report. */
export function airOutcome({ crashDive, attacks, hits, damage, flak }: AirReport): z.infer<typeof airSchema> {
  return { crashDive, attacks, hits, damage: [...damage], flak };
}

/** 9.2, 9.3 One torpedo or shell and what became of it. */
export const shotSchema = z
  .strictObject({
    tube: tubeSchema.nullable().describe("Tube it left; null for the deck gun."),
    torpedo: torpedoSchema.nullable().describe("Torpedo type; null for the deck gun."),
    slot: z.int32().min(1).max(4).describe("Target it was aimed at."),
    result: z.enum(SHOT_RESULTS).meta({ id: "HuntersShotResult", description: "9.2, 9.3 What became of a shot." }),
    damage: count(20).describe("Damage done."),
  })
  .meta({ id: "HuntersShot", description: "9.2, 9.3 One torpedo or shell." });

/** The typed form of shots. */
export function shotOutcomes(shots: readonly Shot[]): z.infer<typeof shotSchema>[] {
  return shots.map((shot) => ({ ...shot }));
}

/** An input that names a target for each tube fired. */
export const allocationSchema = z
  .strictObject(
    Object.fromEntries(
      TUBES.map((tube) => [tube, z.int32().min(1).max(4).optional().describe(`Target slot of tube ${tube}.`)]),
    ) as Record<Tube, z.ZodOptional<z.ZodInt32>>,
  )
  .meta({ id: "HuntersAllocation", description: "9.2.1 The target of each tube fired; tubes left out stay loaded." });

/** An input that names the torpedo put into each empty tube. */
export const reloadingSchema = z
  .strictObject(
    Object.fromEntries(
      TUBES.map((tube) => [tube, torpedoSchema.optional().describe(`Torpedo put into tube ${tube}.`)]),
    ) as Record<Tube, z.ZodOptional<typeof torpedoSchema>>,
  )
  .meta({
    id: "HuntersReloading",
    description: "4.5 The torpedo put into each empty tube; tubes left out stay empty.",
  });

/** 4.5 Torpedoes of each type in one reload box, as an input. */
export const reloadsSchema = z
  .strictObject({
    G7a: z.int32().min(0).max(22).describe("G7a torpedoes."),
    G7e: z.int32().min(0).max(22).describe("G7e torpedoes."),
  })
  .meta({ id: "HuntersReloadsInput", description: "4.5 Torpedoes of each type in one reload box." });

/** 7.0 What the boat has been assigned, as an outcome. */
export const assignedFields = {
  area: areaSchema.nullable().describe("7.0 The patrol area; null while it is still to be chosen."),
  mission: missionSchema.nullable().describe("7.0 The mission flag, if any."),
  track: z
    .string()
    .nullable()
    .describe("7.1.2 The track of the boat's mat; null while the area is still to be chosen."),
  postedNow: z.boolean().describe("7.3.5 The boat was posted to the Arctic for good by this assignment."),
  firstMediterranean: z.boolean().describe("7.3.3 The boat must pass Gibraltar on this patrol."),
};

/** 11.2.3 What became of a promotion check, as an outcome. */
export const promotionSchema = z
  .enum(["not_due", "promoted", "not_promoted"])
  .meta({ id: "HuntersPromotion", description: "11.2.3 What became of a promotion check." });

/** C.14 When the boat sails again, as an outcome. */
export const sailingFields = {
  month: monthSchema.describe("C.14 Month of the next patrol; the last month of the game when the career is over."),
};

/** 10.11 Everyone who belongs to the boat, as an outcome. */
export const crewPositionSchema = z
  .enum(CREW)
  .meta({ id: "HuntersCrewPosition", description: "10.5 A crew position, without an agent." });
