import { canonicalJson } from "../../../../core/json/canonical";
import { unitOf } from "../../charts/pack";
import { SIDES, type Side } from "../../vocabulary";
import { ownCampaign } from "../15-campaign/campaign";
import type { Context } from "../shared/context";
import { forcesOf } from "../shared/game";
import { inGroup } from "../shared/units";
import { score } from "./points";

/** 2.4 Damage to capital ships is scored once in a campaign: a ship sunk later gives back what it was scored for before. */
export function closeAccounts(ctx: Context): void {
  for (const side of SIDES) {
    replaceBySinking(ctx, side);
    const own = ctx.state.sides[side];
    const fresh = own.tally.uncounted;
    noteScored(ctx, side);
    const wanting = damaged(ctx, side);
    if (canonicalJson(fresh) !== canonicalJson(wanting))
      ctx.set(own.tally, "uncounted", wanting, "DAMAGE_BOOKED", "2.4");
  }
}

/** 2 CAPITAL_DAMAGE of earlier fortnights is replaced, not added to, when the ship is sunk. */
function replaceBySinking(ctx: Context, side: Side): void {
  const { sunk } = ctx.state.sides[side];
  const own = ownCampaign(ctx.state, side);
  const sunkCapitals = own.credited.filter(({ unit }) => sunk.some((each) => each.unit === unit));
  if (sunkCapitals.length > 0) ctx.ruling("E-91", "2.4");
  for (const { unit, amount } of sunkCapitals) score(ctx, side, "CAPITAL_DAMAGE", -amount, unit, "2.4");
  if (sunkCapitals.length > 0)
    ctx.set(
      own,
      "credited",
      own.credited.filter((each) => !sunkCapitals.includes(each)),
      "DAMAGE_BOOKED",
      "2.4",
    );
}

/** Adds this operation's score for damage to the credit of each ship. */
function noteScored(ctx: Context, side: Side): void {
  const { state } = ctx;
  const own = ownCampaign(state, side);
  for (const { unit, amount } of state.vp.log.filter((each) => each.code === "CAPITAL_DAMAGE" && each.side === side)) {
    if (unit === null || state.sides[side].sunk.some((each) => each.unit === unit)) continue;
    const entry = own.credited.find((each) => each.unit === unit);
    if (entry === undefined) ctx.push(own.credited, { unit, amount }, "DAMAGE_BOOKED", "2.4");
    else ctx.set(entry, "amount", entry.amount + amount, "DAMAGE_BOOKED", "2.4");
  }
}

/** 2.4 The CS that the capital ships of a side lack, which the next operation does not score again. */
export function damaged(ctx: Context, side: Side): { unit: string; cs: number }[] {
  const { state, charts } = ctx;
  return forcesOf(state, side)
    .flatMap(({ units }) => units)
    .filter((ship) => inGroup(charts, ship, "capital") && ship.cs < unitOf(charts, ship.unit).cs)
    .map((ship) => ({ unit: ship.unit, cs: unitOf(charts, ship.unit).cs - ship.cs }))
    .sort((a, b) => (a.unit < b.unit ? -1 : 1));
}
