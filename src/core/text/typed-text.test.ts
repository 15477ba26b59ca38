import { describe, expect, test } from "vitest";
import { foldText, isTypedText, normalizeText, TYPED_TEXT_CODE, typedTextSchema } from "./typed-text";

describe("typed text", () => {
  test.each([
    ["Prien ", "Prien"],
    ["\u3000Lehmann-Willenbrock\t", "Lehmann-Willenbrock"],
    ["Gu\u0308nther", "Günther"],
    ["e\u0301", "é"],
    ["\ufeffPrien", "Prien"],
    ["Prien", "Prien"],
  ])("normalizeText: NFC and no white space at the ends: %j", (text, normalized) => {
    expect(normalizeText(text)).toBe(normalized);
    expect(typedTextSchema(60).parse(text)).toBe(normalized);
  });

  test.each([
    ["nothing", ""],
    ["blanks", " \u3000\u00a0"],
    ["a line feed within", "Pri\nen"],
    ["a null", "Prien\u0000"],
    ["an escape", "\u001b[31mPrien"],
    ["a C1 control", "Pri\u0085en"],
    ["an override of the direction", "\u202enierP"],
    ["an isolate", "\u2066Prien\u2069"],
    ["a mark of the direction", "Prien\u200f."],
    ["a zero-width space", "Pri\u200ben"],
    ["a zero-width joiner", "Pri\u200den"],
    ["a soft hyphen", "Pri\u00aden"],
    ["a tag", "Prien\u{e0041}"],
    ["a line separator", "Pri\u2028en"],
    ["half a character", "Prien\ud800"],
    ["a Hangul filler alone", "\u3164"],
    ["an empty Braille pattern alone", "\u2800"],
    ["a variation selector alone", "\ufe0f"],
    ["a Hangul filler within", "Pri\u3164en"],
    ["a combining grapheme joiner", "Pri\u034fen"],
    ["marks without a letter", "\u0301\u0302"],
    ["a code point that is not a character", "Prien\uffff"],
  ])("rejects %s", (_, text) => {
    expect(isTypedText(normalizeText(text))).toBe(false);
    const parsed = typedTextSchema(60).safeParse(text);
    expect(parsed.success).toBe(false);
    expect(parsed.error?.issues.map(({ message }) => message)).toEqual([TYPED_TEXT_CODE]);
  });

  test.each([
    "Prien",
    "O'Brien",
    "Kretschmer 2",
    "東郷平八郎",
    "葛\u{e0100}城",
    "Мария",
    "⚓️ Anker",
    "a",
    "-",
    "é",
    "कर्नल",
  ])("accepts %s", (text) => expect(typedTextSchema(60).parse(text)).toBe(text));
});

test.each([
  ["Prien", "PRIEN"],
  ["Prien", "Ｐｒｉｅｎ"],
  ["Günther", "Gu\u0308nther"],
  ["Weiß", "WEISS"],
  ["Otto  Kretschmer", "Otto Kretschmer"],
  ["ﾌﾟﾘｰﾝ", "プリーン"],
  ["ΟΔΟΣ", "οδος"],
  ["Prien", "Prien\ufe0f"],
])("foldText: %s and %s are the same name", (one, other) => {
  expect(foldText(one)).toBe(foldText(other));
  expect(foldText(`${one}2`)).not.toBe(foldText(other));
});
