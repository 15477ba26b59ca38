import { describe, expect, it } from "vitest";
import { force, only, play, refused, ship, table, withForce } from "../../../../../test/fixtures/pq17/table";
import { cloneJson } from "../../../../core/audit/canonical";
import type { Snapshot } from "../../snapshot";
import type { Ship } from "./state";

const COVER = "tf_cruiser_cover";

const held = (units: readonly Ship[]): string[] => units.map(({ unit, cs }) => `${unit} ${cs}`);

describe("1.2.3 a warship of a convoy that is Dead in the Water", () => {
  it("may leave it with a ship to tow it, so that the convoy sails on", () => {
    const units = [ship("mv", 9), ship("nigeria", 0), ship("dd_ai", 2)];
    const state = withForce(only(table("move_detach"), "allied", "convoy_pq_17"), "allied", "convoy_pq_17", { units });
    const taken = [
      { unit: "nigeria", cs: 1 },
      { unit: "dd_ai", cs: 1 },
    ];
    const { snapshot, outcome } = play("detachForce", state, { force: "convoy_pq_17", units: taken });
    const left = String(outcome.detached);
    expect(force(snapshot, "allied", left)).toMatchObject({
      kind: "task_force",
      units: [
        { unit: "nigeria", cs: 0 },
        { unit: "dd_ai", cs: 1 },
      ],
    });
    expect(force(snapshot, "allied", "convoy_pq_17").units.map(({ unit, cs }) => [unit, cs])).toEqual([
      ["mv", 9],
      ["dd_ai", 1],
    ]);
    const tow = { force: left, ship: "nigeria", by: "dd_ai" };
    expect(play("takeTow", { ...snapshot, phase: "combine" }, tow).outcome).toMatchObject(tow);
  });
});

describe("7.9 damaged destroyers leave on a counter of their own", () => {
  const COVER = "tf_cruiser_cover";
  const units = [
    ship("norfolk", 3),
    ship("dd_us", 3),
    ship("dd_us", 2, { marks: ["crippled"] }),
    ship("dd_us", 1, { marks: ["diw"] }),
  ];
  const state = withForce(table("move_detach", "allied", ["destroyer_hits"]), "allied", COVER, { units });
  const take = (...shares: object[]) => ({ force: COVER, units: shares });
  const left = (...shares: object[]): Ship[] => {
    const { outcome, snapshot } = play("detachForce", state, take(...shares));
    return force(snapshot, "allied", (outcome as { detached: string }).detached).units;
  };

  it("as their owner picks them", () => {
    expect(left({ unit: "dd_us", cs: 1, mark: "crippled" })).toEqual([ship("dd_us", 1, { marks: ["crippled"] })]);
    expect(left({ unit: "dd_us", cs: 1, mark: "diw" })).toEqual([ship("dd_us", 1, { marks: ["diw"] })]);
    expect(left({ unit: "dd_us", cs: 2 })).toEqual([ship("dd_us", 2)]);
  });

  it("with others of their class, no CS of which is named twice", () => {
    const crippled = { unit: "dd_us", cs: 2, mark: "crippled" };
    expect(left(crippled, { unit: "dd_us", cs: 1 })).toEqual([
      ship("dd_us", 2, { marks: ["crippled"] }),
      ship("dd_us", 1),
    ]);
    expect(refused("detachForce", state, take(crippled, { unit: "dd_us", cs: 5 })).code).toBe("FORCE_EMPTIED");
    expect(refused("detachForce", state, take(crippled, crippled)).code).toBe("FORCE_EMPTIED");
    expect(refused("detachForce", state, take({ ...crippled, cs: 3 })).code).toBe("FORCE_EMPTIED");
  });

  it("a mark that tells nothing apart is not chosen", () => {
    const share = { unit: "norfolk", cs: 3, mark: "diw" };
    expect(refused("detachForce", state, take(share)).code).toBe("VALUE_NOT_LISTED");
  });

  it("submarines that have spent their torpedoes leave a Wolf Pack", () => {
    const boats = [ship("ss_german", 2), ship("ss_german", 1, { marks: ["torps_expended"] })];
    const wolves = withForce(table("move_detach", "axis"), "axis", "wolf_pack_eisteufel_1", { units: boats });
    const input = { force: "wolf_pack_eisteufel_1", units: [{ unit: "ss_german", cs: 1, mark: "torps_expended" }] };
    const { snapshot } = play("detachForce", wolves, input);
    expect(force(snapshot, "axis", "wolf_pack_eisteufel_1").units).toEqual([ship("ss_german", 2)]);
  });
});

describe("1.2.3 what leaves a force is what was named", () => {
  const take = (...units: object[]) => ({ force: COVER, units });
  const gone = (state: Snapshot, ...shares: object[]): string[] => {
    const { outcome, snapshot } = play("detachForce", state, take(...shares));
    return held(force(snapshot, "allied", (outcome as { detached: string }).detached).units);
  };

  it("5.1.1 of two tows of one class no more goes along than is named", () => {
    const pair = [ship("dd_us", 1, { tow: "dd_us" }), ship("dd_us", 1, { tow: "dd_us", marks: ["diw"] })];
    const units = [ship("norfolk", 3), ...pair, ...cloneJson(pair)];
    const state = withForce(table("move_detach", "allied", ["destroyer_hits"]), "allied", COVER, { units });
    expect(gone(state, { unit: "dd_us", cs: 1 })).toHaveLength(2);
    expect(gone(state, { unit: "dd_us", cs: 2 })).toHaveLength(2);
    expect(gone(state, { unit: "dd_us", cs: 3 })).toHaveLength(4);
  });

  it("7.9 no more CS are named by a mark than bear it, beside those of another mark", () => {
    const units = [
      ship("norfolk", 3),
      ship("dd_us", 1),
      ship("dd_us", 2, { marks: ["crippled"] }),
      ship("dd_us", 1, { marks: ["diw"] }),
    ];
    const state = withForce(table("move_detach", "allied", ["destroyer_hits"]), "allied", COVER, { units });
    const [diw, crippled] = [1, 2].map((cs) => [
      { unit: "dd_us", cs, mark: "diw" },
      { unit: "dd_us", cs: 3 - cs, mark: "crippled" },
    ]) as [object[], object[]];
    expect(gone(state, ...diw)).toEqual(["dd_us 1", "dd_us 2"]);
    expect(refused("detachForce", state, take(...crippled)).code).toBe("FORCE_EMPTIED");
  });
});
