// Made from the OpenAPI documents in schema/ by scripts/generate-schema.ts; not to be edited.
import type {
  GoebenAcceptBattleInput,
  GoebenAcceptBattleOutcome,
  GoebenApplyIntelligenceInput,
  GoebenApplyIntelligenceOutcome,
  GoebenBeginBattleInput,
  GoebenBeginBattleOutcome,
  GoebenBeginBombardmentInput,
  GoebenBeginBombardmentOutcome,
  GoebenBreakOffInput,
  GoebenBreakOffOutcome,
  GoebenCapturePortInput,
  GoebenCapturePortOutcome,
  GoebenChooseRammedShipInput,
  GoebenChooseRammedShipOutcome,
  GoebenCoalInput,
  GoebenCoalOutcome,
  GoebenDeclareVictoryInput,
  GoebenDeclareVictoryOutcome,
  GoebenDeployTaskForceInput,
  GoebenDeployTaskForceOutcome,
  GoebenEndPhaseInput,
  GoebenEndPhaseOutcome,
  GoebenJettisonCargoInput,
  GoebenJettisonCargoOutcome,
  GoebenLandCrewInput,
  GoebenLandCrewOutcome,
  GoebenLayMineInput,
  GoebenLayMineOutcome,
  GoebenLoadCargoInput,
  GoebenLoadCargoOutcome,
  GoebenMoveShipInput,
  GoebenMoveShipOutcome,
  GoebenNewInput,
  GoebenNewOutcome,
  GoebenOutfitShipInput,
  GoebenOutfitShipOutcome,
  GoebenPlaceCollierInput,
  GoebenPlaceCollierOutcome,
  GoebenRearmInput,
  GoebenRearmOutcome,
  GoebenReembarkInput,
  GoebenReembarkOutcome,
  GoebenReloadTorpedoesInput,
  GoebenReloadTorpedoesOutcome,
  GoebenRepairInput,
  GoebenRepairOutcome,
  GoebenResolveContactInput,
  GoebenResolveContactOutcome,
  GoebenResolveGunneryRoundInput,
  GoebenResolveGunneryRoundOutcome,
  GoebenResolveIncidentsInput,
  GoebenResolveIncidentsOutcome,
  GoebenResolveIntelligenceInput,
  GoebenResolveIntelligenceOutcome,
  GoebenResolveRaidInput,
  GoebenResolveRaidOutcome,
  GoebenResolveReconnaissanceInput,
  GoebenResolveReconnaissanceOutcome,
  GoebenResolveShoreBombardmentInput,
  GoebenResolveShoreBombardmentOutcome,
  GoebenResolveSubmarineEvasionInput,
  GoebenResolveSubmarineEvasionOutcome,
  GoebenResolveTorpedoRoundInput,
  GoebenResolveTorpedoRoundOutcome,
  GoebenShareStoresInput,
  GoebenShareStoresOutcome,
  GoebenStartNextScenarioInput,
  GoebenStartNextScenarioOutcome,
  GoebenTransferCargoInput,
  GoebenTransferCargoOutcome,
  HuntersAbortPatrolInput,
  HuntersAbortPatrolOutcome,
  HuntersBreakOffInput,
  HuntersBreakOffOutcome,
  HuntersChooseBoatInput,
  HuntersChooseBoatOutcome,
  HuntersChoosePatrolInput,
  HuntersChoosePatrolOutcome,
  HuntersChooseStragglerInput,
  HuntersChooseStragglerOutcome,
  HuntersComputeRefitInput,
  HuntersComputeRefitOutcome,
  HuntersFitSparePartsInput,
  HuntersFitSparePartsOutcome,
  HuntersJoinWolfpackInput,
  HuntersJoinWolfpackOutcome,
  HuntersLoadMissionReloadsInput,
  HuntersLoadMissionReloadsOutcome,
  HuntersLoadTorpedoesInput,
  HuntersLoadTorpedoesOutcome,
  HuntersNewInput,
  HuntersNewOutcome,
  HuntersPlanRoundInput,
  HuntersPlanRoundOutcome,
  HuntersReloadTubesInput,
  HuntersReloadTubesOutcome,
  HuntersResolveAdditionalRoundInput,
  HuntersResolveAdditionalRoundOutcome,
  HuntersResolveApproachInput,
  HuntersResolveApproachOutcome,
  HuntersResolveAssignmentInput,
  HuntersResolveAssignmentOutcome,
  HuntersResolveAttackInput,
  HuntersResolveAttackOutcome,
  HuntersResolveBoatRequestInput,
  HuntersResolveBoatRequestOutcome,
  HuntersResolveCloseApproachInput,
  HuntersResolveCloseApproachOutcome,
  HuntersResolveDepthChargeInput,
  HuntersResolveDepthChargeOutcome,
  HuntersResolveEncounterInput,
  HuntersResolveEncounterOutcome,
  HuntersResolveEvasionInput,
  HuntersResolveEvasionOutcome,
  HuntersResolveFlakStayInput,
  HuntersResolveFlakStayOutcome,
  HuntersResolveFollowInput,
  HuntersResolveFollowOutcome,
  HuntersResolveGunFireInput,
  HuntersResolveGunFireOutcome,
  HuntersResolveNightWaitInput,
  HuntersResolveNightWaitOutcome,
  HuntersResolvePackDrawInput,
  HuntersResolvePackDrawOutcome,
  HuntersResolveResupplyInput,
  HuntersResolveResupplyOutcome,
  HuntersResolveSightingInput,
  HuntersResolveSightingOutcome,
  HuntersResolveTorpedoFireInput,
  HuntersResolveTorpedoFireOutcome,
  HuntersTakeOverTargetsInput,
  HuntersTakeOverTargetsOutcome,
  HuntersTakeTorpedoesInput,
  HuntersTakeTorpedoesOutcome,
  HuntersTurnBackInput,
  HuntersTurnBackOutcome,
  Pq17AssignAircraftInput,
  Pq17AssignAircraftOutcome,
  Pq17AssignSectorInput,
  Pq17AssignSectorOutcome,
  Pq17AttackKaraConvoyInput,
  Pq17AttackKaraConvoyOutcome,
  Pq17AttackStrayMerchantsInput,
  Pq17AttackStrayMerchantsOutcome,
  Pq17BidInitiativeInput,
  Pq17BidInitiativeOutcome,
  Pq17BuyEmergencyInput,
  Pq17BuyEmergencyOutcome,
  Pq17BuyForceInput,
  Pq17BuyForceOutcome,
  Pq17CallBombersInput,
  Pq17CallBombersOutcome,
  Pq17CastOffTowInput,
  Pq17CastOffTowOutcome,
  Pq17ChooseSubmarineTargetsInput,
  Pq17ChooseSubmarineTargetsOutcome,
  Pq17ClaimReinforcementInput,
  Pq17ClaimReinforcementOutcome,
  Pq17CombineForcesInput,
  Pq17CombineForcesOutcome,
  Pq17DeclareAirAttackInput,
  Pq17DeclareAirAttackOutcome,
  Pq17DeclareCarrierRadiusInput,
  Pq17DeclareCarrierRadiusOutcome,
  Pq17DeclareDenialInput,
  Pq17DeclareDenialOutcome,
  Pq17DeclareEvInput,
  Pq17DeclareEvOutcome,
  Pq17DeclareStrikeInput,
  Pq17DeclareStrikeOutcome,
  Pq17DeclareSurfaceAttackInput,
  Pq17DeclareSurfaceAttackOutcome,
  Pq17DeclareTrainingInput,
  Pq17DeclareTrainingOutcome,
  Pq17DeployTargetsInput,
  Pq17DeployTargetsOutcome,
  Pq17DetachForceInput,
  Pq17DetachForceOutcome,
  Pq17DirectFightersInput,
  Pq17DirectFightersOutcome,
  Pq17DirectFlakInput,
  Pq17DirectFlakOutcome,
  Pq17DropTowInput,
  Pq17DropTowOutcome,
  Pq17EndPhaseInput,
  Pq17EndPhaseOutcome,
  Pq17EngageForcesInput,
  Pq17EngageForcesOutcome,
  Pq17ExchangePatrolWhiteInput,
  Pq17ExchangePatrolWhiteOutcome,
  Pq17ExchangeShipsInput,
  Pq17ExchangeShipsOutcome,
  Pq17FollowPartInput,
  Pq17FollowPartOutcome,
  Pq17GiveUpShadowingInput,
  Pq17GiveUpShadowingOutcome,
  Pq17HoldMerchantsInput,
  Pq17HoldMerchantsOutcome,
  Pq17InterceptAttackInput,
  Pq17InterceptAttackOutcome,
  Pq17KeepAtSeaInput,
  Pq17KeepAtSeaOutcome,
  Pq17KeepEmergencyInput,
  Pq17KeepEmergencyOutcome,
  Pq17LandMerchantsInput,
  Pq17LandMerchantsOutcome,
  Pq17ManeuverUnitsInput,
  Pq17ManeuverUnitsOutcome,
  Pq17MoveForceInput,
  Pq17MoveForceOutcome,
  Pq17NameElusiveTargetInput,
  Pq17NameElusiveTargetOutcome,
  Pq17NameSubstituteInput,
  Pq17NameSubstituteOutcome,
  Pq17NewInput,
  Pq17NewOutcome,
  Pq17PhotographPortInput,
  Pq17PhotographPortOutcome,
  Pq17PlaceDummyInput,
  Pq17PlaceDummyOutcome,
  Pq17PlaceReplacementInput,
  Pq17PlaceReplacementOutcome,
  Pq17PlanConditionInput,
  Pq17PlanConditionOutcome,
  Pq17PlanConvoyInput,
  Pq17PlanConvoyOutcome,
  Pq17PlanForceInput,
  Pq17PlanForceOutcome,
  Pq17RaidPortInput,
  Pq17RaidPortOutcome,
  Pq17ReactToTransitInput,
  Pq17ReactToTransitOutcome,
  Pq17RecallBreakoutInput,
  Pq17RecallBreakoutOutcome,
  Pq17RefuelForceInput,
  Pq17RefuelForceOutcome,
  Pq17ReloadTorpedoesInput,
  Pq17ReloadTorpedoesOutcome,
  Pq17RepairShipInput,
  Pq17RepairShipOutcome,
  Pq17ReplaceAircraftInput,
  Pq17ReplaceAircraftOutcome,
  Pq17ResolveAirborneAswInput,
  Pq17ResolveAirborneAswOutcome,
  Pq17ResolveDispersalInput,
  Pq17ResolveDispersalOutcome,
  Pq17ResolveOffensiveAswInput,
  Pq17ResolveOffensiveAswOutcome,
  Pq17ResolveRandomEventInput,
  Pq17ResolveRandomEventOutcome,
  Pq17ResolveRejoiningInput,
  Pq17ResolveRejoiningOutcome,
  Pq17ResolveSearchInput,
  Pq17ResolveSearchOutcome,
  Pq17ResolveSubmarineCombatInput,
  Pq17ResolveSubmarineCombatOutcome,
  Pq17ResolveSubmarineDuelInput,
  Pq17ResolveSubmarineDuelOutcome,
  Pq17ResolveWeatherInput,
  Pq17ResolveWeatherOutcome,
  Pq17ReturnFireInput,
  Pq17ReturnFireOutcome,
  Pq17ReturnForceInput,
  Pq17ReturnForceOutcome,
  Pq17ReturnShipsInput,
  Pq17ReturnShipsOutcome,
  Pq17ScatterConvoyInput,
  Pq17ScatterConvoyOutcome,
  Pq17ScrambleFightersInput,
  Pq17ScrambleFightersOutcome,
  Pq17ScuttleShipInput,
  Pq17ScuttleShipOutcome,
  Pq17SendAircraftInput,
  Pq17SendAircraftOutcome,
  Pq17SendConvoySubmarinesInput,
  Pq17SendConvoySubmarinesOutcome,
  Pq17ShadowAfterBattleInput,
  Pq17ShadowAfterBattleOutcome,
  Pq17ShadowForceInput,
  Pq17ShadowForceOutcome,
  Pq17StrikeBackInput,
  Pq17StrikeBackOutcome,
  Pq17StrikeFromCarrierInput,
  Pq17StrikeFromCarrierOutcome,
  Pq17TakeGreenUnitInput,
  Pq17TakeGreenUnitOutcome,
  Pq17TakeTowInput,
  Pq17TakeTowOutcome,
  Pq17TargetGunsInput,
  Pq17TargetGunsOutcome,
  Pq17TargetTorpedoesInput,
  Pq17TargetTorpedoesOutcome,
  Pq17TransferToGermanyInput,
  Pq17TransferToGermanyOutcome,
  Pq17TurnAircraftInput,
  Pq17TurnAircraftOutcome,
  Pq17WithdrawDummyInput,
  Pq17WithdrawDummyOutcome,
  Pq17WithdrawUnitsInput,
  Pq17WithdrawUnitsOutcome,
} from "./schemas";

