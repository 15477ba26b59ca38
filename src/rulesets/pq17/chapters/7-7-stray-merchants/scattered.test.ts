import { describe, expect, it } from "vitest";
import { axisCard, blockOf, HEX, overConvoy, plane, striking } from "../../../../../test/fixtures/pq17/air-kit";
import { exampleOfStrays } from "../../../../../test/fixtures/pq17/combat-positions";
import { attack, over } from "../../../../../test/fixtures/pq17/submarine-kit";
import { convoy, fleet, meeting } from "../../../../../test/fixtures/pq17/surface-table";
import {
  CONVOY,
  contextOn,
  force,
  play,
  refused,
  ship,
  table,
  withDeck,
  withForce,
} from "../../../../../test/fixtures/pq17/table";
import type { Snapshot } from "../../snapshot";
import { view } from "../../view";
import { hurt } from "../7-9-damage/damage";
import { forceOf } from "../shared/game";
import { pickStray, reveal, torpedoStray } from "./stray-merchants";

const PACK = "wolf_pack_eisteufel_1";

const block = (state: Snapshot) => force(state, "allied", CONVOY).block ?? 0;

const input = (state: Snapshot, id = PACK) => ({ force: id, block: block(state) });

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

describe("7.7.2 a Wolf Pack and a scattered convoy", () => {
  it("every submarine attacks one merchant picked at random; a die of 0 or 1 then spends the torpedoes", () => {
    const { rolls, outcome, snapshot } = play("attackStrayMerchants", strays(), input(strays()), [1, 3, 7, 2, 5, 6, 1]);
    expect(rolls.map(({ label }) => label)).toEqual([
      "locate-card",
      "scatter-target",
      "torpedo-attack",
      "torpedo-damage",
      "scatter-target",
      "torpedo-attack",
      "scatter-torps",
    ]);
    expect(outcome).toMatchObject({
      attacks: [
        { success: true, harms: [{ unit: "mv", sunk: 1 }] },
        { success: false, harms: [] },
      ],
    });
    expect(force(snapshot, "allied", CONVOY)).toMatchObject({ idLevel: 3, units: [{ cs: 8 }] });
    expect(force(snapshot, "axis", PACK)).toMatchObject({
      identified: true,
      idLevel: 1,
      units: [{ marks: ["torps_expended"] }],
    });
    expect(snapshot.vp.total).toBe(-2);
  });

  it("a result is the ship attacked at most, and 2 keeps the torpedoes", () => {
    const { outcome, snapshot } = play("attackStrayMerchants", strays(), input(strays()), [1, 1, 7, 9, 1, 0, 2]);
    expect(outcome).toMatchObject({ attacks: [{ harms: [{ sunk: 1 }] }, { success: false }] });
    expect(force(snapshot, "allied", CONVOY).units).toMatchObject([{ cs: 8 }]);
    expect(force(snapshot, "axis", PACK).units).toMatchObject([{ marks: [] }]);
  });

  it("the convoy may be gone before every submarine has attacked", () => {
    const state = strays([ship("mv", 1)]);
    const { outcome, snapshot } = play("attackStrayMerchants", state, input(state), [1, 7, 9, 5]);
    expect((outcome.attacks as unknown[]).length).toBe(1);
    expect(snapshot.sides.allied.forces.some(({ id }) => id === CONVOY)).toBe(false);
  });

  it("auxiliaries are attacked once no merchant is left", () => {
    const state = strays([ship("aldersdale", 2)]);
    const { outcome } = play("attackStrayMerchants", state, input(state), [1, 7, 9, 5]);
    expect(outcome).toMatchObject({ attacks: [{ harms: [{ unit: "aldersdale", sunk: 1 }] }] });
  });

  it("6.8.1 it is looked for from the next hex too, with a second card", () => {
    const state = withDeck(strays([ship("mv", 9)], "0411"), "axis", 36, 33);
    const { outcome } = play("attackStrayMerchants", state, input(state), [2, 1, 1, 0, 1, 0, 5]);
    expect(outcome).toMatchObject({ located: { found: true, cards: 2 } });
    expect(refused("attackStrayMerchants", strays([ship("mv", 9)], "0413"), input(state)).code).toBe("NO_TARGET");
  });

  it("it is attacked in no other way, and not by a pack that has moved", () => {
    expect(refused("resolveSubmarineCombat", strays(), input(strays())).code).toBe("NO_TARGET");
    const { moved } = force(strays(), "axis", PACK);
    const away = withForce(strays(), "axis", PACK, { moved: { ...moved, hexes: 1, entered: ["0410"] } });
    expect(refused("attackStrayMerchants", away, input(away))).toMatchObject({ code: "PACK_MOVED" });
  });
});

