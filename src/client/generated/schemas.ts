// Made from schema/openapi.json by scripts/generate-schema.ts; not to be edited.

/** A modifier as applied to one roll. */
export type AppliedModifier = {
  /** Its stable code. */
  readonly code: string;
  /** What it adds to the total. */
  readonly value: number;
  /** The rule that grants it. */
  readonly citation: Citation;
};

/** How much audit an answer carries. */
export type AuditDepth = "FULL" | "SUMMARY" | "NONE";

/** One line of the audit trail; from these lines alone the result can be recomputed. */
export type AuditEntry = RollEntry | ThrowEntry | EffectEntry | RulingEntry;

/** A stored game as the bearer of a token sees it. */
export type Career = {
  /** Its id. */
  readonly career: string;
  /** Id of its ruleset. */
  readonly ruleset: string;
  /** Its name, when it was given one. */
  readonly name: string | null;
  /** Number of the step shown; the newest one unless another was asked for. */
  readonly version: number;
  /** Number of the newest step: what a writer sends as expectedVersion. */
  readonly newest: number;
  /** Digest of the step, which covers every step before it. */
  readonly digest: string;
  /** Hash of the seed the server will use next, when asked to roll. */
  readonly commitment: string;
  /** Whether the game is over. */
  readonly over: boolean;
  /** Its role: OWNER does all, REFEREE sees all and plays, SIDE sees one side's view, SPECTATOR looks on. */
  readonly role: CareerRole;
  /** The side a SIDE token sees; null for every other role. */
  readonly side: string | null;
  /** Whether the whole state is shown, or only a view of it. */
  readonly complete: boolean;
  /** The whole state; null when only a view of it is shown. */
  readonly snapshot: unknown;
  /** What this token may see, in a game that hides something; null otherwise. */
  readonly view: unknown;
  /** Every operation and whether it may be called; null beside a view. */
  readonly decisions: unknown;
  /** Where it was forked from. */
  readonly origin: CareerOrigin | null;
  /** When it was made. */
  readonly createdAt: string;
  /** When it is dropped unless it is played on. */
  readonly expiresAt: string;
  /** Its tokens, without the tokens; shown to its owner alone. */
  readonly tokens: readonly CareerTokenInfo[];
};

/** What the rules said. */
export type CareerAnswerKind = "RESOLUTION" | "REFUSAL" | "NEEDS_ROLL";

/** The audit trail of a step of a career. */
export type CareerAudit = {
  /** The step. */
  readonly version: number;
  /** The operation that was played; null for a step that began the career, and beside a view. */
  readonly operation: string | null;
  /** Its audit trail; null where this token may read none. */
  readonly audit: unknown;
};

/** A new career with its tokens. */
export type CareerCreated = {
  /** Whether it was carried out, refused by a rule, or waits for dice. Only the first changes anything. */
  readonly kind: CareerAnswerKind;
  /** The new career; null when none was made. */
  readonly career: Career | null;
  /** Its tokens, told only here. */
  readonly tokens: readonly CareerToken[];
  /** The whole answer, as the operation itself gives it; null where this token may only see a view. */
  readonly answer: unknown;
};

/** That a career is gone. */
export type CareerDeleted = {
  /** Id of the career. */
  readonly career: string;
  /** Always true. */
  readonly deleted: boolean;
};

/** The first step of a chain that cannot be proven. */
export type CareerDifference = {
  /** The first step that differs. */
  readonly version: number;
  /** How it differs. */
  readonly code: CareerDifferenceCode;
  /** What the step should say. */
  readonly expected: string | null;
  /** What it says. */
  readonly found: string | null;
};

/** How a step differs. */
export type CareerDifferenceCode = "VERSION_DIFFERS" | "RULESET_DIFFERS" | "CHARTS_DIFFER" | "DIGEST_DIFFERS" | "PREVIOUS_DIFFERS" | "SEED_NOT_REVEALED" | "SEED_NOT_PROMISED" | "KIND_DIFFERS" | "REFUSED" | "ROLLS_DIFFER" | "SNAPSHOT_DIFFERS";

/** A whole career as one file, from which it can be proven and gone on with. */
export type CareerFile = {
  /** Name of the file's format. */
  readonly format: "naval-umpire-career/1";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** The career's name. */
  readonly name: string | null;
  /** The career's own charts; null without. */
  readonly charts: Readonly<Record<string, unknown>> | null;
  /** The snapshot of a career that began with one; null for one that began as a new game. */
  readonly first: unknown;
  /** Every step, in order. */
  readonly steps: readonly CareerStep[];
  /** The snapshot after the last step. */
  readonly last: unknown;
};

/** Where a forked career comes from. */
export type CareerOrigin = {
  /** Id of the career it was forked from. */
  readonly career: string;
  /** The version there. */
  readonly version: number;
  /** Digest of that step. */
  readonly digest: string;
};

/** A page of the careers a token opens. */
export type CareerPage = {
  /** The careers. */
  readonly careers: readonly CareerSummary[];
  /** Send it as `after` for the next page; null at the end. */
  readonly next: string | null;
};

/** What came of playing a step. */
export type CareerPlayed = {
  /** Whether it was carried out, refused by a rule, or waits for dice. Only the first changes anything. */
  readonly kind: CareerAnswerKind;
  /** Id of the career. */
  readonly career: string;
  /** Its version now. */
  readonly version: number;
  /** The step that was added; null when none was. */
  readonly step: CareerStep | null;
  /** The whole answer, as the operation itself gives it; null where this token may only see a view. */
  readonly answer: unknown;
  /** What this token may see now, in place of an answer that would show more. */
  readonly view: unknown;
  /** The lines of the audit trail this token may read, beside its view; null without one. */
  readonly audit: unknown;
};

/** Where dice came from. */
export type CareerRandomness = "SEED" | "TAPE" | "SERVER";

/** What a token lets its bearer do. */
export type CareerRole = "OWNER" | "REFEREE" | "SIDE" | "SPECTATOR";

/** One roll of dice in a step. */
export type CareerRoll = {
  /** What the dice were for. */
  readonly label: string;
  /** Sides of each die. */
  readonly sides: number;
  /** The faces, in order. */
  readonly faces: readonly number[];
};

/** One step of a career, chained to the step before by its digest. */
export type CareerStep = {
  /** Its place in the chain, from 0; the career's version once it is the newest. */
  readonly version: number;
  /** How it came about. */
  readonly kind: CareerStepKind;
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Digest of the career's own charts; null when it is played on the ruleset's. */
  readonly charts: string | null;
  /** The operation; null where none was resolved. */
  readonly operation: string | null;
  /** The operation's input, as it was sent. */
  readonly input: unknown;
  /** Ordinals of the rolls that were made again. */
  readonly rerolls: readonly number[];
  /** Where the dice came from: the caller's seed, a tape, or the seed the server had promised. */
  readonly randomness: CareerRandomness | null;
  /** The seed of the dice; null for a tape. */
  readonly seed: string | null;
  /** How the dice were made. */
  readonly algorithm: string | null;
  /** The `step` of the snapshot before, which seeded dice depend on. */
  readonly diceStep: number | null;
  /** Every roll, in order; their faces are the tape. */
  readonly rolls: readonly CareerRoll[];
  /** Digest of the snapshot after the step. */
  readonly snapshot: string;
  /** The seed that the step before promised; null where it promised none here. */
  readonly revealed: string | null;
  /** Hash of the seed the server will use for the next step when asked to. */
  readonly commitment: string;
  /** When the step was stored. */
  readonly at: string;
  /** Digest of the step before; null for the first. */
  readonly previous: string | null;
  /** sha256: and the hash of the canonical JSON of every other member. */
  readonly digest: string;
};

/** How a step came about. */
export type CareerStepKind = "START" | "SNAPSHOT" | "PLAY" | "FORK" | "IMPORT";

/** A page of a career's steps. */
export type CareerStepPage = {
  /** The steps. */
  readonly steps: readonly CareerStep[];
  /** Send it as `after` for the next page; null at the end. */
  readonly next: string | null;
};

/** A career in a list. */
export type CareerSummary = {
  /** Its id. */
  readonly career: string;
  /** Id of its ruleset. */
  readonly ruleset: string;
  /** Its name, when it was given one. */
  readonly name: string | null;
  /** Its role: OWNER does all, REFEREE sees all and plays, SIDE sees one side's view, SPECTATOR looks on. */
  readonly role: CareerRole;
  /** The side a SIDE token sees; null for every other role. */
  readonly side: string | null;
  /** When it was made. */
  readonly createdAt: string;
  /** When it is dropped unless it is played on. */
  readonly expiresAt: string;
};

/** A token of a career, as it is told once. */
export type CareerToken = {
  /** Its id, by which it is rotated and revoked. */
  readonly id: string;
  /** Its role: OWNER does all, REFEREE sees all and plays, SIDE sees one side's view, SPECTATOR looks on. */
  readonly role: CareerRole;
  /** The side a SIDE token sees; null for every other role. */
  readonly side: string | null;
  /** The bearer token; it is told only here, and only its hash is kept. */
  readonly token: string;
};

/** A token of a career, without the token. */
export type CareerTokenInfo = {
  /** Its id. */
  readonly id: string;
  /** Its role: OWNER does all, REFEREE sees all and plays, SIDE sees one side's view, SPECTATOR looks on. */
  readonly role: CareerRole;
  /** The side a SIDE token sees; null for every other role. */
  readonly side: string | null;
};

/** The tokens of a career. */
export type CareerTokens = {
  /** Id of the career. */
  readonly career: string;
  /** Its tokens now. */
  readonly tokens: readonly CareerTokenInfo[];
};

/** Whether a career is proven: every link, seed, roll and snapshot. */
export type CareerVerdict = {
  /** Whether every step is proven. */
  readonly verified: boolean;
  /** How many steps the career has. */
  readonly steps: number;
  /** Digest of the newest step; null when the chain cannot be proven. */
  readonly digest: string | null;
  /** The first step that differs, and how; null when none does. */
  readonly difference: CareerDifference | null;
};

/** A chart of a ruleset's pack, with its provenance. */
export type Chart = {
  /** Its id, as requests override it. */
  readonly id: string;
  /** range, column, roster or facts. */
  readonly kind: string;
  /** Its printed name. */
  readonly name: string;
  /** Sections of the rules that use it. */
  readonly rules: readonly string[];
  /** Where its numbers come from. */
  readonly provenance: ChartProvenance;
};

/** Where a chart's numbers come from and how sure they are. */
export type ChartProvenance = {
  /** seed, public or reconstructed. */
  readonly source: string;
  /** Where the numbers were read. */
  readonly ref: string;
  /** high, medium or low. */
  readonly confidence: string;
  /** How they were inferred, or what is doubtful. */
  readonly note: string;
};

/** Where a rule stands: ruleset, edition and section as printed. */
export type Citation = {
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Edition of the rules. */
  readonly edition: string;
  /** Section number as printed, such as 9.6.7. */
  readonly section: string;
};

/** The rule that keeps an operation closed now. */
export type ClosedDoor = {
  /** Stable code of the reason. */
  readonly code: string;
  /** The rule that closes it. */
  readonly citation: Citation;
  /** The reason in a sentence. */
  readonly message: string;
};

/** A value of the input that a rule forbids now. */
export type ClosedValue = {
  /** JSON pointer into the input. */
  readonly pointer: string;
  /** The forbidden value. */
  readonly value?: unknown;
  /** Stable code of the reason. */
  readonly code: string;
  /** Section of the rules that forbids it. */
  readonly section: string;
};

/** The stored game has moved on: `currentVersion` is its version now; or the Idempotency-Key came with another request. */
export type ConflictProblem = {
  /** The kind of problem, as a path that explains it. */
  readonly type: string;
  /** The kind of problem in words. */
  readonly title: string;
  /** The HTTP status. */
  readonly status: number;
  /** What is wrong, and what to do. */
  readonly detail: string;
  /** Stable code of the problem. */
  readonly code: string;
  /** The version the stored game has now. */
  readonly currentVersion?: number;
};

/** A request: Create a career. */
export type CreateCareerRequest = {
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** A name for the career. */
  readonly name?: string;
  /** The input of the ruleset's operation `new`, which begins the game. */
  readonly input?: Readonly<Record<string, unknown>>;
  /** In place of `input` and dice: the snapshot of a game that goes on as a career. */
  readonly snapshot?: Readonly<Record<string, unknown>>;
  /** Seeds the dice. Send this, `dice` or `server`. */
  readonly seed?: string;
  /** The faces of physical dice, in order. Send this, `seed` or `server`. */
  readonly dice?: readonly number[];
  /** True rolls with the seed whose hash the career's `commitment` has promised. Send this, `seed` or `dice`. */
  readonly server?: boolean;
  /** Charts laid over the ruleset's own for the whole career: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>> | null;
  /** How much audit trail the answer carries: FULL (default), SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: AuditDepth;
  /** The language of the audit's sentences; without it the header Accept-Language chooses. */
  readonly language?: string;
};

/** An operation the player may call next, or the rule that closes it. */
export type Decision = {
  /** Name of the operation. */
  readonly operation: string;
  /** True when it may be called now. */
  readonly legal: boolean;
  /** JSON Schema of the legal input, narrowed to this snapshot; null when closed. */
  readonly input?: unknown;
  /** Limits a schema cannot state. */
  readonly limits: readonly DecisionLimit[];
  /** Values that a rule forbids now. */
  readonly closed: readonly ClosedValue[];
  /** Why it is closed; null when legal. */
  readonly refusal?: ClosedDoor | null;
};

/** A limit over several values of an input at once. */
export type DecisionLimit = {
  /** Its stable code, which a refusal repeats. */
  readonly code: string;
  /** Section of the rules that sets it. */
  readonly section: string;
  /** The limit in a sentence. */
  readonly text: string;
  /** The least count, when there is one. */
  readonly min?: number | null;
  /** The greatest count, when there is one. */
  readonly max?: number | null;
};

/** The first difference between an answer and its replay. */
export type Difference = {
  /** What differs, such as DICE_DIFFER or SNAPSHOT_DIFFERS. */
  readonly code: string;
  /** JSON pointer into the answer. */
  readonly pointer: string;
  /** What should stand there. */
  readonly expected: unknown;
  /** What stands there. */
  readonly found: unknown;
  /** Where the replay was refused or could not be read: why. */
  readonly reason: string | null;
};

/** A change of the snapshot; applied in order, these changes give the new snapshot. */
export type EffectEntry = {
  /** What this line records. */
  readonly kind: "roll" | "draw" | "throw" | "effect" | "ruling";
  /** Stable code of what happened. */
  readonly code: string;
  /** The rule it follows. */
  readonly citation: Citation;
  /** This line as a sentence for people to read. */
  readonly sentence?: string;
  /** The id, as `of`, of the record that changed, where it stands in a list; null elsewhere. */
  readonly about?: unknown;
  /** JSON pointer into the snapshot. */
  readonly pointer: string;
  /** What stood there before. */
  readonly before?: unknown;
  /** What stands there now. */
  readonly after?: unknown;
};

/** The chart that was read. */
export type ExplainedChart = {
  /** Its id. */
  readonly id: string;
  /** Its printed name. */
  readonly name: string;
  /** The column read; null when it has none. */
  readonly column: string | null;
  /** Sections of the rules that use it. */
  readonly rules: readonly string[];
  /** seed, public or reconstructed. */
  readonly source: string;
  /** high, medium or low. */
  readonly confidence: string;
};

/** A modifier, and why it applied. */
export type ExplainedModifier = {
  /** Its stable code. */
  readonly code: string;
  /** What it added. */
  readonly value: number;
  /** The rule that grants it. */
  readonly section: string;
  /** Its name in the language of the explanation. */
  readonly words: string;
  /** When it applies, as the chart says; null where no chart lists it. */
  readonly when: string | null;
};

/** The rule that a line follows. */
export type ExplainedRule = {
  /** Section of the rules, as printed. */
  readonly section: string;
  /** Edition of the rules. */
  readonly edition: string;
  /** Operations that carry this section out. */
  readonly operations: readonly string[];
};

/** A ruling that decided this line, or that concerns its section. */
export type ExplainedRuling = {
  /** Its number. */
  readonly id: string;
  /** Section of the rules in question. */
  readonly section: string;
  /** What the rules leave open. */
  readonly question: string;
  /** How it is ruled here. */
  readonly ruling: string;
};

/** What one total of the dice would have meant. */
export type ExplainedTotal = {
  /** A natural total. */
  readonly total: number;
  /** The total with the modifiers of this roll. */
  readonly modified: number;
  /** In how many ways of `of` it can fall. */
  readonly ways: number;
  /** All the ways the dice can fall. */
  readonly of: number;
  /** The result it would have had; null where only the operation names it. */
  readonly result: string | null;
  /** That result in the language of the explanation. */
  readonly words: string | null;
  /** Row of the chart, from 0; null without one. */
  readonly row: number | null;
  /** True for what the dice showed. */
  readonly fell: boolean;
};

/** Why a line of an audit trail says what it says: the rule, the chart, the modifiers, the rulings, and what other totals would have meant. */
export type Explanation = {
  /** Always EXPLANATION. */
  readonly kind: "EXPLANATION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Language of sentence and words. */
  readonly language: string;
  /** The line as a sentence. */
  readonly sentence: string;
  /** What the dice were for, with its rule; null for a line without dice. */
  readonly purpose: string | null;
  /** The rule that it follows. */
  readonly rule: ExplainedRule;
  /** The chart read; null for none. */
  readonly chart: ExplainedChart | null;
  /** Modifiers of a roll, or terms of a number of dice. */
  readonly modifiers: readonly ExplainedModifier[];
  /** What every total would have meant; none for a line without dice. */
  readonly totals: readonly ExplainedTotal[];
  /** True when the natural total itself decided, whatever the modifiers. */
  readonly automatic: boolean;
  /** True when the totals were worked out by the operation; false when they were read off the chart alone, which does not know results that a rule gives to a natural total. */
  readonly complete: boolean;
  /** Rulings: the one applied, or those on this section. */
  readonly rulings: readonly ExplainedRuling[];
};

/** What is wrong with a request. */
export type Fault = {
  /** Stable code of the fault. */
  readonly code: string;
  /** JSON pointer (RFC 6901) into the request. */
  readonly pointer: string;
  /** What is wrong, and what to do. */
  readonly message: string;
};

/** A request: Fork a career. */
export type ForkCareerRequest = {
  /** The step to fork from; the newest one unless told. */
  readonly version?: number;
  /** A name for the new career. */
  readonly name?: string;
};

/** What acceptBattle asks for. */
export type GoebenAcceptBattleInput = Readonly<Record<string, never>>;

/** What came of acceptBattle. */
export type GoebenAcceptBattleOutcome = {
  /** 14.11 Fire of the other side that followed, in order. */
  readonly allied: readonly GoebenSalvo[];
  /** 14.14 How the battle ended; null while it goes on, and when none was fought. */
  readonly end: GoebenBattleEnd | null;
  /** 4.0 Where play stands now. */
  readonly phase: GoebenPhase;
  /** 4.0 The turn. */
  readonly turn: number;
  /** 5.0 The Allied alert level. */
  readonly alert: number;
  /** 17.1 Victory points. */
  readonly vp: number;
  readonly result: GoebenResult | null;
};

/** Accept battle: the new state, what happened and why. */
export type GoebenAcceptBattleResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenAcceptBattleOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** What applyIntelligence asks for. */
export type GoebenApplyIntelligenceInput = {
  /** 11.2 The result that is applied. */
  readonly effect: GoebenIntelligenceEffect;
  /** 11.2 The patrol zone, port or base that IR or IB is aimed at. */
  readonly space?: string;
  /** D-16 For IR: how many of which kind, two in all or as many as there are. */
  readonly reveal?: GoebenRevealCounts;
};

/** What came of applyIntelligence. */
export type GoebenApplyIntelligenceOutcome = {
  readonly effect: GoebenIntelligenceEffect;
  /** 11.2 What was turned face up; null for JE. */
  readonly revealed: GoebenRevealed | null;
  /** 13.0 How the incidents of the space went on; null in phase 2. */
  readonly incidents: GoebenIncidentStory | null;
  /** 4.0 Where play stands now. */
  readonly phase: GoebenPhase;
  /** 4.0 The turn. */
  readonly turn: number;
  /** 5.0 The Allied alert level. */
  readonly alert: number;
  /** 17.1 Victory points. */
  readonly vp: number;
  readonly result: GoebenResult | null;
};

/** Apply intelligence: the new state, what happened and why. */
export type GoebenApplyIntelligenceResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenApplyIntelligenceOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** 24.1 A bonus of Atlantic Breakout. */
export type GoebenAtlanticBonus = "remove_british_bc" | "buy_moltke_and_stralsund" | "start_atlantic_or_spain";

/** 20.0 An Austro-Hungarian ship and its position. */
export type GoebenAustroHungarianShip = {
  /** A ship or a marker, by its id in the charts. */
  readonly id: string;
  readonly status: GoebenAustroHungarianStatus;
  /** Where it is; null unless in play. */
  readonly space: string | null;
  /** 20.0 It has made its move this turn. */
  readonly moved: boolean;
  /** Spaces of this turn's move, from where it began. */
  readonly path: readonly string[];
  /** 9.1 The turn in which it entered its space; 0 when it began the scenario there. */
  readonly arrived: number;
  /** 13.1 Damage taken outside battle in this phase; a damaged ship leaves at its end. */
  readonly damage: number;
};

/** 20.0 In its box, in play, damaged until the next scenario, sunk, or withdrawn for good. */
export type GoebenAustroHungarianStatus = "available" | "in_play" | "damaged" | "sunk" | "withdrawn";

/** 14.0, 16.0 A battle in progress. */
export type GoebenBattle = {
  readonly kind: GoebenBattleKind;
  /** A space of the map, by its id in chart MAP. */
  readonly space: string;
  /** 22.0 It is fought at night. */
  readonly night: boolean;
  readonly visibility: GoebenVisibility;
  /** 14.3 The result of contact; null before. */
  readonly contact: GoebenContact | null;
  /** 14.3 Who has First Salvo; null before contact. */
  readonly first: GoebenSide | null;
  /** German ships that take part. */
  readonly german: readonly GoebenGermanShipId[];
  /** Austro-Hungarian ships that take part. */
  readonly austroHungarian: readonly GoebenCombatant[];
  /** Allied ships that take part. */
  readonly allied: readonly GoebenCombatant[];
  /** 14.2 The round, from 0; rounds merge under Limited Visibility. */
  readonly round: number;
  /** Friendly ships that have had their turn in this step. */
  readonly fired: readonly string[];
  /** 20.0 Which nation fires first in every friendly step. */
  readonly firstNation: GoebenFriendlyNation | null;
  /** 14.8 German ships that have paid ammunition. */
  readonly paid: readonly string[];
  /** 14.9 German ships on maximum fire. */
  readonly maximumFire: readonly string[];
  /** D-50 Somebody has fired. */
  readonly anyFire: boolean;
  /** VP gained in this battle. */
  readonly gained: number;
  /** VP lost in this battle. */
  readonly lost: number;
};

/** 14.14 How a battle ended. */
export type GoebenBattleEnd = {
  /** A space of the map, by its id in chart MAP. */
  readonly space: string;
  /** 14.14 VP gained in it. */
  readonly gained: number;
  /** 14.14 VP lost in it. */
  readonly lost: number;
  /** 14.13 Allied ships. */
  readonly allied: readonly GoebenShipFate[];
  /** 20.0 Austro-Hungarian ships. */
  readonly austroHungarian: readonly GoebenShipFate[];
  /** D-72 VP of a filmed sinking; null without. */
  readonly cameraCrew: number | null;
  /** 14.14 Change of the Leadership of every German ship that took part. */
  readonly leadership: number;
};

/** 14.0, 16.0 What is fought. */
export type GoebenBattleKind = "naval" | "bombardment";

/** What beginBattle asks for. */
export type GoebenBeginBattleInput = {
  /** 14.0 Where friendly and Allied warships are together. */
  readonly space: string;
};

/** What came of beginBattle. */
export type GoebenBeginBattleOutcome = {
  /** A space of the map, by its id in chart MAP. */
  readonly space: string;
  /** 22.0 The battle falls at night. */
  readonly night: boolean;
  /** D-28 How far one can see; in poor visibility there is no battle. */
  readonly visibility: GoebenVisibility;
  /** 4.0 Where play stands now. */
  readonly phase: GoebenPhase;
  /** 4.0 The turn. */
  readonly turn: number;
  /** 5.0 The Allied alert level. */
  readonly alert: number;
  /** 17.1 Victory points. */
  readonly vp: number;
  readonly result: GoebenResult | null;
};

