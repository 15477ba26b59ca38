import { describe, expect, it } from "vitest";
import { plane } from "../../../../../test/fixtures/pq17/air-kit";
import { endOfFortnight, whereIs } from "../../../../../test/fixtures/pq17/campaign-kit";
import { campaignAt, inFortnight, withBerthed } from "../../../../../test/fixtures/pq17/campaign-positions";
import {
  contextOn,
  force,
  only,
  play,
  refused,
  ship,
  withForce,
  withOwn,
} from "../../../../../test/fixtures/pq17/table";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";
import type { Context } from "../shared/game";
import { withdraw } from "./withdrawals";

/** What a part of the order-of-battle phase makes of a snapshot, without a die. */
function carriedOut(state: Snapshot, part: (ctx: Context) => void): { state: Snapshot; rulings: string[] } {
  const { ctx, over } = contextOn(state);
  part(ctx);
  over();
  return { state: ctx.state, rulings: ctx.audit.flatMap((entry) => (entry.kind === "ruling" ? [entry.ruling] : [])) };
}

const at = (number: number, side: Side = "allied"): Snapshot => inFortnight(campaignAt("admin_oob", side), number);

/** What a carried-out last fortnight scored. */
const total = (state: Snapshot): number => state.campaign?.played.at(-1)?.vp ?? 0;

const points = (state: Snapshot): number => state.campaign?.played.at(-1)?.vp ?? 0;

describe("15.7 what the lists withdraw", () => {
  /** The order-of-battle phase of a fortnight, with ice that rolls no die for the next. */
  const ending = (number: number): Snapshot => {
    const state = inFortnight(campaignAt("admin_oob", "axis"), number);
    const ice = structuredClone(state.ice);
    for (const zone of Object.values(ice)) zone.fixed = true;
    const shown = { ...state, ice, campaign: state.campaign && { ...state.campaign, months: 10 } };
    return withForce(only(shown, "allied", "convoy_pq_17"), "allied", "convoy_pq_17", { units: [ship("mv", 9)] });
  };

  const CHITS = [25, 24, 1];

  const named = (state: Snapshot, side: Side): string[] =>
    state.sides[side].forces.flatMap(({ units }) => units.map(({ unit }) => unit));

  it("15.7, 15.7.4 a German ship leaves wherever it is in the fortnight that lists it, and in no other", () => {
    const atSea = (number: number): Snapshot =>
      withForce(ending(number), "axis", "narvik_group", { station: "at_sea", at: "0713", block: 9 });
    const listed = play("endPhase", atSea(11), {}, CHITS).snapshot;
    expect(named(listed, "axis")).not.toContain("lutzow");
    expect(listed.campaign?.played.at(-1)?.vp).toBe(0);
    expect(named(play("endPhase", atSea(13), {}, CHITS).snapshot, "axis")).toContain("lutzow");
  });

  it("15.7.1 air units that are listed leave for good, those of their kind that are not listed stay", () => {
    const base = { base: "banak" };
    const state = withOwn(ending(15), "axis", {
      aircraft: [
        plane("ju87_1", "ju87r", 2, base),
        plane("ju87_2", "ju87r", 2, base),
        plane("ju88_1", "ju88a4", 2, base),
      ],
    });
    const after = play("endPhase", state, {}, CHITS).snapshot;
    const left = after.sides.axis.aircraft.filter(({ unit }) => ["ju87r", "ju88a4"].includes(unit));
    expect(left.map(({ unit }) => unit)).toEqual(["ju87r"]);
  });
});

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

describe("15.7 withdrawals", () => {
  /** Carries the phase out. */
  const carriedOut = (state: Snapshot, dice: readonly number[] = []): Snapshot =>
    play("endPhase", state, {}, dice).snapshot;

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
    const state = withBerthed(only(endOfFortnight(12), "allied", "convoy_pq_17"), "allied", "reykjavik", [
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

describe("15.7.2, 15.7.3 a withdrawal is judged at the end of the last Allied player phase", () => {
  const atSea = (units: Force["units"]): Snapshot => {
    const [model] = endOfFortnight(12, "allied").sides.allied.forces.filter(({ kind }) => kind === "task_force");
    const stray: Force = { ...(model as Force), id: "stray", station: "at_sea", at: "0410", block: 9, units };
    return withOwn(endOfFortnight(12, "allied"), "allied", { forces: [stray] });
  };

  it("15.7.3 American ships that come home after it still cost their point", () => {
    const state = atSea([ship("tuscaloosa", 3), ship("dd_us", 2)]);
    const home = play("returnForce", state, { force: "stray", port: "scapa_flow" }).snapshot;
    const after = play("endPhase", play("endPhase", home, {}).snapshot, {}).snapshot;
    expect(whereIs(after, "tuscaloosa")).toEqual([]);
    expect(points(after)).toBe(-3);
  });

  it("15.7.2 a British ship at sea has missed its withdrawal, and no other that was at sea goes for it", () => {
    const base = atSea([ship("nigeria", 4), ship("sheffield", 4)]);
    const ice = structuredClone(base.ice);
    for (const zone of Object.values(ice)) zone.fixed = true;
    const state = { ...inFortnight(base, 11), ice };
    const home = play("returnForce", state, { force: "stray", port: "scapa_flow" }).snapshot;
    const after = play("endPhase", play("endPhase", home, {}).snapshot, {}, [25, 24, 1]).snapshot;
    expect(whereIs(after, "nigeria")).toEqual(["scapa_flow 4"]);
    expect(whereIs(after, "sheffield")).toEqual(["scapa_flow 4"]);
    expect(points(after)).toBe(-2);
  });
});
