import { monthSchema } from "../../schemas";
import { endCareer, tooLate } from "../5-victory/victory";
import { fitOut } from "../11-4-new-boats/new-boat";
import { finalPromotion, type Promotion } from "../11-advancement/promotion";
import { type Context, enterPhase } from "../shared/context";
import { logRow } from "../shared/log";
import { healAll } from "./recovery";
import { nextPatrolMonth, onlyResupply, refitOf } from "./refit-months";

/** The month of the next patrol and the last promotion check, after a finished refit. */
export interface Sailing {
  readonly month: string;
  /** 11.2.3 The last check of the game; `not_due` while the career goes on. */
  readonly promotion: Promotion;
}

/** 10.10.4, 5.1.2 Ends a refit: the log, the calendar, and either the next patrol or the end of the game. */
export function finishRefit(ctx: Context): Sailing {
  const { state, charts } = ctx;
  const { delay, patrolMonths, promotionChecked } = refitOf(state);
  const row = logRow(state);
  const month = nextPatrolMonth(state, delay);
  ctx.set(row, "patrolMonths", patrolMonths, "PATROL_MONTHS", onlyResupply(ctx) ? "14.9.6" : "10.10.6");
  ctx.set(row, "refitMonths", delay, "REFIT_MONTHS", "10.10.4");
  ctx.set(state, "patrol", null, "PATROL_OVER", "7.5.1");
  ctx.set(state, "refit", null, "REFIT_OVER", "10.10.4");
  if (tooLate(charts, month)) {
    const { lastMonth } = charts.TIMELINE.facts;
    ctx.ruling("E-83", "5.1.2");
    ctx.set(state, "month", lastMonth, "MONTH", "5.1.2");
    const promotion = promotionChecked ? "not_due" : finalPromotion(ctx);
    endCareer(ctx, "time_expired", "5.1.2");
    return { month: lastMonth, promotion };
  }
  ctx.set(state, "month", month, "MONTH", "10.10.4");
  healAll(ctx);
  fitOut(ctx);
  enterPhase(ctx, "port", "6.1");
  return { month, promotion: "not_due" };
}

/** 10.10.4 The month in which the boat sails again, as an outcome. */
export const sailingFields = {
  month: monthSchema.describe("C.14 Month of the next patrol; the last month of the game if the career is over."),
};
