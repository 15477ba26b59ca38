import { describe, expect, it } from "vitest";
import { renderSentence } from "../../src/core/text/sentence";
import { canEnter } from "../../src/rulesets/goeben/chapters/12-movement/paths";
import { pack } from "../../src/rulesets/goeben/charts/pack";
import { interpretations } from "../../src/rulesets/goeben/interpretations";
import { reachableReport } from "../../src/rulesets/goeben/reports/reachable-report";
import { sentences } from "../../src/rulesets/goeben/sentences/index";
import type { Snapshot } from "../../src/rulesets/goeben/snapshot";
import { ORDERS, type OrderId } from "../../src/rulesets/goeben/vocabulary";
import { inBattle, met } from "../fixtures/goeben/battle-table";
import { drawAll, meeting, placeOf, resolve, SEA, showing } from "../fixtures/goeben/pool-kit";
import { atSpace, play, rolled, table, withShip } from "../fixtures/goeben/table";

const GULF = "southern_adriatic";

const FLEET = "austro_hungarian_fleet_sorties_1";

const POWERS = "central_powers_fleet_sortie_1";

describe("13.1 fleet sorties reach every ship of the task force in their zone", () => {
  /** Breslau has resolved her incidents in a space, where this ship was drawn; Goeben is to draw the marker. */
  const apart = (space: string, ship: string, marker: string, goeben = SEA): Snapshot => {
    const state = showing(withShip(meeting(goeben, 0, marker), "breslau", { space }), ship, "set_aside", space);
    return { ...state, done: [space] };
  };

  it("Austro-Hungarian Fleet Sorties send back what another group drew in the Adriatic earlier in the phase", () => {
    const { snapshot, outcome } = resolve(apart(GULF, "chatham", FLEET), SEA, drawAll(1));
    expect(outcome.events).toMatchObject([{ result: "fleet_sortie", markers: ["chatham"] }]);
    expect(placeOf(snapshot, "chatham")).toBe("pool");
    expect(placeOf(snapshot, FLEET)).toBe("removed");
    const combat = play("endPhase", snapshot, {});
    expect(combat.snapshot.phase).toBe("outfitting");
  });

  it("what was drawn outside the zone is fought, and what lay there face down too", () => {
    const outside = apart("medina_bank", "chatham", FLEET, GULF);
    expect(placeOf(resolve(outside, GULF, drawAll(1)).snapshot, "chatham")).toBe("set_aside");
    const lay = apart(GULF, "chatham", FLEET);
    const markers = lay.markers.map((each) => (each.id === "chatham" ? { ...each, place: "map" as const } : each));
    expect(placeOf(resolve({ ...lay, markers }, SEA, drawAll(1)).snapshot, "chatham")).toBe("map");
  });

  it("both spaces of the zone are told, each ship once", () => {
    const base = showing(meeting(GULF, 0, "dublin", FLEET), "chatham", "set_aside", "central_adriatic");
    const state = { ...withShip(base, "breslau", { space: "central_adriatic" }), done: ["central_adriatic"] };
    const { outcome } = resolve(state, GULF, drawAll(2));
    expect(outcome.events).toMatchObject([{ markers: ["dublin", "chatham"] }]);
  });

  it("Central Powers Fleet Sortie does so for the zone of the alliance", () => {
    const state = apart(GULF, "chatham", POWERS);
    const fresh = table("incidents", {}, { options: { campaign: true } }).campaign!;
    const gone: readonly OrderId[] = ["ottoman_alliance", "italian_alliance", "suez_canal_operation"];
    const ordersLeft = fresh.ordersLeft.filter((each) => !gone.includes(each));
    const campaign = { ...fresh, scenario: 2, achieved: ["ottoman_alliance" as const], ordersLeft };
    const options = { ...state.options, campaign: true };
    const second = { ...state, order: "suez_canal_operation" as const, options, campaign };
    const { snapshot, outcome, rulings } = resolve(second, SEA, drawAll(1));
    expect(outcome.events).toMatchObject([{ result: "fleet_sortie", markers: ["chatham"] }]);
    expect(placeOf(snapshot, "chatham")).toBe("pool");
    expect(rulings).toContain("D-27");
  });
});

describe("13.1 the zones that the French Navy Sortie closes for the next Movement phase", () => {
  const sortie = (phase: Snapshot["phase"]): Snapshot => ({
    ...atSpace(table(phase), "off_the_riviera"),
    frenchSortie: true,
  });
  const reached = (phase: Snapshot["phase"]) =>
    reachableReport.compute({ snapshot: sortie(phase), ship: "goeben" }, pack.charts);

  it.each(["outfitting", "intelligence", "movement"] as const)("are out of reach as told in phase %s", (phase) => {
    const { spaces, closed } = reached(phase);
    expect(spaces.map(({ space }) => space)).not.toContain("toulon_pz");
    expect(closed).toContainEqual(
      expect.objectContaining({ space: "toulon_pz", code: "FRENCH_NAVY_AT_SEA", section: "13.1" }),
    );
  });

  it("are open to a force that breaks off before it", () => {
    expect(canEnter(sortie("break_off"), pack.charts, "goeben", "toulon_pz")).toBeUndefined();
  });
});

