// Made from schema/openapi.json by scripts/generate-schema.ts; not to be edited.
import type { Call } from "../call";
import type {
  Career,
  CareerAudit,
  CareerCreated,
  CareerDeleted,
  CareerFile,
  CareerPage,
  CareerPlayed,
  CareerStepPage,
  CareerToken,
  CareerTokens,
  CareerVerdict,
  Chart,
  CreateCareerRequest,
  Explanation,
  ForkCareerRequest,
  GoebenAcceptBattleInput,
  GoebenAcceptBattleResolution,
  GoebenApplyIntelligenceInput,
  GoebenApplyIntelligenceResolution,
  GoebenBeginBattleInput,
  GoebenBeginBattleResolution,
  GoebenBeginBombardmentInput,
  GoebenBeginBombardmentResolution,
  GoebenBreakOffInput,
  GoebenBreakOffResolution,
  GoebenCapturePortInput,
  GoebenCapturePortResolution,
  GoebenChartPack,
  GoebenChooseRammedShipInput,
  GoebenChooseRammedShipResolution,
  GoebenCoalInput,
  GoebenCoalResolution,
  GoebenContactInput,
  GoebenContactResolution,
  GoebenDecisions,
  GoebenDeclareVictoryInput,
  GoebenDeclareVictoryResolution,
  GoebenDeployTaskForceInput,
  GoebenDeployTaskForceResolution,
  GoebenDistanceInput,
  GoebenDistanceReport,
  GoebenEndPhaseInput,
  GoebenEndPhaseResolution,
  GoebenExplainRequest,
  GoebenGunneryRoundInput,
  GoebenGunneryRoundResolution,
  GoebenIncidentsInput,
  GoebenIncidentsResolution,
  GoebenIntelligenceInput,
  GoebenIntelligenceResolution,
  GoebenJettisonCargoInput,
  GoebenJettisonCargoResolution,
  GoebenLandCrewInput,
  GoebenLandCrewResolution,
  GoebenLayMineInput,
  GoebenLayMineResolution,
  GoebenLoadCargoInput,
  GoebenLoadCargoResolution,
  GoebenMoveShipInput,
  GoebenMoveShipResolution,
  GoebenNewInput,
  GoebenNewResolution,
  GoebenOddsRequest,
  GoebenOutfitShipInput,
  GoebenOutfitShipResolution,
  GoebenPlaceCollierInput,
  GoebenPlaceCollierResolution,
  GoebenRaidInput,
  GoebenRaidResolution,
  GoebenReachableInput,
  GoebenReachableReport,
  GoebenRearmInput,
  GoebenRearmResolution,
  GoebenReconnaissanceInput,
  GoebenReconnaissanceResolution,
  GoebenReembarkInput,
  GoebenReembarkResolution,
  GoebenReloadTorpedoesInput,
  GoebenReloadTorpedoesResolution,
  GoebenRepairInput,
  GoebenRepairResolution,
  GoebenRoles,
  GoebenRolesInput,
  GoebenShareStoresInput,
  GoebenShareStoresResolution,
  GoebenShoreBombardmentInput,
  GoebenShoreBombardmentResolution,
  GoebenSimulateRequest,
  GoebenSituationInput,
  GoebenSituationReport,
  GoebenStartNextScenarioInput,
  GoebenStartNextScenarioResolution,
  GoebenState,
  GoebenSubmarineEvasionInput,
  GoebenSubmarineEvasionResolution,
  GoebenTorpedoRoundInput,
  GoebenTorpedoRoundResolution,
  GoebenTransferCargoInput,
  GoebenTransferCargoResolution,
  GoebenVerifyRequest,
  Health,
  HuntersAbortPatrolInput,
  HuntersAbortPatrolResolution,
  HuntersAceComparison,
  HuntersAdditionalRoundInput,
  HuntersAdditionalRoundResolution,
  HuntersApproachInput,
  HuntersApproachResolution,
  HuntersAssignmentInput,
  HuntersAssignmentResolution,
  HuntersAttackInput,
  HuntersAttackResolution,
  HuntersBoatRequestInput,
  HuntersBoatRequestResolution,
  HuntersBreakOffInput,
  HuntersBreakOffResolution,
  HuntersChartPack,
  HuntersCheckEntryInput,
  HuntersChooseBoatInput,
  HuntersChooseBoatResolution,
  HuntersChoosePatrolInput,
  HuntersChoosePatrolResolution,
  HuntersChooseStragglerInput,
  HuntersChooseStragglerResolution,
  HuntersCloseApproachInput,
  HuntersCloseApproachResolution,
  HuntersCompareWithAcesInput,
  HuntersDecisions,
  HuntersDepthChargeInput,
  HuntersDepthChargeResolution,
  HuntersEncounterInput,
  HuntersEncounterResolution,
  HuntersEvasionInput,
  HuntersEvasionResolution,
  HuntersExplainRequest,
  HuntersFitSparePartsInput,
  HuntersFitSparePartsResolution,
  HuntersFlakStayInput,
  HuntersFlakStayResolution,
  HuntersFollowInput,
  HuntersFollowResolution,
  HuntersGunFireInput,
  HuntersGunFireResolution,
  HuntersJoinWolfpackInput,
  HuntersJoinWolfpackResolution,
  HuntersLoadMissionReloadsInput,
  HuntersLoadMissionReloadsResolution,
  HuntersLoadTorpedoesInput,
  HuntersLoadTorpedoesResolution,
  HuntersLogSheetInput,
  HuntersLogSheetReport,
  HuntersNewInput,
  HuntersNewResolution,
  HuntersNightWaitInput,
  HuntersNightWaitResolution,
  HuntersOddsRequest,
  HuntersPackBattleInput,
  HuntersPackBattleReport,
  HuntersPackDrawInput,
  HuntersPackDrawResolution,
  HuntersPlanRoundInput,
  HuntersPlanRoundResolution,
  HuntersRefitInput,
  HuntersRefitResolution,
  HuntersReloadTubesInput,
  HuntersReloadTubesResolution,
  HuntersResupplyInput,
  HuntersResupplyResolution,
  HuntersRoles,
  HuntersRolesInput,
  HuntersSightingInput,
  HuntersSightingResolution,
  HuntersSimulateRequest,
  HuntersStandingsInput,
  HuntersState,
  HuntersTakeOverTargetsInput,
  HuntersTakeOverTargetsResolution,
  HuntersTakeTorpedoesInput,
  HuntersTakeTorpedoesResolution,
  HuntersTorpedoFireInput,
  HuntersTorpedoFireResolution,
  HuntersTournamentEntryCheck,
  HuntersTournamentStandings,
  HuntersTurnBackInput,
  HuntersTurnBackResolution,
  HuntersVerifyRequest,
  ImportCareerRequest,
  Interpretation,
  IssueTokenRequest,
  NeedsRoll,
  Odds,
  PlayStepRequest,
  Pq17AirborneAswInput,
  Pq17AirborneAswResolution,
  Pq17AssignAircraftInput,
  Pq17AssignAircraftResolution,
  Pq17AssignSectorInput,
  Pq17AssignSectorResolution,
  Pq17AttackKaraConvoyInput,
  Pq17AttackKaraConvoyResolution,
  Pq17AttackStrayMerchantsInput,
  Pq17AttackStrayMerchantsResolution,
  Pq17BidInitiativeInput,
  Pq17BidInitiativeResolution,
  Pq17BuyEmergencyInput,
  Pq17BuyEmergencyResolution,
  Pq17BuyForceInput,
  Pq17BuyForceResolution,
  Pq17CallBombersInput,
  Pq17CallBombersResolution,
  Pq17CastOffTowInput,
  Pq17CastOffTowResolution,
  Pq17ChartPack,
  Pq17ChooseSubmarineTargetsInput,
  Pq17ChooseSubmarineTargetsResolution,
  Pq17ClaimReinforcementInput,
  Pq17ClaimReinforcementResolution,
  Pq17CombineForcesInput,
  Pq17CombineForcesResolution,
  Pq17Decisions,
  Pq17DeclareAirAttackInput,
  Pq17DeclareAirAttackResolution,
  Pq17DeclareCarrierRadiusInput,
  Pq17DeclareCarrierRadiusResolution,
  Pq17DeclareDenialInput,
  Pq17DeclareDenialResolution,
  Pq17DeclareEvInput,
  Pq17DeclareEvResolution,
  Pq17DeclareStrikeInput,
  Pq17DeclareStrikeResolution,
  Pq17DeclareSurfaceAttackInput,
  Pq17DeclareSurfaceAttackResolution,
  Pq17DeclareTrainingInput,
  Pq17DeclareTrainingResolution,
  Pq17DeployTargetsInput,
  Pq17DeployTargetsResolution,
  Pq17DetachForceInput,
  Pq17DetachForceResolution,
  Pq17DirectFightersInput,
  Pq17DirectFightersResolution,
  Pq17DirectFlakInput,
  Pq17DirectFlakResolution,
  Pq17DispersalInput,
  Pq17DispersalResolution,
  Pq17DistanceInput,
  Pq17DistanceReport,
  Pq17DropTowInput,
  Pq17DropTowResolution,
  Pq17EndPhaseInput,
  Pq17EndPhaseResolution,
  Pq17EngageForcesInput,
  Pq17EngageForcesResolution,
  Pq17ExchangePatrolWhiteInput,
  Pq17ExchangePatrolWhiteResolution,
  Pq17ExchangeShipsInput,
  Pq17ExchangeShipsResolution,
  Pq17ExplainRequest,
  Pq17FollowPartInput,
  Pq17FollowPartResolution,
  Pq17GiveUpShadowingInput,
  Pq17GiveUpShadowingResolution,
  Pq17HoldMerchantsInput,
  Pq17HoldMerchantsResolution,
  Pq17InterceptAttackInput,
  Pq17InterceptAttackResolution,
  Pq17KeepAtSeaInput,
  Pq17KeepAtSeaResolution,
  Pq17KeepEmergencyInput,
  Pq17KeepEmergencyResolution,
  Pq17LandMerchantsInput,
  Pq17LandMerchantsResolution,
  Pq17ManeuverUnitsInput,
  Pq17ManeuverUnitsResolution,
  Pq17MoveForceInput,
  Pq17MoveForceResolution,
  Pq17NameElusiveTargetInput,
  Pq17NameElusiveTargetResolution,
  Pq17NameSubstituteInput,
  Pq17NameSubstituteResolution,
  Pq17NewInput,
  Pq17NewResolution,
  Pq17OddsRequest,
  Pq17OffensiveAswInput,
  Pq17OffensiveAswResolution,
  Pq17PhotographPortInput,
  Pq17PhotographPortResolution,
  Pq17PlaceDummyInput,
  Pq17PlaceDummyResolution,
  Pq17PlaceReplacementInput,
  Pq17PlaceReplacementResolution,
  Pq17PlanConditionInput,
  Pq17PlanConditionResolution,
  Pq17PlanConvoyInput,
  Pq17PlanConvoyResolution,
  Pq17PlanForceInput,
  Pq17PlanForceResolution,
  Pq17RaidPortInput,
  Pq17RaidPortResolution,
  Pq17RandomEventInput,
  Pq17RandomEventResolution,
  Pq17ReachableInput,
  Pq17ReachableReport,
  Pq17ReactToTransitInput,
  Pq17ReactToTransitResolution,
  Pq17RecallBreakoutInput,
  Pq17RecallBreakoutResolution,
  Pq17RefuelForceInput,
  Pq17RefuelForceResolution,
  Pq17RejoiningInput,
  Pq17RejoiningResolution,
  Pq17ReloadTorpedoesInput,
  Pq17ReloadTorpedoesResolution,
  Pq17RepairShipInput,
  Pq17RepairShipResolution,
  Pq17ReplaceAircraftInput,
  Pq17ReplaceAircraftResolution,
  Pq17ReturnFireInput,
  Pq17ReturnFireResolution,
  Pq17ReturnForceInput,
  Pq17ReturnForceResolution,
  Pq17ReturnShipsInput,
  Pq17ReturnShipsResolution,
  Pq17RolesInput,
  Pq17RolesReport,
  Pq17ScatterConvoyInput,
  Pq17ScatterConvoyResolution,
  Pq17ScrambleFightersInput,
  Pq17ScrambleFightersResolution,
  Pq17ScuttleShipInput,
  Pq17ScuttleShipResolution,
  Pq17SearchInput,
  Pq17SearchResolution,
  Pq17SendAircraftInput,
  Pq17SendAircraftResolution,
  Pq17SendConvoySubmarinesInput,
  Pq17SendConvoySubmarinesResolution,
  Pq17ShadowAfterBattleInput,
  Pq17ShadowAfterBattleResolution,
  Pq17ShadowForceInput,
  Pq17ShadowForceResolution,
  Pq17SimulateRequest,
  Pq17SituationInput,
  Pq17SituationReport,
  Pq17State,
  Pq17StrikeBackInput,
  Pq17StrikeBackResolution,
  Pq17StrikeFromCarrierInput,
  Pq17StrikeFromCarrierResolution,
  Pq17SubmarineCombatInput,
  Pq17SubmarineCombatResolution,
  Pq17SubmarineDuelInput,
  Pq17SubmarineDuelResolution,
  Pq17TakeGreenUnitInput,
  Pq17TakeGreenUnitResolution,
  Pq17TakeTowInput,
  Pq17TakeTowResolution,
  Pq17TargetGunsInput,
  Pq17TargetGunsResolution,
  Pq17TargetTorpedoesInput,
  Pq17TargetTorpedoesResolution,
  Pq17TransferToGermanyInput,
  Pq17TransferToGermanyResolution,
  Pq17TurnAircraftInput,
  Pq17TurnAircraftResolution,
  Pq17VerifyRequest,
  Pq17WeatherInput,
  Pq17WeatherResolution,
  Pq17WithdrawDummyInput,
  Pq17WithdrawDummyResolution,
  Pq17WithdrawUnitsInput,
  Pq17WithdrawUnitsResolution,
  RefusalProblem,
  RulesetInfo,
  Simulation,
  Verification,
  VerifyCareerFileRequest,
} from "./schemas";

