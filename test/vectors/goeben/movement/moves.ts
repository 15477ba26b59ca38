import { all, type Change, type Json, type Roll, refused, resolves, roll, type Vector } from "../kit";
import { both, marker, options, rulings, set, ship } from "../kit/changes";
import { CAPTURED, calledAt } from "../stores/stores";

/** The snapshot these vectors start from. */
export const BASE = "messina-outfitting";

const MOVING = set({ phase: "movement", turn: 3 });

/** A way of seven spaces east from the Central Ionian Sea without a stop. */
export const EAST = [
  "off_zante",
  "cape_matapan",
  "sw_of_crete",
  "south_of_crete",
  "kaso_strait",
  "off_rhodes",
  "off_adalia",
];

/** Both ships in a space in the Movement phase of turn 3. */
export function at(space: string, ...changes: readonly (Change | undefined)[]): Change {
  return all(calledAt(space), MOVING, ...changes);
}

interface Sailing {
  readonly id: string;
  readonly title: string;
  readonly citation?: string;
  readonly change: Change;
  readonly from: string;
  readonly path: readonly string[];
  readonly ship?: "goeben" | "breslau";
  readonly speed: "cruise" | "maximum" | "emergency" | null;
  readonly coal?: number;
  readonly engines?: number;
  readonly face?: number;
  readonly after?: Change;
  readonly rulings?: readonly string[];
}

/** A ship moves. */
export function sails(plan: Sailing): Vector {
  const { id, title, citation = "12.0", change, from, path, ship: name = "goeben", speed } = plan;
  const { coal = 0, engines = 0, face, after, rulings: cited } = plan;
  const to = path.at(-1) ?? from;
  const rolls: Roll[] = face === undefined ? [] : [roll("engine-strain", "ENGINE_STRAIN", [face])];
  const arrived: Change = (state) => {
    Object.assign(state.ships[name], { moved: true });
    if (path.length === 0) return;
    Object.assign(state.ships[name], { space: to, path: [from, ...path], arrived: 3, mustLeave: false });
    state.ships[name].coal -= coal;
    state.ships[name].engines -= engines;
  };
  return resolves({
    id,
    title,
    citation,
    operation: "moveShip",
    base: BASE,
    change,
    input: { ship: name, path },
    rolls,
    outcome: { ship: name, from, to, speed, coal, engines, phase: "movement" },
    after: all(arrived, after),
    ...(cited === undefined ? {} : { rulings: cited }),
  });
}

/** A move that a rule refuses. */
export function stays(plan: {
  readonly id: string;
  readonly title: string;
  readonly change: Change;
  readonly path: readonly string[];
  readonly code: string;
  readonly section: string;
  readonly at?: number | "ship" | "path" | "door";
  readonly ship?: string;
}): Vector {
  const { id, title, change, path, code, section, at: where = 0, ship: name = "goeben" } = plan;
  const pointers: Readonly<Record<string, string>> = { ship: "/input/ship", path: "/input/path", door: "" };
  const pointer = typeof where === "number" ? `/input/path/${where}` : pointers[where]!;
  const input: Json = { ship: name, path };
  return refused({
    id,
    title,
    citation: section,
    operation: "moveShip",
    base: BASE,
    change,
    input,
    code,
    section,
    pointer,
  });
}

