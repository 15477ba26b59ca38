import * as z from "zod";
import { boatDueSchema, count, named } from "../../schemas";

const recoveriesSchema = named(
  () =>
    z.strictObject({
      kmdt: count(12, "Months."),
      wo1: count(12, "Months."),
      wo2: count(12, "Months."),
      li: count(12, "Months."),
      doctor: count(12, "Months."),
      crew1: count(12, "Months."),
      crew2: count(12, "Months."),
      crew3: count(12, "Months."),
      crew4: count(12, "Months."),
    }),
  "Recoveries",
  "10.11 Months each seriously wounded man needs; 0 for the others.",
);

/** 10.10 Schema of the refit in progress. */
export const refitSchema = named(
  () =>
    z.strictObject({
      boatDue: boatDueSchema.describe("Why a new boat is due: 11.4.2, 10.11.4 or 10.9.4."),
      delay: count(24, "Months between patrol and patrol, as reckoned so far."),
      patrolMonths: count(4, "10.10.6 Extra months the patrol itself took."),
      promotionChecked: z.boolean().describe("11.2.3 A promotion check was made in this refit (E-38)."),
      recoveries: recoveriesSchema,
    }),
  "Refit",
  "10.10 A refit that waits for a choice of boat.",
);
