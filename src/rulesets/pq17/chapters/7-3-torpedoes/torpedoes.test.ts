import { describe, expect, it } from "vitest";
import { contextOn, inWeather, table, withForce } from "../../../../../test/fixtures/pq17/table";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import type { Ship } from "../1-2-forces/state";
import { type Context, forceOf } from "../shared/game";
import { applyTorpedo, rollTorpedo, type TorpedoAttack, torpedoAttack, torpedoModifiers } from "./torpedoes";

const attackOn = (ctx: Context, side: Side, id: string, unit: string, extra: Partial<TorpedoAttack> = {}) => {
  const force = forceOf(ctx.state, side, id);
  const ship = force.units.find((each) => each.unit === unit);
  if (ship === undefined) throw new Error(`There is no ${unit}.`);
  return { about: { side }, target: { side, force, ship }, by: "submarine", ...extra } as TorpedoAttack;
};

const base = (): Snapshot => table("submarine_combat", "axis");

const marked = (unit: string, changes: Partial<Ship>, side: Side = "allied", id = "tf_home_fleet"): Snapshot => {
  const state = base();
  const units = forceOf(state, side, id).units.map((ship) => (ship.unit === unit ? { ...ship, ...changes } : ship));
  return withForce(state, side, id, { units });
};

const codes = (state: Snapshot, unit: string, extra: Partial<TorpedoAttack> = {}, id = "tf_home_fleet") => {
  const { ctx } = contextOn(state);
  return torpedoModifiers(ctx.state, ctx.charts, attackOn(ctx, "allied", id, unit, extra)).map(({ code }) => code);
};

const struck = (state: Snapshot, id: string, unit: string, ...faces: number[]) => {
  const { ctx, over } = contextOn(state, ...faces);
  const result = torpedoAttack(ctx, attackOn(ctx, "allied", id, unit), "7.3.1");
  over();
  return { result, state: ctx.state, units: forceOf(ctx.state, "allied", id).units };
};

