import type { NeedsRoll } from "../../core/contract/answer";
import type { Terminal } from "../terminal";
import type { RulesetWords } from "../words";
import { askAnswer } from "./choose";

/** Prints the dice to roll, their purpose, and the meaning of each total. */
export function printRoll(terminal: Terminal, { next }: NeedsRoll, words: RulesetWords): void {
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
}

/** Maximum number of meanings to print before a roll. */
const MAX_MEANINGS = 36;

/** Asks the player to roll real dice and type the faces, until there are enough. Throws PlayerBack and PlayerQuit. */
export async function askDice(terminal: Terminal, needs: NeedsRoll, words: RulesetWords): Promise<number[]> {
  const { count, sides, low, high, held: heldFaces } = needs.next;
  printRoll(terminal, needs, words);
  const needed = count - heldFaces.length;
  for (;;) {
    const line = await askAnswer(terminal, `  ${words.line(needed === 1 ? "face" : "faces", { count: needed })}`);
    // "35" means the faces 3 and 5 if a die has one digit.
    const parts = /^\d+$/.test(line) && line.length === needed ? [...line] : line.split(/[\s,+]+/);
    const typed = parts.filter((part) => part !== "").map(Number);
    // A ten-sided die shows 10 as 0.
    const faces = typed.map((face) => (face === 0 && low === 1 && sides === 10 ? high : face));
    const stray = faces.find((face) => !Number.isInteger(face) || face < low || face > high);
    if (faces.length === needed && stray === undefined) return faces;
    terminal.say(`  ${words.line(needed === 1 ? "typeFace" : "typeFaces", { count: needed, low, high })}`);
  }
}
