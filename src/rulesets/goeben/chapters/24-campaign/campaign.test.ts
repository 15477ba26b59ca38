import { describe, expect, test } from "vitest";
import { ended, over } from "../../../../../test/fixtures/goeben/campaign-table";
import {
  atSpace,
  captured,
  carrying,
  play,
  refused,
  rolled,
  withMarker,
  withShip,
} from "../../../../../test/fixtures/goeben/table";
import { pack } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";
import type { Plan } from "../3-setup/setup";
import { terrainAt } from "../9-ports/sites";

const next = (state: Snapshot, dice: number[] = [1], bonus?: string) =>
  play("startNextScenario", state, bonus === undefined ? {} : { bonus }, dice);

const sunk = (state: Snapshot, ...ids: string[]): Snapshot =>
  ids.reduce((each, id) => withMarker(each, id, "sunk", null), state);

describe("24.1 rating an order", () => {
  test("24.1 an order achieved raises Leadership by 1, at most to 6, and the alert level begins at achieved orders + 1", () => {
    const state = withShip(withShip(ended(), "goeben", { leadership: 6 }), "breslau", { leadership: 3 });
    const { snapshot, outcome, rulings } = next(state);
    expect([snapshot.ships.goeben.leadership, snapshot.ships.breslau.leadership]).toEqual([6, 4]);
    expect(snapshot).toMatchObject({
      vp: 0,
      alert: 2,
      turn: 1,
      phase: "outfit_setup",
      result: null,
      endReason: null,
      orderAchieved: false,
    });
    expect(snapshot.campaign).toMatchObject({ scenario: 2, achieved: ["ottoman_alliance"], failed: [] });
    expect(outcome).toMatchObject({ played: "ottoman_alliance", achieved: true, missions: 1, campaign: null });
    expect(rulings).toEqual(expect.arrayContaining(["D-45", "D-58"]));
  });

  test("24.1 an order failed lowers Leadership by 1, but not below 1, and brings no bonus", () => {
    const state = withShip(withShip(ended({ achieved: false }), "goeben", { leadership: 1 }), "breslau", {
      leadership: 4,
    });
    const { snapshot, outcome } = next(state);
    expect([snapshot.ships.goeben.leadership, snapshot.ships.breslau.leadership]).toEqual([1, 3]);
    expect(outcome).toMatchObject({ achieved: false, leadership: -1, bonuses: [], missions: 0 });
    expect(snapshot.campaign).toMatchObject({ failed: ["ottoman_alliance"], alliances: [], startSpaces: [] });
    expect(snapshot.alert).toBe(1);
    const worn = withShip(state, "goeben", { leadership: 0 });
    expect(next(worn).snapshot.ships.goeben.leadership).toBe(0);
  });

  test("24.1 a scenario that ends with negative victory points ends the campaign", () => {
    const { snapshot, outcome } = next(ended({ vp: -1 }), []);
    expect(snapshot).toMatchObject({ phase: "over", endReason: "dismissed", vp: -1 });
    expect(outcome).toMatchObject({ campaign: "failure", order: null });
  });

  test("24.1 with 0 victory points it goes on", () => {
    expect(next(ended({ vp: 0, achieved: false })).outcome).toMatchObject({ campaign: null, phase: "outfit_setup" });
  });

  test("24.0 the next order is drawn from those left, and leaves them", () => {
    const played = next(ended({ left: ["atlantic_breakout", "suez_canal_operation"] }), [2]);
    expect(rolled(played, "order")).toMatchObject([{ dice: "1d2", result: "suez_canal_operation" }]);
    expect(played.snapshot).toMatchObject({
      order: "suez_canal_operation",
      campaign: { ordersLeft: ["atlantic_breakout"] },
    });
  });
});

