import { aboard, both, coastal, marker, set, ship } from "./changes";
import { all, type Change, type Json, needs, plain, refused, resolves, type Vector } from "./kit";

const BASE = "messina-outfitting";
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
    coals({ id: "coal-neutral-port", title: "7.3 A neutral port gives 1d coal", change: calledAt("messina"), space: "messina", faces: [5] }),
    coals({ id: "coal-neutral-base", title: "7.3 A neutral naval base gives 2d coal", change: calledAt("taranto"), space: "taranto", faces: [3, 6] }),
    coals({ id: "coal-constantinople", title: "7.3 Constantinople is a neutral naval base: 2d coal", change: calledAt("constantinople"), space: "constantinople", faces: [1, 1] }),
    coals({ id: "coal-friendly-port", title: "7.3 A Central Powers port gives 2d coal", change: calledAt("trieste"), space: "trieste", faces: [6, 6] }),
    coals({ id: "coal-friendly-base", title: "7.3 A Central Powers naval base gives 2d coal", change: calledAt("pola"), space: "pola", faces: [2, 4] }),
    coals({ id: "coal-captured-port", title: "9.2 D-13 A captured port gives 2d coal", citation: "9.2", change: CAPTURED, space: "philippeville", faces: [4, 4], rulings: ["D-13"] }),
    coals({ id: "coal-start-neutral", title: "9.1 A ship that began in a neutral port may coal there", citation: "9.1", change: set({}), space: "messina", faces: [1] }),
    coals({ id: "coal-collier", title: "7.4 A collier gives 2d coal and leaves at the end of the phase", citation: "7.4", change: collierHere, space: "central_ionian", source: "collier", faces: [6, 3], after: used }),
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
      title: "7.3 Coal at a naval base asks for two dice",
      citation: "7.3",
      operation: "coal",
      base: BASE,
      change: all(SHORT, calledAt("pola")),
      input: site("pola"),
      held: [3],
      next: { label: "site-coal", count: 2, sides: 6, held: [3], chart: null },
    }),
    noCoal("coal-at-sea", "7.3 There is no coal at sea", "7.3", "NO_COAL_HERE", site("central_ionian"), "", calledAt("central_ionian")),
    noCoal("coal-enemy-port", "7.3 An enemy port gives no coal before it is captured", "7.3", "NO_COAL_HERE", site("bone"), "", calledAt("bone")),
    noCoal("coal-no-collier", "7.4 No collier is at Messina", "7.4", "NO_COAL_HERE", { space: "messina", source: "collier" }, "/input/source", calledAt("messina")),
    noCoal("coal-no-friend", "13.1 No Friendly Ship waits at Messina", "13.1", "NO_COAL_HERE", { space: "messina", source: "friendly_ship" }, "/input/source", calledAt("messina")),
    noCoal("coal-twice", "7.3 The coal of a port is rolled once a turn", "7.0", "STORES_ROLLED", site("messina"), "", all(calledAt("messina"), set({ stores: [{ space: "messina", source: "coal" }] }))),
    noCoal("coal-collier-used", "7.4 A collier gives its coal once", "7.3", "NO_COAL_HERE", { space: "central_ionian", source: "collier" }, "", all(collierHere, used)),
    noCoal("coal-must-leave", "9.1 After a visit ships may not coal", "9.1", "MUST_LEAVE", site("messina"), "", MUST_LEAVE),
    noCoal("coal-full", "7.0 Nobody has room for coal", "7.0", "STORES_FULL", site("messina"), "", all(calledAt("messina"), ship("goeben", { coal: 4 }), ship("breslau", { coal: 5 }))),
    noCoal("coal-elsewhere", "7.3 Coal is taken where a German ship is", "7.3", "VALUE_NOT_LISTED", site("pola"), "/input/space", calledAt("messina")),
    noCoal("coal-out-of-turn", "7.0 Ships coal in the Outfitting phase", "7.0", "OUT_OF_TURN", site("messina"), "", set({ phase: "intelligence" })),
    noCoal("coal-game-over", "7.0 Nothing is open when the game is over", "7.0", "GAME_OVER", site("messina"), "", set({ phase: "over", turn: 8, result: "defeat", endReason: "turn_limit" })),
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
    refused({ ...plan("rearm-neutral", "7.1 A neutral naval base gives no ammunition", "taranto"), code: "NO_AMMUNITION_HERE", section: "7.1" }),
    refused({ ...plan("rearm-at-sea", "7.1 There is no ammunition at sea", "central_ionian"), code: "NO_AMMUNITION_HERE", section: "7.1" }),
    refused({ ...plan("rearm-captured", "9.2 D-13 A captured port gives no ammunition", "philippeville", CAPTURED), code: "CAPTURED_PORT", section: "9.2" }),
    refused({
      ...plan("rearm-twice", "7.1 The ammunition of a base is rolled once a turn", "pola", all(calledAt("pola"), set({ stores: [{ space: "pola", source: "ammunition" }] }))),
      code: "STORES_ROLLED",
      section: "7.0",
    }),
    refused({
      ...plan("rearm-full", "7.1 Nobody has room for ammunition or torpedoes", "pola", all(calledAt("pola"), ship("goeben", { ammunition: 6 }), ship("breslau", { torpedoes: 2 }))),
      code: "STORES_FULL",
      section: "7.0",
    }),
    refused({ ...plan("rearm-elsewhere", "7.1 Ships rearm where they are", "pola", all(calledAt("cattaro"))), code: "VALUE_NOT_LISTED", section: "7.1", pointer: "/input/space" }),
  ];
}

