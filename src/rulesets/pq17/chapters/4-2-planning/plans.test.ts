import { describe, expect, it } from "vitest";
import { force, only, play, refused, table, withForce, withOwn } from "../../../../../test/fixtures/pq17/table";
import { pack } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";
import type { Option } from "../../vocabulary";
import { freshGame } from "../4-1-initiative/setup";

const plan = (path: string[], departs = 6, speed = "moderate", id = "scapa_reserve") => ({
  force: id,
  departs,
  speed,
  path,
});

/** The Allies plan, with the reserve at Scapa Flow alone. */
const planning = (options: Option[] = []): Snapshot =>
  only(table("prep_plan", "allied", options), "allied", "scapa_reserve");

/** Turn 8, the last before the start turn, with a plan. */
const underWay = (turn: number, path: string[], departs = 6, speed = "moderate"): Snapshot => {
  const planned = play("planForce", planning(), plan(path, departs, speed)).snapshot;
  return { ...planned, phase: "turn_weather", phasing: null, turn };
};

const FAIR = [4, 4];

const GALE = [9, 9];

describe("4.2, 8.3 planned voyages", () => {
  it("a force stands where its plan has it at the end of the turn before player phases begin", () => {
    const { snapshot, rulings } = play("resolveWeather", underWay(9, ["1206", "1106", "1006", "0906"]), {}, FAIR);
    expect(rulings).toContain("E-35");
    expect(force(snapshot, "allied", "scapa_reserve")).toMatchObject({ station: "at_sea", at: "0906", plan: null });
  });

  it("its Fuel Warning counts from the turn in which it left port", () => {
    const { snapshot } = play("resolveWeather", underWay(9, ["1206", "1106"]), {}, FAIR);
    expect(force(snapshot, "allied", "scapa_reserve").fuel).toEqual({
      state: "full",
      marker: 6 + 12,
      refuelled: false,
    });
  });

  it("4.3.2, D-59 its command points are paid in the first movement segment", () => {
    const begun = play("resolveWeather", underWay(9, ["1206", "1106"]), {}, FAIR).snapshot;
    expect(begun.sides.allied.command[0]).toMatchObject({ spent: 0 });
    const event = play("resolveRandomEvent", begun, {}, [9, 0]).snapshot;
    const { snapshot, rulings } = play("endPhase", event, {});
    expect(rulings).toContain("D-59");
    expect(snapshot.sides.allied.command[0]).toMatchObject({ spent: 1 });
  });

  it("8.3 a Gale begins play at once, and finds it as far as it has come; before it has sailed it is in port", () => {
    const path = ["1206", "1106", "1006", "0906"];
    const early = play("resolveWeather", underWay(7, path), {}, GALE);
    expect(force(early.snapshot, "allied", "scapa_reserve").at).toBe("1106");
    const asleep = play("resolveWeather", underWay(6, path), {}, GALE);
    expect(force(asleep.snapshot, "allied", "scapa_reserve").station).toBe("in_port");
    expect([early.outcome.weather, asleep.outcome.weather]).toEqual(["gale", "gale"]);
  });

  it("8.3 hexsides with ice are rolled and drawn for then, and ice that stops it ends the voyage", () => {
    const state = withForce(planning(), "allied", "scapa_reserve", { at: "reykjavik" });
    const ice = { ...state.ice, west_v: { expected: "light_drift", fixed: false } } as const;
    const harmless = pack.charts.DECKS.facts.allied.find(({ damage }) => damage === 0)?.no ?? 0;
    const planned = play("planForce", { ...state, ice }, plan(["0504", "0404", "0305"], 7)).snapshot;
    const start = { ...planned, phase: "turn_weather", phasing: null, turn: 9 } as const;
    const labels = play("resolveWeather", start, {}, [...FAIR, 2, harmless]).rolls.map(({ label }) => label);
    expect(labels).toEqual(["weather", "ice-condition", "ice-damage-card"]);
  });

  it("a plan goes no farther than the force sails in that time, at Moderate speed at most", () => {
    expect(play("planForce", planning(), plan(["1206", "1106"], 8)).outcome).toMatchObject({ force: "scapa_reserve" });
    expect(refused("planForce", planning(), plan(["1206", "1106", "1006"], 8)).code).toBe("PLAN_TOO_LONG");
    expect(refused("planForce", planning(), plan(["1206"], 8, "high")).code).toBe("VALUE_NOT_LISTED");
    expect(refused("planForce", planning(), plan(["1206", "1006"])).code).toBe("NOT_ADJACENT");
    expect(refused("planForce", planning(), plan(["1206"], 9)).code).toBe("VALUE_NOT_LISTED");
  });

  it("5 a plan into a place that a rule closes is refused for that rule", () => {
    const said = (path: string[], at = "scapa_flow") => {
      const { code, citation, message, pointer } = refused(
        "planForce",
        withForce(planning(), "allied", "scapa_reserve", { at }),
        plan(path, 1),
      );
      return [code, citation.section, pointer, message];
    };
    expect([
      said(["1206", "1207", "1208", "1309"]),
      said(["0504", "0403", "0304", "0204", "0105"], "reykjavik"),
      said(["1206", "1006"]),
    ]).toEqual([
      ["ENEMY_PORT", "5.1.4", "/input/path/3", expect.stringMatching(/is an enemy port\.$/)],
      ["ICE", "10.2.5", "/input/path/4", "You cannot enter 0105: its ice stops everything of this side."],
      ["NOT_ADJACENT", "5", "/input/path/1", "You cannot plan this way: each hex must be next to the one before it."],
    ]);
  });

  it("8.3.2 with the whole operation played there is a turn to plan at most", () => {
    const whole = planning(["complete_operation"]);
    expect(whole.startTurn).toBe(2);
    expect(refused("planForce", whole, plan(["1206", "1106", "1006"], 1)).code).toBe("PATH_LENGTH");
    expect(play("planForce", whole, plan(["1206", "1106"], 1)).outcome).toMatchObject({ force: "scapa_reserve" });
  });

  it("Axis forces are planned out of Kiel and Germany alone", () => {
    const state = table("prep_plan", "axis");
    expect(refused("planForce", state, plan(["0813"], 6, "slow", "narvik_group")).code).toBe("NOT_FROM_GERMANY");
    const { forces } = state.sides.axis;
    const group = forces.filter(({ id }) => id === "narvik_group").map((each) => ({ ...each, at: "kiel" }));
    const kiel = withOwn({ ...state, fortnight: "1941-12-II" }, "axis", { forces: group });
    const planned = play("planForce", kiel, plan(["germany", "1707"], 6, "slow", "narvik_group")).snapshot;
    const start = { ...planned, phase: "turn_weather", phasing: null, turn: 9 } as const;
    const { snapshot } = play("resolveWeather", start, {}, FAIR);
    expect(force(snapshot, "axis", "narvik_group")).toMatchObject({ at: "1707", fromGermany: true });
  });

  it("a force at sea has no such plan", () => {
    const state = only(table("prep_plan"), "allied", "tf_home_fleet", "scapa_reserve");
    expect(refused("planForce", state, plan(["0707"], 6, "moderate", "tf_home_fleet")).code).toBe("AT_SEA");
  });
});

