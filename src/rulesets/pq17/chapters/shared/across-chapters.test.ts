import { describe, expect, it } from "vitest";
import { rolled } from "../../../../../test/fixtures/kit";
import { plane, ship, unitOf } from "../../../../../test/fixtures/pq17/air-kit";
import {
  contextOn,
  force,
  inWeather,
  only,
  play,
  refused,
  table,
  withDeck,
  withForce,
  withOwn,
} from "../../../../../test/fixtures/pq17/table";
import { cloneJson } from "../../../../core/audit/canonical";
import { adjudicate } from "../../../../core/engine/adjudicate";
import { airbaseOf, interceptorsAt, pack } from "../../charts/pack";
import { pq17 } from "../../index";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import { destinationsOf } from "../15-campaign/berth";
import { campaignAt, inFortnight, withOwnCampaign, withWaitingConvoy } from "./examples-campaign";

const { facts } = pack.charts.DECKS;

/** A card of the Allied deck that damages so many ships, without a "+X". */
const damaging = (hits: number): number =>
  facts.allied.find(({ damage, plus }) => damage === hits && plus === 0)?.no ?? 0;

describe("1.4, 1.5 ships and aircraft", () => {
  it("1.4.2 an oiler that is used up refuels nobody until it has been resupplied in port", () => {
    const units = [ship("gray_ranger", 1, { oil: 0, marks: ["oiler_exhausted"] }), ship("tb_old", 1)];
    const state = withForce(only(table("move_refuel"), "allied", "tf_oiler"), "allied", "tf_oiler", { units });
    expect(refused("refuelForce", state, { force: "tf_oiler" }).code).toBe("OILERS_SHORT");
    const lying = withForce(state, "allied", "tf_oiler", { station: "in_port", at: "reykjavik", block: null });
    const waiting = play("refuelForce", lying, { force: "tf_oiler" }).snapshot;
    const filled = play("endPhase", { ...waiting, phase: "combine", phasing: "axis" }, {}).snapshot;
    const [oiler] = force(filled, "allied", "tf_oiler").units;
    expect(oiler).toMatchObject({ oil: 10, marks: [] });
    const out = withForce(state, "allied", "tf_oiler", { units: [oiler!, ship("tb_old", 1)] });
    expect(play("refuelForce", out, { force: "tf_oiler" }).outcome).toMatchObject({ force: "tf_oiler" });
  });

  it("1.5.1 a scenario puts no more than 20 steps at a base, Interceptors included", () => {
    const kirkenes = airbaseOf(pack.charts, "kirkenes_air");
    const waiting = interceptorsAt(kirkenes, pack.charts.SCENARIOS.facts.scenarios[0]!.fortnight);
    const idle = waiting.reduce((sum, { cs }) => sum + cs, 0);
    expect(idle).toBeGreaterThan(0);
    const withSteps = (steps: number) => {
      const chart = cloneJson(pack.charts.SCENARIOS);
      const [first] = chart.facts.scenarios;
      if (first === undefined) throw new Error("There is no scenario.");
      first.airUnits = first.airUnits.filter(({ base }) => base !== "kirkenes_air");
      const units = Array.from({ length: Math.ceil(steps / 2) }, (_, no) => ({
        unit: "ju88a4",
        cs: Math.min(2, steps - 2 * no),
      }));
      first.airUnits.push({ side: "axis", base: "kirkenes_air", units });
      const charts = { SCENARIOS: chart };
      return adjudicate(pq17, { operation: "new", input: { scenario: first.id }, dice: [26, 25], charts });
    };
    expect(withSteps(20 - idle).kind).toBe("RESOLUTION");
    expect(withSteps(21 - idle)).toMatchObject({ kind: "MALFORMED", faults: [{ code: "AIR_OVERFULL" }] });
  });

  it("1.5.3 an Interceptor rises and fires like any fighter, and is hit like one", () => {
    const base = { base: "kirkenes_air" };
    const out = { base: null, carrier: "victorious", hex: "0816", mission: "attack" } as const;
    const fight = (interceptor: boolean) => {
      const allied = withOwn(table("air_combat"), "allied", { aircraft: [plane("fulmar_1", "fulmar", 2, out)] });
      const state = withOwn(allied, "axis", { aircraft: [plane("bf109_1", "bf109", 2, { ...base, interceptor })] });
      const input = { target: "airbase:kirkenes_air", groups: [["fulmar_1"]] };
      const declared = play("declareAirAttack", state, input).snapshot;
      return play("scrambleFighters", declared, { aircraft: ["bf109_1"] }, [9, 0, 0, 9]);
    };
    expect(fight(true).outcome).toEqual(fight(false).outcome);
    expect(fight(true).rolls).toEqual(fight(false).rolls);
    expect(unitOf(fight(true).snapshot, "allied", "fulmar_1").cs).toBe(1);
    expect(unitOf(fight(true).snapshot, "axis", "bf109_1").cs).toBe(1);
  });
});

