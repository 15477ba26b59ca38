import type { Options } from "../../../../src/rulesets/goeben/snapshot";
import { type GermanShipId, ORDERS, type OrderId } from "../../../../src/rulesets/goeben/vocabulary";
import { draw, type Json, malformed, needs, resolves, type Vector } from "../kit";
import { alliedSide, freshGame, freshShip } from "../kit/setup";

const TURNS: Readonly<Record<OrderId, number>> = {
  atlantic_breakout: 6,
  austro_hungarian_naval_pact: 6,
  raid_french_african_convoys: 10,
  italian_alliance: 10,
  ottoman_alliance: 8,
  suez_canal_operation: 8,
};

function drawOf(order: OrderId) {
  return draw("order", ORDERS.indexOf(order) + 1, order);
}

function newGame(id: string, title: string, citation: string, order: OrderId, input: Json, more: Json): Vector {
  const { snapshot, vp = 0 } = more as { snapshot?: Json; vp?: number };
  return resolves({
    id,
    title,
    citation,
    operation: "new",
    base: null,
    input,
    rolls: [drawOf(order)],
    outcome: { order, turns: TURNS[order], vp },
    snapshot: { order, phase: "outfit_setup", turn: 1, alert: 1, vp, step: 1, ...snapshot },
  });
}

/** 3.0, 19.0 New games. */
function games(): Vector[] {
  const orders = ORDERS.map((order) => {
    const id = `new-${order.replaceAll("_", "-")}`;
    return newGame(id, `3.0 The order drawn is ${order.replaceAll("_", " ")}`, "3.0", order, {}, {});
  });
  const status = (...ships: readonly GermanShipId[]): Json =>
    Object.fromEntries(
      (["goeben", "moltke", "breslau", "stralsund"] as const).map((each) => [
        each,
        { status: ships.includes(each) ? "in_play" : "absent" },
      ]),
    );
  const one = [{ space: null, used: false, lost: false }];
  const extras = (id: string, title: string, value: Options["germanExtras"], vp: number, snapshot: Json): Vector =>
    newGame(id, title, "19.0", "ottoman_alliance", { options: { germanExtras: value } }, { vp, snapshot });
  const fresh = freshGame() as unknown as Json;
  return [
    ...orders,
    newGame(
      "new-standard",
      "3.0 The standard set-up: faces unseen, markers counted, indexes at their start",
      "3.0",
      "ottoman_alliance",
      {},
      { snapshot: fresh },
    ),
    extras("new-moltke", "19.0 Moltke for Goeben costs 5 VP", "moltke_for_goeben", -5, {
      ships: { ...status("moltke", "breslau"), moltke: freshShip("moltke", true) },
      colliers: one,
    }),
    extras("new-stralsund", "19.0 Stralsund costs 10 VP", "add_stralsund", -10, {
      ships: { ...status("goeben", "breslau", "stralsund"), stralsund: freshShip("stralsund", true) },
      colliers: one,
    }),
    extras("new-moltke-and-stralsund", "19.0 D-64 Both prices add up", "moltke_for_goeben_and_stralsund", -15, {
      ships: status("moltke", "breslau", "stralsund"),
      colliers: one,
    }),
    extras(
      "new-all-four",
      "19.0 All four ships cost 50 VP, bring New Zealand into the pool and a second collier",
      "all_four",
      -50,
      {
        ships: status("goeben", "moltke", "breslau", "stralsund"),
        colliers: [...one, ...one],
        ...alliedSide({ joined: ["new_zealand"] }),
      },
    ),
    newGame(
      "new-campaign",
      "24.0 A campaign begins with one order drawn and five left",
      "24.0",
      "italian_alliance",
      { options: { campaign: true } },
      {
        snapshot: {
          options: { campaign: true },
          campaign: {
            scenario: 1,
            ordersLeft: ORDERS.filter((order) => order !== "italian_alliance"),
            achieved: [],
            failed: [],
            sunkForGood: [],
            alliances: [],
            highSeas: [],
            startSpaces: [],
            atlanticBonus: null,
            austroHungarianGained: false,
            result: null,
          },
        },
      },
    ),
    newGame(
      "new-options",
      "3.0 Options and rulings are pinned in the snapshot",
      "3.0",
      "suez_canal_operation",
      {
        options: {
          variableDeployment: true,
          austroHungarianWarships: true,
          seaplanes: true,
          nightCombat: true,
          mines: true,
          multiplayer: "captains",
        },
        rulings: { repairAtSeaMinus2: true, neutralPortIncidents: "chart" },
      },
      {
        snapshot: {
          options: {
            variableDeployment: true,
            germanExtras: "none",
            austroHungarianWarships: true,
            seaplanes: true,
            nightCombat: true,
            mines: true,
            campaign: false,
            multiplayer: "captains",
          },
          rulings: { repairAtSeaMinus2: true, neutralPortIncidents: "chart", atlanticAlwaysOpen: false },
        },
      },
    ),
    needs({
      id: "new-needs-order",
      title: "3.0 A new game requests the draw of its order among six",
      citation: "3.0",
      operation: "new",
      base: null,
      next: { label: "order", count: 1, sides: 6, held: [], chart: null },
    }),
    malformed({
      id: "new-order-beyond",
      title: "3.0 There is no seventh order to draw",
      citation: "3.0",
      operation: "new",
      base: null,
      dice: [7],
      code: "TAPE_FACE_WRONG",
      pointer: "/dice/0",
    }),
    malformed({
      id: "new-unknown-extra",
      title: "19.0 There is no other choice of German ships",
      citation: "19.0",
      operation: "new",
      base: null,
      input: { options: { germanExtras: "both" } },
      code: "INPUT_MALFORMED",
      pointer: "/input/options/germanExtras",
    }),
  ];
}

/** 3.0, 8.1, 18.0, 19.0 From a new game to the first turn. */
export const settingUp = (): Vector[] => [...games()];
