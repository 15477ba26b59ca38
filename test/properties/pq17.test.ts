import { describe, expect, it } from "vitest";
import { impossible } from "../../src/core/request/impossible";
import { pack } from "../../src/rulesets/pq17/charts/pack";
import { pq17 } from "../../src/rulesets/pq17/index";
import type { Snapshot } from "../../src/rulesets/pq17/snapshot";
import { exampleOf } from "../fixtures/examples";
import { table } from "../fixtures/pq17/table";
import { unmovedPlacesLaw } from "./laws/alike";
import { changedSnapshotsLaw } from "./laws/changed";
import { checkMove } from "./laws/checks";
import { closedInputsLaw } from "./laws/doors";
import { declareLaws, gamesTo, type Law } from "./laws/law";
import { mapsLaw } from "./laws/maps";
import { type MarkedMove, marksLaw } from "./laws/marks";
import { listedMovesLaw } from "./laws/moves";
import { hiddenFromAuditsLaw, hiddenFromRefusalsLaw, hiddenFromViewsLaw } from "./laws/pq17-hidden";
import { runsLaw } from "./laws/run-on";
import { playPq17 } from "./pq17-play";
import { faultsOf } from "./sound";

/** Operations that must occur in these games. The others need rarer options, chits or campaigns. */
const EXPECTED_OPERATIONS = [
  "resolveSearch",
  "shadowForce",
  "declareAirAttack",
  "assignAircraft",
  "resolveSubmarineCombat",
];

/** Ids for inputs of random play, few enough that some are legal. */
const IDS = ["tf_home_fleet", "tf_1", "convoy_1", "0410", "0808", "narvik", "murmansk", "fw200_1", "british"];

/** Every operation ends in a possible way. */
function ends(): Law {
  const operations = new Set<string>();
  return {
    title: "operations over all scenarios and options end in possible snapshots",
    look(_, { operation }) {
      operations.add(operation.name);
    },
    end({ state }) {
      expect(faultsOf(pq17, state)).toEqual([]);
    },
    judge() {
      for (const name of EXPECTED_OPERATIONS) expect(operations).toContain(name);
    },
  };
}

/** Expects a change within a force to name the force. */
function checkForces(moves: readonly MarkedMove[]): void {
  let forces = 0;
  for (const entry of moves.flatMap(({ audit }) => audit)) {
    if (entry.kind !== "effect" || !/^\/sides\/\w+\/forces\/\d+\//.test(entry.pointer)) continue;
    expect([entry.pointer, entry.about?.of]).not.toContain(undefined);
    forces += 1;
  }
  expect(forces).toBeGreaterThan(100);
}

declareLaws("laws of PQ-17", { games: gamesTo(16), play: ({ index }, look) => playPq17(index, look) }, [
  ends(),
  // Each game is checked from a later move on, so that set-up does not dominate.
  listedMovesLaw(
    pq17,
    ({ index, moveCount }) => index < 9 && moveCount + 1 >= index * 90 && moveCount < index * 90 + 150,
  ),
  closedInputsLaw(pq17, ({ index }) => (index < 6 ? 320 : 0), IDS),
  changedSnapshotsLaw(pq17, ({ index }, state) => (index >= 2 ? 0 : (state as Snapshot).pending === null ? 20 : 2)),
  hiddenFromViewsLaw(),
  hiddenFromAuditsLaw(),
  hiddenFromRefusalsLaw(),
  runsLaw(pq17, ({ index, moveCount }) => index < 3 && moveCount >= index * 150 && moveCount < index * 150 + 50),
  unmovedPlacesLaw(
    pq17,
    ({ index, moveCount }) => index < 6 && moveCount < 250,
    (counts) => expect(counts.size).toBeGreaterThan(3),
  ),
  await mapsLaw(pq17, ({ index }) => index === 1, [undefined, "allied", "axis", "onlooker"]),
  await marksLaw(pq17, ({ index, moveCount }) => index === 1 && moveCount < 150, {
    title: "a change within a force names the force",
    check: checkForces,
  }),
]);

const codesOf = (state: Snapshot): string[] =>
  impossible(pq17.invariants, state, pack.charts).map(({ code, pointer }) => `${code} ${pointer}`);

describe("snapshots of PQ-17", () => {
  it("every operation's example satisfies all laws", () => {
    for (const operation of pq17.operations) {
      const { snapshot, input, seed } = exampleOf(pq17, operation.name);
      const state = snapshot as Snapshot;
      expect(impossible(pq17.invariants, state, pack.charts), operation.name).toEqual([]);
      checkMove(pq17, state, { operation, input }, seed);
    }
  });

  it("are impossible in a phase that play passes through", () => {
    for (const phase of ["prep_environment", "turn_fuel", "admin_vp"] as const) {
      expect(codesOf({ ...table("move_blocks"), phase, phasing: null })).toContain("PHASE_IMPOSSIBLE /snapshot/phase");
    }
  });

  it("8.1 are impossible on a turn without a valid next turn", () => {
    const state = table("move_blocks");
    const local = [{ region: "iceland" as const, turn: 60, after: "axis" as const }];
    expect(codesOf({ ...state, turn: 59 })).toEqual([]);
    expect(codesOf({ ...state, turn: 60 })).toEqual(["TURN_IMPOSSIBLE /snapshot/turn"]);
    expect(codesOf({ ...state, startTurn: 60 })).toEqual(["TURN_IMPOSSIBLE /snapshot/startTurn"]);
    expect(codesOf({ ...state, weather: { ...state.weather, local } })).toEqual([
      "TURN_IMPOSSIBLE /snapshot/weather/local/0/turn",
    ]);
  });

  it("D-55 are impossible with an unknown unit in a port's capacity", () => {
    expect(codesOf({ ...table("move_blocks"), capacityUsed: ["tirpitz", "bismarck"] })).toEqual([
      "UNIT_UNKNOWN /snapshot/capacityUsed/1",
    ]);
  });
});
