import { describe, expect, it } from "vitest";
import { pack } from "../../charts/pack";

const { charts } = pack;

describe("13.0 the Incident phase", () => {
  it("13.0 no space holds markers of both groups, so that their order is never asked", () => {
    const { british, french } = charts.ALLIED_SETUP.facts;
    const spaces = [...british.faceDown, ...french.faceDown].map(({ space }) => space);
    expect(new Set(spaces).size).toBe(spaces.length);
  });
});
