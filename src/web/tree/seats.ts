import { signal } from "@preact/signals";
import type { AnyResolution } from "../service/service";
import type { TableGame } from "./game";

/** The viewing side. Undefined if the player sees everything, or, if sides take turns, while no side is seated. */
export const viewer = signal<string | undefined>(undefined);

/** The side whose board the referee views; undefined while the referee sees everything. */
export const lookingAs = signal<string | undefined>(undefined);

/** Sets the viewer of a game put on the table: its only side, or none until a side takes its seat. */
export function assignSeats({ seats }: TableGame): void {
  viewer.value = seats.length === 1 ? seats[0] : undefined;
}

/** Returns the only side with an open decision; undefined if there is none or more than one. */
export function deciderOf({ views = [] }: AnyResolution, seats: readonly string[]): string | undefined {
  const deciding = views.filter(({ side, decisions }) => {
    return seats.includes(side) && decisions.some(({ legal, kind }) => legal && kind !== "STANDING");
  });
  return deciding.length === 1 ? deciding[0]!.side : undefined;
}

/** Hides the table after a move if another side at this screen decides next. */
export function handOver({ seats }: TableGame, answer: AnyResolution): void {
  const next = deciderOf(answer, seats);
  if (next !== undefined && next !== viewer.value) viewer.value = undefined;
}
