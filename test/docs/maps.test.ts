import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const GAMES = ["hunters", "goeben", "pq17"];

const ROW = /^\| ([\d., -]*) \| [^|]+ \| (.+) \|$/gm;

const LINK = /\]\(([^)]+)\)/g;

/** The map in a ruleset's README: the sections of each row, and its files or folders. */
function mapOf(game: string): { readonly sections: readonly string[]; readonly places: readonly string[] }[] {
  const page = readFileSync(`src/rulesets/${game}/README.md`, "utf8");
  const [, table = ""] = page.split("## Where a section is played");
  return [...table.split("\n## ")[0]!.matchAll(ROW)].map(([, sections, where]) => ({
    sections: sections!.split(", ").filter(Boolean).flatMap(range),
    places: [...where!.matchAll(LINK)].map(([, place]) => place!),
  }));
}

/** Expands `14.1-14.3`, or a single number, to its sections. */
function range(text: string): string[] {
  const [first = "", last] = text.split("-");
  if (last === undefined) return [first];
  const chapter = first.slice(0, first.lastIndexOf(".") + 1);
  const [from, to] = [first, last].map((each) => Number(each.slice(each.lastIndexOf(".") + 1)));
  return Array.from({ length: to! - from! + 1 }, (_, index) => `${chapter}${from! + index}`);
}

/** The section and its ancestors: 9.6.8, 9.6, 9. */
function partsOf(number: string): string[] {
  const [plain = ""] = number.split("(");
  const parts = plain.replace(/\.0$/, "").split(".");
  return parts.map((_, index) => parts.slice(0, parts.length - index).join("."));
}

describe.each(GAMES)("the map of %s", (game) => {
  const map = mapOf(game);
  const sections = new Set(map.flatMap((row) => row.sections));

  it("lists a place for every rule", () => {
    const { rules } = JSON.parse(readFileSync(`docs/coverage/${game}.rules.json`, "utf8"));
    const numbers: string[] = rules.map(({ number }: { number: string }) => number);
    expect(numbers.filter((number) => !partsOf(number).some((part) => sections.has(part)))).toEqual([]);
  });

  it("lists existing places, and every chapter", () => {
    const places = map.flatMap((row) => row.places);
    expect(places.filter((place) => !existsSync(join("src/rulesets", game, place)))).toEqual([]);
    const folders = readdirSync(`src/rulesets/${game}/chapters`, { withFileTypes: true }).filter((each) =>
      each.isDirectory(),
    );
    const mentioned = new Set(places.map((place) => place.split("/")[1]));
    expect(folders.map(({ name }) => name).filter((name) => !mentioned.has(name))).toEqual([]);
  });

  it("lists a chapter's own number in the row of its folder", () => {
    const numbered = readdirSync(`src/rulesets/${game}/chapters`).filter((name) => /^\d/.test(name));
    expect(numbered.length).toBeGreaterThan(15);
    const astray = numbered.filter((name) => {
      const [chapter] = name.split("-");
      const rows = map.filter(({ places }) => places.includes(`chapters/${name}`));
      return !rows.some((row) => row.sections.some((section) => section.split(".")[0] === chapter));
    });
    expect(astray).toEqual([]);
  });
});