/** Begin a naval battle: the new state, what happened and why. */
export type GoebenBeginBattleResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenBeginBattleOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** What beginBombardment asks for. */
export type GoebenBeginBombardmentInput = {
  /** 16.0 An Allied port or base with coastal defences. */
  readonly space: string;
};

/** What came of beginBombardment. */
export type GoebenBeginBombardmentOutcome = {
  /** A space of the map, by its id in chart MAP. */
  readonly space: string;
  /** D-28 How far one can see; in poor visibility there is no bombardment. */
  readonly visibility: GoebenVisibility;
  /** 4.0 Where play stands now. */
  readonly phase: GoebenPhase;
  /** 4.0 The turn. */
  readonly turn: number;
  /** 5.0 The Allied alert level. */
  readonly alert: number;
  /** 17.1 Victory points. */
  readonly vp: number;
  readonly result: GoebenResult | null;
};

/** Begin a shore bombardment: the new state, what happened and why. */
export type GoebenBeginBombardmentResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenBeginBombardmentOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** 24.1 A kind of bonus. */
export type GoebenBonus = "remove_british_bc" | "buy_moltke_and_stralsund" | "start_atlantic_or_spain" | "start_spaces" | "gain_ah_cruiser" | "control_change" | "remove_order" | "patrol_zone_to_high_seas";

/** What breakOff asks for. */
export type GoebenBreakOffInput = {
  /** 14.4 Every friendly ship of the battle, each once. */
  readonly to: readonly GoebenFlightInput[];
};

/** What came of breakOff. */
export type GoebenBreakOffOutcome = {
  /** 14.4 Where the ships are now. */
  readonly to: readonly GoebenFlight[];
  /** 4.0 Where play stands now. */
  readonly phase: GoebenPhase;
  /** 4.0 The turn. */
  readonly turn: number;
  /** 5.0 The Allied alert level. */
  readonly alert: number;
  /** 17.1 Victory points. */
  readonly vp: number;
  readonly result: GoebenResult | null;
};

/** Break off: the new state, what happened and why. */
export type GoebenBreakOffResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenBreakOffOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** 24 The state of a campaign. */
export type GoebenCampaign = {
  /** Number of the scenario, from 1. */
  readonly scenario: number;
  /** 24.0 Orders not yet drawn. */
  readonly ordersLeft: readonly GoebenOrderId[];
  readonly achieved: readonly GoebenOrderId[];
  readonly failed: readonly GoebenOrderId[];
  /** 24.1 Allied ships that do not come back. */
  readonly sunkForGood: readonly string[];
  /** 24.1 Nations that joined the Central Powers. */
  readonly alliances: readonly GoebenNation[];
  /** D-60 Patrol zones that have become high seas. */
  readonly highSeas: readonly string[];
  /** 24.2 Spaces where German ships may begin, beside Pola. */
  readonly startSpaces: readonly string[];
  readonly atlanticBonus: GoebenAtlanticBonus | null;
  /** D-70 The Naval Pact has brought a ship; rule 20 holds for it. */
  readonly austroHungarianGained: boolean;
  readonly result: GoebenCampaignResult | null;
};

/** 24.5 How the campaign ended. */
export type GoebenCampaignResult = "failure" | "draw" | "victory";

/** What capturePort asks for. */
export type GoebenCapturePortInput = {
  /** 9.2 The ship whose Seebataillon lands where it is. */
  readonly ship: GoebenGermanShipId;
  /** 9.2 The Hull box it leaves, from 1. */
  readonly box: number;
};

/** What came of capturePort. */
export type GoebenCapturePortOutcome = {
  readonly ship: GoebenGermanShipId;
  /** 9.2 The port that is captured. */
  readonly space: string;
  /** 4.0 Where play stands now. */
  readonly phase: GoebenPhase;
  /** 4.0 The turn. */
  readonly turn: number;
  /** 5.0 The Allied alert level. */
  readonly alert: number;
  /** 17.1 Victory points. */
  readonly vp: number;
  readonly result: GoebenResult | null;
};

/** Capture a port: the new state, what happened and why. */
export type GoebenCapturePortResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenCapturePortOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** 8.0 A type of crew or gear. */
export type GoebenCargo = "damage_control" | "reserve_crew" | "seebataillon" | "camera_crew" | "optics_searchlights" | "mines" | "seaplane" | "targeting_calculator" | "torpedo_nets" | "torpedo_reload" | "wireless";

/** 25 Whether two captains may speak with each other. */
export type GoebenChannel = {
  readonly between: readonly GoebenPlayer[];
  /** 25 They have ships in the same space. */
  readonly sameSpace: boolean;
  /** 25 Both have Wireless. */
  readonly wireless: boolean;
  /** 25 They may speak with each other. */
  readonly open: boolean;
};

/** Every chart of Goeben, 1914: the German Mediterranean Division, August 1914; schema/goeben/chart-pack.schema.json describes each row. */
export type GoebenChartPack = {
  /** Name of the pack's format. */
  readonly schema: string;
  /** Always goeben. */
  readonly ruleset: "goeben";
  /** The game's title. */
  readonly title: string;
  /** The charts by id. */
  readonly charts: Readonly<Record<string, Chart>>;
};

/** What chooseRammedShip asks for. */
export type GoebenChooseRammedShipInput = {
  /** 13.1 The friendly warship that rammed the submarine. */
  readonly ship: string;
};

/** What came of chooseRammedShip. */
export type GoebenChooseRammedShipOutcome = {
  /** A ship or a marker, by its id in the charts. */
  readonly ship: string;
  /** 13.0 The space whose incidents are resolved. */
  readonly space: string;
  /** 13.0(1) Markers that lay there face down. */
  readonly revealed: readonly GoebenTurnedMarker[];
  /** 13.2 Markers to draw from the pool. */
  readonly draws: number;
  /** 13.0(2) Markers drawn from the pool, in order. */
  readonly drawn: readonly GoebenTurnedMarker[];
  /** 13.1 Incidents resolved, in order. */
  readonly events: readonly GoebenIncidentEvent[];
  /** 23.0 Allied ships that a mine took. */
  readonly mined: readonly string[];
  /** 13.1 Whether every incident of the space is resolved; otherwise a choice is due. */
  readonly finished: boolean;
  /** 4.0 Where play stands now. */
  readonly phase: GoebenPhase;
  /** 4.0 The turn. */
  readonly turn: number;
  /** 5.0 The Allied alert level. */
  readonly alert: number;
  /** 17.1 Victory points. */
  readonly vp: number;
  readonly result: GoebenResult | null;
};

/** Choose the ship that rammed: the new state, what happened and why. */
export type GoebenChooseRammedShipResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenChooseRammedShipOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** 12.5 A space that the ship may not enter. */
export type GoebenClosedSpace = {
  /** A space of the map, by its id in chart MAP. */
  readonly space: string;
  /** Why, as a refusal names it. */
  readonly code: string;
  /** The rule that closes it. */
  readonly section: string;
  /** Why, in a sentence. */
  readonly message: string;
};

/** What coal asks for. */
export type GoebenCoalInput = {
  /** 7.3 Where ships coal. */
  readonly space: string;
  /** 7.3, 7.4 The port or base, a collier, or a Friendly Ship. */
  readonly source: GoebenCoalSource;
};

/** What came of coal. */
export type GoebenCoalOutcome = {
  /** 7.3 Coal points to be shared out among the ships there. */
  readonly points: number;
  /** 4.0 Where play stands now. */
  readonly phase: GoebenPhase;
  /** 4.0 The turn. */
  readonly turn: number;
  /** 5.0 The Allied alert level. */
  readonly alert: number;
  /** 17.1 Victory points. */
  readonly vp: number;
  readonly result: GoebenResult | null;
};

/** Coal: the new state, what happened and why. */
export type GoebenCoalResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenCoalOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** 7.3, 7.4 Where coal comes from. */
export type GoebenCoalSource = "site" | "collier" | "friendly_ship";

/** 16.0 A coastal defence unit whose face has been seen. */
export type GoebenCoastalUnit = {
  /** A ship or a marker, by its id in the charts. */
  readonly id: string;
  /** Where it stands; null for one never placed. */
  readonly space: string | null;
  /** 16.0 It has been destroyed. */
  readonly destroyed: boolean;
};

/** 7.4 A collier. */
export type GoebenCollier = {
  /** Where it is; null once used or lost, or not yet placed. */
  readonly space: string | null;
  /** 7.4 It has given its coal and leaves at the end of the phase. */
  readonly used: boolean;
  /** It was attacked, abandoned or used. */
  readonly lost: boolean;
};

/** 14.13 Damage of an Allied or Austro-Hungarian ship in a battle. */
export type GoebenCombatant = {
  /** A ship or a marker, by its id in the charts. */
  readonly id: string;
  /** D-40 Gun damage results. */
  readonly gunHits: number;
  /** 14.13 Engine damage results. */
  readonly engineHits: number;
  /** D-38 Results that count against its armor. */
  readonly damage: number;
  /** 14.13 It can fire no torpedoes. */
  readonly torpedoesOut: boolean;
  /** 14.13 It leaves for the scenario. */
  readonly withdrawn: boolean;
  /** 14.13 It has been sunk. */
  readonly sunk: boolean;
};

/** 14.3 A result of the Contact Chart. */
export type GoebenContact = "AC2" | "AC1" | "N" | "GC1" | "GC2";

/** What resolveContact asks for. */
export type GoebenContactInput = {
  /** 14.3 The ship whose Leadership counts. */
  readonly leader: string;
  /** 14.3 The ship whose speed counts. */
  readonly speed: string;
  /** 14.3 That ship spends coal for its maximum speed. */
  readonly maximumSpeed: boolean;
};

/** What came of resolveContact. */
export type GoebenContactOutcome = {
  readonly contact: GoebenContact;
  /** 14.3 Who has First Salvo; null without contact. */
  readonly first: GoebenSide | null;
  /** 14.4 The Allied force broke off. */
  readonly alliesBrokeOff: boolean;
  /** 14.11 Fire of the other side that followed, in order. */
  readonly allied: readonly GoebenSalvo[];
  /** 14.14 How the battle ended; null while it goes on, and when none was fought. */
  readonly end: GoebenBattleEnd | null;
  /** 4.0 Where play stands now. */
  readonly phase: GoebenPhase;
  /** 4.0 The turn. */
  readonly turn: number;
  /** 5.0 The Allied alert level. */
  readonly alert: number;
  /** 17.1 Victory points. */
  readonly vp: number;
  readonly result: GoebenResult | null;
};

/** Make contact: the new state, what happened and why. */
export type GoebenContactResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenContactOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** Every operation for a snapshot. */
export type GoebenDecisions = {
  /** Always DECISIONS. */
  readonly kind: "DECISIONS";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Every operation: legal with its input, or closed with the rule that closes it. */
  readonly decisions: readonly Decision[];
};

/** What declareVictory asks for. */
export type GoebenDeclareVictoryInput = Readonly<Record<string, never>>;

/** What came of declareVictory. */
export type GoebenDeclareVictoryOutcome = {
  /** 17.0 The order that was fulfilled. */
  readonly order: GoebenOrderId;
  /** 4.0 Where play stands now. */
  readonly phase: GoebenPhase;
  /** 4.0 The turn. */
  readonly turn: number;
  /** 5.0 The Allied alert level. */
  readonly alert: number;
  /** 17.1 Victory points. */
  readonly vp: number;
  readonly result: GoebenResult | null;
};

/** Declare victory: the new state, what happened and why. */
export type GoebenDeclareVictoryResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenDeclareVictoryOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** What deployTaskForce asks for. */
export type GoebenDeployTaskForceInput = {
  readonly starts?: GoebenStarts;
};

/** What came of deployTaskForce. */
export type GoebenDeployTaskForceOutcome = {
  /** 3.0(8) Where the German ships begin. */
  readonly deployed: readonly GoebenDeployedShip[];
  /** 4.0 Where play stands now. */
  readonly phase: GoebenPhase;
  /** 4.0 The turn. */
  readonly turn: number;
  /** 5.0 The Allied alert level. */
  readonly alert: number;
  /** 17.1 Victory points. */
  readonly vp: number;
  readonly result: GoebenResult | null;
};

/** Deploy the task force: the new state, what happened and why. */
export type GoebenDeployTaskForceResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenDeployTaskForceOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** 3.0(8) A German ship and where it begins. */
export type GoebenDeployedShip = {
  readonly ship: GoebenGermanShipId;
  /** A space of the map, by its id in chart MAP. */
  readonly space: string;
};

/** What distance asks for. */
export type GoebenDistanceInput = {
  /** The game, at any stage; distances depend on its charts alone. */
  readonly snapshot: GoebenState;
  /** A space of the map, by its id in chart MAP. */
  readonly from: string;
  /** A space of the map, by its id in chart MAP. */
  readonly to: string;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
};

/** 2.1 How far two spaces are apart. */
export type GoebenDistanceReport = {
  /** A space of the map, by its id in chart MAP. */
  readonly from: string;
  /** A space of the map, by its id in chart MAP. */
  readonly to: string;
  /** 2.1 Null when no way joins them, or one is no space of the map. */
  readonly lines: number | null;
};

/** The rules with the errata of 2014-06-19. */
export type GoebenEdition = "errata_2014";

/** What endPhase asks for. */
export type GoebenEndPhaseInput = Readonly<Record<string, never>>;

/** What came of endPhase. */
export type GoebenEndPhaseOutcome = {
  /** 4.0 The phase that was ended. */
  readonly ended: GoebenPhase;
  /** 4.0 Where play stands now. */
  readonly phase: GoebenPhase;
  /** 4.0 The turn. */
  readonly turn: number;
  /** 5.0 The Allied alert level. */
  readonly alert: number;
  /** 17.1 Victory points. */
  readonly vp: number;
  readonly result: GoebenResult | null;
};

/** End the phase: the new state, what happened and why. */
export type GoebenEndPhaseResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenEndPhaseOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** Why the scenario or the campaign ended. */
export type GoebenEndReason = "order_fulfilled" | "turn_limit" | "no_german_ship" | "dismissed" | "no_order_left";

/** 13.1 Whether each ship that has the coal pays to evade. */
export type GoebenEvasionInput = {
  /** 13.1 Whether this ship pays coal. */
  readonly goeben?: boolean;
  /** 13.1 Whether this ship pays coal. */
  readonly moltke?: boolean;
  /** 13.1 Whether this ship pays coal. */
  readonly breslau?: boolean;
  /** 13.1 Whether this ship pays coal. */
  readonly stralsund?: boolean;
};

/** A request: Explain a line of an audit trail. */
export type GoebenExplainRequest = {
  /** A line of an audit trail, as a resolution returned it. Send this, or `request` and `index`. */
  readonly entry?: Readonly<Record<string, unknown>>;
  /** The request of a resolution with its operation's name as `operation`: its line is then explained with what the operation knows. */
  readonly request?: Readonly<Record<string, unknown>>;
  /** Which line of the audit trail of that request, from 0; the full one, whatever it asked for. */
  readonly index?: number;
  /** A language of the ruleset; the first one unless told. */
  readonly language?: string;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
};

/** C.12 Face-down markers of one group in one space. */
export type GoebenFaceDown = {
  /** A space of the map, by its id in chart MAP. */
  readonly space: string;
  readonly fleet: GoebenFleet;
  /** Face-down markers there. */
  readonly count: number;
};

/** C.12 Face-down coastal defence units in one space. */
export type GoebenFaceDownCoastal = {
  /** A space of the map, by its id in chart MAP. */
  readonly space: string;
  /** Face-down units there. */
  readonly count: number;
};

/** 14.13 What became of a ship in a battle. */
export type GoebenFate = "unharmed" | "damaged" | "withdrawn" | "sunk";

/** 3.0 The fleet a face-down marker belongs to. */
export type GoebenFleet = "british" | "french";

/** 14.4 A ship, and the space it goes to. */
export type GoebenFlight = {
  /** A ship or a marker, by its id in the charts. */
  readonly ship: string;
  /** A space of the map, by its id in chart MAP. */
  readonly space: string;
};

/** 14.4 A ship, and the space it goes to. */
export type GoebenFlightInput = {
  /** A ship or a marker, by its id in the charts. */
  readonly ship: string;
  /** A space of the map, by its id in chart MAP. */
  readonly space: string;
};

/** 20.0 German or Austro-Hungarian. */
export type GoebenFriendlyNation = "german" | "austro_hungarian";

/** 19.0 Moltke and Stralsund, for a price in VP. */
export type GoebenGermanExtras = "none" | "moltke_for_goeben" | "add_stralsund" | "moltke_for_goeben_and_stralsund" | "all_four";

/** 2.1 A German ship's display and position. */
export type GoebenGermanShip = {
  readonly status: GoebenShipStatus;
  /** Where it is; null unless in play and deployed. */
  readonly space: string | null;
  /** 6.2 Skill of captain and crew. */
  readonly leadership: number;
  /** 6.2 Engines: the attainable speed. */
  readonly engines: number;
  /** 6.2 Intact Hull boxes; 0 is sunk. */
  readonly hull: number;
  /** 6.2 Primary guns. */
  readonly primary: number;
  /** 6.2 Secondary guns. */
  readonly secondary: number;
  /** 6.2 Tertiary guns. */
  readonly tertiary: number;
  /** 14.8 Ammunition. */
  readonly ammunition: number;
  /** 14.10 Torpedoes in the tubes. */
  readonly torpedoes: number;
  /** 12.2 Reserve coal. */
  readonly coal: number;
  /** 8.2 What stands in Hull boxes 1, 2, ...; a seaplane stands in two. Boxes above `hull` are lost and empty. */
  readonly boxes: readonly (GoebenCargo | null)[];
  /** 7.0 It outfitted this turn and may not move. */
  readonly outfitted: boolean;
  /** 10.1 It tried repairs this turn. */
  readonly repaired: boolean;
  /** 8.5 It took cargo at a base this turn. */
  readonly loaded: boolean;
  /** 12.0 It has made its move this turn. */
  readonly moved: boolean;
  /** Spaces of this turn's move, from where it began. */
  readonly path: readonly string[];
  /** 9.1 The turn in which it entered its space; 0 when it began the scenario there. */
  readonly arrived: number;
  /** 9.1 It has visited a neutral site and must leave. */
  readonly mustLeave: boolean;
  /** D-20 Where it began the scenario. */
  readonly startSpace: string | null;
  /** 21.2 Its seaplane flew this turn. */
  readonly reconnoitred: boolean;
};

/** 2.2 One of the four German ships. */
export type GoebenGermanShipId = "goeben" | "moltke" | "breslau" | "stralsund";

/** 2.2 The German ships. */
export type GoebenGermanShips = {
  readonly goeben: GoebenGermanShip;
  readonly moltke: GoebenGermanShip;
  readonly breslau: GoebenGermanShip;
  readonly stralsund: GoebenGermanShip;
};

/** What resolveGunneryRound asks for. */
export type GoebenGunneryRoundInput = {
  /** 14.5 The friendly ship whose turn it is. */
  readonly ship: string;
  /** 14.5 The Allied ship it fires at; null to hold fire. */
  readonly target: string | null;
  /** 14.9 Declares maximum fire for the whole battle, at the ship's first gun fire; false ever after. */
  readonly maximumFire: boolean;
};

/** What came of resolveGunneryRound. */
export type GoebenGunneryRoundOutcome = {
  /** 14.5 The ship's fire; null when it held fire. */
  readonly salvo: GoebenSalvo | null;
  /** 14.11 Fire of the other side that followed, in order. */
  readonly allied: readonly GoebenSalvo[];
  /** 14.14 How the battle ended; null while it goes on, and when none was fought. */
  readonly end: GoebenBattleEnd | null;
  /** 4.0 Where play stands now. */
  readonly phase: GoebenPhase;
  /** 4.0 The turn. */
  readonly turn: number;
  /** 5.0 The Allied alert level. */
  readonly alert: number;
  /** 17.1 Victory points. */
  readonly vp: number;
  readonly result: GoebenResult | null;
};

/** Fire the guns of a ship: the new state, what happened and why. */
export type GoebenGunneryRoundResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenGunneryRoundOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** 14.7 A hit as rolled. */
export type GoebenHit = {
  readonly result: GoebenHitResult;
  /** What it takes from each index it names, or how much it counts against armor. */
  readonly amount: number;
};

/** 14.7 What a hit does. */
export type GoebenHitResult = "guns" | "hull" | "engines" | "bridge" | "critical" | "dud" | "gun_damage" | "hull_damage" | "severe_hull_damage" | "engine_damage" | "withdraw" | "magazine";

/** 13.1 An incident and what came of it. */
export type GoebenIncidentEvent = {
  /** A ship or a marker, by its id in the charts. */
  readonly marker: string;
  readonly kind: GoebenIncidentKind;
  readonly result: GoebenIncidentResult;
  /** Friendly warships it hit or brought, in the order of play. */
  readonly ships: readonly string[];
  /** Allied ships it sent back to the pool. */
  readonly markers: readonly string[];
  /** Colliers it cost. */
  readonly colliers: number;
};

/** 13.0 Incidents of a space in progress. */
export type GoebenIncidentInProgress = {
  /** A space of the map, by its id in chart MAP. */
  readonly space: string;
  /** 13.0 Markers still to be resolved, in order; the first is being resolved. */
  readonly queue: readonly string[];
  /** 13.0 Markers drawn or revealed here this phase, in order. */
  readonly drawn: readonly string[];
};

/** 13.0 A kind of incident marker. */
export type GoebenIncidentKind = "allied_merchantman" | "allied_patrol" | "allied_submarine" | "austro_hungarian_fleet_sorties" | "collier_attacked" | "central_powers_fleet_sortie" | "french_navy_sortie" | "french_troop_convoy" | "french_warship" | "friendly_ship" | "intelligence_from_berlin" | "limited_visibility" | "mechanical_breakdown" | "minefield" | "quiet_seas" | "royal_navy_conflicting_orders" | "royal_navy_pursue_orders" | "royal_navy_warship" | "morale_check" | "storm";

/** 13.1 What came of an incident. */
export type GoebenIncidentResult = "no_effect" | "ignored" | "alert_changed" | "false_alarm" | "evasion" | "torpedoes" | "rammed" | "fleet_sortie" | "french_sortie" | "colliers_attacked" | "friendly_ship" | "intelligence" | "limited_visibility" | "breakdown" | "minefield" | "morale_raised" | "morale_lowered" | "storm";

/** 13.0 The incidents of a space, as far as they were resolved. */
export type GoebenIncidentStory = {
  /** 13.0 The space whose incidents are resolved. */
  readonly space: string;
  /** 13.0(1) Markers that lay there face down. */
  readonly revealed: readonly GoebenTurnedMarker[];
  /** 13.2 Markers to draw from the pool. */
  readonly draws: number;
  /** 13.0(2) Markers drawn from the pool, in order. */
  readonly drawn: readonly GoebenTurnedMarker[];
  /** 13.1 Incidents resolved, in order. */
  readonly events: readonly GoebenIncidentEvent[];
  /** 23.0 Allied ships that a mine took. */
  readonly mined: readonly string[];
  /** 13.1 Whether every incident of the space is resolved; otherwise a choice is due. */
  readonly finished: boolean;
};

/** What resolveIncidents asks for. */
export type GoebenIncidentsInput = {
  /** 6.1 A space with friendly warships, in any order. */
  readonly space: string;
};

/** What came of resolveIncidents. */
export type GoebenIncidentsOutcome = {
  /** 13.0 The space whose incidents are resolved. */
  readonly space: string;
  /** 13.0(1) Markers that lay there face down. */
  readonly revealed: readonly GoebenTurnedMarker[];
  /** 13.2 Markers to draw from the pool. */
  readonly draws: number;
  /** 13.0(2) Markers drawn from the pool, in order. */
  readonly drawn: readonly GoebenTurnedMarker[];
  /** 13.1 Incidents resolved, in order. */
  readonly events: readonly GoebenIncidentEvent[];
  /** 23.0 Allied ships that a mine took. */
  readonly mined: readonly string[];
  /** 13.1 Whether every incident of the space is resolved; otherwise a choice is due. */
  readonly finished: boolean;
  /** 4.0 Where play stands now. */
  readonly phase: GoebenPhase;
  /** 4.0 The turn. */
  readonly turn: number;
  /** 5.0 The Allied alert level. */
  readonly alert: number;
  /** 17.1 Victory points. */
  readonly vp: number;
  readonly result: GoebenResult | null;
};

