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
      torpedoesOut: z.boolean().describe("14.13 It can fire no torpedoes."),
      withdrawn: z.boolean().describe("14.13 It leaves for the scenario."),
      sunk: z.boolean().describe("14.13 It has been sunk."),
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
      night: z.boolean().describe("22.0 It is fought at night."),
      visibility: visibilitySchema,
      contact: contactSchema.nullable().describe("14.3 The result of contact; null before."),
      first: sideSchema.nullable().describe("14.3 Who has First Salvo; null before contact."),
      german: z.array(germanShipSchema).max(4).describe("German ships that take part."),
      austroHungarian: z.array(combatantSchema).max(60).describe("Austro-Hungarian ships that take part."),
      allied: z.array(combatantSchema).max(200).describe("Allied ships that take part."),
      round: count(3, "14.2 The round, from 0; rounds merge under Limited Visibility."),
      fired: ids("Friendly ships that have had their turn in this step."),
      firstNation: friendlyNationSchema.nullable().describe("20.0 Which nation fires first in every friendly step."),
      paid: ids("14.8 German ships that have paid ammunition."),
      maximumFire: ids("14.9 German ships on maximum fire."),
      anyFire: z.boolean().describe("D-50 Somebody has fired."),
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
