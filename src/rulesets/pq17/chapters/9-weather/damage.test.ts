import { describe, expect, it } from "vitest";
import {
  contextOn,
  force,
  inWeather,
  only,
  play,
  ship,
  table,
  withDeck,
  withForce,
} from "../../../../../test/fixtures/pq17/table";
import { pack } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import type { Ship } from "../1-2-forces/state";
import { crossIce } from "../10-ice/ice";
import { freshShip } from "../shared/units";
import { weatherDamage } from "./weather";

const { charts } = pack;

const cards = charts.DECKS.facts;

const stormCard = (side: Side, storm: string | null): number =>
  cards[side].find((each) => each.storm === storm)?.no ?? 0;

describe("9.3.1 damage by weather", () => {
  const soviets = (cs: number, options: Parameters<typeof table>[2] = []): Snapshot => {
    const state = only(only(table("random_event", "allied", options), "axis"), "allied", "severnyy_flot");
    const units = [freshShip(pack.charts, "dd_type7", cs)];
    return withForce(state, "allied", "severnyy_flot", { station: "at_sea", at: "0612", block: 1, units });
  };
  const all = pack.charts.DECKS.facts.allied.filter(({ storm }) => storm === "all").map(({ no }) => no);
  const [first = 0, second = 0] = all;

  it("C.3 in a Storm draws every card before any is applied", () => {
    const { ctx, over } = contextOn(withDeck(inWeather(soviets(2), "storm"), "allied", first, second), 1, 1);
    expect(weatherDamage(ctx, "allied")).toBe(2);
    over();
    expect(ctx.audit.flatMap((entry) => ("label" in entry ? [entry.label] : []))).toEqual([
      "weather-damage-card",
      "weather-damage-card",
    ]);
  });

  it("D-41 a destroyer meets its fate where 7.9 is used, and scores only if it is to sink", () => {
    const storm = withDeck(inWeather(soviets(1, ["destroyer_hits"]), "storm"), "allied", first);
    const sunk = contextOn(storm, 1, 2);
    weatherDamage(sunk.ctx, "allied");
    sunk.over();
    expect(sunk.ctx.state.sides.allied.sunk).toMatchObject([{ unit: "dd_type7", cs: 1 }]);
    expect(sunk.ctx.state.vp.total).toBeLessThan(0);
    const home = contextOn(storm, 1, 8);
    weatherDamage(home.ctx, "allied");
    home.over();
    expect(home.ctx.state.sides.allied.removed).toMatchObject([{ unit: "dd_type7", why: "weather" }]);
    expect(home.ctx.state.vp.total).toBe(0);
  });

  const strays = (state: Snapshot, cs: number): Snapshot => {
    const { convoy } = force(state, "allied", "convoy_pq_17");
    if (convoy === null) throw new Error("It is no convoy.");
    const units = [freshShip(pack.charts, "es_british", 1)];
    const alone = only(only(state, "axis"), "allied", "convoy_pq_17");
    const dispersed = [{ unit: "mv", cs }];
    return withForce(alone, "allied", "convoy_pq_17", { units, convoy: { ...convoy, dispersed } });
  };

  it("in a Gale takes dispersed merchants as it takes others", () => {
    const state = strays(inWeather(table("random_event"), "gale"), 2);
    const { ctx, over } = contextOn(withDeck(state, "allied", 1), 1, 1);
    expect(weatherDamage(ctx, "allied")).toBe(1);
    over();
    expect(ctx.state.sides.allied.forces[0]).toMatchObject({
      units: [{ unit: "es_british" }],
      convoy: { dispersed: [{ unit: "mv", cs: 1 }], excused: 1 },
    });
  });

  it("10.2.6 so does the ice", () => {
    const state = strays(table("move_blocks"), 1);
    const ice: Snapshot["ice"] = { ...state.ice, west_v: { expected: "light_drift", fixed: true } };
    const { ctx, over } = contextOn(withDeck({ ...state, ice }, "allied", 1), 1);
    const piece = force(ctx.state, "allied", "convoy_pq_17");
    expect(crossIce(ctx, "allied", piece, "0411", "solid_pack")).toMatchObject({ crossed: true, lost: ["mv"] });
    over();
    expect(piece).toMatchObject({ units: [{ unit: "es_british" }], convoy: { dispersed: [] } });
  });
});

