import { describe, expect, it } from "vitest";
import type { AuditEntry } from "../../../core/contract/audit";
import { adjudicate } from "../../../core/engine/adjudicate";
import { drawMove, seededPick } from "../../../core/engine/apply";
import { effectTemplate, namesIn, renderSentence } from "../../../core/text/sentence";
import { pq17 } from "../index";
import type { Snapshot } from "../snapshot";
import { sentences } from "./index";

const languages = Object.entries(sentences);

const options = ["coordination", "night_action", "destroyer_hits", "soviet_endurance", "combine_location"];

const plans = [{ scenario: "pq_17" }, { scenario: "jw_51b", options }, { scenario: "pq_12", options }];

const weight = (name: string): number =>
  ({ endPhase: 25, declareDenial: 1, moveForce: 40, resolveSearch: 60 })[name] ?? 8;

/** Audit trails of the examples of all operations, each by several seeds. */
function examples(): AuditEntry[] {
  return [pq17.start, ...pq17.operations].flatMap(({ name, example }) =>
    ["a", "b", "c"].flatMap((seed) => {
      const answer = adjudicate(pq17, { operation: name, ...example(), seed });
      return answer.kind === "RESOLUTION" ? answer.audit : [];
    }),
  );
}

/** Audit trails of games played at random, the first operations of each. */
function games(moves: number): AuditEntry[] {
  const charts = pq17.charts(pq17.pack);
  return plans.flatMap((input, number) => {
    const seed = `words-${number}`;
    const pick = seededPick(seed);
    const entries: AuditEntry[] = [];
    let answer = adjudicate(pq17, { operation: "new", input, seed });
    for (let made = 0; answer.kind === "RESOLUTION" && made < moves; made += 1) {
      entries.push(...answer.audit);
      const snapshot = answer.snapshot as Snapshot;
      const move = pq17.over(snapshot) ? undefined : drawMove(pq17, snapshot, charts, pick, weight);
      if (move === undefined) break;
      answer = adjudicate(pq17, { operation: move.operation.name, snapshot, input: move.input, seed });
    }
    return entries;
  });
}

/** Members asked for of what a change put there or took away, but those in a sentence that may do without: they bring marks of their own. */
function missing(entry: AuditEntry, template: string): string[] {
  if (entry.kind !== "effect") return [];
  return namesIn(template.replace(/\{([^\w{}]+[\w.]+[^\w{}]*|[\w.]+[^\w{}]+)\}/g, "")).filter((name) => {
    const [root, ...path] = name.split(".");
    if ((root !== "after" && root !== "before") || path.length === 0) return false;
    let at: unknown = entry[root];
    for (const key of path) at = (at as Record<string, unknown> | null)?.[key];
    return at === undefined;
  });
}

describe("3 audit sentences of whole games", { timeout: 120_000 }, () => {
  const entries = [...examples(), ...games(250)];

  it.each(languages)("read well in %s: every member asked for is there and no code is left over", (_, phrases) => {
    for (const entry of entries) {
      const sentence = renderSentence(entry, phrases);
      const told = `${sentence} ${JSON.stringify(entry).slice(0, 400)}`;
      expect(/[{}_]|undefined|NaN|\[object|: :|：：|\s[,.]|，|^\s|: \.|：。|：、/.test(sentence), told).toBe(false);
      if (entry.kind === "effect") expect(missing(entry, effectTemplate(entry, phrases)), told).toEqual([]);
      else if (entry.kind !== "ruling") expect(phrases.rolls, told).toHaveProperty(entry.label);
    }
  });

  it("hold no English word in Japanese but what an owner or the charts call something", () => {
    const foreign = new Set<string>();
    for (const entry of entries) {
      const sentence = renderSentence(entry, sentences.ja!).replace(/［.*］/, "");
      for (const [word] of sentence.matchAll(/[A-Za-z][a-z]{2,}/g)) foreign.add(`${word} | ${sentence}`);
    }
    // A ship is told with the id of its force where several forces are drawn from; one example names a force by itself.
    const allowed = /イベントを受ける艦|berthed clyde/;
    expect([...foreign].filter((each) => !allowed.test(each))).toEqual([]);
  });
});
