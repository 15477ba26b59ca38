import { describe, expect, it } from "vitest";
import {
  drawAll,
  meet,
  meeting,
  mined,
  placeOf,
  resolve,
  SEA,
  showing,
} from "../../../../../test/fixtures/goeben/pool-kit";
import { atSpace, play, table, withShip } from "../../../../../test/fixtures/goeben/table";
import { pack } from "../../charts/pack";
import { goeben } from "../../index";
import { reachableReport } from "../../reports/reachable-report";
import type { Snapshot } from "../../snapshot";
import type { OrderId } from "../../vocabulary";
import { canEnter } from "../12-movement/paths";

const english = await goeben.phrasesOf("en");

const GULF = "southern_adriatic";

const FLEET = "austro_hungarian_fleet_sorties_1";

const POWERS = "central_powers_fleet_sortie_1";

const { charts } = pack;

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

  it("both spaces of the zone are reported, each ship once", () => {
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
    reachableReport.compute({ snapshot: sortie(phase), ship: "goeben" }, pack.charts, english);

  it.each(["outfitting", "intelligence", "movement"] as const)(
    "the closed zones are out of reach in phase %s",
    (phase) => {
      const { spaces, closed } = reached(phase);
      const within = spaces.map(({ space }) => space);
      expect(within).toContain("ligurian_sea");
      expect(within).not.toContain("toulon_pz");
      expect(closed).toContainEqual(
        expect.objectContaining({ space: "toulon_pz", code: "FRENCH_NAVY_AT_SEA", section: "13.1" }),
      );
    },
  );

  it("the closed zones are open to a force that breaks off before it", () => {
    expect(canEnter(sortie("break_off"), pack.charts, "goeben", "toulon_pz")).toBeUndefined();
  });
});

describe("13.1 Austro-Hungarian Fleet Sorties", () => {
  const id = "austro_hungarian_fleet_sorties_1";
  const SOUTH = "southern_adriatic";

  it("a sortie without a friendly warship in the Adriatic has no effect and goes back to the pool", () => {
    const { snapshot, outcome } = meet(id);
    expect(outcome.events).toMatchObject([{ result: "no_effect" }]);
    expect(placeOf(snapshot, id)).toBe("pool");
  });

  it("(1) a sortie sends back the Allied warships this group drew in the Adriatic, but no others, and leaves play", () => {
    const state = showing(meeting(SOUTH, 0, "chatham", "dublin", id), "gloucester", "map", SOUTH);
    const { snapshot, outcome } = resolve(state, SOUTH, drawAll(3));
    expect(outcome.events).toMatchObject([{ result: "fleet_sortie", markers: ["chatham", "dublin"], ships: [] }]);
    expect([placeOf(snapshot, "chatham"), placeOf(snapshot, "dublin")]).toEqual(["pool", "pool"]);
    expect(placeOf(snapshot, "gloucester")).toBe("map");
    expect(placeOf(snapshot, id)).toBe("removed");
    expect(snapshot.alert).toBe(3);
  });

  it("(1) another group's draws stay when a ship is in the Adriatic elsewhere", () => {
    const state = withShip(meeting(SEA, 0, "chatham", id), "breslau", { space: SOUTH });
    const { snapshot } = resolve(state, SEA, drawAll(2));
    expect(placeOf(snapshot, "chatham")).toBe("set_aside");
  });

  it("(2) with option 20 a die says how many ships come out to Pola, drawn at random, and the alert rises", () => {
    const base = meeting(SOUTH, 0, id);
    const state = { ...base, options: { ...base.options, austroHungarianWarships: true } };
    const { snapshot, outcome, rolls, rulings } = resolve(state, SOUTH, [1, 2, 9, 1]);
    expect(rolls.map(({ label, dice }) => [label, dice]).slice(1)).toEqual([
      ["fleet-sortie", "1d6"],
      ["austro-hungarian-ship", "1d9"],
      ["austro-hungarian-ship", "1d8"],
    ]);
    expect(outcome.events).toMatchObject([{ ships: ["viribus_unitis", "dd_tatra_flotilla"] }]);
    const out = snapshot.austroHungarian.filter(({ status }) => status === "in_play");
    expect(out.map(({ space }) => space)).toEqual(["pola", "pola"]);
    expect(snapshot.alert).toBe(2);
    expect(rulings).toContain("D-70");
    expect(placeOf(snapshot, id)).toBe("removed");
  });

  it("(2) no draw is made when all that are available come", () => {
    const base = meeting(SOUTH, 0, id);
    const austroHungarian = base.austroHungarian.map((ship, index) =>
      index < 2 ? ship : { ...ship, status: "sunk" as const },
    );
    const state = { ...base, austroHungarian, options: { ...base.options, austroHungarianWarships: true } };
    const { outcome } = resolve(state, SOUTH, [1, 2]);
    expect(outcome.events).toMatchObject([{ ships: ["viribus_unitis", "tegetthoff"] }]);
  });
});