describe("7.7.1 a TF and a scattered convoy", () => {
  const raid = (): Snapshot => {
    const state = { ...strays(), phase: "surface_combat" as const };
    const { at } = force(state, "allied", CONVOY);
    return withForce(state, "axis", "trondheim_group", { station: "at_sea", at, block: 40 });
  };

  it("sinks one merchant picked at random, without dice, and has had its combat", () => {
    const { rolls, outcome, snapshot } = play("attackStrayMerchants", raid(), input(raid(), "trondheim_group"), [1, 4]);
    expect(rolls.map(({ label }) => label)).toEqual(["locate-card", "scatter-target"]);
    expect(outcome).toMatchObject({ attacks: [{ success: true, harms: [{ unit: "mv", sunk: 1 }] }] });
    expect(force(snapshot, "allied", CONVOY)).toMatchObject({ units: [{ cs: 8 }], idLevel: 3 });
    expect(snapshot.sides.axis.fought).toEqual(["trondheim_group"]);
    expect(refused("attackStrayMerchants", snapshot, input(raid(), "trondheim_group")).code).toBe("ALREADY_FOUGHT");
  });

  it("only in the segment of surface combat", () => {
    const early: Snapshot = { ...raid(), phase: "submarine_combat" };
    expect(refused("attackStrayMerchants", early, input(early, "trondheim_group")).code).toBe("VALUE_NOT_LISTED");
  });
});

describe("7.7 dispersed merchants", () => {
  it("dispersed merchants are attacked apart from their convoy, and one that is hit is among its ships from then on", () => {
    const state = dispersed();
    const { outcome, snapshot } = play("attackStrayMerchants", state, input(state), [1, 2, 7, 0, 7, 3, 9]);
    expect(outcome).toMatchObject({ attacks: [{ harms: [{ crippled: 1 }] }, { harms: [{ unit: "mv", sunk: 1 }] }] });
    const convoy = force(snapshot, "allied", CONVOY);
    expect(convoy.convoy?.dispersed).toEqual([]);
    expect(convoy.units.map(({ unit, cs, marks }) => [unit, cs, marks])).toEqual([
      ["mv", 3, []],
      ["dd_ai", 2, []],
      ["mv", 1, ["crippled"]],
    ]);
  });

  it("their convoy itself is attacked as any other", () => {
    const state = dispersed();
    expect(play("resolveSubmarineCombat", state, input(state), [1, 9]).snapshot.pending).toMatchObject({
      decision: "sub_targets",
    });
  });

  it("5.6 the enemy of an identified convoy knows of them", () => {
    const seen = view(dispersed(), "axis").others[0]?.blocks.find((each) => each.block === block(dispersed()));
    expect(seen).toMatchObject({ scattered: false, dispersed: true });
  });

  it("a convoy that has lost none to the weather has none", () => {
    const whole = withForce(dispersed(), "allied", CONVOY, {
      convoy: { ...(force(dispersed(), "allied", CONVOY).convoy as NonNullable<unknown>), dispersed: [] } as never,
    });
    expect(refused("attackStrayMerchants", whole, input(whole)).code).toBe("NO_TARGET");
  });
});

describe("7.7.3 the parts that aircraft use", () => {
  it("pick a merchant, which stands in its force only once something happens to it", () => {
    const { ctx, over } = contextOn(dispersed(), 1);
    const convoy = forceOf(ctx.state, "allied", CONVOY);
    const target = pickStray(ctx, "allied", convoy, "7.7.3");
    if (target === undefined) throw new Error("No merchant was picked.");
    expect(convoy.units.includes(target.ship)).toBe(false);
    expect(convoy.convoy?.dispersed).toEqual([{ unit: "mv", cs: 2 }]);
    reveal(ctx, target);
    expect(convoy.convoy?.dispersed).toEqual([{ unit: "mv", cs: 1 }]);
    expect(hurt(ctx, target, 1, "7.7.3")).toMatchObject({ sunk: 1 });
    over();
  });

  it("aircraft throw torpedoes without the Gale's modifier, at nothing where none is left", () => {
    const { ctx, over } = contextOn({ ...strays(), weather: { ...strays().weather, prevailing: "gale" } }, 1, 7, 2);
    const convoy = forceOf(ctx.state, "allied", CONVOY);
    expect(torpedoStray(ctx, "allied", convoy, "aircraft", "7.7.3")).toMatchObject({ success: true });
    over();
    const pack = forceOf(contextOn(table("air_combat", "axis")).ctx.state, "allied", CONVOY);
    const { ctx: other } = contextOn(table("air_combat", "axis"));
    expect(pickStray(other, "allied", forceOf(other.state, "allied", pack.id), "7.7.3")).toBeUndefined();
  });
});