/** Resolve the incidents of a space: the new state, what happened and why. */
export type GoebenIncidentsResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenIncidentsOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** 2.1 An index of a German ship's display. */
export type GoebenIndex = "leadership" | "engines" | "hull" | "primary" | "secondary" | "tertiary" | "ammunition" | "torpedoes" | "coal";

/** 11.2 IR reveals some units of one location, IB all of them, JE lowers the alert level. */
export type GoebenIntelligenceEffect = "IR" | "IB" | "JE";

/** 11.1 A result of the Intelligence Chart. */
export type GoebenIntelligenceFinding = "none" | "SI" | "IR" | "IB" | "JE" | "JF" | "JE_OR_IB";

/** What resolveIntelligence asks for. */
export type GoebenIntelligenceInput = {
  /** 11.1 The German ship that makes the attempt. */
  readonly ship: GoebenGermanShipId;
};

/** 11.2 Results the player chooses among or must aim. */
export type GoebenIntelligenceOffer = {
  readonly offers: readonly GoebenIntelligenceEffect[];
  /** 13.0 The space whose incidents go on afterwards; null in phase 2. */
  readonly space: string | null;
};

/** What came of resolveIntelligence. */
export type GoebenIntelligenceOutcome = {
  /** 11.1 The intelligence value of the ship. */
  readonly value: number;
  readonly intelligence: GoebenIntelligenceFinding;
  /** 4.0 Where play stands now. */
  readonly phase: GoebenPhase;
  /** 4.0 The turn. */
  readonly turn: number;
  /** 5.0 The Allied alert level. */
  readonly alert: number;
  /** 17.1 Victory points. */
  readonly vp: number;
  readonly result: GoebenResult | null;
};

/** Resolve intelligence: the new state, what happened and why. */
export type GoebenIntelligenceResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenIntelligenceOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** What jettisonCargo asks for. */
export type GoebenJettisonCargoInput = {
  readonly ship: GoebenGermanShipId;
  /** 8.2 A Hull box, from 1. */
  readonly box: number;
};

/** What came of jettisonCargo. */
export type GoebenJettisonCargoOutcome = {
  readonly ship: GoebenGermanShipId;
  /** 8.3 The gear that went overboard. */
  readonly cargo: GoebenCargo;
  /** 4.0 Where play stands now. */
  readonly phase: GoebenPhase;
  /** 4.0 The turn. */
  readonly turn: number;
  /** 5.0 The Allied alert level. */
  readonly alert: number;
  /** 17.1 Victory points. */
  readonly vp: number;
  readonly result: GoebenResult | null;
};

/** Jettison gear: the new state, what happened and why. */
export type GoebenJettisonCargoResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenJettisonCargoOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** What landCrew asks for. */
export type GoebenLandCrewInput = {
  readonly ship: GoebenGermanShipId;
  /** 8.2 A Hull box, from 1. */
  readonly box: number;
};

/** What came of landCrew. */
export type GoebenLandCrewOutcome = {
  readonly ship: GoebenGermanShipId;
  /** 8.3 The crew that went ashore. */
  readonly cargo: GoebenCargo;
  /** 4.0 Where play stands now. */
  readonly phase: GoebenPhase;
  /** 4.0 The turn. */
  readonly turn: number;
  /** 5.0 The Allied alert level. */
  readonly alert: number;
  /** 17.1 Victory points. */
  readonly vp: number;
  readonly result: GoebenResult | null;
};

/** Land crew: the new state, what happened and why. */
export type GoebenLandCrewResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenLandCrewOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** What layMine asks for. */
export type GoebenLayMineInput = {
  /** 23.0 The light cruiser that lays the mine. */
  readonly ship: GoebenGermanShipId;
  /** The Hull box the mine stands in, from 1. */
  readonly box: number;
  /** D-54 A space of the ship's path this turn, or the one it is in. */
  readonly space: string;
};

/** What came of layMine. */
export type GoebenLayMineOutcome = {
  readonly ship: GoebenGermanShipId;
  /** A space of the map, by its id in chart MAP. */
  readonly space: string;
  /** 23.0 Allied ships that the mine took at once. */
  readonly mined: readonly string[];
  /** 23.0 Whether the mine went off and returned to Available. */
  readonly spent: boolean;
  /** 4.0 Where play stands now. */
  readonly phase: GoebenPhase;
  /** 4.0 The turn. */
  readonly turn: number;
  /** 5.0 The Allied alert level. */
  readonly alert: number;
  /** 17.1 Victory points. */
  readonly vp: number;
  readonly result: GoebenResult | null;
};

/** Lay a mine: the new state, what happened and why. */
export type GoebenLayMineResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenLayMineOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** What loadCargo asks for. */
export type GoebenLoadCargoInput = {
  readonly ship: GoebenGermanShipId;
  /** 8.5 Crew and gear, each with its Hull box. */
  readonly cargo: readonly GoebenStowage[];
};

/** What came of loadCargo. */
export type GoebenLoadCargoOutcome = {
  readonly ship: GoebenGermanShipId;
  /** 8.1 Cargo points spent. */
  readonly spent: number;
  /** 8.1 Cargo points not spent; they are lost. */
  readonly left: number;
  /** 4.0 Where play stands now. */
  readonly phase: GoebenPhase;
  /** 4.0 The turn. */
  readonly turn: number;
  /** 5.0 The Allied alert level. */
  readonly alert: number;
  /** 17.1 Victory points. */
  readonly vp: number;
  readonly result: GoebenResult | null;
};

/** Load cargo: the new state, what happened and why. */
export type GoebenLoadCargoResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenLoadCargoOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** C.12 An incident marker whose face has been seen: an Allied ship or another. */
export type GoebenMarker = {
  /** A ship or a marker, by its id in the charts. */
  readonly id: string;
  readonly kind: GoebenIncidentKind;
  readonly place: GoebenPlace;
  /** Where it is; null unless on the map or set aside. */
  readonly space: string | null;
  /** The turn in which it was last drawn; 0 before. */
  readonly turn: number;
};

/** What moveShip asks for. */
export type GoebenMoveShipInput = {
  /** 12.0 A German or Austro-Hungarian ship. */
  readonly ship: string;
  /** 12.0 The spaces it enters, in order; none when it stays. */
  readonly path: readonly string[];
};

/** What came of moveShip. */
export type GoebenMoveShipOutcome = {
  /** A ship or a marker, by its id in the charts. */
  readonly ship: string;
  /** Where the ship began its move. */
  readonly from: string;
  /** Where the ship is now. */
  readonly to: string;
  /** D-18 The speed used; null for a ship that stays, and for an Austro-Hungarian ship. */
  readonly speed: GoebenSpeedBand | null;
  /** 12.2, 12.3 Coal it cost. */
  readonly coal: number;
  /** 12.3 Engines lost by emergency speed. */
  readonly engines: number;
  /** 4.0 Where play stands now. */
  readonly phase: GoebenPhase;
  /** 4.0 The turn. */
  readonly turn: number;
  /** 5.0 The Allied alert level. */
  readonly alert: number;
  /** 17.1 Victory points. */
  readonly vp: number;
  readonly result: GoebenResult | null;
};

/** Move a ship: the new state, what happened and why. */
export type GoebenMoveShipResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenMoveShipOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** 25 Who decides what; it has no effect on the dice. */
export type GoebenMultiplayer = "none" | "staff" | "captains" | "captains_with_ah";

/** A nation that holds ports and bases. */
export type GoebenNation = "british" | "french" | "italian" | "ottoman" | "spanish" | "greek" | "austro_hungarian";

/** What new asks for. */
export type GoebenNewInput = {
  readonly options?: GoebenOptionsInput;
  readonly rulings?: GoebenRulingsInput;
};

/** What came of new. */
export type GoebenNewOutcome = {
  /** 3.0 The mission. */
  readonly order: GoebenOrderId;
  /** 4.0 Turns of the scenario. */
  readonly turns: number;
  /** 19.0 Victory points to begin with. */
  readonly vp: number;
};

/** Set up a game: the new state, what happened and why. */
export type GoebenNewResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenNewOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** 25 A captain who may leave or read a written note where his ship is. */
export type GoebenNotePlace = {
  readonly ship: GoebenGermanShipId;
  /** A space of the map, by its id in chart MAP. */
  readonly space: string;
};

/** A request: The odds of an operation. */
export type GoebenOddsRequest = {
  /** What is told apart: JSON pointers that begin at /outcome or /snapshot, where a * stands for every item of a list; the whole outcome unless told. */
  readonly project?: readonly string[];
  /** The most branches to follow, the likeliest first; 20,000 unless told. A request may be out of time before. */
  readonly bound?: number;
  /** How often to sample when branches are left; 10,000 unless told, 0 for no sample. */
  readonly trials?: number;
  /** Seed of the sample; odds unless told. */
  readonly seed?: string;
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot?: GoebenState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input?: Readonly<Record<string, unknown>>;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
};

/** E Optional rules, fixed at the start. */
export type GoebenOptions = {
  /** 18 The task force starts where a die says. */
  readonly variableDeployment: boolean;
  readonly germanExtras: GoebenGermanExtras;
  /** 20 Austro-Hungarian warships may join. */
  readonly austroHungarianWarships: boolean;
  /** 20.1, 21.2 Seaplanes are cargo and reconnoitre. */
  readonly seaplanes: boolean;
  /** 22 A battle may fall at night. */
  readonly nightCombat: boolean;
  /** 23 Light cruisers may carry mines. */
  readonly mines: boolean;
  /** 24 The orders are linked into a campaign. */
  readonly campaign: boolean;
  readonly multiplayer: GoebenMultiplayer;
};

/** E Optional rules; each is off unless given. */
export type GoebenOptionsInput = {
  /** 18 The task force starts where a die says. */
  readonly variableDeployment?: boolean;
  readonly germanExtras?: GoebenGermanExtras;
  /** 20 Austro-Hungarian warships may join. */
  readonly austroHungarianWarships?: boolean;
  /** 20.1, 21.2 Seaplanes are cargo and reconnoitre. */
  readonly seaplanes?: boolean;
  /** 22 A battle may fall at night. */
  readonly nightCombat?: boolean;
  /** 23 Light cruisers may carry mines. */
  readonly mines?: boolean;
  /** 24 The orders are linked into a campaign. */
  readonly campaign?: boolean;
  readonly multiplayer?: GoebenMultiplayer;
};

/** 3.0 One of the six missions. */
export type GoebenOrderId = "atlantic_breakout" | "austro_hungarian_naval_pact" | "raid_french_african_convoys" | "italian_alliance" | "ottoman_alliance" | "suez_canal_operation";

/** What outfitShip asks for. */
export type GoebenOutfitShipInput = {
  readonly ship: GoebenGermanShipId;
  /** 8.1 Crew and gear, each with its Hull box; may be empty. */
  readonly cargo: readonly GoebenStowage[];
};

/** What came of outfitShip. */
export type GoebenOutfitShipOutcome = {
  readonly ship: GoebenGermanShipId;
  /** 8.1 Cargo points spent. */
  readonly spent: number;
  /** 8.1 Cargo points not spent; they are lost. */
  readonly left: number;
  /** 4.0 Where play stands now. */
  readonly phase: GoebenPhase;
  /** 4.0 The turn. */
  readonly turn: number;
  /** 5.0 The Allied alert level. */
  readonly alert: number;
  /** 17.1 Victory points. */
  readonly vp: number;
  readonly result: GoebenResult | null;
};

/** Outfit a ship: the new state, what happened and why. */
export type GoebenOutfitShipResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenOutfitShipOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** 4.0 Where play stands. */
export type GoebenPhase = "outfit_setup" | "deploy_setup" | "collier_setup" | "outfitting" | "sharing" | "intelligence" | "intelligence_choice" | "movement" | "incidents" | "submarine_evasion" | "submarine_ramming" | "naval_combat" | "contact" | "break_off" | "gunnery" | "torpedoes" | "raiding" | "bombardment" | "bombarding" | "objective" | "between_scenarios" | "over";

/** C.12 Where a seen marker is: in the pool, on the map, set aside, out for the scenario, sunk, removed, or absent. */
export type GoebenPlace = "pool" | "map" | "set_aside" | "out" | "sunk" | "removed" | "absent";

/** What placeCollier asks for. */
export type GoebenPlaceCollierInput = {
  /** 3.0(9) Any space that is no port or base. */
  readonly space: string;
};

/** What came of placeCollier. */
export type GoebenPlaceCollierOutcome = {
  /** 3.0(9) Colliers still to be placed. */
  readonly left: number;
  /** 4.0 Where play stands now. */
  readonly phase: GoebenPhase;
  /** 4.0 The turn. */
  readonly turn: number;
  /** 5.0 The Allied alert level. */
  readonly alert: number;
  /** 17.1 Victory points. */
  readonly vp: number;
  readonly result: GoebenResult | null;
};

/** Place a collier: the new state, what happened and why. */
export type GoebenPlaceCollierResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenPlaceCollierOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** 25 A player of the German side. */
export type GoebenPlayer = "player" | "commander" | "first_officer" | "gunnery_officer" | "engineer" | "captain_goeben" | "captain_moltke" | "captain_breslau" | "captain_stralsund" | "austro_hungarian_admiral";

/** What resolveRaid asks for. */
export type GoebenRaidInput = {
  /** 15.0 The Merchantman, by its marker. */
  readonly marker: string;
  /** 15.0 The friendly ship there whose Leadership counts. */
  readonly leader: string;
};

/** What came of resolveRaid. */
export type GoebenRaidOutcome = {
  /** A ship or a marker, by its id in the charts. */
  readonly marker: string;
  /** A space of the map, by its id in chart MAP. */
  readonly space: string;
  /** 15.0 VP won. */
  readonly won: number;
  /** 4.0 Where play stands now. */
  readonly phase: GoebenPhase;
  /** 4.0 The turn. */
  readonly turn: number;
  /** 5.0 The Allied alert level. */
  readonly alert: number;
  /** 17.1 Victory points. */
  readonly vp: number;
  readonly result: GoebenResult | null;
};

/** Raid a merchantman: the new state, what happened and why. */
export type GoebenRaidResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenRaidOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** What reachable asks for. */
export type GoebenReachableInput = {
  /** The game, at any stage. */
  readonly snapshot: GoebenState;
  /** A friendly warship; one that is not on the map can reach nothing. */
  readonly ship: string;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
};

/** 12.0 Where a ship can go. */
export type GoebenReachableReport = {
  /** A ship or a marker, by its id in the charts. */
  readonly ship: string;
  /** Where it is; null when it is not on the map. */
  readonly from: string | null;
  /** 12.0 The most spaces its Engines and its coal allow now. */
  readonly reach: number;
  /** 12.0 Spaces it can reach, near before far. */
  readonly spaces: readonly GoebenReachableSpace[];
  /** 12.5 Spaces beside its paths that it may not enter. */
  readonly closed: readonly GoebenClosedSpace[];
};

/** 12.0 A space that the ship can reach. */
export type GoebenReachableSpace = {
  /** A space of the map, by its id in chart MAP. */
  readonly space: string;
  /** 12.0 The fewest spaces of a legal path to it. */
  readonly distance: number;
  /** D-18 The speed that this distance uses; null for an Austro-Hungarian ship. */
  readonly speed: GoebenSpeedBand | null;
  /** 12.1-12.3 Coal it costs in all. */
  readonly coal: number;
  /** 12.5, D-19 A ship that enters it ends its move. */
  readonly stops: boolean;
};

/** What rearm asks for. */
export type GoebenRearmInput = {
  /** 7.1 The friendly port or base where ships rearm. */
  readonly space: string;
};

/** What came of rearm. */
export type GoebenRearmOutcome = {
  /** D-05 Points to be shared out as ammunition and torpedoes. */
  readonly points: number;
  /** 4.0 Where play stands now. */
  readonly phase: GoebenPhase;
  /** 4.0 The turn. */
  readonly turn: number;
  /** 5.0 The Allied alert level. */
  readonly alert: number;
  /** 17.1 Victory points. */
  readonly vp: number;
  readonly result: GoebenResult | null;
};

/** Rearm: the new state, what happened and why. */
export type GoebenRearmResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenRearmOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** 21.2 The seaplane is lost, finds nothing, or turns up everything there. */
export type GoebenReconnaissanceFinding = "lost" | "none" | "revealed";

/** What resolveReconnaissance asks for. */
export type GoebenReconnaissanceInput = {
  /** 21.2 The ship that carries the seaplane. */
  readonly ship: GoebenGermanShipId;
  /** 21.2 A space next to it. */
  readonly space: string;
};

/** What came of resolveReconnaissance. */
export type GoebenReconnaissanceOutcome = {
  readonly reconnaissance: GoebenReconnaissanceFinding;
  /** 21.2 What was turned face up; null for nothing. */
  readonly revealed: GoebenRevealed | null;
  /** 4.0 Where play stands now. */
  readonly phase: GoebenPhase;
  /** 4.0 The turn. */
  readonly turn: number;
  /** 5.0 The Allied alert level. */
  readonly alert: number;
  /** 17.1 Victory points. */
  readonly vp: number;
  readonly result: GoebenResult | null;
};

/** Resolve reconnaissance: the new state, what happened and why. */
export type GoebenReconnaissanceResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenReconnaissanceOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** What reembark asks for. */
export type GoebenReembarkInput = {
  readonly ship: GoebenGermanShipId;
  /** 8.2 A Hull box, from 1. */
  readonly box: number;
};

/** What came of reembark. */
export type GoebenReembarkOutcome = {
  readonly ship: GoebenGermanShipId;
  /** 9.2 The port that is given up. */
  readonly space: string;
  /** 4.0 Where play stands now. */
  readonly phase: GoebenPhase;
  /** 4.0 The turn. */
  readonly turn: number;
  /** 5.0 The Allied alert level. */
  readonly alert: number;
  /** 17.1 Victory points. */
  readonly vp: number;
  readonly result: GoebenResult | null;
};

/** Take the Seebataillon aboard again: the new state, what happened and why. */
export type GoebenReembarkResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenReembarkOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** What reloadTorpedoes asks for. */
export type GoebenReloadTorpedoesInput = {
  /** 14.10 A ship that carries a Torpedo Reload. */
  readonly ship: GoebenGermanShipId;
};

/** What came of reloadTorpedoes. */
export type GoebenReloadTorpedoesOutcome = {
  readonly ship: GoebenGermanShipId;
  /** 14.10 Torpedoes in its tubes now. */
  readonly torpedoes: number;
  /** 4.0 Where play stands now. */
  readonly phase: GoebenPhase;
  /** 4.0 The turn. */
  readonly turn: number;
  /** 5.0 The Allied alert level. */
  readonly alert: number;
  /** 17.1 Victory points. */
  readonly vp: number;
  readonly result: GoebenResult | null;
};

/** Reload torpedoes: the new state, what happened and why. */
export type GoebenReloadTorpedoesResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenReloadTorpedoesOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** What repair asks for. */
export type GoebenRepairInput = {
  readonly ship: GoebenGermanShipId;
  /** 10.1 The damaged track each die is for, in the order rolled. */
  readonly dice: readonly GoebenTrack[];
};

/** What came of repair. */
export type GoebenRepairOutcome = {
  readonly ship: GoebenGermanShipId;
  /** 10.1 The tracks that dice were given to. */
  readonly tracks: readonly GoebenTrackRepair[];
  /** 4.0 Where play stands now. */
  readonly phase: GoebenPhase;
  /** 4.0 The turn. */
  readonly turn: number;
  /** 5.0 The Allied alert level. */
  readonly alert: number;
  /** 17.1 Victory points. */
  readonly vp: number;
  readonly result: GoebenResult | null;
};

/** Repair: the new state, what happened and why. */
export type GoebenRepairResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenRepairOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** 17.0 How the scenario ended. */
export type GoebenResult = "victory" | "defeat";

/** D-16 How many of what lies face down are turned up. */
export type GoebenRevealCounts = {
  /** D-16 Face-down British markers. */
  readonly british: number;
  /** D-16 Face-down French markers. */
  readonly french: number;
  /** D-16 Face-down coastal defence units. */
  readonly coastal: number;
};

/** 11.2, 21.2 What was turned face up; the ships and the units stay where they are. */
export type GoebenRevealed = {
  /** D-17 Markers; Quiet Seas go to the pool at once. */
  readonly markers: readonly GoebenRevealedMarker[];
  /** 16.0 Coastal defence units. */
  readonly coastal: readonly GoebenRevealedUnit[];
};

/** C.12 A marker that was turned face up. */
export type GoebenRevealedMarker = {
  /** A ship or a marker, by its id in the charts. */
  readonly id: string;
  readonly kind: GoebenIncidentKind;
};

/** C.12 A coastal defence unit that was turned face up. */
export type GoebenRevealedUnit = {
  /** A ship or a marker, by its id in the charts. */
  readonly id: string;
  /** 16.0 Its strength. */
  readonly strength: number;
};

/** 25 Who decides one operation. */
export type GoebenRoleInDecision = {
  /** An operation that is open now. */
  readonly operation: string;
  /** 25 Who may submit it; where they disagree the first of them prevails. */
  readonly decides: readonly GoebenPlayer[];
  /** 25 Who makes the proposal, beside those who decide. */
  readonly proposes: readonly GoebenPlayer[];
  /** 25 Each of them submits it for his own ships alone. */
  readonly ownShip: boolean;
  /** The rule that says so. */
  readonly section: string;
};

/** 25 Who may submit what, and who may speak to whom. */
export type GoebenRoles = {
  readonly multiplayer: GoebenMultiplayer;
  /** 25 The players, in their precedence. */
  readonly players: readonly GoebenPlayer[];
  /** 25 Every open operation; empty when the game is over. */
  readonly decisions: readonly GoebenRoleInDecision[];
  /** 25 Every pair of captains; none while one command sees all. */
  readonly channels: readonly GoebenChannel[];
  /** 25 Captains in a friendly or neutral port or base. */
  readonly notes: readonly GoebenNotePlace[];
};

/** What roles asks for. */
export type GoebenRolesInput = {
  readonly snapshot: GoebenState;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
};

/** D Rulings that can be switched, fixed at the start. */
export type GoebenRulings = {
  /** D-14 Repairs at sea have two dice fewer. */
  readonly repairAtSeaMinus2: boolean;
  /** D-17 Face-up Allied ships go to the pool when the alert changes. */
  readonly revealedReturnOnAlertChange: boolean;
  /** D-20 The Atlantic is open under every order. */
  readonly atlanticAlwaysOpen: boolean;
  /** D-22 Incidents in neutral ports: by 13.2 or by the chart. */
  readonly neutralPortIncidents: "rule" | "chart";
  /** D-34 What maximum fire doubles. */
  readonly maxFireScope: "gun_factor" | "all_dice";
  /** D-42 How many dice German torpedoes have. */
  readonly torpedoDice: "formula" | "one_per_torpedo";
  /** D-43 Result 2 of the Torpedo Hit Chart takes the torpedoes. */
  readonly torpedoHitDisablesTubes: boolean;
  /** D-44 VP of a battle that change Leadership. */
  readonly criticalBattleMeasure: "net" | "gross";
  /** D-49 A bombardment may be left out. */
  readonly bombardmentOptional: boolean;
  /** D-51 Austro-Hungarian guns have Leadership dice. */
  readonly ahGunneryLeadership: boolean;
  /** D-58 Stores at the start of the next scenario. */
  readonly campaignStocks: "restock" | "carry_over";
  /** D-58 Cargo stays aboard between scenarios. */
  readonly campaignKeepCargo: boolean;
  /** D-27 Where the Ottoman fleet sorties. */
  readonly ottomanSortieZone: "adriatic" | "eastern_med";
  /** D-77 Torpedoes are reloaded only when none is left. */
  readonly reloadOnlyAtZero: boolean;
};

