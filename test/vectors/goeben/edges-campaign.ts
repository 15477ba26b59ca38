import { A, firstScenario, goesOn, I, lostMarker, O, P, played, R, S } from "./campaigns/first";
import { all, type Change, draw, type Vector } from "./kit";
import { marker, set } from "./kit/changes";

const WON = { achieved: true, leadership: 1, missions: 1, bought: [], gained: null, removed: null, placeholders: 0 };

function removal(id: string, title: string, change: Change): Vector {
  return goesOn({
    id,
    title,
    change,
    bonus: "remove_british_bc",
    rolls: [draw("lost-battlecruiser", 2, "indomitable")],
    from: [P, R, I, O, S],
    order: I,
    outcome: { ...WON, played: A, bonuses: ["remove_british_bc"], removed: "indomitable" },
    campaign: { achieved: [A], atlanticBonus: "remove_british_bc", startSpaces: [] },
    after: firstScenario({ removed: [lostMarker("indomitable", "removed", 0)] }, 5, 2),
    rulings: ["D-78"],
  });
}

/** 24.1 Vectors for the state at the end of a scenario, and its last VP. */
export const vectors = (): Vector[] => [
  removal(
    "breakout-remove-seen",
    "24.1 A battlecruiser that was seen leaves the game as one that was not",
    all(played(A, "north_atlantic", 60), marker("indomitable", "pool", null, { turn: 0 })),
  ),
  removal(
    "breakout-remove-on-map",
    "24.1 A battlecruiser that is on the map leaves the game and its space",
    all(played(A, "north_atlantic", 60), marker("indomitable", "map", "malta_pz", { turn: 0, from: "malta_pz" })),
  ),
  removal("breakout-remove-no-vp", "24.1 The bonus is chosen with 0 VP too", played(A, "north_atlantic", 0)),
  goesOn({
    id: "forgets-the-turn",
    title: "24.1 What held for the last turn alone does not hold in the next scenario",
    change: set({ morale: 1, intelligenceUsed: true, storms: ["central_ionian"] }),
    from: [A, P, R, S],
    order: S,
    outcome: { ...WON, played: O, bonuses: ["control_change", "remove_order", "start_spaces"] },
    campaign: { achieved: [O] },
    after: all(firstScenario({}, 5, 2), set({ morale: 0, intelligenceUsed: false, storms: [] })),
  }),
  goesOn({
    id: "french-fleet-goes-home",
    title: "24.1 The French fleet at sea does not close its zones in the next scenario",
    change: all(set({ frenchSortie: true }), marker("french_navy_sortie_1", "set_aside")),
    from: [A, P, R, S],
    order: S,
    outcome: { ...WON, played: O },
    campaign: { achieved: [O] },
    after: all(firstScenario({}, 5, 2), set({ frenchSortie: false })),
  }),
];
