type Texts = Readonly<Record<string, string>>;

/** Templates of what a request is answered that a rule forbids; with a language's words, codes are worded too. */
export interface Sayings {
  /** A sentence per code; `CODE/section` and `CODE/variant` are for particular cases. */
  readonly refusals: Texts;
  /** What is wrong with requests: a sentence per id of a message. */
  readonly faults: Texts;
}

/** The grammar of a language, the same in every game. Templates hold `{name}`; `{ (name)}` keeps its marks only when there is a value. */
export interface Grammar {
  /** BCP 47 tag of the language. */
  readonly language: string;
  /** The sentence of a line that says which ruling was applied. */
  readonly ruling: string;
  /** The sentence of a roll, and of an effect, that has none of its own. */
  readonly other: { readonly roll: string; readonly throw?: string; readonly effect: string };
  /** Templates of a sentence, a throw, a modifier, a change of a result, a number, a month, a list and an object in a list. */
  readonly forms: {
    readonly line: string;
    readonly single: string;
    readonly several: string;
    readonly modified: string;
    readonly modifier: string;
    /** A result and what changed it; `whom` says whom alone a change concerns. */
    readonly adjusted: string;
    readonly whom: string;
    readonly plus: string;
    readonly minus: string;
    readonly separator: string;
    readonly thousands: string;
    readonly month: string;
    /** The months from one to another, after what they are of. */
    readonly months: string;
    readonly item: string;
    /** What stands between things of which one is meant. */
    readonly or: string;
    /** The first `items` of a long list, and the `count` of the others. */
    readonly more: string;
    /** What stands between two sentences. */
    readonly gap: string;
  };
  /** The sentences of the kernel's own refusals. */
  readonly refusals: Texts;
  /** The sentences of the kernel's own faults. */
  readonly faults: Texts;
}

/** The words of a ruleset in one language, as its file in `text/` holds them. */
export interface Catalogue {
  /** A sentence per roll label. */
  readonly rolls: Texts;
  /** A sentence per effect code; `CODE/member`, `CODE=value` and `CODE/member=value` are for particular cases. */
  readonly effects: Texts;
  /** Words for codes; `SCOPE.code`, with a chart, a label or an effect code as scope, comes before the bare code. */
  readonly words: Texts;
  /**
   * Words for codes of one form that have none of their own: `card {#no}` is for every card. `{#no}` stands for a whole
   * number, `{name}` for a code that has a word of its own; the first pattern that fits is taken.
   */
  readonly patterns?: Texts;
  /** The purpose of every roll, by its label. */
  readonly labels: Texts;
  /** A sentence per code of a refusal, and per `CODE/section` and `CODE/variant` where a code is said in several ways. */
  readonly refusals: Texts;
  /** What reports find wrong with the games they are given, or still open: likewise by code. */
  readonly findings?: Texts;
  /** What every member of an input is called that has no word of its own. */
  readonly members: Texts;
  /**
   * What fields of the inputs of operations mean: `field.member` and `field.*` within another field, `operation.field` in one operation,
   * and `field` wherever it stands.
   */
  readonly fields?: Texts;
  /**
   * What members and values of the input of a new game mean, by their names; of a value `member.*` serves where it has none of its own,
   * and may name facts of it. In English only where the declaration says it otherwise.
   */
  readonly settings?: Texts;
  /** What every operation and report is called and does, by its name, where its declaration does not say it in this language. */
  readonly operations?: Readonly<Record<string, { readonly title: string; readonly doc: string }>>;
  /** What is worth asking odds for: by operation, what stands at each JSON pointer to be projected. */
  readonly odds?: Readonly<Record<string, Texts>>;
  /** What the game is called, where it is not the printed title. */
  readonly title?: string;
  /** The name of every chart, by its id, where it is not the printed one. */
  readonly charts?: Texts;
  /** When every modifier applies, by its code, where it is not worded as in the charts. */
  readonly when?: Texts;
  /** How every policy plays, by its name, where its declaration does not say it in this language. */
  readonly policies?: Texts;
  /** What every measure tells, by its name, likewise. */
  readonly measures?: Texts;
  /** What is wrong with a request or a snapshot: a sentence per id of a message. */
  readonly faults?: Texts;
  /** Every numbered ruling, by its id; its section stands in the first language alone. */
  readonly rulings: Readonly<Record<string, Omit<Ruling, "section">>>;
  /** Forms that this game has of its own. */
  readonly forms?: Partial<Grammar["forms"]>;
}

/** A numbered ruling on a rule that its sources leave open. */
export interface Ruling {
  readonly section: string;
  readonly question: string;
  readonly ruling: string;
}

/** Codes of one form, and the template of their word. */
export interface WordPattern {
  /** With a named group for every whole number and every code in it. */
  readonly form: RegExp;
  /** The groups that stand for codes. */
  readonly codes: readonly string[];
  readonly word: string;
}

/** The patterns of a catalogue, in the order they are tried in. */
export interface WordPatterns {
  /** Fits what one of them fits: most codes have nothing to do with any, and are asked about for every line. */
  readonly any: RegExp;
  readonly each: readonly WordPattern[];
}

/** Everything a person reads of a ruleset in one language: its catalogue and the language's grammar, ready to be read from. */
export interface Phrases
  extends Grammar,
    Sayings,
    Required<Pick<Catalogue, "rolls" | "effects" | "words" | "labels" | "members" | "operations">> {
  readonly title?: string;
  readonly patterns: WordPatterns;
  readonly fields: Texts;
  readonly settings: Texts;
  readonly odds: Readonly<Record<string, Texts>>;
  readonly findings: Texts;
  readonly charts: Texts;
  readonly when: Texts;
  readonly policies: Texts;
  readonly measures: Texts;
  readonly rulings: Readonly<Record<string, Ruling>>;
}
