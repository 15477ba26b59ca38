import type { Cargo } from "../../../../src/rulesets/goeben/vocabulary";
import { denied, does, outfitted, POLA } from "../cargo/loading";
import { all, type Change, type Json, plain, refused, resolves, type Vector } from "../kit";
import { aboard, marker, options, set, ship } from "../kit/changes";
import { freshShip } from "../kit/setup";
import { calledAt, friendWaits, MUST_LEAVE, SHORT } from "../stores/stores";

const BASE = "messina-outfitting";

/** Hull boxes that hold these counters, from box 1 on. */
function filled(id: "goeben" | "moltke" | "breslau", ...cargo: readonly Cargo[]): Change {
  return aboard(id, Object.fromEntries(cargo.map((each, index) => [index + 1, each])));
}

function copies(cargo: Cargo, count: number): Cargo[] {
  return Array.from({ length: count }, () => cargo);
}

/** 7.1, 7.3 Stores of which a ship takes nothing, one point or the last point. */
function shares(): Vector[] {
  const coal = (points: number, change: Change): Change =>
    all(
      SHORT,
      calledAt("messina"),
      set({
        phase: "sharing",
        sharing: { space: "messina", stores: "coal", points },
        stores: [{ space: "messina", source: "coal" }],
      }),
      change,
    );
  const over: Change = (state) => {
    Object.assign(state, { phase: "outfitting", sharing: null });
  };
  const plan = { operation: "shareStores", base: BASE, citation: "7.3" };
  const rolled = (source: "site" | "friendly_ship", space: string, points: number): Change =>
    set({
      phase: "sharing",
      sharing: { space, stores: "coal", points },
      stores: [{ space, source: source === "site" ? "coal" : source }],
    });
  return [
    resolves({
      ...plan,
      id: "share-nought",
      title: "7.3 D-06 A share of 0 takes nothing, and the one point left is lost",
      change: coal(2, (): void => {}),
      input: { shares: { goeben: { coal: 1 }, breslau: { coal: 0 } } },
      outcome: { takers: ["goeben"], lost: 1 },
      after: all(over, ship("goeben", { coal: 2, outfitted: true })),
      rulings: ["D-03", "D-06"],
    }),
    resolves({
      ...plan,
      id: "share-again",
      title: "7.0 A ship that has outfitted fills its last coal box",
      change: coal(1, ship("goeben", { coal: 3, outfitted: true })),
      input: { shares: { goeben: { coal: 1 } } },
      outcome: { takers: ["goeben"], lost: 0 },
      after: all(over, ship("goeben", { coal: 4 })),
    }),
    resolves({
      operation: "coal",
      base: BASE,
      citation: "7.3",
      id: "coal-one-box",
      title: "7.3 Room for one point in one ship is enough to coal",
      change: all(calledAt("messina"), ship("goeben", { coal: 3 })),
      input: { space: "messina", source: "site" },
      rolls: [plain("site-coal", [2], "2 points")],
      outcome: { points: 2, phase: "sharing" },
      after: rolled("site", "messina", 2),
    }),
    resolves({
      operation: "coal",
      base: BASE,
      citation: "13.1",
      id: "coal-beside-collier",
      title: "13.1 D-65 A Friendly Ship's coal leaves the collier next to it unused",
      change: all(SHORT, calledAt("medina_bank"), friendWaits("medina_bank")),
      input: { space: "medina_bank", source: "friendly_ship" },
      rolls: [plain("friendly-ship-coal", [3], "3 points")],
      outcome: { points: 3, phase: "sharing" },
      after: rolled("friendly_ship", "medina_bank", 3),
      rulings: ["D-65"],
    }),
    refused({
      operation: "coal",
      base: BASE,
      citation: "13.1",
      id: "coal-other-marker",
      title: "13.1 Another marker gives no coal, nor does a Friendly Ship in another space",
      change: all(SHORT, calledAt("messina"), friendWaits("off_zante"), marker("chatham", "map", "messina")),
      input: { space: "messina", source: "friendly_ship" },
      code: "NO_COAL_HERE",
      section: "13.1",
      pointer: "/input/source",
    }),
    refused({
      operation: "reembark",
      base: BASE,
      citation: "9.1",
      id: "reembark-must-leave",
      title: "9.1 A ship that must leave takes no Seebataillon aboard",
      change: MUST_LEAVE,
      input: { ship: "goeben", box: 1 },
      code: "MUST_LEAVE",
      section: "9.1",
    }),
  ];
}

