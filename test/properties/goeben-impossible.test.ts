import { describe, expect, it } from "vitest";
import { seededPick } from "../../src/core/operation/advance";
import { attack, reached, type Verdict } from "./goeben-attack";

describe("7 snapshots of Goeben, 1914 that somebody changed", () => {
  it("are refused as impossible, or play on: no operation breaks and none is a dead end (2,000 changes)", () => {
    const pick = seededPick("attack");
    const states = reached(12, pick);
    const verdicts = new Map<Verdict, number>();
    for (let index = 0; index < 2000; index += 1) {
      const state = states[pick(states.length)]!;
      const verdict = attack(state, seededPick(`attack-${index}`), `attack-${index}`);
      if (verdict.startsWith("broken")) throw new Error(`Change ${index} at ${state.phase}: ${verdict}`);
      verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1);
    }
    expect(verdicts.get("impossible")).toBeGreaterThan(500);
    expect(verdicts.get("sound")).toBeGreaterThan(300);
  }, 300_000);
});
