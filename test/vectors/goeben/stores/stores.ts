import { all, type Change, type Json, needs, plain, refused, resolves, type Vector } from "../kit";
import { both, coastal, marker, set, ship } from "../kit/changes";

/** The snapshot these vectors start from. */
export const BASE = "messina-outfitting";

/** Both ships short of coal. */
export const SHORT = all(ship("goeben", { coal: 1 }), ship("breslau", { coal: 2 }));

/** Messina was visited, so that the ships there must leave. */
export const MUST_LEAVE: Change = all(set({ turn: 3, visited: ["messina"] }), both("messina", { mustLeave: true }));

/** Philippeville is held by a landed Seebataillon, its coastal defence unit destroyed. */
export const CAPTURED = all(
  set({ turn: 3, landed: ["philippeville"] }),
  both("philippeville", { arrived: 2 }),
  coastal("cdu_01", "philippeville", true),
);

/** Both ships arrived in a space in turn 2. */
export function calledAt(space: string): Change {
  return all(set({ turn: 3 }), both(space, { arrived: 2 }));
}

/** A Friendly Ship drawn last turn waits in a space. */
export function friendWaits(space: string): Change {
  return marker("friendly_ship_1", "set_aside", space, { turn: 2 });
}

interface Coaling {
  readonly id: string;
  readonly title: string;
  readonly citation?: string;
  readonly change: Change;
  readonly space: string;
  readonly source?: "site" | "collier" | "friendly_ship";
  readonly faces: readonly number[];
  readonly rulings?: readonly string[];
  readonly after?: Change;
}

const LABELS = { site: "site-coal", collier: "collier-coal", friendly_ship: "friendly-ship-coal" } as const;

const KINDS = { site: "coal", collier: null, friendly_ship: "friendly_ship" } as const;

function coals(plan: Coaling): Vector {
  const { id, title, citation = "7.3", change, space, source = "site", faces, rulings, after } = plan;
  const points = faces.reduce((total, face) => total + face, 0);
  const kind = KINDS[source];
  return resolves({
    id,
    title,
    citation,
    operation: "coal",
    base: BASE,
    change: all(SHORT, change),
    input: { space, source },
    rolls: [plain(LABELS[source], faces, `${points} points`)],
    outcome: { points, phase: "sharing" },
    after: all(
      set({ phase: "sharing", sharing: { space, stores: "coal", points } }),
      (state) => {
        if (kind !== null) state.stores = [...state.stores, { space, source: kind }];
      },
      after,
    ),
    ...(rulings === undefined ? {} : { rulings }),
  });
}

function noCoal(
  id: string,
  title: string,
  section: string,
  code: string,
  input: Json,
  pointer: string,
  change: Change,
): Vector {
  const plan = { id, title, citation: section, operation: "coal", base: BASE, input, code, section, pointer };
  return refused({ ...plan, change: all(SHORT, change) });
}