describe("4 initiative and command at the start of an operation", () => {
  const begun = play("new", undefined, { scenario: "pq_17" }, [26, 25]);

  it("4.1.1 is with the Allies in an operation, so that the Axis sets up first", () => {
    expect(begun.snapshot).toMatchObject({ initiative: "allied", phase: "prep_setup_1", phasing: "axis" });
    expect(begun.outcome).toMatchObject({ setsUpFirst: "axis" });
  });

  it("4.3.1 Home Fleet has 8 points; the other commands have what the scenario gives", () => {
    const { allied, axis } = begun.snapshot.sides;
    const points = [...allied.command, ...axis.command].map(({ pool, available }) => [pool, available]);
    const scenario = pack.charts.SCENARIOS.facts.scenarios.find(({ id }) => id === "pq_17");
    expect(Object.fromEntries(points)).toEqual({ ...scenario?.commandPoints, home_fleet: 8 });
  });
});

describe("10.2 what ice costs", () => {
  const entering = (expected: "light_drift" | "heavy_drift", dice: readonly number[]) => {
    const state = only(only(table("move_blocks"), "axis"), "allied", "tf_home_fleet");
    const ice: Snapshot["ice"] = { ...state.ice, west_v: { expected, fixed: true } };
    const placed = withForce({ ...state, ice }, "allied", "tf_home_fleet", { at: "0306" });
    const deck = facts.allied.filter(({ damage, plus }) => damage + plus === 0).map(({ no }) => no);
    const input = { piece: "tf_home_fleet", speed: "moderate", path: ["0305"], cross: "solid_pack" };
    return play("moveForce", withDeck(placed, "allied", ...deck), input, dice);
  };

  it("10.2.2 Light Drift is crossed and costs a card", () => {
    const { rolls, snapshot } = entering("light_drift", [1]);
    expect(rolls.map(({ label }) => label)).toEqual(["ice-damage-card"]);
    expect(force(snapshot, "allied", "tf_home_fleet").at).toBe("0305");
  });

  it("10.2.3 Heavy Drift is crossed by the Allies and costs two cards", () => {
    const { rolls, snapshot } = entering("heavy_drift", [1, 1]);
    expect(rolls.map(({ label }) => label)).toEqual(["ice-damage-card", "ice-damage-card"]);
    expect(force(snapshot, "allied", "tf_home_fleet").at).toBe("0305");
  });
});

describe("13 random events", () => {
  it("13.4 an event means the weather of its own turn, not of the turn before", () => {
    const empty = only(only(table("turn_weather", null), "axis"), "allied");
    const event = (before: "fair" | "gale", dice: readonly number[]) => {
      const { snapshot } = play("resolveWeather", inWeather(empty, before), {}, dice);
      return play("resolveRandomEvent", { ...snapshot, phase: "random_event", phasing: "allied" }, {}, [4, 0]).outcome;
    };
    expect(event("gale", [0, 0])).toMatchObject({ event: "weather_damage", applied: false });
    expect(event("fair", [9, 9])).toMatchObject({ event: "weather_damage", applied: true });
  });
});