describe("the example of 8.3", () => {
  it("JW-51B: four rolls of weather without a Gale, then play begins on day 3 AM with forces where day 2 PM left them", () => {
    const first = freshGame(pack.charts, { scenario: "jw_51b" });
    for (const side of ["allied", "axis"] as const) {
      let block = 1;
      for (const each of first.sides[side].forces) if (each.station === "at_sea") each.block = block++;
    }
    const planned = play(
      "planForce",
      { ...first, phase: "prep_plan", phasing: "allied" },
      plan(["1206", "1106", "1006", "0906"], 3, "moderate", "tf_home_fleet"),
    ).snapshot;
    let state: Snapshot = { ...planned, phase: "turn_weather", phasing: null };
    for (const turn of [1, 2, 3, 4]) {
      expect(state.turn).toBe(turn);
      state = play("resolveWeather", state, {}, FAIR).snapshot;
      expect(state).toMatchObject({ begun: false, phase: "turn_weather" });
    }
    const { snapshot } = play("resolveWeather", state, {}, FAIR);
    expect(snapshot).toMatchObject({ begun: true, turn: 5, phase: "random_event", phasing: "allied" });
    expect(force(snapshot, "allied", "tf_home_fleet")).toMatchObject({ at: "0906", fuel: { marker: 3 + 12 } });
  });
});