function coaling(): Vector[] {
  const collierHere = all(calledAt("central_ionian"), (state) => {
    state.colliers = [{ space: "central_ionian", used: false, lost: false }];
  });
  const used: Change = (state) => {
    state.colliers = [{ space: "central_ionian", used: true, lost: false }];
  };
  const site = (space: string): Json => ({ space, source: "site" });
  return [
    coals({
      id: "coal-neutral-port",
      title: "7.3 A neutral port gives 1d coal",
      change: calledAt("messina"),
      space: "messina",
      faces: [5],
    }),
    coals({
      id: "coal-neutral-base",
      title: "7.3 A neutral naval base gives 2d coal",
      change: calledAt("taranto"),
      space: "taranto",
      faces: [3, 6],
    }),
    coals({
      id: "coal-constantinople",
      title: "7.3 Constantinople is a neutral naval base: 2d coal",
      change: calledAt("constantinople"),
      space: "constantinople",
      faces: [1, 1],
    }),
    coals({
      id: "coal-friendly-port",
      title: "7.3 A Central Powers port gives 2d coal",
      change: calledAt("trieste"),
      space: "trieste",
      faces: [6, 6],
    }),
    coals({
      id: "coal-friendly-base",
      title: "7.3 A Central Powers naval base gives 2d coal",
      change: calledAt("pola"),
      space: "pola",
      faces: [2, 4],
    }),
    coals({
      id: "coal-captured-port",
      title: "9.2 D-13 A captured port gives 2d coal",
      citation: "9.2",
      change: CAPTURED,
      space: "philippeville",
      faces: [4, 4],
      rulings: ["D-13"],
    }),
    coals({
      id: "coal-start-neutral",
      title: "9.1 A ship that began in a neutral port may coal there",
      citation: "9.1",
      change: set({}),
      space: "messina",
      faces: [1],
    }),
    coals({
      id: "coal-collier",
      title: "7.4 A collier gives 2d coal and leaves at the end of the phase",
      citation: "7.4",
      change: collierHere,
      space: "central_ionian",
      source: "collier",
      faces: [6, 3],
      after: used,
    }),
    coals({
      id: "coal-friendly-ship",
      title: "13.1 A Friendly Ship gives 1d coal, even at sea",
      citation: "13.1",
      change: all(calledAt("central_ionian"), friendWaits("central_ionian")),
      space: "central_ionian",
      source: "friendly_ship",
      faces: [4],
      rulings: ["D-65"],
    }),
    coals({
      id: "coal-second-source",
      title: "7.3 A Friendly Ship adds its coal after that of the port",
      citation: "13.1",
      change: all(calledAt("messina"), friendWaits("messina"), set({ stores: [{ space: "messina", source: "coal" }] })),
      space: "messina",
      source: "friendly_ship",
      faces: [6],
    }),
    coals({
      id: "coal-without-engines",
      title: "9.1 D-09 Ships without Engines may coal in a visited port",
      citation: "9.1",
      change: all(MUST_LEAVE, both("messina", { engines: 0 })),
      space: "messina",
      faces: [2],
    }),
    needs({
      id: "coal-needs-dice",
      title: "7.3 Coal at a naval base requests two dice",
      citation: "7.3",
      operation: "coal",
      base: BASE,
      change: all(SHORT, calledAt("pola")),
      input: site("pola"),
      held: [3],
      next: { label: "site-coal", count: 2, sides: 6, held: [3], chart: null },
    }),
    noCoal(
      "coal-at-sea",
      "7.3 There is no coal at sea",
      "7.3",
      "NO_COAL_HERE",
      site("central_ionian"),
      "",
      calledAt("central_ionian"),
    ),
    noCoal(
      "coal-enemy-port",
      "7.3 An enemy port gives no coal before it is captured",
      "7.3",
      "NO_COAL_HERE",
      site("bone"),
      "",
      calledAt("bone"),
    ),
    noCoal(
      "coal-no-collier",
      "7.4 No collier is at Messina",
      "7.4",
      "NO_COAL_HERE",
      { space: "messina", source: "collier" },
      "/input/source",
      calledAt("messina"),
    ),
    noCoal(
      "coal-no-friend",
      "13.1 No Friendly Ship waits at Messina",
      "13.1",
      "NO_COAL_HERE",
      { space: "messina", source: "friendly_ship" },
      "/input/source",
      calledAt("messina"),
    ),
    noCoal(
      "coal-twice",
      "7.3 The coal of a port is rolled once a turn",
      "7.0",
      "STORES_ROLLED",
      site("messina"),
      "",
      all(calledAt("messina"), set({ stores: [{ space: "messina", source: "coal" }] })),
    ),
    noCoal(
      "coal-collier-used",
      "7.4 A collier gives its coal once",
      "7.3",
      "NO_COAL_HERE",
      { space: "central_ionian", source: "collier" },
      "",
      all(collierHere, used),
    ),
    noCoal(
      "coal-must-leave",
      "9.1 After a visit ships may not coal",
      "9.1",
      "MUST_LEAVE",
      site("messina"),
      "",
      MUST_LEAVE,
    ),
    noCoal(
      "coal-full",
      "7.0 No one has room for coal",
      "7.0",
      "STORES_FULL",
      site("messina"),
      "",
      all(calledAt("messina"), ship("goeben", { coal: 4 }), ship("breslau", { coal: 5 })),
    ),
    noCoal(
      "coal-elsewhere",
      "7.3 Coal is taken where a German ship is",
      "7.3",
      "VALUE_NOT_LISTED",
      site("pola"),
      "/input/space",
      calledAt("messina"),
    ),
    noCoal(
      "coal-out-of-turn",
      "7.0 Ships coal in the Outfitting phase",
      "7.0",
      "OUT_OF_TURN",
      site("messina"),
      "",
      set({ phase: "intelligence" }),
    ),
    noCoal(
      "coal-game-over",
      "7.0 Nothing is open when the game is over",
      "7.0",
      "GAME_OVER",
      site("messina"),
      "",
      set({ phase: "over", turn: 8, result: "defeat", endReason: "turn_limit" }),
    ),
  ];
}

