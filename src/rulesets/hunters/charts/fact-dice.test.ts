import { expect, it } from "vitest";
import { adjudicate } from "../../../core/engine/adjudicate";
import { exampleDetection } from "../chapters/shared/examples";
import { hunters } from "../index";

it("dice that a caller's facts name are few, so that an answer stays small", () => {
  const charts = { EXCEED_TEST_DEPTH: { facts: { dice: "99d999" } } };
  const request = { operation: "resolveDepthCharge", snapshot: exampleDetection(), input: { exceedTestDepth: true } };
  expect(adjudicate(hunters, { ...request, dice: [], charts })).toMatchObject({
    kind: "MALFORMED",
    faults: [{ code: "CHART_MALFORMED", pointer: "/charts/EXCEED_TEST_DEPTH/facts/dice" }],
  });
});
