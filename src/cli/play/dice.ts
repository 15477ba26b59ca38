import type { NeedsRoll } from "../../core/contract/answer";
import type { Terminal } from "../terminal";
import type { Words } from "../words";
import { askAnswer } from "./choose";

/** Says which dice are to be rolled, what for, and what their totals mean. */
export function sayRoll(terminal: Terminal, { next }: NeedsRoll, words: Words): void {
  const { dice, purpose, chart, chartName, modifiers, citation, totals } = words.roll(next);
  const read = chart === null ? "" : words.line("rollChart", { chart, name: chartName ?? "" });
  const { section } = citation;
  terminal.say(`  ${words.line("roll", { dice, purpose, chart: read, section })}`);
  if (modifiers.length > 0) {
    const told = modifiers.map(({ value, words }) => `${value > 0 ? "+" : ""}${value} ${words}`);
    terminal.say(`  ${told.join(", ")}`);
  }
  const runs: { from: number; to: number; result: string }[] = [];
  for (const { total, words: result } of totals) {
    const last = runs.at(-1);
    if (last?.result === result) last.to = total;
    else runs.push({ from: total, to: total, result });
  }
  if (runs.length <= MOST_RUNS)
    terminal.say(
      `  ${runs.map(({ from, to, result }) => `${from === to ? from : `${from}-${to}`} ${result}`).join("; ")}`,
    );
}

/** So many different meanings are told before dice are rolled. */
const MOST_RUNS = 36;

/** Asks a player to roll real dice and type them in, until there are as many faces as are needed. Throws Back and Left. */
export async function askDice(terminal: Terminal, needs: NeedsRoll, words: Words): Promise<number[]> {
  const { count, sides, low, high, held } = needs.next;
  sayRoll(terminal, needs, words);
  const wanted = count - held.length;
  for (;;) {
    const line = await askAnswer(terminal, `  ${words.line(wanted === 1 ? "face" : "faces", { count: wanted })}`);
    // 35 stands for the faces 3 and 5 where a die shows one digit.
    const parts = /^\d+$/.test(line) && line.length === wanted ? [...line] : line.split(/[\s,+]+/);
    const typed = parts.filter((part) => part !== "").map(Number);
    // A ten-sided die shows its ten as 0.
    const faces = typed.map((face) => (face === 0 && low === 1 && sides === 10 ? high : face));
    const stray = faces.find((face) => !Number.isInteger(face) || face < low || face > high);
    if (faces.length === wanted && stray === undefined) return faces;
    terminal.say(`  ${words.line(wanted === 1 ? "typeFace" : "typeFaces", { count: wanted, low, high })}`);
  }
}
