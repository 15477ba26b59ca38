import { expect, it } from "vitest";
import { finder } from "./look-up";

it("finds the first item of an id, in each list its own", () => {
  const itemIn = finder<{ readonly id: string; readonly number: number }>();
  const list = [
    { id: "a", number: 1 },
    { id: "b", number: 2 },
    { id: "a", number: 3 },
  ];
  expect(itemIn(list, "a")).toBe(list[0]);
  expect(itemIn(list, "c")).toBeUndefined();
  expect(itemIn([{ id: "a", number: 4 }], "a")?.number).toBe(4);
});
