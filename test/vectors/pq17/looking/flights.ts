import type { Side, Weather } from "../../../../src/rulesets/pq17/vocabulary";
import { all, type Case, type Change, refused, resolves, type Vector } from "../kit";
import { fresh, light, phase, plane, weather } from "../kit/changes";
import { being } from "../kit/forces";

/** 5.3 Missions of aircraft and radii of carriers. */
export function flights(): Vector[] {
  const plain = (side: Side, aircraft: string, mission: string, ...hexes: string[]): Omit<Case, "id" | "title"> => ({
    citation: "5.3",
    operation: "sendAircraft",
    base: `lone-${side}`,
    input: { aircraft, mission, hexes },
  });
  const step = (side: Side, is: Weather = "fair"): Change => all(phase("air_move", side), weather(is));
  const flies = (
    id: string,
    title: string,
    side: Side,
    aircraft: string,
    mission: string,
    hexes: string[],
    change?: Change,
  ): Vector =>
    resolves({
      ...plain(side, aircraft, mission, ...hexes),
      id: `flight-${id}`,
      title,
      change: all(step(side), change),
      rolls: [],
      outcome: { aircraft, mission, hexes },
    });
  const not = (
    id: string,
    title: string,
    side: Side,
    aircraft: string,
    mission: string,
    hexes: string[],
    code: string,
    section: string,
    pointer: string,
    change?: Change,
  ): Vector =>
    refused({
      ...plain(side, aircraft, mission, ...hexes),
      id: `flight-${id}`,
      title,
      change: all(step(side), change),
      code,
      section,
      pointer,
    });
  const carrier = (...marks: "crippled"[]): Change =>
    being("allied", (each) => {
      each.units = [{ ...fresh("victorious", 4), marks }];
    });
  const radius: Omit<Case, "id" | "title"> = {
    citation: "5.3.1",
    operation: "declareCarrierRadius",
    base: "lone-allied",
    input: { force: "tf_cruiser_cover" },
  };
  return [
    flies("search", "5.3 An R-rated unit searches a hex in range", "axis", "fw200_1", "search", ["0708"]),
    flies("attack", "5.3 A bomber attacks a hex in range", "axis", "ju88a4_1", "attack", ["0708"]),
    flies("asw", "5.3 An A-rated unit hunts submarines", "axis", "bv138_2", "asw", ["0909"]),
    flies("radius", "5.3.1 A unit with R and A forms a radius of one hex for each step", "axis", "bv138_2", "radius", [
      "0909",
    ]),
    flies("storm", "9.2.4 In a Storm land-based aircraft fly", "axis", "fw200_1", "search", ["0708"], weather("storm")),
    flies(
      "fog-local",
      "9.5 Local Weather lets aircraft fly in Fog",
      "axis",
      "fw200_1",
      "search",
      ["0708"],
      all(weather("fog"), (state) => {
        state.weather.local = [{ region: "south_norway", turn: 10, after: "allied" }];
      }),
    ),
    flies("night-r", "5.3 R-rated units fly by night", "axis", "fw200_1", "search", ["0708"], light("night")),
    flies(
      "night-event",
      "5.3 An event lets other units fly by night",
      "axis",
      "ju88a4_1",
      "attack",
      ["0708"],
      all(light("night"), (state) => {
        state.events = [{ event: "night_flying", side: "axis", until: 9, after: "axis" }];
      }),
    ),
    not(
      "radius-steps",
      "5.3.1 No more hexes than steps",
      "axis",
      "bv138_2",
      "radius",
      ["0909", "0910"],
      "CHOICE_COUNT",
      "5.3",
      "/input/hexes",
    ),
    not(
      "radius-night",
      "5.3.1 By night the Axis forms no radius before August 1943",
      "axis",
      "bv138_2",
      "radius",
      ["0909"],
      "VALUE_NOT_LISTED",
      "5.3",
      "/input/mission",
      light("night"),
    ),
    not(
      "range",
      "5.3 No unit flies out of its range",
      "axis",
      "ju87r_1",
      "attack",
      ["0708"],
      "VALUE_NOT_LISTED",
      "5.3",
      "/input/hexes/0",
    ),
    not(
      "fog",
      "9.2.3 In Fog aircraft stay on the ground",
      "axis",
      "fw200_1",
      "search",
      ["0708"],
      "GROUNDED",
      "9.2",
      "",
      weather("fog"),
    ),
    not(
      "night",
      "5.3 Other units do not fly by night",
      "axis",
      "ju88a4_1",
      "attack",
      ["0708"],
      "NIGHT",
      "5.3",
      "/input/aircraft",
      light("night"),
    ),
    not(
      "interceptor",
      "1.1.2 Interceptors stay at their base",
      "axis",
      "bf109_5",
      "attack",
      ["0714"],
      "INTERCEPTOR",
      "1.1.2",
      "/input/aircraft",
    ),
    not(
      "photo",
      "6.9 Photo units take photographs and do nothing else",
      "axis",
      "pr_ju88_1",
      "search",
      ["0714"],
      "PHOTOGRAPHS_ALONE",
      "6.9",
      "/input/aircraft",
    ),
    not(
      "twice",
      "5.3 A unit flies once",
      "axis",
      "fw200_1",
      "search",
      ["0708"],
      "ON_A_MISSION",
      "5.3",
      "/input/aircraft",
      (state) => {
        plane(state, "axis", "fw200_1").mission = "flown";
      },
    ),
    not(
      "no-recon",
      "5.3 A unit without R does not search",
      "axis",
      "ju88a4_1",
      "search",
      ["0708"],
      "VALUE_NOT_LISTED",
      "5.3",
      "/input/mission",
    ),
    resolves({
      ...radius,
      id: "carrier-radius",
      title: "5.3.1 A carrier at sea forms a radius over its hex",
      change: all(step("allied"), carrier()),
      rolls: [],
      outcome: { hex: "0708" },
      snapshot: { sides: { allied: { carrierRadii: ["tf_cruiser_cover"] } } },
      rulings: ["E-108"],
    }),
    ...(["fog", "storm", "gale"] as const).map((bad) =>
      refused({
        ...radius,
        id: `carrier-radius-${bad}`,
        title: `5.3.1 No carrier forms a radius in ${bad === "fog" ? "Fog" : bad === "storm" ? "a Storm" : "a Gale"}`,
        change: all(step("allied", bad), carrier()),
        code: "NO_CARRIER",
        section: "5.3.1",
      }),
    ),
    refused({
      ...radius,
      id: "carrier-radius-crippled",
      title: "7.8 A Crippled carrier forms none",
      change: all(step("allied"), carrier("crippled")),
      code: "NO_CARRIER",
      section: "5.3.1",
    }),
  ];
}
