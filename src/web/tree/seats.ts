import { signal } from "@preact/signals";
import type { Resolution } from "../service/service";
import type { Game } from "./game";

/** Who looks on: a side, or undefined for who sees everything; where sides take turns, undefined while nobody sits here. */
export const viewer = signal<string | undefined>(undefined);

/** The side whose board the referee looks at; undefined while he looks at everything. */
export const lookingAs = signal<string | undefined>(undefined);

/** Seats whoever may look on at a game that is put on the table: its only side, or nobody before a side says that it is there. */
export function seat({ seats }: Game): void {
  viewer.value = seats.length === 1 ? seats[0] : undefined;
}

/** The one of some sides that is to decide; undefined where none of them is, or more than one. */
export function deciderOf({ views = [] }: Resolution, seats: readonly string[]): string | undefined {
  const deciding = views.filter(({ side, decisions }) => {
    return seats.includes(side) && decisions.some(({ legal, kind }) => legal && kind !== "STANDING");
  });
  return deciding.length === 1 ? deciding[0]!.side : undefined;
}

/** Clears the table after a move, where the other side at this screen is to decide now. */
export function handOver({ seats }: Game, answer: Resolution): void {
  const next = deciderOf(answer, seats);
  if (next !== undefined && next !== viewer.value) viewer.value = undefined;
}
