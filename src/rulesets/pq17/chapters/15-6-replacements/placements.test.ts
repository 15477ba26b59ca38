import { describe, expect, it } from "vitest";
import { campaignAt, inFortnight, withOwnCampaign } from "../../../../../test/fixtures/pq17/campaign-positions";
import { impossible } from "../../../../core/request/impossible";
import { pack } from "../../charts/pack";
import { pq17 } from "../../index";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";

const at = (number: number, side: Side = "allied"): Snapshot => inFortnight(campaignAt("admin_oob", side), number);

describe("15.6.1, 15.6.2 where replaced ships come back is asked of their owner", () => {
  it("impossible choices are refused at the door", () => {
    const codes = (changes: Parameters<typeof withOwnCampaign>[2]): string[] =>
      impossible(pq17.invariants, withOwnCampaign(at(10), "allied", changes), pack.charts).map(({ code }) => code);
    expect(codes({ substitutes: [{ unit: "flying_dutchman", substitute: "kent" }] })).toEqual(["UNIT_UNKNOWN"]);
    expect(codes({ staying: [{ force: "nobody", cs: 1 }] })).toEqual(["FORCE_UNKNOWN"]);
    expect(codes({ placements: [{ unit: "mc", cs: 1, at: "bergen" }] })).toEqual(["PORT_UNKNOWN"]);
    expect(codes({ placements: [{ unit: "mc", cs: 1, at: "loch_ewe" }] })).toEqual([]);
  });
});
