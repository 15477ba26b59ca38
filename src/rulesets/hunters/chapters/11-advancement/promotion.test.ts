import { describe, expect, test } from "vitest";
import { type HomeCase, home, play } from "../../../../../test/fixtures/hunters/home";
import { careerBackInPort } from "../../../../../test/fixtures/hunters/positions";
import { answered, gist, play as playByName } from "../../../../../test/fixtures/hunters/table";
import { pack } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";
import { type CareerPlan, freshCareer } from "../4-setup/fresh-career";
import { computeRefit } from "../10-10-refit/compute-refit";

const refit = (given: HomeCase, dice: number[] = []) => play(home(given), computeRefit, {}, dice);

/** A VIIB that started in September 1939 and whose refit reaches the first check. */
const due: HomeCase = { boat: "VIIB", startMonth: "1939-09", month: "1940-07" };

const drms = (played: ReturnType<typeof refit>) =>
  played.audit.flatMap((entry) =>
    entry.kind === "roll" && entry.label === "promotion" ? entry.modifiers.map(({ code, value }) => [code, value]) : [],
  );

/** A boat back from the British Isles with two ships sunk. */
function back(plan: CareerPlan, boat: Partial<Snapshot["boat"]> = {}): Snapshot {
  const career = careerBackInPort(pack.charts, plan, { area: "british_isles", mission: null });
  return { ...career, boat: { ...career.boat, ...boat } };
}

/** The same snapshot on a patrol of another month, which is the first. */
function inMonth(snapshot: Snapshot, month: string): Snapshot {
  return { ...snapshot, startMonth: month, month, log: snapshot.log.map((row) => ({ ...row, month })) };
}

describe("11.2.3 promotion", () => {
  test("11.2.3 the rulebooks' example: who started in September 1939 is checked in September 1940 and every year", () => {
    expect(refit({ ...due, month: "1940-06" }).outcome.promotion).toBe("not_due");
    const first = refit(due, [4]);
    expect(first.outcome).toMatchObject({ promotion: "promoted", rank: "KKpt", month: "1940-09" });
    expect(first.snapshot.kommandant.nextPromotionCheck).toBe("1941-09");
    const { nextPromotionCheck } = refit(
      { ...due, month: "1941-07", kommandant: { nextPromotionCheck: "1941-09" } },
      [4],
    ).snapshot.kommandant;
    expect(nextPromotionCheck).toBe("1942-09");
  });

  test("11.2.4 a 5 fails and changes nothing but the next check", () => {
    const failed = refit(due, [5]);
    expect(failed.outcome).toMatchObject({ promotion: "not_promoted", rank: "KptLt" });
    expect(failed.snapshot.kommandant.nextPromotionCheck).toBe("1941-09");
    expect(failed.rulings).toEqual(["E-38"]);
  });

  test("11.2.3 ten ships and an award lower the promotion roll, a failed patrol raises it", () => {
    const periods = { periodShips: 19, periodAwards: 1, periodFailures: 1 };
    const played = refit({ ...due, kommandant: periods }, [6]);
    expect(drms(played)).toEqual([
      ["PROMO_AWARD", -1],
      ["PROMO_TEN_SHIPS", -2],
      ["PROMO_FAILED_PATROL", 1],
    ]);
    expect(played.outcome.promotion).toBe("promoted");
    expect(played.rulings).toContain("E-59");
  });

  test("E-59 only full groups of ten count, the ships of this patrol among them (E-39)", () => {
    expect(drms(refit({ ...due, kommandant: { periodShips: 8 } }, [1]))).toEqual([]);
    expect(drms(refit({ ...due, ships: 2, kommandant: { periodShips: 8 } }, [1]))).toEqual([["PROMO_TEN_SHIPS", -1]]);
  });

  test("D15 an award of this refit counts in its check", () => {
    const royalOak = { type: "capital_ship" as const, name: "BB Royal Oak", tons: 29100, sunk: true };
    const played = refit({ ...due, ships: [royalOak] }, [5]);
    expect(played.outcome).toMatchObject({ awards: ["KC"], promotion: "promoted" });
    expect(played.rulings).toContain("D15");
  });

  test("11.2.3 a failure of this patrol counts, and after the check the counts begin anew", () => {
    const played = refit({ ...due, ships: 0, kommandant: { periodShips: 12, periodAwards: 2 } }, [6]);
    expect(drms(played)).toContainEqual(["PROMO_FAILED_PATROL", 1]);
    expect(played.snapshot.kommandant).toMatchObject({ periodShips: 0, periodAwards: 0, periodFailures: 0 });
  });

  test("11.2.4 a Kapitaen zur See rolls no more", () => {
    const top = refit({ ...due, kommandant: { rank: "KptzS", periodShips: 7 } });
    expect([top.outcome.promotion, top.outcome.rank, top.dice]).toEqual(["not_promoted", "KptzS", []]);
    expect(top.snapshot.kommandant).toMatchObject({ nextPromotionCheck: "1941-09", periodShips: 0 });
  });

  test("11.2.1 a rank won in this refit does not shorten it", () => {
    expect(refit({ ...due, hull: 6 }, [1]).outcome).toMatchObject({ rank: "KKpt", delay: 3 });
  });
});

