import type { Choice, DeclaredClosedValue, DeclaredLimit, JsonSchema, Param, Picker, Reason } from "../contract/choice";
import { type CheckedLimit, limitReason, limitWithin } from "./limits";

/** A value that the rules close, and the reason. */
export interface Closed<T> {
  readonly value: T;
  readonly reason: Reason;
}

/** One of a list of values. `closed` lists further values that a rule closes now. */
export function oneOf<const T extends string | number | boolean | null>(
  values: readonly T[],
  closed: readonly Closed<T>[] = [],
): Choice<T> {
  return new ValueChoice(values, closed);
}

const NONE: readonly never[] = [];

/** One of a list of values. Its schema is built on read, because most choices are only checked or drawn from. */
class ValueChoice<T extends string | number | boolean | null> implements Choice<T> {
  readonly limits: readonly DeclaredLimit[] = NONE;

  constructor(
    private readonly values: readonly T[],
    private readonly closedValues: readonly Closed<T>[],
  ) {}

  get schema(): JsonSchema {
    return this.values.length === 1 ? { const: this.values[0] } : { enum: this.values };
  }

  get closed(): readonly DeclaredClosedValue[] {
    return this.closedValues.map(({ value, reason }) => ({ ...reason, pointer: "", value }));
  }

  check(value: unknown): Reason | undefined {
    if (this.values.includes(value as T)) return undefined;
    return this.closedValues.find((each) => each.value === value)?.reason ?? notListedReason(this.values, value);
  }

  draw(pick: Picker): T {
    return this.values[pick(this.values.length)]!;
  }
}

/** A whole number from `min` to `max`. */
export function wholeNumber(min: number, max: number): Choice<number> {
  return {
    schema: { type: "integer", minimum: min, maximum: max },
    limits: NONE,
    closed: NONE,
    check: (value) =>
      typeof value === "number" && Number.isInteger(value) && min <= value && value <= max
        ? undefined
        : { code: "VALUE_NOT_LISTED", section: "", variant: min === max ? "only" : "range", params: { min, max } },
    draw: (pick) => min + pick(max - min + 1),
  };
}

/** Free text, drawn from examples in random play. */
export function freeText(maxLength: number, examples: readonly string[]): Choice<string> {
  return {
    schema: { type: "string", minLength: 1, maxLength },
    limits: NONE,
    closed: NONE,
    check: () => undefined,
    draw: (pick) => examples[pick(examples.length)]!,
  };
}

/** An object in which every member is chosen. Members in `optional` may be omitted. */
export function every<T extends object>(
  members: { readonly [K in keyof T]: Choice<T[K]> },
  { optional = NONE }: { readonly optional?: readonly string[] } = {},
): Choice<T> {
  return new ObjectChoice<T>(members, optional);
}

/** How many members may be chosen (default: any number), and the members that a rule closes. */
interface SomeOptions {
  readonly min?: number;
  readonly max?: number;
  readonly closed?: Readonly<Record<string, Reason>>;
}

/** An object with at least `min` and at most `max` of these members. `closed` contains the members that a rule closes. */
export function someOf<T extends object>(
  members: { readonly [K in keyof T]: Choice<T[K]> },
  { min = 0, max, closed }: SomeOptions = {},
): Choice<Partial<T>> {
  return new ObjectChoice<T>(members, NONE, min, max, closed);
}

const NOTHING_CLOSED: Readonly<Record<string, Reason>> = {};

/** An object of members. Its schema is built on read, because most choices are only checked or drawn from. */
class ObjectChoice<T extends object> implements Choice<T> {
  private readonly keys: readonly string[];
  private readonly min: number;
  private readonly max: number;
  /** The members that must be chosen. Undefined if any member may be omitted. */
  private readonly required: readonly string[] | undefined;

  constructor(
    private readonly members: { readonly [key: string]: Choice },
    optional: readonly string[],
    min?: number,
    max?: number,
    private readonly closedMembers: Readonly<Record<string, Reason>> = NOTHING_CLOSED,
  ) {
    this.keys = Object.keys(members);
    const needed = optional.length === 0 ? this.keys : this.keys.filter((key) => !optional.includes(key));
    this.min = min ?? needed.length;
    this.max = max ?? this.keys.length;
    this.required = this.min === needed.length ? needed : undefined;
  }

