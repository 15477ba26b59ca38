import type { Answer } from "../../core/operation/contract";

/** An answer that is data, not an error. */
export type ServedAnswer = Exclude<Answer, { kind: "MALFORMED" }>;

/** The name of the type of an answer within an operation's union. */
export function answerTypeName(union: string, { kind }: ServedAnswer): string {
  const resolution = union.replace(/Result$/, "Resolution");
  return { RESOLUTION: resolution, REFUSAL: "Refusal", NEEDS_ROLL: "NeedsRoll" }[kind];
}

/** The name of the type of an audit entry. */
export function auditEntryTypeName({ kind }: { readonly kind: string }): string {
  return kind === "effect" ? "EffectEntry" : kind === "ruling" ? "RulingEntry" : "RollEntry";
}
