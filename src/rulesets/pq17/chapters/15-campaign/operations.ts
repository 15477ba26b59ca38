import type { AnyOperation } from "../../../../core/contract/operation";
import { bidInitiative } from "../4-1-initiative/bid-initiative";
import { holdMerchants } from "../15-2-convoys/hold-merchants";
import { landMerchants } from "../15-2-convoys/land-merchants";
import { claimReinforcement } from "../15-3-reinforcements/claim-reinforcement";
import { buyEmergency, keepEmergency, takeGreenUnit } from "../15-4-emergency-reinforcements/operations";
import { repairShip } from "../15-5-repairs/repair-ship";
import { placeReplacement, replaceAircraft } from "../15-6-air-replacements/operations";
import { nameSubstitute, transferToGermany } from "../15-7-withdrawals/operations";
import { declareEv } from "../15-8-homecoming/declare-ev";
import { exchangePatrolWhite, keepAtSea, recallBreakout, returnForce } from "../15-8-homecoming/operations";

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
