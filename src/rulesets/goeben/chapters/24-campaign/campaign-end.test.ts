import { describe, expect, test } from "vitest";
import { atSpace, play, refused, table, withShip } from "../../../../../test/fixtures/goeben/table";
import { rulingsOf } from "../../../../../test/fixtures/phrases";
import { pack } from "../../charts/pack";
import { goeben } from "../../index";
import type { Snapshot } from "../../snapshot";
import { ORDERS, type OrderId } from "../../vocabulary";
import type { Plan } from "../3-setup/setup";

const rulings = await rulingsOf(goeben);

interface Ended {
  readonly order?: OrderId;
  readonly achieved?: boolean;
  readonly vp?: number;
  readonly plan?: Plan;
  /** Orders achieved earlier. */
  readonly earlier?: readonly OrderId[];
  /** Orders left; the others failed earlier. */
  readonly left?: readonly OrderId[];
}

/** A campaign whose scenario has just ended. */
function ended({
  order = "ottoman_alliance",
  achieved = true,
  vp = 80,
  plan = {},
  earlier = [],
  left,
}: Ended = {}): Snapshot {
  const state = table("between_scenarios", {}, { ...plan, options: { ...plan.options, campaign: true } });
  const others = ORDERS.filter((each) => each !== order && !earlier.includes(each));
  const ordersLeft = others.filter((each) => left === undefined || left.includes(each));
  const failed = others.filter((each) => !ordersLeft.includes(each));
  const scenario = earlier.length + failed.length + 1;
  const campaign = { ...state.campaign!, scenario, ordersLeft, achieved: [...earlier], failed };
  return over({ ...atSpace(state, "constantinople"), order, vp, campaign }, achieved);
}

/** The snapshot with its scenario over: the order fulfilled, or the last turn played. */
function over(state: Snapshot, achieved: boolean): Snapshot {
  const { turns } = pack.charts.ORDERS.facts.orders[state.order];
  const deployed = atSpace(state, "constantinople");
  return {
    ...deployed,
    phase: "between_scenarios",
    turn: turns,
    colliers: state.colliers.map((each) => ({ ...each, space: "medina_bank" })),
    orderAchieved: achieved,
    result: achieved ? "victory" : "defeat",
    endReason: achieved ? "order_fulfilled" : "turn_limit",
  };
}

const next = (state: Snapshot, dice: number[] = [1], bonus?: string) =>
  play("startNextScenario", state, bonus === undefined ? {} : { bonus }, dice);

describe("worked example: the Naval Pact", () => {
  test("24.1 the cruiser of the Naval Pact stays in the game, and no other order brings one more", () => {
    const state = table("between_scenarios", {}, { options: { campaign: true } });
    const order: OrderId = "ottoman_alliance";
    const ordersLeft: OrderId[] = ["atlantic_breakout", "raid_french_african_convoys"];
    const campaign = {
      ...state.campaign!,
      scenario: 4,
      ordersLeft,
      achieved: ["austro_hungarian_naval_pact" as const],
      failed: ["italian_alliance" as const, "suez_canal_operation" as const],
      startSpaces: ["pola", "cattaro"],
      austroHungarianGained: true,
    };
    const austroHungarian = state.austroHungarian.map((ship) =>
      ship.id === "novara" ? { ...ship, status: "in_play" as const, space: "pola" } : ship,
    );
    const won = { orderAchieved: true, result: "victory", endReason: "order_fulfilled", turn: 5 } as const;
    const ended = { ...atSpace(state, "constantinople"), ...won, order, vp: 80, campaign, austroHungarian };
    const { snapshot, outcome } = play("startNextScenario", ended, {}, [1]);
    expect(outcome.gained).toBeNull();
    const novara = snapshot.austroHungarian.filter(({ status }) => status === "in_play");
    expect(novara).toMatchObject([{ id: "novara", space: "pola" }]);
  });
});

