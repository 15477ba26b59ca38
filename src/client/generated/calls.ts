// Made from the OpenAPI documents in schema/ by scripts/generate-schema.ts; not to be edited.
import type { Call } from "../call";
import type {
  Career,
  CareerAudit,
  CareerCreated,
  CareerDeleted,
  CareerFile,
  CareerMap,
  CareerPage,
  CareerPlayed,
  CareerStepPage,
  CareerToken,
  CareerTokens,
  CareerVerdict,
  Chart,
  ChartPack,
  Comparison,
  CreateCareerRequest,
  DecisionScope,
  Decisions,
  ExampleRequest,
  Explanation,
  ForkCareerRequest,
  GoebenAcceptBattleRequest,
  GoebenAcceptBattleResolution,
  GoebenApplyIntelligenceRequest,
  GoebenApplyIntelligenceResolution,
  GoebenBeginBattleRequest,
  GoebenBeginBattleResolution,
  GoebenBeginBombardmentRequest,
  GoebenBeginBombardmentResolution,
  GoebenBreakOffRequest,
  GoebenBreakOffResolution,
  GoebenCapturePortRequest,
  GoebenCapturePortResolution,
  GoebenChooseRammedShipRequest,
  GoebenChooseRammedShipResolution,
  GoebenCoalRequest,
  GoebenCoalResolution,
  GoebenCompareRequest,
  GoebenDecisionsRequest,
  GoebenDeclareVictoryRequest,
  GoebenDeclareVictoryResolution,
  GoebenDeployTaskForceRequest,
  GoebenDeployTaskForceResolution,
  GoebenDistanceAnswer,
  GoebenDistanceInput,
  GoebenEndPhaseRequest,
  GoebenEndPhaseResolution,
  GoebenExplainRequest,
  GoebenGeometryRequest,
  GoebenJettisonCargoRequest,
  GoebenJettisonCargoResolution,
  GoebenLandCrewRequest,
  GoebenLandCrewResolution,
  GoebenLayMineRequest,
  GoebenLayMineResolution,
  GoebenLoadCargoRequest,
  GoebenLoadCargoResolution,
  GoebenMapRequest,
  GoebenMoveShipRequest,
  GoebenMoveShipResolution,
  GoebenNewRequest,
  GoebenNewResolution,
  GoebenOddsRequest,
  GoebenOutfitShipRequest,
  GoebenOutfitShipResolution,
  GoebenPlaceCollierRequest,
  GoebenPlaceCollierResolution,
  GoebenProspectsRequest,
  GoebenReachableAnswer,
  GoebenReachableInput,
  GoebenRearmRequest,
  GoebenRearmResolution,
  GoebenReembarkRequest,
  GoebenReembarkResolution,
  GoebenReloadTorpedoesRequest,
  GoebenReloadTorpedoesResolution,
  GoebenRepairRequest,
  GoebenRepairResolution,
  GoebenResolveContactRequest,
  GoebenResolveContactResolution,
  GoebenResolveGunneryRoundRequest,
  GoebenResolveGunneryRoundResolution,
  GoebenResolveIncidentsRequest,
  GoebenResolveIncidentsResolution,
  GoebenResolveIntelligenceRequest,
  GoebenResolveIntelligenceResolution,
  GoebenResolveRaidRequest,
  GoebenResolveRaidResolution,
  GoebenResolveReconnaissanceRequest,
  GoebenResolveReconnaissanceResolution,
  GoebenResolveShoreBombardmentRequest,
  GoebenResolveShoreBombardmentResolution,
  GoebenResolveSubmarineEvasionRequest,
  GoebenResolveSubmarineEvasionResolution,
  GoebenResolveTorpedoRoundRequest,
  GoebenResolveTorpedoRoundResolution,
  GoebenRolesAnswer,
  GoebenRolesInput,
  GoebenShareStoresRequest,
  GoebenShareStoresResolution,
  GoebenSimulateRequest,
  GoebenSituationAnswer,
  GoebenSituationInput,
  GoebenStartNextScenarioRequest,
  GoebenStartNextScenarioResolution,
  GoebenTakeOverRequest,
  GoebenTellRequest,
  GoebenTransferCargoRequest,
  GoebenTransferCargoResolution,
  GoebenVerifyRequest,
  Health,
  HuntersAbortPatrolRequest,
  HuntersAbortPatrolResolution,
  HuntersBreakOffRequest,
  HuntersBreakOffResolution,
  HuntersCheckEntryAnswer,
  HuntersCheckEntryInput,
  HuntersChooseBoatRequest,
  HuntersChooseBoatResolution,
  HuntersChoosePatrolRequest,
  HuntersChoosePatrolResolution,
  HuntersChooseStragglerRequest,
  HuntersChooseStragglerResolution,
  HuntersCompareRequest,
  HuntersCompareWithAcesAnswer,
  HuntersCompareWithAcesInput,
  HuntersComputeRefitRequest,
  HuntersComputeRefitResolution,
  HuntersDecisionsRequest,
  HuntersExplainRequest,
  HuntersFitSparePartsRequest,
  HuntersFitSparePartsResolution,
  HuntersGeometryRequest,
  HuntersJoinWolfpackRequest,
  HuntersJoinWolfpackResolution,
  HuntersLoadMissionReloadsRequest,
  HuntersLoadMissionReloadsResolution,
  HuntersLoadTorpedoesRequest,
  HuntersLoadTorpedoesResolution,
  HuntersLogSheetAnswer,
  HuntersLogSheetInput,
  HuntersMapRequest,
  HuntersNewRequest,
  HuntersNewResolution,
  HuntersOddsRequest,
  HuntersPackBattleAnswer,
  HuntersPackBattleInput,
  HuntersPlanRoundRequest,
  HuntersPlanRoundResolution,
  HuntersProspectsRequest,
  HuntersReloadTubesRequest,
  HuntersReloadTubesResolution,
  HuntersResolveAdditionalRoundRequest,
  HuntersResolveAdditionalRoundResolution,
  HuntersResolveApproachRequest,
  HuntersResolveApproachResolution,
  HuntersResolveAssignmentRequest,
  HuntersResolveAssignmentResolution,
  HuntersResolveAttackRequest,
  HuntersResolveAttackResolution,
  HuntersResolveBoatRequestRequest,
  HuntersResolveBoatRequestResolution,
  HuntersResolveCloseApproachRequest,
  HuntersResolveCloseApproachResolution,
  HuntersResolveDepthChargeRequest,
  HuntersResolveDepthChargeResolution,
  HuntersResolveEncounterRequest,
  HuntersResolveEncounterResolution,
  HuntersResolveEvasionRequest,
  HuntersResolveEvasionResolution,
  HuntersResolveFlakStayRequest,
  HuntersResolveFlakStayResolution,
  HuntersResolveFollowRequest,
  HuntersResolveFollowResolution,
  HuntersResolveGunFireRequest,
  HuntersResolveGunFireResolution,
  HuntersResolveNightWaitRequest,
  HuntersResolveNightWaitResolution,
  HuntersResolvePackDrawRequest,
  HuntersResolvePackDrawResolution,
  HuntersResolveResupplyRequest,
  HuntersResolveResupplyResolution,
  HuntersResolveSightingRequest,
  HuntersResolveSightingResolution,
  HuntersResolveTorpedoFireRequest,
  HuntersResolveTorpedoFireResolution,
  HuntersRolesAnswer,
  HuntersRolesInput,
  HuntersSimulateRequest,
  HuntersStandingsAnswer,
  HuntersStandingsInput,
  HuntersTakeOverRequest,
  HuntersTakeOverTargetsRequest,
  HuntersTakeOverTargetsResolution,
  HuntersTakeTorpedoesRequest,
  HuntersTakeTorpedoesResolution,
  HuntersTellRequest,
  HuntersTurnBackRequest,
  HuntersTurnBackResolution,
  HuntersVerifyRequest,
  ImportCareerRequest,
  Index,
  IssueTokenRequest,
  MapGeometry,
  NeedsRoll,
  Odds,
  OpenApi,
  PlayStepRequest,
  Pq17AssignAircraftRequest,
  Pq17AssignAircraftResolution,
  Pq17AssignSectorRequest,
  Pq17AssignSectorResolution,
  Pq17AttackKaraConvoyRequest,
  Pq17AttackKaraConvoyResolution,
  Pq17AttackStrayMerchantsRequest,
  Pq17AttackStrayMerchantsResolution,
  Pq17BidInitiativeRequest,
  Pq17BidInitiativeResolution,
  Pq17BuyEmergencyRequest,
  Pq17BuyEmergencyResolution,
  Pq17BuyForceRequest,
  Pq17BuyForceResolution,
  Pq17CallBombersRequest,
  Pq17CallBombersResolution,
  Pq17CastOffTowRequest,
  Pq17CastOffTowResolution,
  Pq17ChooseSubmarineTargetsRequest,
  Pq17ChooseSubmarineTargetsResolution,
  Pq17ClaimReinforcementRequest,
  Pq17ClaimReinforcementResolution,
  Pq17CombineForcesRequest,
  Pq17CombineForcesResolution,
  Pq17CompareRequest,
  Pq17DecisionsRequest,
  Pq17DeclareAirAttackRequest,
  Pq17DeclareAirAttackResolution,
  Pq17DeclareCarrierRadiusRequest,
  Pq17DeclareCarrierRadiusResolution,
  Pq17DeclareDenialRequest,
  Pq17DeclareDenialResolution,
  Pq17DeclareEvRequest,
  Pq17DeclareEvResolution,
  Pq17DeclareStrikeRequest,
  Pq17DeclareStrikeResolution,
  Pq17DeclareSurfaceAttackRequest,
  Pq17DeclareSurfaceAttackResolution,
  Pq17DeclareTrainingRequest,
  Pq17DeclareTrainingResolution,
  Pq17DeployTargetsRequest,
  Pq17DeployTargetsResolution,
  Pq17DetachForceRequest,
  Pq17DetachForceResolution,
  Pq17DirectFightersRequest,
  Pq17DirectFightersResolution,
  Pq17DirectFlakRequest,
  Pq17DirectFlakResolution,
  Pq17DistanceAnswer,
  Pq17DistanceInput,
  Pq17DropTowRequest,
  Pq17DropTowResolution,
  Pq17EndPhaseRequest,
  Pq17EndPhaseResolution,
  Pq17EngageForcesRequest,
  Pq17EngageForcesResolution,
  Pq17ExchangePatrolWhiteRequest,
  Pq17ExchangePatrolWhiteResolution,
  Pq17ExchangeShipsRequest,
  Pq17ExchangeShipsResolution,
  Pq17ExplainRequest,
  Pq17FollowPartRequest,
  Pq17FollowPartResolution,
  Pq17GeometryRequest,
  Pq17GiveUpShadowingRequest,
  Pq17GiveUpShadowingResolution,
  Pq17HoldMerchantsRequest,
  Pq17HoldMerchantsResolution,
  Pq17InterceptAttackRequest,
  Pq17InterceptAttackResolution,
  Pq17KeepAtSeaRequest,
  Pq17KeepAtSeaResolution,
  Pq17KeepEmergencyRequest,
  Pq17KeepEmergencyResolution,
  Pq17LandMerchantsRequest,
  Pq17LandMerchantsResolution,
  Pq17ManeuverUnitsRequest,
  Pq17ManeuverUnitsResolution,
  Pq17MapRequest,
  Pq17MoveForceRequest,
  Pq17MoveForceResolution,
  Pq17NameElusiveTargetRequest,
  Pq17NameElusiveTargetResolution,
  Pq17NameSubstituteRequest,
  Pq17NameSubstituteResolution,
  Pq17NewRequest,
  Pq17NewResolution,
  Pq17OddsRequest,
  Pq17PhotographPortRequest,
  Pq17PhotographPortResolution,
  Pq17PlaceDummyRequest,
  Pq17PlaceDummyResolution,
  Pq17PlaceReplacementRequest,
  Pq17PlaceReplacementResolution,
  Pq17PlanConditionRequest,
  Pq17PlanConditionResolution,
  Pq17PlanConvoyRequest,
  Pq17PlanConvoyResolution,
  Pq17PlanForceRequest,
  Pq17PlanForceResolution,
  Pq17ProspectsRequest,
  Pq17RaidPortRequest,
  Pq17RaidPortResolution,
  Pq17ReachableAnswer,
  Pq17ReachableInput,
  Pq17ReactToTransitRequest,
  Pq17ReactToTransitResolution,
  Pq17RecallBreakoutRequest,
  Pq17RecallBreakoutResolution,
  Pq17RefuelForceRequest,
  Pq17RefuelForceResolution,
  Pq17ReloadTorpedoesRequest,
  Pq17ReloadTorpedoesResolution,
  Pq17RepairShipRequest,
  Pq17RepairShipResolution,
  Pq17ReplaceAircraftRequest,
  Pq17ReplaceAircraftResolution,
  Pq17ResolveAirborneAswRequest,
  Pq17ResolveAirborneAswResolution,
  Pq17ResolveDispersalRequest,
  Pq17ResolveDispersalResolution,
  Pq17ResolveOffensiveAswRequest,
  Pq17ResolveOffensiveAswResolution,
  Pq17ResolveRandomEventRequest,
  Pq17ResolveRandomEventResolution,
  Pq17ResolveRejoiningRequest,
  Pq17ResolveRejoiningResolution,
  Pq17ResolveSearchRequest,
  Pq17ResolveSearchResolution,
  Pq17ResolveSubmarineCombatRequest,
  Pq17ResolveSubmarineCombatResolution,
  Pq17ResolveSubmarineDuelRequest,
  Pq17ResolveSubmarineDuelResolution,
  Pq17ResolveWeatherRequest,
  Pq17ResolveWeatherResolution,
  Pq17ReturnFireRequest,
  Pq17ReturnFireResolution,
  Pq17ReturnForceRequest,
  Pq17ReturnForceResolution,
  Pq17ReturnShipsRequest,
  Pq17ReturnShipsResolution,
  Pq17RolesAnswer,
  Pq17RolesInput,
  Pq17ScatterConvoyRequest,
  Pq17ScatterConvoyResolution,
  Pq17ScrambleFightersRequest,
  Pq17ScrambleFightersResolution,
  Pq17ScuttleShipRequest,
  Pq17ScuttleShipResolution,
  Pq17SendAircraftRequest,
  Pq17SendAircraftResolution,
  Pq17SendConvoySubmarinesRequest,
  Pq17SendConvoySubmarinesResolution,
  Pq17ShadowAfterBattleRequest,
  Pq17ShadowAfterBattleResolution,
  Pq17ShadowForceRequest,
  Pq17ShadowForceResolution,
  Pq17SimulateRequest,
  Pq17SituationAnswer,
  Pq17SituationInput,
  Pq17StrikeBackRequest,
  Pq17StrikeBackResolution,
  Pq17StrikeFromCarrierRequest,
  Pq17StrikeFromCarrierResolution,
  Pq17TakeGreenUnitRequest,
  Pq17TakeGreenUnitResolution,
  Pq17TakeOverRequest,
  Pq17TakeTowRequest,
  Pq17TakeTowResolution,
  Pq17TargetGunsRequest,
  Pq17TargetGunsResolution,
  Pq17TargetTorpedoesRequest,
  Pq17TargetTorpedoesResolution,
  Pq17TellRequest,
  Pq17TransferToGermanyRequest,
  Pq17TransferToGermanyResolution,
  Pq17TurnAircraftRequest,
  Pq17TurnAircraftResolution,
  Pq17VerifyRequest,
  Pq17WithdrawDummyRequest,
  Pq17WithdrawDummyResolution,
  Pq17WithdrawUnitsRequest,
  Pq17WithdrawUnitsResolution,
  ProblemType,
  Prospects,
  RefusalProblem,
  RulesetInfo,
  RulesetList,
  Rulings,
  SigningKeys,
  Simulation,
  TakeOver,
  Telling,
  VectorList,
  Verification,
  VerifyCareerFileRequest,
  Words,
} from "./schemas";

