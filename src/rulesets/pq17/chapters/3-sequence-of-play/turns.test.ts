import { describe, expect, it } from "vitest";
import { exampleOf } from "../../../../../test/fixtures/examples";
import { chit } from "../../../../../test/fixtures/pq17/conditions-kit";
import { force, only, play, refused, table, withForce, withOwn } from "../../../../../test/fixtures/pq17/table";
import { adjudicate } from "../../../../core/engine/adjudicate";
import { pq17 } from "../../index";
import type { Snapshot } from "../../snapshot";
import type { Force } from "../1-2-forces/state";

/** Ends the combine segment of the Axis, with which the turn ends. */
const endTurn = (state: Snapshot): Snapshot => play("endPhase", state, {}).snapshot;

const combine = (): Snapshot => table("combine", "axis");

const cover = "tf_cruiser_cover";

const fuel = (changes: Partial<Force["fuel"]>): Force["fuel"] => ({
  state: "full",
  marker: null,
  refuelled: false,
  ...changes,
});

describe("3.2 phases in which a side has nothing to do", () => {
  it("3.2 are ended by a run until there is something to decide, with a seed and on a tape", () => {
    const { snapshot, input, seed } = exampleOf(pq17, "photographPort");
    const run = (dice: object) => {
      const answer = adjudicate(pq17, { operation: "photographPort", snapshot, input, runOn: true, ...dice });
      if (answer.kind !== "RESOLUTION") throw new Error(`It was not resolved: ${JSON.stringify(answer)}`);
      return answer;
    };
    const { dice, steps, ...after } = run({ seed });
    expect(steps!.slice(1).map(({ outcome }) => (outcome as { ended: string }).ended)).toEqual([
      "photo",
      "move_stand_up",
      "move_detach",
      "move_refuel",
    ]);
    expect(after.snapshot).toMatchObject({ phase: "move_blocks", phasing: "allied" });
    expect(run({ dice }).digest).toBe(after.digest);
  });
});

describe("3.1 preparation", () => {
  it("12 draws a chit for each side, Allied first, and puts a dummy in every port held", () => {
    const { snapshot, rolls } = play("new", undefined, { scenario: "pq_17" }, [14, 13]);
    expect(rolls.map(({ label }) => label)).toEqual(["special-chit", "special-chit"]);
    expect(snapshot).toMatchObject({ phase: "prep_setup_1", phasing: "axis", startTurn: 9 });
    expect(snapshot.sides.axis.dummies.map(({ at }) => at).sort()).toEqual([
      "kirkenes",
      "narvik",
      "tromso",
      "trondheim",
    ]);
  });

  it("4.1.3 numbers the blocks at sea when set-up ends, hex after hex", () => {
    const first = play("new", undefined, { scenario: "pq_17" }, [14, 13]).snapshot;
    const second = play("endPhase", first, {}).snapshot;
    expect(second).toMatchObject({ phase: "prep_setup_2", phasing: "allied" });
    const planning = play("endPhase", second, {}).snapshot;
    const blocks = planning.sides.axis.forces.filter(({ station }) => station === "at_sea");
    expect(blocks.map(({ at, block }) => [at, block])).toEqual([
      ["0413", 1],
      ["0511", 2],
      ["0515", 3],
    ]);
  });

  it("1.3 draws the order of blocks that share a hex", () => {
    const first = play("new", undefined, { scenario: "pq_17" }, [14, 13]).snapshot;
    const placed = play("placeDummy", first, { at: "0511" }).snapshot;
    const second = play("endPhase", placed, {}).snapshot;
    expect(play("endPhase", second, {}, [2]).rolls).toMatchObject([{ label: "block-order", dice: "1d2" }]);
  });
});

