import { describe, expect, it } from "vitest";
import {
  CONVOY,
  contextOn,
  force,
  inWeather,
  table,
  withDeck,
  withForce,
  withOwn,
} from "../../../../../test/fixtures/pq17/table";
import type { Snapshot } from "../../snapshot";
import type { Shadow } from "../6-3-shadowing/state";
import { forceOf } from "../shared/game";
import { drawLocationCards, type Seeker } from "./locate";

/** A card whose rows fail in fair weather by day, and one whose rows are both U then. */
const FAILS = 21;

const FINDS = 37;

/** A convoy identified by the Axis, and two cards of which the first drawn fails. */
function identified(shadow?: Omit<Shadow, "target">, options: Snapshot["options"] = []): Snapshot {
  let state = withForce(table("air_combat", "axis", options), "allied", CONVOY, { identified: true, idLevel: 1 });
  const target = force(state, "allied", CONVOY).block ?? 0;
  state = withOwn(state, "axis", { shadowing: shadow === undefined ? [] : [{ target, ...shadow }] });
  return withDeck(state, "axis", FAILS, FINDS);
}

const look = (state: Snapshot, kind: Seeker["kind"], ...cards: number[]) => {
  const { ctx, over } = contextOn(state, ...cards);
  const result = drawLocationCards(
    ctx,
    "axis",
    { kind, id: "tirpitz", soviet: false },
    forceOf(ctx.state, "allied", CONVOY),
    "7.1.1",
  );
  over();
  return result;
};

const sector = { by: "sector", id: "barents" } as const;

const ships = { by: "force", id: "trondheim_group" } as const;

const boats = { by: "force", id: "wolf_pack_eisteufel_2" } as const;

describe("7.1.1 location", () => {
  it("needs no card for what lies in port", () => {
    const state = withForce(identified(), "allied", CONVOY, { station: "in_port", at: "murmansk", block: null });
    expect(look(state, "aircraft")).toEqual({ found: true, cards: 0, denied: null, card: null });
  });

  it("the option narrows the second card by what attacks and what shadows", () => {
    const second = (kind: Seeker["kind"], shadow?: Omit<Shadow, "target">, fair = true): number => {
      const state = fair
        ? identified(shadow, ["second_location_card"])
        : inWeather(identified(shadow, ["second_location_card"]), "fog");
      const { ctx } = contextOn(state, 1, 1);
      const target = forceOf(ctx.state, "allied", CONVOY);
      return drawLocationCards(ctx, "axis", { kind, id: "tirpitz", soviet: false }, target, "7.1.1").cards;
    };
    expect(second("aircraft")).toBe(2);
    expect(second("aircraft", undefined, false)).toBe(1);
    expect(second("aircraft", sector, false)).toBe(2);
    expect(second("aircraft", boats, false)).toBe(1);
    expect(second("wolf_pack", sector)).toBe(1);
    expect(second("wolf_pack", boats)).toBe(2);
    expect(second("task_force", sector)).toBe(2);
    expect(second("task_force", boats)).toBe(1);
    expect(second("task_force", ships)).toBe(2);
    expect(second("wolf_pack", ships)).toBe(1);
    expect(second("task_force")).toBe(1);
  });
});
