import { describe, expect, test } from "vitest";
import { asked, play, refused, table } from "../../../../../test/fixtures/goeben/table";
import { pack } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";

describe("3.0(9) colliers", () => {
  const waiting = (plan = {}): Snapshot => table("collier_setup", {}, plan);

  test("3.0(9) a collier lies in any space but a port, a base or the Black Sea; then turn 1 begins", () => {
    for (const space of ["malta_pz", "north_atlantic", "central_ionian"]) {
      const { snapshot } = play("placeCollier", waiting(), { space });
      expect(snapshot).toMatchObject({ phase: "outfitting", turn: 1, colliers: [{ space, used: false }] });
      expect(snapshot.ships.goeben.loaded).toBe(false);
    }
    for (const space of ["messina", "malta", "pola", "black_sea_west"]) {
      expect(refused("placeCollier", waiting(), { space })).toMatchObject({
        code: "NO_SEA_SPACE",
        citation: { section: "3.0" },
      });
    }
  });

  test("19.0 with two battlecruisers a second collier is placed", () => {
    const state = waiting({ options: { germanExtras: "all_four" } });
    const one = play("placeCollier", state, { space: "medina_bank" });
    expect(one.outcome).toMatchObject({ left: 1, phase: "collier_setup" });
    expect(play("placeCollier", one.snapshot, { space: "medina_bank" }).outcome).toMatchObject({
      left: 0,
      phase: "outfitting",
    });
  });

  test("19.0 D-64 further ships cost victory points, and all four bring New Zealand", () => {
    const vp = (germanExtras: string): number => play("new", undefined, { options: { germanExtras } }, [1]).snapshot.vp;
    expect(["moltke_for_goeben", "add_stralsund", "moltke_for_goeben_and_stralsund", "all_four"].map(vp)).toEqual([
      -5, -10, -15, -50,
    ]);
    const all = play("new", undefined, { options: { germanExtras: "all_four" } }, [1]).snapshot;
    expect(all.markers.find(({ id }) => id === "new_zealand")).toMatchObject({ place: "pool" });
  });

  test("3.0(5) set-up asks for one draw, of the order", () => {
    const state = table("outfit_setup");
    expect(state.unseen.british).toHaveLength(18);
    expect(state.unseen.french).toHaveLength(9);
    expect(state.unseen.pool).toEqual({ british: 6, french: 3, other: 0 });
    expect(state.unseen.coastal).toHaveLength(pack.charts.COASTAL_DEFENCE.facts.units.length);
    expect(
      asked("deployTaskForce", table("deploy_setup", {}, { options: { variableDeployment: true } }), {}),
    ).toMatchObject({
      label: "variable-deployment",
      chart: "VARIABLE_DEPLOYMENT",
    });
  });
});
