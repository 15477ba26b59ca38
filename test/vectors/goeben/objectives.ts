import type { OrderId } from "../../../src/rulesets/goeben/vocabulary";
import { all, type Change, refused, resolves, type Vector } from "./kit";
import { coastal, consort, marker, options, set, ship } from "./kit/changes";
import { at, ends } from "./phases/phases";

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
      rulings: ["D-66", "D-67"],
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
    won(
      "breakout",
      "17.0 Atlantic Breakout: in the Atlantic with 60 VP",
      check("atlantic_breakout", "north_atlantic", 60),
    ),
    won(
      "breakout-exit",
      "17.0 Atlantic Breakout: the Atlantic Exit is in the Atlantic",
      check("atlantic_breakout", "atlantic_exit", 61),
    ),
    open(
      "breakout-vp",
      "17.0 Atlantic Breakout: 59 VP are not enough",
      check("atlantic_breakout", "north_atlantic", 59),
    ),
    open(
      "breakout-place",
      "17.0 Atlantic Breakout: Gibraltar's patrol zone is not in the Atlantic",
      check("atlantic_breakout", "gibraltar_pz", 60),
    ),
    won("pact", "17.0 Naval Pact: at Pola with 60 VP", check("austro_hungarian_naval_pact", "pola", 60)),
    open("pact-cattaro", "17.0 Naval Pact: Cattaro is not Pola", check("austro_hungarian_naval_pact", "cattaro", 60)),
    open("pact-vp", "17.0 Naval Pact: 59 VP are not enough", check("austro_hungarian_naval_pact", "pola", 59)),
    won(
      "raid",
      "17.0 Raid on Convoys: three ports destroyed, at a friendly base with 100 VP",
      check("raid_french_african_convoys", "pola", 100, raided),
    ),
    won(
      "raid-neutral",
      "17.0 Raid on Convoys: a neutral naval base serves as well",
      check("raid_french_african_convoys", "taranto", 100, raided),
    ),
    open(
      "raid-port",
      "17.0 Raid on Convoys: a port is not a naval base",
      check("raid_french_african_convoys", "trieste", 100, raided),
    ),
    open(
      "raid-one-left",
      "17.0 Raid on Convoys: Bone is still defended",
      check("raid_french_african_convoys", "pola", 100, destroyed("algiers", "philippeville")),
    ),
    open(
      "raid-vp",
      "17.0 Raid on Convoys: 99 VP are not enough",
      check("raid_french_african_convoys", "pola", 99, raided),
    ),
    won("italy", "17.0 Italian Alliance: at Genoa with 100 VP", check("italian_alliance", "genoa", 100)),
    open("italy-vp", "17.0 Italian Alliance: 99 VP are not enough", check("italian_alliance", "genoa", 99)),
    open("italy-place", "17.0 Italian Alliance: Taranto is not Genoa", check("italian_alliance", "taranto", 100)),
    won(
      "ottoman",
      "17.0 Ottoman Alliance: at Constantinople with 75 VP",
      check("ottoman_alliance", "constantinople", 75),
    ),
    open("ottoman-vp", "17.0 Ottoman Alliance: 74 VP are not enough", check("ottoman_alliance", "constantinople", 74)),
    open(
      "ottoman-place",
      "17.0 Ottoman Alliance: the Dardanelles are not Constantinople",
      check("ottoman_alliance", "dardanelles", 75),
    ),
    won(
      "suez",
      "17.0 Suez Canal: Alexandria and Port Said destroyed, at a naval base with 75 VP",
      check("suez_canal_operation", "constantinople", 75, suez),
    ),
    open(
      "suez-half",
      "17.0 Suez Canal: one unit at Alexandria is still there",
      check(
        "suez_canal_operation",
        "constantinople",
        75,
        all(coastal("cdu_01", "alexandria", true), coastal("cdu_03", "port_said", true)),
      ),
    ),
    won(
      "one-ship",
      "17.0 D-66 One German ship in place is enough",
      check("ottoman_alliance", "constantinople", 75, apart),
    ),
    open(
      "consort",
      "20.0 D-66 An Austro-Hungarian ship does not satisfy the order",
      check(
        "austro_hungarian_naval_pact",
        "cattaro",
        60,
        all(
          options({ austroHungarianWarships: true }),
          consort("novara", "pola", { arrived: 2 }),
          marker("austro_hungarian_fleet_sorties_1", "removed", null, { turn: 1 }),
        ),
      ),
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
      id: "objective-offered-again",
      title: "17.0 D-67 Who played on may end the scenario in a later Objective phase",
      citation: "17.0",
      base,
      change: set({ phase: "raiding", turn: 4, vp: 20 }),
      ended: "raiding",
      outcome: { phase: "objective", turn: 4, result: null },
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

/** 17.0 Orders fulfilled or not. */
export const vectors = (): Vector[] => [...orders(), ...campaigns()];