/** What each operation of this game takes and comes to. */
export type HuntersOperations = {
  /** Start a career. */
  readonly new: { readonly input: HuntersNewInput; readonly outcome: HuntersNewOutcome };
  /** Load torpedoes. */
  readonly loadTorpedoes: { readonly input: HuntersLoadTorpedoesInput; readonly outcome: HuntersLoadTorpedoesOutcome };
  /** Assign a patrol. */
  readonly resolveAssignment: { readonly input: HuntersResolveAssignmentInput; readonly outcome: HuntersResolveAssignmentOutcome };
  /** Choose a patrol. */
  readonly choosePatrol: { readonly input: HuntersChoosePatrolInput; readonly outcome: HuntersChoosePatrolOutcome };
  /** Choose the reloads of a minelaying mission. */
  readonly loadMissionReloads: { readonly input: HuntersLoadMissionReloadsInput; readonly outcome: HuntersLoadMissionReloadsOutcome };
  /** Next encounter check. */
  readonly resolveEncounter: { readonly input: HuntersResolveEncounterInput; readonly outcome: HuntersResolveEncounterOutcome };
  /** Reload tubes. */
  readonly reloadTubes: { readonly input: HuntersReloadTubesInput; readonly outcome: HuntersReloadTubesOutcome };
  /** Abort the patrol. */
  readonly abortPatrol: { readonly input: HuntersAbortPatrolInput; readonly outcome: HuntersAbortPatrolOutcome };
  /** Turn back before Gibraltar. */
  readonly turnBack: { readonly input: HuntersTurnBackInput; readonly outcome: HuntersTurnBackOutcome };
  /** Resupply at sea. */
  readonly resolveResupply: { readonly input: HuntersResolveResupplyInput; readonly outcome: HuntersResolveResupplyOutcome };
  /** Take torpedoes over. */
  readonly takeTorpedoes: { readonly input: HuntersTakeTorpedoesInput; readonly outcome: HuntersTakeTorpedoesOutcome };
  /** Fit spare parts. */
  readonly fitSpareParts: { readonly input: HuntersFitSparePartsInput; readonly outcome: HuntersFitSparePartsOutcome };
  /** Stay up and fight. */
  readonly resolveFlakStay: { readonly input: HuntersResolveFlakStayInput; readonly outcome: HuntersResolveFlakStayOutcome };
  /** Join the pack. */
  readonly joinWolfpack: { readonly input: HuntersJoinWolfpackInput; readonly outcome: HuntersJoinWolfpackOutcome };
  /** Sight a convoy. */
  readonly resolveSighting: { readonly input: HuntersResolveSightingInput; readonly outcome: HuntersResolveSightingOutcome };
  /** Approach the targets. */
  readonly resolveApproach: { readonly input: HuntersResolveApproachInput; readonly outcome: HuntersResolveApproachOutcome };
  /** Wait for night. */
  readonly resolveNightWait: { readonly input: HuntersResolveNightWaitInput; readonly outcome: HuntersResolveNightWaitOutcome };
  /** Take over the pack's targets. */
  readonly takeOverTargets: { readonly input: HuntersTakeOverTargetsInput; readonly outcome: HuntersTakeOverTargetsOutcome };
  /** Draw for the pack. */
  readonly resolvePackDraw: { readonly input: HuntersResolvePackDrawInput; readonly outcome: HuntersResolvePackDrawOutcome };
  /** Go into the convoy. */
  readonly resolveCloseApproach: { readonly input: HuntersResolveCloseApproachInput; readonly outcome: HuntersResolveCloseApproachOutcome };
  /** Attack escorted ships. */
  readonly resolveAttack: { readonly input: HuntersResolveAttackInput; readonly outcome: HuntersResolveAttackOutcome };
  /** Detection and depth charges. */
  readonly resolveDepthCharge: { readonly input: HuntersResolveDepthChargeInput; readonly outcome: HuntersResolveDepthChargeOutcome };
  /** Evade the depth charges. */
  readonly resolveEvasion: { readonly input: HuntersResolveEvasionInput; readonly outcome: HuntersResolveEvasionOutcome };
  /** Follow the ships. */
  readonly resolveFollow: { readonly input: HuntersResolveFollowInput; readonly outcome: HuntersResolveFollowOutcome };
  /** Choose a straggler. */
  readonly chooseStraggler: { readonly input: HuntersChooseStragglerInput; readonly outcome: HuntersChooseStragglerOutcome };
  /** Plan a round against unescorted ships. */
  readonly planRound: { readonly input: HuntersPlanRoundInput; readonly outcome: HuntersPlanRoundOutcome };
  /** Fire torpedoes at unescorted ships. */
  readonly resolveTorpedoFire: { readonly input: HuntersResolveTorpedoFireInput; readonly outcome: HuntersResolveTorpedoFireOutcome };
  /** Fire the deck gun. */
  readonly resolveGunFire: { readonly input: HuntersResolveGunFireInput; readonly outcome: HuntersResolveGunFireOutcome };
  /** Stay for another round. */
  readonly resolveAdditionalRound: { readonly input: HuntersResolveAdditionalRoundInput; readonly outcome: HuntersResolveAdditionalRoundOutcome };
  /** Break off. */
  readonly breakOff: { readonly input: HuntersBreakOffInput; readonly outcome: HuntersBreakOffOutcome };
  /** Refit in port. */
  readonly computeRefit: { readonly input: HuntersComputeRefitInput; readonly outcome: HuntersComputeRefitOutcome };
  /** Ask for a newer boat. */
  readonly resolveBoatRequest: { readonly input: HuntersResolveBoatRequestInput; readonly outcome: HuntersResolveBoatRequestOutcome };
  /** Take over a new boat. */
  readonly chooseBoat: { readonly input: HuntersChooseBoatInput; readonly outcome: HuntersChooseBoatOutcome };
};

