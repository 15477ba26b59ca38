import { describe, expect, test } from "vitest";
import { type HomeCase, home, play, refusal } from "../../../../../test/fixtures/hunters/home";
import { torpedoesAboard } from "../4-setup/torpedo-load";
import { computeRefit } from "./compute-refit";

const refit = (given: HomeCase, dice: number[] = []) => play(home(given), computeRefit, {}, dice);

const three = ["periscope", "fuel_tanks", "dive_planes"] as const;

describe("10.10 how long a refit takes", () => {
  test("10.10.3 the rulebooks' example: three systems and five hull boxes keep a Type VII in port for four months", () => {
    const { snapshot, outcome } = refit({ boat: "VIIC", month: "1941-09", broken: [...three], hull: 5 });
    expect(outcome).toMatchObject({ delay: 4, patrolMonths: 0, month: "1942-02", phase: "port", boatDue: "none" });
    expect(snapshot.log[0]).toMatchObject({ result: "S", refitMonths: 4, patrolMonths: 0 });
  });

  test("10.10.1 an undamaged Type VII sails again in the second month after", () => {
    expect(refit({ month: "1940-12" }).outcome).toMatchObject({ delay: 1, month: "1941-02" });
  });

  test("10.10.2 two systems cost nothing, and more than three no more than three", () => {
    expect(refit({ broken: ["periscope", "radio"] }).outcome.delay).toBe(1);
    expect(refit({ broken: [...three, "radio", "batteries", "hydrophones", "deck_gun"] }).outcome.delay).toBe(2);
  });

  test.each([
    [1, 2],
    [3, 2],
    [4, 3],
    [5, 3],
    [6, 3],
    [7, 4],
  ])("10.10.3 %i hull boxes make a refit of %i months", (hull, delay) => {
    expect(refit({ hull }).outcome.delay).toBe(delay);
  });

  test("10.10.6 the rulebook's example: a Type IX of September is at sea in October and sails again in December", () => {
    const { snapshot, outcome } = refit({ boat: "IXA", month: "1940-09", area: "british_isles" });
    expect(outcome).toMatchObject({ patrolMonths: 1, delay: 1, month: "1940-12" });
    expect(snapshot.log[0]).toMatchObject({ patrolMonths: 1, refitMonths: 1 });
  });

  test("10.10.6 a VIID takes the second month as well", () => {
    expect(refit({ boat: "VIID", month: "1942-09" }).outcome).toMatchObject({ patrolMonths: 1, month: "1942-12" });
  });

  test("10.8.6 a Type IX that turns back before the middle of its track takes one month (E-19)", () => {
    const abort = (atCheck: number) => ({
      boat: "IXA" as const,
      patrol: { abort: { reason: "voluntary" as const, atCheck } },
    });
    const early = refit(abort(4));
    expect([early.outcome.patrolMonths, early.outcome.month, early.rulings]).toEqual([0, "1941-11", ["E-19"]]);
    expect(refit(abort(5)).outcome.patrolMonths).toBe(1);
  });

  test("E-18 a VIID that turns back early keeps its second month, unless ruled otherwise", () => {
    const early: HomeCase = { boat: "VIID", month: "1942-09", patrol: { abort: { reason: "fuel_tanks", atCheck: 2 } } };
    expect(refit(early).outcome.patrolMonths).toBe(1);
    expect(refit(early).rulings).toContain("E-18");
    const base = home(early);
    const ruled = { ...base, rulings: { ...base.rulings, midpointRuleForVIID: true } };
    expect(play(ruled, computeRefit, {}).outcome.patrolMonths).toBe(0);
  });

  test("14.9.6 a resupply takes one month more", () => {
    expect(refit({ patrol: { resupplied: true } }).outcome).toMatchObject({ patrolMonths: 1, month: "1941-12" });
    expect(refit({ boat: "IXC", patrol: { resupplied: true } }).outcome.patrolMonths).toBe(2);
  });

  test("11.2.1 from Korvettenkapitaen on a refit of three months or more takes one less", () => {
    const asKKpt = (hull: number, rank: "KptLt" | "KKpt" | "KptzS" = "KKpt") => refit({ hull, kommandant: { rank } });
    expect(asKKpt(0).outcome.delay).toBe(1);
    expect(asKKpt(3).outcome.delay).toBe(2);
    expect(asKKpt(6).outcome.delay).toBe(2);
    expect(asKKpt(7).outcome.delay).toBe(3);
    expect(asKKpt(6, "KptLt").outcome.delay).toBe(3);
    expect(asKKpt(6, "KptzS").rulings).toEqual(["E-75"]);
  });
});

