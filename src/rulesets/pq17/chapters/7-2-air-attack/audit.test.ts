import { describe, expect, it } from "vitest";
import { overConvoy, plane, ship, striking } from "../../../../../test/fixtures/pq17/air-kit";
import { play } from "../../../../../test/fixtures/pq17/table";
import type { Snapshot } from "../../snapshot";
import type { Option } from "../../vocabulary";
import type { Ship } from "../1-2-forces/state";

/** One Ju 88 of 2 CS that bombs the only stack of a line. */
function bombs(target: Ship, options: readonly Option[] = []): Snapshot {
  const state = overConvoy([target], [plane("ju88", "ju88a4", 2)], options);
  return striking(state, "air_assign", "axis", { line: [[{ no: 1, cs: target.cs }]] });
}

const input = { runs: [{ aircraft: "ju88", wave: 1, stack: 1, ordnance: "bombs" }] };

const labels = (state: Snapshot, dice: readonly number[]): string[] =>
  play("assignAircraft", state, input, dice).rolls.map(({ label }) => label);

describe("7, 7.2.5 ships Dead in the Water have no CS to fire AA with", () => {
  it("one CS of merchants fires unless it is Dead in the Water", () => {
    expect(labels(bombs(ship("mv", 1)), [0, 0, 0])).toEqual(["aa", "bomb", "bomb"]);
    expect(labels(bombs(ship("mv", 1, { marks: ["diw"] })), [0, 0])).toEqual(["bomb", "bomb"]);
  });

  it("7.9 nor have destroyers that are Crippled, where they take no part in combat", () => {
    const lame = ship("dd_jr", 1, { marks: ["crippled"] });
    expect(labels(bombs(lame), [0, 0, 0])).toEqual(["aa", "bomb", "bomb"]);
    expect(labels(bombs(lame, ["destroyer_hits"]), [0, 0])).toEqual(["bomb", "bomb"]);
  });
});
