import { describe, expect, it } from "vitest";
import { careerBackInPort, exampleAtSea, exampleDetection } from "../../../../../test/fixtures/hunters/positions";
import { answerFor, gist } from "../../../../../test/fixtures/hunters/table";
import { adjudicate } from "../../../../core/engine/adjudicate";
import { pack } from "../../charts/pack";
import { hunters } from "../../index";
import type { Snapshot } from "../../snapshot";

/** One re-roll held, kept for the roll that ends the career. */
function keepingOne(state: Snapshot): Snapshot {
  return {
    ...state,
    kommandant: { ...state.kommandant, rerolls: 1 },
    rulings: { ...state.rulings, promptRerolls: false },
  };
}

describe("12.1.3 re-rolls", () => {
  it("D2 promptRerolls off: the E4 roll that fills the last flooding box ends the career (10.1.2, 10.9.2)", () => {
    const state = keepingOne(exampleDetection());
    const wet = { ...state, boat: { ...state.boat, flooding: 7 } };
    const dice = [5, 5, 2, 2, 1, 2, 3, 2];
    const answer = answerFor(wet, "resolveDepthCharge", { exceedTestDepth: false }, dice, [2]);
    expect(gist(answer)).toBe("RESOLUTION");
  });

  it("D2 promptRerolls off: the final promotion roll does not end the career; the calendar does", () => {
    const plan = { boat: "VIIC", startMonth: "1943-06" } as const;
    const state = keepingOne(careerBackInPort(pack.charts, plan, { area: "atlantic", mission: null }));
    const answer = answerFor(state, "computeRefit", {}, [6, 1], [0]);
    expect(gist(answer)).toBe("REFUSAL REROLL_ONLY_TO_LIVE");
  });

  it("12.1.3 a roll named twice among the rerolls, or by a number below 0, is a fault", () => {
    const request = { operation: "resolveEncounter", snapshot: exampleAtSea(), input: {}, seed: "kiel" };
    expect(adjudicate(hunters, { ...request, rerolls: [0, 0] })).toMatchObject({
      faults: [{ code: "REROLLS_MALFORMED", pointer: "/rerolls/1" }],
    });
    expect(adjudicate(hunters, { ...request, rerolls: [-1] })).toMatchObject({ faults: [{ pointer: "/rerolls/0" }] });
  });
});
