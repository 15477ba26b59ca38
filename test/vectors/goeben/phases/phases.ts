import type { Phase } from "../../../../src/rulesets/goeben/vocabulary";
import { all, type Change, type Json, refused, resolves, type Vector } from "../kit";
import { both, consort, consortIs, marker, options, rulings, set, ship } from "../kit/changes";
import { CAPTURED, calledAt } from "../stores/stores";

const BASE = "messina-outfitting";

interface Ending {
  readonly id: string;
  readonly title: string;
  readonly citation: string;
  readonly base?: string;
  readonly change: Change;
  readonly ended: Phase;
  readonly outcome?: Json;
  readonly after?: Change;
  readonly snapshot?: Json;
  readonly rulings?: readonly string[];
}

/** A phase ends. */
export function ends(plan: Ending): Vector {
  const { ended, outcome, base = BASE, ...rest } = plan;
  return resolves({ ...rest, base, operation: "endPhase", outcome: { ended, ...outcome } });
}

function refusesToEnd(id: string, title: string, change: Change, code: string, section: string): Vector {
  return refused({ id, title, citation: section, operation: "endPhase", base: BASE, change, code, section });
}

/** Both ships in a space in a phase of turn 3. */
export function at(space: string, phase: Phase, ...changes: readonly (Change | undefined)[]): Change {
  return all(calledAt(space), set({ phase, turn: 3 }), ...changes);
}

/** A ship that has moved in turn 3. */
function came(id: "goeben" | "breslau", from: string, to: string): Change {
  return ship(id, { space: to, path: [from, to], moved: true, arrived: 3 });
}

function outfitting(): Vector[] {
  const used: Change = (state) => {
    state.colliers = [{ space: "central_ionian", used: true, lost: false }];
  };
  return [
    ends({
      id: "end-outfitting-collier",
      title: "7.4 A collier that has given its coal leaves at the end of the phase",
      citation: "7.4",
      change: at("central_ionian", "outfitting", used),
      ended: "outfitting",
      outcome: { phase: "intelligence" },
      after: (state) => {
        state.phase = "intelligence";
        state.colliers = [{ space: null, used: true, lost: true }];
      },
    }),
    ends({
      id: "end-outfitting-friendly-ship",
      title: "13.1 D-65 A Friendly Ship goes to the pool, used or not",
      citation: "13.1",
      change: at("central_ionian", "outfitting", marker("friendly_ship_2", "set_aside", "central_ionian", { turn: 2 })),
      ended: "outfitting",
      outcome: { phase: "intelligence" },
      after: all(set({ phase: "intelligence" }), marker("friendly_ship_2", "pool")),
      rulings: ["D-65"],
    }),
    ends({
      id: "end-intelligence",
      title: "4.0 Movement follows intelligence",
      citation: "4.0",
      change: at("central_ionian", "intelligence"),
      ended: "intelligence",
      outcome: { phase: "movement", turn: 3 },
    }),
    ...(["staff", "captains", "captains_with_ah"] as const).map((multiplayer) =>
      ends({
        id: `end-intelligence-${multiplayer.replaceAll("_", "-")}`,
        title: `25.0 Sharing the command (${multiplayer.replaceAll("_", " ")}) changes nothing here`,
        citation: "25.0",
        change: at("central_ionian", "intelligence", options({ multiplayer })),
        ended: "intelligence",
        outcome: { phase: "movement", turn: 3 },
      }),
    ),
  ];
}

function movements(): Vector[] {
  const stay = (space: string, arrived: number): Change => at(space, "movement", both(space, { arrived }));
  const visited = (space: string): Change => all(set({ visited: [space] }), both(space, { mustLeave: true }));
  return [
    ends({
      id: "end-movement-at-sea",
      title: "4.0 At sea the incidents follow",
      citation: "4.0",
      change: at("central_ionian", "movement"),
      ended: "movement",
      outcome: { phase: "incidents" },
    }),
    ends({
      id: "end-movement-visit",
      title: "9.1 D-08 A neutral port in which ships stayed through the phase has been visited",
      citation: "9.1",
      change: stay("palermo", 2),
      ended: "movement",
      after: visited("palermo"),
      snapshot: { phase: "outfitting", turn: 4 },
      rulings: ["D-08"],
    }),
    ends({
      id: "end-movement-start-stays",
      title: "9.1 A ship that began the scenario there visits it by staying",
      citation: "9.1",
      change: at("messina", "movement", set({ turn: 1 }), both("messina", { arrived: 0 })),
      ended: "movement",
      after: visited("messina"),
      rulings: ["D-08"],
    }),
    ends({
      id: "end-movement-one-stays",
      title: "9.1 One ship's visit counts for all there",
      citation: "9.1",
      change: at("palermo", "movement", came("breslau", "south_tyrrhenian", "palermo")),
      ended: "movement",
      after: visited("palermo"),
    }),
    ends({
      id: "end-movement-just-arrived",
      title: "9.1 D-08 Ships that arrived in this phase have not visited yet",
      citation: "9.1",
      change: at(
        "palermo",
        "movement",
        came("goeben", "south_tyrrhenian", "palermo"),
        came("breslau", "south_tyrrhenian", "palermo"),
      ),
      ended: "movement",
      snapshot: { visited: [], ships: { goeben: { mustLeave: false }, breslau: { mustLeave: false } } },
    }),
    ends({
      id: "end-movement-friendly-port",
      title: "9.0 A friendly port is stayed in without limit",
      citation: "9.0",
      change: stay("trieste", 1),
      ended: "movement",
      snapshot: { visited: [], ships: { goeben: { mustLeave: false } } },
    }),
    ends({
      id: "end-movement-no-engines",
      title: "9.1 D-09 Ships without Engines may stay after the visit",
      citation: "9.1",
      change: all(stay("palermo", 1), visited("palermo"), both("palermo", { engines: 0, mustLeave: true, arrived: 1 })),
      ended: "movement",
      snapshot: { visited: ["palermo"], phase: "outfitting" },
      rulings: ["D-09"],
    }),
    refusesToEnd(
      "end-movement-must-leave",
      "9.1 The phase does not end while a ship that must leave is in the port",
      all(stay("palermo", 1), visited("palermo")),
      "MUST_LEAVE",
      "9.1",
    ),
    ends({
      id: "end-movement-french-sinks",
      title: "13.1 D-68 Ships in the French zones at the end of the phase are sunk",
      citation: "13.1",
      base: "french-sortie",
      change: ship("breslau", { space: "toulon_pz" }),
      ended: "movement",
      outcome: { vp: -10, phase: "incidents" },
      after: all(
        (state) => {
          Object.assign(state.ships.breslau, { status: "sunk", space: null, hull: 0 });
          state.vp = -10;
          state.frenchSortie = false;
        },
        marker("french_navy_sortie_1", "pool"),
      ),
      rulings: ["D-68", "D-82"],
    }),
    ends({
      id: "end-movement-french-ends",
      title: "13.1 The French fleet goes back to the pool when it finds no one",
      citation: "13.1",
      base: "french-sortie",
      change: set({}),
      ended: "movement",
      outcome: { vp: 0, phase: "incidents" },
      after: all(set({ frenchSortie: false }), marker("french_navy_sortie_1", "pool")),
    }),
    ends({
      id: "end-movement-french-last",
      title: "17.0 D-71 When the last German ship is sunk the scenario is lost",
      citation: "17.0",
      base: "french-sortie",
      change: both("north_african_pz"),
      ended: "movement",
      outcome: { vp: -50, phase: "over", result: "defeat" },
      snapshot: {
        endReason: "no_german_ship",
        ships: { goeben: { status: "sunk", space: null }, breslau: { status: "sunk" } },
      },
      rulings: ["D-68", "D-71"],
    }),
  ];
}

