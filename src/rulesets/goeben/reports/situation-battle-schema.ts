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
      armor: count(99, "14.13 The ship is sunk if its damage exceeds this number."),
      gunHits: count(99, "D-40 Gun damage results."),
      torpedoesOut: z.boolean().describe("14.13 It cannot fire torpedoes."),
      withdrawn: z.boolean().describe("14.13 It withdraws for the scenario."),
      sunk: z.boolean().describe("14.13 It is sunk."),
    }),
  "SituationCombatant",
  "14.13 An Allied or Austro-Hungarian ship in the battle.",
);

const fireSchema = named(
  () =>
    z.strictObject({
      ship: unitSchema.describe("The ship or Coastal Defense unit that fires."),
      weapon: weaponSchema,
      target: unitSchema.nullable().describe("The target of these dice; null if every target gets the same number."),
      dice: count(999, "14.5, 14.6, 14.11 Dice. For a German ship's torpedoes, dice if it fires all of them."),
      maximumFire: count(999, "14.9 Dice with maximum fire.")
        .nullable()
        .describe("14.9 Dice with maximum fire; null if not possible."),
    }),
  "SituationFire",
  "14.5 Number of dice for one weapon of a ship.",
);

const contactReportSchema = named(
  () =>
    z.strictObject({
      leader: unitSchema.describe("D-30 The ship with the highest Leadership."),
      speed: unitSchema.describe("D-30 The fastest ship."),
      maximumSpeed: z.boolean().describe("14.3 That ship spends coal to use its maximum speed."),
      lowest: z.int32().describe("14.3 The contact number for a die roll of 1, before D-29 limits it."),
      highest: z.int32().describe("14.3 The contact number for a die roll of 6, before D-29 limits it."),
    }),
  "SituationContact",
  "14.3 The range of contact numbers for one choice of ships.",
);

/** 14.0, 16.0 A battle in progress, with its numbers. */
export const battleReportSchema = named(
  () =>
    z.strictObject({
      kind: battleKindSchema,
      space: spaceSchema,
      night: z.boolean().describe("22.0 The battle takes place at night."),
      visibility: visibilitySchema,
      result: contactSchema.nullable().describe("14.3 The contact result; null before contact."),
      first: sideSchema.nullable().describe("14.3 The side with First Salvo; null before contact."),
      weapons: z.array(weaponSchema).max(4).describe("14.2 The weapons that fire in this round."),
      german: z.array(unitSchema).max(4).describe("German ships that take part and are in play."),
      others: z.array(combatantSchema).max(300).describe("Austro-Hungarian ships, then Allied ships."),
      contact: z
        .array(contactReportSchema)
        .max(2)
        .describe("14.3 Before contact: the best choice without coal, and with coal if that is faster."),
      fire: z.array(fireSchema).max(3000).describe("14.5-14.12 Dice of every weapon that could fire now."),
      gained: battleScore("VP gained in this battle."),
      lost: battleScore("VP lost in this battle."),
    }),
  "SituationBattle",
  "14.0, 16.0 A battle in progress, with numbers of dice.",
);
/** 14.0, 16.0 A battle in progress, with its numbers. */
export type BattleReport = z.infer<typeof battleReportSchema>;
