import { describe, expect, test } from "vitest";
import { type HomeCase, home, play, refusal } from "../../../../../test/fixtures/hunters/home";
import type { Snapshot } from "../../snapshot";
import type { BoatType } from "../../vocabulary";
import { computeRefit } from "../10-10-refit/compute-refit";
import { resolveBoatRequest } from "./operations";

const one = { boatRequests: 1 };

const back = (given: HomeCase, dice: number[] = []) =>
  play(home({ boat: "VIIB", month: "1941-03", kommandant: one, ...given }), computeRefit, {}, dice);

const ask = (state: Snapshot, boat: BoatType | null, dice: number[] = []) =>
  play(state, resolveBoatRequest, { boat }, dice);

describe("11.4.3 requests for a newer boat", () => {
  test("11.4.3 the refit stops where a saved request could bring a newer model", () => {
    expect(back({}).outcome).toMatchObject({ phase: "boat_request", month: "1941-05", boatDue: "none" });
    expect(back({ kommandant: { boatRequests: 0 } }).outcome.phase).toBe("port");
  });

  test("11.4.3 the refit does not stop when no newer model of the class is in service (E-68)", () => {
    expect(back({ boat: "VIIB", month: "1940-07" }).outcome.phase).toBe("port");
    expect(back({ boat: "VIIB", month: "1940-08" }).outcome.phase).toBe("boat_request");
    expect(back({ boat: "VIIC", month: "1941-03" }).outcome.phase).toBe("port");
    expect(back({ boat: "IXC", month: "1943-03", startMonth: "1943-01" }).outcome.phase).toBe("port");
  });

  test("11.4.3 a decoration brings the request in its own refit", () => {
    const { snapshot, outcome } = back({ earlierTons: 99000, kommandant: {} });
    expect(outcome).toMatchObject({ awards: ["KC"], phase: "boat_request" });
    expect(snapshot.kommandant.boatRequests).toBe(1);
  });

  test("11.4.3 the request may be saved", () => {
    const { snapshot, outcome } = ask(back({}).snapshot, null);
    expect(outcome).toMatchObject({ request: "saved", boat: "VIIB", month: "1941-05", phase: "port" });
    expect(snapshot.kommandant.boatRequests).toBe(1);
  });

  test("11.4.3 a request is granted on 1 to 3 and used up either way (E-26)", () => {
    const granted = ask(back({}).snapshot, "VIIC", [3]);
    expect(granted.outcome).toMatchObject({ request: "granted", boat: "VIIC" });
    expect(granted.snapshot.boat.type).toBe("VIIC");
    expect(granted.snapshot.kommandant.boatRequests).toBe(0);
    const refused = ask(back({}).snapshot, "VIIC", [4]);
    expect(refused.outcome).toMatchObject({ request: "refused", boat: "VIIB" });
    expect(refused.snapshot.kommandant.boatRequests).toBe(0);
    expect(refused.rulings).toEqual(["E-68", "E-26"]);
  });

  test("11.4.3 the new boat sails after a month, whatever the old one still needed", () => {
    const { snapshot, outcome } = ask(back({ hull: 6 }).snapshot, "VIIC", [1]);
    expect(outcome.month).toBe("1941-05");
    expect(snapshot.log[0]?.refitMonths).toBe(1);
    expect(ask(back({ hull: 6 }).snapshot, "VIIC", [6]).outcome.month).toBe("1941-07");
  });

  test("10.11.2 men who would have been fit for the old boat stay behind, and a second officer moves up", () => {
    const given: HomeCase = { hull: 6, wounds: { wo1: "SW", li: "SW" }, experte: { wo2: true, li: true } };
    const state = back(given, [3, 2]).snapshot;
    expect(state.refit?.recoveries).toMatchObject({ wo1: 3, li: 2 });
    const { snapshot, outcome } = ask(state, "VIIC", [1]);
    expect(outcome.replaced).toEqual(["wo1", "li"]);
    expect(snapshot.crew.experte).toEqual({ wo1: true, wo2: false, li: false, doctor: false });
    expect(ask(state, null).snapshot.crew.experte).toMatchObject({ wo1: false, wo2: true, li: true });
  });

  test("11.1.6 a second officer who moved up while hurt stays behind as well", () => {
    const state = back({ hull: 6, wounds: { wo1: "KIA", wo2: "SW" }, experte: { wo2: true } }, [2]).snapshot;
    expect(state.crew).toMatchObject({ experte: { wo1: true, wo2: false }, wounds: { wo1: "SW", wo2: "none" } });
    const { snapshot, outcome } = ask(state, "VIIC", [1]);
    expect([outcome.replaced, snapshot.crew.experte.wo1]).toEqual([["wo1"], false]);
  });

  test("11.4.3 the boat still waits for its Kommandant", () => {
    const state = back({ hull: 6, wounds: { kmdt: "SW" } }, [2]).snapshot;
    expect(ask(state, "VIIC", [1]).outcome.month).toBe("1941-06");
  });

  test("11.4.5 a limited model needs a second roll, and the latest standard one comes if it fails", () => {
    const state = back({ boat: "VIIC", month: "1942-03" }).snapshot;
    expect(ask(state, "VIID", [1, 2]).outcome).toMatchObject({ request: "granted", boat: "VIID" });
    expect(ask(state, "VIID", [1, 3]).outcome).toMatchObject({ request: "granted", boat: "VIIC" });
    expect(ask(state, "VIID", [4]).outcome).toMatchObject({ request: "refused", boat: "VIIC" });
  });

  test("11.4.4 other classes, older and later models are closed", () => {
    const state = back({}).snapshot;
    expect(refusal(state, resolveBoatRequest, { boat: "IXB" }).code).toBe("OTHER_CLASS");
    expect(refusal(state, resolveBoatRequest, { boat: "VIIA" }).code).toBe("NOT_NEWER_MODEL");
    expect(refusal(state, resolveBoatRequest, { boat: "VIID" }).code).toBe("BOAT_NOT_AVAILABLE");
  });

  test("11.4 a granted request ends a posting in the second printing, not in the first", () => {
    const north: HomeCase = { area: "arctic", posting: "arctic", month: "1942-03" };
    expect(ask(back(north).snapshot, "VIIC", [1]).snapshot.boat.posting).toBe("none");
    expect(ask(back({ ...north, edition: "first" }).snapshot, "VIIC", [1]).snapshot.boat.posting).toBe("arctic");
    expect(ask(back(north).snapshot, "VIIC", [4]).snapshot.boat.posting).toBe("arctic");
  });

  test("5.1.2 a new boat can save a career whose refit would have ended it; the last check then waits", () => {
    const late: HomeCase = { month: "1943-04", startMonth: "1943-01", hull: 6 };
    const { snapshot, outcome } = back(late);
    expect(outcome).toMatchObject({ phase: "boat_request", month: "1943-08" });
    expect(ask(snapshot, "VIIC", [1]).outcome).toMatchObject({ month: "1943-06", phase: "port", promotion: "not_due" });
    const over = ask(snapshot, "VIIC", [6, 4]).outcome;
    expect(over).toMatchObject({ month: "1943-06", phase: "over", fate: "time_expired", promotion: "promoted" });
    expect(ask(snapshot, null, [5]).outcome).toMatchObject({ phase: "over", promotion: "not_promoted" });
  });
});
