import type { Adjustment, AppliedModifier, RollEntry, ThrowEntry } from "../contract/audit";
import { type DiceNotation, notationOf } from "../dice/notation";

/** Returns why the faces do not match the dice, or do not add up to the total. Undefined if they are correct. */
export function totalFault(entry: RollEntry | ThrowEntry): string | undefined {
  const notation = notationOf(entry);
  if (notation === undefined) return `${entry.dice} is not a dice notation`;
  const wrong = entry.faces.find((face) => !isFaceOf(notation, face));
  if (wrong !== undefined) return `${entry.dice} cannot show ${wrong}`;
  if (entry.kind === "throw") return handfulFault(entry, notation);
  if (entry.faces.length !== notation.count) return `${entry.dice} needs ${notation.count} dice, not ${entry.faces}`;
  const total = notation.totalOf(entry.faces);
  return total === entry.total ? undefined : `${entry.faces} of ${entry.dice} total ${total}, not ${entry.total}`;
}

/** Returns why the total and its modifiers do not add up to the modified total. Undefined if they do. */
export function modifiedFault({ total, modifiers, modified }: RollEntry): string | undefined {
  const sum = total + sumOf(modifiers);
  return sum === modified ? undefined : `${total} with its modifiers is ${sum}, not ${modified}`;
}

/** True if a result contains the number it was read from, such as `3 points`. */
export function containsTotal(result: string, modified: number): boolean {
  return /-?\d+/.exec(result)?.[0] === String(modified);
}

/** Returns why the result of a roll without a chart does not match its total. Undefined if it does. */
export function readResultFault({ kind, chart, reads, modified, result }: RollEntry): string | undefined {
  if (kind === "draw" || chart !== null) return undefined;
  if (!reads) {
    return containsTotal(result, modified) ? undefined : `${modified} does not result in ${result}`;
  }
  const expected = reads.find(({ min, max }) => (min ?? modified) <= modified && modified <= (max ?? modified))?.result;
  return expected === result ? undefined : `${modified} results in ${expected ?? "nothing"}, not ${result}`;
}

/**
 * Returns the final result of a roll: after its last adjustment that applies to everyone, or else the original result.
 */
export function finalResult({ result, adjustments }: Pick<RollEntry, "result" | "adjustments">): string {
  return adjustments?.findLast(({ about }) => about === undefined || about === null)?.result ?? result;
}

/**
 * Returns the first adjustment that does not lead to its stated result. Undefined if all of them do. `resultOfTotal`
 * returns the result of a total, if it is known.
 */
export function adjustmentFault(
  { result, modified, adjustments }: Pick<RollEntry, "result" | "modified" | "adjustments">,
  resultOfTotal: (total: number) => string | undefined = () => undefined,
): string | undefined {
  let common: ResultState = { result, total: modified };
  for (const adjustment of adjustments ?? []) {
    const before: ResultState = adjustment.about ? { result, total: modified } : common;
    const fault = changeFault(before, adjustment, resultOfTotal);
    if (fault !== undefined) return fault;
    if (!adjustment.about) common = { result: adjustment.result, total: before.total + (adjustment.value ?? 0) };
  }
  return undefined;
}

/** A result before an adjustment, and the total it was read from. */
interface ResultState {
  readonly result: string;
  readonly total: number;
}

function changeFault(
  before: ResultState,
  { code, value, result }: Adjustment,
  resultOfTotal: (total: number) => string | undefined,
): string | undefined {
  if (value === null) return result === before.result ? `${code} changes ${result} into itself` : undefined;
  const counted = /^(\d+)(.*)$/s.exec(before.result);
  const expected =
    counted === null ? resultOfTotal(before.total + value) : `${Math.max(0, Number(counted[1]) + value)}${counted[2]}`;
  return expected === undefined || expected === result
    ? undefined
    : `${before.result} with ${code} ${value} is ${expected}, not ${result}`;
}

/**
 * Returns why a handful is inconsistent. It has as many dice as its terms add up to, one row per die, and no more
 * counted dice than dice.
 */
function handfulFault({ dice, faces, rows, terms, counted }: ThrowEntry, die: DiceNotation): string | undefined {
  const count = sumOf(terms);
  if (dice !== `${count}x${die.text}`) return `the terms of ${dice} add up to ${count} dice`;
  if (faces.length !== count || rows.length !== count) {
    return `${dice} has ${faces.length} dice but ${rows.length} rows`;
  }
  return counted >= 0 && counted <= count ? undefined : `${counted} of ${dice} cannot count`;
}

function sumOf(modifiers: readonly AppliedModifier[]): number {
  return modifiers.reduce((sum, { value }) => sum + value, 0);
}

function isFaceOf({ low, sides }: DiceNotation, face: number): boolean {
  return Number.isInteger(face) && face >= low && face < low + sides;
}
