import { reason } from "../../../../core/choice/legality";
import type { Reason } from "../../../../core/contract/choice";
import { scenarioOf } from "../../charts/pack";
import type { Charts, Scenario } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import { score } from "../2-victory/points";
import { placeGroup } from "../13-random-events/reinforcements";
import type { Context } from "../shared/context";
import { uses } from "../shared/game";

/** 14 A force that may be bought, by its place in the scenario's list. */
interface Offer {
  readonly index: number;
  readonly listed: Scenario["ahistorical"][number];
}

/** 14 The forces that a side may still buy. */
export function offers(state: Snapshot, charts: Charts, side: Side): Offer[] {
  const { bought } = state.sides[side].special;
  return scenarioOf(charts, state.scenario)
    .ahistorical.map((listed, index) => ({ index, listed }))
    .filter(({ listed, index }) => listed.side === side && !bought.includes(index));
}

/** 14 Why a side can buy nothing; undefined when it can. */
export function cannotBuy(state: Snapshot, charts: Charts, side: Side): Reason | undefined {
  if (!uses(state, "ahistorical_forces")) return reason("OPTION_OFF", "14");
  return offers(state, charts, side).length > 0 ? undefined : reason("NOTHING_TO_BUY", "14");
}

/** 14 The victory points that a force costs: its listed price, or half of it as reinforcements; halves are kept (D-01). */
function priceOf({ listed }: Offer, group: number | null): number {
  return group === null ? listed.price : Math.floor(listed.price) / 2;
}

/** 14 Buys a force: at its port at once, or as a group of reinforcements that may never come. */
export function buyForceOffer(ctx: Context, side: Side, offer: Offer, group: number | null): number {
  const { state } = ctx;
  const own = state.sides[side];
  const { at, units } = offer.listed;
  const price = priceOf(offer, group);
  ctx.ruling("E-70", "14");
  ctx.push(own.special.bought, offer.index, "FORCE_BOUGHT", "14");
  score(ctx, side, "AHISTORICAL", side === "allied" ? -price : price, null, "14");
  if (group === null) placeGroup(ctx, side, offer.listed, "14");
  else {
    const record = { group, at, turn: null, units: units.map((each) => ({ ...each })), placed: false };
    ctx.push(own.reinforcements, record, "FORCE_BOUGHT", "14");
  }
  return price;
}
