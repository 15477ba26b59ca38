import { describe, expect, it } from "vitest";
import { impossible } from "../../src/core/request/impossible";
import { pack } from "../../src/rulesets/goeben/charts/pack";
import { goeben } from "../../src/rulesets/goeben/index";
import type { Snapshot } from "../../src/rulesets/goeben/snapshot";
import { exampleOf } from "../fixtures/examples";
import { checkMovesOf } from "./goeben-moves";
import { checkMove } from "./laws";
import { LONG } from "./long";

const { charts } = pack;

describe("laws of Goeben, 1914", () => {
  it(
    "what is listed resolves, changes nothing it was given, replays from its tape and recomputes from its audit: scenarios",
    () => {
      expect(checkMovesOf(12, false)).toBeGreaterThan(1000);
    },
    LONG,
  );

  it("every operation's example resolves by all laws", () => {
    for (const operation of goeben.operations) {
      const { snapshot, input, seed } = exampleOf(goeben, operation.name);
      const state = snapshot as Snapshot;
      expect(impossible(goeben.invariants, state, charts), operation.name).toEqual([]);
      checkMove(goeben, state, { operation, input }, seed);
    }
  });
});
