import { describe, expect, it } from "vitest";
import { goeben } from "../../src/rulesets/goeben/index";
import type { Snapshot } from "../../src/rulesets/goeben/snapshot";
import { playGoeben } from "./goeben-play";
import { LONG } from "./long";
import { faultsOf } from "./sound";

describe("laws of Goeben, 1914", () => {
  it(
    "200 campaigns of random legal play end without crash, dead end or impossible snapshot",
    () => {
      const results = new Set<string>();
      const seen = new Set<string>();
      let scenarios = 0;
      for (let index = 0; index < 200; index += 1) {
        const played = playGoeben(index, true, (_, { operation }) => seen.add(operation.name));
        expect(played.over).toBe(true);
        expect(faultsOf(goeben, played.state)).toEqual([]);
        const { campaign, endReason } = played.state as Snapshot;
        results.add(`${campaign!.result} ${endReason}`);
        scenarios += campaign!.scenario;
      }
      expect(results).toContain("failure dismissed");
      expect(results).toContain("failure no_order_left");
      expect(seen).toContain("declareVictory");
      expect(scenarios).toBeGreaterThan(500);
    },
    LONG,
  );
});
