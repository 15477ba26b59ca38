/** The tokens of a JSON pointer. `*` stands for each item of a list or each member of a record. */
type Tokens<P extends string> = P extends `/${infer T}/${infer R}`
  ? [T, ...Tokens<`/${R}`>]
  : P extends `/${infer T}`
    ? [T]
    : [];

/** The type one token below a value. `never` below null, or below a kind of record without that member. */
type Below<V, T> = V extends readonly (infer I)[]
  ? T extends "*"
    ? I
    : never
  : V extends object
    ? T extends "*"
      ? V[keyof V]
      : T extends keyof V
        ? V[T]
        : never
    : never;

/** The kinds of a record that have a member for a token. */
type Leading<V, T> = V extends object ? (T extends "*" ? V : T extends keyof V ? V : never) : never;

type ItemAt<V, T extends readonly string[]> = T extends [infer F, ...infer R extends string[]]
  ? ItemAt<Below<V, F>, R>
  : Exclude<V, undefined>;

type HoldersAt<V, T extends readonly string[]> = T extends [infer F, infer N, ...infer R extends string[]]
  ? N extends "*"
    ? HoldersAt<Below<V, F>, [N, ...R]>
    : [Leading<Below<V, F>, N>, ...HoldersAt<Below<V, F>, [N & string, ...R]>]
  : [];

type KeyOf<V> = V extends readonly unknown[] ? number : V extends object ? keyof V & string : never;

type KeysAt<V, T extends readonly string[]> = T extends [infer F, ...infer R extends string[]]
  ? F extends "*"
    ? [KeyOf<V>, ...KeysAt<Below<V, F>, R>]
    : KeysAt<Below<V, F>, R>
  : [];

type LastOf<L extends readonly unknown[], E> = L extends [...unknown[], infer V] ? V : E;

/** A pattern that leads to a value in a snapshot. Any other pattern is a compile error. */
export type PatternOf<S, P extends string> = [ItemAt<S, Tokens<P>>] extends [never] ? never : P;

/** One site at which an invariant is checked. */
interface InvariantSite<S, C, F, Item, Holders extends readonly unknown[], Keys extends readonly unknown[], Key> {
  readonly state: S;
  readonly charts: C;
  /** Facts that several invariants need, computed once per snapshot. */
  readonly facts: F;
  /** The value at the site. May be null. */
  readonly item: Item;
  /** The innermost record around the item. For an item of a list, the record that contains the list. */
  readonly holder: LastOf<Holders, S>;
  /**
   * Every record on the pattern, outermost first, without the snapshot and without lists. Destructure it from the
   * front. The last one is `holder`.
   */
  readonly holders: Holders;
  /** The index or member name that each `*` of the pattern stands for here. */
  readonly keys: Keys;
  /** The last token: an index or a member name. */
  readonly key: Key;
}

/** The site that a pattern leads to, with its types. */
export type SiteAt<S, C, F, P extends string> = P extends string
  ? InvariantSite<
      S,
      C,
      F,
      ItemAt<S, Tokens<P>>,
      HoldersAt<S, Tokens<P>>,
      KeysAt<S, Tokens<P>>,
      LastOf<Tokens<P>, ""> extends "*" ? LastOf<KeysAt<S, Tokens<P>>, never> : LastOf<Tokens<P>, "">
    >
  : never;

// biome-ignore lint/suspicious/noExplicitAny: what a declaration looks at is typed where it is made
export type AnySite<S, C> = InvariantSite<S, C, any, any, any, any, any> & { readonly each?: any };

/**
 * The pattern at which an invariant is checked, and the pointer at which it reports. The keys of the pattern fill the
 * `*` of the pointer.
 */
export interface InvariantPath {
  readonly pattern: string;
  readonly tokens: readonly string[];
  /** For each token, the number of `*` before it. */
  readonly starsBefore: readonly number[];
  /** For each token, the index in `holders` of the record that it is a member of; −1 for the snapshot. */
  readonly records: readonly number[];
  /** Number of `*` tokens. */
  readonly stars: number;
  readonly pointer: string;
}

/** A property of every snapshot that play can reach. */
export interface InvariantDeclaration<S, C> {
  readonly code: string;
  readonly paths: readonly InvariantPath[];
  /** The section of the rules, or the ruling, behind the invariant. */
  readonly section: string;
  /** Id of the message for a violation. The message may name `{item}`, `{state.boat.type}` and the like. */
  readonly message: string;
  /** Returns further values for the message. */
  readonly values: ((site: AnySite<S, C>) => Readonly<Record<string, unknown>>) | undefined;
  /** Limits the check to these phases. */
  readonly appliesIn: ((phase: string) => boolean) | undefined;
  /** Returns the values to check one after the other at a site that can have several violations. */
  readonly over: ((site: AnySite<S, C>) => Iterable<unknown>) | undefined;
  /** Returns the key for the last `*` of the pointer, if the pointer has one more than the pattern. */
  readonly at: ((site: AnySite<S, C>) => string | number) | undefined;
  /** Limits the check to sites for which this is true. */
  readonly when: ((site: AnySite<S, C>) => boolean) | undefined;
  readonly holds: (site: AnySite<S, C>, memory: RunMemory) => boolean;
  readonly facts: ((state: S, charts: C) => unknown) | undefined;
}

/** The values already met in this run, for invariants that compare sites. */
export interface RunMemory {
  /** The path that led to the site. */
  readonly path: InvariantPath;
  /** True if a value is new under this key since the first `stars` keys of the site changed. */
  readonly isFirst: (key: object, stars: number, value: unknown) => boolean;
}

/**
 * An invariant: `one` has a declaration and its paths. `each` is a group for each site of a path. `inTurn` has
 * steps that stop at the first one with a violation. All kinds have the same shape (hidden class), because every
 * request walks them.
 */
export interface Invariant<S, C> {
  readonly kind: "one" | "each" | "inTurn";
  readonly paths: readonly InvariantPath[];
  readonly declaration: InvariantDeclaration<S, C> | undefined;
  readonly where: ((site: AnySite<S, C>) => boolean) | undefined;
  readonly steps: readonly (readonly Invariant<S, C>[])[];
}
