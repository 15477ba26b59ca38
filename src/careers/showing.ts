import type { AuditLevel } from "../core/audit/entry";
import { decide } from "../core/operation/adjudicate";
import type { Answer, SnapshotBase } from "../core/operation/contract";
import type { Opened } from "./gate";
import { malformed } from "./problem";
import type { Step } from "./record";
import type { CareerShown } from "./shapes";
import type { StoredStep } from "./store/store";

/** True when the bearer may see the whole state: in a game that hides nothing, once it is over, and always for owner and referee. */
export function seesAll({ slot, ruleset }: Pick<Opened, "slot" | "ruleset">, snapshot: unknown): boolean {
  if (slot.role === "OWNER" || slot.role === "REFEREE" || ruleset.view === undefined) return true;
  return ruleset.over(snapshot as SnapshotBase);
}

/** A career at one of its steps, as its bearer may see it. */
export function showCareer(
  opened: Pick<Opened, "entry" | "slot" | "ruleset">,
  shown: StoredStep,
  newest: number,
): CareerShown {
  const { entry, slot, ruleset } = opened;
  const { step, snapshot } = shown;
  const complete = seesAll(opened, snapshot);
  return {
    career: entry.career,
    ruleset: entry.ruleset,
    name: entry.name,
    version: step.version,
    newest,
    digest: step.digest,
    commitment: step.commitment,
    over: ruleset.over(snapshot as SnapshotBase),
    role: slot.role,
    side: slot.side,
    complete,
    snapshot: complete ? snapshot : null,
    view: complete ? null : ruleset.view!(snapshot as SnapshotBase, slot.side),
    decisions: complete ? decisionsOf(opened, snapshot) : null,
    origin: entry.origin,
    createdAt: entry.createdAt,
    expiresAt: new Date(entry.expiresAt * 1000).toISOString(),
    tokens: slot.role === "OWNER" ? entry.tokens.map(({ id, role, side }) => ({ id, role, side })) : [],
  };
}

function decisionsOf({ entry, ruleset }: Pick<Opened, "entry" | "ruleset">, snapshot: unknown): unknown {
  const answer = decide(ruleset, { snapshot, charts: entry.charts });
  return answer.kind === "DECISIONS" ? answer.decisions : null;
}

/** A step without what a bearer who sees no whole state may learn of it: inputs, dice, seeds. Its digest still stands. */
export function hiddenStep(step: Step): Step {
  return { ...step, input: null, rerolls: [], seed: null, rolls: [], revealed: null };
}

/** An answer that is data, with as much audit as asked for; a request the kernel cannot read becomes a problem. */
export function toldAnswer(answer: Answer, audit: AuditLevel = "FULL"): Exclude<Answer, { kind: "MALFORMED" }> {
  if (answer.kind === "MALFORMED") throw malformed(answer.faults);
  if (answer.kind === "REFUSAL" || audit === "FULL") return answer;
  return { ...answer, audit: audit === "NONE" ? [] : answer.audit.filter(({ kind }) => kind !== "effect") };
}
