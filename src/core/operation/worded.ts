import type { AuditEntry } from "../audit/entry";
import { type Phrases, renderResult, renderSentence } from "../audit/sentence";
import type { Answer } from "./contract";

/** Turns a text that can be told in any language into what a wire serves: the text itself, or a way to ask for it. */
export type Localizer = (text: (phrases: Phrases) => string) => unknown;

/** An answer with a `sentence` beside every audit entry and `words` beside every total, as `tell` makes them. */
export function localize(answer: Answer, tell: Localizer): Answer {
  if (answer.kind !== "RESOLUTION" && answer.kind !== "NEEDS_ROLL") return answer;
  const told = (entries: readonly AuditEntry[]) =>
    entries.map((entry) => ({ ...entry, sentence: tell((phrases) => renderSentence(entry, phrases)) }));
  const audit = told(answer.audit);
  if (answer.kind === "RESOLUTION") {
    const views = answer.views?.map((view) => ({ ...view, audit: told(view.audit) }));
    return { ...answer, audit, ...(views && { views }) };
  }
  const { label, chart } = answer.next;
  const totals = answer.next.totals.map((total) => ({
    ...total,
    words: tell((phrases) => renderResult({ ...total, label, chart }, phrases)),
  }));
  return { ...answer, next: { ...answer.next, totals }, audit };
}
