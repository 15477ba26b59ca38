/** A JSON Schema, as far as choices write them. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Why a rule says no: a stable code, the section that says so, a sentence, and a pointer into the input. */
export interface Reason {
  readonly code: string;
  readonly section: string;
  readonly message: string;
  readonly pointer?: string;
}

/** Picks a whole number from 0 to below `n`; random play and policies bring their own. */
export type Picker = (n: number) => number;

/** A limit over several values of an input at once, which a JSON Schema cannot state. */
export interface Limit {
  readonly code: string;
  readonly section: string;
  readonly text: string;
  readonly min?: number;
  readonly max?: number;
}

/** A value that a rule closes, and why; null stands for every value at that pointer. */
export interface ClosedValue {
  readonly pointer: string;
  readonly value: unknown;
  readonly code: string;
  readonly section: string;
}

/** The legal values of one input, in one place: it lists them, checks a value and draws one at random. */
export interface Choice<T = unknown> {
  readonly schema: JsonSchema;
  readonly limits: readonly Limit[];
  readonly closed: readonly ClosedValue[];
  /** The reason a value is not legal, or undefined when it is. */
  check(value: unknown): Reason | undefined;
  draw(pick: Picker): T;
}
