import { expect, it, vi } from "vitest";
import { oneOf } from "../../../core/operation/choice";
import { drawnBy } from "./drawing";

it("is drawn without being described, and described once", () => {
  const make = vi.fn(() => oneOf(["goeben", "breslau"]));
  const choice = drawnBy<"goeben" | "breslau">((pick) => (pick(2) === 0 ? "goeben" : "breslau"), make);
  expect(choice.draw(() => 1)).toBe("breslau");
  expect(make).not.toHaveBeenCalled();
  expect(choice.schema).toEqual({ enum: ["goeben", "breslau"] });
  expect(choice.check("moltke")?.code).toBe("VALUE_NOT_LISTED");
  expect([choice.limits, choice.closed]).toEqual([[], []]);
  expect(make).toHaveBeenCalledTimes(1);
});