function turns(): Vector[] {
  return [
    ends({
      id: "turn-fresh",
      title: "4.0 What held for one turn alone is forgotten",
      citation: "4.0",
      change: at(
        "medina_bank",
        "raiding",
        set({
          morale: -1,
          intelligenceUsed: true,
          storms: ["central_ionian"],
          visibility: [{ space: "central_ionian", rolled: null }],
        }),
        ship("goeben", { outfitted: true, repaired: true }),
        ship("breslau", { moved: true, path: ["central_ionian", "medina_bank"], arrived: 3 }),
      ),
      ended: "raiding",
      outcome: { turn: 4, phase: "outfitting" },
      after: all(
        set({ turn: 4, phase: "outfitting", morale: 0, intelligenceUsed: false, storms: [], visibility: [] }),
        ship("goeben", { outfitted: false, repaired: false }),
        ship("breslau", { moved: false, path: [] }),
      ),
    }),
    ends({
      id: "raiding-closed",
      title: "15.0 A Merchantman no one raided goes to the pool",
      citation: "15.0",
      change: at("medina_bank", "raiding", marker("allied_merchantman_3", "set_aside", "medina_bank")),
      ended: "raiding",
      outcome: { turn: 4 },
      after: all(set({ turn: 4, phase: "outfitting" }), marker("allied_merchantman_3", "pool")),
    }),
    refusesToEnd(
      "incidents-left",
      "13.0 The phase does not end before every space has had its incidents",
      at("central_ionian", "incidents"),
      "INCIDENTS_LEFT",
      "13.0",
    ),
    refusesToEnd(
      "battles-left",
      "14.0 The phase does not end before every battle is fought",
      at("central_ionian", "naval_combat", marker("dublin", "set_aside", "central_ionian")),
      "BATTLES_LEFT",
      "14.0",
    ),
    refusesToEnd(
      "bombardments-left",
      "16.0 D-49 Coastal defences are fought where they are",
      at("bone", "bombardment"),
      "BOMBARDMENTS_LEFT",
      "16.0",
    ),
    ends({
      id: "end-bombardment-optional",
      title: "16.0 D-49 Under the other ruling a bombardment may be left out",
      citation: "16.0",
      change: at("bone", "bombardment", rulings({ bombardmentOptional: true })),
      ended: "bombardment",
      outcome: { turn: 4, phase: "outfitting" },
    }),
    ends({
      id: "incidents-damaged-consort",
      title: "20.0 A damaged Austro-Hungarian ship leaves at the end of the phase and scores",
      citation: "20.0",
      change: at(
        "medina_bank",
        "incidents",
        options({ austroHungarianWarships: true }),
        set({ done: ["medina_bank"] }),
        consort("sankt_georg", "medina_bank", { arrived: 2, damage: 1 }),
        marker("austro_hungarian_fleet_sorties_1", "removed", null, { turn: 1 }),
      ),
      ended: "incidents",
      outcome: { vp: -4 },
      after: all(consortIs("sankt_georg", { status: "damaged", space: null, damage: 0 }), set({ vp: -4 })),
    }),
    ends({
      id: "end-captured-stays",
      title: "9.2 A captured port is held from turn to turn",
      citation: "9.2",
      change: all(CAPTURED, set({ phase: "raiding" })),
      ended: "raiding",
      outcome: { turn: 4 },
      snapshot: { landed: ["philippeville"] },
    }),
  ];
}

/** 4, 9.1, 17 The end of phases, of turns and of scenarios. */
export const phases = (): Vector[] => [...outfitting(), ...movements(), ...turns()];