/** What each operation of this game takes and comes to. */
export type GoebenOperations = {
  /** Set up a game. */
  readonly new: { readonly input: GoebenNewInput; readonly outcome: GoebenNewOutcome };
  /** Outfit a ship. */
  readonly outfitShip: { readonly input: GoebenOutfitShipInput; readonly outcome: GoebenOutfitShipOutcome };
  /** Deploy the task force. */
  readonly deployTaskForce: { readonly input: GoebenDeployTaskForceInput; readonly outcome: GoebenDeployTaskForceOutcome };
  /** Place a collier. */
  readonly placeCollier: { readonly input: GoebenPlaceCollierInput; readonly outcome: GoebenPlaceCollierOutcome };
  /** Coal. */
  readonly coal: { readonly input: GoebenCoalInput; readonly outcome: GoebenCoalOutcome };
  /** Rearm. */
  readonly rearm: { readonly input: GoebenRearmInput; readonly outcome: GoebenRearmOutcome };
  /** Share out stores. */
  readonly shareStores: { readonly input: GoebenShareStoresInput; readonly outcome: GoebenShareStoresOutcome };
  /** Repair. */
  readonly repair: { readonly input: GoebenRepairInput; readonly outcome: GoebenRepairOutcome };
  /** Load cargo. */
  readonly loadCargo: { readonly input: GoebenLoadCargoInput; readonly outcome: GoebenLoadCargoOutcome };
  /** Jettison gear. */
  readonly jettisonCargo: { readonly input: GoebenJettisonCargoInput; readonly outcome: GoebenJettisonCargoOutcome };
  /** Land crew. */
  readonly landCrew: { readonly input: GoebenLandCrewInput; readonly outcome: GoebenLandCrewOutcome };
  /** Transfer cargo. */
  readonly transferCargo: { readonly input: GoebenTransferCargoInput; readonly outcome: GoebenTransferCargoOutcome };
  /** Take the Seebataillon aboard again. */
  readonly reembark: { readonly input: GoebenReembarkInput; readonly outcome: GoebenReembarkOutcome };
  /** Resolve intelligence. */
  readonly resolveIntelligence: { readonly input: GoebenResolveIntelligenceInput; readonly outcome: GoebenResolveIntelligenceOutcome };
  /** Apply intelligence. */
  readonly applyIntelligence: { readonly input: GoebenApplyIntelligenceInput; readonly outcome: GoebenApplyIntelligenceOutcome };
  /** Resolve reconnaissance. */
  readonly resolveReconnaissance: { readonly input: GoebenResolveReconnaissanceInput; readonly outcome: GoebenResolveReconnaissanceOutcome };
  /** Move a ship. */
  readonly moveShip: { readonly input: GoebenMoveShipInput; readonly outcome: GoebenMoveShipOutcome };
  /** Lay a mine. */
  readonly layMine: { readonly input: GoebenLayMineInput; readonly outcome: GoebenLayMineOutcome };
  /** Resolve the incidents of a space. */
  readonly resolveIncidents: { readonly input: GoebenResolveIncidentsInput; readonly outcome: GoebenResolveIncidentsOutcome };
  /** Evade a submarine. */
  readonly resolveSubmarineEvasion: { readonly input: GoebenResolveSubmarineEvasionInput; readonly outcome: GoebenResolveSubmarineEvasionOutcome };
  /** Choose the ship that rammed. */
  readonly chooseRammedShip: { readonly input: GoebenChooseRammedShipInput; readonly outcome: GoebenChooseRammedShipOutcome };
  /** Begin a naval battle. */
  readonly beginBattle: { readonly input: GoebenBeginBattleInput; readonly outcome: GoebenBeginBattleOutcome };
  /** Make contact. */
  readonly resolveContact: { readonly input: GoebenResolveContactInput; readonly outcome: GoebenResolveContactOutcome };
  /** Break off. */
  readonly breakOff: { readonly input: GoebenBreakOffInput; readonly outcome: GoebenBreakOffOutcome };
  /** Accept battle. */
  readonly acceptBattle: { readonly input: GoebenAcceptBattleInput; readonly outcome: GoebenAcceptBattleOutcome };
  /** Fire the guns of a ship. */
  readonly resolveGunneryRound: { readonly input: GoebenResolveGunneryRoundInput; readonly outcome: GoebenResolveGunneryRoundOutcome };
  /** Fire the torpedoes of a ship. */
  readonly resolveTorpedoRound: { readonly input: GoebenResolveTorpedoRoundInput; readonly outcome: GoebenResolveTorpedoRoundOutcome };
  /** Raid a merchantman. */
  readonly resolveRaid: { readonly input: GoebenResolveRaidInput; readonly outcome: GoebenResolveRaidOutcome };
  /** Begin a shore bombardment. */
  readonly beginBombardment: { readonly input: GoebenBeginBombardmentInput; readonly outcome: GoebenBeginBombardmentOutcome };
  /** Bombard coastal defences. */
  readonly resolveShoreBombardment: { readonly input: GoebenResolveShoreBombardmentInput; readonly outcome: GoebenResolveShoreBombardmentOutcome };
  /** Capture a port. */
  readonly capturePort: { readonly input: GoebenCapturePortInput; readonly outcome: GoebenCapturePortOutcome };
  /** Declare victory. */
  readonly declareVictory: { readonly input: GoebenDeclareVictoryInput; readonly outcome: GoebenDeclareVictoryOutcome };
  /** Start the next scenario. */
  readonly startNextScenario: { readonly input: GoebenStartNextScenarioInput; readonly outcome: GoebenStartNextScenarioOutcome };
  /** Reload torpedoes. */
  readonly reloadTorpedoes: { readonly input: GoebenReloadTorpedoesInput; readonly outcome: GoebenReloadTorpedoesOutcome };
  /** End the phase. */
  readonly endPhase: { readonly input: GoebenEndPhaseInput; readonly outcome: GoebenEndPhaseOutcome };
};

