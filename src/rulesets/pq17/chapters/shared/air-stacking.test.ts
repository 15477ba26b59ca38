import { describe, expect, it } from "vitest";
import { plane } from "../../../../../test/fixtures/pq17/air-kit";
import { endOfFortnight } from "../../../../../test/fixtures/pq17/campaign-kit";
import { withOwnCampaign } from "../../../../../test/fixtures/pq17/campaign-positions";
import { chit } from "../../../../../test/fixtures/pq17/conditions-kit";
import { fortnightOver, planningInJuly } from "../../../../../test/fixtures/pq17/own-lists";
import { play, refused, table, withOwn } from "../../../../../test/fixtures/pq17/table";
import { adjudicate } from "../../../../core/engine/adjudicate";
import { impossible } from "../../../../core/request/impossible";
import { pack } from "../../charts/pack";
import { pq17 } from "../../index";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import type { Aircraft } from "../1-2-forces/state";

const LIMIT = pack.charts.LIMITS.facts.airStepsPerBase;

/** Air units of two steps at a base, to so many steps. */
function atBase(base: string, steps: number, unit = "ju88a4"): Aircraft[] {
  return Array.from({ length: Math.ceil(steps / 2) }, (_, index) =>
    plane(`${base}_${index}`, unit, Math.min(2, steps - 2 * index), { base }),
  );
}

const withAircraft = (state: Snapshot, side: Side, ...aircraft: Aircraft[][]): Snapshot =>
  withOwn(state, side, { aircraft: aircraft.flat() });

const faultsOf = (state: Snapshot) =>
  impossible(pq17.invariants, state, pack.charts).map(({ code, pointer }) => [code, pointer]);

/** Steps at every airbase of a side that holds some. */
function stepsOf(state: Snapshot, side: Side): Record<string, number> {
  const steps: Record<string, number> = {};
  for (const { base, cs, damaged } of state.sides[side].aircraft)
    if (base !== null) steps[base] = (steps[base] ?? 0) + cs + damaged;
  return steps;
}

describe("1.5.1 air stacking: a snapshot", () => {
  const overfull = [["AIR_OVERFULL", "/snapshot/sides/axis/aircraft"]];

  it("holds 20 steps at a base, Interceptors and damaged steps included, and no more", () => {
    const state = table("air_move", "axis");
    expect(LIMIT).toBe(20);
    expect(faultsOf(withAircraft(state, "axis", atBase("banak", LIMIT)))).toEqual([]);
    expect(faultsOf(withAircraft(state, "axis", atBase("banak", LIMIT + 1)))).toEqual(overfull);
    const guard = plane("guard", "bf109", 1, { base: "banak", interceptor: true });
    expect(faultsOf(withAircraft(state, "axis", atBase("banak", LIMIT), [guard]))).toEqual(overfull);
    const hurt = plane("hurt", "ju88a4", 0, { base: "banak", damaged: 1 });
    expect(faultsOf(withAircraft(state, "axis", atBase("banak", LIMIT), [hurt]))).toEqual(overfull);
    expect(faultsOf(withAircraft(state, "axis", atBase("banak", LIMIT), atBase("bardufoss", LIMIT)))).toEqual([]);
  });

  it("holds as many steps aboard a carrier as its counter says", () => {
    const state = table("air_move");
    const aboard = (steps: number) =>
      withAircraft(state, "allied", [
        ...atBase("", steps, "albacore").map((each) => ({ ...each, base: null, carrier: "victorious" })),
      ]);
    expect(faultsOf(aboard(6))).toEqual([]);
    expect(faultsOf(aboard(7))).toEqual([["AIR_OVERFULL", "/snapshot/sides/allied/aircraft"]]);
  });

  it("says so in the answer, at the aircraft of the side", () => {
    const snapshot = withAircraft(table("air_move", "axis"), "axis", atBase("banak", 24));
    const answer = adjudicate(pq17, { operation: "endPhase", snapshot, input: {}, dice: [] });
    expect(answer).toMatchObject({
      kind: "MALFORMED",
      faults: [
        {
          code: "AIR_OVERFULL",
          pointer: "/snapshot/sides/axis/aircraft",
          message: "Banak holds 24 steps of aircraft; at most 20 are allowed (1.5.1).",
        },
      ],
    });
  });
});

