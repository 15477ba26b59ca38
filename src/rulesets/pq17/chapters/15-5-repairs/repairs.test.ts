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
import type { Ship } from "../1-2-forces/state";

/** Carries the phase out. */
const carriedOut = (state: Snapshot, dice: readonly number[] = []): Snapshot =>
  play("endPhase", state, {}, dice).snapshot;

const scored = (state: Snapshot): unknown[] => state.vp.log.map(({ code, amount, unit }) => [code, amount, unit]);

describe("15.5 repair", () => {
  const damaged = (unit: string, cs: number, marks: Ship["marks"] = [], at = "scapa_flow"): Snapshot => {
    const state = withBerthed(endOfFortnight(10, "allied"), "allied", at, []);
    return withForce(state, "allied", `berthed_${at}`, { units: [ship(unit, cs, { marks: marks }), ship("dd_jr", 1)] });
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
    const base = endOfFortnight(10, "axis");
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
    const state = withOwnCampaign(inFortnight(endOfFortnight(10), 9), "axis", { boats: { damaged: 4, sunk: 0 } });
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
    expect(whereIs(carriedOut(withOwnCampaign(endOfFortnight(10), "allied", { returns })), "devonshire")).toEqual([
      "scapa_flow 3",
    ]);
    const later = returns.map((each) => ({ ...each, due: 11 }));
    expect(
      whereIs(carriedOut(withOwnCampaign(endOfFortnight(10), "allied", { returns: later })), "devonshire"),
    ).toEqual([]);
  });

  it("15.5.3 half of the ships newly aground, fractions up, are lost for good", () => {
    const aground = ["kent", "sussex", "norfolk"].map((unit) => {
      return { unit, cs: 3, at: "clyde", due: 15, loaded: null, why: "grounding" as const };
    });
    const { snapshot, rolls } = play(
      "endPhase",
      withOwnCampaign(endOfFortnight(10), "allied", { returns: aground }),
      {},
      [2, 1],
    );
    expect(rolls.map(({ label }) => label)).toEqual(["grounded-loss", "grounded-loss"]);
    expect(snapshot.sides.allied.campaign?.returns.map(({ unit }) => unit)).toEqual(["norfolk"]);
  });

  it("15.5.3 a breakdown lasts to the third order-of-battle phase for a warship", () => {
    const state = withForce(damaged("sheffield", 4, ["inoperative"]), "allied", "berthed_scapa_flow", {});
    const after = carriedOut({ ...state, phasing: "axis" });
    expect(after.sides.allied.campaign?.idle).toEqual([{ unit: "sheffield", restores: 0, due: 12 }]);
  });

  it("15.5.4 damaged air units are whole again", () => {
    const state = endOfFortnight(10);
    const aircraft = state.sides.axis.aircraft.map((each) =>
      each.id === "ju88a4_1" ? { ...each, cs: 1, damaged: 1 } : each,
    );
    const after = carriedOut(withOwn(state, "axis", { aircraft }));
    expect(after.sides.axis.aircraft.find(({ id }) => id === "ju88a4_1")).toMatchObject({ cs: 2, damaged: 0 });
  });
});

describe("15.5.1 Tirpitz", () => {
  it("needs a month more for each CS in Norway than a dockyard does", () => {
    const base = endOfFortnight(10, "axis");
    const id = base.sides.axis.forces.find(({ units }) => units.some(({ unit }) => unit === "tirpitz"))?.id ?? "";
    const units = force(base, "axis", id).units.map((each) => (each.unit === "tirpitz" ? { ...each, cs: 3 } : each));
    const state = withForce(base, "axis", id, { units });
    expect(play("repairShip", state, { ship: "tirpitz", cs: 1, at: null }).outcome).toMatchObject({ ready: 17 });
    expect(play("repairShip", state, { ship: "tirpitz", cs: 2, at: null }).outcome).toMatchObject({ ready: 24 });
  });
});

describe("15.5.1 Tirpitz is repaired in Norway", () => {
  it("E-97 five fortnights and two for each CS", () => {
    const base = inFortnight(campaignAt("admin_oob", "axis"), 10);
    const found = base.sides.axis.forces.find(({ units }) => units.some(({ unit }) => unit === "tirpitz"));
    const units = (found?.units ?? []).map((each) => (each.unit === "tirpitz" ? { ...each, cs: 4 } : each));
    const state = withForce(base, "axis", found?.id ?? "", { units });
    const { outcome, rulings } = play("repairShip", state, { ship: "tirpitz", cs: 1, at: null });
    expect(outcome).toMatchObject({ ready: 17 });
    expect(rulings).toEqual(["E-97"]);
  });
});
