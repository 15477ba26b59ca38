import { describe, expect, test } from "vitest";
import { type HomeCase, home, picks, play, refusal } from "../../../../../test/fixtures/hunters/home";
import { sectionsOf } from "../../../../../test/fixtures/hunters/table";
import { pack } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";
import type { BoatType } from "../../vocabulary";
import { torpedoesAboard } from "../4-setup/torpedo-load";
import { computeRefit } from "../10-10-refit/compute-refit";
import { chooseBoat } from "./operations";

const wreck: HomeCase = { hull: 7, broken: ["periscope", "radio", "batteries"] };

const waiting = (given: HomeCase, dice: number[] = []): Snapshot =>
  play(home({ ...wreck, ...given }), computeRefit, {}, dice).snapshot;

const choose = (state: Snapshot, boat: BoatType, dice: number[] = []) => play(state, chooseBoat, { boat }, dice);

const latest = (boat: BoatType, month: string): unknown => {
  const legality = chooseBoat.legality(waiting({ boat, month }), charts);
  return legality.legal ? (legality.input.schema.properties as { boat: unknown }).boat : undefined;
};

const { charts } = pack;

describe("11.4.5 the latest standard model", () => {
  test.each([
    ["VIIA", "1939-11", "VIIB"],
    ["VIIB", "1940-07", "VIIB"],
    ["VIIA", "1940-08", "VIIC"],
    ["IXA", "1939-12", "IXA"],
    ["IXA", "1940-01", "IXB"],
    ["IXB", "1941-01", "IXB"],
    ["IXB", "1941-02", "IXC"],
  ] as const)("11.4.5 for a %s that sailed in %s it is the %s (E-27)", (boat, month, model) => {
    expect(latest(boat, month)).toEqual({ const: model });
  });

  test("E-28 limited models of the class may be tried for once in service", () => {
    expect(latest("VIIB", "1941-11")).toEqual({ enum: ["VIIC", "VIID"] });
    expect(latest("VIIC", "1943-03")).toEqual({ enum: ["VIIC", "VIID", "VIIC_FLAK"] });
  });

  test("11.4.4 boats that cannot be had are closed, each for its reason", () => {
    const state = waiting({ boat: "VIIB", month: "1942-03" });
    expect(refusal(state, chooseBoat, { boat: "IXC" }).citation.section).toBe("11.4.4");
    expect(refusal(state, chooseBoat, { boat: "VIIC_FLAK" }).code).toBe("BOAT_NOT_AVAILABLE");
    expect(refusal(state, chooseBoat, { boat: "VIIA" }).code).toBe("NOT_LATEST_MODEL");
    expect(refusal(home(), chooseBoat, { boat: "VIIC" }).code).toBe("OUT_OF_TURN");
  });
});

describe("11.4.2 taking over the new boat", () => {
  test("11.4.2 the new boat sails after one month with the same crew, clean and fully loaded", () => {
    const experte = { wo1: false, wo2: true, li: true, doctor: false };
    const state = waiting({ boat: "VIIA", month: "1941-03", quality: "veteran", experte });
    const { snapshot, outcome } = choose(state, "VIIC");
    expect(outcome).toMatchObject({ boat: "VIIC", granted: true, month: "1941-05", phase: "port" });
    expect(snapshot.crew).toMatchObject({ quality: "veteran", experte });
    expect(snapshot.boat).toMatchObject({ type: "VIIC", hull: 0, deckGunAmmo: 10 });
    expect(torpedoesAboard(snapshot)).toEqual({ G7a: 8, G7e: 6 });
    expect(snapshot.log[0]).toMatchObject({ boat: "VIIA", refitMonths: 1 });
  });

  test("11.4.2 men who need longer than the one month are replaced, and the new boat waits for the Kommandant", () => {
    const wounds = { kmdt: "SW", li: "SW", doctor: "SW" } as const;
    const state = waiting({ wounds, experte: { li: true } }, [2, 3, 2]);
    expect(state.crew.wounds).toMatchObject({ li: "none", doctor: "SW" });
    const { snapshot, outcome } = choose(state, "VIIC");
    expect(outcome.month).toBe("1941-12");
    expect(snapshot.crew.experte.li).toBe(false);
    expect(new Set(Object.values(snapshot.crew.wounds))).toEqual(new Set(["none"]));
  });

  test.each([
    [2, "VIID", true],
    [3, "VIIC", false],
  ] as const)("11.4.5 a limited model comes on 1 or 2: a %i brings the %s", (die, boat, granted) => {
    const { snapshot, outcome, rulings } = choose(waiting({ boat: "VIIB", month: "1942-03" }), "VIID", [die]);
    expect(outcome).toMatchObject({ boat, granted });
    expect(snapshot.boat.type).toBe(boat);
    expect(rulings).toEqual(["E-27", "E-28"]);
  });

  test("11.4.7 a VIIC Flak has its own guns and no deck gun", () => {
    const { snapshot } = choose(waiting({ month: "1943-03", startMonth: "1943-01" }), "VIIC_FLAK", [1]);
    expect(snapshot.boat.systems).toMatchObject({ deck_gun: "absent", flak_20mm: "absent", flak_37mm: "ok" });
    expect([snapshot.boat.deckGunAmmo, snapshot.boat.fwdReloads]).toEqual([0, { G7a: 0, G7e: 0 }]);
  });

  test("10.11.4 after five months the Kommandant sails in the latest model of the month after his recovery", () => {
    const state = waiting({ boat: "IXA", month: "1940-10", hull: 0, broken: [], wounds: { kmdt: "SW" } }, [5]);
    expect(state.refit).toMatchObject({ boatDue: "kommandant", delay: 5, patrolMonths: 1 });
    const { snapshot, outcome } = choose(state, "IXC");
    expect(outcome).toMatchObject({ boat: "IXC", month: "1941-05" });
    expect(snapshot.boat.tubes.aft2).toBe("G7a");
  });

  test("11.4 a new boat is sound by the rule that brings it; no repair of the old one is recorded", () => {
    const state = home({ boat: "VIIB", month: "1942-03", hull: 7, broken: ["radio", "periscope", "batteries"] });
    const refit = play(state, computeRefit, {}, []);
    const taken = choose(refit.snapshot, "VIIC");
    expect(sectionsOf(taken, "REPAIRED")).toEqual([]);
    expect(new Set(sectionsOf(taken, "NEW_BOAT"))).toEqual(new Set(["11.4"]));
    expect(taken.snapshot.boat).toMatchObject({ hull: 0, systems: { radio: "ok", periscope: "ok", batteries: "ok" } });
  });
});

