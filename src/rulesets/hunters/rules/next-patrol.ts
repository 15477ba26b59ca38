import { endCareer, logRow } from "./career";
import { enterPhase, type Table } from "./game";
import { fitOut } from "./new-boat";
import { finalPromotion, type Promotion } from "./promotion";
import { healAll } from "./recovery";
import { nextPatrolMonth, onlyResupply, refitOf, tooLate } from "./refit-months";

/** Where a finished refit leaves the career. */
export interface Sailing {
  readonly month: string;
  /** 11.2.3 The last check of the game; `not_due` while the career goes on. */
  readonly promotion: Promotion;
}

/** C.14 steps 12 and 13: the log, the calendar, and either the next patrol or the end of the game. */
export function finishRefit(desk: Table): Sailing {
  const { state, charts } = desk;
  const { delay, patrolMonths, promotionChecked } = refitOf(state);
  const row = logRow(state);
  const month = nextPatrolMonth(state, delay);
  desk.set(row, "patrolMonths", patrolMonths, "PATROL_MONTHS", onlyResupply(desk) ? "14.9.6" : "10.10.6");
  desk.set(row, "refitMonths", delay, "REFIT_MONTHS", "10.10.4");
  desk.set(state, "patrol", null, "PATROL_OVER", "7.5.1");
  desk.set(state, "refit", null, "REFIT_OVER", "10.10.4");
  if (tooLate(charts, month)) {
    const { lastMonth } = charts.TIMELINE.facts;
    desk.ruling("E-83", "5.1.2");
    desk.set(state, "month", lastMonth, "MONTH", "5.1.2");
    const promotion = promotionChecked ? "not_due" : finalPromotion(desk);
    endCareer(desk, "time_expired", "5.1.2");
    return { month: lastMonth, promotion };
  }
  desk.set(state, "month", month, "MONTH", "10.10.4");
  healAll(desk);
  fitOut(desk);
  enterPhase(desk, "port", "6.1");
  return { month, promotion: "not_due" };
}
