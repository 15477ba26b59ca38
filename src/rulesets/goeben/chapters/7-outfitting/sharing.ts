import { reason } from "../../../../core/choice/legality";
import { limitSum } from "../../../../core/choice/limits";
import { someOf, wholeNumber, within } from "../../../../core/choice/values";
import type { Choice, Picker } from "../../../../core/contract/choice";
import { germanShipOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { GermanShipId, Store } from "../../vocabulary";
import { outfittersAt } from "../9-ports/visits";

/** 7.1, 7.3 Points of one roll that wait to be shared out in a space. */
export type Sharing = NonNullable<Snapshot["sharing"]>;

/** The shares of all ships in stores that are shared out; a share that is not named is refused. */
export type Shares = { readonly [S in GermanShipId]?: { readonly [K in Store]?: number | undefined } | undefined };

/** D-06, 10.0 The number of points of a store that a ship can still take. */
export function roomFor(state: Snapshot, charts: Charts, ship: GermanShipId, store: Store): number {
  return Math.max(0, germanShipOf(charts, ship).start[store] - state.ships[ship][store]);
}

/** 7.1, D-05 The stores that points of one roll may be taken as. */
export function storesOf(stores: "coal" | "ammunition"): readonly Store[] {
  return stores === "coal" ? ["coal"] : ["ammunition", "torpedoes"];
}

/** A ship, a store, and the most points of it that the ship may take. */
interface Berth {
  readonly ship: GermanShipId;
  readonly store: Store;
  readonly room: number;
}

/** 7.1, 7.3, D-06 The ways of sharing out points: any part may be refused, and no ship takes more than it can hold. */
export function sharesOf(state: Snapshot, charts: Charts, sharing: Sharing): Choice<Shares> {
  const { points } = sharing;
  const section = sharing.stores === "coal" ? "7.3" : "7.1";
  const berths = berthsOf(state, charts, sharing);
  const members = Object.fromEntries(
    outfittersAt(state, sharing.space).map((ship) => [ship, shareOf(berths.filter((each) => each.ship === ship))]),
  );
  const limit = reason("STORES_SHARED", section, { points });
  const choice: Choice<Shares> = someOf(members);
  return within(choice, limitSum(limit, { pointers: ["/*/*"] }, { max: points }), {
    draw: (pick) => drawShares(berths, points, pick),
  });
}

function berthsOf(state: Snapshot, charts: Charts, { space, stores }: Sharing): Berth[] {
  return outfittersAt(state, space).flatMap((ship) =>
    storesOf(stores).map((store) => ({ ship, store, room: roomFor(state, charts, ship, store) })),
  );
}

function shareOf(berths: readonly Berth[]): Choice<Partial<Record<string, number>>> {
  const berthsWithRoom = berths.filter(({ room }) => room > 0);
  const full = berths.filter(({ room }) => room === 0);
  const closed = full.map(({ ship, store }) => {
    return [store, reason("INDEX_FULL", "10.0", { ship, store })];
  });
  const members = Object.fromEntries(berthsWithRoom.map(({ store, room }) => [store, wholeNumber(0, room)]));
  return someOf(members, { max: berthsWithRoom.length, closed: Object.fromEntries(closed) });
}

/** Fills one share after another, in any order, each with any part of what is left. */
function drawShares(berths: readonly Berth[], points: number, pick: Picker): Shares {
  const shares: Record<string, Record<string, number>> = {};
  const berthsWithRoom = berths.filter(({ room }) => room > 0);
  let left = points;
  while (berthsWithRoom.length > 0 && left > 0) {
    const { ship, store, room } = berthsWithRoom.splice(pick(berthsWithRoom.length), 1)[0]!;
    const taken = pick(Math.min(room, left) + 1);
    shares[ship] = { ...shares[ship], [store]: taken };
    left -= taken;
  }
  return shares;
}
