import type {
  Invariant,
  InvariantDeclaration,
  InvariantPath,
  PatternOf,
  RunMemory,
  SiteAt,
} from "../contract/invariant";

/** The types that the invariants of a game refer to. */
interface Game {
  readonly state: { readonly phase: string };
  readonly charts: unknown;
  readonly facts: unknown;
}

type At<G extends Game, P extends string> = SiteAt<G["state"], G["charts"], G["facts"], P>;

/** The members that every invariant declares. `P` is the pattern that it reports at, `O` the pattern that it checks. */
interface Common<G extends Game, P extends string, O extends string = P, L = At<G, O>> {
  readonly code: string;
  /** JSON pointer to report, and to check unless `of` differs. `*` matches every item of a list or member of a record. */
  readonly pointer: PatternOf<G["state"], P> | readonly PatternOf<G["state"], P>[];
  /** JSON pointer to check. Its keys fill the stars of `pointer` from the left. Default: `pointer`. */
  readonly of?: PatternOf<G["state"], O>;
  /** The section of the rules, or the ruling, that the invariant states. */
  readonly section: string;
  /**
   * Selects the message `CODE/variant` if several invariants share the code. Default: the message of the code. The sentence may
   * name `{item}`, `{holder.id}`, `{state.phase}` or a member of `values`.
   */
  readonly variant?: string;
  readonly values?: (site: L) => Readonly<Record<string, unknown>>;
  /** Phases in which the invariant applies. Default: all. */
  readonly during?: readonly G["state"]["phase"][];
}

type Check<G extends Game, O extends string> = (site: At<G, O>) => boolean;

type SiteWithEach<G extends Game, O extends string, E> = At<G, O> & { readonly each: E };

interface Rule<G extends Game, P extends string, O extends string, E> extends Common<G, P, O, SiteWithEach<G, O, E>> {
  /** Values to check in turn; `holds` and `values` receive each of them as `each`. */
  readonly over?: (site: At<G, O>) => Iterable<E>;
  /** Key for the last star of `pointer`, if `of` has one star fewer. */
  readonly at?: (site: SiteWithEach<G, O, E>) => string | number;
  readonly holds: (site: SiteWithEach<G, O, E>) => boolean;
}

interface Implies<G extends Game, P extends string, O extends string> extends Common<G, P, O> {
  readonly when: Check<G, O>;
  readonly holds: Check<G, O>;
}

interface OnlyIn<G extends Game, P extends string> extends Omit<Common<G, P>, "during"> {
  readonly phases: readonly G["state"]["phase"][];
  /** Also require the value in each of these phases. */
  readonly always?: true;
}

type Known<G extends Game, P extends string> =
  | { readonly find: (charts: G["charts"], id: string) => unknown }
  | { readonly among: (site: At<G, P>) => readonly unknown[] };

/** A kind of thing that ids refer to: how to find it, and the fault if there is none. */
interface ReferenceKind<C> {
  readonly code: string;
  readonly section: string;
  readonly variant?: string;
  readonly find: (charts: C, id: string) => unknown;
}

interface AtMost<G extends Game, P extends string> extends Common<G, P> {
  readonly most: number | ((site: At<G, P>) => number);
  /** Returns the number to compare. Default: the item. */
  readonly count?: (site: At<G, P>) => number;
}

interface Unique<G extends Game, P extends string> extends Common<G, P> {
  /** Returns the value that may occur once; undefined and null are skipped. Default: the item. */
  readonly by?: (site: At<G, P>) => unknown;
  /** Pattern of the value within which it may occur once, over all lists there. Default: each list by itself. */
  readonly within?: string;
}

/**
 * Returns the functions that declare invariants of a game. A pattern that leads through null or a missing member matches
 * nothing. If its last member is null, only `rule`, `implies` and `onlyIn` check it. `facts` computes values that many
 * invariants use, once per snapshot.
 */
