/** A JSON Schema, as far as choices write them. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** A thing that a sentence names: by its id where a language has a word for that, else as the charts call it. */
interface Named {
  readonly id: string;
  readonly name: string;
}

/** What a sentence names: a code, a number, a thing, a sentence within it, several of them, or one of several. */
export type Param =
  | string
  | number
  | boolean
  | null
  | Named
  | Reason
  | readonly Param[]
  | { readonly or: readonly Param[] };

/** What the sentence of a reason names, by the names in its template. */
export type Params = Readonly<Record<string, Param>>;

/**
 * Why a rule says no: a stable code, the section that says so, and a pointer into the input. The sentence is data: the catalogues
 * have one for `code/variant`, else for `code/section`, else for the code.
 */
export interface Reason {
  readonly code: string;
  readonly section: string;
  readonly variant?: string;
  readonly params?: Params;
  /** Further reasons, said after it. */
  readonly also?: readonly Reason[];
  readonly pointer?: string;
}

/** Picks a whole number from 0 to below `n`; random play and policies bring their own. */
export type Picker = (n: number) => number;

/** A value that JSON writes without brackets. */
export type Scalar = string | number | boolean | null;

/** Values of an input: those that stand at some pointers, of these only some values, or only those beside a certain value. */
export interface Selection {
  /** JSON pointers in which `*` stands for every item of a list, or every member of an object. */
  readonly pointers: readonly string[];
  /** Left out, any value is one but null, as which a missing value counts. */
  readonly values?: readonly Scalar[];
  /** Counts a value only where one of these stands at that pointer, whose `*` stand for what those of the value's own pointer do. */
  readonly where?: { readonly pointer: string; readonly values: readonly Scalar[] };
}

/** How a limit is checked: `other` only by asking. */
export type LimitRule = "sum" | "count" | "distinct" | "pairs" | "other";

/** A limit over several values of an input at once, which a JSON Schema cannot state. */
export interface Limit extends Selection {
  readonly code: string;
  readonly section: string;
  readonly message: string;
  readonly rule: LimitRule;
  /** The limit judges each value there by itself: a pointer with a `*`, which stands for the same in all pointers that begin with it. */
  readonly each?: string;
  /** The limit holds only where each of these selections finds a value. */
  readonly when?: readonly Selection[];
  /** The least sum or count. */
  readonly min?: number;
  /** The greatest sum or count; of `distinct` how often one combination may stand, 1 where it is left out. */
  readonly max?: number;
  /** In a sum what a value counts that is no number; 0 where it is not named. */
  readonly weights?: Readonly<Record<string, number>>;
  /** Of `pairs` the combinations of the values at the pointers that may stand together. */
  readonly allowed?: readonly (readonly Scalar[])[];
  /** Of `pairs` the combinations that may not. */
  readonly forbidden?: readonly (readonly Scalar[])[];
}

/** A limit as a rule declares it: its sentence is data, as that of a reason. */
export type DeclaredLimit = Omit<Limit, "message"> & Pick<Reason, "variant" | "params">;

/** A value that a rule closes, and why; null stands for every value at that pointer. */
export interface ClosedValue {
  readonly pointer: string;
  readonly value: unknown;
  /** The value in the language asked for, or its member where every value is closed; left out without one. */
  readonly title?: string;
  readonly code: string;
  readonly section: string;
}

/** The legal values of one input, in one place: it lists them, checks a value and draws one at random. */
export interface Choice<T = unknown> {
  readonly schema: JsonSchema;
  readonly limits: readonly DeclaredLimit[];
  readonly closed: readonly ClosedValue[];
  /** The reason a value is not legal, or undefined when it is. */
  check(value: unknown): Reason | undefined;
  draw(pick: Picker): T;
}
