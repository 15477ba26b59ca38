import * as z from "zod";
import { chartView, modifierOf } from "../../../../core/charts/look-up";
import type { Charts } from "../../charts/schema";
import type { Rank } from "../../vocabulary";
import { addMonths } from "../shared/calendar";
import type { Context } from "../shared/context";
import { Drms } from "../shared/game";

/** 11.2.3 The outcomes of the promotion checks of one refit. */
const PROMOTIONS = ["not_due", "promoted", "not_promoted"] as const;

/** 11.2.3 The outcome of the promotion checks of one refit. */
export type Promotion = (typeof PROMOTIONS)[number];

/** 11.2.3 Makes every promotion check due by the month of the next patrol (E-38). */
export function checkPromotion(ctx: Context, upTo: string): Promotion {
  const { state, charts } = ctx;
  const { kommandant } = state;
  const { promotionEveryMonths } = charts.TIMELINE.facts;
  let promotion: Promotion = "not_due";
  while (kommandant.nextPromotionCheck <= upTo) {
    const next = addMonths(kommandant.nextPromotionCheck, promotionEveryMonths);
    promotion = better(promotion, rollPromotion(ctx, "E-38"));
    ctx.set(kommandant, "nextPromotionCheck", next, "NEXT_PROMOTION_CHECK", "11.2.3");
  }
  return promotion;
}

/** 11.2.3 Makes the last promotion check of a Kommandant who lived to the end of the game (E-40). */
export function finalPromotion(ctx: Context): Promotion {
  return rollPromotion(ctx, "E-40");
}

function rollPromotion(ctx: Context, ruling: string): Promotion {
  const { state, charts } = ctx;
  const { kommandant } = state;
  const next = nextRank(charts, kommandant.rank);
  let promotion: Promotion = "not_promoted";
  if (next !== undefined) {
    ctx.ruling(ruling, "11.2.3");
    const groups = Math.floor(kommandant.periodShips / shipsInAGroup(charts));
    if (groups > 0) ctx.ruling("E-59", "11.2.3");
    if (kommandant.periodAwards + groups + kommandant.periodFailures > 0) ctx.ruling("E-39", "11.2.3");
    const { list: modifiers } = new Drms(charts.PROMOTION)
      .times(kommandant.periodAwards, "PROMO_AWARD")
      .times(groups, "PROMO_TEN_SHIPS")
      .times(kommandant.periodFailures, "PROMO_FAILED_PATROL");
    const { row } = ctx.roll({ label: "promotion", section: "11.2.3", view: chartView(charts.PROMOTION), modifiers });
    promotion = row.result;
    if (row.result === "promoted") ctx.set(kommandant, "rank", next, "PROMOTED", "11.2.3");
  }
  ctx.set(kommandant, "periodShips", 0, "PERIOD_SHIPS", "11.2.3");
  ctx.set(kommandant, "periodFailures", 0, "PERIOD_FAILURES", "11.2.3");
  ctx.set(kommandant, "periodAwards", 0, "PERIOD_AWARDS", "11.2.3");
  return promotion;
}

/** 11.2.3 Ships in one group of the modifier PROMO_TEN_SHIPS. */
function shipsInAGroup({ PROMOTION }: Charts): number {
  return modifierOf(PROMOTION, "PROMO_TEN_SHIPS").perCount ?? 1;
}

function nextRank({ RANKS }: Charts, rank: Rank): Rank | undefined {
  const { ranks } = RANKS.facts;
  const order = ranks.find(({ id }) => id === rank)?.order ?? 0;
  return ranks.find((each) => each.order === order + 1)?.id;
}

function better(one: Promotion, other: Promotion): Promotion {
  return one === "promoted" ? one : other;
}

/** 11.2.3 The outcome of a promotion check. */
export const promotionSchema = z
  .enum(PROMOTIONS)
  .meta({ id: "HuntersPromotion", description: "11.2.3 Outcome of a promotion check." });
