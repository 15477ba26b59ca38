import type { NeedsRoll } from "../../core/operation/contract";
import type { Terminal } from "../terminal";
import { askLine } from "./choose";

/** Asks a player to roll real dice and type them in, until there are as many faces as are needed. */
export async function askDice(terminal: Terminal, { next }: NeedsRoll, purpose: string | undefined): Promise<number[]> {
  const { dice, count, held, chart, modifiers, citation, totals } = next;
  terminal.say(
    `  Roll ${dice} for ${purpose ?? next.label}${chart === null ? "" : `, chart ${chart}`} (${citation.section})`,
  );
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
    if (faces.length === wanted && faces.every(Number.isInteger)) return faces;
    terminal.say(`  Type ${wanted} faces, separated by spaces.`);
  }
}
