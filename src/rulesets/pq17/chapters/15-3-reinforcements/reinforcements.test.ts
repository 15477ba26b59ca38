import { describe, expect, it } from "vitest";
import { endOfFortnight, whereIs } from "../../../../../test/fixtures/pq17/campaign-kit";
import {
  campaignAt,
  inFortnight,
  withBerthed,
  withOwnCampaign,
} from "../../../../../test/fixtures/pq17/campaign-positions";
import { force, only, play, refused, ship, withForce, withOwn } from "../../../../../test/fixtures/pq17/table";
import type { Snapshot } from "../../snapshot";

/** Carries the phase out. */
const carriedOut = (state: Snapshot, dice: readonly number[] = []): Snapshot =>
  play("endPhase", state, {}, dice).snapshot;

const scored = (state: Snapshot): unknown[] => state.vp.log.map(({ code, amount, unit }) => [code, amount, unit]);

describe("15.3, 15.4, 15.6 forces that come", () => {
  it("15.3 the order of battle brings what it lists", () => {
    expect(whereIs(carriedOut(endOfFortnight(10)), "anson")).toEqual(["scapa_flow 4"]);
  });

  it("15.3 a ship that has been sunk does not come", () => {
    const state = endOfFortnight(10);
    const lost = [{ side: "allied" as const, unit: "anson", cs: 4 }];
    expect(whereIs(carriedOut({ ...state, campaign: state.campaign && { ...state.campaign, lost } }), "anson")).toEqual(
      [],
    );
  });

  it("15.3.1 15 loaded MV gather at Reykjavik; none while EV goes on; at Loch Ewe when it is over", () => {
    const mv = (stage: "none" | "convoy_due" | "completed"): string[] => {
      const state = only(endOfFortnight(10), "allied", "tf_home_fleet");
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
      const state = endOfFortnight(6);
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
    const placed = carriedOut(withOwnCampaign(endOfFortnight(10), "allied", { emergency }));
    expect(whereIs(placed, "tb_old")).toContain("scapa_flow 3");
    const due = [{ unit: "tb_old", cs: 3, bought: 9, placed: true }];
    const next = withOwnCampaign(
      withBerthed(only(endOfFortnight(10, "allied"), "allied", "tf_home_fleet"), "allied", "clyde", [
        { unit: "tb_old", cs: 3 },
      ]),
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
        units: sunk ? [ship("dd_jr", 1)] : [ship("jamaica", 4, { marks: ["green_crew"] })],
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
    const after = carriedOut(withOwnCampaign(endOfFortnight(10), "axis", { boats: { damaged: 0, sunk: 5 } }));
    expect(whereIs(after, "ss_german")).toContain("bergen 2");
    expect(after.sides.axis.campaign?.boats.sunk).toBe(3);
  });

  it("15.6.1 CAM ships and oilers lost in a month come back in its second fortnight", () => {
    const state = withOwnCampaign(only(endOfFortnight(10), "allied", "tf_home_fleet"), "allied", {
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
    const weak = withOwnCampaign(endOfFortnight(10), "axis", { replacements: [{ units: ["ju88a4"], cs: 2 }] });
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

describe("15.3.3 three CAM or MV for each CS of a Soviet unit with an asterisk", () => {
  const late = [
    { unit: "p40_vvs", cs: 2, at: "vaenga" },
    { unit: "p40_vvs", cs: 1, at: "vaenga" },
  ];
  const phase = (unloaded: number) => {
    const base = inFortnight(campaignAt("prep_plan"), 10);
    const campaign = base.campaign && { ...base.campaign, months: 5, unloaded };
    const state = withOwnCampaign({ ...base, campaign, phase: "admin_oob", phasing: "axis" }, "allied", { late });
    return play("endPhase", state, {});
  };
  const waiting = ({ snapshot }: ReturnType<typeof phase>) =>
    (snapshot.sides.allied.campaign?.late ?? []).map(({ cs }) => cs);

  it("E-98 each that is unloaded counts once, for those first that have waited longest", () => {
    expect([2, 5, 6, 8, 9].map((unloaded) => waiting(phase(unloaded)))).toEqual([[2, 1], [2], [1], [1], []]);
    expect(phase(9).rulings).toContain("E-98");
  });
});
