import { expect, test } from "vitest";
import { BOUND_LIMIT } from "../../core/analysis/odds/compute";
import { overBudget } from "./budget";

test("a comparison with odds follows the branches of both sides, and one without none", () => {
  const asked = new Map<string, number>();
  const half = { bound: BOUND_LIMIT / 2, trials: 0 };
  expect(overBudget(asked, "compare", half)).toBeUndefined();
  expect(overBudget(asked, "compare", { ...half, project: ["/outcome"] })).toBeUndefined();
  expect(overBudget(asked, "compare", half)).toBeUndefined();
  expect(overBudget(asked, "odds", { bound: 1, trials: 0 })).toMatchObject({ pointer: "/bound" });
});

test("a call that asks for less than nothing makes no room for the other analyses of a document", () => {
  const asked = new Map<string, number>();
  expect(overBudget(asked, "odds", { bound: -BOUND_LIMIT, trials: 0 })).toBeUndefined();
  expect(overBudget(asked, "odds", { bound: BOUND_LIMIT, trials: 0 })).toBeUndefined();
  expect(overBudget(asked, "odds", { bound: 1, trials: 0 })).toMatchObject({
    code: "DOCUMENT_TOO_LARGE",
    pointer: "/bound",
  });
});