  get schema(): JsonSchema {
    const { keys, required, min, max } = this;
    const most = max < keys.length ? { maxProperties: max } : {};
    const bounds = required === undefined ? { minProperties: min, ...most } : { required };
    const properties: Record<string, JsonSchema> = {};
    for (const key of keys) properties[key] = this.members[key]!.schema;
    return { type: "object", additionalProperties: false, properties, ...bounds };
  }

  get limits(): readonly DeclaredLimit[] {
    const limits: DeclaredLimit[] = [];
    for (const key of this.keys) {
      for (const limit of this.members[key]!.limits) limits.push(limitWithin(limit, `/${key}`));
    }
    return limits;
  }

  get closed(): readonly DeclaredClosedValue[] {
    const closed: DeclaredClosedValue[] = [];
    for (const key of this.keys) {
      for (const each of this.members[key]!.closed) closed.push({ ...each, pointer: `/${key}${each.pointer}` });
    }
    for (const [key, reason] of Object.entries(this.closedMembers)) {
      closed.push({ ...reason, pointer: `/${key}`, value: null });
    }
    return closed;
  }

  check(value: unknown): Reason | undefined {
    const members = Object.entries(value ?? {}).filter(([, each]) => each !== undefined);
    for (const [key, each] of members) {
      if (!this.keys.includes(key)) return { ...this.closedReason(key), pointer: `/${key}` };
      const reason = this.members[key]!.check(each);
      if (reason !== undefined) return { ...reason, pointer: `/${key}${reason.pointer ?? ""}` };
    }
    const missing = this.required?.find((key) => !members.some(([each]) => each === key));
    if (missing !== undefined) {
      return { code: "CHOICE_MISSING", section: "", params: { member: missing }, pointer: `/${missing}` };
    }
    const { min, max } = this;
    if (min <= members.length && members.length <= max) return undefined;
    return { ...countReason(min, max, members.length), ...(min === max && { variant: "exactly" }) };
  }

  private closedReason(key: string): Reason {
    if (Object.hasOwn(this.closedMembers, key)) return this.closedMembers[key]!;
    return { code: "VALUE_NOT_LISTED", section: "", variant: "member", params: { member: key } };
  }

  draw(pick: Picker): T {
    const members: Record<string, unknown> = {};
    for (const key of this.someKeys(pick)) members[key] = this.members[key]!.draw(pick);
    return members as T;
  }

  private someKeys(pick: Picker): readonly string[] {
    const { keys, required, min, max } = this;
    if (required === keys) return keys;
    if (required !== undefined) return keys.filter((key) => required.includes(key) || pick(2) === 1);
    const count = min + pick(max - min + 1);
    const chosen = [...keys];
    while (chosen.length > count) chosen.splice(pick(chosen.length), 1);
    return chosen;
  }
}

/** Options of a list. `distinct` forbids repeats. `few` is the reason for too few values. */
interface ListOptions {
  readonly distinct?: boolean;
  readonly few?: Reason | undefined;
}

/**
 * A list of `min` to `max` values of one choice. `distinct` forbids repeats. `few` is the reason for too few values.
 */
export function listOf<T>(
  item: Choice<T>,
  min: number,
  max: number,
  { distinct = false, few }: ListOptions = {},
): Choice<T[]> {
  return new ListChoice(item, min, max, distinct, few);
}

class ListChoice<T> implements Choice<T[]> {
  constructor(
    private readonly item: Choice<T>,
    private readonly min: number,
    private readonly max: number,
    private readonly distinct: boolean,
    private readonly few: Reason | undefined,
  ) {}

  get schema(): JsonSchema {
    const { item, min, max, distinct } = this;
    const unique = distinct ? { uniqueItems: true } : {};
    return { type: "array", items: item.schema, minItems: min, maxItems: max, ...unique };
  }

  get limits(): readonly DeclaredLimit[] {
    return this.item.limits.map((limit) => limitWithin(limit, "/*"));
  }

  get closed(): readonly DeclaredClosedValue[] {
    return this.item.closed.map((each) => ({ ...each, pointer: `/*${each.pointer}` }));
  }

