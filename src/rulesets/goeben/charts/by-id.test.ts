import { expect, it } from "vitest";
import { byId } from "./by-id";

it("finds the first item of an id, in each list its own", () => {
  const numbers = byId<{ readonly id: string; readonly number: number }>();
  const list = [
    { id: "a", number: 1 },
    { id: "b", number: 2 },
    { id: "a", number: 3 },
  ];
  expect(numbers(list).get("a")).toBe(list[0]);
  expect(numbers(list).get("c")).toBeUndefined();
  expect(numbers([{ id: "a", number: 4 }]).get("a")?.number).toBe(4);
});
