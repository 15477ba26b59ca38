import { describe, expect, it } from "vitest";
import { overConvoy, plane, striking } from "../../../../../test/fixtures/pq17/air-kit";
import { play, ship } from "../../../../../test/fixtures/pq17/table";
import { pack } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";
import { view } from "../../view";
import { lineFault, plainLine } from "./display";
import type { Strike } from "./state";
import { strikeOf } from "./strikes";

const { charts } = pack;

const JU88 = plane("ju88", "ju88a4", 2);

const UNITS = [ship("dd_ai", 3), ship("mv", 5)];

const one = (): Snapshot => overConvoy(UNITS, [JU88]);

const current = (state: Snapshot): Strike => {
  const strike = strikeOf(state);
  if (strike === undefined) throw new Error("No air attack is in progress.");
  return strike;
};

describe("7.2.4 deploying", () => {
  const strike = (units: ReturnType<typeof ship>[], changes: Partial<Strike> = {}): Strike =>
    current(striking(overConvoy(units, [JU88]), "air_deploy", "allied", changes));

  it("the line is legal that random play draws, whatever the ships", () => {
    const units = [
      ship("london", 0),
      ship("dd_ai", 7),
      ship("es_british", 2),
      ship("mv", 29),
      ship("mc", 3),
      ship("palomares", 1),
      ship("mv", 3, { marks: ["diw"] }),
    ];
    const at = strike(units);
    expect(lineFault(charts, at, plainLine(charts, at))).toBeUndefined();
  });

  it("A.4 the attacker sees nothing of the ships before they are deployed, and everything then", () => {
    const state = striking(one(), "air_deploy", "allied");
    expect(view(state, "axis").pending?.air?.ships).toEqual([]);
    expect(view(state, "allied").pending?.air?.ships).toHaveLength(2);
    const { snapshot } = play("deployTargets", state, { line: plainLine(charts, current(state)) });
    expect(view(snapshot, "axis").pending?.air?.ships).toMatchObject([
      { unit: "dd_ai", cs: 3 },
      { unit: "mv", cs: 5 },
    ]);
  });

  it("7.5.9 with night_action ships stay face down at night until they are hit", () => {
    const state = striking(overConvoy(UNITS, [JU88], ["night_action"]), "air_assign", "axis", { light: "night" });
    const lined = { ...current(state), line: plainLine(charts, current(state)) };
    const dark = { ...state, pending: { decision: "air_assign", side: "axis", strike: lined } } as Snapshot;
    expect(view(dark, "axis").pending?.air?.ships).toMatchObject([{ unit: null }, { unit: null }]);
    expect(view(dark, "allied").pending?.air?.ships).toMatchObject([{ unit: "dd_ai" }, { unit: "mv" }]);
  });
});
