import type { AnyRuleset } from "../../core/contract/ruleset";
import { evaluateReport } from "../../core/engine/report";
import type { Terminal } from "../terminal";
import type { RulesetWords } from "../words";

/** Prints the situation: the ruleset's brief, or else the head of its sheet. */
export async function showSituation(
  terminal: Terminal,
  ruleset: AnyRuleset,
  snapshot: object,
  words: RulesetWords,
): Promise<void> {
  const brief = ruleset.brief?.(snapshot, words.phrases) ?? [];
  const lines = brief.length > 0 ? brief : headOf(await sheetOf(ruleset, snapshot, words));
  terminal.say("");
  for (const [index, line] of lines.entries()) terminal.say(`${index === 0 ? "== " : "   "}${line}`);
}

/** Prints the ruleset's brief and its sheet of the game. */
export async function showSheet(
  terminal: Terminal,
  ruleset: AnyRuleset,
  snapshot: object,
  words: RulesetWords,
): Promise<void> {
  for (const line of ruleset.brief?.(snapshot, words.phrases) ?? []) terminal.say(line);
  terminal.say((await sheetOf(ruleset, snapshot, words)) ?? words.line("noSheet"));
}

async function sheetOf(ruleset: AnyRuleset, snapshot: object, words: RulesetWords): Promise<string | undefined> {
  for (const report of ruleset.reports) {
    const answer = await evaluateReport(ruleset, report, { snapshot, language: words.phrases.language });
    const text = answer.kind === "REPORT" ? (answer.output as { readonly text?: unknown }).text : undefined;
    if (typeof text === "string") return text;
  }
  return undefined;
}

/** The lines of a sheet above its first horizontal rule. */
function headOf(sheet = ""): readonly string[] {
  const lines = sheet.split("\n");
  const end = lines.findIndex((line) => /^-{10,}$/.test(line));
  const head = end < 0 ? lines.slice(0, 3) : lines.slice(0, end);
  // Two spaces follow the title of the sheet.
  return head.map((line, index) => (index === 0 ? line.replace(/^\S+ {2}/, "") : line));
}
