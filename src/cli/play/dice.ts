import type { FollowingRoll, NeedsRoll } from "../../core/contract/answer";
import type { Terminal } from "../terminal";
import type { RulesetWords } from "../words";
import { askAnswer } from "./choose";

/** Prints the dice to roll, their purpose, the meaning of each total, and the rolls that are certain to follow. */
export function printRoll(terminal: Terminal, { next, following }: NeedsRoll, words: RulesetWords): void {
  const { dice, purpose, chart, chartName, modifiers, citation, totals } = words.roll(next);
  const chartText = chart === null ? "" : words.line("rollChart", { chart, name: chartName ?? "" });
  const { section } = citation;
  terminal.say(`  ${words.line("roll", { dice, purpose, chart: chartText, section })}`);
  if (modifiers.length > 0) {
    const modifierTexts = modifiers.map(({ value, words }) => `${value > 0 ? "+" : ""}${value} ${words}`);
    terminal.say(`  ${words.list(modifierTexts)}`);
  }
  const runs: { from: number; to: number; result: string }[] = [];
  for (const { total, words: result } of totals) {
    const last = runs.at(-1);
    if (last?.result === result) last.to = total;
    else runs.push({ from: total, to: total, result });
  }
  if (runs.length <= MAX_MEANINGS)
    terminal.say(
      `  ${runs.map(({ from, to, result }) => `${from === to ? from : `${from}-${to}`} ${result}`).join("; ")}`,
    );
  for (const { dice, label, citation } of following) {
    const line = { dice, purpose: words.purpose(label), chart: "", section: citation.section };
    terminal.say(`  ${words.line("roll", line)}`);
  }
}

/** Maximum number of meanings to print before a roll. */
const MAX_MEANINGS = 36;

/** The values that one die allows. */
type DieRange = Pick<FollowingRoll, "sides" | "low" | "high">;

/** Returns the missing dice of a request one by one, with those that are certain to follow. */
function missingDice({ next, following }: NeedsRoll): readonly DieRange[] {
  const rolls = [{ ...next, count: next.count - next.held.length }, ...following];
  return rolls.flatMap(({ count, sides, low, high }) => Array.from({ length: count }, () => ({ sides, low, high })));
}

/**
 * Asks the player to roll real dice and type the faces, until there are enough. Asks at once for all rolls that are
 * certain. Throws PlayerBack and PlayerQuit.
 */
export async function askDice(terminal: Terminal, needs: NeedsRoll, words: RulesetWords): Promise<number[]> {
  printRoll(terminal, needs, words);
  const dice = missingDice(needs);
  const count = dice.length;
  const low = Math.min(...dice.map((die) => die.low));
  const high = Math.max(...dice.map((die) => die.high));
  for (;;) {
    const line = await askAnswer(terminal, `  ${words.line(count === 1 ? "face" : "faces", { count })}`);
    // "35" means the faces 3 and 5 if a die has one digit.
    const parts = /^\d+$/.test(line) && line.length === count ? [...line] : line.split(/[\s,+]+/);
    const typed = parts.filter((part) => part !== "").map(Number);
    const faces = dice.map((die, index) => faceOn(die, typed[index]));
    if (typed.length === count && faces.every((face) => face !== undefined)) return faces;
    terminal.say(`  ${words.line(count === 1 ? "typeFace" : "typeFaces", { count, low, high })}`);
  }
}

/** Returns the face that a player typed. Undefined if the die does not have it. A ten-sided die shows 10 as 0. */
function faceOn({ sides, low, high }: DieRange, typed = Number.NaN): number | undefined {
  const face = typed === 0 && low === 1 && sides === 10 ? high : typed;
  return Number.isInteger(face) && face >= low && face <= high ? face : undefined;
}
