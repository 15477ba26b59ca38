import { describe, expect, it } from "vitest";
import { force, only, play, refused, withForce, withOwn } from "../../../../../test/fixtures/pq17/table";
import type { Snapshot } from "../../snapshot";
import type { Option, Side } from "../../vocabulary";
import type { Ship } from "../1-2-forces/state";
import { campaignAt, inFortnight, withBerthed, withOwnCampaign } from "../shared/examples-campaign";

/** The order-of-battle phase of the last fortnight of a campaign, so that no die of the next is rolled; 10 is July II, 12 August II. */
function last(number: number, side: Side = "axis", options: readonly Option[] = []): Snapshot {
  const state = inFortnight(campaignAt("admin_oob", side, options), number);
  return { ...state, campaign: state.campaign && { ...state.campaign, months: number / 2 } };
}

/** Carries the phase out. */
const carriedOut = (state: Snapshot, dice: readonly number[] = []): Snapshot =>
  play("endPhase", state, {}, dice).snapshot;

const ship = (unit: string, cs: number, marks: Ship["marks"] = []): Ship => {
  return { unit, cs, rotated: false, marks, tow: null, torpedoesSpent: 0, oil: null };
};

/** Where a unit is, with its CS, force by force. */
const whereIs = (state: Snapshot, unit: string): string[] =>
  [...state.sides.allied.forces, ...state.sides.axis.forces].flatMap(({ at, units }) =>
    units.filter((each) => each.unit === unit).map(({ cs }) => `${at} ${cs}`),
  );

const scored = (state: Snapshot): unknown[] => state.vp.log.map(({ code, amount, unit }) => [code, amount, unit]);

/** What a carried-out last fortnight scored. */
const total = (state: Snapshot): number => state.campaign?.played.at(-1)?.vp ?? 0;

describe("15.8 forces come home", () => {
  it("a TF at sea goes to the port its owner names", () => {
    const { snapshot } = play("returnForce", last(10, "allied"), { force: "tf_home_fleet", port: "reykjavik" });
    expect(force(snapshot, "allied", "tf_home_fleet")).toMatchObject({
      station: "in_port",
      at: "reykjavik",
      block: null,
    });
    expect(refused("returnForce", last(10, "allied"), { force: "tf_home_fleet", port: "murmansk" })).toMatchObject({
      code: "VALUE_NOT_LISTED",
    });
  });

  it("or to the nearest, with full bunkers (E-85)", () => {
    const after = carriedOut(last(10));
    const left = after.sides.allied.forces.filter(({ station, kind }) => station === "at_sea" && kind !== "wolf_pack");
    expect(left.map(({ name }) => name)).toEqual(["TF Patrol White", "Soviet patrol"]);
    const home = after.sides.allied.forces.filter(({ station }) => station === "in_port");
    expect(home.length).toBeGreaterThan(0);
    for (const each of home) {
      expect(each.fuel).toMatchObject({ state: "full", marker: null, refuelled: true });
    }
  });

  it("half of the submarines of a nation, fractions down, stay at sea; German ones share Narvik and Kirkenes", () => {
    const before = last(10).sides.axis.forces.filter(({ kind }) => kind === "wolf_pack");
    const all = before.flatMap(({ units }) => units).reduce((sum, { cs }) => sum + cs, 0);
    const after = carriedOut(last(10)).sides.axis.forces.filter(({ kind }) => kind === "wolf_pack");
    const cs = (at: (place: string) => boolean): number =>
      after
        .filter((each) => at(each.at))
        .flatMap(({ units }) => units)
        .reduce((sum, each) => sum + each.cs, 0);
    const atSea = cs((place) => /^\d{4}$/.test(place));
    expect(atSea).toBe(
      Math.min(
        Math.floor(all / 2),
        before
          .filter(({ station }) => station === "at_sea")
          .flatMap(({ units }) => units)
          .reduce((sum, each) => sum + each.cs, 0),
      ),
    );
    expect(cs((place) => ["narvik", "kirkenes"].includes(place))).toBe(all - atSea);
  });

  it("15.8.2 half of the Soviet DD and of the TB, at least one CS of each, are at sea off Murmansk", () => {
    const state = withBerthed(only(last(10), "allied", "convoy_pq_17"), "allied", "murmansk", [
      { unit: "dd_type7", cs: 3 },
      { unit: "tb_novik", cs: 1 },
    ]);
    const after = carriedOut(state);
    const patrol = after.sides.allied.forces.find(({ name }) => name === "Soviet patrol");
    expect(patrol).toMatchObject({ station: "at_sea", at: "0817", sailed: true });
    expect(patrol?.units).toMatchObject([
      { unit: "dd_type7", cs: 1 },
      { unit: "tb_novik", cs: 1 },
    ]);
    expect(whereIs(after, "dd_type7").sort()).toEqual(["0817 1", "murmansk 2"]);
  });
});

