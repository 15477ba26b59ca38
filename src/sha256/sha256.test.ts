import { expect, test } from "vitest";
import * as node from "./node";
import * as portable from "./portable";

test("SHA-256 of no bytes and of abc are those of FIPS 180-4, on Node and elsewhere", () => {
  const known = [
    ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  ];
  for (const [text, hex] of known) {
    const bytes = new TextEncoder().encode(text);
    for (const { sha256, sha256Hex } of [node, portable]) {
      expect(sha256Hex(bytes)).toBe(hex);
      expect(Buffer.from(sha256(bytes)).toString("hex")).toBe(hex);
    }
  }
});
