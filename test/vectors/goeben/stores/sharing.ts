import { all, type Change, type Json, refused, resolves, type Vector } from "../kit";
import { aboard, set, ship } from "../kit/changes";
import { BASE, calledAt, MUST_LEAVE, SHORT } from "./stores";

function sharing(): Vector[] {
  const coal = (points: number, ...changes: readonly Change[]): Change =>
    all(
      SHORT,
      calledAt("messina"),
      set({
        phase: "sharing",
        sharing: { space: "messina", stores: "coal", points },
        stores: [{ space: "messina", source: "coal" }],
      }),
      ...changes,
    );
  const ammunition = (points: number): Change =>
    all(
      calledAt("pola"),
      ship("goeben", { ammunition: 2, torpedoes: 0 }),
      ship("breslau", { ammunition: 4 }),
      set({
        phase: "sharing",
        sharing: { space: "pola", stores: "ammunition", points },
        stores: [{ space: "pola", source: "ammunition" }],
      }),
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
      ...plan("share-coal", "7.3 The coal is split freely; ships that take some do not move", "7.3", coal(5), {
        goeben: { coal: 2 },
        breslau: { coal: 3 },
      }),
      outcome: { takers: ["goeben", "breslau"], lost: 0, phase: "outfitting" },
      after: all(
        over,
        closed,
        ship("goeben", { coal: 3, outfitted: true }),
        ship("breslau", { coal: 5, outfitted: true }),
      ),
      rulings: ["D-03"],
    }),
    resolves({
      ...plan("share-refused", "7.3 D-03 A ship that takes nothing has not outfitted", "7.3", coal(2), {
        goeben: { coal: 2 },
      }),
      outcome: { takers: ["goeben"], lost: 0 },
      after: all(over, closed, ship("goeben", { coal: 3, outfitted: true })),
      snapshot: { ships: { breslau: { coal: 2, outfitted: false } } },
    }),
    resolves({
      ...plan("share-lost", "7.3 D-06 Points that nobody takes are lost", "7.3", coal(12), {
        goeben: { coal: 3 },
        breslau: { coal: 3 },
      }),
      outcome: { takers: ["goeben", "breslau"], lost: 6 },
      after: all(
        over,
        closed,
        ship("goeben", { coal: 4, outfitted: true }),
        ship("breslau", { coal: 5, outfitted: true }),
      ),
      rulings: ["D-06"],
    }),
    resolves({
      ...plan("share-nothing", "7.3 All of it may be refused", "7.3", coal(4), {}),
      outcome: { takers: [], lost: 4 },
      after: all(over, closed),
      snapshot: { ships: { goeben: { coal: 1, outfitted: false }, breslau: { coal: 2, outfitted: false } } },
    }),
    resolves({
      ...plan(
        "share-ammunition",
        "7.1 D-05 One roll gives ammunition and torpedoes, a point each",
        "7.1",
        ammunition(8),
        { goeben: { ammunition: 4, torpedoes: 2 }, breslau: { ammunition: 2 } },
      ),
      outcome: { takers: ["goeben", "breslau"], lost: 0 },
      after: all(
        over,
        closed,
        ship("goeben", { ammunition: 6, torpedoes: 2, outfitted: true }),
        ship("breslau", { ammunition: 6, outfitted: true }),
      ),
      rulings: ["D-05"],
    }),
    resolves({
      ...plan(
        "share-without-engines",
        "9.1 D-09 A ship without Engines in a visited port takes coal, the other may not",
        "9.1",
        all(coal(6), MUST_LEAVE, ship("goeben", { engines: 0 })),
        { goeben: { coal: 3 } },
      ),
      outcome: { takers: ["goeben"], lost: 3 },
      after: all(over, closed, ship("goeben", { coal: 4, outfitted: true })),
      rulings: ["D-09", "D-03"],
    }),
    refused({
      ...plan(
        "share-barred-ship",
        "9.1 D-09 A ship that can leave takes no coal after the visit",
        "9.1",
        all(coal(6), MUST_LEAVE, ship("goeben", { engines: 0 })),
        { breslau: { coal: 1 } },
      ),
      code: "VALUE_NOT_LISTED",
      section: "7.1",
      pointer: "/input/shares/breslau",
    }),
    refused({
      ...plan("share-too-much", "7.3 The shares do not exceed the roll", "7.3", coal(4), {
        goeben: { coal: 2 },
        breslau: { coal: 3 },
      }),
      code: "STORES_SHARED",
      section: "7.3",
      pointer: "/input/shares",
    }),
    refused({
      ...plan(
        "share-ammunition-too-much",
        "7.1 Ammunition and torpedoes together do not exceed the roll",
        "7.1",
        ammunition(5),
        { goeben: { ammunition: 4, torpedoes: 2 } },
      ),
      code: "STORES_SHARED",
      section: "7.1",
      pointer: "/input/shares",
    }),
    refused({
      ...plan("share-above-start", "10.0 No ship takes more coal than it started with", "10.0", coal(9), {
        goeben: { coal: 4 },
      }),
      code: "VALUE_NOT_LISTED",
      section: "7.1",
      pointer: "/input/shares/goeben/coal",
    }),
    refused({
      ...plan("share-full", "10.0 A full bunker takes nothing", "10.0", coal(9, ship("breslau", { coal: 5 })), {
        breslau: { coal: 1 },
      }),
      code: "INDEX_FULL",
      section: "10.0",
      pointer: "/input/shares/breslau/coal",
    }),
    refused({
      ...plan(
        "share-wrong-store",
        "7.3 Coal is not taken as ammunition",
        "7.3",
        coal(4, ship("goeben", { ammunition: 1 })),
        { goeben: { ammunition: 1 } },
      ),
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
  const anyNumber: Change = (state) => {
    state.rulings.reloadOnlyAtZero = false;
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
    reloads("reload-empty", "14.10 D-77 Torpedo Reload brings Torpedoes from none to two and is spent", laden(0), [
      "D-77",
    ]),
    reloads(
      "reload-one-left",
      "14.10 D-77 Under the other ruling torpedoes may be reloaded before none is left",
      all(laden(1), anyNumber),
      ["D-77"],
    ),
    reloads(
      "reload-empty-by-ruling",
      "14.10 D-77 Under the other ruling an empty ship reloads too",
      all(laden(0), anyNumber),
      ["D-77"],
    ),
    ...phases.map((phase) =>
      reloads(`reload-${phase}`, `14.10 Torpedoes are reloaded in any phase: ${phase}`, all(laden(0), set({ phase }))),
    ),
    refused({
      ...plan("reload-left-by-ruling", "14.10 D-77 Errata and Cargo Chart: a torpedo left forbids it", laden(1)),
      code: "TORPEDOES_LEFT",
      section: "14.10",
    }),
    refused({
      ...plan("reload-full", "14.10 Full tubes are not reloaded", laden(2)),
      code: "TORPEDOES_FULL",
      section: "14.10",
    }),
    refused({
      ...plan(
        "reload-none-aboard",
        "14.10 Without a Torpedo Reload nothing is reloaded",
        ship("goeben", { torpedoes: 0 }),
      ),
      code: "NO_TORPEDO_RELOAD",
      section: "14.10",
    }),
    refused({
      ...plan(
        "reload-other-ship",
        "14.10 A ship reloads with its own counter",
        all(laden(0), ship("breslau", { torpedoes: 0 })),
        "breslau",
      ),
      code: "NO_TORPEDO_RELOAD",
      section: "14.10",
      pointer: "/input/ship",
    }),
    refused({
      ...plan(
        "reload-game-over",
        "14.10 Nothing is reloaded when the game is over",
        set({ phase: "over", result: "defeat", endReason: "turn_limit", turn: 8 }),
      ),
      code: "GAME_OVER",
      section: "14.10",
    }),
  ];
}

/** 7.1, 7.3, 14.10 Vectors for the shares that ships take of stores. */
export const sharingStores = (): Vector[] => [...sharing(), ...reloading()];
