import type { Charts } from "../../charts/schema";
import type { Fate, Victory } from "../../vocabulary";
import { type Context, enterPhase } from "../shared/context";
import { tonsSunk } from "../shared/log";

/** 5.2.2 The victory level for a tonnage and a fate. */
export function victoryFor(charts: Charts, tons: number, fate: Fate): Victory {
  const { levels, captured } = charts.VICTORY.facts;
  if (fate === "captured") return captured;
  return levels.find((level) => level.minTons <= tons && tons <= (level.maxTons ?? tons))?.id ?? levels[0]!.id;
}

/** 5.1, 5.2 Ends the career: the fate is final and the victory level is determined. */
export function endCareer(ctx: Context, fate: Fate, section: string): void {
  const { state, charts } = ctx;
  const tons = tonsSunk(state);
  ctx.set(
    state,
    "end",
    { fate, month: state.month, tons, victory: victoryFor(charts, tons, fate) },
    "GAME_OVER",
    section,
  );
  enterPhase(ctx, "over", "5.1.3");
}

/** 5.1.2 True if a month is too late for another patrol. */
export function tooLate(charts: Charts, month: string): boolean {
  return month > charts.TIMELINE.facts.lastMonth;
}

/** 5.1.3 True if the career has ended; every procedure stops there. */
export function isOver(ctx: Context): boolean {
  return ctx.state.phase === "over";
}
