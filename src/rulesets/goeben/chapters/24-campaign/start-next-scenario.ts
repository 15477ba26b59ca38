import * as z from "zod";
import { legal, reason } from "../../../../core/choice/legality";
import { every, oneOf, someOf } from "../../../../core/choice/values";
import type { Bonus, Charts } from "../../charts/schema";
import {
  atlanticBonusSchema,
  campaignResultSchema,
  count,
  germanShipSchema,
  named,
  orderSchema,
  unitSchema,
} from "../../schemas";
import type { Snapshot } from "../../snapshot";
import { ATLANTIC_BONUSES, type AtlanticBonus, BONUSES, type GermanShipId } from "../../vocabulary";
import { buyable, buyShips } from "../19-additional-ships/purchase";
import { defineGoeben } from "../operation";
import { type Context, enterPhase } from "../shared/context";
import { germanInPlay } from "../shared/game";
import { bonusesOf, choosable, gainCruiser, grant, removableBattlecruisers, removeBattlecruiser } from "./bonuses";
import { campaignOf, changeLeadership, drawOrder, endCampaign, rateOrder, ratingOf } from "./campaign";
import { clearMap, collectShips, layOutAllies } from "./reset-map";

/** 24 The outcome of the step from one scenario to the next. */
export interface Transition {
  readonly leadership: number;
  readonly bonuses: Bonus["kind"][];
  readonly bought: GermanShipId[];
  /** The Austro-Hungarian cruiser gained, or null. */
  readonly gained: string | null;
  /** The British battlecruiser removed, or null. */
  readonly removed: string | null;
  readonly placeholders: number;
}

/** 24 Rates the scenario that ended and sets up the next one in the order of section 24, or ends the campaign. */
export function startNext(ctx: Context, chosen: AtlanticBonus | undefined): Transition {
  const { state, charts } = ctx;
  rateOrder(ctx);
  const leadership = changeLeadership(ctx);
  const nothing = { leadership, bonuses: [], bought: [], gained: null, removed: null, placeholders: 0 };
  if (state.vp < 0) {
    if (germanInPlay(state).length > 0) endCampaign(ctx, "failure", "dismissed", "24.1");
    else endDestroyed(ctx);
    return nothing;
  }
  ctx.set(state, "vp", 0, "VP_RESET", "24.1");
  const bonuses = bonusesOf(charts, state, chosen);
  for (const bonus of bonuses) {
    if (bonus.kind === chosen) ctx.set(campaignOf(state), "atlanticBonus", chosen, "ATLANTIC_BONUS", "24.1");
    grant(ctx, bonus);
  }
  const kinds = bonuses.map(({ kind }) => kind);
  const buys = kinds.includes("buy_moltke_and_stralsund") ? buyable(state, charts) : [];
  const granted = { ...nothing, bonuses: kinds };
  if (germanInPlay(state).length === 0 && buys.length === 0) {
    endDestroyed(ctx);
    return granted;
  }
  if (campaignOf(state).ordersLeft.length === 0) {
    endCampaign(ctx, ratingOf(charts, campaignOf(state).achieved.length), "no_order_left", "24.5");
    return granted;
  }
  ctx.ruling("D-85", "24.0");
  collectShips(ctx);
  buyShips(ctx, buys);
  const gained = bonuses.reduce<string | null>((cruiser, bonus) => gainCruiser(ctx, bonus) ?? cruiser, null);
  const removed = bonuses.reduce<string | null>(
    (battlecruiser, bonus) => removeBattlecruiser(ctx, bonus) ?? battlecruiser,
    null,
  );
  drawOrder(ctx, "24.0");
  const placeholders = layOutAllies(ctx);
  clearMap(ctx);
  enterPhase(ctx, "outfit_setup", "24.0");
  return { ...granted, bought: buys, gained, removed, placeholders };
}

/** 24.5, D-62 Ends a campaign that has lost every German ship by the number of orders achieved. */
function endDestroyed(ctx: Context): void {
  ctx.ruling("D-62", "24.5");
  const { achieved } = campaignOf(ctx.state);
  endCampaign(ctx, ratingOf(ctx.charts, achieved.length), "no_german_ship", "24.5");
}