describe("24.1 what is collected between scenarios", () => {
  test("24.1 neutral visits, mines, landings and the French sortie are cleared, cargo goes to Available (D-58)", () => {
    const state: Snapshot = {
      ...carrying(ended({ plan: { options: { mines: true } } }), "goeben", "wireless"),
      visited: ["messina"],
      mines: ["medina_bank"],
      frenchSortie: true,
    };
    const sortie = withMarker(
      captured(atSpace(state, "philippeville"), "philippeville"),
      "french_navy_sortie_1",
      "set_aside",
      null,
    );
    const { snapshot } = next(sortie);
    expect(snapshot).toMatchObject({ visited: [], mines: [], landed: [], frenchSortie: false });
    expect(new Set(snapshot.ships.goeben.boxes)).toEqual(new Set([null]));
    expect(snapshot.ships.goeben).toMatchObject({ space: null, startSpace: null });
    expect(snapshot.colliers).toEqual([{ space: null, used: false, lost: false }]);
  });

  test("24.1(1) a damaged ship has its starting values again, all but Leadership", () => {
    const state = withShip(ended(), "breslau", {
      engines: 2,
      hull: 1,
      secondary: 0,
      ammunition: 1,
      torpedoes: 0,
      coal: 0,
    });
    expect(next(state).snapshot.ships.breslau).toMatchObject({
      engines: 6,
      hull: 4,
      secondary: 3,
      ammunition: 6,
      torpedoes: 2,
      coal: 5,
    });
  });

  test("24.1(1) the values of an undamaged ship do not change, its stores included (D-58)", () => {
    const spent = { ammunition: 1, torpedoes: 0, coal: 0 };
    const state = withShip(withShip(ended(), "goeben", spent), "breslau", { ...spent, hull: 3 });
    const { ships } = next(state).snapshot;
    expect(ships.goeben).toMatchObject(spent);
    expect(ships.breslau).toMatchObject({ ammunition: 6, torpedoes: 2, coal: 5, hull: 4 });
  });

  test("D-58 with campaignStocks = restock every ship is restocked, as in a campaign begun under that default", () => {
    const spent = { ammunition: 1, torpedoes: 0, coal: 0 };
    const base = ended({ plan: { rulings: { campaignStocks: "restock" } } });
    const { ships } = next(withShip(base, "goeben", spent)).snapshot;
    expect(ships.goeben).toMatchObject({ ammunition: 6, torpedoes: 2, coal: 4 });
  });

  test("D-58 with campaignKeepCargo cargo stays aboard, and only empty boxes are filled", () => {
    const state = carrying(ended({ plan: { rulings: { campaignKeepCargo: true } } }), "goeben", "wireless");
    const { snapshot } = next(state);
    expect(snapshot.ships.goeben.boxes[0]).toBe("wireless");
    const over = { ship: "goeben", cargo: [{ cargo: "torpedo_nets", box: 1 }] };
    expect(refused("outfitShip", snapshot, over).code).toBe("VALUE_NOT_LISTED");
  });

  test("24.1(2) sunk German ships are gone, and the others go on", () => {
    const state = withShip(ended(), "goeben", { status: "sunk", space: null, hull: 0 });
    const { snapshot } = next(state);
    expect(snapshot.ships.goeben.status).toBe("sunk");
    expect(play("outfitShip", snapshot, { ship: "breslau", cargo: [] }).snapshot.phase).toBe("deploy_setup");
  });

  test("24.1(3) sunk CA, CL, CP, DD and convoys come back, capital ships do not", () => {
    const state = sunk(ended(), "indefatigable", "defence", "dublin");
    const { snapshot } = next(state);
    expect(snapshot.unseen.british).toContain("defence");
    expect(snapshot.unseen.british).toContain("dublin");
    expect(snapshot.unseen.british).not.toContain("indefatigable");
    expect(snapshot.campaign?.sunkForGood).toEqual(["indefatigable"]);
    expect(next(over(snapshot, false)).snapshot.unseen.british).not.toContain("indefatigable");
  });

  test("D-79 damaged, withdrawn and mined Allied ships come back; D-78 removed markers do not", () => {
    const state = withMarker(
      withMarker(ended(), "defence", "out", null),
      "austro_hungarian_fleet_sorties_1",
      "removed",
      null,
    );
    const { snapshot, rulings } = next(state);
    expect(snapshot.unseen.british).toContain("defence");
    expect(snapshot.markers.filter(({ kind }) => kind === "austro_hungarian_fleet_sorties")).toMatchObject([
      { place: "removed" },
    ]);
    expect(rulings).toEqual(expect.arrayContaining(["D-78", "D-79"]));
  });

  test("24.1(4) all coastal defence units are set up anew", () => {
    const { snapshot } = next({ ...captured(ended(), "algiers"), landed: [] });
    expect(snapshot.coastal).toEqual([]);
    expect(snapshot.unseen.coastal).toHaveLength(18);
    expect(snapshot.unseen.faceDownCoastal.reduce((sum, { count }) => sum + count, 0)).toBe(15);
  });

  test("20.0 Austro-Hungarian ships not at Pola are withdrawn for good, damaged ones return, sunk ones stay sunk", () => {
    const state = ended({ plan: { options: { austroHungarianWarships: true } } });
    const [first, second, third, fourth] = state.austroHungarian;
    state.austroHungarian.splice(
      0,
      4,
      { ...first!, status: "in_play", space: "pola" },
      { ...second!, status: "in_play", space: "trieste" },
      { ...third!, status: "damaged" },
      { ...fourth!, status: "sunk" },
    );
    const ships = next(state).snapshot.austroHungarian;
    expect(ships.slice(0, 5).map(({ status, space }) => [status, space])).toEqual([
      ["in_play", "pola"],
      ["withdrawn", null],
      ["in_play", "pola"],
      ["sunk", null],
      ["available", null],
    ]);
  });
});

