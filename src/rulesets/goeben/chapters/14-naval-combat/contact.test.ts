import { describe, expect, it } from "vitest";
import { inBattle, madeOf, met, SEA } from "../../../../../test/fixtures/goeben/battle-table";
import {
  atSpace,
  carrying,
  play,
  refused,
  table,
  withMarker,
  withShip,
} from "../../../../../test/fixtures/goeben/table";
import { pack } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";
import { contactNumber } from "./contact";

const GOEBEN = { leader: "goeben", speed: "goeben", maximumSpeed: false };

/** At the roll for contact: nothing is known of it yet. */
function meeting(state: Snapshot, battle = {}): Snapshot {
  return inBattle(state, "contact", { contact: null, first: null, ...battle });
}

/** 14.14 The outcome of a battle in which nobody fired. */
const UNFOUGHT = { space: SEA, gained: 0, lost: 0, austroHungarian: [], cameraCrew: null, leadership: 0 };

const unharmed = (ship: string) => ({ ship, fate: "unharmed" });

/** The terms of the contact roll, as code and value. */
function terms(state: Snapshot, plan = GOEBEN, tape: readonly number[] = [6]) {
  const played = play("resolveContact", state, plan, tape);
  return Object.fromEntries(madeOf(played, "contact"));
}

describe("14.0 where there is naval combat", () => {
  it("a battle is fought where friendly and Allied warships are together", () => {
    expect(refused("beginBattle", met([]), { space: SEA })).toMatchObject({
      code: "NO_BATTLE",
      citation: { section: "14.0" },
    });
    const begun = play("beginBattle", met(["warrior"]), { space: SEA });
    expect(begun.snapshot).toMatchObject({
      phase: "contact",
      battle: { kind: "naval", space: SEA, german: ["goeben", "breslau"] },
    });
    expect(begun.outcome).toMatchObject({ night: false, visibility: "normal" });
  });

  it("a battle holds the phase open until it is fought", () => {
    expect(refused("endPhase", met(["warrior"]), {})).toMatchObject({
      code: "BATTLES_LEFT",
      citation: { section: "14.0" },
    });
  });

  it("D-47 a battle is not fought in a storm", () => {
    const elsewhere = withShip(withMarker(met(["warrior"]), "dublin", "set_aside", "cyclades"), "breslau", {
      space: "cyclades",
    });
    const stormy = { ...withMarker(elsewhere, "warrior", "map", SEA), storms: [SEA] };
    expect(refused("beginBattle", stormy, { space: SEA })).toMatchObject({
      code: "STORM",
      citation: { section: "13.1" },
    });
    expect(play("beginBattle", stormy, { space: "cyclades" }).snapshot.battle!.german).toEqual(["breslau"]);
  });

  it("D-28 poor visibility sends the Allied ships to the pool at once; the die is rolled once a turn", () => {
    const dim = met(["warrior"], { changes: { visibility: [{ space: SEA, rolled: null }] } });
    const poor = play("beginBattle", dim, { space: SEA }, [5]);
    expect(poor.snapshot).toMatchObject({ phase: "naval_combat", battle: null, done: [SEA], threatened: [] });
    expect(poor.snapshot.markers.find(({ id }) => id === "warrior")).toMatchObject({ place: "pool", space: null });
    expect(poor.rulings).toContain("D-28");
    const known = met(["warrior"], { changes: { visibility: [{ space: SEA, rolled: "tertiary" }] } });
    expect(play("beginBattle", known, { space: SEA }).snapshot.battle).toMatchObject({ visibility: "tertiary" });
  });

  it("22.0 with the option a battle falls at night on 1 or 2, rolled before visibility", () => {
    const plan = { options: { nightCombat: true } };
    expect(play("beginBattle", met(["warrior"], { plan }), { space: SEA }, [2]).outcome).toMatchObject({ night: true });
    const dim = met(["warrior"], { plan, changes: { visibility: [{ space: SEA, rolled: null }] } });
    const begun = play("beginBattle", dim, { space: SEA }, [3, 1]);
    expect(begun.outcome).toMatchObject({ night: false, visibility: "secondary" });
    expect(begun.rolls.map(({ label }) => label)).toEqual(["night", "limited-visibility"]);
  });
});

