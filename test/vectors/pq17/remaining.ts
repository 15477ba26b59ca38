import { merchantBreakdown } from "./events/mishaps";
import type { Vector } from "./kit";
import { heldConvoys } from "./movement/convoys";
import { capacity } from "./movement/ports";
import { creditCited } from "./movement/sailing";
import { holdingRules } from "./remaining/holding";
import { combinations } from "./remaining/limits";
import { patrolWhite } from "./remaining/patrol-white";
import { endurance, sovietCommand } from "./remaining/soviets";
import { mixedReactions } from "./transits/checks";
import { dispersalLeft } from "./weather/dispersal";

/** Movement, transit, weather and events: what the files of those parts leave over. */
export function vectors(): Vector[] {
  return [
    ...heldConvoys(),
    ...holdingRules(),
    ...capacity(),
    ...mixedReactions(),
    ...dispersalLeft(),
    ...sovietCommand(),
    ...endurance(),
    ...combinations(),
    ...patrolWhite(),
    ...creditCited(),
    ...merchantBreakdown(),
  ];
}