/** D Switchable rulings; each has a default. */
export type GoebenRulingsInput = {
  /** D-14 Repairs at sea have two dice fewer. */
  readonly repairAtSeaMinus2?: boolean;
  /** D-17 Face-up Allied ships go to the pool when the alert changes. */
  readonly revealedReturnOnAlertChange?: boolean;
  /** D-20 The Atlantic is open under every order. */
  readonly atlanticAlwaysOpen?: boolean;
  /** D-22 Incidents in neutral ports: by 13.2 or by the chart. */
  readonly neutralPortIncidents?: "rule" | "chart";
  /** D-34 What maximum fire doubles. */
  readonly maxFireScope?: "gun_factor" | "all_dice";
  /** D-42 How many dice German torpedoes have. */
  readonly torpedoDice?: "formula" | "one_per_torpedo";
  /** D-43 Result 2 of the Torpedo Hit Chart takes the torpedoes. */
  readonly torpedoHitDisablesTubes?: boolean;
  /** D-44 VP of a battle that change Leadership. */
  readonly criticalBattleMeasure?: "net" | "gross";
  /** D-49 A bombardment may be left out. */
  readonly bombardmentOptional?: boolean;
  /** D-51 Austro-Hungarian guns have Leadership dice. */
  readonly ahGunneryLeadership?: boolean;
  /** D-58 Stores at the start of the next scenario. */
  readonly campaignStocks?: "restock" | "carry_over";
  /** D-58 Cargo stays aboard between scenarios. */
  readonly campaignKeepCargo?: boolean;
  /** D-27 Where the Ottoman fleet sorties. */
  readonly ottomanSortieZone?: "adriatic" | "eastern_med";
  /** D-77 Torpedoes are reloaded only when none is left. */
  readonly reloadOnlyAtZero?: boolean;
};

/** 14.5 The fire of one ship, and what came of it. */
export type GoebenSalvo = {
  /** A ship or a marker, by its id in the charts. */
  readonly firer: string;
  /** A ship or a marker, by its id in the charts. */
  readonly target: string;
  /** Its weapons; none when the target was gone already (D-37). */
  readonly shots: readonly GoebenShot[];
  /** 14.7 Hits in the order rolled. */
  readonly results: readonly GoebenHit[];
  /** The target is sunk. */
  readonly sunk: boolean;
};

/** 7.1, 7.3 What one ship takes. */
export type GoebenShare = {
  /** 7.3 Coal points. */
  readonly coal?: number;
  /** 7.1 Ammunition points. */
  readonly ammunition?: number;
  /** D-05 Torpedoes, one point each. */
  readonly torpedoes?: number;
};

/** What shareStores asks for. */
export type GoebenShareStoresInput = {
  readonly shares: GoebenShares;
};

/** What came of shareStores. */
export type GoebenShareStoresOutcome = {
  /** D-03 Ships that took something; they do not move this turn. */
  readonly takers: readonly GoebenGermanShipId[];
  /** D-06 Points that nobody took. */
  readonly lost: number;
  /** 4.0 Where play stands now. */
  readonly phase: GoebenPhase;
  /** 4.0 The turn. */
  readonly turn: number;
  /** 5.0 The Allied alert level. */
  readonly alert: number;
  /** 17.1 Victory points. */
  readonly vp: number;
  readonly result: GoebenResult | null;
};

/** Share out stores: the new state, what happened and why. */
export type GoebenShareStoresResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenShareStoresOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** 7.1, 7.3 What each ship takes; what is not named is refused. */
export type GoebenShares = {
  readonly goeben?: GoebenShare;
  readonly moltke?: GoebenShare;
  readonly breslau?: GoebenShare;
  readonly stralsund?: GoebenShare;
};

/** 7.1, 7.3 Stores waiting to be shared out among the ships of a space. */
export type GoebenSharing = {
  /** A space of the map, by its id in chart MAP. */
  readonly space: string;
  /** 7.1 Ammunition points may be taken as torpedoes (D-05). */
  readonly stores: "coal" | "ammunition";
  /** Points to share out. */
  readonly points: number;
};

/** 14.13 What became of a ship. */
export type GoebenShipFate = {
  /** A ship or a marker, by its id in the charts. */
  readonly ship: string;
  readonly fate: GoebenFate;
};

/** In play, sunk, or not in this game. */
export type GoebenShipStatus = "in_play" | "sunk" | "absent";

/** What resolveShoreBombardment asks for. */
export type GoebenShoreBombardmentInput = {
  /** 16.0 The friendly ship whose turn it is. */
  readonly ship: string;
  /** 16.0 It fires; false to hold fire. */
  readonly fire: boolean;
  /** 14.9 Declares maximum fire for the whole bombardment, at the ship's first fire; false ever after. */
  readonly maximumFire: boolean;
  /** D-49b Units to be removed first, in order; those not named follow in the order of the charts. */
  readonly remove: readonly string[];
};

/** What came of resolveShoreBombardment. */
export type GoebenShoreBombardmentOutcome = {
  /** 16.0 The ship's fire; null when it held fire. */
  readonly salvo: GoebenShoreSalvo | null;
  /** 14.11 Fire of the other side that followed, in order. */
  readonly allied: readonly GoebenSalvo[];
  /** 14.14 How the battle ended; null while it goes on, and when none was fought. */
  readonly end: GoebenBattleEnd | null;
  /** 4.0 Where play stands now. */
  readonly phase: GoebenPhase;
  /** 4.0 The turn. */
  readonly turn: number;
  /** 5.0 The Allied alert level. */
  readonly alert: number;
  /** 17.1 Victory points. */
  readonly vp: number;
  readonly result: GoebenResult | null;
};

/** Bombard coastal defences: the new state, what happened and why. */
export type GoebenShoreBombardmentResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenShoreBombardmentOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** 16.0 A hit on coastal defences as rolled. */
export type GoebenShoreHit = {
  readonly result: GoebenShoreResult;
  /** 16.0 VP by its dice; null without dice. */
  readonly vp: number | null;
  /** 16.0 Units removed, each worth its strength in VP. */
  readonly units: readonly string[];
};

/** 16.0 A result of the Shore Bombardment Hit Chart. */
export type GoebenShoreResult = "public_outrage" | "none" | "morale" | "remove_unit" | "magazine";

/** 16.0 The fire of one ship at coastal defences, and what came of it. */
export type GoebenShoreSalvo = {
  /** A ship or a marker, by its id in the charts. */
  readonly firer: string;
  readonly shots: readonly GoebenShot[];
  /** 16.0 Hits in the order rolled. */
  readonly results: readonly GoebenShoreHit[];
};

/** 14.5 The fire of one weapon. */
export type GoebenShot = {
  readonly weapon: GoebenWeapon;
  /** Dice thrown. */
  readonly dice: number;
  /** Dice that hit. */
  readonly hits: number;
};

/** 14.3 A side of a battle. */
export type GoebenSide = "friendly" | "allied";

/** A request: Simulate many runs. */
export type GoebenSimulateRequest = {
  /** The operation resolved first, `new` for whole games; without it a policy plays on from the snapshot. */
  readonly operation?: string;
  /** Who plays on to the end of the game, such as cautious, aggressive or random; nobody unless told. */
  readonly policy?: string;
  /** How many runs; 100 unless told. A request may be out of time before. */
  readonly runs?: number;
  /** Number of the first run, 0 unless told; the same run is the same wherever it is made. */
  readonly first?: number;
  /** Run n is resolved with this seed, a stroke and n; `simulation` unless told. */
  readonly seed?: string;
  /** What is told of the runs: names of the ruleset's measures, or JSON pointers into /outcome and /snapshot; with a policy every measure of the ruleset unless told, else the outcome. */
  readonly measures?: readonly string[];
  /** The most operations of one run; 20000 unless told. */
  readonly moves?: number;
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot?: GoebenState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input?: Readonly<Record<string, unknown>>;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
};

/** 4.0 How a game stands. */
export type GoebenSituation = {
  /** 4.0 The turn. */
  readonly turn: number;
  /** 4.0 Turns of the scenario. */
  readonly turns: number;
  readonly phase: GoebenPhase;
  /** 5.0 The Allied alert level. */
  readonly alert: number;
  /** 17.1 Victory points. */
  readonly vp: number;
  /** D-46 Dice added to German fire this turn. */
  readonly morale: number;
  /** 11.1 The attempt of this turn has been made. */
  readonly intelligenceUsed: boolean;
  /** 13.1 The French fleet is at sea in the next Movement phase. */
  readonly frenchSortie: boolean;
  readonly result: GoebenResult | null;
  readonly endReason: GoebenEndReason | null;
  readonly order: GoebenSituationOrder;
  /** 2.2 German ships of this game, sunk ones included. */
  readonly german: readonly GoebenSituationGerman[];
  /** 20.0 Austro-Hungarian ships; none while rule 20 has no part in the game. */
  readonly austroHungarian: readonly GoebenSituationAustroHungarian[];
  /** 4.0 Spaces that hold anything, in the order of the charts. */
  readonly spaces: readonly GoebenSituationSpace[];
  readonly colliers: readonly GoebenSituationCollier[];
  readonly pool: GoebenSituationPool;
  /** C.12 What nobody has seen, by group. */
  readonly unseen: readonly GoebenSituationUnseen[];
  /** 14.0, 16.0 The battle in progress; null without one. */
  readonly battle: GoebenSituationBattle | null;
  readonly campaign: GoebenCampaign | null;
};

/** 20.0 How an Austro-Hungarian ship stands. */
export type GoebenSituationAustroHungarian = {
  /** A ship or a marker, by its id in the charts. */
  readonly ship: string;
  readonly status: GoebenAustroHungarianStatus;
  /** Where it is; null unless in play. */
  readonly space: string | null;
  /** 20.0 Its printed speed. */
  readonly speed: number;
  /** 13.1 Damage taken outside battle in this phase. */
  readonly damage: number;
};

/** 14.0, 16.0 A battle in progress, with the numbers of dice. */
export type GoebenSituationBattle = {
  readonly kind: GoebenBattleKind;
  /** A space of the map, by its id in chart MAP. */
  readonly space: string;
  /** 22.0 It is fought at night. */
  readonly night: boolean;
  readonly visibility: GoebenVisibility;
  /** 14.3 The result of contact; null before. */
  readonly result: GoebenContact | null;
  /** 14.3 Who has First Salvo; null before contact. */
  readonly first: GoebenSide | null;
  /** 14.2 What is fired in the present round. */
  readonly weapons: readonly GoebenWeapon[];
  /** German ships that take part and are in play. */
  readonly german: readonly string[];
  /** Austro-Hungarian ships, then Allied ships. */
  readonly others: readonly GoebenSituationCombatant[];
  /** 14.3 Before contact: the best choice without coal, and with coal where that is faster. */
  readonly contact: readonly GoebenSituationContact[];
  /** 14.5-14.12 Dice of every weapon that could fire as things stand. */
  readonly fire: readonly GoebenSituationFire[];
  /** VP gained in this battle. */
  readonly gained: number;
  /** VP lost in this battle. */
  readonly lost: number;
};

/** 8.2 What stands in a Hull box. */
export type GoebenSituationCargo = {
  /** 8.2 A Hull box, from 1. */
  readonly box: number;
  readonly cargo: GoebenCargo;
};

/** 16.0 A coastal defence unit whose face has been seen. */
export type GoebenSituationCoastal = {
  /** A ship or a marker, by its id in the charts. */
  readonly unit: string;
  /** Its strength. */
  readonly strength: number;
  /** 16.0 It has been destroyed. */
  readonly destroyed: boolean;
};

/** 7.4 A collier. */
export type GoebenSituationCollier = {
  readonly space: string | null;
  readonly state: GoebenSituationCollierState;
};

/** 7.4 Still to be placed, on the map, or gone. */
export type GoebenSituationCollierState = "to_place" | "map" | "gone";

/** 14.13 An Allied or Austro-Hungarian ship in the battle. */
export type GoebenSituationCombatant = {
  /** A ship or a marker, by its id in the charts. */
  readonly ship: string;
  readonly side: GoebenSide;
  /** D-38 Results that count against its armor. */
  readonly damage: number;
  /** 14.13 It is sunk when its damage exceeds this. */
  readonly armor: number;
  /** D-40 Gun damage results. */
  readonly gunHits: number;
  /** 14.13 It can fire no torpedoes. */
  readonly torpedoesOut: boolean;
  /** 14.13 It leaves for the scenario. */
  readonly withdrawn: boolean;
  /** 14.13 It has been sunk. */
  readonly sunk: boolean;
};

/** 14.3 The contact numbers that one choice of ships can bring. */
export type GoebenSituationContact = {
  /** D-30 The ship with the highest Leadership. */
  readonly leader: string;
  /** D-30 The fastest ship. */
  readonly speed: string;
  /** 14.3 It pays coal for its maximum speed. */
  readonly maximumSpeed: boolean;
  /** 14.3 The contact number on a die of 1, before D-29 limits it. */
  readonly lowest: number;
  /** 14.3 The contact number on a die of 6, before D-29 limits it. */
  readonly highest: number;
};

/** C.12 Face-down markers of one fleet. */
export type GoebenSituationFaceDown = {
  readonly fleet: GoebenFleet;
  /** Markers. */
  readonly count: number;
};

/** 14.5 How many dice a ship has with one weapon. */
export type GoebenSituationFire = {
  /** The ship or coastal defence unit that fires. */
  readonly ship: string;
  readonly weapon: GoebenWeapon;
  /** The target these dice are for; null where the number is the same for every target. */
  readonly target: string | null;
  /** 14.5, 14.6, 14.11 Dice, with all its torpedoes for a German ship's torpedoes. */
  readonly dice: number;
  /** 14.9 Null where there is no such fire. */
  readonly maximumFire: number | null;
};

/** 2.1 How a German ship stands. */
export type GoebenSituationGerman = {
  readonly ship: GoebenGermanShipId;
  readonly status: GoebenShipStatus;
  /** Where it is; null unless in play and deployed. */
  readonly space: string | null;
  /** 2.1 Its indexes, in the order of its display. */
  readonly indexes: readonly GoebenSituationIndex[];
  readonly speeds: GoebenSituationSpeeds;
  /** 8.2 What stands in its Hull boxes; a seaplane stands in two. */
  readonly cargo: readonly GoebenSituationCargo[];
  /** 8.2 Intact Hull boxes that hold nothing. */
  readonly freeBoxes: number;
  /** 10.1 Dice it would have for repairs where it is. */
  readonly repairDice: number;
  /** 11.1 Its intelligence value. */
  readonly intelligence: number;
  /** 7.0 It outfitted this turn and may not move. */
  readonly outfitted: boolean;
  /** 12.0 It has made its move this turn. */
  readonly moved: boolean;
  /** 9.1 It has visited a neutral site and must leave. */
  readonly mustLeave: boolean;
};

/** C.12 A group of unseen faces. */
export type GoebenSituationGroup = "british" | "french" | "other" | "coastal";

/** 2.1 An index of a German ship. */
export type GoebenSituationIndex = {
  readonly index: GoebenIndex;
  /** What it stands at. */
  readonly now: number;
  /** 10.0 What it starts at, and the most it can be restored to. */
  readonly start: number;
};

/** What situation asks for. */
export type GoebenSituationInput = {
  /** The game, at any stage. */
  readonly snapshot: GoebenState;
  /** Language of the text, one of en, fr, ja; English unless given. */
  readonly language?: string | null;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
};

/** C.12 Known markers of one kind in the pool. */
export type GoebenSituationKnown = {
  readonly kind: GoebenIncidentKind;
  /** Markers of that kind. */
  readonly count: number;
};

/** C.12 A face-up marker. */
export type GoebenSituationMarker = {
  /** A ship or a marker, by its id in the charts. */
  readonly marker: string;
  readonly kind: GoebenIncidentKind;
  readonly place: GoebenPlace;
};

/** 17.0 The order, and how each of its conditions stands. */
export type GoebenSituationOrder = {
  readonly order: GoebenOrderId;
  /** 17.0 Spaces it names. */
  readonly spaces: readonly string[];
  /** 17.0 Kinds of space it names. */
  readonly terrains: readonly GoebenTerrain[];
  /** D-66 A German ship is at one of them. */
  readonly inPlace: boolean;
  /** 17.1 Victory points. */
  readonly vp: number;
  /** 17.0 Victory points it needs. */
  readonly vpNeeded: number;
  /** 17.0 Spaces whose coastal defence it wants destroyed. */
  readonly destroyed: readonly string[];
  /** 17.0 Those of them that are still defended. */
  readonly defended: readonly string[];
  /** 17.0 Every condition holds now. */
  readonly fulfilled: boolean;
  /** 17.0 It has been fulfilled in an Objective phase. */
  readonly achieved: boolean;
};

/** 13.0 The incident pool. */
export type GoebenSituationPool = {
  /** 13.0 Markers in it, seen or not. */
  readonly size: number;
  /** C.12 Known markers by kind. */
  readonly known: readonly GoebenSituationKnown[];
  /** C.12 Known Allied ships among them. */
  readonly ships: readonly string[];
};

/** 4.0 How a game stands, as data and as text. */
export type GoebenSituationReport = {
  readonly situation: GoebenSituation;
  /** Language of the text. */
  readonly language: string;
  /** The situation to be printed, in lines of at most a hundred columns of fixed width. */
  readonly text: string;
};

/** 4.0 What there is in a space. */
export type GoebenSituationSpace = {
  /** A space of the map, by its id in chart MAP. */
  readonly space: string;
  /** 12.5 What it is now. */
  readonly terrain: GoebenTerrain;
  readonly zone: GoebenZone;
  /** 13.2 Markers that friendly warships there would draw at the present alert level. */
  readonly draws: number;
  /** Friendly warships, in the order of play. */
  readonly friendly: readonly string[];
  /** C.12 Face-up markers on the map and set aside there. */
  readonly markers: readonly GoebenSituationMarker[];
  /** C.12 Face-down markers there. */
  readonly faceDown: readonly GoebenSituationFaceDown[];
  /** 16.0 Face-up and destroyed coastal defence units. */
  readonly coastal: readonly GoebenSituationCoastal[];
  /** 16.0 Face-down coastal defence units. */
  readonly faceDownCoastal: number;
  /** 7.4 Colliers there. */
  readonly colliers: number;
  /** 23 Mines there. */
  readonly mines: number;
  /** 9.2 A landed Seebataillon holds it. */
  readonly captured: boolean;
  /** 9.1 It is closed for the scenario. */
  readonly visited: boolean;
  /** D-47 There is a storm this turn. */
  readonly storm: boolean;
  /** D-28 Visibility this turn; null while its die is to be rolled. */
  readonly visibility: GoebenVisibility | null;
};

/** 12.4 The speeds of a German ship with its Engines as they are. */
export type GoebenSituationSpeeds = {
  /** 12.1 Spaces at cruise speed, free. */
  readonly cruise: number;
  /** 12.2 Spaces at maximum speed. */
  readonly maximum: number;
  /** 12.3 Spaces at emergency speed. */
  readonly emergency: number;
  /** 12.0 The most spaces its Engines and its coal allow now. */
  readonly reach: number;
};

/** C.12 Faces nobody has seen: which they are and how many lie where. */
export type GoebenSituationUnseen = {
  readonly group: GoebenSituationGroup;
  /** Of these, in the pool; for coastal defence units those never placed and not told apart. */
  readonly inPool: number;
  /** Of these, face down on the map. */
  readonly faceDown: number;
  /** Which faces they are, in an order that tells nothing. */
  readonly faces: readonly string[];
};

/** D-28 Limited Visibility in a space this turn. */
export type GoebenSpaceVisibility = {
  /** A space of the map, by its id in chart MAP. */
  readonly space: string;
  /** Null until rolled. */
  readonly rolled: GoebenVisibility | null;
};

/** 12.1-12.3 A band of speed. */
export type GoebenSpeedBand = "cruise" | "maximum" | "emergency";

/** What startNextScenario asks for. */
export type GoebenStartNextScenarioInput = {
  /** 24.1 The bonus chosen after Atlantic Breakout; else left out. */
  readonly bonus?: GoebenAtlanticBonus;
};

/** What came of startNextScenario. */
export type GoebenStartNextScenarioOutcome = {
  /** 24.1 The order of the scenario that ended. */
  readonly played: GoebenOrderId;
  /** 24.1 Whether it was achieved. */
  readonly achieved: boolean;
  /** 24.1 What the Leadership of the German ships changed by, within limits. */
  readonly leadership: number;
  /** 24.1 Bonuses granted. */
  readonly bonuses: readonly GoebenBonus[];
  /** 19.1 German ships bought. */
  readonly bought: readonly GoebenGermanShipId[];
  /** 24.1 The Austro-Hungarian cruiser that joined. */
  readonly gained: string | null;
  /** 24.1 The British battlecruiser that left the game. */
  readonly removed: string | null;
  /** 24.3 Markers mixed into the British group for sunk battlecruisers (D-61). */
  readonly placeholders: number;
  /** 24.0 The next order; null when the campaign is over. */
  readonly order: GoebenOrderId | null;
  /** 24.5 Orders achieved so far. */
  readonly missions: number;
  /** 24.5 How the campaign ended; null while it goes on. */
  readonly campaign: GoebenCampaignResult | null;
  /** 4.0 Where play stands now. */
  readonly phase: GoebenPhase;
  /** 4.0 The turn. */
  readonly turn: number;
  /** 5.0 The Allied alert level. */
  readonly alert: number;
  /** 17.1 Victory points. */
  readonly vp: number;
  readonly result: GoebenResult | null;
};

/** Start the next scenario: the new state, what happened and why. */
export type GoebenStartNextScenarioResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenStartNextScenarioOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** 24.2 Where each German ship begins; a ship that is not named begins at Pola. */
export type GoebenStarts = {
  /** A space of the map, by its id in chart MAP. */
  readonly goeben?: string;
  /** A space of the map, by its id in chart MAP. */
  readonly moltke?: string;
  /** A space of the map, by its id in chart MAP. */
  readonly breslau?: string;
  /** A space of the map, by its id in chart MAP. */
  readonly stralsund?: string;
};

/** Everything needed to go on playing Goeben, 1914. */
export type GoebenState = {
  /** The ruleset. */
  readonly ruleset: "goeben";
  readonly edition: GoebenEdition;
  /** Operations resolved so far. */
  readonly step: number;
  readonly options: GoebenOptions;
  readonly rulings: GoebenRulings;
  readonly phase: GoebenPhase;
  /** 4.0 The turn. */
  readonly turn: number;
  /** 5.0 The Allied alert level. */
  readonly alert: number;
  /** 17.1 Victory points; may be negative. */
  readonly vp: number;
  /** D-46 Dice added to German fire this turn. */
  readonly morale: number;
  /** 11.1 The attempt of this turn has been made. */
  readonly intelligenceUsed: boolean;
  readonly order: GoebenOrderId;
  /** 17.0 The order has been fulfilled; in a campaign play may go on. */
  readonly orderAchieved: boolean;
  readonly result: GoebenResult | null;
  readonly endReason: GoebenEndReason | null;
  readonly ships: GoebenGermanShips;
  /** 20.0 Austro-Hungarian ships, in the order of the charts. */
  readonly austroHungarian: readonly GoebenAustroHungarianShip[];
  /** C.12 Markers whose faces have been seen. */
  readonly markers: readonly GoebenMarker[];
  /** C.12 Coastal defence units whose faces have been seen. */
  readonly coastal: readonly GoebenCoastalUnit[];
  readonly unseen: GoebenUnseen;
  readonly colliers: readonly GoebenCollier[];
  /** 23 Spaces with a mine. */
  readonly mines: readonly string[];
  /** 9.2 Ports held by a landed Seebataillon. */
  readonly landed: readonly string[];
  /** 9.1 Neutral sites that are closed for the scenario. */
  readonly visited: readonly string[];
  readonly stores: readonly GoebenStoresRolled[];
  /** The French Navy Sortie marker is on the map for the next movement. */
  readonly frenchSortie: boolean;
  readonly visibility: readonly GoebenSpaceVisibility[];
  /** D-47 Spaces with a storm this turn. */
  readonly storms: readonly string[];
  /** D-63 Spaces where Allied warships survived a contact in this phase. */
  readonly threatened: readonly string[];
  /** Spaces already dealt with in this phase. */
  readonly done: readonly string[];
  readonly sharing: GoebenSharing | null;
  readonly intelligence: GoebenIntelligenceOffer | null;
  readonly incident: GoebenIncidentInProgress | null;
  readonly battle: GoebenBattle | null;
  readonly campaign: GoebenCampaign | null;
};

/** C.4 A roll for stores made in a space this turn. */
export type GoebenStoresRolled = {
  /** A space of the map, by its id in chart MAP. */
  readonly space: string;
  readonly source: GoebenStoresSource;
};

