import { pascalCase, playResolutionName, viewName } from "../names";

/** A member of a union: an answer of one kind, or a view. */
export interface UnionMember {
  readonly kind?: string;
  readonly ruleset: string;
}

/**
 * Returns the type name of a member of a union. A resolution has a type for each operation and for generic play. Other
 * kinds have one type. A view has a type for each game.
 */
export function memberTypeName(union: string, { kind = "", ruleset }: UnionMember): string {
  if (union === "GameView") return viewName(ruleset);
  if (kind !== "RESOLUTION") return pascalCase(kind.toLowerCase());
  return union.endsWith("Result") ? union.replace(/Result$/, "Resolution") : playResolutionName(ruleset);
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
