import { battles } from "./edges/battles";
import { harbours } from "./edges/harbours";
import { scenarios } from "./edges/scenarios";
import { shores } from "./edges/shores";
import { stores } from "./edges/stores";
import { all, type Change, draw, type Json, plain, refused, roll, type Vector } from "./kit";
import { consort, consortIs, marker, options, rulings, set, ship } from "./kit/changes";
import { meets } from "./kit/incidents";
import { at as moving, sails } from "./movement/moves";
import { at, ends } from "./phases/phases";

const QUIET = { result: "no_effect" };

const BASE = "messina-outfitting";

/** Operations of a phase that is not in progress, with the section of that phase. */
function outOfTurn(): Vector[] {
  const early = (operation: string, section: string, input: Json, base = BASE): Vector =>
    refused({
      id: `out-of-turn-${operation.toLowerCase()}`,
      title: `${section} ${operation} waits for its phase`,
      citation: section,
      operation,
      base,
      input,
      code: "OUT_OF_TURN",
      section,
    });
  const cargo = { ship: "goeben", cargo: [{ cargo: "wireless", box: 1 }] };
  return [
    early("moveShip", "12.0", { ship: "goeben", path: [] }),
    early("resolveIncidents", "13.0", { space: "messina" }),
    early("resolveReconnaissance", "21.2", { ship: "goeben", space: "messina" }),
    early("placeCollier", "3.0", { space: "medina_bank" }),
    early("outfitShip", "3.0", cargo),
    early("rearm", "7.0", { space: "central_ionian" }, "at-sea"),
    early("loadCargo", "7.0", cargo, "at-sea"),
    early("transferCargo", "7.0", { from: "goeben", box: 1, to: "breslau", toBox: 1 }, "at-sea"),
    early("landCrew", "7.0", { ship: "goeben", box: 1 }, "at-sea"),
    early("reembark", "7.0", { ship: "goeben", box: 1 }, "at-sea"),
  ];
}

/** 12 Movement, and the end of its phase. */
function movement(): Vector[] {
  const western: Json = { MAP: { facts: { zones: { western_med: { austroHungarian: true } } } } };
  const strain = {
    ENGINE_STRAIN: {
      rows: [
        { min: 1, max: 2, result: "damage", engines: -6 },
        { min: 3, max: 6, result: "none", engines: 0 },
      ],
    },
  };
  const empty: Change = marker("edgar_quinet", "pool", null, { turn: 2, from: "sardinia_pz" });
  return [
    ends({
      id: "end-movement-french-in-port",
      title: "13.1 D-68 No one is caught in the French zones unless the French fleet is at sea",
      citation: "13.1",
      change: at("toulon_pz", "movement"),
      ended: "movement",
      outcome: { vp: 0, phase: "incidents" },
      after: set({ phase: "incidents" }),
    }),
    {
      ...ends({
        id: "end-movement-french-sinks-consort",
        title: "13.1 D-68 The French fleet sinks an Austro-Hungarian ship too, if the charts let one in",
        citation: "13.1",
        base: "french-sortie",
        change: all(
          options({ austroHungarianWarships: true }),
          consort("sankt_georg", "toulon_pz", { arrived: 2 }),
          marker("austro_hungarian_fleet_sorties_1", "removed", null, { turn: 1 }),
        ),
        ended: "movement",
        outcome: { phase: "incidents" },
        snapshot: { frenchSortie: false, ships: { goeben: { status: "in_play" } } },
        after: consortIs("sankt_georg", { status: "sunk", space: null }),
        rulings: ["D-68"],
      }),
      charts: western,
    },
    sails({
      id: "move-into-french-zone",
      title: "12.5 A French zone is open while the French fleet is in port",
      citation: "12.5",
      change: moving("west_of_corsica"),
      from: "west_of_corsica",
      path: ["toulon_pz"],
      speed: "cruise",
    }),
    sails({
      id: "move-into-empty-patrol-zone",
      title: "12.5 D-19 A patrol zone without a marker is entered as any other",
      citation: "12.5",
      change: moving("sw_of_sardinia", empty),
      from: "sw_of_sardinia",
      path: ["sardinia_pz"],
      speed: "cruise",
    }),
    sails({
      id: "move-marker-elsewhere",
      title: "12.5 D-19 A marker ends the move in its own space alone",
      citation: "12.5",
      change: moving("central_ionian", marker("dublin", "map", "south_of_crete", { turn: 2 })),
      from: "central_ionian",
      path: ["off_zante", "cape_matapan"],
      speed: "cruise",
    }),
    {
      ...sails({
        id: "move-strains-engines-to-0",
        title: "17.1 D-41 Engines lost by emergency speed cost no VP, even the last box",
        citation: "17.1",
        change: moving("central_ionian"),
        from: "central_ionian",
        path: ["off_zante", "cape_matapan", "sw_of_crete", "south_of_crete", "kaso_strait", "off_rhodes"],
        speed: "emergency",
        coal: 1,
        engines: 6,
        face: 1,
        after: set({ vp: 0 }),
      }),
      charts: strain,
    },
  ];
}

