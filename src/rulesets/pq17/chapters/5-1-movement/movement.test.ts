import { describe, expect, it } from "vitest";
import { only, table } from "../../../../../test/fixtures/pq17/table";
import type { JsonSchema } from "../../../../core/contract/choice";
import { pack } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";
import { moves } from "./choices";

const at = (): Snapshot => only(table("move_blocks"), "axis", "trondheim_group");

describe("5.1 speeds", () => {
  it("11.1.3 High speed: its paths have a price, those of other speeds none", () => {
    const legality = moves(at(), pack.charts, "allied");
    if (!legality.legal) throw new Error("Nothing can move.");
    const prices = new Map<string, unknown>();
    const look = (schema: JsonSchema): void => {
      for (const each of (schema.anyOf ?? []) as JsonSchema[]) look(each);
      const { piece, speed, path } = (schema.properties ?? {}) as Record<string, JsonSchema>;
      if (piece?.const === "tf_home_fleet") prices.set(String(speed!.const), (path!["x-path"] as JsonSchema).costs);
    };
    look(legality.input.schema);
    const high = [{ steps: expect.any(Number), speed: "high", price: { fuel: 3 }, roll: null }];
    expect(Object.fromEntries(prices)).toEqual({ slow: undefined, moderate: undefined, high });
  });
});
