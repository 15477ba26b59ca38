import { describe, expect, it } from "vitest";
import { seededPick } from "../../src/core/operation/advance";
import { pack } from "../../src/rulesets/pq17/charts/pack";
import { pq17 } from "../../src/rulesets/pq17/index";
import type { Snapshot } from "../../src/rulesets/pq17/snapshot";
import { table } from "../rules/pq17/table";
import { LONG } from "./long";
import { attack, reached, type Verdict } from "./pq17-attack";

const codesOf = (state: Snapshot): string[] =>
  pq17.impossible(state, pack.charts).map(({ code, pointer }) => `${code} ${pointer}`);

describe("7 snapshots of PQ-17 that somebody changed", () => {
  it(
    "are refused as impossible, or play on: no operation breaks and none is a dead end (2,000 changes)",
    () => {
      const states = reached(4, seededPick("attack"));
      const verdicts = new Map<Verdict, number>();
      for (let index = 0; index < 2000; index += 1) {
        const pick = seededPick(`attack-${index}`);
        const state = states[pick(states.length)]!;
        const verdict = attack(state, pick, `attack-${index}`, 2);
        if (verdict.startsWith("broken")) throw new Error(`Change ${index} at ${state.phase}: ${verdict}`);
        verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1);
      }
      expect(verdicts.get("impossible")).toBeGreaterThan(300);
      expect(verdicts.get("sound")).toBeGreaterThan(500);
    },
    LONG,
  );

  it("stand at no phase that play passes through", () => {
    for (const phase of ["prep_environment", "turn_fuel", "admin_vp"] as const) {
      expect(codesOf({ ...table("move_blocks"), phase, phasing: null })).toContain("PHASE_IMPOSSIBLE /snapshot/phase");
    }
  });

  it("8.1 hold no turn after which another would follow that none can hold", () => {
    const state = table("move_blocks");
    const local = [{ region: "iceland" as const, turn: 60, after: "axis" as const }];
    expect(codesOf({ ...state, turn: 59 })).toEqual([]);
    expect(codesOf({ ...state, turn: 60 })).toEqual(["TURN_IMPOSSIBLE /snapshot/turn"]);
    expect(codesOf({ ...state, startTurn: 60 })).toEqual(["TURN_IMPOSSIBLE /snapshot/startTurn"]);
    expect(codesOf({ ...state, weather: { ...state.weather, local } })).toEqual([
      "TURN_IMPOSSIBLE /snapshot/weather/local/0/turn",
    ]);
  });

  it("D-55 count no unknown unit against the capacity of a port", () => {
    expect(codesOf({ ...table("move_blocks"), capacityUsed: ["tirpitz", "bismarck"] })).toEqual([
      "UNIT_UNKNOWN /snapshot/capacityUsed/1",
    ]);
  });
});