describe("9.3.1 weather damage in a Storm", () => {
  const cards = pack.charts.DECKS.facts;
  const card = (side: Side, storm: string | null): number => cards[side].find((each) => each.storm === storm)?.no ?? 0;
  const struck = (units: Ship[], at: string, no: number, ...dice: number[]) => {
    const alone = only(only(inWeather(table("random_event"), "storm"), "allied"), "axis", "narvik_group");
    const state = withForce(alone, "axis", "narvik_group", { station: "at_sea", at, block: 9, units });
    return play("resolveRandomEvent", withDeck(state, "axis", no), {}, [4, 0, ...dice]);
  };

  it("a card for every German CL and TB CS at sea outside coastal hexes, and only ships that it names are hit", () => {
    const hit = struck([ship("koln", 2), ship("lutzow", 4)], "0710", card("axis", "cl"), 1);
    expect(hit.rolls.map(({ label }) => label)).toEqual(["random-event", "weather-damage-card"]);
    expect(hit.snapshot.sides.axis.removed).toMatchObject([{ unit: "koln", cs: 1, why: "weather" }]);
    const other = struck([ship("koln", 2), ship("lutzow", 4)], "0710", card("axis", "dd_tb"), 1);
    expect(other.snapshot.sides.axis.removed).toEqual([]);
    expect(other.snapshot.vp.total).toBe(0);
  });

  it("none near the coast, and none for other ships", () => {
    expect(struck([ship("koln", 2)], "1110", 1).rolls).toHaveLength(1);
    expect(struck([ship("lutzow", 4), ship("dd_z36a", 5)], "0710", 1).rolls).toHaveLength(1);
  });

  it("Soviet DD and TB CS too", () => {
    const state = inWeather(only(only(table("random_event"), "axis"), "allied", "severnyy_flot"), "storm");
    const units = [ship("dd_type7", 2), ship("es_soviet", 2)];
    const sea = withForce(state, "allied", "severnyy_flot", { station: "at_sea", at: "0618", block: 9, units });
    const dry = cards.allied.filter((each) => each.storm === null).slice(0, 2);
    const { rolls } = play("resolveRandomEvent", withDeck(sea, "allied", ...dry.map(({ no }) => no)), {}, [4, 0, 1, 1]);
    expect(rolls).toHaveLength(3);
  });
});

describe("9.3.1 in a Storm a card is drawn for every ship that it may damage", () => {
  const squadron = (): Snapshot => {
    const state = only(only(inWeather(table("random_event"), "storm"), "allied"), "axis", "narvik_group");
    const at = { station: "at_sea" as const, at: "0710", block: 9 };
    const units = [ship("koln", 2), ship("tb_35_37", 1)];
    const drawn = [stormCard("axis", "cl"), stormCard("axis", null)];
    return withDeck(withForce(state, "axis", "narvik_group", { ...at, units }), "axis", ...drawn);
  };
  const removed = (state: Snapshot) => state.sides.axis.removed.map(({ unit }) => unit);

  it("a result for light cruisers counts where it is drawn for one", () => {
    const pick = squadron().sides.axis.deck.indexOf(stormCard("axis", "cl")) + 1;
    const { ctx, over } = contextOn(squadron(), pick, 1);
    expect(weatherDamage(ctx, "allied")).toBe(1);
    expect(removed(ctx.state)).toEqual(["koln"]);
    over();
  });

  it("and does nothing where it is drawn for a torpedo boat", () => {
    const pick = squadron().sides.axis.deck.indexOf(stormCard("axis", null)) + 1;
    const { ctx, over } = contextOn(squadron(), pick, 1);
    expect(weatherDamage(ctx, "allied")).toBe(0);
    expect(removed(ctx.state)).toEqual([]);
    over();
  });
});
