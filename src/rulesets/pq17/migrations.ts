import type { SnapshotMigration } from "../../core/contract/revision";
import { DEFAULT_RULINGS } from "./chapters/shared/rulings";

/** How snapshots of earlier revisions are read: before revision 2 a game could choose no rulings, and takes the defaults. */
export const migrations: readonly SnapshotMigration[] = [
  {
    revision: 2,
    reads: (snapshot) => !("rulings" in snapshot),
    migrate: (snapshot) => ({ ...snapshot, rulings: { ...DEFAULT_RULINGS } }),
  },
];
