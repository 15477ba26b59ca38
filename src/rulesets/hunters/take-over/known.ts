import * as z from "zod";
import { logRowSchema, patrolSchema, takenOverSchema } from "../chapters/7-patrols/state";
import { monthSchema, named } from "../schemas";
import { snapshotSchema } from "../snapshot";
import { TAKEN_OVER_IN } from "../vocabulary";

/** 3.5 Schema of the known facts of a career on paper, from the log sheet, the boat's mat and the crew's boxes. */
export const knownSchema = named(known, "Known", "3.5 What you know of a career on paper.");

/** 3.5 The facts of a career on paper that a referee may know. */
export type Known = z.infer<typeof knownSchema>;

function known() {
  const { kommandant, boat, crew, failureStreak } = snapshotSchema.unwrap().shape;

  const { name: _, ...career } = kommandant.shape;

  const mat = boat.shape;

  const { wounds, experte, quality } = crew.shape;

  const { track: __, resupplyOffer: ___, ...travel } = patrolSchema.unwrap().shape;

  const { ships, area, mission } = logRowSchema.unwrap().shape;

  const { sunk, ...ship } = ships.element.unwrap().shape;

  const { month: ____, ...before } = takenOverSchema.unwrap().shape;

  return z
    .strictObject({
      phase: z
        .enum(TAKEN_OVER_IN)
        .describe("6.1 Current phase of play: in port before a patrol, at sea, or back in port before the refit."),
      month: monthSchema.describe("3.5 Month in which the current or next patrol starts."),
      before: z
        .strictObject({
          ...before,
          sunk: z
            .array(before.sunk.element)
            .max(200)
            .describe("14.3 Ships sunk before the current patrol, if you know their name or kind. One short row each."),
        })
        .partial()
        .describe("3.5 The record before the current or next patrol, as numbers."),
      failureStreak,
      kommandant: z
        .strictObject({
          ...career,
          rank: career.rank.describe("11.2 His rank."),
          award: career.award.describe("11.3 His highest award."),
          tonsAtAward: career.tonsAtAward.describe("11.3 Career tonnage when he received his last award."),
        })
        .partial()
        .describe("A.2 The Kommandant."),
      boat: z
        .strictObject({
          ...mat,
          type: mat.type.describe("4.1 His current type of U-boat."),
          fwdReloads: mat.fwdReloads.describe("4.5 Torpedoes in the forward reload box."),
          aftReloads: mat.aftReloads.describe("4.5 Torpedoes in the aft reload box."),
          tubes: mat.tubes.unwrap().partial().describe("4.5 Content of each tube. An omitted tube is empty."),
          systems: mat.systems
            .unwrap()
            .partial()
            .describe("10.0 Damaged and inoperable systems. The others are operational."),
        })
        .partial()
        .describe("A.3 The boat."),
      crew: z
        .strictObject({
          quality: quality.describe("11.1.3 Crew quality."),
          wounds: wounds.unwrap().partial().describe("10.5 Wounded and dead crew members. The others are unhurt."),
          experte: experte.partial().describe("11.1 Crew members who are Experte. The others are not."),
        })
        .partial()
        .describe("A.4 The crew."),
      patrol: z
        .strictObject({
          ...travel,
          area: area.describe("7.0 The patrol area."),
          mission: mission.describe("7.0 The mission: minelaying, Abwehr Agent Delivery or wolfpack; null if none."),
          abort: travel.abort.describe(
            "10.8 Why the patrol was aborted, and after how many checks; null if it was not.",
          ),
          ships: z
            .array(
              z.strictObject({
                ...ship,
                name: ship.name.optional(),
                sunk: sunk.optional().describe("9.2.6 True if sunk; false if damaged. Default: true."),
              }),
            )
            .max(60)
            .describe("9.2.6 Ships sunk or damaged on the patrol, one short row each."),
        })
        .partial()
        .describe("A.5 The patrol in progress. Omit it in port before a patrol."),
    })
    .partial();
}
