import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Words that docs/words.md retires, by the catalogue that must not contain them. */
const GIVEN_UP: readonly (readonly [file: string, words: RegExp])[] = [
  ["src/rulesets/hunters/text/ja.json", /キャリア|戦歴|ウルフパック/],
  ["src/rulesets/goeben/text/ja.json", /警戒レベル|給炭船|海兵大隊|勝利得点/],
  ["src/rulesets/pq17/text/ja.json", /商船|散開|狼群|コマンドポイント|イニシアチブ|勝利得点/],
  ["src/rulesets/pq17/text/fr.json", /\b[Mm]archands?\b|\bPC\b/],
  ...["api", "careers", "cli", "web"].map((part) => [`src/${part}/words/ja.json`, /保存した?ゲーム/] as const),
];

test.each(GIVEN_UP)("%s: one word for one concept, as in docs/words.md", (file, words) => {
  const lines = readFileSync(file, "utf8").split("\n");
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.filter((line) => words.test(line))).toEqual([]);
});
