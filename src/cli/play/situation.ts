import type { AnyRuleset } from "../../core/operation/contract";
import { compute } from "../../core/operation/report";
import type { Terminal } from "../terminal";

/** Shows where a game stands: what of the snapshot is a plain value, in one line. */
export function showStand(terminal: Terminal, { title }: AnyRuleset, snapshot: object): void {
  const plain = Object.entries(snapshot).filter(([name, value]) => !SILENT.has(name) && typeof value !== "object");
  terminal.say(`\n== ${title}: ${plain.map(([name, value]) => `${name} ${value}`).join(", ")}`);
}

const SILENT = new Set(["ruleset", "edition"]);

/** Prints the ruleset's sheet of the game, or the whole snapshot where it has none. */
export function showSheet(
  terminal: Terminal,
  ruleset: AnyRuleset,
  snapshot: object,
  language: string | undefined,
): void {
  for (const report of ruleset.reports) {
    const answer = compute(ruleset, report, { snapshot, ...(language === undefined ? {} : { language }) });
    const text = answer.kind === "REPORT" ? (answer.output as { readonly text?: unknown }).text : undefined;
    if (typeof text === "string") {
      terminal.say(text);
      return;
    }
  }
  terminal.say(JSON.stringify(snapshot, null, 2));
}
