import type { AuditEntry } from "../contract/audit";
import type { LabelledRoll } from "../contract/request";
import { notationOf } from "../dice/notation";

/** Every roll of an audit trail with its dice, in order. */
export function rollsOf({ audit }: { readonly audit: readonly AuditEntry[] }): LabelledRoll[] {
  return audit.flatMap((entry) =>
    isRoll(entry) ? [{ label: entry.label, ...dieOf(entry), faces: [...entry.faces] }] : [],
  );
}

type Rolled = Extract<AuditEntry, { faces: readonly number[] }>;

function isRoll(entry: AuditEntry): entry is Rolled {
  return "faces" in entry;
}

/** What a die of a line is: its sides, and where it counts from when that is not 1. */
function dieOf(entry: Rolled): { sides: number; low?: number } {
  const { sides, low } = notationOf(entry)!;
  return low === 1 ? { sides } : { sides, low };
}
