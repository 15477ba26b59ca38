/** A JSON Schema, limited to the keywords that choices use. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** A named thing. A sentence uses the language's word for its id, or else its name in the charts. */
interface NamedItem {
  readonly id: string;
  readonly name: string;
}

/** A parameter of a sentence: a code, a number, a named thing, a nested sentence, a list, or alternatives. */
export type Param =
  | string
  | number
  | boolean
  | null
  | NamedItem
  | Reason
  | readonly Param[]
  | { readonly or: readonly Param[] };

/** The parameters of a reason's sentence, by their names in the template. */
export type Params = Readonly<Record<string, Param>>;

/**
 * The reason of a refusal: a stable code, the section of the rule, and a pointer into the input. The catalogues have
 * its template under `code/variant`, or else `code/section`, or else the code.
 */
export interface Reason {
  readonly code: string;
  readonly section: string;
  readonly variant?: string;
  readonly params?: Params;
  /** Further reasons, whose sentences follow. */
  readonly also?: readonly Reason[];
  readonly pointer?: string;
}

/** Returns an integer from 0 up to but excluding `n`. Random play and policies supply their own. */
export type Picker = (n: number) => number;

/** A JSON value that is neither an object nor a list. */
export type Scalar = string | number | boolean | null;

/**
 * Selects values of an input: those at some pointers, optionally only some values, or only those next to a certain
 * value.
 */
export interface Selection {
  /** JSON pointers. `*` stands for every item of a list or every member of an object. */
  readonly pointers: readonly string[];
  /** If omitted, any value except null matches. A missing value counts as null. */
  readonly values?: readonly Scalar[];
  /**
   * Selects a value only if the value at this pointer is one of `values`. Its `*` stand for the same keys as those of
   * the value's own pointer.
   */
  readonly where?: { readonly pointer: string; readonly values: readonly Scalar[] };
}

/** The kinds of checks of a limit. */
export const LIMIT_RULES = ["sum", "count", "distinct", "pairs", "other"] as const;

/** The kind of check of a limit. `other` can only be checked by sending a request. */
export type LimitRule = (typeof LIMIT_RULES)[number];

/** A limit over several values of an input, which JSON Schema cannot express. */
export interface Limit extends Selection {
  readonly code: string;
  readonly section: string;
  readonly message: string;
  readonly rule: LimitRule;
  /**
   * If set, the limit applies to each value at this pointer separately. The pointer has a `*`, which stands for the
   * same key in all pointers that begin with it.
   */
  readonly each?: string;
  /** The limit applies only if each of these selections matches a value. */
  readonly when?: readonly Selection[];
  /** Minimum sum or count. */
  readonly min?: number;
  /** Maximum sum or count. For `distinct`, how often one combination may occur. Default: 1. */
  readonly max?: number;
  /** For `sum`, what values that are not numbers count. Default: 0. */
  readonly weights?: Readonly<Record<string, number>>;
  /** For `pairs`, the combinations of values that may occur together. */
  readonly allowed?: readonly (readonly Scalar[])[];
  /** For `pairs`, the combinations that may not. */
  readonly forbidden?: readonly (readonly Scalar[])[];
}

/** A limit as a rule declares it. Its sentence is built from `variant` and `params`, like that of a reason. */
export type DeclaredLimit = Omit<Limit, "message"> & Pick<Reason, "variant" | "params">;

/** A value that a rule closes, and why. Null means every value at that pointer. */
export interface ClosedValue {
  readonly pointer: string;
  readonly value: unknown;
  /** The value in the requested language, or its member if every value is closed. Omitted without a language. */
  readonly title?: string;
  readonly code: string;
  readonly section: string;
  /** The reason as a sentence. */
  readonly message: string;
}

/** A closed value as a rule declares it. Its sentence is built from the members of its reason. */
export type DeclaredClosedValue = Omit<ClosedValue, "title" | "message"> & Omit<Reason, "pointer">;

/** The legal values of one input. It describes them, checks a value, and draws one at random. */
export interface Choice<T = unknown> {
  readonly schema: JsonSchema;
  readonly limits: readonly DeclaredLimit[];
  readonly closed: readonly DeclaredClosedValue[];
  /**
   * Returns the reason why a value is illegal. Undefined if it is legal. The value must match the input schema of the
   * operation. For a value of another shape, it can throw a TypeError.
   */
  check(value: unknown): Reason | undefined;
  draw(pick: Picker): T;
}
