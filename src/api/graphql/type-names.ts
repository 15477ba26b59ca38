import { pascalCase } from "../names";

/**
 * Returns the type name of an answer within its union. `Resolution` has a type for each operation. Other kinds have one
 * type.
 */
export function answerTypeName(union: string, { kind }: { readonly kind: string }): string {
  return kind === "RESOLUTION" ? union.replace(/Result$/, "Resolution") : pascalCase(kind.toLowerCase());
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
