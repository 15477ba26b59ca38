import type { AnyRuleset } from "../src/core/contract/ruleset";
import { declarationsIn } from "../src/core/request/invariants";

/** The page of each game's invariants, by file name. */
export function invariantPages(rulesets: readonly AnyRuleset[]): Map<string, string> {
  return new Map(rulesets.map((ruleset) => [`${ruleset.id}.md`, pageOf(ruleset)]));
}

function pageOf({ title, invariants, templates }: AnyRuleset): string {
  const declarations = declarationsIn(invariants);
  const rows = declarations.map(({ code, paths, section, message }) => {
    const places = paths.map(({ pointer }) => `\`${pointer}\``).join(", ");
    return `| \`${code}\` | ${places} | ${section} | ${templates.faults[message]!.replaceAll("|", "\\|")} |`;
  });
  return [
    `# ${title}: invariants`,
    "",
    `What holds for every snapshot that play can reach: ${declarations.length} declarations. A snapshot that does not keep one is`,
    "refused with its code, a pointer, and the sentence with its braces filled in. A `*` stands for each item of a list or",
    "each member of a record.",
    "",
    "Written by `npm run schema` from the `invariants.ts` of the chapters.",
    "",
    "| Code | Place | Section | What is wrong |",
    "|---|---|---|---|",
    ...rows,
    "",
  ].join("\n");
}
