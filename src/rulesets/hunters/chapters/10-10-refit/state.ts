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
  "10.11 Months that each severely wounded man needs to recover; 0 for all others.",
);

/** 10.10 Schema of the refit in progress. */
export const refitSchema = named(
  () =>
    z.strictObject({
      boatDue: boatDueSchema.describe("11.4.2, 10.11.4, 10.9.4 Why the Kommandant receives another boat."),
      delay: count(24, "Months between this patrol and the next, as computed so far."),
      patrolMonths: count(4, "10.10.6 Extra months the patrol itself took."),
      promotionChecked: z.boolean().describe("11.2.3 This refit included a promotion check (E-38)."),
      recoveries: recoveriesSchema,
    }),
  "Refit",
  "10.10 A refit that waits until you choose a boat.",
);
