import * as z from "zod";
import type { SnapshotBase } from "./snapshot";

/** One change of a game's rules, as its players meet it. */
const rulesChangeSchema = z
  .strictObject({
    sections: z.array(z.string()).describe("Sections of the rules that are resolved otherwise."),
    rulings: z.array(z.string()).describe("Rulings that were made or changed."),
    words: z.record(z.string(), z.string()).describe("What differs for a player, by language."),
  })
  .meta({ id: "RulesChange", description: "One change of a game's rules, as its players meet it." });

/** A numbered revision of a game's rules. */
export const rulesRevisionSchema = z
  .strictObject({
    revision: z.int32().min(1).describe("Its number, counted from 1."),
    date: z.iso.date().describe("The day from which it is in force."),
    changes: z.array(rulesChangeSchema).describe("What it changed of the revision before; nothing for the first."),
  })
  .meta({ id: "RulesRevision", description: "A numbered revision of a game's rules and what it changed." });

/** A numbered revision of a game's rules and what it changed. */
export type RulesRevision = z.infer<typeof rulesRevisionSchema>;

/** Between which revisions of the rules something was played and is proven, and what changed from one to the other. */
export const rulesDifferenceSchema = z
  .strictObject({
    played: z
      .int32()
      .min(0)
      .describe("The revision that it was played under; 0 where it names none, as before revisions were counted."),
    current: z.int32().min(1).describe("The revision that it was played again under."),
    changes: z
      .array(rulesRevisionSchema)
      .describe("Every revision after the one it was played under; none where that one is newer."),
  })
  .meta({ id: "RulesDifference", description: "Between which revisions of the rules something differs." });

/** Between which revisions of the rules something differs. */
export type RulesDifference = z.infer<typeof rulesDifferenceSchema>;

/** How a snapshot of older revisions is read: an older one is told by its shape, for no snapshot names its revision. */
export interface SnapshotMigration {
  /** The first revision whose snapshots have the newer shape. */
  readonly revision: number;
  /** True for a snapshot of the older shape and for no newer one; asked of anything that calls itself a snapshot of the game. */
  readonly reads: (snapshot: SnapshotBase) => boolean;
  /** The same position in the newer shape; changes nothing of what it is given. */
  readonly migrate: (snapshot: SnapshotBase) => unknown;
}
