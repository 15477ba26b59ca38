import { describe, expect, it } from "vitest";
import { impossible } from "../../src/core/request/impossible";
import { pack } from "../../src/rulesets/pq17/charts/pack";
import { pq17 } from "../../src/rulesets/pq17/index";
import type { Snapshot } from "../../src/rulesets/pq17/snapshot";
import { exampleOf } from "../fixtures/examples";
import { table } from "../fixtures/pq17/table";
import { unmoved } from "./laws/alike";
import { changed } from "./laws/changed";
import { checkMove } from "./laws/checks";
import { doors } from "./laws/doors";
import { declareLaws, gamesTo, type Law } from "./laws/law";
import { maps } from "./laws/maps";
import { type Marked, marks } from "./laws/marks";
import { moves } from "./laws/moves";
import { hiddenFromAudits, hiddenFromRefusals, hiddenFromViews } from "./laws/pq17-hidden";
import { runs } from "./laws/run-on";
import { playPq17 } from "./pq17-play";
import { faultsOf } from "./sound";

/** What must come up in so many games; the rest is reached by options, chits and campaigns that are rarer. */
const SEEN = ["resolveSearch", "shadowForce", "declareAirAttack", "assignAircraft", "resolveSubmarineCombat"];

/** Ids that inputs of random play may name, few enough that some are legal. */
const IDS = ["tf_home_fleet", "tf_1", "convoy_1", "0410", "0808", "narvik", "murmansk", "fw200_1", "british"];

/** Every operation ends in a way that is possible. */
function ends(): Law {
  const seen = new Set<string>();
  return {
    title: "operations over all scenarios and options end in possible snapshots",
    look(_, { operation }) {
      seen.add(operation.name);
    },
    end({ state }) {
      expect(faultsOf(pq17, state)).toEqual([]);
    },
    judge() {
      for (const name of SEEN) expect(seen).toContain(name);
    },
  };
}

/** A change within a force names the force. */
function checkForces(moves: readonly Marked[]): void {
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
  // Each game is looked at from another turn on, so that set-up does not crowd out the rest.
  moves(pq17, ({ index, seen }) => index < 9 && seen + 1 >= index * 90 && seen < index * 90 + 150),
  doors(pq17, ({ index }) => (index < 6 ? 320 : 0), IDS),
  changed(pq17, ({ index }, state) => (index >= 2 ? 0 : (state as Snapshot).pending === null ? 20 : 2)),
  hiddenFromViews(),
  hiddenFromAudits(),
  hiddenFromRefusals(),
  runs(pq17, ({ index, seen }) => index < 3 && seen >= index * 150 && seen < index * 150 + 50),
  unmoved(
    pq17,
    ({ index, seen }) => index < 6 && seen < 250,
    (rolled) => expect(rolled.size).toBeGreaterThan(3),
  ),
  await maps(pq17, ({ index }) => index === 1, [undefined, "allied", "axis", "onlooker"]),
  await marks(pq17, ({ index, seen }) => index === 1 && seen < 150, {
    title: "a change within a force names the force",
    check: checkForces,
  }),
]);

const codesOf = (state: Snapshot): string[] =>
  impossible(pq17.invariants, state, pack.charts).map(({ code, pointer }) => `${code} ${pointer}`);

describe("snapshots of PQ-17", () => {
  it("every operation's example resolves by all laws", () => {
    for (const operation of pq17.operations) {
      const { snapshot, input, seed } = exampleOf(pq17, operation.name);
      const state = snapshot as Snapshot;
      expect(impossible(pq17.invariants, state, pack.charts), operation.name).toEqual([]);
      checkMove(pq17, state, { operation, input }, seed);
    }
  });

  it("stand at no phase that play passes through", () => {
    for (const phase of ["prep_environment", "turn_fuel", "admin_vp"] as const) {
      expect(codesOf({ ...table("move_blocks"), phase, phasing: null })).toContain("PHASE_IMPOSSIBLE /snapshot/phase");
    }
  });

  it("8.1 hold no turn after which another would follow that none can hold", () => {
    const state = table("move_blocks");
    const local = [{ region: "iceland" as const, turn: 60, after: "axis" as const }];
    expect(codesOf({ ...state, turn: 59 })).toEqual([]);
    expect(codesOf({ ...state, turn: 60 })).toEqual(["TURN_IMPOSSIBLE /snapshot/turn"]);
    expect(codesOf({ ...state, startTurn: 60 })).toEqual(["TURN_IMPOSSIBLE /snapshot/startTurn"]);
    expect(codesOf({ ...state, weather: { ...state.weather, local } })).toEqual([
      "TURN_IMPOSSIBLE /snapshot/weather/local/0/turn",
    ]);
  });

  it("D-55 count no unknown unit against the capacity of a port", () => {
    expect(codesOf({ ...table("move_blocks"), capacityUsed: ["tirpitz", "bismarck"] })).toEqual([
      "UNIT_UNKNOWN /snapshot/capacityUsed/1",
    ]);
  });
});