describe("15.7 withdrawals", () => {
  /** August I, whose list is PEDESTAL's; the tape is the ice of August II and three chits. */
  const pedestal = (units: readonly { unit: string; cs: number }[], at = "scapa_flow"): Snapshot => {
    const state = inFortnight(campaignAt("admin_oob", "axis"), 11);
    const ice = structuredClone(state.ice);
    for (const zone of Object.values(ice)) zone.fixed = true;
    const shown = { ...state, ice, campaign: state.campaign && { ...state.campaign, months: 6 } };
    const convoy = withForce(only(shown, "allied", "convoy_pq_17"), "allied", "convoy_pq_17", {
      units: [ship("mv", 9)],
    });
    return withBerthed(convoy, "allied", at, units);
  };
  const august = (state: Snapshot): Snapshot => play("endPhase", state, {}, AUGUST).snapshot;
  const AUGUST = [25, 24, 1];

  it("15.7.2 British ships leave from Scapa Flow, CS of classes too", () => {
    const after = august(
      pedestal([
        { unit: "victorious", cs: 4 },
        { unit: "dd_ai", cs: 3 },
      ]),
    );
    expect(whereIs(after, "victorious")).toEqual([]);
    expect(whereIs(after, "dd_ai")).toContain("scapa_flow 1");
    expect(total(after)).toBe(0);
  });

  it("15.7.2 a like ship at Scapa Flow goes in the place of one that is elsewhere, when an operation wants it", () => {
    const state = pedestal([{ unit: "sheffield", cs: 4 }]);
    const elsewhere = withForce(state, "allied", "convoy_pq_17", {
      at: "reykjavik",
      station: "in_port",
      block: null,
      units: [...force(state, "allied", "convoy_pq_17").units, ship("nigeria", 4)],
    });
    const after = august(elsewhere);
    expect(whereIs(after, "sheffield")).toEqual([]);
    expect(whereIs(after, "nigeria")).toEqual(["reykjavik 4"]);
    expect(total(after)).toBe(0);
  });

  it("15.7.2 a withdrawal missed costs half of what the ship is worth", () => {
    const state = pedestal([{ unit: "nigeria", cs: 4 }], "reykjavik");
    const after = august(state);
    expect(total(after)).toBe(-2);
    expect(whereIs(after, "nigeria")).toEqual(["reykjavik 4"]);
  });

  it("15.7.3 American ships leave wherever they are after August II; those not in port cost a point each", () => {
    const state = withBerthed(only(last(12), "allied", "convoy_pq_17"), "allied", "reykjavik", [
      { unit: "wichita", cs: 4 },
    ]);
    const stray = withForce(state, "allied", "convoy_pq_17", {
      at: "murmansk",
      station: "in_port",
      block: null,
      units: [ship("tuscaloosa", 3), ship("dd_us", 2)],
      kind: "task_force",
      convoy: null,
    });
    const after = carriedOut(stray);
    for (const unit of ["wichita", "tuscaloosa", "dd_us"]) expect(whereIs(after, unit)).toEqual([]);
    expect(total(after)).toBe(-3);
  });
});

