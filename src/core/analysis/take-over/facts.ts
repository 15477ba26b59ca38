import type { AnyTakeOver, Fact, TakeOverContext } from "../../contract/take-over";
import { isObject } from "../../json/objects";
import { pointerTo, replaceAt, valueAt } from "../../json/pointer";

// biome-ignore lint/suspicious/noExplicitAny: see AnyTakeOver
type AnyFact = Fact<any, any, any>;

/** The context of the facts. `start` is undefined while the input of `new` is incomplete. */
export type FactContext = Omit<TakeOverContext<unknown, unknown, object>, "start"> & { readonly start: unknown };

/** A missing fact and its default by the rules; undefined if only the user can supply it. */
export interface MissingFact {
  readonly fact: AnyFact;
  readonly standard: unknown;
}

/** The known facts, completed by the rules where possible, and every missing fact. */
export interface GatheredFacts {
  readonly known: object;
  readonly missing: readonly MissingFact[];
  /** True if the rules could fill every gap. */
  readonly isWhole: boolean;
}

/**
 * Goes through the facts stage by stage and returns all that are missing. Skips a fact whose declaration reads a fact
 * that only the user can supply, or the start of the game if it is undefined.
 */
export function gatherFacts({ stages }: AnyTakeOver, inputs: FactContext): GatheredFacts {
  let { known } = inputs;
  const missing: MissingFact[] = [];
  const unresolved = new Set<string>();
  for (const fact of stages.flat()) {
    if (valueAt(known, fact.pointer) !== undefined) continue;
    const context = guardedContext({ ...inputs, known }, unresolved);
    const standard = unlessUnknown(() => (fact.when?.(context) === false ? NOT_APPLICABLE : fact.standard?.(context)));
    if (standard === NOT_APPLICABLE) continue;
    if (standard === UNKNOWN || standard === undefined) unresolved.add(fact.pointer);
    if (standard === UNKNOWN) continue;
    missing.push({ fact, standard });
    if (standard !== undefined) known = replaceAt(known, fact.pointer, standard) as object;
  }
  return { known, missing, isWhole: unresolved.size === 0 };
}

/** Returned for a value that depends on an unknown one. */
export const UNKNOWN = Symbol("unknown");

const NOT_APPLICABLE = Symbol("not applicable");

/** Thrown when a declaration reads a value that is not known yet. It never leaves this file. */
class ReadsUnknown extends Error {}

/** Returns the result of reading a guarded context; UNKNOWN if it reads an unknown value. */
export function unlessUnknown<T>(read: () => T): T | typeof UNKNOWN {
  try {
    return read();
  } catch (error) {
    if (error instanceof ReadsUnknown) return UNKNOWN;
    throw error;
  }
}

/** Returns a context that throws if a declaration reads an unresolved fact, or a start that is undefined. */
export function guardedContext(inputs: FactContext, unresolved: ReadonlySet<string>): FactContext {
  const known = unresolved.size === 0 ? inputs.known : guardFacts(inputs.known, [...unresolved], "");
  return { ...inputs, known, start: inputs.start ?? NO_START };
}

function throwUnknown(): never {
  throw new ReadsUnknown("The value is not known yet.");
}

const NO_START = new Proxy({}, { get: throwUnknown, has: throwUnknown, ownKeys: throwUnknown });

/** Returns a view of known facts in which reading one of the pointers throws. Unknown parents read as empty objects. */
function guardFacts(part: object, pointers: readonly string[], path: string): object {
  return new Proxy(part, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof name === "symbol") return value;
      const at = pointerTo(path, [name]);
      if (pointers.includes(at)) throwUnknown();
      const inside = pointers.filter((pointer) => pointer.startsWith(`${at}/`));
      const parent = value ?? (inside.length > 0 ? {} : undefined);
      return inside.length > 0 && isObject(parent) ? guardFacts(parent, inside, at) : parent;
    },
    ownKeys: throwUnknown,
  });
}
