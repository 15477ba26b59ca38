import type { Snapshot } from "../../../../src/rulesets/goeben/snapshot";
import { all, type Change, type Json, needs, resolves, roll, type Vector } from "../kit";
import { both, ship } from "../kit/changes";
import { freshShip } from "../kit/setup";
import { at, BASE, EAST, sails, stays } from "./moves";

function speeds(): Vector[] {
  const sea = "central_ionian";
  const engines = (value: number): Change => at(sea, ship("goeben", { engines: value }));
  const most: readonly (readonly [
    engines: number,
    cruise: number,
    maximum: number | null,
    emergency: number | null,
  ])[] = [
    [6, 4, 5, 6],
    [5, 4, 5, null],
    [4, 4, null, null],
    [3, 3, null, null],
    [2, 2, null, null],
    [1, 1, null, null],
  ];
  const rows = most.flatMap(([value, cruise, maximum, emergency]) => {
    const top = emergency ?? maximum ?? cruise;
    return [
      sails({
        id: `move-engines-${value}-cruise`,
        title: `12.1 Engines ${value} cruise ${cruise} for nothing`,
        citation: "12.4",
        change: engines(value),
        from: sea,
        path: EAST.slice(0, cruise),
        speed: "cruise",
      }),
      ...(maximum === null
        ? []
        : [
            sails({
              id: `move-engines-${value}-maximum`,
              title: `12.2 Engines ${value} make ${maximum} for one coal`,
              citation: "12.4",
              change: engines(value),
              from: sea,
              path: EAST.slice(0, maximum),
              speed: "maximum",
              coal: 1,
              rulings: ["D-18"],
            }),
          ]),
      stays({
        id: `move-engines-${value}-too-far`,
        title: `12.4 Engines ${value} do not make ${top + 1}`,
        change: engines(value),
        path: EAST.slice(0, top + 1),
        code: "PATH_LENGTH",
        section: "12.0",
        at: top,
      }),
    ];
  });
  const strain = [1, 2, 3, 4, 5, 6].map((face) =>
    sails({
      id: `move-emergency-${face}`,
      title: `12.3 Emergency speed ${face}: ${face <= 2 ? "Engines lose a box" : "no damage"}; the whole way is made`,
      citation: "12.3",
      change: engines(6),
      from: sea,
      path: EAST.slice(0, 6),
      speed: "emergency",
      coal: 1,
      engines: face <= 2 ? 1 : 0,
      face,
      rulings: ["D-18"],
    }),
  );
  return [
    ...rows,
    ...strain,
    stays({
      id: "move-engines-0",
      title: "6.2 Without Engines a ship does not move",
      change: engines(0),
      path: EAST.slice(0, 1),
      code: "NO_ENGINES",
      section: "6.2",
      at: "ship",
    }),
    sails({
      id: "move-one-space",
      title: "12.1 A ship moves less than it could",
      change: at(sea),
      from: sea,
      path: ["medina_bank"],
      speed: "cruise",
    }),
    sails({
      id: "move-nowhere",
      title: "12.0 A ship may stay where it is",
      change: at(sea),
      from: sea,
      path: [],
      speed: null,
    }),
    sails({
      id: "move-and-back",
      title: "12.0 A ship may come back to where it began",
      change: at(sea),
      from: sea,
      path: ["off_zante", sea],
      speed: "cruise",
    }),
    sails({
      id: "move-light-cruiser",
      title: "12.2 Breslau has the same speeds",
      citation: "12.2",
      change: at(sea),
      ship: "breslau",
      from: sea,
      path: EAST.slice(0, 5),
      speed: "maximum",
      coal: 1,
    }),
    stays({
      id: "move-without-coal",
      title: "12.2 Without coal a ship does not exceed cruise speed",
      change: at(sea, ship("goeben", { coal: 0 })),
      path: EAST.slice(0, 5),
      code: "PATH_LENGTH",
      section: "12.0",
      at: 4,
    }),
    sails({
      id: "move-cruise-without-coal",
      title: "12.1 Cruising needs no coal",
      citation: "12.1",
      change: at(sea, ship("goeben", { coal: 0 })),
      from: sea,
      path: EAST.slice(0, 4),
      speed: "cruise",
    }),
    sails({
      id: "move-last-coal",
      title: "12.3 The last coal is enough for emergency speed",
      citation: "12.3",
      change: at(sea, ship("goeben", { coal: 1 })),
      from: sea,
      path: EAST.slice(0, 6),
      speed: "emergency",
      coal: 1,
      face: 6,
    }),
    needs({
      id: "move-needs-die",
      title: "12.3 Emergency speed requests its die",
      citation: "12.3",
      operation: "moveShip",
      base: BASE,
      change: at(sea),
      input: { ship: "goeben", path: EAST.slice(0, 6) },
      next: { label: "engine-strain", count: 1, sides: 6, held: [], chart: "ENGINE_STRAIN" },
    }),
    stays({
      id: "move-after-outfitting",
      title: "7.0 A ship that outfitted does not move",
      change: at(sea, ship("goeben", { outfitted: true })),
      path: ["medina_bank"],
      code: "SHIP_OUTFITTED",
      section: "7.0",
      at: "ship",
    }),
    sails({
      id: "move-other-outfitted",
      title: "7.0 D-03 The other ship moves all the same",
      citation: "7.0",
      change: at(sea, ship("goeben", { outfitted: true })),
      ship: "breslau",
      from: sea,
      path: ["medina_bank"],
      speed: "cruise",
    }),
    stays({
      id: "move-twice",
      title: "12.0 A ship moves once",
      change: at(sea, ship("goeben", { moved: true, path: ["off_zante", sea], arrived: 3 })),
      path: ["medina_bank"],
      code: "ALREADY_MOVED",
      section: "12.0",
      at: "ship",
    }),
    stays({
      id: "move-nobody",
      title: "12.0 No one is left to move",
      change: at(sea, both(sea, { outfitted: true })),
      path: ["medina_bank"],
      code: "NO_SHIP_CAN_MOVE",
      section: "12.0",
      at: "door",
    }),
    stays({
      id: "move-absent-ship",
      title: "12.0 A ship that is not in the game does not move",
      change: at(sea),
      ship: "moltke",
      path: ["medina_bank"],
      code: "VALUE_NOT_LISTED",
      section: "12.0",
      at: "ship",
    }),
  ];
}

