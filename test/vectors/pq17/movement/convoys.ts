import { all, type Vector } from "../kit";
import { fresh, laden, weather } from "../kit/changes";
import { being, convoy, of } from "../kit/forces";
import { moves, stays } from "../kit/move";

/** 2.1.1, 4.2, 5.1.5, 9.2.5 The way of a convoy, and its end. */
export function convoys(): Vector[] {
  return [
    stays({
      id: "convoy-back",
      title: "5.1.5 A convoy never comes back to a hex",
      citation: "5.1.5",
      change: convoy("0511", 8, "0510"),
      speed: "slow",
      path: ["0510"],
      code: "CONVOY_ASTRAY",
      section: "5.1.5",
      pointer: "/input/path/0",
    }),
    stays({
      id: "convoy-astray",
      title: "5.1.5 A convoy goes no more than one hex beyond its closest (D-32)",
      citation: "5.1.5",
      change: convoy("0511", 7),
      speed: "slow",
      path: ["0510"],
      code: "CONVOY_ASTRAY",
      section: "5.1.5",
      pointer: "/input/path/0",
    }),
    moves({
      id: "convoy-detour",
      title: "5.1.5 A convoy may be one hex beyond its closest (D-32)",
      citation: "5.1.5",
      change: convoy("0511", 8),
      speed: "slow",
      path: ["0510"],
    }),
    moves({
      id: "convoy-onward",
      title: "5.1.5 A convoy comes closer to its destination",
      citation: "5.1.5",
      change: convoy("0511", 8),
      speed: "slow",
      path: ["0512"],
      after: being("allied", (each) => {
        each.at = "0512";
        each.moved = { hexes: 1, speed: "slow", entered: ["0512"], done: true };
        each.convoy!.visited = ["0511", "0512"];
        each.convoy!.closest = 7;
      }),
    }),
    stays({
      id: "convoy-other-port",
      title: "4.2 A convoy enters its destination alone",
      citation: "4.2",
      change: convoy("1206", 12),
      speed: "slow",
      path: ["scapa_flow"],
      code: "NOT_THE_DESTINATION",
      section: "4.2",
      pointer: "/input/path/0",
    }),
    moves({
      id: "convoy-arrives",
      title: "2.1.1 Loaded merchants that arrive score +1 each",
      citation: "2.1.1",
      change: all(convoy("0817", 0), of("allied", ["mv", 10])),
      speed: "slow",
      path: ["murmansk"],
      outcome: { vp: 10 },
    }),
    moves({
      id: "ballast-arrives",
      title: "2.1.1 Merchants in ballast score nothing",
      citation: "2.1.1",
      change: all(
        convoy("0817", 0),
        of("allied", ["mv", 10]),
        being("allied", (each) => {
          each.convoy!.loaded = false;
        }),
      ),
      speed: "slow",
      path: ["murmansk"],
      outcome: { vp: 0 },
    }),
    stays({
      id: "gale-holds",
      title: "9.2.5 A convoy that its card stops does not move",
      citation: "9.2.5",
      change: all(convoy("0511", 7), weather("gale"), (state) => {
        state.sides.allied.convoyCards = [
          { force: "tf_home_fleet", dispersed: false, card: 1, moves: false, disperses: false },
        ];
      }),
      speed: "slow",
      path: ["0512"],
      code: "HELD_BY_GALE",
      section: "9.2.5",
    }),
    moves({
      id: "gale-lets-go",
      title: "9.2.5 A convoy that its card lets go moves in a Gale",
      citation: "9.2.5",
      change: all(convoy("0511", 7), weather("gale"), (state) => {
        state.sides.allied.convoyCards = [
          { force: "tf_home_fleet", dispersed: false, card: 4, moves: true, disperses: false },
        ];
      }),
      speed: "slow",
      path: ["0512"],
    }),
  ];
}

/** 2.1, 12.3 Convoys that do not sail again, or not yet. */
export function heldConvoys(): Vector[] {
  return [
    stays({
      id: "arrived",
      title: "2.1 A convoy that has arrived stays",
      citation: "2.1",
      change: all(
        convoy("0817", 0),
        being("allied", (each) => {
          Object.assign(each, { station: "in_port", at: "murmansk", block: null });
          each.convoy!.arrived = true;
        }),
      ),
      speed: "slow",
      path: ["0817"],
      code: "CONVOY_ARRIVED",
      section: "2.1",
    }),
    stays({
      id: "axis-convoy-early",
      title: "12.3 The Axis convoy does not sail before the start turn",
      citation: "12.3",
      side: "axis",
      change: being("axis", (each, state) => {
        Object.assign(each, {
          kind: "convoy",
          station: "in_port",
          at: "tromso",
          block: null,
          units: [fresh("es_german", 1), fresh("mv", 3)],
          sailed: false,
        });
        each.fuel = { state: "full", marker: null, refuelled: true };
        each.convoy = laden(3, { destinations: ["kirkenes"] });
        state.startTurn = 12;
      }),
      speed: "slow",
      path: ["0814"],
      code: "BEFORE_THE_START",
      section: "12.3",
    }),
  ];
}
