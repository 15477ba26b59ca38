import { describe, expect, it } from "vitest";
import { checkMovesOf } from "./goeben-moves";
import { LONG } from "./long";

describe("laws of Goeben, 1914", () => {
  it(
    "what is listed resolves, changes nothing it was given, replays from its tape and recomputes from its audit: campaigns",
    () => {
      expect(checkMovesOf(8, true)).toBeGreaterThan(1000);
    },
    LONG,
  );
});