/** C.4 What a roll for stores was made for. */
export type GoebenStoresSource = "coal" | "ammunition" | "friendly_ship";

/** 8.2 A counter and the Hull box it is put into; cargo of two boxes takes the next one too. */
export type GoebenStowage = {
  readonly cargo: GoebenCargo;
  /** 8.2 A Hull box, from 1. */
  readonly box: number;
};

/** What resolveSubmarineEvasion asks for. */
export type GoebenSubmarineEvasionInput = {
  readonly coal: GoebenEvasionInput;
};

/** What came of resolveSubmarineEvasion. */
export type GoebenSubmarineEvasionOutcome = {
  /** 13.1 Ships that paid coal and got away. */
  readonly paid: readonly GoebenGermanShipId[];
  /** 13.1 Ships that a torpedo hit. */
  readonly hit: readonly string[];
  /** 13.0 The space whose incidents are resolved. */
  readonly space: string;
  /** 13.0(1) Markers that lay there face down. */
  readonly revealed: readonly GoebenTurnedMarker[];
  /** 13.2 Markers to draw from the pool. */
  readonly draws: number;
  /** 13.0(2) Markers drawn from the pool, in order. */
  readonly drawn: readonly GoebenTurnedMarker[];
  /** 13.1 Incidents resolved, in order. */
  readonly events: readonly GoebenIncidentEvent[];
  /** 23.0 Allied ships that a mine took. */
  readonly mined: readonly string[];
  /** 13.1 Whether every incident of the space is resolved; otherwise a choice is due. */
  readonly finished: boolean;
  /** 4.0 Where play stands now. */
  readonly phase: GoebenPhase;
  /** 4.0 The turn. */
  readonly turn: number;
  /** 5.0 The Allied alert level. */
  readonly alert: number;
  /** 17.1 Victory points. */
  readonly vp: number;
  readonly result: GoebenResult | null;
};

/** Evade a submarine: the new state, what happened and why. */
export type GoebenSubmarineEvasionResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenSubmarineEvasionOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** 12.5 What a space is. */
export type GoebenTerrain = "high_seas" | "transit_point" | "atlantic_exit" | "allied_patrol_zone" | "central_powers_naval_base" | "central_powers_port" | "neutral_naval_base" | "neutral_port" | "allied_naval_base" | "allied_port" | "black_sea";

/** What resolveTorpedoRound asks for. */
export type GoebenTorpedoRoundInput = {
  /** 14.6 The friendly ship whose turn it is. */
  readonly ship: string;
  /** 14.10 Torpedoes a German ship expends; 0 to hold fire, and for an Austro-Hungarian ship. */
  readonly torpedoes: number;
  /** 14.6 The Allied ship it fires at; null to hold fire. */
  readonly target: string | null;
};

/** What came of resolveTorpedoRound. */
export type GoebenTorpedoRoundOutcome = {
  /** 14.6 The ship's fire; null when it held fire. */
  readonly salvo: GoebenSalvo | null;
  /** 14.11 Fire of the other side that followed, in order. */
  readonly allied: readonly GoebenSalvo[];
  /** 14.14 How the battle ended; null while it goes on, and when none was fought. */
  readonly end: GoebenBattleEnd | null;
  /** 4.0 Where play stands now. */
  readonly phase: GoebenPhase;
  /** 4.0 The turn. */
  readonly turn: number;
  /** 5.0 The Allied alert level. */
  readonly alert: number;
  /** 17.1 Victory points. */
  readonly vp: number;
  readonly result: GoebenResult | null;
};

/** Fire the torpedoes of a ship: the new state, what happened and why. */
export type GoebenTorpedoRoundResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenTorpedoRoundOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** 10.0 A track that repairs restore. */
export type GoebenTrack = "primary" | "secondary" | "tertiary" | "engines" | "hull";

/** 10.1 What the dice of one track came to. */
export type GoebenTrackRepair = {
  readonly track: GoebenTrack;
  /** 10.1 Dice that were given to it. */
  readonly dice: number;
  /** 10.1 Dice that succeeded. */
  readonly successes: number;
  /** Its value before. */
  readonly before: number;
  /** 10.0 Its value now, at most its start. */
  readonly after: number;
};

/** What transferCargo asks for. */
export type GoebenTransferCargoInput = {
  /** 8.6 The ship that gives. */
  readonly from: GoebenGermanShipId;
  /** 8.2 The Hull box the counter stands in, from 1; of a seaplane its first. */
  readonly box: number;
  /** 8.6 The ship that takes. */
  readonly to: GoebenGermanShipId;
  /** 8.2 The Hull box it goes into, from 1; a counter of one box there comes back in exchange. */
  readonly toBox: number;
};

/** What came of transferCargo. */
export type GoebenTransferCargoOutcome = {
  /** 8.6 What was given. */
  readonly cargo: GoebenCargo;
  /** 8.6 What came back in exchange; null for nothing. */
  readonly exchanged: GoebenCargo | null;
  /** 4.0 Where play stands now. */
  readonly phase: GoebenPhase;
  /** 4.0 The turn. */
  readonly turn: number;
  /** 5.0 The Allied alert level. */
  readonly alert: number;
  /** 17.1 Victory points. */
  readonly vp: number;
  readonly result: GoebenResult | null;
};

/** Transfer cargo: the new state, what happened and why. */
export type GoebenTransferCargoResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenTransferCargoOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** 13.0 A marker that was turned face up. */
export type GoebenTurnedMarker = {
  /** A ship or a marker, by its id in the charts. */
  readonly id: string;
  readonly kind: GoebenIncidentKind;
};

/** C.12 Faces nobody has seen: which they are, and where they may lie. */
export type GoebenUnseen = {
  /** Faces of the British group; a placeholder stands for a marker of `other` (D-61). */
  readonly british: readonly string[];
  /** Faces of the French group. */
  readonly french: readonly string[];
  /** Other faces; empty but in a campaign with placeholders. */
  readonly other: readonly string[];
  /** Faces of coastal defence units, those never placed included. */
  readonly coastal: readonly string[];
  readonly pool: GoebenUnseenPool;
  readonly faceDown: readonly GoebenFaceDown[];
  readonly faceDownCoastal: readonly GoebenFaceDownCoastal[];
};

/** C.12 Unseen markers in the pool, by group. */
export type GoebenUnseenPool = {
  /** Unseen markers of the British group in the pool. */
  readonly british: number;
  /** Unseen markers of the French group in the pool. */
  readonly french: number;
  /** Other unseen markers in the pool. */
  readonly other: number;
};

/** A request: Verify a resolution. */
export type GoebenVerifyRequest = {
  /** The request as it was sent, with its operation's name as `operation` where the answer does not say it; without seed and dice the dice of the answer are taken. */
  readonly request: Readonly<Record<string, unknown>>;
  /** The answer to be checked: a resolution, a refusal or NEEDS_ROLL. What it leaves out is not checked. */
  readonly answer: Readonly<Record<string, unknown>>;
};

/** D-28 What the Limited Visibility die showed. */
export type GoebenVisibility = "normal" | "secondary" | "tertiary" | "poor";

/** 14.2 A type of gun, or torpedoes. */
export type GoebenWeapon = "primary" | "secondary" | "tertiary" | "torpedo";

/** 2.1 A sea zone. */
export type GoebenZone = "atlantic" | "western_med" | "eastern_med" | "adriatic" | "marmara" | "black_sea";

/** That the service is up, and what it serves. */
export type Health = {
  /** ok. */
  readonly status: string;
  /** Version of the service. */
  readonly version: string;
  /** Ids of the rulesets. */
  readonly rulesets: readonly string[];
};

/** 10.8 An aborted patrol. */
export type HuntersAbort = {
  /** 10.8.1, 10.8.5 Why. */
  readonly reason: HuntersAbortReason;
  /** Encounter checks completed when the patrol was aborted. */
  readonly atCheck: number;
};

/** 10.8.2 Back along the track, or forward along it. */
export type HuntersAbortDirection = "back" | "forward";

/** What abortPatrol asks for. */
export type HuntersAbortPatrolInput = {
  /** 10.8.2 Asked for only when two Transit boxes are equally near. */
  readonly direction?: HuntersAbortDirection;
};

/** What came of abortPatrol. */
export type HuntersAbortPatrolOutcome = {
  /** 10.8.2 The Transit box entered next; null when the boat is in port. */
  readonly nextBox: number | null;
  /** Where play stands now. */
  readonly phase: HuntersPhase;
  /** 5.1 How the career ended; null while it goes on. */
  readonly fate: HuntersFate | null;
};

/** Abort the patrol: the new state, what happened and why. */
export type HuntersAbortPatrolResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersAbortPatrolOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** 10.8 Why a patrol is aborted. */
export type HuntersAbortReason = "voluntary" | "fuel_tanks" | "diesel_engine" | "command" | "gyro_compass" | "gibraltar";

/** 15.1 A career compared with the ten historical aces. */
export type HuntersAceComparison = {
  /** 15.1 Place of the career among the aces by tonnage. */
  readonly rank: number;
  readonly tonsToNext: number | null;
  /** The aces and the career, most tonnage first. */
  readonly table: readonly HuntersAceRow[];
};

/** 15.1 A commander in the table of aces. */
export type HuntersAceRow = {
  /** Place by tonnage; equal tonnage shares a place. */
  readonly rank: number;
  /** True for the career compared, false for an ace. */
  readonly career: boolean;
  /** His name. */
  readonly name: string;
  /** Boats he commanded. */
  readonly boats: readonly string[];
  /** Patrols. */
  readonly patrols: number;
  /** Ships sunk. */
  readonly ships: number;
  /** Tonnage sunk. */
  readonly tons: number;
};

/** 9.4.3 Who comes: nobody, an aircraft, an escort. */
export type HuntersAdditionalRound = "none" | "aircraft" | "escort";

/** What resolveAdditionalRound asks for. */
export type HuntersAdditionalRoundInput = Readonly<Record<string, never>>;

/** What came of resolveAdditionalRound. */
export type HuntersAdditionalRoundOutcome = {
  readonly result: HuntersAdditionalRound;
  /** 9.8 The aircraft encounter, if an aircraft came. */
  readonly air: HuntersAirReport | null;
  /** Where play stands now. */
  readonly phase: HuntersPhase;
  /** 5.1 How the career ended; null while it goes on. */
  readonly fate: HuntersFate | null;
};

/** Stay for another round: the new state, what happened and why. */
export type HuntersAdditionalRoundResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersAdditionalRoundOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** 11.1 A result of crew advancement. */
export type HuntersAdvancement = "li_experte" | "doctor_experte" | "wo1_experte" | "wo2_experte" | "crew_quality_up";

/** 9.8 What aircraft did to the boat. */
export type HuntersAirReport = {
  /** 9.8.1 The boat dived in time. */
  readonly crashDive: boolean;
  /** Air attacks suffered. */
  readonly attacks: number;
  /** Hits taken from them. */
  readonly hits: number;
  /** 9.6.9 Results of E4 in the order rolled. */
  readonly damage: readonly HuntersDamage[];
  /** 9.8.3 What flak achieved; null when there was none. */
  readonly flak: HuntersFlakResult | null;
};

/** 9.2.1 The target of each tube fired; tubes left out stay loaded. */
export type HuntersAllocation = {
  /** Target slot of tube fwd1. */
  readonly fwd1?: number;
  /** Target slot of tube fwd2. */
  readonly fwd2?: number;
  /** Target slot of tube fwd3. */
  readonly fwd3?: number;
  /** Target slot of tube fwd4. */
  readonly fwd4?: number;
  /** Target slot of tube aft1. */
  readonly aft1?: number;
  /** Target slot of tube aft2. */
  readonly aft2?: number;
};

/** What resolveApproach asks for. */
export type HuntersApproachInput = {
  /** 8.3.4 Chosen only when following damaged ships; rolled otherwise. */
  readonly dayNight?: HuntersDayNight;
};

/** What came of resolveApproach. */
export type HuntersApproachOutcome = {
  /** 8.3 The light the attack is made in. */
  readonly dayNight: HuntersDayNight;
  /** 8.3.4 The player chose it. */
  readonly chosen: boolean;
  /** Where play stands now. */
  readonly phase: HuntersPhase;
  /** 5.1 How the career ended; null while it goes on. */
  readonly fate: HuntersFate | null;
};

/** Approach the targets: the new state, what happened and why. */
export type HuntersApproachResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersApproachOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** 7.0 A patrol area. */
export type HuntersArea = "atlantic" | "british_isles" | "norway" | "spanish_coast" | "west_african_coast" | "north_america" | "caribbean" | "arctic" | "mediterranean";

/** What resolveAssignment asks for. */
export type HuntersAssignmentInput = {
  /** 11.2.1 Ask for a patrol of your choice first; one attempt for each patrol. */
  readonly request: boolean;
};

/** What came of resolveAssignment. */
export type HuntersAssignmentOutcome = {
  /** 11.2.1 What became of the request for a patrol of choice. */
  readonly request: HuntersRequest;
  /** 7.0 The patrol area; null while it is still to be chosen. */
  readonly area: HuntersArea | null;
  /** 7.0 The mission flag, if any. */
  readonly mission: HuntersMission | null;
  /** 7.1.2 The track of the boat's mat; null while the area is still to be chosen. */
  readonly track: string | null;
  /** 7.3.5 The boat was posted to the Arctic for good by this assignment. */
  readonly postedNow: boolean;
  /** 7.3.3 The boat must pass Gibraltar on this patrol. */
  readonly firstMediterranean: boolean;
  /** 7.3.1, 7.3.2, 11.4.6 The printed assignment was changed for this boat type. */
  readonly substituted: boolean;
  /** 7.3.2 How often P1 was rolled again for this boat type. */
  readonly rerolls: number;
  /** Where play stands now. */
  readonly phase: HuntersPhase;
  /** 5.1 How the career ended; null while it goes on. */
  readonly fate: HuntersFate | null;
};

/** Assign a patrol: the new state, what happened and why. */
export type HuntersAssignmentResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersAssignmentOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** 9.2, 9.5 The attack just made on escorted targets. */
export type HuntersAttack = {
  readonly mode: HuntersMode;
  readonly range: HuntersRange;
  /** False when a close approach was detected before firing. */
  readonly fired: boolean;
  /** Fired fore and aft. */
  readonly bothEnds: boolean;
  /** At least one G7a was fired by day. */
  readonly g7aByDay: boolean;
};

/** What resolveAttack asks for. */
export type HuntersAttackInput = {
  /** 9.2, 9.5 Submerged, or a night surface attack. */
  readonly mode: HuntersMode;
  readonly range: HuntersRange;
  /** 9.5.2 The end that fires first; the only one but in a night surface attack. */
  readonly firstEnd: HuntersEnd;
  readonly tubes: HuntersAllocation;
};

/** What came of resolveAttack. */
export type HuntersAttackOutcome = {
  readonly closeApproach: HuntersCloseApproach;
  /** 9.2 Every torpedo in the order resolved; empty when detected before firing. */
  readonly shots: readonly HuntersShot[];
  /** 9.2.2 Hits of the depth charges that met a detected approach; null when there were none. */
  readonly hits: number | null;
  /** 9.6.9 Results of E4 in the order rolled. */
  readonly damage: readonly HuntersDamage[];
  /** Where play stands now. */
  readonly phase: HuntersPhase;
  /** 5.1 How the career ended; null while it goes on. */
  readonly fate: HuntersFate | null;
};

/** Attack escorted ships: the new state, what happened and why. */
export type HuntersAttackResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersAttackOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** 11.3 The highest decoration held. */
export type HuntersAward = "none" | "KC" | "KCO" | "KCOS" | "KCOSD";

/** A.3 The boat. */
export type HuntersBoat = {
  readonly type: HuntersBoatType;
  /** 4.3.1 The number after U-. */
  readonly number: number;
  readonly tubes: HuntersTubes;
  readonly fwdReloads: HuntersTorpedoCount;
  readonly aftReloads: HuntersTorpedoCount;
  /** 11.4.6 Mines in the vertical tubes. */
  readonly mineBay: number;
  /** 4.6 Points of ammunition left. */
  readonly deckGunAmmo: number;
  /** 10.3 Hull boxes marked. */
  readonly hull: number;
  /** 10.1 Flooding boxes marked. */
  readonly flooding: number;
  readonly systems: HuntersSystems;
  /** 7.3.4, 7.3.5 Permanent posting. */
  readonly posting: HuntersPosting;
  /** 7.3.3 The boat has passed Gibraltar. */
  readonly mediterraneanPassed: boolean;
};

/** 10.9.4, 10.11.4, 11.4.2 Why a new boat is due. */
export type HuntersBoatDue = "none" | "five_months" | "kommandant" | "rescued";

/** 11.4.3 What became of a request for a newer boat. */
export type HuntersBoatRequest = "saved" | "granted" | "refused";

/** What resolveBoatRequest asks for. */
export type HuntersBoatRequestInput = {
  /** 11.4.3 The newer model asked for; null saves the request for a later refit. */
  readonly boat: HuntersBoatType | null;
};

/** What came of resolveBoatRequest. */
export type HuntersBoatRequestOutcome = {
  /** 11.4.3 What became of the request. */
  readonly request: HuntersBoatRequest;
  /** 11.4.3 The boat of the next patrol. */
  readonly boat: HuntersBoatType;
  /** 10.11.2 Men left behind because the new boat sails earlier. */
  readonly replaced: readonly HuntersCrewPosition[];
  /** 11.4 A permanent posting ended with the old boat. */
  readonly postingEnded: boolean;
  /** 11.2.3 The last promotion check, when the career is over. */
  readonly promotion: HuntersPromotion;
  /** C.14 Month of the next patrol; the last month of the game when the career is over. */
  readonly month: string;
  /** Where play stands now. */
  readonly phase: HuntersPhase;
  /** 5.1 How the career ended; null while it goes on. */
  readonly fate: HuntersFate | null;
};

/** Ask for a newer boat: the new state, what happened and why. */
export type HuntersBoatRequestResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersBoatRequestOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** 4.1 One of the eight boat types. */
export type HuntersBoatType = "VIIA" | "VIIB" | "VIIC" | "VIID" | "VIIC_FLAK" | "IXA" | "IXB" | "IXC";

/** What was ended: an attack not made, a fight, a fight with an escort come up, a pursuit. */
export type HuntersBreakOff = "declined" | "stopped" | "broke_off" | "not_followed";

/** What breakOff asks for. */
export type HuntersBreakOffInput = Readonly<Record<string, never>>;

/** What came of breakOff. */
export type HuntersBreakOffOutcome = {
  readonly ended: HuntersBreakOff;
  /** Where play stands now. */
  readonly phase: HuntersPhase;
  /** 5.1 How the career ended; null while it goes on. */
  readonly fate: HuntersFate | null;
};

/** Break off: the new state, what happened and why. */
export type HuntersBreakOffResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersBreakOffOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** 5.0 The end of the game. */
export type HuntersCareerEnd = {
  readonly fate: HuntersFate;
  /** Calendar month, YYYY-MM. */
  readonly month: string;
  /** 5.2.1 Tonnage sunk. */
  readonly tons: number;
  readonly victory: HuntersVictory;
};

/** Every chart of The Hunters: German U-Boats at War, 1939-43; schema/hunters/chart-pack.schema.json describes each row. */
export type HuntersChartPack = {
  /** Name of the pack's format. */
  readonly schema: string;
  /** Always hunters. */
  readonly ruleset: "hunters";
  /** The game's title. */
  readonly title: string;
  /** The charts by id. */
  readonly charts: Readonly<Record<string, Chart>>;
};

/** What checkEntry asks for. */
export type HuntersCheckEntryInput = {
  readonly format: HuntersTournamentFormat;
  readonly agreed?: HuntersTournamentAgreement;
  /** 14.5 Packs bear historical names; chart WOLFPACK_NAMES lists them. Off unless given. */
  readonly historicalPackNames?: boolean;
  /** 13.5.1 His pack; only in a wolfpack tournament. */
  readonly pack?: string | null;
  /** The career as it stands before its first patrol. */
  readonly snapshot: HuntersState;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
};

/** What chooseBoat asks for. */
export type HuntersChooseBoatInput = {
  /** 11.4.2, 11.4.5 The latest standard model of the class, or a limited one to be tried for. */
  readonly boat: HuntersBoatType;
};

/** What came of chooseBoat. */
export type HuntersChooseBoatOutcome = {
  /** 11.4 The boat received. */
  readonly boat: HuntersBoatType;
  /** 11.4.5 The boat asked for was received; a limited one may be refused. */
  readonly granted: boolean;
  /** 10.10.5, 11.4 A permanent posting ended with the old boat. */
  readonly postingEnded: boolean;
  /** 11.2.3 The last promotion check, when the career is over. */
  readonly promotion: HuntersPromotion;
  /** C.14 Month of the next patrol; the last month of the game when the career is over. */
  readonly month: string;
  /** Where play stands now. */
  readonly phase: HuntersPhase;
  /** 5.1 How the career ended; null while it goes on. */
  readonly fate: HuntersFate | null;
};

/** Take over a new boat: the new state, what happened and why. */
export type HuntersChooseBoatResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersChooseBoatOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** What choosePatrol asks for. */
export type HuntersChoosePatrolInput = {
  /** 7.0 The area chosen. */
  readonly area: HuntersArea;
  /** 7.0 Its mission flag as printed or substituted; null for none. */
  readonly mission: HuntersMission | null;
};

/** What came of choosePatrol. */
export type HuntersChoosePatrolOutcome = {
  /** 7.0 The patrol area; null while it is still to be chosen. */
  readonly area: HuntersArea | null;
  /** 7.0 The mission flag, if any. */
  readonly mission: HuntersMission | null;
  /** 7.1.2 The track of the boat's mat; null while the area is still to be chosen. */
  readonly track: string | null;
  /** 7.3.5 The boat was posted to the Arctic for good by this assignment. */
  readonly postedNow: boolean;
  /** 7.3.3 The boat must pass Gibraltar on this patrol. */
  readonly firstMediterranean: boolean;
  /** Where play stands now. */
  readonly phase: HuntersPhase;
  /** 5.1 How the career ended; null while it goes on. */
  readonly fate: HuntersFate | null;
};

/** Choose a patrol: the new state, what happened and why. */
export type HuntersChoosePatrolResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersChoosePatrolOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** What chooseStraggler asks for. */
export type HuntersChooseStragglerInput = {
  /** 9.7.6 The slot of the ship to follow. */
  readonly slot: number;
};

/** What came of chooseStraggler. */
export type HuntersChooseStragglerOutcome = {
  /** The slot followed. */
  readonly slot: number;
  /** Where play stands now. */
  readonly phase: HuntersPhase;
  /** 5.1 How the career ended; null while it goes on. */
  readonly fate: HuntersFate | null;
};

/** Choose a straggler: the new state, what happened and why. */
export type HuntersChooseStragglerResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersChooseStragglerOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** 9.2.2 The check of a close approach before firing. */
export type HuntersCloseApproach = "not_made" | "undetected" | "detected";

/** What resolveCloseApproach asks for. */
export type HuntersCloseApproachInput = {
  /** 14.11 Submerged, or on the surface at night. */
  readonly mode: HuntersMode;
};

/** What came of resolveCloseApproach. */
export type HuntersCloseApproachOutcome = {
  /** 9.2.2 The escort found the boat before it could fire. */
  readonly detected: boolean;
  /** 9.6.8 Hits of the depth charges; null when none fell. */
  readonly hits: number | null;
  /** 9.6.9 Results of E4 in the order rolled. */
  readonly damage: readonly HuntersDamage[];
  /** Where play stands now. */
  readonly phase: HuntersPhase;
  /** 5.1 How the career ended; null while it goes on. */
  readonly fate: HuntersFate | null;
};

/** Go into the convoy: the new state, what happened and why. */
export type HuntersCloseApproachResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersCloseApproachOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** What compareWithAces asks for. */
export type HuntersCompareWithAcesInput = {
  /** The career, at any stage. */
  readonly snapshot: HuntersState;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
};

/** A.4 The crew. */
export type HuntersCrew = {
  readonly quality: HuntersQuality;
  readonly wounds: HuntersWounds;
  readonly experte: HuntersExperte;
};

/** 10.5 A crew position, without an agent. */
export type HuntersCrewPosition = "kmdt" | "wo1" | "wo2" | "li" | "doctor" | "crew1" | "crew2" | "crew3" | "crew4";