function sharing(): Vector[] {
  const coal = (points: number, ...changes: readonly Change[]): Change =>
    all(SHORT, calledAt("messina"), set({ phase: "sharing", sharing: { space: "messina", stores: "coal", points }, stores: [{ space: "messina", source: "coal" }] }), ...changes);
  const ammunition = (points: number): Change =>
    all(
      calledAt("pola"),
      ship("goeben", { ammunition: 2, torpedoes: 0 }),
      ship("breslau", { ammunition: 4 }),
      set({ phase: "sharing", sharing: { space: "pola", stores: "ammunition", points }, stores: [{ space: "pola", source: "ammunition" }] }),
    );
  const plan = (id: string, title: string, citation: string, change: Change, shares: Json) => {
    return { id, title, citation, operation: "shareStores", base: BASE, change, input: { shares } };
  };
  const over = set({ phase: "outfitting" });
  const closed: Change = (state) => {
    state.sharing = null;
  };
  return [
    resolves({
      ...plan("share-coal", "7.3 The coal is split freely; ships that take some do not move", "7.3", coal(5), { goeben: { coal: 2 }, breslau: { coal: 3 } }),
      outcome: { takers: ["goeben", "breslau"], lost: 0, phase: "outfitting" },
      after: all(over, closed, ship("goeben", { coal: 3, outfitted: true }), ship("breslau", { coal: 5, outfitted: true })),
      rulings: ["D-03"],
    }),
    resolves({
      ...plan("share-refused", "7.3 D-03 A ship that takes nothing has not outfitted", "7.3", coal(2), { goeben: { coal: 2 } }),
      outcome: { takers: ["goeben"], lost: 0 },
      after: all(over, closed, ship("goeben", { coal: 3, outfitted: true })),
      snapshot: { ships: { breslau: { coal: 2, outfitted: false } } },
    }),
    resolves({
      ...plan("share-lost", "7.3 D-06 Points that nobody takes are lost", "7.3", coal(12), { goeben: { coal: 3 }, breslau: { coal: 3 } }),
      outcome: { takers: ["goeben", "breslau"], lost: 6 },
      after: all(over, closed, ship("goeben", { coal: 4, outfitted: true }), ship("breslau", { coal: 5, outfitted: true })),
      rulings: ["D-06"],
    }),
    resolves({
      ...plan("share-nothing", "7.3 All of it may be refused", "7.3", coal(4), {}),
      outcome: { takers: [], lost: 4 },
      after: all(over, closed),
      snapshot: { ships: { goeben: { coal: 1, outfitted: false }, breslau: { coal: 2, outfitted: false } } },
    }),
    resolves({
      ...plan("share-ammunition", "7.1 D-05 One roll gives ammunition and torpedoes, a point each", "7.1", ammunition(8), { goeben: { ammunition: 4, torpedoes: 2 }, breslau: { ammunition: 2 } }),
      outcome: { takers: ["goeben", "breslau"], lost: 0 },
      after: all(over, closed, ship("goeben", { ammunition: 6, torpedoes: 2, outfitted: true }), ship("breslau", { ammunition: 6, outfitted: true })),
      rulings: ["D-05"],
    }),
    resolves({
      ...plan("share-without-engines", "9.1 D-09 A ship without Engines in a visited port takes coal, the other may not", "9.1", all(coal(6), MUST_LEAVE, ship("goeben", { engines: 0 })), { goeben: { coal: 3 } }),
      outcome: { takers: ["goeben"], lost: 3 },
      after: all(over, closed, ship("goeben", { coal: 4, outfitted: true })),
      rulings: ["D-09", "D-03"],
    }),
    refused({
      ...plan("share-barred-ship", "9.1 D-09 A ship that can leave takes no coal after the visit", "9.1", all(coal(6), MUST_LEAVE, ship("goeben", { engines: 0 })), { breslau: { coal: 1 } }),
      code: "VALUE_NOT_LISTED",
      section: "7.1",
      pointer: "/input/shares/breslau",
    }),
    refused({
      ...plan("share-too-much", "7.3 The shares do not exceed the roll", "7.3", coal(4), { goeben: { coal: 2 }, breslau: { coal: 3 } }),
      code: "STORES_SHARED",
      section: "7.3",
      pointer: "/input/shares",
    }),
    refused({
      ...plan("share-ammunition-too-much", "7.1 Ammunition and torpedoes together do not exceed the roll", "7.1", ammunition(5), { goeben: { ammunition: 4, torpedoes: 2 } }),
      code: "STORES_SHARED",
      section: "7.1",
      pointer: "/input/shares",
    }),
    refused({
      ...plan("share-above-start", "10.0 No ship takes more coal than it started with", "10.0", coal(9), { goeben: { coal: 4 } }),
      code: "VALUE_NOT_LISTED",
      section: "7.1",
      pointer: "/input/shares/goeben/coal",
    }),
    refused({
      ...plan("share-full", "10.0 A full bunker takes nothing", "10.0", coal(9, ship("breslau", { coal: 5 })), { breslau: { coal: 1 } }),
      code: "INDEX_FULL",
      section: "10.0",
      pointer: "/input/shares/breslau/coal",
    }),
    refused({
      ...plan("share-wrong-store", "7.3 Coal is not taken as ammunition", "7.3", coal(4, ship("goeben", { ammunition: 1 })), { goeben: { ammunition: 1 } }),
      code: "VALUE_NOT_LISTED",
      section: "7.1",
      pointer: "/input/shares/goeben/ammunition",
    }),
    refused({
      ...plan("share-out-of-turn", "7.0 Stores are shared out after a roll", "7.0", calledAt("messina"), {}),
      code: "OUT_OF_TURN",
      section: "7.0",
    }),
  ];
}

