// Made from the OpenAPI documents in schema/ by scripts/generate-schema.ts; not to be edited.

/** A change that a rule makes to what a roll came to once its row is read; those of a roll follow one another. */
export type Adjustment = {
  /** Its stable code. */
  readonly code: string;
  /** What it adds to the number of the result, never to less than 0; of a result without a number, to the total, which is then read anew; null where the result turns into another. */
  readonly value: number | null;
  /** What the result is from then on. */
  readonly result: string;
  /** Whom alone it concerns, as ids by role; left out where it concerns everybody. */
  readonly about?: Readonly<Record<string, string>>;
  /** The rule that makes it. */
  readonly citation: Citation;
};

/** A modifier as applied to one roll. */
export type AppliedModifier = {
  /** Its stable code. */
  readonly code: string;
  /** What it adds to the total. */
  readonly value: number;
  /** The rule that grants it. */
  readonly citation: Citation;
};

/** A fact that nobody told. */
export type AskedFact = {
  /** JSON pointer into the request, where it is to be told. */
  readonly pointer: string;
  /** What it is called. */
  readonly title: string;
  /** What it means. */
  readonly description: string;
  /** True where only a referee can tell it; otherwise the `default` of its schema stands. */
  readonly needed: boolean;
  /** JSON Schema of what can be told, with titles as decisions have them, the section it is about as `x-rule`, and as `default` what stands for it where it is not told. */
  readonly schema: Readonly<Record<string, unknown>>;
};

/** One line of the audit trail; from these lines alone the result can be recomputed. */
export type AuditEntry = RollEntry | ThrowEntry | EffectEntry | RulingEntry;

/** How much audit an answer carries. */
export type AuditLevel = "FULL" | "SUMMARY" | "NONE";

/** What a line of the audit trail is for its reader. */
export type AuditWeight = "STORY" | "DETAIL" | "RULING";

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
  /** Digest of the step, which covers every step before it; null beside a view for a step without a salt. */
  readonly digest: string | null;
  /** Hash of the seed the server will use next, when asked to roll. */
  readonly commitment: string;
  /** Whether the game is over. */
  readonly over: boolean;
  /** Its role: OWNER does all, REFEREE sees all and plays, SIDE sees one side's view, SPECTATOR looks on. */
  readonly role: CareerRole;
  /** The side a SIDE token sees; null for every other role. */
  readonly side: string | null;
  /** Id, among `tokens`, of the token it was asked with; null for whoever is no owner. */
  readonly tokenId: string | null;
  /** Whether the whole state is shown, or only a view of it. */
  readonly complete: boolean;
  /** The whole state; null when only a view of it is shown. */
  readonly snapshot: Snapshot | null;
  /** What this token may see, in a game that hides something; null otherwise. */
  readonly view: Readonly<Record<string, unknown>> | null;
  /** The operations asked for by `decisions` and whether each may be called; null beside a view of who does not play. */
  readonly decisions: readonly Decision[] | null;
  /** Where it was forked from. */
  readonly origin: CareerOrigin | null;
  /** When it was made. */
  readonly createdAt: string;
  /** When it is dropped unless it is played on. */
  readonly expiresAt: string;
  /** Its tokens, without the tokens; shown to its owner alone. */
  readonly tokens: readonly CareerTokenInfo[];
};

/** What the rules said. RESOLUTION: It was carried out. REFUSAL: A rule says no. NEEDS_ROLL: The tape ran out; dice are needed. */
export type CareerAnswerKind = "RESOLUTION" | "REFUSAL" | "NEEDS_ROLL";

/** The audit trail of a step of a career. */
export type CareerAudit = {
  /** The step. */
  readonly version: number;
  /** The operation that was played; null for a step that began the career, and beside a view for a step that another side made. */
  readonly operation: string | null;
  /** Its audit trail; null where this token may read none, and where the rules were revised since and make something else of the step. */
  readonly audit: readonly AuditEntry[] | null;
};

/** Who made a step of a career. */
export type CareerAuthor = {
  /** Its role. */
  readonly role: CareerAuthorRole;
  /** The side; null for a role that has none. */
  readonly side: string | null;
  /** Id of the token; null for a policy and for the service. */
  readonly token: string | null;
  /** Name of the policy; null for everyone else. */
  readonly policy: string | null;
};

/** Who made a step. OWNER: The bearer of an owner's token. REFEREE: The bearer of a referee's token. SIDE: The bearer of a side's token. SPECTATOR: The bearer of an onlooker's token. POLICY: A policy, which holds the seat of a side or of the only player. SERVICE: The service itself. */
export type CareerAuthorRole = "OWNER" | "REFEREE" | "SIDE" | "SPECTATOR" | "POLICY" | "SERVICE";

/** A new career with its tokens. */
export type CareerCreated = {
  /** Whether it was carried out, refused by a rule, or waits for dice. Only the first changes anything. */
  readonly kind: CareerAnswerKind;
  /** The new career; null when none was made. */
  readonly career: Career | null;
  /** Its tokens, told only here. */
  readonly tokens: readonly CareerToken[];
  /** The whole answer, as the operation itself gives it; null where this token may only see a view, and where it was given under older rules. */
  readonly answer: Resolution | Refusal | NeedsRoll | null;
  /** Of a career that is imported in pages, before the last one: how far it has come; null otherwise. */
  readonly importing: CareerImporting | null;
};

/** That a career is gone. */
export type CareerDeleted = {
  /** Id of the career. */
  readonly career: string;
  /** Always true. */
  readonly deleted: boolean;
};

/** How many steps have dice of one origin, and what that proves. */
export type CareerDice = {
  /** Where their dice came from. */
  readonly origin: CareerDiceOrigin;
  /** How many steps. */
  readonly steps: number;
  /** The version of the first of them. */
  readonly first: number;
  /** How many of them were played on charts of the caller's own: whatever the dice prove, those charts may read them as the caller likes, and let a roll lead to no step. */
  readonly ownCharts: number;
  /** What that proves of them, in English. */
  readonly proves: string;
};

/** Where the dice of a step came from. NONE: No die was rolled. GIVEN: A position as it was given, and not played: nothing of what came before it is proven. SERVER: Promised before the move, mixed with what the caller gave, and signed: nobody could choose or bend them. SERVER_ALONE: Promised before the move and signed, without anything of the caller's: the caller could not choose them; the service could. SERVER_FIRST: The server's, at the beginning, where nothing had been promised: whoever began may have begun often. SERVER_UNSIGNED: Called the server's, without a signature by a key that was given: anyone may have made them, and chosen among many. SEED: Of a seed that the caller sent, and may have chosen among many. TAPE: Typed in: nothing is proven of them but that they were used as they stand. FORK: A fork: what comes after it may be one of several attempts from there. IMPORT: An import: what comes before it was kept elsewhere, and what comes after may be one of several attempts. TAKE_BACK: Moves were taken back: what comes after may be one of several attempts. CORRECTION: A position that a referee corrected: nothing proves that the game led there. */
export type CareerDiceOrigin = "NONE" | "GIVEN" | "SERVER" | "SERVER_ALONE" | "SERVER_FIRST" | "SERVER_UNSIGNED" | "SEED" | "TAPE" | "FORK" | "IMPORT" | "TAKE_BACK" | "CORRECTION";

/** The first step of a chain that cannot be proven. */
export type CareerDifference = {
  /** The first step that differs. */
  readonly version: number;
  /** How it differs; RULES_DIFFER where other rules than its own make something else of it. */
  readonly code: CareerDifferenceCode;
  /** What the step should say. */
  readonly expected: string | null;
  /** What it says. */
  readonly found: string | null;
};

/** How a step differs. VERSION_DIFFERS: Its version is not its place in the chain. RULESET_DIFFERS: It is of another ruleset than its career. CHARTS_DIFFER: It was played on other charts than its career. FORM_DIFFERS: It does not have the members of its format, or its format is older than that of the step before. NAME_DIFFERS: The name of the career is not the one that its steps say. DIGEST_DIFFERS: Its digest is not that of what it holds. PREVIOUS_DIFFERS: It does not follow the step before it. SEED_NOT_REVEALED: The seed that was promised before it is not revealed. SEED_NOT_PROMISED: Its seed is not the one that was promised before it. KIND_DIFFERS: It is of a kind that cannot stand at its place. REFUSED: The rules refuse its operation, or it cannot be read. ROLLS_DIFFER: The rules make other rolls of its dice. SNAPSHOT_DIFFERS: The rules lead to another snapshot. SIGNATURE_DIFFERS: Its signature is not by the key that it names. RULES_DIFFER: Other rules than its own make something else of it. */
export type CareerDifferenceCode = "VERSION_DIFFERS" | "RULESET_DIFFERS" | "CHARTS_DIFFER" | "FORM_DIFFERS" | "NAME_DIFFERS" | "DIGEST_DIFFERS" | "PREVIOUS_DIFFERS" | "SEED_NOT_REVEALED" | "SEED_NOT_PROMISED" | "KIND_DIFFERS" | "REFUSED" | "ROLLS_DIFFER" | "SNAPSHOT_DIFFERS" | "SIGNATURE_DIFFERS" | "RULES_DIFFER";

/** A whole career as one file, from which it can be proven and gone on with. */
export type CareerFile = {
  /** Name of the file's format: naval-umpire-career/3, or /2 or /1 for a file of an older version. */
  readonly format: string;
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
  /** Of a page of a long career: send it as `after` for the next page; null at the end, and for a whole file. */
  readonly next?: string | null;
};

/** A career of which pages are still to come. */
export type CareerImporting = {
  /** Its id, to be sent with the next page. */
  readonly career: string;
  /** The last version stored: what the next page comes after. */
  readonly version: number;
};

/** A drawing of the map of a career. */
export type CareerMap = {
  /** The step shown. */
  readonly version: number;
  /** Whose view is drawn: a side, or `onlooker`; null where the whole state is. */
  readonly viewer: string | null;
  /** The drawing, a whole SVG document; null in a game without a map. */
  readonly svg: string | null;
};

/** Where a forked career comes from. */
export type CareerOrigin = {
  /** Id of the career it was forked from. */
  readonly career: string;
  /** The version there. */
  readonly version: number;
  /** Digest of that step; null beside a view. */
  readonly digest: string | null;
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
  /** The step that was added, the first of them in a run; null when none was. */
  readonly step: CareerStepTold | null;
  /** Of a request with `runOn`, every step that was added, in order; left out otherwise. */
  readonly steps?: readonly CareerRunStep[];
  /** The whole answer, as the operation itself gives it; null where this token may only see a view, and where it was given under older rules. */
  readonly answer: Resolution | Refusal | NeedsRoll | null;
  /** What this token may see now, in place of an answer that would show more. */
  readonly view: Readonly<Record<string, unknown>> | null;
  /** Beside a view, those of the operations asked for that are this side's; null without a view. */
  readonly decisions: readonly Decision[] | null;
  /** The lines of the audit trail this token may read, beside its view; null without one. */
  readonly audit: readonly AuditEntry[] | null;
};

/** Where dice came from. SEED: The seed that the caller sent. TAPE: Dice that the caller rolled. SERVER: A seed of the server's, which was promised before. */
export type CareerRandomness = "SEED" | "TAPE" | "SERVER";

/** What a proof remarks of steps that it does not call wrong. */
export type CareerRemark = {
  /** What it remarks. */
  readonly code: CareerRemarkCode;
  /** How many steps. */
  readonly steps: number;
  /** The version of the first of them. */
  readonly first: number;
  /** The remark in English. */
  readonly says: string;
};

/** What a proof remarks of steps that it does not call wrong. TIME_BACKWARDS: Dated before the step before it: a clock was wrong. TIME_OUTSIDE_KEY: The signature proves nothing: its key is known, but the date is outside the time of this key. A clock was wrong, or somebody stole the key. KEY_UNKNOWN: The signature proves nothing: its key is not among the keys that you gave. UNSIGNED: There is no valid signature, although a key or another step shows that the service signs. Anyone can have made this step or changed it. */
export type CareerRemarkCode = "TIME_BACKWARDS" | "TIME_OUTSIDE_KEY" | "KEY_UNKNOWN" | "UNSIGNED";

/** What a token lets its bearer do. OWNER: Does all, and manages the tokens. REFEREE: Sees all and plays. SIDE: Sees one side's view, and plays what is that side's. SPECTATOR: Looks on. */
export type CareerRole = "OWNER" | "REFEREE" | "SIDE" | "SPECTATOR";

/** One roll of dice in a step. */
export type CareerRoll = {
  /** What the dice were for. */
  readonly label: string;
  /** Sides of each die. */
  readonly sides: number;
  /** The lowest face; 1 where it is left out. */
  readonly low?: number;
  /** The faces, in order. */
  readonly faces: readonly number[];
};

/** One of the steps that a run has added. */
export type CareerRunStep = {
  /** The step. */
  readonly step: CareerStepTold;
  /** The lines of its audit trail this token may read; null where the answer tells all. */
  readonly audit: readonly AuditEntry[] | null;
};

/** The service's signature of a step. */
export type CareerSignature = {
  /** Id of the key, as it is published. */
  readonly key: string;
  /** The 64 bytes of the Ed25519 signature as base64url. */
  readonly value: string;
};

/** One step of a career, chained to the step before by its digest. */
export type CareerStep = {
  /** Format of the step, as its file names it. Left out in steps of older formats. */
  readonly format?: "naval-umpire-career/3";
  /** Its place in the chain, from 0; the career's version once it is the newest. */
  readonly version: number;
  /** How it came about. */
  readonly kind: CareerStepKind;
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** The revision of the rules in force when it was stored; left out in steps older than revisions are. */
  readonly revision?: number;
  /** The career's name; null without one. Left out in steps of older formats. */
  readonly name?: string | null;
  /** Who made the step; null for a game without tokens. Left out in steps of older formats. */
  readonly author?: CareerAuthor | null;
  /** Digest of the career's own charts; null when it is played on the ruleset's. */
  readonly charts: string | null;
  /** The operation; null where none was resolved. */
  readonly operation: string | null;
  /** The operation's input; of a step without one, what its kind says. */
  readonly input: unknown;
  /** Ordinals of the rolls that were made again. */
  readonly rerolls: readonly number[];
  /** Where the dice came from: the caller's seed, a tape, or the seed the server had promised. */
  readonly randomness: CareerRandomness | null;
  /** The seed of the dice; null for a tape. */
  readonly seed: string | null;
  /** What the caller gave towards the seed of the server's dice, which is made of it and of the seed revealed; null where it gave nothing. Left out in steps of the first format. */
  readonly entropy?: string | null;
  /** True for a step that a run went on with by itself: the seed of the server's dice is made of that of the step before. Left out in steps of the first format. */
  readonly ranOn?: boolean;
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
  /** A random text by which the digest tells nothing of what it covers to who may not see it. Left out in steps of the first format. */
  readonly salt?: string;
  /** When the step was stored. */
  readonly at: string;
  /** Digest of the step before; null for the first. */
  readonly previous: string | null;
  /** sha256: and the hash of the canonical JSON of every other member but `signature`. */
  readonly digest: string;
  /** The service's signature of the digest; null where it signs nothing. Left out in steps of the first format. */
  readonly signature?: CareerSignature | null;
};

/** How a step came about. START: The game began with it. SNAPSHOT: A snapshot was taken as the beginning. PLAY: An operation was resolved. FORK: The career was forked from another here. IMPORT: What comes before it was kept elsewhere. TAKE_BACK: The game went back to the position after an earlier step. CORRECTION: A referee corrected the position. NOTE: The hash of a note was recorded. CLAIM: Somebody took a seat. PROMISE: The service promised another seed. */
export type CareerStepKind = "START" | "SNAPSHOT" | "PLAY" | "FORK" | "IMPORT" | "TAKE_BACK" | "CORRECTION" | "NOTE" | "CLAIM" | "PROMISE";

/** A page of a career's steps. */
export type CareerStepPage = {
  /** The steps. */
  readonly steps: readonly CareerStepTold[];
  /** Send it as `after` for the next page; null at the end. */
  readonly next: string | null;
};

/** One step of a career, as the bearer of the token may see it. */
export type CareerStepTold = {
  /** Format of the step, as its file names it. Left out in steps of older formats. */
  readonly format?: "naval-umpire-career/3";
  /** Its place in the chain, from 0; the career's version once it is the newest. */
  readonly version: number;
  /** How it came about. */
  readonly kind: CareerStepKind;
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** The revision of the rules in force when it was stored; left out in steps older than revisions are. */
  readonly revision?: number;
  /** The career's name; null without one. Left out in steps of older formats. */
  readonly name?: string | null;
  /** Who made the step; null for a game without tokens. Left out in steps of older formats. */
  readonly author?: CareerAuthor | null;
  /** Digest of the career's own charts; null when it is played on the ruleset's. */
  readonly charts: string | null;
  /** The operation; null where none was resolved. */
  readonly operation: string | null;
  /** The operation's input; of a step without one, what its kind says. */
  readonly input: unknown;
  /** Ordinals of the rolls that were made again. */
  readonly rerolls: readonly number[];
  /** Where the dice came from: the caller's seed, a tape, or the seed the server had promised. */
  readonly randomness: CareerRandomness | null;
  /** The seed of the dice; null for a tape. */
  readonly seed: string | null;
  /** What the caller gave towards the seed of the server's dice, which is made of it and of the seed revealed; null where it gave nothing. Left out in steps of the first format. */
  readonly entropy?: string | null;
  /** True for a step that a run went on with by itself: the seed of the server's dice is made of that of the step before. Left out in steps of the first format. */
  readonly ranOn?: boolean;
  /** How the dice were made. */
  readonly algorithm: string | null;
  /** The `step` of the snapshot before, which seeded dice depend on. */
  readonly diceStep: number | null;
  /** Every roll, in order; their faces are the tape. */
  readonly rolls: readonly CareerRoll[];
  /** Digest of the snapshot after the step; null beside a view, which hides what could be guessed from it. */
  readonly snapshot: string | null;
  /** The seed that the step before promised; null where it promised none here. */
  readonly revealed: string | null;
  /** Hash of the seed the server will use for the next step when asked to. */
  readonly commitment: string;
  /** A random text by which the digest tells nothing of what it covers to who may not see it. Left out in steps of the first format. */
  readonly salt?: string;
  /** When the step was stored. */
  readonly at: string;
  /** Digest of the step before; null for the first. */
  readonly previous: string | null;
  /** As in the chain; null beside a view for a step without a salt, by which guesses could be tried. */
  readonly digest: string | null;
  /** The service's signature of the digest; null where it signs nothing. Left out in steps of the first format. */
  readonly signature?: CareerSignature | null;
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
  /** True when every step is proven, false when one is wrong; null when all that differs is what the rules made of a step under another revision. */
  readonly verified: boolean | null;
  /** How many steps the career has. */
  readonly steps: number;
  /** Digest of the newest step; null when the chain cannot be proven. */
  readonly digest: string | null;
  /** The first step that differs, and how; null when none does. */
  readonly difference: CareerDifference | null;
  /** Of a step that differs by the rules: from which revision to which, and what changed; null otherwise. */
  readonly rules: RulesDifference | null;
  /** Of the steps proven, how many there are of each origin of their dice, and what that proves. */
  readonly dice: readonly CareerDice[];
  /** What the proof remarks of steps that it does not call wrong: wrong clocks, unknown keys and missing signatures. */
  readonly remarks: readonly CareerRemark[];
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
} & Readonly<Record<string, unknown>>;

/** Every chart of a ruleset; schema/<ruleset>/chart-pack.schema.json describes each row. */
export type ChartPack = {
  /** Name of the pack's format. */
  readonly schema: string;
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** The game's title. */
  readonly title: string;
  /** The charts by id. */
  readonly charts: Readonly<Record<string, Chart>>;
} & Readonly<Record<string, unknown>>;

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
  /** Section number as printed, such as 9.6.7, or number of a ruling, such as D-22. */
  readonly section: string;
};

/** An operation that a rule closes now. */
export type ClosedDecision = {
  /** Name of the operation. */
  readonly operation: string;
  /** What it is called, in the language asked for; left out without one. */
  readonly title?: string;
  /** What it does, in the language asked for; left out without one. */
  readonly description?: string;
  /** False: it may not be called now. */
  readonly legal: false;
  /** Null when closed. */
  readonly kind: null;
  /** Null when closed. */
  readonly input: null;
  /** Limits a schema cannot state. */
  readonly limits: readonly DecisionLimit[];
  /** Values that a rule forbids now. */
  readonly closed: readonly ClosedValue[];
  /** Why it is closed. */
  readonly refusal: ClosedReason;
};

/** The rule that keeps an operation closed now. */
export type ClosedReason = {
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
  /** The forbidden value; null stands for every value there. */
  readonly value: unknown;
  /** The value in the language asked for, or its member where every value is closed; left out without one. */
  readonly title?: string;
  /** Stable code of the reason. */
  readonly code: string;
  /** Section of the rules that forbids it. */
  readonly section: string;
};

/** What is otherwise on the other side; of a new game in its input. */
export type CompareAgainst = {
  /** Another edition of the rules. */
  readonly edition?: string;
  /** Optional rules: those of an object laid over the snapshot's, a list in place of it. */
  readonly options?: unknown;
  /** Rulings that can be switched, laid over the snapshot's. */
  readonly rulings?: Readonly<Record<string, unknown>>;
  /** Anything else of the snapshot, as a JSON merge patch. */
  readonly snapshot?: Readonly<Record<string, unknown>>;
  /** Charts in place of the request's `charts`; an empty object for the ruleset's own. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** With `dice`: faces, in order, of what only the other side rolls. All must be used. */
  readonly dice?: readonly number[];
};

/** A place of the snapshot at which the two sides end apart. */
export type ComparedChange = {
  /** JSON pointer into the snapshot. */
  readonly pointer: string;
  /** What stands there on the one side; null where nothing does. */
  readonly one: unknown;
  /** What stands there on the other. */
  readonly other: unknown;
};

/** The first line of the audit trail that differs, the edition that it cites apart. */
export type ComparedEntry = {
  /** Which line, from 0. */
  readonly index: number;
  /** JSON pointer into the line to what differs in it first; empty where one side has no such line. */
  readonly pointer: string;
  /** The line of the one side; null where its trail has ended. */
  readonly one: AuditEntry | null;
  /** The line of the other; null where its trail has ended. */
  readonly other: AuditEntry | null;
};

/** How one side of a comparison ends. RESOLUTION: It is carried out. REFUSAL: A rule says no. NEEDS_ROLL: Its dice ran out. */
export type ComparedKind = "RESOLUTION" | "REFUSAL" | "NEEDS_ROLL";

/** The roll for which the dice of one side ran out. */
export type ComparedNeed = {
  /** What it is for. */
  readonly label: string;
  /** The same in words. */
  readonly purpose: string;
  /** The dice as printed, such as 2d6. */
  readonly dice: string;
  /** The faces there were for it. */
  readonly held: readonly number[];
  /** How many more it takes: send them as `against.dice`. */
  readonly missing: number;
  /** Id of the chart read; null when none is. */
  readonly chart: string | null;
  /** The rule that asks for it. */
  readonly citation: Citation;
};

/** The odds of both sides, as `odds` tells them of each. */
export type ComparedOdds = {
  /** Those of the one; null where a rule refuses it or it has no such place. */
  readonly one: Odds | null;
  /** Those of the other, likewise. */
  readonly other: Odds | null;
};

/** The rule that says no on one side. */
export type ComparedRefusal = {
  /** Its stable code. */
  readonly code: string;
  /** What it says, in the language of the answer. */
  readonly message: string;
  /** Where it stands. */
  readonly citation: Citation;
  /** JSON pointer to what of the request it refuses; empty for all of it. */
  readonly pointer: string;
};

/** A roll, or the dice of one, that the other side does not make. */
export type ComparedRoll = {
  /** What it is for. */
  readonly label: string;
  /** The same in words. */
  readonly purpose: string;
  /** The faces that only this side shows. */
  readonly faces: readonly number[];
};

/** What one side of a comparison comes to. */
export type ComparedSide = {
  /** Carried out, refused by a rule, or waiting for more dice than there were. */
  readonly kind: ComparedKind;
  /** The revision of the rules that resolved it; null where nothing was. */
  readonly revision: number | null;
  /** What happened; null where nothing was carried out. */
  readonly outcome: unknown;
  /** Digest of the new snapshot; null where there is none. */
  readonly digest: string | null;
  /** Every face in the order rolled: as `dice` they replay this side alone. */
  readonly dice: readonly number[];
  /** Every die, chart, modifier, change and ruling, in order, with sentences. */
  readonly audit: readonly AuditEntry[];
  /** The rule that says no; null where none does. */
  readonly refusal: ComparedRefusal | null;
  /** The roll that has not dice enough; null where all have. */
  readonly needs: ComparedNeed | null;
  /** Rolls, or dice of them, that the other side does not make. */
  readonly alone: readonly ComparedRoll[];
};

/** What one request comes to under two sets of rules, with the same dice. */
export type Comparison = {
  /** Always COMPARISON. */
  readonly kind: "COMPARISON";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** Language of the sentences. */
  readonly language: string;
  /** True when both end alike: in outcome and snapshot, in the rule that refuses, or in the roll asked for. */
  readonly same: boolean;
  /** The request as it was sent. */
  readonly one: ComparedSide;
  /** The same request with what stands in `against`. */
  readonly other: ComparedSide;
  /** Where the audit trails part, even if both end alike; null when they never do, or a rule refuses a side. */
  readonly differs: ComparedEntry | null;
  /** Where the new snapshots differ other than by what `against` laid in, at most 1,000 places; null where one side has none. */
  readonly changes: readonly ComparedChange[] | null;
  /** How many such places are not listed. */
  readonly unlisted: number;
  /** The odds side by side; null where no `project` was asked for. */
  readonly odds: ComparedOdds | null;
};

/** Where a procedure ends: one thing, looked at between operations. */
export type Condition = {
  /** Play stands in one of these phases. */
  readonly phase?: readonly string[];
  /** Play stands in none of these phases. */
  readonly left?: readonly string[];
  /** So many operations were resolved. */
  readonly operations?: number;
  /** The game is over; every procedure ends there. */
  readonly over?: true;
  /** JSON pointer that begins at /snapshot, with one test beside it. */
  readonly pointer?: string;
  /** The value there equals this one; null where nothing stands there. */
  readonly equals?: unknown;
  /** The value there is one of these. */
  readonly in?: readonly unknown[];
  /** The number there is this or greater. */
  readonly atLeast?: number;
  /** The number there is this or less. */
  readonly atMost?: number;
  /** The value there is not what the procedure began with. */
  readonly changed?: true;
};

/** The stored game has moved on, or the Idempotency-Key came with another request. */
export type ConflictProblem = {
  /** The kind of problem, as a path that explains it. */
  readonly type: string;
  /** The kind of problem in words. */
  readonly title: string;
  /** The HTTP status. */
  readonly status: number;
  /** What is wrong, and what to do. */
  readonly message: string;
  /** The same as `message`, where RFC 9457 has it. */
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
  /** The faces of physical dice, in order; the 0 of a ten-sided die as 10, but as 0 where its chart counts from 0. Send this, `seed` or `server`. */
  readonly dice?: readonly number[];
  /** True rolls with the seed whose hash the career's `commitment` has promised. Send this, `seed` or `dice`. */
  readonly server?: boolean;
  /** Charts laid over the ruleset's own for the whole career: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>> | null;
  /** How much audit trail the answer carries: FULL (default), SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: AuditLevel;
  /** Which operations the answer lists: OPEN, PHASE (default), ALL or NONE. */
  readonly decisions?: DecisionScope;
  /** The language of what people read; without it the header Accept-Language chooses. */
  readonly language?: string;
};

/** An operation the player may call next, or the rule that closes it. */
export type Decision = OpenDecision | ClosedDecision;

/** A limit over several values of an input at once. */
export type DecisionLimit = {
  /** Its stable code, which a refusal repeats. */
  readonly code: string;
  /** Section of the rules that sets it. */
  readonly section: string;
  /** The limit in a sentence. */
  readonly message: string;
  /** How it is checked; `other` only by asking. */
  readonly rule: LimitRule;
  /** The limit judges each value at this pointer by itself; left out where it judges the whole input. */
  readonly each?: string;
  /** It holds only where each of these selects a value; left out where it always holds. */
  readonly when?: readonly Selection[];
  /** JSON pointers into the input, in which `*` stands for every item of a list or every member of an object. */
  readonly pointers: readonly string[];
  /** The only values that count; left out, any does but null, as which a missing value counts. */
  readonly values?: readonly (string | number | boolean | null)[];
  /** What has to stand beside a value for it to count; left out where nothing has to. */
  readonly where?: SelectionWhere;
  /** The least sum or count; left out when there is none. */
  readonly min?: number;
  /** The greatest sum or count; of `distinct` how often the same may stand; left out when there is none. */
  readonly max?: number;
  /** In a sum what a value that is no number counts, 0 where it is not named; left out where all are numbers. */
  readonly weights?: Readonly<Record<string, number>>;
  /** Of `pairs` the lists of values that may stand together, in the order of the pointers. */
  readonly allowed?: readonly (readonly (string | number | boolean | null)[])[];
  /** Of `pairs` the lists of values that may not stand together, in the order of the pointers. */
  readonly forbidden?: readonly (readonly (string | number | boolean | null)[])[];
};

/** Which operations a list of decisions holds. */
export type DecisionScope = "OPEN" | "PHASE" | "ALL" | "NONE";

/** What may be done next on a snapshot. */
export type Decisions = {
  /** Always DECISIONS. */
  readonly kind: "DECISIONS";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** The operations asked for: legal with their input, or closed with the rule that closes them. */
  readonly decisions: readonly Decision[];
};

/** Something that a request names, and what it is. */
export type DescribedName = {
  /** Its name. */
  readonly name: string;
  /** What it is. */
  readonly description: string;
};

/** The first difference between an answer and its replay. */
export type Difference = {
  /** What differs, such as DICE_DIFFER or SNAPSHOT_DIFFERS; RULES_DIFFER in an answer of another revision. */
  readonly code: string;
  /** JSON pointer into the answer. */
  readonly pointer: string;
  /** What should stand there; null where nothing should. */
  readonly expected: unknown;
  /** What stands there; null where nothing does. */
  readonly found: unknown;
  /** Where the replay was refused or could not be read, or where two nulls differ: why. */
  readonly reason: string | null;
};

/** A change of the snapshot; applied in order, these changes give the new snapshot. */
export type EffectEntry = {
  /** A change of the snapshot. */
  readonly kind: "effect";
  /** Stable code of what happened. */
  readonly code: string;
  /** Whether it tells the story, gives a detail, or names the ruling that decided. */
  readonly weight: AuditWeight;
  /** The rule it follows. */
  readonly citation: Citation;
  /** As `of` the id of what changed, as `in` of the record around it where that is another, as `item` of a record that was added; left out where none has an id. */
  readonly about?: Readonly<Record<string, string>>;
  /** JSON pointer into the snapshot. */
  readonly pointer: string;
  /** What stood there before. */
  readonly before: unknown;
  /** What stands there now. */
  readonly after: unknown;
  /** This line as a sentence for people to read; left out where no language was asked for. */
  readonly sentence?: string;
};

/** A runnable request: POSTed as it stands it is answered. */
export type ExampleRequest = Readonly<Record<string, unknown>>;

