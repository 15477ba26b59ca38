import { computed, signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Choice } from "../widgets/schema";
import type { BoardIds } from "../widgets/widget-for";

/** What a widget asks the board for: which ids can be clicked, which are chosen, and what a click does. */
export interface Picking {
  readonly lit: readonly string[];
  readonly chosen: readonly string[];
  /** True when the widget has all it needs: a click that another one could use too is for that one. */
  readonly done: boolean;
  readonly pick: (id: string) => void;
  /** What is told of some ids under the cursor, such as the price of going there. */
  readonly notes?: Readonly<Record<string, string>>;
  /** The ids of spaces that a way leads over, from the first to the last. */
  readonly way?: readonly string[];
}

/** What can be clicked on the board that is shown, such as `space:malta` or `tube:fwd1`. */
export const boardIds = signal<BoardIds>(new Set());

/** The words of what can be clicked, by id. */
export const boardTitles = signal<ReadonlyMap<string, string>>(new Map());

/** When it is, as the board that is shown says: the turn or the month, and the phase. */
export const headline = signal("");

/** What a value is called: by its words, or where those are nothing but the bare value by what the board tells of it. */
export function called({ value, title }: Choice, name: string | undefined): string {
  return title === String(value) ? (boardTitles.value.get(`${name}:${value}`) ?? title) : title;
}

/** What the drawing of the board says in words, an item each; none while there is no drawing. */
export const boardState = signal<readonly string[]>([]);

const asking = signal<readonly Picking[]>([]);

/** What can be clicked now. */
export const lit = computed<ReadonlySet<string>>(() => new Set(asking.value.flatMap((each) => each.lit)));

/** What of it is chosen. */
export const chosen = computed<ReadonlySet<string>>(() => new Set(asking.value.flatMap((each) => each.chosen)));

/** What is told of it under the cursor, by id. */
export const notes = computed<Readonly<Record<string, string>>>(() =>
  Object.assign({}, ...asking.value.map((each) => each.notes ?? {})),
);

/** The spaces that a way under choice leads over, in order; none while there is no way to draw. */
export const way = computed<readonly string[]>(() => asking.value.find((each) => each.way !== undefined)?.way ?? []);

/** What a line of the log is about, while it is pointed at: shown on the board, whatever can be clicked. */
export const pointedAt = signal<readonly string[]>([]);

/** Tells of a click on a shape, which may stand for several things, who asked for one of them: first who still needs one. */
export function pick(ids: readonly string[]): void {
  const those = asking.value.flatMap((each) => {
    const id = nextOf(ids, each);
    return id === undefined ? [] : [{ asked: each, id }];
  });
  const told = those.find(({ asked }) => !asked.done) ?? those.at(-1);
  told?.asked.pick(told.id);
}

/** The one of several things on one spot that a click is for: after those that are chosen, so that clicks go through all. */
function nextOf(ids: readonly string[], { lit: open, chosen: taken }: Picking): string | undefined {
  const here = ids.filter((id) => open.includes(id));
  const start = here.findLastIndex((id) => taken.includes(id)) + 1;
  const inTurn = [...here.slice(start), ...here.slice(0, start)];
  return inTurn.find((id) => !taken.includes(id)) ?? inTurn[0];
}

/** Lights up the board for a widget as long as it is shown. */
export function usePicking(wanted: Picking): void {
  const latest = useRef(wanted);
  latest.current = wanted;
  const { lit: ids, chosen: taken, done, notes: told = {}, way: over } = wanted;
  useEffect(() => {
    if (ids.length === 0) return;
    const act = (id: string) => latest.current.pick(id);
    const asked: Picking = { lit: ids, chosen: taken, done, notes: told, ...(over && { way: over }), pick: act };
    asking.value = [...asking.value, asked];
    return () => {
      asking.value = asking.value.filter((each) => each !== asked);
    };
  }, [JSON.stringify([ids, taken, done, told, over])]);
}
