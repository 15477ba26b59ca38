import { describe, expect, it } from "vitest";
import { blockOf, plane } from "../../../../../test/fixtures/pq17/air-kit";
import { force, only, play, ship, table, withForce, withOwn } from "../../../../../test/fixtures/pq17/table";
import { TapeDice } from "../../../../core/dice/tape";
import { OperationContext } from "../../../../core/engine/context";
import { pack } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";
import { strikeOf } from "../7-2-air-attack/air-combat";
import { hurt, sinkTarget } from "../7-9-damage/damage";
import type { Harm, Target } from "../7-9-damage/losses";

const { charts } = pack;

/** A context over a copy of a snapshot that throws these dice. */
const contextOn = (state: Snapshot, ...dice: number[]) =>
  new OperationContext<Snapshot, typeof charts>(structuredClone(state), charts, new TapeDice(dice), "FULL");

describe("7.8 carriers", () => {
  const fleet = (): Snapshot => table("air_combat", "axis");
  const target = (state: Snapshot): Target => {
    const home = force(state, "allied", "tf_home_fleet");
    const carrier = home.units.find(({ unit }) => unit === "victorious");
    if (carrier === undefined) throw new Error("No carrier.");
    return { side: "allied", force: home, ship: carrier };
  };
  const aboard = (state: Snapshot): number =>
    state.sides.allied.aircraft.filter(({ carrier }) => carrier === "victorious").reduce((sum, { cs }) => sum + cs, 0);

  it("G.35 each CS lost takes two air steps, picked at random", () => {
    const ctx = contextOn(fleet(), 1, 1);
    const before = aboard(ctx.state);
    const harm: Harm = hurt(ctx, target(ctx.state), 1, "7.2.6");
    expect(harm.lost).toBe(1);
    expect(aboard(ctx.state)).toBe(before - 2);
    expect(ctx.audit.flatMap((entry) => (entry.kind === "draw" ? [entry.label] : []))).toEqual([
      "carrier-air",
      "carrier-air",
    ]);
    expect(ctx.state.vp.log.filter(({ code }) => code === "AIR_STEP")).toHaveLength(2);
  });

  it("E-101 all that is left goes down with a carrier", () => {
    const ctx = contextOn(fleet());
    const before = aboard(ctx.state);
    sinkTarget(ctx, target(ctx.state), 1, "7.3.1");
    expect(before).toBeGreaterThan(2);
    expect(aboard(ctx.state)).toBe(0);
  });

  it("14.1 a carrier under attack from another strikes back first, and the first attack goes on", () => {
    const base = only(table("air_combat", "axis", ["carrier_battle"]), "allied", "tf_home_fleet");
    const raiders = base.sides.axis.forces.find(({ kind }) => kind === "task_force");
    const zeppelin = {
      station: "at_sea" as const,
      at: "0809",
      block: 60,
      identified: true,
      idLevel: 1,
      units: [ship("graf_zeppelin", 3)],
    };
    const sea = withForce(withForce(base, "axis", raiders?.id ?? "", zeppelin), "allied", "tf_home_fleet", {
      identified: true,
      idLevel: 2,
    });
    const { at } = force(sea, "allied", "tf_home_fleet");
    const axis = withOwn(sea, "axis", {
      aircraft: [
        plane("ju87c", "ju87c", 2, { carrier: "graf_zeppelin", mission: "attack", hex: at }),
        plane("aboard", "ju87c", 2, { carrier: "graf_zeppelin" }),
      ],
      deck: [charts.DECKS.facts.axis.find(({ day }) => day.air.startsWith("U"))?.no ?? 0],
    });
    const state = withOwn(axis, "allied", {
      aircraft: [plane("albacore", "albacore", 2, { carrier: "victorious" })],
      deck: [charts.DECKS.facts.allied.find(({ day }) => day.air.startsWith("U"))?.no ?? 0],
    });
    const input = { target: `block:${blockOf(state, "tf_home_fleet")}`, groups: [["ju87c"]] };
    const declared = play("declareAirAttack", state, input, [1]);
    expect(declared.snapshot.pending).toMatchObject({ decision: "air_counterstrike", side: "allied" });
    const back = play("strikeBack", declared.snapshot, { aircraft: ["albacore"] }, [1]);
    expect(strikeOf(back.snapshot)).toMatchObject({
      side: "allied",
      cause: "carrier_battle",
      hex: "0809",
      outer: { side: "axis" },
    });
    expect(back.snapshot.pending).toMatchObject({ decision: "air_deploy", side: "axis" });
    const struck = strikeOf(back.snapshot);
    const line = (struck?.ships ?? []).map(({ no, cs }) => [{ no, cs }]);
    const lined = play("deployTargets", back.snapshot, { line });
    const run = { aircraft: "albacore", wave: 1, stack: 1, ordnance: "torpedoes" };
    const done = play("assignAircraft", lined.snapshot, { runs: [run] }, [0, 9, 0, 3, 3, 0]);
    expect(force(done.snapshot, "axis", raiders?.id ?? "").units[0]).toMatchObject({ unit: "graf_zeppelin", cs: 2 });
    expect(strikeOf(done.snapshot)).toMatchObject({ side: "axis", outer: null, answered: true });
    expect(done.snapshot.pending).toMatchObject({ decision: "air_deploy", side: "allied" });
    const declined = play("strikeBack", declared.snapshot, { aircraft: [] });
    expect(declined.snapshot.pending).toMatchObject({ decision: "air_deploy", side: "allied" });
  });
});
