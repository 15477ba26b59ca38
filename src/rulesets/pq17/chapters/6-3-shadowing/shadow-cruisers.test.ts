import { describe, expect, it } from "vitest";
import {
  fleet,
  HEX,
  joined,
  known,
  meeting,
  no,
  pass,
  passTo,
  waits,
} from "../../../../../test/fixtures/pq17/surface-table";
import { force, play, refused, table, withForce, withOwn } from "../../../../../test/fixtures/pq17/table";
import { decide } from "../../../../core/engine/adjudicate";
import { pq17 } from "../../index";
import type { Snapshot } from "../../snapshot";
import type { Force } from "../1-2-forces/state";

const FLEET = "tf_home_fleet";

const knownInFull = { identified: true, idLevel: 3 } satisfies Partial<Force>;

const names = (state: Snapshot, id: string) => force(state, "allied", id).units.map(({ unit, cs }) => `${unit} ${cs}`);

describe("6.3.3 cruisers that begin to shadow in the recon segment", () => {
  const shadowing = (): Snapshot => {
    const state = withForce(table("recon"), "allied", "tf_cruiser_cover", { at: "0709" });
    const { block } = force(state, "allied", "tf_cruiser_cover");
    expect(block).toEqual(expect.any(Number));
    return withOwn(state, "allied", { shadowing: [{ target: 1, by: "force", id: "tf_cruiser_cover" }] });
  };
  const leave = (...units: { unit: string; cs: number }[]) => ({ force: "tf_cruiser_cover", units });

  it("may part from their force", () => {
    const rest = leave({ unit: "wichita", cs: 4 }, { unit: "tuscaloosa", cs: 3 }, { unit: "dd_us", cs: 2 });
    const { snapshot, outcome } = play("detachForce", shadowing(), rest);
    expect(outcome).toMatchObject({ kind: "task_force" });
    expect(snapshot.sides.allied.shadowing).toMatchObject([{ id: "tf_cruiser_cover" }]);
  });

  it("an undamaged cruiser stays with the shadower, and no other force splits then", () => {
    const all = leave(
      ...["london", "norfolk", "wichita", "tuscaloosa"].map((unit) => ({ unit, cs: unit === "wichita" ? 4 : 3 })),
    );
    expect(refused("detachForce", shadowing(), all).code).toBe("CRUISER_STAYS");
    expect(refused("detachForce", shadowing(), { ...all, force: FLEET }).code).toBe("VALUE_NOT_LISTED");
    expect(refused("detachForce", table("recon"), all).code).toBe("NOBODY_SHADOWS");
  });
});

describe("6.3.3 shadowing after a battle", () => {
  it("cruisers that leave their force shadow an Axis TF with a capital ship", () => {
    const cover = fleet("cover", 1, { norfolk: 3, sheffield: 4, dd_us: 2 });
    const tirpitz = fleet("tirpitz", 2, { tirpitz: 5, dd_z36a: 3 }, knownInFull);
    const end = passTo(joined(meeting("allied", [cover], [tirpitz])), "axis surf_withdraw_defender");
    const units = [no(end, "axis", "tirpitz"), no(end, "axis", "dd_z36a")];
    const gone = play("withdrawUnits", end, { roll: true, units, otherModifiers: true }, [9]).snapshot;
    const over = waits(gone) === "allied surf_withdraw_attacker" ? pass(gone).snapshot : gone;
    expect(waits(over)).toBe("allied surf_shadow");
    const { outcome, snapshot } = play("shadowAfterBattle", over, { force: "cover", block: 2, cruisers: ["norfolk"] });
    expect(outcome).toMatchObject({ shadower: "task_force_1" });
    expect(snapshot.sides.allied.shadowing).toEqual([{ target: 2, by: "force", id: "task_force_1" }]);
    expect(play("shadowAfterBattle", over, { force: null, block: null, cruisers: [] }).outcome).toMatchObject({
      shadower: null,
    });
  });
});

describe("6.3.3 an Axis TF that an Allied TF has caught in transit", () => {
  const caught = (ships: Readonly<Record<string, number>>): Snapshot => {
    const hipper = fleet("hipper", 2, { admiral_hipper: 4, dd_z36a: 2 }, known);
    const state = meeting("axis", [fleet("cover", 1, ships, known)], [hipper]);
    const movement = { piece: "hipper", speed: "moderate" as const, path: ["0415"], cross: 0 };
    const pending = { decision: "transit_react" as const, side: "allied" as const, movement };
    return { ...state, phase: "move_blocks", moving: "hipper", pending };
  };
  const two = { norfolk: 3, london: 3, dd_us: 2 };

  it("cruisers that part from their TF shadow it, and the TF stays", () => {
    const input = { shadower: "cover", cruisers: ["norfolk"], fight: [] };
    const { outcome, snapshot } = play("reactToTransit", caught(two), input);
    const { shadower } = outcome as { shadower: string };
    expect(shadower).not.toBe("cover");
    expect(names(snapshot, shadower)).toEqual(["norfolk 3"]);
    expect(names(snapshot, "cover")).toEqual(["london 3", "dd_us 2"]);
    expect(snapshot.sides.allied.shadowing).toEqual([{ target: 2, by: "force", id: shadower }]);
    const at = snapshot.sides.axis.forces[0]?.at;
    expect(at).not.toBe(HEX);
    expect(force(snapshot, "allied", shadower).at).toBe(at);
    expect(force(snapshot, "allied", "cover").at).toBe(HEX);
  });

  it("the whole TF shadows it where no cruiser is named", () => {
    const { outcome } = play("reactToTransit", caught(two), { shadower: "cover", fight: [] });
    expect(outcome).toMatchObject({ shadower: "cover" });
    const none = play("reactToTransit", caught(two), { shadower: "cover", cruisers: [], fight: [] });
    expect(none.outcome).toMatchObject({ shadower: "cover" });
  });

  it("cruisers part only to shadow, undamaged, and never all ships of a TF", () => {
    const hurt = { norfolk: 2, london: 3, dd_us: 2 };
    const part = (cruisers: string[]) => ({ shadower: "cover", cruisers, fight: [] });
    expect(refused("reactToTransit", caught(hurt), part(["norfolk"])).code).toBe("VALUE_NOT_LISTED");
    expect(refused("reactToTransit", caught(two), part(["dd_us"])).code).toBe("VALUE_NOT_LISTED");
    expect(refused("reactToTransit", caught({ norfolk: 3 }), part(["norfolk"])).code).toBe("CHOICE_COUNT");
    expect(refused("reactToTransit", caught(two), { ...part(["norfolk"]), shadower: null }).code).toBe(
      "VALUE_NOT_LISTED",
    );
  });

  it("the decision lists the cruisers that may part", () => {
    const listed = decide(pq17, { snapshot: caught(two) });
    if (listed.kind !== "DECISIONS") throw new Error("The snapshot is not read.");
    const found = listed.decisions.find(({ operation }) => operation === "reactToTransit");
    expect(JSON.stringify(found)).toContain('"cruisers":{"type":"array","items":{"enum":["norfolk","london"]}');
  });
});
