import { describe, expect, it, test } from "vitest";
import { umpire } from "../../../../test/cli/terminal";
import { exampleOf } from "../../../../test/fixtures/examples";
import { rulesets } from "../../../rulesets/index";
import type { AuditEntry, RollEntry } from "../../contract/audit";
import type { AnyRuleset } from "../../contract/ruleset";
import { adjudicate } from "../../engine/adjudicate";
import { analyse, type RequestFields } from "../call";
import { explain } from "./explain";
import type { Explanation } from "./explanation";

/** Every ruleset in each of its translations. */
const TRANSLATIONS = [...rulesets].flatMap((ruleset) =>
  ruleset.languages.slice(1).map((language) => ({ id: ruleset.id, ruleset, language })),
);

/** An audit line and the request that produced it. */
interface Line {
  readonly entry: AuditEntry;
  readonly request: RequestFields;
  readonly index: number;
}

async function explained(ruleset: AnyRuleset, { request, index }: Line, language: string): Promise<Explanation> {
  const answer = await analyse(ruleset, explain, { request, index, language });
  if (answer.kind !== "EXPLANATION") throw new Error(JSON.stringify(answer));
  return answer as Explanation;
}

/** Lines of the examples' audit trails, one per code and label. */
function linesOf(ruleset: AnyRuleset): Line[] {
  const lines = new Map<string, Line>();
  for (const { name } of [ruleset.start, ...ruleset.operations]) {
    const request = { operation: name, ...exampleOf(ruleset, name) };
    const answer = adjudicate(ruleset, request);
    if (answer.kind !== "RESOLUTION") throw new Error(JSON.stringify(answer));
    for (const [index, entry] of answer.audit.entries()) {
      lines.set("label" in entry ? entry.label : `${entry.kind} ${entry.code}`, { entry, request, index });
    }
  }
  return [...lines.values()];
}

/** Returns the texts of an explanation, in the same order in every language. */
function wordsOf({ sentence, purpose, chart, modifiers, totals, rulings }: Explanation): (string | null)[] {
  return [
    sentence,
    purpose,
    chart?.name ?? null,
    ...modifiers.flatMap(({ words, when }) => [words, when]),
    ...totals.map(({ words }) => words),
    ...rulings.flatMap(({ question, ruling }) => [question, ruling]),
  ];
}

/** Rolls that name ships. Ship names are the same in every language. */
const SHIP_NAME_ROLLS = new Set(["ship-identity", "capital-ship"]);

/** Words that are the same in both languages: proper names, and French loanwords in English. */
const ALIKE: Readonly<Record<string, RegExp>> = {
  fr: /^(HMS .+|Contact|Oberleutnant zur See|Kapitänleutnant|VIIC Flak|Brindisi|Pola|Dardanelles|batteries|radio|hydrophones|surprise|Aldersdale|Palomares|Pozarica|\d+ points?)$/,
};

describe.each(TRANSLATIONS)("explanations of $id in $language", ({ ruleset, language }) => {
  it("contain no English", async () => {
    const untranslated = new Set<string>();
    for (const line of linesOf(ruleset)) {
      if ("label" in line.entry && SHIP_NAME_ROLLS.has(line.entry.label)) continue;
      const translated = wordsOf(await explained(ruleset, line, language));
      for (const [index, english] of wordsOf(await explained(ruleset, line, "en")).entries()) {
        if (english !== null && translated[index] === english && /[a-z]{3}/.test(english)) untranslated.add(english);
      }
    }
    expect([...untranslated].filter((text) => ALIKE[language]?.test(text) !== true)).toEqual([]);
  });

  it("a caller's own charts keep their own names", async () => {
    const entry = linesOf(ruleset)
      .map((line) => line.entry)
      .find((each) => "chart" in each && each.chart !== null)!;
    const charts = { [(entry as RollEntry).chart!]: { name: "A chart of mine" } };
    expect(await analyse(ruleset, explain, { entry, language, charts })).toMatchObject({
      chart: { name: "A chart of mine" },
    });
  });
});

test.each([
  [
    "fr",
    /^Règle 7\.0, appliquée par/m,
    /^Table P1 Assignation des patrouilles, colonne/m,
    /^→ \d+ \(\d+\), \d sur 36\u00a0: /m,
  ],
  [
    "ja",
    /^ルール7\.0、実行する操作：/m,
    /^チャートP1「Uボート哨戒割当チャート」、列/m,
    /^→ \d+（\d+）、36通りのうち\d通り：/m,
  ],
])("umpire explain: all texts are in %s", async (language, ...lines) => {
  const hunters = [...rulesets].find(({ id }) => id === "hunters")!;
  const operation = hunters.operations.find(({ name }) => name === "resolveAssignment")!;
  const request = { operation: operation.name, ...exampleOf(hunters, operation.name) };
  const args = ["explain", "hunters", "--request", "r.json", "--index", "0", "--language", language, "--no-json"];
  const { out } = await umpire(args, { files: { "r.json": request } });
  for (const line of lines) expect(out).toMatch(line);
  expect(out).not.toMatch(/\b(the|of|and|carried|chart)\b/i);
});
