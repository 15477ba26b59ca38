import { describe, expect, it } from "vitest";
import { campaignAt, inFortnight, withOwnCampaign } from "../../../../../test/fixtures/pq17/campaign-positions";
import { force, play, refused, withForce } from "../../../../../test/fixtures/pq17/table";
import { pack } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";
import { view } from "../../view";

/** The campaign of March I before the bids, with chits of no condition. */
const march = (months = 1): Snapshot => play("new", undefined, { scenario: "campaign", months }, [25, 12]).snapshot;

const bids = (state: Snapshot, allied: number, axis: number): Snapshot =>
  play("bidInitiative", play("bidInitiative", state, { bid: allied }).snapshot, { bid: axis }).snapshot;

/** Both sides end a phase. */
const both = (state: Snapshot, dice: readonly number[] = []): Snapshot =>
  play("endPhase", play("endPhase", state, {}).snapshot, {}, dice).snapshot;

const fleet = (state: Snapshot, pool: string): number =>
  [...state.sides.allied.command, ...state.sides.axis.command].find((each) => each.pool === pool)?.available ?? -1;

describe("15 the first fortnight", () => {
  it("8.4 has every TF and convoy in port, and the empties of QP-8 in the Ballast box of Murmansk", () => {
    const state = march();
    const { allied, axis } = state.sides;
    const atSea = [...allied.forces, ...axis.forces].filter(
      ({ station, kind }) => station === "at_sea" && kind !== "wolf_pack",
    );
    expect(atSea.map(({ id }) => id)).toEqual(["tf_patrol_white"]);
    expect(state).toMatchObject({ phase: "prep_initiative", phasing: "allied", startTurn: 1, fortnight: "1942-03-I" });
    expect(state.campaign?.boxes[0]).toEqual({
      port: "murmansk",
      unloading: [],
      ballast: [{ unit: "mv", cs: 15, damaged: false, faceUp: false }],
    });
    const convoy = force(state, "allied", "convoy_pq_12");
    expect(convoy).toMatchObject({ at: "reykjavik", station: "in_port", convoy: { loaded: true, merchants: 33 } });
    expect(convoy.units.find(({ unit }) => unit === "mv")?.cs).toBe(17 + 15);
  });

  it("15.9 takes the months to be played, in the campaign alone", () => {
    expect(march(3).campaign?.months).toBe(3);
    expect(() => play("new", undefined, { scenario: "pq_12", months: 2 })).toThrow("NO_CAMPAIGN");
    expect(() => play("new", undefined, { scenario: "campaign", months: 11 })).toThrow("months");
  });
});

