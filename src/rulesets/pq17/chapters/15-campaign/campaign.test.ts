import { describe, expect, it } from "vitest";
import { campaignOfMarch, withBids } from "../../../../../test/fixtures/pq17/campaign-of-march";
import { campaignAt, inFortnight } from "../../../../../test/fixtures/pq17/campaign-positions";
import { force, play } from "../../../../../test/fixtures/pq17/table";
import { pack } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";

const fleet = (state: Snapshot, pool: string): number =>
  [...state.sides.allied.command, ...state.sides.axis.command].find((each) => each.pool === pool)?.available ?? -1;

describe("15 the first fortnight", () => {
  it("8.4 has every TF and convoy in port, and the empties of QP-8 in the Ballast box of Murmansk", () => {
    const state = campaignOfMarch();
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
    expect(campaignOfMarch(3).campaign?.months).toBe(3);
    expect(() => play("new", undefined, { scenario: "pq_12", months: 2 })).toThrow("NO_CAMPAIGN");
    expect(() => play("new", undefined, { scenario: "campaign", months: 11 })).toThrow("months");
  });
});

describe("the next fortnight", () => {
  const march1 = (): Snapshot => play("endPhase", withBids(campaignOfMarch(2), 0, 0), {}).snapshot;

  it("15.1 command points: Home Fleet starts again, Severnyy Flot gains 2 up to 3, the fuel chit raises Gruppe Nord", () => {
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
    const { snapshot } = play("endPhase", { ...lost, ice: campaignOfMarch().ice }, {}, [5, 9, 0, 5, 5, 5, 25, 12, 24]);
    expect(fleet(snapshot, "severnyy_flot")).toBe(Math.min(4, fleet(state, "severnyy_flot") + 2));
  });

  it("12 a condition that comes once comes no more", () => {
    const state = { ...inFortnight(campaignAt("admin_oob", "axis"), 2), ice: campaignOfMarch().ice };
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
