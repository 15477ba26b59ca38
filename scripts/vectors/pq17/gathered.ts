import { raidRefused } from "./air-raids";
import { fortnightLosses, fortnights } from "./ending/next-fortnight";
import { operations } from "./ending/operations";
import { destroyerFates } from "./events/gales";
import { campaignGrounding, merchantBreakdown } from "./events/mishaps";
import { shadowersDetached } from "./joining/detaching";
import { withdrawnDummies } from "./joining/dummies";
import { combinations, soughtInVain } from "./joining/limits";
import type { Vector } from "./kit";
import { boxesReached, closedBoxes } from "./movement/boxes";
import { campaignConvoys } from "./movement/campaign-convoys";
import { heldConvoys } from "./movement/convoys";
import { held } from "./movement/holding";
import { patrolWhite } from "./movement/patrol-white";
import { capacity } from "./movement/ports";
import { creditCited } from "./movement/sailing";
import { endurance, sovietCommand } from "./movement/soviets";
import { packKeptBack } from "./sub-stray-merchants";
import { strikeRulings, strikesRefused } from "./surface/carrier-strikes";
import { idleSteps } from "./surface/idle-steps";
import { mixedReactions } from "./transits/checks";
import { dispersalLeft } from "./weather/dispersal";

/** The files that gather vectors of many parts of the game: refusals of movement, further refusals, and rulings. */
export const GATHERED_FILES: Readonly<Record<string, () => Vector[]>> = {
  remaining: () => [
    ...heldConvoys(),
    ...held(),
    ...capacity(),
    ...mixedReactions(),
    ...dispersalLeft(),
    ...sovietCommand(),
    ...endurance(),
    ...combinations(),
    ...patrolWhite(),
    ...creditCited(),
    ...merchantBreakdown(),
  ],
  "remaining-refusals": () => [
    ...closedBoxes(),
    ...campaignConvoys(),
    ...shadowersDetached(),
    ...soughtInVain(),
    ...withdrawnDummies(),
    ...idleSteps(),
    ...strikesRefused(),
    ...raidRefused(),
  ],
  "remaining-rulings": () => [
    ...fortnights(),
    ...fortnightLosses(),
    ...operations(),
    ...destroyerFates(),
    ...campaignGrounding(),
    ...packKeptBack(),
    ...strikeRulings(),
    ...boxesReached(),
  ],
};