describe("15.5 repair", () => {
  const damaged = (unit: string, cs: number, marks: Ship["marks"] = [], at = "scapa_flow"): Snapshot => {
    const state = withBerthed(last(10, "allied"), "allied", at, []);
    return withForce(state, "allied", `berthed_${at}`, { units: [ship(unit, cs, marks), ship("dd_jr", 1)] });
  };

  it("15.5.1 a British ship leaves play and comes back five fortnights later for each CS", () => {
    const state = damaged("sheffield", 2);
    const { snapshot, outcome } = play("repairShip", state, { ship: "sheffield", cs: 2, at: "clyde" });
    expect(outcome).toMatchObject({ ready: 20, fortnight: "1942-12-II" });
    expect(whereIs(snapshot, "sheffield")).toEqual([]);
    const back = snapshot.sides.allied.campaign?.returns.map((each) => ({ ...each, due: 10 })) ?? [];
    const after = carriedOut(withOwnCampaign({ ...snapshot, phasing: "axis" }, "allied", { returns: back }));
    expect(whereIs(after, "sheffield")).toEqual(["clyde 4"]);
  });

  it("15.5 ships that are Crippled or Dead in the Water are not repaired, nor American or Soviet ones", () => {
    expect(
      refused("repairShip", damaged("sheffield", 2, ["crippled"]), { ship: "sheffield", cs: 1, at: "clyde" }),
    ).toMatchObject({
      code: "NOTHING_TO_REPAIR",
    });
    const american = withForce(
      only(damaged("kent", 3), "allied", "berthed_scapa_flow"),
      "allied",
      "berthed_scapa_flow",
      {
        units: [ship("tuscaloosa", 2)],
      },
    );
    expect(refused("repairShip", american, { ship: "tuscaloosa", cs: 1, at: "clyde" })).toMatchObject({
      citation: { section: "15.5" },
    });
  });

  it("15.5.1 Tirpitz is repaired in Norway, a month more for each CS than elsewhere, for a point", () => {
    const base = last(10, "axis");
    const id = base.sides.axis.forces.find(({ units }) => units.some(({ unit }) => unit === "tirpitz"))?.id ?? "";
    const units = force(base, "axis", id).units.map((each) => (each.unit === "tirpitz" ? { ...each, cs: 3 } : each));
    const { snapshot, outcome } = play("repairShip", withForce(base, "axis", id, { units }), {
      ship: "tirpitz",
      cs: 2,
      at: null,
    });
    expect(outcome).toMatchObject({ ready: 24 });
    expect(scored(snapshot)).toEqual([["REPAIR_TIRPITZ", 1, "tirpitz"]]);
    expect(force(snapshot, "axis", id).units.find(({ unit }) => unit === "tirpitz")?.marks).toEqual(["inoperative"]);
    const ready = carriedOut(withOwnCampaign(snapshot, "axis", { idle: [{ unit: "tirpitz", restores: 2, due: 10 }] }));
    const [again] = ready.sides.axis.forces.flatMap(({ units: all }) => all.filter(({ unit }) => unit === "tirpitz"));
    expect(again).toMatchObject({ cs: 5, marks: [] });
  });

  it("15.5.2 a third of the damaged German submarines comes back to Bergen in the first fortnight of a month", () => {
    const state = withOwnCampaign(inFortnight(last(10), 9), "axis", { boats: { damaged: 4, sunk: 0 } });
    const months = {
      ...state,
      ice: structuredClone(state.ice),
      campaign: state.campaign && { ...state.campaign, months: 6 },
    };
    for (const zone of Object.values(months.ice)) zone.fixed = true;
    const after = play("endPhase", months, {}, [25, 24, 1]).snapshot;
    expect(whereIs(after, "ss_german")).toContain("bergen 2");
    expect(after.sides.axis.campaign?.boats).toEqual({ damaged: 2, sunk: 0 });
  });

  it("15.5.3 ships hurt by weather come back in the next fortnight, British ones at Scapa Flow", () => {
    const returns = [{ unit: "devonshire", cs: 3, at: "scapa_flow", due: 10, loaded: null, why: "weather" as const }];
    expect(whereIs(carriedOut(withOwnCampaign(last(10), "allied", { returns })), "devonshire")).toEqual([
      "scapa_flow 3",
    ]);
    const later = returns.map((each) => ({ ...each, due: 11 }));
    expect(whereIs(carriedOut(withOwnCampaign(last(10), "allied", { returns: later })), "devonshire")).toEqual([]);
  });

  it("15.5.3 half of the ships newly aground, fractions up, are lost for good", () => {
    const aground = ["kent", "sussex", "norfolk"].map((unit) => {
      return { unit, cs: 3, at: "clyde", due: 15, loaded: null, why: "grounding" as const };
    });
    const { snapshot, rolls } = play("endPhase", withOwnCampaign(last(10), "allied", { returns: aground }), {}, [2, 1]);
    expect(rolls.map(({ label }) => label)).toEqual(["grounded-loss", "grounded-loss"]);
    expect(snapshot.sides.allied.campaign?.returns.map(({ unit }) => unit)).toEqual(["norfolk"]);
  });

  it("15.5.3 a breakdown lasts to the third order-of-battle phase for a warship", () => {
    const state = withForce(damaged("sheffield", 4, ["inoperative"]), "allied", "berthed_scapa_flow", {});
    const after = carriedOut({ ...state, phasing: "axis" });
    expect(after.sides.allied.campaign?.idle).toEqual([{ unit: "sheffield", restores: 0, due: 12 }]);
  });

  it("15.5.4 damaged air units are whole again", () => {
    const state = last(10);
    const aircraft = state.sides.axis.aircraft.map((each) =>
      each.id === "ju88a4_1" ? { ...each, cs: 1, damaged: 1 } : each,
    );
    const after = carriedOut(withOwn(state, "axis", { aircraft }));
    expect(after.sides.axis.aircraft.find(({ id }) => id === "ju88a4_1")).toMatchObject({ cs: 2, damaged: 0 });
  });
});

