import { describe, expect, test } from "vitest";
import type { HomeCase } from "../../../../../test/fixtures/hunters/home";
import { home, play } from "../../../../../test/fixtures/hunters/home";
import { computeRefit } from "../10-10-refit/compute-refit";

const refit = (given: HomeCase, dice: number[] = []) => play(home(given), computeRefit, {}, dice);

describe("7.5 how a patrol is judged", () => {
  test("7.5.2 one ship sunk is a success, none is a failure", () => {
    const success = refit({ ships: 2, failureStreak: 2 });
    expect(success.outcome).toMatchObject({ result: "S", ships: 2, tons: 2000 });
    expect(success.snapshot).toMatchObject({ successes: 1, failureStreak: 0 });
    expect(success.snapshot.kommandant).toMatchObject({ periodShips: 2, periodFailures: 0 });
    const failure = refit({ ships: 0, failureStreak: 1 });
    expect(failure.outcome.result).toBe("F");
    expect(failure.snapshot).toMatchObject({ successes: 0, failureStreak: 2 });
    expect(failure.snapshot.kommandant).toMatchObject({ periodShips: 0, periodFailures: 1 });
  });

  test("9.2.6 a ship only damaged makes no success", () => {
    const damaged = { type: "tanker" as const, name: null, tons: 9000, sunk: false };
    expect(refit({ ships: [damaged] }).outcome).toMatchObject({ result: "F", ships: 0, tons: 0 });
  });

  test("7.4.4 a mission is judged by itself, though its ships count", () => {
    const mission = { boat: "VIIB" as const, month: "1940-05", area: "british_isles" as const, mission: "M" as const };
    const done = refit({ ...mission, ships: 0, patrol: { missionState: "done" } });
    expect(done.outcome.result).toBe("S");
    for (const missionState of ["pending", "failed"] as const) {
      const failed = refit({ ...mission, ships: 3, patrol: { missionState } });
      expect(failed.outcome).toMatchObject({ result: "F", ships: 3 });
      expect(failed.snapshot.kommandant).toMatchObject({ periodShips: 3, periodFailures: 1 });
    }
  });

  test("7.3.4 a boat that has passed Gibraltar is posted to the Mediterranean", () => {
    const south: HomeCase = { area: "mediterranean", patrol: { firstMediterranean: true } };
    expect(refit({ ...south, mediterraneanPassed: true }).snapshot.boat.posting).toBe("mediterranean");
    expect(refit(south).snapshot.boat.posting).toBe("none");
    expect(refit({ mediterraneanPassed: true }).snapshot.boat.posting).toBe("none");
  });
});
