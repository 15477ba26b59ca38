import { describe, expect, it } from "vitest";
import { force, inWeather, play, table, withForce, withOwn } from "../../../../../test/fixtures/pq17/table";
import type { Snapshot } from "../../snapshot";
import type { Force } from "../1-2-forces/state";

const PACK = "wolf_pack_eisteufel_1";

/** A German Wolf Pack in the hex of HMS Victorious, in Reduced Visibility. */
function under(changes: Partial<Force> = {}): Snapshot {
  let state = inWeather(table("move_blocks", "axis"), "reduced_visibility");
  state = withForce(state, "axis", PACK, { at: "0807", ...changes });
  return withOwn(state, "allied", { carrierRadii: ["tf_home_fleet"] });
}

const go = (...path: string[]) => ({ piece: PACK, speed: "moderate", path, cross: "clear" });

const crawl = (...path: string[]) => ({ ...go(...path), speed: "slow" });

describe("7.4.5 the example of a Wolf Pack under HMS Victorious", () => {
  it("4 or less lets it leave the hex and move on", () => {
    const { rolls, outcome, snapshot } = play("moveForce", under(), go("0708", "0608"), [4]);
    expect(rolls).toMatchObject([{ label: "asw-patrol", modifiers: [] }]);
    expect(outcome).toMatchObject({ end: "arrived" });
    expect(force(snapshot, "axis", PACK)).toMatchObject({ at: "0608", identified: false });
  });

  it("5 or more keeps it there with one hex of movement left, to try again", () => {
    const kept = play("moveForce", under(), go("0708", "0608"), [5]);
    expect(kept.outcome).toMatchObject({ end: "patrolled" });
    expect(force(kept.snapshot, "axis", PACK)).toMatchObject({
      at: "0807",
      identified: true,
      idLevel: 1,
      moved: { hexes: 1, done: false, entered: [] },
    });
    const again = play("moveForce", kept.snapshot, go("0708"), [3]);
    expect(force(again.snapshot, "axis", PACK)).toMatchObject({ at: "0708", moved: { done: true } });
  });

  it("a pack kept in its first hex loses no ID", () => {
    const kept = play("moveForce", under({ identified: true, idLevel: 2 }), go("0708", "0608"), [5]).snapshot;
    const over = play("endPhase", kept, {}).snapshot;
    expect(force(over, "axis", PACK)).toMatchObject({ idLevel: 2 });
  });

  it("a success rolls for what it does: sunk costs VP, damaged does not", () => {
    const sunk = play("moveForce", under(), go("0708", "0608"), [8, 7]);
    expect(sunk.rolls.map(({ label }) => label)).toEqual(["asw-patrol", "asw-success"]);
    expect(sunk.snapshot.vp.total).toBe(1);
    expect(force(sunk.snapshot, "axis", PACK)).toMatchObject({ idLevel: 1, units: [{ cs: 3 }] });
    const damaged = play("moveForce", under(), go("0708", "0608"), [8, 6]).snapshot;
    expect(damaged.vp.total).toBe(0);
    expect(damaged.sides.axis.removed).toMatchObject([{ why: "asw_damage" }]);
  });
});

describe("7.4.5 who is hunted", () => {
  it("E-07 a pack that declares more than Slow speed, whatever its path", () => {
    const { rolls, rulings } = play("moveForce", under(), go("0708"), [0]);
    expect(rolls.map(({ label }) => label)).toEqual(["asw-patrol"]);
    expect(rulings).toContain("E-07");
  });

  it("at Slow speed one that is identified, by day alone", () => {
    expect(play("moveForce", under(), crawl("0708")).rolls).toEqual([]);
    const seen = under({ identified: true, idLevel: 1 });
    expect(play("moveForce", seen, crawl("0708"), [0]).rolls.map(({ label }) => label)).toEqual(["asw-patrol"]);
    const night: Snapshot = { ...seen, light: { am: "night", pm: "night" } };
    expect(play("moveForce", night, crawl("0708")).rolls).toEqual([]);
  });

  it("nobody outside every Air Radius", () => {
    const away = withForce(under(), "axis", PACK, { at: "0413" });
    expect(play("moveForce", away, go("0412")).rolls).toEqual([]);
  });
});