describe("7.7.3 an air unit and a scattered convoy", () => {
  const scattered = (): Snapshot => {
    const state = overConvoy([ship("mv", 5)], [plane("he111", "he111h6", 2)]);
    const { convoy } = force(state, "allied", CONVOY);
    if (convoy === null) throw new Error("There is no convoy.");
    return withForce(state, "allied", CONVOY, { convoy: { ...convoy, scattered: true }, idLevel: 3 });
  };
  const aimed = { runs: [{ aircraft: "he111", wave: 1, stack: null, ordnance: "torpedoes" }] };

  it("all its torpedoes are for the one merchant that was picked: made Dead in the Water, it sinks by the next", () => {
    const state = striking(scattered(), "air_assign", "axis", { against: "scattered", ships: [], hex: HEX });
    // The merchant, its AA, a hit that stops it, a hit that sinks it; nothing is left for two more torpedoes.
    const { snapshot } = play("assignAircraft", state, aimed, [1, 0, 9, 1, 9, 2]);
    expect(force(snapshot, "allied", CONVOY).units).toMatchObject([{ unit: "mv", cs: 4, marks: [] }]);
    expect(snapshot.sides.allied.sunk).toMatchObject([{ unit: "mv", cs: 1 }]);
  });
});

describe("11.3.2 a TF that refuels at sea", () => {
  it("attacks no stray merchants", () => {
    const state = exampleOfStrays("surface_combat");
    const { at, block } = force(state, "allied", CONVOY);
    const raid = withForce(state, "axis", "trondheim_group", { station: "at_sea", at, block: 40, refuelling: true });
    expect(refused("attackStrayMerchants", raid, { force: "trondheim_group", block })).toMatchObject({
      code: "REFUELLING",
      citation: { section: "11.3.2" },
    });
  });
});

describe("7.7 refusals name the rule that says no", () => {
  it("7.7 a scattered convoy is no target of a Wolf Pack or a TF: it says which operation attacks its merchants", () => {
    const record = force(over(3), "allied", CONVOY).convoy;
    const scattered = withForce(over(3), "allied", CONVOY, {
      identified: true,
      idLevel: 3,
      convoy: record && { ...record, scattered: true },
    });
    const why = { message: expect.stringContaining("as stray merchants") };
    expect(refused("resolveSubmarineCombat", scattered, attack(scattered))).toMatchObject({
      code: "NO_TARGET",
      ...why,
    });
    const ships = convoy("pq_x", 1, { mv: 5 }, { identified: true, idLevel: 3 });
    const strays = { ...ships, convoy: ships.convoy && { ...ships.convoy, scattered: true } };
    const state = meeting("axis", [strays], [fleet("hipper", 1, { admiral_hipper: 4 })]);
    const input = { block: 1, attackers: ["hipper"] };
    expect(refused("declareSurfaceAttack", state, input)).toMatchObject({ code: "NOTHING_TO_ATTACK", ...why });
    const both = meeting(
      "axis",
      [strays, fleet("cover", 2, { jamaica: 4 }, { identified: true, idLevel: 1 })],
      [fleet("hipper", 1, { admiral_hipper: 4 })],
    );
    const refusal = refused("declareSurfaceAttack", both, input);
    expect(refusal).toMatchObject({ code: "CONVOY_SCATTERED", citation: { section: "7.7" }, ...why });
  });
});

describe("7.1 a convoy of which merchants are dispersed", () => {
  it("a convoy is attacked from the air once in a segment, whole or in its dispersed merchants", () => {
    const planes = [plane("ju88", "ju88a4", 2), plane("he111", "he111h6", 2)];
    const bare = overConvoy([ship("dd_ai", 3), ship("mv", 5)], planes);
    const { convoy } = force(bare, "allied", CONVOY);
    const dispersed = convoy && { ...convoy, dispersed: [{ unit: "mv", cs: 2 }] };
    const state = withDeck(
      withForce(bare, "allied", CONVOY, { convoy: dispersed }),
      "axis",
      axisCard("-"),
      axisCard("U"),
    );
    const whole = { target: `block:${blockOf(state)}`, groups: [["ju88"]] };
    const { snapshot } = play("declareAirAttack", state, whole, [1]);
    const strays = { target: `strays:${blockOf(state)}`, groups: [["he111"]] };
    expect(refused("declareAirAttack", snapshot, strays).code).toBe("NO_AIR_TARGET");
    const other = play("declareAirAttack", state, { ...strays, groups: [["he111"]] }, [1]).snapshot;
    expect(refused("declareAirAttack", other, whole).code).toBe("NO_AIR_TARGET");
  });
});
