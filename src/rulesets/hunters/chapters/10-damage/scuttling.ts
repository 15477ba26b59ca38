import { chartView } from "../../../../core/charts/look-up";
import { endCareer } from "../5-victory/victory";
import { noRecoveries } from "../10-10-refit/refit-months";
import { type Context, enterPhase } from "../shared/context";
import { Drms } from "../shared/game";
import { isOut } from "./crew";
import { inoperable } from "./systems";

/** 10.9.1-10.9.3 Ends the career of a boat forced to the surface: it is scuttled or captured. */
export function scuttle(ctx: Context): void {
  const { state, charts } = ctx;
  const modifiers = new Drms(charts.SCUTTLE).when(isOut(state, "kmdt"), "SCUTTLE_KMDT_SW").list;
  const { row } = ctx.roll({ label: "scuttle", section: "10.9.2", view: chartView(charts.SCUTTLE), modifiers });
  endCareer(ctx, row.result === "captured" ? "captured" : "scuttled_pow", "10.9.2");
}

/** 10.9.4, 10.9.5 Scuttles a boat with both diesels out far from port; the crew is rescued or lost. */
export function scuttleAtSea(ctx: Context): void {
  const { state, charts } = ctx;
  const modifiers = new Drms(charts.RESCUE).when(inoperable(state, "radio"), "RESCUE_RADIO").list;
  const { row } = ctx.roll({ label: "rescue", section: "10.9.4", view: chartView(charts.RESCUE), modifiers });
  if (row.result === "lost_at_sea") {
    endCareer(ctx, "lost_at_sea", "10.9.4");
    return;
  }
  ctx.ruling("E-21", "10.9.4");
  const recoveries = noRecoveries();
  ctx.set(state, "engagement", null, "ENGAGEMENT_OVER", "10.9.4");
  ctx.set(
    state,
    "refit",
    { boatDue: "rescued", delay: 0, patrolMonths: 0, promotionChecked: false, recoveries },
    "RESCUED",
    "10.9.4",
  );
  enterPhase(ctx, "in_port", "10.9.4");
}
