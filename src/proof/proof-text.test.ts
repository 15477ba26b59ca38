import { expect, test } from "vitest";
import { namesIn } from "../core/text/template";
import { proofText, remarkText } from "./proof-text";
import en from "./words/en.json";
import fr from "./words/fr.json";
import ja from "./words/ja.json";

test.each(Object.entries({ fr, ja }))("%s has every text of the English catalogue", (language, words) => {
  expect(Object.keys(words.origins)).toEqual(Object.keys(en.origins));
  expect(Object.keys(words.remarks)).toEqual(Object.keys(en.remarks));
  expect(remarkText("TIME_BACKWARDS", language)).toBe(words.remarks.TIME_BACKWARDS);
  expect(namesIn(words.ownCharts)).toEqual(namesIn(en.ownCharts));
  expect(proofText({ origin: "TAPE", ownCharts: 2 }, language)).toContain(words.origins.TAPE);
  expect(proofText({ origin: "TAPE", ownCharts: 2 }, language)).toMatch(/2/);
  expect(proofText({ origin: "TAPE", ownCharts: 0 }, language)).toBe(words.origins.TAPE);
});

test("an unknown language falls back to English", () => {
  expect(proofText({ origin: "NONE", ownCharts: 0 }, "de")).toBe(en.origins.NONE);
});
