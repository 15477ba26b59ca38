import type { Cargo, GermanShipId } from "../../../../src/rulesets/goeben/vocabulary";
import { all, type Change, type Json, refused, resolves, type Vector } from "../kit";
import { aboard, options, set, ship } from "../kit/changes";
import { CAPTURED, calledAt, MUST_LEAVE } from "../stores/stores";

const BASE = "messina-outfitting";

/** Both ships at Pola. */
export const POLA = calledAt("pola");

interface Plan {
  readonly id: string;
  readonly title: string;
  readonly citation: string;
  readonly operation: string;
  readonly change: Change;
  readonly input: Json;
}

/** A vector of this part that resolves. */
export function does(plan: Plan & { outcome: Json; after: Change; rulings?: readonly string[] }): Vector {
  return resolves({ ...plan, base: BASE });
}

/** A vector of this part that a rule refuses. */
export function denied(plan: Omit<Plan, "citation"> & { code: string; section: string; pointer?: string }): Vector {
  return refused({ ...plan, citation: plan.section, base: BASE });
}

/** Ships that have outfitted this turn. */
export function outfitted(...ships: readonly GermanShipId[]): Change {
  return all(...ships.map((id) => ship(id, { outfitted: true })));
}

function loading(): Vector[] {
  const operation = "loadCargo";
  const load = (...cargo: readonly (readonly [Cargo, number])[]): Json => {
    return { ship: "goeben", cargo: cargo.map(([each, box]) => ({ cargo: each, box })) };
  };
  const loaded = all(outfitted("goeben"), ship("goeben", { loaded: true }));
  const shut = (
    id: string,
    title: string,
    code: string,
    section: string,
    pointer: string,
    change: Change,
    input: Json,
  ) => denied({ id, title, operation, code, section, pointer, change, input });
  return [
    does({
      id: "load-at-base",
      title: "8.5 At a friendly naval base Leadership 4 buys four points",
      citation: "8.5",
      operation,
      change: POLA,
      input: load(["damage_control", 1], ["wireless", 2], ["torpedo_reload", 3]),
      outcome: { ship: "goeben", spent: 4, left: 0 },
      after: all(loaded, aboard("goeben", { 1: "damage_control", 2: "wireless", 3: "torpedo_reload" })),
      rulings: ["D-03", "D-80"],
    }),
    does({
      id: "load-repaired-box",
      title: "8.5 Only intact Hull boxes take cargo, the last of them too",
      citation: "8.5",
      operation,
      change: all(POLA, ship("goeben", { hull: 3 }), aboard("goeben", { 1: "wireless" })),
      input: load(["camera_crew", 3]),
      outcome: { ship: "goeben", spent: 1, left: 3 },
      after: all(loaded, aboard("goeben", { 3: "camera_crew" })),
    }),
    does({
      id: "load-two-copies",
      title: "8.5 D-57 Two Torpedo Nets may be taken",
      citation: "8.5",
      operation,
      change: POLA,
      input: load(["torpedo_nets", 1], ["torpedo_nets", 2]),
      outcome: { spent: 2, left: 2 },
      after: all(loaded, aboard("goeben", { 1: "torpedo_nets", 2: "torpedo_nets" })),
      rulings: ["D-57"],
    }),
    shut(
      "load-too-dear",
      "8.5 Leadership is not doubled at a base",
      "CARGO_POINTS",
      "8.5",
      "/input/cargo",
      POLA,
      load(["damage_control", 1], ["reserve_crew", 2], ["wireless", 3]),
    ),
    shut(
      "load-port",
      "8.5 A friendly port has no cargo",
      "NO_NAVAL_BASE",
      "8.5",
      "",
      calledAt("trieste"),
      load(["wireless", 1]),
    ),
    shut(
      "load-neutral-base",
      "8.5 A neutral naval base has no cargo",
      "NO_NAVAL_BASE",
      "8.5",
      "",
      calledAt("genoa"),
      load(["wireless", 1]),
    ),
    shut(
      "load-captured",
      "9.2 D-13 A captured port has no cargo",
      "NO_NAVAL_BASE",
      "8.5",
      "",
      CAPTURED,
      load(["wireless", 1]),
    ),
    shut(
      "load-twice",
      "8.5 D-80 A ship takes cargo once a turn",
      "ALREADY_LOADED",
      "8.5",
      "/input/ship",
      all(POLA, loaded),
      load(["wireless", 1]),
    ),
    shut(
      "load-no-room",
      "8.5 A ship without a free box takes nothing",
      "NO_CARGO_TO_LOAD",
      "8.5",
      "/input/ship",
      all(POLA, ship("goeben", { hull: 1 }), aboard("goeben", { 1: "wireless" })),
      load(["torpedo_nets", 1]),
    ),
    shut(
      "load-no-points",
      "8.5 Without Leadership there is nothing to buy with",
      "NO_CARGO_TO_LOAD",
      "8.5",
      "/input/ship",
      all(POLA, ship("goeben", { leadership: 0 })),
      load(["wireless", 1]),
    ),
    shut(
      "load-nothing",
      "8.5 A purchase holds at least one counter",
      "NO_NAVAL_BASE",
      "8.5",
      "",
      calledAt("messina"),
      load(["wireless", 1]),
    ),
    shut(
      "load-lost-box",
      "8.2 A lost Hull box takes no cargo",
      "VALUE_NOT_LISTED",
      "8.5",
      "/input/cargo/0/box",
      all(POLA, ship("goeben", { hull: 3 })),
      load(["wireless", 4]),
    ),
    shut(
      "load-taken-box",
      "8.2 A Hull box holds one counter",
      "VALUE_NOT_LISTED",
      "8.5",
      "/input/cargo/0/box",
      all(POLA, aboard("goeben", { 1: "wireless" })),
      load(["torpedo_nets", 1]),
    ),
    shut(
      "load-mines-off",
      "23.0 Mines come with their option only",
      "OPTION_OFF",
      "23.0",
      "/input/cargo/0/cargo",
      POLA,
      load(["mines", 1]),
    ),
  ];
}

