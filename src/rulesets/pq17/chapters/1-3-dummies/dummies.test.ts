import { describe, expect, it } from "vitest";
import { exampleAt, exampleDummy } from "../../../../../test/fixtures/pq17/positions";
import {
  force,
  only,
  play,
  refused,
  table,
  withDummy,
  withForce,
  withOwn,
} from "../../../../../test/fixtures/pq17/table";

it("1.3 a dummy goes off the map whenever its owner likes in its own phase, without a die", () => {
  const state = exampleDummy("recon");
  const { snapshot } = play("withdrawDummy", state, { dummy: "dummy_1" });
  expect(snapshot.sides.axis.dummies).toEqual([]);
  expect(refused("withdrawDummy", state, { dummy: "tf_home_fleet" })).toMatchObject({ code: "VALUE_NOT_LISTED" });
});

it("1.3 a side without a dummy has none to take off", () => {
  const state = exampleAt("recon", "axis");
  expect(refused("withdrawDummy", state, { dummy: "dummy_1" })).toMatchObject({ code: "NO_DUMMY" });
});

describe("1.3 a force that has left the map", () => {
  it("calls for no dummy in a box", () => {
    let state = only(only(table("move_blocks", "axis"), "allied"), "axis", "narvik_group");
    state = withForce(state, "axis", "narvik_group", { station: "at_sea", at: "1707", block: 1, dummyDue: true });
    state = withOwn(state, "axis", { dummyLimit: 5, dummies: [] });
    const move = { piece: "narvik_group", speed: "slow", path: ["germany"], cross: "clear" };
    const { snapshot } = play("moveForce", state, move);
    expect(force(snapshot, "axis", "narvik_group")).toMatchObject({ station: "box", dummyDue: false });
    expect(refused("placeDummy", snapshot, { at: "germany" }).code).toBe("NO_DUMMY_DUE");
  });
});

describe("1.3 a force in the midst of its move", () => {
  it("calls for no dummy, which would move on from where it has come to", () => {
    const moved = { hexes: 1, speed: "high", entered: ["0807"], done: false } as const;
    const changes = { dummyDue: true, moved: { ...moved, entered: [...moved.entered] } };
    const state = { ...withForce(table("move_blocks"), "allied", "tf_home_fleet", changes), moving: "tf_home_fleet" };
    const ready = withOwn(state, "allied", { dummyLimit: 9 });
    expect(refused("placeDummy", ready, { at: "0807" }).code).toBe("NO_DUMMY_DUE");
  });
});

describe("1.3 of several dummies of a side in one hex all but one go", () => {
  it("in the combine segment, those that lie in its port among them", () => {
    let state = withDummy(withDummy(table("combine"), "allied", 41, "1206"), "allied", 42, "1107");
    const moved = { hexes: 0, speed: null, entered: [], done: false };
    const lying = ["a", "b"].map((id) => ({
      id: `dummy_${id}`,
      station: "in_port" as const,
      at: "scapa_flow",
      block: null,
      moved,
    }));
    state = withOwn(state, "allied", { dummies: [...state.sides.allied.dummies.slice(-2), ...lying] });
    const { snapshot } = play("endPhase", state, {});
    expect(snapshot.sides.allied.dummies.map(({ id }) => id).sort()).toEqual(["dummy_41", "dummy_42"]);
  });
});
