import { all, type Case, type Change, type Json, refused, resolves, type Vector } from "./kit";
import { force, fresh, laden, phase, turn } from "./kit/changes";
import { being, second } from "./kit/forces";

/** The Axis ends the last segment of the turn, and the Fuel Phase follows. */
const LAST: Change = phase("combine", "axis");

/** Another TF of each side stays at sea, so that the operation goes on (3.4). */
const AT_SEA: Change = all(
  second("allied", "tf_second", "0606", ["kent", 3]),
  second("axis", "raiders", "0712", ["admiral_scheer", 4]),
  (state) => {
    for (const side of ["allied", "axis"] as const) state.sides[side].forces[1]!.fuel.marker = 30;
  },
);

interface Phase extends Pick<Case, "id" | "title"> {
  readonly citation?: string;
  readonly change?: Change;
  readonly after: Change;
  readonly snapshot?: Json;
}

function over({ id, title, citation = "11.2", change, after, snapshot }: Phase): Vector {
  return resolves({
    id: `fuel-${id}`,
    title,
    citation,
    operation: "endPhase",
    base: "lone-allied",
    change: all(LAST, AT_SEA, change),
    rolls: [],
    outcome: { ended: "combine", phase: "turn_weather" },
    after,
    ...(snapshot && { snapshot }),
    rulings: ["D-25"],
  });
}

function allied(state: "full" | "low" | "critical" | "training", marker: number | null): Change {
  return being("allied", (each) => {
    Object.assign(each.fuel, { state, marker });
  });
}

/** 11 Fuel, oilers and torpedoes. */
export function vectors(): Vector[] {
  return [...phases(), ...oilers(), ...refuelling(), ...reloading()];
}

function phases(): Vector[] {
  return [
    over({
      id: "full",
      title: "11.1 A Warning marker that the turn has not reached stays",
      change: allied("full", 11),
      after: () => undefined,
    }),
    over({
      id: "warning",
      title:
        "11.1 At the Warning a force is low and its Danger marker is 3 turns ahead (D-25: the turn marker moves first)",
      change: allied("full", 10),
      after: allied("low", 13),
    }),
    over({
      id: "warning-past",
      title: "11.1 A Warning marker that is behind the turn acts too",
      change: allied("full", 7),
      after: allied("low", 13),
    }),
    over({
      id: "low",
      title: "11.1 A Danger marker that the turn has not reached stays",
      change: allied("low", 11),
      after: () => undefined,
    }),
    over({
      id: "danger",
      title: "11.1 At the Danger marker a force is critical",
      change: allied("low", 10),
      after: allied("critical", null),
    }),
    over({
      id: "training",
      title: "11.4.1 At the Danger marker of a training sortie a force is critical",
      citation: "11.4.1",
      change: allied("training", 10),
      after: allied("critical", null),
    }),
    over({
      id: "pack",
      title: "11.2.1 Wolf Packs are always full",
      citation: "11.2.1",
      change: being("allied", (each) => {
        Object.assign(each, { kind: "wolf_pack", units: [fresh("ss_british", 2)] });
        each.fuel.marker = null;
      }),
      after: () => undefined,
    }),
    over({
      id: "merchants",
      title: "11.1 Merchants and escorts are always full, even at a marker",
      citation: "11.1",
      change: being("allied", (each) => {
        Object.assign(each, { kind: "convoy", units: [fresh("es_british", 1), fresh("mv", 4)], convoy: laden(4) });
        each.fuel = { state: "full", marker: 10, refuelled: false };
      }),
      after: () => undefined,
      snapshot: { sides: { allied: { forces: [{ fuel: { state: "full", marker: 10 } }, {}] } } },
    }),
    over({
      id: "in-port",
      title: "11.3.1 A force that refuelled in port is full, without a marker",
      citation: "11.3.1",
      change: being("allied", (each) => {
        Object.assign(each, { station: "in_port", at: "scapa_flow", block: null, refuelling: true });
        each.fuel = { state: "low", marker: 12, refuelled: false };
      }),
      after: being("allied", (each) => {
        each.refuelling = false;
        each.fuel = { state: "full", marker: null, refuelled: true };
      }),
    }),
    over({
      id: "reloaded",
      title: "7.3.2 A force that reloaded has its torpedoes again",
      citation: "7.3.2",
      change: being("axis", (each) => {
        Object.assign(each, { station: "in_port", at: "narvik", block: null, reloading: true });
        each.fuel.marker = 15;
        each.units[0]!.torpedoesSpent = 1;
      }),
      after: being("axis", (each) => {
        each.reloading = false;
        each.units[0]!.torpedoesSpent = 0;
      }),
    }),
  ];
}

