import { describe, expect, test } from "vitest";
import { type HomeCase, home } from "../../../../../test/fixtures/hunters/home";
import { play, rolled } from "../../../../../test/fixtures/hunters/table";

/** A refit after the successes given, each of them on the log. */
function refit(given: HomeCase, dice: number[] = []) {
  const months = ["1941-05", "1941-06", "1941-07"].slice(0, given.successes ?? 0);
  const state = home({ startMonth: months[0] ?? given.month ?? "1941-09", ...given });
  const earlier = months.map((month) => ({ ...state.log[0]!, month, result: "S" as const }));
  return play("computeRefit", { ...state, log: [...earlier, ...state.log] }, {}, dice);
}

describe("10.3.3 hull damage in the yard", () => {
  test("10.3.3 costs a month for every three boxes or part of them", () => {
    const months = [0, 1, 3, 4, 6, 7].map((hull) => refit({ hull }).snapshot.month);
    expect(months).toEqual(["1941-11", "1941-12", "1941-12", "1942-01", "1942-01", "1942-02"]);
  });
});

describe("10.10.7 recovery and refit", () => {
  const hurt: HomeCase = { wounds: { li: "SW", wo2: "LW" }, experte: { li: true } };

  test("10.10.7 a man who needs three months is back after a refit of three", () => {
    const { snapshot } = refit({ ...hurt, hull: 4 }, [3]);
    expect(snapshot).toMatchObject({ month: "1942-01", crew: { wounds: { li: "none", wo2: "none" } } });
    expect(snapshot.crew.experte.li).toBe(true);
  });

  test("10.10.7 the boat does not wait for him when it is ready sooner", () => {
    const { snapshot } = refit({ ...hurt, hull: 1 }, [3]);
    expect(snapshot).toMatchObject({ month: "1941-12", crew: { wounds: { li: "none" } } });
    expect(snapshot.crew.experte.li).toBe(false);
  });
});

describe("11.1 advancement", () => {
  const third: HomeCase = { successes: 2, month: "1941-09" };

  test("11.1.1 goes to one man, or to the crew as a whole", () => {
    const nobody = { li: false, doctor: false, wo1: false, wo2: false };
    const crews = [1, 2, 3, 4, 5].map((die) => refit(third, [die]).snapshot.crew);
    expect(crews.map(({ experte }) => experte)).toEqual([
      { ...nobody, li: true },
      { ...nobody, doctor: true },
      { ...nobody, wo1: true },
      { ...nobody, wo2: true },
      nobody,
    ]);
    expect(crews.map(({ quality }) => quality)).toEqual(["trained", "trained", "trained", "trained", "veteran"]);
  });

  test("11.1.7 the third success counts though a new crew and a new boat come with it", () => {
    const played = refit({ ...third, wounds: { kmdt: "SW" } }, [5, 1]);
    expect(rolled(played, "recovery")).toHaveLength(1);
    expect(played.snapshot).toMatchObject({ phase: "boat_choice", successes: 3 });
    expect(played.snapshot.crew.experte.li).toBe(true);
    const { snapshot } = play("chooseBoat", played.snapshot, { boat: "VIIC" });
    expect(snapshot).toMatchObject({ phase: "port", successes: 3 });
  });

  test("11.1.7 a failure does not set the count back", () => {
    const failed = refit({ successes: 2, ships: 0 }).snapshot;
    expect(failed.successes).toBe(2);
    expect(refit({ successes: 3 }).snapshot.successes).toBe(4);
  });
});

describe("11.4.1 the Kommandant's recovery", () => {
  const decorated: HomeCase = { quality: "elite", experte: { li: true }, wounds: { kmdt: "SW" } };

  test("11.4.1 five months bring another boat and another crew", () => {
    const { snapshot } = refit(decorated, [5]);
    expect(snapshot).toMatchObject({ phase: "boat_choice", refit: { boatDue: "kommandant" } });
    expect(snapshot.crew).toMatchObject({ quality: "trained", experte: { li: false } });
  });

  test("11.4.1 four months do not", () => {
    const { snapshot } = refit(decorated, [4]);
    expect(snapshot).toMatchObject({ phase: "port", month: "1942-02", boat: { type: "VIIC" } });
    expect(snapshot.crew).toMatchObject({ quality: "elite", experte: { li: true }, wounds: { kmdt: "none" } });
  });
});
