/** The members of every snapshot in every game. */
export interface SnapshotBase {
  ruleset: string;
  edition: string;
  /** Number of operations resolved so far. Part of the key of every seeded die. */
  step: number;
}
