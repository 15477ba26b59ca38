import { describe, expect, it } from "vitest";
import { requestOf, vectorFiles } from "../../../../test/conformance/vectors";
import type { AuditEntry } from "../../../core/contract/audit";
import { adjudicate } from "../../../core/engine/adjudicate";
import { renderSentence } from "../../../core/text/sentence";
import { hunters } from "../index";
import { phrasesOf } from "./index";

describe("9.6.7 a detection in three languages", () => {
  const citation = { ruleset: "hunters", edition: "second", section: "9.6.7" };
  const entry: AuditEntry = {
    kind: "roll",
    code: "ESCORT_DETECTION",
    weight: "STORY",
    citation,
    label: "escort-detection",
    dice: "2d6",
    faces: [4, 3],
    chart: "E2",
    column: "normal",
    row: 1,
    modifiers: [
      { code: "E2_1941", value: 1, citation },
      { code: "E2_G7A_DAY", value: 1, citation },
      { code: "E2_LONG_RANGE", value: -1, citation },
    ],
    total: 7,
    modified: 8,
    result: "detected",
  };

  it.each([
    ["en", "Escort detection (E2): 4+3 = 7, +1 (1941), +1 (G7a by day), −1 (long range) = 8, detected. [9.6.7]"],
    [
      "fr",
      "Détection par l’escorte (E2)\u00a0: 4+3 = 7, +1 (1941), +1 (G7a de jour), −1 (longue portée) = 8, détecté. [9.6.7]",
    ],
    ["ja", "護衛艦探知（E2）：4+3=7、+1（1941年）、+1（昼間のG7a）、−1（長距離）=8、探知された。［9.6.7］"],
  ])("9.6.7 a detection reads well in %s", async (language, sentence) => {
    expect(renderSentence(entry, await phrasesOf(language))).toBe(sentence);
  });
});

describe("9.2.5 a ship sunk in three languages", () => {
  const citation = { ruleset: "hunters", edition: "second", section: "9.2.5" };
  const after = { type: "tanker", name: "Lucretia", tons: 2600, sunk: true };
  const entry: AuditEntry = {
    kind: "effect",
    code: "SHIP_SUNK",
    weight: "STORY",
    citation,
    pointer: "/log/0/ships/0",
    before: null,
    after,
  };

  it.each([
    ["en", "Sunk: tanker Lucretia, 2,600 t. [9.2.5]", "Sunk: tanker, 2,600 t. [9.2.5]"],
    ["fr", "Coulé\u00a0: pétrolier Lucretia, 2\u202f600 t. [9.2.5]", "Coulé\u00a0: pétrolier, 2\u202f600 t. [9.2.5]"],
    ["ja", "撃沈：タンカー「Lucretia」、2,600トン。［9.2.5］", "撃沈：タンカー、2,600トン。［9.2.5］"],
  ])(
    "9.2.5 a ship sunk reads well in %s, with a name and under standard tonnage",
    async (language, named, nameless) => {
      expect(renderSentence(entry, await phrasesOf(language))).toBe(named);
      expect(renderSentence({ ...entry, after: { ...after, name: null } }, await phrasesOf(language))).toBe(nameless);
    },
  );
});

describe("9.2 an attack on escorted ships", () => {
  const trails = vectorFiles("hunters").flatMap(({ content }) =>
    content.vectors.flatMap((vector) => {
      const request = { operation: vector.operation, ...requestOf("hunters", vector) };
      const answer = adjudicate(hunters, { ...request, decisions: "NONE", audit: "FULL" });
      return answer.kind === "RESOLUTION" ? [{ operation: vector.operation, audit: answer.audit }] : [];
    }),
  );

  it("9.6.1 the search of the escort comes after the shots that it follows", () => {
    const attacks = trails.filter(({ operation }) => operation === "resolveAttack");
    const orders = attacks.map(({ audit }) => audit.map(({ code }) => code));
    const unchecked = orders.filter((codes) => codes.includes("ATTACK") && !codes.includes("CLOSE_APPROACH_DETECTION"));
    expect(unchecked.length).toBeGreaterThan(10);
    for (const codes of unchecked) {
      expect(codes.indexOf("DETECTION_BEGINS")).toBeGreaterThan(codes.lastIndexOf("TORPEDO_HIT"));
      expect(codes.indexOf("DETECTION_BEGINS")).toBeGreaterThan(codes.indexOf("ATTACK"));
    }
  });

  it("9.2.2 the check of a close approach follows the start of the search", () => {
    const orders = trails.map(({ audit }) => audit.map(({ code }) => code));
    const checked = orders.filter((codes) => codes.includes("CLOSE_APPROACH_DETECTION"));
    expect(checked.length).toBeGreaterThan(5);
    for (const codes of checked) {
      expect(codes.indexOf("CLOSE_APPROACH_DETECTION")).toBeGreaterThan(codes.indexOf("DETECTION_BEGINS"));
    }
  });

  it.each([
    ["en", /^Hull damage is now \d+ \(test depth exceeded\)\./],
    ["fr", /^Dégâts de coque \(profondeur maximale dépassée\)\u00a0: \d+ en tout\./],
    ["ja", /^超過耐圧殻潜航により船体損傷が\d+になった。/],
  ])("9.6.4 hull damage from exceeding test depth says why in %s", async (language, form) => {
    const phrases = await phrasesOf(language);
    const marked = trails.flatMap(({ audit }) =>
      audit.filter(({ code, citation }) => code === "HULL_DAMAGED" && citation.section === "9.6.4"),
    );
    expect(marked.length).toBeGreaterThan(0);
    expect(marked.map((line) => renderSentence(line, phrases)).filter((line) => !form.test(line))).toEqual([]);
  });
});
