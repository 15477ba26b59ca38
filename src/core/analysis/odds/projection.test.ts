import { describe, expect, it } from "vitest";
import { irrelevantLabels, missingPlaces, project, projectionFaults } from "./projection";

const result = {
  outcome: { hits: 2, damage: null, shots: [{ result: "sunk" }, { tube: 1 }, { result: "missed" }], "a/b~c": 5 },
  snapshot: { boat: { hull: 3 } },
};

describe("projected values", () => {
  it("include null; a place that does not exist has no value", () => {
    const places = ["/outcome/hits", "/outcome/damage", "/outcome/shots/7/result", "/snapshot/boat/hull"];
    expect(project(places, result)).toEqual({ "/outcome/hits": 2, "/outcome/damage": null, "/snapshot/boat/hull": 3 });
  });

  it("can be one item of a list, or every item", () => {
    expect(project(["/outcome/shots/0/result"], result)).toEqual({ "/outcome/shots/0/result": "sunk" });
    expect(project(["/outcome/shots/*/result"], result)).toEqual({ "/outcome/shots/*/result": ["sunk", "missed"] });
  });

  it("follow escaped pointers, but not inherited properties", () => {
    expect(project(["/outcome/a~1b~0c", "/outcome/constructor"], result)).toEqual({ "/outcome/a~1b~0c": 5 });
  });

  it("missing places are those that no result has", () => {
    const results = [project(["/outcome/hits", "/outcome/hitz"], result)];
    expect(missingPlaces(["/outcome/hits", "/outcome/hitz"], results)).toEqual(["/outcome/hitz"]);
  });
});

describe("malformed lists of places", () => {
  it.each([
    ["no list", "/outcome", "/project"],
    ["an empty list", [], "/project"],
    ["too long a list", Array.from({ length: 21 }, (_, index) => `/outcome/${index}`), "/project"],
    ["another root", ["/outcome", "/audit/0"], "/project/1"],
    ["no pointer", ["outcome/hits"], "/project/0"],
    ["a pointer with a ~ that is no escape", ["/outcome", "/snapshot/~2"], "/project/1"],
    ["a number", [3], "/project/0"],
    ["the same place twice", ["/outcome", "/outcome"], "/project/1"],
  ])("%s", (_, places, pointer) => {
    expect(projectionFaults(places)).toMatchObject([{ code: "PROJECTION_MALFORMED", pointer }]);
  });
});

describe("irrelevant labels", () => {
  const unmoved = { name: ["/outcome", "/snapshot/boat"], damage: ["/outcome/hits"] };

  it("are those whose dice affect none of the places", () => {
    expect(irrelevantLabels(unmoved, ["/outcome/hits"])).toEqual(["name", "damage"]);
    expect(irrelevantLabels(unmoved, ["/outcome"])).toEqual(["name"]);
    expect(irrelevantLabels(unmoved, ["/outcome/hits", "/snapshot/boat/hull"])).toEqual(["name"]);
    expect(irrelevantLabels(unmoved, ["/snapshot"])).toEqual([]);
    expect(irrelevantLabels(unmoved, ["/outcome/hitsquad"])).toEqual(["name"]);
  });
});
