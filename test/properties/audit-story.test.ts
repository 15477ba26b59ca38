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

/** Returns the resolutions of every vector and of some random play. */
function resolutionsOf(ruleset: AnyRuleset, play: (look: Look) => void): readonly ResolutionTrail[] {
  const known = resolved.get(ruleset);
  if (known !== undefined) return known;
  const trails: ResolutionTrail[] = [];
  const resolve = (from: string, operation: string, request: object): void => {
    const answer = adjudicate(ruleset, { operation, ...request, decisions: "NONE", audit: "FULL" });
    if (answer.kind === "RESOLUTION") trails.push({ from, audit: answer.audit });
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

/** Returns phrases that render a line without its cited rule. */
function withoutRules(phrases: Phrases): Phrases {
  return { ...phrases, forms: { ...phrases.forms, line: "{text}" } };
}

/** Returns the distinct effect sentences, each with its code and without the cited rule. */
function effectSentences(resolutions: readonly ResolutionTrail[], phrases: Phrases): string[] {
  const bare = withoutRules(phrases);
  const effects = resolutions.flatMap(({ audit }) => audit.filter(({ kind }) => kind === "effect"));
  return [...new Set(effects.map((entry) => `${entry.code} | ${renderSentence(entry, bare)}`))];
}

/** Text in quotation marks: names of charts, options and rulings, which may contain a colon. */
const QUOTED = /“[^”]*”|"[^"]*"|«[^»]*»|「[^」]*」/g;

/** A quoted id at the start of a line. It keeps its letters. */
const QUOTED_ID = /^(?:«\u00a0\w+\u00a0»|“\w+”|「\w+」)/;

/** Faults of style that a line can have in any language, by name. */
const STYLE: Readonly<Record<string, (line: string, language: string) => boolean>> = {
  "is empty": (line) => /^[\s\p{P}]*$/u.test(line),
  "starts in lower case": (line) => /^[\p{P}\s]*\p{Ll}/u.test(line.replace(QUOTED_ID, "Id")),
  "has two colons": (line) => line.replaceAll(QUOTED, "").replaceAll(/\d:\d/g, "").split(/[:：]/).length > 2,
  "says yes or no": (line) =>
    /(?:^|[:,;(：、（]\s?)(?:yes|no(?!\. \d)|oui|non|はい|いいえ)(?:[.,;)。、）]|$)/iu.test(line),
  "breaks before a French mark": (line, language) => language === "fr" && / [;!?:»]|« /.test(line),
};

/** Returns the faults of style of a line. */
function styleFaults(line: string, language: string): string[] {
  return Object.keys(STYLE).filter((fault) => STYLE[fault]!(line, language));
}

/** Matches an empty sentence, or a punctuation mark without text before or after it. */
const EMPTY = /^\w+ \| (?:$|[\s.,:;。、：；])|[^.。] [.,]|[:：]\s*[.。]?$|[(（]\s*[)）]|undefined|\{/;

describe.each(GAMES)("$ruleset.id: audit of each resolution", ({ ruleset, play }) => {
  it("has a line whenever the snapshot changes", () => {
    const resolutions = resolutionsOf(ruleset, play).filter(({ audit }) => audit.some(({ kind }) => kind === "effect"));
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
    ["en", /\b(?:[Tt]he Allies|Allied|Axis)\b/],
    ["fr", /\b(?:[LlDd]es Alliés|[Ll]’Axe)/],
    ["ja", /連合軍|枢軸軍/],
  ])("name the acting side in %s", async (language, side) => {
    const sentences = effectSentences(resolutionsOf(pq17, play), await pq17.phrasesOf(language));
    const codedSentences = sentences.filter((sentence) => CODES.test(sentence));
    expect(new Set(codedSentences.map((sentence) => sentence.split(" ")[0])).size).toBe(11);
    expect(codedSentences.filter((sentence) => !side.test(sentence))).toEqual([]);
  });
});

describe("style of an audit line", () => {
  it.each([
    ["", "en", ["is empty"]],
    ["。", "ja", ["is empty"]],
    ["convoy 1 is formed.", "en", ["starts in lower case"]],
    ["«\u00a0école\u00a0» armée.", "fr", ["starts in lower case"]],
    ["«\u00a0tf_2\u00a0», niveau d’ID\u00a0: 0 → 1.", "fr", []],
    ["“tf_2” moves.", "en", []],
    ["Ice: 9: Solid Pack.", "en", ["has two colons"]],
    ["氷：9：大規模な流氷。", "ja", ["has two colons"]],
    ["Must spend a point: no.", "en", ["says yes or no"]],
    ["Point à dépenser\u00a0: non.", "fr", ["says yes or no"]],
    ["指揮値の義務：いいえ。", "ja", ["says yes or no"]],
    ["Glace : 9.", "fr", ["breaks before a French mark"]],
    ["La décision « Glace » compte.", "fr", ["breaks before a French mark"]],
    ["Ruling “Odds: ice”: no hit, 12:30.", "en", []],
    ["Décision «\u00a0Glace\u00a0: mer\u00a0»\u202f; score\u00a0: non touché.", "fr", []],
    ["裁定「氷：海」：命中なし。", "ja", []],
  ])("%j in %s: %j", (line, language, faults) => {
    expect(styleFaults(line, language)).toEqual(faults);
  });
});

describe.each(GAMES)("$ruleset.id: lines of an audit trail", ({ ruleset, play }) => {
  it.each(["en", "fr", "ja"])("are in style in %s", async (language) => {
    const bare = withoutRules(await ruleset.phrasesOf(language));
    const lines = new Map<string, string>();
    for (const { audit } of resolutionsOf(ruleset, play)) {
      for (const entry of audit) lines.set(renderSentence(entry, bare), `${entry.kind} ${entry.code}`);
    }
    expect(lines.size).toBeGreaterThan(1000);
    const faults = [...lines].flatMap(([line, source]) =>
      styleFaults(line, language).map((fault) => `${source} ${fault}: ${line}`),
    );
    expect(faults).toEqual([]);
  });
});
