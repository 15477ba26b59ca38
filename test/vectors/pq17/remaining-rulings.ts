import { destroyerFates } from "./events/gales";
import { campaignGrounding } from "./events/mishaps";
import type { Vector } from "./kit";
import { boxesReached } from "./movement/boxes";
import { strikeRulings } from "./remaining-rulings/carrier-strikes";
import { fortnightLosses, fortnights } from "./remaining-rulings/next-fortnight";
import { operations } from "./remaining-rulings/operations";
import { packKeptBack } from "./submarine-matters/stray-merchants";

/** Rulings that the files of their parts do not cite. */
export function vectors(): Vector[] {
  return [
    ...fortnights(),
    ...fortnightLosses(),
    ...operations(),
    ...destroyerFates(),
    ...campaignGrounding(),
    ...packKeptBack(),
    ...strikeRulings(),
    ...boxesReached(),
  ];
}
