import { describe, expect, test } from "vitest";
import { splitSection } from "./weight";

describe("a sentence of the log", () => {
  test.each([
    ["Hull damage: 1. [9.6.8]", "Hull damage: 1.", "9.6.8"],
    ["船体の損傷：1。［9.6.8］", "船体の損傷：1。", "9.6.8"],
    ["It goes on.", "It goes on.", undefined],
  ])("is split from its section number: %s", (sentence, text, section) => {
    expect(splitSection(sentence)).toEqual({ text, section });
  });
});
