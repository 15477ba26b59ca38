import { describe, expect, test } from "vitest";
import { readLink } from "./link";

const ID = "Xk3_9-aBcDeFgHiJkLmNoP";

const TOKEN = `nut_${"a".repeat(43)}`;

describe("pasted text", () => {
  test("a link with a token: stored game and token", () => {
    for (const origin of ["https://umpire.example", "http://127.0.0.1:4000", ""]) {
      expect(readLink(` ${origin}/app/careers/${ID}#t=${TOKEN}\n`)).toEqual({ id: ID, token: TOKEN });
    }
  });

  test("an invitation: stored game and claim", () => {
    const claim = `nuc_${"b".repeat(43)}`;
    expect(readLink(`https://umpire.example/app/careers/${ID}#claim=${claim}`)).toEqual({ id: ID, claim });
    expect(readLink(`https://umpire.example/app/careers/${ID}#claim=${TOKEN}`)).toEqual({ id: ID });
  });

  test("a link without a valid token: stored game only", () => {
    expect(readLink(`https://umpire.example/app/replay/${ID}`)).toEqual({ id: ID });
    expect(readLink(`https://umpire.example/app/careers/${ID}#t=nut_short`)).toEqual({ id: ID });
    expect(readLink(ID)).toEqual({ id: ID });
  });

  test("anything else: no link", () => {
    for (const text of ["", "hello", "https://umpire.example/", TOKEN]) expect(readLink(text)).toBeUndefined();
  });
});