/** 19.0 Stralsund sails with Moltke and Breslau. */
function stralsundToo(state: Snapshot): void {
  state.options.germanExtras = "moltke_for_goeben_and_stralsund";
  state.vp = -15;
  const there = { space: "central_ionian", startSpace: "messina", arrived: 2 };
  state.ships.stralsund = { ...freshShip("stralsund", true), ...there };
}

/** 19.0, 12.4 Moltke has a seventh Engines box: cruise 4, maximum 6, emergency 7. */
function moltkes(): Vector[] {
  const change: Change = (state) => {
    Object.assign(state, { phase: "movement", turn: 3, vp: -5, step: 9 });
    state.options.germanExtras = "moltke_for_goeben";
    state.ships.goeben = freshShip("goeben", false);
    state.ships.moltke = freshShip("moltke", true);
    for (const id of ["moltke", "breslau"] as const) {
      Object.assign(state.ships[id], { space: "central_ionian", startSpace: "messina", arrived: 2 });
    }
    state.colliers = [{ space: "medina_bank", used: false, lost: false }];
  };
  const plan = { citation: "12.4", operation: "moveShip", base: "setup", change } as const;
  const moved = (path: readonly string[], speed: string, coal: number): Json => {
    return { ship: "moltke", from: "central_ionian", to: path.at(-1), speed, coal, engines: 0 };
  };
  return [
    resolves({
      ...plan,
      id: "move-moltke-maximum",
      title: "12.2 Moltke makes six spaces at maximum speed",
      input: { ship: "moltke", path: EAST.slice(0, 6) },
      outcome: moved(EAST.slice(0, 6), "maximum", 1),
    }),
    resolves({
      ...plan,
      id: "move-moltke-emergency",
      title: "12.3 Moltke makes seven spaces at emergency speed",
      input: { ship: "moltke", path: EAST },
      rolls: [roll("engine-strain", "ENGINE_STRAIN", [3])],
      outcome: moved(EAST, "emergency", 1),
    }),
    resolves({
      ...plan,
      id: "move-stralsund",
      title: "12.2 Stralsund has the speeds of Breslau",
      change: all(change, stralsundToo),
      input: { ship: "stralsund", path: EAST.slice(0, 5) },
      outcome: { ship: "stralsund", speed: "maximum", coal: 1 },
      snapshot: { ships: { stralsund: { coal: 4, space: EAST[4] } } },
    }),
  ];
}

/** 12.1-12.4 Speeds. */
export const speed = (): Vector[] => [...speeds(), ...moltkes()];
