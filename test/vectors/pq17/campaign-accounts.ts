import { absences, accounts, closings, destroyerRepairs, ends, iceAbsences } from "./campaign-accounts/accounts";
import { orders } from "./campaign-accounts/orders";
import { arrivals, comings, leavings } from "./campaign-accounts/orders-of-battle";
import type { Vector } from "./kit";

/** 12.6.1, 15 Vectors for the gains, losses and entries of a campaign's order-of-battle phase. */
export function vectors(): Vector[] {
  return [
    ...arrivals(),
    ...comings(),
    ...leavings(),
    ...accounts(),
    ...absences(),
    ...iceAbsences(),
    ...destroyerRepairs(),
    ...closings(),
    ...orders(),
    ...ends(),
  ];
}