  check(value: unknown): Reason | undefined {
    const { item, min, max, distinct } = this;
    const list = value as unknown[];
    if (list.length < min && this.few !== undefined) return { ...this.few, pointer: "" };
    if (list.length < min || list.length > max) return countReason(min, max, list.length);
    for (const [index, each] of list.entries()) {
      const reason = item.check(each);
      if (reason !== undefined) return { ...reason, pointer: `/${index}${reason.pointer ?? ""}` };
      if (distinct && list.indexOf(each) < index) {
        return { code: "CHOICE_REPEATED", section: "", pointer: `/${index}` };
      }
    }
    return undefined;
  }

  draw(pick: Picker): T[] {
    const { item, min, max, distinct } = this;
    const list: T[] = [];
    const length = min + pick(max - min + 1);
    for (let tries = 0; list.length < length && tries < 200; tries += 1) {
      const value = item.draw(pick);
      if (!distinct || !list.includes(value)) list.push(value);
    }
    return list;
  }
}

/** The pointer that a violation reports, and an optional draw that returns a legal value directly. */
interface LimitOptions<T> {
  readonly pointer?: string;
  readonly draw?: ((pick: Picker) => T) | undefined;
}

/**
 * A choice narrowed by limits over the whole value, all reported at the same pointer. `draw` must return a legal value.
 */
export function within<T>(
  choice: Choice<T>,
  limit: CheckedLimit<T> | readonly CheckedLimit<T>[],
  { pointer = "", draw }: LimitOptions<T> = {},
): Choice<T> {
  return new LimitedChoice(choice, [limit].flat(), pointer, draw);
}

class LimitedChoice<T> implements Choice<T> {
  constructor(
    private readonly choice: Choice<T>,
    private readonly rules: readonly CheckedLimit<T>[],
    private readonly pointer: string,
    private readonly customDraw: ((pick: Picker) => T) | undefined,
  ) {}

  get schema(): JsonSchema {
    return this.choice.schema;
  }

  get limits(): readonly DeclaredLimit[] {
    return [...this.choice.limits, ...this.rules.map(({ limit }) => limit)];
  }

  get closed(): readonly DeclaredClosedValue[] {
    return this.choice.closed;
  }

  check(value: unknown): Reason | undefined {
    const reason = this.choice.check(value);
    if (reason !== undefined) return reason;
    for (const { limit, check } of this.rules) {
      const verdict = check(value as T);
      if (verdict !== true) return { ...(verdict === false ? limitReason(limit) : verdict), pointer: this.pointer };
    }
    return undefined;
  }

  draw(pick: Picker): T {
    if (this.customDraw !== undefined) return this.customDraw(pick);
    for (let tries = 0; tries < 1000; tries += 1) {
      const value = this.choice.draw(pick);
      if (this.rules.every(({ check }) => check(value) === true)) return value;
    }
    throw new Error("1,000 draws found no legal value. This limit needs its own draw.");
  }
}

/** A lazily built choice: `make` runs on first use. Pass `draw` to draw without building it. */
export function lazyChoice<T>(make: () => Choice<T>, draw?: (pick: Picker) => T): Choice<T> {
  return new LazyChoice(make, draw);
}

class LazyChoice<T> implements Choice<T> {
  private cachedChoice: Choice<T> | undefined;

  constructor(
    private readonly make: () => Choice<T>,
    private readonly customDraw?: (pick: Picker) => T,
  ) {}

  private get choice(): Choice<T> {
    this.cachedChoice ??= this.make();
    return this.cachedChoice;
  }

  get schema(): JsonSchema {
    return this.choice.schema;
  }

  get limits(): readonly DeclaredLimit[] {
    return this.choice.limits;
  }

  get closed(): readonly DeclaredClosedValue[] {
    return this.choice.closed;
  }

  check(value: unknown): Reason | undefined {
    return this.choice.check(value);
  }

  draw(pick: Picker): T {
    return this.customDraw === undefined ? this.choice.draw(pick) : this.customDraw(pick);
  }
}

/** Returns the reason for a value that is not in the list. */
export function notListedReason(values: readonly Param[], value: unknown): Reason {
  return { code: "VALUE_NOT_LISTED", section: "", params: { value: value as Param, values: { or: values } } };
}

function countReason(min: number, max: number, count: number): Reason {
  const fixed = max === 0 ? "none" : "number";
  const variant = min === max ? fixed : "range";
  return { code: "CHOICE_COUNT", section: "", variant, params: { min, max, count }, pointer: "" };
}
