import { describe, expect, it } from "vitest";
import { exampleOfHunt } from "../../../../../test/fixtures/pq17/combat-positions";
import { modifiersOf, numberOf } from "../../../../../test/fixtures/pq17/submarine-kit";
import { force, play, withDeck } from "../../../../../test/fixtures/pq17/table";
import type { Snapshot } from "../../snapshot";
import { view } from "../../view";

describe("7.4.2 offensive ASW by a TF", () => {
  const hunt = (): Snapshot => withDeck(exampleOfHunt(), "allied", 31);
  const input = (state: Snapshot) => ({
    force: "tf_home_fleet",
    block: numberOf(state, "axis", "wolf_pack_eisteufel_2"),
  });

  it("the pack fires back; the TF loses a turn of fuel, both become ID1, and its dice suffer -1", () => {
    const state = hunt();
    const before = force(state, "allied", "tf_home_fleet").fuel.marker ?? 0;
    const huntResult = play("resolveOffensiveAsw", state, input(state), [1, 9]);
    expect(huntResult.snapshot.pending).toMatchObject({ decision: "sub_targets", side: "axis", offensive: true });
    expect(view(huntResult.snapshot, "axis").pending).toMatchObject({
      decision: "sub_targets",
      side: "axis",
      block: 2,
      submarines: { before: 1, after: 2 },
    });
    const { before: first, after } = huntResult.outcome.combat as { before: number; after: number };
    const categories = Array.from({ length: first + after }, () => "escort");
    const { rolls, snapshot } = play("chooseSubmarineTargets", huntResult.snapshot, { categories }, [0, 0, 0, 0]);
    const codes = rolls.map((roll) => modifiersOf(roll).map(({ code }) => code));
    expect(codes.map((each) => each.includes("OFFENSIVE_ASW"))).toEqual([true, true, true, true]);
    expect(force(snapshot, "allied", "tf_home_fleet")).toMatchObject({ identified: true, idLevel: 1 });
    expect(force(snapshot, "allied", "tf_home_fleet").fuel.marker).toBe(before - 1);
    expect(snapshot.phasing).toBe("allied");
  });
});
