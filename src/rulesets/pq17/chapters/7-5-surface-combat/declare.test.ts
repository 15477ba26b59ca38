import { describe, expect, it } from "vitest";
import { fleet, known, meeting, waits } from "../../../../../test/fixtures/pq17/surface-table";
import { play, withDeck, withOwn } from "../../../../../test/fixtures/pq17/table";
import type { Force } from "../1-2-forces/state";

/** Cards whose row of a force by night in Fair weather is U, of the Allies, and a carrier symbol, of the Axis. */
const UNIVERSAL = 15;

const CARRIER = 38;

/** Counters 3, admiral_hipper; 4, lutzow; 5, dd_z36a with 4 CS; 6, dd_z36a with 1 CS. */
const germans = (): Force => fleet("hipper", 2, { admiral_hipper: 4, lutzow: 4, dd_z36a: 5 }, known);

describe("D-36, 6.2.2 a carrier that denies an interception or an engagement", () => {
  it("a carrier that denies is disclosed", () => {
    const own = fleet("home", 1, { victorious: 3, norfolk: 3 });
    const guard = fleet("guard", 3, { scharnhorst: 3 });
    const state = meeting("allied", [own], [germans(), guard], { light: "night" });
    const denying = withOwn(state, "allied", { denial: { ...state.sides.allied.denial, carrier: true }, located: [] });
    const finds = { block: 2, attackers: ["home"] };
    const asked = play("declareSurfaceAttack", withDeck(denying, "allied", UNIVERSAL, 40), finds, [1]).snapshot;
    expect(waits(asked)).toBe("axis surf_intercept");
    const carrier = withDeck(asked, "axis", CARRIER, 40);
    const { snapshot, outcome } = play("interceptAttack", carrier, { forces: ["guard"] }, [1, 0]);
    expect(outcome).toMatchObject({ by: null });
    expect(snapshot.sides.allied.located).toContain("victorious");
  });
});

describe("7.5.1 an interception", () => {
  it("has two cards when its side shadows the attacker with any force, not with the one that intercepts alone", () => {
    const cover = fleet("cover", 1, { norfolk: 3, dd_us: 4 }, known);
    const guard = fleet("guard", 3, { scharnhorst: 3, koln: 2 });
    const raiders = fleet("hipper", 2, { admiral_hipper: 4, lutzow: 4, dd_z36a: 4 }, known);
    const state = meeting("allied", [cover], [raiders, guard]);
    const asked = play("declareSurfaceAttack", state, { block: 2, attackers: ["cover"] }, [6]).snapshot;
    const followed = withOwn(asked, "axis", { shadowing: [{ target: 1, by: "force", id: "hipper" }] });
    expect(play("interceptAttack", followed, { forces: ["guard"] }, [1, 4]).outcome).toMatchObject({ by: "guard" });
  });
});
