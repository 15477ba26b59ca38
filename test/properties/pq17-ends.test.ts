import { describe, expect, it } from "vitest";
import { seededPick } from "../../src/core/engine/apply";
import { pq17 } from "../../src/rulesets/pq17/index";
import { checkDoors, type Tried } from "./laws";
import { LONG } from "./long";
import { playPq17 } from "./pq17-play";
import { faultsOf } from "./sound";

/** What must come up in so many games; the rest is reached by options, chits and campaigns that are rarer. */
const SEEN = ["resolveSearch", "shadowForce", "declareAirAttack", "assignAircraft", "resolveSubmarineCombat"];

/** Ids that inputs of random play may name, few enough that some are legal. */
const IDS = ["tf_home_fleet", "tf_1", "convoy_1", "0410", "0808", "narvik", "murmansk", "fw200_1", "british"];

/** So many of the games are looked at for their doors too. */
const WITH_DOORS = 6;

describe("laws of PQ-17", () => {
  const tried: Tried = { refused: 0, resolved: 0 };

  it(
    "16 operations of random legal play, over all scenarios and options, end without crash, dead end or impossible snapshot, and what is closed in them is refused",
    () => {
      const seen = new Set<string>();
      const pick = seededPick("pq17-inputs");
      for (let index = 0; index < 16; index += 1) {
        const played = playPq17(index, (state, { operation }) => {
          seen.add(operation.name);
          if (index < WITH_DOORS && pick(320) === 0) checkDoors(pq17, state, `doors-${index}`, pick, tried, IDS);
        });
        expect(played.over).toBe(true);
        expect(faultsOf(pq17, played.state)).toEqual([]);
      }
      for (const name of SEEN) expect(seen).toContain(name);
    },
    LONG,
  );

  it("what is closed is refused with the reason listed, and an input is refused exactly when it is not listed", () => {
    // Each was judged where it was tried, in the games above.
    expect(tried.refused).toBeGreaterThan(1000);
    expect(tried.resolved).toBeGreaterThan(50);
  });
});
