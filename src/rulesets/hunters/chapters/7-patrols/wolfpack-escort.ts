import { viewOf } from "../../../../core/charts/look-up";
import { inoperable } from "../10-damage/systems";
import { jointBattle } from "../13-5-wolfpacks/wolfpack";
import { type Context, engagementOf, patrolOf } from "../shared/game";

/** 7.2.1, 7.2.2 Rolls once what the escort of a wolfpack's convoy does, unless the radio is inoperable (7.2.3) or a pack draws (13.5.4). */
export function rollWolfpackEscort(ctx: Context): void {
  const { state, charts } = ctx;
  const engagement = engagementOf(state);
  if (jointBattle(engagement) !== null) return;
  const applies = patrolOf(state).mission === "W" && engagement.kind === "convoy" && engagement.wolfpack === null;
  if (!applies || inoperable(state, "radio")) return;
  if (engagement.following === "damaged") ctx.ruling("E-50", "7.2.4");
  const { row } = ctx.roll({ label: "wolfpack-escort", section: "7.2.2", view: viewOf(charts.WOLFPACK_ESCORT) });
  ctx.set(engagement, "wolfpack", row.result, "WOLFPACK_ESCORT", "7.2.2");
}