function reloading(): Vector[] {
  const laden = (torpedoes: number): Change =>
    all(calledAt("messina"), ship("goeben", { torpedoes }), aboard("goeben", { 2: "torpedo_reload" }));
  const plan = (id: string, title: string, change: Change, name = "goeben") => {
    return { id, title, citation: "14.10", operation: "reloadTorpedoes", base: BASE, change, input: { ship: name } };
  };
  const onlyAtZero: Change = (state) => {
    state.rulings.reloadOnlyAtZero = true;
  };
  const phases = ["intelligence", "movement"] as const;
  const reloads = (id: string, title: string, change: Change, rulings?: readonly string[]): Vector =>
    resolves({
      ...plan(id, title, change),
      outcome: { ship: "goeben", torpedoes: 2 },
      after: all(ship("goeben", { torpedoes: 2 }), aboard("goeben", { 2: null })),
      ...(rulings === undefined ? {} : { rulings }),
    });
  return [
    reloads("reload-empty", "14.10 Torpedo Reload brings Torpedoes to two and is spent", laden(0)),
    reloads("reload-one-left", "14.10 D-77 Torpedoes may be reloaded before none is left", laden(1), ["D-77"]),
    reloads("reload-empty-by-ruling", "14.10 D-77 Under the other ruling an empty ship reloads", all(laden(0), onlyAtZero), ["D-77"]),
    ...phases.map((phase) => reloads(`reload-${phase}`, `14.10 Torpedoes are reloaded in any phase: ${phase}`, all(laden(0), set({ phase })))),
    refused({ ...plan("reload-left-by-ruling", "14.10 D-77 Under the other ruling a torpedo left forbids it", all(laden(1), onlyAtZero)), code: "TORPEDOES_LEFT", section: "14.10" }),
    refused({ ...plan("reload-full", "14.10 Full tubes are not reloaded", laden(2)), code: "TORPEDOES_FULL", section: "14.10" }),
    refused({ ...plan("reload-none-aboard", "14.10 Without a Torpedo Reload nothing is reloaded", ship("goeben", { torpedoes: 0 })), code: "NO_TORPEDO_RELOAD", section: "14.10" }),
    refused({ ...plan("reload-other-ship", "14.10 A ship reloads with its own counter", all(laden(0), ship("breslau", { torpedoes: 0 })), "breslau"), code: "NO_TORPEDO_RELOAD", section: "14.10", pointer: "/input/ship" }),
    refused({ ...plan("reload-game-over", "14.10 Nothing is reloaded when the game is over", set({ phase: "over", result: "defeat", endReason: "turn_limit", turn: 8 })), code: "GAME_OVER", section: "14.10" }),
  ];
}

/** 7, 14.10 Coal, ammunition and torpedoes. */
export const stores = (): Vector[] => [...coaling(), ...rearming(), ...sharing(), ...reloading()];
