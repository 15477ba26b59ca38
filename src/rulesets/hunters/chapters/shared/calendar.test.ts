import { describe, expect, it } from "vitest";
import { addMonths, monthOf, monthsBetween, yearOf } from "./calendar";

describe("4.2 the calendar", () => {
  it("4.2 a month is read as its year and its number", () => {
    expect([yearOf("1941-05"), monthOf("1941-05"), monthOf("1939-12")]).toEqual([1941, 5, 12]);
  });

  it("4.2 months are added over the end of a year, and counted back", () => {
    expect([addMonths("1941-09", 1), addMonths("1941-12", 1), addMonths("1939-09", 45)]).toEqual([
      "1941-10",
      "1942-01",
      "1943-06",
    ]);
    expect([monthsBetween("1939-09", "1943-06"), monthsBetween("1941-12", "1941-12")]).toEqual([45, 0]);
  });
});