describe("1.5.1, E-130 later arrivals", () => {
  /** The Axis event of reinforcements, which brings two steps to Banak. */
  const arrive = (...aircraft: Aircraft[][]) => {
    const state = withAircraft(table("random_event", "axis"), "axis", ...aircraft);
    const reinforcements = state.sides.axis.reinforcements.filter(({ at }) => at === "banak");
    return play("resolveRandomEvent", withOwn(state, "axis", { reinforcements }), {}, [9, 3]);
  };

  it("stay at their base while it has room", () => {
    const { snapshot, outcome, rulings } = arrive(atBase("banak", LIMIT - 2));
    expect(outcome).toMatchObject({ event: "reinforcements", applied: true });
    expect(stepsOf(snapshot, "axis")).toEqual({ banak: LIMIT });
    expect(rulings).not.toContain("E-130");
  });

  it("go to the nearest base with room from one that is full", () => {
    const { snapshot, rulings } = arrive(atBase("banak", LIMIT - 1));
    expect(stepsOf(snapshot, "axis")).toEqual({ banak: LIMIT - 1, tromso_see: 2 });
    expect(rulings).toContain("E-130");
    const farther = arrive(atBase("banak", LIMIT), atBase("tromso_see", LIMIT));
    expect(stepsOf(farther.snapshot, "axis")).toEqual({ banak: LIMIT, tromso_see: LIMIT, bardufoss: 2 });
  });

  it("do not come when no base has room", () => {
    const bases = pack.charts.AIRBASES.facts.bases.filter(({ side }) => side === "axis");
    const { snapshot, outcome } = arrive(...bases.map(({ id }) => atBase(id, LIMIT)));
    expect(outcome).toMatchObject({ event: "reinforcements" });
    expect(Object.values(stepsOf(snapshot, "axis"))).toEqual(bases.map(() => LIMIT));
  });

  it("12.4 Bomber Command finds room elsewhere when Wick is full", () => {
    const night = { ...table("random_event"), light: { am: "night", pm: "night" } } as const;
    const state = withOwn(chit(night, "allied", "A", "bomber_command"), "allied", {
      photos: [{ turn: 3, port: "trondheim", heavy: ["tirpitz"], types: [] }],
      aircraft: atBase("wick", LIMIT, "hampden"),
    });
    const { snapshot, rulings } = play("callBombers", state, {});
    expect(stepsOf(snapshot, "allied")).toEqual({ wick: LIMIT, sumburgh: 6 });
    expect(rulings).toContain("E-130");
  });

  it("15.6.3 a unit at a full base takes no replacement", () => {
    const weak = (base: string) => plane("weak", "ju88a4", 1, { base });
    const short = (base: string): Snapshot =>
      withOwnCampaign(withAircraft(endOfFortnight(10), "axis", atBase("banak", LIMIT - 1), [weak(base)]), "axis", {
        replacements: [{ units: ["ju88a4"], cs: 1 }],
      });
    expect(play("replaceAircraft", short("bardufoss"), { aircraft: "weak" }).outcome).toMatchObject({ cs: 2 });
    const reserve = plane("banak_0", "ju88a4", 2, { base: "banak" });
    expect(refused("replaceAircraft", short("banak"), { aircraft: reserve.id }).code).toBe("NOTHING_TO_REPLACE");
  });

  it("15.6.5 an upgrade brings no more steps than its base has room for", () => {
    const old = plane("sb2_1", "sb2", 1, { base: "vaenga", lost: 1 });
    const after = fortnightOver(withAircraft(planningInJuly, "allied", [old], atBase("vaenga", LIMIT - 1, "pe2")));
    expect(after.sides.allied.aircraft.find(({ id }) => id === "sb2_1")).toMatchObject({ unit: "pe2", cs: 1 });
  });

  it("1.1.2 Interceptors of another date bring the steps that fit", () => {
    const AIRBASES = structuredClone(pack.charts.AIRBASES);
    const vaenga = AIRBASES.facts.bases.find(({ id }) => id === "vaenga")!;
    vaenga.interceptors = [{ unit: "hurricane_vvs", cs: 2, from: "1942-08-I", to: null }];
    const state = withAircraft(endOfFortnight(10), "allied", atBase("vaenga", LIMIT - 1, "pe2"));
    const snapshot = { ...state, campaign: state.campaign && { ...state.campaign, months: 6 } };
    const answer = adjudicate(pq17, {
      operation: "endPhase",
      snapshot,
      input: {},
      seed: "guard",
      charts: { AIRBASES },
    });
    if (answer.kind !== "RESOLUTION") throw new Error(JSON.stringify(answer).slice(0, 500));
    const { aircraft } = (answer.snapshot as Snapshot).sides.allied;
    expect(aircraft.filter(({ interceptor }) => interceptor)).toMatchObject([{ unit: "hurricane_vvs", cs: 1 }]);
    expect(answer.audit).toContainEqual(expect.objectContaining({ kind: "ruling", ruling: "E-130" }));
  });
});