describe("10.10.5, 11.4.2 five months", () => {
  const wreck: HomeCase = { broken: [...three], hull: 7 };

  test("11.4.2 a boat that needs five months is replaced, and the refit waits for the choice", () => {
    const { snapshot, outcome } = refit(wreck);
    expect(outcome).toMatchObject({ boatDue: "five_months", delay: 1, phase: "boat_choice", month: "1941-11" });
    expect(snapshot.refit).toMatchObject({ boatDue: "five_months", delay: 1, patrolMonths: 0 });
    expect(snapshot.boat.hull).toBe(7);
  });

  test("10.10.5 the second printing tests for five months before the rank shortens them, the first after", () => {
    const rank = { rank: "KKpt" as const };
    expect(refit({ ...wreck, kommandant: rank }).outcome).toMatchObject({ boatDue: "five_months", delay: 1 });
    const first = refit({ ...wreck, edition: "first", kommandant: rank }).outcome;
    expect(first).toMatchObject({ boatDue: "none", delay: 4, month: "1942-02" });
    expect(refit({ ...wreck, edition: "first" }).outcome.boatDue).toBe("five_months");
  });

  test("10.9.4 a rescued Kommandant waits for a boat whatever the old one needed (E-21)", () => {
    const recoveries = { kmdt: 0, wo1: 0, wo2: 0, li: 0, doctor: 0, crew1: 0, crew2: 0, crew3: 0, crew4: 0 };
    const rescue = { boatDue: "rescued" as const, delay: 0, patrolMonths: 0, promotionChecked: false, recoveries };
    const { outcome } = refit({ refit: rescue, hull: 7, wounds: { kmdt: "SW" } }, [3]);
    expect(outcome).toMatchObject({ boatDue: "rescued", delay: 3, phase: "boat_choice", month: "1942-01" });
  });
});

test("10.10 a refit happens in port only", () => {
  expect(refusal({ ...home(), phase: "at_sea" }, computeRefit, {}).code).toBe("OUT_OF_TURN");
  const over = refit({ month: "1943-06" }, [6]).snapshot;
  expect(refusal(over, computeRefit, {}).code).toBe("GAME_OVER");
});

test("6.1.3 the boat leaves the yard as new, fully loaded", () => {
  const base = home({ hull: 4, broken: ["periscope"], wounds: { crew1: "LW", agent: "SW" } });
  const empty = { fwd1: "mine", fwd2: "empty", fwd3: "empty", fwd4: "G7e", aft1: "empty", aft2: null } as const;
  const spent = {
    tubes: empty,
    fwdReloads: { G7a: 0, G7e: 1 },
    aftReloads: { G7a: 0, G7e: 0 },
    deckGunAmmo: 2,
    flooding: 3,
  };
  const { snapshot } = play({ ...base, boat: { ...base.boat, ...spent } }, computeRefit, {});
  expect(torpedoesAboard(snapshot)).toEqual({ G7a: 8, G7e: 6 });
  expect(snapshot.boat).toMatchObject({ hull: 0, flooding: 0, deckGunAmmo: 10, mineBay: 0 });
  expect(snapshot.boat.systems.periscope).toBe("ok");
  expect(new Set(Object.values(snapshot.crew.wounds))).toEqual(new Set(["none"]));
  expect([snapshot.patrol, snapshot.engagement, snapshot.refit, snapshot.phase]).toEqual([null, null, null, "port"]);
});
