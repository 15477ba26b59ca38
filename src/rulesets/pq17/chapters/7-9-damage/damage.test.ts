import { describe, expect, it } from "vitest";
import { contextOn, force, only, play, table, withForce } from "../../../../../test/fixtures/pq17/table";
import type { Snapshot } from "../../snapshot";
import type { Option, Side } from "../../vocabulary";
import type { Ship } from "../1-2-forces/state";
import { type Context, forceOf } from "../shared/game";
import { cripple, forgetOddHits, hurt, makeDiw, sinkTarget } from "./damage";
import type { Target } from "./losses";

const at = (ctx: Context, side: Side, id: string, unit: string, mark?: Ship["marks"][number]): Target => {
  const force = forceOf(ctx.state, side, id);
  const ship = force.units.find((each) => each.unit === unit && (mark === undefined || each.marks.includes(mark)));
  if (ship === undefined) throw new Error(`There is no ${unit}.`);
  return { side, force, ship };
};

const ships = (state: Snapshot, side: Side, id: string, unit: string) =>
  forceOf(state, side, id)
    .units.filter((each) => each.unit === unit)
    .map(({ cs, marks }) => ({ cs, marks }));

const onDesk = (options: readonly Option[] = [], ...faces: number[]) =>
  contextOn(table("surface_combat", "axis", options), ...faces);

describe("7 hits", () => {
  it("every hit costs a named ship one CS, at 0 CS it is Dead in the Water, and one more hit sinks it (D-44)", () => {
    const { ctx } = onDesk();
    const target = at(ctx, "allied", "tf_cruiser_cover", "norfolk");
    expect(hurt(ctx, target, 2, "7")).toEqual({ unit: "norfolk", lost: 2, sunk: 0, diw: 0, crippled: 0 });
    expect(target.ship.cs).toBe(1);
    expect(hurt(ctx, target, 1, "7")).toMatchObject({ lost: 1, diw: 1, sunk: 0 });
    expect(ctx.state.vp.total).toBe(0);
    expect(hurt(ctx, target, 1, "7")).toMatchObject({ lost: 0, sunk: 1 });
    expect(ships(ctx.state, "allied", "tf_cruiser_cover", "norfolk")).toEqual([]);
    expect(ctx.state.vp.log).toMatchObject([{ code: "SHIP_SUNK", unit: "norfolk", amount: -3 }]);
  });

  it("D-60 hits of one result come one after another: one after 0 CS sinks, those after sinking are lost", () => {
    const { ctx } = onDesk();
    const target = at(ctx, "allied", "tf_cruiser_cover", "norfolk");
    expect(hurt(ctx, target, 9, "7")).toMatchObject({ lost: 3, diw: 1, sunk: 1 });
    expect(ctx.state.sides.allied.sunk).toMatchObject([{ unit: "norfolk", cs: 3 }]);
    expect(ctx.audit.filter(({ kind }) => kind === "ruling")).toMatchObject([{ ruling: "D-60" }]);
  });

  it("every hit sinks one CS of a class; the rest are lost once it is gone", () => {
    const { ctx } = onDesk();
    expect(hurt(ctx, at(ctx, "allied", "tf_cruiser_cover", "dd_us"), 1, "7")).toMatchObject({ lost: 1, sunk: 1 });
    expect(ships(ctx.state, "allied", "tf_cruiser_cover", "dd_us")).toEqual([{ cs: 1, marks: [] }]);
    expect(hurt(ctx, at(ctx, "allied", "tf_cruiser_cover", "dd_us"), 5, "7")).toMatchObject({ sunk: 1 });
    expect(ctx.state.vp.total).toBe(-2);
  });

  it("a loaded merchant costs 1 more, and the last ship takes its force off the map", () => {
    const state = withForce(table("surface_combat", "axis"), "allied", "convoy_pq_17", {
      units: [{ unit: "mv", cs: 2, rotated: false, marks: [], tow: null, torpedoesSpent: 0, oil: null }],
    });
    const { ctx } = contextOn(state);
    const target = at(ctx, "allied", "convoy_pq_17", "mv");
    expect(hurt(ctx, target, 5, "7")).toMatchObject({ sunk: 2 });
    expect(ctx.state.vp.log.map(({ code, amount }) => [code, amount])).toEqual([
      ["SHIP_SUNK", -1],
      ["LOADED_MX_SUNK", -1],
      ["SHIP_SUNK", -1],
      ["LOADED_MX_SUNK", -1],
    ]);
    expect(ctx.state.sides.allied.forces.some(({ id }) => id === "convoy_pq_17")).toBe(false);
    expect(hurt(ctx, target, 1, "7")).toMatchObject({ lost: 0, sunk: 0 });
    expect(sinkTarget(ctx, target, 1, "7")).toMatchObject({ sunk: 0 });
  });

  it("a double-step unit loses a step of 2 CS with every second hit; the odd one is forgotten", () => {
    const { ctx } = onDesk();
    const facts = ctx.charts.SHIPS.facts.ships.find(({ id }) => id === "tirpitz");
    if (facts === undefined) throw new Error("There is no Tirpitz.");
    const charts = structuredClone(ctx.charts);
    const own = charts.SHIPS.facts.ships.find(({ id }) => id === "tirpitz");
    if (own !== undefined) own.doubleStep = true;
    const doubled = { ...contextOn(ctx.state).ctx.state };
    const { ctx: other } = contextOn(doubled);
    Object.assign(other, { charts });
    const target = at(other, "axis", "trondheim_group", "tirpitz");
    expect(hurt(other, target, 1, "7")).toMatchObject({ lost: 0 });
    expect(target.ship).toMatchObject({ cs: 5, rotated: true });
    expect(hurt(other, target, 1, "7")).toMatchObject({ lost: 2 });
    expect(target.ship).toMatchObject({ cs: 3, rotated: false });
    hurt(other, target, 1, "7");
    forgetOddHits(other, "axis", "7");
    expect(target.ship).toMatchObject({ cs: 3, rotated: false });
  });

  it("D-26 an oiler that loses CS holds no more than the rest can", () => {
    const { ctx } = onDesk();
    const target = at(ctx, "allied", "convoy_pq_17", "aldersdale");
    const before = target.ship.oil ?? 0;
    hurt(ctx, target, 1, "7");
    expect(target.ship.oil).toBe(before / 2);
  });
});

