import { describe, expect, it } from "vitest";
import { blank, drill } from "../../../../test/fixtures/drill";
import { bothWays, meetingsOf } from "../../../../test/properties/joints";
import { viewOf } from "../../charts/look-up";
import { every } from "../../choice/values";
import type { Context } from "../../contract/context";
import { type AnyOperation, defineOperation } from "../../contract/operation";
import type { AnyRuleset } from "../../contract/ruleset";
import type { Prospects } from "./answer";
import { prospectsOf } from "./compute";

const SHOTS = 6;

// biome-ignore lint/suspicious/noExplicitAny: the drill's own types do not matter here
type Drill = Context<any, any>;

/** A drill whose one operation fires shots at the raft, as `each` says: it is told how many are left, and whether the last one hit. */
function broadside(each: (ctx: Drill, left: number, onTarget: boolean) => boolean): AnyRuleset {
  const operation = defineOperation({
    ...(drill.operations[1] as AnyOperation),
    name: "broadside",
    legality: () => ({ legal: true, input: every({}) }),
    resolve(ctx) {
      let onTarget = false;
      for (let left = SHOTS; left > 0; left -= 1) onTarget = each(ctx, left, onTarget);
      return { done: true };
    },
  });
  return { ...drill, operations: [operation] };
}

/** Fires one shot; a hit after a hit counts twice where `steady`. */
function fire(ctx: Drill, onTarget: boolean, steady: boolean): boolean {
  const { row } = ctx.roll({ label: "gunnery", section: "1.2", view: viewOf(ctx.charts.G1) });
  const raft = ctx.state.targets[0];
  const hits = (row as unknown as { readonly hits: number }).hits;
  ctx.set(raft, "damage", raft.damage + (steady && onTarget ? 2 * hits : hits), "TARGET_HIT", "1.4");
  return hits > 0;
}

const request = { operation: "broadside", snapshot: blank(), input: {} };

const comparing = (ruleset: AnyRuleset) => bothWays(ruleset, request, 10_000)!;

const meeting = (ruleset: AnyRuleset) => {
  const move = { operation: ruleset.operations[0]!, input: {} };
  return meetingsOf(drill.pack.charts, [{ state: blank(), move }], "drill", 100);
};

describe("a joint of an operation", () => {
  const plain = broadside((ctx, left, onTarget) => {
    ctx.joint("shots", left);
    return fire(ctx, onTarget, false);
  });

  it("leaves every chance as it is and spares branches: so many shots hit as a binomial has it", () => {
    const { merged, every: all, spared } = comparing(plain);
    expect(merged).toEqual(all);
    expect(merged).toHaveLength(SHOTS + 1);
    // Without it 2^6 branches, with it two from each of the states between two shots.
    expect(spared).toBe(2 ** SHOTS - SHOTS * (SHOTS + 1));
  });

  it("may stand where a local value matters later, if it is named", () => {
    const named = broadside((ctx, left, onTarget) => {
      ctx.joint("shots", left, onTarget);
      return fire(ctx, onTarget, true);
    });
    const { merged, every: all } = comparing(named);
    expect(merged).toEqual(all);
    for (const { ends } of meeting(named)) expect(ends[0]).toBe(ends[1]);
  });

  it("is found to be unsound where that value is not named", () => {
    const unsound = broadside((ctx, left, onTarget) => {
      ctx.joint("shots", left);
      return fire(ctx, onTarget, true);
    });
    const { merged, every: all } = comparing(unsound);
    expect(merged).not.toEqual(all);
    expect(meeting(unsound).filter(({ ends }) => ends[0] !== ends[1]).length).toBeGreaterThan(0);
    expect(meeting(plain).length).toBeGreaterThan(50);
    for (const { ends } of meeting(plain)) expect(ends[0]).toBe(ends[1]);
  });

  it("cannot hide dice that fell before it and are looked at after it", () => {
    let first: { readonly total: number } | undefined;
    const hidden = broadside((ctx, left, onTarget) => {
      ctx.joint("shots", left);
      if (left === SHOTS) {
        first = ctx.roll({ label: "gunnery", section: "1.2", view: viewOf(ctx.charts.G1) });
        return false;
      }
      if (left === 1 && first!.total > 7) return onTarget;
      return fire(ctx, onTarget, false);
    });
    expect(() => comparing(hidden)).toThrow("gunnery is read behind a joint that does not name it.");
  });

  it("counts no state between two operations, and changes nothing that is told", () => {
    const asked = { ...request, until: [{ operations: 1 }], project: ["/snapshot/targets/0/damage"], trials: 0 };
    const without = broadside((ctx, _, onTarget) => fire(ctx, onTarget, false));
    const odds = (ruleset: AnyRuleset): Prospects => {
      const answer = prospectsOf(ruleset, asked);
      if (answer.kind !== "PROSPECTS") throw new Error(JSON.stringify(answer));
      return answer;
    };
    const withJoints = odds(plain);
    const whole = odds(without);
    expect(withJoints.groups).toEqual(whole.groups);
    expect(withJoints.exact).toMatchObject({ complete: true, states: whole.exact.states });
  });
});
