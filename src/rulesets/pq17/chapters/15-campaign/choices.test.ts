import { describe, expect, it } from "vitest";
import { contextOn, only, play, refused } from "../../../../../test/fixtures/pq17/table";
import { pack } from "../../charts/pack";
import { pq17 } from "../../index";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import { replaceAll } from "../15-6-air-replacements/replacements";
import { withdraw } from "../15-7-withdrawals/withdrawals";
import { comeHome } from "../15-8-homecoming/home";
import { campaignAt, inFortnight, withBerthed, withOwnCampaign } from "../shared/examples-campaign";
import type { Context } from "../shared/game";

/** What a part of the order-of-battle phase makes of a snapshot, without a die. */
function carriedOut(state: Snapshot, part: (ctx: Context) => void): { state: Snapshot; rulings: string[] } {
  const { ctx, over } = contextOn(state);
  part(ctx);
  over();
  return { state: ctx.state, rulings: ctx.audit.flatMap((entry) => (entry.kind === "ruling" ? [entry.ruling] : [])) };
}

const at = (number: number, side: Side = "allied"): Snapshot => inFortnight(campaignAt("admin_oob", side), number);

const whereIs = (state: Snapshot, unit: string): string[] =>
  [...state.sides.allied.forces, ...state.sides.axis.forces].flatMap((force) =>
    force.units.filter((each) => each.unit === unit).map(({ cs }) => `${force.at} ${cs}`),
  );

describe("15.7.2 which like ship is withdrawn is asked of its owner", () => {
  const pedestal = (): Snapshot => {
    const away = withBerthed(only(at(11), "allied", "convoy_pq_17"), "allied", "reykjavik", [
      { unit: "manchester", cs: 4 },
    ]);
    return withBerthed(away, "allied", "scapa_flow", [
      { unit: "sheffield", cs: 4 },
      { unit: "glasgow", cs: 4 },
      { unit: "edinburgh", cs: 4 },
    ]);
  };

  it("the one that was named goes, and else the first", () => {
    const named = play("nameSubstitute", pedestal(), { unit: "manchester", substitute: "glasgow" });
    expect(named.snapshot.sides.allied.campaign?.substitutes).toEqual([{ unit: "manchester", substitute: "glasgow" }]);
    const after = carriedOut(named.snapshot, withdraw);
    expect(whereIs(after.state, "glasgow")).toEqual([]);
    expect(whereIs(after.state, "sheffield")).toEqual(["scapa_flow 4"]);
    expect(after.rulings).toContain("E-122");
    expect(after.state.sides.allied.campaign?.substitutes).toEqual([]);
    const first = carriedOut(pedestal(), withdraw).state;
    expect(whereIs(first, "sheffield")).toEqual([]);
    expect(whereIs(first, "glasgow")).toEqual(["scapa_flow 4"]);
  });

  it("of the same class where there is one, once, and where there is a choice at all", () => {
    const other = { unit: "manchester", substitute: "edinburgh" };
    expect(refused("nameSubstitute", pedestal(), other).code).toBe("VALUE_NOT_LISTED");
    const named = play("nameSubstitute", pedestal(), { unit: "manchester", substitute: "glasgow" }).snapshot;
    expect(refused("nameSubstitute", named, { unit: "manchester", substitute: "sheffield" }).code).toBe(
      "NO_SUBSTITUTE",
    );
    expect(refused("nameSubstitute", at(10), { unit: "manchester", substitute: "sheffield" }).code).toBe(
      "NO_SUBSTITUTE",
    );
    expect(refused("nameSubstitute", { ...pedestal(), phasing: "axis" }, other).code).toBe("NO_CAMPAIGN");
  });

  it("CS of a class come from the class that was named first", () => {
    const state = withBerthed(only(at(11), "allied", "convoy_pq_17"), "allied", "scapa_flow", [
      { unit: "dd_jr", cs: 3 },
      { unit: "dd_ai", cs: 5 },
    ]);
    const short = withBerthed(state, "allied", "reykjavik", [{ unit: "dd_tribal", cs: 3 }]);
    const named = play("nameSubstitute", short, { unit: "dd_tribal", substitute: "dd_ai" }).snapshot;
    // 2 CS of its own withdrawal, and 3 in the place of Tribals.
    expect(whereIs(carriedOut(named, withdraw).state, "dd_jr")).toEqual(["scapa_flow 3"]);
    expect(whereIs(carriedOut(named, withdraw).state, "dd_ai").join()).not.toContain("scapa_flow");
    expect(whereIs(carriedOut(short, withdraw).state, "dd_jr")).toEqual([]);
  });
});

describe("15.8 which submarines stay at sea is asked of their owner", () => {
  const packs = at(10, "axis").sides.axis.forces.filter(
    ({ kind, station }) => kind === "wolf_pack" && station === "at_sea",
  );
  const csAt = (state: Snapshot, id: string): number =>
    state.sides.axis.forces.find((force) => force.id === id && force.station === "at_sea")?.units[0]?.cs ?? 0;
  const last = packs.at(-1)!;

  it("those that were named stay, up to half of all; the rest as before", () => {
    const before = carriedOut(at(10, "axis"), comeHome).state;
    const { snapshot } = play("keepAtSea", at(10, "axis"), { force: last.id, cs: 1 });
    const { state } = carriedOut(snapshot, comeHome);
    expect(csAt(before, last.id)).toBe(0);
    expect(csAt(state, last.id)).toBe(1);
    const sum = (of: Snapshot): number => packs.reduce((total, { id }) => total + csAt(of, id), 0);
    expect(sum(state)).toBe(sum(before));
    expect(state.sides.axis.campaign?.staying).toEqual([]);
  });

  it("each Wolf Pack is named once, and none past half", () => {
    const { snapshot } = play("keepAtSea", at(10, "axis"), { force: last.id, cs: 1 });
    expect(refused("keepAtSea", snapshot, { force: last.id, cs: 1 }).code).toBe("VALUE_NOT_LISTED");
    expect(refused("keepAtSea", at(10, "axis"), { force: last.id, cs: 60 }).code).toBe("VALUE_NOT_LISTED");
    const lone = only(at(10, "axis"), "axis", last.id);
    const named = play("keepAtSea", lone, { force: last.id, cs: 1 }).snapshot;
    expect(refused("keepAtSea", named, { force: last.id, cs: 1 }).code).toBe("NO_BOATS_TO_KEEP");
  });
});

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
      pq17.invariants(withOwnCampaign(at(10), "allied", changes), pack.charts).map(({ code }) => code);
    expect(codes({ substitutes: [{ unit: "flying_dutchman", substitute: "kent" }] })).toEqual(["UNIT_UNKNOWN"]);
    expect(codes({ staying: [{ force: "nobody", cs: 1 }] })).toEqual(["FORCE_UNKNOWN"]);
    expect(codes({ placements: [{ unit: "mc", cs: 1, at: "bergen" }] })).toEqual(["PORT_UNKNOWN"]);
    expect(codes({ placements: [{ unit: "mc", cs: 1, at: "loch_ewe" }] })).toEqual([]);
  });
});