/** A convoy of oiler Aldersdale with its oil, four CS of destroyers and merchants. */
function withOiler(cs: number, oil: number): Change {
  return being("allied", (each) => {
    each.units = [{ ...fresh("aldersdale", cs), oil }, fresh("dd_ai", 4)];
    each.refuelling = true;
  });
}

function oilers(): Vector[] {
  const filled = (id: string, title: string, change: Change, after: Change): Vector =>
    over({ id, title, citation: "11.3.2", change, after });
  return [
    filled(
      "ras-example-1",
      "11.3.2 The example of Aldersdale, day 5 PM: Warning 11 PM, oil 15 left of 20",
      all(turn(10), withOiler(2, 20), allied("low", 12)),
      all(
        allied("full", 22),
        being("allied", (each) => {
          each.refuelling = false;
          each.units[0]!.oil = 15;
        }),
      ),
    ),
    filled(
      "ras-example-2",
      "11.3.2 The example of Aldersdale, day 7 AM: 7 CS take the last 10 of oil",
      all(
        turn(13),
        allied("low", 16),
        being("allied", (each) => {
          each.units = [{ ...fresh("aldersdale", 1), oil: 10 }, fresh("norfolk", 3), fresh("dd_ai", 4)];
          each.refuelling = true;
        }),
      ),
      all(
        allied("full", 25),
        being("allied", (each) => {
          each.refuelling = false;
          Object.assign(each.units[0]!, { oil: 0, marks: ["oiler_exhausted"] });
        }),
      ),
    ),
    filled(
      "oiler-in-port",
      "11.3.1 An oiler that refuels in a permanent port is full again",
      being("allied", (each) => {
        Object.assign(each, { station: "in_port", at: "scapa_flow", block: null, refuelling: true });
        each.units = [{ ...fresh("aldersdale", 2), oil: 0, marks: ["oiler_exhausted"] }, fresh("dd_ai", 1)];
        each.fuel = { state: "full", marker: 15, refuelled: false };
      }),
      being("allied", (each) => {
        each.refuelling = false;
        each.units = [{ ...fresh("aldersdale", 2), oil: 20 }, fresh("dd_ai", 1)];
        each.fuel = { state: "full", marker: null, refuelled: true };
      }),
    ),
    filled(
      "oiler-temporary-port",
      "11.3.2 A temporary port fills no oiler",
      being("allied", (each) => {
        Object.assign(each, { station: "in_port", at: "seidisfjord", block: null, refuelling: true });
        each.units = [{ ...fresh("aldersdale", 2), oil: 5 }, fresh("dd_ai", 1)];
        each.fuel = { state: "full", marker: 15, refuelled: false };
      }),
      being("allied", (each) => {
        each.refuelling = false;
        each.fuel = { state: "full", marker: null, refuelled: true };
      }),
    ),
  ];
}

const REFUEL: Omit<Case, "id" | "title"> = {
  citation: "11.3",
  operation: "refuelForce",
  base: "lone-allied",
  input: { force: "tf_cruiser_cover" },
};

const STEP: Change = phase("move_refuel", "allied");

const OTHER: Change = (state) => {
  const other = structuredClone(force(state, "allied"));
  Object.assign(other, {
    id: "port_force",
    station: "in_port",
    at: "reykjavik",
    block: null,
    number: 9,
    units: [fresh("tb_old", 1)],
  });
  state.sides.allied.forces.push(other);
};

