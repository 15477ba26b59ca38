import type { AuditEntry } from "../contract/audit";
import type { LabelledRoll } from "../contract/request";
import { notationOf } from "../dice/notation";

/** Returns every roll of an audit trail with its dice, in order. */
export function rollsOf({ audit }: { readonly audit: readonly AuditEntry[] }): LabelledRoll[] {
  return audit.flatMap((entry) =>
    isRoll(entry) ? [{ label: entry.label, ...dieOf(entry), faces: [...entry.faces] }] : [],
  );
}

type DiceEntry = Extract<AuditEntry, { faces: readonly number[] }>;

function isRoll(entry: AuditEntry): entry is DiceEntry {
  return "faces" in entry;
}

/** Returns the sides of a roll's dice, and their lowest face if it is not 1. */
function dieOf(entry: DiceEntry): { sides: number; low?: number } {
  const { sides, low } = notationOf(entry)!;
  return low === 1 ? { sides } : { sides, low };
}
