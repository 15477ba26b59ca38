import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { version } from "../../package.json";

const HEADINGS = ["Added", "Changed", "Fixed", "Removed"];

const [, ...releases] = readFileSync("CHANGELOG.md", "utf8").split(/^## /m);

const titles = releases.map((release) => release.split("\n", 1)[0]!);

test("CHANGELOG.md: unreleased changes are first, then the version of package.json", () => {
  expect(titles[0]).toBe("[Unreleased]");
  expect(titles[1]).toMatch(new RegExp(`^${version}(?: - \\d{4}-\\d{2}-\\d{2})?$`));
});

test.each(titles)("CHANGELOG.md, %s: each heading occurs at most once, in order, with changes below it", (title) => {
  const [, ...parts] = releases[titles.indexOf(title)]!.split(/^### /m);
  const headings = parts.map((part) => part.split("\n", 1)[0]!);
  expect(headings).toEqual(HEADINGS.filter((heading) => headings.includes(heading)));
  for (const part of parts) {
    const [heading, ...lines] = part.split("\n");
    const changes = lines.filter((line) => line.startsWith("- "));
    expect([heading, changes.length > 0, new Set(changes).size]).toEqual([heading, true, changes.length]);
    // One sentence under a heading may name its audience.
    const others = lines.filter((line) => line !== "" && !/^(?:- | {2})/.test(line));
    expect(others.length).toBeLessThanOrEqual(1);
  }
});
