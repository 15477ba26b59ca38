import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { interpretations } from "./interpretations";

const page = readFileSync(new URL("./interpretations.md", import.meta.url), "utf8");

test("every ruling of D has its number", () => {
  const numbers = Array.from({ length: 83 }, (_, index) => `D-${String(index + 1).padStart(2, "0")}`);
  expect(Object.keys(interpretations)).toEqual(expect.arrayContaining([...numbers, "D-49a", "D-49b", "C.12"]));
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
