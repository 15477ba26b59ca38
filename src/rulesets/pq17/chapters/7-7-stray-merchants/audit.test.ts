import { describe, expect, it } from "vitest";
import { HEX, overConvoy, plane, ship, striking } from "../../../../../test/fixtures/pq17/air-kit";
import { force, play, refused, withForce } from "../../../../../test/fixtures/pq17/table";
import type { Snapshot } from "../../snapshot";
import { exampleOfStrays } from "../shared/examples-combat";

const CONVOY = "convoy_pq_17";

describe("7.7.3 an air unit and a scattered convoy", () => {
  const scattered = (): Snapshot => {
    const state = overConvoy([ship("mv", 5)], [plane("he111", "he111h6", 2)]);
    const { convoy } = force(state, "allied", CONVOY);
    if (convoy === null) throw new Error("There is no convoy.");
    return withForce(state, "allied", CONVOY, { convoy: { ...convoy, scattered: true }, idLevel: 3 });
  };
  const aimed = { runs: [{ aircraft: "he111", wave: 1, stack: null, ordnance: "torpedoes" }] };

  it("all its torpedoes are for the one merchant that was picked: made Dead in the Water, it sinks by the next", () => {
    const state = striking(scattered(), "air_assign", "axis", { against: "scattered", ships: [], hex: HEX });
    // The merchant, its AA, a hit that stops it, a hit that sinks it; nothing is left for two more torpedoes.
    const { snapshot } = play("assignAircraft", state, aimed, [1, 0, 9, 1, 9, 2]);
    expect(force(snapshot, "allied", CONVOY).units).toMatchObject([{ unit: "mv", cs: 4, marks: [] }]);
    expect(snapshot.sides.allied.sunk).toMatchObject([{ unit: "mv", cs: 1 }]);
  });
});

describe("11.3.2 a TF that refuels at sea", () => {
  it("attacks no stray merchants", () => {
    const state = exampleOfStrays("surface_combat");
    const { at, block } = force(state, "allied", CONVOY);
    const raid = withForce(state, "axis", "trondheim_group", { station: "at_sea", at, block: 40, refuelling: true });
    expect(refused("attackStrayMerchants", raid, { force: "trondheim_group", block })).toMatchObject({
      code: "REFUELLING",
      citation: { section: "11.3.2" },
    });
  });
});
