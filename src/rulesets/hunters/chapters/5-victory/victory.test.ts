import { describe, expect, test } from "vitest";
import type { HomeCase } from "../../../../../test/fixtures/hunters/home";
import { home } from "../../../../../test/fixtures/hunters/home";
import { exampleDetection } from "../../../../../test/fixtures/hunters/positions";
import type { engaged } from "../../../../../test/fixtures/hunters/table";
import { aboard, play, tankers, withShips } from "../../../../../test/fixtures/hunters/table";

const refit = (given: HomeCase, dice: number[] = []) => play("computeRefit", home(given), {}, dice);

const three = ["periscope", "fuel_tanks", "dive_planes"] as const;

const search = (state: Parameters<typeof engaged>[0], dice: number[]) =>
  play("resolveDepthCharge", state, { exceedTestDepth: false }, dice);

describe("5.1, 5.2 the end and its level", () => {
  const doomed = aboard(exampleDetection(), { hull: 7 });
  // Detected on 9 with 2 of modifiers, one hit, on the last of eight hull boxes.
  const loss = [5, 4, 1, 3, 3, 3];

  test("5.1.4 a boat lost has its level of victory at once", () => {
    const { snapshot, outcome } = play(
      "resolveDepthCharge",
      withShips(doomed, tankers(6)),
      { exceedTestDepth: false },
      loss,
    );
    expect(outcome).toMatchObject({ phase: "over", fate: "sunk_hull" });
    expect(snapshot.end).toMatchObject({ tons: 54_000, victory: "draw" });
  });

  test("5.2.1 the ships sunk on every patrol count, damaged ones do not", () => {
    const now = withShips(doomed, [...tankers(2), ...tankers(8, false)]);
    const first = { ...now.log[0]!, month: "1941-01", result: "S" as const, ships: tankers(4) };
    const career = { ...now, startMonth: "1941-01", log: [first, now.log[0]!] };
    const { snapshot } = play("resolveDepthCharge", career, { exceedTestDepth: false }, loss);
    expect(snapshot.end).toMatchObject({ tons: 54_000, victory: "draw" });
  });
});

describe("5.1.3 the Kommandant's end", () => {
  test("5.1.3 killed by the first of three hits, he ends the game before the second", () => {
    const { snapshot, outcome } = search(exampleDetection(), [5, 4, 3, 4, 1, 3, 1, 1, 6]);
    expect(outcome).toMatchObject({ phase: "over", fate: "kmdt_kia", damage: ["crew_injury"] });
    expect(snapshot.end?.month).toBe("1941-05");
  });

  test("5.1.3 a Kommandant taken prisoner, scuttled or captured, ends the game", () => {
    const low = aboard(exampleDetection(), { flooding: 7 });
    expect(search(low, [5, 4, 1, 3, 1, 2, 1, 1]).outcome).toMatchObject({ phase: "over", fate: "scuttled_pow" });
    expect(search(low, [5, 4, 1, 3, 1, 2, 6, 6]).outcome).toMatchObject({ phase: "over", fate: "captured" });
  });
});

describe("5.1 the end", () => {
  test("5.1.2 no patrol starts after June 1943", () => {
    expect(refit({ month: "1943-04", startMonth: "1943-01" }).outcome).toMatchObject({
      month: "1943-06",
      phase: "port",
    });
    const { snapshot, outcome } = refit({ month: "1943-05", startMonth: "1943-01", earlierTons: 99000 }, [6]);
    expect(outcome).toMatchObject({ month: "1943-06", phase: "over", fate: "time_expired", awards: ["KC"] });
    expect(snapshot.end).toEqual({ fate: "time_expired", month: "1943-06", tons: 100000, victory: "marginal_victory" });
    expect([snapshot.patrol, snapshot.refit]).toEqual([null, null]);
  });

  test("5.1.2 a boat due too late for another patrol is not asked for", () => {
    const { outcome } = refit({ month: "1943-05", startMonth: "1943-01", hull: 7, broken: [...three] }, [6]);
    expect(outcome).toMatchObject({ boatDue: "five_months", phase: "over", promotion: "not_promoted" });
  });
});
