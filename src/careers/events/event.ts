import * as z from "zod";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { awaitedField } from "../awaited";
import { readNewestStep, throwMissingStep } from "../gate";
import { awaitedIn, hasOpenSeat } from "../seats";
import type { CareerStore, ChainTip, Entry, StoredStep } from "../store/store";

/** Maximum steps that a stream repeats for a client that missed them. */
export const MISSED_LIMIT = 100;

/** The data of the event `step`. Every token of a career gets the same. */
export const stepEventSchema = z
  .strictObject({
    career: z.string().describe("Id of the career."),
    version: z.int32().describe("Number of the step."),
    kind: z.string().describe("Kind of the step, as in `careerSteps`."),
    awaited: awaitedField,
  })
  .meta({ id: "StepEvent", description: "A new step of a career." });

/** A new step of a career. */
export type StepEvent = z.infer<typeof stepEventSchema>;

/** The events that follow a version, that of the newest step, and whether the game is over after it. */
export interface NewEvents {
  readonly events: readonly StepEvent[];
  readonly newest: StepEvent;
  readonly isOver: boolean;
}

/**
 * Returns an event for every step after a version that a client knows, or for the last 100. Returns only the newest step
 * if the client knows none, or one that the career has not reached.
 */
export async function eventsAfter(
  store: CareerStore,
  entry: Entry,
  ruleset: AnyRuleset,
  known: number | undefined,
): Promise<NewEvents> {
  const { version: newest } = await newestOf(store, entry, ruleset);
  const after = known === undefined || known > newest ? newest - 1 : known;
  const first = Math.min(newest, Math.max(after + 1, newest + 1 - MISSED_LIMIT));
  const steps = await store.readSteps(entry.chain, first, newest + 1 - first);
  const last = steps.at(-1);
  if (last === undefined) return throwMissingStep({ store, entry }, `step ${newest}`);
  const events = steps.map((stored) => eventOf(entry, ruleset, stored));
  return {
    events: events.filter(({ version }) => version > after),
    newest: events.at(-1)!,
    isOver: isOver(ruleset, last),
  };
}

/** True if every token may read the whole game after a step. */
function isOver(ruleset: AnyRuleset, { step, snapshot }: StoredStep): boolean {
  return step.kind === "END" || ruleset.over(snapshot);
}

/** Returns the newest version of a career and the seats that can move there. Reads a snapshot only if it must. */
export async function newestOf(store: CareerStore, entry: Entry, ruleset: AnyRuleset): Promise<ChainTip> {
  const tip = await store.readTip(entry.chain);
  if (tip !== undefined) return hasOpenSeat(entry) ? { ...tip, awaited: [] } : tip;
  const head = await readNewestStep({ store, entry });
  return { version: head.step.version, awaited: awaitedIn({ entry, ruleset }, head) };
}

function eventOf(entry: Entry, ruleset: AnyRuleset, stored: StoredStep): StepEvent {
  const { version, kind } = stored.step;
  return { career: entry.career, version, kind, awaited: [...awaitedIn({ entry, ruleset }, stored)] };
}

/** Milliseconds that a client waits before it connects again. */
const RECONNECT_MS = 2_000;

/** The first lines of every stream. */
export const STREAM_START = `retry: ${RECONNECT_MS}\n\n`;

/** A comment, which clients ignore. It keeps the connection open. */
export const HEARTBEAT = ":\n\n";

/** Returns an event as the stream contains it. The client sends its id as `Last-Event-ID` when it connects again. */
export function eventText(event: StepEvent): string {
  return `id: ${event.version}\nevent: step\ndata: ${JSON.stringify(event)}\n\n`;
}

/** Returns the event that follows the last step of a game: from now on, every token may read the whole game. */
export function revealText({ career }: Pick<Entry, "career">): string {
  return `event: reveal\ndata: ${JSON.stringify({ career })}\n\n`;
}
