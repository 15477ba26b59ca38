import { describe, expect, it } from "vitest";
import { play, table } from "../../../../../test/fixtures/pq17/table";
import { view } from "../../view";

describe("6.4.1 the Air Radius of a carrier", () => {
  it("6.4.1 is shown to the other side", () => {
    const { snapshot } = play("declareCarrierRadius", table("air_move", "allied"), { force: "tf_home_fleet" });
    expect(view(snapshot, "axis").others[0]?.carrierRadii).toEqual(["0807"]);
  });
});
