import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { interpretations } from "./interpretations";

const page = readFileSync(new URL("./interpretations.md", import.meta.url), "utf8");

test("every ruling of D and E has its number, in order", () => {
  const numbers = (letter: string, last: number) => Array.from({ length: last }, (_, index) => `${letter}${index + 1}`);
  expect(Object.keys(interpretations)).toEqual([...numbers("D", 16), ...numbers("E-", 102)]);
});

test("interpretations.md says what interpretations.ts says", () => {
  const written = page
    .split("\n## ")
    .slice(1)
    .map((part) => part.trim().split(/\n\s*\n/));
  const expected = Object.entries(interpretations).map(([id, { section, question, ruling }]) => [
    `${id} (${section})`,
    question,
    ruling,
  ]);
  expect(written).toEqual(expected);
});