describe("7.3.1 marks", () => {
  it("crippled CS of a class stand apart, those of one kind together", () => {
    const { ctx } = onDesk();
    expect(cripple(ctx, at(ctx, "allied", "tf_home_fleet", "dd_ai"), "7.3.1")).toMatchObject({ crippled: 1 });
    expect(cripple(ctx, at(ctx, "allied", "tf_home_fleet", "dd_ai"), "7.3.1")).toMatchObject({ crippled: 1 });
    expect(ships(ctx.state, "allied", "tf_home_fleet", "dd_ai")).toEqual([
      { cs: 1, marks: [] },
      { cs: 2, marks: ["crippled"] },
    ]);
    const again = cripple(ctx, at(ctx, "allied", "tf_home_fleet", "dd_ai", "crippled"), "7.3.1");
    expect(again).toMatchObject({ crippled: 0 });
  });

  it("CS made Dead in the Water stand apart, and a hit on one sinks it (D-62)", () => {
    const { ctx } = onDesk();
    expect(makeDiw(ctx, at(ctx, "allied", "convoy_pq_17", "mv"), 1, "7.3.1")).toMatchObject({ diw: 1, sunk: 0 });
    expect(ships(ctx.state, "allied", "convoy_pq_17", "mv")).toEqual([
      { cs: 28, marks: [] },
      { cs: 1, marks: ["diw"] },
    ]);
    expect(cripple(ctx, at(ctx, "allied", "convoy_pq_17", "mv", "diw"), "7.3.1")).toMatchObject({ crippled: 0 });
    expect(makeDiw(ctx, at(ctx, "allied", "convoy_pq_17", "mv", "diw"), 1, "7.3.1")).toMatchObject({ sunk: 1 });
    expect(ships(ctx.state, "allied", "convoy_pq_17", "mv")).toEqual([{ cs: 28, marks: [] }]);
  });

  it("a crippled ship made Dead in the Water is that alone (D-43)", () => {
    const { ctx } = onDesk();
    cripple(ctx, at(ctx, "allied", "tf_home_fleet", "dd_ai"), "7.3.1");
    makeDiw(ctx, at(ctx, "allied", "tf_home_fleet", "dd_ai", "crippled"), 1, "7.3.1");
    expect(ships(ctx.state, "allied", "tf_home_fleet", "dd_ai")).toEqual([
      { cs: 2, marks: [] },
      { cs: 1, marks: ["diw"] },
    ]);
  });
});

