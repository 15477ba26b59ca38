import { expect, test } from "vitest";
import { BOUND_LIMIT } from "../../core/analysis/odds/compute";
import { chargeEffort } from "./budget";

test("a comparison with odds follows the branches of both sides, and one without none", () => {
  const effort = new Map<string, number>();
  const half = { bound: BOUND_LIMIT / 2, trials: 0 };
  expect(chargeEffort(effort, "compare", half)).toBeUndefined();
  expect(chargeEffort(effort, "compare", { ...half, project: ["/outcome"] })).toBeUndefined();
  expect(chargeEffort(effort, "compare", half)).toBeUndefined();
  expect(chargeEffort(effort, "odds", { bound: 1, trials: 0 })).toMatchObject({ pointer: "/bound" });
});

test("a call that asks for less than nothing makes no room for the other analyses of a document", () => {
  const effort = new Map<string, number>();
  expect(chargeEffort(effort, "odds", { bound: -BOUND_LIMIT, trials: 0 })).toBeUndefined();
  expect(chargeEffort(effort, "odds", { bound: BOUND_LIMIT, trials: 0 })).toBeUndefined();
  expect(chargeEffort(effort, "odds", { bound: 1, trials: 0 })).toMatchObject({
    code: "DOCUMENT_TOO_LARGE",
    pointer: "/bound",
  });
});
