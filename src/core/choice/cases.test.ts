import { describe, expect, it } from "vitest";
import type { Choice } from "../contract/choice";
import { seededPick } from "../engine/apply";
import { caseOf } from "./cases";
import { every, oneOf } from "./values";

const reason = { code: "SUNK", section: "6.2", message: "It is sunk." };

const piece = (id: string, boxes: readonly number[]): Choice<{ ship: string; box: number }> =>
  every({ ship: oneOf([id]) as Choice<string>, box: oneOf(boxes) as Choice<number> });

describe("caseOf", () => {
  const choice = caseOf("ship", { big: piece("big", [1, 2]), small: piece("small", [3]) }, { gone: reason });

  it("check: each case accepts its own input", () => {
    expect(choice.check({ ship: "big", box: 2 })).toBeUndefined();
    expect(choice.check({ ship: "small", box: 2 })).toMatchObject({ code: "VALUE_NOT_LISTED", pointer: "/box" });
  });

  it("check: closed and unknown cases are refused at the key's pointer", () => {
    expect(choice.check({ ship: "gone", box: 1 })).toMatchObject({ code: "SUNK", section: "6.2", pointer: "/ship" });
    expect(choice.check({ ship: "toString", box: 1 })).toMatchObject({ code: "VALUE_NOT_LISTED", pointer: "/ship" });
  });

  it("describes every case and the closed values", () => {
    expect((choice.schema.anyOf as unknown[]).length).toBe(2);
    expect(choice.closed).toMatchObject([{ pointer: "/ship", value: "gone", code: "SUNK", section: "6.2" }]);
    expect(caseOf("ship", { big: piece("big", [1]) }).schema).toEqual(piece("big", [1]).schema);
  });

  it("draw: returns legal values of every case", () => {
    const pick = seededPick("cases");
    const kinds = new Set<string>();
    for (let times = 0; times < 100; times += 1) {
      const value = choice.draw(pick);
      expect(choice.check(value)).toBeUndefined();
      kinds.add(`${value.ship}${value.box}`);
    }
    expect([...kinds].sort()).toEqual(["big1", "big2", "small3"]);
  });
});
