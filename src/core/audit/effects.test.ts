import { describe, expect, it } from "vitest";
import type { EffectEntry } from "../contract/audit";
import { applyAuditEffects } from "./effects";

const citation = { ruleset: "drill", edition: "first", section: "3" };

const effect = (pointer: string, before: unknown, after: unknown): EffectEntry => {
  return { kind: "effect", code: "HIT", weight: "DETAIL", citation, pointer, before, after };
};

const snapshot = { ship: { hull: 3, "a/b": 1 }, log: [{ tons: 5 }], target: null };

describe("applyAuditEffects", () => {
  it("applies effects in order, to a copy", () => {
    const effects = [
      effect("/ship/hull", 3, 2),
      effect("/ship/hull", 2, 1),
      effect("/ship/a~1b", 1, 4),
      effect("/log/1", null, { tons: 7 }),
      effect("/log/1/tons", 7, 8),
      effect("/target", null, "T1"),
      effect("/late", null, []),
    ];
    expect(applyAuditEffects(snapshot, effects)).toEqual({
      ok: true,
      snapshot: { ship: { hull: 1, "a/b": 4 }, log: [{ tons: 5 }, { tons: 8 }], target: "T1", late: [] },
    });
    expect(snapshot).toEqual({ ship: { hull: 3, "a/b": 1 }, log: [{ tons: 5 }], target: null });
  });

  it("reports an effect whose `before` is not the current value", () => {
    expect(applyAuditEffects(snapshot, [effect("/ship/hull", 4, 2)])).toEqual({
      ok: false,
      fault: "HIT at /ship/hull expects 4 before the change, not 3.",
    });
  });

  it.each(["", "ship", "/crew/name", "/ship/hull/x", "/log/2", "/log/length", "/log/01", "/log/-"])(
    "reports an effect at %j, which cannot have a value",
    (pointer) => {
      expect(applyAuditEffects(snapshot, [effect(pointer, null, 1)])).toMatchObject({ ok: false });
    },
  );

  it.each(["/__proto__", "/__proto__/poisoned", "/constructor/prototype/poisoned", "/ship/__proto__/poisoned"])(
    "never changes anything outside of the snapshot: %s",
    (pointer) => {
      expect(applyAuditEffects(snapshot, [effect(pointer, null, true)])).toMatchObject({ ok: false });
      expect({}).not.toHaveProperty("poisoned");
    },
  );
});
