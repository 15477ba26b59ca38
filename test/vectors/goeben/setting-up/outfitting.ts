import type { Cargo, GermanShipId } from "../../../../src/rulesets/goeben/vocabulary";
import { all, type Change, type Json, malformed, refused, resolves, type Vector } from "../kit";
import { aboard, options, set, ship } from "../kit/changes";

interface Counter {
  readonly cargo: Cargo;
  readonly box: number;
}

interface Bought {
  readonly id: string;
  readonly title: string;
  readonly ship: GermanShipId;
  readonly cargo: readonly Counter[];
  readonly spent: number;
  readonly left: number;
  readonly change?: Change;
  readonly after?: Change;
  readonly citation?: string;
  readonly phase?: string;
  readonly rulings?: readonly string[];
}

/** 8.1 A ship is outfitted before the first turn. */
function outfits(plan: Bought): Vector {
  const { id, title, ship: name, cargo, spent, left, change, after, citation = "8.1", rulings } = plan;
  const { phase = "outfit_setup" } = plan;
  const stowed = Object.fromEntries(cargo.map((each) => [each.box, each.cargo]));
  return resolves({
    id,
    title,
    citation,
    operation: "outfitShip",
    base: "setup",
    change,
    input: { ship: name, cargo },
    outcome: { ship: name, spent, left, phase },
    after: all(ship(name, { loaded: true }), aboard(name, stowed), after),
    ...(rulings === undefined ? {} : { rulings }),
  });
}

function denied(plan: {
  readonly id: string;
  readonly title: string;
  readonly code: string;
  readonly section: string;
  readonly pointer: string;
  readonly ship?: GermanShipId;
  readonly cargo: readonly Counter[];
  readonly change?: Change;
  readonly charts?: Json;
}): Vector {
  const { ship: name = "goeben", cargo, section, ...rest } = plan;
  return refused({
    ...rest,
    section,
    citation: section,
    operation: "outfitShip",
    base: "setup",
    input: { ship: name, cargo },
  });
}

