import { describe, expect, it } from "vitest";
import type { AuditEntry } from "../../../core/contract/audit";
import { renderSentence, wordFor } from "../../../core/text/sentence";
import { marks } from "../audit-marks";
import { pack } from "../charts/pack";
import { phrasesOf } from "./index";

const at = (section: string) => ({ ruleset: "goeben", edition: "errata_2014", section });

const citation = at("14.5");

describe("14.5 a salvo in three languages", () => {
  const entry: AuditEntry = {
    kind: "throw",
    code: "GUNNERY",
    weight: "STORY",
    citation,
    label: "gunnery",
    about: { ship: "goeben", weapon: "primary", target: "defence" },
    dice: "7x1d6",
    faces: [1, 6, 3, 6, 2, 4, 5],
    chart: "GUNNERY",
    column: null,
    rows: [0, 1, 0, 1, 0, 0, 0],
    terms: [
      { code: "GUN_FACTOR", value: 5, citation },
      { code: "LEADERSHIP", value: 4, citation },
      { code: "ARMOR", value: -2, citation },
    ],
    counting: ["hit"],
    counted: 2,
  };

  it.each([
    [
      "en",
      "SMS Goeben fires primary guns at HMS Defence: +5 (gun factor), +4 (Leadership), −2 (armor) = 7 dice (1, 6, 3, 6, 2, 4, 5), 2 hits. [14.5]",
    ],
    [
      "fr",
      "Le SMS Goeben tire sur le HMS Defence (pièces principales), +5 (facteur de canons), +4 (commandement), −2 (blindage) = 7 dés\u00a0: 1, 6, 3, 6, 2, 4, 5\u202f; 2 coups au but. [14.5]",
    ],
    [
      "ja",
      "ゲーベンの大口径砲がディフェンスを射撃、+5（火力）、+4（統率力）、−2（装甲）=ダイス7個：1、6、3、6、2、4、5、命中2発。［14.5］",
    ],
  ])("the sentence in %s says who fires what at whom with how many dice and why", async (language, sentence) => {
    expect(renderSentence(entry, await phrasesOf(language))).toBe(sentence);
  });
});

describe("14.13, 8.4 changes in three languages", () => {
  const hit: AuditEntry = {
    kind: "effect",
    code: "COMBATANT_DAMAGE",
    weight: "STORY",
    citation: at("14.7"),
    about: { of: "dublin" },
    pointer: "/battle/allied/2/damage",
    before: 0,
    after: 1,
  };
  const lost: AuditEntry = {
    kind: "effect",
    code: "CARGO_LOST",
    weight: "STORY",
    citation: at("8.4"),
    pointer: "/ships/breslau/boxes/3",
    before: "wireless",
    after: null,
  };

  it.each([
    [
      "en",
      "Damage to HMS Dublin rises from 0 to 1. [14.7]",
      "SMS Breslau loses Hull box 4 and its cargo, Wireless. [8.4]",
    ],
    [
      "fr",
      "Le HMS Dublin subit des dégâts\u00a0: 0 → 1. [14.7]",
      "Le SMS Breslau perd la case de coque 4 et son chargement (TSF). [8.4]",
    ],
    ["ja", "ダブリンに損害：0→1。［14.7］", "ブレスラウ、船体ボックス4と資材の無線を失った。［8.4］"],
  ])("the sentences in %s name the ship and the Hull box", async (language, damage, cargo) => {
    expect(renderSentence(hit, await phrasesOf(language))).toBe(damage);
    expect(renderSentence(lost, await phrasesOf(language))).toBe(cargo);
  });
});

describe("14.1 a battle in three languages", () => {
  const battle: AuditEntry = {
    kind: "effect",
    code: "BATTLE_BEGUN",
    weight: "STORY",
    citation: at("14.1"),
    pointer: "/battle",
    before: null,
    after: {
      kind: "naval",
      space: "messina",
      german: ["goeben", "breslau"],
      austroHungarian: [],
      allied: ["ernest_renan", "d_entrecasteaux"],
    },
  };

  it.each([
    ["en", "SMS Goeben, SMS Breslau vs. Ernest Renan, D'Entrecasteaux. [14.1]"],
    ["fr", "le SMS Goeben, le SMS Breslau, contre l’Ernest Renan, le D’Entrecasteaux. [14.1]"],
  ])("the sentence in %s says who fights whom, with the articles of ships", async (language, end) => {
    expect(renderSentence(battle, await phrasesOf(language))).toContain(end);
  });

  it("in a French list, a ship has no article", async () => {
    const phrases = await phrasesOf("fr");
    const names = ["goeben", "ernest_renan", "dd_bouclier_flotilla"].map((id) => wordFor(id, phrases));
    expect(names).toEqual(["SMS Goeben", "Ernest Renan", "flottille de contre-torpilleurs Bouclier"]);
  });

  it("every ship has an article in French", async () => {
    const { articles } = await phrasesOf("fr");
    const { GERMAN_SHIPS, ALLIED_SHIPS, AUSTRO_HUNGARIAN_SHIPS } = pack.charts;
    const ships = [...ALLIED_SHIPS.facts.ships, ...AUSTRO_HUNGARIAN_SHIPS.facts.ships].map(({ id }) => id);
    expect(Object.keys(articles).sort()).toEqual([...Object.keys(GERMAN_SHIPS.facts.ships), ...ships].sort());
    expect(Object.values(articles).filter((name) => !/^(?:le |la |l’)/.test(name))).toEqual([]);
  });
});

describe("the story of Goeben", () => {
  it.each(["CONTACT", "MARKER_SEEN"])("a change that repeats its roll is a detail: %s", (code) => {
    expect(marks.story).not.toContain(code);
  });
});