export function invariantWords<S extends { readonly phase: string }, C, F = undefined>(
  facts?: (state: S, charts: C) => F,
) {
  type G = { readonly state: S; readonly charts: C; readonly facts: F };
  const one = (common: AnyCommon, check: AnyCheck): Invariant<S, C> => oneOf({ ...common, ...check, facts });
  return {
    /** Requires `holds`. Use it if no other function fits. */
    rule: <P extends string, O extends string = P, E = never>(common: Rule<G, P, O, E>): Invariant<S, C> =>
      one(common, common),

    /** Requires `holds` wherever `when` is true. */
    implies: <P extends string, O extends string = P>(common: Implies<G, P, O>): Invariant<S, C> => one(common, common),

    /** Allows a value (not null, false, 0 or empty) in these phases only. */
    onlyIn: <P extends string>({ phases, always, ...common }: OnlyIn<G, P>): Invariant<S, C> => {
      const isTime = (phase: string): boolean => phases.includes(phase);
      const appliesIn = always === true ? undefined : (phase: string) => !isTime(phase);
      return one(common, { appliesIn, holds: ({ item, state }) => isThere(item) === isTime(state.phase) });
    },

    /** Requires that an id occurs in the charts or in a list. */
    exists: <P extends string>(common: Common<G, P> & Known<G, P>): Invariant<S, C> => {
      const exists =
        "find" in common
          ? ({ charts, item }: { charts: C; item: string }) => common.find(charts, item) !== undefined
          : (site: At<G, P>) => common.among(site).includes(site.item);
      return one(common, { when: isNamed, holds: exists });
    },

    /** Requires that ids at many places exist: one declaration per kind, `places` maps each pattern to its kind. */
    references: <K extends string>(
      kinds: Readonly<Record<K, ReferenceKind<C>>>,
      places: Readonly<Record<string, K>>,
    ): readonly Invariant<S, C>[] =>
      (Object.entries(kinds) as [K, ReferenceKind<C>][]).flatMap(([kind, { find, ...common }]) => {
        const pointer = Object.keys(places).filter((site) => places[site] === kind);
        if (pointer.length === 0) return [];
        const holds = ({ charts, item }: { charts: C; item: string }) => find(charts, item) !== undefined;
        return one({ ...common, pointer }, { when: isNamed, holds });
      }),

    /** Limits a number to `most`, which the sentence may name as `{most}`. */
    atMost: <P extends string>({ most, count, ...common }: AtMost<G, P>): Invariant<S, C> => {
      const limit = typeof most === "number" ? () => most : most;
      const numberOf = count ?? (({ item }: { item: number }) => item);
      const values = (site: At<G, P>) => ({ ...common.values?.(site), most: limit(site) });
      return one({ ...common, values }, { when: isNamed, holds: (site) => numberOf(site) <= limit(site) });
    },

    /** Requires that a value occurs once; reports each repetition. */
    unique: <P extends string>({ by, within, ...common }: Unique<G, P>): Invariant<S, C> => {
      const invariant = {};
      const shared = within === undefined ? undefined : starsIn(within);
      const holds = (site: At<G, P>, memory: RunMemory): boolean => {
        const value = by === undefined ? site.item : by(site);
        if (value === undefined || value === null) return true;
        return shared === undefined
          ? memory.isFirst(memory.path, memory.path.stars - 1, value)
          : memory.isFirst(invariant, shared, value);
      };
      return one(common, { holds });
    },

    /** Checks these invariants at the first match of a pattern, then at the second, and so on. */
    each: <P extends string>(
      pattern: PatternOf<S, P> | readonly PatternOf<S, P>[],
      invariants: readonly Invariant<S, C>[],
    ): Invariant<S, C> => eachOf(pattern, undefined, invariants),

    /** Like `each`, but only at matches where `applies` is true. The pattern "" is the snapshot. */
    where: <P extends string>(
      pattern: PatternOf<S, P> | readonly PatternOf<S, P>[],
      applies: Check<G, P>,
      invariants: readonly Invariant<S, C>[],
    ): Invariant<S, C> => eachOf(pattern, applies, invariants),

    /** Checks step by step, and stops after the first step with a violation. */
    inTurn: (...steps: readonly (Invariant<S, C> | readonly Invariant<S, C>[])[]): Invariant<S, C> =>
      node({ kind: "inTurn", steps: steps.map((step) => ("kind" in step ? [step] : step)) }),
  };
}

/** Returns all declarations of a list of invariants, in order and without repetition. */
export function declarationsIn<S, C>(invariants: readonly Invariant<S, C>[]): InvariantDeclaration<S, C>[] {
  const all = invariants.flatMap(({ declaration, steps }) => [
    ...(declaration === undefined ? [] : [declaration]),
    ...steps.flatMap(declarationsIn),
  ]);
  return [...new Set(all)];
}

