import { memoize } from "../charts/memoize";
import type { AnySite, Invariant, InvariantDeclaration, InvariantPath, RunMemory } from "../contract/invariant";
import type { Fault } from "../contract/request";
import { FAULT_LIMIT } from "./fault";
import { declarationsIn } from "./invariants";

/** A fault, and the invariant that the snapshot breaks. */
export interface Violation<S, C> {
  readonly declaration: InvariantDeclaration<S, C>;
  readonly fault: Fault;
}

/** Returns the faults of a well-formed snapshot that breaks invariants of its game; at most `FAULT_LIMIT`. */
export function impossible<S extends { readonly phase: string }, C>(
  invariants: readonly Invariant<S, C>[],
  state: S,
  charts: C,
): Fault[] {
  return violations(invariants, state, charts).map(({ fault }) => fault);
}

/** Returns the same faults, each with its invariant. */
export function violations<S extends { readonly phase: string }, C>(
  invariants: readonly Invariant<S, C>[],
  state: S,
  charts: C,
): readonly Violation<S, C>[] {
  const walker = new Walker(state, charts, factsOf(invariants)?.(state, charts));
  walker.checkAll(invariants, 0, state, state, "");
  return walker.violations;
}

const factsOf = memoize(<S, C>(invariants: readonly Invariant<S, C>[]) => declarationsIn(invariants)[0]?.facts ?? null);

const START: InvariantPath = { pattern: "", tokens: [], starsBefore: [], records: [], stars: 0, pointer: "" };

/** The values that an invariant met at its places within one holder. */
interface Seen {
  readonly keys: readonly unknown[];
  readonly values: Set<unknown>;
}

/**
 * Walks a snapshot along the paths of the invariants. The walker is also the place that checks receive, so that it copies
 * nothing until a check fails.
 */
class Walker<S extends { readonly phase: string }, C> implements RunMemory {
  readonly violations: Violation<S, C>[] = [];
  item: unknown = undefined;
  holder: unknown = undefined;
  readonly holders: unknown[] = [];
  readonly keys: (string | number)[] = [];
  key: string | number = "";
  each: unknown = undefined;
  path: InvariantPath = START;
  private readonly seen = new Map<object, Seen>();

  constructor(
    readonly state: S,
    readonly charts: C,
    readonly facts: unknown,
  ) {}

  private get isFull(): boolean {
    return this.violations.length >= FAULT_LIMIT;
  }

  /** Checks invariants at a value that the first `depth` tokens of their paths lead to. */
  checkAll(
    invariants: readonly Invariant<S, C>[],
    depth: number,
    value: unknown,
    holder: unknown,
    key: string | number,
  ): void {
    for (const invariant of invariants) {
      if (this.isFull) return;
      if (invariant.kind === "inTurn") this.checkInTurn(invariant, depth, value, holder, key);
      else if (invariant.declaration?.appliesIn?.(this.state.phase) !== false) {
        for (const path of invariant.paths) this.walk(invariant, path, depth, value, holder, key);
      }
    }
  }

  private checkInTurn(
    { steps }: Invariant<S, C>,
    depth: number,
    value: unknown,
    holder: unknown,
    key: string | number,
  ): void {
    const before = this.violations.length;
    for (const step of steps) {
      this.checkAll(step, depth, value, holder, key);
      if (this.violations.length > before) return;
    }
  }

  private walk(
    invariant: Invariant<S, C>,
    path: InvariantPath,
    depth: number,
    value: unknown,
    holder: unknown,
    key: string | number,
  ): void {
    if (depth >= path.tokens.length) this.arrive(invariant, path, depth, value, holder, key);
    else if (typeof value === "object" && value !== null) {
      const token = path.tokens[depth]!;
      if (token === "*") this.walkAll(invariant, path, depth, value, holder);
      else {
        const member = (value as Readonly<Record<string, unknown>>)[token];
        if (member === undefined) return;
        const record = path.records[depth]!;
        if (record >= 0) this.holders[record] = value;
        this.walk(invariant, path, depth + 1, member, value, token);
      }
    }
  }

  private walkAll(
    invariant: Invariant<S, C>,
    path: InvariantPath,
    depth: number,
    value: object,
    holder: unknown,
  ): void {
    const star = path.starsBefore[depth]!;
    if (Array.isArray(value)) {
      for (let index = 0; index < value.length && !this.isFull; index += 1) {
        this.keys[star] = index;
        this.walk(invariant, path, depth + 1, value[index], holder, index);
      }
    } else {
      for (const key in value) {
        if (this.isFull) return;
        this.keys[star] = key;
        this.walk(invariant, path, depth + 1, (value as Readonly<Record<string, unknown>>)[key], holder, key);
      }
    }
  }

  private arrive(
    { declaration, where, steps }: Invariant<S, C>,
    path: InvariantPath,
    depth: number,
    value: unknown,
    holder: unknown,
    key: string | number,
  ): void {
    if (declaration !== undefined || where !== undefined) {
      this.item = value;
      this.holder = holder;
      this.key = key;
      this.path = path;
      if (declaration !== undefined) this.check(declaration);
      else if (!where!(this as AnySite<S, C>)) return;
    }
    for (const step of steps) this.checkAll(step, depth, value, holder, key);
  }

  private check(declaration: InvariantDeclaration<S, C>): void {
    const { over, when, holds } = declaration;
    if (when !== undefined && !when(this as AnySite<S, C>)) return;
    if (over === undefined) {
      if (!holds(this as AnySite<S, C>, this)) this.report(declaration);
      return;
    }
    for (const each of over(this as AnySite<S, C>)) {
      this.each = each;
      if (!holds(this as AnySite<S, C>, this)) this.report(declaration);
    }
  }

  isFirst(of: object, stars: number, value: unknown): boolean {
    let seen = this.seen.get(of);
    if (seen === undefined || seen.keys.some((key, index) => key !== this.keys[index])) {
      seen = { keys: this.keys.slice(0, stars), values: new Set() };
      this.seen.set(of, seen);
    }
    const { size } = seen.values;
    return seen.values.add(value).size > size;
  }

  private report(declaration: InvariantDeclaration<S, C>): void {
    if (this.isFull) return;
    const { code, message: id, values, at } = declaration;
    const keys = this.keys.slice(0, this.path.stars);
    if (at !== undefined) keys.push(at(this as AnySite<S, C>));
    const pointer = `/snapshot${this.path.pointer}`.replaceAll("*", () => String(keys.shift()));
    const { state, charts, item, holder, key, each } = this;
    const there = { state, charts, item, holder, holders: [...this.holders], keys: [...this.keys], key, each };
    const message = { id, values: { ...there, ...values?.(this as AnySite<S, C>) }, hasCodes: true };
    this.violations.push({ declaration, fault: { code, pointer, message } });
  }
}
