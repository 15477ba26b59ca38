import { expect, test } from "vitest";
import { namesIn } from "../core/text/template";
import en from "./words/en.json";
import fr from "./words/fr.json";
import ja from "./words/ja.json";

/** The different placeholders of each line, sorted. A plural repeats one, and not every language has plurals. */
const holes = (lines: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(lines).map(([line, text]) => [line, [...new Set(namesIn(text))].sort()]));

test.each([
  ["fr", fr],
  ["ja", ja],
])("catalogue %s: the placeholders equal those of the English catalogue", (_, lines) => {
  expect(holes(lines)).toEqual(holes(en));
});
