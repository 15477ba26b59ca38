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
import { forceOf } from "../shared/game";
import type { Shadow } from "../shared/state";
import { burnAfterCombat, raiseAfterCombat } from "./combat-segment";
import { locate, type Seeker } from "./locate";

/** A card whose rows fail in fair weather by day, and one whose rows are both U then. */
const FAILS = 21;

const FINDS = 37;

/** A convoy identified by the Axis, and two cards of which the first drawn fails. */
function seen(shadow?: Omit<Shadow, "target">, options: Snapshot["options"] = []): Snapshot {
  let state = withForce(table("air_combat", "axis", options), "allied", CONVOY, { identified: true, idLevel: 1 });
  const target = force(state, "allied", CONVOY).block ?? 0;
  state = withOwn(state, "axis", { shadowing: shadow === undefined ? [] : [{ target, ...shadow }] });
  return withDeck(state, "axis", FAILS, FINDS);
}

const look = (state: Snapshot, kind: Seeker["kind"], ...cards: number[]) => {
  const { ctx, over } = contextOn(state, ...cards);
  const result = locate(ctx, "axis", { kind, soviet: false }, forceOf(ctx.state, "allied", CONVOY), "7.1.1");
  over();
  return result;
};

const sector = { by: "sector", id: "barents" } as const;

const ships = { by: "force", id: "trondheim_group" } as const;

const boats = { by: "force", id: "wolf_pack_eisteufel_2" } as const;

describe("7.1.1 location", () => {
  it("draws one card, and a second for a target that is shadowed", () => {
    expect(look(seen(), "task_force", 1)).toEqual({ found: false, cards: 1, denied: null, card: FAILS });
    expect(look(seen(boats), "task_force", 1, 1)).toEqual({ found: true, cards: 2, denied: null, card: FINDS });
    expect(look(seen(boats), "aircraft", 2)).toMatchObject({ found: true, cards: 1 });
  });

  it("draws a second for a scattered convoy", () => {
    const { convoy } = force(seen(), "allied", CONVOY);
    if (convoy === null) throw new Error("There is no convoy.");
    const state = withForce(seen(), "allied", CONVOY, { convoy: { ...convoy, scattered: true } });
    expect(look(state, "wolf_pack", 1, 1)).toMatchObject({ found: true, cards: 2 });
  });

  it("needs no card for what lies in port", () => {
    const state = withForce(seen(), "allied", CONVOY, { station: "in_port", at: "murmansk", block: null });
    expect(look(state, "aircraft")).toEqual({ found: true, cards: 0, denied: null, card: null });
  });

  it("raises no ID", () => {
    const { ctx } = contextOn(seen(), 2);
    locate(ctx, "axis", { kind: "aircraft", soviet: false }, forceOf(ctx.state, "allied", CONVOY), "7.1.1");
    expect(forceOf(ctx.state, "allied", CONVOY).idLevel).toBe(1);
    expect(ctx.state.sides.axis.deck).toEqual([FAILS]);
  });

  it("the option narrows the second card by what attacks and what shadows", () => {
    const second = (kind: Seeker["kind"], shadow?: Omit<Shadow, "target">, fair = true): number => {
      const state = fair
        ? seen(shadow, ["second_location_card"])
        : inWeather(seen(shadow, ["second_location_card"]), "fog");
      const { ctx } = contextOn(state, 1, 1);
      const target = forceOf(ctx.state, "allied", CONVOY);
      return locate(ctx, "axis", { kind, soviet: false }, target, "7.1.1").cards;
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

describe("6.7 after a combat", () => {
  const raised = (state: Snapshot, combat: Parameters<typeof raiseAfterCombat>[3]) => {
    const { ctx } = contextOn(state);
    raiseAfterCombat(ctx, "allied", forceOf(ctx.state, "allied", CONVOY), combat, "6.7");
    return { level: forceOf(ctx.state, "allied", CONVOY).idLevel, told: ctx.state.sides.axis.reports.length };
  };
  const night = (state: Snapshot): Snapshot => ({ ...state, light: { am: "night", pm: "night" } });

  it("the ID rises by the kind of combat and the light (D-05), and is told as it rises", () => {
    expect(raised(seen(), "surface")).toEqual({ level: 3, told: 1 });
    expect(raised(night(seen()), "surface")).toEqual({ level: 2, told: 1 });
    expect(raised(seen(), "airAttack")).toEqual({ level: 2, told: 1 });
    expect(raised(night(seen()), "airAttack")).toEqual({ level: 1, told: 0 });
    expect(raised(seen(), "submarine")).toEqual({ level: 1, told: 0 });
  });

  it("never falls", () => {
    const known = withForce(seen(), "allied", CONVOY, { idLevel: 3 });
    expect(raised(known, "submarine")).toEqual({ level: 3, told: 0 });
  });

  it("11.1.3 air attacks and offensive ASW cost a TF fuel, surface combat a convoy too", () => {
    const cost = (id: string, combat: Parameters<typeof burnAfterCombat>[3]): number => {
      const { ctx } = contextOn(seen());
      const own = forceOf(ctx.state, "allied", id);
      const before = own.fuel.marker ?? 0;
      burnAfterCombat(ctx, "allied", own, combat);
      return before - (own.fuel.marker ?? 0);
    };
    expect(cost("tf_home_fleet", "airAttack")).toBe(1);
    expect(cost(CONVOY, "airAttack")).toBe(0);
    expect(cost("tf_home_fleet", "offensiveAsw")).toBe(1);
    expect(cost("tf_home_fleet", "surfaceCombat")).toBe(2);
    expect(cost(CONVOY, "surfaceCombat")).toBe(2);
  });
});
