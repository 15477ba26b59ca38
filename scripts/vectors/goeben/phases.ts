import type { OrderId, Phase } from "../../../src/rulesets/goeben/vocabulary";
import { both, coastal, consort, consortIs, marker, options, rulings, set, ship } from "./changes";
import { all, type Change, type Json, refused, resolves, type Vector } from "./kit";
import { CAPTURED, calledAt } from "./stores";

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

function ends(plan: Ending): Vector {
  const { ended, outcome, base = BASE, ...rest } = plan;
  return resolves({ ...rest, base, operation: "endPhase", outcome: { ended, ...outcome } });
}

function held(id: string, title: string, change: Change, code: string, section: string): Vector {
  return refused({ id, title, citation: section, operation: "endPhase", base: BASE, change, code, section });
}

function at(space: string, phase: Phase, ...changes: readonly (Change | undefined)[]): Change {
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
  ];
}

function movements(): Vector[] {
  const stay = (space: string, arrived: number): Change =>
    at(space, "movement", both(space, { arrived }));
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
      change: at("palermo", "movement", came("goeben", "south_tyrrhenian", "palermo"), came("breslau", "south_tyrrhenian", "palermo")),
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
    held("end-movement-must-leave", "9.1 The phase does not end while a ship that must leave is in the port", all(stay("palermo", 1), visited("palermo")), "MUST_LEAVE", "9.1"),
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
      title: "13.1 The French fleet goes back to the pool when it finds nobody",
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
      snapshot: { endReason: "no_german_ship", ships: { goeben: { status: "sunk", space: null }, breslau: { status: "sunk" } } },
      rulings: ["D-68", "D-71"],
    }),
  ];
}

function orders(): Vector[] {
  const destroyed = (...spaces: readonly string[]): Change =>
    all(
      ...spaces.map((space, index) => coastal(`cdu_${String(2 * index + 1).padStart(2, "0")}`, space, true)),
      spaces.includes("alexandria") ? coastal("cdu_16", "alexandria", true) : undefined,
    );
  const raided = destroyed("algiers", "philippeville", "bone");
  const suez = destroyed("alexandria", "port_said");
  /** Raiding ends with nothing to bombard, so that the objective is looked at. */
  const check = (order: OrderId, space: string, vp: number, change?: Change): Change =>
    at(space, "raiding", set({ order, vp }), change);
  const won = (id: string, title: string, change: Change, citation = "17.0"): Vector =>
    ends({
      id: `objective-${id}`,
      title,
      citation,
      change,
      ended: "raiding",
      outcome: { phase: "over", result: "victory" },
      snapshot: { orderAchieved: true, endReason: "order_fulfilled" },
    });
  const open = (id: string, title: string, change: Change, citation = "17.0"): Vector =>
    ends({
      id: `objective-${id}`,
      title,
      citation,
      change,
      ended: "raiding",
      outcome: { phase: "outfitting", turn: 4, result: null },
      snapshot: { orderAchieved: false, endReason: null },
    });
  const apart = ship("breslau", { space: "central_ionian" });
  return [
    won("breakout", "17.0 Atlantic Breakout: in the Atlantic with 60 VP", check("atlantic_breakout", "north_atlantic", 60)),
    won("breakout-exit", "17.0 Atlantic Breakout: the Atlantic Exit is in the Atlantic", check("atlantic_breakout", "atlantic_exit", 61)),
    open("breakout-vp", "17.0 Atlantic Breakout: 59 VP are not enough", check("atlantic_breakout", "north_atlantic", 59)),
    open("breakout-place", "17.0 Atlantic Breakout: Gibraltar's patrol zone is not in the Atlantic", check("atlantic_breakout", "gibraltar_pz", 60)),
    won("pact", "17.0 Naval Pact: at Pola with 60 VP", check("austro_hungarian_naval_pact", "pola", 60)),
    open("pact-cattaro", "17.0 Naval Pact: Cattaro is not Pola", check("austro_hungarian_naval_pact", "cattaro", 60)),
    open("pact-vp", "17.0 Naval Pact: 59 VP are not enough", check("austro_hungarian_naval_pact", "pola", 59)),
    won("raid", "17.0 Raid on Convoys: three ports destroyed, at a friendly base with 100 VP", check("raid_french_african_convoys", "pola", 100, raided)),
    won("raid-neutral", "17.0 Raid on Convoys: a neutral naval base serves as well", check("raid_french_african_convoys", "taranto", 100, raided)),
    open("raid-port", "17.0 Raid on Convoys: a port is no naval base", check("raid_french_african_convoys", "trieste", 100, raided)),
    open("raid-one-left", "17.0 Raid on Convoys: Bone is still defended", check("raid_french_african_convoys", "pola", 100, destroyed("algiers", "philippeville"))),
    open("raid-vp", "17.0 Raid on Convoys: 99 VP are not enough", check("raid_french_african_convoys", "pola", 99, raided)),
    won("italy", "17.0 Italian Alliance: at Genoa with 100 VP", check("italian_alliance", "genoa", 100)),
    open("italy-vp", "17.0 Italian Alliance: 99 VP are not enough", check("italian_alliance", "genoa", 99)),
    open("italy-place", "17.0 Italian Alliance: Taranto is not Genoa", check("italian_alliance", "taranto", 100)),
    won("ottoman", "17.0 Ottoman Alliance: at Constantinople with 75 VP", check("ottoman_alliance", "constantinople", 75)),
    open("ottoman-vp", "17.0 Ottoman Alliance: 74 VP are not enough", check("ottoman_alliance", "constantinople", 74)),
    open("ottoman-place", "17.0 Ottoman Alliance: the Dardanelles are not Constantinople", check("ottoman_alliance", "dardanelles", 75)),
    won("suez", "17.0 Suez Canal: Alexandria and Port Said destroyed, at a naval base with 75 VP", check("suez_canal_operation", "constantinople", 75, suez)),
    open("suez-half", "17.0 Suez Canal: one unit at Alexandria is still there", check("suez_canal_operation", "constantinople", 75, all(coastal("cdu_01", "alexandria", true), coastal("cdu_03", "port_said", true)))),
    won("one-ship", "17.0 D-66 One German ship in place is enough", check("ottoman_alliance", "constantinople", 75, apart)),
    open(
      "consort",
      "20.0 D-66 An Austro-Hungarian ship does not satisfy the order",
      check("austro_hungarian_naval_pact", "cattaro", 60, all(
        options({ austroHungarianWarships: true }),
        consort("novara", "pola", { arrived: 2 }),
        marker("austro_hungarian_fleet_sorties_1", "removed", null, { turn: 1 }),
      )),
      "20.0",
    ),
    ends({
      id: "objective-last-turn",
      title: "4.0 The last turn ends without victory: defeat",
      citation: "4.0",
      change: all(check("ottoman_alliance", "constantinople", 74), set({ turn: 8 })),
      ended: "raiding",
      outcome: { phase: "over", turn: 8, result: "defeat" },
      snapshot: { endReason: "turn_limit", orderAchieved: false },
    }),
    ends({
      id: "objective-last-turn-won",
      title: "17.0 In the last turn the order may still be fulfilled",
      citation: "17.0",
      change: all(check("ottoman_alliance", "constantinople", 75), set({ turn: 8 })),
      ended: "raiding",
      outcome: { phase: "over", turn: 8, result: "victory" },
    }),
    ends({
      id: "objective-limit-of-order",
      title: "4.0 Atlantic Breakout lasts six turns",
      citation: "4.0",
      change: all(check("atlantic_breakout", "north_atlantic", 10), set({ turn: 6 })),
      ended: "raiding",
      outcome: { phase: "over", turn: 6, result: "defeat" },
    }),
  ];
}

