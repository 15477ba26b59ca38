import { expect, it } from "vitest";
import { play, refused } from "../../../../../test/fixtures/pq17/table";
import { exampleAt, exampleDummy } from "../shared/examples";

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