interface Input {
  readonly bonus?: AtlanticBonus | undefined;
}

const input = z.strictObject({
  bonus: atlanticBonusSchema
    .optional()
    .describe("24.1 The bonus you choose after Atlantic Breakout. Omit it after any other order."),
});

const outcome = {
  played: orderSchema.describe("24.1 The order of the scenario that ended."),
  achieved: z.boolean().describe("24.1 True if the order was achieved."),
  leadership: z.int32().min(-6).max(6).describe("24.1 Leadership change of the German ships, within limits."),
  bonuses: z
    .array(named(z.enum(BONUSES), "Bonus", "24.1 A type of bonus."))
    .max(20)
    .describe("24.1 Bonuses granted."),
  bought: z.array(germanShipSchema).max(4).describe("19.1 German ships bought."),
  gained: unitSchema.nullable().describe("24.1 The Austro-Hungarian cruiser that joined."),
  removed: unitSchema.nullable().describe("24.1 The British battlecruiser that left the game."),
  placeholders: count(60, "24.3 Markers added to the British group for sunk battlecruisers (D-61)."),
  order: orderSchema.nullable().describe("24.0 The next order; null if the campaign is over."),
  missions: count(6, "24.5 Orders achieved so far."),
  campaign: campaignResultSchema.nullable().describe("24.5 How the campaign ended; null while it continues."),
};

/** 24 Goes on to the next scenario of a campaign. */
export const startNextScenario = defineGoeben<Input, typeof outcome>({
  name: "startNextScenario",
  title: "Start the next scenario",
  doc: "Rates the completed order, grants its bonus, repairs and gathers all ships, draws the next order and sets up the Allies again. It can also end the campaign.",
  rules: ["24.0", "24.1", "24.2", "24.3", "24.4", "24.5", "19.1", "20.0"],
  phases: { of: ["between_scenarios"], section: "24.0" },
  input,
  outcome,
  example: "campaign-ottoman",
  legality(state, charts) {
    const bonuses = choosable(state, charts).map(({ kind }) => kind);
    const offered = ATLANTIC_BONUSES.filter((bonus) => bonuses.includes(bonus));
    if (offered.length === 0) {
      const why = reason("NO_BONUS_TO_CHOOSE", "24.1");
      return legal(someOf<Input>({}, { max: 0, closed: { bonus: why } }));
    }
    const blocked = offered.flatMap((value) => {
      const why = noBonus(state, charts, value);
      return why === undefined ? [] : [{ value, reason: why }];
    });
    const free = offered.filter((bonus) => blocked.every(({ value }) => value !== bonus));
    return free.length === 0
      ? legal(someOf<Input>({}, { max: 0, closed: { bonus: blocked[0]!.reason } }))
      : legal(every<Input>({ bonus: oneOf(free, blocked) }));
  },
  resolve(ctx, { bonus }) {
    const { order: played, orderAchieved: achieved } = ctx.state;
    const transition = startNext(ctx, bonus);
    const campaign = campaignOf(ctx.state);
    const order = campaign.result === null ? ctx.state.order : null;
    return { played, achieved, ...transition, order, missions: campaign.achieved.length, campaign: campaign.result };
  },
});

/** 19.1, 24.1 The reason why a bonus can bring nothing; undefined when it can. */
function noBonus(state: Snapshot, charts: Charts, bonus: AtlanticBonus) {
  if (bonus === "buy_moltke_and_stralsund" && buyable(state, charts).length === 0) {
    return reason("NO_SHIP_TO_BUY", "19.1");
  }
  const removal = choosable(state, charts).find((each) => each.kind === "remove_british_bc");
  if (bonus !== "remove_british_bc" || removal?.kind !== "remove_british_bc") return undefined;
  if (removableBattlecruisers(state, charts, removal.classes).length > 0) return undefined;
  return reason("NO_BATTLECRUISER_LEFT", "24.1");
}