function campaigns(): Vector[] {
  const base = "campaign-objective";
  const declare = { citation: "17.0", operation: "declareVictory", base } as const;
  return [
    ends({
      id: "objective-campaign",
      title: "17.0 In a campaign a fulfilled order leaves the choice to play on",
      citation: "17.0",
      base,
      change: set({ phase: "raiding", orderAchieved: false }),
      ended: "raiding",
      outcome: { phase: "objective", result: null, turn: 3 },
      snapshot: { orderAchieved: true },
    }),
    ends({
      id: "objective-play-on",
      title: "17.0 To end the phase instead is to play on; the order stays achieved",
      citation: "17.0",
      base,
      change: set({}),
      ended: "objective",
      outcome: { phase: "outfitting", turn: 4, result: null },
      snapshot: { orderAchieved: true },
    }),
    ends({
      id: "objective-play-on-to-the-end",
      title: "17.0 D-67 At the turn limit an order achieved earlier is still won",
      citation: "17.0",
      base,
      change: set({ phase: "raiding", turn: 8, vp: 20 }),
      ended: "raiding",
      outcome: { phase: "between_scenarios", turn: 8, result: "victory" },
      snapshot: { endReason: "order_fulfilled" },
    }),
    resolves({
      ...declare,
      id: "declare-victory",
      title: "17.0 D-67 The player declares victory",
      outcome: { order: "ottoman_alliance", phase: "between_scenarios", result: "victory" },
      snapshot: { endReason: "order_fulfilled", orderAchieved: true, vp: 75 },
      rulings: ["D-67"],
    }),
    refused({
      ...declare,
      id: "declare-out-of-turn",
      title: "17.0 Victory is declared in the Objective phase",
      change: set({ phase: "raiding", orderAchieved: false }),
      code: "OUT_OF_TURN",
      section: "17.0",
    }),
    ends({
      id: "objective-campaign-lost",
      title: "24.0 In a campaign a lost scenario leads to the next",
      citation: "24.0",
      base,
      change: set({ phase: "raiding", turn: 8, vp: 20, orderAchieved: false }),
      ended: "raiding",
      outcome: { phase: "between_scenarios", result: "defeat" },
      snapshot: { endReason: "turn_limit" },
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
      title: "15.0 A Merchantman nobody raided goes to the pool",
      citation: "15.0",
      change: at("medina_bank", "raiding", marker("allied_merchantman_3", "set_aside", "medina_bank")),
      ended: "raiding",
      outcome: { turn: 4 },
      after: all(set({ turn: 4, phase: "outfitting" }), marker("allied_merchantman_3", "pool")),
    }),
    held("incidents-left", "13.0 The phase does not end before every space has had its incidents", at("central_ionian", "incidents"), "INCIDENTS_LEFT", "13.0"),
    held("battles-left", "14.0 The phase does not end before every battle is fought", at("central_ionian", "naval_combat", marker("dublin", "set_aside", "central_ionian")), "BATTLES_LEFT", "14.0"),
    held("bombardments-left", "16.0 D-49 Coastal defences are fought where they are", at("bone", "bombardment"), "BOMBARDMENTS_LEFT", "16.0"),
    ends({
      id: "bombardment-optional",
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
export const phases = (): Vector[] => [...outfitting(), ...movements(), ...turns(), ...orders(), ...campaigns()];
