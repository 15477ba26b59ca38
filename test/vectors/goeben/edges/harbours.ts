import { all, type Change, type Roll, refused, roll, type Vector } from "../kit";
import { aboard, consort, consortIs, marker, options, set, ship } from "../kit/changes";
import { meets } from "../kit/incidents";
import { at, ends } from "../phases/phases";
import { CAPTURED, calledAt } from "../stores/stores";

/** 9.1, 9.2, 13.1 Harbours, mines and consorts at the edges of their rules. */
export function harbours(): Vector[] {
  const full: Change = all(
    CAPTURED,
    ship("breslau", { hull: 3, space: "off_philippeville" }),
    ship("goeben", { hull: 2 }),
    aboard("goeben", { 1: "wireless" }),
  );
  const torpedo = (face: number): Roll => roll("submarine-torpedo", "TORPEDO_FIRE", [face]);
  const caught = { code: "TORPEDO_NETS", citation: { section: "13.1" } };
  const stopped = { ...torpedo(5), adjustments: [caught] } as Roll;
  return [
    meets({
      id: "submarine-netted",
      title: "13.1 D-69 The audit of a roll that nets stop names the nets",
      space: "bone",
      change: aboard("goeben", { 1: "torpedo_nets" }),
      draws: ["allied_submarine_1", "quiet_seas_6"],
      rolls: [roll("submarine", "SUBMARINE", [5]), stopped, torpedo(1)],
      events: [{ result: "torpedoes" }, { result: "no_effect" }],
      rulings: ["D-69"],
    }),
    meets({
      id: "powers-sortie-this-order",
      title: "13.1 D-27 The order fulfilled in this scenario brings out the fleet of its own ally alone",
      base: "campaign-last-ship",
      draws: ["central_powers_fleet_sortie_1"],
      events: [{ result: "fleet_sortie" }],
      after: marker("central_powers_fleet_sortie_1", "removed", null, { turn: 2 }),
      rulings: ["D-27"],
    }),
    ends({
      id: "end-raiding-friend-stays",
      title: "15.0 D-65 A Friendly Ship stays aside when the Merchantmen go",
      citation: "15.0",
      change: at(
        "central_ionian",
        "raiding",
        marker("friendly_ship_1", "set_aside", "central_ionian", { turn: 3 }),
        marker("allied_merchantman_3", "set_aside", "central_ionian", { turn: 3 }),
      ),
      ended: "raiding",
      outcome: { turn: 4, phase: "outfitting" },
      after: all(set({ turn: 4, phase: "outfitting" }), marker("allied_merchantman_3", "pool", null, { turn: 3 })),
    }),
    {
      ...meets({
        id: "minefield-sinks-cruiser",
        title: "13.1 A ship that a minefield sinks loses no Engines",
        space: "bone",
        change: all(ship("goeben", { space: "off_zante" }), ship("breslau", { hull: 1 })),
        draws: ["minefield_1", "quiet_seas_6"],
        rolls: [roll("minefield", "MINEFIELD", [6])],
        events: [{ result: "minefield", ships: ["breslau"] }, { result: "no_effect" }],
        outcome: { vp: -10 },
        snapshot: { ships: { breslau: { status: "sunk", engines: 6 } } },
      }),
    },
    refused({
      id: "reembark-box-taken",
      title: "9.2 D-12 The only free box takes the Seebataillon, not the one that is filled",
      citation: "9.2",
      operation: "reembark",
      base: "messina-outfitting",
      change: full,
      input: { ship: "goeben", box: 1 },
      code: "VALUE_NOT_LISTED",
      section: "9.2",
      pointer: "/input/box",
    }),
    ends({
      id: "end-incidents-consort-fights",
      title: "13.1 Allied ships stay where one Austro-Hungarian ship of two is left to fight",
      citation: "13.1",
      change: at(
        "central_ionian",
        "incidents",
        options({ austroHungarianWarships: true }),
        set({ done: ["central_ionian", "southern_adriatic", "off_zante"] }),
        marker("austro_hungarian_fleet_sorties_1", "removed", null, { turn: 1 }),
        marker("dublin", "set_aside", "southern_adriatic"),
        consort("viribus_unitis", "southern_adriatic", { arrived: 2 }),
        consort("novara", "off_zante", { arrived: 2 }),
        consortIs("tegetthoff", { status: "sunk" }),
        set({ vp: -24 }),
      ),
      ended: "incidents",
      outcome: { phase: "naval_combat" },
      after: set({ phase: "naval_combat", done: [] }),
    }),
    ends({
      id: "end-movement-visited-open-sea",
      title: "9.1 A visited site holds no ship that is elsewhere",
      citation: "9.1",
      change: all(calledAt("central_ionian"), set({ phase: "movement", visited: ["messina"] })),
      ended: "movement",
      outcome: { phase: "incidents" },
      after: set({ phase: "incidents" }),
    }),
  ];
}
