import { chartView } from "../../../../core/charts/look-up";
import type { Context } from "../shared/context";

/** 18.0 Rolls the space where the task force starts; without the option it is always the same. */
export function rollStart(ctx: Context): string {
  const { state, charts } = ctx;
  if (!state.options.variableDeployment) return charts.GERMAN_SETUP.facts.start;
  const view = chartView(charts.VARIABLE_DEPLOYMENT);
  return ctx.roll({ label: "variable-deployment", section: "18.0", view, resultName: ({ space }) => space }).row.space;
}