/** 9.6 The detection and depth-charge cycle. */
export type HuntersCycle = {
  readonly cause: HuntersCycleCause;
  /** Detection rounds finished. */
  readonly round: number;
  /** 9.6.12 The boat was detected before in this engagement. */
  readonly previouslyDetected: boolean;
  /** 9.6.7 The detection that led here was 12 or more. */
  readonly twelve: boolean;
};

/** Why an escort searches: an attack, its arrival, an aircraft's call, Gibraltar. */
export type HuntersCycleCause = "attack" | "arrival" | "air" | "gibraltar";

/** 9.6.9 A result of E4. */
export type HuntersDamage = "batteries" | "flooding" | "crew_injury" | "periscope" | "dive_planes" | "electric_engine_1" | "electric_engine_2" | "diesel_engine_1" | "diesel_engine_2" | "flak_all" | "flak_37mm" | "flak_20mm" | "minor_damage" | "hull" | "deck_gun" | "radio" | "hydrophones" | "aft_torpedo_doors" | "fwd_torpedo_doors" | "fuel_tanks";

/** 8.3 Day or night. */
export type HuntersDayNight = "day" | "night";

/** Every operation for a snapshot. */
export type HuntersDecisions = {
  /** Always DECISIONS. */
  readonly kind: "DECISIONS";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Every operation: legal with its input, or closed with the rule that closes it. */
  readonly decisions: readonly Decision[];
};

/** What resolveDepthCharge asks for. */
export type HuntersDepthChargeInput = {
  /** 9.6.4 Go below test depth before this check: hull damage for -1 on E2. */
  readonly exceedTestDepth: boolean;
};

/** What came of resolveDepthCharge. */
export type HuntersDepthChargeOutcome = {
  /** 9.6.4 The boat went below test depth and survived. */
  readonly exceeded: boolean;
  /** 9.6.7 The escort found the boat; null when it did not live to be searched for. */
  readonly detected: boolean | null;
  /** 9.6.8 Hits of the depth charges; null when none fell or they sank the boat. */
  readonly hits: number | null;
  /** 9.6.9 Results of E4 in the order rolled. */
  readonly damage: readonly HuntersDamage[];
  /** Where play stands now. */
  readonly phase: HuntersPhase;
  /** 5.1 How the career ended; null while it goes on. */
  readonly fate: HuntersFate | null;
};

/** Detection and depth charges: the new state, what happened and why. */
export type HuntersDepthChargeResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersDepthChargeOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** 10.8.2 Along the track, or back along it. */
export type HuntersDirection = "outbound" | "backward";

/** The printing whose rules are pinned for the career. */
export type HuntersEdition = "first" | "second";

/** 8.1.2 A result of E1. */
export type HuntersEncounter = "none" | "aircraft" | "ship" | "tanker" | "two_ships" | "ship_escort" | "two_ships_escort" | "capital_ship" | "convoy" | "escort";

/** What resolveEncounter asks for. */
export type HuntersEncounterInput = Readonly<Record<string, never>>;

/** What came of resolveEncounter. */
export type HuntersEncounterOutcome = {
  /** Travel box the boat is in. */
  readonly box: number;
  /** Column of E1 that was read; null when no check was made. */
  readonly column: string | null;
  /** 8.1.2 Result of E1; null when no check was made or an event replaced it. */
  readonly result: HuntersEncounter | null;
  /** 10.8.4 The result was ignored because the boat is aborting. */
  readonly ignored: boolean;
  /** 12.1 The random event that replaced the encounter. */
  readonly event: HuntersRandomEvent | null;
  /** 12.1.5 The event could not happen. */
  readonly eventIgnored: boolean;
  /** 7.4 The mission was carried out here. */
  readonly missionDone: boolean;
  /** 9.8 The aircraft encounter, if one was fought. */
  readonly air: HuntersAirReport | null;
  /** Where play stands now. */
  readonly phase: HuntersPhase;
  /** 5.1 How the career ended; null while it goes on. */
  readonly fate: HuntersFate | null;
};

/** Next encounter check: the new state, what happened and why. */
export type HuntersEncounterResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersEncounterOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** 4.5 The bow or the stern tubes. */
export type HuntersEnd = "fwd" | "aft";

/** A.6 The fight in progress. */
export type HuntersEngagement = {
  readonly kind: HuntersEngagementKind;
  readonly targets: readonly HuntersTarget[];
  /** 8.1.3 The targets are escorted. */
  readonly escorted: boolean;
  /** 14.6 Quality of the escort, once known. */
  readonly escortQuality: HuntersQuality | null;
  /** 14.7 Quality of the aircraft, once known. */
  readonly aircraftQuality: HuntersQuality | null;
  readonly dayNight: HuntersDayNight | null;
  /** 8.3.2 Waiting for night was tried. */
  readonly waited: boolean;
  /** 7.2.2 What the escort of a wolfpack's convoy is doing. */
  readonly wolfpack: HuntersWolfpackEscort | null;
  /** 9.7 Which ships were followed into this engagement. */
  readonly following: HuntersFollowed | null;
  /** 14.11 An approach made before the convoy's ships are known. */
  readonly penetration: HuntersPenetration;
  /** 13.5 The pack's battle over this convoy; null for a boat that fights alone. */
  readonly pack: HuntersPackBattle | null;
  /** The boat fired, or was detected on a close approach. */
  readonly fought: boolean;
  readonly attack: HuntersAttack | null;
  readonly round: HuntersRound | null;
  readonly cycle: HuntersCycle | null;
};

/** 8.1 What the boat has met. */
export type HuntersEngagementKind = "ship" | "tanker" | "two_ships" | "ship_escort" | "two_ships_escort" | "capital_ship" | "convoy" | "aircraft" | "escort";

/** 14.8.1 What the escort guessed. */
export type HuntersEvasionGuess = "number" | "direction" | "nothing";

/** What resolveEvasion asks for. */
export type HuntersEvasionInput = {
  /** 14.8 1-2 left, 3-4 right, 5-6 straight on. */
  readonly number: number;
  /** 14.8.3 The escort's number as the opponent has named it; under option twoPlayers, in place of the die. */
  readonly escort?: number;
};

/** What came of resolveEvasion. */
export type HuntersEvasionOutcome = {
  readonly guessed: HuntersEvasionGuess;
  /** 9.6.8 Hits after evasion; null when the boat was sunk outright. */
  readonly hits: number | null;
  /** 14.8 The escort's number, rolled or named. */
  readonly escort: number;
  /** 9.6.9 Results of E4 in the order rolled. */
  readonly damage: readonly HuntersDamage[];
  /** Where play stands now. */
  readonly phase: HuntersPhase;
  /** 5.1 How the career ended; null while it goes on. */
  readonly fate: HuntersFate | null;
};

/** Evade the depth charges: the new state, what happened and why. */
export type HuntersEvasionResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersEvasionOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** 11.1 Who is Experte. */
export type HuntersExperte = {
  /** First watch officer. */
  readonly wo1: boolean;
  /** Second watch officer. */
  readonly wo2: boolean;
  /** Leading engineer. */
  readonly li: boolean;
  /** Doctor. */
  readonly doctor: boolean;
};

/** A request: Explain a line of an audit trail. */
export type HuntersExplainRequest = {
  /** A line of an audit trail, as a resolution returned it. Send this, or `request` and `index`. */
  readonly entry?: Readonly<Record<string, unknown>>;
  /** The request of a resolution with its operation's name as `operation`: its line is then explained with what the operation knows. */
  readonly request?: Readonly<Record<string, unknown>>;
  /** Which line of the audit trail of that request, from 0; the full one, whatever it asked for. */
  readonly index?: number;
  /** A language of the ruleset; the first one unless told. */
  readonly language?: string;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
};

/** 5.1, 10.9 How the career ended. */
export type HuntersFate = "kmdt_kia" | "sunk_hull" | "sunk_attack" | "sunk_depth" | "scuttled_pow" | "captured" | "lost_at_sea" | "time_expired";

/** What fitSpareParts asks for. */
export type HuntersFitSparePartsInput = {
  /** R1 The inoperable systems made to work again. */
  readonly systems: readonly HuntersSystem[];
};

/** What came of fitSpareParts. */
export type HuntersFitSparePartsOutcome = {
  /** Systems repaired. */
  readonly systems: readonly HuntersSystem[];
  /** Where play stands now. */
  readonly phase: HuntersPhase;
  /** 5.1 How the career ended; null while it goes on. */
  readonly fate: HuntersFate | null;
};

/** Fit spare parts: the new state, what happened and why. */
export type HuntersFitSparePartsResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersFitSparePartsOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** 9.8.3 What flak achieved. */
export type HuntersFlakResult = "shot_down" | "damaged" | "miss";

/** What resolveFlakStay asks for. */
export type HuntersFlakStayInput = {
  /** 11.4.7 Stay up for a second flak round, or dive. */
  readonly stay: boolean;
};

/** What came of resolveFlakStay. */
export type HuntersFlakStayOutcome = {
  readonly air: HuntersAirReport;
  /** Where play stands now. */
  readonly phase: HuntersPhase;
  /** 5.1 How the career ended; null while it goes on. */
  readonly fate: HuntersFate | null;
};

/** Stay up and fight: the new state, what happened and why. */
export type HuntersFlakStayResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersFlakStayOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** What resolveFollow asks for. */
export type HuntersFollowInput = {
  /** 9.7.8 The damaged ships, or the undamaged ones and the convoy. */
  readonly ships: HuntersFollowed;
};

/** What came of resolveFollow. */
export type HuntersFollowOutcome = {
  readonly result: HuntersPursuit;
  /** Where play stands now. */
  readonly phase: HuntersPhase;
  /** 5.1 How the career ended; null while it goes on. */
  readonly fate: HuntersFate | null;
};

/** Follow the ships: the new state, what happened and why. */
export type HuntersFollowResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersFollowOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** 9.7.8 The damaged ships, or the undamaged ones. */
export type HuntersFollowed = "damaged" | "undamaged";

/** What resolveGunFire asks for. */
export type HuntersGunFireInput = {
  /** 9.3.2 The target slot of each shot, in the order fired. */
  readonly targets: readonly number[];
};

/** What came of resolveGunFire. */
export type HuntersGunFireOutcome = {
  /** 9.3 Every shot in order. */
  readonly shots: readonly HuntersShot[];
  /** Where play stands now. */
  readonly phase: HuntersPhase;
  /** 5.1 How the career ended; null while it goes on. */
  readonly fate: HuntersFate | null;
};

/** Fire the deck gun: the new state, what happened and why. */
export type HuntersGunFireResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersGunFireOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** What joinWolfpack asks for. */
export type HuntersJoinWolfpackInput = Readonly<Record<string, never>>;

/** What came of joinWolfpack. */
export type HuntersJoinWolfpackOutcome = {
  /** 13.5.5 Round of the joint battle that the boat comes in time for. */
  readonly round: number;
  /** Where play stands now. */
  readonly phase: HuntersPhase;
  /** 5.1 How the career ended; null while it goes on. */
  readonly fate: HuntersFate | null;
};

/** Join the pack: the new state, what happened and why. */
export type HuntersJoinWolfpackResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersJoinWolfpackOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** A.2 The Kommandant. */
export type HuntersKommandant = {
  /** 4.3.1 His name. */
  readonly name: string;
  readonly rank: HuntersRank;
  readonly award: HuntersAward;
  /** Career tonnage when the last decoration was received. */
  readonly tonsAtAward: number;
  /** 11.2.3 Month from which a promotion check is due. */
  readonly nextPromotionCheck: string;
  /** 11.2.3 Ships sunk since the last check. */
  readonly periodShips: number;
  /** 11.2.3 Failed patrols since the last check. */
  readonly periodFailures: number;
  /** 11.2.3 Decorations since the last check. */
  readonly periodAwards: number;
  /** 11.4.3 Saved requests for a newer boat. */
  readonly boatRequests: number;
  /** 12.1.3 Re-rolls held. */
  readonly rerolls: number;
};

/** What loadMissionReloads asks for. */
export type HuntersLoadMissionReloadsInput = {
  /** 7.4.2 Reloads of the bow tubes; the box is filled. */
  readonly fwdReloads: HuntersReloadsInput;
  /** 7.4.2 Reloads of the stern tubes; the box is filled. */
  readonly aftReloads: HuntersReloadsInput;
};

/** What came of loadMissionReloads. */
export type HuntersLoadMissionReloadsOutcome = {
  /** 7.4.2 G7a torpedoes aboard, all of them reloads. */
  readonly G7a: number;
  /** 7.4.2 G7e torpedoes aboard, all of them reloads. */
  readonly G7e: number;
  /** Where play stands now. */
  readonly phase: HuntersPhase;
  /** 5.1 How the career ended; null while it goes on. */
  readonly fate: HuntersFate | null;
};

/** Choose the reloads of a minelaying mission: the new state, what happened and why. */
export type HuntersLoadMissionReloadsResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersLoadMissionReloadsOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** What loadTorpedoes asks for. */
export type HuntersLoadTorpedoesInput = {
  readonly tubes: HuntersTubesInput;
  /** 4.5 Reloads of the bow tubes; the box is filled. */
  readonly fwdReloads: HuntersReloadsInput;
  /** 4.5 Reloads of the stern tubes; the box is filled. */
  readonly aftReloads: HuntersReloadsInput;
};

/** What came of loadTorpedoes. */
export type HuntersLoadTorpedoesOutcome = {
  /** 4.5 G7a torpedoes aboard. */
  readonly G7a: number;
  /** 4.5 G7e torpedoes aboard. */
  readonly G7e: number;
  /** Where play stands now. */
  readonly phase: HuntersPhase;
  /** 5.1 How the career ended; null while it goes on. */
  readonly fate: HuntersFate | null;
};

/** Load torpedoes: the new state, what happened and why. */
export type HuntersLoadTorpedoesResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersLoadTorpedoesOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** 3.5 One patrol on the log sheet. */
export type HuntersLogRow = {
  /** Month the patrol started. */
  readonly month: string;
  readonly boat: HuntersBoatType;
  readonly area: HuntersArea;
  readonly mission: HuntersMission | null;
  readonly ships: readonly HuntersLoggedShip[];
  /** 7.5.2 Success or failure; null while at sea. */
  readonly result: HuntersPatrolResult | null;
  /** 10.10.6 Months marked P. */
  readonly patrolMonths: number;
  /** 10.10.4 Months marked R. */
  readonly refitMonths: number;
};

/** 3.5 The log sheet of a career. */
export type HuntersLogSheet = {
  /** 4.3.1 His name. */
  readonly kommandant: string;
  readonly rank: HuntersRank;
  readonly award: HuntersAward;
  /** The boat he has now. */
  readonly boat: HuntersBoatType;
  /** 4.3.1 The number after U-. */
  readonly number: number;
  readonly edition: HuntersEdition;
  /** 4.2 Month of the first patrol. */
  readonly startMonth: string;
  /** 3.5 One row per month from the first to the last reached. */
  readonly rows: readonly HuntersLogSheetRow[];
  readonly totals: HuntersLogSheetTotals;
  /** 5.0 Null while the career goes on. */
  readonly end: HuntersLogSheetEnd | null;
};

/** 5.0 How and when the career ended. */
export type HuntersLogSheetEnd = {
  readonly fate: HuntersFate;
  /** Calendar month, YYYY-MM. */
  readonly month: string;
  readonly victory: HuntersVictory;
};

/** 3.5, 10.10.4, 10.10.6 A patrol starts, goes on (P), the boat is in refit (R), or nothing yet. */
export type HuntersLogSheetEntry = "patrol" | "P" | "R" | "empty";

/** What logSheet asks for. */
export type HuntersLogSheetInput = {
  /** The career, at any stage. */
  readonly snapshot: HuntersState;
  /** Language of the text, one of en, fr, ja; English unless given. */
  readonly language?: string | null;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
};

/** 3.5 The log sheet of a career, as data and as text. */
export type HuntersLogSheetReport = {
  readonly sheet: HuntersLogSheet;
  /** Language of the text. */
  readonly language: string;
  /** The sheet to be printed, in lines of at most a hundred columns of fixed width. */
  readonly text: string;
};

/** 3.5 One month of the log sheet. */
export type HuntersLogSheetRow = {
  /** Calendar month, YYYY-MM. */
  readonly month: string;
  /** What the month holds. */
  readonly entry: HuntersLogSheetEntry;
  /** 7.0 Area of the patrol that starts; null in other months. */
  readonly area: HuntersArea | null;
  /** 7.0 Its flag; null without one. */
  readonly mission: HuntersMission | null;
  /** The boat that made it; null in other months. */
  readonly boat: HuntersBoatType | null;
  /** 4.3.2 In the order they were logged. */
  readonly targets: readonly HuntersLogSheetTarget[];
  /** Tonnage sunk on the patrol. */
  readonly tons: number;
  /** 7.5.2 Success or failure; null while at sea and in other months. */
  readonly result: HuntersPatrolResult | null;
  /** 11.1 Marked: this success calls for crew advancement, as every third one does. */
  readonly advancement: boolean;
};

/** 4.3.2 A target damaged or sunk. */
export type HuntersLogSheetTarget = {
  readonly type: HuntersShipType;
  /** 14.3.1 Its name; null under standard tonnage. */
  readonly name: string | null;
  /** Its tonnage. */
  readonly tons: number;
  readonly state: HuntersLogSheetTargetState;
};

/** 4.3.2 Damaged and still afloat, or sunk. */
export type HuntersLogSheetTargetState = "damaged" | "sunk";

/** 4.3.2 The totals of the log sheet. */
export type HuntersLogSheetTotals = {
  /** Patrols begun. */
  readonly patrols: number;
  /** Ships sunk. */
  readonly ships: number;
  /** 5.2.1 Tonnage sunk. */
  readonly tons: number;
  /** 7.5.2 Patrols marked S. */
  readonly successes: number;
};

/** 9.2.6 A ship sunk or damaged. */
export type HuntersLoggedShip = {
  readonly type: HuntersShipType;
  /** Its name; null under standard tonnage. */
  readonly name: string | null;
  /** Tonnage. */
  readonly tons: number;
  /** Sunk; otherwise damaged. */
  readonly sunk: boolean;
};

/** 7.0 M minelaying, A agent delivery, W wolfpack. */
export type HuntersMission = "M" | "A" | "W";

/** 7.4 How a mission stands. */
export type HuntersMissionState = "none" | "pending" | "done" | "failed";

/** 9.2, 9.4, 9.5 How the boat attacks. */
export type HuntersMode = "submerged" | "surface" | "night_surface";

/** What new asks for. */
export type HuntersNewInput = {
  /** 4.1 The boat's type; it decides when the career may start. */
  readonly boat: HuntersBoatType;
  /** 4.3.1 The number after U-. */
  readonly number: number;
  /** 4.3.1 The Kommandant's name; it has no effect on play. */
  readonly name: string;
  /** 4.2.1 First month; the month the type becomes available unless given. */
  readonly startMonth?: string;
  /** The printing whose rules are played; the second unless given. */
  readonly edition?: HuntersEdition;
  readonly options?: HuntersOptionsInput;
  readonly rulings?: HuntersRulingsInput;
};

/** What came of new. */
export type HuntersNewOutcome = {
  /** 11.2.2 The Kommandant's first rank. */
  readonly rank: HuntersRank;
  /** 11.2.2 The rank was rolled for; false when it is given without a roll. */
  readonly rankRolled: boolean;
  /** 4.2 Month of the first patrol. */
  readonly month: string;
};

/** Start a career: the new state, what happened and why. */
export type HuntersNewResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersNewOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** 8.3.2 Night has come, or contact is lost. */
export type HuntersNightWait = "night" | "target_lost";

/** What resolveNightWait asks for. */
export type HuntersNightWaitInput = Readonly<Record<string, never>>;

/** What came of resolveNightWait. */
export type HuntersNightWaitOutcome = {
  readonly result: HuntersNightWait;
  /** Where play stands now. */
  readonly phase: HuntersPhase;
  /** 5.1 How the career ended; null while it goes on. */
  readonly fate: HuntersFate | null;
};

/** Wait for night: the new state, what happened and why. */
export type HuntersNightWaitResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersNightWaitOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** A request: The odds of an operation. */
export type HuntersOddsRequest = {
  /** What is told apart: JSON pointers that begin at /outcome or /snapshot, where a * stands for every item of a list; the whole outcome unless told. */
  readonly project?: readonly string[];
  /** The most branches to follow, the likeliest first; 20,000 unless told. A request may be out of time before. */
  readonly bound?: number;
  /** How often to sample when branches are left; 10,000 unless told, 0 for no sample. */
  readonly trials?: number;
  /** Seed of the sample; odds unless told. */
  readonly seed?: string;
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot?: HuntersState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input?: Readonly<Record<string, unknown>>;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
};

/** F Optional rules, fixed at career start. */
export type HuntersOptions = {
  /** 4.5.2 Tubes start with G7a; few G7e, all in the reloads. */
  readonly initialLoadRestriction: boolean;
  /** 14.1 One fixed tonnage per kind of ship instead of the rosters. */
  readonly standardTonnage: boolean;
  /** 14.2 Three convoy targets instead of four. */
  readonly reducedConvoyTargets: boolean;
  /** 14.3 A ship sunk once in the career is rolled again. */
  readonly historicalTargets: boolean;
  /** 14.3.3 The rosters T6 and T7 are in play. */
  readonly extraTargetRosters: boolean;
  /** 14.4 The boat's number must be historical for its type. */
  readonly historicalIds: boolean;
  /** 14.6 Escorts have a quality. */
  readonly variableEscortQuality: boolean;
  /** 14.7 Aircraft have a quality. */
  readonly variableAircraftQuality: boolean;
  /** 14.8 Evasion before each depth-charge attack. */
  readonly evasiveManeuvers: boolean;
  /** 14.9 The boat may be resupplied at sea. */
  readonly resupplyAtSea: boolean;
  /** 14.10 Every boat may be sent everywhere. */
  readonly nonHistoricalPatrolAreas: boolean;
  /** 14.11 Convoys may be approached before their ships are known; second printing. */
  readonly convoyPenetration: boolean;
  /** 13.1.2, 14.8.3 Two play: the opponent names the escort's number of an evasion. */
  readonly twoPlayers: boolean;
  /** 13.5 The boat sails in a pack and fights convoys with it. */
  readonly wolfpackTournament: boolean;
};

/** F Optional rules; each is off unless given. */
export type HuntersOptionsInput = {
  /** 4.5.2 Tubes start with G7a; few G7e, all in the reloads. */
  readonly initialLoadRestriction?: boolean;
  /** 14.1 One fixed tonnage per kind of ship instead of the rosters. */
  readonly standardTonnage?: boolean;
  /** 14.2 Three convoy targets instead of four. */
  readonly reducedConvoyTargets?: boolean;
  /** 14.3 A ship sunk once in the career is rolled again. */
  readonly historicalTargets?: boolean;
  /** 14.3.3 The rosters T6 and T7 are in play. */
  readonly extraTargetRosters?: boolean;
  /** 14.4 The boat's number must be historical for its type. */
  readonly historicalIds?: boolean;
  /** 14.6 Escorts have a quality. */
  readonly variableEscortQuality?: boolean;
  /** 14.7 Aircraft have a quality. */
  readonly variableAircraftQuality?: boolean;
  /** 14.8 Evasion before each depth-charge attack. */
  readonly evasiveManeuvers?: boolean;
  /** 14.9 The boat may be resupplied at sea. */
  readonly resupplyAtSea?: boolean;
  /** 14.10 Every boat may be sent everywhere. */
  readonly nonHistoricalPatrolAreas?: boolean;
  /** 14.11 Convoys may be approached before their ships are known; second printing. */
  readonly convoyPenetration?: boolean;
  /** 13.1.2, 14.8.3 Two play: the opponent names the escort's number of an evasion. */
  readonly twoPlayers?: boolean;
  /** 13.5 The boat sails in a pack and fights convoys with it. */
  readonly wolfpackTournament?: boolean;
};

/** E-89 Damage to a target by other boats of the pack. */
export type HuntersOthersDamage = {
  /** Its column on the combat mat, from 1. */
  readonly slot: number;
  /** Damage that was not this boat's doing. */
  readonly damage: number;
};

