import { viewOf } from "../../../../core/charts/look-up";
import { turnIndex } from "../../charts/pack";
import type { Scenario } from "../../charts/schema";
import type { Option } from "../../vocabulary";
import { type Context, uses } from "../shared/game";

/** 8.3.2 The turn at which player phases begin: day 1 PM where the complete operation is played, else the scenario's. */
export function firstTurn(scenario: Scenario, options: readonly Option[]): number {
  return options.includes("complete_operation") ? 2 : turnIndex(scenario.start);
}

/** 8.3.1 Rolls for the turn at which player phases begin, where that option is in use. */
export function rollStart(ctx: Context): void {
  const { state, charts } = ctx;
  if (!uses(state, "variable_start") || uses(state, "complete_operation")) return;
  const { row } = ctx.roll({
    label: "variable-start",
    section: "8.3.1",
    view: viewOf(charts.VARIABLE_START),
    say: ({ turns }) => `${turns} turns`,
  });
  ctx.set(state, "startTurn", Math.max(1, state.startTurn + row.turns), "START_TURN", "8.3.1");
}
