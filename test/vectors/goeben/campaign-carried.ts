import type { Snapshot } from "../../../src/rulesets/goeben/snapshot";
import type { OrderId } from "../../../src/rulesets/goeben/vocabulary";
import { A, firstScenario, goesOn, I, O, P, played, R, S } from "./campaigns/first";
import { all, type Change, draw, resolves, type Vector } from "./kit";
import { both, consortIs, marker, set } from "./kit/changes";
import { alliedSide } from "./kit/setup";

/** The second scenario of a campaign has been played; its ships began at Pola. */
function second(members: Partial<NonNullable<Snapshot["campaign"]>>): Change {
  return (state) => {
    Object.assign(state.campaign!, { scenario: 2, ...members });
    for (const each of [state.ships.goeben, state.ships.breslau]) each.startSpace = "pola";
  };
}

/** 24.1 Vectors for the state that the second scenario passes to the third. */
function third(): Vector[] {
  const straits = ["constantinople", "dardanelles"];
  const left: OrderId[] = [A, P, R];
  const cruiser = all(
    played(R, "central_ionian", 20, false),
    second({ achieved: [P], austroHungarianGained: true, ordersLeft: [A, I, O, S] }),
    consortIs("novara", { status: "in_play", space: "pola", arrived: 0 }),
  );
  return [
    goesOn({
      id: "bonus-lasts",
      title: "24.1 An alliance of the first scenario lasts, though the second failed",
      change: all(
        played(S, "central_ionian", 20, false),
        second({ achieved: [O], alliances: ["ottoman"], startSpaces: straits, ordersLeft: left }),
      ),
      from: left,
      order: A,
      outcome: { played: S, achieved: false, leadership: -1, bonuses: [], missions: 1, alert: 2 },
      campaign: {
        scenario: 3,
        achieved: [O],
        failed: [S],
        alliances: ["ottoman"],
        startSpaces: straits,
      },
    }),
    goesOn({
      id: "cruiser-stays",
      title: "24.1 The cruiser of the Naval Pact stays at Pola in the third scenario, and none joins it",
      change: cruiser,
      from: [A, I, O, S],
      order: S,
      outcome: { played: R, achieved: false, gained: null, missions: 1 },
      campaign: { scenario: 3, achieved: [P], failed: [R], austroHungarianGained: true },
      after: firstScenario({}, 3, 2),
      snapshot: {},
    }),
    goesOn({
      id: "alert-3",
      title: "24.1 After two missions achieved the alert level begins at 3",
      change: all(
        played(R, "pola", 120),
        second({ achieved: [S], highSeas: ["alexandria_pz"], ordersLeft: [A, P, O] }),
        (state) => {
          Object.assign(state, alliedSide({ highSeas: ["alexandria_pz"] }));
        },
      ),
      from: [A, P, O],
      order: A,
      outcome: { played: R, achieved: true, missions: 2, alert: 3 },
      campaign: { scenario: 3, achieved: [S, R] },
      snapshot: { alert: 3 },
    }),
  ];
}

/** 24.1, 24.3 Markers between two scenarios, and ships bought before the first. */
function others(): Vector[] {
  return [
    goesOn({
      id: "markers-return",
      title: "24.1 Markers seen and set aside are unseen again or in the pool",
      change: all(
        marker("chatham", "map", "malta_pz", { turn: 4, from: "malta_pz" }),
        marker("quiet_seas_1", "pool", null, { turn: 4, from: "malta_pz" }),
        marker("edgar_quinet", "pool", null, { turn: 3 }),
      ),
      from: [A, P, R, S],
      order: P,
      outcome: { placeholders: 0 },
      campaign: {},
      after: firstScenario({}, 5, 2),
    }),
    goesOn({
      id: "visits-forgotten",
      title: "24.1 A ship that had to leave a visited port is free of that in the next scenario",
      change: all(
        set({ visited: ["messina"] }),
        both("messina", { mustLeave: true, outfitted: false, arrived: 3 }),
        played(O, "messina", 20, false),
      ),
      from: [A, P, R, I, S],
      order: S,
      outcome: { achieved: false },
      campaign: {},
      snapshot: {
        visited: [],
        ships: { goeben: { mustLeave: false, arrived: 0 }, breslau: { mustLeave: false, arrived: 0 } },
      },
    }),
    resolves({
      id: "new-campaign-all-four",
      title: "19.1 A campaign may begin with all four ships",
      citation: "19.1",
      operation: "new",
      base: null,
      input: { options: { campaign: true, germanExtras: "all_four" } },
      rolls: [draw("order", 1, A)],
      outcome: { order: A, vp: -50 },
      snapshot: {
        vp: -50,
        ships: { moltke: { status: "in_play" }, stralsund: { status: "in_play" } },
        colliers: [0, 1].map(() => ({ space: null, used: false, lost: false })),
        campaign: { scenario: 1 },
      },
    }),
  ];
}

/** 19.1, 24 Vectors for the state that a campaign carries from scenario to scenario. */
export const vectors = (): Vector[] => [...third(), ...others()];