function discarding(): Vector[] {
  const laden = aboard("goeben", { 1: "damage_control", 2: "wireless", 3: "seaplane", 4: "seaplane" });
  const full = (space: string): Change => all(options({ seaplanes: true }), calledAt(space), laden);
  const emptied = (...boxes: readonly number[]): Change =>
    all(outfitted("goeben"), aboard("goeben", Object.fromEntries(boxes.map((box) => [box, null]))));
  const box = (number: number, name = "goeben"): Json => ({ ship: name, box: number });
  const jettison = "jettisonCargo";
  const land = "landCrew";
  return [
    does({
      id: "jettison-gear",
      title: "8.3 Gear is thrown overboard anywhere",
      citation: "8.3",
      operation: jettison,
      change: full("central_ionian"),
      input: box(2),
      outcome: { ship: "goeben", cargo: "wireless" },
      after: emptied(2),
      rulings: ["D-03"],
    }),
    does({
      id: "jettison-seaplane",
      title: "20.1 A seaplane leaves both its boxes",
      citation: "20.1",
      operation: jettison,
      change: full("messina"),
      input: box(4),
      outcome: { cargo: "seaplane" },
      after: emptied(3, 4),
    }),
    denied({
      id: "jettison-crew",
      title: "8.3 Crew is not thrown overboard",
      operation: jettison,
      change: full("pola"),
      input: box(1),
      code: "CREW_NOT_JETTISONED",
      section: "8.3",
      pointer: "/input/box",
    }),
    denied({
      id: "jettison-empty-box",
      title: "8.3 An empty box holds nothing to throw",
      operation: jettison,
      change: full("pola"),
      input: box(9),
      code: "VALUE_NOT_LISTED",
      section: "8.3",
      pointer: "/input/box",
    }),
    denied({
      id: "jettison-no-gear",
      title: "8.3 A ship without gear throws nothing",
      operation: jettison,
      change: full("pola"),
      input: box(1, "breslau"),
      code: "NO_GEAR",
      section: "8.3",
      pointer: "/input/ship",
    }),
    denied({
      id: "jettison-must-leave",
      title: "9.1 After a visit nothing is thrown overboard before the ship leaves",
      operation: jettison,
      change: all(MUST_LEAVE, aboard("goeben", { 2: "wireless" })),
      input: box(2),
      code: "MUST_LEAVE",
      section: "9.1",
    }),
    denied({
      id: "jettison-out-of-turn",
      title: "7.0 Gear is thrown overboard in the Outfitting phase",
      operation: jettison,
      change: all(full("pola"), set({ phase: "movement" })),
      input: box(2),
      code: "OUT_OF_TURN",
      section: "7.0",
    }),
    does({
      id: "land-crew",
      title: "8.3 Crew is landed in a friendly base",
      citation: "8.3",
      operation: land,
      change: full("pola"),
      input: box(1),
      outcome: { ship: "goeben", cargo: "damage_control" },
      after: emptied(1),
      rulings: ["D-03"],
    }),
    does({
      id: "land-crew-port",
      title: "8.3 Crew is landed in a friendly port",
      citation: "8.3",
      operation: land,
      change: full("trieste"),
      input: box(1),
      outcome: { cargo: "damage_control" },
      after: emptied(1),
    }),
    denied({
      id: "land-neutral",
      title: "8.3 Crew is not landed in a neutral port",
      operation: land,
      change: full("messina"),
      input: box(1),
      code: "NO_FRIENDLY_PORT",
      section: "8.3",
    }),
    denied({
      id: "land-captured",
      title: "8.3 Crew is not landed in a captured port",
      operation: land,
      change: all(CAPTURED, aboard("goeben", { 1: "damage_control" })),
      input: box(1),
      code: "NO_FRIENDLY_PORT",
      section: "8.3",
    }),
    denied({
      id: "land-at-sea",
      title: "8.3 Crew is not landed at sea",
      operation: land,
      change: full("central_ionian"),
      input: box(1),
      code: "NO_FRIENDLY_PORT",
      section: "8.3",
    }),
    denied({
      id: "land-gear",
      title: "8.3 Gear is not landed",
      operation: land,
      change: full("pola"),
      input: box(2),
      code: "GEAR_NOT_LANDED",
      section: "8.3",
      pointer: "/input/box",
    }),
    denied({
      id: "land-no-crew",
      title: "8.3 A ship without crew lands no one",
      operation: land,
      change: full("pola"),
      input: box(1, "breslau"),
      code: "NO_CREW",
      section: "8.3",
      pointer: "/input/ship",
    }),
  ];
}

/** 8, 9.2 Crew and gear during the game. */
export const cargo = (): Vector[] => [...loading(), ...discarding()];
