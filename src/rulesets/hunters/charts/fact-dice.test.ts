import { expect, it } from "vitest";
import { exampleDetection } from "../../../../test/fixtures/hunters/positions";
import { adjudicate } from "../../../core/engine/adjudicate";
import { hunters } from "../index";

it("dice that a caller's facts name are few, so that an answer stays small", () => {
  const charts = { EXCEED_TEST_DEPTH: { facts: { dice: "99d999" } } };
  const request = { operation: "resolveDepthCharge", snapshot: exampleDetection(), input: { exceedTestDepth: true } };
  expect(adjudicate(hunters, { ...request, dice: [], charts })).toMatchObject({
    kind: "MALFORMED",
    faults: [{ code: "CHART_MALFORMED", pointer: "/charts/EXCEED_TEST_DEPTH/facts/dice" }],
  });
});
