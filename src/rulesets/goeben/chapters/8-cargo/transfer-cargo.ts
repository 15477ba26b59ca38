import { caseOf } from "../../../../core/choice/cases";
import { byCase, reason } from "../../../../core/choice/legality";
import { pairs } from "../../../../core/choice/limits";
import { every, lazyChoice, oneOf, within } from "../../../../core/choice/values";
import type { Choice, Reason } from "../../../../core/contract/choice";
import type { Legality } from "../../../../core/contract/operation";
import { cargoOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Cargo, GermanShipId } from "../../vocabulary";
import { markOutfitted } from "../7-outfitting/outfitting";
import { holderAt, isCaptured, servesFriends } from "../9-ports/sites";
import { barredFromOutfitting, outfittersAt } from "../9-ports/visits";
import type { Context } from "../shared/context";
import { germanInPlay } from "../shared/game";
import { berthsLeft, isAllowed } from "./purchases";
import { stow, unstow } from "./stowing";

/** 8.6 A counter that goes from a Hull box of one ship into one of another; a counter there comes back in exchange. */
export interface Transfer {
  readonly from: GermanShipId;
  readonly box: number;
  readonly to: GermanShipId;
  readonly toBox: number;
}

/** 8.6, D-07 The transfers of cargo that are open now. */
export function transfers(state: Snapshot, charts: Charts): Legality<Transfer> {
  return byCase<Transfer, GermanShipId>(
    "from",
    germanInPlay(state),
    String,
    (from) => noTransfer(state, charts, from) ?? lazyChoice(() => transfersFrom(state, charts, from)),
    reason("NO_SHIP_ALONGSIDE/any", "8.6"),
  );
}

function noTransfer(state: Snapshot, charts: Charts, from: GermanShipId): Reason | undefined {
  const barred = barredFromOutfitting(state, from);
  if (barred !== undefined) return barred;
  const { space } = state.ships[from];
  if (space === null || !servesFriends(state, charts, space)) {
    return reason("NO_FRIENDLY_PORT", "8.6", { from });
  }
  const others = outfittersAt(state, space).filter((ship) => ship !== from);
  if (others.length === 0) return reason("NO_SHIP_ALONGSIDE", "8.6", { from });
  if (others.some((to) => canTransfer(state, charts, from, to))) return undefined;
  return reason("NOTHING_TO_TRANSFER", "8.6", { from });
}

/** True when something can be transferred between two ships that lie together. */
function canTransfer(state: Snapshot, charts: Charts, from: GermanShipId, to: GermanShipId): boolean {
  return boxesOf(state, charts, from).some((box) =>
    state.ships[to].boxes.some((_, index) => isOpen(state, charts, { from, box, to, toBox: index + 1 })),
  );
}

/** Every transfer between two ships that lie together. */
function between(state: Snapshot, charts: Charts, from: GermanShipId, to: GermanShipId): Transfer[] {
  return boxesOf(state, charts, from).flatMap((box) =>
    state.ships[to].boxes
      .map((_, index) => ({ from, box, to, toBox: index + 1 }))
      .filter((transfer) => isOpen(state, charts, transfer)),
  );
}

/** The first box of every counter aboard. */
function boxesOf(state: Snapshot, charts: Charts, ship: GermanShipId): number[] {
  const { boxes } = state.ships[ship];
  return boxes.flatMap((cargo, index) => {
    if (cargo === null) return [];
    return cargoOf(charts, cargo).boxes > 1 && boxes.indexOf(cargo) < index ? [] : [index + 1];
  });
}

/** 8.2, 8.6 True when the counter fits where it goes and a counter in its way may go back in exchange. */
function isOpen(state: Snapshot, charts: Charts, { from, box, to, toBox }: Transfer): boolean {
  const cargo = state.ships[from].boxes[box - 1] ?? null;
  if (cargo === null || !mayCarry(state, charts, to, cargo)) return false;
  const { boxes, hull } = state.ships[to];
  const size = cargoOf(charts, cargo).boxes;
  if (toBox - 1 + size > hull) return false;
  const there = boxes.slice(toBox - 1, toBox - 1 + size).filter((each) => each !== null);
  const [back] = there;
  if (back === undefined) return berthsLeft(state, charts, to, cargo) > 0;
  if (size > 1 || cargoOf(charts, back).boxes > 1 || back === cargo) return false;
  return mayCarry(state, charts, from, back) && [to, from].every((ship) => hasRoom(state, charts, ship, [cargo, back]));
}

function hasRoom(state: Snapshot, charts: Charts, ship: GermanShipId, cargo: readonly Cargo[]): boolean {
  return cargo.every((each) => berthsLeft(state, charts, ship, each) > 0);
}

function mayCarry(state: Snapshot, charts: Charts, ship: GermanShipId, cargo: Cargo): boolean {
  return isAllowed(state, charts, ship, cargo);
}

function transfersFrom(state: Snapshot, charts: Charts, from: GermanShipId): Choice<Transfer> {
  const cases: Record<string, Choice<Transfer>> = {};
  const { space } = state.ships[from];
  for (const to of space === null ? [] : outfittersAt(state, space)) {
    const transfers = to === from ? [] : between(state, charts, from, to);
    if (transfers.length > 0) cases[to] = among(transfers, from, to);
  }
  return caseOf("to", cases);
}

function among(transfers: readonly Transfer[], from: GermanShipId, to: GermanShipId): Choice<Transfer> {
  const limit = reason("TRANSFER_FITS", "8.6");
  const choice = every<Transfer>({
    from: oneOf([from]),
    box: oneOf([...new Set(transfers.map(({ box }) => box))]),
    to: oneOf([to]),
    toBox: oneOf([...new Set(transfers.map(({ toBox }) => toBox))]),
  });
  const fits = pairs(limit, ["/box", "/toBox"], { allowed: transfers.map(({ box, toBox }) => [box, toBox]) });
  return within(choice, fits, { draw: (pick) => transfers[pick(transfers.length)]! });
}

/** 8.6 Moves a counter to another ship; gives it, and the counter that came back in exchange, or null. */
export function transfer(ctx: Context, { from, box, to, toBox }: Transfer): { cargo: Cargo; exchanged: Cargo | null } {
  const { state, charts } = ctx;
  const { space } = state.ships[from];
  if (space !== null && holderAt(state, charts, space) !== "central_powers") ctx.ruling("D-07", "8.6");
  if (space !== null && isCaptured(state, space)) ctx.ruling("D-13", "9.2");
  const cargo = state.ships[from].boxes[box - 1]!;
  const exchanged = state.ships[to].boxes[toBox - 1] ?? null;
  markOutfitted(ctx, from);
  markOutfitted(ctx, to);
  unstow(ctx, from, box, "CARGO_TRANSFERRED", "8.6", { to });
  if (exchanged !== null) {
    unstow(ctx, to, toBox, "CARGO_TRANSFERRED", "8.6", { to: from });
    stow(ctx, from, exchanged, box, "8.6");
  }
  stow(ctx, to, cargo, toBox, "8.6");
  return { cargo, exchanged };
}
