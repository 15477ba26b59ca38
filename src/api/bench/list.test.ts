import { expect, test } from "vitest";
import { benchCalls } from "../../core/bench/index";
import { isBenchCall, loadBenchCall } from "./list";

test.each(benchCalls.map(({ name }) => name))("%s is known by name as a question of the bench", async (name) => {
  expect(isBenchCall(name)).toBe(true);
  expect((await loadBenchCall(name)).name).toBe(name);
});

test("nothing else is", () => {
  expect(isBenchCall("decisions")).toBe(false);
});
