import { describe, expect, it } from "vitest";
import type { AuditEntry } from "../../../core/contract/audit";
import { adjudicate } from "../../../core/engine/adjudicate";
import { drawMove, seededPick } from "../../../core/engine/apply";
import { effectTemplate, namesIn, renderSentence } from "../../../core/text/sentence";
import { hunters } from "../index";
import type { Snapshot } from "../snapshot";
import { sentences } from "./index";

const languages = Object.entries(sentences);

const charts = Object.values(hunters.pack.charts);

/** Audit trails of whole careers played at random with every option on or off. */
function careers(count: number): AuditEntry[] {
  const pack = hunters.charts(hunters.pack);
  const entries: AuditEntry[] = [];
  for (let number = 0; number < count; number += 1) {
    const seed = `log-${number}`;
    const pick = seededPick(seed);
    let answer = adjudicate(hunters, { operation: "new", input: hunters.start.choice(pack).draw(pick), seed });
    while (answer.kind === "RESOLUTION") {
      entries.push(...answer.audit);
      const snapshot = answer.snapshot as Snapshot;
      if (hunters.over(snapshot)) break;
      const idle = ["abortPatrol", "turnBack", "loadTorpedoes", "breakOff"];
      const move = drawMove(hunters, snapshot, pack, pick, (name) => (idle.includes(name) ? 1 : 20))!;
      answer = adjudicate(hunters, { operation: move.operation.name, snapshot, input: move.input, seed });
    }
    expect(answer.kind).toBe("RESOLUTION");
  }
  return entries;
}

describe("3 audit sentences of whole careers", () => {
  const entries = careers(12);

  it.each(languages)("read well in %s: every member asked for is there and no code is left over", (_, phrases) => {
    for (const entry of entries) {
      const sentence = renderSentence(entry, phrases);
      expect(sentence).not.toMatch(/[{}_]|undefined|NaN|\[object|: :|：：|\s[,.]|，|^\s/);
      if (entry.kind !== "effect") continue;
      for (const name of namesIn(effectTemplate(entry, phrases)).filter((each) => each.startsWith("after."))) {
        expect(entry.after, `${entry.code} ${name}`).toHaveProperty(name.split(".").slice(1));
      }
    }
  });

  it("hold no word of another language in Japanese but the names of ships", () => {
    const ships = charts.filter(({ kind, id }) => kind === "roster" || id === "T4");
    const rows = ships.flatMap((chart) => [
      ...(chart.rows ?? []),
      ...(chart.columns ?? []).flatMap((column) => column.rows),
    ]);
    const names = rows.map((row) => String((row as { result?: unknown }).result)).sort((a, b) => b.length - a.length);
    for (const entry of entries) {
      let sentence = renderSentence(entry, sentences.ja!);
      if (/[A-Za-z]{3}/.test(sentence)) for (const name of names) sentence = sentence.replaceAll(name, "");
      expect(sentence.replaceAll(/Flak|cm/g, "")).not.toMatch(/[a-z]{2}/);
    }
  });
});
