type Texts = Readonly<Record<string, string>>;

/** Tags of languages. The first one is the default. */
export type Languages = readonly [string, ...string[]];

/** Templates of refusals and faults. Phrases add words for the codes in them. */
export interface MessageTemplates {
  /** By code. `CODE/section` and `CODE/variant` take precedence. */
  readonly refusals: Texts;
  /** Templates of faults, by message id. */
  readonly faults: Texts;
}

/**
 * The grammar of a language, the same in every game. Templates contain `{name}`. `{ (name)}` keeps the marks inside the
 * braces only if there is a value.
 */
export interface Grammar {
  /** BCP 47 tag of the language. */
  readonly language: string;
  /** Template of the line that a ruling was applied. */
  readonly ruling: string;
  /** Default templates for rolls, throws and effects without their own. */
  readonly other: { readonly roll: string; readonly throw?: string; readonly effect: string };
  /**
   * Templates of a sentence, a throw, a modifier, an adjusted result, a number, a month, a list, and an object in a
   * list.
   */
  readonly forms: {
    readonly line: string;
    readonly single: string;
    readonly several: string;
    readonly modified: string;
    readonly modifier: string;
    /** A result and the change to it. `whom` adds the only subject that a change affects. */
    readonly adjusted: string;
    readonly whom: string;
    /** An id without a word, within a sentence. */
    readonly quoted: string;
    readonly plus: string;
    readonly minus: string;
    readonly separator: string;
    readonly thousands: string;
    readonly decimal: string;
    readonly month: string;
    /** A range of months, after what it belongs to. */
    readonly months: string;
    readonly item: string;
    /** Separator between alternatives. */
    readonly or: string;
    /** The first `items` of a long list, and the `count` of the rest. */
    readonly more: string;
    /** Separator between two sentences. */
    readonly gap: string;
  };
  /** Templates of the sentences that answer questions of odds. */
  readonly answers: {
    readonly chance: string;
    readonly expectation: string;
    readonly unknown: string;
    readonly percent: string;
    /** A share that would be rounded to 0, and one that would be rounded to 1. */
    readonly below: string;
    readonly above: string;
    /** A value from a sample, and a value between its bounds. */
    readonly about: string;
    readonly between: string;
  };
  /** Templates of the kernel's own refusals. */
  readonly refusals: Texts;
  /** Templates of the kernel's own faults. */
  readonly faults: Texts;
}

/** The words of a ruleset in one language, as in its file in `text/`. */
export interface Catalogue {
  /** Templates by roll label. */
  readonly rolls: Texts;
  /** Templates by effect code. `CODE/member`, `CODE=value` and `CODE/member=value` take precedence. */
  readonly effects: Texts;
  /**
   * Words for codes. `SCOPE.code` takes precedence over the bare code. The scope is a chart, a label or an effect code.
   */
  readonly words: Texts;
  /** Names with their article, by code, for sentences. Lists and tables contain the word without it. */
  readonly articles?: Texts;
  /**
   * Words for families of codes: `card {#no}` covers every card. `{#no}` matches an integer, and `{name}` a code that
   * has its own word. The first matching pattern wins.
   */
  readonly patterns?: Texts;
  /** The purpose of every roll, by label. */
  readonly labels: Texts;
  /** Templates of refusals by code. `CODE/section` and `CODE/variant` take precedence. */
  readonly refusals: Texts;
  /** Templates of what reports find wrong or unfinished in a game, by code. */
  readonly findings?: Texts;
  /** Titles of input members that have no word of their own. */
  readonly members: Texts;
  /**
   * Descriptions of input fields: `field.member` and `field.*` within another field, `operation.field` for one
   * operation, and `field` anywhere.
   */
  readonly fields?: Texts;
  /**
   * Descriptions of the members and values of a new game's input, by name. `member.*` is the default for values and may
   * name facts about them. The English catalogue has only those that differ from the declaration.
   */
  readonly settings?: Texts;
  /** Title and description of every operation and report, by name, if the declaration is in another language. */
  readonly operations?: Readonly<Record<string, { readonly title: string; readonly doc: string }>>;
  /** Useful projections: by operation and JSON pointer, what the value there means. */
  readonly odds?: Readonly<Record<string, Texts>>;
  /** What each question of odds is about, by id. `{subject}` is what it is asked for, such as a ship. */
  readonly questions?: Texts;
  /** Title of the game, if it differs from the printed one. */
  readonly title?: string;
  /** Names of charts by id, if they differ from the printed ones. */
  readonly charts?: Texts;
  /** When each modifier applies, by code, if it differs from the text in the charts. */
  readonly when?: Texts;
  /** Descriptions of policies by name, if the declaration is in another language. */
  readonly policies?: Texts;
  /** Descriptions of measures by name, if the declaration is in another language. */
  readonly measures?: Texts;
  /** Templates of faults in requests and snapshots, by message id. */
  readonly faults?: Texts;
  /** Every numbered ruling, by id. Only the first language states the section. */
  readonly rulings: Readonly<Record<string, Omit<Ruling, "section">>>;
  /** Templates that override the grammar's forms in this game. */
  readonly forms?: Partial<Grammar["forms"]>;
}

/** A numbered ruling on a question that the rules leave open. */
export interface Ruling {
  readonly section: string;
  /** What applies, in a few words. Audit lines that cite the ruling contain it. */
  readonly title: string;
  readonly question: string;
  readonly ruling: string;
}

/** A family of codes, and the template of their words. */
export interface WordPattern {
  /** Has a named group for every integer and every code. */
  readonly form: RegExp;
  /** Names of the groups that are codes. */
  readonly codes: readonly string[];
  readonly word: string;
}

/** The patterns of a catalogue, in the order of precedence. */
export interface WordPatterns {
  /** Matches if any pattern matches. Most codes match none, and every audit line is tested. */
  readonly any: RegExp;
  readonly each: readonly WordPattern[];
}

/** All texts of a ruleset in one language: its catalogue and the language's grammar. */
export interface Phrases
  extends Grammar,
    MessageTemplates,
    Required<Pick<Catalogue, "rolls" | "effects" | "words" | "labels" | "members" | "operations">> {
  readonly title?: string;
  readonly patterns: WordPatterns;
  readonly articles: Texts;
  readonly fields: Texts;
  readonly settings: Texts;
  readonly odds: Readonly<Record<string, Texts>>;
  readonly questions: Texts;
  readonly findings: Texts;
  readonly charts: Texts;
  readonly when: Texts;
  readonly policies: Texts;
  readonly measures: Texts;
  readonly rulings: Readonly<Record<string, Ruling>>;
}
