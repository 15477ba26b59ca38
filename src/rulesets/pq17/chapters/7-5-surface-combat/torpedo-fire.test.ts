import { describe, expect, it } from "vitest";
import { fleet, idle, joined, known, meeting, move, no, passTo } from "../../../../../test/fixtures/pq17/surface-table";
import { play, refused } from "../../../../../test/fixtures/pq17/table";

describe("7.5.2(iv) targets for torpedoes are named as for guns", () => {
  it("a lone light counter may divide its torpedoes", () => {
    const boats = fleet("flotilla", 1, { dd_us: 4 });
    const germans = fleet("hipper", 2, { admiral_hipper: 4, lutzow: 4 }, known);
    const night = joined(meeting("allied", [boats], [germans], { light: "night" }), [9]);
    const closing = play("maneuverUnits", night, { ...idle, moves: [move(1, "torpedo_attack")] }).snapshot;
    const state = passTo(closing, "allied surf_torp_targets_attacker");
    const [hipper, lutzow] = [no(state, "axis", "admiral_hipper"), no(state, "axis", "lutzow")];
    const halves = [hipper, lutzow].map((target) => ({ unit: 1, target, attacks: 2 }));
    const { outcome } = play("targetTorpedoes", state, { targets: halves }, [0, 0, 0, 0]);
    expect(outcome).toMatchObject({
      volleys: [
        { unit: 1, target: hipper, attacks: 2 },
        { unit: 1, target: lutzow, attacks: 2 },
      ],
    });
    const short = [{ unit: 1, target: hipper, attacks: 1 }];
    expect(refused("targetTorpedoes", state, { targets: short }).code).toBe("FIRES_ONCE");
  });
});
