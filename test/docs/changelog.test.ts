import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const HEADINGS = ["Added", "Changed", "Fixed", "Removed"];

test("CHANGELOG.md, the newest release: each heading is there at most once, in this order, and only changes are under them", () => {
  const changelog = readFileSync("CHANGELOG.md", "utf8");
  const [, newest = ""] = changelog.split(/^## .*\n/m);
  const headings = [...newest.matchAll(/^### (.*)$/gm)].map(([, heading]) => heading);
  expect(headings).toEqual(HEADINGS.filter((heading) => headings.includes(heading)));
  const lines = newest.split("\n").filter((line) => line !== "" && !/^(?:### |- | {2})/.test(line));
  expect(lines).toEqual([]);
  const changes = newest.split("\n").filter((line) => line.startsWith("- "));
  expect(changes.length).toBeGreaterThan(0);
  expect(new Set(changes).size).toBe(changes.length);
});
