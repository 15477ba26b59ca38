import { describe, expect, it } from "vitest";
import type { AuditEntry } from "../../src/core/contract/audit";
import type { Phrases } from "../../src/core/contract/phrases";
import type { AnyRuleset } from "../../src/core/contract/ruleset";
import type { SnapshotBase } from "../../src/core/contract/snapshot";
import { adjudicate } from "../../src/core/engine/adjudicate";
import type { Move } from "../../src/core/engine/apply";
import { renderSentence } from "../../src/core/text/sentence";
import { goeben } from "../../src/rulesets/goeben/index";
import { hunters } from "../../src/rulesets/hunters/index";
import { pq17 } from "../../src/rulesets/pq17/index";
import { requestOf, vectorFiles } from "../conformance/vectors";
import { playGoeben } from "./goeben-play";
import { career } from "./hunters-play";
import { playAtRandom } from "./play";
import { playPq17 } from "./pq17-play";

type Look = (state: SnapshotBase, move: Move) => void;

/** A resolution: its source and its audit trail. */
interface ResolutionTrail {
  readonly from: string;
  readonly audit: readonly AuditEntry[];
}

const GAMES = [
  {
    ruleset: hunters,
    play(look: Look) {
      for (const index of [2, 4, 5]) {
        const { input, seed } = career(index);
        playAtRandom(hunters, input, seed, look);
      }
    },
  },
  {
    ruleset: goeben,
    play(look: Look) {
      for (const index of [1, 2, 3]) playGoeben(index, false, look);
      playGoeben(5, true, look);
    },
  },
  { ruleset: pq17, play: (look: Look) => void playPq17(1, look, 400) },
];

const resolved = new Map<AnyRuleset, readonly ResolutionTrail[]>();

/** Returns the resolutions of every vector and of some random play that change the snapshot. */
function resolutionsOf(ruleset: AnyRuleset, play: (look: Look) => void): readonly ResolutionTrail[] {
  const known = resolved.get(ruleset);
  if (known !== undefined) return known;
  const trails: ResolutionTrail[] = [];
  const resolve = (from: string, operation: string, request: object): void => {
    const answer = adjudicate(ruleset, { operation, ...request, decisions: "NONE", audit: "FULL" });
    if (answer.kind !== "RESOLUTION" || !answer.audit.some(({ kind }) => kind === "effect")) return;
    trails.push({ from, audit: answer.audit });
  };
  for (const { content } of vectorFiles(ruleset.id)) {
    for (const vector of content.vectors) {
      resolve(`${vector.operation}, ${vector.id}`, vector.operation, requestOf(ruleset.id, vector));
    }
  }
  play((state, { operation, input }) => {
    const snapshot = structuredClone(state);
    resolve(`${operation.name}, step ${state.step}`, operation.name, { snapshot, input, seed: "story" });
  });
  resolved.set(ruleset, trails);
  return trails;
}

/** Returns the distinct effect sentences, each with its code and without the cited rule. */
function effectSentences(resolutions: readonly ResolutionTrail[], phrases: Phrases): string[] {
  const bare = { ...phrases, forms: { ...phrases.forms, line: "{text}" } };
  const effects = resolutions.flatMap(({ audit }) => audit.filter(({ kind }) => kind === "effect"));
  return [...new Set(effects.map((entry) => `${entry.code} | ${renderSentence(entry, bare)}`))];
}

/** Matches an empty sentence, or a punctuation mark without text before or after it. */
const EMPTY = /^\w+ \| (?:$|[\s.,:;。、：；])|[^.。] [.,]|[:：]\s*[.。]?$|[(（]\s*[)）]|undefined|\{/;

describe.each(GAMES)("$ruleset.id: audit of each resolution", ({ ruleset, play }) => {
  it("has a line whenever the snapshot changes", () => {
    const resolutions = resolutionsOf(ruleset, play);
    expect(resolutions.length).toBeGreaterThan(500);
    const silent = resolutions.filter(({ audit }) => !audit.some(({ weight }) => weight === "STORY"));
    expect(silent.map(({ from, audit }) => [from, audit.map(({ code }) => code)])).toEqual([]);
  });

  it.each(["en", "fr", "ja"])("has no empty effect sentence in %s", async (language) => {
    const sentences = effectSentences(resolutionsOf(ruleset, play), await ruleset.phrasesOf(language));
    expect(sentences.length).toBeGreaterThan(100);
    expect(sentences.filter((sentence) => EMPTY.test(sentence))).toEqual([]);
  });
});

describe("pq17: lines of an audit trail", () => {
  const { play } = GAMES[2]!;
  const CODES =
    /^(?:CP_(?:SPENT|CREDIT|GAINED|SUPPLIED)|SEARCH_LIMIT|SECTOR_ASSIGNED|STRUCK|RUNS|DISPLAY|(?:AIR_)?DECISION) /;

  it.each([
    ["en", /\b[Tt]he (?:Allies|Axis)\b/],
    ["fr", /\b(?:[LlDd]es Alliés|[Ll]’Axe)/],
    ["ja", /連合軍|枢軸軍/],
  ])("name the acting side in %s", async (language, side) => {
    const sentences = effectSentences(resolutionsOf(pq17, play), await pq17.phrasesOf(language));
    const codedSentences = sentences.filter((sentence) => CODES.test(sentence));
    expect(new Set(codedSentences.map((sentence) => sentence.split(" ")[0])).size).toBe(11);
    expect(codedSentences.filter((sentence) => !side.test(sentence))).toEqual([]);
  });
});

describe("goeben: lines of an audit trail", () => {
  const { play } = GAMES[1]!;

  it.each(["en", "fr", "ja"])("have at most one colon in %s", async (language) => {
    const phrases = await goeben.phrasesOf(language);
    const lines = resolutionsOf(goeben, play).flatMap(({ audit }) => audit);
    const sentences = [...new Set(lines.map((entry) => renderSentence(entry, phrases)))];
    expect(sentences.length).toBeGreaterThan(1000);
    expect(sentences.filter((sentence) => sentence.split(/[:：]/).length > 2)).toEqual([]);
  });
});