/** 13.5.3-13.5.5 A convoy battle fought with the pack. */
export type HuntersPackBattle = {
  /** Round of the joint battle; 0 for ships met alone, from which the boat may still join. */
  readonly round: number;
  /** 13.5.4 The draw of this round; null until it is made. */
  readonly draw: HuntersPackDraw | null;
  /** E-89 Damage done by other boats to the ships of a shared convoy. */
  readonly others: readonly HuntersOthersDamage[];
};

/** What packBattle asks for. */
export type HuntersPackBattleInput = {
  /** 13.5 The boats of one pack, in an order that stays the same. */
  readonly boats: readonly HuntersPackBoat[];
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
};

/** 13.5.3-13.5.5 How the joint battle of a pack stands. */
export type HuntersPackBattleReport = {
  /** 13.5.5 The round being fought; null when there is no battle. */
  readonly round: number | null;
  /** 13.5.4 Who is in the draw of that round, in its order. */
  readonly attackers: readonly string[];
  /** 13.5.4 Every boat of the round is about to attack, and none has drawn. */
  readonly mayDraw: boolean;
  /** 13.5.5 Who may still join; the round is not yet past for it. */
  readonly mayJoin: readonly string[];
  readonly boats: readonly HuntersPackBoatStanding[];
  /** E-89 The ships the next boat takes over; null where every boat has its own. */
  readonly targets: readonly HuntersSharedTarget[] | null;
  /** 13.5 How the snapshots contradict each other. */
  readonly faults: readonly HuntersTournamentFault[];
};

/** 13.5 A player of a pack and the latest snapshot of his career. */
export type HuntersPackBoat = {
  /** The player's name. */
  readonly player: string;
  readonly snapshot: HuntersState;
};

/** 13.5 How one boat of the pack stands. */
export type HuntersPackBoatStanding = {
  /** The player's name. */
  readonly player: string;
  readonly standing: HuntersPackStanding;
  /** Its round of the battle; null outside it. */
  readonly round: number | null;
  /** 13.5.4 It has its draw for that round. */
  readonly drawn: boolean;
  /** 13.5.4 The escort is after it in that round. */
  readonly hunted: boolean;
};

/** 13.5.4 The draw of one round: the boat the escort is after, and this boat's place in it. */
export type HuntersPackDraw = {
  /** Boats that attack in this round. */
  readonly boats: number;
  /** Which of them this one is, counted from 1. */
  readonly own: number;
  /** Which of them the escort is after. */
  readonly hunted: number;
};

/** What resolvePackDraw asks for. */
export type HuntersPackDrawInput = {
  /** 13.5.4 Boats of the pack that attack in this round, this one included. */
  readonly boats: number;
  /** 13.5.4 Which of them this one is, counted from 1 in an order all agree on. */
  readonly own: number;
};

/** What came of resolvePackDraw. */
export type HuntersPackDrawOutcome = {
  /** 13.5.4 Which of the boats the escort is after. */
  readonly hunted: number;
  /** 13.5.4 This boat's modifier of E2 in this round; 0 without a radio. */
  readonly modifier: number;
  /** Where play stands now. */
  readonly phase: HuntersPhase;
  /** 5.1 How the career ended; null while it goes on. */
  readonly fate: HuntersFate | null;
};

/** Draw for the pack: the new state, what happened and why. */
export type HuntersPackDrawResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersPackDrawOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** 13.5.5 In the joint battle, free to join it, fighting alone, under way, or out: home, aborting or lost. */
export type HuntersPackStanding = "fighting" | "called" | "alone" | "sailing" | "out";

/** A.5 The patrol in progress. */
export type HuntersPatrol = {
  readonly area: HuntersArea;
  readonly mission: HuntersMission | null;
  /** The track of the boat's mat. */
  readonly track: string;
  /** Box the boat is in; 0 before the first. */
  readonly box: number;
  /** 10.8.2 The box an aborting boat is placed in next. */
  readonly jumpTo: number | null;
  /** 10.8.2 Way of travel. */
  readonly direction: HuntersDirection;
  /** Encounter checks completed in this patrol. */
  readonly checksDone: number;
  /** Encounter checks completed in this box. */
  readonly checksDoneInBox: number;
  /** Encounter checks this box asks for; 0 before the first box. */
  readonly checksRequired: number;
  /** 7.4 How the mission stands; none without M or A. */
  readonly missionState: HuntersMissionState;
  /** 7.3.3 The boat must pass Gibraltar on this patrol. */
  readonly firstMediterranean: boolean;
  readonly abort: HuntersAbort | null;
  /** R1 No encounters in this box. */
  readonly quietHere: boolean;
  /** R1 No encounters in the next box entered. */
  readonly quietNext: boolean;
  /** 12.1 A random event has taken effect. */
  readonly eventUsed: boolean;
  /** 12.1.3 +1 on U2 for this patrol. */
  readonly superiorTorpedoes: boolean;
  /** 14.9.6 The patrol takes one month more. */
  readonly resupplied: boolean;
  /** 14.9 Resupply has been tried since the boat entered this box. */
  readonly resupplyTried: boolean;
  /** 14.9 Torpedoes the boat may take over now. */
  readonly resupplyOffer: HuntersTorpedoCount | null;
};

/** 7.5.2 Success or failure. */
export type HuntersPatrolResult = "S" | "F";

/** 14.11 How an approach into a convoy stands. */
export type HuntersPenetration = "none" | "declared" | "made";

/** Where play stands. */
export type HuntersPhase = "port" | "patrol_choice" | "mission_load" | "at_sea" | "pack_call" | "convoy" | "contact" | "attack" | "round" | "detection" | "evasion" | "escort_arrived" | "follow" | "straggler" | "flak_stay" | "spare_parts" | "resupply" | "abort_direction" | "in_port" | "boat_request" | "boat_choice" | "over";

/** What planRound asks for. */
export type HuntersPlanRoundInput = {
  /** 9.4.2 On the surface or submerged. */
  readonly mode: HuntersMode;
  readonly range: HuntersRange;
};

/** What came of planRound. */
export type HuntersPlanRoundOutcome = {
  readonly mode: HuntersMode;
  readonly range: HuntersRange;
  /** Where play stands now. */
  readonly phase: HuntersPhase;
  /** 5.1 How the career ended; null while it goes on. */
  readonly fate: HuntersFate | null;
};

/** Plan a round against unescorted ships: the new state, what happened and why. */
export type HuntersPlanRoundResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersPlanRoundOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** 7.3.4, 7.3.5 Where a boat is posted for good. */
export type HuntersPosting = "none" | "arctic" | "mediterranean";

/** 11.2.3 What became of a promotion check. */
export type HuntersPromotion = "not_due" | "promoted" | "not_promoted";

/** 9.7.6, 9.7.7 How following went. */
export type HuntersPursuit = "still_escorted" | "unescorted_straggler" | "success" | "lost";

/** 11.1.3 Quality of a crew, an escort or an aircraft. */
export type HuntersQuality = "green" | "trained" | "veteran" | "elite";

/** 12.1 A random event. */
export type HuntersRandomEvent = "man_overboard" | "caught_unawares" | "gyro_compass_failure" | "superior_torpedoes" | "spare_parts" | "hals_und_beinbruch" | "luftwaffe_recon" | "weather_reporting" | "torpedo_breaks_loose" | "severe_storm" | "swim_call";

/** 9.1.4 The range of an attack. */
export type HuntersRange = "close" | "medium" | "long";

/** 11.2 A rank, lowest first. */
export type HuntersRank = "OltzS" | "KptLt" | "KKpt" | "FKpt" | "KptzS";

/** 10.11 Months each seriously wounded man needs; 0 for the others. */
export type HuntersRecoveries = {
  /** Months. */
  readonly kmdt: number;
  /** Months. */
  readonly wo1: number;
  /** Months. */
  readonly wo2: number;
  /** Months. */
  readonly li: number;
  /** Months. */
  readonly doctor: number;
  /** Months. */
  readonly crew1: number;
  /** Months. */
  readonly crew2: number;
  /** Months. */
  readonly crew3: number;
  /** Months. */
  readonly crew4: number;
};

/** 10.10 A refit that waits for a choice of boat. */
export type HuntersRefit = {
  /** Why a new boat is due: 11.4.2, 10.11.4 or 10.9.4. */
  readonly boatDue: HuntersBoatDue;
  /** Months between patrol and patrol, as reckoned so far. */
  readonly delay: number;
  /** 10.10.6 Extra months the patrol itself took. */
  readonly patrolMonths: number;
  /** 11.2.3 A promotion check was made in this refit (E-38). */
  readonly promotionChecked: boolean;
  readonly recoveries: HuntersRecoveries;
};

/** What computeRefit asks for. */
export type HuntersRefitInput = Readonly<Record<string, never>>;

/** What came of computeRefit. */
export type HuntersRefitOutcome = {
  /** 7.5.2, 7.4.4 Success or failure of the patrol. */
  readonly result: HuntersPatrolResult;
  /** 7.5.2 Ships sunk on the patrol. */
  readonly ships: number;
  /** 5.2.1 Tonnage sunk on the patrol. */
  readonly tons: number;
  /** 10.10, 10.11 Months until the boat may sail, as reckoned before any request for a boat. */
  readonly delay: number;
  /** 10.10.6, 14.9.6 Extra months the patrol itself took. */
  readonly patrolMonths: number;
  /** 10.11.2, 10.11.4 Positions that a new man takes. */
  readonly replaced: readonly HuntersCrewPosition[];
  /** 11.1.5 The Experte first watch officer left for a boat of his own. */
  readonly firstOfficerLeft: boolean;
  /** 11.1.3 Crew quality after the refit. */
  readonly quality: HuntersQuality;
  /** 11.1 Result of crew advancement; null when none was rolled. */
  readonly advancement: HuntersAdvancement | null;
  /** 11.3 Decorations received, lowest first. */
  readonly awards: readonly HuntersAward[];
  /** 11.2.3 What became of the promotion check. */
  readonly promotion: HuntersPromotion;
  /** 11.2 Rank after the refit. */
  readonly rank: HuntersRank;
  /** 11.4.2, 10.11.4, 10.9.4 Why another boat is due. */
  readonly boatDue: HuntersBoatDue;
  /** C.14 Month of the next patrol; the last month of the game when the career is over. */
  readonly month: string;
  /** Where play stands now. */
  readonly phase: HuntersPhase;
  /** 5.1 How the career ended; null while it goes on. */
  readonly fate: HuntersFate | null;
};

/** Refit in port: the new state, what happened and why. */
export type HuntersRefitResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersRefitOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** What reloadTubes asks for. */
export type HuntersReloadTubesInput = {
  readonly tubes: HuntersReloading;
};

/** What came of reloadTubes. */
export type HuntersReloadTubesOutcome = {
  /** Tubes reloaded. */
  readonly reloaded: number;
  /** Where play stands now. */
  readonly phase: HuntersPhase;
  /** 5.1 How the career ended; null while it goes on. */
  readonly fate: HuntersFate | null;
};

/** Reload tubes: the new state, what happened and why. */
export type HuntersReloadTubesResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersReloadTubesOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** 4.5 The torpedo put into each empty tube; tubes left out stay empty. */
export type HuntersReloading = {
  /** Torpedo put into tube fwd1. */
  readonly fwd1?: HuntersTorpedo;
  /** Torpedo put into tube fwd2. */
  readonly fwd2?: HuntersTorpedo;
  /** Torpedo put into tube fwd3. */
  readonly fwd3?: HuntersTorpedo;
  /** Torpedo put into tube fwd4. */
  readonly fwd4?: HuntersTorpedo;
  /** Torpedo put into tube aft1. */
  readonly aft1?: HuntersTorpedo;
  /** Torpedo put into tube aft2. */
  readonly aft2?: HuntersTorpedo;
};

/** 4.5 Torpedoes of each type in one reload box. */
export type HuntersReloadsInput = {
  /** G7a torpedoes. */
  readonly G7a: number;
  /** G7e torpedoes. */
  readonly G7e: number;
};

/** 11.2.1 What became of a request for a patrol. */
export type HuntersRequest = "not_made" | "granted" | "refused";

/** What resolveResupply asks for. */
export type HuntersResupplyInput = Readonly<Record<string, never>>;

/** What came of resolveResupply. */
export type HuntersResupplyOutcome = {
  /** 14.9 A supply boat was met. */
  readonly met: boolean;
  /** 14.9.3 The aircraft that put an end to it, if one came. */
  readonly air: HuntersAirReport | null;
  /** 14.9 Torpedoes that may be taken over; null when there was no resupply. */
  readonly offer: HuntersTorpedoCount | null;
  /** Where play stands now. */
  readonly phase: HuntersPhase;
  /** 5.1 How the career ended; null while it goes on. */
  readonly fate: HuntersFate | null;
};

/** Resupply at sea: the new state, what happened and why. */
export type HuntersResupplyResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersResupplyOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** 13.1.2 Who decides one operation. */
export type HuntersRoleInDecision = {
  /** An operation that is open now. */
  readonly operation: string;
  /** Who names its input. */
  readonly decides: readonly HuntersSide[];
  /** 14.8.3 Both choose in secret and reveal together. */
  readonly secret: boolean;
  /** The rule that says so. */
  readonly section: string;
};

/** 13.1.2 Who makes one kind of roll. */
export type HuntersRoleInRoll = {
  /** What the roll is for, as rolls and requests for dice name it. */
  readonly label: string;
  readonly by: HuntersSide;
  readonly how: HuntersRollRole;
  /** The rule that says so. */
  readonly section: string;
};

/** 13.1.2 Who decides and who rolls in a two-player game. */
export type HuntersRoles = {
  /** Every open operation; empty when the career is over. */
  readonly decisions: readonly HuntersRoleInDecision[];
  /** Every kind of roll of the game under the options of the career. */
  readonly rolls: readonly HuntersRoleInRoll[];
};

/** What roles asks for. */
export type HuntersRolesInput = {
  readonly snapshot: HuntersState;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
};

/** 13.1.2 Thrown, or named by choice: in the input under option twoPlayers, else sent as the die. */
export type HuntersRollRole = "rolled" | "named";

/** 9.4.2 The present round against unescorted targets. */
export type HuntersRound = {
  readonly mode: HuntersMode;
  readonly range: HuntersRange;
  /** The bow tubes were used this round. */
  readonly fwdFired: boolean;
  /** The stern tubes were used this round. */
  readonly aftFired: boolean;
  /** The deck gun was used this round. */
  readonly gunFired: boolean;
  /** Tubes were reloaded, which ends the round. */
  readonly closed: boolean;
};

/** E Configurable rulings, fixed at career start. */
export type HuntersRulings = {
  /** D4 Mines must be laid from both ends. */
  readonly minelayingNeedsAllTubes: boolean;
  /** D5 A random event ends the checks of its box. */
  readonly eventEndsBox: boolean;
  /** E-6 The Oakleaves help the deck gun too. */
  readonly kcoAppliesToDeckGun: boolean;
  /** E-8 Several damaged ships still escorted stay together. */
  readonly followDamagedEscortedGroup: boolean;
  /** E-18 10.8.6 holds for the VIID too. */
  readonly midpointRuleForVIID: boolean;
  /** E-33 No submerged attack with a damaged periscope. */
  readonly periscopeBlocksSubmergedAttack: boolean;
  /** E-34 A damaged diesel engine may be repaired at sea. */
  readonly dieselsRepairable: boolean;
  /** D2 A re-roll may be spent on any roll; otherwise only on one that ends the career. */
  readonly promptRerolls: boolean;
  /** E-36 SW on a man already LW kills him. */
  readonly lightThenSeriousKills: boolean;
  /** E-29 A VIID lays mines on every track with a Mission box for them. */
  readonly viidAllMissionBoxes: boolean;
  /** E-89 The boats of a pack fight the same ships of a convoy. */
  readonly wolfpackSharedTargets: boolean;
};

/** E Configurable rulings; each has a default. */
export type HuntersRulingsInput = {
  /** D4 Mines must be laid from both ends. */
  readonly minelayingNeedsAllTubes?: boolean;
  /** D5 A random event ends the checks of its box. */
  readonly eventEndsBox?: boolean;
  /** E-6 The Oakleaves help the deck gun too. */
  readonly kcoAppliesToDeckGun?: boolean;
  /** E-8 Several damaged ships still escorted stay together. */
  readonly followDamagedEscortedGroup?: boolean;
  /** E-18 10.8.6 holds for the VIID too. */
  readonly midpointRuleForVIID?: boolean;
  /** E-33 No submerged attack with a damaged periscope. */
  readonly periscopeBlocksSubmergedAttack?: boolean;
  /** E-34 A damaged diesel engine may be repaired at sea. */
  readonly dieselsRepairable?: boolean;
  /** D2 A re-roll may be spent on any roll; otherwise only on one that ends the career. */
  readonly promptRerolls?: boolean;
  /** E-36 SW on a man already LW kills him. */
  readonly lightThenSeriousKills?: boolean;
  /** E-29 A VIID lays mines on every track with a Mission box for them. */
  readonly viidAllMissionBoxes?: boolean;
  /** E-89 The boats of a pack fight the same ships of a convoy. */
  readonly wolfpackSharedTargets?: boolean;
};

/** E-89 A ship of a shared convoy, with the damage done so far. */
export type HuntersSharedTarget = {
  /** Its column on the combat mat, from 1. */
  readonly slot: number;
  readonly type: HuntersShipType;
  /** Its name; null under standard tonnage. */
  readonly name: string | null;
  /** Its tonnage. */
  readonly tons: number;
  /** Damage that the boats before this one have done. */
  readonly damage: number;
};

/** 8.2 Kind of target. */
export type HuntersShipType = "small_freighter" | "large_freighter" | "tanker" | "capital_ship";

/** 9.2, 9.3 One torpedo or shell. */
export type HuntersShot = {
  /** Tube it left; null for the deck gun. */
  readonly tube: HuntersTube | null;
  /** Torpedo type; null for the deck gun. */
  readonly torpedo: HuntersTorpedo | null;
  /** Target it was aimed at. */
  readonly slot: number;
  readonly result: HuntersShotResult;
  /** Damage done. */
  readonly damage: number;
};

/** 9.2, 9.3 What became of a shot. */
export type HuntersShotResult = "sunk" | "damaged" | "dud" | "missed" | "wasted";

/** 13.1.2 The player whose boat is on patrol, or the opponent, who plays the enemy. */
export type HuntersSide = "player" | "opponent";

/** What resolveSighting asks for. */
export type HuntersSightingInput = {
  /** 14.11 Go into the convoy before its ships are known, or have them identified first. */
  readonly penetrate: boolean;
};

/** What came of resolveSighting. */
export type HuntersSightingOutcome = {
  /** 14.11 The boat goes in. */
  readonly penetrate: boolean;
  /** Where play stands now. */
  readonly phase: HuntersPhase;
  /** 5.1 How the career ended; null while it goes on. */
  readonly fate: HuntersFate | null;
};

/** Sight a convoy: the new state, what happened and why. */
export type HuntersSightingResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersSightingOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** A request: Simulate many runs. */
export type HuntersSimulateRequest = {
  /** The operation resolved first, `new` for whole games; without it a policy plays on from the snapshot. */
  readonly operation?: string;
  /** Who plays on to the end of the game, such as cautious, aggressive or random; nobody unless told. */
  readonly policy?: string;
  /** How many runs; 100 unless told. A request may be out of time before. */
  readonly runs?: number;
  /** Number of the first run, 0 unless told; the same run is the same wherever it is made. */
  readonly first?: number;
  /** Run n is resolved with this seed, a stroke and n; `simulation` unless told. */
  readonly seed?: string;
  /** What is told of the runs: names of the ruleset's measures, or JSON pointers into /outcome and /snapshot; with a policy every measure of the ruleset unless told, else the outcome. */
  readonly measures?: readonly string[];
  /** The most operations of one run; 20000 unless told. */
  readonly moves?: number;
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot?: HuntersState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input?: Readonly<Record<string, unknown>>;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
};

/** What standings asks for. */
export type HuntersStandingsInput = {
  readonly format: HuntersTournamentFormat;
  readonly agreed?: HuntersTournamentAgreement;
  /** 14.5 Packs bear historical names; chart WOLFPACK_NAMES lists them. Off unless given. */
  readonly historicalPackNames?: boolean;
  /** Every player's career. */
  readonly entries: readonly HuntersTournamentEntry[];
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
};

/** A The whole state of one career. */
export type HuntersState = {
  /** Always hunters. */
  readonly ruleset: "hunters";
  readonly edition: HuntersEdition;
  readonly options: HuntersOptions;
  readonly rulings: HuntersRulings;
  /** Operations resolved so far. */
  readonly step: number;
  readonly phase: HuntersPhase;
  /** 4.2 Month of the first patrol. */
  readonly startMonth: string;
  /** Month the current or next patrol starts; every chart uses it (D1). */
  readonly month: string;
  readonly kommandant: HuntersKommandant;
  readonly boat: HuntersBoat;
  readonly crew: HuntersCrew;
  readonly patrol: HuntersPatrol | null;
  readonly engagement: HuntersEngagement | null;
  readonly refit: HuntersRefit | null;
  /** 3.5 One row per patrol; the last is in progress while at sea. */
  readonly log: readonly HuntersLogRow[];
  /** 11.1 Successful patrols of the career. */
  readonly successes: number;
  /** 11.1.4 Failed patrols in a row. */
  readonly failureStreak: number;
  readonly end: HuntersCareerEnd | null;
};

/** 10.0 A system of the boat. */
export type HuntersSystem = "electric_engine_1" | "electric_engine_2" | "diesel_engine_1" | "diesel_engine_2" | "periscope" | "radio" | "hydrophones" | "batteries" | "fwd_torpedo_doors" | "aft_torpedo_doors" | "dive_planes" | "fuel_tanks" | "deck_gun" | "flak_20mm" | "flak_20mm_quad_1" | "flak_20mm_quad_2" | "flak_37mm";

/** 10.0 State of a system; absent when not carried. */
export type HuntersSystemState = "ok" | "damaged" | "inoperable" | "absent";

/** 10.0 State of every system. */
export type HuntersSystems = {
  readonly electric_engine_1: HuntersSystemState;
  readonly electric_engine_2: HuntersSystemState;
  readonly diesel_engine_1: HuntersSystemState;
  readonly diesel_engine_2: HuntersSystemState;
  readonly periscope: HuntersSystemState;
  readonly radio: HuntersSystemState;
  readonly hydrophones: HuntersSystemState;
  readonly batteries: HuntersSystemState;
  readonly fwd_torpedo_doors: HuntersSystemState;
  readonly aft_torpedo_doors: HuntersSystemState;
  readonly dive_planes: HuntersSystemState;
  readonly fuel_tanks: HuntersSystemState;
  readonly deck_gun: HuntersSystemState;
  readonly flak_20mm: HuntersSystemState;
  readonly flak_20mm_quad_1: HuntersSystemState;
  readonly flak_20mm_quad_2: HuntersSystemState;
  readonly flak_37mm: HuntersSystemState;
};

/** What takeOverTargets asks for. */
export type HuntersTakeOverTargetsInput = {
  /** E-89 The ships as the boat before left them. */
  readonly targets: readonly HuntersSharedTarget[];
};

/** What came of takeOverTargets. */
export type HuntersTakeOverTargetsOutcome = {
  /** Ships still afloat. */
  readonly afloat: number;
  /** Where play stands now. */
  readonly phase: HuntersPhase;
  /** 5.1 How the career ended; null while it goes on. */
  readonly fate: HuntersFate | null;
};

/** Take over the pack's targets: the new state, what happened and why. */
export type HuntersTakeOverTargetsResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersTakeOverTargetsOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** What takeTorpedoes asks for. */
export type HuntersTakeTorpedoesInput = {
  /** 14.9.4 Torpedoes put into free forward reload boxes. */
  readonly fwdReloads: HuntersReloadsInput;
  /** 14.9.4 Torpedoes put into free aft reload boxes. */
  readonly aftReloads: HuntersReloadsInput;
  readonly tubes: HuntersReloading;
};

/** What came of takeTorpedoes. */
export type HuntersTakeTorpedoesOutcome = {
  /** 14.9 Torpedoes taken over. */
  readonly taken: number;
  /** Where play stands now. */
  readonly phase: HuntersPhase;
  /** 5.1 How the career ended; null while it goes on. */
  readonly fate: HuntersFate | null;
};

