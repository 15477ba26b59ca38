import { signal } from "@preact/signals";

/** A note that a player attached to a move. */
export interface MoveNote {
  /** The author's side. Null for a role without a side. */
  readonly side: string | null;
  readonly text: string;
}

/** The notes of the game on the table, by the number of the step that records them. */
export const notes = signal<Readonly<Record<number, MoveNote>>>({});
