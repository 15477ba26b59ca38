import { expect, test } from "vitest";
import { namesIn } from "../core/text/template";
import { provenOf, remarkIn } from "./wording";
import en from "./words/en.json";
import fr from "./words/fr.json";
import ja from "./words/ja.json";

test.each(Object.entries({ fr, ja }))("what dice prove is said in %s as in English", (language, words) => {
  expect(Object.keys(words.origins)).toEqual(Object.keys(en.origins));
  expect(Object.keys(words.remarks)).toEqual(Object.keys(en.remarks));
  expect(remarkIn("TIME_BACKWARDS", language)).toBe(words.remarks.TIME_BACKWARDS);
  expect(namesIn(words.ownCharts)).toEqual(namesIn(en.ownCharts));
  expect(provenOf({ origin: "TAPE", ownCharts: 2 }, language)).toContain(words.origins.TAPE);
  expect(provenOf({ origin: "TAPE", ownCharts: 2 }, language)).toMatch(/2/);
  expect(provenOf({ origin: "TAPE", ownCharts: 0 }, language)).toBe(words.origins.TAPE);
});

test("what dice prove is said in English where there is no such language", () => {
  expect(provenOf({ origin: "NONE", ownCharts: 0 }, "de")).toBe(en.origins.NONE);
});
