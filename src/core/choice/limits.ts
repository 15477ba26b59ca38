import type { DeclaredLimit, Reason, Scalar, Selection } from "../contract/choice";
import { combinations, pointersFor, selected } from "./selection";

/** A limit with its check. */
export interface Rule<T = never> {
  readonly limit: DeclaredLimit;
  readonly holds: (value: T) => boolean;
  /** Why a value breaks the limit, where the rules know more than the limit says. Its code is that of the limit. */
  readonly why?: (value: T) => Reason | undefined;
}

/** The bounds of a sum or a count. */
interface Bounds {
  readonly min?: number;
  readonly max?: number;
}

/** A sum of the values selected: numbers as they are, others by their weight. */
export function sumOf(
  head: Reason,
  selection: Selection,
  bounds: Bounds & Pick<DeclaredLimit, "weights">,
  when?: readonly Selection[],
): Rule<unknown> {
  return declared(() => ({ ...headOf(head), rule: "sum", ...selection, ...bounds, ...condition(when) }));
}

/** How many values are selected. */
export function countOf(
  head: Reason,
  selection: Selection,
  bounds: Bounds,
  when?: readonly Selection[],
): Rule<unknown> {
  return declared(() => ({ ...headOf(head), rule: "count", ...selection, ...bounds, ...condition(when) }));
}

/** No combination of the values at some pointers more often than once, or `max` times. */
export function distinct(head: Reason, pointers: readonly string[], max?: number): Rule<unknown> {
  return declared(() => ({ ...headOf(head), rule: "distinct", pointers, ...(max === undefined ? {} : { max }) }));
}

/** The combinations of the values at some pointers that may stand together, or that may not. */
export function pairs(
  head: Reason,
  pointers: readonly string[],
  which: { readonly allowed: readonly Scalar[][] } | { readonly forbidden: readonly Scalar[][] },
  when?: readonly Selection[],
): Rule<unknown> {
  return declared(() => ({ ...headOf(head), rule: "pairs", pointers, ...which, ...condition(when) }));
}

/** A limit that only the rules themselves can judge, over the values at some pointers. */
export function other<T>(
  head: Reason,
  pointers: readonly string[],
  legal: (value: T) => boolean,
  when?: readonly Selection[],
): Rule<T> {
  return { limit: { ...headOf(head), rule: "other", pointers, ...condition(when) }, holds: legal };
}

/** A limit that only the rules themselves can judge: `why` returns the reason that the refusal of a value gives. */
export function otherBecause<T>(
  head: Reason,
  pointers: readonly string[],
  why: (value: T) => Reason | undefined,
): Rule<T> {
  return { ...other<T>(head, pointers, (value) => why(value) === undefined), why };
}

/** A rule whose limit is made when it is first read: of the choices that random play builds few are ever looked at. */
function declared(make: () => DeclaredLimit): Rule<unknown> {
  return new DeclaredRule(make);
}

class DeclaredRule implements Rule<unknown> {
  private made: DeclaredLimit | undefined;

  constructor(private readonly make: () => DeclaredLimit) {}

  readonly holds = (value: unknown): boolean => keeps(this.limit, value);

  get limit(): DeclaredLimit {
    this.made ??= this.make();
    return this.made;
  }
}

/** The reason that a limit states: its code and section, and what its sentence names. */
export function headOf({ code, section, variant, params }: Reason): Reason {
  return { code, section, ...(variant !== undefined && { variant }), ...(params && { params }) };
}

function condition(when: readonly Selection[] | undefined): Pick<DeclaredLimit, "when"> {
  return when === undefined ? {} : { when };
}

/** True when a value keeps a limit, as far as the limit says how it is checked. */
function keeps(limit: DeclaredLimit, value: unknown): boolean {
  const { each } = limit;
  if (each === undefined) return keepsOne(limit, value);
  return pointersFor(value, each).every((place) => keepsOne(atPlace(limit, each, place), value));
}

function keepsOne(limit: DeclaredLimit, value: unknown): boolean {
  if (limit.when?.some((selection) => selected(value, selection).length === 0)) return true;
  switch (limit.rule) {
    case "sum":
      return isBetween(limit, selected(value, limit).map(weightIn(limit)).reduce(added, 0));
    case "count":
      return isBetween(limit, selected(value, limit).length);
    case "distinct":
      return isDistinct(combinations(value, limit.pointers), limit.max ?? 1);
    case "pairs":
      return combinations(value, limit.pointers).every((found) => isPaired(limit, found));
    case "other":
      return true;
  }
}

function isPaired({ allowed, forbidden }: DeclaredLimit, found: readonly unknown[]): boolean {
  const isAmong = (list: readonly (readonly Scalar[])[]): boolean =>
    list.some((one) => one.every((value, index) => value === found[index]));
  return allowed === undefined ? !isAmong(forbidden ?? []) : isAmong(allowed);
}

function isBetween({ min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: Bounds, found: number): boolean {
  return min <= found && found <= max;
}

function weightIn({ weights }: DeclaredLimit): (value: unknown) => number {
  return (value) => (typeof value === "number" ? value : (weights?.[String(value)] ?? 0));
}

function added(a: number, b: number): number {
  return a + b;
}

function isDistinct(found: readonly unknown[][], max: number): boolean {
  const times = new Map<string, number>();
  for (const each of found) {
    const key = JSON.stringify(each);
    times.set(key, (times.get(key) ?? 0) + 1);
  }
  return [...times.values()].every((count) => count <= max);
}

/** A limit of one part of a value as a limit of the whole: the part stands at `pointer`, every item of a list at `/*`. */
export function limitWithin(limit: DeclaredLimit, pointer: string): DeclaredLimit {
  const moved = moveAll(limit, (each) => `${pointer}${each}`);
  if (limit.each !== undefined) return { ...moved, each: `${pointer}${limit.each}` };
  return pointer.endsWith("*") ? { ...moved, each: pointer } : moved;
}

/** A limit that holds only where a member has this value. */
export function limitWhen(limit: DeclaredLimit, pointer: string, values: readonly Scalar[]): DeclaredLimit {
  return { ...limit, when: [{ pointers: [pointer], values }, ...(limit.when ?? [])] };
}

/** The limit of one of the values that it judges by themselves. */
function atPlace(limit: DeclaredLimit, each: string, place: string): DeclaredLimit {
  return moveAll(limit, (pointer) => (pointer.startsWith(each) ? `${place}${pointer.slice(each.length)}` : pointer));
}

function moveAll(limit: DeclaredLimit, move: (pointer: string) => string): DeclaredLimit {
  const moved = moveSelection(limit, move);
  return limit.when === undefined ? moved : { ...moved, when: limit.when.map((one) => moveSelection(one, move)) };
}

function moveSelection<T extends Selection>(selection: T, move: (pointer: string) => string): T {
  const { pointers, where } = selection;
  const moved = { ...selection, pointers: pointers.map(move) };
  return where === undefined ? moved : { ...moved, where: { ...where, pointer: move(where.pointer) } };
}
