import { describe, expect, it } from "vitest";
import { force, play, refused, table, withDeck, withForce } from "../../../../../test/fixtures/pq17/table";
import { cloneJson } from "../../../../core/audit/canonical";
import { pack } from "../../charts/pack";
import { pq17 } from "../../index";
import type { Snapshot } from "../../snapshot";
import { exampleOfHunt } from "../shared/examples-combat";
import { freshShip } from "../shared/units";

const CONVOY = "convoy_pq_17";

const TF = "trondheim_group";

const ship = (unit: string, cs: number) => freshShip(pack.charts, unit, cs);

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

  it("may form a Wolf Pack at once and fight the TF first; the battle goes on afterwards", () => {
    const met = declared().snapshot;
    expect(met.pending).toMatchObject({ decision: "surf_submarines", side: "allied" });
    const sent = play("sendConvoySubmarines", met, { block: 40 }, [7]);
    expect(sent.rulings).toContain("E-10");
    expect(sent.snapshot.pending).toMatchObject({ decision: "sub_targets", side: "allied", target: TF });
    const boats = sent.snapshot.sides.allied.forces.find(({ id }) => id === "wolf_pack_1");
    expect(boats).toMatchObject({ kind: "wolf_pack", units: [{ unit: "ss_british", cs: 2 }] });
    expect(force(sent.snapshot, "allied", CONVOY).units.map(({ unit }) => unit)).toEqual(["mv", "es_british"]);
    const { before, after } = sent.snapshot.pending as { before: number; after: number };
    const categories = Array.from({ length: before + after }, () => "auxiliary");
    const over = play("chooseSubmarineTargets", sent.snapshot, { categories }, [0, 0]);
    expect(over.outcome).toMatchObject({ combat: { attacks: [{ result: "absent" }, { result: "absent" }] } });
    expect(over.snapshot.pending?.decision).toMatch(/^surf_/);
    expect(over.snapshot.pending).toMatchObject({ battle: { round: 1 } });
    expect(pq17.invariants(over.snapshot, pack.charts)).toEqual([]);
  });

  it("stay with the convoy if their owner wishes", () => {
    const { snapshot } = play("sendConvoySubmarines", declared().snapshot, { block: null });
    expect(force(snapshot, "allied", CONVOY).units.map(({ unit }) => unit)).toContain("ss_british");
    expect(snapshot.pending).toMatchObject({ battle: { round: 1 } });
  });

  it("the battle that waits is checked", () => {
    const { snapshot } = play("sendConvoySubmarines", declared().snapshot, { block: 40 }, [7]);
    const state = cloneJson(snapshot) as Snapshot;
    if (state.pending?.decision === "sub_targets" && state.pending.surface !== null) state.pending.surface.hex = "0101";
    expect(pq17.invariants(snapshot, pack.charts)).toEqual([]);
    const faults = pq17.invariants(state, pack.charts);
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.every(({ pointer }) => pointer.startsWith("/snapshot/pending/surface"))).toBe(true);
  });
});

describe("7.4.2, 6.6.1 a Wolf Pack caught in transit", () => {
  /** A German Wolf Pack that leaves the hex of the Home Fleet, which it has entered in this turn. */
  function passing(): Snapshot {
    let state: Snapshot = { ...exampleOfHunt(), phase: "move_blocks", phasing: "axis" };
    state = withForce(state, "axis", "wolf_pack_eisteufel_2", {
      at: "0807",
      moved: { hexes: 1, speed: "moderate", entered: ["0807"], done: false },
    });
    return withDeck({ ...state, moving: "wolf_pack_eisteufel_2" }, "allied", 31, 29, 17);
  }
  const go = { piece: "wolf_pack_eisteufel_2", speed: "moderate", path: ["0708"], cross: "clear" };

  it("is fought where it is, and its move is over", () => {
    const caught = play("moveForce", passing(), go, [1]);
    expect(caught.snapshot.pending).toMatchObject({ decision: "transit_react", side: "allied" });
    const input = { shadower: null, fight: ["tf_home_fleet"] };
    const fought = play("reactToTransit", caught.snapshot, input, [1, 9]);
    expect(fought.snapshot.pending).toMatchObject({ decision: "sub_targets", side: "axis", offensive: true });
    expect(force(fought.snapshot, "axis", "wolf_pack_eisteufel_2")).toMatchObject({
      at: "0807",
      moved: { done: true },
    });
    expect(pq17.invariants(fought.snapshot, pack.charts)).toEqual([]);
    expect(refused("endPhase", fought.snapshot, {}).code).toBe("DECISION_PENDING");
  });
});
