import type { DeclaredLimit, Reason, Scalar, Selection } from "../contract/choice";
import { combinations, pointersFor, selectValues } from "./selection";

/** A limit with its check. */
export interface CheckedLimit<T = never> {
  readonly limit: DeclaredLimit;
  /**
   * Returns true for a legal value. For an illegal one it returns false, or the reason if the rules know more than the
   * limit states. The code of the reason must be that of the limit.
   */
  readonly check: (value: T) => boolean | Reason;
}

/** The bounds of a sum or a count. */
interface SumBounds {
  readonly min?: number;
  readonly max?: number;
}

/** Limits the sum of the selected values. Numbers count as they are, other values by their weight. */
export function limitSum(
  head: Reason,
  selection: Selection,
  bounds: SumBounds & Pick<DeclaredLimit, "weights">,
  when?: readonly Selection[],
): CheckedLimit<unknown> {
  return lazyLimit(() => ({ ...limitReason(head), rule: "sum", ...selection, ...bounds, ...condition(when) }));
}

/** Limits the number of selected values. */
export function countOf(
  head: Reason,
  selection: Selection,
  bounds: SumBounds,
  when?: readonly Selection[],
): CheckedLimit<unknown> {
  return lazyLimit(() => ({ ...limitReason(head), rule: "count", ...selection, ...bounds, ...condition(when) }));
}

/** Limits how often a combination of the values at some pointers may occur: once, or `max` times. */
export function distinct(head: Reason, pointers: readonly string[], max?: number): CheckedLimit<unknown> {
  return lazyLimit(() => ({ ...limitReason(head), rule: "distinct", pointers, ...(max === undefined ? {} : { max }) }));
}

/** Limits the combinations of the values at some pointers to the allowed ones, or excludes the forbidden ones. */
export function pairs(
  head: Reason,
  pointers: readonly string[],
  which: { readonly allowed: readonly Scalar[][] } | { readonly forbidden: readonly Scalar[][] },
  when?: readonly Selection[],
): CheckedLimit<unknown> {
  return lazyLimit(() => ({ ...limitReason(head), rule: "pairs", pointers, ...which, ...condition(when) }));
}

/** A limit over the values at some pointers that only code can check. */
export function customLimit<T>(
  head: Reason,
  pointers: readonly string[],
  check: CheckedLimit<T>["check"],
  when?: readonly Selection[],
): CheckedLimit<T> {
  return { limit: { ...limitReason(head), rule: "other", pointers, ...condition(when) }, check };
}

/** A limit that is built on first use: random play builds many choices and reads few limits. */
function lazyLimit(make: () => DeclaredLimit): CheckedLimit<unknown> {
  return new LazyLimit(make);
}

class LazyLimit implements CheckedLimit<unknown> {
  private cachedLimit: DeclaredLimit | undefined;

  constructor(private readonly make: () => DeclaredLimit) {}

  readonly check = (value: unknown): boolean => isSatisfied(this.limit, value);

  get limit(): DeclaredLimit {
    this.cachedLimit ??= this.make();
    return this.cachedLimit;
  }
}

/** Returns the reason that a limit states: its code, section, variant and parameters. */
export function limitReason({ code, section, variant, params }: Reason): Reason {
  return { code, section, ...(variant !== undefined && { variant }), ...(params && { params }) };
}

function condition(when: readonly Selection[] | undefined): Pick<DeclaredLimit, "when"> {
  return when === undefined ? {} : { when };
}

/** True if a value satisfies a limit. `other` limits cannot be checked here and always pass. */
function isSatisfied(limit: DeclaredLimit, value: unknown): boolean {
  const { each } = limit;
  if (each === undefined) return isSatisfiedAt(limit, value);
  return pointersFor(value, each).every((place) => isSatisfiedAt(limitAt(limit, each, place), value));
}

function isSatisfiedAt(limit: DeclaredLimit, value: unknown): boolean {
  if (limit.when?.some((selection) => selectValues(value, selection).length === 0)) return true;
  switch (limit.rule) {
    case "sum":
      return isBetween(limit, selectValues(value, limit).map(weightIn(limit)).reduce(add, 0));
    case "count":
      return isBetween(limit, selectValues(value, limit).length);
    case "distinct":
      return isDistinct(combinations(value, limit.pointers), limit.max ?? 1);
    case "pairs":
      return combinations(value, limit.pointers).every((combination) => isPaired(limit, combination));
    case "other":
      return true;
  }
}

function isPaired({ allowed, forbidden }: DeclaredLimit, combination: readonly unknown[]): boolean {
  const isAmong = (list: readonly (readonly Scalar[])[]): boolean =>
    list.some((one) => one.every((value, index) => value === combination[index]));
  return allowed === undefined ? !isAmong(forbidden ?? []) : isAmong(allowed);
}

function isBetween(
  { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: SumBounds,
  amount: number,
): boolean {
  return min <= amount && amount <= max;
}

function weightIn({ weights }: DeclaredLimit): (value: unknown) => number {
  return (value) => (typeof value === "number" ? value : (weights?.[String(value)] ?? 0));
}

function add(a: number, b: number): number {
  return a + b;
}

function isDistinct(list: readonly unknown[][], max: number): boolean {
  const times = new Map<string, number>();
  for (const each of list) {
    const key = JSON.stringify(each);
    times.set(key, (times.get(key) ?? 0) + 1);
  }
  return [...times.values()].every((count) => count <= max);
}

/**
 * Returns a limit of one part as a limit of the whole value. The part is at `pointer`, which ends in `/*` for every
 * item of a list.
 */
export function limitWithin(limit: DeclaredLimit, pointer: string): DeclaredLimit {
  const moved = mapPointers(limit, (each) => `${pointer}${each}`);
  if (limit.each !== undefined) return { ...moved, each: `${pointer}${limit.each}` };
  return pointer.endsWith("*") ? { ...moved, each: pointer } : moved;
}

/** Returns a limit that applies only while the member at `pointer` has one of these values. */
export function limitWhen(limit: DeclaredLimit, pointer: string, values: readonly Scalar[]): DeclaredLimit {
  return { ...limit, when: [{ pointers: [pointer], values }, ...(limit.when ?? [])] };
}

/** Returns the limit for one of the values that `each` selects. */
function limitAt(limit: DeclaredLimit, each: string, place: string): DeclaredLimit {
  return mapPointers(limit, (pointer) =>
    pointer.startsWith(each) ? `${place}${pointer.slice(each.length)}` : pointer,
  );
}

function mapPointers(limit: DeclaredLimit, move: (pointer: string) => string): DeclaredLimit {
  const moved = mapSelection(limit, move);
  return limit.when === undefined ? moved : { ...moved, when: limit.when.map((one) => mapSelection(one, move)) };
}

function mapSelection<T extends Selection>(selection: T, move: (pointer: string) => string): T {
  const { pointers, where } = selection;
  const moved = { ...selection, pointers: pointers.map(move) };
  return where === undefined ? moved : { ...moved, where: { ...where, pointer: move(where.pointer) } };
}
