/** The parts of an answer about odds that say whether it can happen. */
interface PossibleAnswer {
  readonly value: { readonly numerator: string } | null;
  readonly most: { readonly numerator: string } | null;
  readonly sampled: object | null;
}

/** True unless the answer is exactly zero, so that what it is about cannot happen. */
export function canHappen({ value, most, sampled }: PossibleAnswer): boolean {
  return value === null || sampled !== null || (most ?? value).numerator !== "0";
}