describe("15.3, 15.4, 15.6 forces that come", () => {
  it("15.3 the order of battle brings what it lists", () => {
    expect(whereIs(carriedOut(last(10)), "anson")).toEqual(["scapa_flow 4"]);
  });

  it("15.3 a ship that has been sunk does not come", () => {
    const state = last(10);
    const lost = [{ side: "allied" as const, unit: "anson", cs: 4 }];
    expect(whereIs(carriedOut({ ...state, campaign: state.campaign && { ...state.campaign, lost } }), "anson")).toEqual(
      [],
    );
  });

  it("15.3.1 15 loaded MV gather at Reykjavik; none while EV goes on; at Loch Ewe when it is over", () => {
    const mv = (stage: "none" | "convoy_due" | "completed"): string[] => {
      const state = only(last(10), "allied", "tf_home_fleet");
      const ev = { stage, moved: false, gathered: false };
      return whereIs(carriedOut({ ...state, campaign: state.campaign && { ...state.campaign, ev } }), "mv");
    };
    expect(mv("none")).toEqual(["reykjavik 15"]);
    expect(mv("convoy_due")).toEqual([]);
    expect(mv("completed")).toEqual(["loch_ewe 15"]);
  });

  it("15.3.2 the condition Reinforcements brings a heavy ship of this fortnight's list at once, which comes no second time", () => {
    const state = withOwnCampaign(inFortnight(campaignAt("prep_setup_2"), 10), "allied", { claims: 2 });
    const { snapshot } = play("claimReinforcement", state, { unit: "anson" });
    expect(whereIs(snapshot, "anson")).toEqual(["scapa_flow 4"]);
    expect(refused("claimReinforcement", snapshot, { unit: "anson" })).toMatchObject({ code: "NO_CLAIM" });
  });

  it("15.3.3 a Soviet unit with an asterisk waits until 3 CAM or MV for each of its CS have been unloaded, E-98", () => {
    const at = (unloaded: number): string[] => {
      const state = last(6);
      const after = carriedOut({ ...state, campaign: state.campaign && { ...state.campaign, unloaded } });
      const before = state.sides.allied.aircraft.map(({ id }) => id);
      const came = after.sides.allied.aircraft.filter(({ id, unit }) => unit === "p40_vvs" && !before.includes(id));
      return came.map(({ base }) => String(base));
    };
    expect(at(5)).toEqual([]);
    expect(at(6)).toEqual(["vaenga"]);
  });

  it("15.4 emergency reinforcements cost a point a CS, are placed after the operation, and leave unless paid for again", () => {
    const planning = inFortnight(campaignAt("prep_plan"), 10);
    const bought = play("buyEmergency", planning, { unit: "tb_old", cs: 3 });
    expect(bought.outcome).toMatchObject({ cost: -3 });
    expect(refused("buyEmergency", bought.snapshot, { unit: "dd_ai", cs: 2 })).toMatchObject({
      citation: { section: "15.4" },
    });
    const emergency = bought.snapshot.sides.allied.campaign?.emergency ?? [];
    const placed = carriedOut(withOwnCampaign(last(10), "allied", { emergency }));
    expect(whereIs(placed, "tb_old")).toContain("scapa_flow 3");
    const due = [{ unit: "tb_old", cs: 3, bought: 9, placed: true }];
    const next = withOwnCampaign(
      withBerthed(only(last(10, "allied"), "allied", "tf_home_fleet"), "allied", "clyde", [{ unit: "tb_old", cs: 3 }]),
      "allied",
      { emergency: due },
    );
    const kept = play("keepEmergency", next, { unit: "tb_old" });
    expect(kept.outcome).toMatchObject({ cost: -3 });
    expect(whereIs(carriedOut({ ...kept.snapshot, phasing: "axis" }), "tb_old")).toEqual(["clyde 3"]);
    expect(whereIs(carriedOut({ ...next, phasing: "axis" }), "tb_old")).toEqual([]);
  });

  it("15.4.3 Jamaica, due in August II, comes green in June II, is trained in August I after one operation, and costs 6 if lost", () => {
    const june = inFortnight(campaignAt("prep_plan", "allied", ["green_units"]), 8);
    const taken = play("takeGreenUnit", june, { unit: "jamaica" });
    expect(taken.outcome).toMatchObject({ due: "1942-08-II" });
    expect(
      refused("takeGreenUnit", inFortnight(campaignAt("prep_plan", "allied", ["green_units"]), 7), { unit: "jamaica" })
        .code,
    ).toBe("VALUE_NOT_LISTED");
    const crews = [{ unit: "jamaica", cs: 4, scheduled: 12, operations: 0 }];
    const end = (number: number, operations: number, sunk: boolean): Snapshot => {
      const state = withBerthed(inFortnight(campaignAt("combine", "axis"), number), "allied", "reykjavik", []);
      const green = withForce({ ...state, turn: 30 }, "allied", "berthed_reykjavik", {
        sailed: true,
        units: sunk ? [ship("dd_jr", 1)] : [ship("jamaica", 4, ["green_crew"])],
      });
      const lost = sunk ? [{ unit: "jamaica", cs: 4, turn: 9, loaded: false }] : [];
      const quiet = withOwn(only(green, "allied", "berthed_reykjavik"), "allied", { sunk: lost });
      return play(
        "endPhase",
        withOwnCampaign(quiet, "allied", { crews: crews.map((each) => ({ ...each, operations })) }),
        {},
      ).snapshot;
    };
    expect(end(8, 0, false).sides.allied.campaign?.crews).toMatchObject([{ operations: 1 }]);
    const trained = end(11, 0, false);
    expect(trained.sides.allied.campaign?.crews).toEqual([]);
    expect(force(trained, "allied", "berthed_reykjavik").units[0]?.marks).toEqual([]);
    expect(scored(end(8, 0, true))).toContainEqual(["SHIP_SUNK", -2, "jamaica"]);
  });

  it("15.6.2 sunk German submarines come back as listed", () => {
    const after = carriedOut(withOwnCampaign(last(10), "axis", { boats: { damaged: 0, sunk: 5 } }));
    expect(whereIs(after, "ss_german")).toContain("bergen 2");
    expect(after.sides.axis.campaign?.boats.sunk).toBe(3);
  });

  it("15.6.1 CAM ships and oilers lost in a month come back in its second fortnight", () => {
    const state = withOwnCampaign(only(last(10), "allied", "tf_home_fleet"), "allied", {
      monthLosses: [
        { unit: "aldersdale", cs: 2 },
        { unit: "mc", cs: 1 },
      ],
    });
    const after = carriedOut(state);
    expect(whereIs(after, "aldersdale")).toEqual(["scapa_flow 2"]);
    expect(whereIs(after, "mc")).toEqual(["reykjavik 1"]);
  });

  it("15.6.3 a replacement raises a unit on the map or rebuilds one, as its owner says or to the weakest", () => {
    const weak = withOwnCampaign(last(10), "axis", { replacements: [{ units: ["ju88a4"], cs: 2 }] });
    const aircraft = weak.sides.axis.aircraft.map((each) =>
      each.id === "ju88a4_1"
        ? { ...each, cs: 1, lost: 1 }
        : each.id === "ju88a4_2"
          ? { ...each, cs: 0, lost: 2 }
          : each,
    );
    const state = withOwn(weak, "axis", { aircraft });
    const cs = (after: Snapshot): number[] =>
      ["ju88a4_1", "ju88a4_2"].map((id) => after.sides.axis.aircraft.find((each) => each.id === id)?.cs ?? -1);
    const given = play("replaceAircraft", state, { aircraft: "ju88a4_1" });
    expect(given.outcome).toMatchObject({ cs: 2 });
    expect(cs(carriedOut(given.snapshot))).toEqual([2, 1]);
    expect(cs(carriedOut(state))).toEqual([2, 1]);
  });
});