describe("24.5 destroyed, but not conquered", () => {
  /** A campaign whose scenario cost every German ship, with these orders achieved before. */
  const destroyed = (vp: number, ...achieved: OrderId[]): Snapshot => {
    const state = table("between_scenarios", {}, { options: { campaign: true } });
    const order: OrderId = "suez_canal_operation";
    const ordersLeft = ORDERS.filter((each) => each !== order && !achieved.includes(each));
    const campaign = { ...state.campaign!, scenario: achieved.length + 1, ordersLeft, achieved };
    const sunk = (["goeben", "breslau"] as const).reduce(
      (each, id) => withShip(each, id, { status: "sunk", space: null, hull: 0 }),
      atSpace(state, "constantinople"),
    );
    const ending = { orderAchieved: false, result: "defeat", endReason: "no_german_ship" } as const;
    return { ...sunk, ...ending, order, vp, campaign };
  };
  const four: OrderId[] = ["atlantic_breakout", "austro_hungarian_naval_pact", "ottoman_alliance", "italian_alliance"];

  test.each([
    [2, "failure"],
    [3, "draw"],
    [4, "victory"],
  ])(
    "D-62 with every ship sunk %i orders achieved are a %s, though the sinkings took the victory points below 0",
    (orders, result) => {
      const state = destroyed(-50, ...four.slice(0, orders));
      const { snapshot, outcome, rulings } = play("startNextScenario", state, {});
      expect(outcome).toMatchObject({ campaign: result, missions: orders, order: null });
      expect(snapshot).toMatchObject({ phase: "over", endReason: "no_german_ship", vp: -50 });
      expect(rulings).toContain("D-62");
    },
  );

  test("24.1 with a ship afloat negative victory points dismiss the admiral, whatever was achieved", () => {
    const afloat = { ...atSpace(destroyed(-40, ...four), "pola"), endReason: "turn_limit" as const, turn: 8 };
    const state = withShip(afloat, "breslau", { status: "in_play", space: "pola", hull: 4 });
    const { snapshot, outcome } = play("startNextScenario", state, {});
    expect(outcome).toMatchObject({ campaign: "failure" });
    expect(snapshot.endReason).toBe("dismissed");
  });

  test("D-62 says so", () => {
    expect(rulings["D-62"]!.ruling).toContain("negative VP");
  });
});

describe("24.5 the end of a campaign", () => {
  test.each([
    [0, "failure"],
    [2, "failure"],
    [3, "draw"],
    [4, "victory"],
    [5, "victory"],
  ])("24.5 with no order left %i achieved orders are a %s", (count, result) => {
    const earlier = ORDERS.filter((each) => each !== "ottoman_alliance").slice(0, count);
    const { snapshot, outcome } = next(ended({ achieved: false, left: [], earlier }), []);
    expect(outcome).toMatchObject({ campaign: result, missions: count, order: null, phase: "over" });
    expect(snapshot.endReason).toBe("no_order_left");
  });

  test("24.4 a removed order may have been the last", () => {
    const { outcome } = next(ended({ left: ["italian_alliance"] }), []);
    expect(outcome).toMatchObject({ campaign: "failure", missions: 1 });
  });

  const lost = (state: Snapshot): Snapshot =>
    (["goeben", "breslau"] as const).reduce(
      (each, id) => withShip(each, id, { status: "sunk", space: null, hull: 0 }),
      state,
    );

  test("D-62 with all German ships sunk the campaign is rated by the same scale", () => {
    const earlier: OrderId[] = ["atlantic_breakout", "suez_canal_operation", "italian_alliance"];
    const { snapshot, outcome, rulings } = next(lost(ended({ earlier, left: ["raid_french_african_convoys"] })), []);
    expect(outcome).toMatchObject({ campaign: "victory", missions: 4 });
    expect(snapshot.endReason).toBe("no_german_ship");
    expect(rulings).toContain("D-62");
  });

  test("D-62 it goes on when Moltke and Stralsund can still join", () => {
    const state = lost(ended({ order: "atlantic_breakout" }));
    expect(next(state, [1], "buy_moltke_and_stralsund").outcome).toMatchObject({
      campaign: null,
      phase: "outfit_setup",
    });
    expect(next(state, [], "start_atlantic_or_spain").outcome).toMatchObject({ campaign: "failure", phase: "over" });
  });

  test("24.0 a single scenario has no next one", () => {
    expect(refused("startNextScenario", table("movement"), {})).toMatchObject({ code: "OUT_OF_TURN" });
  });
});
