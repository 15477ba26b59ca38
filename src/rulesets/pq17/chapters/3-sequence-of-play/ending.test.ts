import { describe, expect, it } from "vitest";
import { endTurn } from "../../../../../test/fixtures/pq17/conditions-kit";
import { arrivedConvoy, lastTurn } from "../../../../../test/fixtures/pq17/last-turn";
import { table, withOwn } from "../../../../../test/fixtures/pq17/table";
import type { Snapshot } from "../../snapshot";
import type { Force } from "../1-2-forces/state";

describe("3.4 the end of an operation", () => {
  it("3.4 all convoys in port and all TFs of one side in port", () => {
    const state = { ...arrivedConvoy(30, 33), turn: 20 };
    expect(endTurn(state).snapshot.phase).toBe("end");
    const both = withOwn(state, "axis", { forces: table("combine").sides.axis.forces });
    expect(endTurn(both).snapshot.phase).toBe("end");
  });

  it("3.4 it goes on while both sides have TFs at sea, until day 15 is over", () => {
    const forces = table("combine").sides.allied.forces.filter(({ id }) => id === "tf_cruiser_cover");
    const out = table("combine").sides.axis.forces.filter(({ id }) => id === "trondheim_group");
    const german = out.map((each): Force => ({ ...each, station: "at_sea", at: "0811", block: 1, sailed: true }));
    const state = arrivedConvoy(30, 33);
    const sea = withOwn(withOwn(state, "allied", { forces: [...state.sides.allied.forces, ...forces] }), "axis", {
      forces: german,
    });
    expect(endTurn({ ...sea, turn: 20 }).snapshot.phase).toBe("turn_weather");
    expect(endTurn(sea).snapshot.phase).toBe("end");
  });

  it("3.4 past day 15 while a convoy is at sea", () => {
    const state = lastTurn(["convoy_pq_17"], []);
    expect(endTurn(state).snapshot).toMatchObject({ phase: "turn_weather", turn: 31 });
  });

  it("3.4 a TF in the Germany box is in port, one in the Kara Sea is not (E-72)", () => {
    const cover = table("combine").sides.allied.forces.filter(({ id }) => id === "tf_cruiser_cover");
    const group = table("combine").sides.axis.forces.filter(({ id }) => id === "narvik_group");
    const boxed = (at: string): Snapshot => {
      const state = { ...arrivedConvoy(30, 33), turn: 20 };
      const axis = group.map((each): Force => ({ ...each, station: "box", at, block: null }));
      return withOwn(withOwn(state, "allied", { forces: [...state.sides.allied.forces, ...cover] }), "axis", {
        forces: axis,
      });
    };
    expect(endTurn(boxed("germany")).snapshot.phase).toBe("end");
    expect(endTurn(boxed("kara_sea")).snapshot.phase).toBe("turn_weather");
  });
});

describe("3.3 the administrative turn", () => {
  it("3.3.A every chit is shown at the confirmation", () => {
    const chits = [{ letter: "Z", condition: "none", revealed: false, fulfilled: false } as const];
    const { snapshot } = endTurn(withOwn(lastTurn([], []), "allied", { chits: [...chits] }));
    expect(snapshot.sides.allied.chits).toMatchObject([{ revealed: true }]);
  });
});
