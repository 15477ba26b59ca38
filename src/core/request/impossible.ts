import { memoize } from "../charts/memoize";
import type { AnySite, Invariant, InvariantDeclaration, InvariantPath, RunMemory } from "../contract/invariant";
import type { Fault } from "../contract/request";
import { FAULT_LIMIT } from "./fault";
import { declarationsIn } from "./invariants";

/** A fault, and the invariant that a snapshot does not keep. */
export interface Violation<S, C> {
  readonly declaration: InvariantDeclaration<S, C>;
  readonly fault: Fault;
}

/** Faults of a well-formed snapshot that no play could reach: contents that contradict the charts, the phase or each other. */
export function impossible<S extends { readonly phase: string }, C>(
  invariants: readonly Invariant<S, C>[],
  state: S,
  charts: C,
): Fault[] {
  return violations(invariants, state, charts).map(({ fault }) => fault);
}

/** The same faults, each with the invariant that does not hold. */
export function violations<S extends { readonly phase: string }, C>(
  invariants: readonly Invariant<S, C>[],
  state: S,
  charts: C,
): readonly Violation<S, C>[] {
  const ways = waysOf(invariants);
  const walker = new Walker(state, charts, ways.facts?.(state, charts));
  walker.arrive(ways.of(state.phase), state, state, "");
  return walker.found;
}

/**
 * A step of the way along which a snapshot is asked: to a place, where something is asked, and from there on. All have the same
 * members, since they are walked on every request.
 */
interface Step<S, C> {
  /** The member that it goes to, `*` for each, and empty where it stays. */
  readonly token: string;
  /** How many records and stars it has led through. */
  readonly records: number;
  readonly stars: number;
  readonly path: InvariantPath;
  readonly declaration: InvariantDeclaration<S, C> | undefined;
  readonly where: Invariant<S, C>["where"];
  /** True where each of the next is gone only as long as nothing is wrong. */
  readonly isInTurn: boolean;
  readonly next: Step<S, C>[];
}

const START: InvariantPath = { pattern: "", tokens: [], last: "", stars: 0, pointer: "" };

/**
 * The way through a snapshot in each phase, laid out when the phase is first met: of invariants that follow each other, those
 * that begin alike share it.
 */
class Ways<S, C> {
  readonly facts: InvariantDeclaration<S, C>["facts"];
  private readonly byPhase = new Map<string, Step<S, C>>();

  constructor(private readonly invariants: readonly Invariant<S, C>[]) {
    this.facts = declarationsIn(invariants)[0]?.facts;
  }

  of(phase: string): Step<S, C> {
    let way = this.byPhase.get(phase);
    if (way === undefined) {
      const laid = stepTo<S, C>(START, 0, "");
      this.layAll(laid, this.invariants, 0, phase);
      way = shortened(laid);
      this.byPhase.set(phase, way);
    }
    return way;
  }

  /** Goes on from a step that is so many tokens deep. */
  private layAll(from: Step<S, C>, invariants: readonly Invariant<S, C>[], depth: number, phase: string): void {
    for (const invariant of invariants) {
      if (invariant.kind === "inTurn") this.layInTurn(from, invariant, depth, phase);
      else if (invariant.declaration?.isAsked?.(phase) !== false) {
        for (const path of invariant.paths) this.lay(from, invariant, path, depth, phase);
      }
    }
  }

  private layInTurn(from: Step<S, C>, { steps }: Invariant<S, C>, depth: number, phase: string): void {
    const next = steps.map((step) => {
      const turn = stepTo<S, C>(from.path, depth, "");
      this.layAll(turn, step, depth, phase);
      return turn;
    });
    from.next.push({ ...stepTo<S, C>(from.path, depth, ""), isInTurn: true, next });
  }

  private lay(from: Step<S, C>, invariant: Invariant<S, C>, path: InvariantPath, depth: number, phase: string): void {
    const { length } = path.tokens;
    if (depth < length - 1) {
      this.lay(sharedStep(from, path, depth), invariant, path, depth + 1, phase);
      return;
    }
    const { declaration, where, steps } = invariant;
    const there = Math.max(depth, length);
    const last = { ...stepTo<S, C>(path, there, depth < length ? path.last : ""), declaration, where };
    for (const step of steps) this.layAll(last, step, there, phase);
    from.next.push(last);
  }
}

/** The same way without steps that lead to no question, or that stay where they are for no reason. */
function shortened<S, C>(step: Step<S, C>): Step<S, C> {
  const next = step.next
    .map(shortened)
    .filter((each) => each.declaration !== undefined || each.next.length > 0)
    .flatMap((each) => {
      const isPlain = each.token === "" && each.declaration === undefined && each.where === undefined && !each.isInTurn;
      return isPlain && (!step.isInTurn || each.next.length === 1) ? each.next : [each];
    });
  const [only] = next;
  const isPassing = next.length === 1 && only?.token === "" && step.where === undefined;
  const { declaration, where, isInTurn, path } = isPassing ? only : step;
  const { token, records, stars } = step;
  return { token, records, stars, path, declaration, where, isInTurn, next: isPassing ? only.next : next };
}

