import { all, type Change, type Vector } from "../kit";
import { aboard, both, consort, consortIs, marker, options, set, ship } from "../kit/changes";
import { meets } from "../kit/incidents";
import { die, NOTHING, QUIET, QUIET_TOO } from "./results";

/** 13.1 Incidents that cost ships something. */
function harm(): Vector[] {
  const breakdown = (
    id: string,
    title: string,
    faces: readonly [number, number],
    engines: readonly [number, number],
    change?: Change,
  ): Vector =>
    meets({
      id,
      title,
      change,
      draws: ["mechanical_breakdown_1"],
      rolls: faces.map((face) => die("mechanical-breakdown", "MECHANICAL_BREAKDOWN", face)),
      events: [{ result: "breakdown", ships: ["goeben", "breslau"].filter((_, index) => faces[index] === 6) }],
      outcome: { vp: 0 },
      snapshot: { vp: 0, ships: { goeben: { engines: engines[0] }, breslau: { engines: engines[1] } } },
    });
  const minefield = (
    id: string,
    title: string,
    space: string,
    draws: readonly string[],
    faces: readonly [number, number],
  ): Vector =>
    meets({
      id,
      title,
      space,
      draws,
      rolls: faces.map((face) => die("minefield", "MINEFIELD", face)),
      events: draws.map((each) =>
        each.startsWith("minefield")
          ? { result: "minefield", ships: ["goeben", "breslau"].filter((_, index) => faces[index] === 6) }
          : NOTHING,
      ),
      snapshot: {
        ships: {
          goeben: faces[0] === 6 ? { hull: 11, engines: 5 } : { hull: 12, engines: 6 },
          breslau: faces[1] === 6 ? { hull: 3, engines: 5 } : { hull: 4, engines: 6 },
        },
      },
    });
  const storm = { draws: ["storm_1"] } as const;
  const six = die("storm", "STORM", 6);
  const one = die("storm", "STORM", 1);
  return [
    breakdown("breakdown-none", "13.1 Mechanical Breakdown: 1 to 5 does nothing", [1, 5], [6, 6]),
    breakdown("breakdown-both", "13.1 Mechanical Breakdown: 6 costs a box of Engines", [6, 6], [5, 5]),
    breakdown(
      "breakdown-to-0",
      "13.1 D-41 Engines broken down to 0 cost no VP",
      [6, 2],
      [0, 6],
      ship("goeben", { engines: 1 }),
    ),
    breakdown("breakdown-at-0", "13.1 Engines do not fall below 0", [6, 2], [0, 6], ship("goeben", { engines: 0 })),
    minefield(
      "minefield-port",
      "13.1 Minefield in an Allied port: 6 costs Hull and Engines",
      "bone",
      ["minefield_1", QUIET],
      [6, 5],
    ),
    minefield("minefield-base", "13.1 Minefield in an Allied base", "malta", [QUIET, "minefield_2", QUIET_TOO], [1, 6]),
    meets({
      id: "minefield-at-sea",
      title: "13.1 Minefield at sea: nothing, no dice",
      draws: ["minefield_1"],
      events: [NOTHING],
    }),
    meets({
      id: "minefield-patrol-zone",
      title: "13.1 A patrol zone is not a port: no mines there",
      space: "sardinia_pz",
      revealed: [["french", "quiet_seas_4"]],
      draws: ["minefield_1", QUIET],
      events: [NOTHING, NOTHING],
    }),
    meets({
      ...storm,
      id: "storm",
      title: "13.1 Storm: 6 costs a Hull box with its cargo",
      change: aboard("goeben", { 12: "wireless" }),
      rolls: [six, one],
      events: [{ result: "storm", ships: ["goeben"] }],
      snapshot: {
        storms: ["central_ionian"],
        ships: { goeben: { hull: 11, boxes: Array.from({ length: 12 }, () => null) }, breslau: { hull: 4 } },
      },
      rulings: ["D-47", "D-56"],
    }),
    meets({
      id: "storm-ships-stay",
      title: "13.1 D-47 In a storm the Allied ships drawn stay face up on the map",
      alert: 3,
      draws: ["dublin", "storm_2", "defence"],
      rolls: [one, die("storm", "STORM", 5)],
      events: [{ result: "storm" }],
      after: all(
        marker("dublin", "map", "central_ionian"),
        marker("defence", "map", "central_ionian"),
        marker("storm_2", "pool", null, { turn: 2 }),
        set({ storms: ["central_ionian"] }),
      ),
      rulings: ["D-47"],
    }),
    meets({
      id: "storm-sinks",
      title: "13.1 D-82 A storm that takes the last Hull box sinks the ship",
      base: "at-sea",
      change: ship("breslau", { hull: 1 }),
      draws: ["storm_1"],
      rolls: [one, six],
      events: [{ result: "storm", ships: ["breslau"] }],
      outcome: { vp: -10 },
      snapshot: { ships: { breslau: { status: "sunk", space: null, hull: 0 } } },
      rulings: ["D-82"],
    }),
    meets({
      id: "storm-sinks-last",
      title: "17.0 D-71 With the last German ship the scenario is lost at once",
      citation: "17.0",
      base: "breslau-alone",
      change: ship("breslau", { hull: 1 }),
      draws: ["storm_1"],
      rolls: [six],
      events: [{ result: "storm", ships: ["breslau"] }],
      finished: false,
      phase: "over",
      outcome: { vp: -50, result: "defeat" },
      snapshot: { endReason: "no_german_ship", incident: null },
      rulings: ["D-71", "D-82"],
    }),
    meets({
      id: "collier-attacked-none",
      title: "13.1 Collier Attacked: 1 to 5 does nothing",
      draws: ["collier_attacked_1"],
      rolls: [die("collier-attacked", "COLLIER_ATTACKED", 5)],
      events: [{ result: "colliers_attacked" }],
      outcome: { vp: 0 },
      snapshot: { colliers: [{ space: "medina_bank", lost: false }] },
    }),
    meets({
      id: "collier-attacked",
      title: "13.1 Collier Attacked: 6 takes the collier and 1 VP",
      draws: ["collier_attacked_1"],
      rolls: [die("collier-attacked", "COLLIER_ATTACKED", 6)],
      events: [{ result: "colliers_attacked", colliers: 1 }],
      outcome: { vp: -1 },
      snapshot: { colliers: [{ space: null, lost: true }] },
    }),
    meets({
      id: "collier-attacked-gone",
      title: "13.1 Collier Attacked: no die without a collier on the map",
      change: (state) => {
        state.colliers = [{ space: null, used: true, lost: true }];
      },
      draws: ["collier_attacked_1"],
      events: [{ result: "colliers_attacked" }],
    }),
  ];
}

