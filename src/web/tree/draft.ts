import { signal } from "@preact/signals";

/** A form's input before it is sent. */
export interface Draft {
  readonly operation: string;
  readonly input: unknown;
}

/** The draft of the open form; undefined while none is open. */
export const currentDraft = signal<Draft | undefined>(undefined);

/** The drafts at one place of a game, by operation, and the operation whose form is open there. */
interface Drafts {
  readonly open?: string;
  readonly inputs: Readonly<Record<string, unknown>>;
}

type DraftsByPlace = Readonly<Record<string, Drafts>>;

/** Session storage key. Drafts survive a reload and a switch to another form. */
const STORAGE_KEY = "drafts";

/** The maximum number of places whose drafts are remembered; the oldest go first. */
const MAX_PLACES = 20;

function places(): DraftsByPlace {
  return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "{}") as DraftsByPlace;
}

/** Updates the drafts at a place and makes it the newest. */
function changeAt(at: string, change: (drafts: Drafts) => Drafts): void {
  const { [at]: here = { inputs: {} }, ...others } = places();
  const entries = [...Object.entries(others).slice(1 - MAX_PLACES), [at, change(here)]];
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(entries)));
}

/** Saves the draft of the form that is open at a place of a game. */
export function keepDraft(at: string, draft: Draft): void {
  currentDraft.value = draft;
  const { operation, input } = draft;
  changeAt(at, ({ inputs }) => ({ open: operation, inputs: { ...inputs, [operation]: input } }));
}

/** Records that no form is open at a place; its draft stays. */
export function closeDraft(at: string): void {
  currentDraft.value = undefined;
  changeAt(at, ({ inputs }) => ({ inputs }));
}

/** Deletes the drafts at a place after a move. */
export function forgetDrafts(at: string): void {
  changeAt(at, () => ({ inputs: {} }));
}

/** Returns the operation whose form was open at a place before a reload; undefined if none was. */
export function openOperation(at: string): string | undefined {
  return places()[at]?.open;
}

/** Returns the draft of an operation at a place; undefined if there is none. */
export function draftOf(at: string, operation: string): unknown {
  return places()[at]?.inputs[operation];
}
