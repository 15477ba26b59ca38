import { describe, expect, it } from "vitest";
import { requestOf, vectorFiles } from "../../../../test/conformance/vectors";
import type { AuditEntry, EffectEntry } from "../../../core/contract/audit";
import { adjudicate } from "../../../core/engine/adjudicate";
import { renderSentence } from "../../../core/text/sentence";
import { pq17 } from "../index";
import { phrasesOf } from "./index";

const LANGUAGES = ["en", "fr", "ja"] as const;

/** Returns the audit lines of every vector that the rules resolve. */
function vectorLines(): readonly AuditEntry[] {
  return vectorFiles("pq17").flatMap(({ content }) =>
    content.vectors.flatMap((vector) => {
      const answer = adjudicate(pq17, {
        operation: vector.operation,
        ...requestOf("pq17", vector),
        decisions: "NONE",
        audit: "FULL",
      });
      return answer.kind === "RESOLUTION" ? answer.audit : [];
    }),
  );
}

const lines = vectorLines();

/** Returns the distinct sentences of the lines with a code, in a language. */
async function sentencesOf(code: string, language: string): Promise<readonly string[]> {
  const phrases = await phrasesOf(language);
  return [...new Set(lines.filter((line) => line.code === code).map((line) => renderSentence(line, phrases)))];
}

describe("audit lines in three languages", () => {
  it.each([
    [
      "7.4.5 an ASW patrol names the block of its Wolf Pack",
      "ASW_PATROL",
      /\(block \d+\)/,
      /\(bloc \d+\)/,
      /（積み木\d+）/,
    ],
    [
      "10.2.6 an ice damage card says how much damage it does",
      "ICE_DAMAGE_CARD",
      /: (?:no|\d+) damage \(card \d+\)/,
      /: (?:aucun dégât|\d+ dégâts?) \(carte \d+\)/,
      /：損害(?:なし|\d+)（カード\d+）/,
    ],
    [
      "9.3.1 a weather damage card says how much damage it does",
      "WEATHER_DAMAGE_CARD",
      /: (?:no|\d+) damage \(card \d+\)/,
      /: (?:aucun dégât|\d+ dégâts?) \(carte \d+\)/,
      /：損害(?:なし|\d+)（カード\d+）/,
    ],
    [
      "9.2.5 a Gale draw says whether the convoy moves",
      "CONVOY_MOVE",
      /: (?:it|its dispersed merchants) (?:may move|does not move|do not move).* \(card \d+\)/,
      /avance.* \(carte \d+\)/,
      /移動で.*（カード\d+）/,
    ],
    [
      "13 the end of an event names the event",
      "EVENT_ENDS",
      /^(?:Elusive Target|Warning from Superiors|Airbase Strike|Port Strike|Night Flying) is no longer in effect\./,
      /^Fin de l’événement aléatoire\u00a0: [a-z]/,
      /^ランダムイベント「.+」が終了。/,
    ],
    [
      "9.5 the end of Local Weather names the region",
      "LOCAL_WEATHER_ENDS",
      /^Local Weather ends \([A-Z].+\)\./,
      /^Fin de la météo locale\u00a0: \p{Lu}/u,
      /^局地気象が終了：.+。/,
    ],
  ])("%s", async (_, code, ...patterns) => {
    for (const [index, language] of LANGUAGES.entries()) {
      const sentences = await sentencesOf(code, language);
      expect(sentences.length).toBeGreaterThan(0);
      expect(sentences.filter((sentence) => !patterns[index]!.test(sentence))).toEqual([]);
    }
  });

  const change: EffectEntry = {
    kind: "effect",
    code: "FUEL_JOINED",
    weight: "DETAIL",
    citation: { ruleset: "pq17", edition: "living_2012", section: "11.1.1" },
    about: { of: "tf_2" },
    pointer: "/sides/allied/forces/0/fuel",
    before: null,
    after: { state: "full", marker: null, refuelled: false },
  };

  it.each([
    ["en", "Fuel of “tf_2” after combining: Full, no marker. [11.1.1]", "Full, marker on turn 30."],
    [
      "fr",
      "«\u00a0tf_2\u00a0», carburant après la réunion\u00a0: plein, aucun marqueur. [11.1.1]",
      "plein, marqueur au tour 30.",
    ],
    ["ja", "「tf_2」の統合後の燃料：満タン、燃料マーカーなし。［11.1.1］", "満タン、燃料マーカーは第30ターン。"],
  ])("11.1.1 fuel without a marker: says so in %s", async (language, sentence, marked) => {
    const phrases = await phrasesOf(language);
    expect(renderSentence(change, phrases)).toBe(sentence);
    expect(renderSentence({ ...change, after: { state: "full", marker: 30 } }, phrases)).toContain(marked);
  });

  it.each([
    ["fr", /^Sortie d’entraînement, départ\u00a0: .+ \(port de retour, \p{Lu}/u],
    ["ja", /.+が.+から訓練出撃。/],
  ])("4.3.4 a training sortie says what the force does, in %s", async (language, begins) => {
    expect((await sentencesOf("TRAINING", language)).some((sentence) => begins.test(sentence))).toBe(true);
  });
});

describe("the story of PQ-17", () => {
  it.each(["WEATHER", "CONVOY_CARD"])("a line that repeats another one is a detail: %s", (code) => {
    const changes = lines.filter((line) => line.kind === "effect" && line.code === code);
    expect(new Set(changes.map(({ weight }) => weight))).toEqual(new Set(["DETAIL"]));
  });
});