describe("15 the campaign", () => {
  it("15.2.1 loaded convoys are bound for the Russian ports, ballast ones for Reykjavik, after EV for Loch Ewe", () => {
    const state = withWaitingConvoy(campaignAt("prep_plan"));
    const to = (destination: string) => ({ convoy: "convoy_waiting", destination });
    for (const port of ["murmansk", "arkhangelsk"]) {
      expect(force(play("planConvoy", state, to(port)).snapshot, "allied", "convoy_waiting").convoy).toMatchObject({
        destinations: [port],
      });
    }
    expect(refused("planConvoy", state, to("loch_ewe")).code).toBe("VALUE_NOT_LISTED");
    const { campaign } = state;
    const after = {
      ...state,
      campaign: campaign && { ...campaign, ev: { ...campaign.ev, stage: "completed" as const } },
    };
    expect(destinationsOf(contextOn(state).ctx, true)).toEqual(["murmansk", "arkhangelsk"]);
    expect(destinationsOf(contextOn(state).ctx, false)).toEqual(["reykjavik"]);
    expect(destinationsOf(contextOn(after).ctx, false)).toEqual(["loch_ewe"]);
  });

  it("15.2.3 a merchant that the weather damages goes back to the port it left", () => {
    const base = withForce(
      only(only(campaignAt("random_event"), "axis"), "allied", "convoy_pq_17"),
      "allied",
      "convoy_pq_17",
      {
        units: [ship("mv", 9)],
      },
    );
    const sailing = [{ convoy: "convoy_pq_17", from: "reykjavik", loaded: true, merchants: 9, excused: 0 }];
    const state = withOwnCampaign(inWeather({ ...base, turn: 9, begun: true }, "gale"), "allied", { sailing });
    const played = play("resolveRandomEvent", withDeck(state, "allied", damaging(1)), {}, [4, 0, 1, 1]);
    expect(rolled(played, "weather-damage-card")).toHaveLength(1);
    const { allied } = played.snapshot.sides;
    expect(allied.removed).toMatchObject([{ unit: "mv", cs: 1, why: "weather" }]);
    expect(allied.campaign?.returns).toMatchObject([{ unit: "mv", at: "reykjavik", loaded: true, why: "weather" }]);
    expect(played.snapshot.vp.total).toBe(state.vp.total);
  });

  /** The order-of-battle phase of a fortnight, with ice that rolls no die for the next. */
  const ending = (number: number): Snapshot => {
    const state = inFortnight(campaignAt("admin_oob", "axis"), number);
    const ice = structuredClone(state.ice);
    for (const zone of Object.values(ice)) zone.fixed = true;
    const shown = { ...state, ice, campaign: state.campaign && { ...state.campaign, months: 10 } };
    return withForce(only(shown, "allied", "convoy_pq_17"), "allied", "convoy_pq_17", { units: [ship("mv", 9)] });
  };
  const CHITS = [25, 24, 1];
  const named = (state: Snapshot, side: Side): string[] =>
    state.sides[side].forces.flatMap(({ units }) => units.map(({ unit }) => unit));

  it("15.7, 15.7.4 a German ship leaves wherever it is in the fortnight that lists it, and in no other", () => {
    const atSea = (number: number): Snapshot =>
      withForce(ending(number), "axis", "narvik_group", { station: "at_sea", at: "0713", block: 9 });
    const listed = play("endPhase", atSea(11), {}, CHITS).snapshot;
    expect(named(listed, "axis")).not.toContain("lutzow");
    expect(listed.campaign?.played.at(-1)?.vp).toBe(0);
    expect(named(play("endPhase", atSea(13), {}, CHITS).snapshot, "axis")).toContain("lutzow");
  });

  it("15.7.1 air units that are listed leave for good, those of their kind that are not listed stay", () => {
    const base = { base: "banak" };
    const state = withOwn(ending(15), "axis", {
      aircraft: [
        plane("ju87_1", "ju87r", 2, base),
        plane("ju87_2", "ju87r", 2, base),
        plane("ju88_1", "ju88a4", 2, base),
      ],
    });
    const after = play("endPhase", state, {}, CHITS).snapshot;
    const left = after.sides.axis.aircraft.filter(({ unit }) => ["ju87r", "ju88a4"].includes(unit));
    expect(left.map(({ unit }) => unit)).toEqual(["ju87r"]);
  });
});
