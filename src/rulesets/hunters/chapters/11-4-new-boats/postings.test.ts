import { describe, expect, it } from "vitest";
import { home } from "../../../../../test/fixtures/hunters/home";
import { answered, gist, play, sectionsOf } from "../../../../../test/fixtures/hunters/table";

describe("C.1.2 a roll whose outcome cannot matter is not made", () => {
  it("C.14 step 7: the 1WO's own boat is not rolled for when the career ends in this refit anyway", () => {
    const state = home({ month: "1943-06", startMonth: "1942-07", experte: { wo1: true } });
    const answer = answered(state, "computeRefit", {}, [1]);
    expect(gist(answer)).toBe("RESOLUTION");
  });
});

describe("what the sentences say", () => {
  it("11.4 a new boat is sound by the rule that brings it; the old one is not told to be repaired", () => {
    const state = home({ boat: "VIIB", month: "1942-03", hull: 7, broken: ["radio", "periscope", "batteries"] });
    const refit = play("computeRefit", state, {}, []);
    const taken = play("chooseBoat", refit.snapshot, { boat: "VIIC" });
    expect(sectionsOf(taken, "REPAIRED")).toEqual([]);
    expect(new Set(sectionsOf(taken, "NEW_BOAT"))).toEqual(new Set(["11.4"]));
    expect(taken.snapshot.boat).toMatchObject({ hull: 0, systems: { radio: "ok", periscope: "ok", batteries: "ok" } });
  });
});
