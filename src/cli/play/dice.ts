import { parseNotation } from "../../core/dice/notation";
import type { NeedsRoll } from "../../core/operation/contract";
import type { Terminal } from "../terminal";
import { askLine } from "./choose";

/** Asks a player to roll real dice and type them in, until there are as many faces as are needed. */
export async function askDice(terminal: Terminal, { next }: NeedsRoll, purpose: string | undefined): Promise<number[]> {
  const { dice, count, sides, held, chart, modifiers, citation, totals } = next;
  // A handful is named with the one die that each of it is.
  const low = parseNotation(dice.replace(/^\d+x/, ""))?.low ?? 1;
  const high = low + sides - 1;
  const what = purpose === undefined ? next.label : withoutRule(purpose);
  terminal.say(`  Roll ${dice} for ${what}${chart === null ? "" : `, chart ${chart}`} (${citation.section})`);
  if (modifiers.length > 0) {
    terminal.say(`  ${modifiers.map(({ code, value }) => `${value > 0 ? "+" : ""}${value} ${code}`).join(", ")}`);
  }
  if (totals.length <= 36) terminal.say(`  ${totals.map(({ total, result }) => `${total} ${result}`).join("; ")}`);
  const wanted = count - held.length;
  for (;;) {
    const line = await askLine(terminal, `  ${wanted === 1 ? "the face" : `${wanted} faces`}: `);
    // 35 stands for the faces 3 and 5 where a die has at most nine.
    const parts = /^\d+$/.test(line) && line.length === wanted ? [...line] : line.split(/[\s,+]+/);
    const faces = parts.filter((part) => part !== "").map(Number);
    const stray = faces.find((face) => !Number.isInteger(face) || face < low || face > high);
    if (faces.length === wanted && stray === undefined) return faces;
    const how = wanted === 1 ? "one whole number" : `${wanted} whole numbers, separated by spaces, each`;
    terminal.say(`  Type ${how} from ${low} to ${high}.`);
  }
}

/** What a label is for, without the rule that stands before it and the full stop after it. */
function withoutRule(purpose: string): string {
  return purpose.replace(/^\d[\w.()]*(, \d[\w.()]*)* /, "").replace(/\.$/, "");
}
