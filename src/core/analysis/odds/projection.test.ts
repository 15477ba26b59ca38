import { describe, expect, it } from "vitest";
import { labelsApart, missingPlaces, project, projectionFaults } from "./projection";

const result = {
  outcome: { hits: 2, damage: null, shots: [{ result: "sunk" }, { tube: 1 }, { result: "missed" }], "a/b~c": 5 },
  snapshot: { boat: { hull: 3 } },
};

describe("what is told apart", () => {
  it("is what stands at each place, null included; a place that is not there has no value", () => {
    const places = ["/outcome/hits", "/outcome/damage", "/outcome/shots/7/result", "/snapshot/boat/hull"];
    expect(project(places, result)).toEqual({ "/outcome/hits": 2, "/outcome/damage": null, "/snapshot/boat/hull": 3 });
  });

  it("may be an item of a list, or of every item", () => {
    expect(project(["/outcome/shots/0/result"], result)).toEqual({ "/outcome/shots/0/result": "sunk" });
    expect(project(["/outcome/shots/*/result"], result)).toEqual({ "/outcome/shots/*/result": ["sunk", "missed"] });
  });

  it("follows escaped pointers, and nothing that an object inherits", () => {
    expect(project(["/outcome/a~1b~0c", "/outcome/constructor"], result)).toEqual({ "/outcome/a~1b~0c": 5 });
  });

  it("names the places that no result has", () => {
    const results = [project(["/outcome/hits", "/outcome/hitz"], result)];
    expect(missingPlaces(["/outcome/hits", "/outcome/hitz"], results)).toEqual(["/outcome/hitz"]);
  });
});

describe("a list of places that cannot be read", () => {
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

describe("labels that need not be told apart", () => {
  const unmoved = { name: ["/outcome", "/snapshot/boat"], damage: ["/outcome/hits"] };

  it("are those whose dice move none of the places", () => {
    expect(labelsApart(unmoved, ["/outcome/hits"])).toEqual(["name", "damage"]);
    expect(labelsApart(unmoved, ["/outcome"])).toEqual(["name"]);
    expect(labelsApart(unmoved, ["/outcome/hits", "/snapshot/boat/hull"])).toEqual(["name"]);
    expect(labelsApart(unmoved, ["/snapshot"])).toEqual([]);
    expect(labelsApart(unmoved, ["/outcome/hitsquad"])).toEqual(["name"]);
  });
});
