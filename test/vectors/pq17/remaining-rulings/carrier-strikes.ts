import type { Force } from "../../../../src/rulesets/pq17/chapters/1-2-forces/state";
import { all, type Change, needs, refused, resolves, type Vector } from "../kit";
import { aa, bomb } from "../kit/attacks";
import { battleOf, fighting } from "../kit/battles";
import { fleet, ships } from "../kit/fleets";
import { plane } from "../kit/pieces";

/** A carrier that is attacked by a cruiser may strike with Albacores of 1 CS. */
export function carrierStrikes(raiders: Force): Change {
  const carrier = fleet("cover", 1, ships("victorious", 4, "dd_ai", 4));
  return all(fighting({ attacker: "axis", axis: [raiders], allied: [carrier] }, { step: "carrier" }), (state) => {
    state.pending = { decision: "surf_carrier", side: "allied", battle: battleOf(state) };
    state.sides.allied.aircraft = [plane("albacore_1", "albacore", 1, { carrier: "victorious" })];
  });
}

/** 7.2.4 No second attack of an air unit in a strike. */
export function strikesRefused(): Vector[] {
  const raiders = (...pairs: (string | number)[]) => fleet("raiders", 1, ships(...pairs));
  const run = { aircraft: "albacore_1", target: 1, ordnance: "bombs" };
  return [
    refused({
      id: "carrier-twice",
      title: "7.2.4 An air unit of a carrier attacks once in a strike",
      citation: "7.5.6",
      operation: "strikeFromCarrier",
      base: "surface-battle",
      change: all(carrierStrikes(raiders("admiral_hipper", 4)), (state) => {
        state.sides.allied.aircraft.push(plane("albacore_2", "albacore", 1, { carrier: "victorious" }));
      }),
      input: { runs: [run, run] },
      code: "RUNS_IMPOSSIBLE",
      section: "7.2.4",
      pointer: "/input/runs",
    }),
  ];
}

/** 7.2.5, 7.5.6 The AA fire at a strike from a carrier. */
export function strikeRulings(): Vector[] {
  const raiders = fleet("raiders", 1, ships("admiral_hipper", 4));
  return [
    resolves({
      id: "carrier-flak",
      title: "7.5.6 The cruiser that Albacores attack fires at them alone (E-55)",
      citation: "7.5.6",
      operation: "strikeFromCarrier",
      base: "surface-battle",
      change: carrierStrikes(raiders),
      input: { runs: [{ aircraft: "albacore_1", target: 1, ordnance: "bombs" }] },
      rolls: [aa(0, "3"), bomb(0, 8)],
      outcome: { flak: [{ aircraft: "albacore_1", result: "none" }], attacks: [{ dice: 1, hits: 0 }] },
      snapshot: { pending: { battle: { struck: true } } },
      rulings: ["E-55"],
    }),
    needs({
      id: "carrier-asks",
      title: "7.2.5 A strike from a carrier requests the AA fire at it",
      citation: "7.5.6",
      operation: "strikeFromCarrier",
      base: "surface-battle",
      change: carrierStrikes(raiders),
      input: { runs: [{ aircraft: "albacore_1", target: 1, ordnance: "bombs" }] },
      next: { label: "aa", chart: "AA_DEFENSE", column: "3" },
    }),
  ];
}
