import { describe, expect, it } from "vitest";
import {
  drawAll,
  lying,
  meeting,
  placeOf,
  resolve,
  SEA,
  showing,
  withConsorts,
  withPool,
} from "../../../../../test/fixtures/goeben/pool-kit";
import { atSpace, play, refused, table, withShip } from "../../../../../test/fixtures/goeben/table";
import { pack } from "../../charts/pack";
import { incidentDraws } from "./draws";
import { incidentsLeft } from "./incidents";

const { charts } = pack;

describe("13.0 the Incident phase", () => {
  const at = (space: string, alert: number, neutral: "rule" | "chart" = "rule"): number => {
    const state = atSpace(table("incidents", { alert }), space);
    return incidentDraws({ ...state, rulings: { ...state.rulings, neutralPortIncidents: neutral } }, charts, space);
  };

  it.each([
    ["high seas", SEA, 3, 3],
    ["a transit point", "cape_matapan", 2, 2],
    ["the Atlantic", "atlantic_exit", 2, 2],
    ["D-21 a patrol zone", "malta_pz", 3, 4],
    ["a friendly base", "pola", 6, 0],
    ["a friendly port", "trieste", 6, 0],
    ["an Allied port", "bone", 2, 3],
    ["an Allied base", "malta", 2, 4],
    ["D-22 a neutral port at alert 3", "messina", 3, 0],
    ["D-22 a neutral port at alert 4", "messina", 4, 4],
    ["D-22 a neutral base at alert 4", "taranto", 4, 4],
    ["the Dardanelles", "dardanelles", 6, 0],
    ["Constantinople", "constantinople", 6, 0],
  ])("13.2 %s draws by alert level and terrain", (_, space, alert, draws) => {
    expect(at(space, alert)).toBe(draws);
  });

  it("D-22 by the chart neutral ports never draw", () => {
    expect(at("messina", 6, "chart")).toBe(0);
    expect(at("taranto", 4, "chart")).toBe(4);
  });

  it("13.2 a port of a nation that joined the Central Powers draws nothing", () => {
    const state = atSpace(table("incidents", { alert: 5 }, { options: { campaign: true } }), "taranto");
    const joined = { ...state, campaign: { ...state.campaign!, alliances: ["italian" as const] } };
    expect(incidentDraws(joined, charts, "taranto")).toBe(0);
  });

  it("13.0(1) face-down markers of the space are turned up first, and no rule stops at the first", () => {
    const state = withPool(atSpace(table("incidents"), "malta_pz"), "quiet_seas_6", "quiet_seas_7");
    const british = state.unseen.british;
    const { snapshot, outcome, rolls } = resolve(state, "malta_pz", [1, 1, 1, 1, 1]);
    expect(rolls.map(({ label }) => label)).toEqual([
      "unseen-british",
      "unseen-british",
      "unseen-british",
      "incident-pool",
      "incident-pool",
    ]);
    expect(outcome).toMatchObject({ draws: 2, finished: true });
    for (const id of british.slice(0, 3))
      expect(snapshot.markers.find((each) => each.id === id)).toMatchObject({ place: "map", space: "malta_pz" });
    expect(snapshot.unseen.british).toEqual(british.slice(3));
    expect(snapshot.unseen.faceDown.find(({ space }) => space === "malta_pz")?.count).toBe(0);
    expect(snapshot.done).toEqual(["malta_pz"]);
  });

  it("13.0 the phase goes on where an incident before sank the last ship, and the game can be played on", () => {
    const { ships, ...rest } = meeting(SEA, 0, "storm_1", "intelligence_from_berlin_1");
    const state = {
      ...rest,
      ships: { ...ships, goeben: { ...ships.goeben, space: "pola" }, breslau: { ...ships.breslau, hull: 1 } },
    };
    const sunk = resolve(state, SEA, [2, 1, 6]);
    expect(sunk.snapshot).toMatchObject({ phase: "intelligence_choice", incident: { space: SEA } });
    expect(sunk.snapshot.ships.breslau.status).toBe("sunk");
    expect(play("applyIntelligence", sunk.snapshot, { effect: "JE" }).outcome).toMatchObject({
      incidents: { space: SEA, finished: true },
    });
  });

  it("13.0 Quiet Seas turned up goes to the pool at once and may be drawn again", () => {
    const state = lying(withPool(atSpace(table("incidents"), "sardinia_pz")), "sardinia_pz", {
      french: ["quiet_seas_4"],
    });
    const { snapshot, outcome } = resolve(state, "sardinia_pz", [1, 1]);
    expect(outcome).toMatchObject({
      revealed: [{ id: "quiet_seas_4", kind: "quiet_seas" }],
      draws: 2,
      drawn: [{ id: "quiet_seas_4", kind: "quiet_seas" }],
    });
    expect(placeOf(snapshot, "quiet_seas_4")).toBe("pool");
  });

  it("13.0 no space holds markers of both groups, so that their order is never asked", () => {
    const { british, french } = charts.ALLIED_SETUP.facts;
    const spaces = [...british.faceDown, ...french.faceDown].map(({ space }) => space);
    expect(new Set(spaces).size).toBe(spaces.length);
  });

  it("D-23 a pool smaller than the number of draws gives what it has", () => {
    const state = withPool(atSpace(table("incidents", { alert: 4 }), SEA), "quiet_seas_1", "quiet_seas_2");
    const { outcome, rulings } = resolve(state, SEA, [2, 1]);
    expect(outcome).toMatchObject({ draws: 4, drawn: [{ id: "quiet_seas_2" }, { id: "quiet_seas_1" }] });
    expect(rulings).toContain("D-23");
  });

  it("5.4 the number of draws is fixed before the first; later changes of alert do not add any", () => {
    const state = meeting(SEA, 0, "royal_navy_pursue_orders_1");
    const { snapshot, outcome } = resolve(
      { ...state, ...withPool(state, "royal_navy_pursue_orders_1", "quiet_seas_1"), alert: 1 },
      SEA,
      [2],
    );
    expect(outcome).toMatchObject({ draws: 1, drawn: [{ id: "royal_navy_pursue_orders_1" }] });
    expect(snapshot.alert).toBe(2);
    expect(placeOf(snapshot, "quiet_seas_1")).toBe("pool");
  });

  it("13.0(3) ships and Merchantmen are set aside, other markers resolved in the order of the draw", () => {
    const ids = ["chatham", "allied_merchantman_1", "royal_navy_conflicting_orders_1", "royal_navy_pursue_orders_1"];
    const { snapshot, outcome } = resolve(meeting(SEA, 0, ...ids), SEA, [4, 3, 1, 1]);
    expect(outcome.events).toMatchObject([
      { kind: "royal_navy_pursue_orders", result: "alert_changed" },
      { kind: "royal_navy_conflicting_orders", result: "alert_changed" },
    ]);
    expect(snapshot.markers.find(({ id }) => id === "chatham")).toMatchObject({
      place: "set_aside",
      space: SEA,
      turn: 1,
    });
    expect(placeOf(snapshot, "allied_merchantman_1")).toBe("set_aside");
    expect(placeOf(snapshot, "royal_navy_pursue_orders_1")).toBe("pool");
  });

  it("13.1 a resolved marker is not drawn again in the same space", () => {
    const { snapshot, rolls } = resolve(meeting(SEA, 0, "quiet_seas_1", "quiet_seas_2"), SEA, drawAll(2));
    expect(rolls.map(({ dice }) => dice)).toEqual(["1d2", "1d1"]);
    expect(placeOf(snapshot, "quiet_seas_1")).toBe("pool");
  });

  it("6.1 every group draws for itself, in the player's order", () => {
    const apart = withShip(meeting(SEA, 0, "quiet_seas_1"), "breslau", { space: "off_zante" });
    expect(incidentsLeft(apart, charts)).toEqual([SEA, "off_zante"]);
    const first = resolve(apart, "off_zante", [1]).snapshot;
    expect(first.done).toEqual(["off_zante"]);
    expect(refused("endPhase", first, {})).toMatchObject({ code: "INCIDENTS_LEFT", citation: { section: "13.0" } });
    expect(refused("resolveIncidents", first, { space: "off_zante" })).toMatchObject({ code: "INCIDENTS_RESOLVED" });
    const second = resolve(first, SEA, [1]).snapshot;
    expect(refused("resolveIncidents", second, { space: SEA })).toMatchObject({ code: "NO_INCIDENTS_LEFT" });
    expect(second.phase).toBe("incidents");
  });

  it("13.2 a space without incidents needs no resolving, and a phase without any is passed over", () => {
    const state = withShip(meeting(SEA, 0, "quiet_seas_1"), "breslau", { space: "pola" });
    expect(refused("resolveIncidents", state, { space: "pola" })).toMatchObject({ code: "NO_INCIDENTS_HERE" });
    const home = atSpace(table("movement"), "pola");
    expect(["raiding", "naval_combat", "bombardment", "objective", "outfitting"]).toContain(
      play("endPhase", home, {}).snapshot.phase,
    );
  });

  it("20.0 Austro-Hungarian ships meet incidents of their own", () => {
    const state = withConsorts(atSpace(table("incidents"), "pola"), SEA, "novara");
    expect(incidentsLeft(state, charts)).toEqual([SEA]);
  });

  it("D-61 an incident turned up among the face-down markers acts before those drawn", () => {
    const sea = table("incidents", {}, { options: { campaign: true } });
    const base = withPool(atSpace(sea, "adriatic_pz"), "quiet_seas_1", "quiet_seas_2");
    const state = lying(base, "adriatic_pz", { british: ["placeholder_1"], other: ["royal_navy_pursue_orders_2"] });
    const { snapshot, outcome } = resolve(state, "adriatic_pz", [1, 1, 1, 1]);
    expect(outcome.events).toMatchObject([
      { kind: "royal_navy_pursue_orders" },
      { kind: "quiet_seas" },
      { kind: "quiet_seas" },
    ]);
    expect(placeOf(snapshot, "royal_navy_pursue_orders_2")).toBe("pool");
  });

  it("D-17 another marker left face up acts when its space is entered", () => {
    const state = showing(meeting(SEA, 0, "quiet_seas_1"), "royal_navy_pursue_orders_1", "map", SEA);
    const { snapshot } = resolve(state, SEA, [1]);
    expect(snapshot.alert).toBe(2);
    expect(placeOf(snapshot, "royal_navy_pursue_orders_1")).toBe("pool");
  });
});

describe("13.1 incidents of a space that lost its last ship", () => {
  it("no ship is left to ram a submarine, so that none is sunk and nothing is scored", () => {
    const drawn = meeting(SEA, 0, "storm_1", "allied_submarine_1");
    const state = withShip(withShip(drawn, "breslau", { hull: 1 }), "goeben", { space: "pola" });
    const { snapshot, outcome } = resolve(state, SEA, [2, 1, 6, 6]);
    expect(snapshot.ships.breslau.status).toBe("sunk");
    expect(outcome.events).toMatchObject([
      { kind: "storm", ships: ["breslau"] },
      { kind: "allied_submarine", result: "no_effect", ships: [] },
    ]);
    expect(snapshot.vp).toBe(-10);
  });
});
