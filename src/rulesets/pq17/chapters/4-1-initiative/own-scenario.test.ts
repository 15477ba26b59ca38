import { describe, expect, it } from "vitest";
import { adjudicate } from "../../../../core/engine/adjudicate";
import { cloneJson } from "../../../../core/json/clone";
import { pack } from "../../charts/pack";
import { pq17 } from "../../index";
import type { Snapshot } from "../../snapshot";

/** The scenarios of the pack, the first of them changed. */
function scenarios(change: (first: (typeof pack.charts.SCENARIOS.facts.scenarios)[number]) => void) {
  const chart = cloneJson(pack.charts.SCENARIOS);
  const [first] = chart.facts.scenarios;
  if (first !== undefined) change(first);
  return { SCENARIOS: chart };
}

describe("a caller's own scenario", () => {
  it("3.1 `new`: sets up a scenario that only the caller's charts contain", () => {
    const charts = scenarios((first) => {
      first.id = "pq_18";
      first.title = "PQ-18";
      first.dummies = { allied: 5, axis: 1 };
    });
    const dice = [26, 25];
    const answer = adjudicate(pq17, { operation: "new", input: { scenario: "pq_18" }, dice, charts });
    if (answer.kind !== "RESOLUTION") throw new Error(JSON.stringify(answer).slice(0, 500));
    const state = answer.snapshot as Snapshot;
    expect(state).toMatchObject({ scenario: "pq_18", phase: "prep_setup_1" });
    expect(adjudicate(pq17, { operation: "endPhase", snapshot: state, input: {}, dice: [], charts }).kind).toBe(
      "RESOLUTION",
    );
    expect(adjudicate(pq17, { operation: "endPhase", snapshot: state, input: {}, dice: [] }).kind).toBe("MALFORMED");
  });

  it("3.1 a scenario that no chart holds is refused, and one that names unknown ships is a fault", () => {
    expect(adjudicate(pq17, { operation: "new", input: { scenario: "pq_18" }, dice: [26, 25] }).kind).toBe("REFUSAL");
    const charts = scenarios((first) => {
      const ship = first.forces.axis[0]?.units[0];
      if (ship !== undefined) ship.unit = "bismarck";
    });
    const answer = adjudicate(pq17, { operation: "new", input: { scenario: "pq_17" }, dice: [26, 25], charts });
    expect(answer).toMatchObject({ kind: "MALFORMED", faults: [{ code: "UNIT_UNKNOWN" }] });
  });
});
