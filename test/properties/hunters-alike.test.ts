import { describe, expect, it } from "vitest";
import { canonicalJson, cloneJson } from "../../src/core/audit/canonical";
import type { Dice } from "../../src/core/dice/dice";
import { type Enumeration, enumerate } from "../../src/core/dice/enumerating";
import { SeededDice } from "../../src/core/dice/seeded";
import { apply } from "../../src/core/engine/apply";
import { hunters } from "../../src/rulesets/hunters/index";
import { playAtRandom } from "./play";
import { resultOf, resultOfOthers } from "./representatives";
import { tryOthers } from "./unmoved";

const LONG = 120_000;

const CAREERS = 30;

const charts = hunters.pack.charts;

/** Careers that between them use every option that adds rolls. */
function career(index: number): unknown {
  const flag = (bit: number): boolean => ((index >> bit) & 1) === 1;
  const options = {
    historicalTargets: flag(0),
    extraTargetRosters: flag(1),
    variableEscortQuality: flag(0),
    variableAircraftQuality: flag(1),
    evasiveManeuvers: flag(2),
    resupplyAtSea: flag(1),
    convoyPenetration: flag(2),
  };
  const boats = ["VIIC", "IXB", "VIIA", "VIIC_FLAK", "VIID", "IXA", "VIIB", "IXC"] as const;
  return { boat: boats[index % boats.length], number: 100 + index, name: "Kommandant", edition: "second", options };
}

describe("rolls of The Hunters that are called alike", () => {
  it(
    "have the same consequences in every operation of whole careers",
    () => {
      const seen = new Map<string, number>();
      for (let index = 0; index < CAREERS; index += 1) {
        const seed = `alike-${index}`;
        playAtRandom(hunters, career(index), seed, (state, move) => {
          const scope = { ruleset: "hunters", operation: move.operation.name, step: state.step };
          const real = resultOf(state, charts, move, new SeededDice(seed, scope));
          const others = resultOfOthers(state, charts, move, () => new SeededDice(seed, scope));
          expect(others.result, `${move.operation.name} of ${seed} at step ${state.step}`).toBe(real);
          seen.set(move.operation.name, (seen.get(move.operation.name) ?? 0) + others.replaced);
        });
      }
      const replaced = [...seen.values()].reduce((sum, number) => sum + number, 0);
      expect(replaced).toBeGreaterThan(1000);
      for (const name of [
        "resolveEncounter",
        "resolveDepthCharge",
        "resolveAttack",
        "computeRefit",
        "resolveEvasion",
      ]) {
        expect(seen.get(name), name).toBeGreaterThan(0);
      }
    },
    LONG,
  );

  it(
    "give the distribution that every face list by itself gives",
    () => {
      const compared = new Map<string, number>();
      const tries = new Map<string, number>();
      for (let index = 0; index < 6; index += 1) {
        playAtRandom(hunters, career(index), `exact-${index}`, (state, move) => {
          const { name } = move.operation;
          const tried = tries.get(name) ?? 0;
          tries.set(name, tried + 1);
          if (tried >= 5) return;
          const run = (merges: boolean) => (dice: Dice) => {
            const snapshot = cloneJson(state);
            const source: Dice = merges ? dice : { roll: (request) => dice.roll(request) };
            const { outcome } = apply(move.operation, snapshot, charts, move.input, source);
            return { outcome, snapshot };
          };
          const merged = enumerate(run(true), { bound: 60, keyOf: canonicalJson });
          if (!merged.complete || merged.branches === 1) return;
          const every = enumerate(run(false), { bound: 1500, keyOf: canonicalJson });
          if (!every.complete) return;
          expect(merged.branches).toBeLessThanOrEqual(every.branches);
          expect(shares(merged)).toEqual(shares(every));
          compared.set(name, (compared.get(name) ?? 0) + 1);
        });
      }
      expect([...compared.keys()].length).toBeGreaterThan(5);
    },
    LONG,
  );
});

function shares({ outcomes }: Enumeration<unknown>): string[] {
  return outcomes
    .map(({ value, numerator, denominator }) => `${canonicalJson(value)} ${numerator}/${denominator}`)
    .sort();
}

describe("rolls of The Hunters that cannot move a place", () => {
  it(
    "do not, in every operation of whole careers",
    () => {
      const places = Object.entries(hunters.analysis!.unmoved);
      const rolled = new Map<string, number>();
      for (let index = 0; index < CAREERS; index += 1) {
        const seed = `unmoved-${index}`;
        playAtRandom(hunters, career(index), seed, (state, move) => {
          tryOthers(hunters, charts, state, move, seed, rolled);
        });
      }
      for (const [label] of places) expect(rolled.get(label), label).toBeGreaterThan(5);
    },
    LONG,
  );
});
