import type {
  Invariant,
  InvariantDeclaration,
  InvariantPath,
  PatternOf,
  RunMemory,
  SiteAt,
} from "../contract/invariant";

/** What the invariants of a game are about. */
interface Game {
  readonly state: { readonly phase: string };
  readonly charts: unknown;
  readonly facts: unknown;
}

type At<G extends Game, P extends string> = SiteAt<G["state"], G["charts"], G["facts"], P>;

/** What every invariant says of itself; `P` is where it reports, `O` where it looks. */
interface Said<G extends Game, P extends string, O extends string = P, L = At<G, O>> {
  readonly code: string;
  /** Where it reports, and looks unless `of` says otherwise; a `*` stands for each item of a list or each member. */
  readonly pointer: PatternOf<G["state"], P> | readonly PatternOf<G["state"], P>[];
  /** Where it looks; the keys met there fill the pointer's from the left. */
  readonly of?: PatternOf<G["state"], O>;
  /** The section of the rules, or the ruling, that it comes from. */
  readonly section: string;
  /**
   * Names the message if several invariants share the code: `CODE/variant`. Default: the message of the code. Its sentence may
   * name `{item}`, `{holder.id}`, `{state.phase}` or one of `values`.
   */
  readonly variant?: string;
  readonly values?: (place: L) => Readonly<Record<string, unknown>>;
  /** Asked in these phases alone, in all unless told. */
  readonly during?: readonly G["state"]["phase"][];
}

type Check<G extends Game, O extends string> = (place: At<G, O>) => boolean;

type Asked<G extends Game, O extends string, E> = At<G, O> & { readonly each: E };

interface Rule<G extends Game, P extends string, O extends string, E> extends Said<G, P, O, Asked<G, O, E>> {
  /** Asks it of each of these, which `holds` and `values` then find as `each`. */
  readonly over?: (place: At<G, O>) => Iterable<E>;
  /** What fills the last star of the pointer, where `of` has one fewer. */
  readonly at?: (place: Asked<G, O, E>) => string | number;
  readonly holds: (place: Asked<G, O, E>) => boolean;
}

interface Implies<G extends Game, P extends string, O extends string> extends Said<G, P, O> {
  readonly when: Check<G, O>;
  readonly holds: Check<G, O>;
}

interface OnlyIn<G extends Game, P extends string> extends Omit<Said<G, P>, "during"> {
  readonly phases: readonly G["state"]["phase"][];
  /** It is there in all of these phases too. */
  readonly always?: true;
}

type Known<G extends Game, P extends string> =
  | { readonly find: (charts: G["charts"], id: string) => unknown }
  | { readonly among: (place: At<G, P>) => readonly unknown[] };

/** What an id may name: what is said where it names nothing, and how it is found. */
interface Kind<C> {
  readonly code: string;
  readonly section: string;
  readonly variant?: string;
  readonly find: (charts: C, id: string) => unknown;
}

interface AtMost<G extends Game, P extends string> extends Said<G, P> {
  readonly most: number | ((place: At<G, P>) => number);
  /** What is counted, where the item is no number. */
  readonly count?: (place: At<G, P>) => number;
}

interface Unique<G extends Game, P extends string> extends Said<G, P> {
  /** What stands once; the item unless told, and nothing where it is undefined or null. */
  readonly by?: (place: At<G, P>) => unknown;
  /** The pattern of what it stands once in, over all its lists; each list by itself unless told. */
  readonly within?: string;
}

/**
 * The words that the invariants of a game are declared in. A pattern leads nowhere through what is null or left out, and then
 * an invariant has nothing to say; a last member that is null is looked at by `rule`, `implies` and `onlyIn` alone. What many
 * of them ask is looked up once for a snapshot by `facts`.
 */
