import { describe, expect, it } from "vitest";
import { drawMove } from "../../../../../test/fixtures/draw-move";
import { campaignAt, inFortnight } from "../../../../../test/fixtures/pq17/campaign-positions";
import { chit, endTurn, special } from "../../../../../test/fixtures/pq17/conditions-kit";
import { only, play, refused, ship, table, withForce, withOwn } from "../../../../../test/fixtures/pq17/table";
import { adjudicate } from "../../../../core/engine/adjudicate";
import { seededPick } from "../../../../core/engine/apply";
import { impossible } from "../../../../core/request/impossible";
import { pack } from "../../charts/pack";
import { pq17 } from "../../index";
import type { Snapshot } from "../../snapshot";
import type { Force } from "../1-2-forces/state";
import { raiders } from "./raids";

/** The last combine segment, with merchants in Murmansk and Port Raids to come. */
function lastTurn(): Snapshot {
  const state = only({ ...table("combine", "axis"), turn: 30 }, "allied", "convoy_pq_17");
  const { convoy } = state.sides.allied.forces[0] as Force;
  const there = withForce(state, "allied", "convoy_pq_17", {
    station: "in_port",
    at: "murmansk",
    block: null,
    sailed: true,
    units: [ship("mv", 4)],
    convoy: convoy && { ...convoy, merchants: 4, arrived: true },
  });
  const bare = withOwn(there, "axis", { forces: [] });
  return special(chit(bare, "axis", "K", "port_raids"), "axis", { raidsLeft: 2 });
}

const confirmation = (): Snapshot => endTurn(lastTurn()).snapshot;

const ids = (state: Snapshot, port: string, light: "day" | "night"): string[] =>
  raiders(state, pack.charts, port, light).map(({ id }) => id);

const boxed = (cs: number, damaged = false) => ({ unit: "mv", cs, damaged, faceUp: false });

describe("12.7 Port Raids", () => {
  it("12.7 the chit gives two raids, which wait in the confirmation phase", () => {
    const drawn = play("new", undefined, { scenario: "pq_17" }, [26, 11]).snapshot;
    expect(drawn.sides.axis.chits).toMatchObject([{ condition: "port_raids" }]);
    expect(drawn.sides.axis.special.raidsLeft).toBe(2);
    expect(confirmation()).toMatchObject({ phase: "admin_confirm", phasing: "axis", result: null });
  });

  it("12.7 I/StG 5 joins with 4 CS, by day at Murmansk alone", () => {
    const state = confirmation();
    const joining = state.sides.axis.aircraft.filter(({ id }) => state.sides.axis.special.joining.includes(id));
    expect(joining.map(({ unit, cs, base }) => [unit, cs, base])).toEqual([
      ["ju87r", 2, "kirkenes_air"],
      ["ju87r", 2, "kirkenes_air"],
    ]);
    const first = joining[0]!;
    expect(ids(state, "murmansk", "day")).toContain(first.id);
    expect(ids(state, "murmansk", "night")).not.toContain(first.id);
    expect(ids(state, "arkhangelsk", "day")).not.toContain(first.id);
  });

  it("12.7, D-58 aircraft of northern Norway with Kirkenes, in range, no reconnaissance units", () => {
    const names = ids(confirmation(), "murmansk", "day");
    expect(names).toEqual(expect.arrayContaining(["ju88a4_1", "ju87r_1", "bf110_1"]));
    expect(names).not.toContain("fw200_1");
    expect(names).not.toContain("pr_ju88_1");
  });

  it("12.7 by day or night, unless the operation was all of one", () => {
    const state = confirmation();
    const input = { port: "murmansk", light: "night", aircraft: ["ju88a4_1"] };
    expect(refused("raidPort", state, input)).toMatchObject({ code: "VALUE_NOT_LISTED" });
    const dusk: Snapshot = { ...state, light: { am: "day", pm: "night" } };
    expect(play("raidPort", dusk, input).snapshot.sides.axis.special.raidsLeft).toBe(1);
  });

  it("12.7 a raid is an air attack on what lies in the port; odd hits sink no merchant", () => {
    const { snapshot, rulings } = play("raidPort", confirmation(), {
      port: "murmansk",
      light: "day",
      aircraft: ["ju88a4_1"],
    });
    expect(rulings).toContain("E-74");
    expect(snapshot.sides.axis.special.raidsLeft).toBe(1);
    expect(snapshot.pending).toMatchObject({ strike: { cause: "port_raid", against: "port", place: "murmansk" } });
  });

  it("12.7 ends with the phase: those that joined leave, and the points are counted", () => {
    const { snapshot } = play("endPhase", confirmation(), {});
    expect(snapshot.phase).toBe("end");
    expect(snapshot.sides.axis.special).toMatchObject({ raidsLeft: 0, joining: [] });
    expect(snapshot.sides.axis.aircraft.filter(({ unit }) => unit === "ju87r")).toHaveLength(2);
  });

  it("12.7 without a target there is no raid", () => {
    const state = withOwn(lastTurn(), "allied", { forces: [] });
    expect(endTurn(state).snapshot.phase).toBe("end");
    expect(
      refused("raidPort", table("combine", "axis"), { port: "murmansk", light: "day", aircraft: ["a"] }),
    ).toMatchObject({
      code: "OUT_OF_TURN",
    });
  });

  it("12.7 raids played at random come to an end", () => {
    for (const seed of ["raid-1", "raid-2", "raid-3", "raid-4"]) {
      let state = confirmation();
      const pick = seededPick(seed);
      for (let step = 0; step < 60 && !pq17.over(state); step += 1) {
        const move = drawMove(pq17, state, pack.charts, pick, (name) => (name === "endPhase" ? 1 : 6));
        if (move === undefined) throw new Error(`No move at ${state.pending?.decision}.`);
        const answer = adjudicate(pq17, { operation: move.operation.name, snapshot: state, input: move.input, seed });
        if (answer.kind !== "RESOLUTION") throw new Error(JSON.stringify(answer).slice(0, 500));
        state = answer.snapshot as Snapshot;
        expect(impossible(pq17.invariants, state, pack.charts)).toEqual([]);
      }
      expect(pq17.over(state)).toBe(true);
    }
  });
});

