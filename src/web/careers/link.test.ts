import { describe, expect, test } from "vitest";
import { readLink } from "./link";

const ID = "Xk3_9-aBcDeFgHiJkLmNoP";

const TOKEN = `nut_${"a".repeat(43)}`;

describe("a pasted text", () => {
  test("leads to a stored game with the token of the link", () => {
    for (const origin of ["https://umpire.example", "http://127.0.0.1:4000", ""]) {
      expect(readLink(` ${origin}/app/careers/${ID}#t=${TOKEN}\n`)).toEqual({ id: ID, token: TOKEN });
    }
  });

  test("leads there without a token where it has none that could open anything", () => {
    expect(readLink(`https://umpire.example/app/replay/${ID}`)).toEqual({ id: ID });
    expect(readLink(`https://umpire.example/app/careers/${ID}#t=nut_short`)).toEqual({ id: ID });
    expect(readLink(ID)).toEqual({ id: ID });
  });

  test("leads nowhere when it is something else", () => {
    for (const text of ["", "hello", "https://umpire.example/", TOKEN]) expect(readLink(text)).toBeUndefined();
  });
});
