import type { AnyOperation } from "../../../core/contract/operation";
import { bidInitiative } from "./campaign-bid-initiative";
import { buyEmergency } from "./campaign-buy-emergency";
import { claimReinforcement } from "./campaign-claim-reinforcement";
import { declareEv } from "./campaign-declare-ev";
import { exchangePatrolWhite } from "./campaign-exchange-patrol-white";
import { holdMerchants } from "./campaign-hold-merchants";
import { keepAtSea } from "./campaign-keep-at-sea";
import { keepEmergency } from "./campaign-keep-emergency";
import { landMerchants } from "./campaign-land-merchants";
import { nameSubstitute } from "./campaign-name-substitute";
import { placeReplacement } from "./campaign-place-replacement";
import { recallBreakout } from "./campaign-recall-breakout";
import { repairShip } from "./campaign-repair-ship";
import { replaceAircraft } from "./campaign-replace-aircraft";
import { returnForce } from "./campaign-return-force";
import { takeGreenUnit } from "./campaign-take-green-unit";
import { transferToGermany } from "./campaign-transfer-to-germany";

/** 15 The operations of the campaign, in the order of play. */
export const campaignOperations: readonly AnyOperation[] = [
  bidInitiative,
  declareEv,
  claimReinforcement,
  takeGreenUnit,
  holdMerchants,
  landMerchants,
  exchangePatrolWhite,
  buyEmergency,
  recallBreakout,
  returnForce,
  repairShip,
  transferToGermany,
  replaceAircraft,
  keepEmergency,
  nameSubstitute,
  keepAtSea,
  placeReplacement,
];
