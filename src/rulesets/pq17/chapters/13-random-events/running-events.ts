import type { RunningEventId, Side } from "../../vocabulary";
import type { Context } from "../shared/context";
import { runningEvent } from "../shared/game";
import type { RunningEvent } from "./state";

/** 13 Begins an event of a side that goes on to the end of a player phase of this turn. */
export function beginEvent(ctx: Context, event: RunningEventId, side: Side, after: Side, section: string): void {
  const { state } = ctx;
  ctx.push(state.events, { event, side, until: state.turn, after }, "EVENT_BEGINS", section);
}

/** 13 Takes away an event that has been used, such as a permitted strike (7.1.3) or Elusive Target (13.1). */
export function spendEvent(ctx: Context, event: RunningEventId, side: Side, section: string): void {
  const used = runningEvent(ctx.state, event, side);
  if (used !== undefined) drop(ctx, (each) => each !== used, section);
}

/** 13 Ends the events whose time is over at the end of a player phase. */
export function endEvents(ctx: Context, after: Side): void {
  const { turn, events } = ctx.state;
  const stays = (each: RunningEvent): boolean => each.until > turn || (each.until === turn && each.after !== after);
  if (!events.every(stays)) drop(ctx, stays, "13");
}

function drop(ctx: Context, stays: (each: RunningEvent) => boolean, section: string): void {
  const { state } = ctx;
  ctx.set(state, "events", state.events.filter(stays), "EVENT_ENDS", section);
}