/** 8.1, 8.5 The last point, the last box and the last counter. */
function lastCargo(): Vector[] {
  const load = (ship_: string, cargo: Cargo, box: number): Json => ({ ship: ship_, cargo: [{ cargo, box }] });
  const loaded = (id: "goeben" | "breslau"): Change => all(outfitted(id), ship(id, { loaded: true }));
  const poor = all(POLA, ship("breslau", { leadership: 1 }));
  const cheap = filled(
    "goeben",
    ...copies("camera_crew", 2),
    ...copies("optics_searchlights", 3),
    ...copies("torpedo_nets", 2),
    ...copies("torpedo_reload", 4),
    "wireless",
  );
  const stocked: Change = all(
    POLA,
    options({ seaplanes: true, germanExtras: "all_four" }),
    (state) => {
      for (const id of ["moltke", "stralsund"] as const) {
        state.ships[id] = { ...freshShip(id, true), space: "pola", startSpace: "messina", arrived: 2 };
      }
      state.colliers.push({ space: null, used: false, lost: true });
      state.vp = -30;
    },
    marker("new_zealand", "pool"),
    filled(
      "goeben",
      ...copies("damage_control", 3),
      ...copies("reserve_crew", 3),
      ...copies("seebataillon", 2),
      ...copies("wireless", 3),
    ),
    filled("moltke", ...copies("torpedo_reload", 4), ...copies("torpedo_nets", 2), ...copies("camera_crew", 2)),
    aboard("moltke", {
      9: "optics_searchlights",
      10: "optics_searchlights",
      11: "optics_searchlights",
      12: "targeting_calculator",
    }),
    filled("breslau", "targeting_calculator"),
  );
  const shut = (
    id: string,
    title: string,
    operation: string,
    change: Change,
    input: Json,
    code: string,
    section: string,
    pointer: string,
  ): Vector => {
    const plan = { id, title, operation, change, input, code, section, pointer };
    return operation === "outfitShip" ? refused({ ...plan, base: "setup", citation: section }) : denied(plan);
  };
  const outfit = (id: string, ...cargo: readonly (readonly [Cargo, number])[]): Json => {
    return { ship: id, cargo: cargo.map(([each, box]) => ({ cargo: each, box })) };
  };
  const none: Change = (): void => {};
  return [
    does({
      id: "load-last-box",
      title: "8.5 One point and one free box take one counter",
      citation: "8.5",
      operation: "loadCargo",
      change: all(poor, filled("breslau", "camera_crew", "reserve_crew", "reserve_crew")),
      input: load("breslau", "wireless", 4),
      outcome: { ship: "breslau", spent: 1, left: 0 },
      after: all(loaded("breslau"), aboard("breslau", { 4: "wireless" })),
    }),
    does({
      id: "load-only-counter",
      title: "8.3 The only counter that one point buys is loaded",
      citation: "8.3",
      operation: "loadCargo",
      change: all(poor, cheap, filled("breslau", "wireless")),
      input: load("breslau", "wireless", 2),
      outcome: { ship: "breslau", spent: 1, left: 0 },
      after: all(loaded("breslau"), aboard("breslau", { 2: "wireless" })),
    }),
    shut(
      "load-no-counter",
      "8.3 One point buys nothing if every counter of one point is aboard",
      "loadCargo",
      all(poor, cheap, filled("breslau", "wireless", "wireless")),
      load("breslau", "reserve_crew", 3),
      "NO_CARGO_TO_LOAD",
      "8.5",
      "",
    ),
    shut(
      "load-no-place",
      "8.2 Only the seaplane is left, and one free box is too small for it",
      "loadCargo",
      stocked,
      load("goeben", "seaplane", 12),
      "NO_CARGO_TO_LOAD",
      "8.5",
      "",
    ),
    shut(
      "load-must-leave",
      "9.1 A ship that must leave loads no cargo",
      "loadCargo",
      MUST_LEAVE,
      load("goeben", "wireless", 1),
      "MUST_LEAVE",
      "9.1",
      "",
    ),
    does({
      id: "load-two-while-mined",
      title: "8.3 Laid mines take no counter of another type",
      citation: "8.3",
      operation: "loadCargo",
      change: all(POLA, options({ mines: true }), set({ mines: ["central_ionian"] })),
      input: outfit("goeben", ["camera_crew", 1], ["camera_crew", 2]),
      outcome: { ship: "goeben", spent: 2, left: 2 },
      after: all(loaded("goeben"), aboard("goeben", { 1: "camera_crew", 2: "camera_crew" })),
      rulings: ["D-57"],
    }),
    shut(
      "load-beside-seaplane",
      "8.2 The second box of a seaplane takes no other counter",
      "outfitShip",
      options({ seaplanes: true }),
      outfit("goeben", ["seaplane", 3], ["wireless", 4]),
      "HULL_BOX_TAKEN",
      "8.2",
      "/input/cargo",
    ),
    shut(
      "load-seaplane-off",
      "20.1 Without the option there is no seaplane",
      "outfitShip",
      none,
      outfit("goeben", ["seaplane", 3]),
      "OPTION_OFF",
      "20.1",
      "/input/cargo/0/cargo",
    ),
    shut(
      "load-without-points",
      "3.0 Without Leadership a ship takes no cargo",
      "outfitShip",
      ship("goeben", { leadership: 0 }),
      outfit("goeben", ["wireless", 1]),
      "CHOICE_COUNT",
      "3.0",
      "/input/cargo",
    ),
    resolves({
      base: "setup",
      id: "outfit-without-points",
      title: "8.1 A ship without Leadership is outfitted with nothing",
      citation: "8.1",
      operation: "outfitShip",
      change: ship("goeben", { leadership: 0 }),
      input: outfit("goeben"),
      outcome: { ship: "goeben", spent: 0, left: 0 },
      after: ship("goeben", { loaded: true }),
    }),
  ];
}

