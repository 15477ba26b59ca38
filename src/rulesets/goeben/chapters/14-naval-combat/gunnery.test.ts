import { describe, expect, it } from "vitest";
import { battleAtSea, inBattle } from "../../../../../test/fixtures/goeben/battle-table";
import { play, withShip } from "../../../../../test/fixtures/goeben/table";
import type { Snapshot } from "../../snapshot";

const fire = (ship: string, target: string | null, maximumFire = false) => ({ ship, target, maximumFire });

const misses = (count: number) => Array.from({ length: count }, () => 1);

/** Goeben alone in a battle; by default the Allied ships have no primary guns. */
function duel(allied: readonly string[] = ["gloucester"], battle = {}, rulings = {}): Snapshot {
  const state = withShip(battleAtSea(allied, { plan: { rulings } }), "breslau", { space: "pola" });
  return inBattle(state, "gunnery", battle);
}

describe("14.5 German gunnery", () => {
  it("14.2 the audit says whether a German ship fires or holds its fire", () => {
    const codes = (target: string | null, dice: number[]) =>
      play("resolveGunneryRound", duel(), fire("goeben", target), dice).audit.map(({ code }) => code);
    const codesAtRest = codes(null, []);
    expect(codesAtRest).toContain("FIRE_HELD");
    expect(codesAtRest).not.toContain("SHIP_FIRED");
    const shots = codes("gloucester", misses(8));
    expect(shots).toContain("SHIP_FIRED");
    expect(shots).not.toContain("FIRE_HELD");
  });
});
