import * as z from "zod";
import { named, systemStateSchema, woundSchema } from "../../schemas";
import { SYSTEMS } from "../../vocabulary";

/** 10.5 Schema of the wounds of everyone aboard. */
export const woundsSchema = named(
  () =>
    z.strictObject({
      kmdt: woundSchema.describe("Kommandant."),
      wo1: woundSchema.describe("First Watch Officer (1WO)."),
      wo2: woundSchema.describe("Second Watch Officer (2WO)."),
      li: woundSchema.describe("Leading Engineer (LI)."),
      doctor: woundSchema.describe("Doctor."),
      crew1: woundSchema.describe("Generic crew box 1."),
      crew2: woundSchema.describe("Generic crew box 2."),
      crew3: woundSchema.describe("Generic crew box 3."),
      crew4: woundSchema.describe("Generic crew box 4."),
      agent: woundSchema.describe("Abwehr agent, on an (A) mission until landed; otherwise none."),
    }),
  "Wounds",
  "10.5 Wounds by crew position.",
);

/** 10.0 Schema of the systems of a boat and their states. */
export const systemsSchema = named(
  () =>
    z.strictObject(
      Object.fromEntries(SYSTEMS.map((system) => [system, systemStateSchema])) as Record<
        (typeof SYSTEMS)[number],
        typeof systemStateSchema
      >,
    ),
  "Systems",
  "10.0 State of each system.",
);
