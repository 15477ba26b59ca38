import { type DiceNotation, notationOf } from "../dice/notation";
import type { AppliedModifier, RollEntry, ThrowEntry } from "./entry";

/** Why the faces of a roll, a draw or a handful are not those of its dice, or do not give its total; undefined when they do. */
export function totalFault(entry: RollEntry | ThrowEntry): string | undefined {
  const notation = notationOf(entry);
  if (notation === undefined) return `${entry.dice} are no dice`;
  const wrong = entry.faces.find((face) => !isFaceOf(notation, face));
  if (wrong !== undefined) return `${entry.dice} show no ${wrong}`;
  if (entry.kind === "throw") return handfulFault(entry, notation);
  if (entry.faces.length !== notation.count) return `${entry.dice} show ${notation.count} faces, not ${entry.faces}`;
  const total = notation.totalOf(entry.faces);
  return total === entry.total ? undefined : `${entry.faces} of ${entry.dice} give ${total}, not ${entry.total}`;
}

/** Why the total of a roll with its modifiers is not its modified total; undefined when it is. */
export function modifiedFault({ total, modifiers, modified }: RollEntry): string | undefined {
  const sum = total + sumOf(modifiers);
  return sum === modified ? undefined : `${total} with its modifiers gives ${sum}, not ${modified}`;
}

/** A handful has as many dice as its terms add up to, a row for each, and no more that count. */
function handfulFault({ dice, faces, rows, terms, counted }: ThrowEntry, die: DiceNotation): string | undefined {
  const count = sumOf(terms);
  if (dice !== `${count}x${die.text}`) return `the terms of ${dice} give ${count} dice`;
  if (faces.length !== count || rows.length !== count) {
    return `${dice} show ${faces.length} faces and read ${rows.length} rows`;
  }
  return counted >= 0 && counted <= count ? undefined : `of ${dice} no ${counted} can count`;
}

function sumOf(modifiers: readonly AppliedModifier[]): number {
  return modifiers.reduce((sum, { value }) => sum + value, 0);
}

function isFaceOf({ low, sides }: DiceNotation, face: number): boolean {
  return Number.isInteger(face) && face >= low && face < low + sides;
}