/** A change that a rule made to the result once its row was read. */
export type ExplainedAdjustment = {
  /** Its stable code. */
  readonly code: string;
  /** What it added; null where the result turned into another. */
  readonly value: number | null;
  /** The rule that makes it. */
  readonly section: string;
  /** Its name in the language of the explanation. */
  readonly words: string;
  /** What the result was from then on. */
  readonly result: string;
  /** That result in the language of the explanation. */
  readonly becomes: string;
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
  /** Language of all that is told; codes are the same in every language. */
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
  /** What the rules made of the result once its row was read, in order; none where it stands. */
  readonly adjustments: readonly ExplainedAdjustment[];
  /** What every total would have meant; none for a line without dice, or whose dice have more than 2,000 totals or 2,147,483,647 ways. */
  readonly totals: readonly ExplainedTotal[];
  /** True when the natural total itself decided, whatever the modifiers. */
  readonly automatic: boolean;
  /** True when the totals were worked out by the operation; false when they were read off the chart alone, which does not know results that a rule gives to a natural total, or are too many to be listed. */
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

/** A fixed choice: what is done wherever it is legal. */
export type FixedChoice = {
  /** Name of the operation. */
  readonly operation: string;
  /** Its input; where it is left out the empty one if that is legal, else the only one there is. */
  readonly input?: Readonly<Record<string, unknown>>;
  /** In place of an input: a merge patch (RFC 7396) on the first input that is legal there. */
  readonly patch?: Readonly<Record<string, unknown>>;
};

/** A request: Fork a career. */
export type ForkCareerRequest = {
  /** The step to fork from. Default: the newest one. */
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
  /** 14.14 How the battle ended, fought or not; null while it goes on. */
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

/** A request: Accept battle. */
export type GoebenAcceptBattleRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: GoebenState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input?: GoebenAcceptBattleInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Accept battle: the new state, what happened and why. */
export type GoebenAcceptBattleResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenAcceptBattleOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
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

/** A request: Apply intelligence. */
export type GoebenApplyIntelligenceRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: GoebenState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: GoebenApplyIntelligenceInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Apply intelligence: the new state, what happened and why. */
export type GoebenApplyIntelligenceResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenApplyIntelligenceOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
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
  readonly ended: GoebenBattleEnding;
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

/** 14.14 By fire, without contact (14.3), or by a break-off of the Allies or of the friendly ships (14.4). */
export type GoebenBattleEnding = "fought" | "no_contact" | "allies_broke_off" | "broke_off";

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

/** A request: Begin a naval battle. */
export type GoebenBeginBattleRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: GoebenState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: GoebenBeginBattleInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Begin a naval battle: the new state, what happened and why. */
export type GoebenBeginBattleResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenBeginBattleOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
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

/** A request: Begin a shore bombardment. */
export type GoebenBeginBombardmentRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: GoebenState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: GoebenBeginBombardmentInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Begin a shore bombardment: the new state, what happened and why. */
export type GoebenBeginBombardmentResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenBeginBombardmentOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
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
  /** 14.4 How the battle ended that was not fought. */
  readonly end: GoebenBattleEnd;
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

/** A request: Break off. */
export type GoebenBreakOffRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: GoebenState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: GoebenBreakOffInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Break off: the new state, what happened and why. */
export type GoebenBreakOffResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenBreakOffOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
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

/** A request: Capture a port. */
export type GoebenCapturePortRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: GoebenState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: GoebenCapturePortInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Capture a port: the new state, what happened and why. */
export type GoebenCapturePortResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenCapturePortOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
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

/** A request: Choose the ship that rammed. */
export type GoebenChooseRammedShipRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: GoebenState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: GoebenChooseRammedShipInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Choose the ship that rammed: the new state, what happened and why. */
export type GoebenChooseRammedShipResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenChooseRammedShipOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
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

/** A request: Coal. */
export type GoebenCoalRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: GoebenState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: GoebenCoalInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Coal: the new state, what happened and why. */
export type GoebenCoalResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenCoalOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
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

/** A request: Compare two rulings. */
export type GoebenCompareRequest = {
  readonly against: CompareAgainst;
  /** Asks for the odds of both sides too, told apart as `odds` does: JSON pointers into /outcome or /snapshot. */
  readonly project?: readonly string[];
  /** The most branches that the odds of each side follow; 20,000 unless told. */
  readonly bound?: number;
  /** How often each side is sampled when branches are left; 10,000 unless told, 0 for no sample. */
  readonly trials?: number;
  /** Language of the sentences, such as `fr` or `fr-CA`. Default: the language of Accept-Language, else English. */
  readonly language?: string;
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot?: GoebenState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input?: Readonly<Record<string, unknown>>;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed?: string;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice?: readonly number[];
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
};

/** 14.3 A result of the Contact Chart. */
export type GoebenContact = "AC2" | "AC1" | "N" | "GC1" | "GC2";

/** A request: What may be done next. */
export type GoebenDecisionsRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot?: GoebenState;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: string;
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

/** A request: Declare victory. */
export type GoebenDeclareVictoryRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: GoebenState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input?: GoebenDeclareVictoryInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Declare victory: the new state, what happened and why. */
export type GoebenDeclareVictoryResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenDeclareVictoryOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
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

/** A request: Deploy the task force. */
export type GoebenDeployTaskForceRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: GoebenState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input?: GoebenDeployTaskForceInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Deploy the task force: the new state, what happened and why. */
export type GoebenDeployTaskForceResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenDeployTaskForceOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
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

/** A report: Distance. */
export type GoebenDistanceAnswer = {
  /** Always REPORT. */
  readonly kind: "REPORT";
  /** Always goeben. */
  readonly ruleset: "goeben";
  /** Always distance. */
  readonly report: "distance";
  readonly output: GoebenDistanceReport;
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

/** A request: End the phase. */
export type GoebenEndPhaseRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: GoebenState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input?: GoebenEndPhaseInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** End the phase: the new state, what happened and why. */
export type GoebenEndPhaseResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenEndPhaseOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
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
  /** Language of the sentences, such as `fr` or `fr-CA`. Default: the language of Accept-Language, else English. */
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

/** A request: The geometry of the map with a snapshot on it. */
export type GoebenGeometryRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot?: GoebenState;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: string;
};

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

/** 2.1 An index of a German ship's display. */
export type GoebenIndex = "leadership" | "engines" | "hull" | "primary" | "secondary" | "tertiary" | "ammunition" | "torpedoes" | "coal";

/** 11.2 IR reveals some units of one location, IB all of them, JE lowers the alert level. */
export type GoebenIntelligenceEffect = "IR" | "IB" | "JE";

/** 11.1 A result of the Intelligence Chart. */
export type GoebenIntelligenceFinding = "none" | "SI" | "IR" | "IB" | "JE" | "JF" | "JE_OR_IB";

/** 11.2 Results the player chooses among or must aim. */
export type GoebenIntelligenceOffer = {
  readonly offers: readonly GoebenIntelligenceEffect[];
  /** 13.0 The space whose incidents go on afterwards; null in phase 2. */
  readonly space: string | null;
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

/** A request: Jettison gear. */
export type GoebenJettisonCargoRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: GoebenState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: GoebenJettisonCargoInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Jettison gear: the new state, what happened and why. */
export type GoebenJettisonCargoResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenJettisonCargoOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** 4.0 What is known of a game on paper at the beginning of a turn. */
export type GoebenKnown = {
  /** 4.0 The turn that begins. */
  readonly turn?: number;
  /** 3.0 The order that was drawn. */
  readonly order?: GoebenOrderId;
  /** 5.0 The Allied alert level. */
  readonly alert?: number;
  /** 17.1 Victory points. */
  readonly vp?: number;
  /** 17.0 Of a campaign: the order has been fulfilled, and play goes on. */
  readonly orderAchieved?: boolean;
  /** 2.2 The German ships. */
  readonly ships?: {
    /** 2.1 The ship's display and its place on the map. */
    readonly goeben?: {
      /** 2.2 In play, or sunk. */
      readonly status?: GoebenShipStatus;
      /** 2.1 Where it is; null where it is sunk. */
      readonly space?: string | null;
      /** 6.2 Skill of captain and crew. */
      readonly leadership?: number;
      /** 6.2 Engines: the attainable speed. */
      readonly engines?: number;
      /** 6.2 Intact Hull boxes; 0 is sunk. */
      readonly hull?: number;
      /** 6.2 Primary guns. */
      readonly primary?: number;
      /** 6.2 Secondary guns. */
      readonly secondary?: number;
      /** 6.2 Tertiary guns. */
      readonly tertiary?: number;
      /** 14.8 Ammunition. */
      readonly ammunition?: number;
      /** 14.10 Torpedoes in the tubes. */
      readonly torpedoes?: number;
      /** 12.2 Reserve coal. */
      readonly coal?: number;
      /** 8.2 What stands in Hull boxes 1, 2, ..., null where nothing does. */
      readonly boxes?: readonly (GoebenCargo | null)[];
      /** 9.1 The turn in which it entered its space; 0 where it began there. */
      readonly arrived?: number;
      /** 9.1 It has visited a neutral site and must leave. */
      readonly mustLeave?: boolean;
      /** 3.0 Where it began the scenario. */
      readonly startSpace?: string | null;
    };
    /** 2.1 The ship's display and its place on the map. */
    readonly moltke?: {
      /** 2.2 In play, or sunk. */
      readonly status?: GoebenShipStatus;
      /** 2.1 Where it is; null where it is sunk. */
      readonly space?: string | null;
      /** 6.2 Skill of captain and crew. */
      readonly leadership?: number;
      /** 6.2 Engines: the attainable speed. */
      readonly engines?: number;
      /** 6.2 Intact Hull boxes; 0 is sunk. */
      readonly hull?: number;
      /** 6.2 Primary guns. */
      readonly primary?: number;
      /** 6.2 Secondary guns. */
      readonly secondary?: number;
      /** 6.2 Tertiary guns. */
      readonly tertiary?: number;
      /** 14.8 Ammunition. */
      readonly ammunition?: number;
      /** 14.10 Torpedoes in the tubes. */
      readonly torpedoes?: number;
      /** 12.2 Reserve coal. */
      readonly coal?: number;
      /** 8.2 What stands in Hull boxes 1, 2, ..., null where nothing does. */
      readonly boxes?: readonly (GoebenCargo | null)[];
      /** 9.1 The turn in which it entered its space; 0 where it began there. */
      readonly arrived?: number;
      /** 9.1 It has visited a neutral site and must leave. */
      readonly mustLeave?: boolean;
      /** 3.0 Where it began the scenario. */
      readonly startSpace?: string | null;
    };
    /** 2.1 The ship's display and its place on the map. */
    readonly breslau?: {
      /** 2.2 In play, or sunk. */
      readonly status?: GoebenShipStatus;
      /** 2.1 Where it is; null where it is sunk. */
      readonly space?: string | null;
      /** 6.2 Skill of captain and crew. */
      readonly leadership?: number;
      /** 6.2 Engines: the attainable speed. */
      readonly engines?: number;
      /** 6.2 Intact Hull boxes; 0 is sunk. */
      readonly hull?: number;
      /** 6.2 Primary guns. */
      readonly primary?: number;
      /** 6.2 Secondary guns. */
      readonly secondary?: number;
      /** 6.2 Tertiary guns. */
      readonly tertiary?: number;
      /** 14.8 Ammunition. */
      readonly ammunition?: number;
      /** 14.10 Torpedoes in the tubes. */
      readonly torpedoes?: number;
      /** 12.2 Reserve coal. */
      readonly coal?: number;
      /** 8.2 What stands in Hull boxes 1, 2, ..., null where nothing does. */
      readonly boxes?: readonly (GoebenCargo | null)[];
      /** 9.1 The turn in which it entered its space; 0 where it began there. */
      readonly arrived?: number;
      /** 9.1 It has visited a neutral site and must leave. */
      readonly mustLeave?: boolean;
      /** 3.0 Where it began the scenario. */
      readonly startSpace?: string | null;
    };
    /** 2.1 The ship's display and its place on the map. */
    readonly stralsund?: {
      /** 2.2 In play, or sunk. */
      readonly status?: GoebenShipStatus;
      /** 2.1 Where it is; null where it is sunk. */
      readonly space?: string | null;
      /** 6.2 Skill of captain and crew. */
      readonly leadership?: number;
      /** 6.2 Engines: the attainable speed. */
      readonly engines?: number;
      /** 6.2 Intact Hull boxes; 0 is sunk. */
      readonly hull?: number;
      /** 6.2 Primary guns. */
      readonly primary?: number;
      /** 6.2 Secondary guns. */
      readonly secondary?: number;
      /** 6.2 Tertiary guns. */
      readonly tertiary?: number;
      /** 14.8 Ammunition. */
      readonly ammunition?: number;
      /** 14.10 Torpedoes in the tubes. */
      readonly torpedoes?: number;
      /** 12.2 Reserve coal. */
      readonly coal?: number;
      /** 8.2 What stands in Hull boxes 1, 2, ..., null where nothing does. */
      readonly boxes?: readonly (GoebenCargo | null)[];
      /** 9.1 The turn in which it entered its space; 0 where it began there. */
      readonly arrived?: number;
      /** 9.1 It has visited a neutral site and must leave. */
      readonly mustLeave?: boolean;
      /** 3.0 Where it began the scenario. */
      readonly startSpace?: string | null;
    };
  };
  /** 20.0 The Austro-Hungarian ships that have come out; the others are in their boxes. */
  readonly austroHungarian?: readonly ({
    /** A ship or a marker, by its id in the charts. */
    readonly id: string;
    readonly status: GoebenAustroHungarianStatus;
    /** Where it is; null unless in play. */
    readonly space: string | null;
    /** 9.1 The turn in which it entered its space; 0 when it began the scenario there. */
    readonly arrived?: number;
  })[];
  /** 13.0 Incident markers whose faces were seen, with where they are: on the map, set aside, in the pool or gone. */
  readonly markers?: readonly ({
    /** A ship or a marker, by its id in the charts. */
    readonly id: string;
    readonly place: GoebenPlace;
    /** Where it is; null unless on the map or set aside. */
    readonly space?: string | null;
    /** The turn in which it was last drawn; 0 before. */
    readonly turn?: number;
  })[];
  /** 3.0 How many markers of each fleet lie face down in each space. */
  readonly faceDown?: readonly GoebenFaceDown[];
  /** 16.0 Coastal defence units whose faces were seen; the others lie face down as they were deployed. */
  readonly coastal?: readonly ({
    /** A ship or a marker, by its id in the charts. */
    readonly id: string;
    /** 16.0 It has been destroyed. */
    readonly destroyed: boolean;
    /** A space of the map, by its id in chart MAP. */
    readonly space: string;
  })[];
  /** 7.4 Where each collier is; null for one used or lost. */
  readonly colliers?: readonly (string | null)[];
  /** 23.0 Spaces with a mine. */
  readonly mines?: readonly string[];
  /** 9.2 Ports held by a landed Seebataillon. */
  readonly landed?: readonly string[];
  /** 9.1 Neutral sites that are closed for the scenario. */
  readonly visited?: readonly string[];
  /** 13.1 The French Navy Sortie marker lies on the map for the next movement. */
  readonly frenchSortie?: boolean;
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

/** A request: Land crew. */
export type GoebenLandCrewRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: GoebenState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: GoebenLandCrewInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Land crew: the new state, what happened and why. */
export type GoebenLandCrewResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenLandCrewOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
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

/** A request: Lay a mine. */
export type GoebenLayMineRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: GoebenState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: GoebenLayMineInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Lay a mine: the new state, what happened and why. */
export type GoebenLayMineResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenLayMineOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
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

/** A request: Load cargo. */
export type GoebenLoadCargoRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: GoebenState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: GoebenLoadCargoInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Load cargo: the new state, what happened and why. */
export type GoebenLoadCargoResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenLoadCargoOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** A request: The map with a snapshot on it. */
export type GoebenMapRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot?: GoebenState;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: string;
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

/** A request: Move a ship. */
export type GoebenMoveShipRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: GoebenState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: GoebenMoveShipInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Move a ship: the new state, what happened and why. */
export type GoebenMoveShipResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenMoveShipOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
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

/** A request: Set up a game. */
export type GoebenNewRequest = {
  /** What the player chooses; `decisions` says what is legal. */
  readonly input?: GoebenNewInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Set up a game: the new state, what happened and why. */
export type GoebenNewResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenNewOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
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
  /** Language of the sentences, such as `fr` or `fr-CA`. Default: the language of Accept-Language, else English. */
  readonly language?: string;
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

/** A request: Outfit a ship. */
export type GoebenOutfitShipRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: GoebenState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: GoebenOutfitShipInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Outfit a ship: the new state, what happened and why. */
export type GoebenOutfitShipResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenOutfitShipOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
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

/** A request: Place a collier. */
export type GoebenPlaceCollierRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: GoebenState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: GoebenPlaceCollierInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Place a collier: the new state, what happened and why. */
export type GoebenPlaceCollierResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenPlaceCollierOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** 25 A player of the German side. */
export type GoebenPlayer = "player" | "commander" | "first_officer" | "gunnery_officer" | "engineer" | "captain_goeben" | "captain_moltke" | "captain_breslau" | "captain_stralsund" | "austro_hungarian_admiral";

/** A request: The odds of a procedure. */
export type GoebenProspectsRequest = {
  /** Name of the operation resolved first, with the input; play goes on from the snapshot unless told. */
  readonly operation?: string;
  /** Who decides what no fixed choice does, such as cautious, aggressive or random; nobody unless told. */
  readonly policy?: string;
  /** Fixed choices: at each decision the first that is legal is made. What leaves no choice needs none. */
  readonly choices?: readonly FixedChoice[];
  /** Where it ends: at the first of these that holds between two operations, and always with the game. */
  readonly until: readonly Condition[];
  /** What is told apart at the end, beside why it ended: names of the ruleset's measures, or JSON pointers that begin at /snapshot, where a * stands for every item of a list. */
  readonly project?: readonly string[];
  /** The most branches to follow, the likeliest first; 20,000 unless told. A request may be out of time before. */
  readonly bound?: number;
  /** How often to sample where something is left; 10,000 unless told, 0 for no sample. */
  readonly trials?: number;
  /** Seed of the sample; prospects unless told. */
  readonly seed?: string;
  /** Language of the sentences, such as `fr` or `fr-CA`. Default: the language of Accept-Language, else English. */
  readonly language?: string;
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot?: GoebenState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input?: Readonly<Record<string, unknown>>;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
};

/** A report: Reachable spaces. */
export type GoebenReachableAnswer = {
  /** Always REPORT. */
  readonly kind: "REPORT";
  /** Always goeben. */
  readonly ruleset: "goeben";
  /** Always reachable. */
  readonly report: "reachable";
  readonly output: GoebenReachableReport;
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

/** A request: Rearm. */
export type GoebenRearmRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: GoebenState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: GoebenRearmInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Rearm: the new state, what happened and why. */
export type GoebenRearmResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenRearmOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** 21.2 The seaplane is lost, finds nothing, or turns up everything there. */
export type GoebenReconnaissanceFinding = "lost" | "none" | "revealed";

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

/** A request: Take the Seebataillon aboard again. */
export type GoebenReembarkRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: GoebenState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: GoebenReembarkInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Take the Seebataillon aboard again: the new state, what happened and why. */
export type GoebenReembarkResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenReembarkOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
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

/** A request: Reload torpedoes. */
export type GoebenReloadTorpedoesRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: GoebenState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: GoebenReloadTorpedoesInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Reload torpedoes: the new state, what happened and why. */
export type GoebenReloadTorpedoesResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenReloadTorpedoesOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
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

/** A request: Repair. */
export type GoebenRepairRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: GoebenState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: GoebenRepairInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Repair: the new state, what happened and why. */
export type GoebenRepairResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenRepairOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** What resolveContact asks for. */
export type GoebenResolveContactInput = {
  /** 14.3 The ship whose Leadership counts. */
  readonly leader: string;
  /** 14.3 The ship whose speed counts. */
  readonly speed: string;
  /** 14.3 That ship spends coal for its maximum speed. */
  readonly maximumSpeed: boolean;
};

/** What came of resolveContact. */
export type GoebenResolveContactOutcome = {
  readonly contact: GoebenContact;
  /** 14.3 Who has First Salvo; null without contact. */
  readonly first: GoebenSide | null;
  /** 14.4 The Allied force broke off. */
  readonly alliesBrokeOff: boolean;
  /** 14.11 Fire of the other side that followed, in order. */
  readonly allied: readonly GoebenSalvo[];
  /** 14.14 How the battle ended, fought or not; null while it goes on. */
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

/** A request: Make contact. */
export type GoebenResolveContactRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: GoebenState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: GoebenResolveContactInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Make contact: the new state, what happened and why. */
export type GoebenResolveContactResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenResolveContactOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** What resolveGunneryRound asks for. */
export type GoebenResolveGunneryRoundInput = {
  /** 14.5 The friendly ship whose turn it is. */
  readonly ship: string;
  /** 14.5 The Allied ship it fires at; null to hold fire. */
  readonly target: string | null;
  /** 14.9 Declares maximum fire for the whole battle, at the ship's first gun fire; false ever after. */
  readonly maximumFire: boolean;
};

/** What came of resolveGunneryRound. */
export type GoebenResolveGunneryRoundOutcome = {
  /** 14.5 The ship's fire; null when it held fire. */
  readonly salvo: GoebenSalvo | null;
  /** 14.11 Fire of the other side that followed, in order. */
  readonly allied: readonly GoebenSalvo[];
  /** 14.14 How the battle ended, fought or not; null while it goes on. */
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

/** A request: Fire the guns of a ship. */
export type GoebenResolveGunneryRoundRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: GoebenState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: GoebenResolveGunneryRoundInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Fire the guns of a ship: the new state, what happened and why. */
export type GoebenResolveGunneryRoundResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenResolveGunneryRoundOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** What resolveIncidents asks for. */
export type GoebenResolveIncidentsInput = {
  /** 6.1 A space with friendly warships, in any order. */
  readonly space: string;
};

/** What came of resolveIncidents. */
export type GoebenResolveIncidentsOutcome = {
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

/** A request: Resolve the incidents of a space. */
export type GoebenResolveIncidentsRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: GoebenState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: GoebenResolveIncidentsInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Resolve the incidents of a space: the new state, what happened and why. */
export type GoebenResolveIncidentsResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenResolveIncidentsOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** What resolveIntelligence asks for. */
export type GoebenResolveIntelligenceInput = {
  /** 11.1 The German ship that makes the attempt. */
  readonly ship: GoebenGermanShipId;
};

/** What came of resolveIntelligence. */
export type GoebenResolveIntelligenceOutcome = {
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

/** A request: Resolve intelligence. */
export type GoebenResolveIntelligenceRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: GoebenState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: GoebenResolveIntelligenceInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Resolve intelligence: the new state, what happened and why. */
export type GoebenResolveIntelligenceResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenResolveIntelligenceOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** What resolveRaid asks for. */
export type GoebenResolveRaidInput = {
  /** 15.0 The Merchantman, by its marker. */
  readonly marker: string;
  /** 15.0 The friendly ship there whose Leadership counts. */
  readonly leader: string;
};

/** What came of resolveRaid. */
export type GoebenResolveRaidOutcome = {
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

/** A request: Raid a merchantman. */
export type GoebenResolveRaidRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: GoebenState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: GoebenResolveRaidInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Raid a merchantman: the new state, what happened and why. */
export type GoebenResolveRaidResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenResolveRaidOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** What resolveReconnaissance asks for. */
export type GoebenResolveReconnaissanceInput = {
  /** 21.2 The ship that carries the seaplane. */
  readonly ship: GoebenGermanShipId;
  /** 21.2 A space next to it. */
  readonly space: string;
};

/** What came of resolveReconnaissance. */
export type GoebenResolveReconnaissanceOutcome = {
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

/** A request: Resolve reconnaissance. */
export type GoebenResolveReconnaissanceRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: GoebenState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: GoebenResolveReconnaissanceInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Resolve reconnaissance: the new state, what happened and why. */
export type GoebenResolveReconnaissanceResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenResolveReconnaissanceOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** What resolveShoreBombardment asks for. */
export type GoebenResolveShoreBombardmentInput = {
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
export type GoebenResolveShoreBombardmentOutcome = {
  /** 16.0 The ship's fire; null when it held fire. */
  readonly salvo: GoebenShoreSalvo | null;
  /** 14.11 Fire of the other side that followed, in order. */
  readonly allied: readonly GoebenSalvo[];
  /** 14.14 How the battle ended, fought or not; null while it goes on. */
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

/** A request: Bombard coastal defences. */
export type GoebenResolveShoreBombardmentRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: GoebenState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: GoebenResolveShoreBombardmentInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Bombard coastal defences: the new state, what happened and why. */
export type GoebenResolveShoreBombardmentResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenResolveShoreBombardmentOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** What resolveSubmarineEvasion asks for. */
export type GoebenResolveSubmarineEvasionInput = {
  readonly coal: GoebenEvasionInput;
};

/** What came of resolveSubmarineEvasion. */
export type GoebenResolveSubmarineEvasionOutcome = {
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

/** A request: Evade a submarine. */
export type GoebenResolveSubmarineEvasionRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: GoebenState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: GoebenResolveSubmarineEvasionInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Evade a submarine: the new state, what happened and why. */
export type GoebenResolveSubmarineEvasionResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenResolveSubmarineEvasionOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** What resolveTorpedoRound asks for. */
export type GoebenResolveTorpedoRoundInput = {
  /** 14.6 The friendly ship whose turn it is. */
  readonly ship: string;
  /** 14.10 Torpedoes a German ship expends; 0 to hold fire, and for an Austro-Hungarian ship. */
  readonly torpedoes: number;
  /** 14.6 The Allied ship it fires at; null to hold fire. */
  readonly target: string | null;
};

/** What came of resolveTorpedoRound. */
export type GoebenResolveTorpedoRoundOutcome = {
  /** 14.6 The ship's fire; null when it held fire. */
  readonly salvo: GoebenSalvo | null;
  /** 14.11 Fire of the other side that followed, in order. */
  readonly allied: readonly GoebenSalvo[];
  /** 14.14 How the battle ended, fought or not; null while it goes on. */
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

/** A request: Fire the torpedoes of a ship. */
export type GoebenResolveTorpedoRoundRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: GoebenState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: GoebenResolveTorpedoRoundInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Fire the torpedoes of a ship: the new state, what happened and why. */
export type GoebenResolveTorpedoRoundResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenResolveTorpedoRoundOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
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
  /** 25(1) Members of the input that are not all one officer's business; empty where they are. */
  readonly parts: readonly GoebenRoleInPart[];
  /** 25 Each of them submits it for his own ships alone. */
  readonly ownShip: boolean;
  /** The rule that says so. */
  readonly section: string;
};

/** 25 Who decides one member of an operation's input. */
export type GoebenRoleInPart = {
  /** The member of the operation's input, as a JSON Pointer within it. */
  readonly pointer: string;
  /** 25 Who decides this member. */
  readonly decides: readonly GoebenPlayer[];
  /** 25 Who proposes it, beside those who decide. */
  readonly proposes: readonly GoebenPlayer[];
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

/** A report: Roles of several players. */
export type GoebenRolesAnswer = {
  /** Always REPORT. */
  readonly kind: "REPORT";
  /** Always goeben. */
  readonly ruleset: "goeben";
  /** Always roles. */
  readonly report: "roles";
  readonly output: GoebenRoles;
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
  /** D-58 Stores of undamaged ships in the next scenario. */
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
  /** D-58 Stores of undamaged ships in the next scenario. */
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

/** A request: Share out stores. */
export type GoebenShareStoresRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: GoebenState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: GoebenShareStoresInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Share out stores: the new state, what happened and why. */
export type GoebenShareStoresResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenShareStoresOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
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
  /** Who decides what no fixed choice does, such as cautious, aggressive or random; nobody unless told. */
  readonly policy?: string;
  /** Fixed choices: at each decision the first that is legal is made. What leaves no choice needs none. */
  readonly choices?: readonly FixedChoice[];
  /** Where it ends: at the first of these that holds between two operations, and always with the game. */
  readonly until?: readonly Condition[];
  /** How many runs; 100 unless told. A request may be out of time before. */
  readonly runs?: number;
  /** Number of the first run, 0 unless told; the same run is the same wherever it is made. */
  readonly first?: number;
  /** Run n is resolved with this seed, a stroke and n; `simulation` unless told. */
  readonly seed?: string;
  /** What is told of the runs: names of the ruleset's measures, or JSON pointers into /outcome and /snapshot; where play goes on every measure of the ruleset unless told, else the outcome. */
  readonly measures?: readonly string[];
  /** The most operations of one run; 20000 unless told. */
  readonly moves?: number;
  /** Language of the sentences, such as `fr` or `fr-CA`. Default: the language of Accept-Language, else English. */
  readonly language?: string;
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

/** A report: Situation. */
export type GoebenSituationAnswer = {
  /** Always REPORT. */
  readonly kind: "REPORT";
  /** Always goeben. */
  readonly ruleset: "goeben";
  /** Always situation. */
  readonly report: "situation";
  readonly output: GoebenSituationReport;
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

/** A request: Start the next scenario. */
export type GoebenStartNextScenarioRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: GoebenState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input?: GoebenStartNextScenarioInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Start the next scenario: the new state, what happened and why. */
export type GoebenStartNextScenarioResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenStartNextScenarioOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
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

/** A request: Take over a paper game. */
export type GoebenTakeOverRequest = {
  /** How the game was begun, as `new` takes it; what is missing of it is asked for. */
  readonly input?: Readonly<Record<string, unknown>>;
  /** What is known of the game, in the form that its ruleset publishes; what is left out is asked for, or stands as the rules have it. */
  readonly known?: GoebenKnown;
  /** Language of the sentences, such as `fr` or `fr-CA`. Default: the language of Accept-Language, else English. */
  readonly language?: string;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
};

/** A request: Tell an audit trail in a language. */
export type GoebenTellRequest = {
  /** An audit trail as a resolution returned it, or any of its lines; sentences that stand there are left out. */
  readonly audit: readonly (Readonly<Record<string, unknown>>)[];
  /** Language of the sentences, such as `fr` or `fr-CA`. Default: the language of Accept-Language, else English. */
  readonly language?: string;
};

/** 12.5 What a space is. */
export type GoebenTerrain = "high_seas" | "transit_point" | "atlantic_exit" | "allied_patrol_zone" | "central_powers_naval_base" | "central_powers_port" | "neutral_naval_base" | "neutral_port" | "allied_naval_base" | "allied_port" | "black_sea";

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

/** A request: Transfer cargo. */
export type GoebenTransferCargoRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: GoebenState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: GoebenTransferCargoInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Transfer cargo: the new state, what happened and why. */
export type GoebenTransferCargoResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: GoebenState;
  readonly outcome: GoebenTransferCargoOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
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
  /** The request as it was sent, with its operation's name as `operation` where the answer does not say it; without seed and dice the dice of the answer, and of each step of a run, are taken. */
  readonly request: Readonly<Record<string, unknown>>;
  /** The answer to be checked: a resolution, a refusal or NEEDS_ROLL. What it leaves out is not checked; without a `revision` it is taken for one of the rules in force. */
  readonly answer: Readonly<Record<string, unknown>>;
  /** Language of the sentences, such as `fr` or `fr-CA`. Default: the language of Accept-Language, else English. */
  readonly language?: string;
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

/** A request: Abort the patrol. */
export type HuntersAbortPatrolRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: HuntersState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input?: HuntersAbortPatrolInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Abort the patrol: the new state, what happened and why. */
export type HuntersAbortPatrolResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersAbortPatrolOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
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

/** 7.0 A patrol area. */
export type HuntersArea = "atlantic" | "british_isles" | "norway" | "spanish_coast" | "west_african_coast" | "north_america" | "caribbean" | "arctic" | "mediterranean";

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

/** A request: Break off. */
export type HuntersBreakOffRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: HuntersState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input?: HuntersBreakOffInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Break off: the new state, what happened and why. */
export type HuntersBreakOffResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersBreakOffOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
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

/** A report: Check a tournament entry. */
export type HuntersCheckEntryAnswer = {
  /** Always REPORT. */
  readonly kind: "REPORT";
  /** Always hunters. */
  readonly ruleset: "hunters";
  /** Always checkEntry. */
  readonly report: "checkEntry";
  readonly output: HuntersTournamentEntryCheck;
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
  /** Language of the text, one of en, fr, ja; English unless given. */
  readonly language?: string | null;
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

/** A request: Take over a new boat. */
export type HuntersChooseBoatRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: HuntersState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: HuntersChooseBoatInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Take over a new boat: the new state, what happened and why. */
export type HuntersChooseBoatResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersChooseBoatOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
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

/** A request: Choose a patrol. */
export type HuntersChoosePatrolRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: HuntersState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: HuntersChoosePatrolInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Choose a patrol: the new state, what happened and why. */
export type HuntersChoosePatrolResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersChoosePatrolOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
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

/** A request: Choose a straggler. */
export type HuntersChooseStragglerRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: HuntersState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: HuntersChooseStragglerInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Choose a straggler: the new state, what happened and why. */
export type HuntersChooseStragglerResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersChooseStragglerOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** 9.2.2 The check of a close approach before firing. */
export type HuntersCloseApproach = "not_made" | "undetected" | "detected";

/** A request: Compare two rulings. */
export type HuntersCompareRequest = {
  readonly against: CompareAgainst;
  /** Asks for the odds of both sides too, told apart as `odds` does: JSON pointers into /outcome or /snapshot. */
  readonly project?: readonly string[];
  /** The most branches that the odds of each side follow; 20,000 unless told. */
  readonly bound?: number;
  /** How often each side is sampled when branches are left; 10,000 unless told, 0 for no sample. */
  readonly trials?: number;
  /** Language of the sentences, such as `fr` or `fr-CA`. Default: the language of Accept-Language, else English. */
  readonly language?: string;
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot?: HuntersState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input?: Readonly<Record<string, unknown>>;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed?: string;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice?: readonly number[];
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
};

/** A report: Compare with the aces. */
export type HuntersCompareWithAcesAnswer = {
  /** Always REPORT. */
  readonly kind: "REPORT";
  /** Always hunters. */
  readonly ruleset: "hunters";
  /** Always compareWithAces. */
  readonly report: "compareWithAces";
  readonly output: HuntersAceComparison;
};

/** What compareWithAces asks for. */
export type HuntersCompareWithAcesInput = {
  /** The career, at any stage. */
  readonly snapshot: HuntersState;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
};

/** What computeRefit asks for. */
export type HuntersComputeRefitInput = Readonly<Record<string, never>>;

/** What came of computeRefit. */
export type HuntersComputeRefitOutcome = {
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

/** A request: Refit in port. */
export type HuntersComputeRefitRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: HuntersState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input?: HuntersComputeRefitInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Refit in port: the new state, what happened and why. */
export type HuntersComputeRefitResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersComputeRefitOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
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

/** A request: What may be done next. */
export type HuntersDecisionsRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot?: HuntersState;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: string;
};

/** 10.8.2 Along the track, or back along it. */
export type HuntersDirection = "outbound" | "backward";

/** The printing whose rules are pinned for the career. */
export type HuntersEdition = "first" | "second";

/** 8.1.2 A result of E1. */
export type HuntersEncounter = "none" | "aircraft" | "ship" | "tanker" | "two_ships" | "ship_escort" | "two_ships_escort" | "capital_ship" | "convoy" | "escort";

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
  /** Language of the sentences, such as `fr` or `fr-CA`. Default: the language of Accept-Language, else English. */
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

/** A request: Fit spare parts. */
export type HuntersFitSparePartsRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: HuntersState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: HuntersFitSparePartsInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Fit spare parts: the new state, what happened and why. */
export type HuntersFitSparePartsResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersFitSparePartsOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** 9.8.3 What flak achieved. */
export type HuntersFlakResult = "shot_down" | "damaged" | "miss";

/** 9.7.8 The damaged ships, or the undamaged ones. */
export type HuntersFollowed = "damaged" | "undamaged";

/** A request: The geometry of the map with a snapshot on it. */
export type HuntersGeometryRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot?: HuntersState;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: string;
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

/** A request: Join the pack. */
export type HuntersJoinWolfpackRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: HuntersState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input?: HuntersJoinWolfpackInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Join the pack: the new state, what happened and why. */
export type HuntersJoinWolfpackResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersJoinWolfpackOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** 3.5 What is known of a career on paper. */
export type HuntersKnown = {
  /** 6.1 Where play stands: in port before a patrol, at sea, or back in port before the refit. */
  readonly phase?: "port" | "at_sea" | "in_port";
  /** 3.5 Month the current or next patrol starts. */
  readonly month?: string;
  /** 3.5 What came before the current or next patrol, as numbers. */
  readonly before?: {
    /** Patrols made before. */
    readonly patrols?: number;
    /** 7.5.2 Of these, the successful ones. */
    readonly successes?: number;
    /** 9.2.6 Ships sunk on them. */
    readonly ships?: number;
    /** 5.2.1 Tonnage sunk on them. */
    readonly tons?: number;
    /** 14.3 Ships sunk before the current patrol that are known by name or kind, in short rows. */
    readonly sunk?: readonly HuntersSunkShip[];
  };
  /** 11.1.4 Failed patrols in a row. */
  readonly failureStreak?: number;
  /** A.2 The Kommandant. */
  readonly kommandant?: {
    /** 11.2 His rank. */
    readonly rank?: HuntersRank;
    /** 11.3 The highest decoration he holds. */
    readonly award?: HuntersAward;
    /** 11.3 Career tonnage when he received the last decoration. */
    readonly tonsAtAward?: number;
    /** 11.2.3 Month from which a promotion check is due. */
    readonly nextPromotionCheck?: string;
    /** 11.2.3 Ships sunk since the last check. */
    readonly periodShips?: number;
    /** 11.2.3 Failed patrols since the last check. */
    readonly periodFailures?: number;
    /** 11.2.3 Decorations since the last check. */
    readonly periodAwards?: number;
    /** 11.4.3 Saved requests for a newer boat. */
    readonly boatRequests?: number;
    /** 12.1.3 Re-rolls held. */
    readonly rerolls?: number;
  };
  /** A.3 The boat. */
  readonly boat?: {
    /** 4.1 The type of boat he has now. */
    readonly type?: HuntersBoatType;
    /** 4.3.1 The number after U-. */
    readonly number?: number;
    /** 4.5 What each tube holds; a tube that is left out is empty. */
    readonly tubes?: {
      readonly fwd1?: HuntersTubeLoad | null;
      readonly fwd2?: HuntersTubeLoad | null;
      readonly fwd3?: HuntersTubeLoad | null;
      readonly fwd4?: HuntersTubeLoad | null;
      readonly aft1?: HuntersTubeLoad | null;
      readonly aft2?: HuntersTubeLoad | null;
    };
    /** 4.5 Torpedoes in the bow reloads. */
    readonly fwdReloads?: HuntersTorpedoCount;
    /** 4.5 Torpedoes in the stern reloads. */
    readonly aftReloads?: HuntersTorpedoCount;
    /** 11.4.6 Mines in the vertical tubes. */
    readonly mineBay?: number;
    /** 4.6 Points of ammunition left. */
    readonly deckGunAmmo?: number;
    /** 10.3 Hull boxes marked. */
    readonly hull?: number;
    /** 10.1 Flooding boxes marked. */
    readonly flooding?: number;
    /** 10.0 Systems that are damaged or inoperable; the others are sound. */
    readonly systems?: {
      readonly electric_engine_1?: HuntersSystemState;
      readonly electric_engine_2?: HuntersSystemState;
      readonly diesel_engine_1?: HuntersSystemState;
      readonly diesel_engine_2?: HuntersSystemState;
      readonly periscope?: HuntersSystemState;
      readonly radio?: HuntersSystemState;
      readonly hydrophones?: HuntersSystemState;
      readonly batteries?: HuntersSystemState;
      readonly fwd_torpedo_doors?: HuntersSystemState;
      readonly aft_torpedo_doors?: HuntersSystemState;
      readonly dive_planes?: HuntersSystemState;
      readonly fuel_tanks?: HuntersSystemState;
      readonly deck_gun?: HuntersSystemState;
      readonly flak_20mm?: HuntersSystemState;
      readonly flak_20mm_quad_1?: HuntersSystemState;
      readonly flak_20mm_quad_2?: HuntersSystemState;
      readonly flak_37mm?: HuntersSystemState;
    };
    /** 7.3.4, 7.3.5 Permanent posting. */
    readonly posting?: HuntersPosting;
    /** 7.3.3 The boat has passed Gibraltar. */
    readonly mediterraneanPassed?: boolean;
  };
  /** A.4 The crew. */
  readonly crew?: {
    /** 11.1.3 Its quality. */
    readonly quality?: HuntersQuality;
    /** 10.5 Men who are wounded or dead; the others are unhurt. */
    readonly wounds?: {
      /** Kommandant. */
      readonly kmdt?: HuntersWound;
      /** First watch officer. */
      readonly wo1?: HuntersWound;
      /** Second watch officer. */
      readonly wo2?: HuntersWound;
      /** Leading engineer. */
      readonly li?: HuntersWound;
      /** Doctor. */
      readonly doctor?: HuntersWound;
      /** Generic crew box 1. */
      readonly crew1?: HuntersWound;
      /** Generic crew box 2. */
      readonly crew2?: HuntersWound;
      /** Generic crew box 3. */
      readonly crew3?: HuntersWound;
      /** Generic crew box 4. */
      readonly crew4?: HuntersWound;
      /** Agent, on an (A) mission until landed; none otherwise. */
      readonly agent?: HuntersWound;
    };
    /** 11.1 Who is Experte; the others are not. */
    readonly experte?: {
      /** First watch officer. */
      readonly wo1?: boolean;
      /** Second watch officer. */
      readonly wo2?: boolean;
      /** Leading engineer. */
      readonly li?: boolean;
      /** Doctor. */
      readonly doctor?: boolean;
    };
  };
  /** A.5 The patrol in progress; none in port before a patrol. */
  readonly patrol?: {
    /** 7.0 Its area. */
    readonly area?: HuntersArea;
    /** 7.0 Its mission: mines, an agent or a wolfpack; null without one. */
    readonly mission?: HuntersMission | null;
    /** Box the boat is in; 0 before the first. */
    readonly box?: number;
    /** 10.8.2 The box an aborting boat is placed in next. */
    readonly jumpTo?: number | null;
    /** 10.8.2 Way of travel. */
    readonly direction?: HuntersDirection;
    /** Encounter checks completed in this patrol. */
    readonly checksDone?: number;
    /** Encounter checks completed in this box. */
    readonly checksDoneInBox?: number;
    /** Encounter checks this box asks for; 0 before the first box. */
    readonly checksRequired?: number;
    /** 7.4 How the mission stands; none without M or A. */
    readonly missionState?: HuntersMissionState;
    /** 7.3.3 The boat must pass Gibraltar on this patrol. */
    readonly firstMediterranean?: boolean;
    /** 10.8 Why it was aborted, and after how many checks; null where it was not. */
    readonly abort?: HuntersAbort | null;
    /** R1 No encounters in this box. */
    readonly quietHere?: boolean;
    /** R1 No encounters in the next box entered. */
    readonly quietNext?: boolean;
    /** 12.1 A random event has taken effect. */
    readonly eventUsed?: boolean;
    /** 12.1.3 +1 on U2 for this patrol. */
    readonly superiorTorpedoes?: boolean;
    /** 14.9.6 The patrol takes one month more. */
    readonly resupplied?: boolean;
    /** 14.9 Resupply has been tried since the boat entered this box. */
    readonly resupplyTried?: boolean;
    /** 9.2.6 Ships sunk or damaged on it, in short rows. */
    readonly ships?: readonly ({
      readonly type: HuntersShipType;
      /** Its name; null under standard tonnage. */
      readonly name?: string | null;
      /** Tonnage. */
      readonly tons: number;
      /** 9.2.6 Sunk unless told; otherwise damaged. */
      readonly sunk?: boolean;
    })[];
  };
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

/** A request: Choose the reloads of a minelaying mission. */
export type HuntersLoadMissionReloadsRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: HuntersState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: HuntersLoadMissionReloadsInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Choose the reloads of a minelaying mission: the new state, what happened and why. */
export type HuntersLoadMissionReloadsResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersLoadMissionReloadsOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
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

/** A request: Load torpedoes. */
export type HuntersLoadTorpedoesRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: HuntersState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: HuntersLoadTorpedoesInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Load torpedoes: the new state, what happened and why. */
export type HuntersLoadTorpedoesResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersLoadTorpedoesOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
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
  /** 3.5 Counted in the totals as it was told when the career was taken over from paper; left out where it was not. */
  readonly takenOver?: HuntersLogSheetTakenOver;
  /** 5.0 Null while the career goes on. */
  readonly end: HuntersLogSheetEnd | null;
};

/** A report: Log sheet. */
export type HuntersLogSheetAnswer = {
  /** Always REPORT. */
  readonly kind: "REPORT";
  /** Always hunters. */
  readonly ruleset: "hunters";
  /** Always logSheet. */
  readonly report: "logSheet";
  readonly output: HuntersLogSheetReport;
};

/** 5.0 How and when the career ended. */
export type HuntersLogSheetEnd = {
  readonly fate: HuntersFate;
  /** Calendar month, YYYY-MM. */
  readonly month: string;
  readonly victory: HuntersVictory;
};

/** 3.5, 10.10.4, 10.10.6 A patrol starts, goes on (P), the boat is in refit (R), the month came before the career was taken over, or nothing yet. */
export type HuntersLogSheetEntry = "patrol" | "P" | "R" | "taken" | "empty";

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

/** 3.5 What the career had behind it when it was taken over. */
export type HuntersLogSheetTakenOver = {
  /** Month from which the sheet has rows. */
  readonly month: string;
  /** Patrols made before. */
  readonly patrols: number;
  /** 7.5.2 Of these, the patrols marked S. */
  readonly successes: number;
  /** Ships sunk on them. */
  readonly ships: number;
  /** 5.2.1 Tonnage sunk on them. */
  readonly tons: number;
  /** 4.3.2 Of these ships, those that are known. */
  readonly targets: readonly HuntersLogSheetTarget[];
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

/** A request: The map with a snapshot on it. */
export type HuntersMapRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot?: HuntersState;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: string;
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

/** A request: Start a career. */
export type HuntersNewRequest = {
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: HuntersNewInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Start a career: the new state, what happened and why. */
export type HuntersNewResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersNewOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** 8.3.2 Night has come, or contact is lost. */
export type HuntersNightWait = "night" | "target_lost";

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
  /** Language of the sentences, such as `fr` or `fr-CA`. Default: the language of Accept-Language, else English. */
  readonly language?: string;
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

/** A report: A pack's joint battle. */
export type HuntersPackBattleAnswer = {
  /** Always REPORT. */
  readonly kind: "REPORT";
  /** Always hunters. */
  readonly ruleset: "hunters";
  /** Always packBattle. */
  readonly report: "packBattle";
  readonly output: HuntersPackBattleReport;
};

/** What packBattle asks for. */
export type HuntersPackBattleInput = {
  /** 13.5 The boats of one pack, in an order that stays the same. */
  readonly boats: readonly HuntersPackBoat[];
  /** Language of the text, one of en, fr, ja; English unless given. */
  readonly language?: string | null;
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

/** A request: Plan a round against unescorted ships. */
export type HuntersPlanRoundRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: HuntersState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: HuntersPlanRoundInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Plan a round against unescorted ships: the new state, what happened and why. */
export type HuntersPlanRoundResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersPlanRoundOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** 7.3.4, 7.3.5 Where a boat is posted for good. */
export type HuntersPosting = "none" | "arctic" | "mediterranean";

/** 11.2.3 What became of a promotion check. */
export type HuntersPromotion = "not_due" | "promoted" | "not_promoted";

/** A request: The odds of a procedure. */
export type HuntersProspectsRequest = {
  /** Name of the operation resolved first, with the input; play goes on from the snapshot unless told. */
  readonly operation?: string;
  /** Who decides what no fixed choice does, such as cautious, aggressive or random; nobody unless told. */
  readonly policy?: string;
  /** Fixed choices: at each decision the first that is legal is made. What leaves no choice needs none. */
  readonly choices?: readonly FixedChoice[];
  /** Where it ends: at the first of these that holds between two operations, and always with the game. */
  readonly until: readonly Condition[];
  /** What is told apart at the end, beside why it ended: names of the ruleset's measures, or JSON pointers that begin at /snapshot, where a * stands for every item of a list. */
  readonly project?: readonly string[];
  /** The most branches to follow, the likeliest first; 20,000 unless told. A request may be out of time before. */
  readonly bound?: number;
  /** How often to sample where something is left; 10,000 unless told, 0 for no sample. */
  readonly trials?: number;
  /** Seed of the sample; prospects unless told. */
  readonly seed?: string;
  /** Language of the sentences, such as `fr` or `fr-CA`. Default: the language of Accept-Language, else English. */
  readonly language?: string;
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot?: HuntersState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input?: Readonly<Record<string, unknown>>;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
};

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

/** A request: Reload tubes. */
export type HuntersReloadTubesRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: HuntersState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: HuntersReloadTubesInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Reload tubes: the new state, what happened and why. */
export type HuntersReloadTubesResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersReloadTubesOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
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

/** What resolveAdditionalRound asks for. */
export type HuntersResolveAdditionalRoundInput = Readonly<Record<string, never>>;

/** What came of resolveAdditionalRound. */
export type HuntersResolveAdditionalRoundOutcome = {
  readonly result: HuntersAdditionalRound;
  /** 9.8 The aircraft encounter, if an aircraft came. */
  readonly air: HuntersAirReport | null;
  /** Where play stands now. */
  readonly phase: HuntersPhase;
  /** 5.1 How the career ended; null while it goes on. */
  readonly fate: HuntersFate | null;
};

/** A request: Stay for another round. */
export type HuntersResolveAdditionalRoundRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: HuntersState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input?: HuntersResolveAdditionalRoundInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Stay for another round: the new state, what happened and why. */
export type HuntersResolveAdditionalRoundResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersResolveAdditionalRoundOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** What resolveApproach asks for. */
export type HuntersResolveApproachInput = {
  /** 8.3.4 Chosen only when following damaged ships; rolled otherwise. */
  readonly dayNight?: HuntersDayNight;
};

/** What came of resolveApproach. */
export type HuntersResolveApproachOutcome = {
  /** 8.3 The light the attack is made in. */
  readonly dayNight: HuntersDayNight;
  /** 8.3.4 The player chose it. */
  readonly chosen: boolean;
  /** Where play stands now. */
  readonly phase: HuntersPhase;
  /** 5.1 How the career ended; null while it goes on. */
  readonly fate: HuntersFate | null;
};

/** A request: Approach the targets. */
export type HuntersResolveApproachRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: HuntersState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input?: HuntersResolveApproachInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Approach the targets: the new state, what happened and why. */
export type HuntersResolveApproachResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersResolveApproachOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** What resolveAssignment asks for. */
export type HuntersResolveAssignmentInput = {
  /** 11.2.1 Ask for a patrol of your choice first; one attempt for each patrol. */
  readonly request: boolean;
};

/** What came of resolveAssignment. */
export type HuntersResolveAssignmentOutcome = {
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

/** A request: Assign a patrol. */
export type HuntersResolveAssignmentRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: HuntersState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: HuntersResolveAssignmentInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Assign a patrol: the new state, what happened and why. */
export type HuntersResolveAssignmentResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersResolveAssignmentOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** What resolveAttack asks for. */
export type HuntersResolveAttackInput = {
  /** 9.2, 9.5 Submerged, or a night surface attack. */
  readonly mode: HuntersMode;
  readonly range: HuntersRange;
  /** 9.5.2 The end that fires first; the only one but in a night surface attack. */
  readonly firstEnd: HuntersEnd;
  readonly tubes: HuntersAllocation;
};

/** What came of resolveAttack. */
export type HuntersResolveAttackOutcome = {
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

/** A request: Attack escorted ships. */
export type HuntersResolveAttackRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: HuntersState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: HuntersResolveAttackInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Attack escorted ships: the new state, what happened and why. */
export type HuntersResolveAttackResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersResolveAttackOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** What resolveBoatRequest asks for. */
export type HuntersResolveBoatRequestInput = {
  /** 11.4.3 The newer model asked for; null saves the request for a later refit. */
  readonly boat: HuntersBoatType | null;
};

/** What came of resolveBoatRequest. */
export type HuntersResolveBoatRequestOutcome = {
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

/** A request: Ask for a newer boat. */
export type HuntersResolveBoatRequestRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: HuntersState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: HuntersResolveBoatRequestInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Ask for a newer boat: the new state, what happened and why. */
export type HuntersResolveBoatRequestResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersResolveBoatRequestOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** What resolveCloseApproach asks for. */
export type HuntersResolveCloseApproachInput = {
  /** 14.11 Submerged, or on the surface at night. */
  readonly mode: HuntersMode;
};

/** What came of resolveCloseApproach. */
export type HuntersResolveCloseApproachOutcome = {
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

/** A request: Go into the convoy. */
export type HuntersResolveCloseApproachRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: HuntersState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: HuntersResolveCloseApproachInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Go into the convoy: the new state, what happened and why. */
export type HuntersResolveCloseApproachResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersResolveCloseApproachOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** What resolveDepthCharge asks for. */
export type HuntersResolveDepthChargeInput = {
  /** 9.6.4 Go below test depth before this check: hull damage for -1 on E2. */
  readonly exceedTestDepth: boolean;
};

/** What came of resolveDepthCharge. */
export type HuntersResolveDepthChargeOutcome = {
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

/** A request: Detection and depth charges. */
export type HuntersResolveDepthChargeRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: HuntersState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: HuntersResolveDepthChargeInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Detection and depth charges: the new state, what happened and why. */
export type HuntersResolveDepthChargeResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersResolveDepthChargeOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** What resolveEncounter asks for. */
export type HuntersResolveEncounterInput = Readonly<Record<string, never>>;

/** What came of resolveEncounter. */
export type HuntersResolveEncounterOutcome = {
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

/** A request: Next encounter check. */
export type HuntersResolveEncounterRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: HuntersState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input?: HuntersResolveEncounterInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Next encounter check: the new state, what happened and why. */
export type HuntersResolveEncounterResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersResolveEncounterOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** What resolveEvasion asks for. */
export type HuntersResolveEvasionInput = {
  /** 14.8 1-2 left, 3-4 right, 5-6 straight on. */
  readonly number: number;
  /** 14.8.3 The escort's number as the opponent has named it; under option twoPlayers, in place of the die. */
  readonly escort?: number;
};

/** What came of resolveEvasion. */
export type HuntersResolveEvasionOutcome = {
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

/** A request: Evade the depth charges. */
export type HuntersResolveEvasionRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: HuntersState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: HuntersResolveEvasionInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Evade the depth charges: the new state, what happened and why. */
export type HuntersResolveEvasionResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersResolveEvasionOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** What resolveFlakStay asks for. */
export type HuntersResolveFlakStayInput = {
  /** 11.4.7 Stay up for a second flak round, or dive. */
  readonly stay: boolean;
};

/** What came of resolveFlakStay. */
export type HuntersResolveFlakStayOutcome = {
  readonly air: HuntersAirReport;
  /** Where play stands now. */
  readonly phase: HuntersPhase;
  /** 5.1 How the career ended; null while it goes on. */
  readonly fate: HuntersFate | null;
};

/** A request: Stay up and fight. */
export type HuntersResolveFlakStayRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: HuntersState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: HuntersResolveFlakStayInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Stay up and fight: the new state, what happened and why. */
export type HuntersResolveFlakStayResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersResolveFlakStayOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** What resolveFollow asks for. */
export type HuntersResolveFollowInput = {
  /** 9.7.8 The damaged ships, or the undamaged ones and the convoy. */
  readonly ships: HuntersFollowed;
};

/** What came of resolveFollow. */
export type HuntersResolveFollowOutcome = {
  readonly result: HuntersPursuit;
  /** Where play stands now. */
  readonly phase: HuntersPhase;
  /** 5.1 How the career ended; null while it goes on. */
  readonly fate: HuntersFate | null;
};

/** A request: Follow the ships. */
export type HuntersResolveFollowRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: HuntersState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: HuntersResolveFollowInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Follow the ships: the new state, what happened and why. */
export type HuntersResolveFollowResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersResolveFollowOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** What resolveGunFire asks for. */
export type HuntersResolveGunFireInput = {
  /** 9.3.2 The target slot of each shot, in the order fired. */
  readonly targets: readonly number[];
};

/** What came of resolveGunFire. */
export type HuntersResolveGunFireOutcome = {
  /** 9.3 Every shot in order. */
  readonly shots: readonly HuntersShot[];
  /** Where play stands now. */
  readonly phase: HuntersPhase;
  /** 5.1 How the career ended; null while it goes on. */
  readonly fate: HuntersFate | null;
};

/** A request: Fire the deck gun. */
export type HuntersResolveGunFireRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: HuntersState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: HuntersResolveGunFireInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Fire the deck gun: the new state, what happened and why. */
export type HuntersResolveGunFireResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersResolveGunFireOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** What resolveNightWait asks for. */
export type HuntersResolveNightWaitInput = Readonly<Record<string, never>>;

/** What came of resolveNightWait. */
export type HuntersResolveNightWaitOutcome = {
  readonly result: HuntersNightWait;
  /** Where play stands now. */
  readonly phase: HuntersPhase;
  /** 5.1 How the career ended; null while it goes on. */
  readonly fate: HuntersFate | null;
};

/** A request: Wait for night. */
export type HuntersResolveNightWaitRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: HuntersState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input?: HuntersResolveNightWaitInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Wait for night: the new state, what happened and why. */
export type HuntersResolveNightWaitResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersResolveNightWaitOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** What resolvePackDraw asks for. */
export type HuntersResolvePackDrawInput = {
  /** 13.5.4 Boats of the pack that attack in this round, this one included. */
  readonly boats: number;
  /** 13.5.4 Which of them this one is, counted from 1 in an order all agree on. */
  readonly own: number;
};

/** What came of resolvePackDraw. */
export type HuntersResolvePackDrawOutcome = {
  /** 13.5.4 Which of the boats the escort is after. */
  readonly hunted: number;
  /** 13.5.4 This boat's modifier of E2 in this round; 0 without a radio. */
  readonly modifier: number;
  /** Where play stands now. */
  readonly phase: HuntersPhase;
  /** 5.1 How the career ended; null while it goes on. */
  readonly fate: HuntersFate | null;
};

/** A request: Draw for the pack. */
export type HuntersResolvePackDrawRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: HuntersState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: HuntersResolvePackDrawInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Draw for the pack: the new state, what happened and why. */
export type HuntersResolvePackDrawResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersResolvePackDrawOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** What resolveResupply asks for. */
export type HuntersResolveResupplyInput = Readonly<Record<string, never>>;

/** What came of resolveResupply. */
export type HuntersResolveResupplyOutcome = {
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

/** A request: Resupply at sea. */
export type HuntersResolveResupplyRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: HuntersState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input?: HuntersResolveResupplyInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Resupply at sea: the new state, what happened and why. */
export type HuntersResolveResupplyResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersResolveResupplyOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** What resolveSighting asks for. */
export type HuntersResolveSightingInput = {
  /** 14.11 Go into the convoy before its ships are known, or have them identified first. */
  readonly penetrate: boolean;
};

/** What came of resolveSighting. */
export type HuntersResolveSightingOutcome = {
  /** 14.11 The boat goes in. */
  readonly penetrate: boolean;
  /** Where play stands now. */
  readonly phase: HuntersPhase;
  /** 5.1 How the career ended; null while it goes on. */
  readonly fate: HuntersFate | null;
};

/** A request: Sight a convoy. */
export type HuntersResolveSightingRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: HuntersState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: HuntersResolveSightingInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Sight a convoy: the new state, what happened and why. */
export type HuntersResolveSightingResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersResolveSightingOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** What resolveTorpedoFire asks for. */
export type HuntersResolveTorpedoFireInput = {
  readonly tubes: HuntersAllocation;
};

/** What came of resolveTorpedoFire. */
export type HuntersResolveTorpedoFireOutcome = {
  /** 9.2 Every torpedo in the order resolved. */
  readonly shots: readonly HuntersShot[];
  /** Where play stands now. */
  readonly phase: HuntersPhase;
  /** 5.1 How the career ended; null while it goes on. */
  readonly fate: HuntersFate | null;
};

/** A request: Fire torpedoes at unescorted ships. */
export type HuntersResolveTorpedoFireRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: HuntersState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: HuntersResolveTorpedoFireInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Fire torpedoes at unescorted ships: the new state, what happened and why. */
export type HuntersResolveTorpedoFireResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersResolveTorpedoFireOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
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

/** A report: Roles of two players. */
export type HuntersRolesAnswer = {
  /** Always REPORT. */
  readonly kind: "REPORT";
  /** Always hunters. */
  readonly ruleset: "hunters";
  /** Always roles. */
  readonly report: "roles";
  readonly output: HuntersRoles;
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
  /** E-84 A VIID lays mines where P1 prints an agent; absent in a snapshot of before it means false. */
  readonly viidAlwaysMines?: boolean;
  /** E-24 Capital ships count for decorations; left out, the printing decides: the first counts them. */
  readonly awardsCountCapitalShips?: boolean;
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
  /** E-84 A VIID lays mines where P1 prints an agent; absent in a snapshot of before it means false. */
  readonly viidAlwaysMines?: boolean;
  /** E-24 Capital ships count for decorations; left out, the printing decides: the first counts them. */
  readonly awardsCountCapitalShips?: boolean;
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

/** A request: Simulate many runs. */
export type HuntersSimulateRequest = {
  /** The operation resolved first, `new` for whole games; without it a policy plays on from the snapshot. */
  readonly operation?: string;
  /** Who decides what no fixed choice does, such as cautious, aggressive or random; nobody unless told. */
  readonly policy?: string;
  /** Fixed choices: at each decision the first that is legal is made. What leaves no choice needs none. */
  readonly choices?: readonly FixedChoice[];
  /** Where it ends: at the first of these that holds between two operations, and always with the game. */
  readonly until?: readonly Condition[];
  /** How many runs; 100 unless told. A request may be out of time before. */
  readonly runs?: number;
  /** Number of the first run, 0 unless told; the same run is the same wherever it is made. */
  readonly first?: number;
  /** Run n is resolved with this seed, a stroke and n; `simulation` unless told. */
  readonly seed?: string;
  /** What is told of the runs: names of the ruleset's measures, or JSON pointers into /outcome and /snapshot; where play goes on every measure of the ruleset unless told, else the outcome. */
  readonly measures?: readonly string[];
  /** The most operations of one run; 20000 unless told. */
  readonly moves?: number;
  /** Language of the sentences, such as `fr` or `fr-CA`. Default: the language of Accept-Language, else English. */
  readonly language?: string;
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot?: HuntersState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input?: Readonly<Record<string, unknown>>;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
};

/** A report: Tournament standings. */
export type HuntersStandingsAnswer = {
  /** Always REPORT. */
  readonly kind: "REPORT";
  /** Always hunters. */
  readonly ruleset: "hunters";
  /** Always standings. */
  readonly report: "standings";
  readonly output: HuntersTournamentStandings;
};

/** What standings asks for. */
export type HuntersStandingsInput = {
  readonly format: HuntersTournamentFormat;
  readonly agreed?: HuntersTournamentAgreement;
  /** 14.5 Packs bear historical names; chart WOLFPACK_NAMES lists them. Off unless given. */
  readonly historicalPackNames?: boolean;
  /** Every player's career. */
  readonly entries: readonly HuntersTournamentEntry[];
  /** Language of the text, one of en, fr, ja; English unless given. */
  readonly language?: string | null;
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
  /** 3.5 What the career had behind it when it was taken over from paper; left out where it was not. */
  readonly takenOver?: HuntersTakenOver;
  /** 11.1 Successful patrols of the career. */
  readonly successes: number;
  /** 11.1.4 Failed patrols in a row. */
  readonly failureStreak: number;
  readonly end: HuntersCareerEnd | null;
};

/** 9.2.6 A ship sunk before a career was taken over. */
export type HuntersSunkShip = {
  readonly type: HuntersShipType;
  /** Its name; null under standard tonnage. */
  readonly name: string | null;
  /** Tonnage. */
  readonly tons: number;
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

/** A request: Take over a paper game. */
export type HuntersTakeOverRequest = {
  /** How the game was begun, as `new` takes it; what is missing of it is asked for. */
  readonly input?: Readonly<Record<string, unknown>>;
  /** What is known of the game, in the form that its ruleset publishes; what is left out is asked for, or stands as the rules have it. */
  readonly known?: HuntersKnown;
  /** Language of the sentences, such as `fr` or `fr-CA`. Default: the language of Accept-Language, else English. */
  readonly language?: string;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
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

/** A request: Take over the pack's targets. */
export type HuntersTakeOverTargetsRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: HuntersState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: HuntersTakeOverTargetsInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Take over the pack's targets: the new state, what happened and why. */
export type HuntersTakeOverTargetsResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersTakeOverTargetsOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
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

/** A request: Take torpedoes over. */
export type HuntersTakeTorpedoesRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: HuntersState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: HuntersTakeTorpedoesInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Take torpedoes over: the new state, what happened and why. */
export type HuntersTakeTorpedoesResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersTakeTorpedoesOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** 3.5 What a career taken over from paper had behind it. */
export type HuntersTakenOver = {
  /** 3.5 Month from which the log has rows. */
  readonly month: string;
  /** Patrols made before. */
  readonly patrols: number;
  /** 7.5.2 Of these, the successful ones. */
  readonly successes: number;
  /** 9.2.6 Ships sunk on them. */
  readonly ships: number;
  /** 5.2.1 Tonnage sunk on them. */
  readonly tons: number;
  /** 14.3 Of these ships, those that are known by name or kind. */
  readonly sunk: readonly HuntersSunkShip[];
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

/** A request: Tell an audit trail in a language. */
export type HuntersTellRequest = {
  /** An audit trail as a resolution returned it, or any of its lines; sentences that stand there are left out. */
  readonly audit: readonly (Readonly<Record<string, unknown>>)[];
  /** Language of the sentences, such as `fr` or `fr-CA`. Default: the language of Accept-Language, else English. */
  readonly language?: string;
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

/** A request: Turn back before Gibraltar. */
export type HuntersTurnBackRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: HuntersState;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input?: HuntersTurnBackInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Turn back before Gibraltar: the new state, what happened and why. */
export type HuntersTurnBackResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: HuntersState;
  readonly outcome: HuntersTurnBackOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** A request: Verify a resolution. */
export type HuntersVerifyRequest = {
  /** The request as it was sent, with its operation's name as `operation` where the answer does not say it; without seed and dice the dice of the answer, and of each step of a run, are taken. */
  readonly request: Readonly<Record<string, unknown>>;
  /** The answer to be checked: a resolution, a refusal or NEEDS_ROLL. What it leaves out is not checked; without a `revision` it is taken for one of the rules in force. */
  readonly answer: Readonly<Record<string, unknown>>;
  /** Language of the sentences, such as `fr` or `fr-CA`. Default: the language of Accept-Language, else English. */
  readonly language?: string;
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
  /** Name of the file's format: naval-umpire-career/3, or /2 or /1 for a file of an older version. */
  readonly format: string;
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
  /** Of a page of a long career: send it as `after` for the next page; null at the end, and for a whole file. */
  readonly next?: string | null;
  /** Of a further page: the id of the career that the first page has made. */
  readonly career?: string;
};

/** Where everything is: paths by name. */
export type Index = {
  /** The service. */
  readonly title: string;
  /** Path of the GraphQL wire. */
  readonly graphql: string;
  /** Path of the reference of REST. */
  readonly docs: string;
  /** Path of the index of OpenAPI documents. */
  readonly openapi: string;
  /** Path of the list of rulesets. */
  readonly rulesets: string;
  /** Path of stored games. */
  readonly careers: string;
  /** Path of the service's health. */
  readonly health: string;
};

/** A request: Issue a token. */
export type IssueTokenRequest = {
  /** The role of the new token. */
  readonly role: CareerRole;
  /** The side a SIDE token sees; left out for every other role. */
  readonly side?: string;
};

/** How a limit is checked. */
export type LimitRule = "sum" | "count" | "distinct" | "pairs" | "other";

/** `faults` points at everything that is wrong with the request. Nothing was rolled and nothing changed. */
export type MalformedProblem = {
  /** The kind of problem, as a path that explains it. */
  readonly type: string;
  /** The kind of problem in words. */
  readonly title: string;
  /** The HTTP status. */
  readonly status: number;
  /** What is wrong, and what to do. */
  readonly message: string;
  /** The same as `message`, where RFC 9457 has it. */
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

/** A map to be clicked on: the numbers that its SVG is drawn from. */
export type MapGeometry = {
  /** The title of the drawing, in the language asked for. */
  readonly title: string;
  /** The drawing in words, an item each, in the language asked for: the board, when it is, and what there is to say of the position. */
  readonly state: readonly string[];
  /** Left, top, width and height of the drawing, as SVG's `viewBox` has them. */
  readonly viewBox: readonly number[];
  /** Every space. */
  readonly spaces: readonly MapSpace[];
  /** What joins them, each once. */
  readonly lines: readonly MapLine[];
  /** Groups of them. */
  readonly regions: readonly MapRegion[];
  /** Every piece the viewer sees on it; none on a bare map. */
  readonly pieces: readonly MapPiece[];
};

/** Two spaces that lie next to each other. */
export type MapLine = {
  /** Id of the space at one end. */
  readonly from: string;
  /** Id of the space at the other end. */
  readonly to: string;
  /** What joins them, such as `line` or `hexside`. */
  readonly kind: string;
};

/** A piece on a map, as the viewer knows it. */
export type MapPiece = {
  /** Its id, by which snapshots and inputs name it where they do; `data-piece` in the SVG. */
  readonly id: string;
  /** The number by which inputs name it, such as a block's; null for none. */
  readonly number: number | null;
  /** What it is, such as `ship`, `block` or `torpedo`. */
  readonly kind: string;
  /** Whose it is; null for nobody's. */
  readonly side: string | null;
  /** Its name, in the language asked for. */
  readonly name: string;
  /** Its name and what the viewer knows of it, in the language asked for. */
  readonly title: string;
  /** Id of the space it is in. */
  readonly space: string;
  /** Its middle, in units of the drawing, from the left. */
  readonly x: number;
  /** Its middle, in units of the drawing, from the top. */
  readonly y: number;
  /** Corners of the polygon that a click or a finger hits: x and y of each in turn, as SVG's `points` takes them. */
  readonly hit: readonly number[];
};

/** Spaces that the rules treat as one. */
export type MapRegion = {
  /** Its id. */
  readonly id: string;
  /** What it is, such as `sea_zone` or `sector`. */
  readonly kind: string;
  /** Its name, in the language asked for. */
  readonly name: string;
  /** Ids of the spaces in it. */
  readonly spaces: readonly string[];
};

/** A space, hex or other place of a map. */
export type MapSpace = {
  /** Its id, by which snapshots and inputs name it; `data-space` in the SVG. */
  readonly id: string;
  /** What it is, such as `hex`, `port` or `tube`. */
  readonly kind: string;
  /** Its name, in the language asked for. */
  readonly name: string;
  /** Its name and what is to be said of it now, in the language asked for. */
  readonly title: string;
  /** Its middle, in units of the drawing, from the left. */
  readonly x: number;
  /** Its middle, in units of the drawing, from the top. */
  readonly y: number;
  /** Corners of the polygon that a click or a finger hits: x and y of each in turn, as SVG's `points` takes them. */
  readonly hit: readonly number[];
};

/** A modifier that will apply to the dice asked for. */
export type NeededModifier = {
  /** Its stable code. */
  readonly code: string;
  /** What it adds to the total. */
  readonly value: number;
  /** The rule that grants it. */
  readonly citation: Citation;
  /** Its name for people to read; left out where no language was asked for. */
  readonly words?: string;
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
  /** What the dice are for; stable for ever. */
  readonly label: string;
  /** What the dice are for in words, after its rule; left out where no language was asked for. */
  readonly purpose?: string;
  /** The dice as printed, such as 2d6. */
  readonly dice: string;
  /** How many dice. */
  readonly count: number;
  /** Sides of each die. */
  readonly sides: number;
  /** Lowest face as it is sent: 1, or 0 on dice that count from 0. */
  readonly low: number;
  /** Highest face as it is sent; where it is 10, that is what the 0 of a ten-sided die is sent as. */
  readonly high: number;
  /** Faces for this roll that the tape held already. */
  readonly held: readonly number[];
  /** The rule that asks for the roll. */
  readonly citation: Citation;
  /** Id of the chart to be read; null for none. */
  readonly chart: string | null;
  /** What that chart is called, in the language asked for where there is one; null for none. */
  readonly chartName: string | null;
  /** Column of the chart; null for none. */
  readonly column: string | null;
  /** That column in words; null for none, left out where no language was asked for. */
  readonly columnName?: string | null;
  /** Modifiers that will apply. */
  readonly modifiers: readonly NeededModifier[];
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
  /** How the rest was sampled; null when every branch was followed, no trials were asked for or there was no time or memory for one. */
  readonly sample: OddsSample | null;
  /** The likeliest first, at most 1,000, and no more than a million characters of values. */
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
  /** Its share of the trials; where branches are open never written as 1 or 0. */
  readonly decimal: string;
  /** Lower end of the 95% interval, drawn in to what branches leave open; never above decimal. */
  readonly low: string;
  /** Upper end of the 95% interval, drawn in to what branches leave open; never below decimal. */
  readonly high: string;
};

/** What kept branches from being followed. BOUND: As many branches were followed as the bound allows. TIME: The time or the memory that a request may take was used up. DEPTH: Branches went on for more rolls than are followed. */
export type OddsStop = "BOUND" | "TIME" | "DEPTH";

/** Groups beyond those listed. */
export type OddsUnlisted = {
  /** How many groups are not listed. */
  readonly groups: number;
  /** The probability of them all. */
  readonly probability: Probability;
};

/** An OpenAPI 3.1 document. */
export type OpenApi = {
  /** Version of OpenAPI. */
  readonly openapi: string;
} & Readonly<Record<string, unknown>>;

/** An operation the player may call next. */
export type OpenDecision = {
  /** Name of the operation. */
  readonly operation: string;
  /** What it is called, in the language asked for; left out without one. */
  readonly title?: string;
  /** What it does, in the language asked for; left out without one. */
  readonly description?: string;
  /** True: it may be called now. */
  readonly legal: true;
  /** Play waits for one of those that MUST; MAY can be left; END ends or declines what is going on; STANDING is a permission and no move. */
  readonly kind: "MUST" | "MAY" | "END" | "STANDING";
  /** JSON Schema of the legal input, narrowed to this snapshot; with a language, every field has a `title`, and a listed value is one of `oneOf` with `const` and `title` in place of `enum` or `const`, unless all are called what they are, as hexes are. Keywords of its own: `x-path` beside a list of places on a map has `from`, `steps`, `stops` and `costs`, the price of so many steps; that of a new game has `x-rule` and `x-values`. docs/decisions.md tells how to check and to draw them. */
  readonly input: Readonly<Record<string, unknown>>;
  /** Limits a schema cannot state. */
  readonly limits: readonly DecisionLimit[];
  /** Values that a rule forbids now. */
  readonly closed: readonly ClosedValue[];
  /** Null: no rule closes it. */
  readonly refusal: null;
};

/** An operation or a report of a ruleset and where to call it. */
export type OperationInfo = {
  /** Its name on both wires. */
  readonly name: string;
  /** Its title. */
  readonly title: string;
  /** What it does. */
  readonly description: string;
  /** Sections of the rules it carries out. */
  readonly rules: readonly string[];
  /** Its HTTP method on REST. */
  readonly method: string;
  /** Its path on REST. */
  readonly path: string;
  /** Where the JSON Schema of its request stands: a document, and the JSON pointer into it. */
  readonly request: string;
  /** Path of a runnable request. */
  readonly example: string;
  /** What is worth asking `odds` for; none of what rolls no dice that matter. */
  readonly odds: readonly Projection[];
};

/** What an operation or a report is called and does. */
export type OperationWords = {
  /** What it is called. */
  readonly title: string;
  /** What it does. */
  readonly description: string;
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
  /** The faces of physical dice, in order; the 0 of a ten-sided die as 10, but as 0 where its chart counts from 0. Send this, `seed` or `server`. */
  readonly dice?: readonly number[];
  /** True rolls with the seed whose hash the career's `commitment` has promised. Send this, `seed` or `dice`. */
  readonly server?: boolean;
  /** Beside `server`: a random text of the caller's own, 1 to 128 printable characters of ASCII without spaces. The seed is made of it and of the promised one, so that the server can have chosen neither. A request that is sent again sends the same. */
  readonly entropy?: string;
  /** Rolls of your own dice to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** True: plays on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input; each is a step of its own. */
  readonly runOn?: boolean;
  /** How much audit trail the answer carries: FULL (default), SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: AuditLevel;
  /** Which operations the answer lists: OPEN, PHASE (default), ALL or NONE. */
  readonly decisions?: DecisionScope;
  /** The language of what people read; without it the header Accept-Language chooses. */
  readonly language?: string;
};

/** 15.5 Why a unit is away. */
export type Pq17Absence = "repair" | "breakdown" | "grounding" | "weather" | "ice" | "box";

/** 7.2.4 The attacker names waves, targets, and bombs or torpedoes. */
export type Pq17AirAssign = {
  /** B The decision. */
  readonly decision: "air_assign";
  readonly side: Pq17Side;
  readonly strike: Pq17Strike;
};

/** 7.2.6, 7.3 The attack of one air unit. */
export type Pq17AirAttackResult = {
  /** An id: of a unit, a place or whatever its member names. */
  readonly aircraft: string;
  readonly stack: number | null;
  readonly ordnance: Pq17Ordnance;
  /** Dice thrown. */
  readonly dice: number;
  /** Dice that hit. */
  readonly hits: number;
  readonly harms: readonly Pq17AirHarm[];
};

/** A.4 An air attack in progress, as the viewer sees it. */
export type Pq17AirAttackSeen = {
  /** The side that attacks. */
  readonly side: Pq17Side;
  readonly cause: Pq17StrikeCause;
  readonly against: Pq17StrikeTarget;
  /** 1.1 A hex: two digits for its row, two for its column. */
  readonly hex: string;
  /** The block attacked; null for a place. */
  readonly block: number | null;
  /** The port or airbase attacked; null for a block. */
  readonly place: string | null;
  readonly light: Pq17StrikeLight;
  /** The attackers, in their owner's order. */
  readonly aircraft: readonly string[];
  /** 7.2.1 Fighters that rose against them. */
  readonly scrambled: readonly string[];
  /** 7.2.1 The attackers achieved surprise. */
  readonly surprised: boolean;
  /** 7.1.2 Groups that attack afterwards. */
  readonly later: readonly (readonly string[])[];
  /** 7.2.4 Air units on the ground of the airbase attacked; none unless given. */
  readonly parked?: readonly Pq17ParkedAircraft[];
  readonly runs: readonly Pq17AirRun[];
  /** 7.2 The wave in progress; 0 before the first. */
  readonly wave: number;
  /** 13.1 The stack that eludes the aircraft; null without one. */
  readonly elusive: number | null;
  /** 7.3 Whether torpedo aircraft found open water; null before they looked. */
  readonly openWater: boolean | null;
  /** 14.1 The carrier attacked has had its chance to strike back. */
  readonly answered: boolean;
  /** 7.2.4 The ships deployed; those of the enemy once they are. */
  readonly ships: readonly Pq17ShipsOfLine[];
  /** 7.2.4 Stacks from left to right. */
  readonly line: readonly (readonly Pq17PartOfStack[])[];
  /** 14.1 Another attack waits while a carrier strikes back. */
  readonly outer: boolean;
};

/** 7.2.3 The fire of one air unit, a result for each die. */
export type Pq17AirCombatFire = {
  /** An id: of a unit, a place or whatever its member names. */
  readonly firer: string;
  /** An id: of a unit, a place or whatever its member names. */
  readonly target: string;
  readonly results: readonly Pq17AirResult[];
};

/** 14.1 The carrier attacked may strike back. */
export type Pq17AirCounterstrike = {
  /** B The decision. */
  readonly decision: "air_counterstrike";
  readonly side: Pq17Side;
  readonly strike: Pq17Strike;
};

/** 7.2.4 The side attacked deploys its ships, or its air units on the ground, in a line. */
export type Pq17AirDeploy = {
  /** B The decision. */
  readonly decision: "air_deploy";
  readonly side: Pq17Side;
  readonly strike: Pq17Strike;
};

/** 7.2.2 The side attacked names what its fighters fire at. */
export type Pq17AirDogfightTargets = {
  /** B The decision. */
  readonly decision: "air_dogfight_targets";
  readonly side: Pq17Side;
  readonly strike: Pq17Strike;
};

/** 13.1 The Allies name the target that eludes the aircraft. */
export type Pq17AirElusive = {
  /** B The decision. */
  readonly decision: "air_elusive";
  readonly side: Pq17Side;
  readonly strike: Pq17Strike;
};

/** 7.1.1, 7.1.2 A group of aircraft, and whether it found its target. */
export type Pq17AirGroup = {
  readonly aircraft: readonly string[];
  /** 7.1.1 It found the target. */
  readonly located: boolean;
};

/** 7 What an air attack did to one unit. */
export type Pq17AirHarm = {
  /** A named ship or a class, by its id in the charts. */
  readonly unit: string;
  /** CS lost, those of sunk ships included. */
  readonly lost: number;
  /** Ships, or CS of a class, sunk. */
  readonly sunk: number;
  /** Ships, or CS of a class, made Dead in the Water. */
  readonly diw: number;
  /** Ships, or CS of a class, crippled. */
  readonly crippled: number;
};

/** 7.2.3, 7.2.5 What a die did to an air unit. */
export type Pq17AirResult = "none" | "abort" | "damaged" | "hit";

/** 7.2.6 The attacker finds other targets for aircraft whose own is gone. */
export type Pq17AirRetarget = {
  /** B The decision. */
  readonly decision: "air_retarget";
  readonly side: Pq17Side;
  readonly strike: Pq17Strike;
};

/** 7.2.3 The attacker names the fighters at which his air units fire. */
export type Pq17AirReturnFire = {
  /** B The decision. */
  readonly decision: "air_return_fire";
  readonly side: Pq17Side;
  readonly strike: Pq17Strike;
  /** 7.2.2 What the fighters fire at, in their order. */
  readonly fire: readonly Pq17FighterFire[];
};

/** 7.2.4 One air unit's part in an attack. */
export type Pq17AirRun = {
  /** An id: of a unit, a place or whatever its member names. */
  readonly aircraft: string;
  /** 7.2 The wave it flies in. */
  readonly wave: number;
  /** Null against a scattered convoy, and for a unit that must find another target. */
  readonly stack: number | null;
  readonly ordnance: Pq17Ordnance;
  /** 13.1 Diverted from an elusive target. */
  readonly diverted: boolean;
};

/** 7.2.1 The side attacked may send up fighters. */
export type Pq17AirScramble = {
  /** B The decision. */
  readonly decision: "air_scramble";
  readonly side: Pq17Side;
  readonly strike: Pq17Strike;
};

/** 7.2.5 The side attacked names what supporting ships and CAMs fire at. */
export type Pq17AirSupportAa = {
  /** B The decision. */
  readonly decision: "air_support_aa";
  readonly side: Pq17Side;
  readonly strike: Pq17Strike;
};

/** 7.4.1 What one ASW die of aircraft came to. */
export type Pq17AirborneAswFinding = "none" | "held_down" | "damaged" | "sunk";

/** A.2 An air unit. */
export type Pq17Aircraft = {
  /** An id: of a unit, a place or whatever its member names. */
  readonly id: string;
  /** Its type, by its id in chart AIR_UNITS. */
  readonly unit: string;
  /** Steps it has left. */
  readonly cs: number;
  /** Its airbase; null for one aboard a carrier. */
  readonly base: string | null;
  /** The carrier it is aboard; null for one based ashore. */
  readonly carrier: string | null;
  /** Where it flies; null at its base. */
  readonly hex: string | null;
  readonly mission: Pq17Mission;
  /** 5.3.1 Hexes of the Air Radius it forms. */
  readonly radius: readonly string[];
  /** 7.2 Steps turned back in this phase. */
  readonly aborted: number;
  /** 7.2 Steps out for this operation. */
  readonly damaged: number;
  /** 7.2 Steps lost. */
  readonly lost: number;
  /** 1.1.2 An Interceptor, which is always at its base. */
  readonly interceptor: boolean;
};

/** 7.2.6 Where an air unit turns. */
export type Pq17AircraftTurn = {
  /** An id: of a unit, a place or whatever its member names. */
  readonly aircraft: string;
  /** 7.2.4 A stack by its place in the line, from 1 at the left. */
  readonly stack: number;
};

/** 12.14.1 The raid ARCHERY. */
export type Pq17ArcheryPlan = {
  /** 12 The condition. */
  readonly condition: "archery";
  /** A force or dummy, by the id its owner knows it by. */
  readonly force: string;
  /** Its ships as they were planned. */
  readonly ships: readonly Pq17Share[];
  /** 1.1 A hex: two digits for its row, two for its column. */
  readonly hex: string;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 12.14 It was declared in the special phase before its turn. */
  readonly declared: boolean;
};

/** What assignAircraft asks for. */
export type Pq17AssignAircraftInput = {
  /** 7.2.4 Air units in the order in which they attack; one left out gives up the attack. */
  readonly runs: readonly Pq17ChosenRun[];
};

/** What came of assignAircraft. */
export type Pq17AssignAircraftOutcome = {
  /** 7.1.1 Groups that looked for their target. */
  readonly groups: readonly Pq17AirGroup[];
  readonly airCombat: readonly Pq17AirCombatFire[];
  readonly flak: readonly Pq17FlakResult[];
  readonly attacks: readonly Pq17AirAttackResult[];
  /** The decision that the attack waits for; null when it is over. */
  readonly next: Pq17DecisionKind | null;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Assign the aircraft. */
export type Pq17AssignAircraftRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17AssignAircraftInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Assign the aircraft: the new state, what happened and why. */
export type Pq17AssignAircraftResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17AssignAircraftOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** What assignSector asks for. */
export type Pq17AssignSectorInput = {
  readonly sector: Pq17SearchSector;
  /** 6.4.2 The hexes it searches in this segment. */
  readonly hexes: readonly string[];
};

/** What came of assignSector. */
export type Pq17AssignSectorOutcome = {
  readonly sector: Pq17SearchSector;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Assign a sector's hexes. */
export type Pq17AssignSectorRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17AssignSectorInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Assign a sector's hexes: the new state, what happened and why. */
export type Pq17AssignSectorResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17AssignSectorOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** 7.4.1 One ASW die. */
export type Pq17AswDie = {
  readonly nation: Pq17Nation;
  readonly from: Pq17AswFrom;
  readonly result: Pq17AswResult;
};

/** 7.4.1 What throws an ASW die. */
export type Pq17AswFrom = "ships" | "escorts" | "aircraft" | "submarine";

/** 7.4.1 What an ASW die came to. */
export type Pq17AswResult = "none" | "held_down" | "damaged" | "sunk";

/** What attackKaraConvoy asks for. */
export type Pq17AttackKaraConvoyInput = {
  /** 12.12 The force in the Kara Sea that attacks. */
  readonly force: string;
};

/** What came of attackKaraConvoy. */
export type Pq17AttackKaraConvoyOutcome = {
  /** The attack of a Wolf Pack; null for a surface battle. */
  readonly combat: Pq17SubmarineCombat | null;
  /** 7.5.2(iii) Gunfire resolved. */
  readonly salvos: readonly Pq17Salvo[];
  /** 7.5.2(iv) Torpedoes resolved. */
  readonly volleys: readonly Pq17Volley[];
  /** Null once the battle is over. */
  readonly round: number | null;
  /** 7.5.2 Units that are on the display now. */
  readonly display: readonly Pq17StandingUnit[];
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Attack the convoy of the Kara Sea. */
export type Pq17AttackKaraConvoyRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17AttackKaraConvoyInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Attack the convoy of the Kara Sea: the new state, what happened and why. */
export type Pq17AttackKaraConvoyResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17AttackKaraConvoyOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** What attackStrayMerchants asks for. */
export type Pq17AttackStrayMerchantsInput = {
  /** 7.7 The Wolf Pack or TF that attacks. */
  readonly force: string;
  /** 7.7 The convoy whose merchants are scattered or dispersed. */
  readonly block: number;
};

/** What came of attackStrayMerchants. */
export type Pq17AttackStrayMerchantsOutcome = {
  /** 1.2 The number by which both sides know a block on the map. */
  readonly block: number;
  readonly located: Pq17Located;
  /** 7.7 The attacks; none when the convoy was not found. */
  readonly attacks: readonly Pq17StrayAttack[];
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Attack stray merchants. */
export type Pq17AttackStrayMerchantsRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17AttackStrayMerchantsInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Attack stray merchants: the new state, what happened and why. */
export type Pq17AttackStrayMerchantsResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17AttackStrayMerchantsOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** 7.5.2 An area of the Battle Display. */
export type Pq17BattleArea = "deployment" | "screening" | "torpedo_attack" | "withdrawal";

/** 7.5.6 The attack of one air unit within a battle. */
export type Pq17BattleDrop = {
  /** An id: of a unit, a place or whatever its member names. */
  readonly aircraft: string;
  readonly ordnance: Pq17Ordnance;
  /** Dice thrown. */
  readonly dice: number;
  /** Dice that hit. */
  readonly hits: number;
};

/** 7.2.5 A die of AA fire within a battle. */
export type Pq17BattleFlak = {
  /** An id: of a unit, a place or whatever its member names. */
  readonly aircraft: string;
  readonly result: Pq17BattleFlakResult;
};

/** 7.2.5 What AA did. */
export type Pq17BattleFlakResult = "none" | "abort" | "damaged" | "hit";

/** A force that fights in a surface battle. */
export type Pq17BattleForce = {
  readonly side: Pq17Side;
  /** A force or dummy, by the id its owner knows it by. */
  readonly force: string;
  /** Its block on the map. */
  readonly block: number | null;
};

/** A.4 A surface battle in progress, as the viewer sees it. */
export type Pq17BattleSeen = {
  /** A hex, a port or a box. */
  readonly hex: string;
  readonly attacker: Pq17Side;
  /** 7.5.2 The round; 0 before the first. */
  readonly round: number;
  /** 7.5.3 The attacker has surprised the defender. */
  readonly surprise: boolean;
  /** 7.5.7 The enemy is stronger than the German side may fight; null for everybody else. */
  readonly outmatched: boolean | null;
  readonly unescorted: number | null;
  /** 7.5 The blocks that fight. */
  readonly blocks: readonly Pq17BlockInBattle[];
  /** 7.5.2 The counters on the display. */
  readonly units: readonly Pq17CounterSeen[];
  /** 7.5.2 Targets named for guns. */
  readonly guns: readonly Pq17GunTarget[];
  /** 7.5.2 Targets named for torpedoes. */
  readonly torpedoes: readonly Pq17TorpedoTarget[];
};

/** What bidInitiative asks for. */
export type Pq17BidInitiativeInput = {
  /** 4.1.2 The die it sets; 0 is a pass. */
  readonly bid: number;
};

/** What came of bidInitiative. */
export type Pq17BidInitiativeOutcome = {
  readonly bidder: Pq17Side;
  /** 4.1.2 Both sides have bid. */
  readonly decided: boolean;
  /** 3.2 False when both have passed. */
  readonly fought: boolean;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Bid for the initiative. */
export type Pq17BidInitiativeRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17BidInitiativeInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Bid for the initiative: the new state, what happened and why. */
export type Pq17BidInitiativeResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17BidInitiativeOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** 4.1.2 What was bid. */
export type Pq17Bids = {
  /** The Allied bid. */
  readonly allied: number;
  /** The Axis bid. */
  readonly axis: number;
};

/** 7.5 A block that fights. */
export type Pq17BlockInBattle = {
  readonly side: Pq17Side;
  /** Null for a force without one. */
  readonly block: number | null;
};

/** A.4 A block on the map, as the other side sees it. */
export type Pq17BlockSeen = {
  /** 1.2 The number by which both sides know a block on the map. */
  readonly block: number;
  /** A hex, a port or a box. */
  readonly hex: string;
  /** 6.3 The other side shadows it. */
  readonly shadowed: boolean;
  /** 6.1 Its label is seen. */
  readonly identified: boolean;
  /** Null while it is not identified. */
  readonly kind: Pq17ForceKind | null;
  /** Null while it is not identified. */
  readonly number: number | null;
  /** 5.5 A scattered convoy; null while it is not identified. */
  readonly scattered: boolean | null;
  /** 5.6 Merchants are dispersed from it; null while it is not identified. */
  readonly dispersed: boolean | null;
  /** Null while it is not identified. */
  readonly idLevel: number | null;
};

/** 15.5.2, 15.6.2 German submarines that may come back. */
export type Pq17Boats = {
  /** 15.5.2 CS of German submarines under repair. */
  readonly damaged: number;
  /** 15.6.2 CS of German submarines sunk and not replaced. */
  readonly sunk: number;
};

/** 15.2.2 Merchants of a class in a box of a Russian port. */
export type Pq17BoxedMerchants = {
  /** A named ship or a class, by its id in the charts. */
  readonly unit: string;
  /** Their CS. */
  readonly cs: number;
  /** 15.2.2 They are Crippled or Dead in the Water. */
  readonly damaged: boolean;
  /** 15.9.1 They have lain empty since an earlier fortnight. */
  readonly faceUp: boolean;
};

/** What buyEmergency asks for. */
export type Pq17BuyEmergencyInput = {
  /** A named ship or a class, by its id in the charts. */
  readonly unit: string;
  /** 15.4 CS that are called. */
  readonly cs: number;
};

/** What came of buyEmergency. */
export type Pq17BuyEmergencyOutcome = {
  /** A named ship or a class, by its id in the charts. */
  readonly unit: string;
  /** 15.4 CS that are called. */
  readonly cs: number;
  /** 15.4 Points scored for it, positive for the Allies. */
  readonly cost: number;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Call emergency reinforcements. */
export type Pq17BuyEmergencyRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17BuyEmergencyInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Call emergency reinforcements: the new state, what happened and why. */
export type Pq17BuyEmergencyResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17BuyEmergencyOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** What buyForce asks for. */
export type Pq17BuyForceInput = {
  /** 14 A force by its place in the scenario's list, from 0. */
  readonly force: number;
  readonly group: number | null;
};

/** What came of buyForce. */
export type Pq17BuyForceOutcome = {
  /** Victory points paid. */
  readonly price: number;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Buy a force. */
export type Pq17BuyForceRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17BuyForceInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Buy a force: the new state, what happened and why. */
export type Pq17BuyForceResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17BuyForceOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** What callBombers asks for. */
export type Pq17CallBombersInput = Readonly<Record<string, never>>;

/** What came of callBombers. */
export type Pq17CallBombersOutcome = {
  /** 12.4 The air units that have come. */
  readonly aircraft: readonly string[];
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Call in Bomber Command. */
export type Pq17CallBombersRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input?: Pq17CallBombersInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Call in Bomber Command: the new state, what happened and why. */
export type Pq17CallBombersResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17CallBombersOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** 15 What everyone knows of a campaign. */
export type Pq17Campaign = {
  /** 15.9 Months that are to be played. */
  readonly months: number;
  /** A fortnight of the campaign, counted from 1. */
  readonly number: number;
  readonly played: readonly Pq17FortnightPlayed[];
  /** 15.9 Victory points of the fortnights that are over. */
  readonly vpTotal: number;
  /** 3.2 This fortnight has an operation. */
  readonly fought: boolean;
  /** 4.1.2 Null until both sides have bid. */
  readonly bids: Pq17Bids | null;
  /** 15.1 The Axis has sunk so much of a convoy that the limit of Severnyy Flot has risen. */
  readonly heavyLoss: boolean;
  readonly ev: Pq17Ev;
  readonly boxes: readonly Pq17PortBox[];
  /** 15.3.3 CAM and MV CS that were unloaded in the last VP phase. */
  readonly unloaded: number;
  /** 12 Conditions that come once in a campaign and have come. */
  readonly spent: readonly Pq17Condition[];
  /** 12.1 The agent reports convoys of this fortnight. */
  readonly cobweb: boolean;
  readonly lost: readonly Pq17CampaignLoss[];
};

/** A.2 Ships sunk and air units shot down in fortnights that are over. */
export type Pq17CampaignLoss = {
  readonly side: Pq17Side;
  /** A named ship or a class, by its id in the charts. */
  readonly unit: string;
  /** CS lost. */
  readonly cs: number;
};

/** 15 CS of a unit. */
export type Pq17CampaignShare = {
  /** A named ship or a class, by its id in the charts. */
  readonly unit: string;
  /** Their CS. */
  readonly cs: number;
};

/** 7.5.6 One air unit's part in a strike within a battle. */
export type Pq17CarrierRun = {
  /** The air unit, aboard a carrier of the battle. */
  readonly aircraft: string;
  /** The enemy unit it attacks. */
  readonly target: number;
  readonly ordnance: Pq17Ordnance;
};

/** What castOffTow asks for. */
export type Pq17CastOffTowInput = {
  /** 7.2.4 The ship in tow, by its number. */
  readonly no: number;
};

/** What came of castOffTow. */
export type Pq17CastOffTowOutcome = {
  /** 7.1.1 Groups that looked for their target. */
  readonly groups: readonly Pq17AirGroup[];
  readonly airCombat: readonly Pq17AirCombatFire[];
  readonly flak: readonly Pq17FlakResult[];
  readonly attacks: readonly Pq17AirAttackResult[];
  /** The decision that the attack waits for; null when it is over. */
  readonly next: Pq17DecisionKind | null;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Cast off a tow. */
export type Pq17CastOffTowRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17CastOffTowInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Cast off a tow: the new state, what happened and why. */
export type Pq17CastOffTowResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17CastOffTowOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** 6.2.1 Warships of one category. */
export type Pq17CategoryReport = {
  readonly category: Pq17ReportCategory;
  /** Counters. */
  readonly counters: number;
  /** Total CS. */
  readonly cs: number;
};

/** 12 The letter of a chit. */
export type Pq17Chit = "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z";

/** What chooseSubmarineTargets asks for. */
export type Pq17ChooseSubmarineTargetsInput = {
  /** 7.4.3 What each submarine attacks: first those before the ASW attack, then those after it; fewer may attack than could. */
  readonly categories: readonly Pq17TargetCategory[];
};

/** What came of chooseSubmarineTargets. */
export type Pq17ChooseSubmarineTargetsOutcome = {
  readonly combat: Pq17SubmarineCombat;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Name the submarines' targets. */
export type Pq17ChooseSubmarineTargetsRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17ChooseSubmarineTargetsInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Name the submarines' targets: the new state, what happened and why. */
export type Pq17ChooseSubmarineTargetsResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17ChooseSubmarineTargetsOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** 7.2.4 What an air unit attacks, when, and with what. */
export type Pq17ChosenRun = {
  /** An id: of a unit, a place or whatever its member names. */
  readonly aircraft: string;
  /** 7.2 Waves attack one after another. */
  readonly wave: number;
  /** Null against a scattered convoy. */
  readonly stack: number | null;
  readonly ordnance: Pq17Ordnance;
};

/** What claimReinforcement asks for. */
export type Pq17ClaimReinforcementInput = {
  /** 15.3.2 A unit of this fortnight's list. */
  readonly unit: string;
};

/** What came of claimReinforcement. */
export type Pq17ClaimReinforcementOutcome = {
  /** A named ship or a class, by its id in the charts. */
  readonly unit: string;
  /** Its CS. */
  readonly cs: number;
  /** Where it has been placed. */
  readonly at: string;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Claim a reinforcement. */
export type Pq17ClaimReinforcementRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17ClaimReinforcementInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Claim a reinforcement: the new state, what happened and why. */
export type Pq17ClaimReinforcementResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17ClaimReinforcementOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** 5.1 A place that a piece may not enter. */
export type Pq17ClosedPlace = {
  /** A hex, a port or a box. */
  readonly place: string;
  /** Why, as a refusal names it. */
  readonly code: string;
  /** The rule that closes it. */
  readonly section: string;
  /** Why, in a sentence. */
  readonly message: string;
};

/** What combineForces asks for. */
export type Pq17CombineForcesInput = {
  /** 1.2.4 The force that stays. */
  readonly force: string;
  /** 1.2.4 The force that joins it. */
  readonly joining: string;
};

/** What came of combineForces. */
export type Pq17CombineForcesOutcome = {
  /** A force or dummy, by the id its owner knows it by. */
  readonly force: string;
  /** 9.4 False when they did not find each other. */
  readonly combined: boolean;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Combine forces. */
export type Pq17CombineForcesRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17CombineForcesInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Combine forces: the new state, what happened and why. */
export type Pq17CombineForcesResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17CombineForcesOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** 4.3.2 A pool of command points. */
export type Pq17Command = {
  readonly pool: Pq17CommandPool;
  /** Points left. */
  readonly available: number;
  /** Points spent in this operation. */
  readonly spent: number;
  /** D-34 Cruisers that a point already spent still lets sail. */
  readonly credit: number;
  /** D-34 The last turn of that credit; null without one. */
  readonly creditUntil: number | null;
};

/** 4.3.1 A pool of command points. */
export type Pq17CommandPool = "home_fleet" | "severnyy_flot" | "gruppe_nord";

/** A request: Compare two rulings. */
export type Pq17CompareRequest = {
  readonly against: CompareAgainst;
  /** Asks for the odds of both sides too, told apart as `odds` does: JSON pointers into /outcome or /snapshot. */
  readonly project?: readonly string[];
  /** The most branches that the odds of each side follow; 20,000 unless told. */
  readonly bound?: number;
  /** How often each side is sampled when branches are left; 10,000 unless told, 0 for no sample. */
  readonly trials?: number;
  /** Language of the sentences, such as `fr` or `fr-CA`. Default: the language of Accept-Language, else English. */
  readonly language?: string;
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot?: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input?: Readonly<Record<string, unknown>>;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed?: string;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice?: readonly number[];
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
};

/** 12 A special condition. */
export type Pq17Condition = "agent_cobweb" | "atlantic_breakout" | "axis_convoy" | "bomber_command" | "carrier_strike" | "ground_offensive" | "port_raids" | "minelaying" | "no_restrictions" | "gearbox" | "sizilien" | "wunderland" | "reinforcements" | "archery" | "title" | "none";

/** 4.2, 12 What a side has planned for its special condition. */
export type Pq17ConditionPlan = Pq17MinePlan | Pq17GearboxPlan | Pq17ArcheryPlan | Pq17TitlePlan;

/** 1.2.1 What a convoy has beyond other forces. */
export type Pq17Convoy = {
  /** 2.1 Loaded, or in ballast. */
  readonly loaded: boolean;
  /** 4.2 Ports it may end in; one once it is planned. */
  readonly destinations: readonly string[];
  /** 2.1.2 MX CS with which the operation began. */
  readonly merchants: number;
  /** 2.1.2 MX CS that ice, weather and the like took. */
  readonly excused: number;
  /** 5.1.5 Hexes it has occupied. */
  readonly visited: readonly string[];
  readonly closest: number | null;
  /** 5.5 Scattered. */
  readonly scattered: boolean;
  /** 9.3.2 Merchants that are dispersed; they are not among the units. */
  readonly dispersed: readonly Pq17Merchants[];
  /** 2.1 It has entered its destination. */
  readonly arrived: boolean;
};

/** 9.2.5 A card drawn for a convoy in a Gale. */
export type Pq17ConvoyCard = {
  /** A force or dummy, by the id its owner knows it by. */
  readonly force: string;
  /** Drawn for the dispersed part. */
  readonly dispersed: boolean;
  /** 1.7 The number of the card. */
  readonly card: number;
  /** 9.2.5 The convoy may move. */
  readonly moves: boolean;
  /** 9.3.2 Dispersal is still to be rolled. */
  readonly disperses: boolean;
};

/** 15.2.1 A loaded convoy lies in one of its ports, and its owner says which merchants go on to the other. */
export type Pq17ConvoyLands = {
  /** B The decision. */
  readonly decision: "convoy_lands";
  readonly side: Pq17Side;
  /** A force or dummy, by the id its owner knows it by. */
  readonly convoy: string;
};

/** 1.2.1 Large or small. */
export type Pq17ConvoySize = "large" | "small";

/** 7.5.2 CS of one unit in a counter. */
export type Pq17CounterPart = {
  /** A named ship or a class, by its id in the charts. */
  readonly unit: string;
  /** CS of it here. */
  readonly cs: number;
  /** 7.3.1 Dead in the Water. */
  readonly diw: boolean;
  /** 7.3.1 Crippled. */
  readonly crippled: boolean;
};

/** 7.5.2 A counter on the Battle Display, as the viewer sees it. */
export type Pq17CounterSeen = {
  /** 7.5.2 The number by which both sides know a counter or stack on the Battle Display. */
  readonly no: number;
  readonly side: Pq17Side;
  readonly area: Pq17BattleArea;
  /** 7.5.2(ii) It carries an Evasion marker. */
  readonly evasion: boolean;
  /** 7.5.4 Enemies whose fire it blocks. */
  readonly screens: readonly number[];
  /** 7.5.4 The unit in Deployment it covers; null when it covers those in Withdrawal, or none. */
  readonly protects: number | null;
  /** 7.5.9 What it is; null while it lies face down. */
  readonly parts: readonly Pq17CounterPart[] | null;
};

/** 2.4 Points scored for a ship. */
export type Pq17Credited = {
  /** A named ship or a class, by its id in the charts. */
  readonly unit: string;
  /** Points. */
  readonly amount: number;
};

/** B A decision in the midst of a segment. */
export type Pq17DecisionKind = "air_scramble" | "air_dogfight_targets" | "air_return_fire" | "air_counterstrike" | "air_deploy" | "air_assign" | "air_support_aa" | "air_retarget" | "air_elusive" | "sub_targets" | "surf_intercept" | "surf_submarines" | "surf_engage" | "surf_maneuver_defender" | "surf_maneuver_attacker" | "surf_gun_targets_defender" | "surf_gun_targets_attacker" | "surf_torp_targets_defender" | "surf_torp_targets_attacker" | "surf_withdraw_defender" | "surf_withdraw_attacker" | "surf_carrier" | "surf_shadow" | "search_deny" | "ice_choice" | "transit_react" | "shadow_give_up" | "shadow_follow" | "convoy_lands";

/** A request: What may be done next. */
export type Pq17DecisionsRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot?: Pq17State;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: string;
};

/** What declareAirAttack asks for. */
export type Pq17DeclareAirAttackInput = {
  /** 7.1 What is attacked: block:7, strays:7 for what is dispersed of that convoy, port:tromso, airbase:banak. */
  readonly target: string;
  /** 7.1.2 Air units over the hex that take part; more than one group with `coordination` alone. */
  readonly groups: readonly (readonly string[])[];
};

/** What came of declareAirAttack. */
export type Pq17DeclareAirAttackOutcome = {
  /** 7.1.1 Groups that looked for their target. */
  readonly groups: readonly Pq17AirGroup[];
  readonly airCombat: readonly Pq17AirCombatFire[];
  readonly flak: readonly Pq17FlakResult[];
  readonly attacks: readonly Pq17AirAttackResult[];
  /** The decision that the attack waits for; null when it is over. */
  readonly next: Pq17DecisionKind | null;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Declare an air attack. */
export type Pq17DeclareAirAttackRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17DeclareAirAttackInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Declare an air attack: the new state, what happened and why. */
export type Pq17DeclareAirAttackResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17DeclareAirAttackOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** What declareCarrierRadius asks for. */
export type Pq17DeclareCarrierRadiusInput = {
  /** 5.3.1 An own force at sea with a carrier. */
  readonly force: string;
};

/** What came of declareCarrierRadius. */
export type Pq17DeclareCarrierRadiusOutcome = {
  /** Where the radius is; the other side sees it. */
  readonly hex: string;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Declare a carrier's Air Radius. */
export type Pq17DeclareCarrierRadiusRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17DeclareCarrierRadiusInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Declare a carrier's Air Radius: the new state, what happened and why. */
export type Pq17DeclareCarrierRadiusResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17DeclareCarrierRadiusOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** What declareDenial asks for. */
export type Pq17DeclareDenialInput = {
  /** 6.2.2 Deny by a carrier. */
  readonly carrier: boolean;
  /** 6.2.2 Deny by a CAM, which uses it. */
  readonly cam: boolean;
  /** 6.2.2 Deny for a Wolf Pack. */
  readonly wolfPack: boolean;
};

/** What came of declareDenial. */
export type Pq17DeclareDenialOutcome = {
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Declare denials. */
export type Pq17DeclareDenialRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17DeclareDenialInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Declare denials: the new state, what happened and why. */
export type Pq17DeclareDenialResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17DeclareDenialOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** What declareEv asks for. */
export type Pq17DeclareEvInput = {
  /** 15.8.3 The TF that goes to Murmansk; null when the Axis has bid 0 too. */
  readonly force: string | null;
};

/** What came of declareEv. */
export type Pq17DeclareEvOutcome = {
  readonly force: string | null;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Declare EV. */
export type Pq17DeclareEvRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17DeclareEvInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Declare EV: the new state, what happened and why. */
export type Pq17DeclareEvResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17DeclareEvOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** What declareStrike asks for. */
export type Pq17DeclareStrikeInput = Readonly<Record<string, never>>;

/** What came of declareStrike. */
export type Pq17DeclareStrikeOutcome = {
  /** 12.14 The strike: ARCHERY or TITLE. */
  readonly condition: Pq17Condition;
  /** 12.14 The turn in which it is made. */
  readonly strikes: number;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Declare a strike. */
export type Pq17DeclareStrikeRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input?: Pq17DeclareStrikeInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Declare a strike: the new state, what happened and why. */
export type Pq17DeclareStrikeResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17DeclareStrikeOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** What declareSurfaceAttack asks for. */
export type Pq17DeclareSurfaceAttackInput = {
  /** 7.5 The enemy block attacked. */
  readonly block: number;
  /** D-49 The TFs that attack together. */
  readonly attackers: readonly string[];
};

/** What came of declareSurfaceAttack. */
export type Pq17DeclareSurfaceAttackOutcome = {
  /** 1.2 The number by which both sides know a block on the map. */
  readonly block: number;
  /** 7.1.1 The TFs that found it. */
  readonly located: readonly string[];
  /** 7.5.2(iii) Gunfire resolved. */
  readonly salvos: readonly Pq17Salvo[];
  /** 7.5.2(iv) Torpedoes resolved. */
  readonly volleys: readonly Pq17Volley[];
  /** Null once the battle is over. */
  readonly round: number | null;
  /** 7.5.2 Units that are on the display now. */
  readonly display: readonly Pq17StandingUnit[];
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Attack with task forces. */
export type Pq17DeclareSurfaceAttackRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17DeclareSurfaceAttackInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Attack with task forces: the new state, what happened and why. */
export type Pq17DeclareSurfaceAttackResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17DeclareSurfaceAttackOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** What declareTraining asks for. */
export type Pq17DeclareTrainingInput = {
  /** 4.3.4 The TF that sails for training. */
  readonly force: string;
};

/** What came of declareTraining. */
export type Pq17DeclareTrainingOutcome = {
  /** 4.3.4 The TF that sails for training. */
  readonly force: string;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Declare a training sortie. */
export type Pq17DeclareTrainingRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17DeclareTrainingInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Declare a training sortie: the new state, what happened and why. */
export type Pq17DeclareTrainingResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17DeclareTrainingOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** 6.2.2 When this side denies a card that would succeed against it. */
export type Pq17Denial = {
  /** 6.2.2 Deny by a carrier. */
  readonly carrier: boolean;
  /** 6.2.2 Deny by a CAM, which uses it. */
  readonly cam: boolean;
  /** 6.2.2 Deny for a Wolf Pack. */
  readonly wolfPack: boolean;
};

/** What deployTargets asks for. */
export type Pq17DeployTargetsInput = {
  /** 7.2.4 Stacks from left to right, with every CS. */
  readonly line: readonly (readonly Pq17DeployedPart[])[];
};

/** What came of deployTargets. */
export type Pq17DeployTargetsOutcome = {
  /** 7.1.1 Groups that looked for their target. */
  readonly groups: readonly Pq17AirGroup[];
  readonly airCombat: readonly Pq17AirCombatFire[];
  readonly flak: readonly Pq17FlakResult[];
  readonly attacks: readonly Pq17AirAttackResult[];
  /** The decision that the attack waits for; null when it is over. */
  readonly next: Pq17DecisionKind | null;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Deploy the targets. */
export type Pq17DeployTargetsRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17DeployTargetsInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Deploy the targets: the new state, what happened and why. */
export type Pq17DeployTargetsResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17DeployTargetsOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** 7.2.4 Ships, or an air unit, that are deployed in a stack. */
export type Pq17DeployedPart = {
  /** Ships, or an air unit, by their number. */
  readonly no: number;
  /** CS of them in this stack. */
  readonly cs: number;
};

/** 7.2.4 Ships of one entry of a force, as they are deployed against aircraft. */
export type Pq17DeployedShips = {
  /** The number by which both sides know these ships during the attack. */
  readonly no: number;
  /** A force or dummy, by the id its owner knows it by. */
  readonly force: string;
  /** A named ship or a class, by its id in the charts. */
  readonly unit: string;
  readonly marks: readonly Pq17Mark[];
  readonly tow: string | null;
  /** 7.3.2 Torps Expended markers. */
  readonly spent: number;
  /** CS left. */
  readonly cs: number;
  /** Hit in this attack. */
  readonly hit: boolean;
};

/** What detachForce asks for. */
export type Pq17DetachForceInput = {
  /** A force or dummy, by the id its owner knows it by. */
  readonly force: string;
  /** 1.2.3 CS of each unit that leaves; a named ship leaves whole. */
  readonly units: readonly Pq17Part[];
};

/** What came of detachForce. */
export type Pq17DetachForceOutcome = {
  /** A force or dummy, by the id its owner knows it by. */
  readonly force: string;
  /** A force or dummy, by the id its owner knows it by. */
  readonly detached: string;
  readonly kind: Pq17ForceKind;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Detach ships. */
export type Pq17DetachForceRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17DetachForceInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Detach ships: the new state, what happened and why. */
export type Pq17DetachForceResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17DetachForceOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** What directFighters asks for. */
export type Pq17DirectFightersInput = {
  /** 7.2.2 Every fighter, in the order in which they rose. */
  readonly fire: readonly Pq17FighterFire[];
};

/** What came of directFighters. */
export type Pq17DirectFightersOutcome = {
  /** 7.1.1 Groups that looked for their target. */
  readonly groups: readonly Pq17AirGroup[];
  readonly airCombat: readonly Pq17AirCombatFire[];
  readonly flak: readonly Pq17FlakResult[];
  readonly attacks: readonly Pq17AirAttackResult[];
  /** The decision that the attack waits for; null when it is over. */
  readonly next: Pq17DecisionKind | null;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Direct the fighters. */
export type Pq17DirectFightersRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17DirectFightersInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Direct the fighters: the new state, what happened and why. */
export type Pq17DirectFightersResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17DirectFightersOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** What directFlak asks for. */
export type Pq17DirectFlakInput = {
  /** 7.2.5 Stacks that are not attacked and fire at one air unit that attacks a stack next to them. */
  readonly support: readonly Pq17FlakAim[];
  /** 1.4.3 For each CAM used, the die of AA fire that it helps. */
  readonly cams: readonly Pq17FlakAim[];
};

/** What came of directFlak. */
export type Pq17DirectFlakOutcome = {
  /** 7.1.1 Groups that looked for their target. */
  readonly groups: readonly Pq17AirGroup[];
  readonly airCombat: readonly Pq17AirCombatFire[];
  readonly flak: readonly Pq17FlakResult[];
  readonly attacks: readonly Pq17AirAttackResult[];
  /** The decision that the attack waits for; null when it is over. */
  readonly next: Pq17DecisionKind | null;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Direct the AA fire. */
export type Pq17DirectFlakRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17DirectFlakInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Direct the AA fire: the new state, what happened and why. */
export type Pq17DirectFlakResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17DirectFlakOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** 7.5.2 CS of one unit in a counter or stack on the Battle Display. */
export type Pq17DisplayPart = {
  /** The force they belong to. */
  readonly force: string;
  /** A named ship or a class, by its id in the charts. */
  readonly unit: string;
  /** CS of it here; 0 for a named ship Dead in the Water. */
  readonly cs: number;
  /** 7.3.1 CS of a class made Dead in the Water. */
  readonly diw: boolean;
  /** 7.3.1 CS of a class that is crippled. */
  readonly crippled: boolean;
  /** 5.1.1 It tows or is towed. */
  readonly tow: boolean;
  /** 7.3.2 Torpedo attacks it has spent. */
  readonly spent: number;
};

/** 7.5.2 A counter or stack on the Battle Display. */
export type Pq17DisplayUnit = {
  /** 7.5.2 The number by which both sides know a counter or stack on the Battle Display. */
  readonly no: number;
  readonly side: Pq17Side;
  readonly area: Pq17BattleArea;
  /** 7.5.2(ii) It carries an Evasion marker. */
  readonly evasion: boolean;
  /** 7.5.4 Enemies whose fire it blocks. */
  readonly screens: readonly number[];
  /** 7.5.4 The unit in Deployment it covers; null when it covers those in Withdrawal, or none. */
  readonly protects: number | null;
  /** The round in which it was deployed. */
  readonly since: number;
  /** 7.5.2(v) It has left the display. */
  readonly withdrawn: boolean;
  /** 7.5.9 It has been hit. */
  readonly hit: boolean;
  readonly parts: readonly Pq17DisplayPart[];
};

/** A report: Distance. */
export type Pq17DistanceAnswer = {
  /** Always REPORT. */
  readonly kind: "REPORT";
  /** Always pq17. */
  readonly ruleset: "pq17";
  /** Always distance. */
  readonly report: "distance";
  readonly output: Pq17DistanceReport;
};

/** What distance asks for. */
export type Pq17DistanceInput = {
  /** The game, at any stage; distances depend on its charts alone. */
  readonly snapshot: Pq17State;
  /** A hex, a port or an airbase. */
  readonly from: string;
  /** A hex, a port or an airbase. */
  readonly to: string;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
};

/** D-46 How far two places are apart. */
export type Pq17DistanceReport = {
  /** A hex, a port or an airbase. */
  readonly from: string;
  /** A hex, a port or an airbase. */
  readonly to: string;
  /** The hex where the first lies; null for a box and what the map has not. */
  readonly fromHex: string | null;
  /** The hex where the second lies; null for a box and what the map has not. */
  readonly toHex: string | null;
  /** D-46 Hexes of a shortest way by sea; null when no way joins them. */
  readonly sea: number | null;
  /** D-46 Hexes as aircraft fly, over land too; null when one is no hex. */
  readonly air: number | null;
};

/** 12 A chit that a side has drawn. */
export type Pq17DrawnChit = {
  readonly letter: Pq17Chit;
  readonly condition: Pq17Condition;
  /** 12 Both sides know it. */
  readonly revealed: boolean;
  /** 12 It has been met. */
  readonly fulfilled: boolean;
};

/** What dropTow asks for. */
export type Pq17DropTowInput = {
  /** A force or dummy, by the id its owner knows it by. */
  readonly force: string;
  /** 5.1.1 The ship in tow; of a class one CS. */
  readonly ship: string;
};

/** What came of dropTow. */
export type Pq17DropTowOutcome = {
  /** A force or dummy, by the id its owner knows it by. */
  readonly force: string;
  /** 5.1.1 The ship in tow; of a class one CS. */
  readonly ship: string;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Drop a tow. */
export type Pq17DropTowRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17DropTowInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Drop a tow: the new state, what happened and why. */
export type Pq17DropTowResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17DropTowOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** 1.3 A dummy: a block with nothing behind it. */
export type Pq17Dummy = {
  /** A force or dummy, by the id its owner knows it by. */
  readonly id: string;
  readonly station: Pq17Station;
  /** A hex, a port or a box. */
  readonly at: string;
  /** 1.2 Its number on the map; null in a port or box. */
  readonly block: number | null;
  readonly moved: Pq17Moved;
};

/** The first edition of 2009. */
export type Pq17Edition = "first_2009";

/** 15.4 Emergency reinforcements. */
export type Pq17Emergency = {
  /** A named ship or a class, by its id in the charts. */
  readonly unit: string;
  /** Their CS. */
  readonly cs: number;
  /** A fortnight of the campaign, counted from 1. */
  readonly bought: number;
  /** 15.4 It has been placed. */
  readonly placed: boolean;
};

/** What endPhase asks for. */
export type Pq17EndPhaseInput = Readonly<Record<string, never>>;

/** What came of endPhase. */
export type Pq17EndPhaseOutcome = {
  /** B The phase that was ended. */
  readonly ended: Pq17Phase;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: End the phase. */
export type Pq17EndPhaseRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input?: Pq17EndPhaseInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** End the phase: the new state, what happened and why. */
export type Pq17EndPhaseResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17EndPhaseOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** What engageForces asks for. */
export type Pq17EngageForcesInput = {
  /** 7.5.2(i) The TFs that try to join. */
  readonly forces: readonly string[];
};

/** What came of engageForces. */
export type Pq17EngageForcesOutcome = {
  /** 7.5.2(i) The TFs that found the enemy and joined. */
  readonly joined: readonly string[];
  /** 7.5.2(iii) Gunfire resolved. */
  readonly salvos: readonly Pq17Salvo[];
  /** 7.5.2(iv) Torpedoes resolved. */
  readonly volleys: readonly Pq17Volley[];
  /** Null once the battle is over. */
  readonly round: number | null;
  /** 7.5.2 Units that are on the display now. */
  readonly display: readonly Pq17StandingUnit[];
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Join a surface battle. */
export type Pq17EngageForcesRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17EngageForcesInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Join a surface battle: the new state, what happened and why. */
export type Pq17EngageForcesResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17EngageForcesOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** 7.5.5 Escorts lost in a surface battle, which may come back after it. */
export type Pq17EscortsLost = {
  readonly side: Pq17Side;
  /** A force or dummy, by the id its owner knows it by. */
  readonly force: string;
  /** A named ship or a class, by its id in the charts. */
  readonly unit: string;
  /** Their CS. */
  readonly cs: number;
};

/** 15.8.3 Where EV stands. */
export type Pq17Ev = {
  readonly stage: Pq17EvStage;
  /** 15.8.3 Both sides passed, or its TF has reached Murmansk: the aircraft may go. */
  readonly moved: boolean;
  /** 15.8.3 Its own reinforcements have come. */
  readonly gathered: boolean;
};

/** 15.8.3 A stage of EV. */
export type Pq17EvStage = "none" | "declared" | "convoy_due" | "completed";

/** 13 A random event. */
export type Pq17Event = "no_event" | "minefield" | "collision" | "grounding" | "breakdown" | "weather_damage" | "local_weather" | "signals" | "chance_encounter" | "reinforcements" | "elusive_target" | "superior_warning" | "airbase_strike" | "port_strike" | "night_flying" | "cp_gain";

/** What exchangePatrolWhite asks for. */
export type Pq17ExchangePatrolWhiteInput = {
  /** 15.8.1 The ship that takes the station. */
  readonly ship: string;
};

/** What came of exchangePatrolWhite. */
export type Pq17ExchangePatrolWhiteOutcome = {
  /** A named ship or a class, by its id in the charts. */
  readonly ship: string;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Relieve Patrol White. */
export type Pq17ExchangePatrolWhiteRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17ExchangePatrolWhiteInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Relieve Patrol White: the new state, what happened and why. */
export type Pq17ExchangePatrolWhiteResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17ExchangePatrolWhiteOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** What exchangeShips asks for. */
export type Pq17ExchangeShipsInput = {
  /** 1.2.5 The force that gives. */
  readonly force: string;
  /** 1.2.5 The force that takes. */
  readonly to: string;
  /** 1.2.5 CS of each unit that goes over. */
  readonly units: readonly Pq17Part[];
  /** 1.2.5 CS of each unit that comes back for them; none where none does. */
  readonly back: readonly Pq17Part[];
};

/** What came of exchangeShips. */
export type Pq17ExchangeShipsOutcome = {
  /** A force or dummy, by the id its owner knows it by. */
  readonly force: string;
  /** A force or dummy, by the id its owner knows it by. */
  readonly to: string;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Exchange ships. */
export type Pq17ExchangeShipsRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17ExchangeShipsInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Exchange ships: the new state, what happened and why. */
export type Pq17ExchangeShipsResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17ExchangeShipsOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** A request: Explain a line of an audit trail. */
export type Pq17ExplainRequest = {
  /** A line of an audit trail, as a resolution returned it. Send this, or `request` and `index`. */
  readonly entry?: Readonly<Record<string, unknown>>;
  /** The request of a resolution with its operation's name as `operation`: its line is then explained with what the operation knows. */
  readonly request?: Readonly<Record<string, unknown>>;
  /** Which line of the audit trail of that request, from 0; the full one, whatever it asked for. */
  readonly index?: number;
  /** Language of the sentences, such as `fr` or `fr-CA`. Default: the language of Accept-Language, else English. */
  readonly language?: string;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
};

/** 7.2.2 What one fighter fires at. */
export type Pq17FighterFire = {
  /** A fighter that has risen. */
  readonly aircraft: string;
  /** An attacking air unit for each of its CS. */
  readonly targets: readonly string[];
};

/** 7.2.5 A stack, and the air unit that it fires at. */
export type Pq17FlakAim = {
  /** 7.2.4 A stack by its place in the line, from 1 at the left. */
  readonly stack: number;
  /** An id: of a unit, a place or whatever its member names. */
  readonly aircraft: string;
};

/** 7.2.5 A die of AA fire. */
export type Pq17FlakResult = {
  /** The stack that fired; null for a port, an airbase or a stray merchant. */
  readonly stack: number | null;
  /** An id: of a unit, a place or whatever its member names. */
  readonly aircraft: string;
  readonly result: Pq17AirResult;
};

/** 5.3 What an air unit is sent out for. */
export type Pq17Flight = "search" | "attack" | "asw" | "radius";

/** An air unit that comes aboard. */
export type Pq17Flying = {
  /** Its type. */
  readonly unit: string;
  /** Its CS. */
  readonly cs: number;
};

/** What followPart asks for. */
export type Pq17FollowPartInput = {
  /** 6.3.4, E-113 What is followed, from what was known of the force; instead of `block`. */
  readonly part?: Pq17ShadowedPart;
  /** 6.3.4 The part that is followed, by its number; instead of `part`. */
  readonly block?: number;
};

/** What came of followPart. */
export type Pq17FollowPartOutcome = {
  /** 6.3.4 The block that is followed. */
  readonly block: number;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Follow part of a split force. */
export type Pq17FollowPartRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input?: Pq17FollowPartInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Follow part of a split force: the new state, what happened and why. */
export type Pq17FollowPartResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17FollowPartOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** A.3 A force: the ships behind one block. */
export type Pq17Force = {
  /** A force or dummy, by the id its owner knows it by. */
  readonly id: string;
  readonly station: Pq17Station;
  /** A hex, a port or a box. */
  readonly at: string;
  /** 1.2 Its number on the map; null in a port or box. */
  readonly block: number | null;
  readonly moved: Pq17Moved;
  readonly kind: Pq17ForceKind;
  /** 1.2 The number of its label, within its kind. */
  readonly number: number;
  /** What its owner calls it. */
  readonly name: string;
  /** 6.1 Its enemy knows what it is. */
  readonly identified: boolean;
  /** 6.1 Its ID; 0 while it is not identified. */
  readonly idLevel: number;
  /** 1.3 A dummy may be placed beside it now. */
  readonly dummyDue: boolean;
  /** 4.3 It has been at sea in this operation. */
  readonly sailed: boolean;
  readonly fuel: Pq17Fuel;
  /** 11.3 It carries a Refuel marker this turn. */
  readonly refuelling: boolean;
  /** 7.3.2 It reloads torpedoes this turn. */
  readonly reloading: boolean;
  /** 4.3.4 The port to which a TF that trains returns; null for other forces. */
  readonly training: string | null;
  /** 11.4 It sailed from Germany or Kiel, so that its heavy ships may go far (11.1.2). */
  readonly fromGermany: boolean;
  /** 4.2 How it sails before player phases begin; null without a plan. */
  readonly plan: Pq17SailingPlan | null;
  /** Null for other forces. */
  readonly convoy: Pq17Convoy | null;
  readonly units: readonly Pq17Ship[];
};

/** 1.2 A kind of force. */
export type Pq17ForceKind = "task_force" | "convoy" | "wolf_pack";

/** 15 A fortnight that is over. */
export type Pq17FortnightPlayed = {
  /** The fortnight. */
  readonly fortnight: string;
  /** 3.2 False for a fortnight without an operation. */
  readonly fought: boolean;
  /** Its victory points. */
  readonly vp: number;
};

/** 11.1 The fuel of a force. */
export type Pq17Fuel = {
  readonly state: Pq17FuelState;
  /** Where the Warning or, once low, the Danger marker stands; null for none. */
  readonly marker: number | null;
  /** 11.3.1 It has refuelled since it came into port. */
  readonly refuelled: boolean;
};

/** 11.2 A fuel state. */
export type Pq17FuelState = "full" | "low" | "critical" | "training";

/** 12.10 The ships of GEARBOX. */
export type Pq17GearboxPlan = {
  /** 12 The condition. */
  readonly condition: "gearbox";
  /** A force or dummy, by the id its owner knows it by. */
  readonly force: string;
  /** Its ships as they were planned. */
  readonly ships: readonly Pq17Share[];
};

/** A request: The geometry of the map with a snapshot on it. */
export type Pq17GeometryRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot?: Pq17State;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** The side that looks at the map, or `onlooker`; the referee without it. */
  readonly viewer?: string;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: string;
};

/** 12.10 Ships that a force in play gives to a mission. */
export type Pq17Gift = {
  /** A force or dummy, by the id its owner knows it by. */
  readonly force: string;
  /** A named ship or a class, by its id in the charts. */
  readonly unit: string;
  /** Its CS. */
  readonly cs: number;
};

/** What giveUpShadowing asks for. */
export type Pq17GiveUpShadowingInput = {
  /** 6.3.5 Blocks that are shadowed no longer; none to go on with all. */
  readonly blocks: readonly number[];
};

/** What came of giveUpShadowing. */
export type Pq17GiveUpShadowingOutcome = {
  /** 6.3.5 Blocks that are shadowed no longer; none to go on with all. */
  readonly blocks: readonly number[];
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Give up shadowing. */
export type Pq17GiveUpShadowingRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17GiveUpShadowingInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Give up shadowing: the new state, what happened and why. */
export type Pq17GiveUpShadowingResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17GiveUpShadowingOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** 15.4.3 A unit with a Green Crew. */
export type Pq17GreenCrew = {
  /** A named ship or a class, by its id in the charts. */
  readonly unit: string;
  /** Their CS. */
  readonly cs: number;
  /** The fortnight in which it was due. */
  readonly scheduled: number;
  /** Operations in which it took part. */
  readonly operations: number;
  /** 15.4.3 An Emergency Green Unit, which leaves at the end of the fortnight; not so unless given. */
  readonly leaves?: boolean;
};

/** 7.5.2(iii) A target that is named for guns. */
export type Pq17GunTarget = {
  /** The unit that fires. */
  readonly unit: number;
  /** The unit fired at. */
  readonly target: number;
  /** CS that fire at it. */
  readonly cs: number;
};

/** 8.1 Half of a day. */
export type Pq17Half = "am" | "pm";

/** 7.4.3 What was done to a ship, which is named once it sinks. */
export type Pq17Harm = {
  /** The unit, if it was sunk; null while it stays hidden. */
  readonly unit: string | null;
  /** CS lost, those of sunk ships included. */
  readonly lost: number;
  /** Ships, or CS of a class, sunk. */
  readonly sunk: number;
  /** Ships, or CS of a class, made Dead in the Water. */
  readonly diw: number;
  /** Ships, or CS of a class, crippled. */
  readonly crippled: number;
};

/** What holdMerchants asks for. */
export type Pq17HoldMerchantsInput = {
  /** A force or dummy, by the id its owner knows it by. */
  readonly convoy: string;
  /** A named ship or a class, by its id in the charts. */
  readonly unit: string;
  /** 15.2 CS of merchants that stay in port. */
  readonly cs: number;
};

/** What came of holdMerchants. */
export type Pq17HoldMerchantsOutcome = {
  /** A force or dummy, by the id its owner knows it by. */
  readonly convoy: string;
  /** The convoy that they make in port. */
  readonly staying: string;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Leave merchants behind. */
export type Pq17HoldMerchantsRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17HoldMerchantsInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Leave merchants behind: the new state, what happened and why. */
export type Pq17HoldMerchantsResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17HoldMerchantsOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** 10.2 An ice condition. */
export type Pq17IceCondition = "clear" | "light_drift" | "heavy_drift" | "thin_pack" | "solid_pack";

/** 15.5 A ship that lies in port Inoperative, and until when. */
export type Pq17Idle = {
  /** A named ship or a class, by its id in the charts. */
  readonly unit: string;
  /** 15.5.1 CS that it gets back then. */
  readonly restores: number;
  /** A fortnight of the campaign, counted from 1. */
  readonly due: number;
};

/** 5 Why a piece cannot move. */
export type Pq17Immobile = {
  /** Why, as a refusal names it. */
  readonly code: string;
  /** The rule that closes it. */
  readonly section: string;
  /** Why, in a sentence. */
  readonly message: string;
};

/** What interceptAttack asks for. */
export type Pq17InterceptAttackInput = {
  /** 7.5.1 The TFs that try to intercept; none lets the attack go on. */
  readonly forces: readonly string[];
};

/** What came of interceptAttack. */
export type Pq17InterceptAttackOutcome = {
  /** 7.5.1 The TF that intercepted; null when none did. */
  readonly by: string | null;
  /** 7.5.2(iii) Gunfire resolved. */
  readonly salvos: readonly Pq17Salvo[];
  /** 7.5.2(iv) Torpedoes resolved. */
  readonly volleys: readonly Pq17Volley[];
  /** Null once the battle is over. */
  readonly round: number | null;
  /** 7.5.2 Units that are on the display now. */
  readonly display: readonly Pq17StandingUnit[];
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Intercept an attack. */
export type Pq17InterceptAttackRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17InterceptAttackInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Intercept an attack: the new state, what happened and why. */
export type Pq17InterceptAttackResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17InterceptAttackOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** What keepAtSea asks for. */
export type Pq17KeepAtSeaInput = {
  /** A Wolf Pack at sea. */
  readonly force: string;
  /** 15.8 CS of it that stay at sea. */
  readonly cs: number;
};

/** What came of keepAtSea. */
export type Pq17KeepAtSeaOutcome = {
  /** A force or dummy, by the id its owner knows it by. */
  readonly force: string;
  /** 15.8 CS of it that stay at sea. */
  readonly cs: number;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Keep submarines at sea. */
export type Pq17KeepAtSeaRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17KeepAtSeaInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Keep submarines at sea: the new state, what happened and why. */
export type Pq17KeepAtSeaResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17KeepAtSeaOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** What keepEmergency asks for. */
export type Pq17KeepEmergencyInput = {
  /** A named ship or a class, by its id in the charts. */
  readonly unit: string;
};

/** What came of keepEmergency. */
export type Pq17KeepEmergencyOutcome = {
  /** A named ship or a class, by its id in the charts. */
  readonly unit: string;
  /** 15.4 Points scored for it, positive for the Allies. */
  readonly cost: number;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Keep emergency reinforcements. */
export type Pq17KeepEmergencyRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17KeepEmergencyInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Keep emergency reinforcements: the new state, what happened and why. */
export type Pq17KeepEmergencyResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17KeepEmergencyOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** 8.1 What is known of an operation on paper at the beginning of a turn. */
export type Pq17Known = {
  /** 8.1 The turn that begins, before its weather: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn?: number;
  /** 2 Victory points so far, positive for the Allies. */
  readonly vp?: number;
  /** 8.3 Player phases have begun. */
  readonly begun?: boolean;
  /** 8.3 The turn at which player phases begin at the latest. */
  readonly startTurn?: number;
  /** 4.1.3 The side that has the initiative. */
  readonly initiative?: Pq17Side;
  /** 9.1 The weather of the turn before. */
  readonly weather?: {
    /** 9.1 The prevailing condition; null before the first roll. */
    readonly prevailing: Pq17Weather | null;
    /** 9.3.2 The modifier of dispersal that this Gale brings; 0 without one. */
    readonly dispersalDrm?: number;
    readonly local?: readonly Pq17LocalWeather[];
  };
  /** 10 The expected ice of every zone. */
  readonly ice?: Readonly<Partial<Record<"west_i" | "west_ii" | "west_iii" | "west_iv" | "west_v" | "east_i" | "east_ii" | "east_iii" | "east_iv" | "east_v", {
    /** 10.1 The condition on its marker. */
    readonly expected: "clear" | "light_drift" | "heavy_drift" | "thin_pack" | "solid_pack";
    /** 10.1 It is certain: no die is thrown. */
    readonly fixed: boolean;
  }>>>;
  /** 13 Random events that go on. */
  readonly events?: readonly Pq17RunningEvent[];
  /** 12 Chits left in the bag. */
  readonly bag?: readonly Pq17Chit[];
  /** 1.1.1 Temporary ports that exist. */
  readonly temporaryPorts?: readonly string[];
  /** D-55 Ships that have entered the ports of limited capacity. */
  readonly capacityUsed?: readonly string[];
  /** 1.2 The two sides. */
  readonly sides?: {
    /** A.2 What the side owns. */
    readonly allied?: {
      /** 1.2 Its forces: where each is, in a hex, a port or a box, and its ships. */
      readonly forces?: readonly ({
        /** A force or dummy, by the id its owner knows it by. */
        readonly id?: string;
        /** A hex, a port or a box. */
        readonly at: string;
        /** 1.2 Its number on the map; null in a port or box. */
        readonly block?: number | null;
        readonly kind: Pq17ForceKind;
        /** 1.2 The number of its label, within its kind. */
        readonly number?: number;
        /** What its owner calls it. */
        readonly name?: string;
        /** 6.1 Its enemy knows what it is. */
        readonly identified?: boolean;
        /** 6.1 Its ID; 0 while it is not identified. */
        readonly idLevel?: number;
        /** 1.3 A dummy may be placed beside it now. */
        readonly dummyDue?: boolean;
        /** 4.3 It has been at sea in this operation. */
        readonly sailed?: boolean;
        readonly fuel?: Pq17Fuel;
        /** 11.3 It carries a Refuel marker this turn. */
        readonly refuelling?: boolean;
        /** 7.3.2 It reloads torpedoes this turn. */
        readonly reloading?: boolean;
        /** 4.3.4 The port to which a TF that trains returns; null for other forces. */
        readonly training?: string | null;
        /** 11.4 It sailed from Germany or Kiel, so that its heavy ships may go far (11.1.2). */
        readonly fromGermany?: boolean;
        /** 4.2 How it sails before player phases begin; null without a plan. */
        readonly plan?: Pq17SailingPlan | null;
        /** 1.2.1 Of a convoy: whether it is loaded, and where it may go. */
        readonly convoy?: {
          /** 2.1 Loaded, or in ballast. */
          readonly loaded: boolean;
          /** 4.2 Ports it may end in; one once it is planned. */
          readonly destinations: readonly string[];
          /** 2.1.2 MX CS with which the operation began. */
          readonly merchants: number;
          /** 2.1.2 MX CS that ice, weather and the like took. */
          readonly excused?: number;
          /** 5.1.5 Hexes it has occupied. */
          readonly visited?: readonly string[];
          readonly closest?: number | null;
          /** 5.5 Scattered. */
          readonly scattered?: boolean;
          /** 9.3.2 Merchants that are dispersed; they are not among the units. */
          readonly dispersed?: readonly Pq17Merchants[];
          /** 2.1 It has entered its destination. */
          readonly arrived?: boolean;
        };
        /** 1.4 Its ships and classes with the CS they have left. */
        readonly units: readonly ({
          /** A named ship or a class, by its id in the charts. */
          readonly unit: string;
          /** CS left: of the ship, or of all ships of the class. */
          readonly cs: number;
          /** 7 A single hit on a double-step unit, during a combat. */
          readonly rotated?: boolean;
          readonly marks?: readonly Pq17Mark[];
          /** 5.1.1 The unit it tows or that tows it. */
          readonly tow?: string | null;
          /** 7.3.2 Torps Expended markers; of a class, the torpedo attacks that its CS have spent. */
          readonly torpedoesSpent?: number;
          /** Null for other ships. */
          readonly oil?: number | null;
        })[];
      })[];
      /** 1.3 Its dummies: where each is. */
      readonly dummies?: readonly ({
        /** A force or dummy, by the id its owner knows it by. */
        readonly id?: string;
        /** A hex, a port or a box. */
        readonly at: string;
        /** 1.2 Its number on the map; null in a port or box. */
        readonly block?: number | null;
      })[];
      /** 12 The chits of special conditions that it has drawn. */
      readonly chits?: readonly ({
        readonly letter: Pq17Chit;
        readonly condition?: Pq17Condition;
        /** 12 Both sides know it. */
        readonly revealed?: boolean;
        /** 12 It has been met. */
        readonly fulfilled?: boolean;
      })[];
      /** 1.1.2 Its air units with the steps they have left. */
      readonly aircraft?: readonly Pq17Aircraft[];
      /** 1.3 Dummies it may have on the map at a time. */
      readonly dummyLimit?: number;
      /** 6.9 What its photographs have shown. */
      readonly photos?: readonly Pq17Photo[];
      /** 4.3.2 Its pools of command points. */
      readonly command?: readonly Pq17Command[];
      /** 4.3 It has the initiative and must still spend a command point in its first movement segment. */
      readonly obliged?: boolean;
      /** 4.3.4 It has made its training sortie of this operation. */
      readonly trained?: boolean;
      /** 5.1.9 The cruisers of Patrol White. */
      readonly patrolWhite?: readonly Pq17PatrolCruiser[];
      /** 5.1.8, D-36 Its fleet carriers that the other side has located. */
      readonly located?: readonly string[];
      /** 1.7 Numbers of the cards left in its deck. */
      readonly deck?: readonly number[];
      /** 6.2.2 When it denies a card that would succeed against it. */
      readonly denial?: Pq17Denial;
      /** 6.3 What shadows enemy blocks for it. */
      readonly shadowing?: readonly Pq17Shadow[];
      /** 6.2.1 What the other side has told. */
      readonly reports?: readonly Pq17Report[];
      /** 13.6 Numbers of the groups of reinforcements that have come. */
      readonly reinforcements?: readonly number[];
      /** 12 What it keeps of its special conditions. */
      readonly special?: Pq17Special;
      /** 2 What it keeps for the count of victory points. */
      readonly tally?: Pq17Tally;
      /** 7.9 Its units sunk or shot down. */
      readonly sunk?: readonly Pq17Loss[];
      /** 7.9 Its units that left play without being sunk. */
      readonly removed?: readonly Pq17Removed[];
    };
    /** A.2 What the side owns. */
    readonly axis?: {
      /** 1.2 Its forces: where each is, in a hex, a port or a box, and its ships. */
      readonly forces?: readonly ({
        /** A force or dummy, by the id its owner knows it by. */
        readonly id?: string;
        /** A hex, a port or a box. */
        readonly at: string;
        /** 1.2 Its number on the map; null in a port or box. */
        readonly block?: number | null;
        readonly kind: Pq17ForceKind;
        /** 1.2 The number of its label, within its kind. */
        readonly number?: number;
        /** What its owner calls it. */
        readonly name?: string;
        /** 6.1 Its enemy knows what it is. */
        readonly identified?: boolean;
        /** 6.1 Its ID; 0 while it is not identified. */
        readonly idLevel?: number;
        /** 1.3 A dummy may be placed beside it now. */
        readonly dummyDue?: boolean;
        /** 4.3 It has been at sea in this operation. */
        readonly sailed?: boolean;
        readonly fuel?: Pq17Fuel;
        /** 11.3 It carries a Refuel marker this turn. */
        readonly refuelling?: boolean;
        /** 7.3.2 It reloads torpedoes this turn. */
        readonly reloading?: boolean;
        /** 4.3.4 The port to which a TF that trains returns; null for other forces. */
        readonly training?: string | null;
        /** 11.4 It sailed from Germany or Kiel, so that its heavy ships may go far (11.1.2). */
        readonly fromGermany?: boolean;
        /** 4.2 How it sails before player phases begin; null without a plan. */
        readonly plan?: Pq17SailingPlan | null;
        /** 1.2.1 Of a convoy: whether it is loaded, and where it may go. */
        readonly convoy?: {
          /** 2.1 Loaded, or in ballast. */
          readonly loaded: boolean;
          /** 4.2 Ports it may end in; one once it is planned. */
          readonly destinations: readonly string[];
          /** 2.1.2 MX CS with which the operation began. */
          readonly merchants: number;
          /** 2.1.2 MX CS that ice, weather and the like took. */
          readonly excused?: number;
          /** 5.1.5 Hexes it has occupied. */
          readonly visited?: readonly string[];
          readonly closest?: number | null;
          /** 5.5 Scattered. */
          readonly scattered?: boolean;
          /** 9.3.2 Merchants that are dispersed; they are not among the units. */
          readonly dispersed?: readonly Pq17Merchants[];
          /** 2.1 It has entered its destination. */
          readonly arrived?: boolean;
        };
        /** 1.4 Its ships and classes with the CS they have left. */
        readonly units: readonly ({
          /** A named ship or a class, by its id in the charts. */
          readonly unit: string;
          /** CS left: of the ship, or of all ships of the class. */
          readonly cs: number;
          /** 7 A single hit on a double-step unit, during a combat. */
          readonly rotated?: boolean;
          readonly marks?: readonly Pq17Mark[];
          /** 5.1.1 The unit it tows or that tows it. */
          readonly tow?: string | null;
          /** 7.3.2 Torps Expended markers; of a class, the torpedo attacks that its CS have spent. */
          readonly torpedoesSpent?: number;
          /** Null for other ships. */
          readonly oil?: number | null;
        })[];
      })[];
      /** 1.3 Its dummies: where each is. */
      readonly dummies?: readonly ({
        /** A force or dummy, by the id its owner knows it by. */
        readonly id?: string;
        /** A hex, a port or a box. */
        readonly at: string;
        /** 1.2 Its number on the map; null in a port or box. */
        readonly block?: number | null;
      })[];
      /** 12 The chits of special conditions that it has drawn. */
      readonly chits?: readonly ({
        readonly letter: Pq17Chit;
        readonly condition?: Pq17Condition;
        /** 12 Both sides know it. */
        readonly revealed?: boolean;
        /** 12 It has been met. */
        readonly fulfilled?: boolean;
      })[];
      /** 1.1.2 Its air units with the steps they have left. */
      readonly aircraft?: readonly Pq17Aircraft[];
      /** 1.3 Dummies it may have on the map at a time. */
      readonly dummyLimit?: number;
      /** 6.9 What its photographs have shown. */
      readonly photos?: readonly Pq17Photo[];
      /** 4.3.2 Its pools of command points. */
      readonly command?: readonly Pq17Command[];
      /** 4.3 It has the initiative and must still spend a command point in its first movement segment. */
      readonly obliged?: boolean;
      /** 4.3.4 It has made its training sortie of this operation. */
      readonly trained?: boolean;
      /** 5.1.9 The cruisers of Patrol White. */
      readonly patrolWhite?: readonly Pq17PatrolCruiser[];
      /** 5.1.8, D-36 Its fleet carriers that the other side has located. */
      readonly located?: readonly string[];
      /** 1.7 Numbers of the cards left in its deck. */
      readonly deck?: readonly number[];
      /** 6.2.2 When it denies a card that would succeed against it. */
      readonly denial?: Pq17Denial;
      /** 6.3 What shadows enemy blocks for it. */
      readonly shadowing?: readonly Pq17Shadow[];
      /** 6.2.1 What the other side has told. */
      readonly reports?: readonly Pq17Report[];
      /** 13.6 Numbers of the groups of reinforcements that have come. */
      readonly reinforcements?: readonly number[];
      /** 12 What it keeps of its special conditions. */
      readonly special?: Pq17Special;
      /** 2 What it keeps for the count of victory points. */
      readonly tally?: Pq17Tally;
      /** 7.9 Its units sunk or shot down. */
      readonly sunk?: readonly Pq17Loss[];
      /** 7.9 Its units that left play without being sunk. */
      readonly removed?: readonly Pq17Removed[];
    };
  };
};

/** What landMerchants asks for. */
export type Pq17LandMerchantsInput = {
  /** 15.2.1 Merchants that go on to the other port; none to land them all. */
  readonly onward: readonly Pq17OnwardMerchants[];
};

/** What came of landMerchants. */
export type Pq17LandMerchantsOutcome = {
  /** The convoy that goes on; the whole convoy where all have landed. */
  readonly convoy: string;
  /** The merchants that have landed. */
  readonly landed: string;
  /** Their CS. */
  readonly cs: number;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Land merchants. */
export type Pq17LandMerchantsRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17LandMerchantsInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Land merchants: the new state, what happened and why. */
export type Pq17LandMerchantsResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17LandMerchantsOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** 15.3.3 A unit that comes late. */
export type Pq17LateUnit = {
  /** A named ship or a class, by its id in the charts. */
  readonly unit: string;
  /** Their CS. */
  readonly cs: number;
  /** A port or a box. */
  readonly at: string;
};

/** 8.2 The light of the turn. */
export type Pq17Light = "day" | "night";

/** 7.2.4 A stack of the line of targets; empty once everything in it is gone. */
export type Pq17LineStack = readonly Pq17StackPart[];

/** 9.5 Local Weather. */
export type Pq17LocalWeather = {
  readonly region: Pq17Region;
  /** The last turn in which it holds. */
  readonly turn: number;
  /** The side after whose player phase it ends. */
  readonly after: Pq17Side;
};

/** 7.1.1 What the location cards came to. */
export type Pq17Located = {
  /** 7.1.1 The target was located. */
  readonly found: boolean;
  /** Cards drawn. */
  readonly cards: number;
  /** 6.2.2 By what a card that would have succeeded was denied; null where none was. */
  readonly denied: Pq17LocationDenial | null;
};

/** 6.2.2 By what a card was denied. */
export type Pq17LocationDenial = "carrier" | "cam" | "wolf_pack";

/** A.2 Units sunk or shot down. */
export type Pq17Loss = {
  /** An id: of a unit, a place or whatever its member names. */
  readonly unit: string;
  /** Its CS. */
  readonly cs: number;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2.1.1 It was loaded. */
  readonly loaded: boolean;
};

/** 2.1.2 A convoy of which nothing is left. */
export type Pq17LostConvoy = {
  /** MX CS at its start. */
  readonly merchants: number;
  /** Excused of them. */
  readonly excused: number;
};

/** 7.5.2(ii) One unit leaves Deployment. */
export type Pq17Maneuver = {
  /** The unit, by its number on the display. */
  readonly unit: number;
  /** Where it goes from Deployment. */
  readonly area: Pq17BattleArea;
  /** 7.5.4 Enemies whose fire it blocks. */
  readonly screens: readonly number[];
  /** 7.5.4 The unit in Deployment that it covers against one enemy; null for those in Withdrawal. */
  readonly protects: number | null;
};

/** What maneuverUnits asks for. */
export type Pq17ManeuverUnitsInput = {
  /** 7.2.4 Counters that become one stack, which is known by its lowest number. */
  readonly stacks: readonly (readonly number[])[];
  /** 7.5.2(ii) Units that leave Deployment. */
  readonly moves: readonly Pq17Maneuver[];
  /** D-22 Units that evade. */
  readonly evasion: readonly number[];
};

/** What came of maneuverUnits. */
export type Pq17ManeuverUnitsOutcome = {
  /** Units that left Deployment. */
  readonly moved: number;
  /** 7.5.2(iii) Gunfire resolved. */
  readonly salvos: readonly Pq17Salvo[];
  /** 7.5.2(iv) Torpedoes resolved. */
  readonly volleys: readonly Pq17Volley[];
  /** Null once the battle is over. */
  readonly round: number | null;
  /** 7.5.2 Units that are on the display now. */
  readonly display: readonly Pq17StandingUnit[];
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Maneuver on the Battle Display. */
export type Pq17ManeuverUnitsRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17ManeuverUnitsInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Maneuver on the Battle Display: the new state, what happened and why. */
export type Pq17ManeuverUnitsResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17ManeuverUnitsOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** A request: The map with a snapshot on it. */
export type Pq17MapRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot?: Pq17State;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** The side that looks at the map, or `onlooker`; the referee without it. */
  readonly viewer?: string;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: string;
};

/** 1.6 A mark of a unit. */
export type Pq17Mark = "diw" | "crippled" | "towing" | "towed" | "torps_expended" | "inoperative" | "cam_used" | "oiler_exhausted" | "green_crew";

/** 9.3.2 Merchants of a class. */
export type Pq17Merchants = {
  /** A named ship or a class, by its id in the charts. */
  readonly unit: string;
  /** Their CS. */
  readonly cs: number;
};

/** 12.8 Where mines are to be laid. */
export type Pq17MinePlan = {
  /** 12 The condition. */
  readonly condition: "minelaying";
  /** 12.8 Where the mines go. */
  readonly hex: string;
};

/** 5.3 A mission of an air unit. */
export type Pq17Mission = "none" | "search" | "attack" | "asw" | "radius" | "shadow" | "flown";

/** G.36 How a call to move a piece ended: at the end of its path, at ice, by a patrol, in transit, or off the map. */
export type Pq17MoveEnd = "arrived" | "halted" | "patrolled" | "caught" | "removed";

/** What moveForce asks for. */
export type Pq17MoveForceInput = {
  /** A force or dummy, by the id its owner knows it by. */
  readonly piece: string;
  /** 5.1 The speed declared; it stays the same for the whole move. */
  readonly speed: Pq17Speed;
  /** 5 The hexes, port or box it enters, in order; each costs one hex. */
  readonly path: readonly string[];
  /** 10.1 The worst ice it crosses; it stops before worse. */
  readonly cross: Pq17IceCondition;
};

/** What came of moveForce. */
export type Pq17MoveForceOutcome = {
  /** A force or dummy, by the id its owner knows it by. */
  readonly piece: string;
  readonly end: Pq17MoveEnd;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Move a force. */
export type Pq17MoveForceRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17MoveForceInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Move a force: the new state, what happened and why. */
export type Pq17MoveForceResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17MoveForceOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** G.36 What a piece has moved this turn. */
export type Pq17Moved = {
  /** Hexes of movement used. */
  readonly hexes: number;
  /** The speed declared; null before it moves. */
  readonly speed: Pq17Speed | null;
  /** 6.6.1 Hexes entered this turn. */
  readonly entered: readonly string[];
  /** Its move is over. */
  readonly done: boolean;
};

/** G.36 A move in progress. */
export type Pq17Movement = {
  /** A force or dummy, by the id its owner knows it by. */
  readonly piece: string;
  readonly speed: Pq17Speed;
  /** Places still to be entered, in order. */
  readonly path: readonly string[];
  /** 10.1 The worst ice condition it crosses, from 0 for clear. */
  readonly cross: number;
};

/** What nameElusiveTarget asks for. */
export type Pq17NameElusiveTargetInput = {
  /** 13.1 The ship that eludes them; null to keep the event. */
  readonly stack: number | null;
};

/** What came of nameElusiveTarget. */
export type Pq17NameElusiveTargetOutcome = {
  /** 7.1.1 Groups that looked for their target. */
  readonly groups: readonly Pq17AirGroup[];
  readonly airCombat: readonly Pq17AirCombatFire[];
  readonly flak: readonly Pq17FlakResult[];
  readonly attacks: readonly Pq17AirAttackResult[];
  /** The decision that the attack waits for; null when it is over. */
  readonly next: Pq17DecisionKind | null;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Name an elusive target. */
export type Pq17NameElusiveTargetRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17NameElusiveTargetInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Name an elusive target: the new state, what happened and why. */
export type Pq17NameElusiveTargetResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17NameElusiveTargetOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** What nameSubstitute asks for. */
export type Pq17NameSubstituteInput = {
  /** The ship or class that the order of battle withdraws. */
  readonly unit: string;
  /** The like ship or class that goes in its place. */
  readonly substitute: string;
};

/** What came of nameSubstitute. */
export type Pq17NameSubstituteOutcome = {
  /** A named ship or a class, by its id in the charts. */
  readonly unit: string;
  /** A named ship or a class, by its id in the charts. */
  readonly substitute: string;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Name a substitute. */
export type Pq17NameSubstituteRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17NameSubstituteInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Name a substitute: the new state, what happened and why. */
export type Pq17NameSubstituteResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17NameSubstituteOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** C.1 A nation. */
export type Pq17Nation = "british" | "us" | "soviet" | "german";

/** What new asks for. */
export type Pq17NewInput = {
  /** 8.2 A scenario of chart SCENARIOS, which a caller's own charts may hold; 15 or `campaign`. */
  readonly scenario: string;
  /** E The optional rules in use; none unless given. */
  readonly options?: readonly Pq17Option[];
  readonly rulings?: Pq17Rulings;
  /** 15.9 Months of the campaign; all of them unless given. */
  readonly months?: number;
};

/** What came of new. */
export type Pq17NewOutcome = {
  /** An id: of a unit, a place or whatever its member names. */
  readonly scenario: string;
  /** 8.3 The turn at which player phases begin at the latest. */
  readonly startTurn: number;
  /** 4.1.3 The side without the initiative; null in a campaign, where it is bid for first. */
  readonly setsUpFirst: Pq17Side | null;
};

/** A request: Set up an operation or the campaign. */
export type Pq17NewRequest = {
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17NewInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Set up an operation or the campaign: the new state, what happened and why. */
export type Pq17NewResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17NewOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** A request: The odds of an operation. */
export type Pq17OddsRequest = {
  /** What is told apart: JSON pointers that begin at /outcome or /snapshot, where a * stands for every item of a list; the whole outcome unless told. */
  readonly project?: readonly string[];
  /** The most branches to follow, the likeliest first; 20,000 unless told. A request may be out of time before. */
  readonly bound?: number;
  /** How often to sample when branches are left; 10,000 unless told, 0 for no sample. */
  readonly trials?: number;
  /** Seed of the sample; odds unless told. */
  readonly seed?: string;
  /** Language of the sentences, such as `fr` or `fr-CA`. Default: the language of Accept-Language, else English. */
  readonly language?: string;
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot?: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input?: Readonly<Record<string, unknown>>;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
};

/** 15.2.1 Merchants of a class that go on to the other port. */
export type Pq17OnwardMerchants = {
  /** A named ship or a class, by its id in the charts. */
  readonly unit: string;
  /** CS of it that go on. */
  readonly cs: number;
};

/** E An optional rule. */
export type Pq17Option = "coordination" | "second_location_card" | "air_surprise" | "night_action" | "destroyer_hits" | "variable_start" | "complete_operation" | "combine_location" | "soviet_endurance" | "training" | "ahistorical_forces" | "carrier_battle" | "green_units" | "transfer_to_germany" | "danger_marker_moves";

/** 7.2.4 What a bomber carries. */
export type Pq17Ordnance = "bombs" | "torpedoes";

/** 14.1 The attack that waits while a carrier strikes back. */
export type Pq17OuterStrike = {
  /** The side that attacks. */
  readonly side: Pq17Side;
  readonly cause: Pq17StrikeCause;
  readonly against: Pq17StrikeTarget;
  /** 1.1 A hex: two digits for its row, two for its column. */
  readonly hex: string;
  /** The block attacked; null for a place. */
  readonly block: number | null;
  /** The port or airbase attacked; null for a block. */
  readonly place: string | null;
  readonly light: Pq17StrikeLight;
  /** The attackers, in their owner's order. */
  readonly aircraft: readonly string[];
  /** 7.2.1 Fighters that rose against them. */
  readonly scrambled: readonly string[];
  /** 7.2.1 The attackers achieved surprise. */
  readonly surprised: boolean;
  /** 7.1.2 Groups that attack afterwards. */
  readonly later: readonly (readonly string[])[];
  readonly ships: readonly Pq17DeployedShips[];
  /** 7.2.4 Air units on the ground of the airbase attacked; none unless given. */
  readonly parked?: readonly Pq17ParkedAircraft[];
  /** 7.2.4 Stacks from left to right; none before they are deployed. */
  readonly line: readonly Pq17LineStack[];
  readonly runs: readonly Pq17AirRun[];
  /** 7.2 The wave in progress; 0 before the first. */
  readonly wave: number;
  /** 13.1 The stack that eludes the aircraft; null without one. */
  readonly elusive: number | null;
  /** 7.3 Whether torpedo aircraft found open water; null before they looked. */
  readonly openWater: boolean | null;
  /** 14.1 The carrier attacked has had its chance to strike back. */
  readonly answered: boolean;
};

/** A.4 What a side owns, in full but for the order and faces of its deck. */
export type Pq17OwnSide = {
  readonly forces: readonly Pq17Force[];
  readonly dummies: readonly Pq17Dummy[];
  /** 1.3 Dummies it may have on the map at a time. */
  readonly dummyLimit: number;
  /** 1.3 Ports where it has added a dummy this turn. */
  readonly portDummies: readonly string[];
  readonly aircraft: readonly Pq17Aircraft[];
  /** 5.3.1 Forces whose carriers have declared an Air Radius. */
  readonly carrierRadii: readonly string[];
  /** 7.1 What its aircraft have attacked in this segment. */
  readonly struck: readonly string[];
  /** 6.9 What its photographs have shown. */
  readonly photos: readonly Pq17Photo[];
  readonly command: readonly Pq17Command[];
  /** 4.3 It has the initiative and must still spend a command point in its first movement segment. */
  readonly obliged: boolean;
  /** 4.3.4 It has made its training sortie of this operation. */
  readonly trained: boolean;
  /** 5.1.9 The cruisers of Patrol White. */
  readonly patrolWhite: readonly Pq17PatrolCruiser[];
  /** 5.1.8, D-36 Its fleet carriers that the other side has located. */
  readonly located: readonly string[];
  readonly chits: readonly Pq17DrawnChit[];
  readonly convoyCards: readonly Pq17ConvoyCard[];
  readonly denial: Pq17Denial;
  /** 7.1, D-35 Forces that have had their combat in this submarine or surface combat segment. */
  readonly fought: readonly string[];
  readonly sectors: readonly Pq17SectorState[];
  readonly shadowing: readonly Pq17Shadow[];
  /** 6.2 Enemy blocks searched in this segment. */
  readonly searched: readonly number[];
  /** 6.3 Identified enemy blocks that a search of this segment did not find; none unless given. */
  readonly missed?: readonly number[];
  /** 9.4 Pairs of its forces that have not found each other in this segment; none unless given. */
  readonly sought?: readonly string[];
  /** 6.2.1 What the other side has told. */
  readonly reports: readonly Pq17Report[];
  readonly reinforcements: readonly Pq17ReinforcementGroup[];
  /** 7.5 Forces that have declared a surface attack in this segment. */
  readonly attacked: readonly string[];
  readonly special: Pq17Special;
  readonly tally: Pq17Tally;
  /** 15 Null for a single operation. */
  readonly campaign: Pq17SideCampaign | null;
  readonly sunk: readonly Pq17Loss[];
  readonly removed: readonly Pq17Removed[];
  readonly side: Pq17Side;
  /** C.3 Cards left in its deck. */
  readonly deck: number;
  /** 6.3 Its blocks that the enemy shadows. */
  readonly shadowed: readonly number[];
};

/** 7.2.4 An air unit on the ground of the airbase attacked. */
export type Pq17ParkedAircraft = {
  /** The number by which both sides know it during the attack. */
  readonly no: number;
  /** An id: of a unit, a place or whatever its member names. */
  readonly aircraft: string;
  /** Its CS when it was lined up. */
  readonly cs: number;
};

/** 1.2.3 CS of one unit that leave a force, with those that they tow or that tow them. */
export type Pq17Part = {
  /** A named ship or a class, by its id in the charts. */
  readonly unit: string;
  /** Its CS; a named ship leaves whole. */
  readonly cs: number;
  /** 7.9 Only CS that bear this mark; unless given those first that are not in tow and bear the fewest. */
  readonly mark?: Pq17Mark;
};

/** 7.2.4 Ships in a stack, as the viewer sees them. */
export type Pq17PartOfStack = {
  /** 7.2.4 The number of the ships. */
  readonly no: number;
  /** Null for ships that lie face down. */
  readonly cs: number | null;
};

/** 5.1.9 A cruiser of Patrol White. */
export type Pq17PatrolCruiser = {
  /** A named ship or a class, by its id in the charts. */
  readonly unit: string;
  /** D-40 It has left its station at a price. */
  readonly left: boolean;
};

/** B A decision in the midst of a segment. */
export type Pq17Pending = Pq17TransitReact | Pq17ShadowGiveUp | Pq17ShadowFollow | Pq17ConvoyLands | Pq17AirScramble | Pq17AirDogfightTargets | Pq17AirReturnFire | Pq17AirCounterstrike | Pq17AirDeploy | Pq17AirAssign | Pq17AirElusive | Pq17AirSupportAa | Pq17AirRetarget | Pq17SubTargets | Pq17SurfaceIntercept | Pq17SurfaceDecision | Pq17SurfaceShadow;

/** B A decision in the midst of a segment, as the viewer sees it. */
export type Pq17PendingSeen = {
  readonly decision: Pq17DecisionKind;
  /** Who decides. */
  readonly side: Pq17Side;
  /** The block it is about; null for none. */
  readonly block: number | null;
  readonly submarines: Pq17SubmarinesPending | null;
  /** 7.2 The air attack it belongs to; null for other decisions. */
  readonly air: Pq17AirAttackSeen | null;
  /** 7.2.2 What the fighters fire at, while the attacker names his targets; null for other decisions. */
  readonly fire: readonly Pq17FighterFire[] | null;
  /** 7.5 The surface battle in progress; null without one. */
  readonly battle: Pq17BattleSeen | null;
};

/** B Where play stands. */
export type Pq17Phase = "prep_environment" | "prep_chit_allied" | "prep_chit_axis" | "prep_fuel_chit" | "prep_initiative" | "prep_setup_1" | "prep_setup_2" | "prep_plan" | "turn_weather" | "random_event" | "photo" | "move_stand_up" | "move_detach" | "move_refuel" | "move_blocks" | "move_id_loss" | "air_move" | "recon" | "air_combat" | "submarine_combat" | "surface_combat" | "combine" | "turn_special" | "turn_fuel" | "admin_confirm" | "admin_vp" | "admin_oob" | "end";

/** 6.9 What a photograph of a port showed: ID4 of everything that lay there, not block by block. */
export type Pq17Photo = {
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** A port, by its id in chart PORTS. */
  readonly port: string;
  /** Heavy ships by name. */
  readonly heavy: readonly string[];
  readonly types: readonly Pq17PhotoType[];
};

/** 6.9 Other ships of a type. */
export type Pq17PhotoType = {
  /** Their type. */
  readonly type: Pq17ShipType;
  /** Counters. */
  readonly counters: number;
  /** Total CS. */
  readonly cs: number;
};

/** What photographPort asks for. */
export type Pq17PhotographPortInput = {
  /** 6.9 A photo reconnaissance unit. */
  readonly aircraft: string;
  /** 6.9 An enemy port in its range. */
  readonly port: string;
};

/** What came of photographPort. */
export type Pq17PhotographPortOutcome = {
  /** 6.9 What it showed; null when it failed. */
  readonly photo: Pq17Photo | null;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Photograph a port. */
export type Pq17PhotographPortRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17PhotographPortInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Photograph a port: the new state, what happened and why. */
export type Pq17PhotographPortResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17PhotographPortOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** What placeDummy asks for. */
export type Pq17PlaceDummyInput = {
  /** 1.3 A hex or port. */
  readonly at: string;
};

/** What came of placeDummy. */
export type Pq17PlaceDummyOutcome = {
  /** A force or dummy, by the id its owner knows it by. */
  readonly dummy: string;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Place a dummy. */
export type Pq17PlaceDummyRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17PlaceDummyInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Place a dummy: the new state, what happened and why. */
export type Pq17PlaceDummyResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17PlaceDummyOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** What placeReplacement asks for. */
export type Pq17PlaceReplacementInput = {
  /** A named ship or a class, by its id in the charts. */
  readonly unit: string;
  /** Their CS. */
  readonly cs: number;
  /** Where they come back. */
  readonly at: string;
};

/** What came of placeReplacement. */
export type Pq17PlaceReplacementOutcome = {
  /** A named ship or a class, by its id in the charts. */
  readonly unit: string;
  /** Their CS. */
  readonly cs: number;
  /** A port, by its id in chart PORTS. */
  readonly at: string;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Place a replacement. */
export type Pq17PlaceReplacementRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17PlaceReplacementInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Place a replacement: the new state, what happened and why. */
export type Pq17PlaceReplacementResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17PlaceReplacementOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** 15.6.1, 15.6.2 Where replaced ships come back. */
export type Pq17Placement = {
  /** A named ship or a class, by its id in the charts. */
  readonly unit: string;
  /** Their CS. */
  readonly cs: number;
  /** A port, by its id in chart PORTS. */
  readonly at: string;
};

/** 12.14.1 Which ships raid which hex of the Norwegian coast, and when. */
export type Pq17PlanArchery = {
  /** 12 The condition. */
  readonly condition: "archery";
  /** 12.10, 12.14.1 The ships that go, and the forces they come from. */
  readonly ships: readonly Pq17Gift[];
  /** 1.1 A hex: two digits for its row, two for its column. */
  readonly hex: string;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
};

/** 4.2, 12 What a special condition needs to be planned. */
export type Pq17PlanConditionInput = Pq17PlanMines | Pq17PlanGearbox | Pq17PlanArchery | Pq17PlanTitle;

/** What came of planCondition. */
export type Pq17PlanConditionOutcome = {
  /** 12 The condition planned. */
  readonly condition: "minelaying" | "gearbox" | "archery" | "title";
  /** The force that its ships form; null for a plan without ships. */
  readonly force: string | null;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Plan a special condition. */
export type Pq17PlanConditionRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input?: Pq17PlanConditionInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Plan a special condition: the new state, what happened and why. */
export type Pq17PlanConditionResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17PlanConditionOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** What planConvoy asks for. */
export type Pq17PlanConvoyInput = {
  /** A force or dummy, by the id its owner knows it by. */
  readonly convoy: string;
  /** 4.2 Where it is bound. */
  readonly destination: string;
};

/** What came of planConvoy. */
export type Pq17PlanConvoyOutcome = {
  /** A force or dummy, by the id its owner knows it by. */
  readonly convoy: string;
  /** A port, by its id in chart PORTS. */
  readonly destination: string;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Plan a convoy. */
export type Pq17PlanConvoyRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17PlanConvoyInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Plan a convoy: the new state, what happened and why. */
export type Pq17PlanConvoyResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17PlanConvoyOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** What planForce asks for. */
export type Pq17PlanForceInput = {
  /** A force or dummy, by the id its owner knows it by. */
  readonly force: string;
  /** 4.2 The turn in which it leaves port, before the start turn. */
  readonly departs: number;
  readonly speed: Pq17Speed;
  /** 4.2 The hexes it enters, in order; that of its port first. */
  readonly path: readonly string[];
};

/** What came of planForce. */
export type Pq17PlanForceOutcome = {
  /** A force or dummy, by the id its owner knows it by. */
  readonly force: string;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Plan a force's voyage. */
export type Pq17PlanForceRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17PlanForceInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Plan a force's voyage: the new state, what happened and why. */
export type Pq17PlanForceResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17PlanForceOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** 12.10 Which ships go to Barentsburg, and where they begin. */
export type Pq17PlanGearbox = {
  /** 12 The condition. */
  readonly condition: "gearbox";
  /** A port, by its id in chart PORTS. */
  readonly from: string;
  /** 12.10, 12.14.1 The ships that go, and the forces they come from. */
  readonly ships: readonly Pq17Gift[];
};

/** 12.8 Where to lay mines. */
export type Pq17PlanMines = {
  /** 12 The condition. */
  readonly condition: "minelaying";
  /** 1.1 A hex: two digits for its row, two for its column. */
  readonly hex: string;
};

/** 12.14.2 In which port Tirpitz is attacked, and when. */
export type Pq17PlanTitle = {
  /** 12 The condition. */
  readonly condition: "title";
  /** A port, by its id in chart PORTS. */
  readonly port: string;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
};

/** 15.2.2 The boxes of a Russian port: merchants that unload, and merchants in ballast. */
export type Pq17PortBox = {
  /** A port, by its id in chart PORTS. */
  readonly port: string;
  readonly unloading: readonly Pq17BoxedMerchants[];
  readonly ballast: readonly Pq17BoxedMerchants[];
};

/** A.4 Blocks that lie in a port. */
export type Pq17PortSeen = {
  /** A port, by its id in chart PORTS. */
  readonly port: string;
  /** Blocks that lie there, dummies included. */
  readonly blocks: number;
};

/** A request: The odds of a procedure. */
export type Pq17ProspectsRequest = {
  /** Name of the operation resolved first, with the input; play goes on from the snapshot unless told. */
  readonly operation?: string;
  /** Who decides what no fixed choice does, such as cautious, aggressive or random; nobody unless told. */
  readonly policy?: string;
  /** Fixed choices: at each decision the first that is legal is made. What leaves no choice needs none. */
  readonly choices?: readonly FixedChoice[];
  /** Where it ends: at the first of these that holds between two operations, and always with the game. */
  readonly until: readonly Condition[];
  /** What is told apart at the end, beside why it ended: names of the ruleset's measures, or JSON pointers that begin at /snapshot, where a * stands for every item of a list. */
  readonly project?: readonly string[];
  /** The most branches to follow, the likeliest first; 20,000 unless told. A request may be out of time before. */
  readonly bound?: number;
  /** How often to sample where something is left; 10,000 unless told, 0 for no sample. */
  readonly trials?: number;
  /** Seed of the sample; prospects unless told. */
  readonly seed?: string;
  /** Language of the sentences, such as `fr` or `fr-CA`. Default: the language of Accept-Language, else English. */
  readonly language?: string;
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot?: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input?: Readonly<Record<string, unknown>>;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
};

/** 12.7 By day or by night. */
export type Pq17RaidLight = "day" | "night";

/** What raidPort asks for. */
export type Pq17RaidPortInput = {
  /** 12.7 The port that is raided. */
  readonly port: string;
  readonly light: Pq17RaidLight;
  /** 12.7 Air units of northern Norway that take part. */
  readonly aircraft: readonly string[];
};

/** What came of raidPort. */
export type Pq17RaidPortOutcome = {
  /** 7.1.1 Groups that looked for their target. */
  readonly groups: readonly Pq17AirGroup[];
  readonly airCombat: readonly Pq17AirCombatFire[];
  readonly flak: readonly Pq17FlakResult[];
  readonly attacks: readonly Pq17AirAttackResult[];
  /** The decision that the attack waits for; null when it is over. */
  readonly next: Pq17DecisionKind | null;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Raid a port. */
export type Pq17RaidPortRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17RaidPortInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Raid a port: the new state, what happened and why. */
export type Pq17RaidPortResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17RaidPortOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** 5 Where a piece could go at a speed. */
export type Pq17ReachAtSpeed = {
  readonly speed: Pq17Speed;
  /** 5 Hexes it has left at this speed. */
  readonly hexes: number;
  /** 5 Places it could enter, near before far; uncertain ice may still halt it. */
  readonly places: readonly Pq17ReachablePlace[];
  /** 5.1 Places beside its paths that it may not enter. */
  readonly closed: readonly Pq17ClosedPlace[];
};

/** A report: Reachable places. */
export type Pq17ReachableAnswer = {
  /** Always REPORT. */
  readonly kind: "REPORT";
  /** Always pq17. */
  readonly ruleset: "pq17";
  /** Always reachable. */
  readonly report: "reachable";
  readonly output: Pq17ReachableReport;
};

/** What reachable asks for. */
export type Pq17ReachableInput = {
  /** The game, at any stage. */
  readonly snapshot: Pq17State;
  /** A force or dummy, by the id its owner knows it by. */
  readonly piece: string;
  /** Whose piece it is; unless given the phasing side's, or else the other's. */
  readonly side?: Pq17Side | null;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
};

/** 5 A place that a piece could enter this turn. */
export type Pq17ReachablePlace = {
  /** A hex, a port or a box. */
  readonly place: string;
  /** 5 Hexes of movement of a shortest open path to it. */
  readonly hexes: number;
  /** D-46 Hexes by sea from where it is; null from or to a box. */
  readonly sea: number | null;
  /** 5.1.2 A move that enters it ends there. */
  readonly stops: boolean;
};

/** 5 Where a piece could go this turn. */
export type Pq17ReachableReport = {
  /** A force or dummy, by the id its owner knows it by. */
  readonly piece: string;
  /** Whose piece it is; null when there is none of this id. */
  readonly side: Pq17Side | null;
  /** Where it is; null when there is none of this id. */
  readonly at: string | null;
  /** 5 Why it cannot move now; null when it can. */
  readonly immobile: Pq17Immobile | null;
  /** 5.1 The speeds it may declare, fastest first. */
  readonly speeds: readonly Pq17ReachAtSpeed[];
};

/** What reactToTransit asks for. */
export type Pq17ReactToTransitInput = {
  /** 6.3.3 The force that shadows, or that its cruisers leave; null for none. */
  readonly shadower: string | null;
  /** 1.2.3 Cruisers that leave the force to shadow; it goes whole unless given. */
  readonly cruisers?: readonly string[];
  /** 6.6.1 The forces that attack it: TFs together, or one force alone; none to shadow it or let it pass. */
  readonly fight: readonly string[];
};

/** What came of reactToTransit. */
export type Pq17ReactToTransitOutcome = {
  /** The force that shadows it now. */
  readonly shadower: string | null;
  /** 6.6.1 It was found and fought, and its move is over. */
  readonly fought: boolean;
  /** 7.5.2(iii) Gunfire resolved. */
  readonly salvos: readonly Pq17Salvo[];
  /** 7.5.2(iv) Torpedoes resolved. */
  readonly volleys: readonly Pq17Volley[];
  /** Null once the battle is over. */
  readonly round: number | null;
  /** 7.5.2 Units that are on the display now. */
  readonly display: readonly Pq17StandingUnit[];
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: React to a force in transit. */
export type Pq17ReactToTransitRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17ReactToTransitInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** React to a force in transit: the new state, what happened and why. */
export type Pq17ReactToTransitResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17ReactToTransitOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** What recallBreakout asks for. */
export type Pq17RecallBreakoutInput = Readonly<Record<string, never>>;

/** What came of recallBreakout. */
export type Pq17RecallBreakoutOutcome = {
  /** 12.2.1 The ships that are called back. */
  readonly ships: readonly string[];
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Call the ships in the Atlantic back. */
export type Pq17RecallBreakoutRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input?: Pq17RecallBreakoutInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Call the ships in the Atlantic back: the new state, what happened and why. */
export type Pq17RecallBreakoutResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17RecallBreakoutOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** What refuelForce asks for. */
export type Pq17RefuelForceInput = {
  /** A force or dummy, by the id its owner knows it by. */
  readonly force: string;
};

/** What came of refuelForce. */
export type Pq17RefuelForceOutcome = {
  /** A force or dummy, by the id its owner knows it by. */
  readonly force: string;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Refuel a force. */
export type Pq17RefuelForceRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17RefuelForceInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Refuel a force: the new state, what happened and why. */
export type Pq17RefuelForceResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17RefuelForceOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** 9.5 A region of Local Weather. */
export type Pq17Region = "britain" | "iceland" | "north_russia" | "north_norway" | "south_norway" | "kirkenes";

/** 13.6 A group of reinforcements. */
export type Pq17ReinforcementGroup = {
  /** Its number. */
  readonly group: number;
  /** An id: of a unit, a place or whatever its member names. */
  readonly at: string;
  readonly turn: number | null;
  /** Its units. */
  readonly units: readonly Pq17ReinforcementUnit[];
  /** 13.6 It has come. */
  readonly placed: boolean;
};

/** 13.6 A unit of a group of reinforcements. */
export type Pq17ReinforcementUnit = {
  /** A named ship or a class, by its id in the charts. */
  readonly unit: string;
  /** Its CS. */
  readonly cs: number;
  /** Air units aboard. */
  readonly air?: readonly Pq17Flying[];
};

/** What reloadTorpedoes asks for. */
export type Pq17ReloadTorpedoesInput = {
  /** A force or dummy, by the id its owner knows it by. */
  readonly force: string;
};

/** What came of reloadTorpedoes. */
export type Pq17ReloadTorpedoesOutcome = {
  /** A force or dummy, by the id its owner knows it by. */
  readonly force: string;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Reload torpedoes. */
export type Pq17ReloadTorpedoesRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17ReloadTorpedoesInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Reload torpedoes: the new state, what happened and why. */
export type Pq17ReloadTorpedoesResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17ReloadTorpedoesOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** Why a unit left play without being sunk. */
export type Pq17Removal = "ice" | "weather" | "asw_damage" | "destroyer_damage" | "grounding" | "collision" | "breakdown" | "box" | "breakout" | "withdrawn";

/** A.2 Units that left play without being sunk. */
export type Pq17Removed = {
  /** An id: of a unit, a place or whatever its member names. */
  readonly unit: string;
  /** CS it had left. */
  readonly cs: number;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  readonly why: Pq17Removal;
};

/** What repairShip asks for. */
export type Pq17RepairShipInput = {
  /** A named ship or a class, by its id in the charts. */
  readonly ship: string;
  /** 15.5.1 CS that are repaired. */
  readonly cs: number;
  /** Where it comes back; null for a ship that is repaired where it lies. */
  readonly at: string | null;
};

/** What came of repairShip. */
export type Pq17RepairShipOutcome = {
  /** A named ship or a class, by its id in the charts. */
  readonly ship: string;
  /** 15.5.1 The number of the fortnight in whose order-of-battle phase it is ready. */
  readonly ready: number;
  /** That fortnight; the last one of the campaign if it is past the end. */
  readonly fortnight: string;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Repair a ship. */
export type Pq17RepairShipRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17RepairShipInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Repair a ship: the new state, what happened and why. */
export type Pq17RepairShipResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17RepairShipOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** What replaceAircraft asks for. */
export type Pq17ReplaceAircraftInput = {
  /** 15.6.3 The air unit that takes 1 CS. */
  readonly aircraft: string;
};

/** What came of replaceAircraft. */
export type Pq17ReplaceAircraftOutcome = {
  /** An id: of a unit, a place or whatever its member names. */
  readonly aircraft: string;
  /** Its CS now. */
  readonly cs: number;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Replace aircraft. */
export type Pq17ReplaceAircraftRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17ReplaceAircraftInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Replace aircraft: the new state, what happened and why. */
export type Pq17ReplaceAircraftResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17ReplaceAircraftOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** 15.6.3 CS of air units that are to be replaced, of any of some types. */
export type Pq17Replacement = {
  /** Types of air unit. */
  readonly units: readonly string[];
  /** Their CS. */
  readonly cs: number;
};

/** 6.2.1 What the other side has told of one of its forces. */
export type Pq17Report = {
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 1.2 The number by which both sides know a block on the map. */
  readonly block: number;
  /** 1.1 A hex: two digits for its row, two for its column. */
  readonly hex: string;
  readonly kind: Pq17ForceKind;
  /** The number of its label. */
  readonly number: number;
  /** 5.5 It was a scattered convoy. */
  readonly scattered: boolean;
  /** The ID it was told at. */
  readonly level: number;
  readonly warships: Pq17WarshipRange | null;
  readonly size: Pq17ConvoySize | null;
  readonly heavy: number | null;
  /** 6.2.1 Whether a carrier is among them; null where the level does not tell. */
  readonly carrier: boolean | null;
  readonly convoyShips: number | null;
  readonly categories: readonly Pq17CategoryReport[];
};

/** 6.2.1 A category of warship. */
export type Pq17ReportCategory = "capital_ships" | "carriers" | "cruisers" | "light_ships" | "submarines";

/** What resolveAirborneAsw asks for. */
export type Pq17ResolveAirborneAswInput = {
  /** 7.4.2 An identified Wolf Pack under the aircraft. */
  readonly block: number;
  /** 7.4.2 Air units on ASW over it. */
  readonly aircraft: readonly string[];
};

/** What came of resolveAirborneAsw. */
export type Pq17ResolveAirborneAswOutcome = {
  /** 1.2 The number by which both sides know a block on the map. */
  readonly block: number;
  readonly located: Pq17Located;
  /** 7.4.1 Every die in order; none when the Wolf Pack was not found. */
  readonly results: readonly Pq17AirborneAswFinding[];
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Hunt a Wolf Pack from the air. */
export type Pq17ResolveAirborneAswRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17ResolveAirborneAswInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Hunt a Wolf Pack from the air: the new state, what happened and why. */
export type Pq17ResolveAirborneAswResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17ResolveAirborneAswOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** What resolveDispersal asks for. */
export type Pq17ResolveDispersalInput = {
  /** A force or dummy, by the id its owner knows it by. */
  readonly convoy: string;
};

/** What came of resolveDispersal. */
export type Pq17ResolveDispersalOutcome = {
  /** A force or dummy, by the id its owner knows it by. */
  readonly convoy: string;
  /** 9.3.2 MX CS dispersed. */
  readonly dispersed: number;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Disperse a convoy. */
export type Pq17ResolveDispersalRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17ResolveDispersalInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Disperse a convoy: the new state, what happened and why. */
export type Pq17ResolveDispersalResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17ResolveDispersalOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** What resolveOffensiveAsw asks for. */
export type Pq17ResolveOffensiveAswInput = {
  /** 7.4.2 The TF that hunts. */
  readonly force: string;
  /** 7.4.2 The enemy Wolf Pack. */
  readonly block: number;
};

/** What came of resolveOffensiveAsw. */
export type Pq17ResolveOffensiveAswOutcome = {
  /** 1.2 The number by which both sides know a block on the map. */
  readonly block: number;
  readonly located: Pq17Located;
  /** Null when the target was not found. */
  readonly combat: Pq17SubmarineCombat | null;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Hunt a Wolf Pack. */
export type Pq17ResolveOffensiveAswRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17ResolveOffensiveAswInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Hunt a Wolf Pack: the new state, what happened and why. */
export type Pq17ResolveOffensiveAswResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17ResolveOffensiveAswOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** What resolveRandomEvent asks for. */
export type Pq17ResolveRandomEventInput = Readonly<Record<string, never>>;

/** What came of resolveRandomEvent. */
export type Pq17ResolveRandomEventOutcome = {
  readonly event: Pq17Event;
  /** 9.5 The region of Local Weather; null for other events. */
  readonly region: Pq17Region | null;
  /** G.28 False for an event that could not apply and is void. */
  readonly applied: boolean;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Roll the random event. */
export type Pq17ResolveRandomEventRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input?: Pq17ResolveRandomEventInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Roll the random event: the new state, what happened and why. */
export type Pq17ResolveRandomEventResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17ResolveRandomEventOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** What resolveRejoining asks for. */
export type Pq17ResolveRejoiningInput = {
  /** A force or dummy, by the id its owner knows it by. */
  readonly convoy: string;
};

/** What came of resolveRejoining. */
export type Pq17ResolveRejoiningOutcome = {
  /** A force or dummy, by the id its owner knows it by. */
  readonly convoy: string;
  /** 9.3.3 MX CS that rejoined. */
  readonly rejoined: number;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Rejoin dispersed merchants. */
export type Pq17ResolveRejoiningRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17ResolveRejoiningInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Rejoin dispersed merchants: the new state, what happened and why. */
export type Pq17ResolveRejoiningResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17ResolveRejoiningOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** What resolveSearch asks for. */
export type Pq17ResolveSearchInput = {
  /** 6.2 An enemy block. */
  readonly block: number;
};

/** What came of resolveSearch. */
export type Pq17ResolveSearchOutcome = {
  /** 1.2 The number by which both sides know a block on the map. */
  readonly block: number;
  readonly found: Pq17SearchFinding;
  /** Null for a block that was not found. */
  readonly idLevel: number | null;
  /** D-09 The searcher was a dummy, which has been removed. */
  readonly exposed: boolean;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Search a block. */
export type Pq17ResolveSearchRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17ResolveSearchInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Search a block: the new state, what happened and why. */
export type Pq17ResolveSearchResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17ResolveSearchOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** What resolveSubmarineCombat asks for. */
export type Pq17ResolveSubmarineCombatInput = {
  /** 7.4 The Wolf Pack that attacks. */
  readonly force: string;
  /** 7.4 The TF or convoy it attacks. */
  readonly block: number;
};

/** What came of resolveSubmarineCombat. */
export type Pq17ResolveSubmarineCombatOutcome = {
  /** 1.2 The number by which both sides know a block on the map. */
  readonly block: number;
  readonly located: Pq17Located;
  /** Null when the target was not found. */
  readonly combat: Pq17SubmarineCombat | null;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Attack with a Wolf Pack. */
export type Pq17ResolveSubmarineCombatRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17ResolveSubmarineCombatInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Attack with a Wolf Pack: the new state, what happened and why. */
export type Pq17ResolveSubmarineCombatResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17ResolveSubmarineCombatOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** What resolveSubmarineDuel asks for. */
export type Pq17ResolveSubmarineDuelInput = {
  /** 7.4.4 The Wolf Pack that attacks. */
  readonly force: string;
  /** 7.4.4 The enemy Wolf Pack. */
  readonly block: number;
};

/** What came of resolveSubmarineDuel. */
export type Pq17ResolveSubmarineDuelOutcome = {
  /** 1.2 The number by which both sides know a block on the map. */
  readonly block: number;
  readonly located: Pq17Located;
  /** Null when the target was not found. */
  readonly duel: Pq17SubmarineDuel | null;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Attack a Wolf Pack with a Wolf Pack. */
export type Pq17ResolveSubmarineDuelRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17ResolveSubmarineDuelInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Attack a Wolf Pack with a Wolf Pack: the new state, what happened and why. */
export type Pq17ResolveSubmarineDuelResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17ResolveSubmarineDuelOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** What resolveWeather asks for. */
export type Pq17ResolveWeatherInput = Readonly<Record<string, never>>;

/** What came of resolveWeather. */
export type Pq17ResolveWeatherOutcome = {
  /** 9.1 The prevailing condition. */
  readonly weather: Pq17Weather;
  /** The turn it was rolled for. */
  readonly rolledFor: number;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Roll the weather. */
export type Pq17ResolveWeatherRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input?: Pq17ResolveWeatherInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Roll the weather: the new state, what happened and why. */
export type Pq17ResolveWeatherResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17ResolveWeatherOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** 2 How an operation ends. */
export type Pq17Result = "allied" | "draw" | "axis";

/** 15.5 Units that will come back. */
export type Pq17Return = {
  /** A named ship or a class, by its id in the charts. */
  readonly unit: string;
  /** Their CS. */
  readonly cs: number;
  /** A port or a box. */
  readonly at: string;
  /** The fortnight in whose order-of-battle phase they come back. */
  readonly due: number;
  /** Null for all but merchants. */
  readonly loaded: boolean | null;
  readonly why: Pq17Absence;
};

/** What returnFire asks for. */
export type Pq17ReturnFireInput = {
  /** 7.2.3 Every attacking air unit that may fire at several fighters, once. */
  readonly fire: readonly Pq17ReturnedFire[];
};

/** What came of returnFire. */
export type Pq17ReturnFireOutcome = {
  /** 7.1.1 Groups that looked for their target. */
  readonly groups: readonly Pq17AirGroup[];
  readonly airCombat: readonly Pq17AirCombatFire[];
  readonly flak: readonly Pq17FlakResult[];
  readonly attacks: readonly Pq17AirAttackResult[];
  /** The decision that the attack waits for; null when it is over. */
  readonly next: Pq17DecisionKind | null;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Return fire. */
export type Pq17ReturnFireRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17ReturnFireInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Return fire: the new state, what happened and why. */
export type Pq17ReturnFireResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17ReturnFireOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** What returnForce asks for. */
export type Pq17ReturnForceInput = {
  /** A force or dummy, by the id its owner knows it by. */
  readonly force: string;
  /** A port, by its id in chart PORTS. */
  readonly port: string;
};

/** What came of returnForce. */
export type Pq17ReturnForceOutcome = {
  /** A force or dummy, by the id its owner knows it by. */
  readonly force: string;
  /** A port, by its id in chart PORTS. */
  readonly port: string;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Send a force home. */
export type Pq17ReturnForceRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17ReturnForceInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Send a force home: the new state, what happened and why. */
export type Pq17ReturnForceResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17ReturnForceOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** What returnShips asks for. */
export type Pq17ReturnShipsInput = {
  /** 12.2.1 Where the ships come back. */
  readonly hex: string;
  /** 12.2.1 Where a dummy comes with them. */
  readonly dummy: string;
};

/** What came of returnShips. */
export type Pq17ReturnShipsOutcome = {
  /** A force or dummy, by the id its owner knows it by. */
  readonly force: string;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Bring ships back from the Atlantic. */
export type Pq17ReturnShipsRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17ReturnShipsInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Bring ships back from the Atlantic: the new state, what happened and why. */
export type Pq17ReturnShipsResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17ReturnShipsOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** 7.2.3 The fighter at which an attacking air unit fires. */
export type Pq17ReturnedFire = {
  /** An attacking air unit. */
  readonly aircraft: string;
  /** The fighter at which it fires with all its CS. */
  readonly target: string;
};

/** 12.2.1 Ships that broke out, and when they come back. */
export type Pq17Returning = {
  /** Its ships as they were planned. */
  readonly ships: readonly Pq17Share[];
  /** The turn in whose special phase it is told; null for at once. */
  readonly turn: number | null;
  /** Their Fuel Warning; null where they do not come back. */
  readonly fuelWarning: number | null;
  /** 12.2.1 The chit has been shown. */
  readonly shown: boolean;
};

/** A report: Who decides. */
export type Pq17RolesAnswer = {
  /** Always REPORT. */
  readonly kind: "REPORT";
  /** Always pq17. */
  readonly ruleset: "pq17";
  /** Always roles. */
  readonly report: "roles";
  readonly output: Pq17RolesReport;
};

/** What roles asks for. */
export type Pq17RolesInput = {
  /** The game, at any stage. */
  readonly snapshot: Pq17State;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
};

/** B Who decides what now. */
export type Pq17RolesReport = {
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  readonly phase: Pq17Phase;
  /** B Whose player phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** B The decision in the midst of a segment; null without one. */
  readonly pending: Pq17DecisionKind | null;
  /** B Who is to decide now; null where nothing is left to a side. */
  readonly decides: Pq17Side | null;
  /** B The side that decides answers within the phase of the other. */
  readonly reacts: boolean;
  /** The operations that are open now, by name. */
  readonly operations: readonly string[];
};

/** D The readings of rules that a game has chosen; each is the letter unless true. */
export type Pq17Rulings = {
  /** E-126 A TF lays mines after at most two hexes. */
  readonly minesWithinTwoHexes?: boolean;
  /** E-127 ARCHERY may move two hexes in its turn. */
  readonly archeryAfterTwoHexes?: boolean;
  /** E-128 Pack ice in West IV makes GEARBOX void. */
  readonly gearboxVoidInPack?: boolean;
  /** E-131 Damage by Bomber Command scores under 2.4. */
  readonly bomberCommandDamageScores?: boolean;
  /** E-132 A Ground Offensive spares torpedo bombers of type TB alone. */
  readonly offensiveSparesTypeTb?: boolean;
  /** E-133 Nobody rolls a die for a Ground Offensive. */
  readonly offensiveWithoutDie?: boolean;
  /** E-135 At night or in poor weather units enter the Torpedo Attack area in their first round. */
  readonly torpedoAreaWithoutSurprise?: boolean;
  /** E-136 A force that has not refueled sails with its old marker. */
  readonly fuelKeptWithoutRefueling?: boolean;
  /** E-137 A surface battle costs a convoy no fuel. */
  readonly convoyFuelKeptInBattle?: boolean;
};

/** 13 A random event that goes on until it is used or its time is over. */
export type Pq17RunningEvent = {
  readonly event: Pq17RunningEventId;
  /** The side whose event it is; of Elusive Target the Allies, of a warning the Axis. */
  readonly side: Pq17Side;
  /** The last turn in which it holds. */
  readonly until: number;
  /** The side after whose player phase of that turn it ends. */
  readonly after: Pq17Side;
};

/** 13 A random event that goes on. */
export type Pq17RunningEventId = "elusive_target" | "superior_warning" | "airbase_strike" | "port_strike" | "night_flying";

/** 15.2 A convoy that is to sail in this fortnight. */
export type Pq17SailingOrder = {
  /** A force or dummy, by the id its owner knows it by. */
  readonly convoy: string;
  /** A port, by its id in chart PORTS. */
  readonly from: string;
  /** 15.2 It sails to Russia. */
  readonly loaded: boolean;
  /** Its MX CS at the start. */
  readonly merchants: number;
  /** Of them excused, as far as it is known. */
  readonly excused: number;
  /** 15.2.1 Of them landed in another port; none unless given. */
  readonly landed?: number;
};

/** 4.2 How a force sails before player phases begin. */
export type Pq17SailingPlan = {
  /** The turn in which it leaves port. */
  readonly departs: number;
  readonly speed: Pq17Speed;
  /** The hexes it enters, in order. */
  readonly path: readonly string[];
};

/** 7.5.2(iii) The gunfire of one unit at one target. */
export type Pq17Salvo = {
  /** The unit that fired. */
  readonly unit: number;
  /** The unit fired at. */
  readonly target: number;
  /** Dice thrown. */
  readonly dice: number;
  /** Hits. */
  readonly hits: number;
};

/** What scatterConvoy asks for. */
export type Pq17ScatterConvoyInput = {
  /** A force or dummy, by the id its owner knows it by. */
  readonly convoy: string;
};

/** What came of scatterConvoy. */
export type Pq17ScatterConvoyOutcome = {
  /** A force or dummy, by the id its owner knows it by. */
  readonly convoy: string;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Scatter a convoy. */
export type Pq17ScatterConvoyRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17ScatterConvoyInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Scatter a convoy: the new state, what happened and why. */
export type Pq17ScatterConvoyResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17ScatterConvoyOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** 2 One score of victory points. */
export type Pq17Score = {
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** The side whose loss or deed it was. */
  readonly side: Pq17Side;
  readonly code: Pq17VpCode;
  /** Positive for the Allies. */
  readonly amount: number;
  readonly unit: string | null;
  /** The rule that scores it. */
  readonly rule: string;
};

/** What scrambleFighters asks for. */
export type Pq17ScrambleFightersInput = {
  /** 7.2.1 Fighters that rise, in the order in which they fire; none lets the attack come. */
  readonly aircraft: readonly string[];
};

/** What came of scrambleFighters. */
export type Pq17ScrambleFightersOutcome = {
  /** 7.1.1 Groups that looked for their target. */
  readonly groups: readonly Pq17AirGroup[];
  readonly airCombat: readonly Pq17AirCombatFire[];
  readonly flak: readonly Pq17FlakResult[];
  readonly attacks: readonly Pq17AirAttackResult[];
  /** The decision that the attack waits for; null when it is over. */
  readonly next: Pq17DecisionKind | null;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Scramble fighters. */
export type Pq17ScrambleFightersRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17ScrambleFightersInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Scramble fighters: the new state, what happened and why. */
export type Pq17ScrambleFightersResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17ScrambleFightersOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** What scuttleShip asks for. */
export type Pq17ScuttleShipInput = {
  /** A force or dummy, by the id its owner knows it by. */
  readonly force: string;
  /** 5.1.1 The ship to be sunk; of a class one CS. */
  readonly ship: string;
};

/** What came of scuttleShip. */
export type Pq17ScuttleShipOutcome = {
  /** A force or dummy, by the id its owner knows it by. */
  readonly force: string;
  /** 5.1.1 The ship to be sunk; of a class one CS. */
  readonly ship: string;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Scuttle a ship. */
export type Pq17ScuttleShipRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17ScuttleShipInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Scuttle a ship: the new state, what happened and why. */
export type Pq17ScuttleShipResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17ScuttleShipOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** 6.2 What a search came to. */
export type Pq17SearchFinding = "failed" | "force" | "dummy" | "denied_carrier" | "denied_cam" | "denied_wolf_pack";

/** 6.4.2 An Air Search Sector. */
export type Pq17SearchSector = "british" | "soviet" | "stavanger" | "trondheim" | "barents";

/** 9.1 A season of the Weather Table. */
export type Pq17Season = "summer" | "equinox" | "winter";

/** 6.4.2 What an Air Search Sector searches. */
export type Pq17SectorState = {
  readonly sector: Pq17SearchSector;
  /** Hexes it may search in a turn. */
  readonly limit: number;
  /** Hexes assigned in this segment. */
  readonly hexes: readonly string[];
};

/** What sendAircraft asks for. */
export type Pq17SendAircraftInput = {
  /** 5.3 An air unit of this side. */
  readonly aircraft: string;
  readonly mission: Pq17Flight;
  /** 5.3 Where to: one hex, or for an Air Radius one for each step at most. */
  readonly hexes: readonly string[];
};

/** What came of sendAircraft. */
export type Pq17SendAircraftOutcome = {
  /** An id: of a unit, a place or whatever its member names. */
  readonly aircraft: string;
  readonly mission: Pq17Flight;
  readonly hexes: readonly string[];
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Send aircraft out. */
export type Pq17SendAircraftRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17SendAircraftInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Send aircraft out: the new state, what happened and why. */
export type Pq17SendAircraftResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17SendAircraftOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** What sendConvoySubmarines asks for. */
export type Pq17SendConvoySubmarinesInput = {
  /** 7.4.6 The block of the attacker they fight; null to stay with the convoy. */
  readonly block: number | null;
};

/** What came of sendConvoySubmarines. */
export type Pq17SendConvoySubmarinesOutcome = {
  readonly block: number | null;
  /** 7.5.2(iii) Gunfire resolved. */
  readonly salvos: readonly Pq17Salvo[];
  /** 7.5.2(iv) Torpedoes resolved. */
  readonly volleys: readonly Pq17Volley[];
  /** Null once the battle is over. */
  readonly round: number | null;
  /** 7.5.2 Units that are on the display now. */
  readonly display: readonly Pq17StandingUnit[];
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Send the submarines of a convoy. */
export type Pq17SendConvoySubmarinesRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17SendConvoySubmarinesInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Send the submarines of a convoy: the new state, what happened and why. */
export type Pq17SendConvoySubmarinesResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17SendConvoySubmarinesOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** 6.3 A shadower and its target. */
export type Pq17Shadow = {
  /** 1.2 The number by which both sides know a block on the map. */
  readonly target: number;
  readonly by: Pq17Shadower;
  /** The force, air unit, fixed radius or sector. */
  readonly id: string;
};

/** What shadowAfterBattle asks for. */
export type Pq17ShadowAfterBattleInput = {
  /** 6.3.3 The force that shadows, or that its cruisers leave; null for none. */
  readonly force: string | null;
  /** 6.3.3 The Axis block that is shadowed; null for none. */
  readonly block: number | null;
  /** 1.2.3 Cruisers that leave the force to shadow; none if it goes whole. */
  readonly cruisers: readonly string[];
};

/** What came of shadowAfterBattle. */
export type Pq17ShadowAfterBattleOutcome = {
  /** 6.3.3 The force that shadows now; null for none. */
  readonly shadower: string | null;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Shadow after a battle. */
export type Pq17ShadowAfterBattleRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17ShadowAfterBattleInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Shadow after a battle: the new state, what happened and why. */
export type Pq17ShadowAfterBattleResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17ShadowAfterBattleOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** 6.3.4 A force that is shadowed has split. */
export type Pq17ShadowFollow = {
  /** B The decision. */
  readonly decision: "shadow_follow";
  readonly side: Pq17Side;
  /** The block of the force that was split. */
  readonly kept: number;
  /** The block of the part that left it. */
  readonly detached: number;
};

/** What shadowForce asks for. */
export type Pq17ShadowForceInput = {
  /** 6.3 The enemy block. */
  readonly block: number;
  /** 6.3 The force, air unit, fixed radius or sector. */
  readonly shadower: string;
};

/** What came of shadowForce. */
export type Pq17ShadowForceOutcome = {
  /** 6.3 The block that is shadowed. */
  readonly block: number;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Shadow a force. */
export type Pq17ShadowForceRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17ShadowForceInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Shadow a force: the new state, what happened and why. */
export type Pq17ShadowForceResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17ShadowForceOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** 6.3.5 Before blocks are moved the other side may give up shadowing. */
export type Pq17ShadowGiveUp = {
  /** B The decision. */
  readonly decision: "shadow_give_up";
  readonly side: Pq17Side;
};

/** 6.3 A block that is shadowed, and by what. */
export type Pq17ShadowSeen = {
  /** 1.2 The number by which both sides know a block on the map. */
  readonly target: number;
  /** 6.3 What shadows. */
  readonly by: "force" | "aircraft" | "radius" | "sector";
};

/** 6.3.4 What a side says it follows: the convoy, the larger part, or the part with more ships of a kind. */
export type Pq17ShadowedPart = "convoy" | "larger" | "heavy_ships" | "capital_ships" | "carriers" | "cruisers" | "light_ships" | "submarines";

/** 6.3 What shadows. */
export type Pq17Shadower = "force" | "aircraft" | "radius" | "sector";

/** 1.2.3 CS of one unit that change force. */
export type Pq17Share = {
  /** A named ship or a class, by its id in the charts. */
  readonly unit: string;
  /** Its CS; a named ship leaves whole. */
  readonly cs: number;
};

/** A.3 A ship, or the ships of a class, on a Force Display. */
export type Pq17Ship = {
  /** A named ship or a class, by its id in the charts. */
  readonly unit: string;
  /** CS left: of the ship, or of all ships of the class. */
  readonly cs: number;
  /** 7 A single hit on a double-step unit, during a combat. */
  readonly rotated: boolean;
  readonly marks: readonly Pq17Mark[];
  /** 5.1.1 The unit it tows or that tows it. */
  readonly tow: string | null;
  /** 7.3.2 Torps Expended markers; of a class, the torpedo attacks that its CS have spent. */
  readonly torpedoesSpent: number;
  /** Null for other ships. */
  readonly oil: number | null;
};

/** 1.4 A type of ship. */
export type Pq17ShipType = "BB" | "BC" | "CV" | "CVE" | "CA" | "CB" | "CL" | "CLAA" | "CM" | "DD" | "TB" | "ES" | "SS" | "AX" | "MX";

/** 7.2.4 Ships on the line of targets, as the viewer sees them. */
export type Pq17ShipsOfLine = {
  /** The number by which both sides know these ships during the attack. */
  readonly no: number;
  /** Null for ships that lie face down. */
  readonly unit: string | null;
  /** 1.6 Their marks; null for ships that lie face down. */
  readonly marks: readonly Pq17Mark[] | null;
  /** Null for ships that lie face down. */
  readonly cs: number | null;
};

/** 1.2 A side. */
export type Pq17Side = "allied" | "axis";

/** 15 What a side keeps of a campaign to itself. */
export type Pq17SideCampaign = {
  /** 4.1.2 Null until it has bid. */
  readonly bid: number | null;
  /** 15.1 The chit of the German Fuel Chart. */
  readonly fuelChit: Pq17Chit | null;
  readonly sailing: readonly Pq17SailingOrder[];
  readonly returns: readonly Pq17Return[];
  readonly idle: readonly Pq17Idle[];
  readonly emergency: readonly Pq17Emergency[];
  readonly crews: readonly Pq17GreenCrew[];
  /** 15.3.2, 15.4.3 Units of the order of battle that came before their time. */
  readonly early: readonly Pq17CampaignShare[];
  /** 15.3.3 Units that wait for freight to be unloaded. */
  readonly late: readonly Pq17LateUnit[];
  /** 15.3.2 Units that the condition Reinforcements still brings. */
  readonly claims: number;
  readonly replacements: readonly Pq17Replacement[];
  /** 15.6.1 CAM ships and oilers lost in this month. */
  readonly monthLosses: readonly Pq17CampaignShare[];
  readonly boats: Pq17Boats;
  /** 2.4 Points scored in earlier fortnights for damage to capital ships, which their loss replaces. */
  readonly credited: readonly Pq17Credited[];
  /** 12.2.1 Ships in the Atlantic. */
  readonly breakout: readonly Pq17CampaignShare[];
  /** 12.2.1 They have been called back in this fortnight. */
  readonly recalled: boolean;
  /** 15.8.1 Patrol White has been relieved in this fortnight. */
  readonly relieved: boolean;
  /** 15.8.3 The TF that goes from the Clyde to Murmansk. */
  readonly evForce: string | null;
  /** 15.7.2 Like ships that their owner has named for withdrawals of this fortnight; none unless given. */
  readonly substitutes?: readonly Pq17Substitute[];
  /** 15.8 Submarines that their owner keeps at sea after this operation; none unless given. */
  readonly staying?: readonly Pq17StayingBoats[];
  /** 15.6.1, 15.6.2 Where ships replaced in this fortnight come back; in the usual port unless given. */
  readonly placements?: readonly Pq17Placement[];
  /** 15.7.2 Forces that were at sea when the operation ended and have come home since; none unless given. */
  readonly away?: readonly string[];
};

/** A.4 What a side has given up to those who look. */
export type Pq17SideSeen = {
  readonly aircraft: readonly Pq17Aircraft[];
  readonly chits: readonly Pq17DrawnChit[];
  readonly sectors: readonly Pq17SectorState[];
  readonly sunk: readonly Pq17Loss[];
  readonly side: Pq17Side;
  /** C.3 Cards left in its deck. */
  readonly deck: number;
  /** A.4 Its blocks on the map. */
  readonly blocks: readonly Pq17BlockSeen[];
  /** A.4 Where its other blocks lie. */
  readonly ports: readonly Pq17PortSeen[];
  /** 5.3.1 Hexes over which its carriers have declared an Air Radius. */
  readonly carrierRadii: readonly string[];
  /** 6.3 What it shadows. */
  readonly shadowing: readonly Pq17ShadowSeen[];
  /** 7.4.1 Submarine entries that ASW has damaged and removed. */
  readonly damagedByAsw: number;
};

/** Everything that one side owns. */
export type Pq17SideState = {
  readonly forces: readonly Pq17Force[];
  readonly dummies: readonly Pq17Dummy[];
  /** 1.3 Dummies it may have on the map at a time. */
  readonly dummyLimit: number;
  /** 1.3 Ports where it has added a dummy this turn. */
  readonly portDummies: readonly string[];
  readonly aircraft: readonly Pq17Aircraft[];
  /** 5.3.1 Forces whose carriers have declared an Air Radius. */
  readonly carrierRadii: readonly string[];
  /** 7.1 What its aircraft have attacked in this segment. */
  readonly struck: readonly string[];
  /** 6.9 What its photographs have shown. */
  readonly photos: readonly Pq17Photo[];
  readonly command: readonly Pq17Command[];
  /** 4.3 It has the initiative and must still spend a command point in its first movement segment. */
  readonly obliged: boolean;
  /** 4.3.4 It has made its training sortie of this operation. */
  readonly trained: boolean;
  /** 5.1.9 The cruisers of Patrol White. */
  readonly patrolWhite: readonly Pq17PatrolCruiser[];
  /** 5.1.8, D-36 Its fleet carriers that the other side has located. */
  readonly located: readonly string[];
  readonly chits: readonly Pq17DrawnChit[];
  /** C.3 Cards left, in ascending order; a draw picks one at random. */
  readonly deck: readonly number[];
  readonly convoyCards: readonly Pq17ConvoyCard[];
  readonly denial: Pq17Denial;
  /** 7.1, D-35 Forces that have had their combat in this submarine or surface combat segment. */
  readonly fought: readonly string[];
  readonly sectors: readonly Pq17SectorState[];
  readonly shadowing: readonly Pq17Shadow[];
  /** 6.2 Enemy blocks searched in this segment. */
  readonly searched: readonly number[];
  /** 6.3 Identified enemy blocks that a search of this segment did not find; none unless given. */
  readonly missed?: readonly number[];
  /** 9.4 Pairs of its forces that have not found each other in this segment; none unless given. */
  readonly sought?: readonly string[];
  /** 6.2.1 What the other side has told. */
  readonly reports: readonly Pq17Report[];
  readonly reinforcements: readonly Pq17ReinforcementGroup[];
  /** 7.5 Forces that have declared a surface attack in this segment. */
  readonly attacked: readonly string[];
  readonly special: Pq17Special;
  readonly tally: Pq17Tally;
  /** 15 Null for a single operation. */
  readonly campaign: Pq17SideCampaign | null;
  readonly sunk: readonly Pq17Loss[];
  readonly removed: readonly Pq17Removed[];
};

/** What each side owns. */
export type Pq17Sides = {
  readonly allied: Pq17SideState;
  readonly axis: Pq17SideState;
};

/** A request: Simulate many runs. */
export type Pq17SimulateRequest = {
  /** The operation resolved first, `new` for whole games; without it a policy plays on from the snapshot. */
  readonly operation?: string;
  /** Who decides what no fixed choice does, such as cautious, aggressive or random; nobody unless told. */
  readonly policy?: string;
  /** Fixed choices: at each decision the first that is legal is made. What leaves no choice needs none. */
  readonly choices?: readonly FixedChoice[];
  /** Where it ends: at the first of these that holds between two operations, and always with the game. */
  readonly until?: readonly Condition[];
  /** How many runs; 100 unless told. A request may be out of time before. */
  readonly runs?: number;
  /** Number of the first run, 0 unless told; the same run is the same wherever it is made. */
  readonly first?: number;
  /** Run n is resolved with this seed, a stroke and n; `simulation` unless told. */
  readonly seed?: string;
  /** What is told of the runs: names of the ruleset's measures, or JSON pointers into /outcome and /snapshot; where play goes on every measure of the ruleset unless told, else the outcome. */
  readonly measures?: readonly string[];
  /** The most operations of one run; 20000 unless told. */
  readonly moves?: number;
  /** Language of the sentences, such as `fr` or `fr-CA`. Default: the language of Accept-Language, else English. */
  readonly language?: string;
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot?: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input?: Readonly<Record<string, unknown>>;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
};

/** A.4 How a game stands, as far as the viewer may see it. */
export type Pq17Situation = {
  /** E The optional rules in use. */
  readonly options: readonly Pq17Option[];
  /** An id: of a unit, a place or whatever its member names. */
  readonly scenario: string;
  /** 8.4 The fortnight it takes place in. */
  readonly fortnight: string;
  readonly season: Pq17Season;
  /** 8.2 Light of the two halves of a day. */
  readonly light: Readonly<Partial<Record<"am" | "pm", "day" | "night">>>;
  readonly phase: Pq17Phase;
  /** B Whose player phase it is, or who sets up or plans; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 8.3 The turn at which player phases begin at the latest. */
  readonly startTurn: number;
  /** 8.3 Player phases have begun. */
  readonly begun: boolean;
  readonly initiative: Pq17Side;
  readonly weather: Pq17WeatherState;
  /** 10 The expected ice of every zone. */
  readonly ice: Readonly<Partial<Record<"west_i" | "west_ii" | "west_iii" | "west_iv" | "west_v" | "east_i" | "east_ii" | "east_iii" | "east_iv" | "east_v", {
    /** 10.1 The condition on its marker. */
    readonly expected: "clear" | "light_drift" | "heavy_drift" | "thin_pack" | "solid_pack";
    /** 10.1 It is certain: no die is thrown. */
    readonly fixed: boolean;
  }>>>;
  readonly vp: Pq17Victory;
  /** 13 Random events that go on. */
  readonly events: readonly Pq17RunningEvent[];
  /** 1.1.1 Temporary ports that exist. */
  readonly temporaryPorts: readonly string[];
  /** 15 The campaign; null for a single operation. */
  readonly campaign: Pq17Campaign | null;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
  /** Who looks; null for the referee. */
  readonly viewer: Pq17Viewer | null;
  /** 8.1 The day of the turn. */
  readonly day: number;
  readonly half: Pq17Half;
  readonly lit: Pq17Light;
  /** B Who is to decide now; null for neither. */
  readonly decides: Pq17Side | null;
  /** B The decision in the midst of a segment; null without one. */
  readonly pending: Pq17PendingSeen | null;
  /** G.36 The own piece whose move is not closed yet; null for none or for another's. */
  readonly moving: string | null;
  /** A.4 Sides seen in full: the viewer's; both for the referee. */
  readonly own: readonly Pq17OwnSide[];
  /** A.4 Sides seen from without: the enemy; both for an onlooker. */
  readonly others: readonly Pq17SideSeen[];
};

/** A report: Situation. */
export type Pq17SituationAnswer = {
  /** Always REPORT. */
  readonly kind: "REPORT";
  /** Always pq17. */
  readonly ruleset: "pq17";
  /** Always situation. */
  readonly report: "situation";
  readonly output: Pq17SituationReport;
};

/** What situation asks for. */
export type Pq17SituationInput = {
  /** The game, at any stage. */
  readonly snapshot: Pq17State;
  /** Who looks; the referee, who sees both sides in full, unless given. */
  readonly viewer?: Pq17Viewer | null;
  /** Language of the text, one of en, fr, ja; English unless given. */
  readonly language?: string | null;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
};

/** A.4 How a game stands for a viewer, as data and as text. */
export type Pq17SituationReport = {
  readonly situation: Pq17Situation;
  /** Language of the text. */
  readonly language: string;
  /** The situation to be printed, in lines of at most a hundred columns of fixed width. */
  readonly text: string;
};

/** 12 What a side keeps of its special conditions. */
export type Pq17Special = {
  readonly plan: Pq17ConditionPlan | null;
  /** 12.1 Enemy convoys that the agent will still report. */
  readonly cobweb: number;
  readonly carriers: readonly Pq17StrikeCarrier[];
  /** 12.4 Air units of Bomber Command. */
  readonly bombers: readonly string[];
  /** 12.11 Own forces that were attacked in this turn. */
  readonly attacked: readonly string[];
  /** 12.12 The convoy of the Kara Sea has been placed on the map. */
  readonly kara: boolean;
  /** 12.7 Port Raids that may still be made. */
  readonly raidsLeft: number;
  /** 12.7 Air units that join the raids alone. */
  readonly joining: readonly string[];
  readonly returning: Pq17Returning | null;
  /** 14 Forces bought. */
  readonly bought: readonly number[];
};

/** 5.1 A speed. */
export type Pq17Speed = "high" | "moderate" | "slow" | "dead_slow" | "none";

/** 7.2.4 Ships, or an air unit, in a stack. */
export type Pq17StackPart = {
  /** 7.2.4 The number of the ships, or of the air unit. */
  readonly no: number;
  /** CS of them in the stack. */
  readonly cs: number;
};

/** 7.5.2 A unit that is on the Battle Display. */
export type Pq17StandingUnit = {
  /** 7.5.2 The number by which both sides know a counter or stack on the Battle Display. */
  readonly no: number;
  readonly side: Pq17Side;
  readonly area: Pq17BattleArea;
  /** 7.5.9 Null for a counter that lies face down. */
  readonly cs: number | null;
};

/** Everything needed to go on playing PQ-17. */
export type Pq17State = {
  /** The ruleset. */
  readonly ruleset: "pq17";
  readonly edition: Pq17Edition;
  /** Operations resolved so far. */
  readonly step: number;
  /** E The optional rules in use. */
  readonly options: readonly Pq17Option[];
  readonly rulings?: Pq17Rulings;
  /** An id: of a unit, a place or whatever its member names. */
  readonly scenario: string;
  /** 8.4 The fortnight it takes place in. */
  readonly fortnight: string;
  readonly season: Pq17Season;
  /** 8.2 Light of the two halves of a day. */
  readonly light: Readonly<Partial<Record<"am" | "pm", "day" | "night">>>;
  readonly phase: Pq17Phase;
  /** B Whose player phase it is, or who sets up or plans; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 8.3 The turn at which player phases begin at the latest. */
  readonly startTurn: number;
  /** 8.3 Player phases have begun. */
  readonly begun: boolean;
  readonly initiative: Pq17Side;
  readonly weather: Pq17WeatherState;
  /** 10 The expected ice of every zone. */
  readonly ice: Readonly<Partial<Record<"west_i" | "west_ii" | "west_iii" | "west_iv" | "west_v" | "east_i" | "east_ii" | "east_iii" | "east_iv" | "east_v", {
    /** 10.1 The condition on its marker. */
    readonly expected: "clear" | "light_drift" | "heavy_drift" | "thin_pack" | "solid_pack";
    /** 10.1 It is certain: no die is thrown. */
    readonly fixed: boolean;
  }>>>;
  readonly vp: Pq17Victory;
  /** 13 Random events that go on. */
  readonly events: readonly Pq17RunningEvent[];
  /** 12 Chits left in the bag. */
  readonly bag: readonly Pq17Chit[];
  /** 1.1.1 Temporary ports that exist. */
  readonly temporaryPorts: readonly string[];
  /** G.36 The piece whose move is not closed yet. */
  readonly moving: string | null;
  /** 5.1.3 The port that the moving piece has left; null for none. */
  readonly leftPort: string | null;
  /** 9.3.3 Convoys that have rolled for their dispersed merchants this turn. */
  readonly rejoined: readonly string[];
  /** D-30 Forces whose shadowers were taken off before they moved; one that does not move loses 1 ID. */
  readonly unshadowed: readonly string[];
  /** D-55 Ships that have entered the ports of limited capacity. */
  readonly capacityUsed: readonly string[];
  readonly pending: Pq17Pending | null;
  /** 15 The campaign; null for a single operation. */
  readonly campaign: Pq17Campaign | null;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
  readonly sides: Pq17Sides;
};

/** A.3 Where a piece is: at sea, lying in a port, or in a box. */
export type Pq17Station = "at_sea" | "in_port" | "box";

/** 15.8 Submarines of a Wolf Pack that stay at sea. */
export type Pq17StayingBoats = {
  /** A force or dummy, by the id its owner knows it by. */
  readonly force: string;
  /** Their CS. */
  readonly cs: number;
};

/** 7.7 An attack on a merchant of a scattered or dispersed convoy. */
export type Pq17StrayAttack = {
  /** 7.3.1 The torpedo struck. */
  readonly success: boolean;
  readonly harms: readonly Pq17Harm[];
};

/** 7.2 An air attack in progress. */
export type Pq17Strike = {
  /** The side that attacks. */
  readonly side: Pq17Side;
  readonly cause: Pq17StrikeCause;
  readonly against: Pq17StrikeTarget;
  /** 1.1 A hex: two digits for its row, two for its column. */
  readonly hex: string;
  /** The block attacked; null for a place. */
  readonly block: number | null;
  /** The port or airbase attacked; null for a block. */
  readonly place: string | null;
  readonly light: Pq17StrikeLight;
  /** The attackers, in their owner's order. */
  readonly aircraft: readonly string[];
  /** 7.2.1 Fighters that rose against them. */
  readonly scrambled: readonly string[];
  /** 7.2.1 The attackers achieved surprise. */
  readonly surprised: boolean;
  /** 7.1.2 Groups that attack afterwards. */
  readonly later: readonly (readonly string[])[];
  readonly ships: readonly Pq17DeployedShips[];
  /** 7.2.4 Air units on the ground of the airbase attacked; none unless given. */
  readonly parked?: readonly Pq17ParkedAircraft[];
  /** 7.2.4 Stacks from left to right; none before they are deployed. */
  readonly line: readonly Pq17LineStack[];
  readonly runs: readonly Pq17AirRun[];
  /** 7.2 The wave in progress; 0 before the first. */
  readonly wave: number;
  /** 13.1 The stack that eludes the aircraft; null without one. */
  readonly elusive: number | null;
  /** 7.3 Whether torpedo aircraft found open water; null before they looked. */
  readonly openWater: boolean | null;
  /** 14.1 The carrier attacked has had its chance to strike back. */
  readonly answered: boolean;
  readonly outer: Pq17OuterStrike | null;
};

/** What strikeBack asks for. */
export type Pq17StrikeBackInput = {
  /** 14.1 Bombers of the carrier attacked; none lets it be. */
  readonly aircraft: readonly string[];
};

/** What came of strikeBack. */
export type Pq17StrikeBackOutcome = {
  /** 7.1.1 Groups that looked for their target. */
  readonly groups: readonly Pq17AirGroup[];
  readonly airCombat: readonly Pq17AirCombatFire[];
  readonly flak: readonly Pq17FlakResult[];
  readonly attacks: readonly Pq17AirAttackResult[];
  /** The decision that the attack waits for; null when it is over. */
  readonly next: Pq17DecisionKind | null;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Strike back from a carrier. */
export type Pq17StrikeBackRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17StrikeBackInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Strike back from a carrier: the new state, what happened and why. */
export type Pq17StrikeBackResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17StrikeBackOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** 12.5 A carrier that must strike ashore, and whether it has. */
export type Pq17StrikeCarrier = {
  /** A named ship or a class, by its id in the charts. */
  readonly unit: string;
  /** 12.5 It has attacked. */
  readonly struck: boolean;
};

/** 7.2 Where an air attack comes from. */
export type Pq17StrikeCause = "segment" | "port_raid" | "carrier_battle";

/** What strikeFromCarrier asks for. */
export type Pq17StrikeFromCarrierInput = {
  /** 7.5.6 None lets the chance pass. */
  readonly runs: readonly Pq17CarrierRun[];
};

/** What came of strikeFromCarrier. */
export type Pq17StrikeFromCarrierOutcome = {
  readonly flak: readonly Pq17BattleFlak[];
  readonly attacks: readonly Pq17BattleDrop[];
  /** 7.5.2(iii) Gunfire resolved. */
  readonly salvos: readonly Pq17Salvo[];
  /** 7.5.2(iv) Torpedoes resolved. */
  readonly volleys: readonly Pq17Volley[];
  /** Null once the battle is over. */
  readonly round: number | null;
  /** 7.5.2 Units that are on the display now. */
  readonly display: readonly Pq17StandingUnit[];
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Strike from a carrier. */
export type Pq17StrikeFromCarrierRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17StrikeFromCarrierInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Strike from a carrier: the new state, what happened and why. */
export type Pq17StrikeFromCarrierResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17StrikeFromCarrierOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** 8.2, 12.7 The light of the attack. */
export type Pq17StrikeLight = "day" | "night";

/** 7.2 What an air attack is made on. */
export type Pq17StrikeTarget = "force" | "scattered" | "port" | "airbase";

/** 7.4.3 A Wolf Pack names what its submarines attack. */
export type Pq17SubTargets = {
  /** B The decision. */
  readonly decision: "sub_targets";
  /** The owner of the Wolf Pack. */
  readonly side: Pq17Side;
  /** The Wolf Pack. */
  readonly pack: string;
  /** The enemy force. */
  readonly target: string;
  /** 7.4 Submarine CS that attack before the ASW attack. */
  readonly before: number;
  /** 7.4 Submarine CS that attack after it at most. */
  readonly after: number;
  /** D-17 The natural roll was odd: the torpedoes are spent if every submarine attacks. */
  readonly odd: boolean;
  /** 7.4.2 The enemy force attacked the Wolf Pack. */
  readonly offensive: boolean;
  /** 7.4.6 The surface battle that waits for it; null without one. */
  readonly surface: Pq17SurfaceBattle | null;
};

/** 7.4.3 The attack of one submarine CS. */
export type Pq17SubmarineAttack = {
  readonly category: Pq17TargetCategory;
  readonly result: Pq17SubmarineResult;
  readonly harms: readonly Pq17Harm[];
};

/** 7.4 What a submarine combat came to. */
export type Pq17SubmarineCombat = {
  /** 7.4 Submarine CS that attack before the ASW attack at most. */
  readonly before: number;
  /** 7.4 Submarine CS that attack after it at most. */
  readonly after: number;
  /** 7.4.3 The owner of the Wolf Pack must still name its targets. */
  readonly waiting: boolean;
  readonly attacks: readonly Pq17SubmarineAttack[];
  readonly asw: readonly Pq17AswDie[];
  /** D-15 Results that hold a submarine down. */
  readonly heldDown: number;
};

/** 7.4.4 What a fight between submarines came to. */
export type Pq17SubmarineDuel = {
  /** 7.6 The attacker achieved surprise. */
  readonly surprise: boolean;
  /** 7.4.4 The side that fired. */
  readonly fired: Pq17Side;
  /** 7.4.4 A submarine of the other side was sunk. */
  readonly sunk: boolean;
};

/** 7.4.3 What the attack of a submarine came to. */
export type Pq17SubmarineResult = "absent" | "miss" | "hit";

/** 7.4 Submarines that are to attack. */
export type Pq17SubmarinesPending = {
  /** 7.4 Submarine CS that attack before the ASW attack. */
  readonly before: number;
  /** 7.4 Submarine CS that attack after it at most. */
  readonly after: number;
};

/** 15.7.2 A like ship that goes in the place of one that is due. */
export type Pq17Substitute = {
  /** The ship or class that is to be withdrawn. */
  readonly unit: string;
  /** The ship or class that goes in its place. */
  readonly substitute: string;
};

/** 7.5.1 An attack that has found its target. */
export type Pq17SurfaceAttack = {
  readonly attackers: readonly string[];
  /** A force or dummy, by the id its owner knows it by. */
  readonly target: string;
  /** A hex, a port or a box. */
  readonly hex: string;
};

/** G.22 A surface battle. */
export type Pq17SurfaceBattle = {
  /** A hex, a port or a box. */
  readonly hex: string;
  /** 6.6.1 It broke out over a force in transit. */
  readonly transit: boolean;
  readonly attacker: Pq17Side;
  readonly forces: readonly Pq17BattleForce[];
  /** 7.5.2 The round; 0 before the first. */
  readonly round: number;
  /** G.23 The step in progress. */
  readonly step: "set_up" | "engage_phasing" | "engage_other" | "maneuver_defender" | "maneuver_attacker" | "carrier" | "gun_targets_defender" | "gun_targets_attacker" | "guns" | "torpedo_targets_defender" | "torpedo_targets_attacker" | "torpedoes" | "guns_surprised" | "withdraw_defender" | "withdraw_attacker";
  /** 7.5.3 The attacker has surprised the defender. */
  readonly surprise: boolean;
  /** D-37 The enemy that the German side knew when the round began is stronger. */
  readonly outmatched: boolean;
  /** 7.5.2(v) A German unit has lost a step since the battle began. */
  readonly germanLosses: boolean;
  /** 7.5.8 The defender held warships at first. */
  readonly hadWarships: boolean;
  readonly unescorted: number | null;
  /** 7.5.6 The carriers have had their chance in this round. */
  readonly struck: boolean;
  readonly units: readonly Pq17DisplayUnit[];
  readonly guns: readonly Pq17GunTarget[];
  readonly torpedoes: readonly Pq17TorpedoTarget[];
  readonly escortsLost: readonly Pq17EscortsLost[];
};

/** G.23 A decision within a surface battle. */
export type Pq17SurfaceDecision = {
  /** B The decision. */
  readonly decision: "surf_submarines" | "surf_engage" | "surf_maneuver_defender" | "surf_maneuver_attacker" | "surf_carrier" | "surf_gun_targets_defender" | "surf_gun_targets_attacker" | "surf_torp_targets_defender" | "surf_torp_targets_attacker" | "surf_withdraw_defender" | "surf_withdraw_attacker";
  readonly side: Pq17Side;
  readonly battle: Pq17SurfaceBattle;
};

/** 7.5.1 The other side may intercept an attack. */
export type Pq17SurfaceIntercept = {
  /** B The decision. */
  readonly decision: "surf_intercept";
  readonly side: Pq17Side;
  readonly attack: Pq17SurfaceAttack;
};

/** 6.3.3 Cruisers may begin to shadow a force they have fought. */
export type Pq17SurfaceShadow = {
  /** B The decision. */
  readonly decision: "surf_shadow";
  readonly side: Pq17Side;
  readonly targets: readonly number[];
  /** The forces that fought and hold a cruiser that can shadow. */
  readonly forces: readonly string[];
};

/** What takeGreenUnit asks for. */
export type Pq17TakeGreenUnitInput = {
  /** A named ship or a class, by its id in the charts. */
  readonly unit: string;
};

/** What came of takeGreenUnit. */
export type Pq17TakeGreenUnitOutcome = {
  /** A named ship or a class, by its id in the charts. */
  readonly unit: string;
  /** 15.4.3 When it would come trained. */
  readonly due: string;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Take a green unit. */
export type Pq17TakeGreenUnitRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17TakeGreenUnitInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Take a green unit: the new state, what happened and why. */
export type Pq17TakeGreenUnitResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17TakeGreenUnitOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** A request: Take over a paper game. */
export type Pq17TakeOverRequest = {
  /** How the game was begun, as `new` takes it; what is missing of it is asked for. */
  readonly input?: Readonly<Record<string, unknown>>;
  /** What is known of the game, in the form that its ruleset publishes; what is left out is asked for, or stands as the rules have it. */
  readonly known?: Pq17Known;
  /** Language of the sentences, such as `fr` or `fr-CA`. Default: the language of Accept-Language, else English. */
  readonly language?: string;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
};

/** What takeTow asks for. */
export type Pq17TakeTowInput = {
  /** A force or dummy, by the id its owner knows it by. */
  readonly force: string;
  /** 5.1.1 The ship taken in tow; of a class one CS. */
  readonly ship: string;
  /** 5.1.1 The ship that tows it; of a class one CS. */
  readonly by: string;
};

/** What came of takeTow. */
export type Pq17TakeTowOutcome = {
  /** A force or dummy, by the id its owner knows it by. */
  readonly force: string;
  /** 5.1.1 The ship taken in tow; of a class one CS. */
  readonly ship: string;
  /** 5.1.1 The ship that tows it; of a class one CS. */
  readonly by: string;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Take a ship in tow. */
export type Pq17TakeTowRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17TakeTowInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Take a ship in tow: the new state, what happened and why. */
export type Pq17TakeTowResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17TakeTowOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** 2 What a side keeps for the count of victory points. */
export type Pq17Tally = {
  readonly lostConvoys: readonly Pq17LostConvoy[];
  /** 2.4 CS that its capital ships have lost without points: before the operation, or by rule 12. */
  readonly uncounted: readonly Pq17Share[];
};

/** 7.4.3, D-18 A category of target that submarines name. */
export type Pq17TargetCategory = "heavy_ship" | "light_ship" | "escort" | "auxiliary" | "merchant";

/** What targetGuns asks for. */
export type Pq17TargetGunsInput = {
  /** 7.5.2(iii) A unit left out holds its fire. */
  readonly targets: readonly Pq17GunTarget[];
};

/** What came of targetGuns. */
export type Pq17TargetGunsOutcome = {
  /** Targets named. */
  readonly named: number;
  /** 7.5.2(iii) Gunfire resolved. */
  readonly salvos: readonly Pq17Salvo[];
  /** 7.5.2(iv) Torpedoes resolved. */
  readonly volleys: readonly Pq17Volley[];
  /** Null once the battle is over. */
  readonly round: number | null;
  /** 7.5.2 Units that are on the display now. */
  readonly display: readonly Pq17StandingUnit[];
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Name targets for guns. */
export type Pq17TargetGunsRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17TargetGunsInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Name targets for guns: the new state, what happened and why. */
export type Pq17TargetGunsResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17TargetGunsOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** What targetTorpedoes asks for. */
export type Pq17TargetTorpedoesInput = {
  /** 7.5.2(iv) None keeps all torpedoes. */
  readonly targets: readonly Pq17TorpedoTarget[];
};

/** What came of targetTorpedoes. */
export type Pq17TargetTorpedoesOutcome = {
  /** Targets named. */
  readonly named: number;
  /** 7.5.2(iii) Gunfire resolved. */
  readonly salvos: readonly Pq17Salvo[];
  /** 7.5.2(iv) Torpedoes resolved. */
  readonly volleys: readonly Pq17Volley[];
  /** Null once the battle is over. */
  readonly round: number | null;
  /** 7.5.2 Units that are on the display now. */
  readonly display: readonly Pq17StandingUnit[];
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Name targets for torpedoes. */
export type Pq17TargetTorpedoesRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17TargetTorpedoesInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Name targets for torpedoes: the new state, what happened and why. */
export type Pq17TargetTorpedoesResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17TargetTorpedoesOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** A request: Tell an audit trail in a language. */
export type Pq17TellRequest = {
  /** An audit trail as a resolution returned it, or any of its lines; sentences that stand there are left out. */
  readonly audit: readonly (Readonly<Record<string, unknown>>)[];
  /** Language of the sentences, such as `fr` or `fr-CA`. Default: the language of Accept-Language, else English. */
  readonly language?: string;
};

/** 12.14.2 The attack TITLE. */
export type Pq17TitlePlan = {
  /** 12 The condition. */
  readonly condition: "title";
  /** A port, by its id in chart PORTS. */
  readonly port: string;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 12.14 It was declared in the special phase before its turn. */
  readonly declared: boolean;
};

/** 7.5.2(iv) A target that is named for torpedoes. */
export type Pq17TorpedoTarget = {
  /** The unit that attacks. */
  readonly unit: number;
  /** The unit attacked. */
  readonly target: number;
  /** Torpedo attacks made. */
  readonly attacks: number;
};

/** What transferToGermany asks for. */
export type Pq17TransferToGermanyInput = {
  /** A force or dummy, by the id its owner knows it by. */
  readonly force: string;
  /** 15.7.5 A port or box of Germany. */
  readonly to: string;
};

/** What came of transferToGermany. */
export type Pq17TransferToGermanyOutcome = {
  /** A force or dummy, by the id its owner knows it by. */
  readonly force: string;
  /** A hex, a port or a box. */
  readonly to: string;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Transfer to Germany. */
export type Pq17TransferToGermanyRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17TransferToGermanyInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Transfer to Germany: the new state, what happened and why. */
export type Pq17TransferToGermanyResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17TransferToGermanyOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** 6.6.1 The other side has caught a force in transit. */
export type Pq17TransitReact = {
  /** B The decision. */
  readonly decision: "transit_react";
  readonly side: Pq17Side;
  readonly movement: Pq17Movement;
};

/** What turnAircraft asks for. */
export type Pq17TurnAircraftInput = {
  /** 7.2.6 Air units that turn to another stack; one left out gives up the attack. */
  readonly turns: readonly Pq17AircraftTurn[];
};

/** What came of turnAircraft. */
export type Pq17TurnAircraftOutcome = {
  /** 7.1.1 Groups that looked for their target. */
  readonly groups: readonly Pq17AirGroup[];
  readonly airCombat: readonly Pq17AirCombatFire[];
  readonly flak: readonly Pq17FlakResult[];
  readonly attacks: readonly Pq17AirAttackResult[];
  /** The decision that the attack waits for; null when it is over. */
  readonly next: Pq17DecisionKind | null;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Turn aircraft to another target. */
export type Pq17TurnAircraftRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17TurnAircraftInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Turn aircraft to another target: the new state, what happened and why. */
export type Pq17TurnAircraftResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17TurnAircraftOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** A request: Verify a resolution. */
export type Pq17VerifyRequest = {
  /** The request as it was sent, with its operation's name as `operation` where the answer does not say it; without seed and dice the dice of the answer, and of each step of a run, are taken. */
  readonly request: Readonly<Record<string, unknown>>;
  /** The answer to be checked: a resolution, a refusal or NEEDS_ROLL. What it leaves out is not checked; without a `revision` it is taken for one of the rules in force. */
  readonly answer: Readonly<Record<string, unknown>>;
  /** Language of the sentences, such as `fr` or `fr-CA`. Default: the language of Accept-Language, else English. */
  readonly language?: string;
};

/** 2 Victory points. */
export type Pq17Victory = {
  /** D-01 The total. */
  readonly total: number;
  readonly log: readonly Pq17Score[];
};

/** A.4 Who looks at the game, but for the referee. */
export type Pq17Viewer = "allied" | "axis" | "onlooker";

/** 7.5.2(iv) The torpedoes of one unit at one target. */
export type Pq17Volley = {
  /** The unit that attacked. */
  readonly unit: number;
  /** The unit attacked. */
  readonly target: number;
  /** Torpedo attacks made. */
  readonly attacks: number;
  /** Attacks that succeeded. */
  readonly successes: number;
};

/** G.43 Why victory points were scored. */
export type Pq17VpCode = "SHIP_SUNK" | "LOADED_MX_SUNK" | "AIR_STEP" | "CAPITAL_DAMAGE" | "MX_ARRIVED" | "CONVOY_SHORTFALL" | "CP_SPENT" | "INITIATIVE_BID" | "CRITICAL_FUEL" | "PATROL_WHITE" | "COND_ATLANTIC_BREAKOUT" | "COND_AXIS_CONVOY" | "COND_CARRIER_STRIKE" | "COND_MINELAYING" | "COND_GEARBOX" | "COND_SIZILIEN" | "COND_WUNDERLAND" | "COND_ARCHERY" | "EMERGENCY" | "REPAIR_TIRPITZ" | "WITHDRAWAL_MISSED" | "US_WITHDRAWAL_MISSED" | "UNLOADED" | "EMPTY_IN_RUSSIA" | "AHISTORICAL" | "TAKEN_OVER";

/** D-51 Bounds of the number of warship counters. */
export type Pq17WarshipRange = {
  /** At least. */
  readonly least: number;
  /** At most. */
  readonly most: number;
};

/** 9.2 A weather condition. */
export type Pq17Weather = "fair" | "reduced_visibility" | "fog" | "storm" | "gale";

/** 9.1 The weather. */
export type Pq17WeatherState = {
  /** 9.1 The prevailing condition; null before the first roll. */
  readonly prevailing: Pq17Weather | null;
  /** 9.3.2 The modifier of dispersal that this Gale brings; 0 without one. */
  readonly dispersalDrm: number;
  readonly local: readonly Pq17LocalWeather[];
};

/** What withdrawDummy asks for. */
export type Pq17WithdrawDummyInput = {
  /** 1.3 The dummy. */
  readonly dummy: string;
};

/** What came of withdrawDummy. */
export type Pq17WithdrawDummyOutcome = {
  /** 1.3 The dummy. */
  readonly dummy: string;
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Withdraw a dummy. */
export type Pq17WithdrawDummyRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17WithdrawDummyInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Withdraw a dummy: the new state, what happened and why. */
export type Pq17WithdrawDummyResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17WithdrawDummyOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** What withdrawUnits asks for. */
export type Pq17WithdrawUnitsInput = {
  /** 7.5.2(v) Whether the side rolls to withdraw. */
  readonly roll: boolean;
  /** Units that try; none without a roll. */
  readonly units: readonly number[];
  /** 13.3 False leaves out every modifier but that of a Warning from Superiors while it lasts; otherwise true. */
  readonly otherModifiers: boolean;
};

/** What came of withdrawUnits. */
export type Pq17WithdrawUnitsOutcome = {
  /** 7.5.2(v) Units that left the display. */
  readonly withdrawn: readonly number[];
  /** 7.5.2(iii) Gunfire resolved. */
  readonly salvos: readonly Pq17Salvo[];
  /** 7.5.2(iv) Torpedoes resolved. */
  readonly volleys: readonly Pq17Volley[];
  /** Null once the battle is over. */
  readonly round: number | null;
  /** 7.5.2 Units that are on the display now. */
  readonly display: readonly Pq17StandingUnit[];
  /** B Where play stands now. */
  readonly phase: Pq17Phase;
  /** B Whose phase it is; null for neither. */
  readonly phasing: Pq17Side | null;
  /** 8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on. */
  readonly turn: number;
  /** 2 Victory points, positive for the Allies. */
  readonly vp: number;
  /** 2 How the operation ended; null before. */
  readonly result: Pq17Result | null;
};

/** A request: Withdraw from a battle. */
export type Pq17WithdrawUnitsRequest = {
  /** The complete state of the game, as the last resolution returned it. */
  readonly snapshot: Pq17State;
  /** What the player chooses; `decisions` says what is legal. */
  readonly input: Pq17WithdrawUnitsInput;
  /** Charts laid over the ruleset's own, whole or in part: an object from chart id to a JSON merge patch. */
  readonly charts?: Readonly<Record<string, unknown>>;
  /** How much audit trail to return: FULL, SUMMARY (rolls and rulings) or NONE. */
  readonly audit?: "FULL" | "SUMMARY" | "NONE";
  /** Which operations to list: OPEN those that may be called, PHASE also what the present phase closes and why, ALL every one, NONE none. */
  readonly decisions?: "OPEN" | "PHASE" | "ALL" | "NONE";
  /** Rolls to be made again where the game allows it: their ordinals in the audit, counted from 0. */
  readonly rerolls?: readonly number[];
  /** Sides whose views of the resolution are wanted beside the referee's answer, and `onlooker` for who has none. */
  readonly views?: readonly string[];
  /** True: goes on by itself while all that is open (standing permissions apart) is one operation that ends something and takes no input, and tells every step in `steps`. */
  readonly runOn?: boolean;
  /** The language of every sentence of the answer, such as `fr` or `fr-CA`. Default: the language of Accept-Language. Codes stay the same. */
  readonly language?: "en" | "fr" | "ja";
} & ({
  /** Seeds the dice: same snapshot, input, charts and seed, same answer. Send this or `dice`. */
  readonly seed: string;
  readonly dice?: never;
} | {
  readonly seed?: never;
  /** The faces of physical dice or of an earlier resolution, in order, consumed exactly; the 0 of a ten-sided die is sent as 10, but as 0 where its chart counts from 0 (1d0-9). Send this or `seed`. */
  readonly dice: readonly number[];
});

/** Withdraw from a battle: the new state, what happened and why. */
export type Pq17WithdrawUnitsResolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  readonly snapshot: Pq17State;
  readonly outcome: Pq17WithdrawUnitsOutcome;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
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
  readonly message: string;
  /** The same as `message`, where RFC 9457 has it. */
  readonly detail: string;
  /** Stable code of the problem. */
  readonly code: string;
};

/** A kind of problem. */
export type ProblemType = {
  /** Its path, which the problem's `type` is. */
  readonly type: string;
  /** The HTTP status it comes with. */
  readonly status: number;
  /** The kind of problem in words. */
  readonly title: string;
  /** What it means. */
  readonly description: string;
};

/** Why play ended. UNTIL: One of the conditions held. OVER: The game was over. STUCK: No choice and no policy said what to do. MOVES: It had gone on too long. */
export type ProcedureEnd = "UNTIL" | "OVER" | "STUCK" | "MOVES";

/** A place whose odds are worth asking for. */
export type Projection = {
  /** JSON pointer to be named in `project`. */
  readonly pointer: string;
  /** What stands there. */
  readonly title: string;
};

/** The exact distribution of what a procedure comes to, and a sampled one beside it where some was left. */
export type Prospects = {
  /** Always PROSPECTS. */
  readonly kind: "PROSPECTS";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** The operation resolved first; null when play went on from the snapshot. */
  readonly opening: string | null;
  /** The policy that decided; null when none did. */
  readonly policy: string | null;
  /** The places told apart. */
  readonly project: readonly string[];
  /** How far it was followed. */
  readonly exact: ProspectsExact;
  /** How the rest was sampled; null when all was followed, no trials were asked for or there was no time or memory for one. */
  readonly sample: OddsSample | null;
  /** The likeliest first, at most 1,000, and no more than a million characters of values. */
  readonly groups: readonly ProspectsGroup[];
  /** Groups beyond those listed; null when all are. */
  readonly unlisted: OddsUnlisted | null;
};

/** How far a procedure was followed. */
export type ProspectsExact = {
  /** Everything was followed to its end, and every probability is exact. */
  readonly complete: boolean;
  /** What kept play from being followed; null when nothing was left. */
  readonly stopped: ProspectsStop | null;
  /** The most branches that might be followed. */
  readonly bound: number;
  /** Branches followed. */
  readonly branches: number;
  /** Different states met between two operations; equal ones were followed once. */
  readonly states: number;
  /** What was followed to its end; 1 when complete. */
  readonly covered: Probability;
};

/** One way in which a procedure ends. */
export type ProspectsGroup = {
  /** Why play ended. */
  readonly end: ProcedureEnd;
  /** Index of the condition that held; null for another end. */
  readonly until: number | null;
  /** What stands at each place told apart, by its pointer or name. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Exact when complete, else the least it can be. */
  readonly probability: Probability;
  /** The most it can be, all that was not followed included. */
  readonly most: Probability;
  /** Its share of the sample; null without one. */
  readonly sampled: OddsShare | null;
};

/** What kept play from being followed. BOUND: As many branches were followed as the bound allows. TIME: The time or the memory that a request may take was used up. DEPTH: Next to nothing was left, however deep it goes on. */
export type ProspectsStop = "BOUND" | "TIME" | "DEPTH";

/** What the totals of a roll from `min` to `max` mean, both inclusive. */
export type Reading = {
  /** The lowest; null for no lowest. */
  readonly min: number | null;
  /** The highest; null for no highest. */
  readonly max: number | null;
  /** What they mean. */
  readonly result: string;
};

/** A rule says no: nothing was rolled and nothing changed. */
export type Refusal = {
  /** Always REFUSAL. */
  readonly kind: "REFUSAL";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** Stable code of the reason. */
  readonly code: string;
  /** The reason in a sentence, and what to do. */
  readonly message: string;
  /** The rule that says no. */
  readonly citation: Citation;
  /** JSON pointer to the argument at fault; empty for the whole. */
  readonly pointer: string;
};

/** The request was understood, and the rule in `citation` forbids it. Nothing was rolled and nothing changed. */
export type RefusalProblem = {
  /** The kind of problem, as a path that explains it. */
  readonly type: string;
  /** The kind of problem in words. */
  readonly title: string;
  /** The HTTP status. */
  readonly status: number;
  /** The reason in a sentence, and what to do. */
  readonly message: string;
  /** The same as `message`, where RFC 9457 has it. */
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

/** The operation was carried out: the new state, what happened and why. */
export type Resolution = {
  /** Always RESOLUTION. */
  readonly kind: "RESOLUTION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  /** The new state; hand it back with the next operation. */
  readonly snapshot: Snapshot;
  /** What happened. */
  readonly outcome: unknown;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** What may be called next and, as far as asked for, what closes the others. */
  readonly decisions: readonly Decision[];
  /** Every face in the order rolled; sent back as `dice` it replays this resolution. */
  readonly dice: readonly number[];
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
  /** Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for. */
  readonly steps?: readonly RunStep[];
  /** sha256: and the hash of the new snapshot's canonical JSON. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
};

/** A roll of dice or a draw from a pool: the faces, the chart read, every modifier and the result. */
export type RollEntry = {
  /** A roll of dice, or a draw from a pool or a deck. */
  readonly kind: "roll" | "draw";
  /** Stable code of what happened. */
  readonly code: string;
  /** Whether it tells the story, gives a detail, or names the ruling that decided. */
  readonly weight: AuditWeight;
  /** The rule it follows. */
  readonly citation: Citation;
  /** What the dice were rolled for; stable for ever. */
  readonly label: string;
  /** Whom or what it was rolled for, as ids by role; left out where the label says enough. */
  readonly about?: Readonly<Record<string, string>>;
  /** The dice as printed, such as 2d6; of a throw how many of which die, such as 9x1d6. */
  readonly dice: string;
  /** The faces, in order. */
  readonly faces: readonly number[];
  /** Id of the chart read; null when none was. */
  readonly chart: string | null;
  /** Column of the chart; null when it has none. */
  readonly column: string | null;
  /** Row of the chart, from 0; null without a chart. */
  readonly row: number | null;
  /** Every modifier applied. */
  readonly modifiers: readonly AppliedModifier[];
  /** The natural total. */
  readonly total: number;
  /** The total with its modifiers. */
  readonly modified: number;
  /** What the total means. */
  readonly result: string;
  /** What modified totals mean where no chart's rows say it; left out with a chart, where each total means its own number, and of draws. */
  readonly reads?: readonly Reading[];
  /** What the rules then made of the result, in order; left out where it stands. */
  readonly adjustments?: readonly Adjustment[];
  /** This line as a sentence for people to read; left out where no language was asked for. */
  readonly sentence?: string;
};

/** One change of a game's rules, as its players meet it. */
export type RulesChange = {
  /** Sections of the rules that are resolved otherwise. */
  readonly sections: readonly string[];
  /** Rulings that were made or changed. */
  readonly rulings: readonly string[];
  /** What differs for a player, by language. */
  readonly words: Readonly<Record<string, string>>;
};

/** Between which revisions of the rules something differs. */
export type RulesDifference = {
  /** The revision that it was played under; 0 where it names none, as before revisions were counted. */
  readonly played: number;
  /** The revision that it was played again under. */
  readonly current: number;
  /** Every revision after the one it was played under; none where that one is newer. */
  readonly changes: readonly RulesRevision[];
};

/** A numbered revision of a game's rules and what it changed. */
export type RulesRevision = {
  /** Its number, counted from 1. */
  readonly revision: number;
  /** The day from which it is in force. */
  readonly date: string;
  /** What it changed of the revision before; nothing for the first. */
  readonly changes: readonly RulesChange[];
};

/** A ruleset: its editions and its operations. */
export type RulesetInfo = {
  /** Its id: a field of the query and a part of REST paths. */
  readonly id: string;
  /** The game's title. */
  readonly title: string;
  /** Path of its OpenAPI document on REST, in which what every operation takes and answers stands. */
  readonly openapi: string;
  /** Its editions; a snapshot is pinned to one. */
  readonly editions: readonly string[];
  /** The revision of its rules in force. */
  readonly revision: number;
  /** Every revision of its rules and what it changed, oldest first. */
  readonly revisions: readonly RulesRevision[];
  /** The sides that it hides something from, each of which has views of its own; none where everything is seen. */
  readonly sides: readonly string[];
  /** Its operations. */
  readonly operations: readonly OperationInfo[];
  /** Its reports: questions about snapshots. */
  readonly reports: readonly OperationInfo[];
  /** Languages its audit trails can be told in. */
  readonly languages: readonly string[];
  /** Ways to play that simulations name. */
  readonly policies: readonly DescribedName[];
  /** What simulations can tell of the end of a game. */
  readonly measures: readonly DescribedName[];
};

/** The rulesets served here. */
export type RulesetList = {
  /** Every ruleset with its operations. */
  readonly rulesets: readonly RulesetInfo[];
};

/** A numbered ruling on a rule that its sources leave open. */
export type Ruling = {
  /** Its number, as audit entries cite it. */
  readonly id: string;
  /** Section of the rules in question. */
  readonly section: string;
  /** What is open. */
  readonly question: string;
  /** How it is ruled here. */
  readonly ruling: string;
};

/** A numbered ruling on an ambiguous rule that decided how this was resolved. */
export type RulingEntry = {
  /** A numbered ruling that decided an open question. */
  readonly kind: "ruling";
  /** Stable code of what happened. */
  readonly code: string;
  /** Whether it tells the story, gives a detail, or names the ruling that decided. */
  readonly weight: AuditWeight;
  /** The rule it follows. */
  readonly citation: Citation;
  /** Number of the ruling among the ruleset's rulings. */
  readonly ruling: string;
  /** This line as a sentence for people to read; left out where no language was asked for. */
  readonly sentence?: string;
};

/** A numbered ruling. */
export type RulingWords = {
  /** Section of the rules in question. */
  readonly section: string;
  /** What is open. */
  readonly question: string;
  /** How it is ruled here. */
  readonly ruling: string;
};

/** The rulings of a ruleset. */
export type Rulings = {
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** The rulings. */
  readonly rulings: readonly Ruling[];
};

/** One operation of a run with what it came to, as it would have been answered had it been called alone. */
export type RunStep = {
  /** Name of the operation. */
  readonly operation: string;
  /** The revision of the rules that resolved it. */
  readonly revision: number;
  /** Its input. */
  readonly input: unknown;
  /** What happened. */
  readonly outcome: unknown;
  /** Every die, chart, modifier, change and ruling, in order. */
  readonly audit: readonly AuditEntry[];
  /** Every face in the order rolled; sent back as `dice` it replays this step. */
  readonly dice: readonly number[];
  /** sha256: and the hash of the canonical JSON of the snapshot it led to. */
  readonly digest: string;
  /** How the dice were made: the generator's name, or the tape's. */
  readonly algorithm: string;
  /** What each side asked for may know of it; left out when none was. */
  readonly views?: readonly SideView[];
};

/** Values of an input: those at some pointers, of these only some values, or only those beside a certain value. */
export type Selection = {
  /** JSON pointers into the input, in which `*` stands for every item of a list or every member of an object. */
  readonly pointers: readonly string[];
  /** The only values that count; left out, any does but null, as which a missing value counts. */
  readonly values?: readonly (string | number | boolean | null)[];
  /** What has to stand beside a value for it to count; left out where nothing has to. */
  readonly where?: SelectionWhere;
};

/** What stands beside a value that counts. */
export type SelectionWhere = {
  /** A pointer whose `*` stand for what those of the value's own pointer do. */
  readonly pointer: string;
  /** One of these stands there. */
  readonly values: readonly (string | number | boolean | null)[];
};

/** What one side, or an onlooker, may know of a resolution. */
export type SideView = {
  /** The side, or `onlooker`. */
  readonly side: string;
  /** The new state as this side sees it. */
  readonly view: unknown;
  /** The lines of the audit trail it may read. */
  readonly audit: readonly AuditEntry[];
  /** The operations that are its own now, open or closed. */
  readonly decisions: readonly Decision[];
};

/** A key that the service signs steps with, or has signed steps with. */
export type SigningKey = {
  /** Its id, which a signature names. */
  readonly id: string;
  /** Always Ed25519. */
  readonly algorithm: "Ed25519";
  /** The 32 bytes of the public key as base64url. */
  readonly publicKey: string;
  /** The time from which it signs. */
  readonly from: string;
  /** The time after which it signs no more; null while it does. */
  readonly until: string | null;
};

/** The keys that the service signs steps with, and has signed steps with. */
export type SigningKeys = {
  /** Every key, the newest last. */
  readonly keys: readonly SigningKey[];
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
  /** Runs made; fewer than asked for only when the time or the memory was used up. */
  readonly runs: number;
  /** What kept runs from being made; null when all were. */
  readonly stopped: SimulationStop | null;
  /** Runs whose game was over at the end. */
  readonly over: number;
  /** How the runs ended, the most frequent first. */
  readonly ends: readonly SimulationEnd[];
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

/** How often runs ended in one way. */
export type SimulationEnd = {
  /** Why play ended. */
  readonly end: ProcedureEnd;
  /** Index of the condition that held; null for another end. */
  readonly until: number | null;
  /** How many runs ended so. */
  readonly count: number;
  /** Their share of the runs. */
  readonly share: number;
  /** Lower end of its 95% interval. */
  readonly low: number;
  /** Upper end of its 95% interval. */
  readonly high: number;
  /** The first run that ended so. */
  readonly run: number;
};

/** What one measure came to. */
export type SimulationMeasure = {
  /** Name of the measure, or the JSON pointer measured. */
  readonly measure: string;
  /** What it measures; null for a pointer. */
  readonly description: string | null;
  /** What the numbers came to; null unless every value is one. */
  readonly numbers: SimulationNumbers | null;
  /** Numbers in ascending order, everything else by how often it fell, at most 1,000 and a million characters of values. */
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

/** What kept runs from being made. TIME: The time or the memory that a request may take was used up. CANCELLED: Whoever asked for them called them off. */
export type SimulationStop = "TIME" | "CANCELLED";

/** The whole state of a game; `ruleset` says of which. */
export type Snapshot = HuntersState | GoebenState | Pq17State;

/** A game begun on paper: the position it stands in, or what is missing. */
export type TakeOver = {
  /** Always TAKE_OVER. */
  readonly kind: "TAKE_OVER";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Language of the words; codes are the same in every language. */
  readonly language: string;
  /** The position; null while anything is asked for that is needed. */
  readonly position: TakenPosition | null;
  /** Every fact that nobody told: what is needed, and beside a position what stands by its default. What depends on a fact that is needed is asked for after it. */
  readonly asked: readonly AskedFact[];
  /** What the position takes over unproven, in words. */
  readonly taken: readonly TakenFact[];
};

/** A fact that was taken over, and that nothing in the snapshot bears out. */
export type TakenFact = {
  /** JSON pointer into the request, where it is told. */
  readonly pointer: string;
  /** What it is called. */
  readonly title: string;
  /** What was told, in words; of a list how many it holds. */
  readonly words: string;
};

/** A position that play goes on from. */
export type TakenPosition = {
  /** The snapshot, as a resolution would have returned it. */
  readonly snapshot: Readonly<Record<string, unknown>>;
  /** What may be done on it, as with a resolution. */
  readonly decisions: readonly Decision[];
  /** `sha256:` and the hash of the snapshot's canonical JSON. */
  readonly digest: string;
};

/** An audit trail in the words of a language. */
export type Telling = {
  /** Always TELLING. */
  readonly kind: "TELLING";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Language of the sentences; codes are the same in every language. */
  readonly language: string;
  /** The same lines in the same order, each with its sentence. */
  readonly audit: readonly AuditEntry[];
};

/** A handful of dice each read by itself on a chart, and how many of them counted. */
export type ThrowEntry = {
  /** A handful of dice, each read by itself. */
  readonly kind: "throw";
  /** Stable code of what happened. */
  readonly code: string;
  /** Whether it tells the story, gives a detail, or names the ruling that decided. */
  readonly weight: AuditWeight;
  /** The rule it follows. */
  readonly citation: Citation;
  /** What the dice were thrown for; stable for ever. */
  readonly label: string;
  /** Who threw them, with what and at whom, as ids by role; left out where the label says enough. */
  readonly about?: Readonly<Record<string, string>>;
  /** The dice as printed, such as 2d6; of a throw how many of which die, such as 9x1d6. */
  readonly dice: string;
  /** The faces, in order. */
  readonly faces: readonly number[];
  /** Id of the chart read. */
  readonly chart: string;
  /** Column of the chart; null when it has none. */
  readonly column: string | null;
  /** Row of the chart for every face, from 0. */
  readonly rows: readonly number[];
  /** What the number of dice is made of. */
  readonly terms: readonly AppliedModifier[];
  /** The results that count. */
  readonly counting: readonly string[];
  /** How many dice fell on a result that counts. */
  readonly counted: number;
  /** This line as a sentence for people to read; left out where no language was asked for. */
  readonly sentence?: string;
};

/** What one natural total of the dice asked for would mean. */
export type TotalMeaning = {
  /** The natural total. */
  readonly total: number;
  /** The total with its modifiers. */
  readonly modified: number;
  /** The result it would give. */
  readonly result: string;
  /** What the rules would then make of the result, in order; left out where it would stand. */
  readonly adjustments?: readonly Adjustment[];
  /** That result in words for people to read; left out where no language was asked for. */
  readonly words?: string;
};

/** A file of vectors, or of what they need. */
export type VectorFile = {
  /** Name of the file. */
  readonly name: string;
  /** VECTORS, SNAPSHOTS (all by their names), ROLLS or OUTCOMES. */
  readonly kind: string;
  /** The number of vectors in it. */
  readonly vectors: number;
  /** SHA-256 of the canonical JSON of its content. */
  readonly digest: string;
  /** Where to get it. */
  readonly href: string;
};

/** The conformance vectors of a ruleset, by file. */
export type VectorList = {
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** The revision of the rules that the vectors are of. */
  readonly revision: number;
  /** The number of vectors in all files. */
  readonly vectors: number;
  /** The files. */
  readonly files: readonly VectorFile[];
};

/** Whether an answer is right. */
export type Verification = {
  /** Always VERIFICATION. */
  readonly kind: "VERIFICATION";
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the operation replayed. */
  readonly operation: string;
  /** True when the answer is what the rules, the charts and the dice say; null when it differs and is of another revision of the rules, which may have said so. */
  readonly right: boolean | null;
  /** Members of the answer that were checked. */
  readonly checked: readonly string[];
  /** The first difference; null when it is right. */
  readonly difference: Difference | null;
  /** What changed of the rules since the answer, where that may be why it differs; null otherwise. */
  readonly rules: RulesDifference | null;
};

/** The file, as exported. */
export type VerifyCareerFileRequest = {
  /** Name of the file's format: naval-umpire-career/3, or /2 or /1 for a file of an older version. */
  readonly format: string;
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
  /** Of a page of a long career: send it as `after` for the next page; null at the end, and for a whole file. */
  readonly next?: string | null;
};

/** Everything that shows a game in one language without a code. */
export type Words = {
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Tag of the language. */
  readonly language: string;
  /** What the game is called. */
  readonly title: string;
  /** Operations and reports by name. */
  readonly operations: Readonly<Record<string, OperationWords>>;
  /** What members of inputs are called, by name; those missing have a word of their own. */
  readonly members: Readonly<Record<string, string>>;
  /** Words for codes; `SCOPE.code` comes before the bare code. */
  readonly words: Readonly<Record<string, string>>;
  /** The purpose of every roll, by its label. */
  readonly labels: Readonly<Record<string, string>>;
  /** What is worth asking `odds` for, by operation and JSON pointer. */
  readonly odds: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Names of charts by id. */
  readonly charts: Readonly<Record<string, string>>;
  /** When every modifier applies, by its code. */
  readonly modifiers: Readonly<Record<string, string>>;
  /** Templates of refusals by `code/section`, `code/variant` or code; `{name}` stands for a value. */
  readonly refusals: Readonly<Record<string, string>>;
  /** Rulings by number. */
  readonly rulings: Readonly<Record<string, RulingWords>>;
};
