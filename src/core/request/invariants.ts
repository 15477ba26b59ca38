import type { Declaration, Invariant, Memory, Path, PatternOf, PlaceAt } from "../contract/invariant";

/** What every invariant says of itself; `P` is where it reports, `O` where it looks. */
interface Said<S, C, P extends string, O extends string = P, L = PlaceAt<S, C, O>> {
  readonly code: string;
  /** Where it reports, and looks unless `of` says otherwise; a `*` stands for each item of a list or each member. */
  readonly pointer: PatternOf<S, P> | readonly PatternOf<S, P>[];
  /** Where it looks; the keys met there fill the pointer's from the left. */
  readonly of?: PatternOf<S, O>;
  /** The section of the rules, or the ruling, that it comes from. */
  readonly section: string;
  /** What is wrong where it does not hold; `{item}`, `{holder.id}`, `{state.phase}` or a name of `values` are filled in. */
  readonly sentence: string;
  readonly values?: (place: L) => Readonly<Record<string, unknown>>;
}

type Check<S, C, O extends string> = (place: PlaceAt<S, C, O>) => boolean;

type Asked<S, C, O extends string, E> = PlaceAt<S, C, O> & { readonly each: E };

interface Rule<S, C, P extends string, O extends string, E> extends Said<S, C, P, O, Asked<S, C, O, E>> {
  /** Asks it of each of these, which `holds` and `values` then find as `each`. */
  readonly over?: (place: PlaceAt<S, C, O>) => Iterable<E>;
  readonly holds: (place: Asked<S, C, O, E>) => boolean;
}

interface Implies<S, C, P extends string, O extends string> extends Said<S, C, P, O> {
  readonly when: Check<S, C, O>;
  readonly holds: Check<S, C, O>;
}

interface OnlyIn<S, C, P extends string, F> extends Said<S, C, P> {
  readonly phases: readonly F[];
  /** It is there in all of these phases too. */
  readonly always?: true;
}

type Known<S, C, P extends string> =
  | { readonly find: (charts: C, id: string) => unknown }
  | { readonly among: (place: PlaceAt<S, C, P>) => readonly unknown[] };

/** What an id may name: what is said where it names nothing, and how it is found. */
interface Kind<C> {
  readonly code: string;
  readonly section: string;
  readonly sentence: string;
  readonly find: (charts: C, id: string) => unknown;
}

interface AtMost<S, C, P extends string> extends Said<S, C, P> {
  readonly most: number | ((place: PlaceAt<S, C, P>) => number);
  /** What is counted, where the item is no number. */
  readonly count?: (place: PlaceAt<S, C, P>) => number;
}

interface Unique<S, C, P extends string> extends Said<S, C, P> {
  /** What stands once; the item unless told, and nothing where it is undefined or null. */
  readonly by?: (place: PlaceAt<S, C, P>) => unknown;
  /** The pattern of what it stands once in, over all its lists; each list by itself unless told. */
  readonly within?: string;
}

/**
 * The words that the invariants of a game are declared in. A pattern leads nowhere through what is null or left out, and then
 * an invariant has nothing to say; a last member that is null is looked at by `rule`, `implies` and `onlyIn` alone.
 */
