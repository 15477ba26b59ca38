import { expect, it, vi } from "vitest";
import { oneOf } from "./choice";
import { drawnBy } from "./drawn-by";

it("is drawn without being described, and described once", () => {
  const make = vi.fn(() => oneOf(["red", "blue"]));
  const choice = drawnBy<"red" | "blue">((pick) => (pick(2) === 0 ? "red" : "blue"), make);
  expect(choice.draw(() => 1)).toBe("blue");
  expect(make).not.toHaveBeenCalled();
  expect(choice.schema).toEqual({ enum: ["red", "blue"] });
  expect(choice.check("green")?.code).toBe("VALUE_NOT_LISTED");
  expect([choice.limits, choice.closed]).toEqual([[], []]);
  expect(make).toHaveBeenCalledTimes(1);
});