describe("24.3 the Allied set-up of a later scenario", () => {
  test("D-61 for each sunk British battlecruiser a placeholder joins the British group; the zones keep their numbers", () => {
    const { snapshot, outcome, rulings } = next(sunk(ended(), "indefatigable", "inflexible"));
    const { unseen } = snapshot;
    expect(outcome).toMatchObject({ placeholders: 2 });
    expect(unseen.british).toHaveLength(18);
    expect(unseen.british.slice(-2)).toEqual(["placeholder_1", "placeholder_2"]);
    expect(unseen.faceDown.filter(({ fleet }) => fleet === "british").map(({ count }) => count)).toEqual([2, 5, 3, 2]);
    expect(unseen.pool.british).toBe(6);
    expect(unseen.pool.other).toBe(unseen.other.length - 2);
    expect(snapshot.markers.filter(({ place }) => place === "pool")).toEqual([]);
    expect(rulings).toContain("D-61");
  });

  test("D-60 no markers lie in a patrol zone that became high seas; its share goes to the pool", () => {
    const { snapshot, rulings } = next(ended({ order: "italian_alliance", vp: 100 }));
    const { faceDown, pool } = snapshot.unseen;
    expect(faceDown.filter(({ fleet }) => fleet === "british").map(({ space }) => space)).toEqual([
      "gibraltar_pz",
      "alexandria_pz",
    ]);
    expect(pool.british).toBe(14);
    expect(rulings).toContain("D-60");
    expect(terrainAt(snapshot, pack.charts, "malta_pz")).toBe("high_seas");
  });
});

