import { computed, signal } from "@preact/signals";
import {
  type AuditEntry,
  ask,
  type Decision,
  type Fields,
  offers,
  type Resolution,
  type SideView,
} from "../service/service";
import { language } from "../shell/settings";
import { shownWords, unbroken } from "../shell/words";
import { before, type Game, type Step } from "./game";
import { viewer } from "./seats";
import { decisionsAt, sourceOf } from "./source";
import { game, step } from "./table";

/** What of a step is seen by who looks on. */
export interface Seen {
  /** The whole snapshot, or what the side may know of it. */
  readonly position: Fields;
  readonly audit: readonly AuditEntry[];
  /** What was called: the operation asked for, then what followed by itself. */
  readonly parts: readonly Part[];
  /** What the sentence of each line of that audit is. */
  readonly sentences: readonly string[];
  /** What is open, and what is closed and why; a side has its own alone. */
  readonly decisions: readonly Decision[];
}

/** An operation of a step, and the place of its first line in the audit of the whole. */
interface Part {
  readonly operation: string;
  readonly from: number;
}

const NOTHING: Seen = { position: {}, audit: [], parts: [], sentences: [], decisions: [] };

/** The words of a step that were asked for again, since the page is in another language by now. */
type Told = Pick<Seen, "sentences"> & Partial<Pick<Seen, "decisions">>;

const retold = signal<Readonly<Record<string, Told>>>({});

const keyOf = (of: Game, { n }: Step): string => `${of.id}/${n}/${viewer.value ?? ""}/${language.value}`;

/** What of a step is seen by who looks on; a side that no view was asked for sees nothing. */
export function seenOf(one: Step): Seen {
  const now = game.value;
  if (now === undefined) return NOTHING;
  const told = retold.value[keyOf(now, one)];
  const bare = bareOf(now, one);
  return {
    ...bare,
    sentences: (told?.sentences ?? bare.audit.map(({ sentence }) => sentence ?? "")).map(unbroken),
    decisions: told?.decisions ?? bare.decisions,
  };
}

/** What is seen of the step shown; undefined while there is none. */
export const seen = computed<Seen | undefined>(() => {
  const now = step.value && seenOf(step.value);
  return now && { ...now, decisions: shownWords(now.decisions) };
});

/** What is seen of a step, in the words that it was answered with. */
function bareOf({ seats }: Game, { answer }: Step): Omit<Seen, "sentences"> {
  const side = viewer.value;
  const shown = side === undefined ? (seats.length > 0 ? undefined : answer) : viewOf(answer, side);
  if (shown === undefined) return NOTHING;
  const position = ("view" in shown ? shown.view : shown.snapshot) ?? {};
  const audit = [...shown.audit];
  const parts = [{ operation: answer.operation, from: 0 }];
  for (const passed of answer.steps?.slice(1) ?? []) {
    parts.push({ operation: passed.operation, from: audit.length });
    audit.push(...((side === undefined ? passed : viewOf(passed, side))?.audit ?? []));
  }
  return { position, audit, parts, decisions: shown.decisions };
}

function viewOf({ views = [] }: Pick<Resolution, "views">, viewer: string): SideView | undefined {
  return views.find(({ side }) => side === viewer);
}

/** Has the decisions and the sentences of steps told in the language of the page, where they are in another. */
export async function retell(steps: readonly Step[]): Promise<void> {
  const now = game.value;
  if (now === undefined) return;
  const { read } = sourceOf(now);
  if (read !== undefined) return read(now, steps, language.value);
  const wanted = steps.filter((one) => {
    const told = retold.value[keyOf(now, one)];
    return (
      one.language !== language.value && (told === undefined || (one.n === now.at && told.decisions === undefined))
    );
  });
  const told = await Promise.all(wanted.map(async (one) => [keyOf(now, one), await toldAnew(now, one)] as const));
  if (told.length > 0) retold.value = { ...retold.value, ...Object.fromEntries(told) };
}

/** A step in the language of the page; what is open only where the step is the one shown. */
async function toldAnew(now: Game, one: Step): Promise<Told> {
  const { audit, decisions } = bareOf(now, one);
  const [open, sentences] = await Promise.all([
    one.n === now.at ? decisionsIn(now, one, decisions) : undefined,
    tellings(now.ruleset, audit),
  ]);
  return { sentences, ...(open !== undefined && { decisions: open }) };
}

/** Some decisions at a step, in the language of the page. */
async function decisionsIn(now: Game, one: Step, listed: readonly Decision[]): Promise<readonly Decision[]> {
  const { snapshot } = one.answer;
  if (snapshot === undefined) return listed;
  const { decisions } = await decisionsAt(now.ruleset, snapshot, language.value);
  return decisions.filter(({ operation }) => listed.some((each) => each.operation === operation));
}

async function tellings(ruleset: string, audit: readonly AuditEntry[]): Promise<readonly string[]> {
  if (!offers(ruleset, "tell") || audit.length === 0) return [];
  const request = { audit, language: language.value };
  const answer = await ask<{ readonly audit: readonly AuditEntry[] }>(ruleset, "tell", request);
  return answer.audit.map(({ sentence }) => sentence ?? "");
}

/** True for a step that whoever looks on may be told what was called: a side its own, and the beginning. */
export function isNamed(of: Game, one: Step): boolean {
  const earlier = before(of, one);
  if (one.kind === "HIDDEN") return false;
  if (viewer.value === undefined || earlier === undefined) return true;
  return bareOf(of, earlier).decisions.some(({ operation, legal }) => legal && operation === one.operation);
}