describe("12.7 Port Raids and the boxes of the Russian ports", () => {
  /** The last turn of an operation of the campaign, with merchants in the boxes of Murmansk alone and Port Raids to come. */
  function lastTurn(): Snapshot {
    const state = { ...inFortnight(campaignAt("combine", "axis"), 10), turn: 30 };
    const boxes = [
      { port: "murmansk", unloading: [boxed(9), boxed(2, true)], ballast: [boxed(3)] },
      { port: "arkhangelsk", unloading: [], ballast: [] },
    ];
    const bare = only({ ...state, campaign: state.campaign && { ...state.campaign, months: 5, boxes } }, "allied");
    return special(chit(withOwn(bare, "axis", { forces: [] }), "axis", "K", "port_raids"), "axis", { raidsLeft: 2 });
  }

  it("find the merchants that unload and those in ballast, which lie in their boxes again afterwards", () => {
    const raids = play("endPhase", lastTurn(), {}).snapshot;
    expect(raids).toMatchObject({ phase: "admin_confirm", phasing: "axis" });
    expect(impossible(pq17.invariants, raids, pack.charts)).toEqual([]);
    expect(
      raids.sides.allied.forces.map(({ at, convoy, units }) => [at, convoy?.loaded, units.map(({ cs }) => cs)]),
    ).toEqual([
      ["murmansk", true, [9, 2]],
      ["murmansk", false, [3]],
    ]);
    const after = play("endPhase", raids, {}).snapshot;
    expect(after.phase).toBe("admin_oob");
    expect(after.sides.allied.forces).toEqual([]);
    // 15.2.2 11 ships unload; 3 empties have turned face up.
    expect(after.campaign?.boxes[0]).toMatchObject({
      unloading: [],
      ballast: [{ cs: 3, faceUp: true }, { cs: 9 }, { cs: 2 }],
    });
    expect(after.vp.log.map(({ code, amount }) => [code, amount])).toEqual([
      ["EMPTY_IN_RUSSIA", -1.5],
      ["UNLOADED", 9],
    ]);
  });
});
