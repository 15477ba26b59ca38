import * as z from "zod";
import {
  battleKindSchema,
  battleScore,
  contactSchema,
  count,
  friendlyNationSchema,
  germanShipSchema,
  named,
  sideSchema,
  spaceSchema,
  unitSchema,
  visibilitySchema,
} from "../../schemas";
import { ids } from "../11-intelligence/state";

/** 14.13 Damage of an Allied or Austro-Hungarian ship in a battle. */
export const combatantSchema = named(
  () =>
    z.strictObject({
      id: unitSchema,
      gunHits: count(99, "D-40 Gun damage results."),
      engineHits: count(99, "14.13 Engine damage results."),
      damage: count(99, "D-38 Results that count against its armor."),
      torpedoesOut: z.boolean().describe("14.13 It cannot fire torpedoes."),
      withdrawn: z.boolean().describe("14.13 It withdraws for the scenario."),
      sunk: z.boolean().describe("14.13 It is sunk."),
    }),
  "Combatant",
  "14.13 Damage of an Allied or Austro-Hungarian ship in a battle.",
);

/** 14.0, 16.0 A battle in progress. */
export const battleSchema = named(
  () =>
    z.strictObject({
      kind: battleKindSchema,
      space: spaceSchema,
      night: z.boolean().describe("22.0 The battle takes place at night."),
      visibility: visibilitySchema,
      contact: contactSchema.nullable().describe("14.3 The contact result; null before contact."),
      first: sideSchema.nullable().describe("14.3 The side with First Salvo; null before contact."),
      german: z.array(germanShipSchema).max(4).describe("German ships that take part."),
      austroHungarian: z.array(combatantSchema).max(60).describe("Austro-Hungarian ships that take part."),
      allied: z.array(combatantSchema).max(200).describe("Allied ships that take part."),
      round: count(3, "14.2 Number of the round, from 0. Limited Visibility merges rounds."),
      fired: ids("Friendly ships that have acted in this step."),
      firstNation: friendlyNationSchema.nullable().describe("20.0 The nation that fires first in each friendly step."),
      paid: ids("14.8 German ships that have paid Ammunition."),
      maximumFire: ids("14.9 German ships that use maximum fire."),
      anyFire: z.boolean().describe("D-50 True if any ship or unit has fired."),
      gained: battleScore("VP gained in this battle."),
      lost: battleScore("VP lost in this battle."),
    }),
  "Battle",
  "14.0, 16.0 A battle in progress.",
);

/** 14.13 An Allied or Austro-Hungarian ship in a battle. */
export type Combatant = z.infer<typeof combatantSchema>;

/** A battle in progress. */
export type Battle = z.infer<typeof battleSchema>;