/** Take torpedoes over: the new state, what happened and why. */
export type HuntersTakeTorpedoesResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersTakeTorpedoesOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** 8.2, 9.1 A target on the combat mat. */
export type HuntersTarget = {
  /** Its column on the combat mat, from 1. */
  readonly slot: number;
  readonly type: HuntersShipType;
  /** Its name; null under standard tonnage. */
  readonly name: string | null;
  /** Its tonnage. */
  readonly tons: number;
  /** Damage needed to sink it. */
  readonly points: number;
  /** Damage taken so far; sunk at `points` or more. */
  readonly damage: number;
};

/** 4.5 A torpedo type. */
export type HuntersTorpedo = "G7a" | "G7e";

/** 4.5 Torpedoes by type. */
export type HuntersTorpedoCount = {
  /** G7a torpedoes. */
  readonly G7a: number;
  /** G7e torpedoes. */
  readonly G7e: number;
};

/** What resolveTorpedoFire asks for. */
export type HuntersTorpedoFireInput = {
  readonly tubes: HuntersAllocation;
};

/** What came of resolveTorpedoFire. */
export type HuntersTorpedoFireOutcome = {
  /** 9.2 Every torpedo in the order resolved. */
  readonly shots: readonly HuntersShot[];
  /** Where play stands now. */
  readonly phase: HuntersPhase;
  /** 5.1 How the career ended; null while it goes on. */
  readonly fate: HuntersFate | null;
};

/** Fire torpedoes at unescorted ships: the new state, what happened and why. */
export type HuntersTorpedoFireResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersTorpedoFireOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** 13.0 What the players have settled among themselves. */
export type HuntersTournamentAgreement = {
  /** 13.1.1 Month in which both careers start. */
  readonly startMonth?: string;
  /** 13.1.1 Last month in which a patrol may start. */
  readonly endMonth?: string;
  /** 13.1.1 The boat both start with. */
  readonly boat?: HuntersBoatType;
  /** 13.5 Patrols of a wolfpack tournament. */
  readonly patrols?: number;
};

/** 13.0 A player and the latest snapshot of his career. */
export type HuntersTournamentEntry = {
  /** The player's name. */
  readonly player: string;
  /** 13.5.1 His pack; only in a wolfpack tournament. */
  readonly pack?: string | null;
  readonly snapshot: HuntersState;
};

/** 13.0 Whether a career may enter a format. */
export type HuntersTournamentEntryCheck = {
  /** True when nothing is wrong. */
  readonly legal: boolean;
  readonly faults: readonly HuntersTournamentFault[];
};

/** 13.0 What is wrong or still open, with the rule that says so. */
export type HuntersTournamentFault = {
  /** Stable code. */
  readonly code: string;
  /** The rule that says so. */
  readonly section: string;
  /** What is wrong. */
  readonly message: string;
};

/** 13.0 Two players (13.1), tonnage (13.2), survival (13.3), mixed boats (13.4) or wolfpacks (13.5). */
export type HuntersTournamentFormat = "twoPlayer" | "longTonnage" | "shortTonnage" | "longSurvival" | "shortSurvival" | "mixedLongTonnage" | "mixedShortTonnage" | "mixedLongSurvival" | "mixedShortSurvival" | "wolfpack";

/** 13.5.1 A pack on the scoreboard; only legal careers count. */
export type HuntersTournamentPack = {
  /** 13.5.1 The pack's name. */
  readonly pack: string;
  /** Its players. */
  readonly members: number;
  /** Members with a legal career who are alive. */
  readonly alive: number;
  /** True when every legal career of the pack is over. */
  readonly over: boolean;
  readonly place: number | null;
  /** True when another shares the place: the rules break no ties. */
  readonly tied: boolean;
  /** 5.2.1 Tonnage sunk. */
  readonly tons: number;
  /** Ships sunk. */
  readonly ships: number;
};

/** 13.0 A player on the scoreboard. */
export type HuntersTournamentRow = {
  /** The player's name. */
  readonly player: string;
  /** 13.5.1 His pack; null outside wolfpack tournaments. */
  readonly pack: string | null;
  /** True when the career keeps to the format; only then it is placed. */
  readonly legal: boolean;
  /** How it does not. */
  readonly faults: readonly HuntersTournamentFault[];
  /** Why this career is not over yet; null when it is. */
  readonly waiting: HuntersTournamentFault | null;
  readonly place: number | null;
  /** True when another shares the place: the rules break no ties. */
  readonly tied: boolean;
  /** 5.2.1 Tonnage sunk. */
  readonly tons: number;
  /** Ships sunk. */
  readonly ships: number;
  /** 13.3.1 Not lost, killed or taken prisoner so far. */
  readonly alive: boolean;
  /** Month of the present or next patrol, or in which the career ended. */
  readonly month: string;
  readonly rank: HuntersRank;
  readonly award: HuntersAward;
};

/** 13.0 The scoreboard of a match or tournament. */
export type HuntersTournamentStandings = {
  readonly format: HuntersTournamentFormat;
  /** What is wrong with the match as a whole; with a fault nobody wins. */
  readonly faults: readonly HuntersTournamentFault[];
  /** Best place first, then those without a place. */
  readonly entries: readonly HuntersTournamentRow[];
  /** 13.5.1 Best pack first; empty outside wolfpack tournaments. */
  readonly packs: readonly HuntersTournamentPack[];
  /** More than one is a tie; empty until it is decided. */
  readonly winners: readonly string[];
  /** 13.5.1 More than one is a tie. */
  readonly winningPacks: readonly string[];
  /** Why nobody has won; null when it is decided. */
  readonly undecided: HuntersTournamentFault | null;
};

/** 4.5 A torpedo tube. */
export type HuntersTube = "fwd1" | "fwd2" | "fwd3" | "fwd4" | "aft1" | "aft2";

/** 4.5 What a tube holds. */
export type HuntersTubeLoad = "empty" | "G7a" | "G7e" | "mine";

/** 4.5 What each tube holds; null for a tube the boat does not have. */
export type HuntersTubes = {
  readonly fwd1: HuntersTubeLoad | null;
  readonly fwd2: HuntersTubeLoad | null;
  readonly fwd3: HuntersTubeLoad | null;
  readonly fwd4: HuntersTubeLoad | null;
  readonly aft1: HuntersTubeLoad | null;
  readonly aft2: HuntersTubeLoad | null;
};

/** 4.5 One torpedo for each tube the boat has. */
export type HuntersTubesInput = {
  /** Bow tube 1. */
  readonly fwd1?: HuntersTorpedo;
  /** Bow tube 2. */
  readonly fwd2?: HuntersTorpedo;
  /** Bow tube 3. */
  readonly fwd3?: HuntersTorpedo;
  /** Bow tube 4. */
  readonly fwd4?: HuntersTorpedo;
  /** Stern tube 1. */
  readonly aft1?: HuntersTorpedo;
  /** Stern tube 2, on boats that have one. */
  readonly aft2?: HuntersTorpedo;
};

/** What turnBack asks for. */
export type HuntersTurnBackInput = Readonly<Record<string, never>>;

/** What came of turnBack. */
export type HuntersTurnBackOutcome = {
  /** 7.3.3 The box entered next; null when the boat is in port. */
  readonly nextBox: number | null;
  /** Where play stands now. */
  readonly phase: HuntersPhase;
  /** 5.1 How the career ended; null while it goes on. */
  readonly fate: HuntersFate | null;
};

/** Turn back before Gibraltar: the new state, what happened and why. */
export type HuntersTurnBackResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersTurnBackOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every operation that may be called next, and what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** A request: Verify a resolution. */
export type HuntersVerifyRequest = {
  /** The request as it was sent, with its operation's name as `operation` where the answer does not say it; without seed and dice the dice of the answer are taken. */
  readonly request: Readonly<Record<string, unknown>>;
  /** The answer to be checked: a resolution, a refusal or NEEDS_ROLL. What it leaves out is not checked. */
  readonly answer: Readonly<Record<string, unknown>>;
};

/** 5.2.2 The victory level. */
export type HuntersVictory = "defeat" | "draw" | "marginal_victory" | "substantial_victory" | "decisive_victory";

/** 7.2.2 Busy with others, or focused on the boat. */
export type HuntersWolfpackEscort = "busy" | "focused";

/** 10.5.1 Unhurt, lightly wounded, seriously wounded, killed. */
export type HuntersWound = "none" | "LW" | "SW" | "KIA";

/** 10.5 Wounds by crew position. */
export type HuntersWounds = {
  /** Kommandant. */
  readonly kmdt: HuntersWound;
  /** First watch officer. */
  readonly wo1: HuntersWound;
  /** Second watch officer. */
  readonly wo2: HuntersWound;
  /** Leading engineer. */
  readonly li: HuntersWound;
  /** Doctor. */
  readonly doctor: HuntersWound;
  /** Generic crew box 1. */
  readonly crew1: HuntersWound;
  /** Generic crew box 2. */
  readonly crew2: HuntersWound;
  /** Generic crew box 3. */
  readonly crew3: HuntersWound;
  /** Generic crew box 4. */
  readonly crew4: HuntersWound;
  /** Agent, on an (A) mission until landed; none otherwise. */
  readonly agent: HuntersWound;
};

/** The file, as exported. */
export type ImportCareerRequest = {
  /** Name of the file's format. */
  readonly format: "naval-umpire-career/1";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** The career's name. */
  readonly name: string | null;
  /** The career's own charts; null without. */
  readonly charts: Readonly<Record<string, unknown>> | null;
  /** The snapshot of a career that began with one; null for one that began as a new game. */
  readonly first: unknown;
  /** Every step, in order. */
  readonly steps: readonly CareerStep[];
  /** The snapshot after the last step. */
  readonly last: unknown;
};

/** A numbered ruling on a rule that its sources leave open. */
export type Interpretation = {
  /** Its number, as audit entries cite it. */
  readonly id: string;
  /** Section of the rules in question. */
  readonly section: string;
  /** What is open. */
  readonly question: string;
  /** How it is ruled here. */
  readonly ruling: string;
};

/** A request: Issue a token. */
export type IssueTokenRequest = {
  /** The role of the new token. */
  readonly role: CareerRole;
  /** The side a SIDE token sees; left out for every other role. */
  readonly side?: string;
};

/** `faults` points at everything that is wrong with the request. Nothing was rolled and nothing changed. */
export type MalformedProblem = {
  /** The kind of problem, as a path that explains it. */
  readonly type: string;
  /** The kind of problem in words. */
  readonly title: string;
  /** The HTTP status. */
  readonly status: number;
  /** What is wrong, and what to do. */
  readonly detail: string;
  /** Stable code of the problem. */
  readonly code: string;
  /** Always MALFORMED. */
  readonly kind: "MALFORMED";
  /** JSON pointer to the first fault. */
  readonly pointer?: string;
  /** Everything that is wrong with the request. */
  readonly faults?: readonly Fault[];
};

/** Something that a request names, and what it is. */
export type NamedDoc = {
  /** Its name. */
  readonly name: string;
  /** What it is. */
  readonly doc: string;
};

/** The tape ran out: append these dice to `dice` and ask again. */
export type NeedsRoll = {
  /** Always NEEDS_ROLL. */
  readonly kind: "NEEDS_ROLL";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The dice needed next. */
  readonly next: NextRoll;
  /** The audit trail so far. */
  readonly audit: readonly AuditEntry[];
  /** The faces used so far. */
  readonly dice: readonly number[];
};

/** The dice needed next: which, what for, and what each total would mean. */
export type NextRoll = {
  /** What the dice are for. */
  readonly label: string;
  /** The dice as printed, such as 2d6. */
  readonly dice: string;
  /** How many dice. */
  readonly count: number;
  /** Sides of each die. */
  readonly sides: number;
  /** Faces for this roll that the tape held already. */
  readonly held: readonly number[];
  /** The rule that asks for the roll. */
  readonly citation: Citation;
  /** Id of the chart to be read; null for none. */
  readonly chart?: string | null;
  /** Column of the chart; null for none. */
  readonly column?: string | null;
  /** Modifiers that will apply. */
  readonly modifiers: readonly AppliedModifier[];
  /** What each total would mean. */
  readonly totals: readonly TotalMeaning[];
};

/** The exact distribution of what an operation comes to, and a sampled one beside it when branches were left. */
export type Odds = {
  /** Always ODDS. */
  readonly kind: "ODDS";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The places told apart. */
  readonly project: readonly string[];
  readonly exact: OddsExact;
  /** How the rest was sampled; null when every branch was followed. */
  readonly sample: OddsSample | null;
  /** The likeliest first, at most 1,000. */
  readonly groups: readonly OddsGroup[];
  /** Groups beyond those listed; null when all are. */
  readonly unlisted: OddsUnlisted | null;
};

/** How far the branches were followed. */
export type OddsExact = {
  /** Every branch was followed, and every probability is exact. */
  readonly complete: boolean;
  /** What kept branches from being followed; null when none was left. */
  readonly stopped: OddsStop | null;
  /** The most branches that might be followed. */
  readonly bound: number;
  /** Branches followed. */
  readonly branches: number;
  /** What the branches followed add up to; 1 when complete. */
  readonly covered: Probability;
  /** Labels whose dice cannot move what is told apart, and so branched nothing. */
  readonly held: readonly string[];
};

/** One value of what is told apart. */
export type OddsGroup = {
  /** What stands at each place told apart, by its pointer. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Exact when complete, else the least it can be. */
  readonly probability: Probability;
  /** The most it can be, every branch not followed included. */
  readonly most: Probability;
  /** Its share of the sample; null without one. */
  readonly sampled: OddsShare | null;
};

/** How a sample was drawn; it says nothing exact. */
export type OddsSample = {
  /** Always true: this part is an estimate. */
  readonly sampled: true;
  /** Trials made. */
  readonly trials: number;
  /** Trial n, from 0, was resolved with this seed, a stroke and n. */
  readonly seed: string;
  /** Per cent of the intervals. */
  readonly confidence: 95;
};

/** How often a group fell in the sample. */
export type OddsShare = {
  /** How often it fell. */
  readonly count: number;
  /** Its share of the trials. */
  readonly decimal: string;
  /** Lower end of the 95% interval. */
  readonly low: string;
  /** Upper end of the 95% interval. */
  readonly high: string;
};

/** What kept branches from being followed: the bound, the time a request may take, or the depth alone. */
export type OddsStop = "BOUND" | "TIME" | "DEPTH";

/** Groups beyond those listed. */
export type OddsUnlisted = {
  /** How many groups are not listed. */
  readonly groups: number;
  /** The probability of them all. */
  readonly probability: Probability;
};

/** An operation or a report of a ruleset and where to call it. */
export type OperationInfo = {
  /** Its name on both wires. */
  readonly name: string;
  /** Its title. */
  readonly title: string;
  /** What it does. */
  readonly doc: string;
  /** Sections of the rules it carries out. */
  readonly rules: readonly string[];
  /** Its HTTP method on REST. */
  readonly method: string;
  /** Its path on REST. */
  readonly path: string;
  /** Path of a runnable request. */
  readonly example: string;
};

/** A request: Play a step. */
export type PlayStepRequest = {
  /** The version the caller has seen; a newer one answers a conflict. */
  readonly expectedVersion: number;
  /** Name of an operation of the ruleset. */
  readonly operation: string;
  /** The operation's input. */
  readonly input?: Readonly<Record<string, unknown>>;
  /** Seeds the dice. Send this, `dice` or `server`. */
  readonly seed?: string;
  /** The faces of physical dice, in order. Send this, `seed` or `server`. */
  readonly dice?: readonly number[];
  /** True rolls with the seed whose hash the career's `commitment` has promised. Send this, `seed` or `dice`. */
  readonly server?: boolean;
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** How much audit trail the answer carries: FULL (default), SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: AuditDepth;
  /** The language of the audit's sentences; without it the header Accept-Language chooses. */
  readonly language?: string;
};

/** A probability, exact. */
export type Probability = {
  /** Numerator of the fraction in lowest terms. */
  readonly numerator: string;
  /** Its denominator. */
  readonly denominator: string;
  /** The same as a decimal; what is less than 1 and more than 0 is never written as 1 or 0. */
  readonly decimal: string;
};

/** A request that was turned away before any rule was asked. */
export type Problem = {
  /** The kind of problem, as a path that explains it. */
  readonly type: string;
  /** The kind of problem in words. */
  readonly title: string;
  /** The HTTP status. */
  readonly status: number;
  /** What is wrong, and what to do. */
  readonly detail: string;
  /** Stable code of the problem. */
  readonly code: string;
};

/** The request was understood, and the rule in `citation` forbids it. Nothing was rolled and nothing changed. */
export type RefusalProblem = {
  /** The kind of problem, as a path that explains it. */
  readonly type: string;
  /** The kind of problem in words. */
  readonly title: string;
  /** The HTTP status. */
  readonly status: number;
  /** What is wrong, and what to do. */
  readonly detail: string;
  /** Stable code of the reason. */
  readonly code: string;
  /** Always REFUSAL. */
  readonly kind: "REFUSAL";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The rule that says no. */
  readonly citation: Citation;
  /** JSON pointer to the argument at fault; empty for the whole. */
  readonly pointer: string;
};

/** A roll of dice or a draw from a pool: the faces, the chart read, every modifier and the result. */
export type RollEntry = {
  /** What this line records. */
  readonly kind: "roll" | "draw" | "throw" | "effect" | "ruling";
  /** Stable code of what happened. */
  readonly code: string;
  /** The rule it follows. */
  readonly citation: Citation;
  /** This line as a sentence for people to read. */
  readonly sentence?: string;
  /** What the dice were rolled for; stable for ever. */
  readonly label: string;
  /** Whom or what it was rolled for, as ids by role; null where the label says enough. */
  readonly about?: unknown;
  /** The dice as printed, such as 2d6. */
  readonly dice: string;
  /** The faces, in order. */
  readonly faces: readonly number[];
  /** Id of the chart read; null when none was. */
  readonly chart?: string | null;
  /** Column of the chart; null when it has none. */
  readonly column?: string | null;
  /** Row of the chart, from 0; null without a chart. */
  readonly row?: number | null;
  /** Every modifier applied. */
  readonly modifiers: readonly AppliedModifier[];
  /** The natural total. */
  readonly total: number;
  /** The total with its modifiers. */
  readonly modified: number;
  /** What the total means. */
  readonly result: string;
};

/** A ruleset: its editions and its operations. */
export type RulesetInfo = {
  /** Its id: a field of the query and a part of REST paths. */
  readonly id: string;
  /** The game's title. */
  readonly title: string;
  /** Its editions; a snapshot is pinned to one. */
  readonly editions: readonly string[];
  /** Its operations. */
  readonly operations: readonly OperationInfo[];
  /** Its reports: questions about snapshots. */
  readonly reports: readonly OperationInfo[];
  /** Languages its audit trails can be told in. */
  readonly languages: readonly string[];
  /** Ways to play that simulations name. */
  readonly policies: readonly NamedDoc[];
  /** What simulations can tell of the end of a game. */
  readonly measures: readonly NamedDoc[];
};

/** A numbered ruling on an ambiguous rule that decided how this was resolved. */
export type RulingEntry = {
  /** What this line records. */
  readonly kind: "roll" | "draw" | "throw" | "effect" | "ruling";
  /** Stable code of what happened. */
  readonly code: string;
  /** The rule it follows. */
  readonly citation: Citation;
  /** This line as a sentence for people to read. */
  readonly sentence?: string;
  /** Number of the ruling in the ruleset's interpretations. */
  readonly ruling: string;
};

/** What many runs came to: histograms and quantiles, every run to be made again from its seed. */
export type Simulation = {
  /** Always SIMULATION. */
  readonly kind: "SIMULATION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** The operation resolved first; null when play went on from the snapshot. */
  readonly opening: string | null;
  /** The policy that played on; null when nothing more was played. */
  readonly policy: string | null;
  /** Run n was resolved with this seed, a stroke and n. */
  readonly seed: string;
  /** Number of the first run. */
  readonly first: number;
  /** Runs asked for. */
  readonly asked: number;
  /** Runs made; fewer than asked for only when the time was over. */
  readonly runs: number;
  /** What kept runs from being made; null when all were. */
  readonly stopped: SimulationStop | null;
  /** Runs whose game was over at the end. */
  readonly over: number;
  /** Operations of a run; null without runs. */
  readonly moves: SimulationNumbers | null;
  /** What the measures came to, in the order asked. */
  readonly measures: readonly SimulationMeasure[];
};

/** One bar of a histogram. */
export type SimulationBar = {
  /** The value; null for a bar of several numbers. */
  readonly value: unknown;
  /** The least number of the bar; null for what is no number. */
  readonly from: number | null;
  /** The greatest whole number of the bar; null for what is no number. */
  readonly to: number | null;
  /** How many runs fell here. */
  readonly count: number;
  /** Their share of the runs. */
  readonly share: number;
  /** Lower end of its 95% interval. */
  readonly low: number;
  /** Upper end of its 95% interval. */
  readonly high: number;
  /** The first run that fell here; with `first` it can be made again alone. */
  readonly run: number;
};

/** What one measure came to. */
export type SimulationMeasure = {
  /** Name of the measure, or the JSON pointer measured. */
  readonly measure: string;
  /** What it measures; null for a pointer. */
  readonly doc: string | null;
  /** What the numbers came to; null unless every value is one. */
  readonly numbers: SimulationNumbers | null;
  /** Numbers in ascending order, everything else by how often it fell. */
  readonly groups: readonly SimulationBar[];
  /** Values beyond those listed. */
  readonly unlisted: number;
};

/** What numbers came to. */
export type SimulationNumbers = {
  /** The mean. */
  readonly mean: number;
  /** Standard deviation of the sample; 0 for a single run. */
  readonly deviation: number;
  /** The least. */
  readonly min: number;
  /** The greatest. */
  readonly max: number;
  /** The quantiles of 5, 25, 50, 75 and 95 per cent. */
  readonly quantiles: readonly SimulationQuantile[];
};

/** A quantile. */
export type SimulationQuantile = {
  /** A share of the runs. */
  readonly share: number;
  /** The least value that so large a share of the runs does not exceed. */
  readonly value: number;
};

/** What kept runs from being made. */
export type SimulationStop = "TIME" | "CANCELLED";

/** A handful of dice each read by itself on a chart, and how many of them counted. */
export type ThrowEntry = {
  /** What this line records. */
  readonly kind: "roll" | "draw" | "throw" | "effect" | "ruling";
  /** Stable code of what happened. */
  readonly code: string;
  /** The rule it follows. */
  readonly citation: Citation;
  /** This line as a sentence for people to read. */
  readonly sentence?: string;
  /** What the dice were thrown for; stable for ever. */
  readonly label: string;
  /** Who threw them, with what and at whom, as ids by role; null where the label says enough. */
  readonly about?: unknown;
  /** How many throws of which die, such as 9x1d6. */
  readonly dice: string;
  /** The faces, in order. */
  readonly faces: readonly number[];
  /** Id of the chart read. */
  readonly chart?: string | null;
  /** Column of the chart; null when it has none. */
  readonly column?: string | null;
  /** Row of the chart for every face, from 0. */
  readonly rows: readonly number[];
  /** What the number of dice is made of. */
  readonly terms: readonly AppliedModifier[];
  /** The results that count. */
  readonly counting: readonly string[];
  /** How many dice fell on a result that counts. */
  readonly counted: number;
};

/** What one natural total of the dice asked for would mean. */
export type TotalMeaning = {
  /** The natural total. */
  readonly total: number;
  /** The total with its modifiers. */
  readonly modified: number;
  /** The result it would give. */
  readonly result: string;
  /** That result in words for people to read. */
  readonly words?: string;
};

/** Whether an answer is right. */
export type Verification = {
  /** Always VERIFICATION. */
  readonly kind: "VERIFICATION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation replayed. */
  readonly operation: string;
  /** True when the answer is what the rules, the charts and the dice say. */
  readonly right: boolean;
  /** Members of the answer that were checked. */
  readonly checked: readonly string[];
  /** The first difference; null when it is right. */
  readonly difference: Difference | null;
};

/** The file, as exported. */
export type VerifyCareerFileRequest = {
  /** Name of the file's format. */
  readonly format: "naval-umpire-career/1";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** The career's name. */
  readonly name: string | null;
  /** The career's own charts; null without. */
  readonly charts: Readonly<Record<string, unknown>> | null;
  /** The snapshot of a career that began with one; null for one that began as a new game. */
  readonly first: unknown;
  /** Every step, in order. */
  readonly steps: readonly CareerStep[];
  /** The snapshot after the last step. */
  readonly last: unknown;
};
