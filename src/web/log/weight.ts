import type { AuditEntry } from "../service/service";

/** A line of the audit trail, with its weight if the service sends it. */
export type AuditLine = AuditEntry & { readonly weight?: "STORY" | "DETAIL" | "RULING" };

/** Returns the weight of a line: story, detail or ruling. */
export function weightOf(entry: AuditLine): "STORY" | "DETAIL" | "RULING" {
  return entry.weight ?? (entry.kind === "ruling" ? "RULING" : "STORY");
}

const SECTION = /\s*[[［]([^\]］]+)[\]］]$/;

/** Splits the section number in brackets from the end of a sentence. Japanese brackets are full width. */
export function splitSection(sentence: string): { readonly text: string; readonly section: string | undefined } {
  return { text: sentence.replace(SECTION, ""), section: SECTION.exec(sentence)?.[1] };
}
