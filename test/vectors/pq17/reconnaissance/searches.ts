import { all, type Change, type Json, refused, resolves, type Vector } from "../kit";
import { cardRoll, DECKS } from "../kit/cards";
import { dummy, force, fresh, keep, known, laden, light, phase, weather } from "../kit/changes";
import { fleet, ships } from "../kit/fleets";
import { being } from "../kit/forces";
import { plane } from "../kit/pieces";
import { ALLIED_NIGHT, AXIS_NIGHT, convoyOf, FAILED, forceReport, tried } from "../searches/search";

/** A hex in the German radius of southern Norway, far from the sea lanes. */
const RADIUS_HEX = "0910";

/** The forces of the searching side are gone, and its aircraft but these. */
function byAir(hex: string, ...aircraft: Parameters<typeof plane>[]): Change {
  return (state) => {
    keep(state, "axis");
    for (const each of state.sides.axis.sectors) each.hexes = [];
    state.sides.axis.aircraft = aircraft.map((each) => plane(...each));
    force(state, "allied").at = hex;
  };
}

/** 6.2, 6.4.1 Vectors for the units that can search a block. */
export function searchers(): Vector[] {
  const air = { side: "axis", half: "day", by: "air", column: "fair", symbol: "U", outcome: forceReport } as const;
  return [
    tried({
      ...air,
      id: "radius",
      title: "6.2 A block in a fixed Air Radius is searched from the air",
      change: byAir(RADIUS_HEX),
    }),
    tried({
      ...air,
      id: "with-r-unit",
      title: "6.2 A block under an R unit that searches is searched from the air",
      change: byAir("0708", ["fw200_1", "fw200", 1, { base: "vaernes", hex: "0708", mission: "search" }]),
    }),
    tried({
      ...air,
      id: "temporary-radius",
      title: "6.4.1 A block in a temporary Air Radius is searched from the air",
      citation: "6.4.1",
      change: byAir("0708", [
        "bv138_1",
        "bv138",
        1,
        { base: "vaernes", hex: "0708", mission: "radius", radius: ["0708"] },
      ]),
    }),
    refused({
      id: "search-radius-gale",
      title: "6.4.1 In a Gale no fixed Air Radius searches",
      citation: "6.4.1",
      operation: "resolveSearch",
      base: "search-axis-air",
      change: all(byAir(RADIUS_HEX), weather("gale")),
      input: { block: 1 },
      code: "NOTHING_TO_SEARCH",
      section: "6.2",
    }),
    resolves({
      id: "sector-night",
      title: "6.4.2 By night sectors search as by day",
      citation: "6.4.2",
      operation: "assignSector",
      base: "recon-axis",
      change: light("night"),
      input: { sector: "trondheim", hexes: ["0807", "0808", "0809"] },
      rolls: [],
      outcome: { sector: "trondheim" },
    }),
  ];
}

/** 6.2, 6.2.1, 6.2.2 Vectors for the changes by a card. */
export function results(): Vector[] {
  const one = { symbol: "U", also: ({ night }: { night: { gain: readonly number[] } }) => night.gain[0] === 1 };
  return [
    tried({
      ...ALLIED_NIGHT,
      ...one,
      id: "gain",
      title: "6.2.1 A gain of 1 makes ID1 ID2",
      citation: "6.2.1",
      change: known("axis", undefined, 1),
      outcome: () => forceReport(2),
    }),
    tried({
      ...ALLIED_NIGHT,
      ...one,
      id: "gain-unidentified",
      title: "6.2.1 A gain of 1 makes an unidentified force ID1",
      citation: "6.2.1",
      change: known("axis", undefined, null),
      outcome: () => forceReport(1),
      snapshot: { sides: { axis: { forces: [{ identified: true, idLevel: 1 }] } } },
    }),
    tried({
      ...ALLIED_NIGHT,
      symbol: "-",
      id: "fails-id-kept",
      title: "6.2.1 A search that fails leaves a force that is not shadowed its ID",
      citation: "6.2.1",
      change: known("axis", undefined, 2),
      outcome: FAILED,
      snapshot: { sides: { axis: { forces: [{ identified: true, idLevel: 2 }] } } },
    }),
    tried({
      ...AXIS_NIGHT,
      symbol: "C",
      id: "escort-carrier",
      title: "6.2.2, 1.4 An escort carrier denies a C too",
      citation: "6.2.2",
      change: being("allied", (each) => {
        each.units = [fresh("avenger", 1)];
      }),
      outcome: () => ({ found: "denied_carrier", idLevel: null }),
    }),
    tried({
      ...AXIS_NIGHT,
      symbol: "C",
      id: "carrier-bare",
      title: "6.2.2 A carrier without fighters denies a C",
      citation: "6.2.2",
      change: being("allied", (each, state) => {
        each.units = [fresh("victorious", 4)];
        state.sides.allied.aircraft = [];
      }),
      outcome: () => ({ found: "denied_carrier", idLevel: null }),
    }),
    tried({
      ...AXIS_NIGHT,
      ...one,
      id: "carrier-located",
      title: "5.1.8 A fleet carrier at sea is located once a report at ID2 names a carrier",
      citation: "5.1.8",
      change: all(
        known("allied", undefined, 1),
        being("allied", (each) => {
          each.units = [fresh("victorious", 4)];
        }),
      ),
      outcome: () => forceReport(2),
      snapshot: { sides: { allied: { located: ["victorious"] } } },
    }),
  ];
}

