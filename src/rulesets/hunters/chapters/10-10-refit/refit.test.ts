import { describe, expect, test } from "vitest";
import { type HomeCase, home } from "../../../../../test/fixtures/hunters/home";
import { careerBackInPort } from "../../../../../test/fixtures/hunters/positions";
import { play, rolled, sectionsOf } from "../../../../../test/fixtures/hunters/table";
import { pack } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";
import { type CareerPlan, freshCareer } from "../4-setup/fresh-career";

/** A refit after the successes given, each of them on the log. */
function refit(given: HomeCase, dice: number[] = []) {
  const months = ["1941-05", "1941-06", "1941-07"].slice(0, given.successes ?? 0);
  const state = home({ startMonth: months[0] ?? given.month ?? "1941-09", ...given });
  const earlier = months.map((month) => ({ ...state.log[0]!, month, result: "S" as const }));
  return play("computeRefit", { ...state, log: [...earlier, ...state.log] }, {}, dice);
}

/** A boat back from the British Isles with two ships sunk. */
function back(plan: CareerPlan, boat: Partial<Snapshot["boat"]> = {}): Snapshot {
  const career = careerBackInPort(pack.charts, plan, { area: "british_isles", mission: null });
  return { ...career, boat: { ...career.boat, ...boat } };
}

describe("10.3.3 hull damage in the yard", () => {
  test("10.3.3 hull damage costs a month in the yard for every three boxes or part of them", () => {
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

  test("10.10.7 the boat does not wait for a wounded man when its refit is shorter", () => {
    const { snapshot } = refit({ ...hurt, hull: 1 }, [3]);
    expect(snapshot).toMatchObject({ month: "1941-12", crew: { wounds: { li: "none" } } });
    expect(snapshot.crew.experte.li).toBe(false);
  });
});

describe("11.1 advancement", () => {
  const third: HomeCase = { successes: 2, month: "1941-09" };

  test("11.1.1 advancement goes to one man, or to the crew as a whole", () => {
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

  test("11.4.1 a recovery of five months brings the Kommandant another boat and another crew", () => {
    const { snapshot } = refit(decorated, [5]);
    expect(snapshot).toMatchObject({ phase: "boat_choice", refit: { boatDue: "kommandant" } });
    expect(snapshot.crew).toMatchObject({ quality: "trained", experte: { li: false } });
  });

  test("11.4.1 a recovery of four months leaves him boat and crew", () => {
    const { snapshot } = refit(decorated, [4]);
    expect(snapshot).toMatchObject({ phase: "port", month: "1942-02", boat: { type: "VIIC" } });
    expect(snapshot.crew).toMatchObject({ quality: "elite", experte: { li: true }, wounds: { kmdt: "none" } });
  });
});

describe("the sentences of the audit", () => {
  test("11.1.5, 11.1.6, 10.11.4 a man who leaves is replaced by the rule that takes him away", () => {
    const gone = play("computeRefit", home({ experte: { wo1: true, wo2: true } }), {}, [6]);
    expect(sectionsOf(gone, "EXPERTE_LOST")).toEqual(["11.1.5", "11.1.6"]);
    const crew = play("computeRefit", home({ wounds: { kmdt: "SW", li: "KIA" }, experte: { li: true } }), {}, [6]);
    expect(sectionsOf(crew, "EXPERTE_LOST")).toEqual(["10.11.4"]);
    const killed = play("computeRefit", home({ wounds: { li: "KIA" }, experte: { li: true } }), {}, []);
    expect(sectionsOf(killed, "EXPERTE_LOST")).toEqual(["10.11.2"]);
  });
});

describe("the sentences of the audit", () => {
  test("14.9.6 the extra month of a Type VII is cited by its resupply, that of a Type IX by its range", () => {
    const months = (boat: "VIIC" | "IXC", resupplied: boolean) =>
      sectionsOf(play("computeRefit", home({ boat, patrol: { resupplied } }), {}), "PATROL_MONTHS");
    expect(months("VIIC", true)).toEqual(["14.9.6"]);
    expect(months("IXC", true)).toEqual(["10.10.6"]);
    expect(months("IXC", false)).toEqual(["10.10.6"]);
  });
});

describe("worked examples: refit", () => {
  test.each([
    [5, 2],
    [7, 3],
  ])("10.10.3 hull damage of %i boxes makes the refit %i months longer", (hull, longer) => {
    const plan: CareerPlan = { boat: "VIIC" };
    const sound = play("computeRefit", back(plan), {}).outcome.delay as number;
    expect(play("computeRefit", back(plan, { hull }), {}).outcome.delay).toBe(sound + longer);
  });
});

describe("worked examples: months in the yard", () => {
  test("10.10.3 a Type VII with three systems out and five hull boxes is four months in the yard", () => {
    const { systems } = freshCareer(pack.charts, { boat: "VIIC" }).boat;
    const out = { periscope: "inoperable", fuel_tanks: "inoperable", dive_planes: "inoperable" } as const;
    const state = back({ boat: "VIIC" }, { hull: 5, systems: { ...systems, ...out } });
    const { snapshot, outcome } = play("computeRefit", state, {});
    expect(outcome).toMatchObject({ delay: 4, boatDue: "none", month: "1941-03" });
    expect(snapshot.log[0]).toMatchObject({ month: "1940-10", patrolMonths: 0, refitMonths: 4 });
  });

  test("10.10.6 a Type IX of September is still at sea in October, in the yard in November and sails in December", () => {
    const { snapshot } = play("computeRefit", back({ boat: "IXB", startMonth: "1940-09" }), {});
    expect(snapshot.log[0]).toMatchObject({ month: "1940-09", patrolMonths: 1, refitMonths: 1 });
    expect(snapshot.month).toBe("1940-12");
  });
});