function outfitting(): Vector[] {
  const seaplanes = options({ seaplanes: true });
  const mines = options({ mines: true });
  return [
    outfits({
      id: "outfit-goeben",
      title: "8.1 Leadership 4 buys eight points of crew and gear",
      ship: "goeben",
      cargo: [
        { cargo: "damage_control", box: 1 },
        { cargo: "reserve_crew", box: 2 },
        { cargo: "targeting_calculator", box: 12 },
        { cargo: "wireless", box: 3 },
        { cargo: "torpedo_reload", box: 4 },
      ],
      spent: 8,
      left: 0,
    }),
    outfits({
      id: "outfit-breslau-full",
      title: "8.2 Four Hull boxes hold four counters",
      citation: "8.2",
      ship: "breslau",
      cargo: [
        { cargo: "seebataillon", box: 1 },
        { cargo: "camera_crew", box: 2 },
        { cargo: "optics_searchlights", box: 3 },
        { cargo: "torpedo_nets", box: 4 },
      ],
      spent: 5,
      left: 3,
    }),
    outfits({
      id: "outfit-nothing",
      title: "8.1 A ship may sail without cargo",
      ship: "breslau",
      cargo: [],
      spent: 0,
      left: 8,
    }),
    outfits({
      id: "outfit-last-ship",
      title: "3.0 When the last ship is outfitted the task force is deployed",
      citation: "3.0",
      ship: "goeben",
      cargo: [{ cargo: "wireless", box: 1 }],
      spent: 1,
      left: 7,
      change: ship("breslau", { loaded: true }),
      after: set({ phase: "deploy_setup" }),
      phase: "deploy_setup",
    }),
    outfits({
      id: "outfit-seaplane",
      title: "20.1 A seaplane costs four and takes two adjacent Hull boxes",
      citation: "20.1",
      ship: "goeben",
      cargo: [{ cargo: "seaplane", box: 5 }],
      spent: 4,
      left: 4,
      change: seaplanes,
      after: aboard("goeben", { 6: "seaplane" }),
    }),
    outfits({
      id: "outfit-mines",
      title: "23.0 A light cruiser carries both mines there are",
      citation: "23.0",
      ship: "breslau",
      cargo: [
        { cargo: "mines", box: 1 },
        { cargo: "mines", box: 4 },
      ],
      spent: 2,
      left: 6,
      change: mines,
      rulings: ["D-57"],
    }),
    outfits({
      id: "outfit-several-copies",
      title: "8.3 D-57 Three Damage Control counters may be on one ship",
      citation: "8.3",
      ship: "goeben",
      cargo: [
        { cargo: "damage_control", box: 1 },
        { cargo: "damage_control", box: 2 },
        { cargo: "damage_control", box: 3 },
      ],
      spent: 6,
      left: 2,
      rulings: ["D-57"],
    }),
    denied({
      id: "outfit-too-dear",
      title: "8.1 Nine points are more than twice a Leadership of 4",
      code: "CARGO_POINTS",
      section: "8.1",
      pointer: "/input/cargo",
      cargo: [
        { cargo: "damage_control", box: 1 },
        { cargo: "reserve_crew", box: 2 },
        { cargo: "targeting_calculator", box: 3 },
        { cargo: "seebataillon", box: 4 },
        { cargo: "wireless", box: 5 },
      ],
    }),
    denied({
      id: "outfit-leadership-counts",
      title: "8.1 Leadership 2 buys four points, not five",
      code: "CARGO_POINTS",
      section: "8.1",
      pointer: "/input/cargo",
      change: ship("goeben", { leadership: 2 }),
      cargo: [
        { cargo: "damage_control", box: 1 },
        { cargo: "reserve_crew", box: 2 },
        { cargo: "wireless", box: 3 },
      ],
    }),
    denied({
      id: "outfit-box-twice",
      title: "8.2 Two counters do not share a Hull box",
      code: "HULL_BOX_TAKEN",
      section: "8.2",
      pointer: "/input/cargo",
      cargo: [
        { cargo: "wireless", box: 1 },
        { cargo: "torpedo_nets", box: 1 },
      ],
    }),
    denied({
      id: "outfit-seaplane-last-box",
      title: "8.2 A seaplane does not fit into the last Hull box alone",
      code: "HULL_BOX_TAKEN",
      section: "8.2",
      pointer: "/input/cargo",
      change: seaplanes,
      cargo: [{ cargo: "seaplane", box: 12 }],
    }),
    denied({
      id: "outfit-counters-short",
      title: "8.3 There are two Targeting Calculators in the game",
      code: "COUNTERS_SHORT",
      section: "8.3",
      pointer: "/input/cargo",
      change: all(ship("breslau", { loaded: true }), aboard("breslau", { 1: "targeting_calculator" })),
      cargo: [
        { cargo: "targeting_calculator", box: 1 },
        { cargo: "targeting_calculator", box: 2 },
      ],
    }),
    denied({
      id: "outfit-two-seaplanes",
      title: "20.1 One seaplane to a ship, whatever the number of counters",
      code: "TOO_MANY_ABOARD",
      section: "20.1",
      pointer: "/input/cargo",
      change: seaplanes,
      charts: { CARGO: { facts: { cargo: { seaplane: { count: 2 } } } } },
      cargo: [
        { cargo: "seaplane", box: 1 },
        { cargo: "seaplane", box: 3 },
      ],
    }),
    denied({
      id: "outfit-seaplane-off",
      title: "20.1 Seaplanes come with their option only",
      code: "OPTION_OFF",
      section: "20.1",
      pointer: "/input/cargo/0/cargo",
      cargo: [{ cargo: "seaplane", box: 1 }],
    }),
    denied({
      id: "outfit-mines-off",
      title: "23.0 Mines come with their option only",
      code: "OPTION_OFF",
      section: "23.0",
      pointer: "/input/cargo/0/cargo",
      ship: "breslau",
      cargo: [{ cargo: "mines", box: 1 }],
    }),
    denied({
      id: "outfit-mines-battlecruiser",
      title: "23.0 A battlecruiser carries no mines",
      code: "CARGO_UNSUITABLE",
      section: "23.0",
      pointer: "/input/cargo/0/cargo",
      change: mines,
      cargo: [{ cargo: "mines", box: 1 }],
    }),
    denied({
      id: "outfit-seaplane-cruiser",
      title: "20.1 A light cruiser carries no seaplane",
      code: "CARGO_UNSUITABLE",
      section: "20.1",
      pointer: "/input/cargo/0/cargo",
      ship: "breslau",
      change: seaplanes,
      cargo: [{ cargo: "seaplane", box: 1 }],
    }),
    denied({
      id: "outfit-twice",
      title: "8.1 A ship is outfitted once",
      code: "ALREADY_OUTFITTED",
      section: "8.1",
      pointer: "/input/ship",
      change: ship("goeben", { loaded: true }),
      cargo: [],
    }),
    denied({
      id: "outfit-absent-ship",
      title: "3.0 A ship that is not in the game is not outfitted",
      code: "VALUE_NOT_LISTED",
      section: "3.0",
      pointer: "/input/ship",
      ship: "moltke",
      cargo: [],
    }),
    denied({
      id: "outfit-box-beyond",
      title: "8.2 Breslau has no fifth Hull box",
      code: "VALUE_NOT_LISTED",
      section: "3.0",
      pointer: "/input/cargo/0/box",
      ship: "breslau",
      cargo: [{ cargo: "wireless", box: 5 }],
    }),
    malformed({
      id: "outfit-unknown-cargo",
      title: "8.1 Cargo is what the Cargo Chart lists",
      citation: "8.1",
      operation: "outfitShip",
      base: "setup",
      input: { ship: "goeben", cargo: [{ cargo: "zeppelin", box: 1 }] },
      code: "INPUT_MALFORMED",
      pointer: "/input/cargo/0/cargo",
    }),
  ];
}

/** 3.0, 8.1 Ships are outfitted before the first turn. */
export const outfittingShips = (): Vector[] => [...outfitting()];
