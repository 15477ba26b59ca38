import { describe, expect, it } from "vitest";
import { whereIs } from "../../../../../test/fixtures/pq17/campaign-kit";
import { campaignAt, inFortnight, withOwnCampaign } from "../../../../../test/fixtures/pq17/campaign-positions";
import { contextOn, only, play, refused } from "../../../../../test/fixtures/pq17/table";
import { impossible } from "../../../../core/request/impossible";
import { pack } from "../../charts/pack";
import { pq17 } from "../../index";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import type { Context } from "../shared/game";
import { replaceAll } from "./replacements";

/** What a part of the order-of-battle phase makes of a snapshot, without a die. */
function carriedOut(state: Snapshot, part: (ctx: Context) => void): { state: Snapshot; rulings: string[] } {
  const { ctx, over } = contextOn(state);
  part(ctx);
  over();
  return { state: ctx.state, rulings: ctx.audit.flatMap((entry) => (entry.kind === "ruling" ? [entry.ruling] : [])) };
}

const at = (number: number, side: Side = "allied"): Snapshot => inFortnight(campaignAt("admin_oob", side), number);

describe("15.6.1, 15.6.2 where replaced ships come back is asked of their owner", () => {
  const lost = (number: number): Snapshot =>
    withOwnCampaign(only(at(number), "allied", "tf_home_fleet"), "allied", {
      monthLosses: [
        { unit: "aldersdale", cs: 2 },
        { unit: "mc", cs: 3 },
      ],
    });

  it("CAM ships and oilers at Reykjavik, Scapa Flow or Loch Ewe, an oiler whole", () => {
    let state = play("placeReplacement", lost(10), { unit: "mc", cs: 2, at: "loch_ewe" }).snapshot;
    state = play("placeReplacement", state, { unit: "aldersdale", cs: 2, at: "reykjavik" }).snapshot;
    const after = carriedOut(state, replaceAll);
    expect(whereIs(after.state, "mc").sort()).toEqual(["loch_ewe 2", "reykjavik 1"]);
    expect(whereIs(after.state, "aldersdale")).toEqual(["reykjavik 2"]);
    expect(after.rulings).toContain("E-123");
    expect(after.state.sides.allied.campaign).toMatchObject({ placements: [], monthLosses: [] });
    expect(refused("placeReplacement", lost(10), { unit: "mc", cs: 1, at: "clyde" }).code).toBe("VALUE_NOT_LISTED");
    expect(refused("placeReplacement", lost(10), { unit: "aldersdale", cs: 1, at: "reykjavik" }).code).toBe(
      "VALUE_NOT_LISTED",
    );
    expect(refused("placeReplacement", state, { unit: "aldersdale", cs: 2, at: "reykjavik" }).code).toBe(
      "VALUE_NOT_LISTED",
    );
  });

  it("in the second fortnight of the month alone", () => {
    expect(refused("placeReplacement", lost(9), { unit: "mc", cs: 1, at: "loch_ewe" }).code).toBe("NOTHING_TO_PLACE");
  });

  it("German submarines at Bergen or Trondheim, as many as the list brings", () => {
    const sunk = withOwnCampaign(at(10, "axis"), "axis", { boats: { damaged: 0, sunk: 5 } });
    const { snapshot } = play("placeReplacement", sunk, { unit: "ss_german", cs: 1, at: "trondheim" });
    const { state } = carriedOut(snapshot, replaceAll);
    expect(whereIs(state, "ss_german")).toEqual(expect.arrayContaining(["bergen 1", "trondheim 1"]));
    expect(refused("placeReplacement", sunk, { unit: "ss_german", cs: 3, at: "trondheim" }).code).toBe(
      "VALUE_NOT_LISTED",
    );
    const none = withOwnCampaign(at(10, "axis"), "axis", { boats: { damaged: 0, sunk: 0 } });
    expect(refused("placeReplacement", none, { unit: "ss_german", cs: 1, at: "trondheim" }).code).toBe(
      "NOTHING_TO_PLACE",
    );
  });

  it("impossible choices are refused at the door", () => {
    const codes = (changes: Parameters<typeof withOwnCampaign>[2]): string[] =>
      impossible(pq17.invariants, withOwnCampaign(at(10), "allied", changes), pack.charts).map(({ code }) => code);
    expect(codes({ substitutes: [{ unit: "flying_dutchman", substitute: "kent" }] })).toEqual(["UNIT_UNKNOWN"]);
    expect(codes({ staying: [{ force: "nobody", cs: 1 }] })).toEqual(["FORCE_UNKNOWN"]);
    expect(codes({ placements: [{ unit: "mc", cs: 1, at: "bergen" }] })).toEqual(["PORT_UNKNOWN"]);
    expect(codes({ placements: [{ unit: "mc", cs: 1, at: "loch_ewe" }] })).toEqual([]);
  });
});
