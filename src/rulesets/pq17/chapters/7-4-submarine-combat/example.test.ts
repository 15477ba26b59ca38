import { describe, expect, it } from "vitest";
import { exampleOfPack } from "../../../../../test/fixtures/pq17/combat-positions";
import { attack, found, over, PACK, ship } from "../../../../../test/fixtures/pq17/submarine-kit";
import { asked, CONVOY, force, inWeather, play, withDeck, withForce } from "../../../../../test/fixtures/pq17/table";
import { cloneJson } from "../../../../core/audit/canonical";
import { impossible } from "../../../../core/request/impossible";
import { auditView } from "../../audit-view";
import { pack } from "../../charts/pack";
import { pq17 } from "../../index";
import type { Snapshot } from "../../snapshot";
import { view } from "../../view";

/** 7.4.3 The night convoy of the example: 16 MV, 1 AA, 1 AO, 3 DD, 2 TB and a Soviet ES, in fog, at ID0. */
function exampleConvoy(): Snapshot {
  const units = [
    ship("mv", 16),
    ship("palomares", 1),
    ship("aldersdale", 2),
    ship("dd_ai", 3),
    ship("tb_old", 2),
    ship("es_soviet", 1),
  ];
  let state = inWeather(exampleOfPack(), "fog");
  state = { ...state, light: { am: "night", pm: "night" } };
  state = withForce(state, "allied", CONVOY, { units, identified: true, idLevel: 0 });
  state = withForce(state, "axis", PACK, { units: [ship("ss_german", 3)], identified: true, idLevel: 1 });
  const { at } = force(state, "allied", CONVOY);
  state = withForce(state, "axis", "wolf_pack_eisteufel_2", { at, units: [ship("ss_german", 2)] });
  return withDeck(state, "axis", found.night);
}

describe("7.4.3 the example of two Wolf Packs and a convoy at night in fog", () => {
  it("plays step by step", () => {
    const state = exampleConvoy();
    const first = play("resolveSubmarineCombat", state, attack(state), [1, 3]);
    expect(first.rolls.map(({ label }) => label)).toEqual(["locate-card", "sub-combat"]);
    expect(first.rolls[1]).toMatchObject({ total: 3, modified: 2 });
    expect(first.outcome).toMatchObject({ combat: { before: 0, after: 2, waiting: true } });

    const merchants = { categories: ["merchant", "merchant"] };
    const second = play("chooseSubmarineTargets", first.snapshot, merchants, [2, 4, 7, 10, 7, 8, 3]);
    expect(second.rolls.map(({ label }) => label)).toEqual([
      "asw",
      "asw",
      "asw",
      "sub-target",
      "torpedo-attack",
      "torpedo-damage",
      "torpedo-second-victim",
    ]);
    expect(second.rolls.slice(0, 3)).toMatchObject([{ modified: 2 }, { modified: 4 }, { modified: 6 }]);
    expect(second.outcome).toMatchObject({
      combat: {
        heldDown: 1,
        asw: [
          { nation: "british", from: "ships", result: "none" },
          { nation: "british", from: "ships", result: "none" },
          { nation: "soviet", from: "escorts", result: "held_down" },
        ],
        attacks: [{ category: "merchant", result: "hit", harms: [{ sunk: 1 }, { sunk: 1 }] }],
      },
    });
    expect(second.snapshot.vp.total).toBe(-4);
    expect(force(second.snapshot, "allied", CONVOY)).toMatchObject({ identified: true, idLevel: 1 });
    expect(force(second.snapshot, "axis", PACK)).toMatchObject({ idLevel: 1, units: [{ cs: 3, marks: [] }] });
    expect(second.snapshot.pending).toBeNull();

    const again = withDeck(second.snapshot, "axis", found.night);
    const refuelling = withForce(again, "allied", CONVOY, { refuelling: true });
    const third = play("resolveSubmarineCombat", refuelling, attack(again, "wolf_pack_eisteufel_2"), [1, 7]);
    expect(third.rolls[1]).toMatchObject({ total: 7, modified: 6 });
    expect(third.outcome).toMatchObject({ combat: { before: 2, after: 0, waiting: true } });
    expect(force(third.snapshot, "allied", CONVOY).refuelling).toBe(false);

    const aims = { categories: ["heavy_ship", "merchant"] };
    const fourth = play("chooseSubmarineTargets", third.snapshot, aims, [14, 5, 1, 7, 9, 5]);
    expect(fourth.rolls.map(({ label }) => label)).toEqual([
      "sub-target",
      "torpedo-attack",
      "asw",
      "asw",
      "asw",
      "asw-success",
    ]);
    expect(fourth.outcome).toMatchObject({
      combat: {
        heldDown: 1,
        asw: [{ result: "none" }, { result: "held_down" }, { nation: "soviet", result: "damaged" }],
        attacks: [
          { category: "heavy_ship", result: "absent", harms: [] },
          { category: "merchant", result: "miss", harms: [] },
        ],
      },
    });
    expect(fourth.snapshot.vp.total).toBe(-4);
    expect(force(fourth.snapshot, "axis", "wolf_pack_eisteufel_2")).toMatchObject({
      identified: true,
      idLevel: 1,
      units: [{ cs: 1, marks: ["torps_expended"] }],
    });
    expect(fourth.snapshot.sides.axis.removed).toMatchObject([{ unit: "ss_german", cs: 1, why: "asw_damage" }]);
    expect(force(fourth.snapshot, "allied", CONVOY).idLevel).toBe(1);
  });
});