/** 13 Incidents at the edges of their rules. */
function incidents(): Vector[] {
  const alone: Change = all(
    ship("goeben", { space: "off_zante" }),
    ship("breslau", { hull: 1, boxes: [null, null, null, null] }),
  );
  const italian = { base: "italian-scenario" } as const;
  return [
    meets({
      id: "storm-twice",
      title: "13.1 D-47 A second storm in a space adds no second entry",
      alert: 2,
      draws: ["storm_1", "storm_2"],
      rolls: [1, 2, 3, 4].map((face) => roll("storm", "STORM", [face])),
      events: [{ result: "storm" }, { result: "storm" }],
      snapshot: { storms: ["central_ionian"] },
      rulings: ["D-47"],
    }),
    meets({
      id: "incidents-french-elsewhere",
      title: "13.1 D-25 A French warship that is in another space stays there",
      change: marker("edgar_quinet", "map", "sardinia_pz", { turn: 1, from: "sardinia_pz" }),
      draws: ["quiet_seas_6"],
      events: [QUIET],
      after: marker("quiet_seas_6", "pool", null, { turn: 2 }),
    }),
    meets({
      id: "submarine-3-one-has-coal",
      title: "13.1 Submarine 3: a single ship with its last coal may still evade",
      change: all(ship("goeben", { coal: 1 }), ship("breslau", { coal: 0 })),
      draws: ["allied_submarine_1"],
      rolls: [roll("submarine", "SUBMARINE", [3])],
      events: [{ result: "evasion" }],
      finished: false,
      phase: "submarine_evasion",
      snapshot: { done: [] },
    }),
    meets({
      id: "submarine-6-nobody-left",
      title: "13.1 Submarine 6: no one rams once the only ship of the space is sunk",
      change: alone,
      alert: 2,
      draws: ["storm_1", "allied_submarine_1"],
      rolls: [roll("storm", "STORM", [6]), roll("submarine", "SUBMARINE", [6])],
      events: [{ result: "storm", ships: ["breslau"] }, QUIET],
      outcome: { vp: -10 },
      snapshot: { vp: -10 },
    }),
    meets({
      id: "fleet-joins-in-order",
      title: "20.0 C.7 A ship that has come out is not drawn again",
      citation: "20.0",
      space: "southern_adriatic",
      change: options({ austroHungarianWarships: true }),
      draws: ["austro_hungarian_fleet_sorties_1"],
      rolls: [
        plain("fleet-sortie", [2], "2"),
        draw("austro-hungarian-ship", 1, "viribus_unitis"),
        draw("austro-hungarian-ship", 7, "novara"),
      ],
      events: [{ result: "fleet_sortie", ships: ["viribus_unitis", "novara"] }],
      after: all(
        consort("viribus_unitis", "pola", { arrived: 2 }),
        consort("novara", "pola", { arrived: 2 }),
        marker("austro_hungarian_fleet_sorties_1", "removed", null, { turn: 2 }),
        set({ alert: 2 }),
      ),
    }),
    meets({
      id: "fleet-joins-fewer",
      title: "20.0 A die higher than the ships left brings all of them",
      citation: "20.0",
      space: "southern_adriatic",
      change: all(options({ austroHungarianWarships: true }), (state) => {
        for (const { id } of state.austroHungarian.slice(0, 7)) consortIs(id, { status: "sunk" })(state);
        state.vp = -113;
      }),
      draws: ["austro_hungarian_fleet_sorties_1"],
      rolls: [
        {
          ...plain("fleet-sortie", [5], "5"),
          adjustments: [{ code: "NO_MORE_SHIPS", citation: { section: "20.0" } }],
        },
      ],
      events: [{ result: "fleet_sortie", ships: ["novara", "dd_tatra_flotilla"] }],
    }),
    meets({
      ...italian,
      id: "powers-italian-by-ruling",
      title: "13.1 D-27 The ruling on the Ottoman zone does not move the Italian fleet",
      space: "south_of_minorca",
      change: rulings({ ottomanSortieZone: "eastern_med" }),
      alert: 2,
      draws: ["dublin", "central_powers_fleet_sortie_1"],
      events: [{ result: "fleet_sortie", markers: ["dublin"] }],
      after: all(
        marker("dublin", "pool", null, { turn: 2 }),
        marker("central_powers_fleet_sortie_1", "removed", null, { turn: 2 }),
      ),
    }),
  ];
}

/** 13.1, 15.0 The end of the Incident phase. */
function incidentsEnd(): Vector[] {
  return [
    ends({
      id: "end-incidents-nobody-left",
      title: "13.1 Allied ships drawn where no friendly ship is left go to the pool at the end of the phase",
      citation: "13.1",
      change: at(
        "central_ionian",
        "incidents",
        set({ done: ["central_ionian"] }),
        marker("dublin", "set_aside", "off_zante"),
        marker("weymouth", "set_aside", "central_ionian"),
        marker("allied_merchantman_3", "set_aside", "off_zante"),
      ),
      ended: "incidents",
      outcome: { phase: "naval_combat" },
      after: all(marker("dublin", "pool"), set({ phase: "naval_combat", done: [] })),
    }),
  ];
}

/** Vectors for the edges of a rule: the other ship, the last box, the second of two. */
export const vectors = (): Vector[] => [
  ...outOfTurn(),
  ...movement(),
  ...incidents(),
  ...incidentsEnd(),
  ...battles(),
  ...stores(),
  ...scenarios(),
  ...shores(),
  ...harbours(),
];
