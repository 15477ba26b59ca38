import { computed, signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Choice } from "../widgets/schema";
import type { BoardIds } from "../widgets/widget-for";

/** A widget's request to the board: the clickable ids, the chosen ids, and the action of a click. */
export interface Picking {
  readonly lit: readonly string[];
  readonly chosen: readonly string[];
  /** True if the widget has everything it needs. A click that several widgets accept goes to an unfinished one. */
  readonly done: boolean;
  readonly pick: (id: string) => void;
  /** Tooltips by id, such as the price of moving there. */
  readonly notes?: Readonly<Record<string, string>>;
  /** The spaces of a path, in order. */
  readonly path?: readonly string[];
}

/** The ids of all shapes on the displayed board, such as `space:malta` or `tube:fwd1`. */
export const boardIds = signal<BoardIds>(new Set());

/** The titles of all shapes, by id. */
export const boardTitles = signal<ReadonlyMap<string, string>>(new Map());

/** The turn or month and the phase, as printed on the displayed board. */
export const headline = signal("");

/** Returns the title of a choice. If its title is the bare value, returns the board's title for it. */
export function titleOnBoard({ value, title }: Choice, name: string | undefined): string {
  return title === String(value) ? (boardTitles.value.get(`${name}:${value}`) ?? title) : title;
}

/** The drawing's description in words, one item each; empty while there is no drawing. */
export const boardState = signal<readonly string[]>([]);

const activePickings = signal<readonly Picking[]>([]);

/** The ids that can be clicked now. */
export const lit = computed<ReadonlySet<string>>(() => new Set(activePickings.value.flatMap((each) => each.lit)));

/** The clickable ids that are chosen. */
export const chosen = computed<ReadonlySet<string>>(() => new Set(activePickings.value.flatMap((each) => each.chosen)));

/** The tooltips, by id. */
export const notes = computed<Readonly<Record<string, string>>>(() =>
  Object.assign({}, ...activePickings.value.map((each) => each.notes ?? {})),
);

/** The spaces of the path that is being chosen, in order; empty if there is none. */
export const shownPath = computed<readonly string[]>(
  () => activePickings.value.find((each) => each.path !== undefined)?.path ?? [],
);

/** The names that the hovered or focused log line is about. The board marks them, clickable or not. */
export const pointedAt = signal<readonly string[]>([]);

/** Passes a click on a shape to a widget that accepts one of its ids, preferring one that is not done. */
export function pick(ids: readonly string[]): void {
  const matches = activePickings.value.flatMap((each) => {
    const id = nextOf(ids, each);
    return id === undefined ? [] : [{ picking: each, id }];
  });
  const target = matches.find(({ picking }) => !picking.done) ?? matches.at(-1);
  target?.picking.pick(target.id);
}

/**
 * Returns the id in a stack that a click means: the first one after the chosen ids, so that clicks cycle through the
 * stack.
 */
function nextOf(ids: readonly string[], { lit: clickable, chosen: chosenIds }: Picking): string | undefined {
  const here = ids.filter((id) => clickable.includes(id));
  const start = here.findLastIndex((id) => chosenIds.includes(id)) + 1;
  const cycle = [...here.slice(start), ...here.slice(0, start)];
  return cycle.find((id) => !chosenIds.includes(id)) ?? cycle[0];
}

/** Makes a widget's choices clickable on the board while the widget is mounted. */
export function usePicking(picking: Picking): void {
  const latest = useRef(picking);
  latest.current = picking;
  const { lit: ids, chosen: chosenIds, done, notes: tooltips = {}, path: pathIds } = picking;
  useEffect(() => {
    if (ids.length === 0) return;
    const act = (id: string) => latest.current.pick(id);
    const entry: Picking = {
      lit: ids,
      chosen: chosenIds,
      done,
      notes: tooltips,
      ...(pathIds && { path: pathIds }),
      pick: act,
    };
    activePickings.value = [...activePickings.value, entry];
    return () => {
      activePickings.value = activePickings.value.filter((each) => each !== entry);
    };
  }, [JSON.stringify([ids, chosenIds, done, tooltips, pathIds])]);
}