describe("A.4 what is told of submarine combat", () => {
  it("7.4.3 the attacker reads the torpedo's dice, not what they were read on, and no effect on the target", () => {
    const state = withForce(over(3), "allied", CONVOY, { units: [ship("mv", 9), ship("jamaica", 4)] });
    const named = play("resolveSubmarineCombat", state, attack(state), [1, 9]).snapshot;
    const { before, after } = named.pending as { before: number; after: number };
    const categories = Array.from({ length: before + after }, () => "heavy_ship");
    const dice = [9, 2, ...Array.from({ length: before + after - 1 }, () => 0)];
    const played = play("chooseSubmarineTargets", named, { categories }, dice);
    const told = auditView(played.audit, "axis", named, played.snapshot);
    expect(told.filter(({ kind }) => kind === "roll")[1]).toMatchObject({
      label: "torpedo-damage",
      faces: [2],
      column: null,
      row: null,
      modifiers: [],
    });
    expect(JSON.stringify(told)).not.toContain("jamaica");
    expect(JSON.stringify(played.outcome)).not.toContain("jamaica");
    expect(JSON.stringify(view(played.snapshot, "axis"))).not.toContain("jamaica");
    expect(JSON.stringify(auditView(played.audit, "allied", named, played.snapshot))).toContain('"column":"CL"');
  });
});

describe("impossible submarine combats", () => {
  const faults = (change: (pending: Record<string, unknown>, state: Snapshot) => void) => {
    const { snapshot } = play("resolveSubmarineCombat", over(3), attack(over(3)), [1, 9]);
    const state = cloneJson(snapshot) as Snapshot;
    change(state.pending as unknown as Record<string, unknown>, state);
    return impossible(pq17.invariants, state, pack.charts).map(({ code, pointer }) => `${code} ${pointer}`);
  };

  it("submarine combats that cannot be are reported", () => {
    expect(faults(() => undefined)).toEqual([]);
    expect(faults((pending) => Object.assign(pending, { pack: "nobody" }))).toEqual([
      "PIECE_UNKNOWN /snapshot/pending/pack",
    ]);
    expect(faults((pending) => Object.assign(pending, { target: "tf_home_fleet" }))).toEqual([
      "PIECE_UNKNOWN /snapshot/pending/target",
    ]);
    expect(faults((pending) => Object.assign(pending, { before: 9 }))).toEqual([
      "SUBMARINES_IMPOSSIBLE /snapshot/pending/before",
    ]);
    expect(faults((_, state) => Object.assign(state, { phase: "recon" }))).toEqual([
      "PENDING_IMPOSSIBLE /snapshot/pending",
    ]);
  });

  it("leave room for what comes next", () => {
    const { snapshot } = play("resolveSubmarineCombat", over(3), attack(over(3)), [1, 9]);
    const { before, after } = snapshot.pending as { before: number; after: number };
    const categories = Array.from({ length: before + after }, () => "merchant");
    expect(asked("chooseSubmarineTargets", snapshot, { categories })).toMatchObject({ label: "sub-target" });
  });
});
