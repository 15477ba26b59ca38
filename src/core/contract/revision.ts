import * as z from "zod";
import type { SnapshotBase } from "./snapshot";

/** One change of a game's rules, described for its players. */
const rulesChangeSchema = z
  .strictObject({
    sections: z.array(z.string()).describe("Sections of the rules that changed."),
    rulings: z.array(z.string()).describe("Rulings that were added or changed."),
    words: z.record(z.string(), z.string()).describe("Effect of the change on play, by language."),
  })
  .meta({ id: "RulesChange", description: "A change of a game's rules, described for its players." });

/** A numbered revision of a game's rules. */
export const rulesRevisionSchema = z
  .strictObject({
    revision: z.int32().min(1).describe("Number of the revision, from 1."),
    date: z.iso.date().describe("First day of the revision."),
    changes: z.array(rulesChangeSchema).describe("Changes since the previous revision. Empty for the first revision."),
  })
  .meta({ id: "RulesRevision", description: "A numbered revision of a game's rules, with its changes." });

/** A numbered revision of a game's rules and what it changed. */
export type RulesRevision = z.infer<typeof rulesRevisionSchema>;

/** The revisions under which something was played and replayed, and what changed between them. */
export const rulesDifferenceSchema = z
  .strictObject({
    played: z
      .int32()
      .min(0)
      .describe("The revision of the original resolution. 0 if it names none, as before revision 1."),
    current: z.int32().min(1).describe("The revision of the replay."),
    changes: z
      .array(rulesRevisionSchema)
      .describe("Every revision after the original one. Empty if the original one is newer."),
  })
  .meta({ id: "RulesDifference", description: "The revisions of the rules between which something differs." });

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
