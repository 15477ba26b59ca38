import { describe, expect, it } from "vitest";
import { adjudicate } from "../../src/core/engine/adjudicate";
import {
  careerBackInPort,
  exampleDetection,
  exampleEvasion,
  exampleOffer,
} from "../../src/rulesets/hunters/chapters/shared/examples";
import { pack } from "../../src/rulesets/hunters/charts/pack";
import { hunters } from "../../src/rulesets/hunters/index";
import type { Snapshot } from "../../src/rulesets/hunters/snapshot";

// biome-ignore lint/suspicious/noExplicitAny: an audit reads whatever comes
function run(snapshot: Snapshot, operation: string, input: unknown, dice: number[], rerolls?: number[]): any {
  return adjudicate(hunters, { operation, snapshot, input, dice, ...(rerolls && { rerolls }) });
}

/** The answer's kind, and what it still wants to roll or has left over. */
// biome-ignore lint/suspicious/noExplicitAny: an audit reads whatever comes
function said(answer: any): string {
  return `${answer.kind} ${answer.code ?? answer.next?.label ?? answer.faults?.[0]?.code ?? ""}`.trim();
}

/** One re-roll held, kept for the roll that ends the career. */
function keepingOne(state: Snapshot): Snapshot {
  return {
    ...state,
    kommandant: { ...state.kommandant, rerolls: 1 },
    rulings: { ...state.rulings, promptRerolls: false },
  };
}

describe("C.1.3, D2 re-rolls", () => {
  it("D2 promptRerolls off: the E4 roll that fills the last flooding box ends the career (10.1.2, 10.9.2)", () => {
    const state = keepingOne(exampleDetection());
    const wet = { ...state, boat: { ...state.boat, flooding: 7 } };
    const dice = [5, 5, 2, 2, 1, 2, 3, 2];
    const answer = run(wet, "resolveDepthCharge", { exceedTestDepth: false }, dice, [2]);
    expect(said(answer)).toBe("RESOLUTION");
  });

  it("D2 promptRerolls off: the final promotion roll does not end the career; the calendar does", () => {
    const plan = { boat: "VIIC", startMonth: "1943-06" } as const;
    const state = keepingOne(careerBackInPort(pack.charts, plan, { area: "atlantic", mission: null }));
    const answer = run(state, "computeRefit", {}, [6, 1], [0]);
    expect(said(answer)).toBe("REFUSAL REROLL_ONLY_TO_LIVE");
  });
});

describe("F, 14.8.4 a choice the options or the boat rule out is not resolved", () => {
  it("14.9 torpedoes offered without resupplyAtSea", () => {
    const state = exampleOffer();
    const off = { ...state, options: { ...state.options, resupplyAtSea: false } };
    const none = { G7a: 0, G7e: 0 };
    expect(said(run(off, "takeTorpedoes", { fwdReloads: none, aftReloads: none, tubes: {} }, []))).toBe(
      "MALFORMED PHASE_IMPOSSIBLE",
    );
  });

  it("14.8 an evasion without evasiveManeuvers", () => {
    const state = exampleEvasion();
    const off = { ...state, options: { ...state.options, evasiveManeuvers: false } };
    expect(said(run(off, "resolveEvasion", { number: 1 }, [3, 1, 1]))).toBe("MALFORMED PHASE_IMPOSSIBLE");
  });

  it("14.8.4 an evasion with damaged hydrophones", () => {
    const state = exampleEvasion();
    const systems = { ...state.boat.systems, hydrophones: "damaged" as const };
    const deaf = { ...state, boat: { ...state.boat, systems } };
    expect(said(run(deaf, "resolveEvasion", { number: 1 }, [3, 1, 1]))).toBe("MALFORMED PHASE_IMPOSSIBLE");
  });
});