describe("worked examples of the rulebook", () => {
  it("14.11 a British battlecruiser fires at the battlecruiser, a destroyer at the light cruiser", () => {
    const state = inBattle(met(["inflexible", "dd_5th_flotilla_1"]), "gunnery", { round: 1 });
    const held = play("resolveGunneryRound", state, { ship: "goeben", target: null, maximumFire: false });
    const { outcome } = play(
      "resolveGunneryRound",
      held.snapshot,
      { ship: "breslau", target: null, maximumFire: false },
      [5, 5, 5, 5, 5],
    );
    expect(outcome.allied).toMatchObject([
      { firer: "inflexible", target: "goeben" },
      { firer: "dd_5th_flotilla_1", target: "breslau" },
    ]);
  });

  it("24.1 the cruiser of the Naval Pact stays in the game, and no other order brings one more", () => {
    const state = table("between_scenarios", {}, { options: { campaign: true } });
    const order: OrderId = "ottoman_alliance";
    const ordersLeft: OrderId[] = ["atlantic_breakout", "raid_french_african_convoys"];
    const campaign = {
      ...state.campaign!,
      scenario: 4,
      ordersLeft,
      achieved: ["austro_hungarian_naval_pact" as const],
      failed: ["italian_alliance" as const, "suez_canal_operation" as const],
      startSpaces: ["pola", "cattaro"],
      austroHungarianGained: true,
    };
    const austroHungarian = state.austroHungarian.map((ship) =>
      ship.id === "novara" ? { ...ship, status: "in_play" as const, space: "pola" } : ship,
    );
    const won = { orderAchieved: true, result: "victory", endReason: "order_fulfilled", turn: 5 } as const;
    const ended = { ...atSpace(state, "constantinople"), ...won, order, vp: 80, campaign, austroHungarian };
    const { snapshot, outcome } = play("startNextScenario", ended, {}, [1]);
    expect(outcome.gained).toBeNull();
    const novara = snapshot.austroHungarian.filter(({ status }) => status === "in_play");
    expect(novara).toMatchObject([{ id: "novara", space: "pola" }]);
  });
});

describe("10.0 repairs beyond the starting value", () => {
  it.each([
    ["en", "successes 4"],
    ["fr", "succès 4"],
    ["ja", "成功4個"],
  ])("are successes, in %s too, and no boxes restored", (language, words) => {
    const state = withShip(atSpace(table("outfitting"), "central_ionian"), "goeben", { hull: 11 });
    const dice = ["hull", "hull", "hull", "hull"];
    const played = play("repair", state, { ship: "goeben", dice }, [6, 6, 5, 5]);
    expect(played.snapshot.ships.goeben.hull).toBe(12);
    const said = rolled(played, "repair").map((entry) => renderSentence(entry, sentences[language]!));
    expect(said).toEqual([expect.stringContaining(words)]);
  });
});

describe("24.5 destroyed, but not conquered", () => {
  /** A campaign whose scenario cost every German ship, with these orders achieved before. */
  const destroyed = (vp: number, ...achieved: OrderId[]): Snapshot => {
    const state = table("between_scenarios", {}, { options: { campaign: true } });
    const order: OrderId = "suez_canal_operation";
    const ordersLeft = ORDERS.filter((each) => each !== order && !achieved.includes(each));
    const campaign = { ...state.campaign!, scenario: achieved.length + 1, ordersLeft, achieved };
    const sunk = (["goeben", "breslau"] as const).reduce(
      (each, id) => withShip(each, id, { status: "sunk", space: null, hull: 0 }),
      atSpace(state, "constantinople"),
    );
    const told = { orderAchieved: false, result: "defeat", endReason: "no_german_ship" } as const;
    return { ...sunk, ...told, order, vp, campaign };
  };
  const four: OrderId[] = ["atlantic_breakout", "austro_hungarian_naval_pact", "ottoman_alliance", "italian_alliance"];

  it.each([
    [2, "failure"],
    [3, "draw"],
    [4, "victory"],
  ])(
    "D-62 with every ship sunk %i orders achieved are a %s, though the sinkings took the victory points below 0",
    (orders, result) => {
      const state = destroyed(-50, ...four.slice(0, orders));
      const { snapshot, outcome, rulings } = play("startNextScenario", state, {});
      expect(outcome).toMatchObject({ campaign: result, missions: orders, order: null });
      expect(snapshot).toMatchObject({ phase: "over", endReason: "no_german_ship", vp: -50 });
      expect(rulings).toContain("D-62");
    },
  );

  it("24.1 with a ship afloat negative victory points dismiss the admiral, whatever was achieved", () => {
    const afloat = { ...atSpace(destroyed(-40, ...four), "pola"), endReason: "turn_limit" as const, turn: 8 };
    const state = withShip(afloat, "breslau", { status: "in_play", space: "pola", hull: 4 });
    const { snapshot, outcome } = play("startNextScenario", state, {});
    expect(outcome).toMatchObject({ campaign: "failure" });
    expect(snapshot.endReason).toBe("dismissed");
  });

  it("D-62 says so", () => {
    expect(interpretations["D-62"]!.ruling).toContain("negative VP");
  });
});