/** Every call of the service, by ruleset or part. */
export type Calls = {
  readonly service: {
    /** Where everything is. */
    readonly index: Call<Readonly<Record<string, never>>, Index>;
    /** Whether the service is up. */
    readonly health: Call<Readonly<Record<string, never>>, Health>;
    /** This document, which names the documents of rulesets and of stored games. */
    readonly openapi: Call<Readonly<Record<string, never>>, OpenApi>;
    /** The OpenAPI document of a ruleset, or of stored games. */
    readonly openapiDocument: Call<{
      /** Id of the ruleset, or careers, with .json. */
      readonly document: "hunters.json" | "goeben.json" | "pq17.json" | "careers.json";
    }, OpenApi>;
    /** These documents as a page to try requests on. */
    readonly docs: Call<Readonly<Record<string, never>>, string>;
    /** A file of the pages. */
    readonly asset: Call<{
      /** Name of a file the pages load. */
      readonly name: string;
    }, string>;
    /** A program in Python that proves an exported career without this service. */
    readonly verifier: Call<Readonly<Record<string, never>>, string>;
    /** What a kind of problem means. */
    readonly problem: Call<{
      /** The last part of a problem's type. */
      readonly type: "refusal" | "malformed" | "forbidden" | "closed" | "not-found" | "method-not-allowed" | "not-acceptable" | "precondition-failed" | "body-too-large" | "answer-too-large" | "analysis-too-large" | "content-type" | "conflict" | "too-many-requests" | "unavailable" | "internal";
      /** Language, such as `fr` or `fr-CA`. Default: the language of Accept-Language, else English. */
      readonly language?: string;
    }, ProblemType>;
    /** Every ruleset with its operations. */
    readonly rulesets: Call<{
      /** Language, such as `fr` or `fr-CA`. Default: the language of Accept-Language, else English. */
      readonly language?: string;
    }, RulesetList>;
  };
  readonly hunters: {
    /** What the ruleset is. */
    readonly ruleset: Call<{
      /** Language, such as `fr` or `fr-CA`. Default: the language of Accept-Language, else English. */
      readonly language?: string;
    }, RulesetInfo>;
    /** Every chart with its provenance. */
    readonly charts: Call<{
      /** Language, such as `fr` or `fr-CA`. Default: the language of Accept-Language, else English. */
      readonly language?: string;
    }, ChartPack>;
    /** One chart with its provenance. */
    readonly chart: Call<{
      /** Id of the chart. */
      readonly id: "P1" | "P1_SUBSTITUTIONS" | "E1" | "E1_RESULTS" | "SHIP_SIZE" | "DAY_NIGHT" | "SWITCH_TO_NIGHT" | "ARCTIC_DAY_NIGHT" | "ARCTIC_FIXED_LIGHT" | "A1" | "A2" | "U1" | "U2" | "U3" | "POINTS_TO_SINK" | "U4" | "E2" | "E3" | "QUALITY_EFFECTS" | "E4" | "ADDITIONAL_FLOODING" | "EXCEED_TEST_DEPTH" | "E5_CREW_INJURY" | "E5_SEVERITY" | "E5_STACKING" | "E5_REPAIR" | "E5_EFFECTS" | "R1" | "OFFICER_CASUALTY" | "GYRO_REPAIR" | "EVENT_LIMITS" | "T1" | "T2" | "T3" | "T5" | "T6" | "T7" | "T4" | "ROSTER_CHOICE" | "WOLFPACK_ESCORT" | "ARCTIC_POSTING" | "FOLLOW_DAMAGED" | "FOLLOW_UNDAMAGED" | "DOCTOR_SURVIVAL" | "SCUTTLE" | "RESCUE" | "CREW_ADVANCEMENT" | "WO1_LEAVES" | "PROMOTION" | "NEW_BOAT_REQUEST" | "LIMITED_BOAT" | "FLAK_SECOND_ROUND" | "EVASION" | "RESUPPLY" | "RECOVERY" | "STARTING_RANK" | "ESCORT_QUALITY" | "AIRCRAFT_QUALITY" | "PATROL_REQUEST" | "EVASION_EFFECT" | "RESUPPLY_TORPEDOES" | "RESUPPLY_LIMITS" | "BOATS" | "TRACKS" | "TRACKS_NON_HISTORICAL" | "RANKS" | "AWARDS" | "CREW_QUALITY" | "REFIT" | "VICTORY" | "STANDARD_TONNAGE" | "TIMELINE" | "HISTORICAL_BOAT_IDS" | "WOLFPACK_NAMES" | "TOURNAMENTS";
      /** Language, such as `fr` or `fr-CA`. Default: the language of Accept-Language, else English. */
      readonly language?: string;
    }, Chart>;
    /** Rulings on open questions of the rules. */
    readonly rulings: Call<{
      /** Language, such as `fr` or `fr-CA`. Default: the language of Accept-Language, else English. */
      readonly language?: string;
    }, Rulings>;
    /** Every word in one language. */
    readonly words: Call<{
      /** Tag of the language. */
      readonly language: "en" | "fr" | "ja";
    }, Words>;
    /** A runnable request. */
    readonly example: Call<{
      /** Name of what is called, as in its path. */
      readonly operation: "decisions" | "odds" | "prospects" | "simulate" | "verify" | "compare" | "explain" | "tell" | "takeOver" | "new" | "loadTorpedoes" | "resolveAssignment" | "choosePatrol" | "loadMissionReloads" | "resolveEncounter" | "reloadTubes" | "abortPatrol" | "turnBack" | "resolveResupply" | "takeTorpedoes" | "fitSpareParts" | "resolveFlakStay" | "joinWolfpack" | "resolveSighting" | "resolveApproach" | "resolveNightWait" | "takeOverTargets" | "resolvePackDraw" | "resolveCloseApproach" | "resolveAttack" | "resolveDepthCharge" | "resolveEvasion" | "resolveFollow" | "chooseStraggler" | "planRound" | "resolveTorpedoFire" | "resolveGunFire" | "resolveAdditionalRound" | "breakOff" | "computeRefit" | "resolveBoatRequest" | "chooseBoat" | "logSheet" | "compareWithAces" | "checkEntry" | "standings" | "packBattle" | "roles";
    }, ExampleRequest>;
    /** The bare map. */
    readonly bareMap: Call<{
      /** Language, such as `fr` or `fr-CA`. Default: the language of Accept-Language, else English. */
      readonly language?: string;
    }, string>;
    /** The map with a snapshot on it. */
    readonly map: Call<HuntersMapRequest, string>;
    /** The geometry of the bare map. */
    readonly bareGeometry: Call<{
      /** Language, such as `fr` or `fr-CA`. Default: the language of Accept-Language, else English. */
      readonly language?: string;
    }, MapGeometry>;
    /** The geometry of the map with a snapshot on it. */
    readonly geometry: Call<HuntersGeometryRequest, MapGeometry>;
    /** The conformance vectors. */
    readonly vectors: Call<Readonly<Record<string, never>>, VectorList>;
    /** A file of conformance vectors. */
    readonly vectorFile: Call<{
      /** Name of the file, as the list has it. */
      readonly file: string;
    }, string>;
    /** What may be done next. */
    readonly decisions: Call<HuntersDecisionsRequest, Decisions>;
    /** The odds of an operation. */
    readonly odds: Call<{
      /** Name of the operation. */
      readonly operation: "new" | "loadTorpedoes" | "resolveAssignment" | "choosePatrol" | "loadMissionReloads" | "resolveEncounter" | "reloadTubes" | "abortPatrol" | "turnBack" | "resolveResupply" | "takeTorpedoes" | "fitSpareParts" | "resolveFlakStay" | "joinWolfpack" | "resolveSighting" | "resolveApproach" | "resolveNightWait" | "takeOverTargets" | "resolvePackDraw" | "resolveCloseApproach" | "resolveAttack" | "resolveDepthCharge" | "resolveEvasion" | "resolveFollow" | "chooseStraggler" | "planRound" | "resolveTorpedoFire" | "resolveGunFire" | "resolveAdditionalRound" | "breakOff" | "computeRefit" | "resolveBoatRequest" | "chooseBoat";
    } & HuntersOddsRequest, Odds | RefusalProblem>;
    /** The odds of a procedure. */
    readonly prospects: Call<HuntersProspectsRequest, Prospects | RefusalProblem>;
    /** Simulate many runs. */
    readonly simulate: Call<HuntersSimulateRequest, Simulation | RefusalProblem>;
    /** Verify a resolution. */
    readonly verify: Call<HuntersVerifyRequest, Verification>;
    /** Compare two rulings. */
    readonly compare: Call<{
      /** Name of the operation. */
      readonly operation: "new" | "loadTorpedoes" | "resolveAssignment" | "choosePatrol" | "loadMissionReloads" | "resolveEncounter" | "reloadTubes" | "abortPatrol" | "turnBack" | "resolveResupply" | "takeTorpedoes" | "fitSpareParts" | "resolveFlakStay" | "joinWolfpack" | "resolveSighting" | "resolveApproach" | "resolveNightWait" | "takeOverTargets" | "resolvePackDraw" | "resolveCloseApproach" | "resolveAttack" | "resolveDepthCharge" | "resolveEvasion" | "resolveFollow" | "chooseStraggler" | "planRound" | "resolveTorpedoFire" | "resolveGunFire" | "resolveAdditionalRound" | "breakOff" | "computeRefit" | "resolveBoatRequest" | "chooseBoat";
    } & HuntersCompareRequest, Comparison>;
    /** Explain a line of an audit trail. */
    readonly explain: Call<HuntersExplainRequest, Explanation>;
    /** Tell an audit trail in a language. */
    readonly tell: Call<HuntersTellRequest, Telling>;
    /** Take over a paper game. */
    readonly takeOver: Call<HuntersTakeOverRequest, TakeOver | RefusalProblem>;
    /** Start a career. */
    readonly new: Call<HuntersNewRequest, HuntersNewResolution | NeedsRoll | RefusalProblem>;
    /** Load torpedoes. */
    readonly loadTorpedoes: Call<HuntersLoadTorpedoesRequest, HuntersLoadTorpedoesResolution | NeedsRoll | RefusalProblem>;
    /** Assign a patrol. */
    readonly resolveAssignment: Call<HuntersResolveAssignmentRequest, HuntersResolveAssignmentResolution | NeedsRoll | RefusalProblem>;
    /** Choose a patrol. */
    readonly choosePatrol: Call<HuntersChoosePatrolRequest, HuntersChoosePatrolResolution | NeedsRoll | RefusalProblem>;
    /** Choose the reloads of a minelaying mission. */
    readonly loadMissionReloads: Call<HuntersLoadMissionReloadsRequest, HuntersLoadMissionReloadsResolution | NeedsRoll | RefusalProblem>;
    /** Next encounter check. */
    readonly resolveEncounter: Call<HuntersResolveEncounterRequest, HuntersResolveEncounterResolution | NeedsRoll | RefusalProblem>;
    /** Reload tubes. */
    readonly reloadTubes: Call<HuntersReloadTubesRequest, HuntersReloadTubesResolution | NeedsRoll | RefusalProblem>;
    /** Abort the patrol. */
    readonly abortPatrol: Call<HuntersAbortPatrolRequest, HuntersAbortPatrolResolution | NeedsRoll | RefusalProblem>;
    /** Turn back before Gibraltar. */
    readonly turnBack: Call<HuntersTurnBackRequest, HuntersTurnBackResolution | NeedsRoll | RefusalProblem>;
    /** Resupply at sea. */
    readonly resolveResupply: Call<HuntersResolveResupplyRequest, HuntersResolveResupplyResolution | NeedsRoll | RefusalProblem>;
    /** Take torpedoes over. */
    readonly takeTorpedoes: Call<HuntersTakeTorpedoesRequest, HuntersTakeTorpedoesResolution | NeedsRoll | RefusalProblem>;
    /** Fit spare parts. */
    readonly fitSpareParts: Call<HuntersFitSparePartsRequest, HuntersFitSparePartsResolution | NeedsRoll | RefusalProblem>;
    /** Stay up and fight. */
    readonly resolveFlakStay: Call<HuntersResolveFlakStayRequest, HuntersResolveFlakStayResolution | NeedsRoll | RefusalProblem>;
    /** Join the pack. */
    readonly joinWolfpack: Call<HuntersJoinWolfpackRequest, HuntersJoinWolfpackResolution | NeedsRoll | RefusalProblem>;
    /** Sight a convoy. */
    readonly resolveSighting: Call<HuntersResolveSightingRequest, HuntersResolveSightingResolution | NeedsRoll | RefusalProblem>;
    /** Approach the targets. */
    readonly resolveApproach: Call<HuntersResolveApproachRequest, HuntersResolveApproachResolution | NeedsRoll | RefusalProblem>;
    /** Wait for night. */
    readonly resolveNightWait: Call<HuntersResolveNightWaitRequest, HuntersResolveNightWaitResolution | NeedsRoll | RefusalProblem>;
    /** Take over the pack's targets. */
    readonly takeOverTargets: Call<HuntersTakeOverTargetsRequest, HuntersTakeOverTargetsResolution | NeedsRoll | RefusalProblem>;
    /** Draw for the pack. */
    readonly resolvePackDraw: Call<HuntersResolvePackDrawRequest, HuntersResolvePackDrawResolution | NeedsRoll | RefusalProblem>;
    /** Go into the convoy. */
    readonly resolveCloseApproach: Call<HuntersResolveCloseApproachRequest, HuntersResolveCloseApproachResolution | NeedsRoll | RefusalProblem>;
    /** Attack escorted ships. */
    readonly resolveAttack: Call<HuntersResolveAttackRequest, HuntersResolveAttackResolution | NeedsRoll | RefusalProblem>;
    /** Detection and depth charges. */
    readonly resolveDepthCharge: Call<HuntersResolveDepthChargeRequest, HuntersResolveDepthChargeResolution | NeedsRoll | RefusalProblem>;
    /** Evade the depth charges. */
    readonly resolveEvasion: Call<HuntersResolveEvasionRequest, HuntersResolveEvasionResolution | NeedsRoll | RefusalProblem>;
    /** Follow the ships. */
    readonly resolveFollow: Call<HuntersResolveFollowRequest, HuntersResolveFollowResolution | NeedsRoll | RefusalProblem>;
    /** Choose a straggler. */
    readonly chooseStraggler: Call<HuntersChooseStragglerRequest, HuntersChooseStragglerResolution | NeedsRoll | RefusalProblem>;
    /** Plan a round against unescorted ships. */
    readonly planRound: Call<HuntersPlanRoundRequest, HuntersPlanRoundResolution | NeedsRoll | RefusalProblem>;
    /** Fire torpedoes at unescorted ships. */
    readonly resolveTorpedoFire: Call<HuntersResolveTorpedoFireRequest, HuntersResolveTorpedoFireResolution | NeedsRoll | RefusalProblem>;
    /** Fire the deck gun. */
    readonly resolveGunFire: Call<HuntersResolveGunFireRequest, HuntersResolveGunFireResolution | NeedsRoll | RefusalProblem>;
    /** Stay for another round. */
    readonly resolveAdditionalRound: Call<HuntersResolveAdditionalRoundRequest, HuntersResolveAdditionalRoundResolution | NeedsRoll | RefusalProblem>;
    /** Break off. */
    readonly breakOff: Call<HuntersBreakOffRequest, HuntersBreakOffResolution | NeedsRoll | RefusalProblem>;
    /** Refit in port. */
    readonly computeRefit: Call<HuntersComputeRefitRequest, HuntersComputeRefitResolution | NeedsRoll | RefusalProblem>;
    /** Ask for a newer boat. */
    readonly resolveBoatRequest: Call<HuntersResolveBoatRequestRequest, HuntersResolveBoatRequestResolution | NeedsRoll | RefusalProblem>;
    /** Take over a new boat. */
    readonly chooseBoat: Call<HuntersChooseBoatRequest, HuntersChooseBoatResolution | NeedsRoll | RefusalProblem>;
    /** Log sheet. */
    readonly logSheet: Call<HuntersLogSheetInput, HuntersLogSheetAnswer>;
    /** Compare with the aces. */
    readonly compareWithAces: Call<HuntersCompareWithAcesInput, HuntersCompareWithAcesAnswer>;
    /** Check a tournament entry. */
    readonly checkEntry: Call<HuntersCheckEntryInput, HuntersCheckEntryAnswer>;
    /** Tournament standings. */
    readonly standings: Call<HuntersStandingsInput, HuntersStandingsAnswer>;
    /** A pack's joint battle. */
    readonly packBattle: Call<HuntersPackBattleInput, HuntersPackBattleAnswer>;
    /** Roles of two players. */
    readonly roles: Call<HuntersRolesInput, HuntersRolesAnswer>;
  };
  readonly goeben: {
    /** What the ruleset is. */
    readonly ruleset: Call<{
      /** Language, such as `fr` or `fr-CA`. Default: the language of Accept-Language, else English. */
      readonly language?: string;
    }, RulesetInfo>;
    /** Every chart with its provenance. */
    readonly charts: Call<{
      /** Language, such as `fr` or `fr-CA`. Default: the language of Accept-Language, else English. */
      readonly language?: string;
    }, ChartPack>;
    /** One chart with its provenance. */
    readonly chart: Call<{
      /** Id of the chart. */
      readonly id: "LIMITS" | "MAP" | "GERMAN_SHIPS" | "ALLIED_SHIPS" | "AUSTRO_HUNGARIAN_SHIPS" | "COASTAL_DEFENCE" | "INCIDENT_MARKERS" | "SORTIES" | "ALLIED_SETUP" | "GERMAN_SETUP" | "ORDERS" | "CARGO" | "INTELLIGENCE" | "INTELLIGENCE_VALUE" | "ALERT_CHANGES" | "REPAIR" | "REPAIR_DICE" | "ENGINE_STRAIN" | "CONTACT" | "CONTACT_RATING" | "BREAK_OFF" | "GUNNERY" | "TORPEDO_FIRE" | "BOMBARDMENT_FIRE" | "GUNNERY_HIT" | "TORPEDO_HIT" | "BRIDGE_HIT" | "BOMBARDMENT_HIT" | "TARGETING_PRIORITY" | "SUBMARINE" | "COLLIER_ATTACKED" | "MECHANICAL_BREAKDOWN" | "MINEFIELD" | "STORM" | "LIMITED_VISIBILITY" | "NIGHT" | "MINES" | "RECONNAISSANCE" | "VARIABLE_DEPLOYMENT" | "TERRAIN_EFFECTS" | "VICTORY_POINTS" | "LEADERSHIP_CHANGES" | "CAMPAIGN" | "CAMPAIGN_RESULT";
      /** Language, such as `fr` or `fr-CA`. Default: the language of Accept-Language, else English. */
      readonly language?: string;
    }, Chart>;
    /** Rulings on open questions of the rules. */
    readonly rulings: Call<{
      /** Language, such as `fr` or `fr-CA`. Default: the language of Accept-Language, else English. */
      readonly language?: string;
    }, Rulings>;
    /** Every word in one language. */
    readonly words: Call<{
      /** Tag of the language. */
      readonly language: "en" | "fr" | "ja";
    }, Words>;
    /** A runnable request. */
    readonly example: Call<{
      /** Name of what is called, as in its path. */
      readonly operation: "decisions" | "odds" | "prospects" | "simulate" | "verify" | "compare" | "explain" | "tell" | "takeOver" | "new" | "outfitShip" | "deployTaskForce" | "placeCollier" | "coal" | "rearm" | "shareStores" | "repair" | "loadCargo" | "jettisonCargo" | "landCrew" | "transferCargo" | "reembark" | "resolveIntelligence" | "applyIntelligence" | "resolveReconnaissance" | "moveShip" | "layMine" | "resolveIncidents" | "resolveSubmarineEvasion" | "chooseRammedShip" | "beginBattle" | "resolveContact" | "breakOff" | "acceptBattle" | "resolveGunneryRound" | "resolveTorpedoRound" | "resolveRaid" | "beginBombardment" | "resolveShoreBombardment" | "capturePort" | "declareVictory" | "startNextScenario" | "reloadTorpedoes" | "endPhase" | "situation" | "reachable" | "distance" | "roles";
    }, ExampleRequest>;
    /** The bare map. */
    readonly bareMap: Call<{
      /** Language, such as `fr` or `fr-CA`. Default: the language of Accept-Language, else English. */
      readonly language?: string;
    }, string>;
    /** The map with a snapshot on it. */
    readonly map: Call<GoebenMapRequest, string>;
    /** The geometry of the bare map. */
    readonly bareGeometry: Call<{
      /** Language, such as `fr` or `fr-CA`. Default: the language of Accept-Language, else English. */
      readonly language?: string;
    }, MapGeometry>;
    /** The geometry of the map with a snapshot on it. */
    readonly geometry: Call<GoebenGeometryRequest, MapGeometry>;
    /** The conformance vectors. */
    readonly vectors: Call<Readonly<Record<string, never>>, VectorList>;
    /** A file of conformance vectors. */
    readonly vectorFile: Call<{
      /** Name of the file, as the list has it. */
      readonly file: string;
    }, string>;
    /** What may be done next. */
    readonly decisions: Call<GoebenDecisionsRequest, Decisions>;
    /** The odds of an operation. */
    readonly odds: Call<{
      /** Name of the operation. */
      readonly operation: "new" | "outfitShip" | "deployTaskForce" | "placeCollier" | "coal" | "rearm" | "shareStores" | "repair" | "loadCargo" | "jettisonCargo" | "landCrew" | "transferCargo" | "reembark" | "resolveIntelligence" | "applyIntelligence" | "resolveReconnaissance" | "moveShip" | "layMine" | "resolveIncidents" | "resolveSubmarineEvasion" | "chooseRammedShip" | "beginBattle" | "resolveContact" | "breakOff" | "acceptBattle" | "resolveGunneryRound" | "resolveTorpedoRound" | "resolveRaid" | "beginBombardment" | "resolveShoreBombardment" | "capturePort" | "declareVictory" | "startNextScenario" | "reloadTorpedoes" | "endPhase";
    } & GoebenOddsRequest, Odds | RefusalProblem>;
    /** The odds of a procedure. */
    readonly prospects: Call<GoebenProspectsRequest, Prospects | RefusalProblem>;
    /** Simulate many runs. */
    readonly simulate: Call<GoebenSimulateRequest, Simulation | RefusalProblem>;
    /** Verify a resolution. */
    readonly verify: Call<GoebenVerifyRequest, Verification>;
    /** Compare two rulings. */
    readonly compare: Call<{
      /** Name of the operation. */
      readonly operation: "new" | "outfitShip" | "deployTaskForce" | "placeCollier" | "coal" | "rearm" | "shareStores" | "repair" | "loadCargo" | "jettisonCargo" | "landCrew" | "transferCargo" | "reembark" | "resolveIntelligence" | "applyIntelligence" | "resolveReconnaissance" | "moveShip" | "layMine" | "resolveIncidents" | "resolveSubmarineEvasion" | "chooseRammedShip" | "beginBattle" | "resolveContact" | "breakOff" | "acceptBattle" | "resolveGunneryRound" | "resolveTorpedoRound" | "resolveRaid" | "beginBombardment" | "resolveShoreBombardment" | "capturePort" | "declareVictory" | "startNextScenario" | "reloadTorpedoes" | "endPhase";
    } & GoebenCompareRequest, Comparison>;
    /** Explain a line of an audit trail. */
    readonly explain: Call<GoebenExplainRequest, Explanation>;
    /** Tell an audit trail in a language. */
    readonly tell: Call<GoebenTellRequest, Telling>;
    /** Take over a paper game. */
    readonly takeOver: Call<GoebenTakeOverRequest, TakeOver | RefusalProblem>;
    /** Set up a game. */
    readonly new: Call<GoebenNewRequest, GoebenNewResolution | NeedsRoll | RefusalProblem>;
    /** Outfit a ship. */
    readonly outfitShip: Call<GoebenOutfitShipRequest, GoebenOutfitShipResolution | NeedsRoll | RefusalProblem>;
    /** Deploy the task force. */
    readonly deployTaskForce: Call<GoebenDeployTaskForceRequest, GoebenDeployTaskForceResolution | NeedsRoll | RefusalProblem>;
    /** Place a collier. */
    readonly placeCollier: Call<GoebenPlaceCollierRequest, GoebenPlaceCollierResolution | NeedsRoll | RefusalProblem>;
    /** Coal. */
    readonly coal: Call<GoebenCoalRequest, GoebenCoalResolution | NeedsRoll | RefusalProblem>;
    /** Rearm. */
    readonly rearm: Call<GoebenRearmRequest, GoebenRearmResolution | NeedsRoll | RefusalProblem>;
    /** Share out stores. */
    readonly shareStores: Call<GoebenShareStoresRequest, GoebenShareStoresResolution | NeedsRoll | RefusalProblem>;
    /** Repair. */
    readonly repair: Call<GoebenRepairRequest, GoebenRepairResolution | NeedsRoll | RefusalProblem>;
    /** Load cargo. */
    readonly loadCargo: Call<GoebenLoadCargoRequest, GoebenLoadCargoResolution | NeedsRoll | RefusalProblem>;
    /** Jettison gear. */
    readonly jettisonCargo: Call<GoebenJettisonCargoRequest, GoebenJettisonCargoResolution | NeedsRoll | RefusalProblem>;
    /** Land crew. */
    readonly landCrew: Call<GoebenLandCrewRequest, GoebenLandCrewResolution | NeedsRoll | RefusalProblem>;
    /** Transfer cargo. */
    readonly transferCargo: Call<GoebenTransferCargoRequest, GoebenTransferCargoResolution | NeedsRoll | RefusalProblem>;
    /** Take the Seebataillon aboard again. */
    readonly reembark: Call<GoebenReembarkRequest, GoebenReembarkResolution | NeedsRoll | RefusalProblem>;
    /** Resolve intelligence. */
    readonly resolveIntelligence: Call<GoebenResolveIntelligenceRequest, GoebenResolveIntelligenceResolution | NeedsRoll | RefusalProblem>;
    /** Apply intelligence. */
    readonly applyIntelligence: Call<GoebenApplyIntelligenceRequest, GoebenApplyIntelligenceResolution | NeedsRoll | RefusalProblem>;
    /** Resolve reconnaissance. */
    readonly resolveReconnaissance: Call<GoebenResolveReconnaissanceRequest, GoebenResolveReconnaissanceResolution | NeedsRoll | RefusalProblem>;
    /** Move a ship. */
    readonly moveShip: Call<GoebenMoveShipRequest, GoebenMoveShipResolution | NeedsRoll | RefusalProblem>;
    /** Lay a mine. */
    readonly layMine: Call<GoebenLayMineRequest, GoebenLayMineResolution | NeedsRoll | RefusalProblem>;
    /** Resolve the incidents of a space. */
    readonly resolveIncidents: Call<GoebenResolveIncidentsRequest, GoebenResolveIncidentsResolution | NeedsRoll | RefusalProblem>;
    /** Evade a submarine. */
    readonly resolveSubmarineEvasion: Call<GoebenResolveSubmarineEvasionRequest, GoebenResolveSubmarineEvasionResolution | NeedsRoll | RefusalProblem>;
    /** Choose the ship that rammed. */
    readonly chooseRammedShip: Call<GoebenChooseRammedShipRequest, GoebenChooseRammedShipResolution | NeedsRoll | RefusalProblem>;
    /** Begin a naval battle. */
    readonly beginBattle: Call<GoebenBeginBattleRequest, GoebenBeginBattleResolution | NeedsRoll | RefusalProblem>;
    /** Make contact. */
    readonly resolveContact: Call<GoebenResolveContactRequest, GoebenResolveContactResolution | NeedsRoll | RefusalProblem>;
    /** Break off. */
    readonly breakOff: Call<GoebenBreakOffRequest, GoebenBreakOffResolution | NeedsRoll | RefusalProblem>;
    /** Accept battle. */
    readonly acceptBattle: Call<GoebenAcceptBattleRequest, GoebenAcceptBattleResolution | NeedsRoll | RefusalProblem>;
    /** Fire the guns of a ship. */
    readonly resolveGunneryRound: Call<GoebenResolveGunneryRoundRequest, GoebenResolveGunneryRoundResolution | NeedsRoll | RefusalProblem>;
    /** Fire the torpedoes of a ship. */
    readonly resolveTorpedoRound: Call<GoebenResolveTorpedoRoundRequest, GoebenResolveTorpedoRoundResolution | NeedsRoll | RefusalProblem>;
    /** Raid a merchantman. */
    readonly resolveRaid: Call<GoebenResolveRaidRequest, GoebenResolveRaidResolution | NeedsRoll | RefusalProblem>;
    /** Begin a shore bombardment. */
    readonly beginBombardment: Call<GoebenBeginBombardmentRequest, GoebenBeginBombardmentResolution | NeedsRoll | RefusalProblem>;
    /** Bombard coastal defences. */
    readonly resolveShoreBombardment: Call<GoebenResolveShoreBombardmentRequest, GoebenResolveShoreBombardmentResolution | NeedsRoll | RefusalProblem>;
    /** Capture a port. */
    readonly capturePort: Call<GoebenCapturePortRequest, GoebenCapturePortResolution | NeedsRoll | RefusalProblem>;
    /** Declare victory. */
    readonly declareVictory: Call<GoebenDeclareVictoryRequest, GoebenDeclareVictoryResolution | NeedsRoll | RefusalProblem>;
    /** Start the next scenario. */
    readonly startNextScenario: Call<GoebenStartNextScenarioRequest, GoebenStartNextScenarioResolution | NeedsRoll | RefusalProblem>;
    /** Reload torpedoes. */
    readonly reloadTorpedoes: Call<GoebenReloadTorpedoesRequest, GoebenReloadTorpedoesResolution | NeedsRoll | RefusalProblem>;
    /** End the phase. */
    readonly endPhase: Call<GoebenEndPhaseRequest, GoebenEndPhaseResolution | NeedsRoll | RefusalProblem>;
    /** Situation. */
    readonly situation: Call<GoebenSituationInput, GoebenSituationAnswer>;
    /** Reachable spaces. */
    readonly reachable: Call<GoebenReachableInput, GoebenReachableAnswer>;
    /** Distance. */
    readonly distance: Call<GoebenDistanceInput, GoebenDistanceAnswer>;
    /** Roles of several players. */
    readonly roles: Call<GoebenRolesInput, GoebenRolesAnswer>;
  };
  readonly pq17: {
    /** What the ruleset is. */
    readonly ruleset: Call<{
      /** Language, such as `fr` or `fr-CA`. Default: the language of Accept-Language, else English. */
      readonly language?: string;
    }, RulesetInfo>;
    /** Every chart with its provenance. */
    readonly charts: Call<{
      /** Language, such as `fr` or `fr-CA`. Default: the language of Accept-Language, else English. */
      readonly language?: string;
    }, ChartPack>;
    /** One chart with its provenance. */
    readonly chart: Call<{
      /** Id of the chart. */
      readonly id: "LIMITS" | "SPEEDS" | "BLOCKS" | "SHIP_TYPES" | "SHIPS" | "LIGHT_UNITS" | "AIR_UNITS" | "DECKS" | "MAP" | "MAP_AREAS" | "PORTS" | "AIRBASES" | "AIR_COVER" | "NAVAL_GUNNERY" | "TORPEDO_ATTACK" | "TORPEDO_DAMAGE" | "NAVAL_BOMBING" | "AIRBASE_BOMBING" | "AIR_COMBAT" | "AA_DEFENSE" | "SUBMARINE_COMBAT" | "ASW" | "ASW_SUCCESS" | "SURPRISE" | "WITHDRAWAL" | "DESTROYER_FATE" | "VARIABLE_START" | "WEATHER" | "GALE_DISPERSAL" | "WEATHER_EFFECTS" | "REJOINING" | "ICE" | "ICE_EFFECTS" | "RANDOM_EVENTS" | "EVENTS" | "SPECIAL_CONDITIONS" | "CONDITIONS" | "GERMAN_FUEL" | "COMMAND_POINTS" | "PORT_CAPACITY" | "FUEL" | "UNESCORTED_ROUNDS" | "ID_LEVELS" | "COMBAT_ID" | "VICTORY_POINTS" | "INITIATIVE" | "CALENDAR" | "SCENARIOS" | "CAMPAIGN";
      /** Language, such as `fr` or `fr-CA`. Default: the language of Accept-Language, else English. */
      readonly language?: string;
    }, Chart>;
    /** Rulings on open questions of the rules. */
    readonly rulings: Call<{
      /** Language, such as `fr` or `fr-CA`. Default: the language of Accept-Language, else English. */
      readonly language?: string;
    }, Rulings>;
    /** Every word in one language. */
    readonly words: Call<{
      /** Tag of the language. */
      readonly language: "en" | "fr" | "ja";
    }, Words>;
    /** A runnable request. */
    readonly example: Call<{
      /** Name of what is called, as in its path. */
      readonly operation: "decisions" | "odds" | "prospects" | "simulate" | "verify" | "compare" | "explain" | "tell" | "takeOver" | "new" | "placeDummy" | "withdrawDummy" | "buyForce" | "planCondition" | "planConvoy" | "planForce" | "resolveWeather" | "resolveRandomEvent" | "callBombers" | "returnShips" | "detachForce" | "scatterConvoy" | "followPart" | "resolveDispersal" | "refuelForce" | "reloadTorpedoes" | "declareTraining" | "dropTow" | "scuttleShip" | "giveUpShadowing" | "moveForce" | "reactToTransit" | "photographPort" | "sendAircraft" | "declareCarrierRadius" | "assignSector" | "resolveSearch" | "shadowForce" | "resolveSubmarineCombat" | "chooseSubmarineTargets" | "resolveOffensiveAsw" | "resolveSubmarineDuel" | "attackStrayMerchants" | "declareSurfaceAttack" | "interceptAttack" | "sendConvoySubmarines" | "engageForces" | "maneuverUnits" | "strikeFromCarrier" | "targetGuns" | "targetTorpedoes" | "withdrawUnits" | "shadowAfterBattle" | "declareAirAttack" | "scrambleFighters" | "directFighters" | "returnFire" | "strikeBack" | "castOffTow" | "deployTargets" | "assignAircraft" | "nameElusiveTarget" | "turnAircraft" | "directFlak" | "resolveAirborneAsw" | "combineForces" | "exchangeShips" | "takeTow" | "resolveRejoining" | "declareStrike" | "attackKaraConvoy" | "raidPort" | "declareDenial" | "bidInitiative" | "declareEv" | "claimReinforcement" | "takeGreenUnit" | "holdMerchants" | "landMerchants" | "exchangePatrolWhite" | "buyEmergency" | "recallBreakout" | "returnForce" | "repairShip" | "transferToGermany" | "replaceAircraft" | "keepEmergency" | "nameSubstitute" | "keepAtSea" | "placeReplacement" | "endPhase" | "situation" | "distance" | "reachable" | "roles";
    }, ExampleRequest>;
    /** The bare map. */
    readonly bareMap: Call<{
      /** Language, such as `fr` or `fr-CA`. Default: the language of Accept-Language, else English. */
      readonly language?: string;
    }, string>;
    /** The map with a snapshot on it. */
    readonly map: Call<Pq17MapRequest, string>;
    /** The geometry of the bare map. */
    readonly bareGeometry: Call<{
      /** Language, such as `fr` or `fr-CA`. Default: the language of Accept-Language, else English. */
      readonly language?: string;
    }, MapGeometry>;
    /** The geometry of the map with a snapshot on it. */
    readonly geometry: Call<Pq17GeometryRequest, MapGeometry>;
    /** The conformance vectors. */
    readonly vectors: Call<Readonly<Record<string, never>>, VectorList>;
    /** A file of conformance vectors. */
    readonly vectorFile: Call<{
      /** Name of the file, as the list has it. */
      readonly file: string;
    }, string>;
    /** What may be done next. */
    readonly decisions: Call<Pq17DecisionsRequest, Decisions>;
    /** The odds of an operation. */
    readonly odds: Call<{
      /** Name of the operation. */
      readonly operation: "new" | "placeDummy" | "withdrawDummy" | "buyForce" | "planCondition" | "planConvoy" | "planForce" | "resolveWeather" | "resolveRandomEvent" | "callBombers" | "returnShips" | "detachForce" | "scatterConvoy" | "followPart" | "resolveDispersal" | "refuelForce" | "reloadTorpedoes" | "declareTraining" | "dropTow" | "scuttleShip" | "giveUpShadowing" | "moveForce" | "reactToTransit" | "photographPort" | "sendAircraft" | "declareCarrierRadius" | "assignSector" | "resolveSearch" | "shadowForce" | "resolveSubmarineCombat" | "chooseSubmarineTargets" | "resolveOffensiveAsw" | "resolveSubmarineDuel" | "attackStrayMerchants" | "declareSurfaceAttack" | "interceptAttack" | "sendConvoySubmarines" | "engageForces" | "maneuverUnits" | "strikeFromCarrier" | "targetGuns" | "targetTorpedoes" | "withdrawUnits" | "shadowAfterBattle" | "declareAirAttack" | "scrambleFighters" | "directFighters" | "returnFire" | "strikeBack" | "castOffTow" | "deployTargets" | "assignAircraft" | "nameElusiveTarget" | "turnAircraft" | "directFlak" | "resolveAirborneAsw" | "combineForces" | "exchangeShips" | "takeTow" | "resolveRejoining" | "declareStrike" | "attackKaraConvoy" | "raidPort" | "declareDenial" | "bidInitiative" | "declareEv" | "claimReinforcement" | "takeGreenUnit" | "holdMerchants" | "landMerchants" | "exchangePatrolWhite" | "buyEmergency" | "recallBreakout" | "returnForce" | "repairShip" | "transferToGermany" | "replaceAircraft" | "keepEmergency" | "nameSubstitute" | "keepAtSea" | "placeReplacement" | "endPhase";
    } & Pq17OddsRequest, Odds | RefusalProblem>;
    /** The odds of a procedure. */
    readonly prospects: Call<Pq17ProspectsRequest, Prospects | RefusalProblem>;
    /** Simulate many runs. */
    readonly simulate: Call<Pq17SimulateRequest, Simulation | RefusalProblem>;
    /** Verify a resolution. */
    readonly verify: Call<Pq17VerifyRequest, Verification>;
    /** Compare two rulings. */
    readonly compare: Call<{
      /** Name of the operation. */
      readonly operation: "new" | "placeDummy" | "withdrawDummy" | "buyForce" | "planCondition" | "planConvoy" | "planForce" | "resolveWeather" | "resolveRandomEvent" | "callBombers" | "returnShips" | "detachForce" | "scatterConvoy" | "followPart" | "resolveDispersal" | "refuelForce" | "reloadTorpedoes" | "declareTraining" | "dropTow" | "scuttleShip" | "giveUpShadowing" | "moveForce" | "reactToTransit" | "photographPort" | "sendAircraft" | "declareCarrierRadius" | "assignSector" | "resolveSearch" | "shadowForce" | "resolveSubmarineCombat" | "chooseSubmarineTargets" | "resolveOffensiveAsw" | "resolveSubmarineDuel" | "attackStrayMerchants" | "declareSurfaceAttack" | "interceptAttack" | "sendConvoySubmarines" | "engageForces" | "maneuverUnits" | "strikeFromCarrier" | "targetGuns" | "targetTorpedoes" | "withdrawUnits" | "shadowAfterBattle" | "declareAirAttack" | "scrambleFighters" | "directFighters" | "returnFire" | "strikeBack" | "castOffTow" | "deployTargets" | "assignAircraft" | "nameElusiveTarget" | "turnAircraft" | "directFlak" | "resolveAirborneAsw" | "combineForces" | "exchangeShips" | "takeTow" | "resolveRejoining" | "declareStrike" | "attackKaraConvoy" | "raidPort" | "declareDenial" | "bidInitiative" | "declareEv" | "claimReinforcement" | "takeGreenUnit" | "holdMerchants" | "landMerchants" | "exchangePatrolWhite" | "buyEmergency" | "recallBreakout" | "returnForce" | "repairShip" | "transferToGermany" | "replaceAircraft" | "keepEmergency" | "nameSubstitute" | "keepAtSea" | "placeReplacement" | "endPhase";
    } & Pq17CompareRequest, Comparison>;
    /** Explain a line of an audit trail. */
    readonly explain: Call<Pq17ExplainRequest, Explanation>;
    /** Tell an audit trail in a language. */
    readonly tell: Call<Pq17TellRequest, Telling>;
    /** Take over a paper game. */
    readonly takeOver: Call<Pq17TakeOverRequest, TakeOver | RefusalProblem>;
    /** Set up an operation or the campaign. */
    readonly new: Call<Pq17NewRequest, Pq17NewResolution | NeedsRoll | RefusalProblem>;
    /** Place a dummy. */
    readonly placeDummy: Call<Pq17PlaceDummyRequest, Pq17PlaceDummyResolution | NeedsRoll | RefusalProblem>;
    /** Withdraw a dummy. */
    readonly withdrawDummy: Call<Pq17WithdrawDummyRequest, Pq17WithdrawDummyResolution | NeedsRoll | RefusalProblem>;
    /** Buy a force. */
    readonly buyForce: Call<Pq17BuyForceRequest, Pq17BuyForceResolution | NeedsRoll | RefusalProblem>;
    /** Plan a special condition. */
    readonly planCondition: Call<Pq17PlanConditionRequest, Pq17PlanConditionResolution | NeedsRoll | RefusalProblem>;
    /** Plan a convoy. */
    readonly planConvoy: Call<Pq17PlanConvoyRequest, Pq17PlanConvoyResolution | NeedsRoll | RefusalProblem>;
    /** Plan a force's voyage. */
    readonly planForce: Call<Pq17PlanForceRequest, Pq17PlanForceResolution | NeedsRoll | RefusalProblem>;
    /** Roll the weather. */
    readonly resolveWeather: Call<Pq17ResolveWeatherRequest, Pq17ResolveWeatherResolution | NeedsRoll | RefusalProblem>;
    /** Roll the random event. */
    readonly resolveRandomEvent: Call<Pq17ResolveRandomEventRequest, Pq17ResolveRandomEventResolution | NeedsRoll | RefusalProblem>;
    /** Call in Bomber Command. */
    readonly callBombers: Call<Pq17CallBombersRequest, Pq17CallBombersResolution | NeedsRoll | RefusalProblem>;
    /** Bring ships back from the Atlantic. */
    readonly returnShips: Call<Pq17ReturnShipsRequest, Pq17ReturnShipsResolution | NeedsRoll | RefusalProblem>;
    /** Detach ships. */
    readonly detachForce: Call<Pq17DetachForceRequest, Pq17DetachForceResolution | NeedsRoll | RefusalProblem>;
    /** Scatter a convoy. */
    readonly scatterConvoy: Call<Pq17ScatterConvoyRequest, Pq17ScatterConvoyResolution | NeedsRoll | RefusalProblem>;
    /** Follow part of a split force. */
    readonly followPart: Call<Pq17FollowPartRequest, Pq17FollowPartResolution | NeedsRoll | RefusalProblem>;
    /** Disperse a convoy. */
    readonly resolveDispersal: Call<Pq17ResolveDispersalRequest, Pq17ResolveDispersalResolution | NeedsRoll | RefusalProblem>;
    /** Refuel a force. */
    readonly refuelForce: Call<Pq17RefuelForceRequest, Pq17RefuelForceResolution | NeedsRoll | RefusalProblem>;
    /** Reload torpedoes. */
    readonly reloadTorpedoes: Call<Pq17ReloadTorpedoesRequest, Pq17ReloadTorpedoesResolution | NeedsRoll | RefusalProblem>;
    /** Declare a training sortie. */
    readonly declareTraining: Call<Pq17DeclareTrainingRequest, Pq17DeclareTrainingResolution | NeedsRoll | RefusalProblem>;
    /** Drop a tow. */
    readonly dropTow: Call<Pq17DropTowRequest, Pq17DropTowResolution | NeedsRoll | RefusalProblem>;
    /** Scuttle a ship. */
    readonly scuttleShip: Call<Pq17ScuttleShipRequest, Pq17ScuttleShipResolution | NeedsRoll | RefusalProblem>;
    /** Give up shadowing. */
    readonly giveUpShadowing: Call<Pq17GiveUpShadowingRequest, Pq17GiveUpShadowingResolution | NeedsRoll | RefusalProblem>;
    /** Move a force. */
    readonly moveForce: Call<Pq17MoveForceRequest, Pq17MoveForceResolution | NeedsRoll | RefusalProblem>;
    /** React to a force in transit. */
    readonly reactToTransit: Call<Pq17ReactToTransitRequest, Pq17ReactToTransitResolution | NeedsRoll | RefusalProblem>;
    /** Photograph a port. */
    readonly photographPort: Call<Pq17PhotographPortRequest, Pq17PhotographPortResolution | NeedsRoll | RefusalProblem>;
    /** Send aircraft out. */
    readonly sendAircraft: Call<Pq17SendAircraftRequest, Pq17SendAircraftResolution | NeedsRoll | RefusalProblem>;
    /** Declare a carrier's Air Radius. */
    readonly declareCarrierRadius: Call<Pq17DeclareCarrierRadiusRequest, Pq17DeclareCarrierRadiusResolution | NeedsRoll | RefusalProblem>;
    /** Assign a sector's hexes. */
    readonly assignSector: Call<Pq17AssignSectorRequest, Pq17AssignSectorResolution | NeedsRoll | RefusalProblem>;
    /** Search a block. */
    readonly resolveSearch: Call<Pq17ResolveSearchRequest, Pq17ResolveSearchResolution | NeedsRoll | RefusalProblem>;
    /** Shadow a force. */
    readonly shadowForce: Call<Pq17ShadowForceRequest, Pq17ShadowForceResolution | NeedsRoll | RefusalProblem>;
    /** Attack with a Wolf Pack. */
    readonly resolveSubmarineCombat: Call<Pq17ResolveSubmarineCombatRequest, Pq17ResolveSubmarineCombatResolution | NeedsRoll | RefusalProblem>;
    /** Name the submarines' targets. */
    readonly chooseSubmarineTargets: Call<Pq17ChooseSubmarineTargetsRequest, Pq17ChooseSubmarineTargetsResolution | NeedsRoll | RefusalProblem>;
    /** Hunt a Wolf Pack. */
    readonly resolveOffensiveAsw: Call<Pq17ResolveOffensiveAswRequest, Pq17ResolveOffensiveAswResolution | NeedsRoll | RefusalProblem>;
    /** Attack a Wolf Pack with a Wolf Pack. */
    readonly resolveSubmarineDuel: Call<Pq17ResolveSubmarineDuelRequest, Pq17ResolveSubmarineDuelResolution | NeedsRoll | RefusalProblem>;
    /** Attack stray merchants. */
    readonly attackStrayMerchants: Call<Pq17AttackStrayMerchantsRequest, Pq17AttackStrayMerchantsResolution | NeedsRoll | RefusalProblem>;
    /** Attack with task forces. */
    readonly declareSurfaceAttack: Call<Pq17DeclareSurfaceAttackRequest, Pq17DeclareSurfaceAttackResolution | NeedsRoll | RefusalProblem>;
    /** Intercept an attack. */
    readonly interceptAttack: Call<Pq17InterceptAttackRequest, Pq17InterceptAttackResolution | NeedsRoll | RefusalProblem>;
    /** Send the submarines of a convoy. */
    readonly sendConvoySubmarines: Call<Pq17SendConvoySubmarinesRequest, Pq17SendConvoySubmarinesResolution | NeedsRoll | RefusalProblem>;
    /** Join a surface battle. */
    readonly engageForces: Call<Pq17EngageForcesRequest, Pq17EngageForcesResolution | NeedsRoll | RefusalProblem>;
    /** Maneuver on the Battle Display. */
    readonly maneuverUnits: Call<Pq17ManeuverUnitsRequest, Pq17ManeuverUnitsResolution | NeedsRoll | RefusalProblem>;
    /** Strike from a carrier. */
    readonly strikeFromCarrier: Call<Pq17StrikeFromCarrierRequest, Pq17StrikeFromCarrierResolution | NeedsRoll | RefusalProblem>;
    /** Name targets for guns. */
    readonly targetGuns: Call<Pq17TargetGunsRequest, Pq17TargetGunsResolution | NeedsRoll | RefusalProblem>;
    /** Name targets for torpedoes. */
    readonly targetTorpedoes: Call<Pq17TargetTorpedoesRequest, Pq17TargetTorpedoesResolution | NeedsRoll | RefusalProblem>;
    /** Withdraw from a battle. */
    readonly withdrawUnits: Call<Pq17WithdrawUnitsRequest, Pq17WithdrawUnitsResolution | NeedsRoll | RefusalProblem>;
    /** Shadow after a battle. */
    readonly shadowAfterBattle: Call<Pq17ShadowAfterBattleRequest, Pq17ShadowAfterBattleResolution | NeedsRoll | RefusalProblem>;
    /** Declare an air attack. */
    readonly declareAirAttack: Call<Pq17DeclareAirAttackRequest, Pq17DeclareAirAttackResolution | NeedsRoll | RefusalProblem>;
    /** Scramble fighters. */
    readonly scrambleFighters: Call<Pq17ScrambleFightersRequest, Pq17ScrambleFightersResolution | NeedsRoll | RefusalProblem>;
    /** Direct the fighters. */
    readonly directFighters: Call<Pq17DirectFightersRequest, Pq17DirectFightersResolution | NeedsRoll | RefusalProblem>;
    /** Return fire. */
    readonly returnFire: Call<Pq17ReturnFireRequest, Pq17ReturnFireResolution | NeedsRoll | RefusalProblem>;
    /** Strike back from a carrier. */
    readonly strikeBack: Call<Pq17StrikeBackRequest, Pq17StrikeBackResolution | NeedsRoll | RefusalProblem>;
    /** Cast off a tow. */
    readonly castOffTow: Call<Pq17CastOffTowRequest, Pq17CastOffTowResolution | NeedsRoll | RefusalProblem>;
    /** Deploy the targets. */
    readonly deployTargets: Call<Pq17DeployTargetsRequest, Pq17DeployTargetsResolution | NeedsRoll | RefusalProblem>;
    /** Assign the aircraft. */
    readonly assignAircraft: Call<Pq17AssignAircraftRequest, Pq17AssignAircraftResolution | NeedsRoll | RefusalProblem>;
    /** Name an elusive target. */
    readonly nameElusiveTarget: Call<Pq17NameElusiveTargetRequest, Pq17NameElusiveTargetResolution | NeedsRoll | RefusalProblem>;
    /** Turn aircraft to another target. */
    readonly turnAircraft: Call<Pq17TurnAircraftRequest, Pq17TurnAircraftResolution | NeedsRoll | RefusalProblem>;
    /** Direct the AA fire. */
    readonly directFlak: Call<Pq17DirectFlakRequest, Pq17DirectFlakResolution | NeedsRoll | RefusalProblem>;
    /** Hunt a Wolf Pack from the air. */
    readonly resolveAirborneAsw: Call<Pq17ResolveAirborneAswRequest, Pq17ResolveAirborneAswResolution | NeedsRoll | RefusalProblem>;
    /** Combine forces. */
    readonly combineForces: Call<Pq17CombineForcesRequest, Pq17CombineForcesResolution | NeedsRoll | RefusalProblem>;
    /** Exchange ships. */
    readonly exchangeShips: Call<Pq17ExchangeShipsRequest, Pq17ExchangeShipsResolution | NeedsRoll | RefusalProblem>;
    /** Take a ship in tow. */
    readonly takeTow: Call<Pq17TakeTowRequest, Pq17TakeTowResolution | NeedsRoll | RefusalProblem>;
    /** Rejoin dispersed merchants. */
    readonly resolveRejoining: Call<Pq17ResolveRejoiningRequest, Pq17ResolveRejoiningResolution | NeedsRoll | RefusalProblem>;
    /** Declare a strike. */
    readonly declareStrike: Call<Pq17DeclareStrikeRequest, Pq17DeclareStrikeResolution | NeedsRoll | RefusalProblem>;
    /** Attack the convoy of the Kara Sea. */
    readonly attackKaraConvoy: Call<Pq17AttackKaraConvoyRequest, Pq17AttackKaraConvoyResolution | NeedsRoll | RefusalProblem>;
    /** Raid a port. */
    readonly raidPort: Call<Pq17RaidPortRequest, Pq17RaidPortResolution | NeedsRoll | RefusalProblem>;
    /** Declare denials. */
    readonly declareDenial: Call<Pq17DeclareDenialRequest, Pq17DeclareDenialResolution | NeedsRoll | RefusalProblem>;
    /** Bid for the initiative. */
    readonly bidInitiative: Call<Pq17BidInitiativeRequest, Pq17BidInitiativeResolution | NeedsRoll | RefusalProblem>;
    /** Declare EV. */
    readonly declareEv: Call<Pq17DeclareEvRequest, Pq17DeclareEvResolution | NeedsRoll | RefusalProblem>;
    /** Claim a reinforcement. */
    readonly claimReinforcement: Call<Pq17ClaimReinforcementRequest, Pq17ClaimReinforcementResolution | NeedsRoll | RefusalProblem>;
    /** Take a green unit. */
    readonly takeGreenUnit: Call<Pq17TakeGreenUnitRequest, Pq17TakeGreenUnitResolution | NeedsRoll | RefusalProblem>;
    /** Leave merchants behind. */
    readonly holdMerchants: Call<Pq17HoldMerchantsRequest, Pq17HoldMerchantsResolution | NeedsRoll | RefusalProblem>;
    /** Land merchants. */
    readonly landMerchants: Call<Pq17LandMerchantsRequest, Pq17LandMerchantsResolution | NeedsRoll | RefusalProblem>;
    /** Relieve Patrol White. */
    readonly exchangePatrolWhite: Call<Pq17ExchangePatrolWhiteRequest, Pq17ExchangePatrolWhiteResolution | NeedsRoll | RefusalProblem>;
    /** Call emergency reinforcements. */
    readonly buyEmergency: Call<Pq17BuyEmergencyRequest, Pq17BuyEmergencyResolution | NeedsRoll | RefusalProblem>;
    /** Call the ships in the Atlantic back. */
    readonly recallBreakout: Call<Pq17RecallBreakoutRequest, Pq17RecallBreakoutResolution | NeedsRoll | RefusalProblem>;
    /** Send a force home. */
    readonly returnForce: Call<Pq17ReturnForceRequest, Pq17ReturnForceResolution | NeedsRoll | RefusalProblem>;
    /** Repair a ship. */
    readonly repairShip: Call<Pq17RepairShipRequest, Pq17RepairShipResolution | NeedsRoll | RefusalProblem>;
    /** Transfer to Germany. */
    readonly transferToGermany: Call<Pq17TransferToGermanyRequest, Pq17TransferToGermanyResolution | NeedsRoll | RefusalProblem>;
    /** Replace aircraft. */
    readonly replaceAircraft: Call<Pq17ReplaceAircraftRequest, Pq17ReplaceAircraftResolution | NeedsRoll | RefusalProblem>;
    /** Keep emergency reinforcements. */
    readonly keepEmergency: Call<Pq17KeepEmergencyRequest, Pq17KeepEmergencyResolution | NeedsRoll | RefusalProblem>;
    /** Name a substitute. */
    readonly nameSubstitute: Call<Pq17NameSubstituteRequest, Pq17NameSubstituteResolution | NeedsRoll | RefusalProblem>;
    /** Keep submarines at sea. */
    readonly keepAtSea: Call<Pq17KeepAtSeaRequest, Pq17KeepAtSeaResolution | NeedsRoll | RefusalProblem>;
    /** Place a replacement. */
    readonly placeReplacement: Call<Pq17PlaceReplacementRequest, Pq17PlaceReplacementResolution | NeedsRoll | RefusalProblem>;
    /** End the phase. */
    readonly endPhase: Call<Pq17EndPhaseRequest, Pq17EndPhaseResolution | NeedsRoll | RefusalProblem>;
    /** Situation. */
    readonly situation: Call<Pq17SituationInput, Pq17SituationAnswer>;
    /** Distance. */
    readonly distance: Call<Pq17DistanceInput, Pq17DistanceAnswer>;
    /** Reachable places. */
    readonly reachable: Call<Pq17ReachableInput, Pq17ReachableAnswer>;
    /** Who decides. */
    readonly roles: Call<Pq17RolesInput, Pq17RolesAnswer>;
  };
  readonly careers: {
    /** Create a career. */
    readonly createCareer: Call<CreateCareerRequest, CareerCreated | RefusalProblem>;
    /** The careers of a token. */
    readonly careers: Call<{
      /** `next` of the page before. */
      readonly after?: string;
      /** How many to return. Maximum: 25. Default: 25. */
      readonly limit?: number;
    }, CareerPage>;
    /** Verify a career's file. */
    readonly verifyCareerFile: Call<VerifyCareerFileRequest, CareerVerdict>;
    /** Import a career. */
    readonly importCareer: Call<ImportCareerRequest, CareerCreated | RefusalProblem>;
    /** The signing keys. */
    readonly signingKeys: Call<Readonly<Record<string, never>>, SigningKeys>;
    /** A career. */
    readonly career: Call<{
      /** Id of the career. */
      readonly career: string;
      /** The step to show. Default: the newest one. */
      readonly version?: number;
      /** Which operations the answer lists: OPEN, PHASE (default), ALL or NONE. */
      readonly decisions?: DecisionScope;
      /** The language of what people read; without it the header Accept-Language chooses. */
      readonly language?: string;
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
      /** How many to return. Maximum: 100. Default: 25. */
      readonly limit?: number;
    }, CareerStepPage>;
    /** Play a step. */
    readonly playStep: Call<{
      /** Id of the career. */
      readonly career: string;
    } & PlayStepRequest, CareerPlayed | RefusalProblem>;
    /** The map of a career. */
    readonly careerMap: Call<{
      /** Id of the career. */
      readonly career: string;
      /** The step to show. Default: the newest one. */
      readonly version?: number;
      /** The language of what people read; without it the header Accept-Language chooses. */
      readonly language?: string;
    }, CareerMap>;
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
    /** Export a career. */
    readonly exportCareer: Call<{
      /** Id of the career. */
      readonly career: string;
      /** `next` of the page before. */
      readonly after?: string;
      /** Steps of a page. Maximum and default: 1000. Large steps make shorter pages. */
      readonly limit?: number;
    }, CareerFile>;
    /** Issue a token. */
    readonly issueToken: Call<{
      /** Id of the career. */
      readonly career: string;
    } & IssueTokenRequest, CareerToken | RefusalProblem>;
    /** The audit trail of a step. */
    readonly careerAudit: Call<{
      /** Id of the career. */
      readonly career: string;
      /** The step. */
      readonly version: number;
      /** The language of what people read; without it the header Accept-Language chooses. */
      readonly language?: string;
    }, CareerAudit>;
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
};