/** 6.2.1 The example: a convoy with a battleship, a carrier, two cruisers, destroyers, an oiler and 24 freighters. */
export function reports(): Vector[] {
  const example: Change = convoyOf(
    ["duke_of_york", 4],
    ["victorious", 4],
    ["suffolk", 2],
    ["jamaica", 4],
    ["aldersdale", 2],
    ["dd_ai", 4],
    ["mv", 24],
  );
  const reportsAt = (level: number, title: string, report: Json): Vector =>
    tried({
      ...AXIS_NIGHT,
      symbol: "U",
      also: ({ night }) => night.gain[0] === 1,
      id: `report-id${level}`,
      title,
      citation: "6.2.1",
      change: all(example, known("allied", undefined, level === 1 ? null : level - 1)),
      outcome: () => forceReport(level),
      snapshot: { sides: { axis: { reports: [{ block: 1, kind: "convoy", level, ...report }] } } },
    });
  const silent = { heavy: null, carrier: null, convoyShips: null, categories: [] };
  return [
    reportsAt(1, "6.2.1 Example, ID1: a large convoy with 3 to 7 warship counters", {
      ...silent,
      warships: { least: 3, most: 7 },
      size: "large",
    }),
    reportsAt(2, "6.2.1 Example, ID2: 5 warship counters, 4 of them heavy ships, a carrier, 25 ships of the convoy", {
      warships: { least: 5, most: 5 },
      heavy: 4,
      carrier: true,
      convoyShips: 25,
      categories: [],
    }),
    reportsAt(
      3,
      "6.2.1 Example, ID3: 2 capital ships of 8 CS, a carrier of 4, 2 cruisers of 6, a counter of light ships of 4",
      {
        convoyShips: 25,
        categories: [
          { category: "capital_ships", counters: 2, cs: 8 },
          { category: "carriers", counters: 1, cs: 4 },
          { category: "cruisers", counters: 2, cs: 6 },
          { category: "light_ships", counters: 1, cs: 4 },
          { category: "submarines", counters: 0, cs: 0 },
        ],
      },
    ),
    tried({
      ...ALLIED_NIGHT,
      symbol: "U",
      also: ({ night }) => night.gain[0] === 1,
      id: "report-tf",
      title: "6.2.1 For a TF of 5 counters ID1 reports 3 to 7, without a size",
      citation: "6.2.1",
      change: being("axis", (each) => {
        each.units = ships("tirpitz", 5, "lutzow", 4, "admiral_scheer", 4, "admiral_hipper", 4, "dd_z36a", 4);
      }),
      outcome: () => forceReport(1),
      snapshot: {
        sides: {
          allied: {
            reports: [{ kind: "task_force", level: 1, warships: { least: 3, most: 7 }, size: null, ...silent }],
          },
        },
      },
    }),
  ];
}

/** 5.1.8, 6.9 Vectors for the changes by a photograph. */
export function photographs(): Vector[] {
  const photo = (side: "allied" | "axis") => cardRoll("photo-card", DECKS[side].find((card) => card.photo)!.no);
  const berthed: Change = being("axis", (each, state) => {
    Object.assign(each, { station: "in_port", at: "bergen", block: null, identified: false, idLevel: 0 });
    state.sides.axis.dummies = [{ ...dummy(4, "bergen"), station: "in_port", block: null }];
  });
  return [
    resolves({
      id: "photo-no-id",
      title: "6.9 A photograph changes no ID, and neither reports nor removes a dummy",
      citation: "6.9",
      operation: "photographPort",
      base: "lone-allied",
      change: all(phase("photo", "allied"), berthed),
      input: { aircraft: "pr_spitfire_1", port: "bergen" },
      rolls: [photo("allied")],
      outcome: { photo: { port: "bergen", heavy: ["lutzow"], types: [] } },
      snapshot: {
        sides: {
          axis: {
            forces: [{ station: "in_port", at: "bergen", identified: false, idLevel: 0 }],
            dummies: [{ id: "dummy_4", station: "in_port", at: "bergen" }],
          },
        },
      },
    }),
    refused({
      id: "photo-out-of-turn",
      title: "6.9 Photographs are taken in their own segment",
      citation: "6.9",
      operation: "photographPort",
      base: "lone-allied",
      change: all(phase("air_move", "allied"), berthed),
      input: { aircraft: "pr_spitfire_1", port: "bergen" },
      code: "OUT_OF_TURN",
      section: "6.9",
    }),
    resolves({
      id: "photo-carrier",
      title: "5.1.8 A fleet carrier that is photographed in port is located",
      citation: "5.1.8",
      operation: "photographPort",
      base: "lone-axis",
      change: all(
        phase("photo", "axis"),
        being("allied", (each) => {
          Object.assign(each, { station: "in_port", at: "murmansk", block: null, units: [fresh("victorious", 4)] });
        }),
      ),
      input: { aircraft: "pr_ju88_1", port: "murmansk" },
      rolls: [photo("axis")],
      outcome: { photo: { port: "murmansk", heavy: ["victorious"] } },
      snapshot: { sides: { allied: { located: ["victorious"] } } },
    }),
  ];
}

/** 1.2 A Wolf Pack of the Axis. */
export const boats = (id: string, block: number, at: string) =>
  fleet(id, block, ships("ss_german", 3), {
    kind: "wolf_pack",
    at,
    identified: false,
    idLevel: 0,
    fuel: { state: "full", marker: null, refuelled: false },
  });

/** 5.1.5 A loaded convoy in a hex. */
export const voyage = (hex: string) => laden(5, { visited: [hex], closest: 12 });