export function invariantWords<S extends { readonly phase: string }, C>() {
  return {
    /** Whatever the other words cannot say: `holds` is true where it does. */
    rule: <P extends string, O extends string = P, E = never>(said: Rule<S, C, P, O, E>): Invariant<S, C> =>
      one(said, said.holds, said.over),

    /** Where `when` is true, `holds` is. */
    implies: <P extends string, O extends string = P>({ when, holds, ...said }: Implies<S, C, P, O>): Invariant<S, C> =>
      one(said, (place) => !when(place) || holds(place)),

    /** Something is there (not null, false, 0 or empty) in these phases only. */
    onlyIn: <P extends string>({ phases, always, ...said }: OnlyIn<S, C, P, S["phase"]>): Invariant<S, C> =>
      one(said, ({ item, state }) => {
        const isTime = phases.includes(state.phase);
        return isThere(item) ? isTime : !isTime || always !== true;
      }),

    /** An id names something of the charts, or one of a list. */
    exists: <P extends string>(said: Said<S, C, P> & Known<S, C, P>): Invariant<S, C> => {
      const known =
        "find" in said
          ? ({ charts, item }: { charts: C; item: string }) => said.find(charts, item) !== undefined
          : (place: PlaceAt<S, C, P>) => said.among(place).includes(place.item);
      return one(said, (place) => place.item === null || known(place));
    },

    /**
     * Ids at many places each name something of a kind: one declaration for each kind, and all places gone through together in
     * their order, so that what several paths lead through is met once, item by item.
     */
    references: <K extends string>(
      kinds: Readonly<Record<K, Kind<C>>>,
      places: Readonly<Record<string, K>>,
    ): readonly Invariant<S, C>[] => {
      const leaves = new Map<string, Invariant<S, C>>();
      for (const [kind, { find, ...said }] of Object.entries(kinds) as [K, Kind<C>][]) {
        const pointer = Object.keys(places).filter((place) => places[place] === kind);
        const known = one<S, C>(
          { ...said, pointer },
          ({ charts, item }) => item === null || find(charts, item) !== undefined,
        );
        for (const path of known.paths) leaves.set(path.pattern, { ...known, paths: [path] });
      }
      return together(Object.keys(places).map((place) => leaves.get(place)!));
    },

    /** A number is no greater than `most`, which its sentence may name as `{most}`. */
    atMost: <P extends string>({ most, count, ...said }: AtMost<S, C, P>): Invariant<S, C> => {
      const limit = typeof most === "number" ? () => most : most;
      const values = (place: PlaceAt<S, C, P>) => ({ ...said.values?.(place), most: limit(place) });
      return one({ ...said, values }, (place) => (count?.(place) ?? place.item ?? 0) <= limit(place));
    },

    /** A value stands once; what stands there a second time is reported. */
    unique: <P extends string>({ by, within, ...said }: Unique<S, C, P>): Invariant<S, C> => {
      const own = {};
      const shared = within === undefined ? undefined : starsIn(within);
      return one(said, (place, memory) => {
        const value = by === undefined ? place.item : by(place);
        if (value === undefined || value === null) return true;
        return shared === undefined
          ? memory.isFirst(memory.path, memory.path.stars - 1, value)
          : memory.isFirst(own, shared, value);
      });
    },

    /** All of these for the first place that a pattern leads to, then all for the second; of each, the patterns that lie within. */
    each: <P extends string>(
      pattern: PatternOf<S, P> | readonly PatternOf<S, P>[],
      invariants: readonly Invariant<S, C>[],
    ): Invariant<S, C> => eachOf(pattern, undefined, invariants),

    /** The same, for the places alone of which something is true; the pattern "" is the snapshot. */
    where: <P extends string>(
      pattern: PatternOf<S, P> | readonly PatternOf<S, P>[],
      isMeant: Check<S, C, P>,
      invariants: readonly Invariant<S, C>[],
    ): Invariant<S, C> => eachOf(pattern, isMeant, invariants),

    /** Step by step: what follows is asked only where the steps before found nothing. */
    inTurn: (...steps: readonly (Invariant<S, C> | readonly Invariant<S, C>[])[]): Invariant<S, C> =>
      node({ kind: "inTurn", steps: steps.map((step) => ("kind" in step ? [step] : step)) }),
  };
}

/** Every declaration of a list of invariants, in order, each once. */
export function declarationsIn<S, C>(invariants: readonly Invariant<S, C>[]): Declaration<S, C>[] {
  const all = invariants.flatMap(({ declaration, steps }) => [
    ...(declaration === undefined ? [] : [declaration]),
    ...steps.flatMap(declarationsIn),
  ]);
  return [...new Set(all)];
}

// biome-ignore lint/suspicious/noExplicitAny: a place is typed where the invariant is declared
type AnySaid = Omit<Said<any, any, any, any>, "values"> & { readonly values?: (place: any) => Record<string, unknown> };

