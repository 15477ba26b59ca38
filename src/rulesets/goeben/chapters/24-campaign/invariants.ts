import type { Invariant } from "../../../../core/contract/invariant";
import { siteOf } from "../../charts/map";
import { findAlliedShip, orderOf } from "../../charts/pack";
import type { Bonus, Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { ORDERS, type OrderId } from "../../vocabulary";
import { each, exists, implies, inTurn, onlyIn, rule, unique } from "../shared/invariant";
import type { Campaign } from "./state";

/** 24.0 Returns the orders rated so far, achieved and failed. */
function ratedOrders({ achieved, failed }: Campaign): OrderId[] {
  return [...achieved, ...failed];
}

/** 24.4 Returns the orders that are neither listed nor in play, and whether bonuses removed all of them. */
function findMissingOrders(
  state: Snapshot,
  campaign: Campaign,
  charts: Charts,
): { orders: OrderId[]; isRemoved: boolean } {
  const removedOrders = possibleBonuses(campaign, charts).flatMap((bonus) =>
    bonus.kind === "remove_order" ? [bonus.order] : [],
  );
  const presentOrders = [state.order, ...ratedOrders(campaign), ...campaign.ordersLeft];
  const missingOrders = ORDERS.filter((order) => !presentOrders.includes(order));
  return { orders: missingOrders, isRemoved: missingOrders.every((order) => removedOrders.includes(order)) };
}

/** 24.1 Returns the bonuses that the achieved orders can have brought. */
function possibleBonuses({ achieved, atlanticBonus }: Campaign, charts: Charts): Bonus[] {
  return achieved.flatMap((id) => {
    const { choose, bonuses } = orderOf(charts, id);
    return bonuses.filter(({ kind }) => !choose || kind === atlanticBonus);
  });
}

/** 24.1 The entries that a bonus adds to each list of a campaign. */
const GRANTS = {
  alliances: (bonus: Bonus) => (bonus.kind === "control_change" ? [bonus.nation] : []),
  highSeas: (bonus: Bonus) => (bonus.kind === "patrol_zone_to_high_seas" ? bonus.spaces : []),
  startSpaces: startsOf,
} satisfies Record<string, (bonus: Bonus, charts: Charts) => readonly string[]>;

function startsOf(bonus: Bonus, charts: Charts): readonly string[] {
  if (bonus.kind !== "start_spaces" && bonus.kind !== "start_atlantic_or_spain") return [];
  const sites = charts.MAP.facts.spaces.filter(({ terrain, nation }) => {
    return siteOf(terrain) !== null && nation !== null && bonus.nations.includes(nation);
  });
  return [...bonus.spaces, ...sites.map(({ id }) => id)];
}

function requireGrant(list: keyof typeof GRANTS): Invariant<Snapshot, Charts> {
  return exists({
    code: "BONUS_IMPOSSIBLE",
    pointer: `/campaign/${list}/*`,
    section: "24.1",
    variant: "achieved-order",
    among: ({ charts, holder }) => possibleBonuses(holder, charts).flatMap((bonus) => GRANTS[list](bonus, charts)),
  });
}

/** 24.0, 24.4 Requires that every order is in one list, in play, or removed by a bonus. */
const orders: readonly Invariant<Snapshot, Charts>[] = [
  unique({
    code: "ORDER_REPEATED",
    pointer: ["/campaign/achieved/*", "/campaign/failed/*"],
    section: "24.0",
    variant: "order-played",
    within: "/campaign",
  }),
  each("/campaign/ordersLeft/*", [
    rule({
      code: "ORDER_REPEATED",
      pointer: "/campaign/ordersLeft/*",
      section: "24.0",
      variant: "orders-left",
      holds: ({ item, holder, key }) => key === 0 || ORDERS.indexOf(holder.ordersLeft[key - 1]!) < ORDERS.indexOf(item),
    }),
    rule({
      code: "ORDER_REPEATED",
      pointer: "/campaign/ordersLeft/*",
      section: "24.0",
      variant: "played",
      holds: ({ state, item, holder }) => item !== state.order && !ratedOrders(holder).includes(item),
    }),
  ]),
  rule({
    code: "ORDER_REPEATED",
    pointer: "/campaign/achieved",
    section: "24.1",
    variant: "present-order",
    holds: ({ state, holder }) => ratedOrders(holder).includes(state.order) === (state.phase === "over"),
  }),
  rule({
    code: "CAMPAIGN_IMPOSSIBLE",
    pointer: "/campaign/scenario",
    section: "24.0",
    variant: "orders-rated",
    values: ({ holder }) => ({ count: ratedOrders(holder).length }),
    holds: ({ state, item, holder }) => item === ratedOrders(holder).length + (state.phase === "over" ? 0 : 1),
  }),
  rule({
    code: "ORDER_MISSING",
    pointer: "/campaign/ordersLeft",
    section: "24.4",
    values: ({ state, charts, holder }) => ({ gone: findMissingOrders(state, holder, charts).orders.join(", ") }),
    holds: ({ state, charts, holder }) => findMissingOrders(state, holder, charts).isRemoved,
  }),
];

/** 24.1 Requires an achieved order for each bonus. */
const bonuses: readonly Invariant<Snapshot, Charts>[] = [
  implies({
    code: "BONUS_IMPOSSIBLE",
    pointer: "/campaign/atlanticBonus",
    section: "24.1",
    variant: "atlantic-breakout",
    when: ({ item }) => item !== null,
    holds: ({ holder }) => holder.achieved.includes("atlantic_breakout"),
  }),
  implies({
    code: "BONUS_IMPOSSIBLE",
    pointer: "/campaign/austroHungarianGained",
    section: "24.1",
    variant: "achieved-order-brought",
    when: ({ item }) => item,
    holds: ({ charts, holder }) => possibleBonuses(holder, charts).some(({ kind }) => kind === "gain_ah_cruiser"),
  }),
  requireGrant("alliances"),
  requireGrant("highSeas"),
  requireGrant("startSpaces"),
];

/** 24 The invariants of a campaign: each order appears once, and achieved orders brought its bonuses. */
export const invariants: readonly Invariant<Snapshot, Charts>[] = [
  inTurn(
    rule({
      code: "CAMPAIGN_MISPLACED",
      pointer: "/campaign",
      section: "24",
      holds: ({ state, item }) => state.options.campaign === (item !== null),
    }),
    [
      rule({
        code: "PHASE_IMPOSSIBLE",
        pointer: "/phase",
        section: "24",
        variant: "campaign-next",
        during: ["between_scenarios"],
        holds: ({ state }) => state.campaign !== null,
      }),
      onlyIn({
        code: "CAMPAIGN_IMPOSSIBLE",
        pointer: "/campaign/result",
        section: "24.5",
        variant: "campaign-over",
        phases: ["over"],
        always: true,
      }),
      ...orders,
      ...bonuses,
      rule({
        code: "CAMPAIGN_IMPOSSIBLE",
        pointer: "/campaign/sunkForGood/*",
        section: "24.1",
        variant: "sunk-allied",
        holds: ({ state, charts, item }) =>
          findAlliedShip(charts, item) !== undefined &&
          state.markers.some(({ id, place }) => id === item && place === "sunk"),
      }),
    ],
  ),
];