/** 8.6 Transfers with one place to go, or none. */
function lastTransfer(): Vector[] {
  const operation = "transferCargo";
  const input = { from: "goeben", box: 1, to: "breslau", toBox: 1 };
  const moved = all(outfitted("goeben", "breslau"), aboard("goeben", { 1: null }));
  const one = all(
    POLA,
    filled("goeben", "torpedo_reload"),
    aboard("breslau", { 2: "torpedo_reload", 3: "torpedo_reload", 4: "torpedo_reload" }),
  );
  return [
    does({
      id: "transfer-only-box",
      title: "8.6 A counter goes into the only box that is open to it",
      citation: "8.6",
      operation,
      change: one,
      input,
      outcome: { cargo: "torpedo_reload", exchanged: null },
      after: all(moved, aboard("breslau", { 1: "torpedo_reload" })),
    }),
    does({
      id: "transfer-before-like",
      title: "8.6 A free box is open whatever the box after it holds",
      citation: "8.6",
      operation,
      change: all(POLA, filled("goeben", "wireless"), aboard("breslau", { 2: "wireless" })),
      input,
      outcome: { cargo: "wireless", exchanged: null },
      after: all(moved, aboard("breslau", { 1: "wireless" })),
    }),
    denied({
      id: "transfer-all-alike",
      title: "8.6 Nothing is transferred between ships that hold one type of counter in every box",
      operation,
      change: all(
        POLA,
        filled("goeben", "torpedo_reload"),
        ship("breslau", { hull: 3 }),
        filled("breslau", ...copies("torpedo_reload", 3)),
      ),
      input,
      code: "NOTHING_TO_TRANSFER",
      section: "8.6",
      pointer: "/input/from",
    }),
  ];
}

/** Stores and cargo at their edges: the last point, box and counter. */
export const stores = (): Vector[] => [...shares(), ...lastCargo(), ...lastTransfer()];
