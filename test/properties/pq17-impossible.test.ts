import { describe, expect, it } from "vitest";
import { seededPick } from "../../src/core/engine/apply";
import { impossible } from "../../src/core/request/impossible";
import { pack } from "../../src/rulesets/pq17/charts/pack";
import { pq17 } from "../../src/rulesets/pq17/index";
import type { Snapshot } from "../../src/rulesets/pq17/snapshot";
import { table } from "../fixtures/pq17/table";
import { ATTACK_TIME, attackAll } from "./attack";
import { corpusOf } from "./corpus";
import { playPq17 } from "./pq17-play";

const codesOf = (state: Snapshot): string[] =>
  impossible(pq17.invariants, state, pack.charts).map(({ code, pointer }) => `${code} ${pointer}`);

describe("14(3) snapshots of PQ-17 that somebody changed", () => {
  it(
    "are refused as impossible, or read and play on: nothing throws and none is a dead end",
    async () => {
      const pick = seededPick("corpus");
      const corpus = corpusOf(pq17, (look) => {
        for (let index = 0; index < 2; index += 1) {
          playPq17(index, (state) => {
            if (pick((state as Snapshot).pending === null ? 20 : 2) === 0) look(state);
          });
        }
      });
      const { impossible = 0, sound = 0 } = await attackAll(pq17, corpus);
      expect(impossible).toBeGreaterThan(sound / 4);
      expect(sound).toBeGreaterThan(impossible / 4);
    },
    ATTACK_TIME,
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