/** 20.0 Austro-Hungarian ships meet incidents too. */
function consorts(): Vector[] {
  const out = (...ships: readonly (readonly [id: string, damage: number])[]): Change =>
    all(
      options({ austroHungarianWarships: true }),
      marker("austro_hungarian_fleet_sorties_1", "removed", null, { turn: 1 }),
      ...ships.map(([id, damage]) => consort(id, "central_ionian", { arrived: 1, damage })),
    );
  const plan = { citation: "20.0" } as const;
  return [
    meets({
      ...plan,
      id: "consort-breakdown",
      title: "20.0 An engine lost is one damage to an Austro-Hungarian ship",
      change: out(["novara", 0]),
      draws: ["mechanical_breakdown_1"],
      rolls: [1, 2, 6].map((face) => die("mechanical-breakdown", "MECHANICAL_BREAKDOWN", face)),
      events: [{ result: "breakdown", ships: ["novara"] }],
      after: consortIs("novara", { damage: 1 }),
    }),
    meets({
      ...plan,
      id: "consort-storm-sinks",
      title: "20.0 D-38 Damage above its armor sinks it",
      change: all(out(["novara", 1]), set({ alert: 1 })),
      draws: ["storm_1"],
      rolls: [1, 2, 6].map((face) => die("storm", "STORM", face)),
      events: [{ result: "storm", ships: ["novara"] }],
      outcome: { vp: -9 },
      after: all(
        consortIs("novara", { status: "sunk", space: null, damage: 0 }),
        set({ storms: ["central_ionian"], vp: -9 }),
      ),
      rulings: ["D-38", "D-47"],
    }),
    meets({
      ...plan,
      id: "consort-alone",
      title: "20.0 An Austro-Hungarian ship alone in a space has incidents of its own",
      space: "central_ionian",
      change: all(out(["sankt_georg", 0]), both("medina_bank")),
      draws: [QUIET],
      events: [NOTHING],
    }),
  ];
}

/** 13.1, 20.0 Incidents that cost something. */
export const incidentHarm = (): Vector[] => [...harm(), ...consorts()];
