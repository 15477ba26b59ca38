import { describe, expect, it } from "vitest";
import { lookupLanguage, namedLanguage, pickLanguage } from "./accept-language";

const SUPPORTED = ["en", "fr", "ja"];

const pick = (header: string | undefined) => pickLanguage(header, SUPPORTED);

describe("RFC 9110 12.5.4 the language of an answer", () => {
  it("is English when nothing is wished for, or nothing that is spoken", () => {
    for (const header of [undefined, "", " ", ",,;", "de", "de, it;q=0.3", "*", "en;q=0", "fr;q=0"]) {
      expect(pick(header), String(header)).toBe("en");
    }
  });

  it("is the one of the highest quality, the first of several", () => {
    expect(pick("fr")).toBe("fr");
    expect(pick("fr;q=0.8, ja")).toBe("ja");
    expect(pick("de, fr;q=0.5, ja;q=0.501")).toBe("ja");
    expect(pick("ja,fr")).toBe("ja");
    expect(pick("fr, ja")).toBe("fr");
    expect(pick("en;q=0.4,fr;q=0.4")).toBe("en");
  });

  it("matches by prefix both ways and whatever the case", () => {
    expect(pick("fr-CA, en;q=0.9")).toBe("fr");
    expect(pick("JA-jp")).toBe("ja");
    expect(pickLanguage("fr", ["en", "fr-FR"])).toBe("fr-FR");
    expect(pickLanguage("pt-BR", ["en", "pt-PT", "pt-br"])).toBe("pt-br");
    expect(pick("frr, jav")).toBe("en");
  });

  it("takes any language but those ruled out for *", () => {
    expect(pick("*;q=0.5, fr;q=0.9")).toBe("fr");
    expect(pick("en;q=0, *")).toBe("fr");
    expect(pick("*, en;q=0.2")).toBe("fr");
    expect(pick("fr-CA;q=0, fr")).toBe("fr");
  });

  it("passes over what it cannot read", () => {
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

  it("falls back on what there is", () => {
    expect(pickLanguage("en", ["fr", "ja"])).toBe("fr");
    expect(pickLanguage("en", [])).toBe("en");
  });

  it("is named only where the header says more than that any will do", () => {
    const named = (header: string | undefined) => namedLanguage(header, SUPPORTED);
    expect([named(undefined), named("*"), named("de"), named("de, *;q=0.1"), named("fr;q=0")]).toEqual(
      Array(5).fill(undefined),
    );
    expect([named("en"), named("de, fr-CA;q=0.2"), named("ja, *")]).toEqual(["en", "fr", "ja"]);
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
  ])("%s: the supported language %s", (tag, language) => {
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
  ])("%j: no language", (tag) => {
    expect(lookupLanguage(tag, ["en", "fr", "ja", "zh-hant"])).toBeUndefined();
  });
});
