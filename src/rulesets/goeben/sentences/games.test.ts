import { describe, expect, it } from "vitest";
import type { AuditEntry } from "../../../core/contract/audit";
import { adjudicate } from "../../../core/engine/adjudicate";
import { drawMove, seededPick } from "../../../core/engine/apply";
import { effectTemplate, namesIn, renderSentence } from "../../../core/text/sentence";
import { goeben } from "../index";
import type { Snapshot } from "../snapshot";
import { sentences } from "./index";

const languages = Object.entries(sentences);

const everything = {
  variableDeployment: true,
  austroHungarianWarships: true,
  seaplanes: true,
  nightCombat: true,
  mines: true,
};

const plans = [
  {},
  { options: { ...everything, germanExtras: "all_four" }, rulings: { revealedReturnOnAlertChange: true } },
  { options: { ...everything, campaign: true } },
];

/** Audit trails of whole games played at random, the first operations of each. */
function games(count: number, moves: number): AuditEntry[] {
  const charts = goeben.charts(goeben.pack);
  const entries: AuditEntry[] = [];
  for (let number = 0; number < count; number += 1) {
    const seed = `words-${number}`;
    const pick = seededPick(seed);
    let answer = adjudicate(goeben, { operation: "new", input: plans[number % plans.length], seed });
    for (let made = 0; answer.kind === "RESOLUTION" && made < moves; made += 1) {
      entries.push(...answer.audit);
      const snapshot = answer.snapshot as Snapshot;
      if (snapshot.phase === "over") break;
      const idle = ["jettisonCargo", "landCrew", "transferCargo"];
      const move = drawMove(goeben, snapshot, charts, pick, (name) => (idle.includes(name) ? 1 : 10))!;
      answer = adjudicate(goeben, { operation: move.operation.name, snapshot, input: move.input, seed });
    }
    expect(answer.kind).toBe("RESOLUTION");
  }
  return entries;
}

describe("3 audit sentences of whole games", () => {
  const entries = games(6, 400);

  it.each(languages)("read well in %s: every member asked for is there and no code is left over", (_, phrases) => {
    for (const entry of entries) {
      const sentence = renderSentence(entry, phrases);
      expect(sentence, JSON.stringify(entry).slice(0, 400)).not.toMatch(
        /[{}_]|undefined|NaN|\[object|: :|：：|\s[,.]|，|^\s|: \.|：。/,
      );
      if (entry.kind !== "effect") {
        const template = entry.kind === "ruling" ? "" : (phrases.rolls[entry.label] ?? "");
        const asked = namesIn(template).filter((name) => name.startsWith("about."));
        const about = entry.kind === "ruling" ? {} : (entry.about ?? {});
        expect(Object.keys(about), template).toEqual(expect.arrayContaining(asked.map((name) => name.slice(6))));
        continue;
      }
      for (const name of namesIn(effectTemplate(entry, phrases))) {
        const [root, ...path] = name.split(".");
        if ((root !== "after" && root !== "before") || path.length === 0 || entry.code === "MARKER_REMOVED") continue;
        expect(entry[root], `${entry.code} ${name}`).toHaveProperty(path);
      }
    }
  });

  it("hold no word of another language in Japanese", () => {
    for (const entry of entries) {
      const sentence = renderSentence(entry, sentences.ja!);
      expect(sentence).not.toMatch(/[a-z]{2}/);
    }
  });
});