export function invariantWords<S extends { readonly phase: string }, C, F = undefined>(
  facts?: (state: S, charts: C) => F,
) {
  type G = { readonly state: S; readonly charts: C; readonly facts: F };
  const one = (said: AnySaid, asks: Asks): Invariant<S, C> => oneOf({ ...said, ...asks, facts });
  return {
    /** Whatever the other words cannot say: `holds` is true where it does. */
    rule: <P extends string, O extends string = P, E = never>(said: Rule<G, P, O, E>): Invariant<S, C> =>
      one(said, said),

    /** Where `when` is true, `holds` is. */
    implies: <P extends string, O extends string = P>(said: Implies<G, P, O>): Invariant<S, C> => one(said, said),

    /** Something is there (not null, false, 0 or empty) in these phases only. */
    onlyIn: <P extends string>({ phases, always, ...said }: OnlyIn<G, P>): Invariant<S, C> => {
      const isTime = (phase: string): boolean => phases.includes(phase);
      const isAsked = always === true ? undefined : (phase: string) => !isTime(phase);
      return one(said, { isAsked, holds: ({ item, state }) => isThere(item) === isTime(state.phase) });
    },

    /** An id names something of the charts, or one of a list. */
    exists: <P extends string>(said: Said<G, P> & Known<G, P>): Invariant<S, C> => {
      const known =
        "find" in said
          ? ({ charts, item }: { charts: C; item: string }) => said.find(charts, item) !== undefined
          : (place: At<G, P>) => said.among(place).includes(place.item);
      return one(said, { when: isNamed, holds: known });
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
        const known = one(
          { ...said, pointer },
          { when: isNamed, holds: ({ charts, item }) => find(charts, item) !== undefined },
        );
        for (const path of known.paths) leaves.set(path.pattern, { ...known, paths: [path] });
      }
      return together(Object.keys(places).map((place) => leaves.get(place)!));
    },

    /** A number is no greater than `most`, which its sentence may name as `{most}`. */
    atMost: <P extends string>({ most, count, ...said }: AtMost<G, P>): Invariant<S, C> => {
      const limit = typeof most === "number" ? () => most : most;
      const counted = count ?? (({ item }: { item: number }) => item);
      const values = (place: At<G, P>) => ({ ...said.values?.(place), most: limit(place) });
      return one({ ...said, values }, { when: isNamed, holds: (place) => counted(place) <= limit(place) });
    },

    /** A value stands once; what stands there a second time is reported. */
    unique: <P extends string>({ by, within, ...said }: Unique<G, P>): Invariant<S, C> => {
      const own = {};
      const shared = within === undefined ? undefined : starsIn(within);
      const holds = (place: At<G, P>, memory: RunMemory): boolean => {
        const value = by === undefined ? place.item : by(place);
        if (value === undefined || value === null) return true;
        return shared === undefined
          ? memory.isFirst(memory.path, memory.path.stars - 1, value)
          : memory.isFirst(own, shared, value);
      };
      return one(said, { holds });
    },

    /** All of these for the first place that a pattern leads to, then all for the second; of each, the patterns that lie within. */
    each: <P extends string>(
      pattern: PatternOf<S, P> | readonly PatternOf<S, P>[],
      invariants: readonly Invariant<S, C>[],
    ): Invariant<S, C> => eachOf(pattern, undefined, invariants),

    /** The same, for the places alone of which something is true; the pattern "" is the snapshot. */
    where: <P extends string>(
      pattern: PatternOf<S, P> | readonly PatternOf<S, P>[],
      isMeant: Check<G, P>,
      invariants: readonly Invariant<S, C>[],
    ): Invariant<S, C> => eachOf(pattern, isMeant, invariants),

    /** Step by step: what follows is asked only where the steps before found nothing. */
    inTurn: (...steps: readonly (Invariant<S, C> | readonly Invariant<S, C>[])[]): Invariant<S, C> =>
      node({ kind: "inTurn", steps: steps.map((step) => ("kind" in step ? [step] : step)) }),
  };
}

/** Every declaration of a list of invariants, in order, each once. */
export function declarationsIn<S, C>(invariants: readonly Invariant<S, C>[]): InvariantDeclaration<S, C>[] {
  const all = invariants.flatMap(({ declaration, steps }) => [
    ...(declaration === undefined ? [] : [declaration]),
    ...steps.flatMap(declarationsIn),
  ]);
  return [...new Set(all)];
}

type AnySaid = Pick<Said<Game, string>, "code" | "section" | "variant"> & {
  readonly pointer: string | readonly string[];
  readonly of?: string;
  readonly during?: readonly string[];
  // biome-ignore lint/suspicious/noExplicitAny: a place is typed where the invariant is declared
  readonly values?: (place: any) => Readonly<Record<string, unknown>>;
};

/** What an invariant asks, and where. */
interface Asks {
  readonly isAsked?: ((phase: string) => boolean) | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly over?: (place: any) => Iterable<unknown>;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly at?: (place: any) => string | number;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly when?: (place: any) => boolean;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly holds: (place: any, memory: RunMemory) => boolean;
}

function oneOf<S, C>(said: AnySaid & Asks & Pick<InvariantDeclaration<S, C>, "facts">): Invariant<S, C> {
  const { code, pointer, of, section, variant, values, during, over, at, when, holds, facts } = said;
  const paths = listOf(pointer).map((each) => pathOf(of ?? each, each));
  const isAsked = during === undefined ? said.isAsked : (phase: string) => during.includes(phase);
  const message = variant === undefined ? code : `${code}/${variant}`;
  const declaration = { code, paths, section, message, values, isAsked, over, at, when, holds, facts };
  return node({ kind: "one", declaration, paths });
}

function eachOf<S, C>(
  patterns: string | readonly string[],
  // biome-ignore lint/suspicious/noExplicitAny: as above
  where: ((place: any) => boolean) | undefined,
  invariants: readonly Invariant<S, C>[],
): Invariant<S, C> {
  const branches = listOf(patterns).map((pattern) => {
    const within = invariants.flatMap((invariant) => {
      const here = narrowed(invariant, pattern);
      if (here.length > 0) return here;
      const { code = "A group" } = declarationsIn([invariant])[0] ?? {};
      throw new Error(`${code} looks at no place within ${pattern || "the snapshot"}.`);
    });
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

/** What of an invariant lies within a pattern; of a group, of those of its members that have something there. */
function narrowed<S, C>(invariant: Invariant<S, C>, pattern: string): Invariant<S, C>[] {
  const { declaration, paths, steps } = invariant;
  const isGroup = declaration === undefined && paths.every((path) => path.pattern === "");
  if (isGroup) {
    const within = steps.map((step) => step.flatMap((each) => narrowed(each, pattern)));
    return within.some((step) => step.length > 0) ? [{ ...invariant, steps: within }] : [];
  }
  const within = paths.filter((path) => path.pattern === pattern || path.pattern.startsWith(`${pattern}/`));
  return within.length > 0 ? [{ ...invariant, paths: within }] : [];
}

function pathOf(pattern: string, pointer: string): InvariantPath {
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

function isNamed({ item }: { readonly item: unknown }): boolean {
  return item !== null;
}

function isThere(item: unknown): boolean {
  return item !== null && item !== false && item !== 0 && !(Array.isArray(item) && item.length === 0);
}