/** Laid out anew for every snapshot, the check of The Hunters takes sixteen times as long. */
const waysOf = memoize(<S, C>(invariants: readonly Invariant<S, C>[]) => new Ways(invariants));

/** The step by a token of a path: the last one before it, where that goes to the same member and asks nothing. */
function sharedStep<S, C>(from: Step<S, C>, path: InvariantPath, depth: number): Step<S, C> {
  const token = path.tokens[depth]!;
  const before = from.next.at(-1);
  const isShared = token !== "*" && before?.declaration === undefined && before?.where === undefined;
  if (before?.token === token && isShared) return before;
  const step = stepTo<S, C>(path, depth + 1, token);
  from.next.push(step);
  return step;
}

function stepTo<S, C>(path: InvariantPath, depth: number, token: string): Step<S, C> {
  const tokens = path.tokens.slice(0, depth);
  const stars = tokens.filter((each) => each === "*").length;
  const records = tokens.slice(1).filter((each) => each !== "*").length;
  return { token, records, stars, path, declaration: undefined, where: undefined, isInTurn: false, next: [] };
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
class Walker<S, C> implements RunMemory {
  readonly found: Violation<S, C>[] = [];
  item: unknown = undefined;
  holder: unknown = undefined;
  readonly holders: unknown[] = [];
  readonly keys: (string | number)[] = [];
  key: string | number = "";
  each: unknown = undefined;
  path: InvariantPath = START;
  private readonly met = new Map<object, Met>();

  constructor(
    readonly state: S,
    readonly charts: C,
    readonly facts: unknown,
  ) {}

  /** Asks what a step asks of a value, which stands in a holder under a key, and goes on from there. */
  arrive(step: Step<S, C>, value: unknown, holder: unknown, key: string | number): void {
    const { declaration, where, next } = step;
    if (declaration !== undefined) {
      this.stand(step, value, holder, key);
      this.ask(declaration);
      return;
    }
    if (where !== undefined) {
      this.stand(step, value, holder, key);
      if (!where(this as AnySite<S, C>)) return;
    }
    const before = this.found.length;
    for (const each of next) {
      this.goOn(each, value, holder, key);
      if (this.found.length > before && (step.isInTurn || this.found.length >= FAULT_LIMIT)) return;
    }
  }

  private goOn(step: Step<S, C>, value: unknown, holder: unknown, key: string | number): void {
    const { token } = step;
    if (token === "") this.arrive(step, value, holder, key);
    else if (typeof value === "object" && value !== null) {
      if (token === "*") this.goOnToAll(step, value, holder);
      else {
        const member = (value as Readonly<Record<string, unknown>>)[token];
        if (member === undefined) return;
        if (step.records > 0) this.holders[step.records - 1] = value;
        this.arrive(step, member, value, token);
      }
    }
  }

  private goOnToAll(step: Step<S, C>, value: object, holder: unknown): void {
    const star = step.stars - 1;
    if (Array.isArray(value)) {
      for (let index = 0; index < value.length; index += 1) {
        if (this.found.length >= FAULT_LIMIT) return;
        this.keys[star] = index;
        this.arrive(step, value[index], holder, index);
      }
    } else {
      for (const key in value) {
        if (this.found.length >= FAULT_LIMIT) return;
        this.keys[star] = key;
        this.arrive(step, (value as Readonly<Record<string, unknown>>)[key], holder, key);
      }
    }
  }

  private stand(step: Step<S, C>, value: unknown, holder: unknown, key: string | number): void {
    this.item = value;
    this.holder = holder;
    this.key = key;
    this.path = step.path;
  }

  private ask(declaration: InvariantDeclaration<S, C>): void {
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
    let met = this.met.get(of);
    if (met === undefined || met.keys.some((key, index) => key !== this.keys[index])) {
      met = { keys: this.keys.slice(0, stars), values: new Set() };
      this.met.set(of, met);
    }
    const { size } = met.values;
    return met.values.add(value).size > size;
  }

  private report(declaration: InvariantDeclaration<S, C>): void {
    if (this.found.length >= FAULT_LIMIT) return;
    const { code, message: id, values, at } = declaration;
    const keys = this.keys.slice(0, this.path.stars);
    if (at !== undefined) keys.push(at(this as AnySite<S, C>));
    const pointer = `/snapshot${this.path.pointer}`.replaceAll("*", () => String(keys.shift()));
    const { state, charts, item, holder, key, each } = this;
    const there = { state, charts, item, holder, holders: [...this.holders], keys: [...this.keys], key, each };
    const message = { id, values: { ...there, ...values?.(this as AnySite<S, C>) }, hasCodes: true };
    this.found.push({ declaration, fault: { code, pointer, message } });
  }
}
