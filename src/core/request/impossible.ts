import type { AnyPlace, Declaration, Invariant, Memory, Path } from "../contract/invariant";
import type { Fault } from "../contract/request";
import { FAULT_LIMIT } from "./fault";

/** A fault, and the invariant that a snapshot does not keep. */
export interface Violation<S, C> {
  readonly declaration: Declaration<S, C>;
  readonly fault: Fault;
}

/** Faults of a well-formed snapshot that no play could reach: contents that contradict the charts, the phase or each other. */
export function impossible<S, C>(invariants: readonly Invariant<S, C>[], state: S, charts: C): Fault[] {
  const found = violations(invariants, state, charts);
  return found.length === 0 ? [] : found.map(({ fault }) => fault);
}

/** The same faults, each with the invariant that does not hold. */
export function violations<S, C>(
  invariants: readonly Invariant<S, C>[],
  state: S,
  charts: C,
): readonly Violation<S, C>[] {
  const walker = new Walker(state, charts);
  walker.run(invariants, state, 0, 0, 0);
  return walker.found;
}

/** What a declaration has met within a place. */
interface Met {
  readonly keys: readonly unknown[];
  readonly values: Set<unknown>;
}

/**
 * Goes where invariants look, and is itself the place that their checks are given: nothing is made for a place until something
 * is wrong there.
 */
class Walker<S, C> implements Memory {
  readonly found: Violation<S, C>[] = [];
  item: unknown;
  holder: unknown;
  readonly holders: unknown[] = [];
  readonly keys: (string | number)[] = [];
  key: string | number = "";
  each: unknown;
  path!: Path;
  private readonly met = new Map<object, Met>();

  constructor(
    readonly state: S,
    readonly charts: C,
  ) {}

  /** Asks invariants from a value on, to which so many of their tokens have led, over so many records and stars. */
  run(invariants: readonly Invariant<S, C>[], value: unknown, depth: number, records: number, stars: number): void {
    for (const invariant of invariants) {
      if (this.found.length >= FAULT_LIMIT) return;
      if (invariant.kind === "inTurn") this.runInTurn(invariant.steps, value, depth, records, stars);
      else for (const path of invariant.paths) this.walk(invariant, path, value, depth, records, stars);
    }
  }

  private runInTurn(
    steps: readonly (readonly Invariant<S, C>[])[],
    value: unknown,
    depth: number,
    records: number,
    stars: number,
  ): void {
    const before = this.found.length;
    for (const step of steps) {
      this.run(step, value, depth, records, stars);
      if (this.found.length > before) return;
    }
  }

  /** Follows a path from a value on; through what is null or left out it leads nowhere. */
  private walk(
    invariant: Invariant<S, C>,
    path: Path,
    start: unknown,
    from: number,
    recordsBefore: number,
    stars: number,
  ): void {
    const { tokens } = path;
    let value = start;
    let records = recordsBefore;
    for (let depth = from; depth < tokens.length; depth += 1) {
      if (typeof value !== "object" || value === null) return;
      const token = tokens[depth]!;
      if (token === "*") {
        this.walkAll(invariant, path, value, depth + 1, records, stars);
        return;
      }
      if (depth > 0) {
        this.holders[records] = value;
        records += 1;
      }
      value = (value as Readonly<Record<string, unknown>>)[token];
      if (value === undefined) return;
    }
    this.arrive(invariant, path, value, Math.max(from, tokens.length), records, stars);
  }

  private walkAll(
    invariant: Invariant<S, C>,
    path: Path,
    value: object,
    depth: number,
    records: number,
    stars: number,
  ): void {
    if (Array.isArray(value)) {
      for (let index = 0; index < value.length; index += 1) {
        this.keys[stars] = index;
        this.walk(invariant, path, value[index], depth, records, stars + 1);
      }
      return;
    }
    for (const key in value) {
      this.keys[stars] = key;
      this.walk(invariant, path, (value as Readonly<Record<string, unknown>>)[key], depth, records, stars + 1);
    }
  }

  private arrive(
    invariant: Invariant<S, C>,
    path: Path,
    value: unknown,
    depth: number,
    records: number,
    stars: number,
  ): void {
    this.item = value;
    this.holder = records === 0 ? this.state : this.holders[records - 1];
    this.key = path.last === "*" ? this.keys[stars - 1]! : path.last;
    this.path = path;
    if (invariant.declaration !== undefined) this.ask(invariant.declaration);
    else if (invariant.where === undefined || invariant.where(this as AnyPlace<S, C>)) {
      for (const step of invariant.steps) this.run(step, value, depth, records, stars);
    }
  }

  private ask(declaration: Declaration<S, C>): void {
    if (declaration.over === undefined) {
      if (!declaration.holds(this as AnyPlace<S, C>, this)) this.report(declaration);
      return;
    }
    for (const each of declaration.over(this as AnyPlace<S, C>)) {
      this.each = each;
      if (!declaration.holds(this as AnyPlace<S, C>, this)) this.report(declaration);
    }
  }

  isFirst(of: object, stars: number, value: unknown): boolean {
    let met = this.met.get(of);
    if (met === undefined || met.keys.some((key, index) => key !== this.keys[index])) {
      met = { keys: this.keys.slice(0, stars), values: new Set() };
      this.met.set(of, met);
    }
    if (met.values.has(value)) return false;
    met.values.add(value);
    return true;
  }

  private report(declaration: Declaration<S, C>): void {
    if (this.found.length >= FAULT_LIMIT) return;
    const { code, sentence, values } = declaration;
    let star = 0;
    const pointer = `/snapshot${this.path.pointer}`.replaceAll("*", () => String(this.keys[star++]));
    const named = { ...this, ...values?.(this as AnyPlace<S, C>) };
    this.found.push({ declaration, fault: { code, pointer, message: filled(sentence, named) } });
  }
}

/** A sentence with what its placeholders lead to, such as `{most}` and `{state.boat.type}`. */
function filled(sentence: string, named: object): string {
  return sentence.replace(/\{([\w.]+)\}/g, (_, path: string) =>
    String(
      path.split(".").reduce((value: unknown, key) => (value as Record<string, unknown> | undefined)?.[key], named),
    ),
  );
}
