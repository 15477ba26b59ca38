import { expect, it } from "vitest";
import { chartFaults } from "./faults";
import { pack } from "./pack";

it("none", () => {
  expect(chartFaults(pack.charts)).toEqual([]);
});