describe("7.3.1 torpedo attacks", () => {
  it("succeed on a modified 8 or more; a miss rolls no damage", () => {
    expect(struck(base(), "tf_home_fleet", "duke_of_york", 7).result).toEqual({ success: false, harms: [] });
    expect(struck(base(), "tf_home_fleet", "duke_of_york", 8, 0).result.success).toBe(true);
  });

  it("convoy ships are struck with +1, light ships with -1", () => {
    expect(codes(base(), "duke_of_york")).toEqual([]);
    expect(codes(base(), "dd_ai")).toEqual(["TARGET_LIGHT"]);
    expect(codes(base(), "mv", {}, "convoy_pq_17")).toEqual(["TARGET_CONVOY_SHIP"]);
    expect(codes(base(), "aldersdale", {}, "convoy_pq_17")).toEqual(["TARGET_CONVOY_SHIP"]);
    expect(codes(base(), "es_british", {}, "convoy_pq_17")).toEqual(["TARGET_LIGHT"]);
  });

  it("D-43 a crippled ship with +1, one Dead in the Water, in tow or towing with +2 and no more", () => {
    expect(codes(marked("cumberland", { marks: ["crippled"] }), "cumberland")).toEqual(["TARGET_CRIPPLED"]);
    expect(codes(marked("cumberland", { cs: 0, marks: ["crippled"] }), "cumberland")).toEqual(["TARGET_DIW_OR_TOW"]);
    expect(codes(marked("nigeria", { tow: "cumberland" }), "nigeria")).toEqual(["TARGET_DIW_OR_TOW"]);
  });

  it("11.2.3 a force in Critical Fuel with +1, but no MX, AX or ES", () => {
    const dry = (id: string) => {
      const { fuel } = forceOf(base(), "allied", id);
      return withForce(base(), "allied", id, { fuel: { ...fuel, state: "critical" as const } });
    };
    expect(codes(dry("tf_home_fleet"), "cumberland")).toEqual(["CRITICAL_FUEL_TARGET"]);
    const convoy = dry("convoy_pq_17");
    expect(codes(convoy, "mv", {}, "convoy_pq_17")).toEqual(["TARGET_CONVOY_SHIP"]);
    expect(codes(convoy, "es_british", {}, "convoy_pq_17")).toEqual(["TARGET_LIGHT"]);
  });

  it("9.2.5 in a Gale submarines and ships with -2, aircraft and mines without", () => {
    const gale = inWeather(base(), "gale");
    expect(codes(gale, "cumberland")).toEqual(["GALE"]);
    expect(codes(gale, "cumberland", { by: "ship" })).toEqual(["GALE"]);
    expect(codes(gale, "cumberland", { by: "aircraft" })).toEqual([]);
    expect(codes(gale, "cumberland", { by: "mine" })).toEqual([]);
  });

  it("(a), (b) hits cost a heavy ship CS, and a crippling result marks it", () => {
    const { units, result } = struck(base(), "tf_home_fleet", "duke_of_york", 9, 8);
    expect(result.harms).toEqual([{ unit: "duke_of_york", lost: 2, sunk: 0, diw: 0, crippled: 1 }]);
    expect(units.find(({ unit }) => unit === "duke_of_york")).toMatchObject({ cs: 2, marks: ["crippled"] });
  });

  it("(c) a sunk ship is gone whatever its CS", () => {
    const { state, result } = struck(base(), "tf_home_fleet", "victorious", 9, 9);
    expect(result.harms).toMatchObject([{ unit: "victorious", lost: 4, sunk: 1 }]);
    expect(state.vp.log[0]).toMatchObject({ unit: "victorious", amount: -20 });
  });

  it("(a), (b) one CS of light ships or merchants is crippled, made Dead in the Water or sunk", () => {
    expect(struck(base(), "tf_home_fleet", "dd_ai", 9, 0).result.harms).toMatchObject([{ crippled: 1, sunk: 0 }]);
    expect(struck(base(), "tf_home_fleet", "dd_ai", 9, 1).result.harms).toMatchObject([{ diw: 1, sunk: 0 }]);
    expect(struck(base(), "tf_home_fleet", "dd_ai", 9, 3).result.harms).toMatchObject([{ sunk: 1 }]);
    expect(struck(base(), "convoy_pq_17", "mv", 7, 1).result.harms).toMatchObject([{ diw: 1, sunk: 0 }]);
  });

  it("D-62 of two sunk the second is another merchant picked at random, none when there is none", () => {
    const { ctx, over } = contextOn(base(), 9, 8, 30);
    const { force } = attackOn(ctx, "allied", "convoy_pq_17", "mv").target;
    const others = () => force.units.filter(({ unit }) => ["mv", "mo", "mc"].includes(unit));
    const result = torpedoAttack(ctx, attackOn(ctx, "allied", "convoy_pq_17", "mv", { others }), "7.4.3");
    expect(result.harms).toMatchObject([
      { unit: "mv", sunk: 1 },
      { unit: "mv", sunk: 1 },
    ]);
    over();
    expect(struck(base(), "convoy_pq_17", "mv", 9, 8).result.harms).toMatchObject([{ unit: "mv", sunk: 1 }]);
  });

  it("of a volley rolled before it is applied, what strikes a ship already gone is lost", () => {
    const { ctx, over } = contextOn(base(), 9, 3, 9, 3);
    const attack = attackOn(ctx, "allied", "tf_cruiser_cover", "dd_tribal");
    const strikes = [rollTorpedo(ctx, attack, "7.5.2"), rollTorpedo(ctx, attack, "7.5.2")];
    expect(new Set(strikes.map(({ success }) => success))).toEqual(new Set([true]));
    expect(ctx.state.vp.total).toBe(0);
    expect(strikes.map((strike) => applyTorpedo(ctx, attack, strike, "7.5.2"))).toMatchObject([[{ sunk: 1 }], []]);
    over();
  });
});