type AnyCommon = Pick<Common<Game, string>, "code" | "section" | "variant"> & {
  readonly pointer: string | readonly string[];
  readonly of?: string;
  readonly during?: readonly string[];
  // biome-ignore lint/suspicious/noExplicitAny: a site is typed where the invariant is declared
  readonly values?: (site: any) => Readonly<Record<string, unknown>>;
};

/** The functions of an invariant. */
interface AnyCheck {
  readonly appliesIn?: ((phase: string) => boolean) | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly over?: (site: any) => Iterable<unknown>;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly at?: (site: any) => string | number;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly when?: (site: any) => boolean;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly holds: (site: any, memory: RunMemory) => boolean;
}

function oneOf<S, C>(common: AnyCommon & AnyCheck & Pick<InvariantDeclaration<S, C>, "facts">): Invariant<S, C> {
  const { code, pointer, of, section, variant, values, during, over, at, when, holds, facts } = common;
  const paths = listOf(pointer).map((each) => pathOf(of ?? each, each));
  const appliesIn = during === undefined ? common.appliesIn : (phase: string) => during.includes(phase);
  const message = variant === undefined ? code : `${code}/${variant}`;
  const declaration = { code, paths, section, message, values, appliesIn, over, at, when, holds, facts };
  return node({ kind: "one", declaration, paths });
}

function eachOf<S, C>(
  patterns: string | readonly string[],
  // biome-ignore lint/suspicious/noExplicitAny: as above
  where: ((site: any) => boolean) | undefined,
  invariants: readonly Invariant<S, C>[],
): Invariant<S, C> {
  const branches = listOf(patterns).map((pattern) => {
    const within = invariants.flatMap((invariant) => {
      const here = restrictTo(invariant, pattern);
      if (here.length > 0) return here;
      const { code = "A group" } = declarationsIn([invariant])[0] ?? {};
      throw new Error(`${code} has no path within ${pattern || "the snapshot"}.`);
    });
    return node({ kind: "each", paths: [pathOf(pattern, pattern)], where, steps: [within] });
  });
  return branches.length === 1 ? branches[0]! : group(branches);
}

/** Combines invariants into one. */
function group<S, C>(invariants: readonly Invariant<S, C>[]): Invariant<S, C> {
  return node({ kind: "each", paths: [pathOf("", "")], steps: [invariants] });
}

function node<S, C>(parts: Pick<Invariant<S, C>, "kind"> & Partial<Invariant<S, C>>): Invariant<S, C> {
  const { kind, paths = [], declaration, where, steps = [] } = parts;
  return { kind, paths, declaration, where, steps };
}

/** Restricts an invariant to the paths within a pattern; returns none if no path is. */
function restrictTo<S, C>(invariant: Invariant<S, C>, pattern: string): Invariant<S, C>[] {
  const { declaration, paths, steps } = invariant;
  const isGroup = declaration === undefined && paths.every((path) => path.pattern === "");
  if (isGroup) {
    const within = steps.map((step) => step.flatMap((each) => restrictTo(each, pattern)));
    return within.some((step) => step.length > 0) ? [{ ...invariant, steps: within }] : [];
  }
  const within = paths.filter((path) => path.pattern === pattern || path.pattern.startsWith(`${pattern}/`));
  return within.length > 0 ? [{ ...invariant, paths: within }] : [];
}

function pathOf(pattern: string, pointer: string): InvariantPath {
  const tokens = pattern.split("/").slice(1).map(asName);
  const starsBefore = tokens.map((_, index) => tokens.slice(0, index).filter((token) => token === "*").length);
  const records = tokens.map((_, index) => index - 1 - starsBefore[index]!);
  return { pattern, tokens, starsBefore, records, stars: starsIn(pattern), pointer };
}

/** Interns a token: V8 looks up a property name much faster than a slice of a string. */
function asName(token: string): string {
  return Object.keys({ [token]: true })[0]!;
}

function listOf(value: string | readonly string[]): readonly string[] {
  return typeof value === "string" ? [value] : value;
}

function starsIn(pattern: string): number {
  return pattern.split("/").filter((token) => token === "*").length;
}

function isNamed({ item }: { readonly item: unknown }): boolean {
  return item !== null;
}

function isThere(item: unknown): boolean {
  return item !== null && item !== false && item !== 0 && !(Array.isArray(item) && item.length === 0);
}
