/** Every word and sentence of one language, as data. Templates hold `{name}`; `{ (name)}` keeps its marks only when there is a value. */
export interface Phrases {
  /** BCP 47 tag of the language. */
  readonly language: string;
  /** A sentence per roll label. */
  readonly rolls: Readonly<Record<string, string>>;
  /** A sentence per effect code; `CODE/member`, `CODE=value` and `CODE/member=value` are for particular cases. */
  readonly effects: Readonly<Record<string, string>>;
  /** The sentence of a ruling. */
  readonly ruling: string;
  /** The sentence of a roll, and of an effect, that has none of its own. */
  readonly other: { readonly roll: string; readonly throw?: string; readonly effect: string };
  /**
   * Words for codes; `SCOPE.code`, with a chart, a label or an effect code as scope, comes before the bare code. `# points`
   * is the word for any number of points, and holds a # where the number stands.
   */
  readonly words: Readonly<Record<string, string>>;
  /** How a sentence, a throw, a modifier, what changes a result, a number, a month, a list and an object in a list are written. */
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
    readonly item: string;
  };
  /** What explanations say beside sentences; absent in the language that the ruleset itself is written in. */
  readonly explanations?: ExplanationWords;
}

/** What is the same in every game that is told in a language. */
export type Grammar = Pick<Phrases, "language" | "ruling" | "other" | "forms">;

/** The words of a ruleset that explanations hand on, in another language. */
export interface ExplanationWords {
  /** What every roll is for, by its label. */
  readonly labels: Readonly<Record<string, string>>;
  /** The name of every chart, by its id. */
  readonly charts: Readonly<Record<string, string>>;
  /** When every modifier applies, by its code. */
  readonly when: Readonly<Record<string, string>>;
  /** Every ruling, by its number. */
  readonly rulings: Readonly<Record<string, readonly [question: string, ruling: string]>>;
}
