import { describe, expect, it } from "vitest";
import { cloneJson } from "../../src/core/audit/canonical";
import { adjudicate } from "../../src/core/engine/adjudicate";
import { seededPick } from "../../src/core/engine/apply";
import { impossible } from "../../src/core/request/impossible";
import { hunters } from "../../src/rulesets/hunters/index";
import type { Snapshot } from "../../src/rulesets/hunters/snapshot";
import { career } from "./hunters-play";
import { LONG } from "./long";
import { playAtRandom } from "./play";

const charts = hunters.pack.charts;

describe("laws of The Hunters", () => {
  it(
    "a re-roll makes one roll again and costs a token, or is refused and changes nothing",
    () => {
      const pick = seededPick("rerolls");
      let spent = 0;
      let kept = 0;
      for (let index = 0; index < 24; index += 1) {
        const { input, seed } = career(index);
        playAtRandom(hunters, input, seed, (played, { operation, input: chosen }) => {
          const snapshot = cloneJson(played) as Snapshot;
          if (pick(4) > 0 || snapshot.log.length === 0) return;
          snapshot.kommandant.rerolls = 1;
          const plain = adjudicate(hunters, { operation: operation.name, snapshot, input: chosen, seed });
          if (plain.kind !== "RESOLUTION") throw new Error(JSON.stringify(plain));
          const rolls = plain.audit.filter((entry) => entry.kind === "roll" || entry.kind === "draw").length;
          if (rolls === 0) return;
          const request = { operation: operation.name, snapshot, input: chosen, seed, rerolls: [pick(rolls)] };
          const answer = adjudicate(hunters, request);
          if (answer.kind === "REFUSAL") {
            expect(answer.code).toBe("REROLL_ONLY_TO_LIVE");
            kept += 1;
            return;
          }
          if (answer.kind !== "RESOLUTION") throw new Error(JSON.stringify(answer));
          spent += 1;
          const before = (plain.snapshot as Snapshot).kommandant.rerolls;
          const gained = before - 1;
          expect((answer.snapshot as Snapshot).kommandant.rerolls).toBeLessThanOrEqual(gained + 1);
          expect(answer.audit.some((entry) => entry.code === "REROLL_SPENT")).toBe(true);
          const replayed = adjudicate(hunters, { ...request, seed: undefined, dice: answer.dice });
          expect(replayed).toEqual({ ...answer, algorithm: "tape/1" });
          expect(impossible(hunters.invariants, answer.snapshot as Snapshot, charts)).toEqual([]);
        });
      }
      expect(spent).toBeGreaterThan(100);
      expect(kept).toBeGreaterThan(10);
    },
    LONG,
  );
});