describe("4.1.2 initiative", () => {
  it("goes to the higher bid, which costs its number of points", () => {
    const state = bids(march(), 2, 5);
    expect(state).toMatchObject({ initiative: "axis", phase: "prep_setup_1", phasing: "allied", vp: { total: 5 } });
    expect(state.vp.log).toMatchObject([{ code: "INITIATIVE_BID", side: "axis", amount: 5 }]);
    expect(bids(march(), 6, 5)).toMatchObject({ initiative: "allied", phasing: "axis", vp: { total: -6 } });
  });

  it("D-50 equal bids go to the Allies", () => {
    const first = play("bidInitiative", march(), { bid: 4 }).snapshot;
    const { snapshot, rulings } = play("bidInitiative", first, { bid: 4 });
    expect(snapshot).toMatchObject({ initiative: "allied", vp: { total: -4 } });
    expect(rulings).toContain("D-50");
  });

  it("12 an asterisk adds one to a bid, but not to its price", () => {
    const starred = play("new", undefined, { scenario: "campaign" }, [25, 1]).snapshot;
    expect(starred.sides.axis.chits).toMatchObject([{ condition: "atlantic_breakout" }]);
    expect(bids(starred, 4, 4)).toMatchObject({ initiative: "axis", vp: { total: 4 } });
  });

  it("A.4 a bid is hidden until both are set", () => {
    const state = play("bidInitiative", march(), { bid: 7 }).snapshot;
    const other = withOwnCampaign(state, "allied", { bid: 3 });
    expect(view(other, "axis")).toEqual(view(state, "axis"));
    expect(view(state, "allied").own?.campaign?.bid).toBe(7);
    expect(view(bids(march(), 7, 1), "axis").campaign?.bids).toEqual({ allied: 7, axis: 1 });
  });

  it("3.2 two passes leave the fortnight without an operation, and the Allies with the initiative", () => {
    const waiting = bids(march(), 0, 0);
    expect(waiting).toMatchObject({ phase: "prep_initiative", phasing: "allied", campaign: { fought: false } });
    expect(refused("bidInitiative", waiting, { bid: 1 })).toMatchObject({ code: "BIDS_SET" });
    const after = play("endPhase", waiting, {}).snapshot;
    expect(after).toMatchObject({ phase: "admin_oob", phasing: "allied", initiative: "allied", turn: 1 });
    // 15.9.1 The 15 empties in Murmansk have not sailed.
    expect(after.vp.log).toMatchObject([{ code: "EMPTY_IN_RUSSIA", amount: -7.5, unit: "murmansk" }]);
    expect(after.sides.axis.chits.every(({ revealed }) => revealed)).toBe(true);
  });

  it("3.2 neither side can end the phase before it has bid", () => {
    expect(refused("endPhase", march(), {})).toMatchObject({ code: "BID_LEFT", citation: { section: "4.1.2" } });
  });
});

describe("15.2 convoys", () => {
  const planning = (): Snapshot => both(bids(march(), 3, 0));
  const begun = (): Snapshot => {
    const state = both(planning());
    expect(state.phase).toBe("turn_weather");
    return {
      ...state,
      phase: "move_blocks",
      phasing: "allied",
      begun: true,
      weather: { ...state.weather, prevailing: "fair" },
    };
  };

  it("the merchants of a Ballast box form a convoy in ballast for Reykjavik", () => {
    const state = bids(march(), 3, 0);
    const empties = state.sides.allied.forces.find(({ convoy }) => convoy?.loaded === false);
    expect(empties).toMatchObject({ at: "murmansk", convoy: { destinations: ["reykjavik"], merchants: 15 } });
    expect(state.campaign?.boxes[0]?.ballast).toEqual([]);
    expect(state.sides.allied.campaign?.sailing).toMatchObject([{ from: "murmansk", loaded: false, merchants: 15 }]);
  });

  it("4.1.3 each port held has its dummy, and Tromsø its block", () => {
    const { allied, axis } = bids(march(), 3, 0).sides;
    expect(axis.dummies.map(({ at }) => at).sort()).toEqual(["kirkenes", "tromso", "trondheim"]);
    expect(allied.dummies.map(({ at }) => at).sort()).toEqual(["murmansk", "reykjavik", "scapa_flow"]);
  });

  it("merchants may be left behind, and only one loaded convoy sails", () => {
    const held = play(
      "holdMerchants",
      play("endPhase", play("endPhase", bids(march(), 3, 0), {}).snapshot, {}).snapshot,
      {
        convoy: "convoy_pq_12",
        unit: "mv",
        cs: 20,
      },
    );
    const staying = String(held.outcome.staying);
    const planned = play("planConvoy", held.snapshot, { convoy: "convoy_pq_12", destination: "murmansk" }).snapshot;
    const state = { ...both(planned), phase: "move_blocks" as const, phasing: "allied" as const, begun: true };
    const afloat = { ...state, weather: { ...state.weather, prevailing: "fair" as const } };
    expect(force(afloat, "allied", "convoy_pq_12").convoy?.merchants).toBe(13);
    const input = { speed: "slow", path: ["0504"], cross: "clear" };
    expect(refused("moveForce", afloat, { piece: staying, ...input })).toMatchObject({
      code: "CONVOY_NOT_ORDERED",
      citation: { section: "15.2" },
    });
    expect(play("moveForce", afloat, { piece: "convoy_pq_12", ...input }).outcome).toMatchObject({
      piece: "convoy_pq_12",
    });
  });

  it("a convoy holds two counters of CAM ships at most", () => {
    const state = begun();
    const { units } = force(state, "allied", "convoy_pq_12");
    const crowded = withForce(state, "allied", "convoy_pq_12", {
      units: units.map((ship) => (ship.unit === "mc" ? { ...ship, cs: 9 } : ship)),
    });
    expect(
      refused("moveForce", crowded, { piece: "convoy_pq_12", speed: "slow", path: ["0504"], cross: "clear" }),
    ).toMatchObject({
      code: "CONVOY_OVER_LIMIT",
    });
  });

  it("4.2 a convoy sails on day 1 unless the Axis has the initiative", () => {
    const state = { ...begun(), turn: 2 };
    expect(refused("endPhase", state, {})).toMatchObject({ code: "CONVOY_MUST_SAIL", citation: { section: "4.2" } });
    const axis = { ...state, initiative: "axis" as const };
    expect(play("endPhase", axis, {}).snapshot.phase).toBe("air_move");
    const sailed = play("moveForce", state, {
      piece: "convoy_pq_12",
      speed: "slow",
      path: ["0504"],
      cross: "clear",
    }).snapshot;
    expect(play("endPhase", sailed, {}).snapshot.phase).toBe("air_move");
  });

  it("E-81 no operation is played when neither side has a command point", () => {
    const state = planning();
    const poor = (side: "allied" | "axis") => state.sides[side].command.map((each) => ({ ...each, available: 0 }));
    const { allied, axis } = state.sides;
    const broke = {
      ...state,
      sides: { allied: { ...allied, command: poor("allied") }, axis: { ...axis, command: poor("axis") } },
    };
    const { snapshot, rulings } = play("endPhase", play("endPhase", broke, {}).snapshot, {});
    expect(snapshot).toMatchObject({ phase: "admin_oob", campaign: { fought: false } });
    expect(rulings).toContain("E-81");
  });
});

