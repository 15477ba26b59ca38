import type { Snapshot } from "../snapshot";
import type { Table } from "./game";

/** 15.0 Merchantmen set aside where a friendly warship is, by their ids. */
export function raidsOpen(_state: Snapshot): readonly string[] {
  return [];
}

/** 15.0 Ends the Commerce Raiding phase: every Merchantman goes back to the pool. */
export function closeRaiding(_desk: Table): void {}
