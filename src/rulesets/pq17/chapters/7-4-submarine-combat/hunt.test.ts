import { describe, expect, it } from "vitest";
import { exampleOfDuel, exampleOfHunt } from "../../../../../test/fixtures/pq17/combat-positions";
import { modifiersOf, numberOf, ship } from "../../../../../test/fixtures/pq17/submarine-kit";
import { CONVOY, force, inWeather, play, refused, withDeck, withForce } from "../../../../../test/fixtures/pq17/table";
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
    const met = play("resolveOffensiveAsw", state, input(state), [1, 9]);
    expect(met.snapshot.pending).toMatchObject({ decision: "sub_targets", side: "axis", offensive: true });
    expect(view(met.snapshot, "axis").pending).toMatchObject({
      decision: "sub_targets",
      side: "axis",
      block: 2,
      submarines: { before: 1, after: 2 },
    });
    const { before: first, after } = met.outcome.combat as { before: number; after: number };
    const categories = Array.from({ length: first + after }, () => "escort");
    const { rolls, snapshot } = play("chooseSubmarineTargets", met.snapshot, { categories }, [0, 0, 0, 0]);
    const codes = rolls.map((roll) => modifiersOf(roll).map(({ code }) => code));
    expect(codes.map((each) => each.includes("OFFENSIVE_ASW"))).toEqual([true, true, true, true]);
    expect(force(snapshot, "allied", "tf_home_fleet")).toMatchObject({ identified: true, idLevel: 1 });
    expect(force(snapshot, "allied", "tf_home_fleet").fuel.marker).toBe(before - 1);
    expect(snapshot.phasing).toBe("allied");
  });

  it("a pack whose torpedoes are spent only suffers it", () => {
    const state = withForce(hunt(), "axis", "wolf_pack_eisteufel_2", {
      units: [ship("ss_german", 3, ["torps_expended"])],
    });
    const { outcome } = play("resolveOffensiveAsw", state, input(state), [1, 9, 0, 0, 0, 0]);
    expect(outcome).toMatchObject({ combat: { before: 0, after: 0, waiting: false } });
  });

  it("convoys do not hunt, and a TF without hunters cannot", () => {
    let state = withForce(hunt(), "allied", "tf_home_fleet", { units: [ship("duke_of_york", 4)] });
    state = withForce(state, "allied", "tf_oiler", { at: force(state, "allied", "tf_home_fleet").at });
    expect(refused("resolveOffensiveAsw", state, input(state))).toMatchObject({ code: "NO_HUNTERS" });
    const convoy = refused("resolveOffensiveAsw", state, { ...input(state), force: CONVOY });
    expect(convoy.code).toBe("VALUE_NOT_LISTED");
  });
});

describe("7.4.4 submarines against submarines", () => {
  const meet = (): Snapshot => withDeck(exampleOfDuel(), "allied", 31);
  const input = (state: Snapshot) => ({
    force: "wolf_pack_british_1",
    block: numberOf(state, "axis", "wolf_pack_eisteufel_2"),
  });

  it("surprise lets the attacker fire one die, which sinks one submarine on a success", () => {
    const { outcome, snapshot, rolls } = play("resolveSubmarineDuel", meet(), input(meet()), [1, 7, 8]);
    expect(rolls.map(({ label }) => label)).toEqual(["locate-card", "sub-surprise", "asw"]);
    expect(outcome).toMatchObject({ duel: { surprise: true, fired: "allied", sunk: true } });
    expect(force(snapshot, "axis", "wolf_pack_eisteufel_2").units).toMatchObject([{ cs: 2 }]);
    expect(snapshot.vp.total).toBe(1);
    expect(force(snapshot, "allied", "wolf_pack_british_1").identified).toBe(false);
  });

  it("without it the target fires, and Held Down does nothing", () => {
    const sunk = play("resolveSubmarineDuel", meet(), input(meet()), [1, 6, 9]);
    expect(sunk.outcome).toMatchObject({ duel: { surprise: false, fired: "axis", sunk: true } });
    expect(force(sunk.snapshot, "allied", "wolf_pack_british_1").units).toMatchObject([{ cs: 3 }]);
    const held = play("resolveSubmarineDuel", meet(), input(meet()), [1, 6, 6]);
    expect(held.outcome).toMatchObject({ duel: { sunk: false } });
  });

  it("7.6 weather and an identified attacker change surprise; Soviet submarines suffer -1", () => {
    const known = withForce(inWeather(meet(), "fog"), "allied", "wolf_pack_british_1", {
      identified: true,
      units: [ship("ss_soviet", 2)],
    });
    const { rolls } = play("resolveSubmarineDuel", withDeck(known, "allied", 31), input(known), [1, 6, 8]);
    expect(rolls[1]).toMatchObject({ modifiers: [{ code: "FOG" }] });
    expect(rolls[2]).toMatchObject({ modified: 7, modifiers: [{ code: "SOVIET" }] });
  });
});
