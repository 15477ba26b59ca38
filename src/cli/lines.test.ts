import { expect, test } from "vitest";
import { namesIn } from "../core/text/template";
import en from "./words/en.json";
import fr from "./words/fr.json";
import ja from "./words/ja.json";

/** The names that each line holds, in a fixed order. */
const holes = (lines: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(lines).map(([line, text]) => [line, [...namesIn(text)].sort()]));

test.each([
  ["fr", fr],
  ["ja", ja],
])("the command line says in %s all that it says in English", (_, lines) => {
  expect(holes(lines)).toEqual(holes(en));
});