describe("15.8.1, 15.8.3, 12 in the campaign", () => {
  it("15.8.1 another cruiser takes the station of Patrol White", () => {
    const { snapshot } = play("exchangePatrolWhite", campaignAt("prep_plan"), { ship: "suffolk" });
    expect(whereIs(snapshot, "suffolk")).toEqual(["0305 2"]);
    expect(refused("exchangePatrolWhite", snapshot, { ship: "suffolk" })).toMatchObject({ code: "VALUE_NOT_LISTED" });
    const station = snapshot.sides.allied.forces.find(({ at }) => at === "0305");
    expect(station?.fuel.marker).toBe(20);
  });

  it("15.8.3 EV needs an Allied bid of 0, and a TF in the Clyde unless the Axis has passed too", () => {
    const state = withBerthed(campaignAt("prep_plan"), "allied", "clyde", [
      { unit: "scylla", cs: 2 },
      { unit: "dd_jr", cs: 2 },
    ]);
    expect(refused("declareEv", state, { force: "berthed_clyde" })).toMatchObject({ code: "EV_CLOSED" });
    const passed = { ...state, campaign: state.campaign && { ...state.campaign, bids: { allied: 0, axis: 2 } } };
    const { snapshot } = play("declareEv", passed, { force: "berthed_clyde" });
    expect(snapshot.campaign?.ev).toEqual({ stage: "declared", moved: false, gathered: false });
    expect(refused("declareEv", snapshot, { force: "berthed_clyde" })).toMatchObject({ code: "EV_CLOSED" });
    const sea = withForce({ ...snapshot, phase: "move_blocks", begun: true, turn: 9 }, "allied", "berthed_clyde", {
      at: "0817",
      station: "at_sea",
      block: 60,
    });
    const there = play(
      "moveForce",
      { ...sea, weather: { ...sea.weather, prevailing: "fair" } },
      { piece: "berthed_clyde", speed: "moderate", path: ["murmansk"], cross: "clear" },
    );
    expect(there.snapshot.campaign?.ev.moved).toBe(true);
  });

  it("15.8.3 its reinforcements come once it has moved, and the next fortnight's convoy completes it", () => {
    const state = last(10);
    const ev = { stage: "declared" as const, moved: true, gathered: false };
    const after = carriedOut({ ...state, campaign: state.campaign && { ...state.campaign, ev } });
    expect(after.campaign?.ev).toEqual({ stage: "convoy_due", moved: true, gathered: true });
    expect(after.sides.allied.aircraft.filter(({ unit }) => unit === "hampden")).toHaveLength(2);
    const due = {
      ...state,
      campaign: state.campaign && { ...state.campaign, ev: { ...ev, stage: "convoy_due" as const, gathered: true } },
    };
    const sailing = [{ convoy: "gone", from: "reykjavik", loaded: true, merchants: 9, excused: 0 }];
    expect(carriedOut(withOwnCampaign(due, "allied", { sailing })).campaign?.ev.stage).toBe("completed");
    expect(carriedOut(due).campaign?.ev.stage).toBe("convoy_due");
  });

  it("15.7.5 a German TF goes to Germany directly, where the option is used", () => {
    const state = last(10, "axis", ["transfer_to_germany"]);
    const id =
      state.sides.axis.forces.find(({ kind, station }) => kind === "task_force" && station === "in_port")?.id ?? "";
    expect(force(play("transferToGermany", state, { force: id, to: "kiel" }).snapshot, "axis", id)).toMatchObject({
      at: "kiel",
    });
    expect(refused("transferToGermany", last(10), { force: id, to: "kiel" })).toMatchObject({
      code: "OPTION_NOT_USED",
    });
  });

  it("12.2.1 ships in the Atlantic are called back by a chit", () => {
    const state = withOwnCampaign(campaignAt("prep_plan", "axis"), "axis", {
      breakout: [{ unit: "prinz_eugen", cs: 4 }],
    });
    const { snapshot } = play("recallBreakout", state, {}, [1]);
    expect(snapshot.sides.axis.special.returning).toMatchObject({ turn: 7, fuelWarning: 16 });
    expect(snapshot.sides.axis.campaign?.breakout).toEqual([]);
    expect(refused("recallBreakout", snapshot, {})).toMatchObject({ code: "NO_SHIPS_OUT" });
  });

  it("12.6.1 a Ground Offensive costs a third of the German and a half of the Soviet air CS, fractions up", () => {
    const base = last(10);
    const few = (side: Side, units: readonly string[]) =>
      base.sides[side].aircraft.filter(({ unit, interceptor }) => !interceptor && units.includes(unit)).slice(0, 1);
    const chits = [{ letter: "J" as const, condition: "ground_offensive" as const, revealed: true, fulfilled: false }];
    const german = few("axis", ["ju88a4"]);
    const soviet = few("allied", ["pe2", "sb2", "db3f", "hurricane_vvs", "mbr2"]);
    const state = withOwn(withOwn(base, "axis", { aircraft: german, chits }), "allied", { aircraft: soviet });
    const dice = [...(german[0]?.cs === 1 ? [] : [1]), ...(soviet[0]?.cs === 1 ? [] : [1])];
    const { snapshot, rolls } = play("endPhase", state, {}, dice);
    expect(rolls.map(({ label }) => label)).toEqual(dice.map(() => "offensive-loss"));
    const left = (side: Side, id = ""): number => snapshot.sides[side].aircraft.find((each) => each.id === id)?.cs ?? 0;
    expect(left("axis", german[0]?.id)).toBe((german[0]?.cs ?? 0) - 1);
    expect(left("allied", soviet[0]?.id)).toBe((soviet[0]?.cs ?? 0) - 1);
  });
});