describe("13.1 Central Powers Fleet Sortie", () => {
  const ALLIANCES: readonly string[] = ["ottoman_alliance", "italian_alliance"];
  const id = "central_powers_fleet_sortie_1";
  const achieved = (state: Snapshot, ...orders: ("ottoman_alliance" | "italian_alliance")[]): Snapshot => {
    const fresh = table("incidents", {}, { options: { campaign: true } }).campaign!;
    const order = "suez_canal_operation";
    const ordersLeft = fresh.ordersLeft.filter((each) => each !== order && !ALLIANCES.includes(each));
    const campaign = { ...fresh, scenario: 1 + orders.length, achieved: orders, ordersLeft };
    const options = { ...state.options, campaign: true };
    return orders.length === 0 ? { ...state, options, campaign: fresh } : { ...state, options, order, campaign };
  };

  it("a sortie is Quiet Seas unless an alliance was achieved earlier", () => {
    expect(placeOf(meet(id).snapshot, id)).toBe("pool");
    expect(placeOf(meet(id, [], (state) => achieved(state)).snapshot, id)).toBe("pool");
  });

  it("D-27 the Ottoman fleet sends back what was drawn in the Adriatic, or by ruling in the Eastern Mediterranean", () => {
    const south = achieved(meeting("southern_adriatic", 0, "chatham", id), "ottoman_alliance");
    const { snapshot, rulings } = resolve(south, "southern_adriatic", drawAll(2));
    expect(placeOf(snapshot, "chatham")).toBe("pool");
    expect(placeOf(snapshot, id)).toBe("removed");
    expect(rulings).toContain("D-27");
    const east = achieved(meeting(SEA, 0, "chatham", id), "ottoman_alliance");
    expect(placeOf(resolve(east, SEA, drawAll(2)).snapshot, "chatham")).toBe("set_aside");
    const ruled = { ...east, rulings: { ...east.rulings, ottomanSortieZone: "eastern_med" as const } };
    expect(placeOf(resolve(ruled, SEA, drawAll(2)).snapshot, "chatham")).toBe("pool");
  });

  it("the Italian fleet does so in the Western Mediterranean, Troop Convoys included", () => {
    const convoy = charts.ALLIED_SHIPS.facts.ships.find(({ kind }) => kind === "french_troop_convoy")!.id;
    const west = achieved(meeting("off_naples", 0, "chatham", convoy, id), "italian_alliance");
    const { snapshot, outcome } = resolve(west, "off_naples", drawAll(3));
    expect([placeOf(snapshot, "chatham"), placeOf(snapshot, convoy)]).toEqual(["pool", "pool"]);
    expect(outcome.events).toMatchObject([{ result: "fleet_sortie" }]);
  });
});

describe("13.1 French markers", () => {
  const convoy = charts.ALLIED_SHIPS.facts.ships.find(({ kind }) => kind === "french_troop_convoy")!.id;

  it("D-24 a Troop Convoy and a French warship are set aside for combat in the Western Mediterranean", () => {
    const { snapshot, rulings } = resolve(meeting("off_naples", 0, "edgar_quinet", convoy), "off_naples", drawAll(2));
    expect([placeOf(snapshot, "edgar_quinet"), placeOf(snapshot, convoy)]).toEqual(["set_aside", "set_aside"]);
    expect(rulings).toContain("D-24");
  });

  it("D-25 elsewhere they are ignored and go back, without another draw, when the space is done", () => {
    const { snapshot, rulings, rolls } = resolve(meeting(SEA, 0, "edgar_quinet", convoy), SEA, drawAll(2));
    expect([placeOf(snapshot, "edgar_quinet"), placeOf(snapshot, convoy)]).toEqual(["pool", "pool"]);
    expect(rulings).toContain("D-25");
    expect(rolls).toHaveLength(2);
  });

  it("D-25 a mine leaves an ignored French ship alone", () => {
    const { rolls } = meet("edgar_quinet", [], (state) => mined(state, SEA));
    expect(rolls.map(({ label }) => label)).toEqual(["incident-pool"]);
  });

  it("Navy Sortie takes colliers in or beside the two zones without VP, and closes the zones", () => {
    const near =
      (space: string) =>
      (state: Snapshot): Snapshot => ({ ...state, colliers: [{ space, used: false, lost: false }] });
    const far = meet("french_navy_sortie_1", [], near("off_naples"), "off_naples");
    expect(far.snapshot.colliers).toEqual([{ space: "off_naples", used: false, lost: false }]);
    const { snapshot, outcome } = meet("french_navy_sortie_1", [], near("gulf_of_lions"), "off_naples");
    expect(snapshot.colliers).toEqual([{ space: null, used: false, lost: true }]);
    expect(snapshot).toMatchObject({ vp: 0, frenchSortie: true });
    expect(outcome.events).toMatchObject([{ result: "french_sortie", colliers: 1 }]);
    expect(snapshot.markers.find(({ id }) => id === "french_navy_sortie_1")).toMatchObject({
      place: "set_aside",
      space: null,
    });
  });

  it("D-25 Navy Sortie is ignored outside the Western Mediterranean", () => {
    const { snapshot, outcome } = meet("french_navy_sortie_1");
    expect(snapshot.frenchSortie).toBe(false);
    expect(outcome.events).toMatchObject([{ result: "ignored" }]);
    expect(placeOf(snapshot, "french_navy_sortie_1")).toBe("pool");
  });
});
