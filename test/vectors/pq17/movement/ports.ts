import { all, type Vector } from "../kit";
import { known, weather } from "../kit/changes";
import { being, inHex, of, pack } from "../kit/forces";
import { moves, stays } from "../kit/move";

/** 1.1.1, 5.1.2, 5.1.4 Ports that are entered, and ports that are closed. */
export function ports(): Vector[] {
  return [
    moves({
      id: "enter-port",
      title: "5.1.2 A force enters port from its hex for 1 hex, and its ID is gone",
      citation: "5.1.2",
      change: all(inHex("allied", "1206"), known("allied", undefined, 2)),
      path: ["scapa_flow"],
      after: being("allied", (each) => {
        Object.assign(each, {
          station: "in_port",
          at: "scapa_flow",
          block: null,
          identified: false,
          idLevel: 0,
          dummyDue: true,
        });
        each.moved = { hexes: 1, speed: "moderate", entered: [], done: true };
      }),
      snapshot: { moving: null },
    }),
    stays({
      id: "enter-port-high",
      title: "5.1.2 No force enters port at High speed",
      change: inHex("allied", "1206"),
      speed: "high",
      path: ["scapa_flow"],
      citation: "5.1.2",
      code: "PORT_AT_HIGH_SPEED",
      section: "5.1.2",
      pointer: "/input/path/0",
    }),
    stays({
      id: "enemy-port",
      title: "5.1.4 No force enters the hex of an enemy port",
      citation: "5.1.4",
      change: inHex("allied", "0812"),
      path: ["0813"],
      code: "ENEMY_PORT",
      section: "5.1.4",
      pointer: "/input/path/0",
    }),
    moves({
      id: "murmansk-pack",
      title: "5.1.4 German Wolf Packs enter the hex of Murmansk",
      citation: "5.1.4",
      side: "axis",
      change: all(pack("axis", "0818"), weather("gale")),
      speed: "slow",
      path: ["0817"],
    }),
    stays({
      id: "submarines-only",
      title: "1.1.1 Lerwick takes submarines alone",
      citation: "1.1.1",
      change: inHex("allied", "1207"),
      path: ["lerwick"],
      code: "SUBMARINES_ONLY",
      section: "1.1.1",
      pointer: "/input/path/0",
    }),
    moves({
      id: "pack-lerwick",
      title: "1.1.1 An Allied Wolf Pack enters Lerwick",
      citation: "1.1.1",
      change: pack("allied", "1207"),
      path: ["lerwick"],
      outcome: { piece: "tf_home_fleet" },
    }),
    stays({
      id: "temporary-port",
      title: "1.1.1 A temporary port that the scenario does not name is not a port",
      citation: "1.1.1",
      change: all(inHex("allied", "0606"), (state) => {
        state.temporaryPorts = [];
      }),
      path: ["seidisfjord"],
      code: "NOT_ADJACENT",
      section: "5",
      pointer: "/input/path/0",
    }),
    moves({
      id: "temporary-port-named",
      title: "1.1.1 A temporary port that the scenario names is entered",
      citation: "1.1.1",
      change: inHex("allied", "0606"),
      path: ["seidisfjord"],
    }),
  ];
}

/** 5.1.2 Vectors for the capacity of a port, and moves that end there. */
export function capacity(): Vector[] {
  return [
    stays({
      id: "port-full",
      title: "5.1.2 Murmansk takes 5 CS of light ships in July 1942 (D-55)",
      citation: "5.1.2",
      change: all(of("allied", ["dd_ai", 6]), inHex("allied", "0817")),
      path: ["murmansk"],
      code: "PORT_FULL",
      section: "5.1.2",
      pointer: "/input/path/0",
    }),
    moves({
      id: "port-holds",
      title: "5.1.2 Soviet ships do not count for its capacity (D-55)",
      citation: "5.1.2",
      change: all(of("allied", ["dd_ai", 5], ["dd_type7", 3]), inHex("allied", "0817")),
      path: ["murmansk"],
    }),
    stays({
      id: "must-stop",
      title: "5.1.2 A move ends in port",
      citation: "5.1.2",
      change: inHex("allied", "1206"),
      path: ["scapa_flow", "1206"],
      code: "MUST_STOP",
      section: "5.1.2",
      pointer: "/input/path/1",
    }),
  ];
}