describe("the next fortnight", () => {
  const march1 = (): Snapshot => play("endPhase", bids(march(2), 0, 0), {}).snapshot;

  it("10.4.2 freeze: uncertain zones from the highest number, and a result milder than the one before is rolled again", () => {
    // West V heavy drift; West IV light drift, again, heavy drift; West III thin pack; East V, IV, III; chits and fuel.
    const dice = [8, 0, 5, 5, 5, 5, 5, 25, 12, 24];
    const played = play("endPhase", play("endPhase", march1(), {}).snapshot, {}, dice);
    expect(played.rolls.slice(0, 7).map(({ label }) => label)).toEqual(Array.from({ length: 7 }, () => "ice-zone"));
    expect(played.snapshot.ice).toMatchObject({
      west_v: { expected: "heavy_drift", fixed: false },
      west_iv: { expected: "heavy_drift" },
      west_iii: { expected: "thin_pack" },
      east_iii: { expected: "solid_pack" },
      east_ii: { expected: "solid_pack", fixed: true },
    });
    expect(played.snapshot).toMatchObject({
      fortnight: "1942-03-II",
      phase: "prep_initiative",
      vp: { total: 0, log: [] },
    });
  });

  it("10.4.1 thaw: from the lowest number, none worse than the one before; the edge of the pack becomes uncertain", () => {
    const state = { ...inFortnight(campaignAt("admin_oob", "axis"), 2), ice: march().ice };
    // West III thin pack; West IV thin pack, kept; West V clear; East III solid pack, IV, V; chits and fuel.
    const { snapshot } = play("endPhase", state, {}, [5, 9, 0, 5, 5, 5, 25, 12, 24]);
    expect(snapshot.fortnight).toBe("1942-04-I");
    expect(snapshot.ice).toMatchObject({
      west_ii: { expected: "solid_pack", fixed: false },
      west_iii: { expected: "thin_pack", fixed: false },
      west_iv: { expected: "thin_pack", fixed: false },
      west_v: { expected: "clear", fixed: false },
      east_iii: { expected: "solid_pack", fixed: false },
    });
  });

  it("15.1 Home Fleet begins anew, Severnyy Flot gains 2 up to 3, and the fuel chit raises Gruppe Nord", () => {
    const state = march1();
    // Chits Y, L, and X on the German Fuel Chart: 3 points.
    const { snapshot, rolls } = play(
      "endPhase",
      play("endPhase", state, {}).snapshot,
      {},
      [5, 5, 5, 5, 5, 5, 25, 12, 23],
    );
    expect(rolls.at(-1)).toMatchObject({ label: "special-chit", citation: { section: "15.1" } });
    expect(snapshot.sides.axis.campaign?.fuelChit).toBe("X");
    expect(fleet(snapshot, "gruppe_nord")).toBe(fleet(state, "gruppe_nord") + 3);
    expect(fleet(snapshot, "home_fleet")).toBe(8);
    expect(fleet(snapshot, "severnyy_flot")).toBe(3);
    expect(snapshot.campaign?.played).toMatchObject([{ fortnight: "1942-03-I", fought: false, vp: -7.5 }]);
  });

  it("15.1 Severnyy Flot may have 4 points after a heavy loss", () => {
    const state = inFortnight(campaignAt("admin_oob", "axis"), 2);
    const lost = { ...state, campaign: state.campaign && { ...state.campaign, heavyLoss: true } };
    const { snapshot } = play("endPhase", { ...lost, ice: march().ice }, {}, [5, 9, 0, 5, 5, 5, 25, 12, 24]);
    expect(fleet(snapshot, "severnyy_flot")).toBe(Math.min(4, fleet(state, "severnyy_flot") + 2));
  });

  it("12 a condition that comes once comes no more", () => {
    const state = { ...inFortnight(campaignAt("admin_oob", "axis"), 2), ice: march().ice };
    const spent = { ...state, campaign: state.campaign && { ...state.campaign, spent: ["agent_cobweb" as const] } };
    const { snapshot } = play("endPhase", spent, {}, [5, 9, 0, 5, 5, 5, 1, 24, 1]);
    expect(snapshot.sides.axis.chits).toMatchObject([{ letter: "Y", condition: "none" }]);
  });

  it("15.9 example: four months end with June II, and 120 points win them", () => {
    const end = (vpTotal: number): Snapshot => {
      const state = inFortnight(campaignAt("admin_oob", "axis"), 8);
      const played = pack.charts.CAMPAIGN.facts.fortnights
        .slice(0, 7)
        .map((fortnight) => ({ fortnight, fought: true, vp: 0 }));
      const campaign = state.campaign && { ...state.campaign, months: 4, vpTotal, played };
      return play("endPhase", { ...state, campaign }, {}).snapshot;
    };
    expect(end(120)).toMatchObject({
      phase: "end",
      fortnight: "1942-06-II",
      result: "allied",
      campaign: { vpTotal: 120 },
    });
    expect(end(119.5)).toMatchObject({ phase: "end", result: "axis" });
  });

  it("15.9 the Allies need 30 points for every month", () => {
    const end = (total: number): Snapshot => {
      const state = inFortnight(campaignAt("admin_oob", "axis"), 10);
      const campaign = state.campaign && { ...state.campaign, months: 5, vpTotal: total };
      const played = pack.charts.CAMPAIGN.facts.fortnights
        .slice(0, 9)
        .map((fortnight) => ({ fortnight, fought: true, vp: 0 }));
      return play("endPhase", { ...state, campaign: campaign && { ...campaign, played } }, {}).snapshot;
    };
    const won = end(150);
    const vp = won.campaign?.played.at(-1)?.vp ?? 0;
    expect(won).toMatchObject({ phase: "end", result: "allied" });
    expect(end(149.5 - vp)).toMatchObject({ phase: "end", result: "axis" });
  });
});
