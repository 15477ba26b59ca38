import * as z from "zod";
import {
  battleKindSchema,
  battleScore,
  contactSchema,
  count,
  named,
  sideSchema,
  spaceSchema,
  unitSchema,
  visibilitySchema,
} from "../schemas";
import { ROUNDS } from "../vocabulary";

const weaponSchema = named(z.enum(ROUNDS), "Weapon", "14.2 A type of gun, or torpedoes.");

const combatantSchema = named(
  () =>
    z.strictObject({
      ship: unitSchema,
      side: sideSchema,
      damage: count(99, "D-38 Results that count against its armor."),
      armor: count(99, "14.13 It is sunk when its damage exceeds this."),
      gunHits: count(99, "D-40 Gun damage results."),
      torpedoesOut: z.boolean().describe("14.13 It can fire no torpedoes."),
      withdrawn: z.boolean().describe("14.13 It leaves for the scenario."),
      sunk: z.boolean().describe("14.13 It has been sunk."),
    }),
  "SituationCombatant",
  "14.13 An Allied or Austro-Hungarian ship in the battle.",
);

const fireSchema = named(
  () =>
    z.strictObject({
      ship: unitSchema.describe("The ship or coastal defence unit that fires."),
      weapon: weaponSchema,
      target: unitSchema
        .nullable()
        .describe("The target these dice are for; null where the number is the same for every target."),
      dice: count(999, "14.5, 14.6, 14.11 Dice, with all its torpedoes for a German ship's torpedoes."),
      maximumFire: count(999, "14.9 Dice on maximum fire.")
        .nullable()
        .describe("14.9 Null where there is no such fire."),
    }),
  "SituationFire",
  "14.5 How many dice a ship has with one weapon.",
);

const contactReportSchema = named(
  () =>
    z.strictObject({
      leader: unitSchema.describe("D-30 The ship with the highest Leadership."),
      speed: unitSchema.describe("D-30 The fastest ship."),
      maximumSpeed: z.boolean().describe("14.3 It pays coal for its maximum speed."),
      lowest: z.int32().describe("14.3 The contact number on a die of 1, before D-29 limits it."),
      highest: z.int32().describe("14.3 The contact number on a die of 6, before D-29 limits it."),
    }),
  "SituationContact",
  "14.3 The contact numbers that one choice of ships can bring.",
);

/** 14.0, 16.0 A battle in progress, with its numbers. */
export const battleReportSchema = named(
  () =>
    z.strictObject({
      kind: battleKindSchema,
      space: spaceSchema,
      night: z.boolean().describe("22.0 It is fought at night."),
      visibility: visibilitySchema,
      result: contactSchema.nullable().describe("14.3 The result of contact; null before."),
      first: sideSchema.nullable().describe("14.3 Who has First Salvo; null before contact."),
      weapons: z.array(weaponSchema).max(4).describe("14.2 What is fired in the present round."),
      german: z.array(unitSchema).max(4).describe("German ships that take part and are in play."),
      others: z.array(combatantSchema).max(300).describe("Austro-Hungarian ships, then Allied ships."),
      contact: z
        .array(contactReportSchema)
        .max(2)
        .describe("14.3 Before contact: the best choice without coal, and with coal where that is faster."),
      fire: z.array(fireSchema).max(3000).describe("14.5-14.12 Dice of every weapon that could fire as things stand."),
      gained: battleScore("VP gained in this battle."),
      lost: battleScore("VP lost in this battle."),
    }),
  "SituationBattle",
  "14.0, 16.0 A battle in progress, with the numbers of dice.",
);
/** 14.0, 16.0 A battle in progress, with its numbers. */
export type BattleReport = z.infer<typeof battleReportSchema>;
