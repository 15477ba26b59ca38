import { describe, expect, it } from "vitest";
import { exampleEvasion } from "../../../../../test/fixtures/hunters/positions";
import { answerFor, gist } from "../../../../../test/fixtures/hunters/table";

describe("14.8, 14.8.4 a choice that the options or the boat rule out", () => {
  it("14.8 an evasion is refused without evasiveManeuvers", () => {
    const state = exampleEvasion();
    const off = { ...state, options: { ...state.options, evasiveManeuvers: false } };
    expect(gist(answerFor(off, "resolveEvasion", { number: 1 }, [3, 1, 1]))).toBe("MALFORMED PHASE_IMPOSSIBLE");
  });

  it("14.8.4 an evasion is refused with damaged hydrophones", () => {
    const state = exampleEvasion();
    const systems = { ...state.boat.systems, hydrophones: "damaged" as const };
    const deaf = { ...state, boat: { ...state.boat, systems } };
    expect(gist(answerFor(deaf, "resolveEvasion", { number: 1 }, [3, 1, 1]))).toBe("MALFORMED PHASE_IMPOSSIBLE");
  });
});
