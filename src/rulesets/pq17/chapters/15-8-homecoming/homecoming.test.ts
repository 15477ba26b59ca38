import { describe, expect, it } from "vitest";
import { endOfFortnight, whereIs } from "../../../../../test/fixtures/pq17/campaign-kit";
import {
  campaignAt,
  inFortnight,
  withBerthed,
  withOwnCampaign,
} from "../../../../../test/fixtures/pq17/campaign-positions";
import { force, only, play, refused, withForce } from "../../../../../test/fixtures/pq17/table";
import type { Snapshot } from "../../snapshot";

/** Carries the phase out. */
const carriedOut = (state: Snapshot, dice: readonly number[] = []): Snapshot =>
  play("endPhase", state, {}, dice).snapshot;

describe("15.8 forces come home", () => {
  it("a TF at sea goes to the port its owner names", () => {
    const { snapshot } = play("returnForce", endOfFortnight(10, "allied"), {
      force: "tf_home_fleet",
      port: "reykjavik",
    });
    expect(force(snapshot, "allied", "tf_home_fleet")).toMatchObject({
      station: "in_port",
      at: "reykjavik",
      block: null,
    });
    expect(
      refused("returnForce", endOfFortnight(10, "allied"), { force: "tf_home_fleet", port: "murmansk" }),
    ).toMatchObject({
      code: "VALUE_NOT_LISTED",
    });
  });

  it("or to the nearest, with full bunkers (E-85)", () => {
    const after = carriedOut(endOfFortnight(10));
    const left = after.sides.allied.forces.filter(({ station, kind }) => station === "at_sea" && kind !== "wolf_pack");
    expect(left.map(({ name }) => name)).toEqual(["TF Patrol White", "Soviet patrol"]);
    const home = after.sides.allied.forces.filter(({ station }) => station === "in_port");
    expect(home.length).toBeGreaterThan(0);
    for (const each of home) {
      expect(each.fuel).toMatchObject({ state: "full", marker: null, refuelled: true });
    }
  });

  it("half of the submarines of a nation, fractions down, stay at sea; German ones share Narvik and Kirkenes", () => {
    const before = endOfFortnight(10).sides.axis.forces.filter(({ kind }) => kind === "wolf_pack");
    const all = before.flatMap(({ units }) => units).reduce((sum, { cs }) => sum + cs, 0);
    const after = carriedOut(endOfFortnight(10)).sides.axis.forces.filter(({ kind }) => kind === "wolf_pack");
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
    const state = withBerthed(only(endOfFortnight(10), "allied", "convoy_pq_17"), "allied", "murmansk", [
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
    const state = endOfFortnight(10);
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
    const state = endOfFortnight(10, "axis", ["transfer_to_germany"]);
    const id =
      state.sides.axis.forces.find(({ kind, station }) => kind === "task_force" && station === "in_port")?.id ?? "";
    expect(force(play("transferToGermany", state, { force: id, to: "kiel" }).snapshot, "axis", id)).toMatchObject({
      at: "kiel",
    });
    expect(refused("transferToGermany", endOfFortnight(10), { force: id, to: "kiel" })).toMatchObject({
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
});

describe("15.8, E-72 forces in the Kara Sea are at sea", () => {
  it("a TF goes to the nearest port, and a Wolf Pack leaves the box", () => {
    const state = inFortnight(campaignAt("admin_oob", "axis"), 10);
    const last = { ...state, campaign: state.campaign && { ...state.campaign, months: 5 } };
    const box = { station: "box", at: "kara_sea", block: null } as const;
    const raider = withForce(last, "axis", "narvik_group", box);
    const both = withForce(raider, "axis", "wolf_pack_eisteufel_1", box);
    const after = play("endPhase", both, {}).snapshot;
    expect(force(after, "axis", "narvik_group")).toMatchObject({ station: "in_port", at: "kirkenes" });
    expect(after.sides.axis.forces.filter(({ at }) => at === "kara_sea")).toEqual([]);
    const count = ({ sides }: Snapshot): number =>
      sides.axis.forces
        .filter(({ kind }) => kind === "wolf_pack")
        .flatMap(({ units }) => units)
        .reduce((sum, { cs }) => sum + cs, 0);
    expect(count(after)).toBe(count(both));
  });
});