describe("11.2.3 the last check", () => {
  const last: HomeCase = { boat: "VIIC", month: "1943-05", startMonth: "1943-01" };

  test("11.2.3 everybody alive in June 1943 is checked once more", () => {
    const end = refit(last, [4]);
    expect(end.outcome).toMatchObject({ promotion: "promoted", rank: "KKpt", phase: "over" });
    expect(end.rulings).toEqual(["E-83", "E-40"]);
  });

  test("E-38 a check of the same refit is the last one too", () => {
    const yearly = refit({ ...last, startMonth: "1942-06" }, [5]);
    expect(yearly.outcome).toMatchObject({ promotion: "not_promoted", phase: "over" });
    expect(yearly.dice).toEqual([5]);
    expect(yearly.rulings).toEqual(["E-38", "E-83"]);
  });

  test("11.2.3 a check of an earlier refit does not spare the last one", () => {
    const both = refit({ ...last, startMonth: "1942-04", kommandant: { nextPromotionCheck: "1944-04" } }, [4]);
    expect(both.outcome.promotion).toBe("promoted");
  });
});

describe("11.2.3, E-38 the final promotion check", () => {
  test("11.2.3 the final check is made though a new boat sailed early, before the month of a check already rolled", () => {
    // The refit before rolled the check of 1943-01 for a boat due in 1943-02; the new boat sailed in 1942-12 instead.
    const state = home({
      month: "1942-12",
      startMonth: "1942-01",
      area: "british_isles",
      mission: "A",
      ships: 0,
      wounds: { kmdt: "SW" },
      kommandant: { nextPromotionCheck: "1944-01" },
      patrol: { missionState: "done" },
    });
    const answer = answered(state, "computeRefit", {}, [6, 1]);
    expect(gist(answer)).toBe("RESOLUTION");
    expect(answer.outcome.promotion).toBe("promoted");
  });
});

describe("worked example: examinations", () => {
  test("11.2.3 who started in September 1939 is examined in September 1940, 1941 and 1942 and in June 1943", () => {
    let career = freshCareer(pack.charts, { boat: "VIIB" });
    const advanced = 6;
    const refits: readonly (readonly [string, readonly number[], object])[] = [
      ["1940-05", [], { month: "1940-07", promotion: "not_due" }],
      ["1940-07", [5], { month: "1940-09", promotion: "not_promoted" }],
      ["1941-05", [advanced], { month: "1941-07", promotion: "not_due" }],
      ["1941-07", [5], { month: "1941-09", promotion: "not_promoted" }],
      ["1942-05", [], { month: "1942-07", promotion: "not_due" }],
      ["1942-07", [advanced, 5], { month: "1942-09", promotion: "not_promoted" }],
      ["1943-05", [4], { phase: "over", promotion: "promoted", rank: "KKpt" }],
    ];
    for (const [month, dice, outcome] of refits) {
      const { phase, patrol, log } = inMonth(back({ boat: "VIIB" }), month);
      const home = { ...career, month, phase, patrol, log: [...career.log, ...log] };
      const played = playByName("computeRefit", home, {}, dice);
      expect(played.outcome).toMatchObject(outcome);
      career = played.snapshot;
    }
    expect(career.kommandant.nextPromotionCheck).toBe("1943-09");
  });
});
