import type { Message } from "../contract/request";

/** Longer names are no slip of the pen, and not worth comparing. */
const LONGEST = 60;
/** One letter of a shorter name is too much of it to be a slip. */
const SHORTEST = 3;

/**
 * The end of a sentence about a name that is none of these, for every language to say: the question whether the nearest was meant, or
 * `otherwise` where none differs by so few letters.
 */
export function nearestSaid(written: string, names: readonly string[], otherwise: Message): Message {
  const nearest = nearestTo(written, names);
  return nearest === undefined ? otherwise : { id: "hint/nearest", values: { nearest } };
}

/** The first of the names that differ least, by one letter and another for every eight; capitals, hyphens and the like do not count. */
function nearestTo(written: string, names: readonly string[]): string | undefined {
  if (written.length > LONGEST) return undefined;
  const meant = bare(written);
  let nearest: string | undefined;
  let least = meant.length < SHORTEST ? 1 : 2 + Math.floor(meant.length / 8);
  for (const name of names) {
    const apart = lettersApart(meant, bare(name));
    if (apart < least) [nearest, least] = [name, apart];
  }
  return nearest;
}

function bare(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, "");
}

/** The number of letters to put in, leave out or replace to make one text of the other. */
function lettersApart(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = above[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1);
      row.push(Math.min(above[j]! + 1, row[j - 1]! + 1, replaced));
    }
    above = row;
  }
  return above[other.length]!;
}
