import { aboard, both, consort, marker, options, rulings, set, ship } from "./changes";
import { all, type Change, type Json, needs, type Roll, refused, resolves, roll, type Vector } from "./kit";
import { freshShip } from "./setup";
import { CAPTURED, calledAt } from "./stores";

const BASE = "messina-outfitting";
const MOVING = set({ phase: "movement", turn: 3 });
/** A way of seven spaces east from the Central Ionian Sea without a stop. */
const EAST = ["off_zante", "cape_matapan", "sw_of_crete", "south_of_crete", "kaso_strait", "off_rhodes", "off_adalia"];

/** Both ships in a space in the Movement phase of turn 3. */
function at(space: string, ...changes: readonly (Change | undefined)[]): Change {
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

function sails(plan: Sailing): Vector {
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

function stays(plan: {
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
  return refused({ id, title, citation: section, operation: "moveShip", base: BASE, change, input, code, section, pointer });
}

function speeds(): Vector[] {
  const sea = "central_ionian";
  const engines = (value: number): Change => at(sea, ship("goeben", { engines: value }));
  const most: readonly (readonly [engines: number, cruise: number, maximum: number | null, emergency: number | null])[] = [
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
      sails({ id: `move-engines-${value}-cruise`, title: `12.1 Engines ${value} cruise ${cruise} for nothing`, citation: "12.4", change: engines(value), from: sea, path: EAST.slice(0, cruise), speed: "cruise" }),
      ...(maximum === null ? [] : [sails({ id: `move-engines-${value}-maximum`, title: `12.2 Engines ${value} make ${maximum} for one coal`, citation: "12.4", change: engines(value), from: sea, path: EAST.slice(0, maximum), speed: "maximum", coal: 1, rulings: ["D-18"] })]),
      stays({ id: `move-engines-${value}-too-far`, title: `12.4 Engines ${value} do not make ${top + 1}`, change: engines(value), path: EAST.slice(0, top + 1), code: "PATH_LENGTH", section: "12.0", at: top }),
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
    stays({ id: "move-engines-0", title: "6.2 Without Engines a ship does not move", change: engines(0), path: EAST.slice(0, 1), code: "NO_ENGINES", section: "6.2", at: "ship" }),
    sails({ id: "move-one-space", title: "12.1 A ship moves less than it could", change: at(sea), from: sea, path: ["medina_bank"], speed: "cruise" }),
    sails({ id: "move-nowhere", title: "12.0 A ship may stay where it is", change: at(sea), from: sea, path: [], speed: null }),
    sails({ id: "move-and-back", title: "12.0 A ship may come back to where it began", change: at(sea), from: sea, path: ["off_zante", sea], speed: "cruise" }),
    sails({ id: "move-light-cruiser", title: "12.2 Breslau has the same speeds", citation: "12.2", change: at(sea), ship: "breslau", from: sea, path: EAST.slice(0, 5), speed: "maximum", coal: 1 }),
    stays({ id: "move-without-coal", title: "12.2 Without coal a ship does not exceed cruise speed", change: at(sea, ship("goeben", { coal: 0 })), path: EAST.slice(0, 5), code: "PATH_LENGTH", section: "12.0", at: 4 }),
    sails({ id: "move-cruise-without-coal", title: "12.1 Cruising needs no coal", citation: "12.1", change: at(sea, ship("goeben", { coal: 0 })), from: sea, path: EAST.slice(0, 4), speed: "cruise" }),
    sails({ id: "move-last-coal", title: "12.3 The last coal is enough for emergency speed", citation: "12.3", change: at(sea, ship("goeben", { coal: 1 })), from: sea, path: EAST.slice(0, 6), speed: "emergency", coal: 1, face: 6 }),
    needs({
      id: "move-needs-die",
      title: "12.3 Emergency speed asks for its die",
      citation: "12.3",
      operation: "moveShip",
      base: BASE,
      change: at(sea),
      input: { ship: "goeben", path: EAST.slice(0, 6) },
      next: { label: "engine-strain", count: 1, sides: 6, held: [], chart: "ENGINE_STRAIN" },
    }),
    stays({ id: "move-after-outfitting", title: "7.0 A ship that outfitted does not move", change: at(sea, ship("goeben", { outfitted: true })), path: ["medina_bank"], code: "SHIP_OUTFITTED", section: "7.0", at: "ship" }),
    sails({ id: "move-other-outfitted", title: "7.0 D-03 The other ship moves all the same", citation: "7.0", change: at(sea, ship("goeben", { outfitted: true })), ship: "breslau", from: sea, path: ["medina_bank"], speed: "cruise" }),
    stays({ id: "move-twice", title: "12.0 A ship moves once", change: at(sea, ship("goeben", { moved: true, path: ["off_zante", sea], arrived: 3 })), path: ["medina_bank"], code: "ALREADY_MOVED", section: "12.0", at: "ship" }),
    stays({ id: "move-nobody", title: "12.0 Nobody is left to move", change: at(sea, both(sea, { outfitted: true })), path: ["medina_bank"], code: "NO_SHIP_CAN_MOVE", section: "12.0", at: "door" }),
    stays({ id: "move-absent-ship", title: "12.0 A ship that is not in the game does not move", change: at(sea), ship: "moltke", path: ["medina_bank"], code: "VALUE_NOT_LISTED", section: "12.0", at: "ship" }),
  ];
}

function spaces(): Vector[] {
  const taranto = "gulf_of_taranto";
  const lying = marker("dublin", "map", "off_zante", { turn: 2 });
  return [
    sails({ id: "move-into-patrol-zone", title: "12.5 A ship stops in an Allied patrol zone, and may enter it", citation: "12.5", change: at(taranto), from: taranto, path: ["adriatic_pz"], speed: "cruise", rulings: ["D-19"] }),
    stays({ id: "move-through-patrol-zone", title: "12.5 No ship passes through an Allied patrol zone", change: at(taranto), path: ["adriatic_pz", "southern_adriatic"], code: "MUST_STOP", section: "12.5", at: 1 }),
    sails({ id: "move-out-of-patrol-zone", title: "12.5 Leaving a patrol zone is free", citation: "12.5", change: at("adriatic_pz"), from: "adriatic_pz", path: ["southern_adriatic", "central_adriatic"], speed: "cruise" }),
    stays({ id: "move-through-port", title: "12.5 No ship passes through a port", change: at("south_of_messina"), path: ["messina", "north_of_messina"], code: "MUST_STOP", section: "12.5", at: 1 }),
    sails({ id: "move-into-friendly-base", title: "9.0 A friendly base is entered freely", citation: "9.0", change: at("central_adriatic"), from: "central_adriatic", path: ["northern_adriatic", "pola"], speed: "cruise" }),
    sails({ id: "move-into-enemy-port", title: "9.0 D-10 An enemy port may be entered", citation: "9.0", change: at("nw_of_bizerte"), from: "nw_of_bizerte", path: ["bone"], speed: "cruise", rulings: ["D-10"] }),
    sails({ id: "move-to-marker", title: "12.5 D-19 A ship stops where an Allied ship lies face up", citation: "12.5", change: at("central_ionian", lying), from: "central_ionian", path: ["off_zante"], speed: "cruise", rulings: ["D-19"] }),
    stays({ id: "move-past-marker", title: "12.5 D-19 No ship passes an Allied ship that lies face up", change: at("central_ionian", lying), path: ["off_zante", "cape_matapan"], code: "MUST_STOP", section: "12.5", at: 1 }),
    sails({ id: "move-past-collier", title: "12.5 D-19 Colliers stop nobody", citation: "12.5", change: at("central_ionian"), from: "central_ionian", path: ["medina_bank", "libyan_sea_west"], speed: "cruise" }),
    sails({ id: "move-past-mine", title: "12.5 D-19 A mine stops nobody", citation: "12.5", change: at("central_ionian", set({ mines: ["off_zante"] }), options({ mines: true })), from: "central_ionian", path: ["off_zante", "cape_matapan"], speed: "cruise" }),
    stays({ id: "move-off-the-lines", title: "12.0 A ship follows the lines", change: at("central_ionian"), path: ["off_zante", "sw_of_crete"], code: "NO_LINE", section: "12.0", at: 1 }),
    stays({ id: "move-black-sea", title: "12.5 The Black Sea is closed", change: at("constantinople"), path: ["black_sea_west"], code: "SPACE_CLOSED", section: "12.5" }),
    stays({ id: "move-atlantic-closed", title: "12.5 D-20 The Atlantic is closed under another order", change: at("gibraltar_pz"), path: ["atlantic_exit"], code: "ORDER_CLOSES_SPACE", section: "12.5" }),
    sails({ id: "move-atlantic-order", title: "12.5 D-20 Under Atlantic Breakout it is open", citation: "12.5", change: at("gibraltar_pz", set({ order: "atlantic_breakout" })), from: "gibraltar_pz", path: ["atlantic_exit", "north_atlantic"], speed: "cruise" }),
    sails({ id: "move-atlantic-by-ruling", title: "12.5 D-20 Under the other ruling it is always open", citation: "12.5", change: at("gibraltar_pz", rulings({ atlanticAlwaysOpen: true })), from: "gibraltar_pz", path: ["atlantic_exit", "cadiz"], speed: "cruise" }),
    stays({ id: "move-visited", title: "9.1 No ship enters a neutral port that has been visited", change: at("south_of_messina", set({ visited: ["messina"] })), path: ["messina"], code: "ALREADY_VISITED", section: "9.1" }),
    stays({ id: "move-stay-after-visit", title: "9.1 After a visit a ship may not stay", change: at("messina", set({ visited: ["messina"] }), both("messina", { mustLeave: true })), path: [], code: "PATH_LENGTH", section: "9.1", at: "path" }),
    sails({ id: "move-leave-after-visit", title: "9.1 After a visit a ship leaves", citation: "9.1", change: at("messina", set({ visited: ["messina"] }), both("messina", { mustLeave: true })), from: "messina", path: ["south_of_messina"], speed: "cruise" }),
    sails({ id: "move-leave-captured", title: "9.2 D-12 The last German ship to leave a captured port gives it up", citation: "9.2", change: all(CAPTURED, MOVING, ship("breslau", { space: "off_philippeville" })), from: "philippeville", path: ["off_philippeville"], speed: "cruise", after: set({ landed: [] }), rulings: ["D-12"] }),
    sails({ id: "move-one-stays-captured", title: "9.2 The port is held while another German ship stays", citation: "9.2", change: all(CAPTURED, MOVING), from: "philippeville", path: ["off_philippeville"], speed: "cruise", after: set({ landed: ["philippeville"] }) }),
  ];
}

function consorts(): Vector[] {
  const out = all(
    at("pola", options({ austroHungarianWarships: true })),
    consort("novara", "adriatic_pz", { arrived: 2 }),
    consort("viribus_unitis", "pola", { arrived: 2 }),
    marker("austro_hungarian_fleet_sorties_1", "removed", null, { turn: 1 }),
  );
  const novara = (id: string, title: string, path: readonly string[]): Vector =>
    resolves({
      id,
      title,
      citation: "20.0",
      operation: "moveShip",
      base: BASE,
      change: out,
      input: { ship: "novara", path },
      outcome: { ship: "novara", from: "adriatic_pz", to: path.at(-1)!, speed: null, coal: 0, engines: 0 },
      after: (state) => {
        const record = state.austroHungarian.find(({ id: each }) => each === "novara")!;
        Object.assign(record, { moved: true, space: path.at(-1)!, path: ["adriatic_pz", ...path], arrived: 3 });
      },
    });
  return [
    novara("move-consort", "20.0 An Austro-Hungarian ship moves up to its printed speed without coal", ["off_corfu", "off_zante", "cape_matapan", "myrtoan_sea", "cyclades"]),
    stays({ id: "move-consort-too-far", title: "20.0 No further than its printed speed", change: out, ship: "viribus_unitis", path: ["northern_adriatic", "central_adriatic", "southern_adriatic", "adriatic_pz", "off_corfu"], code: "MUST_STOP", section: "12.5", at: 4 }),
    stays({ id: "move-consort-speed", title: "20.0 Novara makes five spaces, not six", change: out, ship: "novara", path: ["off_corfu", "off_zante", "cape_matapan", "sw_of_crete", "south_of_crete", "kaso_strait"], code: "PATH_LENGTH", section: "12.0", at: 5 }),
    stays({ id: "move-consort-marmara", title: "20.0 No Austro-Hungarian ship enters the Sea of Marmara", change: all(out, consort("novara", "north_aegean", { arrived: 2 })), ship: "novara", path: ["dardanelles"], code: "ZONE_CLOSED", section: "20.0" }),
    stays({ id: "move-consort-west", title: "20.0 No Austro-Hungarian ship enters the Western Mediterranean", change: all(out, consort("novara", "sicilian_channel", { arrived: 2 })), ship: "novara", path: ["nw_of_bizerte"], code: "ZONE_CLOSED", section: "20.0" }),
  ];
}

function french(): Vector[] {
  const shut = (id: string, title: string, from: string, path: readonly string[]): Vector =>
    refused({
      id,
      title,
      citation: "13.1",
      operation: "moveShip",
      base: "french-sortie",
      change: all(both(from, { arrived: 2 })),
      input: { ship: "goeben", path },
      code: "FRENCH_NAVY_AT_SEA",
      section: "13.1",
      pointer: `/input/path/${path.length - 1}`,
    });
  return [
    shut("move-french-toulon", "13.1 After the French Navy Sortie the Toulon zone is closed for a movement", "west_of_corsica", ["toulon_pz"]),
    shut("move-french-africa", "13.1 The North African zone is closed too", "off_algiers", ["north_african_pz"]),
    resolves({
      id: "move-french-leaves",
      title: "13.1 A ship in such a zone may leave it",
      citation: "13.1",
      operation: "moveShip",
      base: "french-sortie",
      change: both("toulon_pz", { arrived: 2 }),
      input: { ship: "goeben", path: ["off_the_riviera"] },
      outcome: { to: "off_the_riviera", speed: "cruise" },
    }),
    resolves({
      id: "move-french-sardinia",
      title: "13.1 The Sardinian zone stays open",
      citation: "13.1",
      operation: "moveShip",
      base: "french-sortie",
      change: both("west_of_corsica", { arrived: 2 }),
      input: { ship: "breslau", path: ["sardinia_pz"] },
      outcome: { to: "sardinia_pz", speed: "cruise" },
    }),
  ];
}

function mines(): Vector[] {
  const minelayer = (...changes: readonly Change[]): Change =>
    all(at("off_zante", options({ mines: true }), aboard("breslau", { 1: "mines", 2: "wireless" })), ...changes);
  const plan = (id: string, title: string, change: Change, space: string, box = 1) => {
    const input = { ship: "breslau", box, space };
    return { id, title, citation: "23.0", operation: "layMine", base: BASE, change, input };
  };
  const lays = (id: string, title: string, change: Change, space: string): Vector =>
    resolves({
      ...plan(id, title, change, space),
      outcome: { ship: "breslau", space, mined: [], spent: false },
      after: all(aboard("breslau", { 1: null }), set({ mines: [space] })),
    });
  const sailed = ship("breslau", { moved: true, path: ["central_ionian", "off_zante"], arrived: 3 });
  const enemies = all(marker("black_prince", "map", "off_zante", { turn: 2 }), marker("chatham", "map", "off_zante", { turn: 2 }));
  const checked = (id: string, title: string, faces: readonly number[], vp: number): Vector => {
    const ships = ["black_prince", "chatham"];
    const mined = ships.filter((_, index) => faces[index] === 6);
    return resolves({
      ...plan(id, title, minelayer(enemies), "off_zante"),
      rolls: faces.map((face) => roll("mine", "MINES", [face])),
      outcome: { mined, spent: true, vp },
      after: all(aboard("breslau", { 1: null }), set({ mines: [], vp }), ...mined.map((each) => marker(each, "out"))),
      snapshot: { mines: [], ships: { breslau: { boxes: [null, "wireless", null, null] } } },
      rulings: ["D-54"],
    });
  };
  return [
    lays("mine-where-she-is", "23.0 A light cruiser lays a mine where she is, before she moves or after", minelayer(), "off_zante"),
    lays("mine-on-the-way", "23.0 D-54 She lays it where her move began", minelayer(sailed), "central_ionian"),
    lays("mine-enemy-port", "23.0 A mine may be laid in an enemy port", minelayer(both("bone")), "bone"),
    checked("mine-none", "23.0 Two Allied ships pass the mine, which is spent", [5, 1], 0),
    checked("mine-cruiser", "23.0 D-54 A 6 takes an Allied cruiser for the scenario: 3 VP as damaged", [6, 2], 3),
    checked("mine-both", "23.0 One mine may take both", [6, 6], 5),
    needs({
      ...plan("mine-needs-die", "23.0 A mine asks for a die for each Allied ship there", minelayer(enemies), "off_zante"),
      rolls: [roll("mine", "MINES", [4])],
      next: { label: "mine", count: 1, sides: 6, held: [], chart: "MINES" },
    }),
    refused({ ...plan("mine-neutral", "23.0 No mine is laid in a neutral port", all(minelayer(), both("messina"), ship("breslau", { path: ["south_of_messina", "messina"], moved: true, arrived: 3 })), "messina"), code: "NEUTRAL_SITE", section: "23.0", pointer: "/input/space" }),
    refused({ ...plan("mine-neutral-only", "23.0 In a neutral port she has nowhere to lay it", all(minelayer(), both("messina")), "messina"), code: "NO_MINE_TO_LAY", section: "23.0" }),
    refused({ ...plan("mine-none-aboard", "23.0 Without a mine nothing is laid", at("off_zante"), "off_zante"), code: "NO_MINE_TO_LAY", section: "23.0" }),
    refused({ ...plan("mine-other-gear", "23.0 Other gear is no mine", minelayer(), "off_zante", 2), code: "VALUE_NOT_LISTED", section: "23.0", pointer: "/input/box" }),
    refused({ ...plan("mine-elsewhere", "23.0 No mine is laid off her path", minelayer(), "cape_matapan"), code: "VALUE_NOT_LISTED", section: "23.0", pointer: "/input/space" }),
  ];
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
  ];
}

/** 12, 23 Movement and mines. */
export const movement = (): Vector[] => [...speeds(), ...moltkes(), ...spaces(), ...consorts(), ...french(), ...mines()];
