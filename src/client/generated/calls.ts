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
      readonly type: "refusal" | "malformed" | "forbidden" | "not-found" | "method-not-allowed" | "body-too-large" | "content-type" | "conflict" | "too-many-requests" | "unavailable" | "internal";
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
      /** The faces of physical dice or of an earlier resolution, in order, consumed exactly. Send this or `seed`. */
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
};
