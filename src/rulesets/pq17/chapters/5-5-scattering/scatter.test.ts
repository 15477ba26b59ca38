import { describe, expect, it } from "vitest";
import { force, only, play, refused, table, withForce } from "../../../../../test/fixtures/pq17/table";

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
