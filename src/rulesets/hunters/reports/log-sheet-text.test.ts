import { describe, expect, it } from "vitest";
import { allPhrases } from "../../../../test/fixtures/phrases";
import { widthOf } from "../../../core/text/text-width";
import { hunters } from "../index";
import type { LogSheet, LogSheetRow } from "./log-sheet-schema";
import { logSheetText } from "./log-sheet-text";

const sentences = await allPhrases(hunters);

const none = { area: null, mission: null, boat: null, tons: 0, result: null, advancement: false };
const bare = { ...none, targets: [] };
const target = { type: "tanker", name: "Lucretia", tons: 2600, state: "sunk" } as const;
const other = { type: "large_freighter", name: null, tons: 7000, state: "damaged" } as const;
const first: LogSheetRow = {
  ...bare,
  month: "1941-09",
  entry: "patrol",
  area: "british_isles",
  mission: "M",
  boat: "VIIC",
  targets: [target, other],
  tons: 2600,
  result: "S",
  advancement: true,
};
const sheet: LogSheet = {
  kommandant: "Karl Böhm",
  rank: "KptLt",
  award: "KC",
  boat: "VIIC",
  number: 99,
  edition: "second",
  startMonth: "1941-09",
  rows: [first, { ...bare, month: "1941-10", entry: "P" }, { ...bare, month: "1941-11", entry: "R" }],
  totals: { patrols: 1, ships: 1, tons: 102600, successes: 1 },
  end: { fate: "captured", month: "1941-11", victory: "defeat" },
};

const textIn = (language: string, of: LogSheet = sheet) => logSheetText(of, sentences[language]!).split("\n");

describe("3.5 the printed log sheet", () => {
  it("3.5 the printed sheet holds boat, Kommandant, months, targets, totals and fate in English", () => {
    const rule = "-".repeat(100);
    expect(textIn("en")).toEqual([
      "PATROL LOG  U-99  Type VIIC  September 1941",
      "Karl Böhm  Kapitänleutnant",
      "Knight's Cross",
      rule,
      "Month    Area                      S/F  Targets",
      rule,
      "1941-09  British Isles (M)         S*   Lucretia 2,600 t sunk, large freighter 7,000 t damaged",
      "1941-10  P",
      "1941-11  R",
      rule,
      "Patrols 1  Successes 1  Ships sunk 1  Tonnage 102,600 t",
      "November 1941, boat captured, defeat",
      "P patrol continued, R refit, * every third success",
    ]);
  });

  it("3.5 the printed sheet lines up in Japanese, whose characters are two columns wide", () => {
    const lines = textIn("ja");
    expect(lines[6]).toBe(
      "1941-09  イギリス諸島 (M)          S*   Lucretia 2,600 トン 撃沈、大型貨物船 7,000 トン 損傷",
    );
    expect(widthOf(lines[6]!.split("S*")[0]!)).toBe(widthOf(lines[4]!.split("S/F")[0]!));
  });

  it("3.5 the printed sheet says in French that a career goes on", () => {
    expect(textIn("fr", { ...sheet, end: null }).at(-2)).toBe("carrière en cours");
  });

  it.each(hunters.languages)(
    "3.5 the printed sheet fits a hundred columns in %s, whatever the names and however many the ships",
    (language) => {
      const long = { ...target, name: "船".repeat(60) };
      const targets = [...Array.from({ length: 30 }, () => target), long, { ...other, name: "x\ny\u202e" }];
      const lines = textIn(language, { ...sheet, kommandant: "艦".repeat(60), rows: [{ ...first, targets }] });
      expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(100);
      expect(lines.length).toBeGreaterThan(16);
      expect(lines.join("")).toContain("x y 7");
    },
  );
});
