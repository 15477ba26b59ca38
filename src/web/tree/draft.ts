import { signal } from "@preact/signals";

/** What is chosen in a form, before it is sent. */
export interface Draft {
  readonly operation: string;
  readonly input: unknown;
}

/** What is chosen in the form that is open; undefined while none is. */
export const drafted = signal<Draft | undefined>(undefined);

/** The drafts at one place of a game, by operation, and the operation whose form is open there. */
interface Drafts {
  readonly open?: string;
  readonly inputs: Readonly<Record<string, unknown>>;
}

type Places = Readonly<Record<string, Drafts>>;

/** Where this tab remembers drafts, so that neither another form nor a reload loses them. */
const STORED = "drafts";

/** The maximum number of places whose drafts are remembered; the oldest go first. */
const PLACES = 20;

function places(): Places {
  return JSON.parse(sessionStorage.getItem(STORED) ?? "{}") as Places;
}

/** Changes the drafts at a place, which is then the newest one. */
function changeAt(at: string, change: (drafts: Drafts) => Drafts): void {
  const { [at]: here = { inputs: {} }, ...others } = places();
  const kept = [...Object.entries(others).slice(1 - PLACES), [at, change(here)]];
  sessionStorage.setItem(STORED, JSON.stringify(Object.fromEntries(kept)));
}

/** Remembers what is chosen in the form that is open at a place of a game. */
export function keepDraft(at: string, draft: Draft): void {
  drafted.value = draft;
  const { operation, input } = draft;
  changeAt(at, ({ inputs }) => ({ open: operation, inputs: { ...inputs, [operation]: input } }));
}

/** Remembers that no form is open at a place; what was chosen in it stays. */
export function closeDraft(at: string): void {
  drafted.value = undefined;
  changeAt(at, ({ inputs }) => ({ inputs }));
}

/** Forgets what was chosen at a place, once a move is played there. */
export function forgetDrafts(at: string): void {
  changeAt(at, () => ({ inputs: {} }));
}

/** The operation whose form was open at a place when the page was loaded again; undefined if none was. */
export function openOperation(at: string): string | undefined {
  return places()[at]?.open;
}

/** What was chosen for an operation at a place; undefined if nothing was. */
export function draftOf(at: string, operation: string): unknown {
  return places()[at]?.inputs[operation];
}
