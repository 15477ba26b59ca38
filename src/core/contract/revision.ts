import * as z from "zod";
import type { SnapshotBase } from "./snapshot";

/** One change of a game's rules, described for its players. */
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

/** The revisions under which something was played and replayed, and what changed between them. */
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

/** The revisions between which something differs, and the changes. */
export type RulesDifference = z.infer<typeof rulesDifferenceSchema>;

/** A migration for snapshots of older revisions. Snapshots do not name their revision, so their shape identifies it. */
export interface SnapshotMigration {
  /** The first revision with the newer shape. */
  readonly revision: number;
  /**
   * True for a snapshot of the older shape, false for the newer one. Called with any value that claims to be a snapshot
   * of the game.
   */
  readonly isOlder: (snapshot: SnapshotBase) => boolean;
  /** Returns the same position in the newer shape. Does not change its argument. */
  readonly migrate: (snapshot: SnapshotBase) => unknown;
}
