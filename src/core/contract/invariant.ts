/** The tokens of a JSON pointer, in which a `*` stands for each item of a list or each member of a record. */
type Tokens<P extends string> = P extends `/${infer T}/${infer R}`
  ? [T, ...Tokens<`/${R}`>]
  : P extends `/${infer T}`
    ? [T]
    : [];

/** What stands one token below a value; nothing below what is null, or below a kind of record that has no such member. */
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

/** The kinds of a record that a token leads on from. */
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

/** A pattern that leads somewhere in a snapshot; never one that leads nowhere, so that a slip of the pen does not compile. */
export type PatternOf<S, P extends string> = [ItemAt<S, Tokens<P>>] extends [never] ? never : P;

/** What the check of an invariant is given of one place. */
interface Place<S, C, F, Item, Holders extends readonly unknown[], Keys extends readonly unknown[], Key> {
  readonly state: S;
  readonly charts: C;
  /** What the invariants of the game ask again and again, looked up once for a snapshot. */
  readonly facts: F;
  /** What stands there; it may be null. */
  readonly item: Item;
  /** The record that it stands in, or the one that holds the list. */
  readonly holder: LastOf<Holders, S>;
  /**
   * Every record that the pattern leads through, outermost first and without the snapshot itself; lists are left out. Taken
   * from the front alone, as `keys` are: what is last has a name of its own.
   */
  readonly holders: Holders;
  /** What each `*` of the pattern stands for here: an index, or the name of a member. */
  readonly keys: Keys;
  /** The last token: an index, or the name of the member. */
  readonly key: Key;
}

/** What the check of an invariant is given of a place that a pattern leads to. */
export type PlaceAt<S, C, F, P extends string> = P extends string
  ? Place<
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
export type AnyPlace<S, C> = Place<S, C, any, any, any, any, any> & { readonly each?: any };

/** Where an invariant looks, and where it reports; both are patterns, and the keys met on the one fill the other. */
export interface Path {
  readonly pattern: string;
  readonly tokens: readonly string[];
  /** The last of them; empty of the path to the snapshot itself. */
  readonly last: string;
  /** How many of them are stars. */
  readonly stars: number;
  readonly pointer: string;
}

/** Something that holds for every snapshot that play can reach. */
export interface Declaration<S, C> {
  readonly code: string;
  readonly paths: readonly Path[];
  /** The section of the rules, or the ruling, that it comes from. */
  readonly section: string;
  /** Id of the message where it does not hold. Its sentence may name `{item}`, `{state.boat.type}` and the like. */
  readonly message: string;
  /** What else the message names. */
  readonly values: ((place: AnyPlace<S, C>) => Readonly<Record<string, unknown>>) | undefined;
  /** Asked in these phases alone. */
  readonly isAsked: ((phase: string) => boolean) | undefined;
  /** Asked of each of these in turn, where one place has many things to say. */
  readonly over: ((place: AnyPlace<S, C>) => Iterable<unknown>) | undefined;
  /** What fills the last star of the pointer, where the path has one fewer. */
  readonly at: ((place: AnyPlace<S, C>) => string | number) | undefined;
  /** Asked where this is true. */
  readonly when: ((place: AnyPlace<S, C>) => boolean) | undefined;
  readonly holds: (place: AnyPlace<S, C>, memory: Memory) => boolean;
  readonly facts: ((state: S, charts: C) => unknown) | undefined;
}

/** What a run has met before, for invariants that compare places. */
export interface Memory {
  /** The path on which the place was reached. */
  readonly path: Path;
  /** True for a value that was not met before under this key, since the first `stars` keys of the place changed. */
  readonly isFirst: (key: object, stars: number, value: unknown) => boolean;
}

/**
 * A declaration with where it looks, a group of invariants for each place that a path leads to, or steps of which each is asked
 * where those before it found nothing. Each kind uses its own members; all have the same, since they are walked on every request.
 */
export interface Invariant<S, C> {
  readonly kind: "one" | "each" | "inTurn";
  readonly paths: readonly Path[];
  readonly declaration: Declaration<S, C> | undefined;
  readonly where: ((place: AnyPlace<S, C>) => boolean) | undefined;
  readonly steps: readonly (readonly Invariant<S, C>[])[];
}
