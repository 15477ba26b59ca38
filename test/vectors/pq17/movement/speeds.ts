import type { Force } from "../../../../src/rulesets/pq17/chapters/1-2-forces/state";
import type { Speed, Weather } from "../../../../src/rulesets/pq17/vocabulary";
import { all, type Change, type Vector } from "../kit";
import { dummy, force, fresh, keep, turn, weather } from "../kit/changes";
import { being, convoy, of, pack } from "../kit/forces";
import { moves, stays } from "../kit/move";
import { fuel, HEAVY, MIXED } from "./home-fleet";

const OPEN_SEA = ["0510", "0509", "0508", "0507"];

function marked(...marks: ("crippled" | "diw")[]): Change {
  return being("allied", (each) => {
    each.units[1]!.marks = marks;
  });
}

const TOWED: Change = (state) => {
  const [norfolk, kent] = [fresh("norfolk", 0), fresh("kent", 3)];
  norfolk.tow = "kent";
  kent.tow = "norfolk";
  force(state, "allied").units = [norfolk, kent];
};

/** 11.1.3 A move at High speed, once it is over, costs 3 turns of fuel. */
function burn(moved: Force): void {
  moved.fuel.marker = (moved.fuel.marker ?? 0) - 3;
}

/** 5.1 The speeds, and what each allows. */
export function speeds(): Vector[] {
  const goes = (id: string, title: string, change: Change, speed: Speed, hexes: number, citation = "5.1"): Vector =>
    moves({
      id: `${id}-${speed.replace("_", "-")}`,
      title,
      citation,
      change,
      speed,
      path: OPEN_SEA.slice(0, hexes),
      after: (state) => {
        const moving = force(state, "allied");
        moving.at = OPEN_SEA[hexes - 1]!;
        moving.moved = { hexes, speed, entered: OPEN_SEA.slice(0, hexes), done: true };
        if (speed === "high") burn(moving);
      },
    });
  const tooFast = (id: string, title: string, change: Change, speed: Speed, section: string): Vector =>
    stays({
      id,
      title,
      citation: section,
      change,
      speed,
      path: ["0510"],
      code: "VALUE_NOT_LISTED",
      section: "5",
      pointer: "/input/speed",
    });
  const tooFar = (id: string, title: string, change: Change, speed: Speed, hexes: number): Vector =>
    stays({
      id,
      title,
      change,
      speed,
      path: OPEN_SEA.slice(0, hexes),
      code: "PATH_LENGTH",
      section: "5.1",
      pointer: `/input/path/${hexes - 1}`,
    });
  const inWeather = (is: Weather): Change => weather(is);
  return [
    goes("fast", "5.1 High: 3 hexes", MIXED, "high", 3),
    goes("fast", "5.1 Moderate: 2 hexes", MIXED, "moderate", 2),
    goes("fast", "5.1 Slow: 1 hex", MIXED, "slow", 1),
    tooFar("high-4", "5.1 High: no fourth hex", MIXED, "high", 4),
    tooFar("moderate-3", "5.1 Moderate: no third hex", MIXED, "moderate", 3),
    tooFar("slow-2", "5.1 Slow: no second hex", MIXED, "slow", 2),
    goes(
      "storm-heavy",
      "9.2.4 In a Storm heavy ships alone move at High speed",
      all(HEAVY, inWeather("storm")),
      "high",
      3,
      "9.2.4",
    ),
    tooFast(
      "storm-light-high",
      "9.2.4 In a Storm light ships do not move at High speed",
      all(MIXED, inWeather("storm")),
      "high",
      "9.2.4",
    ),
    goes(
      "storm-light",
      "9.2.4 In a Storm light ships move at Moderate speed",
      all(MIXED, inWeather("storm")),
      "moderate",
      2,
      "9.2.4",
    ),
    tooFast("gale-high", "9.2.5 In a Gale nobody moves at High speed", all(HEAVY, inWeather("gale")), "high", "9.2.5"),
    goes(
      "gale",
      "9.2.5 In a Gale warships move at Moderate speed",
      all(HEAVY, inWeather("gale")),
      "moderate",
      2,
      "9.2.5",
    ),
    tooFast("low-high", "11.2.2 Low Fuel: no High speed", all(HEAVY, fuel("low", 11)), "high", "11.2.2"),
    goes("low", "11.2.2 Low Fuel: Moderate speed", all(HEAVY, fuel("low", 11)), "moderate", 2, "11.2.2"),
    tooFast("training-high", "11.2.2 Training Fuel: no High speed", all(HEAVY, fuel("training", 11)), "high", "11.2.2"),
    tooFast(
      "critical-moderate",
      "11.2.3 Critical Fuel: Slow only",
      all(HEAVY, fuel("critical", null)),
      "moderate",
      "11.2.3",
    ),
    goes("critical", "11.2.3 Critical Fuel: Slow", all(HEAVY, fuel("critical", null)), "slow", 1, "11.2.3"),
    tooFast(
      "crippled-moderate",
      "7.3.1 A Crippled ship makes its force Slow",
      all(HEAVY, marked("crippled")),
      "moderate",
      "7.3.1",
    ),
    goes("crippled", "7.3.1 A Crippled ship is Slow", all(HEAVY, marked("crippled")), "slow", 1, "7.3.1"),
    tooFast("convoy-moderate", "5.1 A convoy is Slow", convoy("0511", 7), "moderate", "5.1"),
    tooFast("escort-high", "1.4 Escorts move at Moderate speed", of("allied", ["es_british", 2]), "high", "1.4"),
    goes(
      "escort",
      "1.4 Escorts move at Moderate speed, 2 hexes",
      of("allied", ["es_british", 2]),
      "moderate",
      2,
      "1.4",
    ),
    tooFast(
      "refuelling-moderate",
      "11.3.2 A force that refuels at sea is Slow",
      all(
        of("allied", ["gray_ranger", 1], ["dd_ai", 2]),
        being("allied", (each) => {
          each.refuelling = true;
          each.units[0]!.oil = 10;
        }),
      ),
      "moderate",
      "11.3.2",
    ),
    stays({
      id: "diw",
      title: "5.1.1 A ship Dead in the Water holds its force",
      citation: "5.1.1",
      change: all(
        HEAVY,
        being("allied", (each) => {
          each.units[1]!.cs = 0;
        }),
      ),
      speed: "slow",
      path: ["0510"],
      code: "CANNOT_MOVE",
      section: "5.1.1",
    }),
    stays({
      id: "towed-am",
      title: "5.1.1 Towed ships do not move in AM turns",
      citation: "5.1.1",
      change: TOWED,
      speed: "dead_slow",
      path: ["0510"],
      code: "CANNOT_MOVE",
      section: "5.1.1",
    }),
    goes(
      "towed",
      "5.1.1 Towed ships and their towers move 1 hex in PM turns (D-33)",
      all(TOWED, turn(10)),
      "dead_slow",
      1,
      "5.1.1",
    ),
    moves({
      id: "dummy",
      title: "5 A dummy moves up to 3 hexes",
      citation: "5",
      change: (state) => {
        keep(state, "allied");
        state.sides.allied.dummies = [dummy(1, "0511")];
      },
      piece: "dummy_1",
      speed: "high",
      path: OPEN_SEA.slice(0, 3),
    }),
    goes("pack", "5.1 A Wolf Pack moves 2 hexes", pack("allied", "0511"), "moderate", 2),
    tooFast("pack-high", "5.1 A Wolf Pack has no High speed", pack("allied", "0511"), "high", "5.1"),
    tooFast(
      "pack-gale",
      "9.2.5 In a Gale submarines are Slow",
      all(pack("allied", "0511"), inWeather("gale")),
      "moderate",
      "9.2.5",
    ),
    stays({
      id: "moved",
      title: "5 A force moves once in a segment",
      citation: "5",
      change: being("allied", (each) => {
        each.moved = { hexes: 1, speed: "slow", entered: ["0511"], done: true };
      }),
      path: ["0510"],
      code: "ALREADY_MOVED",
      section: "5",
    }),
    stays({
      id: "left",
      title: "5 A force that was left cannot be moved again (G.36)",
      citation: "5",
      change: being("allied", (each) => {
        each.moved = { hexes: 1, speed: "moderate", entered: ["0511"], done: false };
      }),
      path: ["0510"],
      code: "ALREADY_MOVED",
      section: "G.36",
    }),
    moves({
      id: "continued",
      title: "5 A force whose move is not closed may be moved on",
      citation: "5",
      change: being("allied", (each, state) => {
        each.moved = { hexes: 1, speed: "high", entered: ["0511"], done: false };
        state.moving = each.id;
      }),
      speed: "high",
      path: ["0510", "0509"],
      after: being("allied", (each) => {
        each.at = "0509";
        each.moved = { hexes: 3, speed: "high", entered: ["0511", "0510", "0509"], done: true };
        burn(each);
      }),
    }),
    stays({
      id: "not-adjacent",
      title: "5 Each hex of a path is next to the one before it",
      citation: "5",
      path: ["0509"],
      code: "NOT_ADJACENT",
      section: "5",
      pointer: "/input/path/0",
    }),
  ];
}
