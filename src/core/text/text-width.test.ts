import { describe, expect, it } from "vitest";
import { clip, pad, widthOf, wrap } from "./text-width";

describe("text width", () => {
  it("widthOf: wide characters take two columns, combining marks none", () => {
    expect(widthOf("U-99")).toBe(4);
    expect(widthOf("潜望鏡。")).toBe(8);
    expect(widthOf("u\u0308ber")).toBe(4);
    expect(widthOf("Ｕ⚓🚢")).toBe(5);
  });

  it("clip: cuts to a width, but never within a wide character", () => {
    expect(clip("abcdef", 6)).toBe("abcdef");
    expect(clip("abcdefg", 6)).toBe("abcde…");
    expect(clip("潜望鏡", 4)).toBe("潜…");
    expect(clip("a\tb\nc\u2028d", 9)).toBe("a b c d");
  });

  it("pad: fills to exactly a width", () => {
    expect(pad("潜", 4)).toBe("潜  ");
    expect(pad("潜望鏡", 4)).toBe("潜… ");
  });

  it("wrap: breaks lines between items", () => {
    expect(wrap(["aa", "bb", "cc"], ", ", 7)).toEqual(["aa, bb,", "cc"]);
    expect(wrap(["ああ", "い"], "、", 6)).toEqual(["ああ、", "い"]);
    expect(wrap([], ", ", 7)).toEqual([]);
    expect(wrap(["abcdefghij"], ", ", 5)).toEqual(["abcd…"]);
  });
});
