import { describe, expect, it } from "vitest";
import { exampleAtSea, exampleRound } from "../../../../../test/fixtures/hunters/positions";
import { logged, play, sailing, sectionsOfRuling } from "../../../../../test/fixtures/hunters/table";
import { adjudicate } from "../../../../core/engine/adjudicate";
import { pack } from "../../charts/pack";
import { hunters } from "../../index";
import type { Options, Snapshot } from "../../snapshot";

/** Every small freighter of T4 sunk in patrols before this one. */
function allSunk(state: Snapshot): Snapshot {
  const rows = pack.charts.T4.columns.find((column) => column.id === "small_freighter")!.rows;
  const ships = rows.map(({ name, tons }) => ({ type: "small_freighter" as const, name, tons, sunk: true }));
  const before = { ...state.log[0]!, month: "1941-03", ships, result: "S" as const, refitMonths: 1 };
  const options = { ...state.options, historicalTargets: true };
  return { ...state, options, startMonth: "1941-03", successes: 1, log: [before, ...state.log] };
}

const under = (state: Snapshot, options: Partial<Options>): Snapshot => ({
  ...state,
  options: { ...state.options, ...options },
});

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
});

describe("14.3.2 no ship is sunk twice", () => {
  const options = { historicalTargets: true };
  const met = (dice: number[], option = options) =>
    play(
      "resolveEncounter",
      sailing({ boat: "IXC", startMonth: "1942-06", options: option }, { area: "north_america" }, 5),
      {},
      dice,
    );

  it("14.3.2 a name already met in the same engagement is rolled again (E-100)", () => {
    // Two ships, both small; the second die of the roster repeats the first.
    const played = met([4, 4, 1, 1, 7, 7, 8]);
    const names = played.snapshot.engagement?.targets.map(({ name }) => name);
    expect(new Set(names).size).toBe(2);
    expect(sectionsOfRuling(played, "E-100")).toEqual(["14.3.2"]);
  });

  it("14.3.2 without the option a name drawn again stands", () => {
    const played = met([4, 4, 1, 1, 7, 7], { historicalTargets: false });
    const names = played.snapshot.engagement?.targets.map(({ name }) => name);
    expect(new Set(names).size).toBe(1);
    expect(sectionsOfRuling(played, "E-100")).toEqual([]);
  });
});

describe("14.3.1 historical targets", () => {
  it("14.3.1 the names of ships sunk and damaged are logged", () => {
    const state = under(exampleRound(), { historicalTargets: true });
    // Two of damage sink the first ship; one of damage leaves the second afloat.
    const fired = play("resolveTorpedoFire", state, { tubes: { fwd1: 1, fwd2: 2 } }, [2, 2, 5, 3, 2, 2, 5, 4]).snapshot;
    const { snapshot } = play("breakOff", fired, {});
    expect(logged(snapshot)).toMatchObject([
      { name: "Royal Sceptre", sunk: true },
      { name: "Danmark", sunk: false },
    ]);
  });
});
