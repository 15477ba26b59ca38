import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import en from "./en.json";
import fr from "./fr.json";
import ja from "./ja.json";

const catalogues: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, fr, ja };

/** The source of all pages as one text. */
function sources(): string {
  const folder = new URL("..", import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(?:tsx?|html)$/.test(file),
  );
  return files.map((file) => readFileSync(new URL(file, folder), "utf8")).join("\n");
}

const fillings = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();

describe("the catalogues of the pages", () => {
  test.each(["fr", "ja"])("%s: same keys and parameters as English", (language) => {
    const words = catalogues[language]!;
    expect(Object.keys(words).sort()).toEqual(Object.keys(en).sort());
    const differing = Object.entries(en).filter(
      ([key, text]) => fillings(text).join() !== fillings(words[key]!).join(),
    );
    expect(differing).toEqual([]);
    expect(Object.values(words).filter((text) => text.trim() === "")).toEqual([]);
  });

  test("every key used in a page exists, and every key is used", () => {
    const text = sources();
    const keys = [...text.matchAll(/\bt\("([\w.]+)"|\{\{([\w]+\.[\w.]+)\}\}/g)].map(
      ([, one, other]) => (one ?? other)!,
    );
    const isFile = (name: string) => /\.(?:tsx?|css)$/.test(name);
    expect(keys.filter((key) => !isFile(key) && !(key in en))).toEqual([]);
    expect(keys.length).toBeGreaterThan(80);
    const built = [...text.matchAll(/t\(`([^`]+)`/g)].map(
      ([, key]) => new RegExp(`^${key!.replaceAll(".", "\\.").replaceAll(/\$\{[^}]*\}+/g, "[\\w.]+")}$`),
    );
    const isUsed = (key: string) =>
      text.includes(`"${key}"`) || text.includes(`{{${key}}}`) || built.some((each) => each.test(key));
    expect(Object.keys(en).filter((key) => !isUsed(key))).toEqual([]);
  });
});
