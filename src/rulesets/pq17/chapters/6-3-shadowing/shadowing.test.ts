import { describe, expect, it } from "vitest";
import { force, only, play, refused, table, withForce, withOwn } from "../../../../../test/fixtures/pq17/table";
import type { Snapshot } from "../../snapshot";
import type { Shadow } from "../shared/state";

/** Home Fleet at ID2, shadowed from Trondheim, as the Allies declare their refuelling. */
function watched(phase: "move_refuel" | "move_detach" = "move_refuel"): Snapshot {
  const state = withForce(only(table(phase), "allied", "tf_home_fleet"), "allied", "tf_home_fleet", {
    identified: true,
    idLevel: 2,
  });
  const target = force(state, "allied", "tf_home_fleet").block ?? 0;
  const shadow: Shadow = { target, by: "sector", id: "trondheim" };
  return withOwn(state, "axis", { shadowing: [shadow] });
}

const block = (state: Snapshot): number => force(state, "allied", "tf_home_fleet").block ?? 0;

describe("6.3.5 giving up shadowing", () => {
  it("the other side is asked before blocks are moved, and nothing else goes on before it answers", () => {
    const asked = play("endPhase", watched(), {}).snapshot;
    expect(asked).toMatchObject({ phase: "move_blocks", pending: { decision: "shadow_give_up", side: "axis" } });
    expect(refused("endPhase", asked, {}).code).toBe("DECISION_PENDING");
    const kept = play("giveUpShadowing", asked, { blocks: [] }).snapshot;
    expect(kept.pending).toBeNull();
    expect(kept.sides.axis.shadowing).toHaveLength(1);
  });

  it("a side that shadows nothing is not asked", () => {
    const free = withOwn(watched(), "axis", { shadowing: [] });
    expect(play("endPhase", free, {}).snapshot.pending).toBeNull();
  });

  it("D-30 given up, the force loses 1 ID in the segment: once if it moves", () => {
    const asked = play("endPhase", watched(), {}).snapshot;
    const { snapshot, rulings } = play("giveUpShadowing", asked, { blocks: [block(asked)] });
    expect(rulings).toContain("D-30");
    expect(snapshot.sides.axis.shadowing).toEqual([]);
    expect(force(snapshot, "allied", "tf_home_fleet").idLevel).toBe(2);
    const go = { piece: "tf_home_fleet", speed: "moderate", path: ["0707"], cross: "clear" };
    const moved = play("endPhase", play("moveForce", snapshot, go).snapshot, {}).snapshot;
    expect(force(moved, "allied", "tf_home_fleet").idLevel).toBe(1);
    expect(moved.unshadowed).toEqual([]);
  });

  it("D-30 and once if it stays, by day and in PM turns alike", () => {
    for (const turn of [9, 10]) {
      const asked = play("endPhase", { ...watched(), turn }, {}).snapshot;
      const free = play("giveUpShadowing", asked, { blocks: [block(asked)] }).snapshot;
      expect(force(play("endPhase", free, {}).snapshot, "allied", "tf_home_fleet").idLevel).toBe(1);
    }
  });

  it("only blocks that are shadowed are given up", () => {
    const asked = play("endPhase", watched(), {}).snapshot;
    expect(refused("giveUpShadowing", asked, { blocks: [block(asked) + 1] }).code).toBe("VALUE_NOT_LISTED");
  });
});

