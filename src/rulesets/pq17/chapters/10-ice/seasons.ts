import { iceOf } from "../../charts/pack";
import {
  ICE_CONDITIONS,
  ICE_SECTORS,
  ICE_ZONES,
  type IceCondition,
  type IceSector,
  type IceZone,
} from "../../vocabulary";
import { campaignFacts } from "../15-campaign/campaign";
import type { Context } from "../shared/context";

const severity = (ice: IceCondition): number => ICE_CONDITIONS.indexOf(ice);

/** 10.4 The ice of the fortnight that begins: thaw from April to early September, freeze in the rest of the year. */
export function turnIce(ctx: Context): void {
  const { state, charts } = ctx;
  const half = state.fortnight.slice(5);
  const { thaw, freeze } = campaignFacts(charts).ice;
  const thawing = thaw.from <= half && half <= thaw.to;
  const freezing = freeze.from <= half || half <= freeze.to;
  for (const sector of ICE_SECTORS) {
    const zones = ICE_ZONES.filter((zone) => zone.startsWith(sector));
    if (thawing) melt(ctx, sector, zones);
    else if (freezing) freezeOver(ctx, sector, zones);
  }
}

/** 10.4.1 Uncertain zones from the lowest number, none worse than the one before; then the edge of the pack becomes uncertain. */
function melt(ctx: Context, sector: IceSector, zones: readonly IceZone[]): void {
  const { ice } = ctx.state;
  zones.forEach((zone, index) => {
    const before = zones[index - 1];
    const bound = before === undefined ? "solid_pack" : ice[before].expected;
    if (!ice[zone].fixed) roll(ctx, sector, zone, (result) => severity(result) <= severity(bound));
  });
  const pack = zones.filter((zone) => ice[zone].expected === "solid_pack").at(-1);
  if (pack !== undefined && ice[pack].fixed) ctx.set(ice[pack], "fixed", false, "ICE_UNCERTAIN", "10.4.1");
  const clear = zones.filter((zone) => ice[zone].expected === "clear").slice(1);
  for (const zone of clear) ctx.set(ice[zone], "fixed", true, "ICE_CERTAIN", "10.4.1");
}

/** 10.4.2 Uncertain zones from the highest number, none milder than the one before; then the edge of open water becomes uncertain. */
function freezeOver(ctx: Context, sector: IceSector, zones: readonly IceZone[]): void {
  const { ice } = ctx.state;
  const order = [...zones].reverse();
  order.forEach((zone, index) => {
    const before = order[index - 1];
    const bound = before === undefined ? "clear" : ice[before].expected;
    if (!ice[zone].fixed) roll(ctx, sector, zone, (result) => severity(result) >= severity(bound));
  });
  const clearZone = zones.find((zone) => ice[zone].expected === "clear");
  if (clearZone !== undefined && ice[clearZone].fixed)
    ctx.set(ice[clearZone], "fixed", false, "ICE_UNCERTAIN", "10.4.2");
  const pack = zones.filter((zone) => ice[zone].expected === "solid_pack").slice(0, -1);
  for (const zone of pack) ctx.set(ice[zone], "fixed", true, "ICE_CERTAIN", "10.4.2");
}

/**
 * 10.4 Rolls for a zone until the order of the season holds. A zone that can never keep the order takes the condition
 * of the previous zone.
 */
function roll(ctx: Context, sector: IceSector, zone: IceZone, holds: (result: IceCondition) => boolean): void {
  const { state, charts } = ctx;
  const view = iceOf(charts, state.ice[zone].expected);
  const possible = view.rows.some(({ result }) => holds(result));
  if (!possible) {
    ctx.ruling("E-92", "10.4");
    const conditions = ICE_CONDITIONS.filter(holds);
    const nearest =
      severity(state.ice[zone].expected) > severity(conditions.at(-1) ?? "clear") ? conditions.at(-1) : conditions[0];
    if (nearest !== undefined) ctx.set(state.ice[zone], "expected", nearest, "ICE", "10.4");
    return;
  }
  for (;;) {
    const { row } = ctx.roll({ label: "ice-zone", about: { sector, zone }, section: "10.4", view });
    if (!holds(row.result)) continue;
    ctx.set(state.ice[zone], "expected", row.result, "ICE", "10.4");
    return;
  }
}