describe("11.4 permanent postings of a boat replaced", () => {
  const south: HomeCase = { area: "mediterranean", posting: "mediterranean", mediterraneanPassed: true };

  test("10.10.5 a boat replaced after five months is no longer posted, in either printing", () => {
    for (const edition of ["first", "second"] as const) {
      const { snapshot, outcome } = choose(waiting({ ...south, edition }), "VIIC");
      expect(outcome.postingEnded).toBe(true);
      expect(snapshot.boat).toMatchObject({ posting: "none", mediterraneanPassed: false });
    }
  });

  test("11.4 a boat replaced for another reason is no longer posted in the second printing only", () => {
    const hurt: HomeCase = { hull: 0, broken: [], wounds: { kmdt: "SW" } };
    const second = choose(waiting({ ...south, ...hurt }, [5]), "VIIC");
    expect(second.snapshot.boat).toMatchObject({ posting: "none", mediterraneanPassed: false });
    const first = choose(waiting({ ...south, ...hurt, edition: "first" }, [5]), "VIIC");
    expect(first.snapshot.boat).toMatchObject({ posting: "mediterranean", mediterraneanPassed: true });
    expect(first.outcome.postingEnded).toBe(false);
  });

  test("7.3.2 a type that is never sent to the Mediterranean ends that posting in any printing", () => {
    const hurt: HomeCase = { hull: 0, broken: [], wounds: { kmdt: "SW" }, month: "1942-01", edition: "first" };
    const { snapshot } = choose(waiting({ ...south, ...hurt }, [5]), "VIID", [1]);
    expect(snapshot.boat).toMatchObject({ type: "VIID", posting: "none", mediterraneanPassed: false });
  });

  test("10.9.4 a boat lost inside the Mediterranean leaves its Kommandant a boat that has not passed Gibraltar", () => {
    const recoveries = { kmdt: 0, wo1: 0, wo2: 0, li: 0, doctor: 0, crew1: 0, crew2: 0, crew3: 0, crew4: 0 };
    const refit = { boatDue: "rescued" as const, delay: 0, patrolMonths: 0, promotionChecked: false, recoveries };
    const lost: HomeCase = { area: "mediterranean", mediterraneanPassed: true, edition: "first", refit };
    const { snapshot } = choose(waiting(lost), "VIIC");
    expect(snapshot.boat).toMatchObject({ posting: "none", mediterraneanPassed: false });
  });
});

test("11.4 every boat drawn is legal", () => {
  const legality = chooseBoat.legality(waiting({ month: "1943-03", startMonth: "1943-01" }), charts);
  if (!legality.legal) throw new Error("The operation is closed.");
  const drawn = new Set<unknown>();
  for (let draw = 0; draw < 50; draw += 1) {
    const input = legality.input.draw(picks(draw));
    expect(legality.input.check(input)).toBeUndefined();
    drawn.add(input.boat);
  }
  expect(drawn.size).toBe(3);
});
