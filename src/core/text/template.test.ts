import { describe, expect, it } from "vitest";
import { fill, namesIn } from "./template";

describe("fill: the number under a name selects a form", () => {
  it.each([
    ["0", "0 hits", "0 touche"],
    ["1", "1 hit", "1 touche"],
    ["−1", "−1 hit", "−1 touche"],
    ["2", "2 hits", "2 touches"],
    ["1,5", "1,5 hits", "1,5 touche"],
    ["1,000", "1,000 hits", "1,000 touche"],
    ["", " hits", " touche"],
  ])("%s: %s, %s", (hits, english, french) => {
    expect(fill("{hits} {hits|hit|hits}", { hits })).toBe(english);
    expect(fill("{hits} {hits<2|touche|touches}", { hits })).toBe(french);
  });

  it("names are those of the number", () => {
    expect(namesIn("{after.hits|hit|hits}")).toEqual(["after.hits"]);
  });
});

it.each([
  ["7", "Force engagée (bloc 7)."],
  ["", "Force engagée."],
])("fill, a text that needs a value: %j, %s", (block, text) => {
  expect(fill("Force engagée{block<1|| (bloc}{ block)}.", { block })).toBe(text);
});

it.each([
  ["1", "+1 PV"],
  ["0,5", "+0,5 PV"],
  ["0", "0 PV"],
  ["−2", "−2 PV"],
  ["", " PV"],
])("fill, a name with a plus sign: %j becomes %j", (vp, text) => {
  expect(fill("{+vp} PV", { vp })).toBe(text);
});
