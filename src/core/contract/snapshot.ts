/** The members of every snapshot, whatever the game. */
export interface SnapshotBase {
  ruleset: string;
  edition: string;
  /** Number of operations resolved so far; part of the key of every seeded die. */
  step: number;
}