function refuelling(): Vector[] {
  const oiler: Change = being("allied", (each) => {
    each.units = [{ ...fresh("gray_ranger", 1), oil: 10 }, fresh("norfolk", 3), fresh("dd_ai", 2)];
  });
  const no = (id: string, title: string, change: Change, code: string, section: string): Vector =>
    refused({
      ...REFUEL,
      id: `refuel-${id}`,
      title,
      change: all(STEP, OTHER, change),
      code,
      section,
      pointer: "/input/force",
    });
  const marks: Change = being("allied", (each) => {
    each.refuelling = true;
  });
  return [
    resolves({
      ...REFUEL,
      id: "refuel-at-sea",
      title: "11.3.2 A force with an oiler refuels at sea",
      change: all(STEP, oiler),
      rolls: [],
      outcome: { force: "tf_cruiser_cover" },
      after: marks,
    }),
    resolves({
      ...REFUEL,
      id: "refuel-in-port",
      title: "11.3.1 A force refuels in port",
      change: all(STEP, OTHER),
      input: { force: "port_force" },
      rolls: [],
      after: (state) => {
        force(state, "allied", "port_force").refuelling = true;
      },
    }),
    no("without-oiler", "11.3.2 Without an oiler nobody refuels at sea", () => undefined, "OILERS_SHORT", "11.3.2"),
    no(
      "over-10-cs",
      "11.3.2 An oiler serves at most 10 CS",
      being("allied", (each) => {
        each.units = [{ ...fresh("gray_ranger", 1), oil: 10 }, fresh("norfolk", 3), fresh("dd_ai", 8)];
      }),
      "OILERS_SHORT",
      "11.3.2",
    ),
    no(
      "oil-short",
      "11.3.2 An oiler with too little oil serves no one",
      being("allied", (each) => {
        each.units = [{ ...fresh("gray_ranger", 1), oil: 5 }, fresh("norfolk", 3), fresh("dd_ai", 4)];
      }),
      "OIL_SHORT",
      "11.3.2",
    ),
    no(
      "barentsburg",
      "11.3.1 No one refuels at Barentsburg",
      being("allied", (each) => {
        Object.assign(each, { station: "in_port", at: "barentsburg", block: null });
      }),
      "NO_FUEL_HERE",
      "11.3.1",
    ),
    no("twice", "11.3 A force carries one Refuel marker", all(oiler, marks), "REFUELLING", "11.3"),
    no(
      "pack",
      "11.1 Wolf Packs are always full",
      being("allied", (each) => {
        Object.assign(each, { kind: "wolf_pack", units: [fresh("ss_british", 2)] });
        each.fuel.marker = null;
      }),
      "ALWAYS_FULL",
      "11.1",
    ),
  ];
}

function reloading(): Vector[] {
  const plain: Omit<Case, "id" | "title"> = {
    citation: "7.3.2",
    operation: "reloadTorpedoes",
    base: "lone-axis",
    input: { force: "narvik_group" },
  };
  const step: Change = phase("move_refuel", "axis");
  const inPort = (port: string): Change =>
    being("axis", (each) => {
      Object.assign(each, { station: "in_port", at: port, block: null });
      each.units[0]!.torpedoesSpent = 1;
    });
  const second: Change = (state) => {
    const other = structuredClone(force(state, "axis"));
    Object.assign(other, {
      id: "other",
      station: "in_port",
      at: "bergen",
      block: null,
      number: 9,
      units: [{ ...fresh("dd_z36a", 2), torpedoesSpent: 1 }],
      reloading: false,
      moved: { hexes: 0, speed: null, entered: [], done: false },
    });
    state.sides.axis.forces.push(other);
  };
  const no = (id: string, title: string, change: Change, code: string): Vector =>
    refused({
      ...plain,
      id: `reload-${id}`,
      title,
      change: all(step, change, second),
      code,
      section: "7.3.2",
      pointer: "/input/force",
    });
  return [
    ...["bergen", "trondheim", "narvik"].map((port) =>
      resolves({
        ...plain,
        id: `reload-${port}`,
        title: `7.3.2 A force reloads at ${port}`,
        change: all(step, inPort(port)),
        rolls: [],
        after: being("axis", (each) => {
          each.reloading = true;
        }),
      }),
    ),
    no("tromso", "7.3.2 Tromso has no torpedoes", inPort("tromso"), "NO_TORPEDOES_HERE"),
    no(
      "moved",
      "7.3.2 It takes a full turn in port",
      all(
        inPort("narvik"),
        being("axis", (each) => {
          each.moved = { hexes: 1, speed: "slow", entered: [], done: true };
        }),
      ),
      "ALREADY_MOVED",
    ),
    no(
      "nothing-spent",
      "7.3.2 A force with its torpedoes does not reload",
      all(
        inPort("narvik"),
        being("axis", (each) => {
          each.units[0]!.torpedoesSpent = 0;
        }),
      ),
      "NOTHING_SPENT",
    ),
    no(
      "twice",
      "7.3.2 A force reloads once",
      all(
        inPort("narvik"),
        being("axis", (each) => {
          each.reloading = true;
        }),
      ),
      "RELOADING",
    ),
  ];
}