describe("7.9 the fate of a destroyer", () => {
  const fate = (...faces: number[]) => {
    const { ctx, over } = onDesk(["destroyer_hits"], ...faces);
    const harm = hurt(ctx, at(ctx, "allied", "tf_home_fleet", "dd_ai"), faces.length, "7.5.2");
    over();
    return { harm, state: ctx.state, left: ships(ctx.state, "allied", "tf_home_fleet", "dd_ai") };
  };

  it("damaged: the step is lost without VP", () => {
    const { harm, state, left } = fate(7);
    expect(harm).toMatchObject({ lost: 1, sunk: 0 });
    expect(left).toEqual([{ cs: 2, marks: [] }]);
    expect(state.vp.total).toBe(0);
    expect(state.sides.allied.removed).toMatchObject([{ unit: "dd_ai", why: "destroyer_damage" }]);
  });

  it("crippled and Dead in the Water: it stands apart, and sinks when it is hit again", () => {
    const { ctx, over } = onDesk(["destroyer_hits"], 6, 4, 3);
    expect(hurt(ctx, at(ctx, "allied", "tf_home_fleet", "dd_ai"), 2, "7.5.2")).toMatchObject({ crippled: 1, diw: 1 });
    expect(ships(ctx.state, "allied", "tf_home_fleet", "dd_ai")).toEqual([
      { cs: 1, marks: [] },
      { cs: 1, marks: ["crippled"] },
      { cs: 1, marks: ["diw"] },
    ]);
    const hit = hurt(ctx, at(ctx, "allied", "tf_home_fleet", "dd_ai", "crippled"), 1, "7.5.2");
    expect(hit).toMatchObject({ sunk: 1 });
    expect(hurt(ctx, at(ctx, "allied", "tf_home_fleet", "dd_ai"), 1, "7.5.2")).toMatchObject({ sunk: 1 });
    over();
  });

  it("only destroyers have one", () => {
    const { ctx, over } = onDesk(["destroyer_hits"]);
    expect(hurt(ctx, at(ctx, "allied", "tf_home_fleet", "tb_op"), 1, "7.5.2")).toMatchObject({ sunk: 1 });
    over();
  });
});

describe("5.1.1 a ship that tows", () => {
  it("casts off once it is Dead in the Water itself", () => {
    const { ctx } = onDesk();
    const tower = at(ctx, "allied", "tf_home_fleet", "nigeria");
    const towed = at(ctx, "allied", "tf_home_fleet", "manchester");
    ctx.set(towed.ship, "cs", 0, "SHIP_CS", "7");
    ctx.set(towed.ship, "tow", "nigeria", "TOW_TAKEN", "5.1.1");
    ctx.set(tower.ship, "tow", "manchester", "TOW_TAKEN", "5.1.1");
    hurt(ctx, tower, 1, "7");
    expect([tower.ship.tow, towed.ship.tow]).toEqual(["manchester", "nigeria"]);
    hurt(ctx, tower, 3, "7");
    expect([tower.ship.tow, towed.ship.tow]).toEqual([null, null]);
  });
});

describe("7.3.2 torpedoes spent", () => {
  it("spent torpedoes are shared when CS of a class stand apart", () => {
    const { ctx } = onDesk();
    const target = at(ctx, "allied", "tf_home_fleet", "dd_us");
    ctx.set(target.ship, "torpedoesSpent", 3, "TORPEDOES_SPENT", "7.3.2");
    cripple(ctx, target, "7.3.1");
    const [left, apart] = forceOf(ctx.state, "allied", "tf_home_fleet").units.filter(({ unit }) => unit === "dd_us");
    expect([left?.torpedoesSpent, apart?.torpedoesSpent]).toEqual([2, 1]);
  });
});

describe("7 odd hits", () => {
  it("of a mine or a fight in transit are forgotten at the end of their segment", () => {
    const id = "tf_home_fleet";
    const state = only(table("move_blocks", "allied"), "allied", id);
    const units = force(state, "allied", id).units.map((each, index) => ({ ...each, rotated: index === 0 }));
    const { snapshot } = play("endPhase", withForce(state, "allied", id, { units }), {});
    expect(force(snapshot, "allied", id).units.some(({ rotated }) => rotated)).toBe(false);
  });
});
