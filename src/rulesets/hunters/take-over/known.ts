import * as z from "zod";
import { logRowSchema, patrolSchema, takenOverSchema } from "../chapters/7-patrols/state";
import { monthSchema, named } from "../schemas";
import { snapshotSchema } from "../snapshot";
import { TAKEN_OVER_IN } from "../vocabulary";

/** 3.5 Schema of the known facts of a career on paper, from the log sheet, the boat's mat and the crew's boxes. */
export const knownSchema = named(known, "Known", "3.5 What is known of a career on paper.");

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
        .describe("6.1 Where play stands: in port before a patrol, at sea, or back in port before the refit."),
      month: monthSchema.describe("3.5 Month the current or next patrol starts."),
      before: z
        .strictObject({
          ...before,
          sunk: z
            .array(before.sunk.element)
            .max(200)
            .describe("14.3 Ships sunk before the current patrol that are known by name or kind, in short rows."),
        })
        .partial()
        .describe("3.5 What came before the current or next patrol, as numbers."),
      failureStreak,
      kommandant: z
        .strictObject({
          ...career,
          rank: career.rank.describe("11.2 His rank."),
          award: career.award.describe("11.3 The highest decoration he holds."),
          tonsAtAward: career.tonsAtAward.describe("11.3 Career tonnage when he received the last decoration."),
        })
        .partial()
        .describe("A.2 The Kommandant."),
      boat: z
        .strictObject({
          ...mat,
          type: mat.type.describe("4.1 The type of boat he has now."),
          fwdReloads: mat.fwdReloads.describe("4.5 Torpedoes in the bow reloads."),
          aftReloads: mat.aftReloads.describe("4.5 Torpedoes in the stern reloads."),
          tubes: mat.tubes.unwrap().partial().describe("4.5 What each tube holds; a tube that is left out is empty."),
          systems: mat.systems
            .unwrap()
            .partial()
            .describe("10.0 Systems that are damaged or inoperable; the others are sound."),
        })
        .partial()
        .describe("A.3 The boat."),
      crew: z
        .strictObject({
          quality: quality.describe("11.1.3 Its quality."),
          wounds: wounds.unwrap().partial().describe("10.5 Men who are wounded or dead; the others are unhurt."),
          experte: experte.partial().describe("11.1 Who is Experte; the others are not."),
        })
        .partial()
        .describe("A.4 The crew."),
      patrol: z
        .strictObject({
          ...travel,
          area: area.describe("7.0 Its area."),
          mission: mission.describe("7.0 Its mission: mines, an agent or a wolfpack; null without one."),
          abort: travel.abort.describe("10.8 Why it was aborted, and after how many checks; null where it was not."),
          ships: z
            .array(
              z.strictObject({
                ...ship,
                name: ship.name.optional(),
                sunk: sunk.optional().describe("9.2.6 Sunk unless told; otherwise damaged."),
              }),
            )
            .max(60)
            .describe("9.2.6 Ships sunk or damaged on it, in short rows."),
        })
        .partial()
        .describe("A.5 The patrol in progress; none in port before a patrol."),
    })
    .partial();
}