describe("6.3.4 a shadowed force that splits", () => {
  const split = (state: Snapshot) =>
    play("detachForce", state, { force: "tf_home_fleet", units: [{ unit: "washington", cs: 5 }] });

  it("its shadowers choose the part they follow", () => {
    const { snapshot, outcome } = split(watched("move_detach"));
    expect(snapshot.pending).toMatchObject({ decision: "shadow_follow", side: "axis", kept: block(snapshot) });
    const other = force(snapshot, "allied", String(outcome.detached)).block ?? 0;
    expect(other).not.toBe(block(snapshot));
    const followed = play("followPart", snapshot, { block: other }).snapshot;
    expect(followed.sides.axis.shadowing).toMatchObject([{ target: other }]);
    const stays = play("followPart", snapshot, { block: block(snapshot) }).snapshot;
    expect(stays.sides.axis.shadowing).toMatchObject([{ target: block(snapshot) }]);
    expect(refused("followPart", snapshot, { block: 77 }).code).toBe("VALUE_NOT_LISTED");
  });

  it("the part that is not followed has lost its shadowers, and loses 1 ID though it stays (D-30)", () => {
    const { snapshot, outcome } = split(watched("move_detach"));
    const other = force(snapshot, "allied", String(outcome.detached)).block ?? 0;
    const followed = play("followPart", snapshot, { block: other }).snapshot;
    const refuel = play("endPhase", followed, {}).snapshot;
    const asked = play("endPhase", refuel, {}).snapshot;
    const on = play("giveUpShadowing", asked, { blocks: [] }).snapshot;
    const over = play("endPhase", on, {}).snapshot;
    expect(force(over, "allied", "tf_home_fleet").idLevel).toBe(1);
    expect(force(over, "allied", String(outcome.detached)).idLevel).toBe(2);
  });

  it("6.3.1 a convoy that scatters is followed no longer: aircraft go with its escort", () => {
    const state = withForce(only(table("move_detach"), "allied", "convoy_pq_17"), "allied", "convoy_pq_17", {
      identified: true,
      idLevel: 1,
    });
    const target = force(state, "allied", "convoy_pq_17").block ?? 0;
    const seen = withOwn(state, "axis", { shadowing: [{ target, by: "sector", id: "trondheim" }] });
    const { snapshot } = play("scatterConvoy", seen, { convoy: "convoy_pq_17" });
    const escort = snapshot.sides.allied.forces.find(({ kind }) => kind === "task_force");
    expect(snapshot.sides.axis.shadowing).toMatchObject([{ target: escort?.block }]);
  });
});

describe("1.2.4 forces that join", () => {
  it("bring their shadowers with them", () => {
    const state = { ...watched(), phase: "combine" } as const;
    const { forces } = table("combine").sides.allied;
    const oiler = forces.filter(({ id }) => id === "tf_oiler").map((each) => ({ ...each, at: "0807" }));
    const both = withOwn(state, "allied", { forces: [...state.sides.allied.forces, ...oiler] });
    const { snapshot } = play("combineForces", both, { force: "tf_oiler", joining: "tf_home_fleet" });
    expect(snapshot.sides.axis.shadowing).toMatchObject([{ target: force(snapshot, "allied", "tf_oiler").block }]);
  });
});

describe("5.5 scattering by order", () => {
  it("the warships leave as a TF with the convoy's ID and fuel; the convoy is ID3 and has had its move", () => {
    const state = only(table("move_detach"), "allied", "convoy_pq_17");
    const { snapshot } = play("scatterConvoy", state, { convoy: "convoy_pq_17" });
    const convoy = force(snapshot, "allied", "convoy_pq_17");
    expect(convoy).toMatchObject({ identified: true, idLevel: 3, moved: { done: true }, convoy: { scattered: true } });
    const escort = snapshot.sides.allied.forces.find(({ kind }) => kind === "task_force");
    expect(escort).toMatchObject({ at: "0410", identified: false, fuel: { marker: 13 }, moved: { done: false } });
    const boats = snapshot.sides.allied.forces.find(({ kind }) => kind === "wolf_pack");
    expect(boats?.units).toMatchObject([{ unit: "ss_british", cs: 2 }]);
    expect(refused("scatterConvoy", snapshot, { convoy: "convoy_pq_17" }).code).toBe("NO_CONVOY");
  });

  it("6.8.1 it keeps ID3 while it moves on, and 5.1.5 need not move", () => {
    const state = only(table("move_detach"), "allied", "convoy_pq_17");
    const { snapshot } = play("scatterConvoy", state, { convoy: "convoy_pq_17" });
    const next = {
      ...withForce(snapshot, "allied", "convoy_pq_17", {
        moved: { hexes: 0, speed: null, entered: [], done: false },
      }),
      phase: "move_blocks",
    } as const;
    expect(play("endPhase", next, {}).snapshot.phase).toBe("air_move");
    const go = { piece: "convoy_pq_17", speed: "slow", path: ["0411"], cross: "solid_pack" };
    const moved = play("endPhase", play("moveForce", next, go).snapshot, {}).snapshot;
    expect(force(moved, "allied", "convoy_pq_17").idLevel).toBe(3);
  });
});