function spaces(): Vector[] {
  const taranto = "gulf_of_taranto";
  const lying = marker("dublin", "map", "off_zante", { turn: 2 });
  return [
    sails({
      id: "move-into-patrol-zone",
      title: "12.5 A ship stops in an Allied patrol zone, and may enter it",
      citation: "12.5",
      change: at(taranto),
      from: taranto,
      path: ["adriatic_pz"],
      speed: "cruise",
      rulings: ["D-19"],
    }),
    stays({
      id: "move-through-patrol-zone",
      title: "12.5 No ship passes through an Allied patrol zone",
      change: at(taranto),
      path: ["adriatic_pz", "southern_adriatic"],
      code: "MUST_STOP",
      section: "12.5",
      at: 1,
    }),
    sails({
      id: "move-out-of-patrol-zone",
      title: "12.5 Leaving a patrol zone is free",
      citation: "12.5",
      change: at("adriatic_pz"),
      from: "adriatic_pz",
      path: ["southern_adriatic", "central_adriatic"],
      speed: "cruise",
    }),
    stays({
      id: "move-through-port",
      title: "12.5 No ship passes through a port",
      change: at("south_of_messina"),
      path: ["messina", "north_of_messina"],
      code: "MUST_STOP",
      section: "12.5",
      at: 1,
    }),
    sails({
      id: "move-into-friendly-base",
      title: "9.0 A friendly base is entered freely",
      citation: "9.0",
      change: at("central_adriatic"),
      from: "central_adriatic",
      path: ["northern_adriatic", "pola"],
      speed: "cruise",
    }),
    sails({
      id: "move-into-enemy-port",
      title: "9.0 D-10 An enemy port may be entered",
      citation: "9.0",
      change: at("nw_of_bizerte"),
      from: "nw_of_bizerte",
      path: ["bone"],
      speed: "cruise",
      rulings: ["D-10"],
    }),
    sails({
      id: "move-to-marker",
      title: "12.5 D-19 A ship stops where an Allied ship is face up",
      citation: "12.5",
      change: at("central_ionian", lying),
      from: "central_ionian",
      path: ["off_zante"],
      speed: "cruise",
      rulings: ["D-19"],
    }),
    stays({
      id: "move-past-marker",
      title: "12.5 D-19 No ship passes an Allied ship that is face up",
      change: at("central_ionian", lying),
      path: ["off_zante", "cape_matapan"],
      code: "MUST_STOP",
      section: "12.5",
      at: 1,
    }),
    sails({
      id: "move-past-collier",
      title: "12.5 D-19 Colliers stop no one",
      citation: "12.5",
      change: at("central_ionian"),
      from: "central_ionian",
      path: ["medina_bank", "libyan_sea_west"],
      speed: "cruise",
    }),
    sails({
      id: "move-past-mine",
      title: "12.5 D-19 A mine stops no one",
      citation: "12.5",
      change: at("central_ionian", set({ mines: ["off_zante"] }), options({ mines: true })),
      from: "central_ionian",
      path: ["off_zante", "cape_matapan"],
      speed: "cruise",
    }),
    stays({
      id: "move-off-the-lines",
      title: "12.0 A ship follows the lines",
      change: at("central_ionian"),
      path: ["off_zante", "sw_of_crete"],
      code: "NO_LINE",
      section: "12.0",
      at: 1,
    }),
    stays({
      id: "move-black-sea",
      title: "12.5 The Black Sea is closed",
      change: at("constantinople"),
      path: ["black_sea_west"],
      code: "SPACE_CLOSED",
      section: "12.5",
    }),
    stays({
      id: "move-atlantic-closed",
      title: "12.5 D-20 The Atlantic is closed under another order",
      change: at("gibraltar_pz"),
      path: ["atlantic_exit"],
      code: "ORDER_CLOSES_SPACE",
      section: "12.5",
    }),
    sails({
      id: "move-atlantic-order",
      title: "12.5 D-20 Under Atlantic Breakout it is open",
      citation: "12.5",
      change: at("gibraltar_pz", set({ order: "atlantic_breakout" })),
      from: "gibraltar_pz",
      path: ["atlantic_exit", "north_atlantic"],
      speed: "cruise",
    }),
    sails({
      id: "move-atlantic-by-ruling",
      title: "12.5 D-20 Under the other ruling it is always open",
      citation: "12.5",
      change: at("gibraltar_pz", rulings({ atlanticAlwaysOpen: true })),
      from: "gibraltar_pz",
      path: ["atlantic_exit", "cadiz"],
      speed: "cruise",
    }),
    stays({
      id: "move-visited",
      title: "9.1 No ship enters a neutral port that has been visited",
      change: at("south_of_messina", set({ visited: ["messina"] })),
      path: ["messina"],
      code: "ALREADY_VISITED",
      section: "9.1",
    }),
    stays({
      id: "move-stay-after-visit",
      title: "9.1 After a visit a ship may not stay",
      change: at("messina", set({ visited: ["messina"] }), both("messina", { mustLeave: true })),
      path: [],
      code: "MUST_LEAVE",
      section: "9.1",
      at: "path",
    }),
    sails({
      id: "move-leave-after-visit",
      title: "9.1 After a visit a ship leaves",
      citation: "9.1",
      change: at("messina", set({ visited: ["messina"] }), both("messina", { mustLeave: true })),
      from: "messina",
      path: ["south_of_messina"],
      speed: "cruise",
    }),
    sails({
      id: "move-leave-captured",
      title: "9.2 D-12 The last German ship to leave a captured port gives it up",
      citation: "9.2",
      change: all(CAPTURED, MOVING, ship("breslau", { space: "off_philippeville" })),
      from: "philippeville",
      path: ["off_philippeville"],
      speed: "cruise",
      after: set({ landed: [] }),
      rulings: ["D-12"],
    }),
    sails({
      id: "move-one-stays-captured",
      title: "9.2 The port is held while another German ship stays",
      citation: "9.2",
      change: all(CAPTURED, MOVING),
      from: "philippeville",
      path: ["off_philippeville"],
      speed: "cruise",
      after: set({ landed: ["philippeville"] }),
    }),
  ];
}

/** D-20 Ships that began this scenario in the North Atlantic, by a bonus, under another order. */
function atlanticStart(): Vector[] {
  const plan = { citation: "12.5", operation: "moveShip", base: "atlantic-scenario" } as const;
  return [
    resolves({
      ...plan,
      id: "move-atlantic-start",
      title: "12.5 D-20 A ship that began in the Atlantic may move out of it",
      input: { ship: "goeben", path: ["atlantic_exit", "gibraltar_pz"] },
      outcome: { to: "gibraltar_pz", speed: "cruise" },
    }),
    resolves({
      ...plan,
      id: "move-atlantic-start-within",
      title: "12.5 D-20 A ship that began in the Atlantic may move about in it",
      input: { ship: "goeben", path: ["atlantic_exit"] },
      outcome: { to: "atlantic_exit", speed: "cruise" },
      rulings: ["D-20"],
    }),
    refused({
      ...plan,
      id: "move-atlantic-start-no-return",
      title: "12.5 D-20 A ship that began in the Atlantic does not return to it",
      change: ship("goeben", { space: "gibraltar_pz", arrived: 2 }),
      input: { ship: "goeben", path: ["atlantic_exit"] },
      code: "ORDER_CLOSES_SPACE",
      section: "12.5",
      pointer: "/input/path/0",
    }),
  ];
}

/** 12, 23 Movement and mines. */
export const movement = (): Vector[] => [...atlanticStart(), ...spaces()];