describe("14.3 the contact rating", () => {
  it("the rating is one ship's Leadership and one ship's cruise speed against the alert level and the fastest Allied ship", () => {
    const state = meeting(met(["warrior", "dublin"]));
    expect(terms(state)).toEqual({ LEADERSHIP: 4, SPEED: 4, ALERT_LEVEL: -1, ALLIED_SPEED: -5 });
    const worn = withShip(withShip(state, "goeben", { leadership: 2 }), "breslau", { engines: 3 });
    expect(terms(worn, { leader: "goeben", speed: "breslau", maximumSpeed: false })).toMatchObject({
      LEADERSHIP: 2,
      SPEED: 3,
    });
    expect(contactNumber(worn, pack.charts, { leader: "breslau", speed: "goeben", maximumSpeed: false }, 6)).toBe(8);
  });

  it("the rating takes maximum speed for 1 coal of that ship", () => {
    const state = meeting(met(["warrior"]));
    const played = play("resolveContact", state, { leader: "goeben", speed: "breslau", maximumSpeed: true }, [1]);
    expect(terms(state, { leader: "goeben", speed: "breslau", maximumSpeed: true })).toMatchObject({ SPEED: 5 });
    expect(played.snapshot.ships).toMatchObject({ breslau: { coal: 4 }, goeben: { coal: 4 } });
  });

  it.each([
    ["without coal", { coal: 0 }],
    ["without the Engines", { engines: 4 }],
  ])("the rating refuses maximum speed %s", (_, changes) => {
    const state = withShip(meeting(met(["warrior"])), "breslau", changes);
    const plan = { leader: "goeben", speed: "breslau", maximumSpeed: true };
    expect(refused("resolveContact", state, plan)).toMatchObject({
      code: "MAXIMUM_SPEED_UNPAID",
      citation: { section: "14.3" },
    });
    const spent = withShip(state, "goeben", { coal: 0, engines: 4 });
    expect(refused("resolveContact", spent, plan)).toMatchObject({ code: "NO_MAXIMUM_SPEED" });
  });

  it("D-30 the rating may be an Austro-Hungarian ship's: Leadership 3, printed speed", () => {
    const state = meeting(met(["warrior"], { consorts: ["novara"] }));
    const plan = { leader: "novara", speed: "novara", maximumSpeed: false };
    expect(terms(state, plan)).toMatchObject({ LEADERSHIP: 3, SPEED: 5 });
    expect(play("resolveContact", state, plan, [6]).rulings).toContain("D-30");
    expect(refused("resolveContact", state, { ...plan, maximumSpeed: true }).code).toBe("MAXIMUM_SPEED_UNPAID");
  });

  it("D-57 the rating counts Optics once, and Wireless only on two ships", () => {
    const one = carrying(
      carrying(meeting(met(["warrior"])), "goeben", "optics_searchlights", "wireless"),
      "breslau",
      "optics_searchlights",
    );
    expect(terms(one)).toEqual({ LEADERSHIP: 4, SPEED: 4, OPTICS_SEARCHLIGHTS: 2, ALERT_LEVEL: -1, ALLIED_SPEED: -4 });
    expect(terms(carrying(one, "breslau", "wireless"))).toMatchObject({ OPTICS_SEARCHLIGHTS: 2, WIRELESS: 1 });
  });

  it("D-55 the rating adds a seaplane by day and in clear weather only", () => {
    const state = carrying(
      meeting(met(["warrior"], { plan: { options: { seaplanes: true, nightCombat: true } } })),
      "goeben",
      "seaplane",
      "seaplane",
    );
    expect(terms(state)).toMatchObject({ SEAPLANE: 2 });
    for (const dark of [{ night: true }, { visibility: "secondary" as const }]) {
      expect(terms(meeting(state, dark))).not.toHaveProperty("SEAPLANE");
    }
  });

  it.each(["malta_pz", "malta", "bone"])(
    "the rating loses one more in an Allied patrol zone, port or base: %s",
    (space) => {
      expect(terms(meeting(met(["warrior"], { space })))).toMatchObject({ ALLIED_SITE: -1 });
    },
  );
});

