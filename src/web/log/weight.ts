import type { AuditEntry } from "../service/service";

/** A line of the audit trail, with its weight where the service says it. */
export type Line = AuditEntry & { readonly weight?: "STORY" | "DETAIL" | "RULING" };

/** What a line is: part of the story, a detail, or where a ruling decided. */
export function weightOf(entry: Line): "STORY" | "DETAIL" | "RULING" {
  return entry.weight ?? (entry.kind === "ruling" ? "RULING" : "STORY");
}

const SECTION = /\s*[[［]([^\]］]+)[\]］]$/;

/** A sentence and the section that stands in brackets at its end, if one does; Japanese has wide ones. */
export function partsOf(sentence: string): { readonly text: string; readonly section: string | undefined } {
  return { text: sentence.replace(SECTION, ""), section: SECTION.exec(sentence)?.[1] };
}
