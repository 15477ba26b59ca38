import { describe, expect, it } from "vitest";
import {
  drawAll,
  lying,
  meet,
  meeting,
  placeOf,
  resolve,
  SEA,
  showing,
  withConsorts,
} from "../../../../../test/fixtures/goeben/pool-kit";
import {
  asked,
  atSpace,
  carrying,
  play,
  refused,
  rolled,
  table,
  withShip,
} from "../../../../../test/fixtures/goeben/table";
import type { Snapshot } from "../../snapshot";

describe("13.1 Allied Submarine", () => {
  it.each([1, 2])("%i is a false alarm", (die) => {
    const { snapshot, outcome } = meet("allied_submarine_1", [die]);
    expect(outcome).toMatchObject({ finished: true, events: [{ result: "false_alarm" }] });
    expect(placeOf(snapshot, "allied_submarine_1")).toBe("pool");
  });

  it.each([3, 4])("%i lets each ship pay 1 coal or risk a torpedo", (die) => {
    const { snapshot, outcome } = meet("allied_submarine_1", [die]);
    expect(snapshot.phase).toBe("submarine_evasion");
    expect(outcome).toMatchObject({ finished: false });
    const {
      snapshot: after,
      outcome: evasion,
      rolls,
    } = play("resolveSubmarineEvasion", snapshot, { coal: { goeben: true, breslau: false } }, [4]);
    expect(after.ships.goeben.coal).toBe(3);
    expect(after.ships.breslau.coal).toBe(5);
    expect(evasion).toMatchObject({ paid: ["goeben"], hit: [], finished: true, space: SEA });
    expect(rolls.map(({ label }) => label)).toEqual(["submarine-torpedo"]);
    expect(after).toMatchObject({ phase: "incidents", incident: null, done: [SEA] });
  });

  it("every ship with coal must choose", () => {
    const { snapshot } = meet("allied_submarine_1", [3]);
    expect(refused("resolveSubmarineEvasion", snapshot, { coal: { goeben: true } })).toMatchObject({
      code: "CHOICE_MISSING",
    });
  });

  it("3-4 a ship without coal must risk the torpedo", () => {
    const { snapshot } = meet("allied_submarine_1", [3], (state) => withShip(state, "breslau", { coal: 0 }));
    expect(refused("resolveSubmarineEvasion", snapshot, { coal: { goeben: true, breslau: true } })).toMatchObject({
      code: "NO_COAL",
      pointer: "/input/coal/breslau",
    });
    const { outcome } = play("resolveSubmarineEvasion", snapshot, { coal: { goeben: true } }, [5, 1]);
    expect(outcome).toMatchObject({ hit: ["breslau"] });
  });

  it("3-4 when no ship has coal there is nothing to choose", () => {
    const dry = (state: Snapshot) => withShip(withShip(state, "breslau", { coal: 0 }), "goeben", { coal: 0 });
    expect(meet("allied_submarine_1", [3, 1, 1], dry).outcome).toMatchObject({
      finished: true,
      events: [{ result: "evasion", ships: [] }],
    });
  });

  it("D-52 an Austro-Hungarian ship evades as if it had paid", () => {
    const { snapshot } = meet("allied_submarine_1", [3], (state) => withConsorts(state, SEA, "novara"));
    const { rulings, rolls } = play("resolveSubmarineEvasion", snapshot, { coal: { goeben: true, breslau: true } });
    expect(rulings).toContain("D-52");
    expect(rolls).toEqual([]);
  });

  it("5 every ship is fired at; each hit is read at once, and may cost VP (D-41)", () => {
    const weak = (state: Snapshot) => withShip(state, "goeben", { engines: 1 });
    const { snapshot, outcome, rolls } = meet("allied_submarine_1", [5, 6, 3, 5, 2], weak);
    expect(rolls.map(({ label }) => label).slice(1)).toEqual([
      "submarine",
      "submarine-torpedo",
      "torpedo-hit",
      "submarine-torpedo",
      "torpedo-hit",
    ]);
    expect(snapshot.ships.goeben.engines).toBe(0);
    expect(snapshot.ships.breslau.hull).toBe(2);
    expect(snapshot.vp).toBe(-5);
    expect(outcome).toMatchObject({ events: [{ result: "torpedoes", ships: ["goeben", "breslau"] }] });
  });

  it("5 a critical hit takes its die from Hull and Engines", () => {
    const { snapshot } = meet("allied_submarine_1", [5, 6, 6, 4, 1]);
    expect(snapshot.ships.goeben).toMatchObject({ hull: 8, engines: 2 });
  });

  it("D-69 Torpedo Nets in a port cancel a 5 but not a 6, and do not help at sea", () => {
    const netted = (state: Snapshot) => carrying(state, "goeben", "torpedo_nets");
    const inPort = netted(meeting("bone", 1, "allied_submarine_1", "quiet_seas_1"));
    const { snapshot, rulings } = resolve(inPort, "bone", [1, 1, 5, 5, 4]);
    expect(snapshot.ships.goeben.hull).toBe(12);
    expect(rulings).toContain("D-69");
    expect(resolve(inPort, "bone", [1, 1, 5, 6, 1, 4]).snapshot.ships.goeben.hull).toBe(11);
    expect(meet("allied_submarine_1", [5, 5, 1, 4], netted).snapshot.ships.goeben.hull).toBe(11);
  });

  it("6 rams it: 2 VP, and a ship of the player's choice loses a Hull box", () => {
    const { snapshot } = meet("allied_submarine_1", [6]);
    expect(snapshot).toMatchObject({ phase: "submarine_ramming", vp: 2 });
    expect(refused("chooseRammedShip", snapshot, { ship: "moltke" })).toMatchObject({ pointer: "/input/ship" });
    const { snapshot: after, outcome } = play("chooseRammedShip", snapshot, { ship: "breslau" });
    expect(after.ships.breslau.hull).toBe(3);
    expect(after).toMatchObject({ phase: "incidents", done: [SEA] });
    expect(outcome).toMatchObject({
      ship: "breslau",
      finished: true,
      events: [{ result: "rammed", ships: ["breslau"] }],
    });
  });

  it("6 a ship alone is the one that rammed", () => {
    const alone = (state: Snapshot) => withShip(state, "breslau", { space: "pola" });
    const { snapshot, outcome } = meet("allied_submarine_1", [6], alone);
    expect(snapshot.ships.goeben.hull).toBe(11);
    expect(outcome).toMatchObject({ finished: true });
  });

  it("the incidents behind it go on after the choice", () => {
    const state = meeting(SEA, 0, "allied_submarine_1", "royal_navy_pursue_orders_1");
    const { snapshot } = resolve(state, SEA, [1, 1, 6]);
    expect(snapshot.alert).toBe(2);
    const { snapshot: after, outcome } = play("chooseRammedShip", snapshot, { ship: "goeben" });
    expect(after.alert).toBe(3);
    expect(outcome.events).toMatchObject([{ result: "rammed" }, { result: "alert_changed" }]);
  });

  it("D-71 the last German ship sunk ends the scenario in the middle of it", () => {
    const last = (state: Snapshot) => {
      const one = withShip(state, "breslau", { status: "sunk", space: null, hull: 0 });
      return withShip(one, "goeben", { hull: 1 });
    };
    const { snapshot } = meet("allied_submarine_1", [5, 6, 1], last);
    expect(snapshot).toMatchObject({ phase: "over", result: "defeat", vp: -40, incident: null });
  });

  it("a group sunk in the middle does not stop the phase of the others", () => {
    const apart = withShip(
      withShip(meeting(SEA, 0, "allied_submarine_1", "storm_1"), "breslau", { hull: 1 }),
      "goeben",
      { space: "pola" },
    );
    const { snapshot, outcome } = resolve(apart, SEA, [1, 1, 5, 6, 1]);
    expect(snapshot.ships.breslau.status).toBe("sunk");
    expect(outcome).toMatchObject({
      finished: true,
      events: [{ result: "torpedoes" }, { result: "storm", ships: [] }],
    });
    expect(snapshot.phase).toBe("incidents");
  });
});