describe("14.3 the Contact Chart", () => {
  /** HMS Dublin at alert level 6 against Goeben at 4 spaces: the die counts 7 less than Goeben's Leadership. */
  const state = (leadership: number, battle = {}) => {
    return withShip(meeting(met(["dublin"], { changes: { alert: 6 } }), battle), "goeben", { leadership });
  };
  /** With Allied First Salvo a die for their break-off follows, which at alert level 6 always fails. */
  const tape = (die: number, contact: string) => (contact.startsWith("AC") ? [die, 6] : [die]);

  it.each([
    [0, 1, "AC2", "AC2"],
    [0, 2, "AC2", "AC2"],
    [0, 3, "AC2", "AC2"],
    [0, 4, "AC1", "N"],
    [0, 6, "AC1", "N"],
    [4, 3, "N", "N"],
    [4, 4, "GC1", "N"],
    [4, 6, "GC1", "N"],
    [6, 5, "GC2", "GC2"],
    [6, 6, "GC2", "GC2"],
  ])("Leadership %i, die %i: %s, and %s when contact is unclear", (leadership, die, clear, unclear) => {
    expect(play("resolveContact", state(leadership), GOEBEN, tape(die, clear)).outcome.contact).toBe(clear);
    const night = state(leadership, { night: true });
    expect(play("resolveContact", night, GOEBEN, tape(die, unclear)).outcome.contact).toBe(unclear);
    const dim = state(leadership, { visibility: "secondary" });
    const fire = unclear.startsWith("AC") ? [1, 1] : [];
    expect(play("resolveContact", dim, GOEBEN, [...tape(die, unclear), ...fire]).outcome.contact).toBe(unclear);
  });

  it("N: no combat; every Allied ship goes to the pool, the German ships stay", () => {
    const played = play("resolveContact", state(4), GOEBEN, [3]);
    expect(played.outcome).toMatchObject({ contact: "N", first: null });
    expect(played.outcome.end).toEqual({ ...UNFOUGHT, ended: "no_contact", allied: [unharmed("dublin")] });
    expect(played.snapshot).toMatchObject({
      phase: "naval_combat",
      battle: null,
      done: [SEA],
      alert: 6,
      threatened: [SEA],
    });
    expect(played.snapshot.ships.goeben.space).toBe(SEA);
    expect(played.snapshot.markers.find(({ id }) => id === "dublin")!.place).toBe("pool");
  });
});

describe("14.4 Allied break-off", () => {
  const weak = (allied: readonly string[], alert: number) => {
    return withShip(meeting(met(allied, { changes: { alert } })), "goeben", { leadership: 0, engines: 1 });
  };

  it("the Allies break off on a die above the alert level", () => {
    const left = play("resolveContact", weak(["dublin"], 3), GOEBEN, [1, 4]);
    expect(left.outcome).toMatchObject({ contact: "AC2", first: "allied", alliesBrokeOff: true });
    expect(left.outcome.end).toEqual({ ...UNFOUGHT, ended: "allies_broke_off", allied: [unharmed("dublin")] });
    expect(left.snapshot).toMatchObject({ phase: "naval_combat", battle: null });
    expect(left.snapshot.markers.find(({ id }) => id === "dublin")!.place).toBe("pool");
    const stays = play("resolveContact", weak(["dublin"], 3), GOEBEN, [1, 3]);
    expect(stays.outcome).toMatchObject({ alliesBrokeOff: false, end: null });
    expect(stays.snapshot.phase).toBe("gunnery");
  });

  it("D-32 a force with a Troop Convoy always breaks off, all of it and without a die", () => {
    const played = play("resolveContact", weak(["dublin", "troop_convoy_1"], 6), GOEBEN, [1]);
    expect(played.outcome).toMatchObject({ alliesBrokeOff: true });
    expect(played.rulings).toContain("D-32");
    expect(
      played.snapshot.markers.filter(({ id }) => ["dublin", "troop_convoy_1"].includes(id)).map(({ place }) => place),
    ).toEqual(["pool", "pool"]);
  });
});

