import { signal } from "@preact/signals";

/** What is chosen in a form, before it is sent. */
export interface Draft {
  readonly operation: string;
  readonly input: unknown;
}

/** What is chosen in the form that is open; undefined while none is. */
export const drafted = signal<Draft | undefined>(undefined);

/** Where this tab remembers it, so that a page that is loaded anew begins with it. */
const PLACE = "drafted";

/** Remembers what is chosen in the form that is open at a place of a game; undefined forgets it. */
export function keepDraft(at: string, draft: Draft | undefined): void {
  drafted.value = draft;
  if (draft === undefined) sessionStorage.removeItem(PLACE);
  else sessionStorage.setItem(PLACE, JSON.stringify({ at, ...draft }));
}

/** What was chosen at a place of a game when the page was loaded anew; undefined where nothing was. */
export function draftLeft(at: string): Draft | undefined {
  const kept = JSON.parse(sessionStorage.getItem(PLACE) ?? "null") as (Draft & { readonly at: string }) | null;
  return kept?.at === at ? kept : undefined;
}
