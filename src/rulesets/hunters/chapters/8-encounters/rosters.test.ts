import { describe, expect, it } from "vitest";
import { adjudicate } from "../../../../core/engine/adjudicate";
import { pack } from "../../charts/pack";
import { hunters } from "../../index";
import type { Snapshot } from "../../snapshot";
import { exampleAtSea, exampleConvoy } from "../shared/examples";

/** Every small freighter of T4 sunk in patrols before this one. */
function allSunk(state: Snapshot): Snapshot {
  const rows = pack.charts.T4.columns.find((column) => column.id === "small_freighter")!.rows;
  const ships = rows.map(({ name, tons }) => ({ type: "small_freighter" as const, name, tons, sunk: true }));
  const before = { ...state.log[0]!, month: "1941-03", ships, result: "S" as const, refitMonths: 1 };
  const options = { ...state.options, historicalTargets: true };
  return { ...state, options, startMonth: "1941-03", successes: 1, log: [before, ...state.log] };
}

describe("14.3 historical targets", () => {
  it("14.3.2 a roster whose every ship has been sunk gives its names again", () => {
    const state = allSunk(exampleAtSea());
    const patrol = { ...state.patrol!, area: "north_america", track: "north_america", box: 4, checksDone: 4 } as const;
    const log = state.log.map((row) => ({ ...row, area: "north_america" as const }));
    const snapshot = { ...state, patrol, log };
    const answer = adjudicate(hunters, { operation: "resolveEncounter", snapshot, input: {}, dice: [2, 2, 1, 5] });
    expect(answer).toMatchObject({
      kind: "RESOLUTION",
      snapshot: { engagement: { targets: [{ name: "Ocean Venture" }] } },
    });
  });

  it("14.11 a career of the first printing holds no option of the second", () => {
    const snapshot = { ...exampleConvoy(), edition: "first" };
    const answer = adjudicate(hunters, { operation: "breakOff", snapshot, input: {}, seed: "kiel" });
    expect(answer).toMatchObject({
      kind: "MALFORMED",
      faults: [{ code: "OPTION_NOT_IN_EDITION", pointer: "/snapshot/options/convoyPenetration" }],
    });
  });

  it("12.1.3 a roll is named once among the rerolls", () => {
    const request = { operation: "resolveEncounter", snapshot: exampleAtSea(), input: {}, seed: "kiel" };
    expect(adjudicate(hunters, { ...request, rerolls: [0, 0] })).toMatchObject({
      faults: [{ code: "REROLLS_MALFORMED", pointer: "/rerolls/1" }],
    });
    expect(adjudicate(hunters, { ...request, rerolls: [-1] })).toMatchObject({ faults: [{ pointer: "/rerolls/0" }] });
  });
});