describe("14.4 friendly break-off", () => {
  const choice = (state = met(["warrior"])) => inBattle(state, "break_off");
  const to = (goeben: string, breslau: string) => ({
    to: [
      { ship: "goeben", space: goeben },
      { ship: "breslau", space: breslau },
    ],
  });

  it("a break-off is a choice with First Salvo", () => {
    const played = play("resolveContact", meeting(met(["warrior"])), GOEBEN, [1]);
    expect(played.snapshot).toMatchObject({ phase: "break_off", battle: { first: "friendly", contact: "GC2" } });
    expect(played.decisions.filter(({ legal }) => legal).map(({ operation }) => operation)).toEqual([
      "breakOff",
      "acceptBattle",
    ]);
  });

  it("a break-off places the ships beside, together or apart, and sends the Allied ships to the pool (D-31)", () => {
    const played = play("breakOff", choice(), to("off_zante", "medina_bank"));
    expect(played.snapshot.ships).toMatchObject({ goeben: { space: "off_zante" }, breslau: { space: "medina_bank" } });
    expect(played.snapshot.markers.find(({ id }) => id === "warrior")!.place).toBe("pool");
    expect(played.snapshot).toMatchObject({ phase: "naval_combat", alert: 1, battle: null });
    expect(played.rulings).toContain("D-31");
    expect(played.outcome.end).toEqual({ ...UNFOUGHT, ended: "broke_off", allied: [unharmed("warrior")] });
  });

  it("a break-off ends a bombardment too, against units that nobody has seen", () => {
    const off = atSpace(table("bombardment"), "bone");
    const state = inBattle(off, "break_off", { kind: "bombardment", space: "bone" });
    const played = play("breakOff", state, to("nw_of_bizerte", "nw_of_bizerte"));
    expect(played.outcome.end).toEqual({ ...UNFOUGHT, space: "bone", ended: "broke_off", allied: [] });
  });

  it("a break-off takes all ships or none, each once", () => {
    expect(refused("breakOff", choice(), { to: [{ ship: "goeben", space: "off_zante" }] }).code).toBe("CHOICE_COUNT");
    const twice = {
      to: [...to("off_zante", "off_zante").to.slice(0, 1), ...to("medina_bank", "off_zante").to.slice(0, 1)],
    };
    expect(refused("breakOff", choice(), twice)).toMatchObject({
      code: "ALL_BREAK_OFF",
      citation: { section: "14.4" },
    });
  });

  it("a break-off is barred from neutral and enemy sites", () => {
    const south = atSpace(met(["warrior"], { space: "south_of_messina" }), "south_of_messina");
    expect(refused("breakOff", choice(south), to("messina", "central_ionian"))).toMatchObject({ code: "NO_REFUGE" });
    const malta = met(["warrior"], { space: "east_of_malta" });
    expect(refused("breakOff", choice(malta), to("malta", "medina_bank"))).toMatchObject({ code: "NO_REFUGE" });
    expect(refused("breakOff", choice(malta), to("malta_pz", "medina_bank"))).toMatchObject({ code: "MARKER_THERE" });
    expect(refused("breakOff", choice(malta), to("cyclades", "medina_bank"))).toMatchObject({
      code: "VALUE_NOT_LISTED",
    });
  });

  it("a break-off is barred from spaces with Allied warships or Incident markers, but not from a Friendly Ship", () => {
    const crowded = withMarker(met(["warrior"]), "dublin", "map", "off_zante");
    expect(refused("breakOff", choice(crowded), to("off_zante", "medina_bank"))).toMatchObject({
      code: "MARKER_THERE",
    });
    const helped = withMarker(met(["warrior"]), "friendly_ship_1", "set_aside", "off_zante");
    expect(play("breakOff", choice(helped), to("off_zante", "off_zante")).snapshot.ships.goeben.space).toBe(
      "off_zante",
    );
  });

  it("D-76 a break-off fails when a ship cannot move, or has nowhere to go", () => {
    const lame = withShip(choice(), "breslau", { engines: 0 });
    expect(refused("breakOff", lame, to("off_zante", "off_zante"))).toMatchObject({
      code: "NO_REFUGE",
      citation: { section: "14.4" },
    });
    expect(play("acceptBattle", lame, {}).snapshot.phase).toBe("gunnery");
    const west = met(["warrior"], { space: "bizerte", consorts: ["novara"] });
    const far = inBattle(west, "break_off");
    const all = { to: [...to("nw_of_bizerte", "nw_of_bizerte").to, { ship: "novara", space: "nw_of_bizerte" }] };
    expect(refused("breakOff", far, all).code).toBe("ZONE_CLOSED");
  });

  it("D-63 a collier left alone where Allied warships survived is lost at the end of the phase, without VP", () => {
    const left = play("breakOff", choice(), to("off_zante", "off_zante"));
    const ended = play("endPhase", left.snapshot, {});
    expect(ended.snapshot.colliers).toEqual([{ space: null, used: false, lost: true }]);
    expect(ended.rulings).toContain("D-63");
    expect(ended.snapshot).toMatchObject({ vp: 0, threatened: [] });
    const guarded = play(
      "endPhase",
      play("resolveContact", meeting(met(["dublin"], { changes: { alert: 6 } })), GOEBEN, [3]).snapshot,
      {},
    );
    expect(guarded.snapshot.colliers[0]).toMatchObject({ space: SEA, lost: false });
  });
});
