import { expect, it } from "vitest";
import { makeFinder } from "./look-up";

it("makeFinder: returns the first item with an id, separately for each list", () => {
  const itemIn = makeFinder<{ readonly id: string; readonly number: number }>();
  const list = [
    { id: "a", number: 1 },
    { id: "b", number: 2 },
    { id: "a", number: 3 },
  ];
  expect(itemIn(list, "a")).toBe(list[0]);
  expect(itemIn(list, "c")).toBeUndefined();
  expect(itemIn([{ id: "a", number: 4 }], "a")?.number).toBe(4);
});
