import { describe, expect, it } from "vitest";
import { axisCard, blockOf, plane, unitOf } from "../../../../../test/fixtures/pq17/air-kit";
import { known } from "../../../../../test/fixtures/pq17/surface-table";
import { force, only, play, ship, table, withDeck, withForce, withOwn } from "../../../../../test/fixtures/pq17/table";

describe("1.5.3 Interceptors", () => {
  it("1.5.3 an Interceptor rises and fires like any fighter, and is hit like one", () => {
    const base = { base: "kirkenes_air" };
    const out = { base: null, carrier: "victorious", hex: "0816", mission: "attack" } as const;
    const fight = (interceptor: boolean) => {
      const allied = withOwn(table("air_combat"), "allied", { aircraft: [plane("fulmar_1", "fulmar", 2, out)] });
      const state = withOwn(allied, "axis", { aircraft: [plane("bf109_1", "bf109", 2, { ...base, interceptor })] });
      const input = { target: "airbase:kirkenes_air", groups: [["fulmar_1"]] };
      const declared = play("declareAirAttack", state, input).snapshot;
      return play("scrambleFighters", declared, { aircraft: ["bf109_1"] }, [9, 0, 0, 9]);
    };
    expect(fight(true).outcome).toEqual(fight(false).outcome);
    expect(fight(true).rolls).toEqual(fight(false).rolls);
    expect(unitOf(fight(true).snapshot, "allied", "fulmar_1").cs).toBe(1);
    expect(unitOf(fight(true).snapshot, "axis", "bf109_1").cs).toBe(1);
  });
});

describe("7.2.1, 14.1 surprise from the air", () => {
  it("surprise is rolled against a carrier that could strike back though it has no fighter, and keeps it from doing so", () => {
    const base = only(table("air_combat", "axis", ["carrier_battle", "air_surprise"]), "allied", "tf_home_fleet");
    const raiders = base.sides.axis.forces.find(({ kind }) => kind === "task_force")?.id ?? "";
    const zeppelin = {
      station: "at_sea" as const,
      at: "0809",
      block: 60,
      identified: true,
      units: [ship("graf_zeppelin", 3)],
    };
    const sea = withForce(withForce(base, "axis", raiders, zeppelin), "allied", "tf_home_fleet", known);
    const { at } = force(sea, "allied", "tf_home_fleet");
    const stukas = [plane("ju87c", "ju87c", 2, { carrier: "graf_zeppelin", mission: "attack", hex: at })];
    const axis = withDeck(withOwn(sea, "axis", { aircraft: stukas }), "axis", axisCard("U"));
    const state = withOwn(axis, "allied", { aircraft: [plane("albacore", "albacore", 2, { carrier: "victorious" })] });
    const input = { target: `block:${blockOf(state, "tf_home_fleet")}`, groups: [["ju87c"]] };
    const { snapshot } = play("declareAirAttack", state, input, [1, 9]);
    expect(snapshot.pending).toMatchObject({ decision: "air_deploy", strike: { surprised: true } });
    const seen = play("declareAirAttack", state, input, [1, 0]).snapshot;
    expect(seen.pending).toMatchObject({ decision: "air_counterstrike" });
  });
});
