import { describe, expect, it } from "vitest";
import { CONVOY, force, play, ship, table, withDeck, withForce } from "../../../../../test/fixtures/pq17/table";
import { cloneJson } from "../../../../core/json/clone";
import { impossible } from "../../../../core/request/impossible";
import { pack } from "../../charts/pack";
import { pq17 } from "../../index";
import type { Snapshot } from "../../snapshot";

const TF = "trondheim_group";

/** A German TF that has identified a convoy with two British submarines, by day in fair weather. */
function attacked(): Snapshot {
  let state = table("surface_combat", "axis");
  const { at } = force(state, "allied", CONVOY);
  state = withForce(state, "allied", CONVOY, {
    identified: true,
    idLevel: 1,
    units: [ship("mv", 9), ship("es_british", 1), ship("ss_british", 2)],
  });
  state = withForce(state, "axis", TF, { station: "at_sea", at, block: 40 });
  return withDeck(state, "axis", 33);
}

describe("7.4.6 the submarines of a convoy", () => {
  const declared = () =>
    play(
      "declareSurfaceAttack",
      attacked(),
      { block: force(attacked(), "allied", CONVOY).block, attackers: [TF] },
      [1],
    );

  it("the battle that waits is checked", () => {
    const { snapshot } = play("sendConvoySubmarines", declared().snapshot, { block: 40 }, [7]);
    const state = cloneJson(snapshot) as Snapshot;
    if (state.pending?.decision === "sub_targets" && state.pending.surface !== null) state.pending.surface.hex = "0101";
    expect(impossible(pq17.invariants, snapshot, pack.charts)).toEqual([]);
    const faults = impossible(pq17.invariants, state, pack.charts);
    expect(faults.length).toBeGreaterThan(0);
    expect(new Set(faults.map(({ pointer }) => pointer.split("/").slice(0, 4).join("/")))).toEqual(
      new Set(["/snapshot/pending/surface"]),
    );
  });
});
