import type { Roll } from "./kit";

/** A card as a draw from a whole deck, where it stands in the place of its number. */
export function cardRoll(label: string, no: number): Roll {
  return { label, faces: [no], chart: null, column: null, row: null };
}

/** Cards drawn one after the other from a whole deck: each stands in its place among those left. */
export function cardsDrawn(label: string, numbers: readonly number[]): Roll[] {
  return numbers.map((no, index) => {
    const before = numbers.slice(0, index).filter((each) => each < no).length;
    return { label, faces: [no - before], chart: null };
  });
}
