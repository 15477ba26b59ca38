import * as z from "zod";
import { CREW } from "../rules/recovery";
import { areaSchema, missionSchema, monthSchema } from "../schemas";

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
