import { describe, expect, it } from "vitest";
import { decide } from "../../src/core/engine/adjudicate";
import type { Force, Ship } from "../../src/rulesets/pq17/chapters/1-2-forces/state";
import { exampleAdrift } from "../../src/rulesets/pq17/chapters/shared/examples";
import { campaignAt, inFortnight, withOwnCampaign } from "../../src/rulesets/pq17/chapters/shared/examples-campaign";
import { pack } from "../../src/rulesets/pq17/charts/pack";
import { pq17 } from "../../src/rulesets/pq17/index";
import type { Snapshot } from "../../src/rulesets/pq17/snapshot";
import { fleet, HEX, meeting } from "../fixtures/pq17/surface-table";
import { force, play, refused, table, withForce } from "../fixtures/pq17/table";

const known = { identified: true, idLevel: 2 } satisfies Partial<Force>;

const names = (state: Snapshot, id: string) => force(state, "allied", id).units.map(({ unit, cs }) => `${unit} ${cs}`);

const entry = (unit: string, cs: number, changes: Partial<Ship> = {}): Ship => {
  return { unit, cs, rotated: false, marks: [], tow: null, torpedoesSpent: 0, oil: null, ...changes };
};

describe("6.3.3 an Axis TF that an Allied TF has caught in transit", () => {
  const caught = (ships: Readonly<Record<string, number>>): Snapshot => {
    const hipper = fleet("hipper", 2, { admiral_hipper: 4, dd_z36a: 2 }, known);
    const state = meeting("axis", [fleet("cover", 1, ships, known)], [hipper]);
    const movement = { piece: "hipper", speed: "moderate" as const, path: ["0415"], cross: 0 };
    const pending = { decision: "transit_react" as const, side: "allied" as const, movement };
    return { ...state, phase: "move_blocks", moving: "hipper", pending };
  };
  const two = { norfolk: 3, london: 3, dd_us: 2 };

  it("is shadowed by cruisers that part from their TF, which stays", () => {
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

  it("or by the whole TF, where no cruiser is named", () => {
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

describe("1.2.3, 5.1.1 ships in tow leave with their towers", () => {
  const COVER = "tf_cruiser_cover";
  const towing = (phase: "move_detach" | "move_refuel" | "combine", ...rest: Ship[]): Snapshot =>
    withForce(exampleAdrift(phase, true), "allied", COVER, {
      units: [entry("london", 0, { tow: "dd_us" }), entry("dd_us", 1, { tow: "london" }), ...rest],
    });
  const take = (...units: { unit: string; cs: number; mark?: string }[]) => ({ force: COVER, units });
  const parts = (state: Snapshot, input: object): [string[], string[]] => {
    const { outcome, snapshot } = play("detachForce", state, input);
    const { detached } = outcome as { detached: string };
    expect(pq17.invariants(snapshot, pack.charts)).toEqual([]);
    return [names(snapshot, COVER), names(snapshot, detached)];
  };

  it("a ship in tow that is detached takes the CS that tows it along, and is still in tow", () => {
    const state = towing("move_detach", entry("norfolk", 3), entry("dd_us", 2));
    const { outcome, snapshot, rulings } = play("detachForce", state, take({ unit: "london", cs: 1 }));
    expect(rulings).toEqual(["E-46"]);
    const { detached } = outcome as { detached: string };
    expect(names(snapshot, COVER)).toEqual(["norfolk 3", "dd_us 2"]);
    expect(force(snapshot, "allied", detached).units).toMatchObject([
      { unit: "london", cs: 0, tow: "dd_us" },
      { unit: "dd_us", cs: 1, tow: "london" },
    ]);
  });

  it("of a class the CS that tow nothing leave first; the one that tows takes its tow along", () => {
    const state = towing("move_detach", entry("norfolk", 3), entry("dd_us", 2));
    expect(parts(state, take({ unit: "dd_us", cs: 2 }))).toEqual([["london 0", "dd_us 1", "norfolk 3"], ["dd_us 2"]]);
    expect(parts(state, take({ unit: "dd_us", cs: 3 }))).toEqual([["norfolk 3"], ["dd_us 2", "dd_us 1", "london 0"]]);
  });

  it("a CS that goes along counts among those named of its class", () => {
    const state = towing("move_detach", entry("norfolk", 3), entry("dd_us", 2));
    const both = take({ unit: "london", cs: 1 }, { unit: "dd_us", cs: 2 });
    expect(parts(state, both)).toEqual([
      ["norfolk 3", "dd_us 1"],
      ["london 0", "dd_us 1", "dd_us 1"],
    ]);
    const turned = take({ unit: "dd_us", cs: 1 }, { unit: "london", cs: 1 });
    expect(parts(state, turned)[0]).toEqual(["norfolk 3", "dd_us 2"]);
  });

  it("a tow that is the whole force does not leave it", () => {
    expect(refused("detachForce", towing("move_detach"), take({ unit: "london", cs: 1 })).code).toBe(
      "NOTHING_TO_DETACH",
    );
    const state = towing("move_detach", entry("norfolk", 3));
    const all = take({ unit: "london", cs: 1 }, { unit: "norfolk", cs: 3 });
    expect(refused("detachForce", state, all).code).toBe("FORCE_EMPTIED");
  });

  it("5.1.1 a tow may be dropped first, in the whole movement segment, and its tower detached alone", () => {
    const state = towing("move_detach", entry("norfolk", 3));
    const dropped = play("dropTow", state, { force: COVER, ship: "london" }).snapshot;
    expect(parts(dropped, take({ unit: "dd_us", cs: 1 }))).toEqual([["london 0", "norfolk 3"], ["dd_us 1"]]);
  });

  it("a destroyer that tows a merchant stays with the convoy until it drops the tow", () => {
    const units = [entry("mv", 1, { marks: ["diw"], tow: "dd_ai" }), entry("dd_ai", 1, { tow: "mv" }), entry("mv", 9)];
    const state = withForce(table("move_detach"), "allied", "convoy_pq_17", { units: [...units, entry("tb_op", 2)] });
    const input = { force: "convoy_pq_17", units: [{ unit: "dd_ai", cs: 1 }] };
    expect(refused("detachForce", state, input).code).toBe("VALUE_NOT_LISTED");
    const dropped = play("dropTow", state, { force: "convoy_pq_17", ship: "mv" }).snapshot;
    expect(play("detachForce", dropped, input).outcome).toMatchObject({ kind: "task_force" });
  });

  it("1.2.5 a tow goes over to another force whole", () => {
    const state = towing("combine", entry("norfolk", 3));
    const { at, block } = force(state, "allied", COVER);
    const fleeting = { ...force(state, "allied", "tf_home_fleet"), at, block: (block ?? 0) + 40 };
    const near = withForce(state, "allied", "tf_home_fleet", fleeting);
    const input = { force: COVER, to: "tf_home_fleet", units: [{ unit: "london", cs: 1 }], back: [] };
    const { snapshot } = play("exchangeShips", near, input);
    expect(names(snapshot, COVER)).toEqual(["norfolk 3"]);
    expect(force(snapshot, "allied", "tf_home_fleet").units).toContainEqual(entry("london", 0, { tow: "dd_us" }));
  });
});

describe("7.9 damaged destroyers leave on a counter of their own", () => {
  const COVER = "tf_cruiser_cover";
  const units = [
    entry("norfolk", 3),
    entry("dd_us", 3),
    entry("dd_us", 2, { marks: ["crippled"] }),
    entry("dd_us", 1, { marks: ["diw"] }),
  ];
  const state = withForce(table("move_detach", "allied", ["destroyer_hits"]), "allied", COVER, { units });
  const take = (...shares: object[]) => ({ force: COVER, units: shares });
  const left = (...shares: object[]): Ship[] => {
    const { outcome, snapshot } = play("detachForce", state, take(...shares));
    return force(snapshot, "allied", (outcome as { detached: string }).detached).units;
  };

  it("as their owner picks them", () => {
    expect(left({ unit: "dd_us", cs: 1, mark: "crippled" })).toEqual([entry("dd_us", 1, { marks: ["crippled"] })]);
    expect(left({ unit: "dd_us", cs: 1, mark: "diw" })).toEqual([entry("dd_us", 1, { marks: ["diw"] })]);
    expect(left({ unit: "dd_us", cs: 2 })).toEqual([entry("dd_us", 2)]);
  });

  it("with others of their class, no CS of which is named twice", () => {
    const crippled = { unit: "dd_us", cs: 2, mark: "crippled" };
    expect(left(crippled, { unit: "dd_us", cs: 1 })).toEqual([
      entry("dd_us", 2, { marks: ["crippled"] }),
      entry("dd_us", 1),
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
    const boats = [entry("ss_german", 2), entry("ss_german", 1, { marks: ["torps_expended"] })];
    const wolves = withForce(table("move_detach", "axis"), "axis", "wolf_pack_eisteufel_1", { units: boats });
    const input = { force: "wolf_pack_eisteufel_1", units: [{ unit: "ss_german", cs: 1, mark: "torps_expended" }] };
    const { snapshot } = play("detachForce", wolves, input);
    expect(force(snapshot, "axis", "wolf_pack_eisteufel_1").units).toEqual([entry("ss_german", 2)]);
  });
});

describe("15.3.3 three CAM or MV for each CS of a Soviet unit with an asterisk", () => {
  const late = [
    { unit: "p40_vvs", cs: 2, at: "vaenga" },
    { unit: "p40_vvs", cs: 1, at: "vaenga" },
  ];
  const phase = (unloaded: number) => {
    const base = inFortnight(campaignAt("prep_plan"), 10);
    const campaign = base.campaign && { ...base.campaign, months: 5, unloaded };
    const state = withOwnCampaign({ ...base, campaign, phase: "admin_oob", phasing: "axis" }, "allied", { late });
    return play("endPhase", state, {});
  };
  const waiting = ({ snapshot }: ReturnType<typeof phase>) =>
    (snapshot.sides.allied.campaign?.late ?? []).map(({ cs }) => cs);

  it("E-98 each that is unloaded counts once, for those first that have waited longest", () => {
    expect([2, 5, 6, 8, 9].map((unloaded) => waiting(phase(unloaded)))).toEqual([[2, 1], [2], [1], [1], []]);
    expect(phase(9).rulings).toContain("E-98");
  });
});

describe("15.5.1 Tirpitz is repaired in Norway", () => {
  it("E-97 five fortnights and two for each CS", () => {
    const base = inFortnight(campaignAt("admin_oob", "axis"), 10);
    const found = base.sides.axis.forces.find(({ units }) => units.some(({ unit }) => unit === "tirpitz"));
    const units = (found?.units ?? []).map((each) => (each.unit === "tirpitz" ? { ...each, cs: 4 } : each));
    const state = withForce(base, "axis", found?.id ?? "", { units });
    const { outcome, rulings } = play("repairShip", state, { ship: "tirpitz", cs: 1, at: null });
    expect(outcome).toMatchObject({ ready: 17 });
    expect(rulings).toEqual(["E-97"]);
  });
});