describe("G.10 forces", () => {
  it("1.2.3 a detached force keeps ID and fuel, and heavy ships that leave light ones gain 8 turns (11.1.2)", () => {
    const state = withForce(table("move_detach"), "allied", cover, { identified: true, idLevel: 2 });
    const { outcome, snapshot } = play("detachForce", state, { force: cover, units: [{ unit: "wichita", cs: 4 }] });
    const fresh = force(snapshot, "allied", String(outcome.detached));
    expect(fresh).toMatchObject({ identified: true, idLevel: 2, kind: "task_force", at: "0606" });
    expect(fresh.fuel.marker).toBe((force(state, "allied", cover).fuel.marker ?? 0) + 8);
  });

  it("1.2.4 a combined force has the higher ID and the earlier marker", () => {
    const moved = withForce(table("combine"), "allied", "tf_oiler", { at: "0606", identified: true, idLevel: 1 });
    const { snapshot } = play("combineForces", moved, { force: cover, joining: "tf_oiler" });
    const whole = force(snapshot, "allied", cover);
    expect(whole).toMatchObject({ identified: true, idLevel: 1 });
    expect(whole.fuel.marker).toBe(Math.min(17 + 1, 20));
    expect(whole.units.map(({ unit }) => unit)).toContain("gray_ranger");
  });

  it("1.2.1 a convoy takes no more than 4 CS of ES", () => {
    const moved = withForce(table("combine"), "allied", cover, {
      at: "0410",
      units: [
        ...force(table("combine"), "allied", cover).units,
        { unit: "es_british", cs: 2, rotated: false, marks: [], tow: null, torpedoesSpent: 0, oil: null },
      ],
    });
    const input = { force: "convoy_pq_17", joining: cover };
    expect(refused("combineForces", moved, input)).toMatchObject({
      code: "ESCORTS_FULL",
      citation: { section: "1.2.1" },
    });
  });
});

describe("3.4 the end of an operation", () => {
  const last = (): Snapshot => {
    const state = only({ ...combine(), turn: 30 }, "allied", cover, "scapa_reserve");
    return withForce(state, "allied", cover, { fuel: fuel({ state: "critical" }) });
  };

  it("comes after day 15 PM when no convoy is at sea; 2.2 Critical Fuel costs the owner", () => {
    const after = endTurn(last());
    expect(after).toMatchObject({ phase: "end", result: "axis" });
    const codes = after.vp.log.map(({ code, amount, unit }) => [code, amount, unit]);
    expect(codes).toContainEqual(["CRITICAL_FUEL", -1, "london"]);
    expect(codes).toContainEqual(["CRITICAL_FUEL", -1, "dd_us"]);
  });

  it("3.3 shows every chit", () => {
    const after = endTurn(chit(last(), "axis", "A", "port_raids"));
    expect(after.sides.axis.chits).toMatchObject([{ letter: "A", revealed: true }]);
  });

  it("2.3 command points are scored when they are shown", () => {
    const command = last().sides.axis.command.map((each) => ({ ...each, spent: 3 }));
    const after = endTurn(withOwn(last(), "axis", { command }));
    expect(after.vp.log).toContainEqual(expect.objectContaining({ code: "CP_SPENT", side: "axis", amount: 1.5 }));
  });

  it("2.1.1 every loaded MX CS that arrives scores 1", () => {
    const base = withForce(table("move_blocks"), "allied", "convoy_pq_17", { at: "0817" });
    const units = force(base, "allied", "convoy_pq_17").units.filter(({ unit }) => ["mv", "mo", "mc"].includes(unit));
    const state = withForce(base, "allied", "convoy_pq_17", { units });
    const input = { piece: "convoy_pq_17", speed: "slow", path: ["murmansk"], cross: "solid_pack" };
    const { snapshot } = play("moveForce", state, input);
    expect(snapshot.vp).toMatchObject({ total: 33, log: [{ code: "MX_ARRIVED", amount: 33 }] });
    expect(force(snapshot, "allied", "convoy_pq_17")).toMatchObject({
      station: "in_port",
      at: "murmansk",
      block: null,
    });
  });

  it("5.1.2 the North Russian ports take only so many warships", () => {
    const state = withForce(table("move_blocks"), "allied", "convoy_pq_17", { at: "0817" });
    const input = { piece: "convoy_pq_17", speed: "slow", path: ["murmansk"], cross: "clear" };
    expect(refused("moveForce", state, input)).toMatchObject({ code: "PORT_FULL", citation: { section: "5.1.2" } });
  });
});