/** Every call of the service, by ruleset or part. */
export type Calls = {
  readonly service: {
    /** Where everything is. */
    readonly index: Call<Readonly<Record<string, never>>, Readonly<Record<string, unknown>>>;
    /** Whether the service is up. */
    readonly health: Call<Readonly<Record<string, never>>, Health>;
    /** This document. */
    readonly openapi: Call<Readonly<Record<string, never>>, Readonly<Record<string, unknown>>>;
    /** This document as a page to try requests on. */
    readonly docs: Call<Readonly<Record<string, never>>, string>;
    /** A file of the pages. */
    readonly asset: Call<{
      /** Name of a file the pages load. */
      readonly name: string;
    }, string>;
    /** What a kind of problem means. */
    readonly problem: Call<{
      /** The last part of a problem's type. */
      readonly type: "refusal" | "malformed" | "forbidden" | "not-found" | "method-not-allowed" | "body-too-large" | "answer-too-large" | "content-type" | "conflict" | "too-many-requests" | "unavailable" | "internal";
    }, Readonly<Record<string, unknown>>>;
    /** Every ruleset with its operations. */
    readonly rulesets: Call<Readonly<Record<string, never>>, {
      /** Every ruleset with its operations. */
      readonly rulesets: readonly RulesetInfo[];
    }>;
  };
  readonly careers: {
    /** Create a career. */
    readonly createCareer: Call<CreateCareerRequest, CareerCreated | RefusalProblem>;
    /** The careers of a token. */
    readonly careers: Call<{
      /** `next` of the page before. */
      readonly after?: string;
      /** How many to return, at most 25; 25 unless told. */
      readonly limit?: number;
    }, CareerPage>;
    /** A career. */
    readonly career: Call<{
      /** Id of the career. */
      readonly career: string;
      /** The step to show; the newest one unless told. */
      readonly version?: number;
    }, Career>;
    /** Delete a career. */
    readonly deleteCareer: Call<{
      /** Id of the career. */
      readonly career: string;
    }, CareerDeleted | RefusalProblem>;
    /** The steps of a career. */
    readonly careerSteps: Call<{
      /** Id of the career. */
      readonly career: string;
      /** `next` of the page before. */
      readonly after?: string;
      /** How many to return, at most 100; 25 unless told. */
      readonly limit?: number;
    }, CareerStepPage>;
    /** Play a step. */
    readonly playStep: Call<{
      /** Id of the career. */
      readonly career: string;
    } & PlayStepRequest, CareerPlayed | RefusalProblem>;
    /** The audit trail of a step. */
    readonly careerAudit: Call<{
      /** Id of the career. */
      readonly career: string;
      /** The step. */
      readonly version: number;
      /** The language of the audit's sentences; without it the header Accept-Language chooses. */
      readonly language?: string;
    }, CareerAudit>;
    /** Fork a career. */
    readonly forkCareer: Call<{
      /** Id of the career. */
      readonly career: string;
    } & ForkCareerRequest, CareerCreated | RefusalProblem>;
    /** Verify a career. */
    readonly verifyCareer: Call<{
      /** Id of the career. */
      readonly career: string;
    }, CareerVerdict>;
    /** Verify a career's file. */
    readonly verifyCareerFile: Call<VerifyCareerFileRequest, CareerVerdict>;
    /** Export a career. */
    readonly exportCareer: Call<{
      /** Id of the career. */
      readonly career: string;
      /** `next` of the page before. */
      readonly after?: string;
      /** The most steps of a page, at most 1000, which it is unless told; large steps make shorter pages. */
      readonly limit?: number;
    }, CareerFile>;
    /** Import a career. */
    readonly importCareer: Call<ImportCareerRequest, CareerCreated | RefusalProblem>;
    /** Issue a token. */
    readonly issueToken: Call<{
      /** Id of the career. */
      readonly career: string;
    } & IssueTokenRequest, CareerToken | RefusalProblem>;
    /** Rotate a token. */
    readonly rotateToken: Call<{
      /** Id of the career. */
      readonly career: string;
      /** Id of the token, as the career lists it. */
      readonly tokenId: string;
    }, CareerToken | RefusalProblem>;
    /** Revoke a token. */
    readonly revokeToken: Call<{
      /** Id of the career. */
      readonly career: string;
      /** Id of the token, as the career lists it. */
      readonly tokenId: string;
    }, CareerTokens | RefusalProblem>;
  };
  readonly hunters: {
    /** Start a career. */
    readonly new: Call<{
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: HuntersNewInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), HuntersNewResolution | NeedsRoll | RefusalProblem>;
    /** Load torpedoes. */
    readonly loadTorpedoes: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: HuntersState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: HuntersLoadTorpedoesInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), HuntersLoadTorpedoesResolution | NeedsRoll | RefusalProblem>;
    /** Assign a patrol. */
    readonly resolveAssignment: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: HuntersState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: HuntersAssignmentInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), HuntersAssignmentResolution | NeedsRoll | RefusalProblem>;
    /** Choose a patrol. */
    readonly choosePatrol: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: HuntersState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: HuntersChoosePatrolInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), HuntersChoosePatrolResolution | NeedsRoll | RefusalProblem>;
    /** Choose the reloads of a minelaying mission. */
    readonly loadMissionReloads: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: HuntersState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: HuntersLoadMissionReloadsInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), HuntersLoadMissionReloadsResolution | NeedsRoll | RefusalProblem>;
    /** Next encounter check. */
    readonly resolveEncounter: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: HuntersState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input?: HuntersEncounterInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), HuntersEncounterResolution | NeedsRoll | RefusalProblem>;
    /** Reload tubes. */
    readonly reloadTubes: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: HuntersState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: HuntersReloadTubesInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), HuntersReloadTubesResolution | NeedsRoll | RefusalProblem>;
    /** Abort the patrol. */
    readonly abortPatrol: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: HuntersState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input?: HuntersAbortPatrolInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), HuntersAbortPatrolResolution | NeedsRoll | RefusalProblem>;
    /** Turn back before Gibraltar. */
    readonly turnBack: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: HuntersState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input?: HuntersTurnBackInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), HuntersTurnBackResolution | NeedsRoll | RefusalProblem>;
    /** Resupply at sea. */
    readonly resolveResupply: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: HuntersState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input?: HuntersResupplyInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), HuntersResupplyResolution | NeedsRoll | RefusalProblem>;
    /** Take torpedoes over. */
    readonly takeTorpedoes: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: HuntersState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: HuntersTakeTorpedoesInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), HuntersTakeTorpedoesResolution | NeedsRoll | RefusalProblem>;
    /** Fit spare parts. */
    readonly fitSpareParts: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: HuntersState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: HuntersFitSparePartsInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), HuntersFitSparePartsResolution | NeedsRoll | RefusalProblem>;
    /** Stay up and fight. */
    readonly resolveFlakStay: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: HuntersState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: HuntersFlakStayInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), HuntersFlakStayResolution | NeedsRoll | RefusalProblem>;
    /** Join the pack. */
    readonly joinWolfpack: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: HuntersState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input?: HuntersJoinWolfpackInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), HuntersJoinWolfpackResolution | NeedsRoll | RefusalProblem>;
    /** Sight a convoy. */
    readonly resolveSighting: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: HuntersState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: HuntersSightingInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), HuntersSightingResolution | NeedsRoll | RefusalProblem>;
    /** Approach the targets. */
    readonly resolveApproach: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: HuntersState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input?: HuntersApproachInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), HuntersApproachResolution | NeedsRoll | RefusalProblem>;
    /** Wait for night. */
    readonly resolveNightWait: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: HuntersState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input?: HuntersNightWaitInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), HuntersNightWaitResolution | NeedsRoll | RefusalProblem>;
    /** Take over the pack's targets. */
    readonly takeOverTargets: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: HuntersState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: HuntersTakeOverTargetsInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), HuntersTakeOverTargetsResolution | NeedsRoll | RefusalProblem>;
    /** Draw for the pack. */
    readonly resolvePackDraw: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: HuntersState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: HuntersPackDrawInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), HuntersPackDrawResolution | NeedsRoll | RefusalProblem>;
    /** Go into the convoy. */
    readonly resolveCloseApproach: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: HuntersState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: HuntersCloseApproachInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), HuntersCloseApproachResolution | NeedsRoll | RefusalProblem>;
    /** Attack escorted ships. */
    readonly resolveAttack: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: HuntersState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: HuntersAttackInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), HuntersAttackResolution | NeedsRoll | RefusalProblem>;
    /** Detection and depth charges. */
    readonly resolveDepthCharge: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: HuntersState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: HuntersDepthChargeInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), HuntersDepthChargeResolution | NeedsRoll | RefusalProblem>;
    /** Evade the depth charges. */
    readonly resolveEvasion: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: HuntersState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: HuntersEvasionInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), HuntersEvasionResolution | NeedsRoll | RefusalProblem>;
    /** Follow the ships. */
    readonly resolveFollow: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: HuntersState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: HuntersFollowInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), HuntersFollowResolution | NeedsRoll | RefusalProblem>;
    /** Choose a straggler. */
    readonly chooseStraggler: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: HuntersState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: HuntersChooseStragglerInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), HuntersChooseStragglerResolution | NeedsRoll | RefusalProblem>;
    /** Plan a round against unescorted ships. */
    readonly planRound: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: HuntersState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: HuntersPlanRoundInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), HuntersPlanRoundResolution | NeedsRoll | RefusalProblem>;
    /** Fire torpedoes at unescorted ships. */
    readonly resolveTorpedoFire: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: HuntersState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: HuntersTorpedoFireInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), HuntersTorpedoFireResolution | NeedsRoll | RefusalProblem>;
    /** Fire the deck gun. */
    readonly resolveGunFire: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: HuntersState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: HuntersGunFireInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), HuntersGunFireResolution | NeedsRoll | RefusalProblem>;
    /** Stay for another round. */
    readonly resolveAdditionalRound: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: HuntersState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input?: HuntersAdditionalRoundInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), HuntersAdditionalRoundResolution | NeedsRoll | RefusalProblem>;
    /** Break off. */
    readonly breakOff: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: HuntersState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input?: HuntersBreakOffInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), HuntersBreakOffResolution | NeedsRoll | RefusalProblem>;
    /** Refit in port. */
    readonly computeRefit: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: HuntersState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input?: HuntersRefitInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), HuntersRefitResolution | NeedsRoll | RefusalProblem>;
    /** Ask for a newer boat. */
    readonly resolveBoatRequest: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: HuntersState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: HuntersBoatRequestInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), HuntersBoatRequestResolution | NeedsRoll | RefusalProblem>;
    /** Take over a new boat. */
    readonly chooseBoat: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: HuntersState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: HuntersChooseBoatInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), HuntersChooseBoatResolution | NeedsRoll | RefusalProblem>;
    /** Log sheet. */
    readonly logSheet: Call<HuntersLogSheetInput, {
      /** Always REPORT. */
      readonly kind: "REPORT";
      /** Always hunters. */
      readonly ruleset: "hunters";
      /** Always logSheet. */
      readonly report: "logSheet";
      readonly output: HuntersLogSheetReport;
    }>;
    /** Compare with the aces. */
    readonly compareWithAces: Call<HuntersCompareWithAcesInput, {
      /** Always REPORT. */
      readonly kind: "REPORT";
      /** Always hunters. */
      readonly ruleset: "hunters";
      /** Always compareWithAces. */
      readonly report: "compareWithAces";
      readonly output: HuntersAceComparison;
    }>;
    /** Check a tournament entry. */
    readonly checkEntry: Call<HuntersCheckEntryInput, {
      /** Always REPORT. */
      readonly kind: "REPORT";
      /** Always hunters. */
      readonly ruleset: "hunters";
      /** Always checkEntry. */
      readonly report: "checkEntry";
      readonly output: HuntersTournamentEntryCheck;
    }>;
    /** Tournament standings. */
    readonly standings: Call<HuntersStandingsInput, {
      /** Always REPORT. */
      readonly kind: "REPORT";
      /** Always hunters. */
      readonly ruleset: "hunters";
      /** Always standings. */
      readonly report: "standings";
      readonly output: HuntersTournamentStandings;
    }>;
    /** A pack's joint battle. */
    readonly packBattle: Call<HuntersPackBattleInput, {
      /** Always REPORT. */
      readonly kind: "REPORT";
      /** Always hunters. */
      readonly ruleset: "hunters";
      /** Always packBattle. */
      readonly report: "packBattle";
      readonly output: HuntersPackBattleReport;
    }>;
    /** Roles of two players. */
    readonly roles: Call<HuntersRolesInput, {
      /** Always REPORT. */
      readonly kind: "REPORT";
      /** Always hunters. */
      readonly ruleset: "hunters";
      /** Always roles. */
      readonly report: "roles";
      readonly output: HuntersRoles;
    }>;
    /** What may be done next. */
    readonly decisions: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: HuntersState;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
    }, HuntersDecisions>;
    /** The odds of an operation. */
    readonly odds: Call<{
      /** Name of the operation. */
      readonly operation: "new" | "loadTorpedoes" | "resolveAssignment" | "choosePatrol" | "loadMissionReloads" | "resolveEncounter" | "reloadTubes" | "abortPatrol" | "turnBack" | "resolveResupply" | "takeTorpedoes" | "fitSpareParts" | "resolveFlakStay" | "joinWolfpack" | "resolveSighting" | "resolveApproach" | "resolveNightWait" | "takeOverTargets" | "resolvePackDraw" | "resolveCloseApproach" | "resolveAttack" | "resolveDepthCharge" | "resolveEvasion" | "resolveFollow" | "chooseStraggler" | "planRound" | "resolveTorpedoFire" | "resolveGunFire" | "resolveAdditionalRound" | "breakOff" | "computeRefit" | "resolveBoatRequest" | "chooseBoat";
    } & HuntersOddsRequest, Odds | RefusalProblem>;
    /** Simulate many runs. */
    readonly simulate: Call<HuntersSimulateRequest, Simulation | RefusalProblem>;
    /** Verify a resolution. */
    readonly verify: Call<HuntersVerifyRequest, Verification>;
    /** Explain a line of an audit trail. */
    readonly explain: Call<HuntersExplainRequest, Explanation>;
    /** Every chart with its provenance. */
    readonly charts: Call<Readonly<Record<string, never>>, HuntersChartPack>;
    /** One chart with its provenance. */
    readonly chart: Call<{
      /** Id of the chart. */
      readonly id: "P1" | "P1_SUBSTITUTIONS" | "E1" | "E1_RESULTS" | "SHIP_SIZE" | "DAY_NIGHT" | "SWITCH_TO_NIGHT" | "ARCTIC_DAY_NIGHT" | "ARCTIC_FIXED_LIGHT" | "A1" | "A2" | "U1" | "U2" | "U3" | "POINTS_TO_SINK" | "U4" | "E2" | "E3" | "QUALITY_EFFECTS" | "E4" | "ADDITIONAL_FLOODING" | "EXCEED_TEST_DEPTH" | "E5_CREW_INJURY" | "E5_SEVERITY" | "E5_STACKING" | "E5_REPAIR" | "E5_EFFECTS" | "R1" | "OFFICER_CASUALTY" | "GYRO_REPAIR" | "EVENT_LIMITS" | "T1" | "T2" | "T3" | "T5" | "T6" | "T7" | "T4" | "ROSTER_CHOICE" | "WOLFPACK_ESCORT" | "ARCTIC_POSTING" | "FOLLOW_DAMAGED" | "FOLLOW_UNDAMAGED" | "DOCTOR_SURVIVAL" | "SCUTTLE" | "RESCUE" | "CREW_ADVANCEMENT" | "WO1_LEAVES" | "PROMOTION" | "NEW_BOAT_REQUEST" | "LIMITED_BOAT" | "FLAK_SECOND_ROUND" | "EVASION" | "RESUPPLY" | "RECOVERY" | "STARTING_RANK" | "ESCORT_QUALITY" | "AIRCRAFT_QUALITY" | "PATROL_REQUEST" | "EVASION_EFFECT" | "RESUPPLY_TORPEDOES" | "RESUPPLY_LIMITS" | "BOATS" | "TRACKS" | "TRACKS_NON_HISTORICAL" | "RANKS" | "AWARDS" | "CREW_QUALITY" | "REFIT" | "VICTORY" | "STANDARD_TONNAGE" | "TIMELINE" | "HISTORICAL_BOAT_IDS" | "WOLFPACK_NAMES" | "TOURNAMENTS";
    }, Chart>;
    /** Rulings on open questions of the rules. */
    readonly interpretations: Call<Readonly<Record<string, never>>, {
      /** Id of the ruleset. */
      readonly ruleset: string;
      /** The rulings. */
      readonly interpretations: readonly Interpretation[];
    }>;
  };
  readonly goeben: {
    /** Set up a game. */
    readonly new: Call<{
      /** What the player chooses; `decisions` says what is legal. */
      readonly input?: GoebenNewInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), GoebenNewResolution | NeedsRoll | RefusalProblem>;
    /** Outfit a ship. */
    readonly outfitShip: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: GoebenState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: GoebenOutfitShipInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), GoebenOutfitShipResolution | NeedsRoll | RefusalProblem>;
    /** Deploy the task force. */
    readonly deployTaskForce: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: GoebenState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input?: GoebenDeployTaskForceInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), GoebenDeployTaskForceResolution | NeedsRoll | RefusalProblem>;
    /** Place a collier. */
    readonly placeCollier: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: GoebenState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: GoebenPlaceCollierInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), GoebenPlaceCollierResolution | NeedsRoll | RefusalProblem>;
    /** Coal. */
    readonly coal: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: GoebenState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: GoebenCoalInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), GoebenCoalResolution | NeedsRoll | RefusalProblem>;
    /** Rearm. */
    readonly rearm: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: GoebenState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: GoebenRearmInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), GoebenRearmResolution | NeedsRoll | RefusalProblem>;
    /** Share out stores. */
    readonly shareStores: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: GoebenState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: GoebenShareStoresInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), GoebenShareStoresResolution | NeedsRoll | RefusalProblem>;
    /** Repair. */
    readonly repair: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: GoebenState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: GoebenRepairInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), GoebenRepairResolution | NeedsRoll | RefusalProblem>;
    /** Load cargo. */
    readonly loadCargo: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: GoebenState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: GoebenLoadCargoInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), GoebenLoadCargoResolution | NeedsRoll | RefusalProblem>;
    /** Jettison gear. */
    readonly jettisonCargo: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: GoebenState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: GoebenJettisonCargoInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), GoebenJettisonCargoResolution | NeedsRoll | RefusalProblem>;
    /** Land crew. */
    readonly landCrew: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: GoebenState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: GoebenLandCrewInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), GoebenLandCrewResolution | NeedsRoll | RefusalProblem>;
    /** Transfer cargo. */
    readonly transferCargo: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: GoebenState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: GoebenTransferCargoInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), GoebenTransferCargoResolution | NeedsRoll | RefusalProblem>;
    /** Take the Seebataillon aboard again. */
    readonly reembark: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: GoebenState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: GoebenReembarkInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), GoebenReembarkResolution | NeedsRoll | RefusalProblem>;
    /** Resolve intelligence. */
    readonly resolveIntelligence: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: GoebenState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: GoebenIntelligenceInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), GoebenIntelligenceResolution | NeedsRoll | RefusalProblem>;
    /** Apply intelligence. */
    readonly applyIntelligence: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: GoebenState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: GoebenApplyIntelligenceInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), GoebenApplyIntelligenceResolution | NeedsRoll | RefusalProblem>;
    /** Resolve reconnaissance. */
    readonly resolveReconnaissance: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: GoebenState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: GoebenReconnaissanceInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), GoebenReconnaissanceResolution | NeedsRoll | RefusalProblem>;
    /** Move a ship. */
    readonly moveShip: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: GoebenState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: GoebenMoveShipInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), GoebenMoveShipResolution | NeedsRoll | RefusalProblem>;
    /** Lay a mine. */
    readonly layMine: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: GoebenState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: GoebenLayMineInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), GoebenLayMineResolution | NeedsRoll | RefusalProblem>;
    /** Resolve the incidents of a space. */
    readonly resolveIncidents: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: GoebenState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: GoebenIncidentsInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), GoebenIncidentsResolution | NeedsRoll | RefusalProblem>;
    /** Evade a submarine. */
    readonly resolveSubmarineEvasion: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: GoebenState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: GoebenSubmarineEvasionInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), GoebenSubmarineEvasionResolution | NeedsRoll | RefusalProblem>;
    /** Choose the ship that rammed. */
    readonly chooseRammedShip: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: GoebenState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: GoebenChooseRammedShipInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), GoebenChooseRammedShipResolution | NeedsRoll | RefusalProblem>;
    /** Begin a naval battle. */
    readonly beginBattle: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: GoebenState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: GoebenBeginBattleInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), GoebenBeginBattleResolution | NeedsRoll | RefusalProblem>;
    /** Make contact. */
    readonly resolveContact: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: GoebenState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: GoebenContactInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), GoebenContactResolution | NeedsRoll | RefusalProblem>;
    /** Break off. */
    readonly breakOff: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: GoebenState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: GoebenBreakOffInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), GoebenBreakOffResolution | NeedsRoll | RefusalProblem>;
    /** Accept battle. */
    readonly acceptBattle: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: GoebenState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input?: GoebenAcceptBattleInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), GoebenAcceptBattleResolution | NeedsRoll | RefusalProblem>;
    /** Fire the guns of a ship. */
    readonly resolveGunneryRound: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: GoebenState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: GoebenGunneryRoundInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), GoebenGunneryRoundResolution | NeedsRoll | RefusalProblem>;
    /** Fire the torpedoes of a ship. */
    readonly resolveTorpedoRound: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: GoebenState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: GoebenTorpedoRoundInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), GoebenTorpedoRoundResolution | NeedsRoll | RefusalProblem>;
    /** Raid a merchantman. */
    readonly resolveRaid: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: GoebenState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: GoebenRaidInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), GoebenRaidResolution | NeedsRoll | RefusalProblem>;
    /** Begin a shore bombardment. */
    readonly beginBombardment: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: GoebenState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: GoebenBeginBombardmentInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), GoebenBeginBombardmentResolution | NeedsRoll | RefusalProblem>;
    /** Bombard coastal defences. */
    readonly resolveShoreBombardment: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: GoebenState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: GoebenShoreBombardmentInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), GoebenShoreBombardmentResolution | NeedsRoll | RefusalProblem>;
    /** Capture a port. */
    readonly capturePort: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: GoebenState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: GoebenCapturePortInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), GoebenCapturePortResolution | NeedsRoll | RefusalProblem>;
    /** Declare victory. */
    readonly declareVictory: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: GoebenState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input?: GoebenDeclareVictoryInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), GoebenDeclareVictoryResolution | NeedsRoll | RefusalProblem>;
    /** Start the next scenario. */
    readonly startNextScenario: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: GoebenState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input?: GoebenStartNextScenarioInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), GoebenStartNextScenarioResolution | NeedsRoll | RefusalProblem>;
    /** Reload torpedoes. */
    readonly reloadTorpedoes: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: GoebenState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: GoebenReloadTorpedoesInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), GoebenReloadTorpedoesResolution | NeedsRoll | RefusalProblem>;
    /** End the phase. */
    readonly endPhase: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: GoebenState;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input?: GoebenEndPhaseInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), GoebenEndPhaseResolution | NeedsRoll | RefusalProblem>;
    /** Situation. */
    readonly situation: Call<GoebenSituationInput, {
      /** Always REPORT. */
      readonly kind: "REPORT";
      /** Always goeben. */
      readonly ruleset: "goeben";
      /** Always situation. */
      readonly report: "situation";
      readonly output: GoebenSituationReport;
    }>;
    /** Reachable spaces. */
    readonly reachable: Call<GoebenReachableInput, {
      /** Always REPORT. */
      readonly kind: "REPORT";
      /** Always goeben. */
      readonly ruleset: "goeben";
      /** Always reachable. */
      readonly report: "reachable";
      readonly output: GoebenReachableReport;
    }>;
    /** Distance. */
    readonly distance: Call<GoebenDistanceInput, {
      /** Always REPORT. */
      readonly kind: "REPORT";
      /** Always goeben. */
      readonly ruleset: "goeben";
      /** Always distance. */
      readonly report: "distance";
      readonly output: GoebenDistanceReport;
    }>;
    /** Roles of several players. */
    readonly roles: Call<GoebenRolesInput, {
      /** Always REPORT. */
      readonly kind: "REPORT";
      /** Always goeben. */
      readonly ruleset: "goeben";
      /** Always roles. */
      readonly report: "roles";
      readonly output: GoebenRoles;
    }>;
    /** What may be done next. */
    readonly decisions: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: GoebenState;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
    }, GoebenDecisions>;
    /** The odds of an operation. */
    readonly odds: Call<{
      /** Name of the operation. */
      readonly operation: "new" | "outfitShip" | "deployTaskForce" | "placeCollier" | "coal" | "rearm" | "shareStores" | "repair" | "loadCargo" | "jettisonCargo" | "landCrew" | "transferCargo" | "reembark" | "resolveIntelligence" | "applyIntelligence" | "resolveReconnaissance" | "moveShip" | "layMine" | "resolveIncidents" | "resolveSubmarineEvasion" | "chooseRammedShip" | "beginBattle" | "resolveContact" | "breakOff" | "acceptBattle" | "resolveGunneryRound" | "resolveTorpedoRound" | "resolveRaid" | "beginBombardment" | "resolveShoreBombardment" | "capturePort" | "declareVictory" | "startNextScenario" | "reloadTorpedoes" | "endPhase";
    } & GoebenOddsRequest, Odds | RefusalProblem>;
    /** Simulate many runs. */
    readonly simulate: Call<GoebenSimulateRequest, Simulation | RefusalProblem>;
    /** Verify a resolution. */
    readonly verify: Call<GoebenVerifyRequest, Verification>;
    /** Explain a line of an audit trail. */
    readonly explain: Call<GoebenExplainRequest, Explanation>;
    /** The map of Goeben, 1914: the German Mediterranean Division, August 1914. */
    readonly bareMap: Call<Readonly<Record<string, never>>, string>;
    /** The map of Goeben, 1914: the German Mediterranean Division, August 1914 with a snapshot on it. */
    readonly map: Call<{
      readonly snapshot?: GoebenState;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
    }, string>;
    /** Every chart with its provenance. */
    readonly charts: Call<Readonly<Record<string, never>>, GoebenChartPack>;
    /** One chart with its provenance. */
    readonly chart: Call<{
      /** Id of the chart. */
      readonly id: "LIMITS" | "MAP" | "GERMAN_SHIPS" | "ALLIED_SHIPS" | "AUSTRO_HUNGARIAN_SHIPS" | "COASTAL_DEFENCE" | "INCIDENT_MARKERS" | "SORTIES" | "ALLIED_SETUP" | "GERMAN_SETUP" | "ORDERS" | "CARGO" | "INTELLIGENCE" | "INTELLIGENCE_VALUE" | "ALERT_CHANGES" | "REPAIR" | "REPAIR_DICE" | "ENGINE_STRAIN" | "CONTACT" | "CONTACT_RATING" | "BREAK_OFF" | "GUNNERY" | "TORPEDO_FIRE" | "BOMBARDMENT_FIRE" | "GUNNERY_HIT" | "TORPEDO_HIT" | "BRIDGE_HIT" | "BOMBARDMENT_HIT" | "TARGETING_PRIORITY" | "SUBMARINE" | "COLLIER_ATTACKED" | "MECHANICAL_BREAKDOWN" | "MINEFIELD" | "STORM" | "LIMITED_VISIBILITY" | "NIGHT" | "MINES" | "RECONNAISSANCE" | "VARIABLE_DEPLOYMENT" | "TERRAIN_EFFECTS" | "VICTORY_POINTS" | "LEADERSHIP_CHANGES" | "CAMPAIGN" | "CAMPAIGN_RESULT";
    }, Chart>;
    /** Rulings on open questions of the rules. */
    readonly interpretations: Call<Readonly<Record<string, never>>, {
      /** Id of the ruleset. */
      readonly ruleset: string;
      /** The rulings. */
      readonly interpretations: readonly Interpretation[];
    }>;
  };
  readonly pq17: {
    /** Set up an operation or the campaign. */
    readonly new: Call<{
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17NewInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17NewResolution | NeedsRoll | RefusalProblem>;
    /** Place a dummy. */
    readonly placeDummy: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17PlaceDummyInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17PlaceDummyResolution | NeedsRoll | RefusalProblem>;
    /** Withdraw a dummy. */
    readonly withdrawDummy: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17WithdrawDummyInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17WithdrawDummyResolution | NeedsRoll | RefusalProblem>;
    /** Buy a force. */
    readonly buyForce: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17BuyForceInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17BuyForceResolution | NeedsRoll | RefusalProblem>;
    /** Plan a special condition. */
    readonly planCondition: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input?: Pq17PlanConditionInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17PlanConditionResolution | NeedsRoll | RefusalProblem>;
    /** Plan a convoy. */
    readonly planConvoy: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17PlanConvoyInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17PlanConvoyResolution | NeedsRoll | RefusalProblem>;
    /** Plan a force's voyage. */
    readonly planForce: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17PlanForceInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17PlanForceResolution | NeedsRoll | RefusalProblem>;
    /** Roll the weather. */
    readonly resolveWeather: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input?: Pq17WeatherInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17WeatherResolution | NeedsRoll | RefusalProblem>;
    /** Roll the random event. */
    readonly resolveRandomEvent: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input?: Pq17RandomEventInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17RandomEventResolution | NeedsRoll | RefusalProblem>;
    /** Call in Bomber Command. */
    readonly callBombers: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input?: Pq17CallBombersInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17CallBombersResolution | NeedsRoll | RefusalProblem>;
    /** Bring ships back from the Atlantic. */
    readonly returnShips: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17ReturnShipsInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17ReturnShipsResolution | NeedsRoll | RefusalProblem>;
    /** Detach ships. */
    readonly detachForce: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17DetachForceInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17DetachForceResolution | NeedsRoll | RefusalProblem>;
    /** Scatter a convoy. */
    readonly scatterConvoy: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17ScatterConvoyInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17ScatterConvoyResolution | NeedsRoll | RefusalProblem>;
    /** Follow part of a split force. */
    readonly followPart: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input?: Pq17FollowPartInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17FollowPartResolution | NeedsRoll | RefusalProblem>;
    /** Disperse a convoy. */
    readonly resolveDispersal: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17DispersalInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17DispersalResolution | NeedsRoll | RefusalProblem>;
    /** Refuel a force. */
    readonly refuelForce: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17RefuelForceInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17RefuelForceResolution | NeedsRoll | RefusalProblem>;
    /** Reload torpedoes. */
    readonly reloadTorpedoes: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17ReloadTorpedoesInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17ReloadTorpedoesResolution | NeedsRoll | RefusalProblem>;
    /** Declare a training sortie. */
    readonly declareTraining: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17DeclareTrainingInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17DeclareTrainingResolution | NeedsRoll | RefusalProblem>;
    /** Drop a tow. */
    readonly dropTow: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17DropTowInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17DropTowResolution | NeedsRoll | RefusalProblem>;
    /** Scuttle a ship. */
    readonly scuttleShip: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17ScuttleShipInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17ScuttleShipResolution | NeedsRoll | RefusalProblem>;
    /** Give up shadowing. */
    readonly giveUpShadowing: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17GiveUpShadowingInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17GiveUpShadowingResolution | NeedsRoll | RefusalProblem>;
    /** Move a force. */
    readonly moveForce: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17MoveForceInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17MoveForceResolution | NeedsRoll | RefusalProblem>;
    /** React to a force in transit. */
    readonly reactToTransit: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17ReactToTransitInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17ReactToTransitResolution | NeedsRoll | RefusalProblem>;
    /** Photograph a port. */
    readonly photographPort: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17PhotographPortInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17PhotographPortResolution | NeedsRoll | RefusalProblem>;
    /** Send aircraft out. */
    readonly sendAircraft: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17SendAircraftInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17SendAircraftResolution | NeedsRoll | RefusalProblem>;
    /** Declare a carrier's Air Radius. */
    readonly declareCarrierRadius: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17DeclareCarrierRadiusInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17DeclareCarrierRadiusResolution | NeedsRoll | RefusalProblem>;
    /** Assign a sector's hexes. */
    readonly assignSector: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17AssignSectorInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17AssignSectorResolution | NeedsRoll | RefusalProblem>;
    /** Search a block. */
    readonly resolveSearch: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17SearchInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17SearchResolution | NeedsRoll | RefusalProblem>;
    /** Shadow a force. */
    readonly shadowForce: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17ShadowForceInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17ShadowForceResolution | NeedsRoll | RefusalProblem>;
    /** Attack with a Wolf Pack. */
    readonly resolveSubmarineCombat: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17SubmarineCombatInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17SubmarineCombatResolution | NeedsRoll | RefusalProblem>;
    /** Name the submarines' targets. */
    readonly chooseSubmarineTargets: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17ChooseSubmarineTargetsInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17ChooseSubmarineTargetsResolution | NeedsRoll | RefusalProblem>;
    /** Hunt a Wolf Pack. */
    readonly resolveOffensiveAsw: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17OffensiveAswInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17OffensiveAswResolution | NeedsRoll | RefusalProblem>;
    /** Attack a Wolf Pack with a Wolf Pack. */
    readonly resolveSubmarineDuel: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17SubmarineDuelInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17SubmarineDuelResolution | NeedsRoll | RefusalProblem>;
    /** Attack stray merchants. */
    readonly attackStrayMerchants: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17AttackStrayMerchantsInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17AttackStrayMerchantsResolution | NeedsRoll | RefusalProblem>;
    /** Attack with task forces. */
    readonly declareSurfaceAttack: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17DeclareSurfaceAttackInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17DeclareSurfaceAttackResolution | NeedsRoll | RefusalProblem>;
    /** Intercept an attack. */
    readonly interceptAttack: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17InterceptAttackInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17InterceptAttackResolution | NeedsRoll | RefusalProblem>;
    /** Send the submarines of a convoy. */
    readonly sendConvoySubmarines: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17SendConvoySubmarinesInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17SendConvoySubmarinesResolution | NeedsRoll | RefusalProblem>;
    /** Join a surface battle. */
    readonly engageForces: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17EngageForcesInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17EngageForcesResolution | NeedsRoll | RefusalProblem>;
    /** Maneuver on the Battle Display. */
    readonly maneuverUnits: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17ManeuverUnitsInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17ManeuverUnitsResolution | NeedsRoll | RefusalProblem>;
    /** Strike from a carrier. */
    readonly strikeFromCarrier: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17StrikeFromCarrierInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17StrikeFromCarrierResolution | NeedsRoll | RefusalProblem>;
    /** Name targets for guns. */
    readonly targetGuns: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17TargetGunsInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17TargetGunsResolution | NeedsRoll | RefusalProblem>;
    /** Name targets for torpedoes. */
    readonly targetTorpedoes: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17TargetTorpedoesInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17TargetTorpedoesResolution | NeedsRoll | RefusalProblem>;
    /** Withdraw from a battle. */
    readonly withdrawUnits: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17WithdrawUnitsInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17WithdrawUnitsResolution | NeedsRoll | RefusalProblem>;
    /** Shadow after a battle. */
    readonly shadowAfterBattle: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17ShadowAfterBattleInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17ShadowAfterBattleResolution | NeedsRoll | RefusalProblem>;
    /** Declare an air attack. */
    readonly declareAirAttack: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17DeclareAirAttackInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17DeclareAirAttackResolution | NeedsRoll | RefusalProblem>;
    /** Scramble fighters. */
    readonly scrambleFighters: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17ScrambleFightersInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17ScrambleFightersResolution | NeedsRoll | RefusalProblem>;
    /** Direct the fighters. */
    readonly directFighters: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17DirectFightersInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17DirectFightersResolution | NeedsRoll | RefusalProblem>;
    /** Return fire. */
    readonly returnFire: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17ReturnFireInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17ReturnFireResolution | NeedsRoll | RefusalProblem>;
    /** Strike back from a carrier. */
    readonly strikeBack: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17StrikeBackInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17StrikeBackResolution | NeedsRoll | RefusalProblem>;
    /** Cast off a tow. */
    readonly castOffTow: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17CastOffTowInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17CastOffTowResolution | NeedsRoll | RefusalProblem>;
    /** Deploy the targets. */
    readonly deployTargets: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17DeployTargetsInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17DeployTargetsResolution | NeedsRoll | RefusalProblem>;
    /** Assign the aircraft. */
    readonly assignAircraft: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17AssignAircraftInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17AssignAircraftResolution | NeedsRoll | RefusalProblem>;
    /** Name an elusive target. */
    readonly nameElusiveTarget: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17NameElusiveTargetInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17NameElusiveTargetResolution | NeedsRoll | RefusalProblem>;
    /** Turn aircraft to another target. */
    readonly turnAircraft: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17TurnAircraftInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17TurnAircraftResolution | NeedsRoll | RefusalProblem>;
    /** Direct the AA fire. */
    readonly directFlak: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17DirectFlakInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17DirectFlakResolution | NeedsRoll | RefusalProblem>;
    /** Hunt a Wolf Pack from the air. */
    readonly resolveAirborneAsw: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17AirborneAswInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17AirborneAswResolution | NeedsRoll | RefusalProblem>;
    /** Combine forces. */
    readonly combineForces: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17CombineForcesInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17CombineForcesResolution | NeedsRoll | RefusalProblem>;
    /** Exchange ships. */
    readonly exchangeShips: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17ExchangeShipsInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17ExchangeShipsResolution | NeedsRoll | RefusalProblem>;
    /** Take a ship in tow. */
    readonly takeTow: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17TakeTowInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17TakeTowResolution | NeedsRoll | RefusalProblem>;
    /** Rejoin dispersed merchants. */
    readonly resolveRejoining: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17RejoiningInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17RejoiningResolution | NeedsRoll | RefusalProblem>;
    /** Declare a strike. */
    readonly declareStrike: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input?: Pq17DeclareStrikeInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17DeclareStrikeResolution | NeedsRoll | RefusalProblem>;
    /** Attack the convoy of the Kara Sea. */
    readonly attackKaraConvoy: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17AttackKaraConvoyInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17AttackKaraConvoyResolution | NeedsRoll | RefusalProblem>;
    /** Raid a port. */
    readonly raidPort: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17RaidPortInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17RaidPortResolution | NeedsRoll | RefusalProblem>;
    /** Declare denials. */
    readonly declareDenial: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17DeclareDenialInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17DeclareDenialResolution | NeedsRoll | RefusalProblem>;
    /** Bid for the initiative. */
    readonly bidInitiative: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17BidInitiativeInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17BidInitiativeResolution | NeedsRoll | RefusalProblem>;
    /** Declare EV. */
    readonly declareEv: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17DeclareEvInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17DeclareEvResolution | NeedsRoll | RefusalProblem>;
    /** Claim a reinforcement. */
    readonly claimReinforcement: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17ClaimReinforcementInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17ClaimReinforcementResolution | NeedsRoll | RefusalProblem>;
    /** Take a green unit. */
    readonly takeGreenUnit: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17TakeGreenUnitInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17TakeGreenUnitResolution | NeedsRoll | RefusalProblem>;
    /** Leave merchants behind. */
    readonly holdMerchants: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17HoldMerchantsInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17HoldMerchantsResolution | NeedsRoll | RefusalProblem>;
    /** Land merchants. */
    readonly landMerchants: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17LandMerchantsInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17LandMerchantsResolution | NeedsRoll | RefusalProblem>;
    /** Relieve Patrol White. */
    readonly exchangePatrolWhite: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17ExchangePatrolWhiteInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17ExchangePatrolWhiteResolution | NeedsRoll | RefusalProblem>;
    /** Call emergency reinforcements. */
    readonly buyEmergency: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17BuyEmergencyInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17BuyEmergencyResolution | NeedsRoll | RefusalProblem>;
    /** Call the ships in the Atlantic back. */
    readonly recallBreakout: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input?: Pq17RecallBreakoutInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17RecallBreakoutResolution | NeedsRoll | RefusalProblem>;
    /** Send a force home. */
    readonly returnForce: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17ReturnForceInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17ReturnForceResolution | NeedsRoll | RefusalProblem>;
    /** Repair a ship. */
    readonly repairShip: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17RepairShipInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17RepairShipResolution | NeedsRoll | RefusalProblem>;
    /** Transfer to Germany. */
    readonly transferToGermany: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17TransferToGermanyInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17TransferToGermanyResolution | NeedsRoll | RefusalProblem>;
    /** Replace aircraft. */
    readonly replaceAircraft: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17ReplaceAircraftInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17ReplaceAircraftResolution | NeedsRoll | RefusalProblem>;
    /** Keep emergency reinforcements. */
    readonly keepEmergency: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17KeepEmergencyInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17KeepEmergencyResolution | NeedsRoll | RefusalProblem>;
    /** Name a substitute. */
    readonly nameSubstitute: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17NameSubstituteInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17NameSubstituteResolution | NeedsRoll | RefusalProblem>;
    /** Keep submarines at sea. */
    readonly keepAtSea: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17KeepAtSeaInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17KeepAtSeaResolution | NeedsRoll | RefusalProblem>;
    /** Place a replacement. */
    readonly placeReplacement: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input: Pq17PlaceReplacementInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17PlaceReplacementResolution | NeedsRoll | RefusalProblem>;
    /** End the phase. */
    readonly endPhase: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** What the player chooses; `decisions` says what is legal. */
      readonly input?: Pq17EndPhaseInput;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
      readonly audit?: "FULL" | "SUMMARY" | "NONE";
      /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
      readonly rerolls?: readonly number[];
      /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
      readonly views?: readonly string[];
      /** The language of the audit's sentences; without it the header Accept-Language chooses. Codes stay the same. */
      readonly language?: "en" | "fr" | "ja";
    } & ({
      /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
      readonly seed: string;
      readonly dice?: never;
    } | {
      readonly seed?: never;
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
      readonly dice: readonly number[];
    }), Pq17EndPhaseResolution | NeedsRoll | RefusalProblem>;
    /** Situation. */
    readonly situation: Call<Pq17SituationInput, {
      /** Always REPORT. */
      readonly kind: "REPORT";
      /** Always pq17. */
      readonly ruleset: "pq17";
      /** Always situation. */
      readonly report: "situation";
      readonly output: Pq17SituationReport;
    }>;
    /** Distance. */
    readonly distance: Call<Pq17DistanceInput, {
      /** Always REPORT. */
      readonly kind: "REPORT";
      /** Always pq17. */
      readonly ruleset: "pq17";
      /** Always distance. */
      readonly report: "distance";
      readonly output: Pq17DistanceReport;
    }>;
    /** Reachable places. */
    readonly reachable: Call<Pq17ReachableInput, {
      /** Always REPORT. */
      readonly kind: "REPORT";
      /** Always pq17. */
      readonly ruleset: "pq17";
      /** Always reachable. */
      readonly report: "reachable";
      readonly output: Pq17ReachableReport;
    }>;
    /** Who decides. */
    readonly roles: Call<Pq17RolesInput, {
      /** Always REPORT. */
      readonly kind: "REPORT";
      /** Always pq17. */
      readonly ruleset: "pq17";
      /** Always roles. */
      readonly report: "roles";
      readonly output: Pq17RolesReport;
    }>;
    /** What may be done next. */
    readonly decisions: Call<{
      /** The complete state of the game, as the last resolution returned it. */
      readonly snapshot: Pq17State;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
    }, Pq17Decisions>;
    /** The odds of an operation. */
    readonly odds: Call<{
      /** Name of the operation. */
      readonly operation: "new" | "placeDummy" | "withdrawDummy" | "buyForce" | "planCondition" | "planConvoy" | "planForce" | "resolveWeather" | "resolveRandomEvent" | "callBombers" | "returnShips" | "detachForce" | "scatterConvoy" | "followPart" | "resolveDispersal" | "refuelForce" | "reloadTorpedoes" | "declareTraining" | "dropTow" | "scuttleShip" | "giveUpShadowing" | "moveForce" | "reactToTransit" | "photographPort" | "sendAircraft" | "declareCarrierRadius" | "assignSector" | "resolveSearch" | "shadowForce" | "resolveSubmarineCombat" | "chooseSubmarineTargets" | "resolveOffensiveAsw" | "resolveSubmarineDuel" | "attackStrayMerchants" | "declareSurfaceAttack" | "interceptAttack" | "sendConvoySubmarines" | "engageForces" | "maneuverUnits" | "strikeFromCarrier" | "targetGuns" | "targetTorpedoes" | "withdrawUnits" | "shadowAfterBattle" | "declareAirAttack" | "scrambleFighters" | "directFighters" | "returnFire" | "strikeBack" | "castOffTow" | "deployTargets" | "assignAircraft" | "nameElusiveTarget" | "turnAircraft" | "directFlak" | "resolveAirborneAsw" | "combineForces" | "exchangeShips" | "takeTow" | "resolveRejoining" | "declareStrike" | "attackKaraConvoy" | "raidPort" | "declareDenial" | "bidInitiative" | "declareEv" | "claimReinforcement" | "takeGreenUnit" | "holdMerchants" | "landMerchants" | "exchangePatrolWhite" | "buyEmergency" | "recallBreakout" | "returnForce" | "repairShip" | "transferToGermany" | "replaceAircraft" | "keepEmergency" | "nameSubstitute" | "keepAtSea" | "placeReplacement" | "endPhase";
    } & Pq17OddsRequest, Odds | RefusalProblem>;
    /** Simulate many runs. */
    readonly simulate: Call<Pq17SimulateRequest, Simulation | RefusalProblem>;
    /** Verify a resolution. */
    readonly verify: Call<Pq17VerifyRequest, Verification>;
    /** Explain a line of an audit trail. */
    readonly explain: Call<Pq17ExplainRequest, Explanation>;
    /** The map of PQ-17: Arctic Naval Operations, 1941-43. */
    readonly bareMap: Call<Readonly<Record<string, never>>, string>;
    /** The map of PQ-17: Arctic Naval Operations, 1941-43 with a snapshot on it. */
    readonly map: Call<{
      readonly snapshot?: Pq17State;
      /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
      readonly charts?: Readonly<Record<string, unknown>>;
      /** The side that looks at the map, or `onlooker`; the referee without it. */
      readonly viewer?: string;
    }, string>;
    /** Every chart with its provenance. */
    readonly charts: Call<Readonly<Record<string, never>>, Pq17ChartPack>;
    /** One chart with its provenance. */
    readonly chart: Call<{
      /** Id of the chart. */
      readonly id: "LIMITS" | "SPEEDS" | "BLOCKS" | "SHIP_TYPES" | "SHIPS" | "LIGHT_UNITS" | "AIR_UNITS" | "DECKS" | "MAP" | "MAP_AREAS" | "PORTS" | "AIRBASES" | "AIR_COVER" | "NAVAL_GUNNERY" | "TORPEDO_ATTACK" | "TORPEDO_DAMAGE" | "NAVAL_BOMBING" | "AIRBASE_BOMBING" | "AIR_COMBAT" | "AA_DEFENSE" | "SUBMARINE_COMBAT" | "ASW" | "ASW_SUCCESS" | "SURPRISE" | "WITHDRAWAL" | "DESTROYER_FATE" | "VARIABLE_START" | "WEATHER" | "GALE_DISPERSAL" | "WEATHER_EFFECTS" | "REJOINING" | "ICE" | "ICE_EFFECTS" | "RANDOM_EVENTS" | "EVENTS" | "SPECIAL_CONDITIONS" | "CONDITIONS" | "GERMAN_FUEL" | "COMMAND_POINTS" | "PORT_CAPACITY" | "FUEL" | "UNESCORTED_ROUNDS" | "ID_LEVELS" | "COMBAT_ID" | "VICTORY_POINTS" | "INITIATIVE" | "CALENDAR" | "SCENARIOS" | "CAMPAIGN";
    }, Chart>;
    /** Rulings on open questions of the rules. */
    readonly interpretations: Call<Readonly<Record<string, never>>, {
      /** Id of the ruleset. */
      readonly ruleset: string;
      /** The rulings. */
      readonly interpretations: readonly Interpretation[];
    }>;
  };
};
