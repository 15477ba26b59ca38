import type { Answer } from "../../core/contract/answer";

/** An answer that is data, not an error: an operation's, or an analysis's. */
export interface ServedAnswer {
  readonly kind: Exclude<Answer["kind"], "MALFORMED"> | "ODDS" | "PROSPECTS" | "SIMULATION" | "TAKE_OVER";
}

/** The name of the type of an answer within its union. */
export function answerTypeName(union: string, { kind }: ServedAnswer): string {
  const resolution = union.replace(/Result$/, "Resolution");
  return {
    RESOLUTION: resolution,
    REFUSAL: "Refusal",
    NEEDS_ROLL: "NeedsRoll",
    ODDS: "Odds",
    PROSPECTS: "Prospects",
    SIMULATION: "Simulation",
    TAKE_OVER: "TakeOver",
  }[kind];
}

/** The name of the type of an audit entry. */
export function auditEntryTypeName({ kind }: { readonly kind: string }): string {
  switch (kind) {
    case "effect":
      return "EffectEntry";
    case "ruling":
      return "RulingEntry";
    case "throw":
      return "ThrowEntry";
    default:
      return "RollEntry";
  }
}
