import { describe, expect, it } from "vitest";
import { rolled } from "../../../../../test/fixtures/kit";
import { endOfFortnight } from "../../../../../test/fixtures/pq17/campaign-kit";
import { campaignAt, withOwnCampaign, withWaitingConvoy } from "../../../../../test/fixtures/pq17/campaign-positions";
import {
  contextOn,
  force,
  inWeather,
  only,
  play,
  refused,
  ship,
  table,
  withDeck,
  withForce,
} from "../../../../../test/fixtures/pq17/table";
import { pack } from "../../charts/pack";
import { destinationsOf } from "../15-campaign/berth";

const { facts } = pack.charts.DECKS;

/** A card of the Allied deck that damages so many ships, without a "+X". */
const damaging = (hits: number): number =>
  facts.allied.find(({ damage, plus }) => damage === hits && plus === 0)?.no ?? 0;

describe("15.2 convoys and their ports", () => {
  it("15.2.1 loaded convoys are bound for the Russian ports, ballast ones for Reykjavik, after EV for Loch Ewe", () => {
    const state = withWaitingConvoy(campaignAt("prep_plan"));
    const to = (destination: string) => ({ convoy: "convoy_waiting", destination });
    for (const port of ["murmansk", "arkhangelsk"]) {
      expect(force(play("planConvoy", state, to(port)).snapshot, "allied", "convoy_waiting").convoy).toMatchObject({
        destinations: [port],
      });
    }
    expect(refused("planConvoy", state, to("loch_ewe")).code).toBe("VALUE_NOT_LISTED");
    const { campaign } = state;
    const after = {
      ...state,
      campaign: campaign && { ...campaign, ev: { ...campaign.ev, stage: "completed" as const } },
    };
    expect(destinationsOf(contextOn(state).ctx, true)).toEqual(["murmansk", "arkhangelsk"]);
    expect(destinationsOf(contextOn(state).ctx, false)).toEqual(["reykjavik"]);
    expect(destinationsOf(contextOn(after).ctx, false)).toEqual(["loch_ewe"]);
  });

  it("15.2.3 a merchant that the weather damages goes back to the port it left", () => {
    const base = withForce(
      only(only(campaignAt("random_event"), "axis"), "allied", "convoy_pq_17"),
      "allied",
      "convoy_pq_17",
      {
        units: [ship("mv", 9)],
      },
    );
    const sailing = [{ convoy: "convoy_pq_17", from: "reykjavik", loaded: true, merchants: 9, excused: 0 }];
    const state = withOwnCampaign(inWeather({ ...base, turn: 9, begun: true }, "gale"), "allied", { sailing });
    const played = play("resolveRandomEvent", withDeck(state, "allied", damaging(1)), {}, [4, 0, 1, 1]);
    expect(rolled(played, "weather-damage-card")).toHaveLength(1);
    const { allied } = played.snapshot.sides;
    expect(allied.removed).toMatchObject([{ unit: "mv", cs: 1, why: "weather" }]);
    expect(allied.campaign?.returns).toMatchObject([{ unit: "mv", at: "reykjavik", loaded: true, why: "weather" }]);
    expect(played.snapshot.vp.total).toBe(state.vp.total);
  });

  it("15.2.3 a merchant that ice damages goes back if the ice is in the East, wherever its convoy came from", () => {
    const hurt = (at: string, to: string) => {
      const base = only(only(campaignAt("move_blocks"), "axis"), "allied", "convoy_pq_17");
      const { convoy } = force(base, "allied", "convoy_pq_17");
      const moved = withForce(base, "allied", "convoy_pq_17", {
        at,
        units: [ship("mv", 9)],
        convoy: convoy && { ...convoy, merchants: 9, visited: [at], closest: null },
      });
      const drift = { expected: "light_drift" as const, fixed: true };
      const ice = { ...moved.ice, west_v: drift, east_v: drift };
      const sailing = [{ convoy: "convoy_pq_17", from: "reykjavik", loaded: true, merchants: 9, excused: 0 }];
      const state = withOwnCampaign(withDeck({ ...moved, ice }, "allied", damaging(1)), "allied", { sailing });
      const input = { piece: "convoy_pq_17", speed: "slow", path: [to], cross: "solid_pack" };
      const { allied } = play("moveForce", state, input, [1, 1]).snapshot.sides;
      expect(allied.removed).toMatchObject([{ unit: "mv", cs: 1, why: "ice" }]);
      return allied.campaign?.returns.map((each) => [each.unit, each.at, each.why]);
    };
    expect(hurt("0413", "0414")).toEqual([]);
    // 0515 lies next to ice of both parts, and 0414 in the West.
    expect(hurt("0515", "0516")).toEqual([["mv", "reykjavik", "ice"]]);
    expect(hurt("0414", "0415")).toEqual([["mv", "reykjavik", "ice"]]);
  });
});

describe("15.2.3 empties that ice or weather has hurt", () => {
  it("lie in the Ballast box of the port they left, and sail with its next convoy", () => {
    const back = { unit: "mv", cs: 2, at: "murmansk", due: 10, loaded: false, why: "weather" as const };
    const state = withOwnCampaign(only(endOfFortnight(10), "allied", "tf_home_fleet"), "allied", { returns: [back] });
    const after = play("endPhase", state, {}).snapshot;
    expect(after.campaign?.boxes.find(({ port }) => port === "murmansk")?.ballast).toEqual([
      { unit: "mv", cs: 2, damaged: false, faceUp: false },
    ]);
    expect(after.sides.allied.forces.filter(({ convoy }) => convoy?.loaded === false)).toEqual([]);
  });
});

describe("15.2 at most one loaded convoy sails in a fortnight", () => {
  it("so that the Allies may keep it in port, and the operation does not wait for it", () => {
    const bare = play("new", undefined, { scenario: "campaign", months: 1 }, [25, 12]).snapshot;
    const bids = play("bidInitiative", play("bidInitiative", bare, { bid: 3 }).snapshot, { bid: 0 }).snapshot;
    const planning = play("endPhase", play("endPhase", bids, {}).snapshot, {}).snapshot;
    const input = { convoy: "convoy_pq_12", destination: "reykjavik" };
    const planned = play("planConvoy", planning, input).snapshot;
    const begun = play("endPhase", play("endPhase", planned, {}).snapshot, {}).snapshot;
    expect(begun.phase).toBe("turn_weather");
    expect(begun.sides.allied.campaign?.sailing).toMatchObject([{ loaded: false }]);
    const usual = play("endPhase", play("endPhase", planning, {}).snapshot, {}).snapshot;
    expect(usual.sides.allied.campaign?.sailing).toMatchObject([{ loaded: false }, { loaded: true }]);
    expect(refused("planConvoy", table("prep_plan"), { ...input, convoy: "convoy_pq_17" }).code).toBe(
      "VALUE_NOT_LISTED",
    );
  });
});
