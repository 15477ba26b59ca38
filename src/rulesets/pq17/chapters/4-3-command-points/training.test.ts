import { describe, expect, it } from "vitest";
import { force, only, play, refused, ship, table, withForce } from "../../../../../test/fixtures/pq17/table";
import type { Snapshot } from "../../snapshot";
import type { Phase, Side } from "../../vocabulary";

const fuelOf = (state: Snapshot, id: string, side: Side = "allied") => force(state, side, id).fuel;

describe("4.3.4, 11.4.1 training", () => {
  const at = (phase: Phase): Snapshot => only(table(phase, "axis", ["training"]), "axis", "narvik_group");
  const sail = (state: Snapshot) =>
    play(
      "moveForce",
      { ...state, phase: "move_blocks" },
      {
        piece: "narvik_group",
        speed: "slow",
        path: ["0813"],
        cross: "clear",
      },
    ).snapshot;

  it("one TF sails without command points though no enemy was found, with Danger 3 turns ahead and no High speed", () => {
    const declared = play("declareTraining", at("move_refuel"), { force: "narvik_group" }).snapshot;
    const out = sail(declared);
    expect(fuelOf(out, "narvik_group", "axis")).toEqual({ state: "training", marker: 12, refuelled: false });
    expect(out.sides.axis.command).toMatchObject([{ spent: 0 }]);
    expect(
      refused(
        "declareTraining",
        { ...out, phase: "move_refuel", moving: null, leftPort: null },
        { force: "narvik_group" },
      ).code,
    ).toBe("NO_TRAINING");
    const next = withForce({ ...out, phase: "move_blocks", moving: null, leftPort: null }, "axis", "narvik_group", {
      moved: { hexes: 0, speed: null, entered: [], done: false },
    });
    expect(
      refused("moveForce", next, { piece: "narvik_group", speed: "high", path: ["0713"], cross: "clear" }).code,
    ).toBe("VALUE_NOT_LISTED");
  });

  it("it comes back to its own port alone, E-43 and pays if it does not", () => {
    const out = sail(play("declareTraining", at("move_refuel"), { force: "narvik_group" }).snapshot);
    const tromso = withForce({ ...out, moving: null, leftPort: null }, "axis", "narvik_group", {
      at: "0814",
      units: [ship("lutzow", 4), ship("dd_z36a", 5)],
      moved: { hexes: 0, speed: null, entered: [], done: false },
    });
    const go = (path: string[]) => ({ piece: "narvik_group", speed: "moderate", path, cross: "clear" });
    expect(refused("moveForce", tromso, go(["tromso"])).code).toBe("MUST_RETURN");
    const home = play("moveForce", tromso, go(["0813", "narvik"])).snapshot;
    expect(force(home, "axis", "narvik_group")).toMatchObject({ station: "in_port", training: null });
    const over = {
      ...only(out, "allied"),
      turn: 30,
      phase: "combine",
      phasing: "axis",
      moving: null,
      leftPort: null,
    } as const;
    const ended = play("endPhase", over, {}).snapshot;
    expect(ended.vp.log.find(({ code }) => code === "CP_SPENT")).toMatchObject({ amount: 0.5, unit: "gruppe_nord" });
  });

  it("4.3.2 what is paid at the end of the last turn lends no credit beyond it", () => {
    const out = sail(play("declareTraining", at("move_refuel"), { force: "narvik_group" }).snapshot);
    const cruiser = withForce(out, "axis", "narvik_group", { units: [ship("nurnberg", 2)] });
    const over = {
      ...only(cruiser, "allied"),
      turn: 59,
      phase: "combine",
      phasing: "axis",
      moving: null,
      leftPort: null,
    } as const;
    expect(play("endPhase", over, {}).snapshot).toMatchObject({
      turn: 60,
      sides: { axis: { command: [{ creditUntil: 60 }] } },
    });
  });

  it("a TF that does not sail in its segment has not trained; without the option nobody trains", () => {
    const declared = play("declareTraining", at("move_refuel"), { force: "narvik_group" }).snapshot;
    const over = play("endPhase", { ...declared, phase: "move_blocks" }, {}).snapshot;
    expect(over.sides.axis.trained).toBe(false);
    expect(refused("declareTraining", table("move_refuel", "axis"), { force: "narvik_group" }).code).toBe(
      "NO_TRAINING",
    );
  });
});
