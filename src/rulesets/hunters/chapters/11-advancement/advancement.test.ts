import { describe, expect, test } from "vitest";
import { type HomeCase, home, play } from "../../../../../test/fixtures/hunters/home";
import { answered, gist } from "../../../../../test/fixtures/hunters/table";
import { computeRefit } from "../10-10-refit/compute-refit";

const refit = (given: HomeCase, dice: number[] = []) => play(home(given), computeRefit, {}, dice);

const out = (wound: "SW" | "KIA") => ({ crew1: wound, crew2: wound, crew3: wound, crew4: wound });

describe("11.1 crew advancement", () => {
  test.each([
    [1, "li_experte", "li"],
    [2, "doctor_experte", "doctor"],
    [3, "wo1_experte", "wo1"],
    [4, "wo2_experte", "wo2"],
  ] as const)("11.1 after a third success a %i makes an Experte: %s", (die, advancement, man) => {
    const { snapshot, outcome } = refit({ successes: 2 }, [die]);
    expect(outcome.advancement).toBe(advancement);
    expect(Object.entries(snapshot.crew.experte).filter(([, experte]) => experte)).toEqual([[man, true]]);
  });

  test.each([5, 6])("11.1.3 a %i raises the crew: Trained to Veteran, Veteran to Elite, no further", (die) => {
    expect(refit({ successes: 5 }, [die]).outcome.quality).toBe("veteran");
    expect(refit({ successes: 5, quality: "veteran" }, [die]).outcome.quality).toBe("elite");
    const top = refit({ successes: 5, quality: "elite" }, [die]);
    expect([top.outcome.quality, top.rulings]).toEqual(["elite", ["E-60"]]);
    expect(refit({ successes: 5, quality: "green" }, [die]).outcome.quality).toBe("trained");
  });

  test("11.1.2 an Experte named again changes nothing and is not rolled again", () => {
    const { snapshot, rulings } = refit({ successes: 2, experte: { li: true } }, [1]);
    expect(snapshot.crew.experte).toEqual({ wo1: false, wo2: false, li: true, doctor: false });
    expect(rulings).toEqual(["E-60"]);
  });

  test("11.1 only a third success brings an advancement roll", () => {
    expect(refit({ successes: 1 }).outcome.advancement).toBeNull();
    expect(refit({ successes: 3, ships: 0 }).outcome.advancement).toBeNull();
  });

  test("11.1 nothing is rolled when no result could change anything", () => {
    const experte = { wo2: true, li: true, doctor: true };
    const nothing = refit({ successes: 2, quality: "elite", experte: { ...experte, wo1: true } }, [1]);
    expect([nothing.outcome.advancement, nothing.dice]).toEqual([null, [1]]);
    expect(refit({ successes: 2, quality: "elite", experte }, [3]).snapshot.crew.experte.wo1).toBe(true);
  });
});

describe("11.1.4 losses of quality", () => {
  test("11.1.4 all four generic boxes out cost a level, never below Trained (E-23)", () => {
    expect(refit({ quality: "elite", wounds: out("KIA") }).outcome.quality).toBe("veteran");
    expect(refit({ quality: "veteran", wounds: out("SW") }, [1, 1, 1, 1]).outcome).toMatchObject({
      quality: "trained",
      replaced: [],
    });
    expect(refit({ quality: "trained", wounds: out("KIA") }).outcome.quality).toBe("trained");
    expect(refit({ quality: "green", wounds: out("KIA") }).outcome.quality).toBe("green");
  });

  test("10.11.3 the same four men replaced cost no second level (E-23)", () => {
    const { outcome, rulings } = refit({ quality: "elite", wounds: out("SW") }, [2, 3, 4, 5]);
    expect([outcome.quality, outcome.replaced]).toEqual(["veteran", ["crew1", "crew2", "crew3", "crew4"]]);
    expect(rulings).toContain("E-23");
  });

  test("11.1.4 three men out cost nothing", () => {
    expect(refit({ quality: "elite", wounds: { ...out("KIA"), crew4: "LW" } }).outcome.quality).toBe("elite");
  });

  test("11.1.4 a third failure in a row costs a level, down to Green, and the count begins anew (E-61)", () => {
    const third = refit({ ships: 0, failureStreak: 2 });
    expect([third.outcome.quality, third.snapshot.failureStreak, third.rulings]).toEqual(["green", 0, ["E-61"]]);
    expect(refit({ ships: 0, failureStreak: 2, quality: "green" }).outcome.quality).toBe("green");
    expect(refit({ ships: 0, failureStreak: 1 }).outcome.quality).toBe("trained");
  });

  test("E-23 a crew out on a third failure loses two levels", () => {
    expect(refit({ ships: 0, failureStreak: 2, quality: "elite", wounds: out("KIA") }).outcome.quality).toBe("trained");
    expect(refit({ ships: 0, failureStreak: 2, quality: "veteran", wounds: out("KIA") }).outcome.quality).toBe("green");
  });
});

describe("11.1.5 the first officer", () => {
  test("11.1.5 an Experte first officer leaves on a 6", () => {
    const gone = refit({ experte: { wo1: true } }, [6]);
    expect([gone.outcome.firstOfficerLeft, gone.snapshot.crew.experte.wo1]).toEqual([true, false]);
    const stays = refit({ experte: { wo1: true } }, [5]);
    expect([stays.outcome.firstOfficerLeft, stays.snapshot.crew.experte.wo1]).toEqual([false, true]);
  });

  test("11.1.6 a second officer Experte takes his place", () => {
    expect(refit({ experte: { wo1: true, wo2: true } }, [6]).snapshot.crew.experte).toMatchObject({
      wo1: true,
      wo2: false,
    });
  });

  test("11.1.5 an Experte who has just become first officer does not leave", () => {
    expect(refit({ wounds: { wo1: "KIA" }, experte: { wo1: true, wo2: true } }, []).outcome.firstOfficerLeft).toBe(
      false,
    );
  });

  test("11.1.5 an Experte first officer leaves before the crew advances", () => {
    const { snapshot, dice } = refit({ successes: 2, experte: { wo1: true } }, [6, 3]);
    expect([snapshot.crew.experte.wo1, dice]).toEqual([true, [6, 3]]);
  });

  test("11.1.5 the 1WO's own boat is not rolled for when the career ends in this refit anyway", () => {
    const state = home({ month: "1943-06", startMonth: "1942-07", experte: { wo1: true } });
    const answer = answered(state, "computeRefit", {}, [1]);
    expect(gist(answer)).toBe("RESOLUTION");
  });
});