/** What each operation of this game takes and comes to. */
export type Pq17Operations = {
  /** Set up an operation or the campaign. */
  readonly new: { readonly input: Pq17NewInput; readonly outcome: Pq17NewOutcome };
  /** Place a dummy. */
  readonly placeDummy: { readonly input: Pq17PlaceDummyInput; readonly outcome: Pq17PlaceDummyOutcome };
  /** Withdraw a dummy. */
  readonly withdrawDummy: { readonly input: Pq17WithdrawDummyInput; readonly outcome: Pq17WithdrawDummyOutcome };
  /** Buy a force. */
  readonly buyForce: { readonly input: Pq17BuyForceInput; readonly outcome: Pq17BuyForceOutcome };
  /** Plan a special condition. */
  readonly planCondition: { readonly input: Pq17PlanConditionInput; readonly outcome: Pq17PlanConditionOutcome };
  /** Plan a convoy. */
  readonly planConvoy: { readonly input: Pq17PlanConvoyInput; readonly outcome: Pq17PlanConvoyOutcome };
  /** Plan a force's voyage. */
  readonly planForce: { readonly input: Pq17PlanForceInput; readonly outcome: Pq17PlanForceOutcome };
  /** Roll the weather. */
  readonly resolveWeather: { readonly input: Pq17ResolveWeatherInput; readonly outcome: Pq17ResolveWeatherOutcome };
  /** Roll the random event. */
  readonly resolveRandomEvent: { readonly input: Pq17ResolveRandomEventInput; readonly outcome: Pq17ResolveRandomEventOutcome };
  /** Call in Bomber Command. */
  readonly callBombers: { readonly input: Pq17CallBombersInput; readonly outcome: Pq17CallBombersOutcome };
  /** Bring ships back from the Atlantic. */
  readonly returnShips: { readonly input: Pq17ReturnShipsInput; readonly outcome: Pq17ReturnShipsOutcome };
  /** Detach ships. */
  readonly detachForce: { readonly input: Pq17DetachForceInput; readonly outcome: Pq17DetachForceOutcome };
  /** Scatter a convoy. */
  readonly scatterConvoy: { readonly input: Pq17ScatterConvoyInput; readonly outcome: Pq17ScatterConvoyOutcome };
  /** Follow part of a split force. */
  readonly followPart: { readonly input: Pq17FollowPartInput; readonly outcome: Pq17FollowPartOutcome };
  /** Disperse a convoy. */
  readonly resolveDispersal: { readonly input: Pq17ResolveDispersalInput; readonly outcome: Pq17ResolveDispersalOutcome };
  /** Refuel a force. */
  readonly refuelForce: { readonly input: Pq17RefuelForceInput; readonly outcome: Pq17RefuelForceOutcome };
  /** Reload torpedoes. */
  readonly reloadTorpedoes: { readonly input: Pq17ReloadTorpedoesInput; readonly outcome: Pq17ReloadTorpedoesOutcome };
  /** Declare a training sortie. */
  readonly declareTraining: { readonly input: Pq17DeclareTrainingInput; readonly outcome: Pq17DeclareTrainingOutcome };
  /** Drop a tow. */
  readonly dropTow: { readonly input: Pq17DropTowInput; readonly outcome: Pq17DropTowOutcome };
  /** Scuttle a ship. */
  readonly scuttleShip: { readonly input: Pq17ScuttleShipInput; readonly outcome: Pq17ScuttleShipOutcome };
  /** Give up shadowing. */
  readonly giveUpShadowing: { readonly input: Pq17GiveUpShadowingInput; readonly outcome: Pq17GiveUpShadowingOutcome };
  /** Move a force. */
  readonly moveForce: { readonly input: Pq17MoveForceInput; readonly outcome: Pq17MoveForceOutcome };
  /** React to a force in transit. */
  readonly reactToTransit: { readonly input: Pq17ReactToTransitInput; readonly outcome: Pq17ReactToTransitOutcome };
  /** Photograph a port. */
  readonly photographPort: { readonly input: Pq17PhotographPortInput; readonly outcome: Pq17PhotographPortOutcome };
  /** Send aircraft out. */
  readonly sendAircraft: { readonly input: Pq17SendAircraftInput; readonly outcome: Pq17SendAircraftOutcome };
  /** Declare a carrier's Air Radius. */
  readonly declareCarrierRadius: { readonly input: Pq17DeclareCarrierRadiusInput; readonly outcome: Pq17DeclareCarrierRadiusOutcome };
  /** Assign a sector's hexes. */
  readonly assignSector: { readonly input: Pq17AssignSectorInput; readonly outcome: Pq17AssignSectorOutcome };
  /** Search a block. */
  readonly resolveSearch: { readonly input: Pq17ResolveSearchInput; readonly outcome: Pq17ResolveSearchOutcome };
  /** Shadow a force. */
  readonly shadowForce: { readonly input: Pq17ShadowForceInput; readonly outcome: Pq17ShadowForceOutcome };
  /** Attack with a Wolf Pack. */
  readonly resolveSubmarineCombat: { readonly input: Pq17ResolveSubmarineCombatInput; readonly outcome: Pq17ResolveSubmarineCombatOutcome };
  /** Name the submarines' targets. */
  readonly chooseSubmarineTargets: { readonly input: Pq17ChooseSubmarineTargetsInput; readonly outcome: Pq17ChooseSubmarineTargetsOutcome };
  /** Hunt a Wolf Pack. */
  readonly resolveOffensiveAsw: { readonly input: Pq17ResolveOffensiveAswInput; readonly outcome: Pq17ResolveOffensiveAswOutcome };
  /** Attack a Wolf Pack with a Wolf Pack. */
  readonly resolveSubmarineDuel: { readonly input: Pq17ResolveSubmarineDuelInput; readonly outcome: Pq17ResolveSubmarineDuelOutcome };
  /** Attack stray merchants. */
  readonly attackStrayMerchants: { readonly input: Pq17AttackStrayMerchantsInput; readonly outcome: Pq17AttackStrayMerchantsOutcome };
  /** Attack with task forces. */
  readonly declareSurfaceAttack: { readonly input: Pq17DeclareSurfaceAttackInput; readonly outcome: Pq17DeclareSurfaceAttackOutcome };
  /** Intercept an attack. */
  readonly interceptAttack: { readonly input: Pq17InterceptAttackInput; readonly outcome: Pq17InterceptAttackOutcome };
  /** Send the submarines of a convoy. */
  readonly sendConvoySubmarines: { readonly input: Pq17SendConvoySubmarinesInput; readonly outcome: Pq17SendConvoySubmarinesOutcome };
  /** Join a surface battle. */
  readonly engageForces: { readonly input: Pq17EngageForcesInput; readonly outcome: Pq17EngageForcesOutcome };
  /** Maneuver on the Battle Display. */
  readonly maneuverUnits: { readonly input: Pq17ManeuverUnitsInput; readonly outcome: Pq17ManeuverUnitsOutcome };
  /** Strike from a carrier. */
  readonly strikeFromCarrier: { readonly input: Pq17StrikeFromCarrierInput; readonly outcome: Pq17StrikeFromCarrierOutcome };
  /** Name targets for guns. */
  readonly targetGuns: { readonly input: Pq17TargetGunsInput; readonly outcome: Pq17TargetGunsOutcome };
  /** Name targets for torpedoes. */
  readonly targetTorpedoes: { readonly input: Pq17TargetTorpedoesInput; readonly outcome: Pq17TargetTorpedoesOutcome };
  /** Withdraw from a battle. */
  readonly withdrawUnits: { readonly input: Pq17WithdrawUnitsInput; readonly outcome: Pq17WithdrawUnitsOutcome };
  /** Shadow after a battle. */
  readonly shadowAfterBattle: { readonly input: Pq17ShadowAfterBattleInput; readonly outcome: Pq17ShadowAfterBattleOutcome };
  /** Declare an air attack. */
  readonly declareAirAttack: { readonly input: Pq17DeclareAirAttackInput; readonly outcome: Pq17DeclareAirAttackOutcome };
  /** Scramble fighters. */
  readonly scrambleFighters: { readonly input: Pq17ScrambleFightersInput; readonly outcome: Pq17ScrambleFightersOutcome };
  /** Direct the fighters. */
  readonly directFighters: { readonly input: Pq17DirectFightersInput; readonly outcome: Pq17DirectFightersOutcome };
  /** Return fire. */
  readonly returnFire: { readonly input: Pq17ReturnFireInput; readonly outcome: Pq17ReturnFireOutcome };
  /** Strike back from a carrier. */
  readonly strikeBack: { readonly input: Pq17StrikeBackInput; readonly outcome: Pq17StrikeBackOutcome };
  /** Cast off a tow. */
  readonly castOffTow: { readonly input: Pq17CastOffTowInput; readonly outcome: Pq17CastOffTowOutcome };
  /** Deploy the targets. */
  readonly deployTargets: { readonly input: Pq17DeployTargetsInput; readonly outcome: Pq17DeployTargetsOutcome };
  /** Assign the aircraft. */
  readonly assignAircraft: { readonly input: Pq17AssignAircraftInput; readonly outcome: Pq17AssignAircraftOutcome };
  /** Name an elusive target. */
  readonly nameElusiveTarget: { readonly input: Pq17NameElusiveTargetInput; readonly outcome: Pq17NameElusiveTargetOutcome };
  /** Turn aircraft to another target. */
  readonly turnAircraft: { readonly input: Pq17TurnAircraftInput; readonly outcome: Pq17TurnAircraftOutcome };
  /** Direct the AA fire. */
  readonly directFlak: { readonly input: Pq17DirectFlakInput; readonly outcome: Pq17DirectFlakOutcome };
  /** Hunt a Wolf Pack from the air. */
  readonly resolveAirborneAsw: { readonly input: Pq17ResolveAirborneAswInput; readonly outcome: Pq17ResolveAirborneAswOutcome };
  /** Combine forces. */
  readonly combineForces: { readonly input: Pq17CombineForcesInput; readonly outcome: Pq17CombineForcesOutcome };
  /** Exchange ships. */
  readonly exchangeShips: { readonly input: Pq17ExchangeShipsInput; readonly outcome: Pq17ExchangeShipsOutcome };
  /** Take a ship in tow. */
  readonly takeTow: { readonly input: Pq17TakeTowInput; readonly outcome: Pq17TakeTowOutcome };
  /** Rejoin dispersed merchants. */
  readonly resolveRejoining: { readonly input: Pq17ResolveRejoiningInput; readonly outcome: Pq17ResolveRejoiningOutcome };
  /** Declare a strike. */
  readonly declareStrike: { readonly input: Pq17DeclareStrikeInput; readonly outcome: Pq17DeclareStrikeOutcome };
  /** Attack the convoy of the Kara Sea. */
  readonly attackKaraConvoy: { readonly input: Pq17AttackKaraConvoyInput; readonly outcome: Pq17AttackKaraConvoyOutcome };
  /** Raid a port. */
  readonly raidPort: { readonly input: Pq17RaidPortInput; readonly outcome: Pq17RaidPortOutcome };
  /** Declare denials. */
  readonly declareDenial: { readonly input: Pq17DeclareDenialInput; readonly outcome: Pq17DeclareDenialOutcome };
  /** Bid for the initiative. */
  readonly bidInitiative: { readonly input: Pq17BidInitiativeInput; readonly outcome: Pq17BidInitiativeOutcome };
  /** Declare EV. */
  readonly declareEv: { readonly input: Pq17DeclareEvInput; readonly outcome: Pq17DeclareEvOutcome };
  /** Claim a reinforcement. */
  readonly claimReinforcement: { readonly input: Pq17ClaimReinforcementInput; readonly outcome: Pq17ClaimReinforcementOutcome };
  /** Take a green unit. */
  readonly takeGreenUnit: { readonly input: Pq17TakeGreenUnitInput; readonly outcome: Pq17TakeGreenUnitOutcome };
  /** Leave merchants behind. */
  readonly holdMerchants: { readonly input: Pq17HoldMerchantsInput; readonly outcome: Pq17HoldMerchantsOutcome };
  /** Land merchants. */
  readonly landMerchants: { readonly input: Pq17LandMerchantsInput; readonly outcome: Pq17LandMerchantsOutcome };
  /** Relieve Patrol White. */
  readonly exchangePatrolWhite: { readonly input: Pq17ExchangePatrolWhiteInput; readonly outcome: Pq17ExchangePatrolWhiteOutcome };
  /** Call emergency reinforcements. */
  readonly buyEmergency: { readonly input: Pq17BuyEmergencyInput; readonly outcome: Pq17BuyEmergencyOutcome };
  /** Call the ships in the Atlantic back. */
  readonly recallBreakout: { readonly input: Pq17RecallBreakoutInput; readonly outcome: Pq17RecallBreakoutOutcome };
  /** Send a force home. */
  readonly returnForce: { readonly input: Pq17ReturnForceInput; readonly outcome: Pq17ReturnForceOutcome };
  /** Repair a ship. */
  readonly repairShip: { readonly input: Pq17RepairShipInput; readonly outcome: Pq17RepairShipOutcome };
  /** Transfer to Germany. */
  readonly transferToGermany: { readonly input: Pq17TransferToGermanyInput; readonly outcome: Pq17TransferToGermanyOutcome };
  /** Replace aircraft. */
  readonly replaceAircraft: { readonly input: Pq17ReplaceAircraftInput; readonly outcome: Pq17ReplaceAircraftOutcome };
  /** Keep emergency reinforcements. */
  readonly keepEmergency: { readonly input: Pq17KeepEmergencyInput; readonly outcome: Pq17KeepEmergencyOutcome };
  /** Name a substitute. */
  readonly nameSubstitute: { readonly input: Pq17NameSubstituteInput; readonly outcome: Pq17NameSubstituteOutcome };
  /** Keep submarines at sea. */
  readonly keepAtSea: { readonly input: Pq17KeepAtSeaInput; readonly outcome: Pq17KeepAtSeaOutcome };
  /** Place a replacement. */
  readonly placeReplacement: { readonly input: Pq17PlaceReplacementInput; readonly outcome: Pq17PlaceReplacementOutcome };
  /** End the phase. */
  readonly endPhase: { readonly input: Pq17EndPhaseInput; readonly outcome: Pq17EndPhaseOutcome };
};
