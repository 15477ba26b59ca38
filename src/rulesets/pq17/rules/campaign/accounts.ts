import { unitOf } from "../../charts/pack";
import { SIDES, type Side } from "../../vocabulary";
import { forcesOf, type Table } from "../game";
import { score } from "../losses";
import { inGroup } from "../units";
import { ownCampaign } from "./campaign";

/** 2.4 Damage to capital ships is scored once in a campaign: a ship sunk later gives back what it was scored for before. */
export function closeAccounts(desk: Table): void {
  for (const side of SIDES) {
    replaceBySinking(desk, side);
    const own = desk.state.sides[side];
    const fresh = own.tally.uncounted;
    noteScored(desk, side);
    const wanting = damaged(desk, side);
    if (JSON.stringify(fresh) !== JSON.stringify(wanting))
      desk.set(own.tally, "uncounted", wanting, "DAMAGE_BOOKED", "2.4");
  }
}

/** G.43 CAPITAL_DAMAGE of earlier fortnights is replaced, not added to, when the ship is sunk. */
function replaceBySinking(desk: Table, side: Side): void {
  const { sunk } = desk.state.sides[side];
  const own = ownCampaign(desk.state, side);
  const gone = own.credited.filter(({ unit }) => sunk.some((each) => each.unit === unit));
  if (gone.length > 0) desk.ruling("E-91", "2.4");
  for (const { unit, amount } of gone) score(desk, side, "CAPITAL_DAMAGE", -amount, unit, "2.4");
  if (gone.length > 0)
    desk.set(
      own,
      "credited",
      own.credited.filter((each) => !gone.includes(each)),
      "DAMAGE_BOOKED",
      "2.4",
    );
}

/** Adds what this operation has scored for damage to what stands to the credit of each ship. */
function noteScored(desk: Table, side: Side): void {
  const { state } = desk;
  const own = ownCampaign(state, side);
  for (const { unit, amount } of state.vp.log.filter((each) => each.code === "CAPITAL_DAMAGE" && each.side === side)) {
    if (unit === null || state.sides[side].sunk.some((each) => each.unit === unit)) continue;
    const entry = own.credited.find((each) => each.unit === unit);
    if (entry === undefined) desk.push(own.credited, { unit, amount }, "DAMAGE_BOOKED", "2.4");
    else desk.set(entry, "amount", entry.amount + amount, "DAMAGE_BOOKED", "2.4");
  }
}

/** 2.4 The CS that the capital ships of a side lack, which the next operation does not score again. */
export function damaged(desk: Table, side: Side): { unit: string; cs: number }[] {
  const { state, charts } = desk;
  return forcesOf(state, side)
    .flatMap(({ units }) => units)
    .filter((ship) => inGroup(charts, ship, "capital") && ship.cs < unitOf(charts, ship.unit).cs)
    .map((ship) => ({ unit: ship.unit, cs: unitOf(charts, ship.unit).cs - ship.cs }))
    .sort((a, b) => (a.unit < b.unit ? -1 : 1));
}