describe("24.1 bonuses", () => {
  test("24.1 Ottoman Alliance: Ottoman sites are friendly, Italy stays neutral (24.4), starts at Constantinople or the Dardanelles", () => {
    const { snapshot, outcome } = next(ended());
    expect(outcome).toMatchObject({ bonuses: ["control_change", "remove_order", "start_spaces"] });
    expect(snapshot.campaign).toMatchObject({ alliances: ["ottoman"], startSpaces: ["constantinople", "dardanelles"] });
    expect([...snapshot.campaign!.ordersLeft, snapshot.order]).not.toContain("italian_alliance");
    expect(terrainAt(snapshot, pack.charts, "beirut")).toBe("central_powers_port");
  });

  test("24.1 Italian Alliance: Italian sites are friendly, the Ottoman order goes, Malta and Adriatic zones are high seas", () => {
    const { snapshot } = next(ended({ order: "italian_alliance", vp: 100 }));
    expect(snapshot.campaign).toMatchObject({ alliances: ["italian"], highSeas: ["malta_pz", "adriatic_pz"] });
    expect([...snapshot.campaign!.ordersLeft, snapshot.order]).not.toContain("ottoman_alliance");
    expect(snapshot.campaign!.startSpaces).toEqual(
      expect.arrayContaining(["genoa", "taranto", "pola", "cattaro", "trieste"]),
    );
    expect(terrainAt(snapshot, pack.charts, "genoa")).toBe("central_powers_naval_base");
  });

  test("24.4 an order already drawn stays as it was", () => {
    const { snapshot } = next(ended({ left: ["suez_canal_operation"] }));
    expect(snapshot.campaign).toMatchObject({ ordersLeft: [] });
    expect(snapshot.campaign!.failed).toContain("italian_alliance");
  });

  test("24.1 Raid on the convoys: starts at Austro-Hungarian or Italian sites, the North African zone is high seas (D-59)", () => {
    const { snapshot, rulings } = next(ended({ order: "raid_french_african_convoys", vp: 100 }));
    expect(snapshot.campaign).toMatchObject({ highSeas: ["north_african_pz"], alliances: [] });
    expect(snapshot.campaign!.startSpaces).toEqual(expect.arrayContaining(["messina", "pola"]));
    expect(rulings).toContain("D-59");
  });

  test("24.1 Suez: the Alexandria zone is high seas, the Italian order goes, starts at Ottoman sites", () => {
    const { snapshot } = next(ended({ order: "suez_canal_operation" }));
    expect(snapshot.campaign).toMatchObject({ highSeas: ["alexandria_pz"] });
    expect([...snapshot.campaign!.ordersLeft, snapshot.order]).not.toContain("italian_alliance");
    expect(snapshot.campaign!.startSpaces).toEqual(["smyrna", "dardanelles", "constantinople", "beirut"]);
  });

  test("24.1 Naval Pact: a random cruiser joins at Pola, drawn before the order, and rule 20 holds for it (D-70)", () => {
    const played = next(ended({ order: "austro_hungarian_naval_pact" }), [4, 1]);
    expect(played.rolls.map(({ label }) => label)).toEqual(["gained-cruiser", "order"]);
    expect(played.outcome).toMatchObject({ gained: "novara" });
    expect(played.snapshot.austroHungarian.find(({ id }) => id === "novara")).toMatchObject({
      status: "in_play",
      space: "pola",
    });
    expect(played.snapshot.campaign).toMatchObject({
      austroHungarianGained: true,
      startSpaces: ["cattaro", "pola", "trieste"],
    });
    expect(played.rulings).toContain("D-70");
  });

  test("24.1 Naval Pact: with no cruiser left nothing is drawn", () => {
    const state = ended({ order: "austro_hungarian_naval_pact", plan: { options: { austroHungarianWarships: true } } });
    for (const ship of state.austroHungarian) ship.status = "sunk";
    expect(next(state).outcome).toMatchObject({ gained: null });
  });
});

describe("24.1 Atlantic Breakout offers a choice", () => {
  const broken = (plan: Plan = {}): Snapshot => ended({ order: "atlantic_breakout", vp: 60, plan });

  test("24.1 one bonus is chosen, and only then", () => {
    expect(refused("startNextScenario", broken(), {})).toMatchObject({ code: "CHOICE_MISSING" });
    for (const state of [ended(), ended({ order: "atlantic_breakout", achieved: false })]) {
      expect(refused("startNextScenario", state, { bonus: "remove_british_bc" })).toMatchObject({
        code: "NO_BONUS_TO_CHOOSE",
        citation: { section: "24.1" },
      });
    }
  });

  test("24.1(1) a random British battlecruiser leaves the game; it is not sunk and brings no placeholder", () => {
    const played = next(broken(), [3, 1], "remove_british_bc");
    expect(rolled(played, "lost-battlecruiser")).toMatchObject([{ dice: "1d3", result: "inflexible" }]);
    expect(played.outcome).toMatchObject({ removed: "inflexible", placeholders: 0 });
    const { snapshot } = played;
    expect(snapshot.unseen.british).toHaveLength(17);
    expect(snapshot.unseen.pool.british).toBe(5);
    expect(snapshot.campaign).toMatchObject({ sunkForGood: [], atlanticBonus: "remove_british_bc" });
    const later = next(over(snapshot, false)).snapshot;
    expect(later.unseen.british).not.toContain("inflexible");
  });

  test("24.1(1) sunk battlecruisers are not drawn; with none left the bonus is closed", () => {
    const two = next(sunk(broken(), "indefatigable"), [1, 1], "remove_british_bc");
    expect(rolled(two, "lost-battlecruiser")).toMatchObject([{ dice: "1d2", result: "indomitable" }]);
    const none = sunk(broken(), "indefatigable", "indomitable", "inflexible");
    expect(refused("startNextScenario", none, { bonus: "remove_british_bc" })).toMatchObject({
      code: "NO_BATTLECRUISER_LEFT",
    });
  });

  test("24.1(3) German ships may begin in the North Atlantic or a Spanish port", () => {
    const { snapshot } = next(broken(), [1], "start_atlantic_or_spain");
    expect(snapshot.campaign!.startSpaces).toEqual(["north_atlantic", "cadiz", "cartagena", "port_mahon", "barcelona"]);
  });
});
