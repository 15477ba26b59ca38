import { describe, expect, it } from "vitest";
import { pq17 } from "../../src/rulesets/pq17/index";
import { LONG } from "./long";
import { playPq17 } from "./pq17-play";
import { faultsOf } from "./sound";

/** What must come up in so many games; the rest is reached by options, chits and campaigns that are rarer. */
const SEEN = ["resolveSearch", "shadowForce", "declareAirAttack", "assignAircraft", "resolveSubmarineCombat"];

describe("laws of PQ-17", () => {
  it(
    "16 operations of random legal play, over all scenarios and options, end without crash, dead end or impossible snapshot",
    () => {
      const seen = new Set<string>();
      for (let index = 0; index < 16; index += 1) {
        const played = playPq17(index, (_, { operation }) => seen.add(operation.name));
        expect(played.over).toBe(true);
        expect(faultsOf(pq17, played.state)).toEqual([]);
      }
      for (const name of SEEN) expect(seen).toContain(name);
    },
    LONG,
  );
});
