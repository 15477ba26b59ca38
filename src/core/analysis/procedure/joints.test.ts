import { describe, expect, it } from "vitest";
import { blank, drill } from "../../../../test/fixtures/drill";
import { followBothWays, meetingsOf } from "../../../../test/properties/merge-points";
import { chartView } from "../../charts/look-up";
import { every } from "../../choice/values";
import type { Context } from "../../contract/context";
import { type AnyOperation, defineOperation } from "../../contract/operation";
import type { AnyRuleset } from "../../contract/ruleset";
import type { Prospects } from "./answer";
import { prospectsOf } from "./compute";

const SHOTS = 6;

// biome-ignore lint/suspicious/noExplicitAny: the drill's own types do not matter here
type Drill = Context<any, any>;

/**
 * A drill with one operation that fires shots at the raft. `each` fires one shot; it receives the number of shots left
 * and whether the last one hit.
 */
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

/** Fires one shot. With `steady`, a hit after a hit counts twice. */
function fire(ctx: Drill, onTarget: boolean, steady: boolean): boolean {
  const { row } = ctx.roll({ label: "gunnery", section: "1.2", view: chartView(ctx.charts.G1) });
  const raft = ctx.state.targets[0];
  const hits = (row as unknown as { readonly hits: number }).hits;
  ctx.set(raft, "damage", raft.damage + (steady && onTarget ? 2 * hits : hits), "TARGET_HIT", "1.4");
  return hits > 0;
}

const request = { operation: "broadside", snapshot: blank(), input: {} };

const comparing = (ruleset: AnyRuleset) => followBothWays(ruleset, request, 10_000)!;

const meeting = (ruleset: AnyRuleset) => {
  const move = { operation: ruleset.operations[0]!, input: {} };
  return meetingsOf(drill.pack.charts, [{ state: blank(), move }], "drill", 100);
};

describe("a merge point of an operation", () => {
  const plain = broadside((ctx, left, onTarget) => {
    ctx.mergePoint("shots", left);
    return fire(ctx, onTarget, false);
  });

  it("changes no probability and saves branches: the number of hits is binomial", () => {
    const { merged, every: all, spared } = comparing(plain);
    expect(merged).toEqual(all);
    expect(merged).toHaveLength(SHOTS + 1);
    // Without merge points 2^6 branches, with them two from each state between two shots.
    expect(spared).toBe(2 ** SHOTS - SHOTS * (SHOTS + 1));
  });

  it("is allowed where a local value matters later, if that value is listed", () => {
    const sound = broadside((ctx, left, onTarget) => {
      ctx.mergePoint("shots", left, onTarget);
      return fire(ctx, onTarget, true);
    });
    const { merged, every: all } = comparing(sound);
    expect(merged).toEqual(all);
    for (const { ends } of meeting(sound)) expect(ends[0]).toBe(ends[1]);
  });

  it("is detected as unsound if that value is not listed", () => {
    const unsound = broadside((ctx, left, onTarget) => {
      ctx.mergePoint("shots", left);
      return fire(ctx, onTarget, true);
    });
    const { merged, every: all } = comparing(unsound);
    expect(merged).not.toEqual(all);
    expect(meeting(unsound).filter(({ ends }) => ends[0] !== ends[1]).length).toBeGreaterThan(0);
    expect(meeting(plain).length).toBeGreaterThan(50);
    for (const { ends } of meeting(plain)) expect(ends[0]).toBe(ends[1]);
  });

  it("does not hide dice rolled before it that are read after it", () => {
    let first: { readonly total: number } | undefined;
    const hidden = broadside((ctx, left, onTarget) => {
      ctx.mergePoint("shots", left);
      if (left === SHOTS) {
        first = ctx.roll({ label: "gunnery", section: "1.2", view: chartView(ctx.charts.G1) });
        return false;
      }
      if (left === 1 && first!.total > 7) return onTarget;
      return fire(ctx, onTarget, false);
    });
    expect(() => comparing(hidden)).toThrow("The run reads gunnery after a joint that does not name it.");
  });

  it("adds no state between operations, and does not change the answer", () => {
    const oddsRequest = { ...request, until: [{ operations: 1 }], project: ["/snapshot/targets/0/damage"], trials: 0 };
    const without = broadside((ctx, _, onTarget) => fire(ctx, onTarget, false));
    const odds = (ruleset: AnyRuleset): Prospects => {
      const answer = prospectsOf(ruleset, oddsRequest);
      if (answer.kind !== "PROSPECTS") throw new Error(JSON.stringify(answer));
      return answer;
    };
    const withJoints = odds(plain);
    const whole = odds(without);
    expect(withJoints.groups).toEqual(whole.groups);
    expect(withJoints.exact).toMatchObject({ complete: true, states: whole.exact.states });
  });
});
