import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import en from "./en.json";
import fr from "./fr.json";
import ja from "./ja.json";

const catalogues: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, fr, ja };

/** Every source of the pages as one text. */
function sources(): string {
  const folder = new URL("..", import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(?:tsx?|html)$/.test(file),
  );
  return files.map((file) => readFileSync(new URL(file, folder), "utf8")).join("\n");
}

const fillings = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();

describe("the words of the pages", () => {
  test.each(["fr", "ja"])("say in %s what they say in English, with the same names filled in", (language) => {
    const words = catalogues[language]!;
    expect(Object.keys(words).sort()).toEqual(Object.keys(en).sort());
    const differing = Object.entries(en).filter(
      ([key, text]) => fillings(text).join() !== fillings(words[key]!).join(),
    );
    expect(differing).toEqual([]);
    expect(Object.values(words).filter((text) => text.trim() === "")).toEqual([]);
  });

  test("are there for every key that a page names, and none is left over", () => {
    const text = sources();
    const named = [...text.matchAll(/\bt\("([\w.]+)"|\{\{([\w]+\.[\w.]+)\}\}/g)].map(
      ([, one, other]) => (one ?? other)!,
    );
    const isFile = (name: string) => /\.(?:tsx?|css)$/.test(name);
    expect(named.filter((key) => !isFile(key) && !(key in en))).toEqual([]);
    expect(named.length).toBeGreaterThan(80);
    const built = [...text.matchAll(/t\(`([^`]+)`/g)].map(
      ([, key]) => new RegExp(`^${key!.replaceAll(".", "\\.").replaceAll(/\$\{[^}]*\}+/g, "[\\w.]+")}$`),
    );
    const isUsed = (key: string) =>
      text.includes(`"${key}"`) || text.includes(`{{${key}}}`) || built.some((each) => each.test(key));
    expect(Object.keys(en).filter((key) => !isUsed(key))).toEqual([]);
  });
});