function one<S, C>(
  { code, pointer, of, section, sentence, values }: AnySaid,
  // biome-ignore lint/suspicious/noExplicitAny: as above
  holds: (place: any, memory: Memory) => boolean,
  // biome-ignore lint/suspicious/noExplicitAny: as above
  over?: (place: any) => Iterable<unknown>,
): Invariant<S, C> {
  const paths = listOf(pointer).map((each) => pathOf(of ?? each, each));
  return node({ kind: "one", declaration: { code, paths, section, sentence, values, over, holds }, paths });
}

function eachOf<S, C>(
  patterns: string | readonly string[],
  // biome-ignore lint/suspicious/noExplicitAny: as above
  where: ((place: any) => boolean) | undefined,
  invariants: readonly Invariant<S, C>[],
): Invariant<S, C> {
  const branches = listOf(patterns).map((pattern) => {
    const within = invariants.map((invariant) => narrowed(invariant, pattern));
    return node({ kind: "each", paths: [pathOf(pattern, pattern)], where, steps: [within] });
  });
  return branches.length === 1 ? branches[0]! : group(branches);
}

/** Several invariants as one. */
function group<S, C>(invariants: readonly Invariant<S, C>[]): Invariant<S, C> {
  return node({ kind: "each", paths: [pathOf("", "")], steps: [invariants] });
}

/** Invariants of one path each, those that begin alike in one group; groups stand where the first of them does. */
function together<S, C>(invariants: readonly Invariant<S, C>[], depth = 0): readonly Invariant<S, C>[] {
  const byToken = new Map<string, Invariant<S, C>[]>();
  const here: Invariant<S, C>[] = [];
  for (const invariant of invariants) {
    const token = invariant.paths[0]!.tokens[depth];
    if (token === undefined) here.push(invariant);
    else byToken.set(token, [...(byToken.get(token) ?? []), invariant]);
  }
  const groups = [...byToken.values()].map((group) => {
    if (group.length === 1) return group[0]!;
    const prefix = ["", ...group[0]!.paths[0]!.tokens.slice(0, depth + 1)].join("/");
    return node({ kind: "each", paths: [pathOf(prefix, prefix)], steps: [together(group, depth + 1)] });
  });
  return [...here, ...groups];
}

function node<S, C>(parts: Pick<Invariant<S, C>, "kind"> & Partial<Invariant<S, C>>): Invariant<S, C> {
  const { kind, paths = [], declaration, where, steps = [] } = parts;
  return { kind, paths, declaration, where, steps };
}

/** What of an invariant lies within a pattern. */
function narrowed<S, C>(invariant: Invariant<S, C>, pattern: string): Invariant<S, C> {
  const { declaration, paths, steps } = invariant;
  const isWithin = (path: Path): boolean => path.pattern === pattern || path.pattern.startsWith(`${pattern}/`);
  const isGroup = declaration === undefined && paths.every((path) => path.pattern === "");
  if (isGroup) return { ...invariant, steps: steps.map((step) => step.map((each) => narrowed(each, pattern))) };
  const within = paths.filter(isWithin);
  if (within.length > 0) return { ...invariant, paths: within };
  throw new Error(`${declaration?.code ?? paths[0]!.pattern} looks at no place within ${pattern || "the snapshot"}.`);
}

function pathOf(pattern: string, pointer: string): Path {
  const tokens = pattern.split("/").slice(1).map(asName);
  return { pattern, tokens, last: tokens.at(-1) ?? "", stars: starsIn(pattern), pointer };
}

/** The same text as an engine keeps the names of members, which it looks up many times faster than one cut out of a text. */
function asName(token: string): string {
  return Object.keys({ [token]: true })[0]!;
}

function listOf(value: string | readonly string[]): readonly string[] {
  return typeof value === "string" ? [value] : value;
}

function starsIn(pattern: string): number {
  return pattern.split("/").filter((token) => token === "*").length;
}

function isThere(item: unknown): boolean {
  return item !== null && item !== false && item !== 0 && !(Array.isArray(item) && item.length === 0);
}