function rearming(): Vector[] {
  const spent = all(ship("goeben", { ammunition: 2 }), ship("breslau", { torpedoes: 0 }));
  const plan = (id: string, title: string, space: string, change: Change = calledAt(space)) => {
    return { id, title, citation: "7.1", operation: "rearm", base: BASE, change: all(spent, change), input: { space } };
  };
  const rearms = (id: string, title: string, space: string, faces: readonly number[]): Vector => {
    const points = faces.reduce((total, face) => total + face, 0);
    return resolves({
      ...plan(id, title, space),
      rolls: [plain("ammunition", faces, `${points} points`)],
      outcome: { points, phase: "sharing" },
      after: set({
        phase: "sharing",
        sharing: { space, stores: "ammunition", points },
        stores: [{ space, source: "ammunition" }],
      }),
      rulings: ["D-04"],
    });
  };
  return [
    rearms("rearm-base", "7.1 A friendly naval base gives 2d ammunition", "cattaro", [4, 5]),
    rearms("rearm-port", "7.1 D-04 A friendly port gives 1d ammunition", "trieste", [3]),
    needs({
      ...plan("rearm-needs-dice", "7.1 Ammunition at a naval base asks for two dice", "pola"),
      next: { label: "ammunition", count: 2, sides: 6, held: [], chart: null },
    }),
    refused({
      ...plan("rearm-neutral", "7.1 A neutral naval base gives no ammunition", "taranto"),
      code: "NO_AMMUNITION_HERE",
      section: "7.1",
    }),
    refused({
      ...plan("rearm-at-sea", "7.1 There is no ammunition at sea", "central_ionian"),
      code: "NO_AMMUNITION_HERE",
      section: "7.1",
    }),
    refused({
      ...plan("rearm-captured", "9.2 D-13 A captured port gives no ammunition", "philippeville", CAPTURED),
      code: "CAPTURED_PORT",
      section: "9.2",
    }),
    refused({
      ...plan(
        "rearm-twice",
        "7.1 The ammunition of a base is rolled once a turn",
        "pola",
        all(calledAt("pola"), set({ stores: [{ space: "pola", source: "ammunition" }] })),
      ),
      code: "STORES_ROLLED",
      section: "7.0",
    }),
    refused({
      ...plan(
        "rearm-full",
        "7.1 No one has room for ammunition or torpedoes",
        "pola",
        all(calledAt("pola"), ship("goeben", { ammunition: 6 }), ship("breslau", { torpedoes: 2 })),
      ),
      code: "STORES_FULL",
      section: "7.0",
    }),
    refused({
      ...plan("rearm-elsewhere", "7.1 Ships rearm where they are", "pola", all(calledAt("cattaro"))),
      code: "VALUE_NOT_LISTED",
      section: "7.1",
      pointer: "/input/space",
    }),
  ];
}

/** 7, 14.10 Coal, ammunition and torpedoes. */
export const stores = (): Vector[] => [...coaling(), ...rearming()];
