import { describe, expect, it } from "vitest";
import { lookupLanguage, namedLanguage, pickLanguage } from "./accept-language";

const SUPPORTED = ["en", "fr", "ja"];

const pick = (header: string | undefined) => pickLanguage(header, SUPPORTED);

describe("RFC 9110 12.5.4 pickLanguage", () => {
  it("English without a header or a supported language", () => {
    for (const header of [undefined, "", " ", ",,;", "de", "de, it;q=0.3", "*", "en;q=0", "fr;q=0"]) {
      expect(pick(header), String(header)).toBe("en");
    }
  });

  it("the highest quality wins, and the first of equals", () => {
    expect(pick("fr")).toBe("fr");
    expect(pick("fr;q=0.8, ja")).toBe("ja");
    expect(pick("de, fr;q=0.5, ja;q=0.501")).toBe("ja");
    expect(pick("ja,fr")).toBe("ja");
    expect(pick("fr, ja")).toBe("fr");
    expect(pick("en;q=0.4,fr;q=0.4")).toBe("en");
  });

  it("matches prefixes in both directions, ignoring case", () => {
    expect(pick("fr-CA, en;q=0.9")).toBe("fr");
    expect(pick("JA-jp")).toBe("ja");
    expect(pickLanguage("fr", ["en", "fr-FR"])).toBe("fr-FR");
    expect(pickLanguage("pt-BR", ["en", "pt-PT", "pt-br"])).toBe("pt-br");
    expect(pick("frr, jav")).toBe("en");
  });

  it("`*` matches any language that is not excluded", () => {
    expect(pick("*;q=0.5, fr;q=0.9")).toBe("fr");
    expect(pick("en;q=0, *")).toBe("fr");
    expect(pick("*, en;q=0.2")).toBe("fr");
    expect(pick("fr-CA;q=0, fr")).toBe("fr");
  });

  it("ignores malformed elements", () => {
    for (const header of [
      "fr;q=2, ja",
      "fr;q=-1, ja",
      "fr;level=1, ja",
      "über, ja",
      "f\u0000r, ja",
      "fr;q=0.1234, ja",
    ]) {
      expect(pick(header), header).toBe("ja");
    }
    expect(pick(" fr ; q = 0.7 ,en;q=0.1")).toBe("fr");
    expect(pick(`${"a-".repeat(50_000)},ja`)).toBe("ja");
  });

  it("falls back to the first supported language", () => {
    expect(pickLanguage("en", ["fr", "ja"])).toBe("fr");
    expect(pickLanguage("en", [])).toBe("en");
  });

  it("namedLanguage: undefined if only `*` matches", () => {
    const languageOf = (header: string | undefined) => namedLanguage(header, SUPPORTED);
    expect([
      languageOf(undefined),
      languageOf("*"),
      languageOf("de"),
      languageOf("de, *;q=0.1"),
      languageOf("fr;q=0"),
    ]).toEqual(Array(5).fill(undefined));
    expect([languageOf("en"), languageOf("de, fr-CA;q=0.2"), languageOf("ja, *")]).toEqual(["en", "fr", "ja"]);
  });
});

describe("RFC 4647 3.4 lookupLanguage", () => {
  it.each([
    ["fr", "fr"],
    ["FR", "fr"],
    ["en-US", "en"],
    ["EN-us-x-private", "en"],
    ["fr-CA", "fr"],
    ["ja-Jpan-JP-u-ca-japanese", "ja"],
    ["fr_FR", "fr"],
    ["zh-Hant-TW", "zh-hant"],
    ["zh-Hant-x-twain", "zh-hant"],
  ])("%s: matches %s", (tag, language) => {
    expect(lookupLanguage(tag, ["en", "fr", "ja", "zh-hant"])).toBe(language);
  });

  it.each([
    "",
    "e",
    "de",
    "english",
    "enx",
    "en-",
    "-en",
    "en--US",
    "*",
    "zh",
    "fr;q=1",
    "fr,en",
    "constructor",
    "__proto__",
    "fr FR",
    7,
    null,
    undefined,
    ["fr"],
  ])("%j: no match", (tag) => {
    expect(lookupLanguage(tag, ["en", "fr", "ja", "zh-hant"])).toBeUndefined();
  });
});
