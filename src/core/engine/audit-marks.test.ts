import { describe, expect, it } from "vitest";
import { TapeDice } from "../dice/tape";
import { readerOf } from "./audit-marks";
import { OperationContext } from "./context";

const marks = {
  detail: ["which-ship"],
  story: ["SHIP_HIT", "RELOADED/tubes"],
  subjects: { "/boat/tubes/*": "*", "/boat/hull": "hull", "/fight/targets/*": "ship-{slot}" },
};

const draft = () => ({
  ruleset: "drill",
  edition: "first",
  step: 0,
  boat: { tubes: { fwd1: "empty" }, reloads: { G7a: 2 }, hull: 0 },
  fight: { targets: [{ slot: 3, damage: 0 }] },
  forces: [{ id: "cover", units: [{ unit: "wichita", cs: 4 }] }],
});

/** Returns the audit lines that changes of a new draft record. */
const recorded = (change: (ctx: OperationContext<ReturnType<typeof draft>, unknown>) => void) => {
  const ctx = new OperationContext(draft(), {}, new TapeDice([]), "FULL", undefined, readerOf(marks));
  change(ctx);
  return ctx.audit.map(({ weight, ...entry }) => ({ weight, about: "about" in entry ? entry.about : undefined }));
};

describe("audit marks", () => {
  it("rolls are story unless declared as detail, changes are detail unless declared as story", () => {
    const { ofRoll, ofEffect } = readerOf(marks);
    expect([ofRoll("gunnery"), ofRoll("which-ship")]).toEqual(["STORY", "DETAIL"]);
    expect([ofEffect("SHIP_HIT", ["a"]), ofEffect("PHASE", ["phase"])]).toEqual(["STORY", "DETAIL"]);
    expect(readerOf(undefined).ofEffect("SHIP_HIT", ["a"])).toBe("DETAIL");
  });

  it("a code with a member is story at and within that member only", () => {
    const { ofEffect } = readerOf(marks);
    expect(ofEffect("RELOADED", ["boat", "tubes", "fwd1"])).toBe("STORY");
    expect(ofEffect("RELOADED", ["boat", "reloads", "G7a"])).toBe("DETAIL");
  });

  it("a change is about the declared subject, by its own token or by a member of the record", () => {
    const lines = recorded((ctx) => {
      ctx.set(ctx.state.boat.tubes, "fwd1", "G7a", "RELOADED", "1");
      ctx.set(ctx.state.boat.reloads, "G7a", 1, "RELOADED", "1");
      ctx.set(ctx.state.boat, "hull", 1, "SHIP_HIT", "1");
      ctx.set(ctx.state.fight.targets[0]!, "damage", 2, "SHIP_HIT", "1");
    });
    expect(lines).toEqual([
      { weight: "STORY", about: { of: "fwd1" } },
      { weight: "DETAIL", about: undefined },
      { weight: "STORY", about: { of: "hull" } },
      { weight: "STORY", about: { of: "ship-3" } },
    ]);
  });

  it("a change within a record is about it and the one around it, an addition about the added item", () => {
    const lines = recorded((ctx) => {
      const [force] = ctx.state.forces;
      ctx.set(force!.units[0]!, "cs", 3, "SHIP_HIT", "1");
      ctx.push(force!.units, { unit: "norfolk", cs: 3 }, "JOINED", "1");
      ctx.push(ctx.state.forces, { id: "part", units: [] }, "FORMED", "1");
    });
    expect(lines.map(({ about }) => about)).toEqual([
      { of: "wichita", in: "cover" },
      { of: "cover", item: "norfolk" },
      { item: "part" },
    ]);
  });
});