describe("13.1 the Incident Chart", () => {
  it("Allied Patrol raises the alert in an Allied patrol zone, port or base only", () => {
    expect(meet("allied_patrol_1").snapshot.alert).toBe(1);
    const zone = lying(meeting("sardinia_pz", 1, "allied_patrol_1", "quiet_seas_1"), "sardinia_pz", {});
    expect(resolve(zone, "sardinia_pz", [1, 1]).snapshot.alert).toBe(2);
    expect(resolve(meeting("bone", 1, "allied_patrol_1", "quiet_seas_1"), "bone", [1, 1]).snapshot.alert).toBe(2);
  });

  it("Conflicting Orders and Pursue Orders change the alert within 1 and 6", () => {
    expect(meet("royal_navy_pursue_orders_1").snapshot.alert).toBe(2);
    expect(meet("royal_navy_conflicting_orders_1").outcome.events).toMatchObject([{ result: "no_effect" }]);
    const high = meeting(SEA, 0, "royal_navy_pursue_orders_1");
    const six = resolve({ ...high, alert: 6 }, SEA, [1]);
    expect(six.snapshot.alert).toBe(6);
  });

  it("5.2 a fall that a limit cuts off is lost, though a rise follows in the same space (D-84)", () => {
    const state = meeting("bone", 1, "royal_navy_conflicting_orders_1", "royal_navy_pursue_orders_1");
    const { snapshot, outcome, rulings } = resolve(state, "bone", [1, 1]);
    expect(outcome.events).toMatchObject([{ result: "no_effect" }, { result: "alert_changed" }]);
    expect([snapshot.alert, rulings]).toEqual([2, ["D-84"]]);
  });

  it("5.2 no ruling is cited where no limit cuts a change off (D-84)", () => {
    const state = meeting("bone", 1, "royal_navy_conflicting_orders_1", "royal_navy_pursue_orders_1");
    const { snapshot, rulings } = resolve(state, "bone", [2, 1]);
    expect([snapshot.alert, rulings]).toEqual([1, []]);
  });

  it("D-17 by ruling face-up Allied ships go to the pool when the alert changes, but not those about to be fought", () => {
    const rulings = { ...table("incidents").rulings, revealedReturnOnAlertChange: true };
    const { snapshot } = meet("royal_navy_pursue_orders_1", [], (state) => {
      const seen = showing(showing({ ...state, rulings }, "chatham", "map", "malta_pz"), "dublin", "map", SEA);
      return showing(seen, "storm_1", "map", "malta_pz");
    });
    expect(placeOf(snapshot, "chatham")).toBe("pool");
    expect(placeOf(snapshot, "dublin")).toBe("map");
    expect(placeOf(snapshot, "storm_1")).toBe("map");
  });

  it("Collier Attacked rolls for every collier on the map; a 6 costs it and 1 VP", () => {
    const { snapshot, outcome } = meet("collier_attacked_1", [6]);
    expect(snapshot.colliers).toEqual([{ space: null, used: false, lost: true }]);
    expect(snapshot.vp).toBe(-1);
    expect(outcome.events).toMatchObject([{ result: "colliers_attacked", colliers: 1 }]);
    expect(meet("collier_attacked_1", [5]).snapshot.colliers[0]?.space).toBe(SEA);
    const none = (state: Snapshot): Snapshot => ({ ...state, colliers: [{ space: null, used: true, lost: true }] });
    expect(rolled(meet("collier_attacked_1", [], none), "collier-attacked")).toEqual([]);
  });

  it("D-65 Friendly Ship stays for the next turn, and no die is rolled now", () => {
    const { snapshot } = meet("friendly_ship_1");
    expect(snapshot.markers.find(({ id }) => id === "friendly_ship_1")).toMatchObject({
      place: "set_aside",
      space: SEA,
      turn: 1,
    });
  });

  it("Intelligence from Berlin offers IB or JE, and the incidents behind it go on after the choice", () => {
    const state = meeting(SEA, 0, "intelligence_from_berlin_1", "royal_navy_pursue_orders_1");
    const { snapshot, outcome } = resolve(state, SEA, [1, 1]);
    expect(snapshot).toMatchObject({
      phase: "intelligence_choice",
      intelligence: { offers: ["IB", "JE"], space: SEA },
    });
    expect(outcome).toMatchObject({ finished: false, events: [{ result: "intelligence" }] });
    const { snapshot: after, outcome: effect } = play("applyIntelligence", snapshot, { effect: "JE" });
    expect(after).toMatchObject({ phase: "incidents", alert: 2, intelligence: null, incident: null, done: [SEA] });
    expect(effect).toMatchObject({ incidents: { finished: true, events: [{ result: "alert_changed" }] } });
    expect(placeOf(after, "intelligence_from_berlin_1")).toBe("pool");
  });

  it("D-28 Limited Visibility holds for the space this turn, once, and its die is rolled later", () => {
    const state = meeting(SEA, 0, "limited_visibility_1", "limited_visibility_2");
    const { snapshot } = resolve(state, SEA, drawAll(2));
    expect(snapshot.visibility).toEqual([{ space: SEA, rolled: null }]);
    expect(placeOf(snapshot, "limited_visibility_1")).toBe("pool");
  });

  it("Mechanical Breakdown rolls for every ship; a 6 takes Engines 1, not below 0 and without VP", () => {
    const { snapshot, outcome } = meet("mechanical_breakdown_1", [6, 5]);
    expect([snapshot.ships.goeben.engines, snapshot.ships.breslau.engines]).toEqual([5, 6]);
    expect(outcome.events).toMatchObject([{ result: "breakdown", ships: ["goeben"] }]);
    const worn = meet("mechanical_breakdown_1", [6, 6], (state) =>
      withShip(withShip(state, "goeben", { engines: 0 }), "breslau", { engines: 1 }),
    ).snapshot;
    expect([worn.ships.goeben.engines, worn.ships.breslau.engines, worn.vp]).toEqual([0, 0, 0]);
  });

  it("Minefield rolls in Allied ports and bases only; a 6 takes Hull 1 and Engines 1", () => {
    expect(meet("minefield_1").outcome.events).toMatchObject([{ result: "no_effect" }]);
    const { snapshot } = resolve(meeting("bone", 1, "minefield_1", "quiet_seas_1"), "bone", [1, 1, 6, 5]);
    expect(snapshot.ships.goeben).toMatchObject({ hull: 11, engines: 5 });
    expect(snapshot.ships.breslau).toMatchObject({ hull: 4, engines: 6 });
    const zone = lying(meeting("sardinia_pz", 1, "minefield_1", "quiet_seas_1"), "sardinia_pz", {});
    expect(resolve(zone, "sardinia_pz", [1, 1]).outcome.events).toMatchObject([{ result: "no_effect" }, {}]);
  });

  it.each([
    [2, 10, 1],
    [2, 11, -1],
    [2, -3, 1],
    [1, 0, 0],
  ])("D-46 Morale Check in turn %i with %i VP gives %i dice", (turn, vp, morale) => {
    const { snapshot } = meet("morale_check_1", [], (state) => ({ ...state, turn, vp }));
    expect(snapshot.morale).toBe(morale);
  });

  it("D-46 a second Morale Check replaces the first", () => {
    const { snapshot } = meet("morale_check_1", [], (state) => ({ ...state, turn: 2, vp: 50, morale: 1 }));
    expect(snapshot.morale).toBe(-1);
  });

  it("Storm rolls for every ship; D-47 Allied ships stay face up there, those drawn included", () => {
    const state = showing(meeting(SEA, 0, "chatham", "storm_1"), "dublin", "map", SEA);
    const { snapshot, outcome, rulings } = resolve(state, SEA, [1, 1, 6, 5]);
    expect(snapshot.ships.goeben.hull).toBe(11);
    expect(snapshot.storms).toEqual([SEA]);
    expect(snapshot.markers.find(({ id }) => id === "chatham")).toMatchObject({ place: "map", space: SEA });
    expect(placeOf(snapshot, "dublin")).toBe("map");
    expect(outcome.events).toMatchObject([{ result: "storm", ships: ["goeben"] }]);
    expect(rulings).toContain("D-47");
    expect(placeOf(snapshot, "storm_1")).toBe("pool");
  });

  it("D-56 the highest intact Hull box is lost with its cargo", () => {
    const full = (state: Snapshot) =>
      carrying(state, "breslau", "wireless", "torpedo_nets", "reserve_crew", "damage_control");
    const { snapshot, rulings } = meet("storm_1", [5, 6], full);
    expect(snapshot.ships.breslau.boxes).toEqual(["wireless", "torpedo_nets", "reserve_crew", null]);
    expect(rulings).toContain("D-56");
  });

  it("D-82 a ship sunk by a storm scores its sunk value once", () => {
    const { snapshot, rulings } = meet("storm_1", [5, 6], (state) => withShip(state, "breslau", { hull: 1 }));
    expect(snapshot.ships.breslau.status).toBe("sunk");
    expect(snapshot.vp).toBe(-10);
    expect(rulings).toContain("D-82");
  });

  it("a tape that ends early is asked for the next draw by its size", () => {
    expect(asked("resolveIncidents", atSpace(table("incidents"), SEA), { space: SEA })).toMatchObject({
      label: "incident-pool",
      dice: "1d42",
    });
  });
});
