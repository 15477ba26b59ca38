import { describe, expect, test } from "vitest";
import { type HomeCase, home, play } from "../../../../../test/fixtures/hunters/home";
import { computeRefit } from "./compute-refit";

const refit = (given: HomeCase, dice: number[] = []) => play(home(given), computeRefit, {}, dice);

const labels = (played: ReturnType<typeof refit>) =>
  played.audit.flatMap((entry) => (entry.kind === "roll" ? [entry.label] : []));

describe("10.11 recovery", () => {
  test("10.11 each seriously wounded man rolls, in the order of the crew; light wounds heal and the dead are replaced", () => {
    const wounds = { crew2: "SW", wo1: "SW", li: "LW", crew1: "KIA", doctor: "LW" } as const;
    const played = refit({ wounds, hull: 3 }, [2, 3]);
    expect(labels(played)).toEqual(["recovery", "recovery"]);
    expect(played.outcome).toMatchObject({ delay: 2, replaced: ["crew1", "crew2"] });
    expect(new Set(Object.values(played.snapshot.crew.wounds))).toEqual(new Set(["none"]));
  });

  test("10.11.2 an Experte whose recovery is longer than the refit is lost, one who recovers in time is not", () => {
    const both = { wounds: { li: "SW" }, experte: { li: true } } as const;
    expect(refit({ ...both }, [2]).snapshot.crew.experte.li).toBe(false);
    const kept = refit({ ...both, hull: 1 }, [2]);
    expect([kept.snapshot.crew.experte.li, kept.outcome.replaced]).toEqual([true, []]);
  });

  test("10.11 a dead Experte is lost and a lightly wounded one is kept", () => {
    const played = refit({ wounds: { li: "KIA", doctor: "LW" }, experte: { li: true, doctor: true } });
    expect(played.snapshot.crew.experte).toMatchObject({ li: false, doctor: true });
  });

  test("10.11 the boat waits for its Kommandant, and the others' recoveries gain from it (E-22)", () => {
    const played = refit({ wounds: { kmdt: "SW", li: "SW" }, experte: { li: true } }, [4, 4]);
    expect(played.outcome).toMatchObject({ delay: 4, month: "1942-02", replaced: [], boatDue: "none" });
    expect(played.snapshot.crew.experte.li).toBe(true);
    expect(played.rulings).toContain("E-22");
  });

  test("E-22 a Type IX's second month at sea gives no time to recover", () => {
    const played = refit({ boat: "IXC", wounds: { li: "SW" }, experte: { li: true } }, [2]);
    expect(played.outcome).toMatchObject({ delay: 1, patrolMonths: 1, replaced: ["li"] });
    expect(played.rulings).toContain("E-22");
  });

  test("10.11.1 an Experte doctor takes a month off every recovery unless he is out himself", () => {
    const cared = refit({ wounds: { kmdt: "SW", li: "SW" }, experte: { doctor: true } }, [1, 2]);
    expect(cared.outcome).toMatchObject({ delay: 1, replaced: [] });
    const alone = refit({ wounds: { kmdt: "SW", doctor: "SW" }, experte: { doctor: true } }, [2, 3]);
    expect(alone.outcome).toMatchObject({ delay: 2, replaced: ["doctor"] });
    expect(alone.snapshot.crew.experte.doctor).toBe(false);
  });

  test("11.1.6 a second officer Experte moves up for a first officer who is lost", () => {
    const { crew } = refit({ wounds: { wo1: "KIA" }, experte: { wo2: true } }).snapshot;
    expect(crew.experte).toMatchObject({ wo1: true, wo2: false });
    const { crew: both } = refit({ wounds: { wo1: "KIA" }, experte: { wo1: true, wo2: true } }).snapshot;
    expect(both.experte).toMatchObject({ wo1: true, wo2: false });
  });

  test("11.1.6 a second officer who is no Experte, or is lost too, does not move up", () => {
    expect(refit({ wounds: { wo1: "KIA" } }).snapshot.crew.experte.wo1).toBe(false);
    const gone = refit({ wounds: { wo1: "KIA", wo2: "KIA" }, experte: { wo1: true, wo2: true } });
    expect(gone.outcome.replaced).toEqual(["wo1", "wo2"]);
    expect(gone.snapshot.crew.experte).toMatchObject({ wo1: false, wo2: false });
  });
});

describe("10.11.4 a Kommandant out for five months or more", () => {
  const experte = { wo1: true, wo2: true, li: true, doctor: false };

  test("10.11.4 a Kommandant out for five months gets another boat and a new Trained crew, and sails when he is well", () => {
    const wounds = { kmdt: "SW", crew1: "SW" } as const;
    const played = refit({ wounds, experte, quality: "elite", hull: 7 }, [5]);
    expect(played.outcome).toMatchObject({ boatDue: "kommandant", delay: 5, month: "1942-03", phase: "boat_choice" });
    expect(played.outcome.replaced).toHaveLength(8);
    expect(played.snapshot.crew).toMatchObject({
      quality: "trained",
      experte: { wo1: false, wo2: false, li: false, doctor: false },
      wounds: { kmdt: "SW", crew1: "none" },
    });
    expect(played.snapshot.refit?.recoveries).toMatchObject({ kmdt: 5, crew1: 0 });
  });

  test("10.11.4 nobody else's recovery is rolled, and no officer leaves, once the whole crew changes", () => {
    const played = refit({ wounds: { kmdt: "SW", li: "SW", crew4: "SW" }, experte }, [6]);
    expect(labels(played)).toEqual(["recovery"]);
    expect(played.outcome.delay).toBe(6);
  });

  test("10.11.1 an Experte doctor may save the Kommandant his boat and crew", () => {
    const played = refit({ wounds: { kmdt: "SW" }, experte: { doctor: true } }, [5]);
    expect(played.outcome).toMatchObject({ boatDue: "none", delay: 4 });
  });

  test("11.1.4 the new crew pays for no failures, but advances after a third success", () => {
    const failed = refit({ ships: 0, failureStreak: 2, wounds: { kmdt: "SW" } }, [5]);
    expect([failed.snapshot.crew.quality, failed.snapshot.failureStreak]).toEqual(["trained", 0]);
    const success = refit({ successes: 2, wounds: { kmdt: "SW" } }, [5, 1]);
    expect(success.snapshot.crew.experte.li).toBe(true);
  });

  test("10.9.4 a rescued Kommandant who needs five months gets a new crew too", () => {
    const recoveries = { kmdt: 0, wo1: 0, wo2: 0, li: 0, doctor: 0, crew1: 0, crew2: 0, crew3: 0, crew4: 0 };
    const rescue = { boatDue: "rescued" as const, delay: 0, patrolMonths: 0, promotionChecked: false, recoveries };
    expect(refit({ refit: rescue, wounds: { kmdt: "SW" } }, [6]).outcome).toMatchObject({
      boatDue: "kommandant",
      delay: 6,
    });
  });
});
