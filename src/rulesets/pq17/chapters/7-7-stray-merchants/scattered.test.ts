import { describe, expect, it } from "vitest";
import { exampleOfStrays } from "../../../../../test/fixtures/pq17/combat-positions";
import { CONVOY, force, ship, withDeck, withForce } from "../../../../../test/fixtures/pq17/table";
import type { Snapshot } from "../../snapshot";
import { view } from "../../view";

const PACK = "wolf_pack_eisteufel_1";

const block = (state: Snapshot) => force(state, "allied", CONVOY).block ?? 0;

/** A scattered convoy of some ships with a Wolf Pack of 2 CS over it, and a card that finds it. */
function strays(units = [ship("mv", 9)], at?: string): Snapshot {
  let state = withForce(exampleOfStrays(), "allied", CONVOY, { units });
  state = withForce(state, "axis", PACK, { units: [ship("ss_german", 2)], ...(at === undefined ? {} : { at }) });
  return withDeck(state, "axis", 33);
}

/** A convoy with 3 merchants and a destroyer, from which two more are dispersed. */
function dispersed(): Snapshot {
  const state = strays([ship("mv", 3), ship("dd_ai", 2)]);
  const { convoy } = force(state, "allied", CONVOY);
  if (convoy === null) throw new Error("There is no convoy.");
  const adrift = { ...convoy, scattered: false, dispersed: [{ unit: "mv", cs: 2 }] };
  return withForce(state, "allied", CONVOY, { convoy: adrift, idLevel: 1 });
}

describe("7.7 dispersed merchants", () => {
  it("5.6 the enemy of an identified convoy knows of them", () => {
    const blockView = view(dispersed(), "axis").others[0]?.blocks.find((each) => each.block === block(dispersed()));
    expect(blockView).toMatchObject({ scattered: false, dispersed: true });
  });
});
