import type { Adjustment, AppliedModifier, RollEntry, ThrowEntry } from "../contract/audit";
import { type DiceNotation, notationOf } from "../dice/notation";

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

/** True for a result that names the very number it was read from, such as `3 points`. */
export function meansItself(result: string, modified: number): boolean {
  return /-?\d+/.exec(result)?.[0] === String(modified);
}

/** Why the result of a roll that no chart's rows were read for is not what its total means; undefined when it is. */
export function readFault({ kind, chart, reads, modified, result }: RollEntry): string | undefined {
  if (kind === "draw" || chart !== null) return undefined;
  if (!reads) {
    return meansItself(result, modified) ? undefined : `${modified} does not read ${result}`;
  }
  const expected = reads.find(({ min, max }) => (min ?? modified) <= modified && modified <= (max ?? modified))?.result;
  return expected === result ? undefined : `${modified} reads ${expected ?? "nothing"}, not ${result}`;
}

/** The final result of a roll: that of the last change that concerns everybody, or the one read. */
export function finalResult({ result, adjustments }: Pick<RollEntry, "result" | "adjustments">): string {
  return adjustments?.findLast(({ about }) => about === undefined || about === null)?.result ?? result;
}

/**
 * Why one of the changes of a result does not lead to what it says; undefined when all of them do. `read` gives the result
 * that a total falls on, where that is known.
 */
export function adjustmentFault(
  { result, modified, adjustments }: Pick<RollEntry, "result" | "modified" | "adjustments">,
  read: (total: number) => string | undefined = () => undefined,
): string | undefined {
  let common: Standing = { result, total: modified };
  for (const adjustment of adjustments ?? []) {
    const before: Standing = adjustment.about ? { result, total: modified } : common;
    const fault = changeFault(before, adjustment, read);
    if (fault !== undefined) return fault;
    if (!adjustment.about) common = { result: adjustment.result, total: before.total + (adjustment.value ?? 0) };
  }
  return undefined;
}

/** A result before a change, and the total that it was read from. */
interface Standing {
  readonly result: string;
  readonly total: number;
}

function changeFault(
  before: Standing,
  { code, value, result }: Adjustment,
  read: (total: number) => string | undefined,
): string | undefined {
  if (value === null) return result === before.result ? `${code} changes ${result} into itself` : undefined;
  const counted = /^(\d+)(.*)$/s.exec(before.result);
  const expected =
    counted === null ? read(before.total + value) : `${Math.max(0, Number(counted[1]) + value)}${counted[2]}`;
  return expected === undefined || expected === result
    ? undefined
    : `${before.result} with ${code} ${value} gives ${expected}, not ${result}`;
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
