import { raidRefused } from "./air-places/raids";
import { shadowersDetached } from "./joining/detaching";
import { withdrawnDummies } from "./joining/dummies";
import type { Vector } from "./kit";
import { closedBoxes } from "./movement/boxes";
import { soughtInVain } from "./remaining/limits";
import { campaignConvoys } from "./remaining-refusals/campaign-convoys";
import { idleSteps } from "./remaining-refusals/idle-steps";
import { strikesRefused } from "./remaining-rulings/carrier-strikes";

/** Refusals that the files of their parts leave over. */
export function vectors(): Vector[] {
  return [
    ...closedBoxes(),
    ...campaignConvoys(),
    ...shadowersDetached(),
    ...soughtInVain(),
    ...withdrawnDummies(),
    ...idleSteps(),
    ...strikesRefused(),
    ...raidRefused(),
  ];
}
