/** What a ruleset brings to the referee's bench. */
export interface Bench {
  /** The odds that examples show: an operation, and what of it is told apart. */
  readonly odds: { readonly operation: string; readonly project: readonly string[] };
}
