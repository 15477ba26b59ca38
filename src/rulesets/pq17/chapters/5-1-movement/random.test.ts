import { describe, expect, it } from "vitest";
import { drawMove } from "../../../../../test/fixtures/draw-move";
import { table } from "../../../../../test/fixtures/pq17/table";
import { expectCompleteEffects } from "../../../../../test/properties/audit";
import { faultsOf } from "../../../../../test/properties/sound";
import { adjudicate } from "../../../../core/engine/adjudicate";
import { seededPick } from "../../../../core/engine/apply";
import { cloneJson } from "../../../../core/json/clone";
import { impossible } from "../../../../core/request/impossible";
import { pack } from "../../charts/pack";
import { pq17 } from "../../index";
import type { Snapshot } from "../../snapshot";
import { SIDES } from "../../vocabulary";

const OPTIONS = ["training", "soviet_endurance", "combine_location", "destroyer_hits"] as const;

/** Movement comes first; phases end often enough to get through turns. */
const WEIGHTS: Readonly<Record<string, number>> = {
  endPhase: 30,
  moveForce: 20,
  resolveSearch: 60,
  shadowForce: 60,
  detachForce: 6,
  takeTow: 30,
  dropTow: 4,
  scuttleShip: 4,
  declareDenial: 1,
};

/**
 * Returns a snapshot in bad condition: ships damaged and adrift, torpedoes spent, and packs next to convoys that know
 * of them.
 */
function worn(seed: string): Snapshot {
  const pick = seededPick(seed);
  const state = cloneJson(table("random_event", "allied", OPTIONS));
  for (const side of SIDES) {
    for (const force of state.sides[side].forces) {
      for (const ship of [...force.units]) {
        if (pick(5) === 0) ship.torpedoesSpent = 1;
        const named = pack.charts.SHIPS.facts.ships.some(({ id }) => id === ship.unit);
        if (named && pick(4) === 0) ship.cs = 0;
        else if (!named && ship.cs > 1 && pick(4) === 0) {
          ship.cs -= 1;
          force.units.push({ ...ship, cs: 1, marks: [pick(2) === 0 ? "diw" : "crippled"], oil: ship.oil });
        }
      }
      if (force.station === "at_sea" && pick(2) === 0) {
        force.identified = true;
        force.idLevel = pick(4);
      }
    }
  }
  return state;
}

describe("random play of a worn table", () => {
  for (const seed of ["worn-1", "worn-2", "worn-3", "worn-4"]) {
    it(`${seed}: no dead end, and every effect has a sentence`, { timeout: 120_000 }, () => {
      const pick = seededPick(`${seed}-play`);
      let state = worn(seed);
      expect(impossible(pq17.invariants, state, pack.charts)).toEqual([]);
      for (let step = 0; step < 250 && !pq17.over(state); step += 1) {
        const move = drawMove(pq17, state, pack.charts, pick, (name) => WEIGHTS[name] ?? 8);
        if (move === undefined) throw new Error(`No move at ${state.phase} of ${state.phasing}, turn ${state.turn}.`);
        const request = { operation: move.operation.name, snapshot: state, input: move.input, seed };
        const answer = adjudicate(pq17, request);
        if (answer.kind !== "RESOLUTION") {
          throw new Error(
            `${request.operation} ${JSON.stringify(move.input)}: ${JSON.stringify(answer).slice(0, 900)}`,
          );
        }
        expectCompleteEffects(state, answer);
        state = answer.snapshot as Snapshot;
      }
      // Each snapshot was read by the operation after it, and would have been refused; the last one is read here.
      expect(faultsOf(pq17, state)).toEqual([]);
      expect(state.turn).toBeGreaterThan(9);
    });
  }
});
